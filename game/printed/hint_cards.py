"""Hint cards for people who play with real cards, as printable HTML: four on a page, to be cut out, with what a
turn is, what opens, what books and cards count, and what going out takes. Rich rules have two cards each, side by side,
on two pages.
"""

import re
from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from textwrap import wrap
from typing import Final

from msgspec import Struct

from game.cards import Card
from game.messages.amounts import capital, points
from game.messages.functions import printed_hint_cards as say, printed_rules as say_rules, rule_page as say_page
from game.printed.html_page import html_page
from game.printed.rule_sheet import (
    books_counted,
    going_out_counted,
    minimums,
    needs,
    others_counted,
    row,
    threes_counted,
)
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet, has_tail, lowest_high_rank
from game.sentences.rules_and_scores.rule_page import in_words

PEOPLE: Final = 4
"""As many cards are printed, or pairs of them, for rules of several tables."""

_STYLE: Final = """
@page { margin: 8mm; }
* { box-sizing: border-box; }
body { color: #1c1c24; margin: 0 auto;
  max-width: 194mm; display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
article { border: .3mm dashed #777; border-radius: 4mm; padding: 4mm 5mm 3mm; min-height: 125mm; break-inside: avoid;
  line-height: 1.22; }
h1 { font: 700 15pt/1.1 var(--heading); color: #6b1020; margin: 0;
  border-bottom: .5mm solid #6b1020; padding-bottom: 1mm; overflow-wrap: anywhere; }
h2 { font: 700 1.1em/1.1 var(--heading); color: #6b1020; margin: .7em 0 .15em; }
p { margin: 0; }
div { display: flex; flex-wrap: wrap; gap: 1.2mm 3mm; margin-top: 1mm; }
figure { margin: 0; display: flex; align-items: center; gap: 1mm; font-weight: 700; }
figure svg { height: 9.5mm; width: auto; }
@media screen { body { padding: 8mm; } }
"""

_SIZES: Final = tuple(size / 4 for size in range(52, 25, -1))
"""Type sizes in points, the one that is easiest to read first."""
_EASY: Final = 9.0
"""The smallest that is taken before a second card is."""
_POINT: Final = 0.353
"""Millimetres."""
_LETTER, _BOLD = 0.5 * _POINT, 0.58 * _POINT
"""Width of an average letter of words, and of what pictures count, for each point of the type size."""
_LINE: Final = 1.22 * _POINT
_HEADING: Final = 2.16 * _POINT
"""Height of a line and of a heading with its margins, for each point of the type size."""
_TITLE_SIZE: Final = 15.0
_WIDTH, _HEIGHT = 84.0, 117.0
"""Millimetres of a card within its border."""
_PICTURE_HEIGHT, _PICTURE_GAP, _PICTURES_APART = 9.5, 1.2, 3.0


class HintSection(Struct, frozen=True):
    """A heading, and words or pictures of cards with what they count."""

    heading: str
    words: str = ""
    pictures: tuple[tuple[str, str], ...] = ()

    def html(self) -> str:
        """As it is printed."""
        drawn = "".join(f"<figure>{picture}{escape(worth)}</figure>" for picture, worth in self.pictures)
        inside = f"<div>{drawn}</div>" if drawn else f"<p>{escape(self.words)}</p>"
        return f"<h2>{escape(self.heading)}</h2>{inside}"

    def height(self, size: float) -> float:
        """Millimetres in type of that size."""
        lines = len(wrap(self.words, int(_WIDTH / (_LETTER * size))))
        return _HEADING * size + lines * _LINE * size + self._rows(size)

    def _rows(self, size: float) -> float:
        """Millimetres of the pictures, as many in a row as there is room for."""
        row = max(_PICTURE_HEIGHT, _LINE * size) + _PICTURE_GAP
        rows, room = 0, 0.0
        for picture, worth in self.pictures:
            width = _picture_width(picture) + 1 + len(worth) * _BOLD * size + _PICTURES_APART
            if width > room + _PICTURES_APART:
                rows, room = rows + 1, _WIDTH
            room -= width
        return rows * row


def _picture_width(picture: str) -> float:
    """Millimetres of it at the height that pictures have."""
    width, height = map(float, re.findall(r'width="(\d+)" height="(\d+)"', picture)[0])
    return _PICTURE_HEIGHT * width / height


def people_of(rules: RuleSet) -> int:
    """How many people get cards: everybody at the only table, or enough to fill a page."""
    return int(rules.tables[0].partition(":")[0]) if len(rules.tables) == 1 else PEOPLE


