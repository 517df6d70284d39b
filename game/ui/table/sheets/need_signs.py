"""What going out takes as small cards in a line: solid where it is there, a dashed place where it is still lacking."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.ui.boxes import Box, Piece
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOOD, GOOD_RIM, PAPER_RIM, TEAM_COLOURS, VEIL, WHITE, WINE
from game.ui.table.draw.cloth import draw_met, draw_wanted
from game.words.going_out_texts import NeededFoot, TeamNeeds

MOST_WIDE: Final = 640
"""Design pixels that a line takes at most; its cards are smaller where there are many."""
HIGH, LEAST_HIGH = 132, 34
"""How high a card is in design pixels, and at least in window pixels."""
GAP: Final = 14
PROPORTION: Final = 1.3


class NeedSigns(Box):
    """The books and feet of a team; `looks` are faces by seat, `share` is that of the window's height, `word` what a
    foot is called.
    """

    def __init__(self, needs: TeamNeeds, team: int, looks: Sequence[int], share: float, word: str) -> None:
        self._needs, self._team, self._looks, self._share, self._word = needs, team, looks, share, word

    def _side(self, kit: Kit, wide: int) -> tuple[int, int]:
        """How high each card is, and how far from one to the next."""
        most = min(max(LEAST_HIGH, kit.theme.u(HIGH)), round(kit.theme.height * self._share) - kit.theme.u(12))
        count, gap = max(1, len(self._needs.books) + len(self._needs.feet)), kit.theme.u(GAP)
        high = max(LEAST_HIGH, min(most, round((wide / count - gap) * PROPORTION)))
        return high, min(round(high / PROPORTION) + gap, wide // count)

    def wide(self, kit: Kit) -> int:
        count = len(self._needs.books) + len(self._needs.feet)
        return count * self._side(kit, kit.theme.u(MOST_WIDE))[1]

    def high(self, kit: Kit, wide: int) -> int:
        return self._side(kit, wide)[0]

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        high, step = self._side(kit, rect.w)
        box = Rect(rect.left + kit.theme.u(GAP), rect.centery - high // 2, round(high / PROPORTION), high)
        books = [
            (is_met, partial(draw_met if is_met else draw_wanted, kit, surface, kind))
            for kind, is_met in self._needs.books
        ]
        feet = [(foot.met, partial(self._draw_foot, kit, surface, foot)) for foot in self._needs.feet]
        for is_met, draw in (*books, *feet):
            if not is_met:  # that is what the sheet is about
                kit.paint.panel(surface, box, CREAM, 0.16, None, 8)
            draw(box)
            if is_met:
                _draw_done(kit, surface, box)
            box.x += step

    def _draw_foot(self, kit: Kit, surface: Surface, foot: NeededFoot, box: Rect) -> None:
        """A face on a card as red as the feet are, and its word where it has room; solid once it is picked up."""
        if foot.picked_up:
            kit.paint.panel(surface, box, WINE, 1, PAPER_RIM, 8, 1.4)
        else:
            kit.paint.dashed(surface, box, TEAM_COLOURS[self._team], 0.06, 8)
        line, word = kit.text.line(18), self._word
        fits = kit.text.width(word, 18) <= box.w - 6 and box.h > 2 * line
        side = min(box.w - 8, round((box.h - fits * line) * 0.72))
        top = box.y + (box.h - fits * line - side) // 2
        portraits.draw(kit.paint, surface, self._looks[foot.seat], self._team, (box.centerx - side // 2, top), side)
        if fits:
            at = (box.centerx, box.bottom - line // 2 - 4)
            kit.text.draw(surface, word, at, 18, WHITE if foot.picked_up else DIM, align="center")


def _draw_done(kit: Kit, surface: Surface, box: Rect) -> None:
    """Dim, with a tick at its corner."""
    kit.paint.panel(surface, box, VEIL, 0.42, None, 8)
    side = max(14, box.w // 3)
    at = (box.right - side * 2 // 3, box.y - side // 3)
    surface.blit(kit.paint.path("M50 6A44 44 0 1 1 49.9 6Z", side, GOOD, rim=GOOD_RIM), at)
    kit.paint.icon(surface, "tick", (at[0] + side // 2, at[1] + side // 2), round(side * 0.72), CREAM)
