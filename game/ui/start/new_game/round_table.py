"""The table from above with a chair for each seat: faces to press, and to drag from chair to chair."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.messages.functions import new_game as say, score_pad as say_score_pad
from game.toolkit.boxes import Box, Piece, WidgetSlot
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    CREAM,
    GOLD,
    GOLD_DEEP,
    IDLE,
    INK_ON_GOLD,
    PANEL_DEEP,
    QUIET,
    SMALLEST_TAP,
    WALNUT_EDGE,
    WOOD,
)
from game.toolkit.kit import Kit
from game.toolkit.targets import Target
from game.toolkit.widgets import ACTIVATE, Stepper, Widget
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_heap
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import draw_table_top, round_table
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.start.new_game.dragging import Carry, Gesture, Grip, chair_at

HEIGHT, LETTERS = 44, 21
"""Design pixels."""


class DealerChip(Stepper):
    """The chip in front of the dealer's chair. Drag it to another chair; a press passes it to the next."""

    lies_over = True
    doing = (*Stepper.doing, "_grip")

    def __init__(
        self, chairs: Sequence[Widget], dealer: int, change: Callable[[int], None], words: Callable[[int], str]
    ) -> None:
        super().__init__(
            "field/dealer", say_score_pad.first_dealer(), dealer, (0, len(chairs) - 1), change, words=words
        )
        self._chairs = chairs
        self._grip = Grip(Carry(self._drop, self._lit))

    def _lit(self, _: int, pos: tuple[int, int]) -> Rect | None:
        chair = chair_at(self._chairs, pos)
        return None if chair in (None, self.number) else self._chairs[chair].rect

    def _drop(self, _: int, pos: tuple[int, int]) -> None:
        chair = chair_at(self._chairs, pos)
        if chair is not None:
            self.on_change(chair)

    @property
    def captures(self) -> bool:
        return self._grip.is_carrying

    def mouse(self, event: Event) -> bool:
        gesture = self._grip.mouse(event, self.number)
        if gesture is Gesture.PRESSED and self.hit(event.pos):
            self.on_change((self.number + 1) % len(self._chairs))
        return gesture is not Gesture.NOTHING

    def key(self, event: Event) -> bool:
        """The arrows pass it round; Esc puts it back while it is dragged."""
        return self._grip.key(event) or super().key(event)

    def targets(self) -> list[Target]:
        return Widget.targets(self)

    def size(self, kit: Kit) -> tuple[int, int]:
        height = self._height(kit)
        return kit.text.width(self.label, LETTERS, "strong") + height, max(SMALLEST_TAP, height)

    def _height(self, kit: Kit) -> int:
        return max(kit.theme.u(HEIGHT), kit.text.line(LETTERS, "strong") + 6)

    def _draw_at(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        pill = rect.inflate(0, self._height(kit) - rect.h)
        kit.paint.panel(surface, pill, GOLD, 1, GOLD_DEEP, ROUND, 2)
        kit.text.draw(surface, self.label, rect.center, LETTERS, INK_ON_GOLD, "strong", "center")

    def draw(self, kit: Kit, surface: Surface) -> None:
        if not self.captures:
            self._draw_at(kit, surface, self.rect)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        at = self._grip.at
        if at is not None:
            lit = self._lit(self.number, at)
            if lit is not None:
                kit.paint.focus(surface, lit, 16)
            self._draw_at(kit, surface, self.rect.move(at[0] - self.rect.centerx, at[1] - self.rect.centery))


FACES: Final = {2: 180, 3: 174, 4: 168, 5: 156, 6: 146, 7: 132, 8: 124}
"""The size of a face in design pixels, by the number of seats."""
NAME, LEVEL, SIGN, ARROW = 29, 25, 26, 20
PILL, PILL_WIDTH = 54, 340
"""Design pixels: the height of the name below a face, and its greatest width."""
CARD, AROUND_NAME, PILL_END = 96, 58, 14
"""Design pixels: the cards on the table, the mark and both ends beside a name, one of these ends."""

BACK: Final = 0.15
"""How far the back of a chair extends beyond a face, as a share of the face's width."""
BACK_TURN: Final = 1.2
"""How far the back extends round the face to each side, in radians."""
CHIP: Final = 0.44
"""Where the dealer's chip is, as a share of the way from the middle to the chair."""

CHAIR_KEYS: Final = {code: number for number, code in enumerate(range(pygame.K_1, pygame.K_9))}
"""The digit keys of the chairs, counted from 0."""
ALONG: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
"""The number of chairs to move by."""


class ShownChair(Struct, frozen=True):
    """How a chair is shown: its number from 0, where it is, who sits in it ("" for nobody), and the note after the
    name, behind a sign if there is one.
    """

    number: int
    place: str
    name: str = ""
    note: str = ""
    look: int = 0
    team: int = portraits.NO_TEAM
    sign: str = ""


def chair_wished(event: Event, chair: int, count: int) -> int | None:
    """The chair to which a key moves somebody: a digit for that chair, Shift and an arrow for the next. None for other
    keys.
    """
    if event.key in ALONG and event.mod & pygame.KMOD_SHIFT:
        return (chair + ALONG[event.key]) % count
    to = CHAIR_KEYS.get(event.key, count)
    return to if to < count else None


class Chair(Widget):
    """A chair with somebody's face and name, or an empty shape. A press opens its tray; the face can be dragged."""

    radius = 22
    lies_over = True
    doing = (*Widget.doing, "_grip")

    def __init__(
        self, chair: ShownChair, press: Callable[[], None], carry: Carry | None = None, *, is_picked: bool = False
    ) -> None:
        """`is_picked`: the rest of the screen is about this chair."""
        super().__init__(f"field/portrait_{chair.number}", chair.name or chair.place)
        self.help_key = "field/seated"
        self._chair = chair
        self._press = press
        self.is_picked = is_picked
        self._grip = Grip(carry)

    @property
    def value(self) -> str:
        return say.chair(self._chair.place, self._chair.note) if self._chair.name else ""

    @property
    def captures(self) -> bool:
        return self._grip.is_carrying

    def mouse(self, event: Event) -> bool:
        gesture = self._grip.mouse(event, self._chair.number if self._chair.name else None)
        if gesture is Gesture.PRESSED and self.hit(event.pos):
            self._press()
        return gesture is not Gesture.NOTHING

    def key(self, event: Event) -> bool:
        """Enter and Space press it; Esc drops what is carried."""
        if self._grip.key(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self._press()
            return True
        return False

    def _lettering(self, kit: Kit) -> tuple[str, int, int]:
        """The longest form of the name that fits, its width, and the width of the note after it, 0 if the note doesn't
        fit.
        """
        text, u, room = kit.text, kit.theme.u, self.rect.w - kit.theme.u(AROUND_NAME)
        sign = SIGN + 14 if self._chair.sign else 0
        note = text.width(self._chair.note, LEVEL, "strong") + u(10 + sign + ARROW + 2) if self._chair.note else 0
        name = name_in(text, self.label, NAME, room - note)
        if note and text.width(name, NAME, "strong") > room - note:
            note, name = 0, name_in(text, self.label, NAME, room)
        return name, min(room, text.width(name, NAME, "strong")), note

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, pill = kit.theme.u, _pill_height(kit)
        face = _face_in(self.rect, pill)
        if self.is_picked or (self.hover and not self._chair.name):
            kit.paint.icon(surface, "disc", face.center, face.w + u(26), GOLD)
        if not self._chair.name:
            kit.paint.icon(surface, "disc", face.center, face.w, WALNUT_EDGE)
            kit.paint.icon(surface, "person", face.center, face.h * 6 // 10, IDLE)
            return
        look, team = self._chair.look, self._chair.team
        portraits.draw(kit.paint, surface, look, team, face.topleft, face.w, self.hover)
        self._draw_name(kit, surface, pill)

    def _draw_name(self, kit: Kit, surface: Surface, height: int) -> None:
        u, (name, width, note), team = kit.theme.u, self._lettering(kit), self._chair.team
        is_marked = team != portraits.NO_TEAM
        pill = Rect(0, 0, width + note + u(AROUND_NAME if is_marked else 2 * PILL_END), height)
        pill.midbottom = self.rect.midbottom
        kit.paint.panel(surface, pill, PANEL_DEEP, 0.96, portraits.rim_of(team), ROUND, 2)
        left = pill.left + u(PILL_END)
        if is_marked:
            draw_team_mark(kit, surface, team, (left + u(10), pill.centery), u(20))
            left = pill.left + u(AROUND_NAME - PILL_END)
        kit.text.draw(surface, name, (left, pill.centery), NAME, CREAM, "strong", room=width)
        if note:
            end = pill.right - u(PILL_END)
            kit.paint.icon(surface, "down", (end - u(ARROW) // 2, pill.centery), u(ARROW), QUIET)
            at = end - u(ARROW + 2), pill.centery
            kit.text.draw(surface, self._chair.note, at, LEVEL, QUIET, "strong", "right")
            if self._chair.sign:
                at = pill.right - u(PILL_END) - note + u(16 + SIGN // 2), pill.centery
                kit.paint.icon(surface, self._chair.sign, at, u(SIGN), QUIET)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        chair = self._chair
        self._grip.draw(kit, surface, PlayerAtTable(chair.name, chair.team, chair.look))


def _pill_height(kit: Kit) -> int:
    return max(kit.theme.u(PILL), kit.text.line(NAME, "strong") + 4)


def _face_in(rect: Rect, pill: int) -> Rect:
    """The face's place within the chair's, above a name `pill` pixels high."""
    side = min(rect.w, rect.h - pill * 6 // 10)
    face = Rect(0, 0, side, side)
    face.midtop = rect.midtop
    return face.inflate(-side // 12, -side // 12)


class RoundTable(Box):
    """The chairs clockwise from the front one, with smaller faces where there is little room. The dealer's chip is in
    front of one of them.
    """

    def __init__(self, chairs: Sequence[Chair], chip: DealerChip | None = None) -> None:
        self._chairs = chairs
        self._chip = chip

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.u(420)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        u, count = kit.theme.u, len(self._chairs)
        pill = _pill_height(kit)
        face = max(40, min(u(FACES[count]), rect.h // (4 if count > 4 else 3) - pill * 6 // 10))
        chair = Rect(0, 0, min(u(PILL_WIDTH), rect.w // (4 if count > 4 else 3)), face + pill * 6 // 10)
        back = round(face * BACK)
        rx, ry = (rect.w - max(chair.w, face + 2 * back)) / 2, (rect.h - chair.h) / 2
        cloth = Rect(0, 0, round(2 * rx + face * 0.1), round(2 * ry - pill * 0.2))
        cloth.center = rect.center
        yield Piece(cloth, _draw_cloth)
        for n, (angle, x, y) in enumerate(round_table(rect.center, rx, ry, count)):
            widget, place = self._chairs[n], chair.copy()
            place.center = (round(x), round(y))
            around = _face_in(place, pill)
            yield Piece(around.inflate(2 * back, 2 * back), partial(_draw_back, angle))
            yield from WidgetSlot(widget).place(kit, place)
            if self._chip is not None and self._chip.number == n:
                chip = Rect((0, 0), self._chip.size(kit))
                chip.center = (
                    round(rect.centerx + rx * CHIP * math.cos(angle)),
                    round(rect.centery + ry * CHIP * math.sin(angle)),
                )
                yield from WidgetSlot(self._chip).place(kit, chip)


def _draw_back(angle: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    middle, thick = rect.w / 2, rect.w * BACK
    reach = (rect.w - thick) / 2 - 1
    (x0, y0), (x1, y1) = (
        (middle + reach * math.cos(angle + turn), middle + reach * math.sin(angle + turn))
        for turn in (-BACK_TURN, BACK_TURN)
    )
    arc = f'd="M{x0:.1f} {y0:.1f}A{reach:.1f} {reach:.1f} 0 0 1 {x1:.1f} {y1:.1f}" fill="none" stroke-linecap="round"'
    back = (
        f'<path {arc} stroke="{WALNUT_EDGE}" stroke-width="{thick:.1f}"/>'
        f'<path {arc} stroke="{WOOD}" stroke-width="{thick * 0.7:.1f}"/>'
    )
    surface.blit(kit.paint.drawing(rect.size, back), rect)


def _draw_cloth(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The table; stock and pile in the middle, backs in front."""
    draw_table_top(kit, surface, rect)
    width = min(kit.theme.u(CARD), rect.h // 6)
    x, y = rect.centerx, rect.centery - width // 4
    back = card_art(kit).back("hand", width)
    draw_heap(surface, back.get_rect(center=(x - width * 2 // 3 - 4, y - 4)).topleft, 3, back, back, (2, 2))
    for card, turn, by in (("QD", 4, 0.55), ("8C", -5, 0.72)):
        face = card_art(kit).turned(card, width, turn)
        surface.blit(face, face.get_rect(center=(x + round(width * by), y)))
