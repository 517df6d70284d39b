"""How the better way is found: three pictures with a line each."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.ai.search.playouts import LEAST_GAIN
from game.messages.amounts import capital, signed
from game.messages.functions import looking_back as say
from game.toolkit.boxes import Box, Column, Grow, Pad, Paint, Panel, Picture, Rigid, Row, Share, Space, Words, board
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, GOOD_RIM, INK, LINE, PANEL_DEEP, QUIET, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Dialog, close_button
from game.ui.shared.cards.card_art import card_art, height

LEAST_CARD: Final = 8
"""Real pixels of the width of the smallest card drawn."""
LEAST_PIPS: Final = 72
"""Real pixels of a card's width from which its pips are clear of its index; a narrower one has only the index."""
KNOWN: Final = ("9H", "7C")
DEALS: Final = (("4H", "8S"), ("9C", "3S"), ("AS", "7D"))
GAINS: Final = (0, 20, 140)
"""The leads, in points, of the move played, another option and the better one."""
LETTERS: Final = 27
"""Design pixels of the letters in the pictures and below them."""


class HowFoundDialog(Dialog):
    """What was known, the hidden cards re-dealt, the options compared."""

    width = 1800

    def __init__(self) -> None:
        super().__init__(say.how_found(), say.found_here(), [close_button()])
        known = partial(_draw_pairs, (("", ""),), say.found_seen(), (say.found_hidden(),))
        below = say.found_once(), say.found_again(), say.found_on()
        deals = partial(_draw_pairs, DEALS, say.found_knew(), below)
        self._steps: tuple[tuple[Paint, str, str], ...] = (
            (known, say.found_known(), say.found_known_why()),
            (deals, say.found_deals(), say.found_deals_why()),
            (_draw_bars, say.found_compared(), say.found_compared_why()),
        )

    @property
    def told(self) -> str:
        steps = (f"{title}: {words}" for _, title, words in self._steps)
        return " ".join([self.words, *steps, f"{capital(_least())}."])

    def body(self, kit: Kit) -> Box:
        steps = []
        for n, (paint, title, words) in enumerate(self._steps, 1):
            number = Rigid(Words(str(n), 32, DIM, "heading"))
            heading = Row(number, Grow(Words(title, 32, GOLD, "heading", lines=1)), gap=12)
            picture = Grow(Picture(paint, height=540), most=1)
            step = Column(heading, Space(4), Words(words, LETTERS), Space(18), picture)
            steps.append(Share(Panel(step, (22, 18), board(PANEL_DEEP, 0.6, LINE, 14, 1.5))))
        return Pad(Column(super().body(kit), Grow(Row(*steps, gap=18, across="stretch"), most=1), gap=18), 0, 0, 20)


def _least() -> str:
    """The gain from which on it counts."""
    return say.found_least(round(LEAST_GAIN))


def _draw_pairs(
    hidden: Sequence[Sequence[str]], above: str, below: Sequence[str], kit: Kit, surface: Surface, rect: Rect
) -> None:
    """The cards that were seen, and below them in frames the pairs that may be hidden: backs, or one for each deal."""
    gap, line = kit.theme.u(10), kit.text.line(LETTERS)
    count, rows = len(hidden), 2
    card_height = (rect.h - rows * line - 8 * gap) // rows
    halves = 4 if count == 1 else 3  # of a card's width: several pairs overlap
    card_width = min(card_height * 5 // 7, (rect.w - (4 * count - 1) * gap) * 2 // (halves * count))
    if card_width < LEAST_CARD:
        return  # the words say it
    pair, card_height = card_width * halves // 2, height(card_width)
    row = card_height + line + 3 * gap
    seen = Rect(rect.centerx - pair // 2, rect.centery - (2 * row + gap) // 2, pair, card_height)
    _draw_pair(kit, surface, seen, card_width, KNOWN)
    _draw_below(kit, surface, [seen], [above], rect.w)
    places = [seen.move((2 * n - count + 1) * (pair + 4 * gap) // 2, row + 2 * gap) for n in range(count)]
    for place, cards in zip(places, hidden, strict=True):
        kit.paint.dashed(surface, place.inflate(2 * gap, 2 * gap), GOLD, 0, 10)
        _draw_pair(kit, surface, place, card_width, cards)
    _draw_below(kit, surface, places, below, rect.w // count)


def _draw_pair(kit: Kit, surface: Surface, rect: Rect, width: int, cards: Sequence[str]) -> None:
    """Two cards of this width, the second maybe over half of the first; backs if unknown."""
    draw_face = card_art(kit).face if width >= LEAST_PIPS else card_art(kit).covered
    for card, left in zip(cards, (rect.left, rect.right - width), strict=True):
        surface.blit(draw_face(card, width) if card else card_art(kit).back("hand", width), (left, rect.top))


def _draw_below(kit: Kit, surface: Surface, pairs: Sequence[Rect], words: Sequence[str], room: int) -> None:
    """A word below each two cards, if all fit."""
    if max(kit.text.width(word, LETTERS) for word in words) > room:
        return
    for pair, word in zip(pairs, words, strict=True):
        at = pair.centerx, pair.bottom + 2 * kit.theme.u(10) + kit.text.line(LETTERS) // 2
        kit.text.draw(surface, word, at, LETTERS, QUIET, align="center")


def _draw_bars(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Each option over a bar of its lead, with its gain marked, and the line from which it counts."""
    text, pad, words = kit.text, kit.theme.u(14), kit.text.line(LETTERS)
    head = words + kit.theme.u(6)
    step = (rect.h - head) // len(GAINS)
    height = min(step - words - pad, 3 * words)
    if height < words:
        return  # the words say it
    names = say.found_played(), say.found_other(), say.found_best()
    base, best = rect.w // 3, max(GAINS)
    span = rect.w - base
    line = rect.left + base + round(span * LEAST_GAIN / best)
    for n, (name, gain) in enumerate(zip(names, GAINS, strict=True)):
        bar = Rect(rect.left, rect.top + head + n * step + words, base, height)
        more = Rect(bar.right, bar.top, round(span * gain / best), height)
        is_best = gain == best
        if gain:
            kit.paint.panel(surface, bar.union(more), GOOD_RIM if is_best else DIM, 1, None, 8)
        kit.paint.panel(surface, bar, LINE, 1, None, 8)
        text.draw(surface, name, (bar.left, bar.top - words // 2 - pad // 4), LETTERS, WHITE, "strong")
        if is_best:
            told = text.draw(surface, signed(gain), (line + pad, bar.centery), LETTERS, INK, "strong")
            sign = min(height * 3 // 5, more.right - told.right - pad)
            kit.paint.icon(surface, "tick", (more.right - sign // 2 - pad // 2, more.centery), sign, INK)
        elif gain:
            text.draw(surface, signed(gain), (more.right + pad, bar.centery), LETTERS, QUIET, "strong")
    dash = max(2, words // 4)
    for y in range(rect.top + head, more.bottom + pad, 2 * dash):
        surface.fill(kit.theme.ink(INK if more.top <= y < more.bottom else CREAM), Rect(line, y, 2, dash))
    least = _least()
    if text.width(least, LETTERS, "strong") > rect.w:
        least = signed(round(LEAST_GAIN))
    width = text.width(least, LETTERS, "strong")
    left = min(max(rect.left, line - width // 2), rect.right - width)
    text.draw(surface, least, (left, rect.top + words // 2), LETTERS, CREAM, "strong")
