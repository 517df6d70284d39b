"""What a life of games tells: who played, how a trend is smoothed and compared, and the records of a house."""

from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import fmean

import pytest
from msgspec.structs import replace

from game.analysis.facts import DecisionTheme
from game.analysis.strength.level_figures import LevelFigure, measured_levels
from game.analysis.strength.life_of_games import (
    Company,
    LifeOfGames,
    RecordKind,
    change_of,
    comeback,
    created,
    life_of,
    matches_looked_at,
    rating_of,
    trend_of,
)
from saves.players.seats_now import EARLIEST, LATEST
from saves.records.lines import SeatInfo
from tests.analysis.lives import START, evening, match, with_real_cards
from tests.build import there

WEB = measured_levels()["web"].figures


def test_nothing_was_played() -> None:
    """Without a match there are no people and no records; matches of computer players alone tell of nobody either."""
    assert life_of([]) == LifeOfGames()
    assert life_of([match(names=("Rosa easy", "Walt easy", "Ida hard", "June hard"))]) == LifeOfGames()


def test_people_stand_in_the_order_of_their_first_match() -> None:
    """Whoever gives away least, or wins most, is not put first; the order in which records are read does not matter."""
    matches = [
        match(0, names=("Ida", "Walt easy"), totals=((0, 9),), given={0: 3000}),
        match(1, names=("Anna", "Walt easy"), given={0: 10}),
        match(2, names=("Walt easy", "Anna"), totals=((0, 9),), given={1: 10}),
    ]
    life = life_of(reversed(matches))
    assert [(person.name, person.matches, person.won) for person in life.people] == [("Ida", 1, 0), ("Anna", 2, 2)]
    assert life == life_of(matches)


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ("0001-01-01T00:00:00", EARLIEST),
        ("9999-12-31T23:59:59-12:00", LATEST),
        ("2026-05-01T20:00:00+14:00", datetime(2026, 5, 1, 6, tzinfo=UTC)),
        ("2026-05-01T20:00:00", datetime(2026, 5, 1, 20, tzinfo=UTC)),
    ],
)
def test_any_day_that_a_record_may_tell_can_be_shown(when: str, expected: datetime) -> None:
    """A clock that was years off in a record from elsewhere brings nothing down."""
    assert created(replace(match().summary, created=when)) == expected
    assert expected.astimezone().year


def test_one_name_is_one_person() -> None:
    """However it is written; two people of one name at one table count once."""
    life = life_of([match(0, names=("Anna", "anna")), match(1, names=("ANNA ", "Walt easy"))])
    assert [(person.name, person.matches) for person in life.people] == [("ANNA", 2)]


@pytest.mark.parametrize(
    ("totals", "team", "expected"),
    [
        (((100, 900), (300, 1200), (2000, 1500)), 0, 900),
        (((100, 900), (300, 1200), (1300, 1500)), 0, 0),
        (((900, 100), (2000, 1500)), 0, 0),
        (((100, 900), (1500, 1500)), 0, 0),
        (((100, 900, 700), (300, 400, 1000)), 2, 200),
    ],
)
def test_how_far_behind_the_winners_were(totals: Sequence[Sequence[int]], team: int, expected: int) -> None:
    """Given totals after each round, a team that won alone was behind by so much at worst."""
    teams = len(totals[0])
    summary = match(names=("Anna", "Ida", "Rosa")[:teams], teams=teams, totals=totals, books=(0,) * teams).summary
    assert comeback(summary, team) == expected


def test_who_wins_without_a_round_was_never_behind() -> None:
    """Given a match with a winner and no rounds, nothing is made up for."""
    assert comeback(replace(match().summary, rounds=(), winners=(0,)), 0) == 0


def test_different_rules_or_tables_are_never_in_one_line() -> None:
    """Three kinds of match are three lines, the one played most first."""
    alone = {"names": ("Anna", "Walt easy"), "teams": 2}
    matches = [match(0), match(1), match(2, rules="family"), match(3, **alone), match(4, **alone), match(5, **alone)]  # type: ignore[arg-type]
    (anna,) = life_of(matches).people
    assert [(kind.rules_name, kind.kind.players, kind.matches) for kind in anna.kinds] == [
        ("Web Classic", 2, 3),
        ("Web Classic", 4, 2),
        ("Family Table", 4, 1),
    ]
    assert [len(kind.trend) for kind in anna.kinds] == [3, 2, 1]


