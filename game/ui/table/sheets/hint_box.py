"""What is said to a player, in one box between the bands; above all a hint: the move, why not the one that anybody
sees, and what it is for.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from pygame import Rect, Surface

from game.analysis.coaching.tips import MeldWorth
from game.messages.functions import nouns
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Panel,
    Share,
    Space,
    Words,
    paper,
)
from game.toolkit.drawing.theme import INK, WINE
from game.toolkit.kit import Kit
from game.turn.hint_words import HintWords
from game.ui.shared.cards.laid_cards import LEAST_CARD, MeldRow
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sheets.laid_sheet import LaidSheet

PAD: Final = (16, 6)
BESIDE: Final = 12
"""Design pixels that stay free beside the count of the pile, the bands and the plates."""
_HALF_SIGN: Final = 20
"""Design pixels below the middle of a count on a card."""
_HIGHER: Final = 48
"""Design pixels by which it may be higher than its place for larger letters."""
SIZES: Final = ((31, 28), (28, 28), (28, 25), (26, 25), (25, 24), (25, 22), (23, 20), (21, 18), (19, 16))
"""Of the letters of the move and of what follows."""
_LARGE, _LARGE_BESIDE = 3, 5
"""How many of them are worth more than cloth that the box covers; beside a sheet with melds, which stays low, too."""


BIG_CARD, TOTAL, MARGIN = 72, 32, 8
"""Design pixels of a card on a sheet for melds alone, of the letters, of the margins."""


class ReasonWords(Words):
    """A reason whose beginning, the purpose of the move, has a colour of its own."""

    def __init__(self, what_for: str, body: str, size: float) -> None:
        super().__init__(f"{what_for}: {body}" if what_for else body, size, INK)
        self._what_for = f"{what_for}:" if what_for else ""

    def _draw_lines(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        begin, *others = kit.text.wrap(self.text, self.size, rect.w)
        if (
            not self._what_for
            or not begin.startswith(self._what_for)
            or not kit.text.has_room(self.text, rect, self.size)
        ):
            super()._draw_lines(kit, surface, rect)
            return
        step = kit.text.wrapped_height(begin, self.size, rect.w)
        after = kit.text.width(f"{self._what_for} ", self.size)
        first = Rect(rect.x + after, rect.y, rect.w - after, step)
        kit.text.paragraph(surface, self._what_for, rect, self.size, WINE)
        kit.text.paragraph(surface, begin.removeprefix(self._what_for).lstrip(), first, self.size, self.colour)
        kit.text.paragraph(surface, "\n".join(others), rect.move(0, step), self.size, self.colour)


def lay_melds(kit: Kit, layout: Layout, melds: Sequence[MeldWorth], words: str) -> LaidSheet | None:
    """Melds that are spoken of, on the cloth at the other side of the piles, told in `words`; None without room."""
    left, (beside, _) = layout.places.rect("Opening"), place_beside_pile(kit, layout)
    rect = Rect(left.x, beside.y, left.w, beside.h)
    picture = MeldRow([meld.cards for meld in melds], BIG_CARD, words)
    total = Words(total_of(melds), TOTAL, INK, "strong", "center", lines=1)
    box = Panel(Column(Grow(), picture, Space(8), total, Grow()), (MARGIN, MARGIN), paper)
    has_room = bool(melds) and picture.laid(kit, rect.w - 2 * kit.theme.u(MARGIN))[1] >= LEAST_CARD
    return LaidSheet(kit, rect, box, ()) if has_room and box.height(kit, rect.w) <= rect.h else None


def total_of(melds: Sequence[MeldWorth]) -> str:
    """What all of them are worth."""
    return nouns.points(sum(meld.points for meld in melds))


def lay_hint_box(kit: Kit, layout: Layout, said: HintWords, has_melds_beside: bool = False) -> LaidSheet:
    """From the lower edge of its place upwards, as high as its words need, up to the cards of the rivals."""
    kept = (True, True), (True, False)
    if has_melds_beside:
        said = replace(said, head=said.brief)
    forms = [_told(said, head, size, parts) for parts in kept for head, size in SIZES]
    if said.brief:
        forms += [_told(replace(said, head=said.brief), *sizes, (True, False)) for sizes in SIZES]
    rect, most = place_beside_pile(kit, layout)
    heights = [height_on_paper(kit, form, rect.w) for form in forms]
    low = _fitting(kit, heights[: len(SIZES)], rect.h, most, _LARGE_BESIDE if has_melds_beside else _LARGE)
    height = max(rect.h, next(low, next((needed for needed in heights if needed <= most), min(rect.h, most))))
    place = Rect(rect.x, rect.bottom - height, rect.w, height)
    box = Panel(FirstThatFits(*map(Share, forms)), PAD, paper)
    return LaidSheet(kit, place, box, ())


def place_beside_pile(kit: Kit, layout: Layout) -> tuple[Rect, int]:
    """Of what is said to a player: between the bands, right of the count of the pile; and how high it may grow there
    over bare cloth of the rivals, below their names and scores and the frames of their books.
    """
    clear, rect = kit.theme.u(BESIDE), layout.places.rect("Tip")
    rect = Rect(rect.x + clear, rect.y + clear // 2, rect.w - 2 * clear, rect.h - clear - clear // 2)
    _, *bands = layout.bands.values()
    column = Rect(rect.x, 0, rect.w, rect.bottom)
    laid = [rect for band in bands for rect in (*band.melds.values(), *(frame for _, frame in band.wanted))]
    ends = [rect.bottom + clear // 2 for rect in laid if rect.colliderect(column)]
    signs = [badge for band in bands for badge in band.badges if abs(badge.x - column.centerx) < column.w // 2 + clear]
    ends += [badge.y + kit.theme.u(_HALF_SIGN) for badge in signs]
    ends += [rect.top if band.is_line else band.rect.top + band.title_h for band in bands]
    return rect, max(rect.h, rect.bottom - max(ends))


def _fitting(kit: Kit, heights: Sequence[int], free: int, most: int, large: int = _LARGE) -> Iterator[int]:
    """Those of these heights, of ever smaller letters, that suit best: what is free, unless letters would be small for
    that, then a little more and twice that.
    """
    rooms = (free, large), *((room, len(SIZES)) for room in (free + kit.theme.u(_HIGHER), 2 * free, most))
    return (needed for room, sizes in rooms for needed in heights[:sizes] if needed <= min(room, most))


def height_on_paper(kit: Kit, form: Box, width: int) -> int:
    """Of its box."""
    return form.height(kit, width - 2 * kit.theme.u(PAD[0])) + 2 * kit.theme.u(PAD[1])


def _told(said: HintWords, head: float, size: float, parts: tuple[bool, bool]) -> Box:
    """With these `parts`: the move, and what is said of it."""
    lines: list[Words] = [Words(said.head, head, INK, "strong")] if parts[0] else []
    lines += [Words(said.answer, size, INK)] if said.answer else []
    lines += [ReasonWords(said.what_for, said.body, size)] if said.body and parts[1] else []
    return Column(*(Grow(line, most=1) for line in lines), gap=2)
