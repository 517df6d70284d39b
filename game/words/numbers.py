"""Numbers, points and lists as people read them."""

from collections.abc import Sequence
from typing import Final

MINUS: Final = "−"

_WORDS: Final = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def number(count: int) -> str:
    """A count in words up to twelve, in figures beyond; nothing is "no".

    >>> number(7), number(112), number(0)
    ('seven', '112', 'no')
    """
    return _WORDS[count] if 0 <= count < len(_WORDS) else points(count)


def ordinal(place: int) -> str:
    """A place from 1.

    >>> ordinal(2), ordinal(21), ordinal(13)
    ('second', '21st', '13th')
    """
    if 1 <= place <= len(_ORDINALS):
        return _ORDINALS[place - 1]
    tail = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{tail}"


def points(amount: int) -> str:
    """Points with a comma between thousands and a real minus sign.

    >>> points(1845), points(-45)
    ('1,845', '−45')
    """
    return f"{amount:,}".replace("-", MINUS)


def signed(amount: int) -> str:
    """Points that are added or taken off; nothing has no sign.

    >>> signed(500), signed(-45), signed(0)
    ('+500', '−45', '0')
    """
    return f"+{points(amount)}" if amount > 0 else points(amount)


def counted(count: int, thing: str, things: str | None = None) -> str:
    """A count with its noun.

    >>> counted(1, "card"), counted(7, "card"), counted(20, "card"), counted(2, "family", "families")
    ('one card', 'seven cards', '20 cards', 'two families')
    """
    return f"{number(count)} {thing if count == 1 else things or thing + 's'}"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Things one after the other, the last two joined by a word.

    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or"), listed([])
    ('a, b and c', 'a or b', '')
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def capital(text: str) -> str:
    """The same text beginning with a capital letter; names keep theirs."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Parts as sentences one after the other, each with a capital and one sign at its end; empty ones are left out.

    >>> sentences("your turn after Rosa", "", "Anna asks: may I go out?")
    'Your turn after Rosa. Anna asks: may I go out?'
    """
    return " ".join(capital(part) + ("" if part[-1] in ".?!…" else ".") for part in parts if part)


def by_round(value: int | tuple[int, ...]) -> str:
    """A count that may change with the round; the last one stays.

    >>> by_round(11), by_round((0, 1, 2))
    ('eleven', 'none, one, then two')
    """
    if isinstance(value, int):
        return number(value)
    *before, last = (number(count) if count else "none" for count in value)
    return ", ".join([*before, f"then {last}"]) if before else last
