"""Where the stock and the discard pile are; only the pile's upcard is ever shown. Pure geometry."""

import math
from collections.abc import Iterable
from typing import Final

from pygame import Rect

from game.cards import Card
from game.engine.table.board import Board
from game.messages.functions import table as say
from game.messages.language import saying
from game.turn.spots import SetAside
from game.ui.shared.cards.card_art import height
from game.ui.table.layout.bands import Badge
from game.ui.table.layout.plan import Places
from game.ui.table.sprites import Across, Blank, Buried, Face, InStock, OnPile, Reverse, Sprite, sprite_in

CARDS_FOR_AN_EDGE: Final = 24
"""Stock cards for every edge that its heap shows."""
MOST_ASKEW: Final = 9
"""This many of the topmost cards under the upcard are askew, as plain edges: nobody may see them again."""
NEAT, WILD = 5.0, 13.0
CARDS_FOR_THE_WILDEST: Final = 25
"""The most degrees by which the cards of a small pile are askew, and of one with this many cards or more."""
ABOVE: Final = 6
"""The most design pixels that a card askew reaches above the upcard: the frame of a band begins there."""
FLAT: Final = 3
"""Buried cards that don't make a pile yet."""
CARDS_FOR_THE_TALLEST: Final = 50
"""The number of cards at which the pile has its full height."""
TALLEST: Final = 24
"""Design pixels by which the tallest pile rises."""
FIRST_CARDS: Final = 0.75
"""The exponent that makes the first cards of a pile show more than later ones."""
LEAST_EDGE: Final = 1.6
"""The least window pixels by which each edge of a pile extends beyond the next."""


def lay_stock(places: Places, board: Board) -> tuple[Sprite, ...]:
    """The heap of the stock; it gets lower as it is used up."""
    box = places.rect("Stock")
    w = min(box.w, round(box.h / 1.4))
    edges = min(6, -(-board.stock // CARDS_FOR_AN_EDGE))
    dx, dy = 2.2 * places.k, 2.4 * places.k
    return tuple(
        sprite_in(
            Rect(round(box.x + (edges - 1 - i) * dx), round(box.y + (edges - 1 - i) * dy), w, height(w)),
            InStock(),
            Reverse("hand"),
            lift=max(3, round(8 * places.k)) if i == 0 else 0,
        )
        for i in range(edges)
    )


def lay_pile(places: Places, board: Board, upcard_is_drafted: bool) -> tuple[Sprite, ...]:
    """The upcard over the blank edges of buried cards, which rise with the pile; without it while it is in a draft."""
    box = places.rect("Discard")
    w = min(box.w, round((box.h - 10 * places.k) / 1.4))
    buried = max(0, board.pile - 1)
    under = range(max(0, buried - MOST_ASKEW), buried)
    flat = sprite_in(Rect(box.x, box.y, w, height(w)), OnPile(), Reverse("hand"))
    sprites = []
    rise = TALLEST * places.k * min(1.0, max(0, buried - FLAT) / CARDS_FOR_THE_TALLEST) ** FIRST_CARDS
    edges = int(rise / max(LEAST_EDGE, 2.2 * places.k))
    for i in range(edges, 0, -1):
        off = rise * i / edges
        look, lift = Blank(False), 4 if i == edges else 0
        sprites.append(
            Sprite(place=Buried(i, askew=False), look=look, x=flat.x + 0.9 * off, y=flat.y + off, w=w, lift=lift)
        )
    mess = NEAT + (WILD - NEAT) * min(1.0, buried / CARDS_FOR_THE_WILDEST)
    for i in under:
        turn, across, down = _askew(i)
        lean = math.radians(abs(turn) * mess)
        over = (w * math.sin(lean) + height(w) * (math.cos(lean) - 1)) / 2  # its corners reach beyond the upcard
        x, y = flat.x + across * mess * places.k, flat.y + max(down * mess * 0.2 * places.k, over - ABOVE * places.k)
        sprites.append(Sprite(place=Buried(i, askew=True), look=Blank(False), x=x, y=y, w=w, angle=turn * mess, lift=4))
    if board.frozen is not None:  # a frozen pile has a card laid across it
        sprites.append(Sprite(place=Across(), look=Blank(True), x=flat.x, y=flat.y, w=w, angle=90.0, lift=4))
    if board.upcard is not None and not upcard_is_drafted:
        lift = max(3, round(7 * places.k))
        sprites.append(Sprite(place=OnPile(), look=Face(board.upcard), x=flat.x, y=flat.y, w=w, lift=lift))
    return tuple(sprites)


def _askew(card: int) -> tuple[float, float, float]:
    """How the card of that number from the bottom is placed: turn, across and down, each between -1 and 1; always the
    same, so that undo and replay show the same pile.
    """
    turn, across, down = ((card * step % 17 - 8) / 8 for step in (7, 5, 11))
    return turn, across, down


def lay_last_discard(places: Places, card: Card) -> Sprite:
    box = places.rect("Discard")
    w = min(box.w, round(box.h / 1.4))
    x, y = box.centerx + 10 * places.k, box.centery - 8 * places.k
    return Sprite(place=SetAside(), look=Face(card), x=x, y=y, w=w, angle=-7.0, lift=8, mark="staged")


def around_pile(sprites: Iterable[Sprite]) -> Rect:
    """What the cards of the discard pile reach, the askew ones too."""
    boxes = [one.turned_box for one in sprites if isinstance(one.place, OnPile | Buried | Across)]
    return boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 0, 0)


def pile_badges(places: Places, board: Board, takes: int) -> tuple[Badge, ...]:
    """How many cards are there; `takes` is how many a draft would get, 0 for none."""
    stock, pile, low = places.rect("Stock"), places.rect("Discard"), round(20 * places.k)
    badges = []
    if board.stock:
        w = min(stock.w, round(stock.h / 1.4))
        badges.append(Badge(saying(str, board.stock), stock.x + w // 2, stock.bottom - low, "pile"))
    if board.pile_bottom is not None:  # everybody saw it being discarded, and it must be melded
        sign = saying(say.count_and_bottom, board.pile, board.pile_bottom)
        badges.append(Badge(sign, pile.centerx, pile.bottom - low, "pile"))
    elif board.pile and not takes:  # then the words on it say what comes
        badges.append(Badge(saying(str, board.pile), pile.centerx, pile.bottom - low, "pile"))
    if takes:
        badges.append(Badge(saying(say.pile_brings, takes), pile.centerx, pile.top + round(4 * places.k), "pile"))
    if board.frozen is not None:
        badges.append(
            Badge(saying(say.sign_frozen), pile.right - round(12 * places.k), pile.top + round(6 * places.k), "new")
        )
    return tuple(badges)
