"""The answers to the five questions as small pictures: cards, books and faces instead of words alone."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.portrait_art import KNOWN
from game.ui.boxes import Box, Picture
from game.ui.core import portraits
from game.ui.core.card_art import Back
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import DONE_FILL, GOLD, WHITE

CARD: Final = 58
"""Design pixels: how wide a card of a picture is at most."""
_OnCards = Callable[[Kit, Surface, Rect, int], None]
"""Draws into a rectangle with cards of this width."""


def answer_picture(question: str, answer: str) -> Box:
    """What an answer means."""
    draw = _PICTURES[question][answer]
    return Picture(lambda kit, surface, rect: draw(kit, surface, rect, _width(kit, rect)), high=40)


def _width(kit: Kit, rect: Rect) -> int:
    """As high as there is room for."""
    return max(8, min(kit.theme.u(CARD), round(rect.h / 1.45)))


def _row(
    kit: Kit, surface: Surface, rect: Rect, images: Sequence[Surface], step: int, lifts: Sequence[int] = ()
) -> None:
    """Pictures beside each other, some of them higher."""
    x = rect.centerx - step * (len(images) - 1) // 2
    for n, image in enumerate(images):
        lift = lifts[n] if n < len(lifts) else 0
        surface.blit(image, image.get_rect(center=(x + n * step, rect.centery - lift)))


def _backs(kinds: Sequence[Back], kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    _row(kit, surface, rect, [kit.cards.back(kind, wide) for kind in kinds], wide * 5 // 4)


def _packet(kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    """A pile whose upper half is lifted: smaller cards leave it room."""
    wide = wide * 4 // 5
    back, step = kit.cards.back("hand", wide), max(1, wide // 14)
    for n in range(7):
        shift = wide // 2 if n > 3 else -wide // 4
        surface.blit(back, back.get_rect(center=(rect.centerx + shift, rect.centery + 3 * step - n * step)))


def _taken(count: int, kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    """So many cards, the upper ones of a pile."""
    blank, face = kit.cards.blank(wide), kit.cards.face("8C", wide)
    step = max(2, min(wide // 3, (rect.w - wide) // max(1, count)))
    _row(kit, surface, rect, [*[blank] * (count - 1), face], step)


def _upcard(own: Sequence[str], lifted: int, kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    """The top of the pile, and the cards of the hand that take it, held back by `lifted` of their height."""
    top = kit.cards.face("8C", wide)
    cards = [kit.cards.face(card, wide) for card in own]
    low = -lifted * (rect.h - height(wide)) // 2
    _row(kit, surface, rect, [top, *cards], wide * 3 // 4, [0, *[low] * len(cards)])


def _books(clean: int, dirty: int, kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    small = max(8, wide * 5 // 6)
    books = [kit.cards.small_book("KD", "clean", small) for _ in range(clean)]
    books += [kit.cards.small_book("9S", "dirty", small) for _ in range(dirty)]
    _row(kit, surface, rect, books, min(small * 5 // 4, (rect.w - small) // max(1, len(books) - 1)))


def _partner(sign: str, kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    """The partner's face, with a sign or with the foot."""
    side = min(rect.h, wide * 5 // 4)
    left = rect.centerx - side
    portraits.draw(kit.paint, surface, KNOWN["Rosa"], 0, (left, rect.centery - side // 2), side)
    at = rect.centerx + side // 2, rect.centery
    if sign == "foot":
        foot = kit.cards.back("foot", wide)
        surface.blit(foot, foot.get_rect(center=at))
    else:
        kit.paint.icon(surface, "disc", at, side * 2 // 3, DONE_FILL)
        kit.paint.icon(surface, sign, at, side // 2, WHITE)


def _door(kit: Kit, surface: Surface, rect: Rect, wide: int) -> None:
    kit.paint.icon(surface, "door", rect.center, min(rect.h, wide), GOLD)


_PICTURES: Final[Mapping[str, Mapping[str, _OnCards]]] = {
    "stacks": {
        "dealt": partial(_backs, ("hand", "foot")),
        "choose": partial(_backs, ("stack", "stack")),
        "packet": _packet,
    },
    "pile": {
        "five": partial(_taken, 5),
        "seven": partial(_taken, 7),
        "eight": partial(_taken, 8),
        "all": partial(_taken, 14),
    },
    "upcard": {
        "pair": partial(_upcard, ("8H", "8S"), 0),
        "kept": partial(_upcard, ("8H", "8S"), 1),
        "any_play": partial(_upcard, ("8H", "*R"), 0),
    },
    "books": {
        "one_each": partial(_books, 1, 1),
        "two_each": partial(_books, 2, 2),
        "two_and_three": partial(_books, 2, 3),
    },
    "out": {"asks": partial(_partner, "tick"), "partner": partial(_partner, "foot"), "free": _door},
}
