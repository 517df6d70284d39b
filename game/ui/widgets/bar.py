"""The walnut bar at the top of a screen: where one is, the way back, a few icons."""

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.ui.boxes import Box, Piece
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, GOLD
from game.ui.widgets.button import Button, IconButton

HEIGHT = 60  # design pixels; never lower than a button of 44 real ones


class BarButton(Button):
    """A button with words on walnut: the way back, Active Games."""

    radius = 12

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Words on walnut."""
        fill = "#3A2413" if self.hover else "#1F120A"
        kit.paint.panel(surface, self.rect, fill, 0.8, "#A97B3A", 12, 1.5)
        theme = kit.theme
        left, right = self.rect.left + theme.u(14), self.rect.right - theme.u(12)
        if self.icon:
            side = theme.u(26)
            kit.paint.icon(surface, self.icon, (left + side // 2, self.rect.centery), side, CREAM)
            left += side + theme.u(10)
        if self.sub:  # how many games wait for a person
            wide = kit.text.width(self.sub, 20, "strong")
            kit.text.draw(surface, self.sub, (right, self.rect.centery), 20, GOLD, "strong", "right")
            kit.paint.icon(surface, "star", (right - wide - theme.u(16), self.rect.centery), theme.u(24), GOLD)
            right -= wide + theme.u(34)
        kit.text.draw(surface, self.label, (left, self.rect.centery), 21, CREAM, "strong", room=right - left)


class Bar(Box):
    """The bar as a box: buttons at both ends, the title in the middle."""

    def __init__(self, title: str, left: Sequence[Button] = (), right: Sequence[Button] = ()) -> None:
        self._title, self._left, self._right = title, left, right

    def high(self, kit: Kit, wide: int) -> int:
        """As high as on every screen."""
        return bar_height(kit)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """At the top of the window, whatever place it is given."""
        after = lay_out_bar(kit, self._left, self._right)
        before = min((button.rect.left for button in self._right), default=None)
        yield Piece(rect, lambda kit, surface, _: draw_bar(kit, surface, self._title, after, before))


def bar_height(kit: Kit) -> int:
    """Real pixels; it grows with the interface, but takes little of the room below it."""
    return max(kit.theme.u(HEIGHT * _grown(kit)), 50)


def _grown(kit: Kit) -> float:
    return 1 + (kit.theme.interface - 1) * 0.6


def lay_out_bar(kit: Kit, left: Sequence[Button], right: Sequence[Button] = ()) -> int:
    """Place the buttons of the bar from both ends; returns where the left ones end."""
    theme = kit.theme
    high = max(theme.u(46 * _grown(kit)), 44)
    top = (bar_height(kit) - high) // 2
    x = theme.u(14)
    for widget in left:
        widget.rect = Rect(x, top, high if isinstance(widget, IconButton) else _wide(kit, widget), high)
        x = widget.rect.right + theme.u(10)
    end = theme.width - theme.u(14)
    for widget in reversed(right):
        wide = high if isinstance(widget, IconButton) else _wide(kit, widget)
        widget.rect = Rect(end - wide, top, wide, high)
        end = widget.rect.left - theme.u(10)
    return x


def _wide(kit: Kit, widget: Button) -> int:
    theme = kit.theme
    wide = theme.u(28) + kit.text.width(widget.label, 21, "strong") + (theme.u(36) if widget.icon else 0)
    if widget.sub:
        wide += kit.text.width(widget.sub, 20, "strong") + theme.u(46)
    return wide


def draw_bar(
    kit: Kit, surface: Surface, title: str, after: int, before: int | None = None, name: str = "Hand & Foot"
) -> None:
    """Wood, the game's name after the left buttons, the title in the middle. `after` and `before`: real pixels left
    free for words.
    """
    theme, text = kit.theme, kit.text
    high = bar_height(kit)
    kit.paint.walnut(surface, Rect(0, 0, theme.width, high))
    surface.fill("#C08F2B", Rect(0, high - max(2, theme.u(3)), theme.width, max(2, theme.u(3))))
    end = before if before is not None else theme.width - theme.u(20)
    wide = text.width(title, 27, "heading")
    middle = theme.width // 2
    start = after + theme.u(12)
    if text.width(name, 32, "heading") < middle - wide // 2 - start - theme.u(20):
        rect = text.draw(surface, name, (start, high // 2), 32, GOLD, "heading")
        start = rect.right + theme.u(20)
    room = 2 * min(middle - start, end - middle) - theme.u(16)
    if wide <= room:
        text.draw(surface, title, (middle, high // 2), 27, CREAM, "heading", "center", room)
    else:
        text.draw(
            surface, title, ((start + end) // 2, high // 2), 27, CREAM, "heading", "center", end - start - theme.u(16)
        )
