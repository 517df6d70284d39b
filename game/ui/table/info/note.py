"""A sentence at a place on the table: why something was refused, what a partner says. A value; draws nothing."""

from collections.abc import Iterator
from typing import Final

import msgspec
from pygame import Rect

from game.messages.language import Message
from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.spots import SeatPlate, Zone
from game.ui.table.draw.badges import BadgeStyle
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.table_layout import Layout

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
    """What is read or pressed next, the likeliest first: buttons, hand, piles, the team's melds, what is staged, for
    a note `at` these the score and the plates, the rivals' melds and books. The place for a new meld isn't included: a
    note that avoided it would be far from its subject.
    """
    places = layout.places
    own = layout.bands[layout.base % len(layout.bands)]
    band = [*own.melds.values(), *(frame.rect for frame in own.frames)]
    piles = (places.rect("Discard"), places.rect("Stock"))
    rivals = [melds for other in layout.bands.values() if other is not own for melds in _rows(other)]
    return places.rect("Buttons"), places.rect("Hand"), *piles, *band, places.rect("Tip"), *_told(layout, at), *rivals


def _told(layout: Layout, at: tuple[int, int] | None) -> Iterator[Rect]:
    """About a place in the team's band: its score, and every plate."""
    own = layout.bands[layout.base % len(layout.bands)]
    if at is not None and own.rect.collidepoint(at):
        yield own.heading
        yield from (rect for spot, rect in layout.hits.items() if isinstance(spot, SeatPlate) or spot is Zone.FOOT)


def _rows(band: BandPlaces) -> Iterator[Rect]:
    """All books of a team as one, and all its other melds."""
    for are_books in (True, False):
        row = [rect for number, rect in band.melds.items() if (number in band.books) is are_books]
        if row:
            yield row[0].unionall(row[1:])
