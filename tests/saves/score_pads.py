"""Score pads in one line each."""

import msgspec

from game.rules.ruleset import RuleSet
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry, WrittenBooks
from saves.records.lines import SeatInfo
from saves.records.score_pad_lines import SCORE_PAD_FORMAT, EntryLine, ScorePadHeader, ScorePadLine, WrittenLine
from tests.build import WEB

FIRST = RoundEntry(
    (
        TeamEntry((WrittenBooks(BookSort.CLEAN, 1), WrittenBooks(BookSort.DIRTY, 1)), melded=305, left=0),
        TeamEntry((WrittenBooks(BookSort.CLEAN, 1),), melded=225, left=85),
    ),
    out=0,
)
"""1205 and 640 under Web Classic."""
SECOND = RoundEntry((TeamEntry(melded=300, left=0), TeamEntry((WrittenBooks(BookSort.DIRTY, 3),), 400, 100)), None)
"""300 and 1200."""


def header(rules: RuleSet = WEB, names: str = "Anna Ben Rosa Ida", teams: int = 2, dealer: int = 0) -> ScorePadHeader:
    """The header of a pad."""
    return ScorePadHeader(
        format=SCORE_PAD_FORMAT,
        id="lake",
        created="2026-11-20T19:30:00+00:00",
        app="0.1.0",
        name="At the lake",
        rules=msgspec.to_builtins(rules),
        seats=tuple(SeatInfo(name=name, kind="human") for name in names.split()),
        teams=teams,
        dealer=dealer,
    )


def entry(number: int, written: RoundEntry) -> EntryLine:
    """What stands there for a round."""
    return EntryLine(n=number, teams=written.teams, out=written.out)


def wrote(number: int, written: RoundEntry) -> tuple[ScorePadLine, ScorePadLine]:
    """A round that is entered and written down."""
    return entry(number, written), WrittenLine(n=number)
