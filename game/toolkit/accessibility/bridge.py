"""From elements to the platform's own tree, through accesskit: AT-SPI on Linux, UI Automation on Windows,
NSAccessibility on macOS.

The only file that knows accesskit; it knows no screen. Functions that another thread calls only leave a note for the
window's own thread. On Linux a thread of accesskit holds its lock while it waits for Python to note that somebody
listens: until then the adapter is left alone, and the note is taken by a C function, which no other thread can
interrupt.
"""

import sys
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from typing import Any, Final

import msgspec
from pygame import Event, Rect, display, event

from game.toolkit.accessibility.desktop_bus import DesktopBus
from game.toolkit.accessibility.elements import WINDOW, Element, ElementKind, Tree
from game.toolkit.surroundings import say

ROOT: Final = 1
RUN: Final = "/letters"
"""The name of a field's letters, inside it."""
ROLES: Final[Mapping[ElementKind, str]] = {
    ElementKind.WINDOW: "WINDOW",
    ElementKind.GROUP: "GROUP",
    ElementKind.TOOLBAR: "TOOLBAR",
    ElementKind.DIALOG: "DIALOG",
    ElementKind.BUTTON: "BUTTON",
    ElementKind.SWITCH: "SWITCH",
    ElementKind.CHOICE: "RADIO_BUTTON",
    ElementKind.CHOICES: "RADIO_GROUP",
    ElementKind.CHOICE_LIST: "COMBO_BOX",
    ElementKind.NUMBER: "SPIN_BUTTON",
    ElementKind.SLIDER: "SLIDER",
    ElementKind.FIELD: "TEXT_INPUT",
    ElementKind.LIST: "LIST_BOX",
    ElementKind.ITEM: "LIST_ITEM",
    ElementKind.OPTION: "LIST_BOX_OPTION",
    ElementKind.HEADING: "HEADING",
    ElementKind.TEXT: "LABEL",
    ElementKind.NEWS: "LABEL",
}


class ReaderAction(Enum):
    """What can be asked of an element."""

    PRESS = auto()
    FOCUS = auto()
    SHOW = auto()
    """Scroll it into sight."""
    OPEN = auto()
    CLOSE = auto()
    MORE = auto()
    LESS = auto()
    SET = auto()


class Asked(msgspec.Struct, frozen=True):
    """A screen reader's request; `value` is what an element is to be set to."""

    action: ReaderAction
    id: str
    value: str | float | None = None


_ACTIONS: Final[Mapping[str, ReaderAction]] = {
    "CLICK": ReaderAction.PRESS,
    "FOCUS": ReaderAction.FOCUS,
    "SCROLL_INTO_VIEW": ReaderAction.SHOW,
    "EXPAND": ReaderAction.OPEN,
    "COLLAPSE": ReaderAction.CLOSE,
    "INCREMENT": ReaderAction.MORE,
    "DECREMENT": ReaderAction.LESS,
    "SET_VALUE": ReaderAction.SET,
}


