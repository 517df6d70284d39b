"""What is painted is told: every word that stands on a screen can be heard there, what stands on a button of the button
itself.
"""

import re
from collections.abc import Iterable
from typing import Final

import pytest
from pygame import Rect

from game.messages.english import COUNT
from game.messages.functions import nouns
from game.toolkit.accessibility.elements import Element, OfWidget, Tree
from game.toolkit.drawing.text import Drawn
from game.toolkit.widgets import Button
from game.ui.system.accessibility.screen_elements import tree_of
from tests.slow import slow_except
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY
from tests.ui.taught import TAUGHT

SIZE: Final = (1366, 768)
SAME: Final = {
    "discards": "discard",  # the pile of discards is told as the discard pile
    **{f"{COUNT(count)}{ending}": str(count) for count in range(13) for ending in ("", "s", "es")},
    "no": "0",
    "empty": "0",
}
AS_EVER: Final = frozenset(
    {
        "Aa",  # of a size that is told by its name
        "3+ cards",  # on the place for a new meld, which is told as one
        "next meld",
        "Last turns",  # over the log, which is told as one
        "none yet",  # of books, where none are told
        "BOOKS",
        "not opened yet",  # told as having no melds yet
        "not in this set",  # of a shape of table: told in a whole sentence
        "· partner",
        "can't be opened",  # before the reason, which is told
        "or any other way to play it",
        "in foot",  # told as playing from the foot
        "you lead",  # the two sides of the lead's picture, which is told as a number
        "they lead",
        "ahead",
        "behind",
        "Match total",  # before sums that are told with each player's place
        "the rules you play",  # below Game settings, which tells that it has all the rules of this match
        "Choose your cards",  # in the own turn, when each card of the hand is told as one to choose
        "your level",  # of Like me, whose way is told in a sentence
    }
)
"""Headings and short words whose meaning is told in others."""
SCALED: Final = (
    "finished",
    "few finished",
    "score",
    "end",
    "evening",
    "evening, computer players",
    "evening, crowded",
    "look back",
    "deal result",
    "crowded deal",
    "score pad",
    "who gets",
    "questions",
)
"""Screens with a graph or numbered steps: the numbers, months and levels along its sides are no news, what it shows is
told.
"""
MONTHS: Final = "|".join(map(nouns.month, range(1, 13)))
ON_SCALES: Final = re.compile(rf"[+−]?[\d,]+|like \w+|{MONTHS}|Round \d+|even")
ALWAYS: Final = re.compile(r"\d+W|Stock 0|Pile 0|Your team|.*['’]s? team")
"""How many of a meld's cards are wild is told as a sentence, a large team by all its names."""
PICTURES: Final = {
    "title": {"1", "6"},
    "help": {"50", "D", "M", "X"},
    "todays deal, code refused": {"20"},
    "evening, computer players": {"You & Rosa ahead", "Walt & June ahead"},
    "evening, one match": {"Anna & Rosa ahead", "Walt & June ahead"},
    "coach, an opening, 7-solo": {"6"},
    "who gets the jokers": {
        "fewer",
        "an equal share",
        "Out here we'd",
        "look closer.",
        "Out here we'd look closer.",
        "bad luck",
        "good luck",
        "neither good nor bad",
    },
}
"""The way of the lessons, whose next is told in words; the leaf of a calendar behind a refusal; the sides of a chart
whose rounds are told; how a pack was cut, which is told as a number; the scale of a chart whose rows are told; pictures
of books beside their points; the order of play, in which plates are told.
"""
PICTURED: Final = ("editor", "rule page")
"""Screens with drawn examples of a rule, beside the rule in words."""


def words_of(text: str) -> list[str]:
    """The words of a text, numbers without commas and as digits."""
    plain = re.sub(r"(?<=\d),(?=\d)", "", text.lower().replace("’", "'"))
    return [SAME.get(word, word) for word in re.findall(r"\w+", plain)]


def told(elements: Iterable[Element]) -> set[str]:
    """All words of these."""
    return {
        word
        for element in elements
        for word in words_of(f"{element.name} {element.value} {element.more} {element.key}")
    }


def is_told(text: str, known: set[str]) -> bool:
    """Whether every word can be heard; one that was shortened, if it begins one."""
    return all(
        word in known or (not word.isdigit() and any(other.startswith(word) for other in known))
        for word in words_of(text.replace("…", ""))
    )


def needs_no_words(name: str, text: str) -> bool:
    """Whether it is said in other words, or only helps to read a picture that is told."""
    on_scale = name.startswith(SCALED) and ON_SCALES.fullmatch(text)
    if text in AS_EVER or any(name.startswith(begin) and text in texts for begin, texts in PICTURES.items()):
        return True
    return bool(on_scale) or bool(ALWAYS.fullmatch(text)) or name.startswith(PICTURED)


def within(tree: Tree, id: str) -> Iterable[Element]:
    """An element and all that is in it."""
    yield tree.elements[id]
    for child in tree.elements[id].children:
        yield from within(tree, child)


def on_buttons(tree: Tree, drawn: Iterable[Drawn]) -> Iterable[tuple[str, set[str]]]:
    """Every text that stands on a button, with what is told of that button."""
    buttons = [
        (way.widget.rect, told(within(tree, id)))
        for id, way in tree.ways.items()
        if isinstance(way, OfWidget) and isinstance(way.widget, Button)
    ]
    for one in drawn:
        lying = [known for rect, known in buttons if rect.contains(Rect(one.rect))]
        if lying:
            yield one.text, set().union(*lying)


QUICK = (
    *("title", "games", "new game, own sets", "look back", "look back, what it knew", "score, every row"),
    *("coach, a pair beside full bands", "table 7-solo, mid-round", "table 2, full", "editor match, crowded"),
    "deal result",
)
"""Among them those on which something that is painted was once not told: buttons and tiles of the title, rows, small
tables, charts, the coach's clasps, the order of play.
"""


@pytest.mark.parametrize("name", slow_except(QUICK, [name for name in EVERY if name not in TAUGHT], every=20))
def test_what_is_painted_is_told(name: str) -> None:
    """Given a screen, whatever can be read on it stands among what a reader is told of it; on a button, among what is
    told of the button.
    """
    scene = EVERY[name]()
    picture = Picture(scene, SIZE)
    scene.update(0.0)
    picture.look_again(scene)
    tree = tree_of(scene, SIZE)
    known = told(tree.elements.values())
    texts = {drawn.text for drawn in picture.texts}
    assert sorted(text for text in texts if not is_told(text, known) and not needs_no_words(name, text)) == []
    on = dict(on_buttons(tree, picture.texts))
    assert (
        sorted(text for text, heard in on.items() if not is_told(text, heard) and not needs_no_words(name, text)) == []
    )
