"""The game for screen readers: tells the bridge what has changed on screen, says news once, and turns requests into the
same focus, keys and clicks as anybody's.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect

from game.toolkit.accessibility.bridge import Asked, Bridge, ReaderAction
from game.toolkit.accessibility.elements import WINDOW, AtPlace, ByKey, Element, ElementKind, OfRow, OfWidget, Tree
from game.toolkit.scene import Scene
from game.toolkit.widgets import Dropdown, Form, HoldButton, ScrollList, Segmented, Slider, Stepper, TextField, Widget
from game.toolkit.widgets.hold import SECONDS
from game.toolkit.window import Window
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.system.accessibility.screen_elements import table_in, tree_of

APART: Final = 0.1
"""Seconds from one tree to the next while something moves: nobody reads faster."""
KEPT: Final = 3
"""News that stay in the tree, so that no reader misses one that came together with others."""
LONG_ENOUGH: Final = SECONDS + 0.4
"""Seconds for which a button is held that must be."""


class ScreenReader:
    """The window's screen reader. `look` is called after each pass of the loop."""

    def __init__(self, bridge: Bridge, window: Window, clock: Callable[[], float] = time.monotonic) -> None:
        self._bridge = bridge
        self._window = window
        self._clock = clock
        self._news: deque[tuple[int, str, bool]] = deque(maxlen=KEPT)
        self._count = 0
        self._is_urgent = False
        self._tree: Tree | None = None
        self._shown: tuple[object, ...] = ()
        self._told_at = 0.0
        self._has_focus: bool | None = None
        self._place: tuple[object, ...] = ()
        self._later: list[tuple[float, Event]] = []
        self._place_seen: tuple[object, ...] = ()  # the scene, and whose eyes: news are for them alone
        self._heard = 0
        self._front: Scene  # the screen, with whatever is in front
        self._scene: Scene  # without that

    # ---- speech

    @property
    def is_listening(self) -> bool:
        """Whether a screen reader, or another program, wants the screen's contents."""
        return self._bridge.is_listened_to

    @property
    def is_reading(self) -> bool:
        """Whether it is reading aloud, as far as the system reports."""
        return self._bridge.is_read

    def say(self, sentence: str) -> None:
        """Once, after earlier texts. The texts of one pass are one piece of news: readers take several in any order."""
        said = sentence.strip()
        if not said:
            return
        if self._news and self._news[-1][0] > self._heard and not self._is_urgent:
            number, before, urgent = self._news.pop()
            self._news.append((number, f"{before} {said}", urgent))
            return
        self._count += 1
        self._news.append((self._count, said, self._is_urgent))
        self._is_urgent = False

    def hush(self) -> None:
        """The next text matters more than the current one."""
        self._is_urgent = True

    # ---- after each pass

    def look(self, scene: Scene) -> None:
        """Report the screen, if somebody listens and something may have changed."""
        if not self._bridge.is_listened_to:
            self._tree = None
            self._shown = ()
            return
        now = self._clock()
        self._front = scene
        self._scene = scene.inner if isinstance(scene, OverlaidScene) else scene
        self._forget_news()
        self._let_go(now)
        for asked in self._bridge.asked():
            self._do(asked)
        shown = (scene, self._window.presents, self._count, self._window.size)
        if shown == self._shown and self._tree is not None:
            return
        if scene.busy and self._tree is not None and now - self._told_at < APART and shown[2] == self._shown[2]:
            return
        self._shown, self._told_at = shown, now
        self._tell_window()
        self._tree = self._with_news(tree_of(scene, self._window.size))
        self._bridge.tell(self._tree)

    def _forget_news(self) -> None:
        """On another screen, or for other eyes, earlier texts are forgotten."""
        table = table_in(self._scene)
        place = self._scene, table.game.eyes if table is not None else None
        if place != self._place_seen:
            self._place_seen = place
            self._news = deque((news for news in self._news if news[0] > self._heard), KEPT)
        self._heard = self._count

    def _with_news(self, tree: Tree) -> Tree:
        ids = [
            tree.add(Element(id=f"news/{number}", kind=ElementKind.NEWS, name=sentence, urgent=urgent))
            for number, sentence, urgent in self._news
        ]
        window = tree.elements[WINDOW]
        tree.elements[WINDOW] = msgspec.structs.replace(window, children=(*window.children, *ids))
        return tree

    def _tell_window(self) -> None:
        has_focus = pygame.key.get_focused()
        if has_focus != self._has_focus or not self._tree:
            self._has_focus = has_focus
            self._bridge.show_focus(has_focus)
        place = (*self._window.at, *self._window.size)
        if place != self._place:
            self._place = place
            self._bridge.show_place(Rect(place))

    # ---- actions

    def _do(self, asked: Asked) -> None:
        tree = self._tree
        if tree is None or asked.id not in tree.elements:
            return
        match tree.ways.get(asked.id):
            case ByKey(key, text):
                if asked.action is ReaderAction.PRESS:
                    self._key(key, text)
            case AtPlace(rect, form, widget):
                if form is not None and widget is not None:
                    _focus(form, widget)
                if asked.action is ReaderAction.PRESS:
                    self._click(Rect(rect).center)
            case OfRow(form, widget, number):
                self._do_row(asked, form, widget, number)
            case OfWidget(form, widget):
                self._do_widget(asked, form, widget)

    def _do_row(self, asked: Asked, form: Form, widget: Widget, number: int) -> None:
        if asked.action not in (ReaderAction.PRESS, ReaderAction.FOCUS, ReaderAction.SHOW):
            return
        _focus(form, widget)
        match widget:
            case ScrollList() if asked.action is ReaderAction.SHOW:
                widget.move_to(number)
            case ScrollList():
                widget.choose(number)  # as the arrows do: the screen must know, or its next layout goes back
                if asked.action is ReaderAction.PRESS:
                    self._key(pygame.K_RETURN)
            case Segmented() if asked.action is ReaderAction.PRESS:
                self._click(widget.cell(number).center)
            case Dropdown() if asked.action is ReaderAction.PRESS and widget.is_open:
                widget.take(number)
                form.changed = True

    def _do_widget(self, asked: Asked, form: Form, widget: Widget) -> None:
        _focus(form, widget)
        match asked.action, widget:
            case (ReaderAction.OPEN, Dropdown()) if not widget.is_open:
                self._key(pygame.K_SPACE, " ")
            case (ReaderAction.CLOSE, Dropdown()) if widget.is_open:
                self._key(pygame.K_ESCAPE)
            case ReaderAction.MORE | ReaderAction.LESS, _:
                self._key(pygame.K_RIGHT if asked.action is ReaderAction.MORE else pygame.K_LEFT)
            case ReaderAction.SET, Stepper() | Slider() | TextField():
                self._set(form, widget, asked.value)
            case ReaderAction.PRESS, HoldButton():
                self._key_down(pygame.K_SPACE, " ")
                self._later.append((self._clock() + LONG_ENOUGH, _key_event(pygame.KEYUP, pygame.K_SPACE, "")))
            case ReaderAction.PRESS, _:
                if widget.stop:
                    self._press(form)
                else:
                    self._click(widget.rect.center)

    def _set(self, form: Form, widget: Stepper | Slider | TextField, value: str | float | None) -> None:
        """As if it was set by hand: steps stay steps, letters come as letters."""
        match widget, value:
            case Stepper(), float() | int():
                widget.add(round(value - widget.number))
            case Slider(), float() | int():
                widget.set(round(value))
            case TextField(), str():
                self._send(_key_event(pygame.KEYDOWN, pygame.K_a, "a", pygame.KMOD_CTRL))
                self._key(pygame.K_BACKSPACE)
                if value:
                    self._send(Event(pygame.TEXTINPUT, text=value))
        form.changed = True

    def _press(self, form: Form) -> None:
        """Space presses the focused thing; at a table where something is being shown, the first press only ends that.
        Elsewhere it bypasses the screen, for which Space may mean something else: in Look back it plays the film.
        """
        table = table_in(self._scene)
        if table is None:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                form.handle(_key_event(kind, pygame.K_SPACE, " "))
            return
        if table.is_showing:
            self._key(pygame.K_SPACE, " ")
        self._key(pygame.K_SPACE, " ")

    def _key(self, key: int, text: str = "") -> None:
        self._key_down(key, text)
        self._send(_key_event(pygame.KEYUP, key, ""))

    def _key_down(self, key: int, text: str) -> None:
        self._send(_key_event(pygame.KEYDOWN, key, text))

    def _click(self, at: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._send(Event(kind, pos=at, button=1, touch=False))

    def _send(self, event: Event) -> None:
        """To the screen itself, as its default keys, whatever keys the person has chosen."""
        self._front.handle(event)

    def _let_go(self, now: float) -> None:
        for due in [due for due in self._later if due[0] <= now]:
            self._later.remove(due)
            self._send(due[1])


def _focus(form: Form, widget: Widget) -> None:
    """The ring goes there, as if Tab had led to it."""
    form.ring_visible, form.is_pointed = True, False
    if widget.stop:
        form.focus_on(widget)
        form.bring_into_sight(widget)
    form.changed = True


def _key_event(kind: int, key: int, text: str, mod: int = 0) -> Event:
    return Event(kind, key=key, mod=mod, unicode=text, scancode=0)
