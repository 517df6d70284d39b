"""A card as a chip among words: white, or cream for a wild one, with its rank and suit or a joker's star."""

from pygame import Rect, Surface

from game.cards import Card, corner, is_wild
from game.toolkit.drawing.theme import GOLD_DARK, GOLD_PALE, PAPER, PAPER_RIM, SUIT_INKS
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.marks import PIPS


def chip_width(kit: Kit, card: Card, size: float = 18) -> int:
    rank = kit.text.width(corner(card[0]), size, "number") if card[0] != "*" else 0
    return rank + max(24, kit.theme.u(32 * size / 18))


def chip_height(kit: Kit, size: float = 18) -> int:
    return max(22, kit.theme.u(27 * size / 18))


def draw_card_chip(kit: Kit, surface: Surface, card: Card, midleft: tuple[int, int], size: float = 18) -> Rect:
    """A card on a small chip, white or for wild ones cream: rank and suit, or a joker's star."""
    text = kit.text
    side = max(12, kit.theme.u(17 * size / 18))
    box = Rect(0, 0, chip_width(kit, card, size), chip_height(kit, size))
    box.midleft = midleft
    fill, rim = (GOLD_PALE, GOLD_DARK) if is_wild(card) else (PAPER, PAPER_RIM)
    kit.paint.panel(surface, box, fill, 1, rim, 5, 1.2)
    inks = SUIT_INKS[card_art(kit).colours]
    if card[0] == "*":
        kit.paint.icon(surface, "star", box.center, round(box.h * 0.75), inks["H" if card[1] == "R" else "S"])
        return box
    ink = inks[card[1]]
    pad = (box.w - side - text.width(corner(card[0]), size, "number")) // 3
    rank = text.draw(surface, corner(card[0]), (box.x + pad, box.centery), size, ink, "number")
    pip = kit.paint.path(PIPS[card[1]], side, ink)
    surface.blit(pip, (rank.right + pad, box.centery - side // 2))
    return box
