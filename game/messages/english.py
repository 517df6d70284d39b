"""Numbers and lists as English writes them. The messages call these by their names in capitals."""

from collections.abc import Sequence
from typing import Final, Literal

from game.messages.person import Person

MINUS: Final = "−"
_WORDS: Final = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
_ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


def NUMBER(amount: int) -> str:
    """In figures, with a comma between thousands and a real minus sign.

    >>> NUMBER(1845), NUMBER(-45)
    ('1,845', '−45')
    """
    return f"{amount:,}".replace("-", MINUS)


def UNSIGNED(amount: int) -> str:
    """Points ahead or behind, without the sign.

    >>> UNSIGNED(-1090), SIGNED(1)
    ('1,090', '+1')
    """
    return NUMBER(abs(amount))


def SIGNED(amount: int) -> str:
    """Points added or taken off; nothing has no sign.

    >>> SIGNED(500), SIGNED(-45), SIGNED(0)
    ('+500', '−45', '0')
    """
    return f"+{NUMBER(amount)}" if amount > 0 else NUMBER(amount)


def COUNT(count: int) -> str:
    """In words up to twelve, in figures beyond; nothing is "no".

    >>> COUNT(1), COUNT(12), COUNT(13), COUNT(0), COUNT(-2)
    ('one', 'twelve', '13', 'no', '−2')
    """
    return _WORDS[count] if 0 <= count < len(_WORDS) else NUMBER(count)


def ORDINAL(place: int) -> str:
    """A place from 1, in words up to twelve.

    >>> " ".join(ORDINAL(place) for place in (1, 2, 12, 13, 21, 22, 23, 24, 111))
    'first second twelfth 13th 21st 22nd 23rd 24th 111th'
    """
    if place <= len(_ORDINALS):
        return _ORDINALS[place - 1]
    tail = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{tail}"


def LIST(items: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """One after the other, the last two joined by a word.

    >>> LIST(["a", "b", "c"]), LIST(["a", "b"], "or"), LIST(["a"]), LIST([])
    ('a, b and c', 'a or b', 'a', '')
    """
    return "".join(items) if len(items) < 2 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def TEAM(names: Sequence[str]) -> str:
    """The people of a team; from four on with commas between them.

    >>> TEAM(["Anna", "Rosa", "Max"]), TEAM(["Walt", "June", "Ida", "Max"])
    ('Anna & Rosa & Max', 'Walt, June, Ida & Max')
    """
    return " & ".join(names) if len(names) < 4 else f"{', '.join(names[:-1])} & {names[-1]}"


def CAPITAL(text: str) -> str:
    """The same text beginning with a capital letter; names keep theirs.

    >>> CAPITAL("go out"), CAPITAL("")
    ('Go out', '')
    """
    return text[:1].upper() + text[1:]


def POSSESSIVE(who: Person) -> str:
    """Whose it is.

    >>> POSSESSIVE(Person("Rosa")), POSSESSIVE(Person("Hans"))
    ("Rosa's", "Hans'")
    """
    return f"{who.name}'" if who.name.endswith("s") else f"{who.name}'s"


def plural(count: int) -> str:
    """The plural category of a number.

    >>> plural(0), plural(1), plural(2)
    ('other', 'one', 'other')
    """
    return "one" if count == 1 else "other"
