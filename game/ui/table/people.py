"""Who sits at the table, as the screen needs to know it."""

from collections.abc import Sequence

import msgspec

from game.ui.core.portraits import look_of, looks_for


class Person(msgspec.Struct, frozen=True):
    """A seat's name, portrait, and whether a person (not a computer) plays it."""

    name: str
    look: int
    human: bool


class Company(msgspec.Struct, frozen=True):
    """Everybody at the table, by seat."""

    people: tuple[Person, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(person.name for person in self.people)


def company_of(
    names: tuple[str, ...], humans: tuple[bool, ...], portraits: Sequence[int | None] | None = None
) -> Company:
    """A company where everybody has the portrait that goes with the name, or those of a record's seats."""
    looks = [look_of(name) for name in names] if portraits is None else looks_for(names, portraits)
    return Company(tuple(map(Person, names, looks, humans)))
