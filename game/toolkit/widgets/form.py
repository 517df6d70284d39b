"""A screen's widgets together: who gets an event, the focus and its ring, tooltips; and the dialog on top, which is a
form of its own.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Located,
    Pad,
    Panel,
    Placed,
    Row,
    Sized,
    Space,
    SpokenText,
    WidgetSlot,
    Words,
    dialog,
)
from game.toolkit.drawing.theme import GOLD
from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.toolkit.kit import Kit
from game.toolkit.surroundings import say
from game.toolkit.targets import Target
from game.toolkit.widgets.base import Widget
from game.toolkit.widgets.button import Button, ButtonRow, Kind
from game.toolkit.widgets.scroll_bar import ScrollBar

DIALOG_PAD, LEAST_BUTTON = 44, 220  # design pixels
SHADOW_FALLS: Final = 4
"""Design pixels by which a shadow is offset downwards."""
TOOLTIP_AFTER: Final = 1.0  # seconds at rest
SHAKES: Final = 40
"""Real pixels that a pointer may move after a press or a drop and still rest there."""
FINGER_TIP_AFTER: Final = 0.5
"""After this many seconds a finger resting on something shows its tip instead of pressing it."""
ARROWS: Final = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Form:
    """Widgets in Tab order. `on_cancel` is called for Esc; `changed` asks for a redraw and is cleared by `update`."""

    def __init__(self, widgets: Sequence[Widget] = (), on_cancel: Callable[[], None] | None = None) -> None:
        self.widgets: list[Widget] = list(widgets)
        self._by_id = {widget.id: widget for widget in self.widgets}
        self.on_cancel = on_cancel
        self.on_focus: Callable[[Widget], None] = lambda _: None
        self.focused: Widget | None = None
        self.ring_visible = False
        self.dialog: Dialog | None = None
        self.changed = True
        self._grab: Widget | None = None
        self.pointer = (-1, -1)
        """Where the pointer was last seen, in real pixels; outside the screen before that."""
        self._rested = 0.0
        self._hushed: tuple[int, int] | None = None
        """Where something was pressed or dropped: a tooltip there would cover what comes next."""
        self._arrived = ""
        """The id of the widget that moved under the pointer: things that come to a resting pointer have no tooltip."""
        self._finger: _TouchScroll = _TouchScroll.AWAY
        self._waits: Event | None = None  # a finger's press that may still ask for a tip
        self.is_pointed = False
        """Whether the pointer moved last, rather than the focus: explanations refer to it."""

    @property
    def is_pressed(self) -> bool:
        """Whether a press on a widget hasn't ended: it must still find that widget."""
        return self._grab is not None

    def under_pointer(self) -> Widget | None:
        """The widget that the pointer was last seen over."""
        return self.under(self.pointer)

    # ---- focus

    @property
    def keys_at(self) -> str:
        """The id of the focused widget, in the dialog while one is open; "" if there is none."""
        if self.dialog is not None:
            return self.dialog.form.keys_at
        return self.focused.id if self.focused is not None else ""

    @property
    def is_overlaid(self) -> bool:
        """Whether some part of a widget covers all the others: an open list, letters."""
        return any(widget.lies_over and widget.captures for widget in self.widgets)

    def gamepad_key(self, button: GamepadButton) -> KeyPress | None:
        """The key that a pad button stands for while a widget wants every event first."""
        if self.dialog is not None:
            return self.dialog.form.gamepad_key(button)
        capturing = next((w for w in self.widgets if w.captures), None)
        return capturing.gamepad_keys.get(button) if capturing is not None else None

    def set_widgets(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        """Replace the widgets; the focus stays on the same id, or goes to `focus` if visible, or to the first."""
        wanted = focus or (self.focused.id if self.focused else None)
        if self._grab not in widgets:
            self._grab = None
        if self.focused is not None and self.focused not in widgets:
            self.focused.focus(False)
            self.focused = None
        self.widgets = list(widgets)
        self._by_id = {widget.id: widget for widget in self.widgets}
        self.changed = True
        found = next((w for w in self.widgets if w.id == wanted and (w.stop or (focus and w.visible))), None)
        self.focus_on(found or next((w for w in self.widgets if w.stop), None))

    def adopt(self, widget: object) -> None:
        """Let a widget of a new layout continue the state of the one with its id in the previous layout."""
        if isinstance(widget, Widget):
            old = self._by_id.get(widget.id)
            if old is not None and old is not widget and type(old) is type(widget):
                widget.adopt(old)

    def declare(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        """Set the widgets of a new layout, in Tab order. Presses and focus continue where they are; if their widget is
        gone, or `focus` is given, the focus goes there, otherwise to the first widget.
        """
        by_id = {widget.id: widget for widget in widgets}
        self._grab = by_id.get(self._grab.id) if self._grab is not None else None
        same = by_id.get(self.focused.id) if self.focused is not None else None
        if same is not None and same.stop:
            self.focused = same
        self.set_widgets(widgets, focus)

    def focus_on(self, widget: Widget | None) -> None:
        if widget is self.focused:
            return
        old, self.focused = self.focused, widget
        if old:
            old.focus(False)
        if widget:
            widget.focus(True)
            if widget is not self._grab:  # what is pressed stays under the pointer
                self.bring_into_sight(widget)
            self.on_focus(widget)
        self.changed = True

    def bring_into_sight(self, widget: Widget) -> None:
        """Scroll to it, if it is in an area longer than its window."""
        if widget.window is not None:
            widget.into_sight()

    def focus_id(self, id: str) -> None:
        """Focus the widget with this id, if there is one."""
        for widget in self.widgets:
            if widget.id == id and widget.stop:
                self.focus_on(widget)

    def _step(self, by: int) -> None:
        stops = [w for w in self.widgets if w.stop]
        if stops:
            at = stops.index(self.focused) if self.focused in stops else (-1 if by > 0 else 0)
            self.focus_on(stops[(at + by) % len(stops)])

    def _walk(self, dx: int, dy: int) -> bool:
        """Move to the nearest widget in a direction; sideways distance counts double, and to the left and right the
        same row comes first.
        """
        if self.focused is None:
            return False
        here = self.focused.rect
        best: tuple[tuple[bool, float], Widget] | None = None
        for widget in self.widgets:
            if widget is self.focused or not widget.stop:
                continue
            there = widget.rect
            ahead = (there.left - here.right if dx > 0 else here.left - there.right) if dx else 0
            ahead = (there.top - here.bottom if dy > 0 else here.top - there.bottom) if dy else ahead
            if ahead < -4:
                continue
            aside = (
                _gap(here.top, here.bottom, there.top, there.bottom)
                if dx
                else _gap(here.left, here.right, there.left, there.right)
            )
            centre = abs(there.centery - here.centery) if dx else abs(there.centerx - here.centerx)
            far = (dx != 0 and aside > 0, max(0, ahead) + 2 * aside + 0.05 * centre)
            if best is None or far < best[0]:
                best = (far, widget)
        if best:
            self.focus_on(best[1])
        return best is not None

    @property
    def is_written_in(self) -> bool:
        """Whether typing goes into a field, here or in the dialog."""
        form = self if self.dialog is None else self.dialog.form
        return form.focused is not None and form.focused.is_written_in

    # ---- events

    def handle(self, event: Event) -> bool:
        """Pass an event to its recipient; True if it was used."""
        if self.dialog is not None:
            self.dialog.form.handle(event)
            self.changed = True
            return True
        used = self._dispatch(event)
        if used:
            self.changed = True
        return used

    def _dispatch(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        capturing = next((w for w in self.widgets if w.captures), None)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.pointer, self._rested, self.is_pointed = event.pos, 0.0, True
            if event.dict.get("touch"):
                return self._touch(event, capturing)
            self._finger = _TouchScroll.AWAY
            return self._button(event, capturing)
        if event.type == pygame.MOUSEWHEEL:
            over = capturing or self.under(self.pointer)
            return over.wheel(event.y) if over else False
        if event.type == pygame.KEYDOWN:
            return self._key(event, capturing)
        if event.type in (pygame.KEYUP, pygame.TEXTINPUT) and self.focused:
            return self.focused.key(event)
        return False

    def _touch(self, event: Event, capturing: Widget | None) -> bool:
        """A finger presses like a mouse; if it rests on something with a tip it shows the tip instead."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._finger, self._hushed = _TouchScroll.DOWN, None
            over = capturing or self.under(event.pos)
            self._arrived = over.id if over is not None else ""
            if capturing is None and over is not None and over.tip() and not over.is_held:
                self._waits, self._grab = event, over
                return True
            return self._button(event, capturing)
        waits, self._waits = self._waits, None
        asked = waits is not None and self._rested >= FINGER_TIP_AFTER
        self._finger = _TouchScroll.TOLD if asked else _TouchScroll.AWAY
        if asked:
            self._grab, self.changed = None, True
            return True
        if waits is not None:
            self._button(waits, capturing)
        used = self._button(event, capturing)
        self._point_nowhere()
        return used or waits is not None

    def _point_nowhere(self) -> None:
        """A lifted finger points at nothing."""
        self.pointer = (-1, -1)
        for widget in self.widgets:
            if widget.hover:
                widget.hover, self.changed = False, True

    def finger_lifted(self) -> None:
        """A finger was lifted that had pressed something else."""
        if self._finger is _TouchScroll.DOWN:
            self._finger, self._waits, self._grab = _TouchScroll.AWAY, None, None
        if self._finger is _TouchScroll.AWAY:
            self._point_nowhere()

    def under(self, pos: tuple[int, int]) -> Widget | None:
        """The top widget at a point."""
        return next((w for w in reversed(self.widgets) if w.hit(pos)), None)

    def _motion(self, event: Event) -> bool:
        if self._waits is not None and self._finger is _TouchScroll.DOWN:
            waits, self._waits = self._waits, None
            if min(event.pos) >= 0:
                self._button(waits, None)  # it doesn't rest: it drags what it pressed
            else:
                self._grab = None
        self.is_pointed = self.is_pointed or (event.pos != self.pointer and min(event.pos) >= 0)
        tipped = self.tipped
        self.pointer, self._rested = event.pos, 0.0
        over = self.under(event.pos)
        if tipped is not None and tipped is not over:
            self.changed = True  # its tip disappears, hovered or not: it may have moved under the pointer by itself
        if self._hushed is None or self._has_left(self._hushed, event.pos, over):
            self._hushed, self._arrived = None, over.id if over is not None else ""
        for widget in self.widgets:
            if widget.hover != (widget is over):
                widget.hover = widget is over
                self.changed = True
        if event.dict.get("touch") and min(event.pos) < 0:
            return False  # a finger's press is broken off: nothing is dragged there
        grabbed = self._grab or next((w for w in self.widgets if w.captures), None) or over
        return grabbed.mouse(event) if grabbed else False

    @staticmethod
    def _has_left(hushed: tuple[int, int], pos: tuple[int, int], over: Widget | None) -> bool:
        """Whether the pointer has left the place of the last press or drop: a resting hand shakes, and things may have
        moved.
        """
        is_far = max(abs(pos[0] - hushed[0]), abs(pos[1] - hushed[1])) > SHAKES
        return is_far and (over is None or not over.hit(hushed))

    def _button(self, event: Event, capturing: Widget | None) -> bool:
        if event.button != 1:
            return False  # nor does letting go of it end a press: each notch of a wheel is one of these, too
        if event.type == pygame.MOUSEBUTTONUP:
            grabbed, self._grab = self._grab, None
            return grabbed.mouse(event) if grabbed else False
        if self.ring_visible:
            self.ring_visible, self.changed = False, True
        widget = capturing or self.under(event.pos)
        if widget is None:
            return False
        self._grab = widget
        is_opened = widget.stop and widget is not self.focused
        if widget.stop:
            self.focus_on(widget)
        widget.mouse(event)
        if is_opened:
            widget.opened_by_press()
        return True

    def _key(self, event: Event, capturing: Widget | None) -> bool:
        if capturing and capturing.key(event):
            return True
        self.changed = self.changed or self.is_pointed or not self.ring_visible
        self.ring_visible, self.is_pointed = True, False
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if self.focused and self.focused.key(event):
            return True
        if event.key in ARROWS:
            return self._walk(*ARROWS[event.key])
        if event.key == pygame.K_ESCAPE and self.on_cancel:
            self.on_cancel()
            return True
        return False

    # ---- time and picture

    def open(self, dialog: "Dialog", kit: Kit) -> None:
        """Open a dialog on top; it takes every event until it is closed."""
        dialog.lay_out(kit)
        dialog.form.ring_visible = bool(kit.last_used.is_keys)
        dialog.close = self.close_dialog
        self.dialog, self.changed, self._grab = dialog, True, None
        self.give_keys()
        self._point_nowhere()

    def close_dialog(self) -> None:
        """Its field is no longer written in, but that below it is again."""
        dialog, self.dialog, self.changed = self.dialog, None, True
        if dialog is not None and dialog.form.is_written_in:
            dialog.form.focus_on(None)
        self.give_keys()

    def give_keys(self) -> None:
        """Keys write, and repeat, as the focused widget wants it: that of the dialog while one is open."""
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0)
        form = self if self.dialog is None else self.dialog.form
        if form.focused is not None:
            form.focused.take_keys()

    def update(self, dt: float) -> bool:
        """Advance time; True if the screen must be redrawn."""
        changed, self.changed = self.changed, False
        if self.dialog is not None:
            return self.dialog.form.update(dt) or changed
        for widget in self.widgets:
            changed = widget.update(dt) or changed
        before, self._rested = self._rested, self._rested + dt
        if before < self._tip_after <= self._rested and self._tip():
            changed = True
        return changed

    @property
    def _tip_after(self) -> float:
        return TOOLTIP_AFTER if self._finger is _TouchScroll.AWAY else FINGER_TIP_AFTER

    def hush(self, pos: tuple[int, int] | None = None) -> None:
        """Something was pressed or dropped here, or at the pointer: no tips until the pointer has left."""
        self._hushed, self._arrived, self._rested = pos or self.pointer, "", 0.0
        self.changed = True

    def _tip(self) -> str:
        over = self.under(self.pointer)
        is_busy = any(widget.captures for widget in self.widgets)
        return "" if over is None or is_busy or over.id != self._arrived else over.tip()

    @property
    def ringed(self) -> Widget | None:
        """The widget with the focus ring."""
        focused = self.focused
        seen = focused is not None and self.ring_visible and focused.stop and self.dialog is None
        return focused if seen else None

    @property
    def tipped(self) -> Widget | None:
        """The widget under a resting pointer, if it has a tip."""
        asked = self.is_pointed or not self.ring_visible
        rests = self._rested >= self._tip_after and self.dialog is None and asked and self._tip()
        return self.under_pointer() if rests else None

    def near(self, kit: Kit, place: Rect) -> list[Widget]:
        """The widgets whose pictures extend into a place."""
        return [widget for widget in self.widgets if widget.visible and place.colliderect(drawn_on(kit, widget))]

    def draw(self, kit: Kit, surface: Surface, widgets: Sequence[Widget] | None = None) -> None:
        """Draw all widgets, or only these; the ring, overlays, the dialog."""
        whole = surface.get_clip()
        for widget in self.widgets if widgets is None else widgets:
            if widget.visible:
                surface.set_clip(_seen(widget, whole))
                widget.draw(kit, surface)
        surface.set_clip(whole)
        ringed, tipped = self.ringed, self.tipped
        if ringed is not None:
            kit.paint.focus(surface, _seen(ringed, ringed.ring()), ringed.radius)
        for widget in self.widgets:
            if widget.lies_over and widget.visible:
                widget.draw_over(kit, surface)
        if tipped is not None:
            tipped.draw_tip(kit, surface, self.pointer)
        if self.dialog is not None:
            self.dialog.draw(kit, surface)

    def targets(self) -> list[Target]:
        """What may be hit now: only the dialog's widgets while one is open."""
        if self.dialog is not None:
            return self.dialog.form.targets()
        over = next((widget for widget in self.widgets if widget.hides_others), None)
        if over is not None:
            return over.targets()
        # an open list lies over what scrolls, and isn't cut off with it
        windows = ((widget, None if widget.captures else widget.window) for widget in self.widgets)
        seen = [(window, target) for widget, window in windows for target in widget.targets()]
        return [target for window, target in seen if window is None or window.contains(target.rect)]


class _TouchScroll(Enum):
    """The state of a finger on the form."""

    AWAY = auto()
    DOWN = auto()
    TOLD = auto()
    """It was lifted, and the tip it opened is still shown."""


def close_button(id: str = "button/close", kind: Kind = "plain") -> Button:
    """Only closes its dialog."""
    return Button(id, say("screens", "close"), stay, look=kind)


def drawn_on(kit: Kit, widget: Widget) -> Rect:
    """The place of a widget's picture, including its shadow."""
    reach = kit.theme.u(widget.reach)
    return widget.rect.inflate(2 * reach, 2 * reach).move(0, min(reach, kit.theme.u(SHADOW_FALLS)))


def _seen(widget: Widget, whole: Rect) -> Rect:
    """The part of the screen in which a widget may be drawn."""
    return widget.window.clip(whole) if widget.window else whole


def _gap(a0: int, a1: int, b0: int, b1: int) -> int:
    """The distance between two spans, 0 if they overlap."""
    return max(0, b0 - a1, a0 - b1)


def stay() -> None:
    """For a button that only closes its dialog."""


class Dialog:
    """A title, some words, buttons in a row. A button closes the dialog before it acts. Esc presses the last one. The
    widgets of its boxes are its form, as on a `StateScene`.
    """

    width = 900  # design pixels, or more if the buttons need them
    first_focus = ""
    """The id of the initial focus; by default an entry, a golden button or the one that Esc presses."""

    def __init__(self, title: str, words: str, buttons: Sequence[Button], *, extra: Sequence[Widget] = ()) -> None:
        self.title = title
        self.words = words
        self.buttons = list(buttons)
        self.extra = list(extra)  # above the buttons, one below another
        self.close: Callable[[], None] = stay
        """Closes it, while it is open."""
        for button in (*self.extra, *self.buttons):
            if isinstance(button, Button):
                button.on_press = self.closing(button.on_press)
                button.is_entry = button in self.extra
        self.form = Form([*self.extra, *self.buttons], on_cancel=self.buttons[-1].press)
        self.beneath: Callable[[Surface], None] = lambda _: None
        """Draws what is dimmed with the screen."""
        self.rect = Rect(0, 0, 0, 0)
        self._size = min(button.size for button in self.buttons)
        self._placed: Placed | None = None

    def closing(self, act: Callable[[], None]) -> Callable[[], None]:
        """The action of an answer, which first closes the dialog."""

        def close_and_act() -> None:
            self.close()
            act()

        return close_and_act

    @property
    def told(self) -> str:
        """The text below its title, for screen readers."""
        return self.words

    @property
    def lying(self) -> Sequence[SpokenText]:
        """The texts on it, and its widgets, in their order."""
        return self._placed.told if self._placed is not None else ()

    def body(self, kit: Kit) -> Box:
        """What is between title and buttons."""
        return Words(self.words, 24) if self.words else Box()

    def own_width(self, kit: Kit) -> float:
        """The width of the board if its buttons don't need more, in design pixels."""
        return self.width

    def content(self, kit: Kit) -> Box:
        """The board; the row of buttons is as wide as the entries above it, or at the right end if there are none."""
        buttons = ButtonRow(self.buttons, 76, 16, self._size, LEAST_BUTTON)
        width = max(self.own_width(kit), buttons.width(kit) / kit.theme.k + 2 * DIALOG_PAD)
        row = Grow(buttons, most=1) if self.extra else Row(Grow(), Grow(buttons, most=1), gap=16)
        inside = Column(
            self.heading(),
            Space(16),
            Grow(self.body(kit), most=1),
            Space(24),
            *self.entries(),
            Space(6 if self.extra else 0),
            row,
        )
        return Sized(Panel(inside, (DIALOG_PAD, DIALOG_PAD), dialog), width=width)

    def heading(self) -> Box:
        return Words(self.title, 40, GOLD, "heading", lines=1)

    def entries(self) -> Sequence[Box]:
        """What is above the buttons."""
        highs = (88 if isinstance(widget, Button) and widget.sub else 64 for widget in self.extra)
        slots = (WidgetSlot(widget, height) for widget, height in zip(self.extra, highs, strict=True))
        return [Pad(Grow(slot, most=1), 0, 0, 12) for slot in slots]

    def lay_out(self, kit: Kit) -> None:
        """Place it in the middle of the window; the focus goes to the first entry that can be pressed, otherwise to the
        golden button, otherwise to the one that Esc presses.
        """
        board = Located(self.content(kit), self.rect.update)
        middle = Column(Grow(), Grow(board, most=1), Grow(), across="center")
        self._placed = Placed(Pad(middle, 40, 24), kit.adopting(self.form.adopt), Rect((0, 0), kit.size))
        widgets = [told.widget for told in self._placed.told if isinstance(told.widget, Widget)]
        for widget in widgets:
            if isinstance(widget, ScrollBar):
                widget.on_scroll = partial(self.lay_out, kit)
        is_new = self.form.focused is None
        self.form.declare(widgets, self.first_focus if is_new else None)
        focused = self.form.focused
        if focused is None or not focused.enabled or (is_new and not self.first_focus):
            golden = next((button for button in self.buttons if button.kind == "primary"), self.buttons[0])
            wished = (*self.extra, golden, self.buttons[-1], *self.buttons)
            self.form.focus_on(next((widget for widget in wished if widget.enabled), golden))

    def renew(self) -> None:
        """Request a redraw."""
        self.form.changed = True

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Dim what is below, then draw the dialog."""
        self.beneath(surface)
        kit.paint.dim(surface, 178)
        if self._placed is not None:
            self._placed.draw(kit, surface)
        self.form.draw(kit, surface)
