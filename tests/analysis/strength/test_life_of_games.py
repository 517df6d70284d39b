"""What finished matches show of the people who played them."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from game.analysis.strength.life_of_games import created, life_of, matches_looked_at
from saves.players.seats_now import EARLIEST, LATEST
from tests.analysis.lives import evening, match, with_real_cards


def test_matches_of_computer_players_show_no_people() -> None:
    assert life_of([match(names=("Rosa easy", "Walt easy", "Ida hard", "June hard"))]) == ()


def test_people_stand_in_the_order_of_their_first_match() -> None:
    """Whoever gives away least, or wins most, is not put first; the order in which records are read does not matter."""
    matches = [
        match(0, names=("Ida", "Walt easy"), totals=((0, 9),), given={0: 3000}),
        match(1, names=("Anna", "Walt easy"), given={0: 10}),
        match(2, names=("Walt easy", "Anna"), totals=((0, 9),), given={1: 10}),
    ]
    life = life_of(reversed(matches))
    assert [(person.name, person.matches, person.won) for person in life] == [("Ida", 1, 0), ("Anna", 2, 2)]
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
    assert [(person.name, person.matches) for person in life] == [("ANNA", 2)]


def test_analysed_matches_are_counted_by_rules_and_table() -> None:
    """Of one person, however the name is written; matches in which hints were followed don't count."""
    alone = match(4, names=("Anna", "Walt easy"), given={0: 3})
    hinted = replace(match(5), hinted=(0,))
    by_family = match(3, rules="family", given={0: 1})
    life = life_of([match(0, given={0: 10}), match(1, given={0: 20}), match(2), by_family, alone, hinted])
    (anna,) = life
    assert sorted(anna.given_away.values()) == [(1,), (3,), (10, 20)]
    web = next(kind for kind, given in anna.given_away.items() if given == (10, 20))
    assert matches_looked_at(life, " ANNA", web) == 2
    assert matches_looked_at(life, "Ida", web) == 0


def test_evenings_with_real_cards_count_as_matches() -> None:
    evenings = [with_real_cards(match(n + 10, totals=((5000, 900), (9000, 2000)))) for n in range(3)]
    (anna,) = life_of([*evening(4, [900.0] * 4), *evenings])
    assert (anna.matches, anna.won) == (7, 7)
