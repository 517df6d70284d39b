"""The rooms in which faults are planted, and which tests are near a module."""

import ast
import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.mutants.planting import Mutant, mutants_of
from tools.pages.import_statements import import_statements

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = (
    *("rules", "engine", "deals", "score_pad", "messages", "sentences", "ai", "reason", "analysis", "lessons"),
    *("problems", "printed", "play", "turn", "phones", "cli", "toolkit", "ui", "drawing", "saves"),
)
"""`drawing` are the functions of `ui` that are given a surface; `ui` are its others."""
NEEDS: Final = {"game/play/pettingzoo_environment.py": "pettingzoo"}
"""Modules that can only be imported with a package that not everybody has: left out without it."""
NEAR: Final = 16
"""So many test files are asked about a module, unless all are."""


def of_room(room: str) -> Iterator[Mutant]:
    """Every fault that can be planted in a room, or in one module."""
    for path in [ROOT / room] if room.endswith(".py") else sorted((ROOT / folder_of(room)).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        needed = NEEDS.get(name)
        if not name.startswith("game/messages/functions/") and (needed is None or find_spec(needed) is not None):
            for mutant in mutants_of(name, path.read_text("utf-8")):
                if room not in ("ui", "drawing") or mutant.draws == (room == "drawing"):
                    yield mutant


OF_SCREENS: Final = ("tests/ui/all_screens/test_looks.py", "tests/ui/all_screens/test_every_press.py")
"""Asked about every module of the screens."""

EXAMPLES: Final = "tests/test_doctests.py"
"""Asked about every module with examples in its docstrings."""


def folder_of(room: str) -> str:
    """Where its modules are."""
    return {"saves": "saves", "drawing": "game/ui"}.get(room, f"game/{room}")


def drawn(rooms: Sequence[str], count: int, seed: int) -> list[tuple[str, Mutant]]:
    """So many of each room, the same for the same seed and source; each row has one of each."""
    found = []
    for room in rooms:
        mutants = list(of_room(room))
        chance = random.Random(f"{seed} {room}")
        found.append([(room, mutant) for mutant in chance.sample(mutants, min(count, len(mutants)))])
    longest = max(map(len, found), default=0)
    return [row[number] for number in range(longest) for row in found if number < len(row)]


def near_tests(module: str) -> list[str]:
    """The test files in the folder that mirrors the module's, its own first with its examples, and those that import it
    by name.
    """
    mirrored = Path("tests", *Path(module).parts[0 if module.startswith("saves") else 1 :])
    folder = mirrored.parent
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    beside = _ordered(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).glob("test_*.py"))
    own = [path for path in beside if Path(path).stem in (f"test_{mirrored.stem}", f"test_{mirrored.parent.name}")]
    naming = _ordered(path for path, imported in imports_of_tests() if _dotted(module) in imported)
    if ">>> " in (ROOT / module).read_text("utf-8"):
        own.append(EXAMPLES)
    of_screens = OF_SCREENS if module.startswith("game/ui/") else ()
    return list(dict.fromkeys([*own, *of_screens, *(path for path in naming if path in beside), *naming, *beside]))[
        :NEAR
    ]


def _ordered(paths: Iterable[str]) -> list[str]:
    """The shortest first: they ask about least."""
    return sorted(paths, key=lambda path: ((ROOT / path).stat().st_size, path))


def _dotted(module: str) -> str:
    return module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def imports_of_tests() -> tuple[tuple[str, frozenset[str]], ...]:
    """Each test file with the modules that it imports, or takes something from."""
    return tuple(
        (path.relative_to(ROOT).as_posix(), frozenset(_imported(path.read_text("utf-8"))))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
    )


def _imported(source: str) -> Iterator[str]:
    for node in import_statements(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
