"""The agreements that screens and pages speak of: those that somebody made."""

from collections.abc import Sequence

from game.engine.partners.agreements import Agreement, Habit, agreements_of
from saves.records.lines import GameLine, SeatInfo


def sides_of_people(seats: Sequence[SeatInfo], teams: int) -> set[int]:
    """The teams with a person."""
    return {seat % teams for seat, one in enumerate(seats) if one.kind == "human"}


def levels_against_people(seats: Sequence[SeatInfo], teams: int) -> set[str | None]:
    """The levels of computer players in teams without a person; of all where each team has one."""
    sides = sides_of_people(seats, teams)
    computers = [(n % teams in sides, seat.level) for n, seat in enumerate(seats) if seat.kind == "computer"]
    return {level for is_partner, level in computers if not is_partner} or {level for _, level in computers}


def is_taught(seats: Sequence[SeatInfo], teams: int) -> bool:
    """Whether these are the seats of a newcomer's guided round, by its rivals' habits, which can't be chosen."""
    sides = sides_of_people(seats, teams)
    rivals = (seat for n, seat in enumerate(seats) if n % teams not in sides)
    return bool(sides) and any(one in seat.agreements for seat in rivals for one in Habit)


def told_agreements(header: GameLine, player: SeatInfo) -> tuple[Agreement, ...]:
    """What a player agreed on with a person, without its habits: nothing in a guided round."""
    return () if is_taught(header.seats, len(header.teams)) else agreements_of(player.agreements)
