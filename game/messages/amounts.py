"""Numbers and lists in the language spoken now, where they stand alone or are put into a message."""

from collections.abc import Sequence
from typing import Any, Literal

from game.messages.language import GRAMMAR, sections


def _grammar() -> Any:
    return sections[GRAMMAR]


def points(amount: int) -> str:
    """In figures.

    >>> points(1845), signed(500), listed(["a", "b", "c"]), team_of(["Anna", "Rosa"]), capital("go out")
    ('1,845', '+500', 'a, b and c', 'Anna & Rosa', 'Go out')
    """
    return str(_grammar().NUMBER(amount))


def in_tens(amount: float) -> int:
    """An estimate as people say it.

    >>> in_tens(-163.2), in_tens(1204.9), in_tens(3.0)
    (-160, 1200, 0)
    """
    return 10 * round(amount / 10)


def in_hundredths(count: int, whole: int) -> int:
    """A share that never says none or all where that isn't so.

    >>> in_hundredths(9, 10), in_hundredths(998, 1000), in_hundredths(1, 1000), in_hundredths(0, 1000)
    (90, 99, 1, 0)
    """
    rounded = round(100 * count / whole)
    return rounded if count in (0, whole) else min(max(rounded, 1), 99)


def signed(amount: int) -> str:
    """Points added or taken off."""
    return str(_grammar().SIGNED(amount))


def by_round(amount: int | Sequence[int]) -> Sequence[int]:
    """A number for each round, the last for all that follow.

    >>> by_round(3), by_round((3, 4)), varies((3, 3)), varies((3, 4))
    ((3,), (3, 4), False, True)
    """
    return (amount,) if isinstance(amount, int) else amount


def varies(amount: int | Sequence[int]) -> bool:
    """Whether rounds have different numbers."""
    return len(set(by_round(amount))) > 1


def joined(items: Sequence[str], by: str, last: str) -> str:
    """One after the other, the last by a sign of its own.

    >>> joined(["one", "two", "three"], ", ", ", then "), joined(["one"], ", ", ", then ")
    ('one, two, then three', 'one')
    """
    return last.join(filter(None, (by.join(items[:-1]), items[-1])))


def listed(items: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """One after the other: "a, b and c"."""
    return str(_grammar().LIST(items, last))


def side_by_side(parts: Sequence[str]) -> str:
    """What belongs together, without a sentence: "clean book · 500"."""
    return " · ".join(parts)


def team_of(names: Sequence[str]) -> str:
    """Up to three people of a team, or four with commas: "Anna & Rosa", "Anna, Rosa, Ida & Max"."""
    return str(_grammar().TEAM(names))


def capital(text: str) -> str:
    """The same text beginning with a capital letter."""
    return str(_grammar().CAPITAL(text))
