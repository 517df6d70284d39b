"""Seating in New game: people of the house take chairs, swap them and get up again.

Pure values. Chairs count from 0, in playing order. Nobody who loses a chair is forgotten: people of the house are known
anyway, and everybody else waits.
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from game.messages.functions import nouns
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.start.new_game.choices import as_kind, fresh_name, is_you, players_of, teams_of, with_seat
from saves.players.people import NamesNow, RegularPlayer, person_key

_NUMBERED: Final = re.compile(r"Player \d+")


class SeatedTable(msgspec.Struct, frozen=True):
    """The people in the chairs, and those who wait for one."""

    seats: tuple[SeatChoice, ...]
    waiting: tuple[SeatChoice, ...]


class PastEvening(msgspec.Struct, frozen=True):
    """A game, or an evening with real cards, that can be played again."""

    new: NewGame
    people: tuple[str, ...]
    """The names of the people, without computer players."""
    title: str
    """The title: "Same as last Friday"."""
    told: str
    """What repeating it would restore."""
    real_cards: bool = False
    has_rules: bool = True
    """Whether its rule set still exists; otherwise the chosen rules stay."""


def is_placeholder(seat: SeatChoice) -> bool:
    """Whether the seat holds a person without a name of their own."""
    name = seat.name.strip()
    number = name.rpartition(" ")[2]
    is_numbered = _NUMBERED.fullmatch(name) is not None or (number.isdecimal() and name == nouns.player(int(number)))
    return seat.human and (not name or is_you(name) or is_numbered)


def same_person(one: str, other: str) -> bool:
    """Whether two names mean the same person.

    >>> same_person("Ida ", "ida"), same_person("Ida", "Ida B.")
    (True, False)
    """
    return person_key(one) == person_key(other)


def chair_of(name: str, seats: Sequence[SeatChoice]) -> int | None:
    """A person's chair; None if they have none."""
    return next((n for n, seat in enumerate(seats) if seat.human and same_person(seat.name, name)), None)


def usual_place(
    person: RegularPlayer, people: Sequence[RegularPlayer], seats: Sequence[SeatChoice], shape: str
) -> int | None:
    """The chair a person takes by default: one for which no named person must get up; in the team of a seated usual
    partner (opposite, if possible), otherwise the usual chair. None if every chair has its person.
    """
    players, teams = players_of(shape), teams_of(shape)
    free = [n for n in range(players) if not seats[n].human or is_placeholder(seats[n])]
    free.sort(key=lambda n: (n != person.usual_chair, not is_placeholder(seats[n])))
    partner = next((one for one in people if one.id == person.usual_partner), None)
    there = chair_of(partner.name, seats) if partner is not None else None
    if there is None:
        of_others = _usual_of_others(person, people, seats)
        return next(iter(sorted(free, key=lambda n: n != person.usual_chair and n in of_others)), None)
    with_partner = [n for n in free if n % teams == there % teams]
    with_partner.sort(key=lambda n: (n != person.usual_chair, 2 * abs(n - there) != players))
    return next(iter((*with_partner, *free)), None)


def _usual_of_others(person: RegularPlayer, people: Sequence[RegularPlayer], seats: Sequence[SeatChoice]) -> set[int]:
    """The usual chairs of others in the house who haven't sat down yet."""
    others = (one for one in people if one.id != person.id and chair_of(one.name, seats) is None)
    return {one.usual_chair for one in others if one.usual_chair is not None}


def seat_person(table: SeatedTable, person: SeatChoice, chair: int, known: Sequence[str]) -> SeatedTable:
    """Seat a person. Somebody in that chair who isn't `known` by name then waits. A person who already has a chair
    swaps with the one in this chair.
    """
    at = chair_of(person.name, table.seats)
    if at is not None:
        return replace(table, seats=swapped(table.seats, at, chair))
    before = table.seats[chair]
    waiting = tuple(one for one in table.waiting if not (one.human and same_person(one.name, person.name)))
    if before.human and not is_placeholder(before) and not any(same_person(before.name, name) for name in known):
        waiting = (replace(before, aside=None), *waiting)
    aside = before.aside if before.human else (before.name, before.look)
    new = replace(person, human=True, level=before.level, style=before.style, aside=aside)
    seats = with_seat(table.seats, chair, new)
    return SeatedTable(_without_twins(seats, chair), waiting)


def seat_computer(table: SeatedTable, computer: SeatChoice, chair: int, known: Sequence[str]) -> SeatedTable:
    """Seat a computer player, who plays like the previous one; one who already has a chair swaps."""
    seats = table.seats
    at = next((n for n, seat in enumerate(seats) if not seat.human and seat.name == computer.name), None)
    if at is not None:
        return replace(table, seats=swapped(seats, at, chair))
    free = stood_up(table, chair, known) if seats[chair].human else table
    new = replace(free.seats[chair], name=computer.name, look=None, is_written=False)
    return replace(free, seats=with_seat(free.seats, chair, new))


def with_people(table: SeatedTable) -> SeatedTable:
    seats = table.seats
    for n, seat in enumerate(seats):
        seats = with_seat(seats, n, as_kind(seat, True, (*seats, *table.waiting), n))
    return replace(table, seats=seats)


