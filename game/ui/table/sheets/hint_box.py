"""A hint in one box between the bands: the move, what it is for, and on request why, or how the tries went."""

from typing import Final

from pygame import Rect, Surface

from game.messages.functions import table as say
from game.toolkit.boxes import Box, Column, FirstThatFits, Panel, Row, Share, WidgetSlot, Words, paper
from game.toolkit.drawing.theme import INK, INK_SOFT, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, PaperLink
from game.turn.hint_words import HintWords
from game.ui.table.layout.plan import Places
from game.ui.table.sheets.laid_sheet import LaidSheet, unpressed

_PAD: Final = (16, 8)
_BESIDE: Final = 12
"""Design pixels that stay free beside the count of the pile."""
_HIGHER: Final = 48
"""Design pixels by which it may be higher than its place for larger letters."""
_LINK: Final = 44
"""Design pixels of a link: a finger target, though its words are lower."""


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


def lay_hint_box(kit: Kit, places: Places, said: HintWords) -> LaidSheet:
    """From the lower edge of its place upwards, as high as its words need; if they would reach the bar, what was read
    already goes first.
    """
    clear, rect = kit.theme.u(_BESIDE), places.rect("Tip")
    rect = Rect(rect.x + clear, rect.y, rect.w - clear, rect.h)
    most, edge = rect.bottom - places.rect("TopBar").bottom - clear, places.rect("GoingOut").right
    links: dict[str, Button] = {}
    if said.why and said.opened != "why":
        links["why"] = PaperLink("button/hint_why", say.hint_why(), unpressed, look=25)
    if said.figures and said.opened != "more":
        links["more"] = PaperLink("button/hint_more", say.hint_more(), unpressed, look=25)
    kept = (True, True), *(() if not said.opened else ((True, False), (False, False)))
    sizes = (31, 28), (28, 25), (25, 22), (23, 20), (21, 18), (19, 16)
    forms = [_told(said, head, size, list(links.values()), parts) for parts in kept for head, size in sizes]

    def heights_in(width: int) -> list[int]:
        return [form.height(kit, width - 2 * kit.theme.u(_PAD[0])) + 2 * kit.theme.u(_PAD[1]) for form in forms]

    heights = heights_in(rect.w)
    if min(heights[: len(sizes)]) > most and edge > rect.right:
        rect.w = edge - rect.x
        heights = heights_in(rect.w)
    rooms = rect.h + kit.theme.u(_HIGHER), 2 * rect.h, most
    low = (needed for room in rooms for needed in heights[: len(sizes)] if needed <= min(room, most))
    height = max(rect.h, next(low, next((needed for needed in heights if needed <= most), min(heights))))
    place = Rect(rect.x, rect.bottom - height, rect.w, height)
    box = Panel(FirstThatFits(*map(Share, forms)), _PAD, paper)
    return LaidSheet(kit, place, box, ((name[0].upper(), link) for name, link in links.items()))


def _told(said: HintWords, head: float, size: float, links: list[Button], parts: tuple[bool, bool]) -> Box:
    """With these `parts`: the move, and its purpose."""
    lines: list[Box] = [Words(said.head, head, INK, "strong")] if parts[0] else []
    lines += [ReasonWords(said.what_for, said.body, size)] if said.body and parts[1] else []
    more = {"why": said.why, "more": said.figures}.get(said.opened, ())
    lines += [Words(line, size, INK_SOFT) for line in more]
    lines += [Row(*(WidgetSlot(link, _LINK) for link in links), gap=22)] if links else []
    return Column(*lines, gap=2)
