"""A sentence at a place of the table for a few seconds: why something was refused, what a partner says."""

import msgspec
from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK
from game.ui.table.draw.chips import BadgeStyle, badge_size, draw_badge
from game.ui.table.layout.table_layout import Layout
from game.ui.widgets.tooltip import draw_tooltip
from game.words.help import SHOW_RULE
from game.words.rule_page import Chapter

STAYS = 5.0
"""Seconds that it can be read; the panel of the table goes on saying it."""
REFUSED_RIM, REFUSED_INK = "#C8142B", "#8A1023"


class Note(msgspec.Struct, frozen=True):
    """What is said, near which window pixel, and whether it is a refusal."""

    words: str
    at: tuple[int, int]
    refused: bool = True
    chapter: Chapter | None = None
    """The part of the rules that it goes back to, to be had by a click on it."""
    off: tuple[Rect, ...] = ()
    """What it does not hide: what may be pressed next."""
    at_pointer: bool = True
    """Whether it goes when the pointer or the ring moves on; else it stays its time."""
    badge: BadgeStyle | None = None
    """Instead of a sheet below that place it is a badge that stands on it."""

    def draw(self, kit: Kit, surface: Surface) -> Rect:
        """On a sheet below that place, or above it where there is no room; returns what it covers."""
        if self.badge is not None:
            box = Rect((0, 0), badge_size(kit, self.words, self.badge))
            box.midbottom = self.at
            box.clamp_ip(surface.get_rect().inflate(-8, -8))
            return draw_badge(kit, surface, self.words, box.center, self.badge)
        rim, ink = (REFUSED_RIM, REFUSED_INK) if self.refused else (GOLD, INK)
        link = SHOW_RULE if self.chapter is not None else ""
        return draw_tooltip(kit, surface, self.words, self.at, rim, ink, link, self.off)


def not_to_hide(layout: Layout) -> tuple[Rect, ...]:
    """What is read or pressed next, the likeliest first: buttons, hand, piles, the team's melds, what is staged."""
    places = layout.places
    own = layout.bands[layout.base % len(layout.bands)]
    band = [*own.melds.values(), *(frame.rect for frame in own.frames), *([own.new_pile] if own.new_pile else [])]
    piles = (places.rect("Discard"), places.rect("Stock"))
    return places.rect("Buttons"), places.rect("Hand"), *piles, *band, places.rect("Tip")


REACH = 40
"""Window pixels from where a note was asked for, or from itself, within which the pointer has not moved on."""


class Notes:
    """The one note there is. `changed` tells that the picture is another and is cleared by whoever draws."""

    def __init__(self) -> None:
        self.note: Note | None = None
        self._rect = Rect(0, 0, 0, 0)
        self.changed = False
        self._left = 0.0

    def say(self, note: Note | None, stays: float = STAYS) -> None:
        """Say something else, or nothing."""
        self.changed = self.changed or note != self.note
        if note is None or self.note is None or note.words != self.note.words:
            self._rect = Rect(0, 0, 0, 0)
        self.note, self._left = note, stays

    def move_on(self, pos: tuple[int, int] | None = None) -> None:
        """The pointer went there, or the keys went on: a note for what lay there before goes."""
        if self.note is None or not self.note.at_pointer:
            return
        near = Rect(self.note.at, (0, 0)).inflate(2 * REACH, 2 * REACH)
        if self._rect.w:  # on the way to it, to press what it offers, it stays
            near.union_ip(self._rect)
        if pos is None or not near.collidepoint(pos):
            self.say(None)

    def draw(self, kit: Kit, surface: Surface) -> Rect:
        """Draw the note there is, or nothing; returns what it covers."""
        self.changed = False
        self._rect = self.note.draw(kit, surface) if self.note is not None else Rect(0, 0, 0, 0)
        return self._rect

    def chapter_at(self, pos: tuple[int, int]) -> Chapter | None:
        """What a click at this point asks to read; None where no note lies, or one without a rule."""
        is_there = self.note is not None and self._rect.collidepoint(pos)
        return self.note.chapter if self.note is not None and is_there else None

    def pass_time(self, dt: float) -> None:
        """Let it vanish."""
        if self.note is not None:
            self._left -= dt
            if self._left <= 0:
                self.say(None)
