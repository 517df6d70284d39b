"""Tiles for choosing a cloth, a card back or a deck by its picture; the chosen one has a golden frame and a tick."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from game.messages.functions import spoken_text as say_spoken_text, your_table as say
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import CREAM, GOLD, GOLD_LIGHT, INK_ON_GOLD, LINE_LIGHT, SHADE, VEIL, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.shared.cards.card_art import card_art, looking_like
from game.ui.system.your_table.looks import TableLook

Drawn = Callable[[Kit, Surface, Rect], None]
CORNER: Final = 10
DECK_SAMPLE: Final = ("AS", "QD", "KH")
_SHELVES: Final = {"cloth": say.cloth, "back": say.card_back, "deck": say.deck}


class LookTile(Button):
    """A tile that selects something. `draw_look` draws it."""

    def __init__(self, id: str, label: str, on_press: Callable[[], None], draw_look: Drawn, is_chosen: bool) -> None:
        shelf = id.partition("/")[0]
        super().__init__(id, say_spoken_text.belonging(_SHELVES[shelf](), label), on_press)
        self.shown_as(label)
        self.help_key = shelf
        self.radius = 14
        self._draw_look, self._is_chosen = draw_look, is_chosen

    @property
    def value(self) -> str:
        return say.chosen() if self._is_chosen else ""

    def tip(self) -> str:
        return self.caption if self._is_cut else ""

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, rect = kit.theme.u, self.rect
        if self._is_chosen or self.hover:
            ink = GOLD if self._is_chosen else LINE_LIGHT
            kit.paint.panel(surface, rect, VEIL, 0.4 if self._is_chosen else 0.2, ink, 14, 3.5)
        named = kit.text.line(22, "strong")
        picture = Rect(rect.x + u(9), rect.y + u(8), rect.w - u(18), rect.h - named - u(14))
        self._draw_look(kit, surface, picture)
        middle, room = rect.centerx, rect.w - u(12)
        y = rect.bottom - u(5) - named // 2
        self._is_cut = kit.text.fit(self.caption, 22, room, "strong")[0] != self.caption
        kit.text.draw(surface, self.caption, (middle, y), 22, CREAM, "strong", "center", room)
        if self._is_chosen:
            side = max(22, u(34))
            box = Rect(0, 0, side, side)
            box.topright = (rect.right - u(7), rect.top + u(7))
            kit.paint.panel(surface, box, GOLD, 1, GOLD_LIGHT, side, 2)
            kit.paint.icon(surface, "tick", box.center, round(side * 0.66), INK_ON_GOLD)


def draw_cloth(name: str, kit: Kit, surface: Surface, rect: Rect) -> None:
    def make() -> Surface:
        large = looking_like(kit, TableLook(name, "", "", "four").in_theme(kit.theme), 0.4)
        piece = large.paint.cloth(name, rect.size).convert_alpha()
        corner = kit.theme.u(CORNER)
        mask = svg(rect.size, f'<rect width="{rect.w}" height="{rect.h}" rx="{corner}" fill="{WHITE}"/>')
        piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return piece

    kit.paint.panel(surface, rect.move(0, kit.theme.u(2)), SHADE, 0.3, None, CORNER)
    surface.blit(kit.paint.once(("cloth tile", name, rect.size), make), rect)
    kit.paint.panel(surface, rect, opacity=0, line=LINE_LIGHT, radius=CORNER, line_width=1.5)


def draw_backs(look: TableLook, kit: Kit, surface: Surface, rect: Rect) -> None:
    shown = looking_like(kit, look.in_theme(kit.theme))
    width = min(round(rect.h / 1.5), round(rect.w / 1.75))
    for back, way in (("foot", 1), ("hand", -1)):
        picture = card_art(shown).turned(back, width, -5 * way)
        place = picture.get_rect(center=(rect.centerx + way * round(width * 0.36), rect.centery))
        surface.blit(picture, place)


def draw_deck(look: TableLook, kit: Kit, surface: Surface, rect: Rect) -> None:
    shown = looking_like(kit, look.in_theme(kit.theme))
    width = min(round(rect.h / 1.55), round(rect.w / 2.1))
    for n, card in enumerate(DECK_SAMPLE):
        way = n - 1
        picture = card_art(shown).turned(card, width, -7 * way)
        middle = (rect.centerx + way * round(width * 0.52), rect.centery + abs(way) * round(width * 0.05))
        surface.blit(picture, picture.get_rect(center=middle))
