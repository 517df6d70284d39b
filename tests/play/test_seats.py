"""Tests for game/play/seats.py."""

import pytest

from game.play.seats import BadSeats, seat_plan, seat_plans, shape_of, table_plan, team_plans
from game.rules.presets import preset


def test_seats_are_read_as_typed() -> None:
    """A person, a level and a bot; a comma inside quotes belongs to the bot's command."""
    seats = seat_plans("human, normal,bot:python 'my, bot.py' -x")
    assert [seat.kind for seat in seats] == ["human", "computer", "bot"]
    assert seats[1].level == "normal"
    assert seats[2].command == "python 'my, bot.py' -x"


@pytest.mark.parametrize("text", ["", "genius", "bot:", "bot:'", "Human"])
def test_what_is_no_player_is_refused_in_a_sentence(text: str) -> None:
    """Unknown levels, empty commands and unmatched quotes end in one sentence."""
    with pytest.raises(BadSeats, match=r"\.$"):
        seat_plan(text)


def test_the_table_follows_from_shape_or_seats() -> None:
    """The shape decides; without one the first table with as many seats, else the rule set's first."""
    rules = preset("campus")
    four = seat_plans("normal,normal,normal,normal")
    assert (table_plan(rules, None, None).players, table_plan(rules, None, None).teams) == (4, 2)
    assert table_plan(rules, None, four).teams == 2
    assert table_plan(rules, "4:solo", four).teams == 4
    assert table_plan(rules, None, four[:3]).teams == 3
    assert table_plan(rules, "2v2v2", None).players == 6


def test_a_wrong_number_of_seats_is_refused() -> None:
    """Three seats at a table of four are named with both numbers."""
    with pytest.raises(BadSeats, match="3 seats were given, but a table of 2v2 has 4"):
        table_plan(preset("web"), "2v2", seat_plans("normal,normal,normal"))


def test_the_filler_sits_down_first() -> None:
    """Without seats one person and otherwise computer players play."""
    plan = table_plan(preset("web"), None, None, [seat_plan("human")])
    assert [seat.text for seat in plan.seats] == ["human", "normal", "normal", "normal"]


@pytest.mark.parametrize("text", ["1:solo", "7:solo", "solo", "5:2v2", "2v3", "4", ""])
def test_what_is_no_shape_is_refused(text: str) -> None:
    """Shapes that do not add up, or that no table has, are refused by a sentence."""
    with pytest.raises(BadSeats, match="is no shape of table"):
        shape_of(text)


def test_a_plus_sits_between_partners() -> None:
    """Teams have commas between them and partners a plus; one inside quotes belongs to its command."""
    teams = team_plans("hard+easy, bot:'my+bot',random")
    assert [[seat.text for seat in team] for team in teams] == [["hard", "easy"], ["bot:'my+bot'"], ["random"]]