def test_matches_that_were_looked_at_are_counted_by_kind() -> None:
    """Of one person, with the same rules and table, however the name is written."""
    life = life_of([match(0, given={0: 10}), match(1, given={0: 10}), match(2), match(3, rules="family", given={0: 1})])
    (anna,) = life.people
    web, family = (kind.kind for kind in anna.kinds)
    assert matches_looked_at(life, " ANNA", web) == 2
    assert matches_looked_at(life, "Anna", family) == 1
    assert matches_looked_at(life, "Ida", web) == 0


def test_the_line_is_the_mean_of_eight_matches() -> None:
    """It begins with the fifth match that was looked at, and leaves out those that were not."""
    given = [100.0, 200.0, None, 300.0, 400.0, 500.0, 600.0, 700.0, 800.0, 900.0]
    points = trend_of([(str(n), START, points) for n, points in enumerate(given)])
    assert [point.line is not None for point in points] == [False] * 5 + [True] * 5
    assert points[5].line == 300
    assert points[-1].line == fmean([200, 300, 400, 500, 600, 700, 800, 900])


def test_the_last_ten_are_compared_with_the_ten_before() -> None:
    """A change beyond twice its error is one; within it both are about the same; too few before are not compared."""
    before, after = [1000.0, 1100.0] * 5, [700.0, 800.0] * 5
    change = there(change_of([9999.0, *before, *after]))
    assert (change.before, change.last, change.is_same) == (1050, 750, False)
    noisy = there(change_of([0.0, 2100.0] * 5 + [0.0, 900.0] * 5))
    assert noisy.is_same
    assert change_of([*before[:4], *after]) is None
    assert change_of([1.0] * 15) is not None


def test_the_range_of_a_word_is_wide_after_few_matches() -> None:
    """Two matches a bit worse than those of `hard` may be anybody's but the weakest; many narrow the range."""
    assert rating_of([760], WEB) is None
    assert rating_of([760] * 10, ()) is None
    two, many = rating_of([200, 200], WEB), rating_of([90, 110] * 200, WEB)
    assert two is not None
    assert (two.weakest, two.strongest) == ("normal", "expert")
    assert many is not None
    assert (many.weakest, many.strongest) == ("hard", "hard")
    uncertain = there(rating_of([800, 800], WEB))
    assert (uncertain.weakest, uncertain.strongest) == ("easy", "hard")


TWO_LEVELS = (LevelFigure("easy", 400, 100), LevelFigure("hard", 200, 100))


@pytest.mark.parametrize(
    ("mean", "weakest", "strongest"),
    [
        (279, "hard", "hard"),  # the border is at 300, and two errors of a hundred matches are 20 points
        (281, "easy", "hard"),
        (319, "easy", "hard"),
        (321, "easy", "easy"),
    ],
)
def test_a_range_reaches_two_errors_to_both_sides(mean: float, weakest: str, strongest: str) -> None:
    """Given matches that scatter as the levels do, both levels are told where the border is that near."""
    rating = there(rating_of([mean] * 100, TWO_LEVELS))
    assert (rating.weakest, rating.strongest, rating.matches) == (weakest, strongest, 100)


@pytest.mark.parametrize("figure", WEB, ids=lambda figure: figure.level)
def test_each_level_plays_like_itself(figure: LevelFigure) -> None:
    """A long row of matches with the figure of a level is called by that level."""
    rating = there(rating_of([figure.mean - 5, figure.mean + 5] * 500, WEB))
    assert (rating.weakest, rating.strongest) == (figure.level, figure.level)


def test_themes_are_shares_of_the_last_ten_matches() -> None:
    """An old match counts no more; the shares add up to one, the largest first."""
    old = match(0, given={0: 5000}, theme=DecisionTheme.WILDS)
    pile = [match(n, given={0: 300}, theme=DecisionTheme.PILE) for n in range(1, 6)]
    foot = [match(n, given={0: 100}, theme=DecisionTheme.FOOT) for n in range(6, 11)]
    (anna,) = life_of([old, *pile, *foot]).people
    assert anna.kinds[0].themes == ((DecisionTheme.PILE, 0.75), (DecisionTheme.FOOT, 0.25))
    (anna,) = life_of([match(given={0: 0})]).people
    assert anna.kinds[0].themes == ()


def test_with_whom_and_against_whom() -> None:
    """Partners first, each with the matches played together and those that Anna won; levels count for opponents."""
    won = match(0, names=("Anna", "Ben", "Rosa hard", "June easy"))
    lost = match(1, names=("June hard", "Anna", "Ben", "Ida"), totals=((2, 1),))
    anna = next(person for person in life_of([won, lost]).people if person.name == "Anna")
    (kind,) = anna.kinds
    assert [(one.name, one.company, one.matches, one.won) for one in kind.people] == [
        ("Rosa", Company.PARTNER, 1, 1),
        ("Ida", Company.PARTNER, 1, 0),
        ("Ben", Company.AGAINST, 2, 1),
        ("June", Company.AGAINST, 2, 1),
    ]
    assert [(one.name, one.matches, one.won) for one in kind.against_levels] == [("easy", 1, 1), ("hard", 1, 0)]


