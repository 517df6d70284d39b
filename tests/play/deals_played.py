"""Matches of one deal, played by levels in a person's chair."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from game.deals.shared_deal import deal_of_code
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.play.shared_deals import plan_of
from saves.records.lines import GameLine, Line, encode_line

FRIDAY = "YT6Y 94LK KQQ6"


@lru_cache
def _played(level: str, code: str) -> tuple[Line, ...]:
    deal = deal_of_code(code)
    plan = plan_of(deal)
    seats = (seat_plan(level), *plan.seats[1:])
    series = Series(
        rules=deal.rules,
        table=TablePlan(plan.players, plan.teams, seats),
        seed=1,
        name="",
        app="1",
        deal=deal,
        effort=50,
    )
    return tuple(play_match(series, 1)[0].lines)


def played(level: str, code: str = FRIDAY, name: str = "You") -> tuple[Line, ...]:
    """The record of a match of the deal in which `level` played what a person called so seems to have played."""
    header, *lines = _played(level, code)
    assert isinstance(header, GameLine)
    names = [name, "Walt", "Rosa", "June", *(f"Player {seat}" for seat in range(5, len(header.seats) + 1))]
    infos = [replace(info, name=names[seat]) for seat, info in enumerate(header.seats)]
    infos[0] = replace(infos[0], kind="human", level=None)
    return (replace(header, seats=tuple(infos), id=f"{name}-{level}", name=f"{name}-{level}-1"), *lines)


def text_of(lines: Sequence[Line]) -> str:
    """The file of a record."""
    return "".join(f"{encode_line(line)}\n" for line in lines)
