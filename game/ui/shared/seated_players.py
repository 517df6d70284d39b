"""Who sits at the table, as the screen needs to know it."""

from collections.abc import Mapping, Sequence
from enum import Enum

import msgspec
from msgspec.structs import replace

from game.ai.player import BALANCED, Style
from game.ai.players.style import style_of
from game.engine.partners.agreements import Agreement
from game.play.told_agreements import told_agreements
from game.portrait_art import look_of, looks_for, looks_since
from saves.players.people import person_key
from saves.records.lines import GameLine, SeatInfo


class PlayedAt(Enum):
    """Where the cards of a seat are played."""

    SCREEN = "screen"
    PHONE = "phone"
    COMPUTER = "computer"
    """By a computer player, or a bot."""


class SeatMark(Enum):
    """Where the cards of a seat are, as a sign on its plate; the value is the sign's name."""

    PHONE = "phone"
    ASLEEP = "moon"
    COMPUTER = "computer"
    """A computer player has the seat of a person."""


class SeatedPlayer(msgspec.Struct, frozen=True):
    """A seat's name, portrait, and whether a person (not a computer) plays it."""

    name: str
    look: int
    human: bool
    tells: bool = False
    """Whether it is a computer player that can be asked why it played so."""
    agreed: tuple[Agreement, ...] = ()
    """Its agreements with its partners."""
    mark: SeatMark | None = None
    """Where its cards are, if not in the usual place."""
    style: Style = BALANCED
    """How a computer player plays, and talks."""


class People(msgspec.Struct, frozen=True):
    """Everybody at the table."""

    by_seat: tuple[SeatedPlayer, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.by_seat)

    @property
    def have_phones(self) -> bool:
        """Whether somebody has their cards on a phone."""
        return any(person.mark in (SeatMark.PHONE, SeatMark.ASLEEP) for person in self.by_seat)


def make_people(names: tuple[str, ...], humans: tuple[bool, ...]) -> People:
    who = zip(names, humans, strict=True)
    return People(tuple(SeatedPlayer(name, look_of(name), human, tells=not human) for name, human in who))


def people_at(header: GameLine, seats: Sequence[SeatInfo] | None = None, marks: Mapping[int, SeatMark] = {}) -> People:
    """Everybody at the table of a record, with the portraits that it gives them, and signs by seat; `seats` are those
    of now if they are not those of its header.
    """
    seats = header.seats if seats is None else seats
    who = zip(seats, looks_of(seats), strict=True)
    return People(
        tuple(
            SeatedPlayer(
                seat.name,
                look,
                seat.kind == "human",
                seat.kind == "computer",
                told_agreements(header, seat),
                marks.get(number),
                style_of(seat.style),
            )
            for number, (seat, look) in enumerate(who)
        )
    )


def with_current_faces(seats: Sequence[SeatInfo], faces: Mapping[str, int]) -> tuple[SeatInfo, ...]:
    """The seats of a record with the faces that its people have now, in `faces` by the keys of their names: a person
    has one face, on old pages too. Nobody else's changes with it, unless two at this table would look alike.
    """
    names = [seat.name for seat in seats]
    new = [faces.get(person_key(seat.name)) if seat.kind == "human" else None for seat in seats]
    wishes = looks_since(names, looks_of(seats), [seat.portrait for seat in seats], new)
    return tuple(replace(seat, portrait=wish) for seat, wish in zip(seats, wishes, strict=True))


def looks_of(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    return looks_for([seat.name for seat in seats], [seat.portrait for seat in seats])