def test_what_is_still_to_be_looked_at() -> None:
    """Matches without an analysis, the latest first; those in which hints were followed are only counted."""
    (anna,) = life_of([*evening(4, [100, 200]), replace(match(4), hinted=(0,))]).people
    assert anna.kinds[0].to_look_at == ("0003.handfoot.jsonl", "0002.handfoot.jsonl")
    assert anna.kinds[0].hinted == 1


def test_the_records_of_the_house() -> None:
    """Each is the best of teams with a person; of equal ones the first stays."""
    matches = [
        match(0, totals=((500, 3000), (4000, 3500)), books=(5, 9), turns=16),
        match(1, totals=((2000, 0), (2600, 900)), books=(7, 1), turns=12),
        match(2, totals=((2000, 0), (2600, 900)), books=(7, 1), out=1, turns=6),
        match(3, turns=12),
    ]
    (house,) = life_of(matches).house
    found = {record.kind: (record.value, record.record[:4]) for record in house.records}
    assert found == {
        RecordKind.ROUND: (3500, "0000"),
        RecordKind.MATCH: (4000, "0000"),
        RecordKind.BOOKS: (7, "0001"),
        RecordKind.FEWEST_TURNS: (12, "0001"),
        RecordKind.COMEBACK: (2500, "0000"),
        RecordKind.LONGEST: (128, "0000"),
    }
    names = {record.kind: record.names for record in house.records}
    assert (names[RecordKind.MATCH], names[RecordKind.LONGEST]) == (("Anna", "Rosa"), ("Anna",))


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (SeatInfo(name="Walt", kind="computer", level="normal"), ["normal"]),
        (SeatInfo(name="Walt", kind="computer", level="like_me_120"), ["like_me"]),
        (SeatInfo(name="Walt", kind="computer"), []),
        (SeatInfo(name="Walt", kind="bot", level="normal"), []),
        (SeatInfo(name="Walt", kind="human"), []),
    ],
)
def test_levels_that_one_played_against(seat: SeatInfo, expected: list[str]) -> None:
    """Given rivals, the levels of computer players among them are counted, of any strength like one's own as one."""
    one = match(names=("Anna", "Walt", "Rosa", "June"))
    seats = (one.summary.seats[0], seat, *one.summary.seats[2:])
    person = life_of([replace(one, summary=replace(one.summary, seats=seats))]).people[0]
    assert [together.name for together in person.kinds[0].against_levels] == expected


def test_records_are_kept_by_rules_and_table() -> None:
    """A round of another rule set beats nothing."""
    life = life_of([match(0), match(1), match(2, rules="family", totals=((90_000, 0),))])
    assert [(house.rules_name, house.matches) for house in life.house] == [("Web Classic", 2), ("Family Table", 1)]
    assert all(record.value < 90_000 for record in life.house[0].records)


def test_a_record_of_nobody_is_none() -> None:
    """Where nobody went out and nobody was behind, nothing is said of it."""
    (house,) = life_of([match(out=None, books=(0, 3), totals=((5, 1), (9, 2)))]).house
    kinds = [record.kind for record in house.records]
    assert kinds == [RecordKind.ROUND, RecordKind.MATCH, RecordKind.LONGEST]


def test_evenings_with_real_cards_are_a_kind_of_their_own() -> None:
    """Given four matches at the screen and three evenings with real cards by the same rules, both count among the
    matches of a person, in two kinds; nobody can look at an evening, and it sets no record of turns.
    """
    evenings = [with_real_cards(match(n + 10, totals=((5000, 900), (9000, 2000)))) for n in range(3)]
    (anna,) = life_of([*evening(4, [900.0] * 4), *evenings]).people
    screen, cards = anna.kinds
    assert (anna.matches, screen.matches, cards.matches, cards.won) == (7, 4, 3, 3)
    assert (screen.kind.real_cards, cards.kind.real_cards) == (False, True)
    assert cards.to_look_at == ()
    of_cards = next(house for house in life_of(evenings).house if house.kind.real_cards)
    assert {record.kind for record in of_cards.records} == {RecordKind.ROUND, RecordKind.MATCH, RecordKind.BOOKS}
