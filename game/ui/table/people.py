"""Who sits at the table, as the screen needs to know it."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.ui.core.portraits import look_of, looks_for


class SeatedPlayer(msgspec.Struct, frozen=True):
    """A seat's name, portrait, and whether a person (not a computer) plays it."""

    name: str
    look: int
    human: bool


class People(msgspec.Struct, frozen=True):
    """Everybody at the table."""

    by_seat: tuple[SeatedPlayer, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(person.name for person in self.by_seat)

    def looking(self, looks: Sequence[int]) -> "People":
        """The same people with other portraits."""
        return People(tuple(replace(person, look=look) for person, look in zip(self.by_seat, looks, strict=True)))


def make_people(
    names: tuple[str, ...], humans: tuple[bool, ...], portraits: Sequence[int | None] | None = None
) -> People:
    """People where everybody has the portrait that goes with the name, or those of a record's seats."""
    looks = [look_of(name) for name in names] if portraits is None else looks_for(names, portraits)
    return People(tuple(map(SeatedPlayer, names, looks, humans)))
