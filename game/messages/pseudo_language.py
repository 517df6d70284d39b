"""A language that nobody speaks: English with accents, 30 % longer, between brackets. It shows what is no message, and
what finds no room once it is translated. Names, figures, card codes, paths and options stay as they are.

The functions in capitals are its numbers and lists: messages and screens call them as they call those of any language.
"""

import math
import re
from collections.abc import Callable, Sequence
from functools import cache, wraps
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Final, Literal

from msgspec.structs import replace

from game.messages import english
from game.messages.english import NUMBER as NUMBER, SIGNED as SIGNED, TEAM as TEAM
from game.messages.person import Person

LONGER: Final = 0.3
_ACCENTS: Final = str.maketrans("aeiouycnAEIOUYCN", "áéíóúýçñÁÉÍÓÚÝÇÑ")
_OPENS: Final = "⟦"
_SUITS: Final = ("C", "D", "H", "S")
_FIRST: Final = 0xF0000
"""The first of the signs that stand for arguments while the words round them change: no text has them."""
_ARGUMENT: Final = re.compile(f"[{chr(_FIRST)}-{chr(_FIRST + 0xFFFD)}]")
_TYPED: Final = re.compile(r"\W*-[A-Za-z].*|.*[/\\_\d=@{}].*|.*\.[a-z].*|\W*[A-Z][A-Zx]+\W*")
"""What a person types or a file holds: options, paths, sizes, FILE."""


def LIST(items: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """One after the other.

    >>> LIST(["a", "b", "c"])
    'a, b áñdd c'
    """
    return english.LIST(items, accented(last))  # type: ignore[arg-type]


def CAPITAL(text: str) -> str:
    """The same text beginning with a capital letter, behind the bracket if it has one.

    >>> CAPITAL("⟦ábç⟧"), CAPITAL("ábç")
    ('⟦Ábç⟧', 'Ábç')
    """
    return _OPENS + english.CAPITAL(text[1:]) if text.startswith(_OPENS) else english.CAPITAL(text)


def section(name: str) -> SimpleNamespace:
    """The messages of a section. Those that hold others call the English ones: there is one bracket round each that the
    program asks for.
    """
    messages = import_module(f".functions.en.{name}", __package__)
    said = {key: each for key, each in vars(messages).items() if not key.startswith("__")}
    texts = {key: f"⟦{accented(each)}⟧" for key, each in said.items() if isinstance(each, str)}
    own = {key: each for key, each in said.items() if callable(each) and each.__module__ == messages.__name__}
    return SimpleNamespace(**texts, **{key: _between_brackets(each) for key, each in own.items()})


def _between_brackets(message: Callable[..., str]) -> Callable[..., str]:
    types = tuple(message.__annotations__.values())

    @wraps(message)
    def say(*facts: object) -> str:
        shown: list[str] = []
        hidden = (_hidden(fact, type_, shown) for fact, type_ in zip(facts, types, strict=False))
        words = accented(message(*hidden))
        return f"⟦{_ARGUMENT.sub(lambda sign: shown[ord(sign[0]) - _FIRST], words)}⟧"

    return say


def _hidden(fact: Any, type_: object, shown: list[str]) -> Any:
    """An argument with a sign in place of each text, which `shown` gets."""
    if isinstance(fact, Person):
        return replace(fact, name=_hidden(fact.name, str, shown))
    if type_ == Sequence[str]:
        return [_hidden(each, str, shown) for each in fact]
    if type_ is not str or not fact or fact in _SUITS:  # a card or a word to choose by; a suit to choose by
        return fact
    shown.append(fact)
    return chr(_FIRST + len(shown) - 1)


@cache
def accented(text: str) -> str:
    """Longer words with accents, but for what is typed.

    >>> accented("You hold two nines"), accented("needs --games, in DIR")
    ('Ýóúúú hóldd twóóó ñíñéss', 'ñéédsssss --games, íññññ DIR')
    """
    parts = re.split(r"(\s+)", text)
    words = [n for n, part in enumerate(parts) if re.search("[A-Za-z]", part) and not _TYPED.fullmatch(part)]
    owed, added = LONGER * len(_ARGUMENT.sub("", text)), 0
    for place, n in enumerate(words, 1):
        more = math.ceil(owed * place / len(words)) - added
        added += more
        parts[n] = _grown(parts[n].translate(_ACCENTS), more)
    return "".join(parts)


def _grown(word: str, more: int) -> str:
    last = max(n for n, letter in enumerate(word) if letter.isalpha())
    return word[: last + 1] + word[last] * more + word[last + 1 :]