def unnamed_as_computers(seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The players of an evening with real cards; those without a name are people only there."""
    for n, seat in enumerate(seats):
        if is_placeholder(seat) and not is_you(seat.name):
            seats = with_seat(seats, n, as_kind(seat, False, seats))
    return seats


def with_computers_again(table: SeatedTable) -> SeatedTable:
    """Computer players return to chairs in which nobody has been named."""
    everyone = [*table.seats, *table.waiting]
    for n, seat in enumerate(everyone):
        if seat.aside is not None and is_placeholder(seat):
            everyone[n] = as_kind(seat, False, everyone)
    return SeatedTable(tuple(everyone[: len(table.seats)]), tuple(everyone[len(table.seats) :]))


def _without_twins(seats: tuple[SeatChoice, ...], chair: int) -> tuple[SeatChoice, ...]:
    """Nobody else keeps this chair's name for later; a computer player of that name gets another one."""
    name = seats[chair].name
    found: list[SeatChoice] = []
    for n, seat in enumerate(seats):
        one = seat
        if n != chair and not seat.human and seat.aside is not None and same_person(seat.aside[0], name):
            one = replace(seat, aside=None)
        if n != chair and not seat.human and same_person(seat.name, name):
            one = replace(one, name=fresh_name(seats), look=None, aside=None, is_written=False)
        found.append(one)
    return tuple(found)


def swapped(seats: tuple[SeatChoice, ...], one: int, other: int) -> tuple[SeatChoice, ...]:
    """Two swap chairs, each with name, face and style of play."""
    return with_seat(with_seat(seats, one, seats[other]), other, seats[one])


def stood_up(table: SeatedTable, chair: int, known: Sequence[str]) -> SeatedTable:
    """The table after the person in a chair got up: a computer player sits there, the previous one if there was one. A
    person not `known` by name waits.
    """
    person = table.seats[chair]
    everyone = (*table.seats, *table.waiting)
    computer = replace(as_kind(person, False, everyone), aside=None)
    seats = with_seat(table.seats, chair, computer)
    if is_placeholder(person) or any(same_person(person.name, name) for name in known):
        return SeatedTable(seats, table.waiting)
    return SeatedTable(seats, (replace(person, aside=None), *table.waiting))


def evening_to_repeat(evenings: Sequence[PastEvening], now: NewGame, real_cards: bool) -> PastEvening | None:
    """The latest evening with everybody who has a chair now, or else the latest of all; None if that is already set
    up.
    """
    here = [seat.name for seat in now.seats if seat.human and not is_placeholder(seat)]
    with_all = (one for one in evenings if all(any(same_person(name, who) for who in one.people) for name in here))
    found = next(with_all, next(iter(evenings), None))
    is_the_way = found is not None and (real_cards or not found.real_cards)
    return None if found is None or (is_the_way and _is_put_together(found, now)) else found


def _is_put_together(evening: PastEvening, now: NewGame) -> bool:
    """Whether the people of an evening already sit as they did, under its rules."""
    then = evening.new
    sit = [(seat.name.strip(), seat.human or evening.real_cards) for seat in then.seats]
    sit_now = [(seat.name.strip(), seat.human or evening.real_cards) for seat in now.seats]
    has_rules = not evening.has_rules or then.rules == now.rules
    return has_rules and then.shape == now.shape and sit == sit_now


def with_names_now(
    seats: Sequence[SeatChoice], names: NamesNow, house: Sequence[RegularPlayer]
) -> tuple[SeatChoice, ...]:
    """The seats with the names that people have now, also the one once called "You"."""
    return with_you_named([_named_now(seat, names, seats) for seat in seats], names.you, house)


def _named_now(seat: SeatChoice, names: NamesNow, seats: Sequence[SeatChoice]) -> SeatChoice:
    name = names.of(seat.name)
    is_there = is_placeholder(seat) or chair_of(name, seats) is not None
    return replace(seat, name=name) if seat.human and not is_there else seat


def with_you_named(seats: Sequence[SeatChoice], name: str, house: Sequence[RegularPlayer]) -> tuple[SeatChoice, ...]:
    """The seats with the `name` that the person once called "You" has chosen, unless they left the list or have a seat
    already.
    """
    is_listed = any(same_person(one.name, name) for one in house)
    if not is_listed or any(seat.human and same_person(seat.name, name) for seat in seats):
        return tuple(seats)
    return tuple(replace(seat, name=name) if seat.human and is_you(seat.name) else seat for seat in seats)


def with_faces(seats: Sequence[SeatChoice], house: Sequence[RegularPlayer]) -> tuple[SeatChoice, ...]:
    """The seats with the current faces of the people of the house, on phones if they play on theirs."""
    known = {person_key(one.name): one for one in house}
    found = [known.get(person_key(seat.name)) if seat.human else None for seat in seats]
    return tuple(
        seat if one is None else replace(seat, look=one.look, on_phone=one.on_phone)
        for seat, one in zip(seats, found, strict=True)
    )
