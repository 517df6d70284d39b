"""A language that nobody speaks: English with accents, 40 % longer, between brackets. What is not accented on a screen
is no message: a name, a figure, a code, or a text that somebody forgot.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from types import ModuleType
from typing import Any, Final
from unittest.mock import patch

from game.text import english
from game.text.language import sections, speak
from game.ui.core.text import EASY, Fonts
from tests.ui.samples import FOUR, GAMES, LONG
from tools.messages.message_file import read_messages
from tools.messages.modules import SOURCE, TEXT, Compiler

LONGER: Final = 0.4
PEOPLE: Final = (*LONG, *(person.name for person in FOUR), "Anna", "Ben", "Ida", "Tom", "Ruth", "Paul", "Nora")
WRITTEN: Final = (  # what people called a game, a rule set or a player
    *(game.name for game in GAMES),
    *("Friday evening", "Evening", "self-play", "Every row there is", "Wednesday's neighbour", "Player"),
    *("Lake house", "Eight at the lake", "At the lake", "Grandma’s rules at the lake", "Grandma’s", "own rules"),
    *("Every row", "there is", "Lake", "house", "hand-and-foot"),  # of two lines
    *("Bergström", "Bergstromsson", "The Bartholomew-Featherstone"),
)
TECHNICAL: Final = ("Python", "pygame-ce", "Linux", "English", "Español")
SPELLED: Final = (*map(english.COUNT, range(13)), *map(english.ORDINAL, range(1, 13)), "and", "or")
"""What the locale says, not the message that a number or a list stands in."""
_ACCENTS: Final = str.maketrans("aeiouAEIOUy", "áéíóúÁÉÍÓÚý")
_NAMES: Final = tuple({part for name in PEOPLE for part in re.findall(r"\w+", name)})
_SHORTENED: Final = "|".join(
    rf"\b{re.escape(name[:shown])}…" for name in (*_NAMES, *WRITTEN, *SPELLED) for shown in range(len(name), 0, -1)
)
_WHOLE: Final = "|".join(
    rf"\b{re.escape(name)}\b(?:'s\b)?"
    for name in sorted((*_NAMES, *WRITTEN, *TECHNICAL, *SPELLED), key=len, reverse=True)
)
_CODE: Final = r"\b[A-Z0-9]{4}\b"
_PATH: Final = r"\S*(?:/|\.jsonl)\S*"
_DATA: Final = re.compile("|".join((_PATH, _CODE, _SHORTENED, rf"(?i:{_WHOLE})")))
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
        with patch.object(Fonts, "_candidates", _with_brackets):
            yield
    finally:
        sections.clear()
        speak("es")
        speak("en")


_usual_candidates: Final = Fonts._candidates


def _with_brackets(fonts: Fonts, file: str) -> Iterator[str]:
    """Lato has no ⟦ and ⟧, and its licence keeps its name for the font as it is: another's stand in."""
    yield from (file, EASY)
    yield from _usual_candidates(fonts, file)


def no_messages(texts: Sequence[str]) -> list[str]:
    """What can be read that is no message: words with plain vowels that are not what people, files or locales say."""
    return [text for text in texts if any(map(_is_plain, re.findall(r"[A-Za-z]{3,}", _DATA.sub(" ", text))))]


def _is_plain(word: str) -> bool:
    return any(letter in "aeiouAEIOU" for letter in word)
