"""Finding a house rule by the words that people use at the table, whatever its name is here."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from game.messages.functions import finding_rules as say, rules as say_rules
from game.messages.language import forgotten_with_language, named
from game.rules.editing import NAMING
from game.rules.fields import ByRound, Steps, WholeNumber, field_infos
from game.sentences.rules_and_scores.house_rules import rule_title, value_text

_A_VALUE: Final = 9
"""The rank of a number that a rule could be set to: farther than any word of the rule."""


def rules_found(wanted: str) -> tuple[str, ...]:
    """The rules that some words may mean, the likeliest first. Each word must be one of the rule's, one that people use
    for it, or the beginning of either. A number beside other words may be a value that the rule can have.

    >>> rules_found("ask")[0], rules_found("canasta size")[0], rules_found("xylophone")
    ('permission', 'book_size', ())
    >>> rules_found("six decks")[:2], rules_found("17")
    (('extra_decks', 'decks'), ())
    """
    asked = _telling(wanted)
    if not asked:
        return ()
    phrase = tuple(map(_stem, asked))
    ranks = {}
    for place, field in enumerate(field for field in field_infos() if field not in NAMING):
        found = [rank for word in asked if (rank := _rank(field, word)) is not None]
        others = [word for word in asked if _rank(field, word) is None] if found else []
        values = [word for word in others if word.isdecimal() or word in _lists().numbers]
        holds_numbers = isinstance(field_infos()[field].control, WholeNumber | ByRound | Steps)
        if len(found) + len(values) == len(asked) and (not values or holds_numbers):
            found += [_A_VALUE] * len(values)
            ranks[field] = (phrase not in _phrases(field), sum(found), place)
    return tuple(sorted(ranks, key=ranks.__getitem__))


def _telling(text: str) -> tuple[str, ...]:
    """The words of a text that help to find a rule; all of them if none does."""
    every = tuple(_words(text))
    return tuple(word for word in every if word not in _lists().small) or every


def _rank(field: str, word: str) -> int | None:
    """How far from the rule's name the word is found; None if it isn't."""
    stem = _stem(word)
    circles = _circles(field)
    for rank, words in enumerate(circles):
        if stem in words:
            return 2 * rank
    beginnings = (rank for rank, words in enumerate(circles) if any(other.startswith(word) for other in words))
    begun = next(beginnings, None)
    return None if begun is None else 2 * begun + 1


def _search_words(field: str) -> str:
    return named("rules", f"{field}_search")


@forgotten_with_language
@lru_cache
def _phrases(field: str) -> frozenset[tuple[str, ...]]:
    """The phrases that mean this rule above all, as stems."""
    phrases = (rule_title(field), *_search_words(field).split(","))
    return frozenset(tuple(map(_stem, _telling(phrase))) for phrase in phrases)


@forgotten_with_language
@lru_cache
def _circles(field: str) -> tuple[frozenset[str], ...]:
    """The words of a rule, those nearest to it first: its name; how people ask for it; help and choices; its topic."""
    about = field_infos()[field]
    choices = " ".join(value_text(field, word) for word in getattr(about.control, "words", ()))
    name = frozenset(_words(rule_title(field)))
    return (
        name | frozenset(map(_stem, name)),
        _with_other_names(f"{rule_title(field)} {_search_words(field)}"),
        _with_other_names(f"{about.help} {choices}"),
        _with_other_names(say_rules.topic(about.group)),
    )


def _with_other_names(text: str) -> frozenset[str]:
    words = set(_words(text))
    stems = {_stem(word) for word in words}
    others = {other for word, names in _lists().synonyms.items() if _stem(word) in stems for other in names}
    return frozenset(words | stems | others | {_stem(other) for other in others})


def _words(text: str) -> Iterator[str]:
    """The words of a text in lower case without accents, numbers as words.

    >>> list(_words("Partner's 2s, red 3"))
    ['partner', 'two', 'red', 'three']
    """
    plain = _without_accents(text.casefold()).replace(",", "").replace("’", "'").replace("'s", "")
    for word in re.findall(r"[^\W_]+", plain):
        figure = word.removesuffix("s") if word[0].isdigit() else word
        yield from _lists().figures.get(figure, (figure,))


def _without_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def _stem(word: str) -> str:
    """A word without its ending, the same for all its forms.

    >>> [_stem(word) for word in ("canastas", "frozen", "freezing", "melded", "penalties", "cutting", "laid")]
    ['canasta', 'freez', 'freez', 'meld', 'penalty', 'cut', 'lay']
    """
    lists = _lists()
    word = lists.forms.get(word, word)
    for ending, instead in lists.endings:
        if word.endswith(ending) and len(word) - len(ending) > 2:
            word = word.removesuffix(ending) + instead
    return word[:-1] if len(word) > 2 and word[-1] == word[-2] else word


class _Lists(Struct, frozen=True):
    """The word lists for the current language."""

    synonyms: dict[str, tuple[str, ...]]
    figures: dict[str, tuple[str, ...]]
    numbers: frozenset[str]
    """The words of all figures."""
    forms: dict[str, str]
    endings: tuple[tuple[str, str], ...]
    small: frozenset[str]


@forgotten_with_language
@lru_cache
def _lists() -> _Lists:
    figures = _by_word(say.figures())
    return _Lists(
        synonyms=_by_word(say.synonyms()),
        figures=figures,
        numbers=frozenset(word for figure, words in figures.items() if figure.isdigit() for word in words),
        forms={form: word for word, forms in _by_word(say.forms()).items() for form in forms},
        endings=tuple((ending, instead) for ending, _, instead in (e.partition(">") for e in say.endings().split())),
        small=frozenset(_without_accents(say.small_words()).split()),
    )


def _by_word(text: str) -> dict[str, tuple[str, ...]]:
    """Each line of a list: a word and its alternatives."""
    lines = (line.partition(": ") for line in _without_accents(text).splitlines())
    return {word: tuple(others.split()) for word, _, others in lines}