class Bridge:
    """The platform's tree of one window. Make it before the window is shown; without accesskit, or if it fails, there
    is none, and one line in the log says so.
    """

    def __init__(
        self,
        platform: str = sys.platform,
        *,
        load: Callable[[], Any] | None = None,
        desktop: DesktopBus | None = None,
    ) -> None:
        self._platform = platform
        self._kit: Any = None
        self._adapter: Any = None
        self._notes: deque[bool] = deque()
        """Whether somebody listens, as noted since the last look; `append` is a C function."""
        self._listens = False
        self._requests: deque[Any] = deque()
        self._numbers: dict[str, int] = {WINDOW: ROOT}
        self._ids: dict[int, str] = {ROOT: WINDOW}
        self._told: dict[str, Element] = {}
        self._focus = WINDOW
        self._wake = event.custom_type()
        self._load = load or load_accesskit
        self._actions: list[tuple[Any, ReaderAction]] = []
        self._desktop: DesktopBus | None = None
        if self._platform in ("win32", "darwin"):
            try:
                self._load_kit()
            except (ImportError, AttributeError, OSError) as error:
                _warn_of(error)
        else:
            self._desktop = desktop or DesktopBus(self._nudge, _warn_of)

    def _load_kit(self) -> None:
        kit = self._load()
        self._actions = [(getattr(kit.Action, name), action) for name, action in _ACTIONS.items()]
        self._kit = kit

    @property
    def needs_hidden_window(self) -> bool:
        """Whether the adapter needs an existing window that hasn't been shown yet."""
        return self._kit is not None and self._platform in ("win32", "darwin")

    def meet(self, window: object) -> None:
        """Make the adapter, with the system's handle of the window if it needs one. Otherwise accesskit isn't even
        loaded before the desktop says that somebody wants the tree.
        """
        if self._desktop is not None:
            self._desktop.watch()
        elif self._kit is not None:
            self._attach(window)

    def _attach(self, window: object) -> None:
        try:
            if self._kit is None:
                self._load_kit()
            self._adapter = self._make(window)
        except BaseException as error:  # what goes wrong in Rust is no Exception; the game is played without it
            if isinstance(error, KeyboardInterrupt | SystemExit):
                raise
            _warn_of(error)
            self._kit = self._desktop = None

    def _make(self, window: object) -> Any:
        kit, comes = self._kit, partial(self._notes.append, True)
        if self._platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(window, comes, self._take)
        if self._platform == "win32":
            return kit.windows.SubclassingAdapter(window, comes, self._take)
        if self._desktop is not None:
            with suppress(OSError):  # then it has no parent, as without us
                self._desktop.stand_between()
        return kit.unix.Adapter(comes, self._take, partial(self._notes.append, False))

    # ---- called by the platform, on Linux from another thread

    def _take(self, request: Any) -> None:
        self._requests.append(request)
        self._nudge()

    def _nudge(self) -> None:
        """Wake the loop, which may be resting."""
        if display.get_init():
            event.post(Event(self._wake))

    # ---- called by the loop

    @property
    def is_listened_to(self) -> bool:
        """Whether a screen reader, or another program that reads screens, wants the tree."""
        if self._adapter is None and self._desktop is not None and self._desktop.is_enabled:
            self._attach(None)
        while self._notes:
            self._listens = self._notes.popleft()
            self._told.clear()
        return self._listens

    @property
    def is_read(self) -> bool:
        """Whether a screen reader is reading it out, as far as the system reports: on Linux the tree stays wanted once
        one has run.
        """
        return self.is_listened_to and (self._desktop is None or self._desktop.is_read)

    def asked(self) -> list[Asked]:
        """The requests since the last look."""
        found = []
        while self._requests:
            request = self._requests.popleft()
            wanted = next((wanted for action, wanted in self._actions if action == request.action), None)
            id = self._ids.get(request.target)
            if wanted is not None and id is not None:
                value = request.data[1] if request.data is not None else None
                found.append(Asked(wanted, id, value if isinstance(value, str | float) else None))
        return found

    def is_told(self, tree: Tree) -> bool:
        """Whether the platform already knows this."""
        return bool(self._told) and tree.elements == self._told and tree.focus == self._focus

    def tell(self, tree: Tree) -> None:
        """Pass on what has changed, once `is_listened_to`."""
        if not self.is_told(tree):
            _raise(self._adapter.update_if_active(lambda: self._update(tree)))

    def _update(self, tree: Tree) -> Any:
        update = self._kit.TreeUpdate(self._number(tree.focus))
        if not self._told:
            update.tree = self._kit.Tree(ROOT)
            update.tree.toolkit_name = say("screens", "game")
        nodes = update.nodes
        for id, element in tree.elements.items():
            if self._told.get(id) != element:
                nodes.append((self._number(id), self._node(element)))
                if element.kind == ElementKind.FIELD:
                    nodes.append((self._number(id + RUN), self._letters(element.value, element.rect)))
        self._told, self._focus = dict(tree.elements), tree.focus
        return update

    def show_focus(self, has_focus: bool) -> None:
        """The window has got or lost the keys. Windows sees that by itself."""
        if not self._listens:
            return
        if self._platform == "darwin":
            _raise(self._adapter.update_view_focus_state(has_focus))
        elif self._platform != "win32":
            self._adapter.update_window_focus_state(has_focus)

    def show_place(self, window: Rect) -> None:
        """The window's place on the desktop: on X11 nothing else reports it."""
        if self._listens and self._platform not in ("win32", "darwin"):
            there = self._kit.Rect(window.left, window.top, window.right, window.bottom)
            self._adapter.set_root_window_bounds(there, there)

    # ---- nodes

    def _number(self, id: str) -> int:
        number = self._numbers.get(id)
        if number is None:
            number = self._numbers[id] = len(self._numbers) + 1
            self._ids[number] = id
        return number

    def _node(self, element: Element) -> Any:
        kit = self._kit
        node = kit.Node(getattr(kit.Role, ROLES[element.kind]))
        name, kind = self._name(element), element.kind
        if kind in (ElementKind.TEXT, ElementKind.NEWS):
            node.set_value(name)
        else:
            node.set_label(name)
            if element.value:
                node.set_value(element.value)
        if element.rect is not None:
            x, y, w, h = element.rect
            node.set_bounds(kit.Rect(x, y, x + w, y + h))
        children = [self._number(child) for child in element.children]
        if kind == ElementKind.FIELD:
            run = self._number(element.id + RUN)
            children.append(run)
            at = min(element.caret, len(element.value))
            node.set_text_selection(kit.TextSelection(kit.TextPosition(run, at), kit.TextPosition(run, at)))
        if not element.enabled:
            node.set_disabled()
        if element.on is not None:
            node.set_toggled(kit.Toggled.TRUE if element.on else kit.Toggled.FALSE)
        if element.place is not None:
            node.set_position_in_set(element.place[0] - 1)
            node.set_size_of_set(element.place[1])
        if element.range is not None:
            node.set_numeric_value(element.range.now)
            node.set_min_numeric_value(element.range.least)
            node.set_max_numeric_value(element.range.most)
            node.set_numeric_value_step(element.range.step)
        if kind == ElementKind.DIALOG:
            node.set_modal()
        if kind == ElementKind.NEWS:
            node.set_live(kit.Live.ASSERTIVE if element.urgent else kit.Live.POLITE)
        for put, value in (
            (node.set_description, element.more),
            (node.set_keyboard_shortcut, element.key),
            (node.set_children, children),
            (node.set_selected, element.chosen),
            (node.set_expanded, element.expanded),
        ):
            if value or value is False:
                put(value)
        for action, is_offered in (
            (kit.Action.COLLAPSE, element.expanded),
            (kit.Action.EXPAND, element.expanded is False),
            (kit.Action.INCREMENT, element.range is not None),
            (kit.Action.DECREMENT, element.range is not None),
            (kit.Action.SET_VALUE, element.range is not None or kind == ElementKind.FIELD),
            (kit.Action.FOCUS, element.focusable),
            (kit.Action.SCROLL_INTO_VIEW, element.focusable),
            (kit.Action.CLICK, element.pressable),
        ):
            if is_offered:
                node.add_action(action)
        return node

    def _name(self, element: Element) -> str:
        """AT-SPI has no words for a value, and accesskit doesn't report disabled buttons."""
        if self._platform in ("win32", "darwin"):
            return element.name
        name = element.name
        if element.value and element.kind not in (ElementKind.FIELD, ElementKind.SWITCH):
            name = f"{name}: {element.value}"
        return name if element.enabled else say("spoken_text", "unavailable", name=name)

    def _letters(self, text: str, rect: tuple[int, int, int, int] | None) -> Any:
        """The letters of a field, so that a reader can go through them one by one."""
        run = self._kit.Node(self._kit.Role.TEXT_RUN)
        run.set_value(text)
        run.set_character_lengths([len(letter.encode()) for letter in text])
        run.set_text_direction(self._kit.TextDirection.LEFT_TO_RIGHT)
        if rect is not None:
            x, y, w, h = rect
            run.set_bounds(self._kit.Rect(x, y, x + w, y + h))
            width = w / max(1, len(text))
            run.set_character_positions([n * width for n in range(len(text))])
            run.set_character_widths([width] * len(text))
        return run


def _raise(events: Any) -> None:
    if events is not None:
        events.raise_events()


def load_accesskit() -> Any:
    import accesskit

    return accesskit


def _warn_of(error: BaseException) -> None:
    from logging import getLogger  # imported only after a failure: it would delay the start

    getLogger(__name__).warning(say("spoken_text", "not_told", why=str(error)))
