"""How what was better is found: three pictures with a line each, and what the graph shows."""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.text.messages import looking_back as say
from game.ui.boxes import Box, Column, Grow, Panel, Picture, Row, Share, Space, Words, board
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GAIN_BAR, GOLD, GOOD_RIM, LINE, PANEL_DEEP, QUIET
from game.ui.look_back.look_back_parts import SIGN, cards_sign, disc_sign, line_sign
from game.ui.widgets import Dialog, close_button

PICTURE_HIGH: Final = 170
KNOWN: Final = ("KH", "7C", "7D")
DEALS: Final = (("4H", "QS", "9D"), ("JC", "3S", "6H"), ("AS", "8C", "5D"))
SHARES: Final = (0.55, 1.0, 0.4)
"""How long the bars of what was played, of what was better and of another way are."""
LETTERS: Final = 22
"""Those of the words beside them."""


class HowFoundDialog(Dialog):
    """What was known, the hidden cards dealt again, the options compared."""

    wide = 1480

    def __init__(self) -> None:
        super().__init__(say.how_found(), "", [close_button()])
        self._steps = (
            (_draw_known, say.found_known(), say.found_known_why()),
            (_draw_deals, say.found_deals(), say.found_deals_why()),
            (_draw_bars, say.found_compared(), say.found_compared_why()),
        )

        self._signs = (
            (partial(line_sign, 0), say.found_lead()),
            (disc_sign, say.found_given()),
            (cards_sign, say.found_apart()),
        )

    @property
    def told(self) -> str:
        steps = [f"{title}: {words}" for _, title, words in self._steps]
        return " ".join([*steps, *(words for _, words in self._signs), say.found_here()])

    def body(self, kit: Kit) -> Box:
        steps = [
            Panel(
                Column(
                    Picture(paint, high=PICTURE_HIGH),
                    Space(14),
                    Words(title, 29, GOLD, "heading", lines=1),
                    Space(6),
                    Words(words, 24),
                ),
                (22, 18),
                board(PANEL_DEEP, 0.6, LINE, 14, 1.5),
            )
            for paint, title, words in self._steps
        ]
        row = Row(*map(Share, steps), gap=18, across="stretch")
        signs = [Row(Picture(sign, SIGN, 20), Grow(Words(words, 24)), gap=14) for sign, words in self._signs]
        return Column(row, Space(18), *signs, Words(say.found_here(), 24), gap=8)


def _draw_known(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Cards that are seen before others that are not."""
    wide = min(round(rect.h / 1.5), rect.w // 5)
    step = round(wide * 0.75)
    x, y = rect.centerx - (5 * step + wide) // 2, rect.centery - height(wide) // 2
    for n in range(6):
        face = kit.cards.face(KNOWN[n], wide) if n < len(KNOWN) else kit.cards.back("hand", wide)
        surface.blit(face, (x + n * step, y))


def _draw_deals(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Three deals of the same backs."""
    wide = min(round(rect.h / 1.8), rect.w // 7)
    step, cell = round(wide * 0.56), rect.w // len(DEALS)
    y = rect.centery - height(wide) // 2
    for deal, cards in enumerate(DEALS):
        x = rect.left + deal * cell + (cell - 2 * step - wide) // 2
        for n, card in enumerate(cards):
            surface.blit(kit.cards.face(card, wide), (x + n * step, y))


def _draw_bars(kit: Kit, surface: Surface, rect: Rect) -> None:
    """What each bar stands for, and a tick behind the longest."""
    names = say.found_played(), say.found_best(), say.found_other()
    high, gap = rect.h // 5, rect.h // 10
    room = min(rect.w // 2, max(kit.text.width(name, LETTERS) for name in names)) + kit.theme.u(14)
    most, y = rect.w - room - 2 * high, rect.centery - (3 * high + 2 * gap) // 2
    for n, (name, share) in enumerate(zip(names, SHARES, strict=True)):
        bar = Rect(rect.left + room, y + n * (high + gap), round(most * share), high)
        is_best = share == max(SHARES)
        kit.text.draw(surface, name, (rect.left, bar.centery), LETTERS, CREAM if is_best else QUIET, room=room)
        kit.paint.panel(surface, bar, GAIN_BAR if is_best else DIM, 1, None, 8)
        if is_best:
            kit.paint.icon(surface, "tick", (bar.right + high, bar.centery), round(high * 1.2), GOOD_RIM)
