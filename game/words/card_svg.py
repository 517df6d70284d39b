"""Small cards as SVG for printed pages: plain shapes of our own, readable in black and white as well."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card

WIDTH: Final = 50
HEIGHT: Final = 70
_LAP: Final = 21
_RED: Final = "#b3142b"
_BLACK: Final = "#1c1c24"

_SUITS: Final = {
    "H": "M0 7 C-12 -1 -9 -11 -4 -10 C-1 -10 0 -7 0 -5 C0 -7 1 -10 4 -10 C9 -11 12 -1 0 7 Z",
    "D": "M0 -11 L8 -1 L0 9 L-8 -1 Z",
    "S": "M0 -11 C12 -3 9 6 4 5 C2 5 1 4 1 3 L3 9 L-3 9 L-1 3 C-1 4 -2 5 -4 5 C-9 6 -12 -3 0 -11 Z",
    "C": "M0 -11 A4.5 4.5 0 1 1 4 -3 A4.5 4.5 0 1 1 1 4 L3 9 L-3 9 L-1 4 A4.5 4.5 0 1 1 -4 -3 A4.5 4.5 0 1 1 0 -11 Z",
}
"""Outlines round the middle of a pip, about twenty wide and high."""

_STAR: Final = "M0 -14 L4 -4 L14 -4 L6 3 L9 13 L0 7 L-9 13 L-6 3 L-14 -4 L-4 -4 Z"


def row(cards: Sequence[Card], label: str) -> str:
    """Cards that overlap from left to right, the last one whole, as one picture with a label for who cannot see it."""
    wide = WIDTH + _LAP * (len(cards) - 1)
    drawn = "".join(f'<g transform="translate({at * _LAP} 0)">{_face(card)}</g>' for at, card in enumerate(cards))
    return _svg(wide, drawn, label)


def backs(count: int, letter: str, label: str) -> str:
    """A face-down stack: a few edges, and the letter of hand or foot on top."""
    edges = min(count, 5)
    stack = "".join(
        f'<rect x="{at * 3 + 1}" y="{at * 2 + 1}" width="40" height="56" rx="4" fill="#e8eef5" stroke="#334" />'
        for at in range(edges)
    )
    x, y = (edges - 1) * 3 + 21, (edges - 1) * 2 + 38
    mark = f'<text x="{x}" y="{y}" text-anchor="middle" font-size="24" font-weight="700" fill="#334">{letter}</text>'
    return _svg(60, stack + mark, label)


def _svg(width: int, drawn: str, label: str) -> str:
    return (
        f'<svg role="img" aria-label="{label}" viewBox="-1 -1 {width + 2} {HEIGHT + 2}" '
        f'width="{width + 2}" height="{HEIGHT + 2}">{drawn}</svg>'
    )


def _face(card: Card) -> str:
    red = card[1] in "HDR"
    colour = _RED if red else _BLACK
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fffdf6" stroke="#555" />'
    if card[0] == "*":
        star = f'<path transform="translate(29 42)" d="{_STAR}" fill="{colour}" />'
        word = f'<text x="5" y="15" font-size="11" font-weight="700" fill="{colour}">JOKER</text>'
        return paper + word + star
    rank = "10" if card[0] == "T" else card[0]
    corner = f'<text x="4" y="18" font-size="18" font-weight="700" fill="{colour}">{rank}</text>'
    small = f'<path transform="translate(11 29) scale(.55)" d="{_SUITS[card[1]]}" fill="{colour}" />'
    pip = f'<path transform="translate(31 47) scale(1.25)" d="{_SUITS[card[1]]}" fill="{colour}" />'
    return paper + corner + small + pip
