"""The documents name only what the game has."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import game.messages.functions.en as en
from game import sentences as words
from game.assets import assets_folder
from game.ui.system.reading.presenter import game_menu
from tests.ui.samples import nothing

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
SCREENS = ("Settings", "New game", "My games", "Learn", "Today's deal", "Look back", "Score pad")


def texts_in(value: object) -> Iterator[str]:
    """All texts of a constant."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from texts_in(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts_in(one)


LABELS = {
    text
    for package in (words, en)
    for module in iter_modules(package.__path__)
    for value in vars(import_module(f"{package.__name__}.{module.name}")).values()
    for text in texts_in(value)
}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_way_through_the_game_leads_somewhere(path: Path) -> None:
    text = " ".join(path.read_text(encoding="utf-8").replace("’", "'").split())
    ways = re.findall(rf"\b(?:{'|'.join(SCREENS)}), ([A-Z][\w' ]+)", text)
    assert [label for label in ways if label.strip() not in LABELS] == []
    in_menu = {widget.label for widget in game_menu(nothing).form.widgets}
    assert [label for label in re.findall(r"([A-Z][\w' ]+?) in the menu", text) if label not in in_menu] == []


def test_the_folder_holds_what_is_asked_of_it() -> None:
    there = {path.name for path in assets_folder().iterdir()}
    assert there >= {"ai", "cards", "fonts", "rules", "sounds", "tables", "LICENCES.md"}
