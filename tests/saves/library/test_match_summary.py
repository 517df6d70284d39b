"""What a finished match comes to, checked against numbers that stand in its record."""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.events import Event
from game.engine.moves import Discard
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from saves.library.match_summary import RoundSummary, same_rules, summary_of, summary_of_evening, who_played
from saves.records.evening import evening_of
from saves.records.lines import EndLine, GameLine, Line, MoveLine, ScoreLine, SeatInfo
from saves.records.record import read_record
from saves.records.score_pad_lines import EveningEnd
from tests.saves.score_pads import FIRST, SECOND, header, wrote
from tests.saves.written_records import END, GAME, LAST_CARD, OUT, ROUND, SCORE, record

EXAMPLES = Path(__file__).parents[2] / "examples"
MATCHES = sorted(EXAMPLES.glob("match-*.handfoot.jsonl"))


def changed(path: Path, folder: Path, *, lines: slice = slice(None), **header: object) -> Path:
    """Some lines of a record under another header."""
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    text = "\n".join([json.dumps({**json.loads(first), **header}), *rest[lines]]) + "\n"
    place = folder / path.name
    place.write_text(text, encoding="utf-8")
    return place


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.name)
def test_rounds_are_told_as_they_were_scored(path: Path) -> None:
    match = summary_of(path)
    assert match is not None
    scores = [line for line in read_record(path).lines if isinstance(line, ScoreLine)]
    assert [round.totals for round in match.rounds] == [score.totals for score in scores]
    assert [round.points for round in match.rounds] == [tuple(team.total for team in score.teams) for score in scores]
    assert [round.out for round in match.rounds] == [score.out for score in scores]
    assert match.totals == scores[-1].totals
    assert max(match.totals) == match.totals[match.winners[0]]


class Notes:
    """Follows a record, and notes what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def begin(self, header: GameLine, rules: RuleSet) -> None:
        """The first line."""
        self.told += [header, rules]

    def follow(self, line: Line, events: Sequence[Event]) -> None:
        """Each further one."""
        self.told.append((line, bool(events)))

    def end(self, seats: tuple[SeatInfo, ...]) -> None:
        """All is read."""
        self.told.append(seats)


def test_books_and_turns_are_counted_on_the_table() -> None:
    path, notes = EXAMPLES / "match-web-4.handfoot.jsonl", Notes()
    match = summary_of(path, notes)
    assert match is not None
    header, *lines = read_record(path).lines
    first, rules, *followed, seats = notes.told
    assert (first, rules, seats) == (header, preset("web"), match.seats)
    assert followed == [(line, not isinstance(line, ScoreLine | EndLine)) for line in lines]
    discards = sum(isinstance(line, MoveLine) and isinstance(line.move, Discard) for line in lines)
    assert match.turns == discards + len(match.rounds)
    last = match.rounds[-1]
    assert (last.books, last.out, last.turns) == ((4, 8), 3, 16)
    assert match.rounds[0].out is None
    assert match.rounds[0].turns == 0


def test_an_evening_with_real_cards_is_told_from_a_match() -> None:
    lines = [header(), *wrote(1, FIRST), *wrote(2, SECOND)]
    assert summary_of_evening(evening_of(lines)) is None
    assert summary_of_evening(evening_of([header(), EveningEnd()])) is None
    told = summary_of_evening(evening_of([*lines, EveningEnd()]))
    assert told is not None
    assert (told.real_cards, told.totals, told.winners, told.turns) == (True, (1505, 1840), (1,), 0)
    first = RoundSummary((1205, 640), (1205, 640), (2, 1), 0, 0)
    assert told.rounds == (first, RoundSummary((300, 1200), (1505, 1840), (0, 3), None, 0))


ANNA, HARD = SeatInfo(name="Anna", kind="human"), SeatInfo(name="Anna", kind="computer", level="hard")


@pytest.mark.parametrize(
    ("first", "made", "whose"),
    [
        (ANNA, {(0, HARD): 2, (0, ANNA): 3}, ANNA),
        (ANNA, {(0, HARD): 3, (0, ANNA): 2}, HARD),
        (ANNA, {(0, HARD): 2, (0, ANNA): 2}, ANNA),
        (ANNA, {(1, HARD): 9}, ANNA),
        (HARD, {(0, HARD): 2, (0, ANNA): 3}, HARD),  # whoever sat in has no name there
    ],
)
def test_whose_a_seat_was(first: SeatInfo, made: dict[tuple[int, SeatInfo], int], whose: SeatInfo) -> None:
    assert who_played((first,), Counter(made)) == (whose,)


@pytest.mark.parametrize(
    "make",
    [
        lambda path, folder: changed(path, folder, lines=slice(0, -1)),
        lambda path, folder: changed(path, folder, lines=slice(1, None)),
        lambda path, folder: changed(path, folder, rules={"base": "family"}),
        lambda path, folder: changed(path, folder, created="some day"),
        lambda _, folder: record(folder, GAME, ROUND, {**END, "winners": [], "totals": [0, 0], "reason": "abandoned"}),
        lambda _, folder: record(folder, GAME, LAST_CARD, OUT, SCORE, END),  # its points would count twice
    ],
    ids=["no end", "no deal", "other rules", "no date", "broken off", "from a position"],
)
def test_what_is_no_whole_match_is_none(tmp_path: Path, make: object) -> None:
    assert callable(make)
    assert summary_of(make(EXAMPLES / "match-web-4.handfoot.jsonl", tmp_path)) is None


def test_rules_are_the_same_if_they_are_played_alike() -> None:
    web = preset("web")
    assert same_rules(replace(web, name="Lake house", tables=("4:2v2",))) == same_rules(web)
    assert same_rules(replace(web, rounds=3)) != same_rules(web)
    assert len({same_rules(preset(id)) for id in PRESET_IDS}) == len(PRESET_IDS)
