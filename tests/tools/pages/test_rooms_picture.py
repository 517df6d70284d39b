import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from tools.pages.rooms_picture import PICTURE, ROOMS, imports, picture, room_of

SAID = re.compile(r"<title>(\w+) imports from (\w+) (?:once|(\d+) times)</title>")


@pytest.fixture(scope="module")
def today() -> Counter[tuple[str, str]]:
    """The imports between rooms as they are."""
    return imports()


def drawn(svg: str) -> Counter[tuple[str, str]]:
    """What a picture says: how often which room imports which."""
    return Counter({(one, other): int(times or 1) for one, other, times in SAID.findall(svg)})


def test_the_picture_shows_the_imports_of_today(today: Counter[tuple[str, str]]) -> None:
    """Given the code as it is, docs/rooms.svg has an arrow for each import between rooms and no other, and its numbers
    are right to a quarter, so that not every import asks for a new picture; `python -m tools.pages` draws it.
    """
    shown = drawn(PICTURE.read_text(encoding="utf-8"))
    assert set(shown) == set(today)
    for pair, count in today.items():
        assert abs(shown[pair] - count) <= 3 + count / 4, pair


def test_what_is_counted_is_what_is_drawn() -> None:
    counts = Counter({("cli", "ui"): 7, ("ui", "pygame"): 125, ("rules", "cards"): 1})
    svg = picture(counts)
    assert drawn(svg) == counts
    texts = [element.text for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert {*ROOMS, "7", "125", "1"} <= set(texts)


def test_every_import_goes_down_the_stairs(today: Counter[tuple[str, str]]) -> None:
    assert all(ROOMS.index(one) < ROOMS.index(other) for one, other in today)


def test_a_module_lies_in_the_room_its_name_says() -> None:
    assert room_of("game.ui.table.layout.table_layout") == "ui"
    assert room_of("game.cards") == "cards"
    assert room_of("saves.records.lines") == "saves"
    assert room_of("pytmx.pytmx") == room_of("pygame") == "pygame"
    assert room_of("game") == "game"
