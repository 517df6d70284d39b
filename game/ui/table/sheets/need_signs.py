"""What going out takes as cards in a line, the same for every team: bright ones are missing, ghosts are there."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from pygame import Rect, Surface

from game.engine.going_out import NeededBook
from game.text.messages import table as say_table
from game.ui.boxes import Box, Piece
from game.ui.core import portraits
from game.ui.core.card_art import RIBBONS
from game.ui.core.icons import PIPS, STAR
from game.ui.core.kit import Kit
from game.ui.core.theme import (
    BACK_FOOT,
    BACK_HAND,
    GOLD,
    GOOD_RIM,
    INK,
    LINE,
    PANEL_DEEP,
    PAPER,
    QUIET,
    SUIT_INKS,
    WHITE,
    WILD_INK,
)
from game.words.going_out_texts import TeamNeeds

MOST_WIDE: Final = 960
"""Design pixels that a line takes at most; its cards are smaller where there are many."""
HIGH, LEAST_HIGH = 156, 34
"""How high a card is in design pixels, and at least in window pixels."""
GAP, RIM = 12, 8
"""Design pixels between cards, and between a card and its frame."""
PROPORTION: Final = 1.3
LETTERS: Final = 18
BOOKS: Final[Mapping[NeededBook, tuple[str, str]]] = {
    "clean": (RIBBONS["clean"], "H"),
    "dirty": (RIBBONS["dirty"], "S"),
    "wild": (RIBBONS["wild"], ""),
    "sevens": (RIBBONS["clean"], ""),
    "any": (BACK_HAND, "HS"),
}
"""The ribbon of each book, and the suits above it: a red one for a clean book, as its top card is."""


class _Sign(NamedTuple):
    """One card: whether it is done, its word, the ribbon behind the word, what is drawn above it."""

    is_met: bool
    word: str
    ribbon: str
    draw_sign: Callable[[Kit, Surface, Rect], object]
    is_face: bool = False
    """Then it is seen on a ghost, too: it says whose foot is there."""


_Words = Literal["below", "beside", "none"]
"""Where the words of the cards are."""


class _Size(NamedTuple):
    """How wide and high a card is."""

    wide: int
    high: int
    words: _Words


class NeedSigns(Box):
    """The books and feet of a team; `looks` are faces by seat, `share` is that of the window's height, `stack` what a
    foot is called.
    """

    def __init__(self, needs: TeamNeeds, team: int, looks: Sequence[int], share: float, stack: str) -> None:
        books = (
            _Sign(is_met, say_table.wanted(kind).upper(), BOOKS[kind][0], partial(_draw_kind, kind))
            for kind, is_met in needs.books
        )
        feet = (
            _Sign(foot.met, stack.upper(), BACK_FOOT, partial(_draw_face, looks[foot.seat], team), True)
            for foot in needs.feet
        )
        self._signs = (*books, *feet)
        self._share = share

    def _size(self, kit: Kit, wide: int) -> _Size:
        theme, count = kit.theme, max(1, len(self._signs))
        high = max(LEAST_HIGH, min(theme.u(HIGH), round(theme.height * self._share) - theme.u(12)))
        most = (wide + theme.u(GAP)) // count - theme.u(GAP)
        words_wide = (kit.text.width(sign.word, LETTERS, "strong") for sign in self._signs)
        word = max(words_wide, default=0) + 12
        words: _Words
        if high > 3.4 * kit.text.line(LETTERS, "strong") and word + theme.u(RIM) <= most:
            across, words = max(round(high / PROPORTION), word + theme.u(RIM)), "below"
        elif word + high * 4 // 5 <= most:
            across, words = word + high * 4 // 5, "beside"
        else:
            across, words = round(high / PROPORTION), "none"
        return _Size(min(across, most), min(high, round(min(across, most) * PROPORTION)), words)

    def wide(self, kit: Kit) -> int:
        count, gap = len(self._signs), kit.theme.u(GAP)
        return count * (self._size(kit, kit.theme.u(MOST_WIDE)).wide + gap) - gap

    def high(self, kit: Kit, wide: int) -> int:
        return self._size(kit, wide).high

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        wide, high, words = self._size(kit, rect.w)
        box = Rect(rect.left, rect.centery - high // 2, wide, high)
        for sign in self._signs:
            _draw_card(kit, surface, box, sign, words)
            box.x += wide + kit.theme.u(GAP)


def _draw_card(kit: Kit, surface: Surface, box: Rect, sign: _Sign, words: _Words) -> None:
    rim = kit.theme.u(RIM) if words == "below" else 2
    card, line = box.inflate(-2 * rim, -2 * rim), kit.text.line(LETTERS, "strong")
    cut = card.h // 10
    if words == "beside":
        top = Rect(card.topleft, (card.h * 4 // 5, card.h))
        band = Rect(top.right, card.top + cut, card.right - top.right - cut // 2, card.h - 2 * cut)
    else:
        low = line if words == "below" else card.h // 5
        top = Rect(card.topleft, (card.w, card.h - cut - low))
        band = Rect(top.bottomleft, (card.w, low))
    if sign.is_met:
        kit.paint.panel(surface, box, WHITE, 0.04, LINE, 12, 1.4)
        tick = round(min(top.size) * (0.36 if sign.is_face else 0.54))
        at = top.center
        if sign.is_face:
            sign.draw_sign(kit, surface, top)
            kit.paint.panel(surface, top, PANEL_DEEP, 0.62, None, 8)
            at = top.right - tick // 2 - 2, top.bottom - tick // 2 - 2
        kit.paint.icon(surface, "tick", at, tick, GOOD_RIM)
    else:
        if words == "below":
            kit.paint.dashed(surface, box, GOLD, 0, 12)
        kit.paint.panel(surface, card, PAPER, 1, None, 8)
        surface.fill(kit.theme.ink(GOLD), band.inflate(0, 4))
        surface.fill(kit.theme.card_ink(sign.ribbon), band)
        sign.draw_sign(kit, surface, top)
    if words != "none":
        ink = QUIET if sign.is_met else WHITE
        kit.text.draw(surface, sign.word, band.center, LETTERS, ink, "strong", "center")


def _draw_kind(kind: NeededBook, kit: Kit, surface: Surface, rect: Rect) -> None:
    if kind == "sevens":
        kit.text.draw(surface, "7", rect.center, rect.h * 0.7 / kit.theme.k, INK, "index", "center")
        return
    inks = SUIT_INKS["classic"]
    signs = [(PIPS[suit], inks[suit]) for suit in BOOKS[kind][1]] or [(STAR, WILD_INK)]
    side = round(min(rect.w * (0.8 - 0.2 * len(signs)), rect.h * 0.7))
    x = rect.centerx - (side * len(signs)) // 2
    for n, (path, ink) in enumerate(signs):
        surface.blit(kit.paint.path(path, side, ink), (x + n * side, rect.centery - side // 2))


def _draw_face(look: int, team: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    side = round(min(rect.w, rect.h) * 0.9)
    portraits.draw(kit.paint, surface, look, team, (rect.centerx - side // 2, rect.centery - side // 2), side)
