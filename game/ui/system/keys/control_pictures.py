"""What the controls of a device do, as pictures."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    BUTTON_RIM,
    BUTTON_TOP,
    CREAM,
    FELT_EDGE,
    FOCUS_GAP,
    GOLD,
    WHITE,
)
from game.toolkit.kit import Kit
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.marks import draw_arrow

POINTER: Final = "M4 2V30L11 24L16 35L21 33L16 22H26Z"


def draw_controls(is_touch: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A card dragged to its place."""
    height = round(min(rect.h * 0.54, rect.w * 0.42))
    width = round(height / 1.42)
    middle = rect.top + round(rect.h * 0.46)
    place = Rect(0, 0, width, height)
    place.center = (rect.left + round(rect.w * 0.77), middle)
    kit.paint.dashed(surface, place, GOLD, 0.14, 10)
    kit.paint.icon(surface, "plus", place.center, width // 2, GOLD)
    card = rect.left + round(rect.w * 0.25), middle
    draw_card_askew(kit, surface, "7H", width, -6, card)
    draw_arrow(kit, surface, (card[0] + width * 5 // 8, middle), (place.left - width // 12, middle))
    at = (card[0], middle + height // 3) if is_touch else (card[0] - width // 4, middle + height // 8)
    _draw_pointer(is_touch, kit, surface, at, round(height * 0.6))


def _draw_pointer(is_touch: bool, kit: Kit, surface: Surface, at: tuple[int, int], side: int) -> None:
    """A hand or a mouse pointer, its tip there."""
    if is_touch:
        middle = at[0], at[1] + side // 2
        kit.paint.icon(surface, "disc", middle, side, FELT_EDGE)  # it may be on a white card
        kit.paint.icon(surface, "hand", middle, side * 5 // 8, CREAM)
        return
    shape = f'<path d="{POINTER}" fill="{WHITE}" stroke="{FOCUS_GAP}" stroke-width="3" stroke-linejoin="round"/>'
    surface.blit(kit.paint.drawing((side, side), shape, (0, 0, 36, 36)), at)


def draw_choose(is_touch: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """Three cards of a hand, one lifted out of it."""
    width = round(min(rect.h * 0.56, rect.w * 0.3))
    for n, card in enumerate(("QS", "7H", "4C")):
        up = rect.h * 0.1 if n == 1 else 0
        middle = rect.centerx + (n - 1) * width * 0.85, rect.centery + rect.h * 0.04 - up
        draw_card_askew(kit, surface, card, width, (1 - n) * 5, middle)
    _draw_pointer(is_touch, kit, surface, (rect.centerx, rect.centery), round(rect.h * 0.36))


def draw_discard(is_touch: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A card on its way to others that lie face up."""
    width = round(min(rect.h * 0.56, rect.w * 0.27))
    left, right = rect.left + rect.w * 0.27, rect.left + rect.w * 0.74
    for card, degrees in (("TD", 9), ("6S", -7), ("JC", 2)):
        draw_card_askew(kit, surface, card, width, degrees, (right, rect.centery))
    draw_card_askew(kit, surface, "4C", width, -6, (left, rect.centery))
    draw_arrow(kit, surface, (left + width * 0.65, rect.centery), (right - width * 0.7, rect.centery))
    _draw_pointer(is_touch, kit, surface, (round(left), rect.centery + width // 4), round(rect.h * 0.36))


def draw_undo(is_touch: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """The button with its arrow."""
    side = round(rect.h * 0.5)
    button = Rect(0, 0, side * 3 // 2, side)
    button.center = rect.center
    kit.paint.panel(surface, button, opacity=1, line=BUTTON_RIM, radius=16, gradient=(BUTTON_TOP, BUTTON_BOTTOM))
    kit.paint.icon(surface, "undo", button.center, round(side * 0.6), GOLD)
    _draw_pointer(is_touch, kit, surface, (button.right - side // 3, button.centery + side // 6), round(rect.h * 0.36))


IN_EVERY_TURN: Final[tuple[Callable[[bool, Kit, Surface, Rect], None], ...]] = (
    draw_choose,
    draw_controls,
    draw_discard,
    draw_undo,
)
"""Beside the first sentences about playing with mouse or by touch."""
