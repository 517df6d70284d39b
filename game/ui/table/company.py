"""Who sits at the table, as the screen needs to know it."""

import msgspec

from game.ui.portraits import look_of


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


def company_of(names: tuple[str, ...], humans: tuple[bool, ...]) -> Company:
    """A company where everybody has the portrait that goes with the name."""
    return Company(tuple(Person(name, look_of(name), human) for name, human in zip(names, humans, strict=True)))
