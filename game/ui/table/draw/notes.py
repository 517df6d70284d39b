"""Draws the note on the table and knows its rectangle."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.functions import help as say_help
from game.messages.language import spoken
from game.toolkit.drawing.theme import BAD, BAD_INK, GOLD, INK
from game.toolkit.kit import Kit
from game.toolkit.widgets import draw_tooltip
from game.ui.table.draw.badges import badge_picture, badge_size
from game.ui.table.info.note import Note

REACH: Final = 40
"""Window pixels around a note, or where it was requested, within which the pointer still counts as near."""


def draw_note(kit: Kit, surface: Surface, note: Note) -> Rect:
    if note.badge is not None:
        style = note.badge
        image = kit.paint.once((note.said, spoken(), style), lambda: badge_picture(kit, note.words, style))
        box = image.get_rect().inflate(-4, -4).move_to(midbottom=note.at)
        box.clamp_ip(surface.get_rect().inflate(-8, -8))
        surface.blit(image, box.inflate(4, 4))
        return box
    rim, ink = (BAD, BAD_INK) if note.refused else (GOLD, INK)
    link = say_help.show_rule() if note.chapter is not None else ""
    return draw_tooltip(kit, surface, kit.keys.told(note.words), note.at, rim, ink, link, note.off)


def beside_plate(kit: Kit, room: Rect, note: Note, plate: Rect, off: Sequence[Rect]) -> Note | None:
    """The note as a badge beside a plate, within `room` and covering none of `off`; None if it doesn't fit."""
    w, h = badge_size(kit, note.words, "said")
    gap = kit.theme.u(8)
    left, right = plate.left - gap - (w + 1) // 2, plate.right + gap + (w + 1) // 2
    below, beside = plate.bottom + gap + h, plate.centery + h // 2
    for at in ((plate.centerx, plate.top - gap), (plate.centerx, below), (left, beside), (right, beside)):
        box = Rect(0, 0, w, h).move_to(midbottom=at)
        box.left = max(room.left, min(box.left, room.right - w))
        if room.contains(box) and box.collidelist([plate, *off]) < 0:
            return replace(note, at=box.midbottom, badge="said")
    return None


class ShownNote:
    """The note on screen. `changed` says that the picture is different; the painter clears it."""

    def __init__(self) -> None:
        self.note: Note | None = None
        self.rect = Rect()
        """The area it covers; empty if there is none."""
        self.changed = False

    def show(self, note: Note | None) -> None:
        if note == self.note:
            return
        self.changed = True
        if note is None or self.note is None or note.words != self.note.words:
            self.rect = Rect()
        self.note = note

    def draw(self, kit: Kit, surface: Surface) -> Rect:
        self.changed = False
        self.rect = draw_note(kit, surface, self.note) if self.note is not None else Rect()
        return self.rect

    def is_near(self, pos: tuple[int, int]) -> bool:
        """Whether a pointer there is still near the note's subject: it stays while the pointer moves to press what it
        offers.
        """
        if self.note is None:
            return False
        near = Rect(self.note.at, (0, 0)).inflate(2 * REACH, 2 * REACH)
        return bool((near.union(self.rect) if self.rect.w else near).collidepoint(pos))

    def is_rule_at(self, pos: tuple[int, int]) -> bool:
        """Whether a click at this point asks to read the rule behind the note."""
        return self.note is not None and self.note.chapter is not None and bool(self.rect.collidepoint(pos))
