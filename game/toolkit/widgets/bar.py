"""The walnut bar at the top of a screen: its title, the way back, a few icons."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.toolkit.boxes import Box, Grow, Pad, Piece, Placed, Rigid, Row, WidgetSlot, Words, draw_nothing, icon
from game.toolkit.drawing.theme import CREAM, GOLD, GOOD, GOOD_RIM, INLAY, ON
from game.toolkit.kit import Kit
from game.toolkit.surroundings import say
from game.toolkit.widgets.button import Button, IconButton, draw_on_bar

HEIGHT: Final = 60  # design pixels; never lower than a button of 44 real ones


class BarButton(Button):
    """A button with words on walnut: the way back, Active Games."""

    radius = 12

    def wanted(self, kit: Kit) -> int:
        """As wide as its picture and text."""
        return self._face().width(kit)

    def draw(self, kit: Kit, surface: Surface) -> None:
        draw_on_bar(kit, surface, self.rect, self.hover)
        self.draw_face(kit, surface)

    def draw_face(self, kit: Kit, surface: Surface) -> None:
        """Its picture and text."""
        Placed(self._face(), kit, self.rect).draw(kit, surface)

    def _face(self) -> Box:
        """Its picture and text; after a star, the number of games that wait for a person."""
        picture = [icon(self.icon, 26)] if self.icon else []
        waiting = [icon("star", 24, GOLD), Rigid(Words(self.sub, 24, GOLD, "strong", lines=1))] if self.sub else []
        return Pad(Row(*picture, Words(self.label, 24, CREAM, "strong", lines=1), *waiting, gap=10), 13)


class OpenDoorButton(BarButton):
    """Green on walnut: the door for phones is open."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        draw_open_door(kit, surface, self.rect, self.hover)
        self.draw_face(kit, surface)


class Bar(Box):
    """The bar as a box: buttons at both ends, the title in the middle."""

    def __init__(self, title: str, left: Sequence[Button] = (), right: Sequence[Button] = ()) -> None:
        self._title, self._left, self._right = title, left, right

    def height(self, kit: Kit, width: int) -> int:
        return bar_height(kit)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """At the top of the window, regardless of the given place."""
        says_so = any(isinstance(button, OpenDoorButton) for button in self._right)
        right = self._right if says_so else [*kit.every_bar.buttons(), *self._right]
        after = lay_out_bar(kit, self._left, right)
        before = min((button.rect.left for button in right), default=None)
        yield Piece(rect, Wood(self._title, after, before), words=self._title)
        for button in (*self._left, *right):
            yield Piece(button.rect, draw_nothing, button)


class Wood(Struct, frozen=True):
    """The bar without its buttons, as a picture: `after` and `before` as `draw_bar` has them."""

    title: str
    after: int
    before: int | None

    def __call__(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_bar(kit, surface, self.title, self.after, self.before)


def draw_open_door(kit: Kit, surface: Surface, rect: Rect, hover: bool) -> None:
    """The ground of a button saying that phones can join."""
    kit.paint.panel(surface, rect, ON if hover else GOOD, 1, GOOD_RIM, 12, 2)


def bar_height(kit: Kit) -> int:
    """In real pixels; it grows with the interface, but leaves most of the height to the screen below."""
    return max(kit.theme.u(HEIGHT * _grown(kit)), 50)


def bar_button_height(kit: Kit) -> int:
    """In real pixels."""
    return max(kit.theme.u(46 * _grown(kit)), 44)


def _grown(kit: Kit) -> float:
    return 1 + (kit.theme.interface - 1) * 0.6


def lay_out_bar(kit: Kit, left: Sequence[Button], right: Sequence[Button] = ()) -> int:
    """Place the buttons of the bar from both ends; returns where the left ones end."""
    theme, height = kit.theme, bar_button_height(kit)

    def places(buttons: Sequence[Button]) -> list[WidgetSlot]:
        return [
            WidgetSlot(button, 46, height / theme.k if isinstance(button, IconButton) else None) for button in buttons
        ]

    row = Row(*places(left), Grow(), *places(right), gap=10)
    Placed(Pad(row, 14), kit, Rect(0, (bar_height(kit) - height) // 2, theme.width, height))
    return (left[-1].rect.right if left else 0) + theme.u(12)


def draw_bar(
    kit: Kit, surface: Surface, title: str, after: int, before: int | None = None, *, is_named: bool = True
) -> None:
    """Wood, the game's name after the left buttons if it `is_named`, the title in the middle. `after` and `before`:
    real pixels left free for words.
    """
    theme, text = kit.theme, kit.text
    name = say("screens", "game") if is_named else ""
    height = bar_height(kit)
    kit.paint.walnut(surface, Rect(0, 0, theme.width, height))
    surface.fill(theme.ink(INLAY), Rect(0, height - max(2, theme.u(3)), theme.width, max(2, theme.u(3))))
    end = before if before is not None else theme.width - theme.u(20)
    width = text.width(title, 27, "heading")
    middle = theme.width // 2
    start = after + theme.u(12)
    if name and text.width(name, 32, "heading") < min(middle - width // 2, end - width) - start - theme.u(20):
        rect = text.draw(surface, name, (start, height // 2), 32, GOLD, "heading")
        start = rect.right + theme.u(20)
    room = 2 * min(middle - start, end - middle) - theme.u(16)
    if width <= room:
        text.draw(surface, title, (middle, height // 2), 27, CREAM, "heading", "center", room)
    elif text.width("…", 27, "heading") < end - start - theme.u(16):
        text.draw(
            surface, title, ((start + end) // 2, height // 2), 27, CREAM, "heading", "center", end - start - theme.u(16)
        )
