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
from saves.library.match_summary import same_rules, summary_of, summary_of_evening, who_played
from saves.records.evening import evening_of
from saves.records.lines import EndLine, GameLine, Line, MoveLine, ScoreLine, SeatInfo, encode_line
from saves.records.record import read_record
from saves.records.replay import replay_file
from saves.records.score_pad_lines import EveningEnd
from tests.saves.score_pads import FIRST, SECOND, header, wrote
from tests.saves.written_records import GAME, LAST_CARD, move, record

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
    """Of each round there are its points, the totals after it and who went out, as its score line has them."""
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
    """Of the last round of an example: four and eight books, and seat 3 went out in its sixteenth turn. Whoever follows
    gets every line with what happened in it, and in the end who played.
    """
    path, notes = EXAMPLES / "match-web-4.handfoot.jsonl", Notes()
    match = summary_of(path, notes)
    assert match is not None
    header, *lines = read_record(path).lines
    first, rules, *followed, seats = notes.told
    assert (first, rules, seats) == (header, preset("web"), match.seats)
    assert followed == [(line, not isinstance(line, ScoreLine | EndLine)) for line in lines]
    assert match.turns == sum(isinstance(line, MoveLine) and isinstance(line.move, Discard) for line in lines)
    last = match.rounds[-1]
    assert (last.books, last.out, last.turns) == ((4, 8), 3, 16)
    assert match.rounds[0].out is None
    assert match.rounds[0].turns == 0


def test_an_evening_with_real_cards_is_told_from_a_match() -> None:
    """Given a pad that was closed after two rounds, its totals and winners are kept as those of real cards."""
    lines = [header(), *wrote(1, FIRST), *wrote(2, SECOND)]
    assert summary_of_evening(evening_of(lines)) is None
    told = summary_of_evening(evening_of([*lines, EveningEnd()]))
    assert told is not None
    assert (told.real_cards, told.totals, told.winners) == (True, (1505, 1840), (1,))


def test_a_seat_is_whose_who_made_most_moves_there() -> None:
    """Given a person whose seat a computer player had for a while, most moves count; of as many the header's name."""
    anna, bot = SeatInfo(name="Anna", kind="human"), SeatInfo(name="Anna", kind="computer", level="hard")
    for own, other, whose in ((3, 2, anna), (2, 3, bot), (2, 2, anna)):
        assert who_played((anna,), Counter({(0, bot): other, (0, anna): own})) == (whose,)


@pytest.mark.parametrize(
    "make",
    [
        lambda path, folder: changed(path, folder, lines=slice(0, -1)),
        lambda path, folder: changed(path, folder, lines=slice(1, None)),
        lambda path, folder: changed(path, folder, rules={"base": "family"}),
        lambda path, folder: changed(path, folder, created="some day"),
    ],
    ids=["no end", "no deal", "other rules", "no date"],
)
def test_what_is_no_whole_match_is_none(tmp_path: Path, make: object) -> None:
    """A match without its end, without its first deal, or that its own rules refuse, is in no figures."""
    assert callable(make)
    assert summary_of(make(EXAMPLES / "match-web-4.handfoot.jsonl", tmp_path)) is None


def test_a_match_that_was_broken_off_is_none(tmp_path: Path) -> None:
    """An abandoned match has no result, so it is in no figures."""
    path = EXAMPLES / "match-web-4.handfoot.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if json.loads(line)["type"] == "score")
    end = {"type": "end", "winners": [], "totals": json.loads(lines[number])["totals"], "reason": "abandoned"}
    place = tmp_path / path.name
    place.write_text("\n".join([*lines[: number + 1], json.dumps(end)]) + "\n", encoding="utf-8")
    assert summary_of(place) is None


def test_a_match_that_begins_in_its_middle_is_none(tmp_path: Path) -> None:
    """A game that was played on from a position to its end is no whole match: its points would count twice."""
    path = record(tmp_path, GAME, LAST_CARD, move(0, "go_out", melds=[], discard="9C"))
    replay = replay_file(path).replay
    assert replay is not None
    with path.open("a", encoding="utf-8") as file:
        while (due := replay.due()) is not None:
            file.write(encode_line(due) + "\n")
            replay.feed(due, 0)
    verdict = replay_file(path)
    assert (verdict.problem, verdict.replay is not None and verdict.replay.end is not None) == (None, True)
    assert summary_of(path) is None


def test_rules_are_the_same_if_they_are_played_alike() -> None:
    """Another name changes nothing; another number does, and each preset is its own."""
    web = preset("web")
    assert same_rules(replace(web, name="Lake house", tables=("4:2v2",))) == same_rules(web)
    assert same_rules(replace(web, rounds=3)) != same_rules(web)
    assert len({same_rules(preset(id)) for id in PRESET_IDS}) == len(PRESET_IDS)
