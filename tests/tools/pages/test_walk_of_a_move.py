import ast
import re
from collections.abc import Iterator

import msgspec

from tests.sources import sources
from tests.test_circles import all_imports, everything_below
from tools import ROOT

STAY = re.compile(r"^( *)- `([\w/]+)\.py` `([\w.]+)`: ", re.MULTILINE)


class Stay(msgspec.Struct, frozen=True):
    """One line of the walk: how deep it is, the module, the function or method."""

    depth: int
    module: str
    name: str


def walk() -> list[Stay]:
    """The stays, in their order."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## One move")[2].partition("\n## ")[0]
    return [
        Stay(len(indent) // 2, (path if path.startswith("saves/") else f"game/{path}").replace("/", "."), name)
        for indent, path, name in STAY.findall(section)
    ]


def functions(source: str) -> Iterator[str]:
    """The functions of a module, methods with their class."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{inner.name}" for inner in node.body if isinstance(inner, ast.FunctionDef))


def test_every_stay_is_there() -> None:
    modules = sources()
    stays = walk()
    assert len(stays) >= 15
    for stay in stays:
        assert stay.name in functions(modules[stay.module]), stay


def test_no_stay_knows_who_called_it() -> None:
    below = all_imports()
    above: list[Stay] = []
    for stay in walk():
        above = [*above[: stay.depth], stay]
        reached = everything_below(stay.module, below)
        callers = {caller.module for caller in above[:-1]} - {stay.module}
        assert not callers & reached, (stay, callers & reached)


def test_the_table_goes_down() -> None:
    below = all_imports()
    floors = (
        ("game.ui.table.screen",),
        ("game.ui.table.update", "game.ui.table.draw.table_pictures"),
        ("game.ui.table.state",),
        ("game.turn.gesture_outcomes", "game.turn.hinting", "game.ui.table.held_cards"),
        ("game.turn.arrangement",),
        ("game.turn.spots",),
    )
    for number, floor in enumerate(floors):
        higher = {module for upper in floors[:number] for module in upper}
        for module in floor:
            assert not higher & everything_below(module, below), (module, higher)
    assert "pygame" not in sources()["game.ui.table.state"]
