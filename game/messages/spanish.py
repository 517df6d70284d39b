"""Numbers and lists as Spanish writes them. The messages call these by their names in capitals."""

from collections.abc import Sequence
from typing import Final, Literal

MINUS: Final = "−"
NARROW: Final = "\N{NO-BREAK SPACE}"
_WORDS: Final = ("", "", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce")
_ORDINALS: Final = (
    *("primer", "segund", "tercer", "cuart", "quint", "sext"),
    *("séptim", "octav", "noven", "décim", "undécim", "duodécim"),
)

Gender = Literal["m", "f"]


def NUMBER(amount: int) -> str:
    """In figures; from five of them on in groups of three, with a real minus sign.

    >>> NUMBER(1845), NUMBER(-45), NUMBER(10250)
    ('1845', '−45', '10\\xa0250')
    """
    figures = f"{abs(amount):,}".replace(",", NARROW) if abs(amount) > 9999 else str(abs(amount))
    return f"{MINUS}{figures}" if amount < 0 else figures


def UNSIGNED(amount: int) -> str:
    """Points ahead or behind, without the sign.

    >>> UNSIGNED(-1090), SIGNED(1), NUMBER(9999), NUMBER(10000)
    ('1090', '+1', '9999', '10\xa0000')
    """
    return NUMBER(abs(amount))


def SIGNED(amount: int) -> str:
    """Points added or taken off; nothing has no sign.

    >>> SIGNED(500), SIGNED(-45), SIGNED(0)
    ('+500', '−45', '0')
    """
    return f"+{NUMBER(amount)}" if amount > 0 else NUMBER(amount)


def COUNT(count: int, gender: Gender = "m") -> str:
    """Before a noun: in words up to twelve, in figures beyond. Only "un" and "ningún" have a gender.

    >>> COUNT(2), COUNT(12), COUNT(1), COUNT(1, "f"), COUNT(0), COUNT(0, "f"), COUNT(13), COUNT(-2)
    ('dos', 'doce', 'un', 'una', 'ningún', 'ninguna', '13', '−2')
    """
    if count == 0:
        return "ninguna" if gender == "f" else "ningún"
    if count == 1:
        return "una" if gender == "f" else "un"
    return _WORDS[count] if 0 < count < len(_WORDS) else NUMBER(count)


def ORDINAL(place: int, gender: Gender = "m") -> str:
    """A place from 1, in words up to twelve, not before a noun: "primero", "segunda".

    >>> ORDINAL(1), ORDINAL(2, "f"), ORDINAL(12), ORDINAL(13), ORDINAL(21, "f")
    ('primero', 'segunda', 'duodécimo', '13.º', '21.ª')
    """
    if place <= len(_ORDINALS):
        return _ORDINALS[place - 1] + ("a" if gender == "f" else "o")
    return f"{place}.{'ª' if gender == 'f' else 'º'}"


def LIST(items: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """One after the other; "y" is "e" before the sound i, "o" is "u" before o.

    >>> LIST(["Ana", "Rosa", "Ida"]), LIST(["siete", "ocho"], "or"), LIST(["pan", "hielo"]), LIST([])
    ('Ana, Rosa e Ida', 'siete u ocho', 'pan y hielo', '')
    """
    if len(items) < 2:
        return "".join(items)
    word = _and_before(items[-1]) if last == "and" else _or_before(items[-1])
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def TEAM(names: Sequence[str]) -> str:
    """The people of a team. A no-break space behind "y" tells it from one in somebody's name.

    >>> TEAM(["Ana"]), TEAM(["Ana", "Ida"]), TEAM(["Walt", "June", "Ida", "Max"])
    ('Ana', 'Ana e\xa0Ida', 'Walt, June, Ida y\xa0Max')
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {_and_before(names[-1])}{NARROW}{names[-1]}"


def _and_before(text: str) -> str:
    """The "and" that is heard well: not before an i of its own, unless that begins a diphthong.

    >>> _and_before("Irene"), _and_before("hierba"), _and_before("Ian"), _and_before("Yolanda")
    ('e', 'y', 'y', 'y')
    """
    start = text.lower().lstrip("«“").removeprefix("h")
    return "e" if start[:1] in ("i", "í") and start[1:2] not in ("a", "e", "o") else "y"


def _or_before(text: str) -> str:
    """The "or" that is heard well.

    >>> _or_before("ocho"), _or_before("11"), _or_before("dos")
    ('u', 'u', 'o')
    """
    start = text.lower().lstrip("«“").removeprefix("h")
    return "u" if start[:1] in ("o", "ó") or start in ("8", "11") or start.startswith(("8 ", "11 ")) else "o"


def CAPITAL(text: str) -> str:
    """The same text beginning with a capital letter, behind an opening sign if it has one.

    >>> CAPITAL("¿qué ves?"), CAPITAL("as y rey"), CAPITAL("")
    ('¿Qué ves?', 'As y rey', '')
    """
    signs = len(text) - len(text.lstrip("¿¡«"))
    return text[:signs] + text[signs : signs + 1].upper() + text[signs + 1 :]


def plural(count: int) -> str:
    """The plural category of a number. Messages say nothing by themselves: `[0] ninguna carta`.

    >>> plural(0), plural(1), plural(2)
    ('other', 'one', 'other')
    """
    return "one" if count == 1 else "other"
