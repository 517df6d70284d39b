"""A few words beside the pointer."""

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.theme import GOLD, INK, PAPER

SIZE, WIDEST = 20, 460  # design pixels
LINK = "#7A4A00"


def tooltip_rect(kit: Kit, window: Rect, words: str, pointer: tuple[int, int], link: str = "") -> Rect:
    """Where it is drawn."""
    theme, text = kit.theme, kit.text
    lines = text.wrap(words, SIZE, theme.u(WIDEST), "text")
    wide = max(text.width(link, SIZE, "strong"), *(text.width(line, SIZE) for line in lines))
    pad = theme.u(14)
    rect = Rect(0, 0, wide + 2 * pad, text.line(SIZE) * (len(lines) + bool(link)) + pad)
    rect.midtop = (pointer[0], pointer[1] + theme.u(30))
    inside = window.inflate(-8, -8)
    if rect.bottom > inside.bottom:
        rect.bottom = pointer[1] - theme.u(16)
    return rect.clamp(inside)


def draw_tooltip(
    kit: Kit,
    surface: Surface,
    words: str,
    pointer: tuple[int, int],
    rim: str = GOLD,
    ink: str = INK,
    link: str = "",
) -> Rect:
    """Draw it below the pointer, or above where there is no room; never off the window. `link` is a last line that
    says what a click on it does.
    """
    theme, text = kit.theme, kit.text
    lines = text.wrap(words, SIZE, theme.u(WIDEST), "text")
    step, pad = text.line(SIZE), theme.u(14)
    rect = tooltip_rect(kit, surface.get_rect(), words, pointer, link)
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
