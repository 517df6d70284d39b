"""What somebody drops on the screen of tables, whatever is in it: the window goes on, and hears what became of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.shared.requests import ShowYourTable
from tests.fuzz.hostile_pictures import TURBULENCE, deck, filtered, gif, png, table
from tests.ui.house import House
from tests.ui.system.your_table.hostile_run import dropped

SMALL = gif((100, 100), (60_000, 60_000))


def at_tables(house: House) -> House:
    """The screen on which a table is chosen."""
    house.program.show_title()
    house.run(0.5)
    house.program.ask(ShowYourTable())
    house.run(0.5)
    return house


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "data", "most", "passes"),
    [
        ("frame.gif", SMALL, 100, 1),
        ("frame.handfoot-table", table({"cloth.png": SMALL}), 100, 1),
        ("table.handfoot-table", table({"cloth.png": png((30_000, 30_000), bytes(99))}), 100, 1),
        # this one may be read while the page of decks is drawn for the first time
        ("entities.svg", b'<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', 100, 0),
        ("turbulence.svg", filtered(TURBULENCE), 300, 1),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(
    name: str, data: bytes, most: int, passes: int, open_house: Callable[..., House], tmp_path: Path
) -> None:
    """Given a file of some kilobytes that takes gigabytes or for ever, it is named, and passes go on while it is
    read.
    """
    house = at_tables(open_house(data=tmp_path / "player"))
    (tmp_path / name).write_bytes(data)
    outcome = dropped(house, tmp_path / name)
    assert name in outcome.said
    assert outcome.child <= most
    assert outcome.passes >= passes
    assert list(tmp_path.glob("player/table/*")) == []
    assert house.report.scene == "your_table"


@pytest.mark.slow
def test_good_files_are_taken(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Given a photo as large as phones make them, and a drawn deck, each is taken, and cached for a start."""
    pytest.importorskip("resvg_py")
    house = at_tables(open_house(data=tmp_path / "player"))
    (tmp_path / "photo.png").write_bytes(png((8_000, 6_000), None, 8, 2))
    assert dropped(house, tmp_path / "photo.png").said == "taken, crop"
    (tmp_path / "deck.svg").write_bytes(deck('<circle cx="25" cy="35" r="9"/>'))
    assert dropped(house, tmp_path / "deck.svg").said == "taken, your_table"
    (copy,) = tmp_path.glob("player/table/deck-*.zip")
    assert [path.stem for path in tmp_path.glob("player/cache/*")] == [copy.stem]
