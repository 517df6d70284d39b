"""Screens that are a function of a frozen state: content is declared once, and nothing is kept in sync by hand."""

from collections.abc import Callable, Mapping, Sequence
from threading import Thread
from typing import Any, Generic, TypeVar

import pygame
from msgspec.structs import asdict, replace
from pygame import KEYDOWN, MOUSEBUTTONDOWN, MOUSEWHEEL, Event, Rect, Surface

from game.toolkit.boxes import Box, Placed, SpokenText
from game.toolkit.input.gamepad import PAD_KEYS, GamepadButton, KeyPress
from game.toolkit.input.key_bindings import KeysTaken, key_name
from game.toolkit.kit import Kit
from game.toolkit.speed import POLLED
from game.toolkit.surroundings import Explained, say, surroundings
from game.toolkit.targets import Report, Target
from game.toolkit.widgets.bar import BarButton
from game.toolkit.widgets.base import Widget
from game.toolkit.widgets.form import Dialog, Form, close_button
from game.toolkit.widgets.scroll_bar import ScrollBar
from game.toolkit.widgets.scroll_list import ScrollList
from game.toolkit.widgets.text_field import TextField


def put_on_clipboard(text: str) -> bool:
    """Put a text on the clipboard; False if there is none, or it doesn't respond."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True


State = TypeVar("State")


class StateScene(Generic[State]):
    """Create each widget in `content`, in its place, with everything it shows now; Tab follows the order of the boxes.
    A widget that existed before, by id, keeps the person's interaction: hover, caret, scroll, an open list.

    `set_state` changes the state; the screen follows before it is next seen or queried. A field `message` of the state
    is announced.
    """

    name = ""
    """The screen's word in targets."""

    def __init__(self, state: State) -> None:
        self.form = Form()
        self.kit: Kit
        self._placed: Placed | None = None
        self.state = state
        self._is_stale = False
        self._focus = self.first_focus
        self.copy: Callable[[str], bool] = put_on_clipboard
        """Copies a text; returns whether that worked."""
        self.pending: list[Callable[[], object]] = []
        """Work that other threads leave for the next pass."""
        self.poll: Callable[[], None] = lambda: None
        """Looks for news, occasionally, while the screen is shown and nobody presses anything."""
        self._since_poll = POLLED
        self.on_leave: Callable[[], None] = lambda: None
        """Called when the screen is left for good."""

    @property
    def is_spoken(self) -> bool:
        """Whether screen readers announce its message whenever it changes."""
        return False

    @property
    def first_focus(self) -> str | None:
        """The id of the initial focus; None for the first widget."""
        return None

    def set_state(self, state: State | None = None, /, **fields: Any) -> None:
        """Change to another state, or change these fields of the state."""
        state = replace(self.state if state is None else state, **fields)  # type: ignore[type-var]  # all are structs
        if state != self.state:
            self.state = state
            self.refresh()

    def focus_on(self, id: str) -> None:
        """Focus the widget with this id once it exists; a field is then ready to be overwritten."""
        self.form.focus_on(None)
        self._focus = id
        self.refresh()

    def refresh(self) -> None:
        """Something that the content reads besides the state has changed."""
        self._is_stale = True

    def _settle(self) -> None:
        while self._is_stale and self._placed is not None:  # again if focusing scrolled something into view
            self.lay_out(self.kit)

    def lay_out(self, kit: Kit) -> None:
        self._is_stale = False
        self._placed = Placed(self.content(kit), kit, Rect((0, 0), kit.size))
        self.form.changed = True
        widgets = [told.widget for told in self._placed.told if isinstance(told.widget, Widget)]
        for widget in widgets:
            if isinstance(widget, ScrollBar):
                widget.on_scroll = self.refresh
        focus, self._focus = self._focus, None
        before = self.form.focused
        self.form.declare(widgets, focus)
        now = self.form.focused
        if now is not None and before is not None and now.id == before.id and now.slipped_out(before):
            now.into_sight()

    @property
    def page(self) -> ScrollList | ScrollBar | None:
        """Its main scrolling element: a bar, or a list to read."""
        self._settle()
        scrolling = (widget for widget in self.form.widgets if isinstance(widget, ScrollBar | ScrollList))
        return next((one for one in scrolling if isinstance(one, ScrollBar) or one.on_open is None), None)

    @property
    def way_back(self) -> BarButton:
        """A button that does what Esc does."""
        return BarButton("button/back", say("screens", "back"), self.form.on_cancel or (lambda: None), icon="back")

    def open(self, dialog: Dialog) -> None:
        """Open a dialog on top."""
        self.form.open(dialog, self.kit)

    def run_in_background(self, name: str, work: Callable[[], Callable[[], object]]) -> None:
        """Run work that may block on a disk in a thread of this name; its result is called in the window's thread."""
        Thread(target=lambda: self.pending.append(work()), name=name, daemon=True).start()

    def show_note(self, title: str, words: str) -> None:
        """Show a text until it is closed."""
        self.open(Dialog(title, words, [close_button()]))

    @property
    def message(self) -> str:
        return getattr(self.state, "message", "")

    @property
    def told(self) -> Sequence[SpokenText]:
        """The texts here, and the widgets, in their order."""
        self._settle()
        return self._placed.told if self._placed is not None else ()

    def handle(self, event: Event) -> bool | None:
        self._settle()
        used = self.take(event)
        self._settle()
        return used

    def take(self, event: Event) -> bool | None:
        """Keys that mean something on the whole screen come here first; the question mark explains, unless somebody
        writes.
        """
        if event.type == KEYDOWN and event.unicode == "?" and self._may_explain:
            self.explain()
            return True
        return self.form.handle(event) or self._turn_page(event)

    def update(self, dt: float) -> bool:
        self._since_poll += dt
        if self._since_poll >= POLLED and not self.form.is_pressed:
            self._since_poll = 0.0
            self.poll()
        while self.pending:
            self.pending.pop(0)()
        self.take_news()
        self._settle()
        return self.form.update(dt)

    def take_news(self) -> None:
        """Once a pass: apply news from other threads."""

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        self._settle()
        self.paint(self.kit, surface)
        self.form.draw(self.kit, surface)
        return None

    def report(self) -> Report:
        self._settle()
        targets = (*self.form.targets(), *(self.more_targets() if self.modal is None else ()))
        return Report(self.name, busy=self.busy, message=self.message, focus=self.form.keys_at, targets=targets)

    def leave(self) -> None:
        """Coming back starts again at the beginning of the screen."""
        self.form.focus_on(None)
        self._focus = self.first_focus
        self.on_leave()

    @property
    def busy(self) -> bool:
        """Nothing moves here unless a scene says so."""
        return False

    @property
    def keys_taken(self) -> KeysTaken:
        """As chosen, unless somebody is typing."""
        return KeysTaken.TYPED if self.form.is_written_in else KeysTaken.CHOSEN

    @property
    def modal(self) -> Dialog | None:
        return self.form.dialog

    def content(self, kit: Kit) -> Box:
        """What the screen currently consists of."""
        return Box()

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Draw what is under the widgets."""
        kit.ground(surface)
        if self._placed is not None:
            self._placed.draw(kit, surface)

    def more_targets(self) -> Sequence[Target]:
        """Targets that aren't widgets."""
        return ()

    def resize(self, kit: Kit) -> None:
        self.kit = kit.adopting(self.form.adopt)
        if kit.last_used.is_keys is not None:
            self.form.ring_visible = kit.last_used.is_keys
        self.lay_out(self.kit)
        if self.form.focused is None:
            self.form.set_widgets(self.form.widgets, self.first_focus)
        if self.form.dialog is not None:
            self.form.dialog.lay_out(kit)
        self.form.give_keys()

    def gamepad_key(self, button: GamepadButton) -> KeyPress | None:
        """The key that a pad button stands for on this screen; under a dialog it has its default."""
        own = PAD_KEYS.get(self.name, {}) if self.form.dialog is None else {}
        return self.form.gamepad_key(button) or own.get(button)

    def gamepad_caps(self) -> Mapping[str, GamepadButton]:
        """The button shown for a key of this screen."""
        return {key_name(press.key): button for button, press in PAD_KEYS.get(self.name, {}).items()}

    def _turn_page(self, event: Event) -> bool:
        """Page keys and the wheel scroll the page wherever the ring and the pointer are."""
        if self.page is None or self.form.dialog is not None:
            return False
        turned = self.page.wheel(event.y) if event.type == MOUSEWHEEL else self.page.key(event)
        self.form.changed = self.form.changed or turned
        return turned

    @property
    def _may_explain(self) -> bool:
        focused = self.form.focused
        return self.form.dialog is None and not (isinstance(focused, TextField) and focused.writing)

    def help_at(self, pos: tuple[int, int]) -> Explained | None:
        """What explains a point that is no widget; None if nothing does."""
        return None

    def explain(self) -> None:
        """Explain the focused widget, or what is under the pointer, whichever moved last."""
        form = self.form
        widget = form.focused if form.ring_visible and not form.is_pointed else form.under_pointer()
        found = None if widget is not None else self.help_at(form.pointer)
        self.show_note(*(found or surroundings().explained(self.name, widget.help_key if widget else "")))


class LiveScene(StateScene[State]):
    """A screen that gets more data while somebody looks at it: `learn` shows it in the next pass in which nobody
    presses anything. Until a person does something, the focus is at `first_focus`, which may depend on the state.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.is_touched = False
        self._news: dict[str, Any] = {}

    def receive(self, state: State | None = None, /, **fields: Any) -> None:
        """The whole state, or these fields, have better values now; the person's changes to other fields are kept."""
        self._news |= fields if state is None else asdict(state)  # type: ignore[arg-type]  # all are structs

    def handle(self, event: Event) -> bool | None:
        self.is_touched = self.is_touched or event.type in (KEYDOWN, MOUSEBUTTONDOWN)
        return super().handle(event)

    def take_news(self) -> None:
        if self._news and not self.form.is_pressed and not self.form.is_overlaid:
            self.set_state(**self._news)
            self._news = {}
            if not self.is_touched and self.first_focus is not None:
                self.focus_on(self.first_focus)
