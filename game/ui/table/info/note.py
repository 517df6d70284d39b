"""A sentence at a place on the table: why something was refused, what a partner says. A value; draws nothing."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from pygame import Rect

from game.messages.language import Message
from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.spots import SeatPlate, Zone
from game.ui.table.draw.badges import BadgeStyle
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sprites import InFan, InFoot

STAYS: Final = 5.0
"""Seconds that it can be read; the table's panel shows it for longer."""


class Note(msgspec.Struct, frozen=True):
    """The text, the window pixel it is near, and whether it is a refusal."""

    said: Message
    at: tuple[int, int]
    refused: bool = True
    chapter: Chapter | None = None
    """The rule behind it, which a click on it opens."""
    off: tuple[Rect, ...] = ()
    """What it doesn't cover: what may be pressed next."""
    at_pointer: bool = True
    """Whether it disappears when the pointer or focus moves on; otherwise it stays for its time."""
    badge: BadgeStyle | None = None
    """A badge on that place instead of a sheet below it."""

    @property
    def words(self) -> str:
        """Its text, a sentence or two."""
        return self.said()


def not_to_hide(layout: Layout, at: tuple[int, int] | None = None) -> tuple[Rect, ...]:
    """What is read or moved next, the likeliest first: hand, piles, the team's melds, what is staged, the places of its
    books, for a note `at` these its score, the plates, the cards there, the rivals' melds and books, and the places of
    theirs. The place for a new meld isn't included: a note that avoided it would be far from its subject.
    """
    places = layout.places
    own, *others = layout.bands.values()
    band = [*own.melds.values(), *(frame.rect for frame in own.frames), *_united(rect for _, rect in own.wanted)]
    piles = (places.rect("Discard"), places.rect("Stock"))
    rivals = [melds for other in others for melds in _rows(other)]
    told = (places.rect("Tip"), *_told(layout, at), *rivals)
    return places.rect("Hand"), *piles, *band, *told


def _told(layout: Layout, at: tuple[int, int] | None) -> Iterator[Rect]:
    """Every plate, and about a place in the team's band its score."""
    if at is not None and layout.own.rect.collidepoint(at):
        yield layout.own.heading
    yield from (rect for spot, rect in layout.hits.items() if isinstance(spot, SeatPlate) or spot is Zone.FOOT)
    yield from _backs(layout)


def _backs(layout: Layout) -> Iterator[Rect]:
    """The cards that each of the others holds, with their number, and those that lie for them."""
    stacks: dict[InFan | InFoot, Rect] = {}
    for sprite in layout.sprites:
        if isinstance(sprite.place, InFan | InFoot):
            stacks[sprite.place] = sprite.turned_box.union(stacks.get(sprite.place, sprite.turned_box))
    yield from stacks.values()


def _rows(band: BandPlaces) -> Iterator[Rect]:
    """All books of a team as one, all its other melds, and the places of books still needed."""
    for are_books in (True, False):
        yield from _united(rect for number, rect in band.melds.items() if (number in band.books) is are_books)
    yield from _united(rect for _, rect in band.wanted)


def _united(rects: Iterable[Rect]) -> Iterator[Rect]:
    """All of them as one, if there are any."""
    found = list(rects)
    if found:
        yield found[0].unionall(found[1:])
