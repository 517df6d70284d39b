from collections.abc import Callable, Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from game.engine.events import RoundEnded
from game.engine.table.state import Table
from game.printed.score_sheet import score_rows
from game.score_pad.counting import scores_of
from game.score_pad.doubts import doubts_of
from game.score_pad.entry import RoundEntry
from game.score_pad.score_pad_rows import BookRow, ScorePadRow, most_in, rows_of, value_of, with_value
from tests.build import PRESETS, WEB
from tests.properties.random_play import Seating, preset_seatings, random_seatings
from tests.score_pad.rounds_on_paper import played_rounds, well_played_rounds, written
from tests.slow import LONG, slow_unless

MATCHES = 33 if LONG else 1
"""Of each table, with careless players and with good ones; 33 are 10,000 rounds."""
Players = Callable[[Seating], Iterator[tuple[Table, RoundEnded]]]


def seatings() -> list[Seating]:
    """Tables of every preset, and as many under random rule sets."""
    return [*preset_seatings(range(1)), *random_seatings(15), *random_seatings(15, beyond_the_seeds=True)]


def has_much_to_count(played: Players, seating: Seating) -> bool:
    """Two against two, or good players by rules with more kinds of points than others."""
    is_usual = (seating.players, seating.teams) == (4, 2)
    return (is_usual and played is played_rounds) or (played is well_played_rounds and len(rows_of(seating.rules)) >= 9)


@pytest.mark.parametrize(
    ("played", "seating"),
    slow_unless(has_much_to_count, product((played_rounds, well_played_rounds), seatings())),
    ids=lambda one: one.name if isinstance(one, Seating) else one.__name__,
)
def test_written_rounds_come_to_the_engines_scores(played: Players, seating: Seating) -> None:
    """Given rounds of all presets and of random rule sets, by careless players and by good ones, what people write
    down of the table counts exactly what the engine says; and the second opinion finds nothing impossible in them.
    """
    rounds = 0
    for match_ in range(MATCHES):
        seated = seating._replace(seed=seating.seed + 1000 * match_)
        for table, ended in played(seated):
            entry = written(table)
            before = tuple(total - score.total for total, score in zip(ended.totals, ended.scores, strict=True))
            rules = table.board.rules
            assert scores_of(rules, seated.players, entry) == ended.scores, (seated.name, entry)
            doubts = tuple(doubts_of(rules, seated.players, ended.round, before, entry))
            assert doubts == (), (seated.name, entry)
            rounds += 1
    assert rounds


def rows_told(**rules: object) -> list[str]:
    """The rows of Web Classic with some rules changed, in short."""
    return [
        f"{'double ' if row.double else ''}{row.sort} {row.worth}" if isinstance(row, BookRow) else row.name.lower()
        for row in rows_of(replace(WEB, **rules))
    ]


def test_a_rule_set_has_its_rows_and_no_others() -> None:
    assert rows_told() == ["clean 500", "dirty 300", "melded", "out", "left", "red_threes_left", "penalty"]
    assert rows_told(red_three=0)[-2:] == ["left", "penalty"]
    assert rows_told(deal="cut")[0] == "cuts"
    assert "cuts" not in rows_told(deal="cut", cut_bonus=0)
    assert rows_told(wild_melds="allowed")[2] == "wild 1500"
    assert rows_told(sevens_book=1200)[2] == "sevens 1200"
    assert rows_told(meld_threes="all", threes_book=700)[2] == "threes 700"
    assert rows_told(threes_book=700) == rows_told()
    assert rows_told(double_book=14)[:4] == ["clean 500", "double clean 1000", "dirty 300", "double dirty 600"]
    assert rows_told(unfinished_book=500, sevens_book=1200)[3] == "unfinished"
    assert rows_told(red_threes="lay_down")[2] == "red_threes_laid"


def test_every_preset_has_the_rows_that_its_score_sheet_prints() -> None:
    for rules in PRESETS:
        has_bonus = bool(rules.go_out_bonus)
        double = bool(rules.double_book)
        books = sum(isinstance(row, BookRow) and not row.double for row in rows_of(rules))
        others = sum(isinstance(row, ScorePadRow) for row in rows_of(rules))
        assert len(score_rows(rules)) == books + double + others - (not has_bonus), rules.name


def test_a_number_that_is_erased_is_as_if_never_written() -> None:
    books = {"sevens_book": 1200, "double_book": 14, "book_at_once": 100, "unfinished_book": 500}
    rules = replace(WEB, deal="cut", wild_melds="allowed", red_threes="lay_down", **books)
    rows = [row for row in rows_of(rules) if row is not ScorePadRow.OUT]
    assert set(ScorePadRow) - {ScorePadRow.OUT} < set(rows)
    blank = RoundEntry.blank(2)
    for row in rows:
        entry = with_value(blank, 1, row, 3)
        others = [other for other in rows if value_of(entry, 1, other) != value_of(blank, 1, other)]
        assert (others, value_of(entry, 1, row), entry.teams[0]) == ([row], 3, blank.teams[0])
        assert with_value(entry, 1, row, None) == blank, row


def test_who_went_out_is_read_by_team_and_written_as_a_seat() -> None:
    for out, teams in ((3, [0, 1]), (2, [1, 0]), (None, [0, 0])):
        entry = RoundEntry(RoundEntry.blank(2).teams, out)
        assert [value_of(entry, team, ScorePadRow.OUT) for team in (0, 1)] == teams
    with pytest.raises(ValueError, match="a seat"):
        with_value(RoundEntry.blank(2), 0, ScorePadRow.OUT, 1)


def test_points_have_five_digits_and_whatever_is_counted_two() -> None:
    assert {row for row in rows_of(WEB) if most_in(row) > 99} == {
        ScorePadRow.MELDED,
        ScorePadRow.LEFT,
        ScorePadRow.PENALTY,
    }
