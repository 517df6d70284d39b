"""How what was better is found: three pictures with a line each."""

from typing import Final

from pygame import Rect, Surface

from game.text.messages import looking_back as say
from game.ui.boxes import Box, Column, Panel, Picture, Row, Share, Space, Words, board
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GAIN_BAR, GOLD, GOOD_RIM, LINE, PANEL_DEEP, QUIET
from game.ui.widgets import Dialog, close_button

PICTURE_HIGH: Final = 170
KNOWN: Final = ("KH", "7C")
DEALS: Final = (("4H", "QS", "9D"), ("JC", "3S", "6H"), ("AS", "TD", "8C"))
SHARES: Final = (0.55, 1.0, 0.4)
"""How long the bars of what was played, of what was better and of another way are."""


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

    @property
    def told(self) -> str:
        return " ".join(f"{title}: {words}" for _, title, words in self._steps) + f" {say.found_apart()}"

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
        return Column(row, Space(18), Words(say.found_apart(), 24, QUIET))


def _draw_known(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Cards that are seen before others that are not."""
    wide = min(round(rect.h / 1.5), rect.w // 4)
    step = round(wide * 0.8)
    x, y = rect.centerx - (3 * step + wide) // 2, rect.centery - height(wide) // 2
    for n, card in enumerate(KNOWN):
        surface.blit(kit.cards.face(card, wide), (x + n * step, y))
    for n in (2, 3):
        surface.blit(kit.cards.back("hand", wide), (x + n * step, y))


def _draw_deals(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Three deals of the same backs."""
    wide = min(round(rect.h / 2.2), rect.w // 7)
    step, cell = round(wide * 0.5), rect.w // len(DEALS)
    y = rect.centery - height(wide) // 2
    for deal, cards in enumerate(DEALS):
        x = rect.left + deal * cell + (cell - 2 * step - wide) // 2
        for n, card in enumerate(cards):
            surface.blit(kit.cards.face(card, wide), (x + n * step, y + (deal - 1) * wide // 5))


def _draw_bars(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The longest has a tick."""
    high, gap = rect.h // 5, rect.h // 10
    most, y = rect.w - 2 * high, rect.centery - (3 * high + 2 * gap) // 2
    for n, share in enumerate(SHARES):
        bar = Rect(rect.left, y + n * (high + gap), round(most * share), high)
        is_best = share == max(SHARES)
        kit.paint.panel(surface, bar, GAIN_BAR if is_best else DIM, 1, None, 8)
        if is_best:
            kit.paint.icon(surface, "tick", (bar.right + high, bar.centery), round(high * 1.2), GOOD_RIM)
