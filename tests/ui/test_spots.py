"""What can be pointed at: its texts are made and read in one file, and nothing else takes one apart."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.spots import HandCard, LaidMeld, RedThrees, SeatPlate, Spot, StagedCard, Zone, id_of, spot_of

GAME = Path(__file__).parents[2] / "game"
HOME = "spots.py"
"""The one file that may."""
KINDS = "hand|staged|meld|book|seat|red_threes|row|log|button|field"
TAKEN_APART = (
    re.compile(r"""split\((["'])/\1\)"""),
    re.compile(rf"""(startswith|removeprefix)\(\(?["']({KINDS})\b"""),
    re.compile(r"""place\[\d?:?\d\] (==|in) \(?["']"""),
    re.compile(r"""\bre\.\w+\(.*\bid\b"""),
)
MADE = re.compile(r"""f["'](hand|staged|meld|book|seat|red_threes)/""")


def offences(name: str, text: str) -> Iterator[str]:
    """Lines of a file that make the text of a spot, or take an id apart."""
    for number, line in enumerate(text.splitlines(), 1):
        if name != HOME and any(pattern.search(line) for pattern in (*TAKEN_APART, MADE)):
            yield f"{name}:{number}: {line.strip()}"


def test_no_id_is_taken_apart_but_where_targets_are_written() -> None:
    """Given every file of the screen and every text, only the file of spots makes or reads their texts."""
    files = sorted((*(GAME / "ui").rglob("*.py"), *(GAME / "words").rglob("*.py")))
    assert len(files) > 100
    assert [found for file in files for found in offences(file.name, file.read_text())] == []


@pytest.mark.parametrize(
    "line",
    [
        'kind, *rest = target.split("/")',
        'if name.startswith("hand/"):',
        'if name.startswith(("meld/", "book/")):',
        'at = int(row.id.removeprefix("row/"))',
        'if sprite.place[0] == "hand":',
        'hits[f"hand/{i}"]',
        'plain = re.sub(r"[_/]\\d+$", "", id)',
    ],
)
def test_one_that_is_planted_is_found(line: str) -> None:
    """Given a line that knows how an id is written, the test above would fail; in the file of spots it may stand."""
    assert list(offences("scene.py", line))
    assert not list(offences(HOME, line))


@pytest.mark.parametrize(
    "spot",
    [HandCard(3), StagedCard(1, 2), LaidMeld(0, 4), LaidMeld(2, 0, is_book=True), SeatPlate(5), RedThrees(1), *Zone],
    ids=id_of,
)
def test_what_is_written_can_be_read(spot: Spot) -> None:
    """Given anything that can be pointed at, its text leads back to it."""
    assert spot_of(id_of(spot)) == spot


@pytest.mark.parametrize("id", ["button/draw", "hand", "hand/x", "staged/1", "meld/0", "row/3", ""])
def test_other_texts_are_no_spots(id: str) -> None:
    """Buttons, rows and what is cut short stand for nothing on the felt."""
    assert spot_of(id) is None
