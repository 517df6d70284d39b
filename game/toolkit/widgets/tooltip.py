"""A few words beside the pointer."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.toolkit.boxes import Box, Column, Panel, Placed, Words
from game.toolkit.drawing.theme import GOLD, INK, LINK, PAPER
from game.toolkit.kit import Kit

SIZE, WIDTHS = 20, (460, 214)  # design pixels; the second where the first would hide something
GAP: Final = 6  # window pixels


def _sheets(kit: Kit, words: str, link: str = "", rim: str = GOLD, ink: str = INK) -> list[Box]:
    """Words in as many lines as they need, on a wide or a narrow sheet, and what a click does below them."""

    def sheet(kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, PAPER, 1, rim, 10, 2, shadow=True)

    last = [Words(link, SIZE, LINK, "strong", lines=1)] if link else []
    return [
        Panel(Column(*(Words(line, SIZE, ink, lines=1) for line in lines), *last), (14, 7), sheet)
        for lines in (kit.text.wrap(words, SIZE, kit.theme.u(width)) for width in WIDTHS)
    ]


def tooltip_rect(kit: Kit, window: Rect, words: str, pointer: tuple[int, int], off: Sequence[Rect] = ()) -> Rect:
    """The place for a tooltip: below the pointer, or above it, unless that hides one of `off`, the most important
    first.
    """
    return _lie(kit, window, _sheets(kit, words), pointer, off)[1]


def _lie(
    kit: Kit, window: Rect, sheets: Sequence[Box], pointer: tuple[int, int], off: Sequence[Rect]
) -> tuple[Box, Rect]:
    """The sheet that hides nothing, or what matters least, and is nearest, with its place; the first if it is free."""
    inside, tried = window.inflate(-8, -8), []
    for number, sheet in enumerate(sheets):
        near = _near(kit, inside, sheet, pointer)
        place = beside(near, off, inside)
        tried.append((_hidden(place, off), _apart(place, near), number, place))
        if place == near:
            break
    *_, best, place = min(tried, key=lambda one: one[:3])
    return sheets[best], place


def _near(kit: Kit, inside: Rect, sheet: Box, pointer: tuple[int, int]) -> Rect:
    """Just below the pointer, or above it if there is no room."""
    width, theme = sheet.width(kit), kit.theme
    rect = Rect(0, 0, width, sheet.height(kit, width))
    rect.midtop = (pointer[0], pointer[1] + theme.u(30))
    if rect.bottom > inside.bottom:
        rect.bottom = pointer[1] - theme.u(16)
    return rect.clamp(inside)


def _apart(one: Rect, other: Rect) -> int:
    return abs(one.x - other.x) + abs(one.y - other.y)


def _hidden(rect: Rect, off: Sequence[Rect]) -> tuple[int, ...]:
    """What it hides, as a cost: to hide a later one of `off` costs less, and to hide nothing least."""
    return tuple(-number for number in rect.collidelistall(off))


def beside(rect: Rect, off: Sequence[Rect], inside: Rect) -> Rect:
    """The rectangle moved as little as possible to hide none of them; if that is impossible, it may hide the last of
    them.
    """
    if rect.collidelist(off) < 0:
        return rect
    across = {rect.x, *(x for other in off for x in (other.left - GAP - rect.w, other.right + GAP))}
    down = {rect.y, *(y for other in off for y in (other.top - GAP - rect.h, other.bottom + GAP))}
    places = [Rect(x, y, rect.w, rect.h) for x in sorted(across) for y in sorted(down)]

    def cost(place: Rect) -> tuple[tuple[int, ...], int]:
        return _hidden(place, off), _apart(place, rect)

    return min((place for place in places if inside.contains(place)), key=cost, default=rect)


def draw_tooltip(
    kit: Kit,
    surface: Surface,
    words: str,
    pointer: tuple[int, int],
    rim: str = GOLD,
    ink: str = INK,
    link: str = "",
    off: Sequence[Rect] = (),
) -> Rect:
    """Draw it below the pointer, or above if there is no room; always inside the window. `link` is a last line that
    says what a click does; `off` as in `tooltip_rect`.
    """
    sheet, rect = _lie(kit, surface.get_rect(), _sheets(kit, words, link, rim, ink), pointer, off)
    Placed(sheet, kit, rect).draw(kit, surface)
    return rect
