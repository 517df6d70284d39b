"""No module imports itself by way of others: whoever follows the imports of a file only ever goes down.

Import contracts look at packages; this looks at every module, and at every way to name one: imports inside functions
and under `TYPE_CHECKING`, names in strings, and `import_module` with a name that is put together.
"""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pytest

from tests.sources import ROOT, sources
from tools.pages.import_statements import import_statements

STILL_IN_A_CIRCLE: Final[frozenset[str]] = frozenset()
"""Modules that are still to be untangled. This only shrinks."""
NAMED: Final = re.compile(r"""["']((?:\w+\.)+\w+)[:"']""")  # "game" alone is a word
PUT_TOGETHER: Final = re.compile(r"""f["'](\w+(?:\.\w+)*)\.\{""")


def imported(source: str, modules: Mapping[str, str]) -> Iterator[str]:
    """Which of the modules a source names, at whatever depth."""
    for node in import_statements(source):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names if alias.name in modules)
            case ast.ImportFrom(module=str(module), names=names):
                for alias in names:
                    inner = f"{module}.{alias.name}"
                    yield inner if inner in modules else module
    for package in PUT_TOGETHER.findall(source):
        yield from (name for name in modules if name.rpartition(".")[0] == package)
    yield from NAMED.findall(source)


def imports_of(modules: Mapping[str, str]) -> dict[str, set[str]]:
    """Which of the modules each of them imports."""
    return {
        name: {other for other in imported(source, modules) if other in modules and other != name}
        for name, source in modules.items()
    }


@cache
def all_imports() -> Mapping[str, set[str]]:
    """The same of all code of the program and its tools."""
    return imports_of(sources())


def circles(below: Mapping[str, set[str]]) -> list[frozenset[str]]:
    """The largest groups of modules each of which leads to every other."""
    reached = {name: everything_below(name, below) for name in below}
    groups = {frozenset({name, *(other for other in reached[name] if name in reached[other])}) for name in below}
    return [group for group in groups if len(group) > 1]


def everything_below(name: str, below: Mapping[str, set[str]]) -> set[str]:
    """What following imports from a module leads to."""
    reached: set[str] = set()
    ahead = [name]
    while ahead:
        new = below[ahead.pop()] - reached
        reached |= new
        ahead += new
    return reached


def test_nothing_imports_itself_by_way_of_others() -> None:
    found = circles(all_imports())
    assert frozenset().union(*found) == STILL_IN_A_CIRCLE, sorted(map(sorted, found))


@pytest.mark.parametrize(
    "way_back",
    [
        "import game.one",
        "from game import one",
        "from game.one import Thing",
        "def work():\n    from game.one import Thing",
        "if TYPE_CHECKING:\n    from game.one import Thing",
        "import_module('game.one')",
        "import_module(f'game.{name}')",
        "ENTRY = 'game.one:main'",
    ],
)
def test_a_circle_is_found(way_back: str) -> None:
    planted = {"game.one": "import game.two", "game.two": "from game import three", "game.three": way_back, "game": ""}
    assert circles(imports_of(planted)) == [frozenset({"game.one", "game.two", "game.three"})]
    assert circles(imports_of({**planted, "game.three": ""})) == []


def test_every_module_of_the_engine_has_its_layer() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (engine,) = (one for one in contracts if one.get("containers") == ["game.engine"])
    named = {name for layer in engine["layers"] for name in layer.split(" | ")}
    modules = [
        path.relative_to(ROOT / "game" / "engine").with_suffix("") for path in (ROOT / "game" / "engine").rglob("*.py")
    ]
    assert named == {".".join(path.parts) for path in modules if path.name != "__init__"}
