"""Messages with the reader as each of the people they name."""

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from itertools import islice, product
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from game.cards import Card, Rank, parse_cards
from game.messages import functions
from game.messages.person import Person

YOU: Final = {"en": Person("You", is_you=True), "es": Person("Tú", is_you=True)}
ABOUT_OTHERS: Final = {"coach", "lesson_steps", "lessons", "problems"}
"""Sections that only name computer players and rivals to the reader."""
EXCEPT: Final = {"table-play_after", "new_game-sentence"}
"""The first names somebody else to the reader, the second is given a "you" with a small letter."""
FITS: Final = "don't|can't|haven't|aren't|weren't|won't|didn't|couldn't|wouldn't|hadn't|always|across|as"
FAULTS: Final = {
    "en": re.compile(
        rf"\b[Yy]ou (now |also |still )?(?!({FITS})\b)(has|is|was|does|[a-z]+n't|[a-z]+s)\b|\bYou's|\w You\b"
    ),
    "es": re.compile(r"\bTú (no |ya |aún |le )*(?!(y|no|ya|aún|le)\b)\w*[^s\W]\b|\w Tú\b|\b(de|a|con|para) tú\b"),
}


def samples(kind: Any) -> tuple[Any, ...]:
    cards: tuple[Card, ...] = parse_cards("KH KS")
    values: dict[Any, tuple[Any, ...]] = {
        int: (0, 1, 3),
        bool: (False, True),
        str: ("", "x"),
        float: (30.0,),
        Person: (Person("Rosa"),),
        Card: cards[:1],
        Card | None: (None, cards[0]),
        Rank: ("K",),
    }
    if kind in values:
        return values[kind]
    if get_origin(kind) is Literal:
        return get_args(kind)
    item = get_args(kind)[0]
    return ((samples(item)[-1],), (samples(item)[-1],) * 2)


def sentences_to(reader: Person, section: ModuleType) -> Iterator[tuple[str, str]]:
    """Each message of the section, with the reader in the place of one of its people at a time."""
    for name, message in vars(section).items():
        if not isfunction(message) or message.__module__ != section.__name__:
            continue
        kinds = {argument: kind for argument, kind in get_type_hints(message).items() if argument != "return"}
        for place in (argument for argument, kind in kinds.items() if kind is Person):
            values = ((reader,) if argument == place else samples(kind) for argument, kind in kinds.items())
            for facts in islice(product(*values), 300):
                yield name, message(*facts)


def test_a_sentence_about_the_reader_agrees_with_you(language: str) -> None:
    faults = {}
    for file in sorted(Path(functions.__path__[0], language).glob("*.py")):
        if file.stem in ABOUT_OTHERS:
            continue
        section = import_module(f"{functions.__name__}.{language}.{file.stem}")
        for name, sentence in sentences_to(YOU[language], section):
            if FAULTS[language].search(sentence) and f"{file.stem}-{name}" not in EXCEPT:
                faults[f"{file.stem}-{name}"] = sentence
    assert faults == {}
