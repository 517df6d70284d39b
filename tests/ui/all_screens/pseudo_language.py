"""A language that nobody speaks: English with accents, 40 % longer, between brackets. What is not accented on a screen
is no message: a name, a figure, a code, or a text that somebody forgot.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from types import ModuleType
from typing import Any, Final

from game.text.language import sections, speak
from tests.ui.samples import GAMES, LONG
from tools.messages.message_file import read_messages
from tools.messages.modules import SOURCE, TEXT, Compiler

LONGER: Final = 0.4
_ACCENTS: Final = str.maketrans("aeiouAEIOUy", "áéíóúÁÉÍÓÚý")
_OF_OTHERS: Final = re.compile(r"^from game\.text\.en import (\w+) as _\w+\n", re.MULTILINE)


def pseudo(text: str) -> str:
    """Words with accents, grown where they have three letters or more.

    >>> pseudo("You hold two nines, 5/7")
    'Yóúúú hólddd twóóó nínésss, 5/7'
    """
    return " ".join(map(_grown, text.translate(_ACCENTS).split(" ")))


def _grown(word: str) -> str:
    letters = [n for n, letter in enumerate(word) if letter.isalpha()]
    if len(letters) < 3:
        return word
    last = letters[-1]
    return word[: last + 1] + word[last] * -(-len(letters) * 4 // 10) + word[last + 1 :]


@cache
def _modules() -> dict[str, ModuleType]:
    """Every section in this language."""
    source = read_messages(TEXT / f"{SOURCE}.ftl")
    made = {section: ModuleType(section) for section in source.sections}
    for section, module in made.items():
        code = Compiler(source, source, SOURCE, pseudo).module(section)
        vars(module).update({f"_{name}": made[name] for name in _OF_OTHERS.findall(code)})
        exec(_OF_OTHERS.sub("", code), vars(module))
    return {section: _bracketed(module) for section, module in made.items()}


def _bracketed(module: ModuleType) -> ModuleType:
    """The same, every text that the program asks for between brackets."""
    outside = ModuleType(module.__name__)
    for name, value in vars(module).items():
        if getattr(value, "__module__", None) == module.__name__:
            setattr(outside, name, _between_brackets(value))
    return outside


def _between_brackets(said: Any) -> Any:
    @wraps(said)
    def say(*facts: object, **more: object) -> str:
        return f"⟦{said(*facts, **more)}⟧"

    return say


@contextmanager
def speaking_pseudo() -> Iterator[None]:
    """Inside, every message is in this language."""
    sections.clear()
    sections.update(_modules())
    try:
        yield
    finally:
        sections.clear()
        speak("es")
        speak("en")


def no_messages(texts: Sequence[str]) -> list[str]:
    """What can be read that is no message: words with plain vowels that nobody's name or game holds."""
    written = (*LONG, *(game.name for game in GAMES))
    names = {word.casefold() for text in written for word in re.findall(r"[\w']+", text)}
    return [text for text in texts for word in re.findall(r"[A-Za-z]{3,}", text) if _is_plain(word, names)]


def _is_plain(word: str, names: set[str]) -> bool:
    return any(letter in "aeiouAEIOU" for letter in word) and word.casefold() not in names
