"""A few words beside the pointer."""

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.theme import GOLD, INK, PAPER

SIZE, WIDEST = 20, 460  # design pixels
LINK = "#7A4A00"
GAP = 6  # window pixels


def tooltip_rect(
    kit: Kit, window: Rect, words: str, pointer: tuple[int, int], link: str = "", off: Rect | None = None
) -> Rect:
    """Where it is drawn; beside what it is to stay `off`, if there is room."""
    theme, text = kit.theme, kit.text
    lines = text.wrap(words, SIZE, theme.u(WIDEST), "text")
    wide = max(text.width(link, SIZE, "strong"), *(text.width(line, SIZE) for line in lines))
    pad = theme.u(14)
    rect = Rect(0, 0, wide + 2 * pad, text.line(SIZE) * (len(lines) + bool(link)) + pad)
    rect.midtop = (pointer[0], pointer[1] + theme.u(30))
    inside = window.inflate(-8, -8)
    if rect.bottom > inside.bottom:
        rect.bottom = pointer[1] - theme.u(16)
    return _beside(rect.clamp(inside), off, inside) if off is not None else rect.clamp(inside)


def _beside(rect: Rect, off: Rect, inside: Rect) -> Rect:
    """The rectangle moved as little as need be, so that it hides nothing of what it is to stay off."""
    if not rect.colliderect(off):
        return rect
    moved = [rect.copy() for _ in range(4)]
    moved[0].right, moved[1].left = off.left - GAP, off.right + GAP
    moved[2].bottom, moved[3].top = off.top - GAP, off.bottom + GAP
    free = [place for place in moved if inside.contains(place)]
    return min(free, key=lambda place: abs(place.x - rect.x) + abs(place.y - rect.y), default=rect)


def draw_tooltip(
    kit: Kit,
    surface: Surface,
    words: str,
    pointer: tuple[int, int],
    rim: str = GOLD,
    ink: str = INK,
    link: str = "",
    off: Rect | None = None,
) -> Rect:
    """Draw it below the pointer, or above where there is no room; never off the window. `link` is a last line that
    says what a click on it does; `off` is what it should not hide.
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
