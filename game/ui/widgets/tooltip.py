"""A few words beside the pointer."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK, PAPER

SIZE, WIDEST = 20, 460  # design pixels
LINK = "#7A4A00"
GAP = 6  # window pixels


def tooltip_rect(
    kit: Kit, window: Rect, words: str, pointer: tuple[int, int], link: str = "", off: Sequence[Rect] = ()
) -> Rect:
    """Where it is drawn: below the pointer, or above it, unless that hides one of `off`, the most important first."""
    theme, text = kit.theme, kit.text
    lines = text.wrap(words, SIZE, theme.u(WIDEST), "text")
    wide = max(text.width(link, SIZE, "strong"), *(text.width(line, SIZE) for line in lines))
    pad = theme.u(14)
    rect = Rect(0, 0, wide + 2 * pad, text.line(SIZE) * (len(lines) + bool(link)) + pad)
    rect.midtop = (pointer[0], pointer[1] + theme.u(30))
    inside = window.inflate(-8, -8)
    if rect.bottom > inside.bottom:
        rect.bottom = pointer[1] - theme.u(16)
    return _beside(rect.clamp(inside), off, inside)


def _beside(rect: Rect, off: Sequence[Rect], inside: Rect) -> Rect:
    """The rectangle moved as little as need be to hide none of them; where that cannot be, the last of them."""
    if rect.collidelist(off) < 0:
        return rect
    across = {rect.x, *(x for other in off for x in (other.left - GAP - rect.w, other.right + GAP))}
    down = {rect.y, *(y for other in off for y in (other.top - GAP - rect.h, other.bottom + GAP))}
    places = [Rect(x, y, rect.w, rect.h) for x in sorted(across) for y in sorted(down)]

    def cost(place: Rect) -> tuple[list[bool], int]:
        far = abs(place.x - rect.x) + abs(place.y - rect.y)
        return [bool(place.colliderect(other)) for other in off], far

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
    """Draw it below the pointer, or above where there is no room; never off the window. `link` is a last line that
    says what a click on it does; `off` as in `tooltip_rect`.
    """
    theme, text = kit.theme, kit.text
    lines = text.wrap(words, SIZE, theme.u(WIDEST), "text")
    step, pad = text.line(SIZE), theme.u(14)
    rect = tooltip_rect(kit, surface.get_rect(), words, pointer, link, off)
    kit.paint.panel(surface, rect, PAPER, 1, rim, 10, 2, shadow=True)
    for n, line in enumerate(lines):
        text.draw(
            surface,
            line,
            (rect.left + pad, rect.top + pad // 2 + step * n + step // 2),
            SIZE,
            ink,
            room=rect.w - 2 * pad,
        )
    if link:
        at = (rect.left + pad, rect.bottom - pad // 2 - step // 2)
        text.draw(surface, link, at, SIZE, LINK, "strong", room=rect.w - 2 * pad)
    return rect
