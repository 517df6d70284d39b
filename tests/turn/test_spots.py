"""What can be pointed at: its texts are made in one file, and nothing takes one apart."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.turn.spots import HandCard, LaidMeld, RedThrees, SeatPlate, Spot, StagedCard, Zone, id_of

GAME = Path(__file__).parents[2] / "game"
HOME = "spots.py"
"""The one file that may make them; none may take one apart."""
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
        if any(pattern.search(line) for pattern in (TAKEN_APART if name == HOME else (*TAKEN_APART, MADE))):
            yield f"{name}:{number}: {line.strip()}"


def test_no_id_is_taken_apart_but_where_targets_are_written() -> None:
    files = sorted((*(GAME / "ui").rglob("*.py"), *(GAME / "turn").rglob("*.py"), *(GAME / "sentences").rglob("*.py")))
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
    assert list(offences("scene.py", line))
    assert bool(list(offences(HOME, line))) == (MADE.search(line) is None)


@pytest.mark.parametrize(
    ("spot", "text"),
    [
        (HandCard(3), "hand/3"),
        (StagedCard(1, 2), "staged/1/2"),
        (LaidMeld(0, 4), "meld/0/4"),
        (LaidMeld(2, 0, is_book=True), "book/2/0"),
        (SeatPlate(5), "seat/5"),
        (RedThrees(1), "red_threes/1"),
        *((zone, zone.value) for zone in Zone),
    ],
)
def test_everything_is_written_as_other_programs_know_it(spot: Spot, text: str) -> None:
    """Given anything that can be pointed at, its text is that of record-format.md, section 4."""
    assert id_of(spot) == text


def test_no_two_share_a_text() -> None:
    spots: list[Spot] = [
        HandCard(1),
        StagedCard(1, 1),
        LaidMeld(1, 1),
        LaidMeld(1, 1, True),
        SeatPlate(1),
        RedThrees(1),
    ]
    assert len({id_of(spot) for spot in (*spots, *Zone)}) == len(spots) + len(Zone)
