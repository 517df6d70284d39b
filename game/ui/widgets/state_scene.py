"""Screens that are a function of a frozen state: what is on them is said once, and nothing is kept in step by hand."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Told
from game.ui.core.kit import Kit
from game.ui.core.targets import Report
from game.ui.widgets import BarButton, ScrollBar, ScrollList, Widget
from game.ui.widgets.form_scene import FormScene
from game.words import screens

State = TypeVar("State")


class StateScene(FormScene, Generic[State]):
    """Make each widget in `content`, where it lies, with all that it shows now; Tab follows the order of the boxes. One
    that was there before, by its id, keeps what the person is doing with it: hover, caret, scroll, an open list.

    `become` changes the state; the screen follows before it is next seen or asked. A field `message` of the state is
    what the screen says.
    """

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self._is_stale = False
        self._focus = self.first_focus

    def become(self, state: State | None = None, /, **fields: Any) -> None:
        """Go on with another state, or with these fields of the state."""
        state = replace(self.state if state is None else state, **fields)  # type: ignore[type-var]  # all are structs
        if state != self.state:
            self.state = state
            self.refresh()

    def focus_on(self, id: str) -> None:
        """Give the keys to the widget of this id once it is there; a field is then ready to be written over."""
        self.form.focus_on(None)
        self._focus = id
        self.refresh()

    def refresh(self) -> None:
        """What the content reads besides the state is another now."""
        self._is_stale = True

    def _settle(self) -> None:
        while self._is_stale and self._placed is not None:  # again where what got the keys came into sight
            self.lay_out(self.kit)

    def lay_out(self, kit: Kit) -> None:
        self._is_stale = False
        super().lay_out(kit)
        assert self._placed is not None
        widgets = [told.widget for told in self._placed.told if isinstance(told.widget, Widget)]
        focus, self._focus = self._focus, None
        self.form.declare(widgets, focus)

    @property
    def page(self) -> ScrollList | ScrollBar | None:  # type: ignore[override]  # read like an attribute
        """What scrolls on it: a bar, or a list to read."""
        self._settle()
        for widget in self.form.widgets:
            if isinstance(widget, ScrollBar) or (isinstance(widget, ScrollList) and widget.on_open is None):
                return widget
        return None

    @property
    def way_back(self) -> BarButton:
        """Does what Esc does."""
        return BarButton("button/back", screens.BACK, self.form.on_cancel or (lambda: None), icon="back")

    @property
    def message(self) -> str:  # type: ignore[override]  # read like an attribute
        """What it says."""
        return getattr(self.state, "message", "")

    @property
    def told(self) -> Sequence[Told]:
        self._settle()
        return super().told

    def handle(self, event: Event) -> bool | None:
        self._settle()
        used = self.take(event)
        self._settle()
        return used

    def take(self, event: Event) -> bool | None:
        """Keys that mean something on the whole screen come here first."""
        return super().handle(event)

    def update(self, dt: float) -> bool:
        self._settle()
        return super().update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        self._settle()
        return super().draw(surface, whole)

    def report(self) -> Report:
        self._settle()
        return super().report()

    def leave(self) -> None:
        """Whoever comes back begins where the screen begins."""
        super().leave()
        self._focus = self.first_focus


class LiveScene(StateScene[State]):
    """A screen that is told more while somebody looks at it: `learn` has it shown with the next pass in which nobody
    presses anything. Until a person does something, the keys are at `first_focus`, which may follow from the state.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.is_touched = False
        self._news: State | None = None

    def learn(self, state: State) -> None:
        """More has become known, or something else was chosen elsewhere."""
        self._news = state

    def handle(self, event: Event) -> bool | None:
        self.is_touched = self.is_touched or event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if self._news is not None and not self.form.is_pressed and not self.form.is_overlaid:
            self.become(self._news)
            self._news = None
            if not self.is_touched and self.first_focus is not None:
                self.focus_on(self.first_focus)
        return super().update(dt)
