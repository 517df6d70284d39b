"""Somebody's portrait to press, and the sheet of faces that opens."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import screens as say
from game.portrait_art import LOOKS, colour_in, face_in, look_in
from game.toolkit.boxes import Box, Grid, Picture, WidgetSlot
from game.toolkit.drawing.theme import GOLD, INK_ON_GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, FacedButton, close_button
from game.toolkit.widgets.tiles import draw_tick
from game.toolkit.widgets.tooltip import draw_tooltip
from game.ui.shared.people import portraits

COLUMNS: Final = 8
FACE: Final = 120
"""The height of a face with its ring, in design pixels."""
RING: Final = 0.85
"""A portrait's part of the width of its ring."""


class ShownFace(Struct, frozen=True):
    """Somebody's portrait by its number; `taken` are the faces that aren't offered: those of the others."""

    look: int
    team: int = portraits.NO_TEAM
    taken: frozenset[int] = frozenset()

    @property
    def face(self) -> int:
        """The face alone, in whatever colour."""
        return face_in(self.look)

    @property
    def offered(self) -> list[int]:
        """The present face, and those that nobody else has."""
        return [face for face in range(len(LOOKS)) if face not in self.taken or face == self.face]


class FaceSheet(Dialog):
    """All the faces to choose from, in the present colour; the present one has a golden ring. `choose` is called with
    the number of a portrait.
    """

    width = 1140

    def __init__(self, shown: ShownFace, choose: Callable[[int], None]) -> None:
        self._faces = [self._button(shown, face, choose) for face in shown.offered]
        self.first_focus = _id(shown.face)
        super().__init__(say.choose_face(), "", [close_button()])

    def _button(self, shown: ShownFace, face: int, choose: Callable[[int], None]) -> FacedButton:
        look, is_present = look_in(face, colour_in(shown.look)), face == shown.face

        def ring(kit: Kit, surface: Surface, rect: Rect) -> None:
            if is_present or button.hover:
                kit.paint.icon(surface, "disc", rect.center, min(rect.size), GOLD)

        def portrait(kit: Kit, surface: Surface, rect: Rect) -> None:
            spot = Rect(0, 0, *[round(min(rect.size) * RING)] * 2)
            spot.center = rect.center
            portraits.draw(kit.paint, surface, look, portraits.NO_TEAM, spot.topleft, spot.h)
            if is_present:
                draw_tick(kit, surface, spot)

        button = FacedButton(
            _id(face),
            say.face_number(face + 1),
            self.closing(partial(choose, look)),
            lambda *_: Picture(portrait),
            value=say.present_face() if is_present else "",
            ground=lambda _: ring,
        )
        button.help_key = "field/portrait"
        return button

    def body(self, kit: Kit) -> Box:
        """In rows of equal cells."""
        cells = [WidgetSlot(face, FACE, FACE) for face in self._faces]
        rows = [cells[first : first + COLUMNS] for first in range(0, len(cells), COLUMNS)]
        return Grid(rows, (12, 12), [1] * len(rows[0]))


class SeatFace(Button):
    """A portrait; a press opens the sheet of faces. Its tooltip is beside it."""

    def __init__(
        self,
        id: str,
        label: str,
        face: ShownFace,
        change: Callable[[int], None],
        open_dialog: Callable[[Dialog], None],
    ) -> None:
        super().__init__(id, label or say.choose_face(), lambda: open_dialog(FaceSheet(face, change)))
        self.tooltip, self.help_key, self.radius = say.choose_face(), "field/portrait", 60
        self._face = face

    @property
    def value(self) -> str:
        return say.face_number(self._face.face + 1)

    def wanted(self, kit: Kit) -> int:
        return kit.theme.tap(104)

    def draw(self, kit: Kit, surface: Surface) -> None:
        spot = Rect(0, 0, *[min(self.rect.size)] * 2)
        spot.center = self.rect.center
        portraits.draw(kit.paint, surface, self._face.look, self._face.team, spot.topleft, spot.h, self.hover)
        badge = max(16, round(spot.h * 0.3))
        corner = (spot.right - badge // 2, spot.bottom - badge // 2)
        kit.paint.icon(surface, "disc", corner, badge, GOLD)
        kit.paint.icon(surface, "down", corner, round(badge * 0.8), INK_ON_GOLD)  # a choice; the pencil is for the name

    def draw_tip(self, kit: Kit, surface: Surface, pointer: tuple[int, int]) -> None:
        draw_tooltip(kit, surface, self.tip(), pointer, off=(self.rect,))


def _id(face: int) -> str:
    return f"button/face/{face}"
