"""Whether a screen notices every attribute of a widget that its picture depends on."""

from collections.abc import Iterator
from types import FunctionType
from typing import Any, Final

from msgspec import Struct
from pygame import Rect, Surface

from game.toolkit.boxes import Box, Piece, draw_nothing
from game.toolkit.kit import Kit
from game.toolkit.widgets.base import Widget
from game.toolkit.widgets.parted_scene import PartedScene, ScreenPart

WORDS: Final = ("eye", "heading", "primary", "risky", "other words")


class _There(Box):
    """A widget that has its place already."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(self._widget.rect, draw_nothing, self._widget)


class _Nothing(Struct, frozen=True):
    """The state of a screen that has none."""


class OneWidget(PartedScene[_Nothing]):
    """A screen with a single widget, which is redrawn only when it looks different."""

    def __init__(self, widget: Widget) -> None:
        super().__init__(_Nothing())
        self._widget = widget

    def parts(self) -> Iterator[ScreenPart]:
        """The widget where it lies."""
        yield self.part("widget", lambda kit: _There(self._widget))

    @staticmethod
    def arranged(kit: Kit, parts: Any) -> Box:
        """All there is."""
        return parts["widget"]  # type: ignore[no-any-return]


def changes(widget: Widget, kit: Kit) -> Iterator[tuple[str, object]]:
    """Its attributes, each with a few other values of its kind with which it is another picture."""
    for name, value in list(vars(widget).items()):
        for other in _others(value):
            before = picture_of(widget, kit)
            setattr(widget, name, other)
            try:
                is_seen = picture_of(widget, kit) != before
            except Exception:
                is_seen = False
            setattr(widget, name, value)
            if is_seen:
                yield name, other


def picture_of(widget: Widget, kit: Kit) -> bytes:
    """A window with nothing but this widget."""
    surface = Surface(kit.size)
    kit.ground(surface)
    if widget.visible:
        widget.draw(kit, surface)
    return pixels(surface)


def pixels(surface: Surface) -> bytes:
    """All of them."""
    return surface.get_buffer().raw


def _others(value: object) -> list[object]:
    """Values of the same kind."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value * 2 + 5]
        case float():
            return [value / 2 + 0.1]
        case str():
            return [word for word in WORDS if word != value]
        case None:
            return [1, "eye", Rect(10, 10, 40, 40)]
        case Rect():
            return [value.move(9, 5)]
        case FunctionType():
            return [lambda *given: "other words", _blot]
        case tuple() | list() if value:
            return [type(value)([other, *value[1:]]) for other in _others(value[0])]
        case Struct():
            return [
                changed
                for field in value.__struct_fields__
                for other in _others(getattr(value, field))
                for changed in [_with(value, field, other)]
            ]
        case _:
            return []


def _with(value: Struct, field: str, other: object) -> Struct:
    return type(value)(**{name: getattr(value, name) for name in value.__struct_fields__} | {field: other})


def _blot(kit: Kit, surface: Surface, rect: Rect, *_: object) -> None:
    surface.fill("red", rect)
