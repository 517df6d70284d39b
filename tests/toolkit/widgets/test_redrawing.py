from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

import pytest
from pygame import Rect, Surface

from game.toolkit import widgets
from game.toolkit.boxes import Words
from game.toolkit.widgets import (
    BarButton,
    Button,
    ButtonLook,
    Dropdown,
    HoldButton,
    IconButton,
    PaperLink,
    ScrollBar,
    ScrollList,
    Segmented,
    Slider,
    Stepper,
    TextField,
    Toggle,
    Widget,
)
from game.toolkit.widgets.bar import OpenDoorButton
from game.toolkit.widgets.button import FacedButton
from game.toolkit.widgets.page import Page, text_line
from game.toolkit.widgets.tiles import Tile, Tiles
from tests.toolkit.driving import kit_at
from tests.toolkit.widgets.redrawn import OneWidget, changes, picture_of, pixels

SIZE: Final = (640, 360)


def nothing(*_: object) -> None:
    """For presses."""


def scroll_bar() -> ScrollBar:
    """Of something five times as long as the window."""
    bar = ScrollBar("scroll", "Scroll")
    bar.place(Rect(600, 100, 20, 200), 1000)
    return bar


def disabled(button: Button) -> Button:
    """The same button, off."""
    button.enable(False, "Not yet")
    return button


MADE: Final[dict[str, Callable[[], Widget]]] = {
    "button": lambda: Button("button/a", "Deal", nothing, icon="play", sub="Four hands", key="D"),
    "golden button": lambda: Button("button/a", "Deal", nothing, look=ButtonLook("primary", 46, heading=True)),
    "quiet button": lambda: Button("button/a", "Deal", nothing, look=ButtonLook("quiet", 22)),
    "tile": lambda: Button("button/a", "Deal", nothing, look="tile", icon="play"),
    "disabled button": lambda: disabled(Button("button/a", "Deal", nothing)),
    "icon": lambda: IconButton("button/a", "Deal", nothing, "play"),
    "link": lambda: PaperLink("button/a", "Deal", nothing),
    "faced": lambda: FacedButton("button/a", "Deal", nothing, lambda button, kit: Words(button.label), value="Web"),
    "bar": lambda: BarButton("button/a", "Deal", nothing, icon="play"),
    "door": lambda: OpenDoorButton("button/a", "Deal", nothing, icon="play"),
    "hold": lambda: HoldButton("button/a", "Show", nothing, "Hold it"),
    "toggle": lambda: Toggle("sound", "Sound", True, nothing, ("on", "off")),
    "segmented": lambda: Segmented("speed", "Speed", ("slow", "fast", "off"), 0, nothing),
    "stepper": lambda: Stepper("points", "Points", 3, (0, 9), nothing),
    "slider": lambda: Slider("volume", "Volume", ("Off", "Low", "Full"), 1, nothing),
    "dropdown": lambda: Dropdown("partner", "Partner", ["Tom", "Ruth"], 0, nothing),
    "field": lambda: TextField("name", "Name", "Ida", nothing, placeholder="A name"),
    "list": lambda: ScrollList(
        "rows", "Rows", [f"row {n}" for n in range(20)], lambda kit, surface, rect, row, current: None, nothing
    ),
    "scroll bar": scroll_bar,
    "page": lambda: Page("Rules", lambda kit, width: [text_line(f"Line {n}") for n in range(40)]),
    "tiles": lambda: Tiles("rules", "Rules", [Tile("Web", Words("Web")), Tile("Own", Words("Own"))], 0, nothing, 2),
}


def classes_of_toolkit() -> Iterator[type[Widget]]:
    """Everything there is to see and use, but the base of it."""
    for module in iter_modules(widgets.__path__):
        for value in vars(import_module(f"{widgets.__name__}.{module.name}")).values():
            if isinstance(value, type) and issubclass(value, Widget) and value is not Widget:
                yield value


@pytest.mark.parametrize("kind", MADE)
def test_whatever_a_widget_shows_is_redrawn_when_it_changes(kind: str) -> None:
    widget, kit = MADE[kind](), kit_at(SIZE)
    if not isinstance(widget, ScrollBar):
        widget.fit_into(kit, Rect(200, 200, 400, 120))
    scene, surface = OneWidget(widget), Surface(SIZE)
    scene.resize(kit)
    shown = set()
    for name, other in changes(widget, kit):
        scene.draw(surface, True)
        value = getattr(widget, name)
        setattr(widget, name, other)
        scene.draw(surface, False)
        assert pixels(surface) == picture_of(widget, kit), name
        setattr(widget, name, value)
        shown.add(name)
    assert shown, "nothing of it can be seen"


def test_no_widget_is_left_out() -> None:
    assert {type(make()) for make in MADE.values()} == set(classes_of_toolkit())


def test_no_class_tells_by_hand_how_it_looks() -> None:
    assert not [kind for kind in classes_of_toolkit() if "appearance" in vars(kind)]


def test_a_button_declared_anew_need_not_be_redrawn() -> None:
    kit = kit_at(SIZE)
    first, again = (Button("button/a", "A long label", lambda: None, icon="play").with_why(nothing) for _ in range(2))
    first.fit_into(kit, Rect(200, 200, 90, 60))
    picture_of(first, kit)
    assert first.appearance() == again.appearance()