def hint_cards(rules: RuleSet) -> str:
    """The pages as HTML text in UTF-8."""
    sections = (*(HintSection(heading, text) for heading, text in hints(rules)), pictures(rules))
    size, parts = parted(rule_set_name(rules.name), sections)
    cards = [
        f'<article style="font-size: {size}pt"><h1>{escape(_numbered(rule_set_name(rules.name), at, len(parts)))}</h1>'
        f"{''.join(section.html() for section in part)}</article>"
        for at, part in enumerate(parts, 1)
    ]
    return html_page(escape(say.title(rule_set_name(rules.name))), _STYLE, cards * people_of(rules))


def parted(name: str, sections: Sequence[HintSection]) -> tuple[float, tuple[Sequence[HintSection], ...]]:
    """The type size in points, and what is on each card: on one if it is easy to read there, else on two."""

    def height(part: Sequence[HintSection], size: float) -> float:
        return title + sum(section.height(size) for section in part)

    title = _title_height(_numbered(name, 1, 2))

    def size_for(part: Sequence[HintSection]) -> float:
        return next((size for size in _SIZES if height(part, size) <= _HEIGHT), 0.0)

    if size_for(sections) >= _EASY:
        return size_for(sections), (sections,)
    pairs = [(sections[:cut], sections[cut:]) for cut in range(1, len(sections))]
    size, pair = max(((min(map(size_for, pair)), pair) for pair in pairs), key=lambda way: way[0])
    return size, pair


def _title_height(title: str) -> float:
    """Millimetres including the line below, in bold letters with wide capitals."""
    width = sum(1.0 if letter in "MW" else 0.76 if letter.isupper() else 0.56 for letter in title)
    return ceil(width * _TITLE_SIZE * _POINT / (0.9 * _WIDTH)) * 1.1 * _TITLE_SIZE * _POINT + 1.5


def _numbered(name: str, card: int, cards: int) -> str:
    return say.numbered(name, card, cards) if cards > 1 else name


def pictures(rules: RuleSet) -> HintSection:
    """Cards with what they count."""
    return HintSection(say.cards(), pictures=tuple(_values(rules)))


def hints(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Headings with what stands below them.

    >>> dict(hints(RuleSet()))["Your turn"]
    'Draw two cards, or take seven from the pile with a pair. Meld what you like. Discard one card.'
    """
    yield say.your_turn(), " ".join(filter(None, _turn(rules)))
    if has_tail(rules):
        yield say.stacks(), say.one_after_the_other()
    yield say_rules.to_open(), " ".join(filter(None, (_minimums(rules), in_words(say_page.natural_opening, rules))))
    counted = [one.told for one in books_counted(rules)]
    score = say.books_score(counted) if counted else say.books_score_nothing()
    unfinished = in_words(say_page.unfinished_book, rules)
    told = (say.book(rules.book_size), in_words(say_page.wild_limit, rules), score, unfinished)
    yield say.books(), " ".join(filter(None, told))
    yield say_rules.to_go_out(), " ".join(filter(None, _going_out(rules)))


def _turn(rules: RuleSet) -> Iterator[str]:
    yield in_words(say.draw, rules)
    if rules.take_count != "never":
        yield from (in_words(told, rules) for told in (say_page.bottom_card, say_page.then_draw, say_page.least_pile))
    yield say.lay_down()


def _going_out(rules: RuleSet) -> Iterator[str]:
    yield say.going_out(needs(rules))
    if rules.winner_takes:
        yield say.winner_takes()
        return
    for one in (*going_out_counted(rules), *others_counted(rules)):
        yield say.scores(capital(one.what), one.points)


def _minimums(rules: RuleSet) -> str:
    told = minimums(rules)
    if rules.opening_by_score or rules.opening_growth:
        return say.minimums_by_total(", ".join(say_rules.worth(worth, when) for when, worth in told))
    return say.minimums([worth for _, worth in told])


def _values(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Pictures of cards with what they count, or cost where there is a minus."""
    highest_rank, rank_below = lowest_high_rank(rules)
    kinds: tuple[tuple[tuple[str, ...], int], ...] = (
        *(((("*R",), rules.joker),) if rules.jokers else ()),
        (("2C",), rules.two),
        (("AS",), rules.ace),
        (("KD", f"{highest_rank}H"), rules.ten_value),
        ((f"{rank_below}C", "4D"), rules.five_value),
    )
    for faces, worth in kinds:
        told = points(worth)
        yield row(tuple(map(Card, faces)), told), told
    facts = rules.red_three_enough, has_tail(rules)
    for what, worth in threes_counted(rules):
        if worth or what == "red_not_out":  # which otherwise count what the others do
            face = Card("3S") if what.startswith("black") else Card("3H")
            yield row((face,), say_rules.three(what, *facts)), say.three(worth, what, *facts)
