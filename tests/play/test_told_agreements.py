from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from game.engine.partners.agreements import Agreement, AgreementOrHabit, Habit
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.play.told_agreements import is_taught, told_agreements
from saves.records.lines import Line, header_in
from tests.build import WEB

_SLOW: Final = (Habit.SAVE_WILDS, Habit.KEEP_CARDS)
GUIDED: Final = ((), _SLOW, (Habit.KEEP_CLEAN, Habit.PLAY_ON, Agreement.FINISH_BOOKS), _SLOW)
"""What the players of a newcomer's guided round keep to."""


@cache
def record_of(*agreed: tuple[AgreementOrHabit, ...], person: int | None = 0) -> tuple[Line, ...]:
    """The record of one round whose players keep to that, as if a person had one of the seats."""
    plan = TablePlan(4, 2, tuple(replace(seat_plan("easy"), agreements=kept) for kept in agreed))
    rules = replace(WEB, rounds=1)
    lines = play_match(Series(rules=rules, table=plan, seed="told", name="told", app="test"), 1)[0].lines
    header = header_in(lines)
    seats = tuple(
        replace(seat, kind="human", level=None) if n == person else seat for n, seat in enumerate(header.seats)
    )
    return (replace(header, seats=seats), *lines[1:])


def test_a_guided_round_tells_of_no_agreement() -> None:
    """The bug: "Walt kept to your agreements eleven times", after a round in which nobody had agreed on anything."""
    lines = record_of(*GUIDED)
    header = header_in(lines)
    assert is_taught(header.seats, 2)
    assert [told_agreements(header, seat) for seat in header.seats] == [()] * 4


@pytest.mark.parametrize("person", [0, None])
def test_agreements_of_a_partner_are_listed_without_its_habits(person: int | None) -> None:
    lines = record_of((), (), (Habit.SAVE_WILDS, Agreement.KEEP_PAIRS), (), person=person)
    header = header_in(lines)
    assert not is_taught(header.seats, 2)
    assert told_agreements(header, header.seats[2]) == (Agreement.KEEP_PAIRS,)
