"""The button that repeats an evening: which one, the faces of those who played, and an arrow."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.toolkit.drawing.theme import INK, PAPER_DIM, PAPER_FIELD, PAPER_LINE, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import draw_portrait
from game.ui.start.new_game.seating import PastEvening

FACE, LEAST_STEP, ARROW, END = 60, 30, 30, 18
"""Design pixels: a face, the least visible part of one behind another, the arrow, and the margin beside it."""
BESIDE_FACE: Final = 1.1
"""The distance between faces where there is room, in widths of a face."""


class EveningButton(Button):
    """A button in the style of all buttons on paper. The faces are left out if they would leave too little for the
    words.
    """

    is_entry = True

    def __init__(self, evening: PastEvening, people: Sequence[PlayerAtTable], on_press: Callable[[], None]) -> None:
        super().__init__("button/repeat", evening.title, on_press, sub=evening.told)
        self._people = people

    @property
    def ink(self) -> str:
        return INK

    def _second(self) -> tuple[str, str]:
        return super()._second()[0], PAPER_DIM

    def _ends(self, kit: Kit, rect: Rect) -> tuple[int, int]:
        left, _ = super()._ends(kit, rect)
        return left, rect.right - kit.theme.u(END + ARROW + END)

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        u = kit.theme.u
        kit.paint.panel(surface, rect, PAPER_LINE if self.hover else PAPER_FIELD, 1, PAPER_LINE, 12, 1.5)
        arrow = u(ARROW)
        kit.paint.icon(surface, "right", (rect.right - u(END) - arrow // 2, rect.centery), arrow, WINE)
        left, right = self._ends(kit, rect)
        words = max(kit.text.width(self.label, self.size, self.face), kit.text.width(self.sub, self.sub_size))
        side = u(FACE)
        beside = (right - left - words - u(END) - side) // max(1, len(self._people) - 1)
        step = min(round(side * BESIDE_FACE), beside)
        if step < u(LEAST_STEP):
            return
        first = right - side - step * (len(self._people) - 1)
        for n, person in enumerate(self._people):
            draw_portrait(kit, surface, person, (first + n * step, rect.centery - side // 2), side)
