"""A hint in one box between the bands: the move, what it is for, and on request why, or how the tries went."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import table as say
from game.toolkit.boxes import Box, Column, FirstThatFits, Panel, Row, Share, WidgetSlot, Words, paper
from game.toolkit.drawing.theme import INK, WINE
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
_SIZES: Final = ((31, 28), (28, 25), (25, 22), (23, 20), (21, 18), (19, 16))
"""Of the letters of the move and of what follows."""
_LARGE: Final = 4
"""How many of them are worth more than cards that the box covers."""


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
    already goes first. It covers nothing if letters needn't be small for that.
    """
    clear, rect = kit.theme.u(_BESIDE), places.rect("Tip")
    rect = Rect(rect.x + clear, rect.y, rect.w - clear, rect.h)
    most, edge = rect.bottom - places.rect("TopBar").bottom - clear, places.rect("GoingOut").right
    links: dict[str, Button] = {}
    if said.why and said.opened != "why":
        links["why"] = PaperLink("button/hint_why", say.hint_why(), unpressed, look=25)
    if said.figures and said.opened != "more":
        links["more"] = PaperLink("button/hint_more", say.hint_more(), unpressed, look=25)
    more = () if lay_hint_more(kit, places, said) is not None else _more(said)
    kept = (True, True), *(() if not more else ((True, False), (False, False)))
    forms = [_told(said, head, size, more, list(links.values()), parts) for parts in kept for head, size in _SIZES]

    def heights_in(width: int) -> list[int]:
        return [_height(kit, form, width) for form in forms]

    heights = heights_in(rect.w)
    if min(heights[: len(_SIZES)]) > most and edge > rect.right:
        rect.w = edge - rect.x
        heights = heights_in(rect.w)
    low = _fitting(kit, heights[: len(_SIZES)], rect.h, most)
    height = max(rect.h, next(low, next((needed for needed in heights if needed <= most), min(heights))))
    place = Rect(rect.x, rect.bottom - height, rect.w, height)
    box = Panel(FirstThatFits(*map(Share, forms)), _PAD, paper)
    return LaidSheet(kit, place, box, ((name[0].upper(), link) for name, link in links.items()))


def lay_hint_more(kit: Kit, places: Places, said: HintWords) -> LaidSheet | None:
    """What was asked for besides a hint, on the cloth at the other side of the piles; None if there is too little
    room: then it is in the hint's own box.
    """
    tip, left = places.rect("Tip"), places.rect("Opening")
    rect = Rect(left.x, tip.y, left.w, tip.h)
    forms = [Column(*_lines(_more(said), size), gap=2) for _, size in _SIZES]
    most = tip.bottom - places.rect("TopBar").bottom
    height = next(_fitting(kit, [_height(kit, form, rect.w) for form in forms], rect.h, min(2 * rect.h, most)), None)
    if height is None or not said.opened:
        return None
    place = Rect(rect.x, rect.bottom - max(rect.h, height), rect.w, max(rect.h, height))
    return LaidSheet(kit, place, Panel(FirstThatFits(*map(Share, forms)), _PAD, paper), ())


def _fitting(kit: Kit, heights: Sequence[int], free: int, most: int) -> Iterator[int]:
    """Those of these heights, of ever smaller letters, that suit best: what is free, unless letters would be small for
    that, then a little more and twice that.
    """
    rooms = (free, _LARGE), *((room, len(_SIZES)) for room in (free + kit.theme.u(_HIGHER), 2 * free, most))
    return (needed for room, sizes in rooms for needed in heights[:sizes] if needed <= min(room, most))


def _height(kit: Kit, form: Box, width: int) -> int:
    """Of its paper."""
    return form.height(kit, width - 2 * kit.theme.u(_PAD[0])) + 2 * kit.theme.u(_PAD[1])


def _more(said: HintWords) -> tuple[str, ...]:
    return {"why": said.why, "more": said.figures}.get(said.opened, ())


def _lines(texts: Sequence[str], size: float) -> list[Box]:
    return [Words(text, size, INK) for text in texts]


def _told(
    said: HintWords, head: float, size: float, more: Sequence[str], links: list[Button], parts: tuple[bool, bool]
) -> Box:
    """With these `parts`: the move, and its purpose."""
    lines: list[Box] = [Words(said.head, head, INK, "strong")] if parts[0] else []
    lines += [ReasonWords(said.what_for, said.body, size)] if said.body and parts[1] else []
    lines += _lines(more, size)
    lines += [Row(*(WidgetSlot(link, _LINK) for link in links), gap=22)] if links else []
    return Column(*lines, gap=2)
