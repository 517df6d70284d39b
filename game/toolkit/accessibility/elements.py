"""The screen as a listener knows it: nested elements with a role, words and a state.

Knows no platform. Neighbouring modules read the screen's content from widgets, boxes and the state of the table.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Final

import msgspec
from pygame import Rect

from game.toolkit.widgets import Form, Widget

WINDOW: Final = "window"
"""The id of the root."""


class ElementKind(Enum):
    """What an element is; the bridge knows the platform's own words."""

    WINDOW = "window"
    GROUP = "group"
    TOOLBAR = "toolbar"
    DIALOG = "dialog"
    BUTTON = "button"
    SWITCH = "switch"
    CHOICE = "choice"
    """One of several, exactly one of which is selected."""
    CHOICES = "choices"
    CHOICE_LIST = "choice list"
    """One of many, shown in a list that opens."""
    NUMBER = "number"
    SLIDER = "slider"
    FIELD = "field"
    LIST = "list"
    ITEM = "item"
    OPTION = "option"
    """A thing of a list that can be chosen: a card of the hand, say."""
    HEADING = "heading"
    TEXT = "text"
    NEWS = "news"
    """Said once, as soon as it appears."""


class Range(msgspec.Struct, frozen=True):
    """A number between two bounds, and its smallest step."""

    now: float
    least: float
    most: float
    step: float


class Element(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be heard. `id` stays the same as long as it is the same thing."""

    id: str
    kind: ElementKind
    name: str = ""
    value: str = ""
    """Its current value, in words."""
    more: str = ""
    """Further information: a tip, or why it is disabled."""
    rect: tuple[int, int, int, int] | None = None
    children: tuple[str, ...] = ()
    enabled: bool = True
    focusable: bool = False
    pressable: bool = False
    on: bool | None = None
    """For what can be on or off."""
    chosen: bool | None = None
    """For what can be chosen."""
    expanded: bool | None = None
    """For what can be opened."""
    range: Range | None = None
    place: tuple[int, int] | None = None
    """Its position, from 1, and how many there are."""
    key: str = ""
    """The key that does the same."""
    caret: int = 0
    urgent: bool = False
    """For news: whether it interrupts what is being said."""


class OfWidget(msgspec.Struct, frozen=True):
    """A widget itself: focused and pressed as by keys."""

    form: Form
    widget: Widget


class OfRow(msgspec.Struct, frozen=True):
    """A row, a choice or an option inside a widget, by its number."""

    form: Form
    widget: Widget
    number: int


class AtPlace(msgspec.Struct, frozen=True):
    """What can only be clicked. `of` is the widget that it is part of."""

    rect: tuple[int, int, int, int]
    form: Form | None = None
    of: Widget | None = None


class ByKey(msgspec.Struct, frozen=True):
    """Done by a key, whatever has the focus."""

    key: int
    text: str = ""


Way = OfWidget | OfRow | AtPlace | ByKey
"""How an action on an element reaches the screen."""


class Tree:
    """Everything that is on a screen now. `focus` is the id of what has the keys."""

    def __init__(self, name: str, rect: Rect) -> None:
        self.elements: dict[str, Element] = {}
        self.ways: dict[str, Way] = {}
        self.focus = WINDOW
        self._root = Element(id=WINDOW, kind=ElementKind.WINDOW, name=name, rect=as_tuple(rect))

    def add(self, element: Element, way: Way | None = None) -> str:
        """Add an element whose children exist already; returns its id. Two elements with one id would count as the
        same.
        """
        id, count = element.id, 2
        while id in self.elements:
            id, count = f"{element.id}#{count}", count + 1
        if id != element.id:
            element = msgspec.structs.replace(element, id=id)
        self.elements[id] = element
        if way is not None:
            self.ways[id] = way
        return id

    def close(self, children: Iterable[str]) -> None:
        """Set the window's direct children."""
        self.elements[WINDOW] = msgspec.structs.replace(self._root, children=tuple(children))


def as_tuple(rect: Rect) -> tuple[int, int, int, int]:
    """A rectangle that can be compared and kept."""
    return rect.x, rect.y, rect.w, rect.h
