"""Hint cards for people who play with real cards, as one printable HTML page: four alike, to be cut out, with what a
turn is, what opens, what books and cards count, and what going out takes.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from game.cards import Card
from game.rules.ruleset import RuleSet
from game.words.grammar import capital, listed, number
from game.words.html_page import html_page
from game.words.printed_rules import (
    TO_GO_OUT,
    TO_OPEN,
    book_values,
    going_out_values,
    minimums,
    needs,
    row,
    three_values,
)
from game.words.rule_page import bottom_card, cards_drawn, least_pile, then_draw, way_of_taking, wild_limit
from game.words.stacks import has_tail

ON_PAGE: Final = 4

TITLE: Final = "Hint cards"
YOUR_TURN: Final = "Your turn"
BOOKS: Final = "Books"
CARDS: Final = "Cards"
STACKS: Final = "Your stacks"
LAY_DOWN: Final = "Meld what you like. Discard one card."

_STYLE: Final = """
@page { margin: 8mm; }
* { box-sizing: border-box; }
body { font-family: "Helvetica Neue", "Liberation Sans", Arial, sans-serif; color: #1c1c24; margin: 0 auto;
  max-width: 194mm; display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
article { border: .3mm dashed #777; border-radius: 4mm; padding: 4mm 5mm 3mm; height: 125mm; overflow: hidden;
  break-inside: avoid; line-height: 1.22; }
h1 { font: 700 15pt/1.1 "Times New Roman", "Liberation Serif", Times, serif; color: #6b1020; margin: 0;
  border-bottom: .5mm solid #6b1020; padding-bottom: 1mm; overflow-wrap: anywhere; }
h2 { font: 700 1.1em/1.1 "Times New Roman", "Liberation Serif", Times, serif; color: #6b1020; margin: .7em 0 .15em; }
p { margin: 0; }
div { display: flex; flex-wrap: wrap; gap: 1.2mm 3mm; margin-top: 1mm; }
figure { margin: 0; display: flex; align-items: center; gap: 1mm; font-weight: 700; }
figure svg { height: 9.5mm; width: auto; }
@media screen { body { padding: 8mm; } }
"""

_SIZES: Final = tuple(size / 4 for size in range(52, 25, -1))
"""Type sizes in points, the one that is easiest to read first."""
_LETTER: Final = 0.35 * 0.52
"""Width of an average letter, in millimetres for each point of the type size."""
_LINE: Final = 0.35 * 1.24
_WIDE: Final = 82.0
_HIGH: Final = 84.0
"""Millimetres of a card for its words, without title and pictures."""


def hint_cards(rules: RuleSet) -> str:
    """The whole page as HTML text in UTF-8."""
    name = escape(rules.name)
    told = tuple(hints(rules))
    body = "".join(f"<h2>{heading}</h2><p>{escape(text)}</p>" for heading, text in told)
    pictures = "".join(f"<figure>{drawn}{worth}</figure>" for drawn, worth in _values(rules))
    size = next((size for size in _SIZES if _height(told, size) <= _HIGH), _SIZES[-1])
    card = f'<article style="font-size: {size}pt"><h1>{name}</h1>{body}<h2>{CARDS}</h2><div>{pictures}</div></article>'
    return html_page(f"{TITLE}: {name}", _STYLE, [card] * ON_PAGE)


def hints(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Headings with what stands below them.

    >>> dict(hints(RuleSet()))["Your turn"]
    'Draw two cards, or take seven from the pile with a pair. Meld what you like. Discard one card.'
    """
    taking = "" if rules.take_count == "never" else f", or {way_of_taking(rules)}"
    least = least_pile(rules) if taking else ""
    then = " ".join(filter(None, (bottom_card(rules), then_draw(rules)))) if taking else ""
    yield (
        YOUR_TURN,
        " ".join(filter(None, (f"Draw {cards_drawn(rules)}{taking}.", then, least, LAY_DOWN))),
    )
    if has_tail(rules):
        yield STACKS, "First your hand, then your foot, then your tail, each when the one before is used up."
    yield TO_OPEN, _minimums(rules)
    others = {one.what for one in (*going_out_values(rules), *three_values(rules))}
    counted = [f"{one.what} {one.points}" for one in book_values(rules) if one.what not in others]
    worth = f" {capital(', '.join(counted))}." if counted else " They score nothing."
    yield BOOKS, f"{capital(number(rules.book_size))} of a rank. {wild_limit(rules)}{worth}"
    scored = [f" {capital(one.what)}: {one.points}." for one in going_out_values(rules)]
    bonus = " Your team then scores 0." if rules.winner_takes else "".join(scored)
    yield TO_GO_OUT, f"{capital(listed(needs(rules)))}.{bonus}"


def _minimums(rules: RuleSet) -> str:
    told = minimums(rules)
    if rules.opening_by_score:
        return f"{', '.join(f'{worth} {when}' for when, worth in told)}."
    worths = listed([worth for _, worth in told])
    return f"{worths} points, round by round." if len(told) > 1 else f"{worths} points in every round."


def _values(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Pictures of cards with what they count, or cost where there is a minus."""
    high, low = ("K", "T") if rules.ten_from == "T" else ("K", rules.ten_from), _below(str(rules.ten_from))
    kinds: tuple[tuple[tuple[str, ...], int], ...] = (
        *(((("*R",), rules.joker),) if rules.jokers else ()),
        (("2C",), rules.two),
        (("AS",), rules.ace),
        ((f"{high[0]}D", f"{high[1]}H"), rules.ten_value),
        ((f"{low}C", "4D"), rules.five_value),
    )
    for faces, worth in kinds:
        told = str(worth)
        yield row(tuple(map(Card, faces)), told), told
    for one in three_values(rules):
        if one.points == "0":
            continue
        face = Card("3H") if one.what.startswith(("red", "all")) else Card("3S")
        yield row((face,), one.what), f"{one.points} {one.what.removeprefix('red three ').removeprefix('black three ')}"


def _below(rank: str) -> str:
    order = "456789TJQK"
    return order[order.index(rank) - 1]


def _height(told: tuple[tuple[str, str], ...], size: float) -> float:
    """About how many millimetres the words are high in type of that size."""
    letters = int(_WIDE / (_LETTER * size))
    lines = sum(-(-len(text) // letters) + 2.0 for _, text in told)
    return float(lines * _LINE * size)
