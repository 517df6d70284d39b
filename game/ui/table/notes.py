"""A sentence at a place of the table for a few seconds: why something was refused, what a partner says."""

import msgspec
from pygame import Rect, Surface

from game.rules.explain import Chapter
from game.ui.kit import Kit
from game.ui.table.chips import BadgeStyle, badge_size, draw_badge
from game.ui.table.layout import Layout
from game.ui.theme import GOLD, INK
from game.ui.widgets.tooltip import draw_tooltip
from game.words.glossary import SHOW_RULE

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
    """It never hides the first of these, the buttons of which one may be pressed next; and if it has to make way for
    them, none of the others either.
    """
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
    """What is pressed next, the likeliest first: the buttons, and the hand."""
    return layout.places.rect("Buttons"), layout.places.rect("Hand")


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
        self.note, self._left = note, stays

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
