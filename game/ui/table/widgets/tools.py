"""The widgets of the table: the bar, the buttons, and spots for everything focusable on the felt."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.engine.table.view import SPECTATOR
from game.messages.functions import (
    errors as say_errors,
    going_out_texts as say_going_out,
    joining as say_joining,
    screens as say_screens,
    table as say_table,
)
from game.toolkit import gamepad_art
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import GOLD, INK, SMALLEST_TAP
from game.toolkit.kit import Kit
from game.toolkit.widgets import BarButton, Button, ButtonLook, Form, IconButton, Widget, bar_height
from game.toolkit.widgets.bar import draw_bar, draw_open_door, lay_out_bar
from game.toolkit.widgets.button import CLOSE_TO_RIM, Kind
from game.toolkit.widgets.form import TOOLTIP_AFTER
from game.turn.offered_buttons import TOOLS, Action, Control, Slot
from game.turn.spots import HandCard, Spot
from game.ui.shared.preferences import PanelSide, Preferences
from game.ui.table.draw.overlay import form_parts, tip_part
from game.ui.table.draw.panels import PROMPT, TASK, button_on_panel, pin_on, tab_words
from game.ui.table.draw.picture_piece import PicturePiece
from game.ui.table.inputs import AskWhy, PinPanel, Press, TableCommand, TableInput, TakeGroupBack
from game.ui.table.layout.plan import PANEL_OF, Places
from game.ui.table.modes import Learn, Mode, Practise
from game.ui.table.sheets.laid_sheet import LaidSheet
from game.ui.table.state import TableState
from game.ui.table.table_game import TableHooks
from game.ui.table.widgets.crosses import SheetCross, place_crosses
from game.ui.table.widgets.spot_widgets import LogLineWidget, SpotWidget
from game.ui.table.widgets.volume import OfWindow, VolumeChoice

LABEL, SECOND_LINE = 28, 24
"""Design pixels of the letters on a button that advances the turn."""
MOST_OF_TWO, MOST_OF_LARGE = 0.37, 0.46
"""The share of its height for the second line, and in a large interface."""
LEAST_SECOND: Final = 22
"""Design pixels that the letters of a second line keep for the picture beside it."""
LEAST_LABEL: Final = 20
"""The fewest design pixels of the letters on a button, whatever their preferred size; a label that doesn't fit shrinks
on its own.
"""


_OF_SHEETS: Final[dict[str, TableInput]] = {
    "button/coach_why": TableCommand.READ_COACHED,
    "button/coach_stay": TableCommand.KEEP_COACH,
    "button/coach_away": TableCommand.PUT_COACH_AWAY,
    "button/refusal_rule": TableCommand.READ_RULE,
}


class LaidOver(msgspec.Struct, frozen=True):
    """What is over the table: a sheet with buttons, and which buttons leave their reason to it."""

    sheet: LaidSheet | None
    hushed: frozenset[Action]
    """Actions whose reason is shown elsewhere."""

    def hides(self, log: Rect) -> bool:
        return self.sheet is not None and self.sheet.rect.contains(log)


class _InBar(OfWindow, BarButton):
    """A button of the bar."""


class _Menu(IconButton):
    """With the number of other matches that wait for somebody here (S002-52)."""

    waiting = ""

    def draw(self, kit: Kit, surface: Surface) -> None:
        super().draw(kit, surface)
        if not self.waiting:
            return
        side = max(22, kit.theme.u(28))
        disc = Rect(0, 0, side, side).move_to(topright=self.rect.inflate(-4, -4).topright)
        kit.paint.panel(surface, disc, GOLD, 1, None, ROUND)
        kit.text.draw(surface, self.waiting, disc.center, 24, INK, "strong", "center", room=side - 2)


class Pin(IconButton):
    """In the corner of a panel: it folds it away."""

    def __init__(self, side: PanelSide, on_press: Callable[[], None], rect: Rect) -> None:
        super().__init__(f"button/pin_{side}", say_table.fold_panel(), on_press, "pin")
        self.rect, self._side = rect, side

    @property
    def value(self) -> str:
        """Which panel it is, for those who hear it."""
        return tab_words(self._side)

    def draw(self, kit: Kit, surface: Surface) -> None:
        side = min(self.rect.w, self.rect.h)
        kit.paint.icon(surface, "pin", self.rect.center, round(side * 0.5), GOLD)


class _OpenDoor(_InBar):
    """Green: phones can join."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        draw_open_door(self.outer, surface, self.rect, self.hover)
        self.draw_face(self.outer, surface)


class _HintInBar(IconButton):
    """With its gamepad button, if a pad is in use: no label in the bar shows it."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        super().draw(kit, surface)
        button = None if kit.gamepad is None else kit.gamepad.caps.get("H")
        if kit.gamepad is None or button is None:
            return
        height = max(20, kit.theme.u(26))
        cap = Rect(0, 0, gamepad_art.width(kit, kit.gamepad, button, height), height).move_to(
            bottomright=self.rect.inflate(-4, -4).bottomright
        )
        if cap.w:
            gamepad_art.draw_button(kit, surface, kit.gamepad, button, cap)


def _spot_of(widget: Widget | None) -> Spot | None:
    return widget.spot if isinstance(widget, SpotWidget) else None


class Tools:
    """The form of the table and its widgets, declared anew with each layout: a widget that existed before, by its id,
    keeps its state.

    Presses go to `send`, or to the hooks for things outside the table.
    """

    def __init__(
        self,
        hooks: TableHooks,
        send: Callable[[TableInput], None],
        mode: Mode,
    ) -> None:
        self._hooks, self._mode = hooks, mode
        self.form = Form()
        self._send = send
        self._ring_rested = 0.0
        self._ring_at: str | None = None
        self._paper: Rect | None = None  # the tutor's sheet
        self._with_cross: Rect | None = None  # the dismissible sheet
        self._after = self._words_end = 0
        self.off: tuple[Rect, ...] = ()
        """Areas no tooltip covers."""
        self._actions: dict[Action, Button] = {}
        self._in_menu: dict[Action, Control] = {}
        self._shown: list[Button] = []
        self._on_sheet: tuple[tuple[str, Button], ...] = ()  # with the letters that press them
        self._lines: Sequence[LogLineWidget] = ()

    @property
    def hanging(self) -> Rect | None:
        """Where the sheet of sound and speed hangs, if it does."""
        return self._volume.extent if self._volume.visible else None

    def put_volume_away(self) -> bool:
        """Whether it hung there."""
        return self._volume.put_away()

    def _declare(self, hint: Control | None, preferences: Preferences, waiting: int | None) -> None:
        """The widgets of a layout, as yet without their places: `hint` is what the bulb in the bar does, if it is
        there, `waiting` how many other matches wait.
        """
        hooks, send, mode = self._hooks, self._send, self._mode
        label = say_errors.no_sound() if hooks.is_silent() else say_table.loudness()
        icon = "sound" if preferences.sound and not hooks.is_silent() else "silence"
        self._hint = _hint_button(hint, send)
        self._sound = IconButton("button/sound", label, lambda: self._volume.hang(), icon, dark=True)
        self._sound.tooltip = ""  # what hangs below it says more
        self._left: list[Button] = [
            _InBar("button/back", mode.back, hooks.on_menu, icon="back")
            if mode.back
            else _menu_button(hooks.on_menu, waiting)
        ]
        self._volume = VolumeChoice(
            preferences,
            self._sound,
            self._has_ring,
            hooks.on_mute,
            hooks.on_volume,
            hooks.on_speed,
            hooks.on_pause,
            lambda: send(TableCommand.PLAY_LAP),
        )
        self._no_tips = SheetCross(lambda: send(TableCommand.PUT_TIPS_AWAY))
        self._no_tips.place(self._with_cross)
        self._history = Button("button/history", say_table.show_all(), hooks.on_history, look=ButtonLook("quiet", 18))
        show_needs = lambda: send(TableCommand.SHOW_NEEDS)  # noqa: E731 - a name for one of several
        self._needs = Button(
            "button/needs", say_going_out.show_each(), show_needs, look=ButtonLook("quiet", 18)
        ).with_tip(say_going_out.each_tip())

    def _bar_right(self, state: TableState) -> list[Button]:
        """At the right end of the bar: phones, the curtain, sound and the bulb."""
        hooks, found = self._hooks, list[Button]()
        if not state.mode.is_match:
            return found
        if state.mode.is_guided:
            return [self._sound, self._hint]
        if hooks.on_phones is not None:
            phones = say_joining.phones(hooks.phones)
            door = _OpenDoor("button/phones", phones, hooks.on_phones, icon="phone")
            found.append(door.with_tip(say_joining.door_is_open()))
        if hooks.on_cover is not None and state.view.seat != SPECTATOR:
            cover = _InBar("button/cover", say_table.cover(), hooks.on_cover, icon="cover")
            found.append(cover.with_tip(say_table.cover_tip()))
        return [*found, self._sound, self._hint]

    def _is_in_menu(self, control: Control) -> bool:
        """Whether the menu has it, and a key: the table's buttons are those of the next step."""
        return control.action == "sort" or (control.action == "undo_turn" and not self._mode.has_begin_again)

    @property
    def in_menu(self) -> Sequence[Control]:
        """What the menu offers besides the buttons, also by key."""
        return tuple(self._in_menu.values())

    @property
    def offered(self) -> tuple[Action, ...]:
        """The deeds whose buttons are shown now."""
        return tuple(self._actions)

    @property
    def way_out(self) -> Button:
        """The menu; in a practised position or a lesson, the way back."""
        return self._left[0]

    @property
    def plays(self) -> Button | None:
        """The button that Enter presses: it plays what is laid out, or lays out the rest of an opening."""
        rest = self.button("stage")
        return self.button("play") or (rest if rest is not None and rest.kind == "primary" else None)

    def button(self, action: Action) -> Button | None:
        """A deed's button, if it is offered now."""
        return next((button for button in self._shown if button.id == f"button/{action}"), None)

    def lay_out(
        self,
        kit: Kit,
        window: Kit,
        state: TableState,
        controls: Sequence[Control],
        spots: Sequence[SpotWidget],
        lines: Sequence[LogLineWidget],
        laid: LaidOver,
    ) -> None:
        """Offer these controls and spots, a cross on each staged group and the lines of the log, or the offers of a
        practised position's or lesson's sheet; a button that stays keeps its state.
        """
        places, mode = state.places, state.mode
        self._mode = mode
        self._in_menu = {one.action: one for one in controls if self._is_in_menu(one) and not one.is_idle}
        shown = [control for control in controls if not control.is_idle and not self._is_in_menu(control)]
        hint = next((control for control in shown if control.slot == "hint"), None)
        self._declare(hint, state.preferences, state.waiting)
        right = self._bar_right(state)
        for button in (*self._left, *right):
            if isinstance(button, _InBar):
                button.outer = window
        slots = slot_rects(kit, places)
        self._actions = {
            control.action: self._action_button(kit, control, slots, laid.hushed)
            for control in shown
            if control is not hint
        }
        shown_here = list(self._actions.values())
        self._shown = [*shown_here, *([self._hint] if hint is not None else [])]
        _letter(kit, [button for button in shown_here if button.size > LEAST_LABEL + 1])
        self._after = lay_out_bar(window, self._left, right)  # hidden ones keep their places
        self._words_end = right[0].rect.left if right else window.theme.width - window.theme.u(20)
        right = [button for button in right if button.visible]
        beside = self._of_panels(kit, state)
        self._paper, sheet = None, laid.sheet
        self._on_sheet = tuple(self._sheet_buttons(sheet)) if sheet is not None else ()
        on_sheet = [button for _, button in self._on_sheet]
        match mode:
            case Practise():
                beside, on_sheet = [*on_sheet, self._needs], []
            case Learn() if sheet is not None:
                self._paper, beside = sheet.rect, [self._needs]
            case _ if sheet is not None:
                off = [sheet.rect, *(band.ground for band in state.layout.bands.values())]
                beside = [button for button in beside if button.rect.collidelist(off) < 0]
        self._volume.lay_out(window, bar_height(window))
        crosses = place_crosses(state.layout.own.frames, kit.theme.k, lambda group: self._send(TakeGroupBack(group)))
        of_bar: list[Widget] = [*self._left, *right]
        if mode.is_match:  # Tab goes on from the sound to what hangs below it
            after = of_bar.index(self._sound) + 1
            of_bar[after:after] = self._volume.widgets
        widgets = [*spots, *crosses, self._no_tips, *shown_here, *of_bar, *lines, *beside]
        self._lines = lines
        if (opened := state.layout.opened) is not None:
            widgets = [widget for widget in widgets if isinstance(widget, SpotWidget) or not opened.covers(widget.rect)]
        if (paper := self._paper) is not None:  # the focus never goes where nothing can be seen or clicked
            widgets = [widget for widget in widgets if not paper.collidepoint(widget.rect.center)]
        widgets += on_sheet
        for widget in widgets:
            if not isinstance(widget, SpotWidget | LogLineWidget):
                self.form.adopt(widget)
        self.form.declare(widgets, self._keys_go_to(widgets))

    def _sheet_buttons(self, sheet: LaidSheet) -> Iterator[tuple[str, Button]]:
        """The buttons on a sheet, which work here: the sheet keeps them as they were laid out."""
        hooks, mode = self._hooks, self._mode
        pressed: dict[str, Callable[[], None]] = {"button/nudge": hooks.on_nudge, "button/show": hooks.on_show_answer}
        pressed |= {id: partial(self._send, command) for id, command in _OF_SHEETS.items()}
        right = f"button/{mode.sheet.right.name}" if isinstance(mode, Learn) else ""
        for letter, laid in sheet.buttons:
            button = copy(laid)
            button.on_press = (
                hooks.on_sheet_right if button.id == right else pressed.get(button.id, hooks.on_sheet_left)
            )
            yield letter, button

    def _of_panels(self, kit: Kit, state: TableState) -> list[Button]:
        """The buttons on visible panels."""
        places, found = state.places, [self._history] if "left" in state.panels and state.log else []
        corner = 0
        if state.mode.is_match:
            corner = pin_on(kit, places.rect("GoingOut")).w
            for side, role in PANEL_OF.items() if not (places.has_nobody_in_front or state.mode.is_guided) else ():
                if side in state.panels:
                    found.append(Pin(side, partial(self._send, PinPanel(side)), pin_on(kit, places.rect(role))))
        self._history.rect = button_on_panel(kit, places.rect("Log"), say_table.show_all(), corner)
        self._needs.rect = button_on_panel(kit, places.rect("GoingOut"), say_going_out.show_each(), corner)
        if "right" in state.panels:
            found.append(self._needs)
        return found

    def _keys_go_to(self, widgets: Sequence[Widget]) -> str | None:
        """The focus afterwards: unchanged, or the last card if its card has left the hand."""
        focused = self.form.focused
        if focused is None or any(widget.id == focused.id for widget in widgets):
            return focused.id if focused is not None else None
        hand = [widget.id for widget in widgets if isinstance(_spot_of(widget), HandCard)]
        return hand[-1] if hand and isinstance(_spot_of(focused), HandCard) else None

    @property
    def spot_with_keys(self) -> Spot | None:
        return _spot_of(self.form.focused)

    def give_keys(self, spot: Spot) -> None:
        self.form.focus_on(next((widget for widget in self.form.widgets if _spot_of(widget) == spot), None))

    def _action_button(
        self, kit: Kit, control: Control, slots: Mapping[Slot, Rect], hushed: Container[Action]
    ) -> Button:
        action, slot, is_tool = control.action, control.slot, control.slot in TOOLS
        half = is_tool or slots["undo"].y == slots["act"].y
        is_small = slot in _SMALL and not (self._mode.has_begin_again and slot == "all")
        golden = control.primary and not control.reason
        kind: Kind = "calm" if is_tool else "primary" if golden else "live"
        most = MOST_OF_LARGE if kit.theme.is_large else MOST_OF_TWO
        second = kit.text.within(SECOND_LINE, round(most * slots[slot].h))
        size, sub_size = (24, 24) if is_tool else (LABEL, second)
        button = Button(
            f"button/{action}",
            control.label,
            lambda: self._send(Press(action)),
            look=ButtonLook(kind, size, sub_size),
            icon=None if half or kit.theme.is_large else control.icon,
            sub=control.sub,
            key="" if half else control.key,
        ).with_why(lambda: self._send(AskWhy(action)))
        button.instead, button.word = (control.icon, control.word) if half else (None, "")
        button.reason_in_tooltip = action in hushed
        button.tooltip = control.tip or (control.reason if is_small or button.reason_in_tooltip else "")
        button.enable(not control.reason, "" if is_small else control.reason)
        button.rect = _place_of(control, slots, self._mode.has_begin_again)
        return button

    def button_at(self, pos: tuple[int, int]) -> bool:
        """Whether a button or a dialog is there, so that the table ignores the press."""
        is_covered = self._paper is not None and self._paper.collidepoint(pos)
        others = (widget for widget in self.form.widgets if not isinstance(widget, SpotWidget))
        return self.form.dialog is not None or is_covered or any(widget.hit(pos) for widget in others)

    def help_by_key(self, key: int) -> Button | None:
        """The button on the sheet of a practised position, a lesson or the coach that a key presses."""
        if key == pygame.K_a and isinstance(self.spot_with_keys, HandCard) and self.form.ring_visible:
            return None  # on a focused card the key chooses its rank, as everywhere
        name = pygame.key.name(key)
        return next((button for letter, button in self._on_sheet if letter.lower() == name), None)

    def places_of(self, kit: Kit, controls: Sequence[Control], places: Places) -> dict[Action, Rect]:
        slots = slot_rects(kit, places)
        is_half = self._mode.has_begin_again
        return {one.action: _place_of(one, slots, is_half) for one in controls if one.slot in slots}

    def words_of(self, kit: Kit, controls: Sequence[Control], places: Places) -> list[Rect]:
        """Text areas of their buttons: two lines are left-aligned, a single one is centred."""
        found = []
        shown = [one for one in controls if one.slot != "hint" and not one.is_idle and not self._is_in_menu(one)]
        for control, rect in zip(shown, self.places_of(kit, shown, places).values(), strict=True):
            lines = [
                kit.text.width(control.label, LABEL, "strong"),
                kit.text.width(control.sub or control.reason, SECOND_LINE),
            ]
            words_ = Rect(rect.x, rect.y, min(rect.w, max(lines) + kit.theme.u(28)), rect.h)
            if not (control.sub or control.reason):
                words_.centerx = rect.centerx
            found.append(words_)
            if kit.theme.k > 0.8 or kit.gamepad is not None:  # smaller buttons show no keys, except a pad's
                found.append(Rect(rect.right - kit.theme.u(60), rect.y, kit.theme.u(60), rect.h))
        return found

    def give_keys_to_sheet(self) -> None:
        """Focus the golden way on of the tutor's sheet, if there is one."""
        golden = next((button for _, button in self._on_sheet if button.kind == "primary"), None)
        if golden is not None:
            self.form.focus_on(golden)

    def free_widgets(self) -> list[Widget]:
        return [widget for widget in self.form.widgets if widget.visible and widget.rect.w > 0]

    def point_nowhere(self) -> None:
        """Hide tooltips while the pointer is busy."""
        self.form.handle(Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0)))

    def place_of_prompt(self, kit: Kit, places: Places, words: str) -> Rect:
        """The place of the prompt: above the places of all buttons if it fits there, otherwise beside the pile."""
        panel, tip, line = places.rect("Buttons"), places.rect("Tip"), kit.text.line(PROMPT, "heading")
        above = Rect(
            panel.x, panel.y, panel.w, slot_rects(kit, places)["special"].top - max(4, kit.theme.u(10)) - panel.y
        )
        height = kit.text.whole_height(words, PROMPT, above.w, "heading")
        if places.find("Tools") is not None and height is not None and height <= above.h:
            return above
        return Rect(tip.x, tip.y, tip.w, (tip.h + line) // 2).inflate(-2 * kit.theme.u(22), 0)

    def words_of_prompt(self, kit: Kit, places: Places, words: str, task: str) -> Rect:
        """The lines themselves, at the lower end of that place."""
        at, text = self.place_of_prompt(kit, places, words), kit.text
        width = max(text.width(words, PROMPT, "heading"), text.width(task, TASK, "strong"))
        height = text.line(PROMPT, "heading") + text.line(TASK, "strong")
        return Rect(0, 0, width, height).move_to(midbottom=at.midbottom).clip(at)

    @property
    def line_at(self) -> int | None:
        """The log line under the pointer, or focused."""
        return next((line.number for line in self._lines if line.hover or self._has_ring(line)), None)

    def _has_ring(self, widget: Widget) -> bool:
        return self.form.focused is widget and self.form.ring_visible and self.form.dialog is None

    def show_sheet(self, sheet: Rect | None) -> None:
        """Set the rectangle of the sheet with a close button; None without one."""
        self._with_cross = sheet
        self._no_tips.place(sheet)

    def pass_time(self, dt: float) -> bool:
        """Let time pass for every widget; True if something looks different. A resting focus shows the same tip as a
        resting pointer.
        """
        changed = self.form.update(dt)
        focused = self.form.focused
        at = focused.id if focused is not None and self._has_ring(focused) else None
        if at != self._ring_at:
            self._ring_at, self._ring_rested = at, 0.0
        before, self._ring_rested = self._ring_rested, self._ring_rested + dt
        return changed or (at is not None and before < TOOLTIP_AFTER <= self._ring_rested)

    def parts(
        self, kit: Kit, window: Kit, title: str, sheet: Sequence[PicturePiece] = (), *, is_told: bool = False
    ) -> list[PicturePiece]:
        """The bar, then every widget, the sheets over them and their buttons, the ring, its tip, the dialog. No tip
        while something else `is_told`.
        """
        bar = Rect(0, 0, window.theme.width, bar_height(window))
        parts = [PicturePiece(bar, _draw_bar, (window, title, self._after, self._words_end))]
        on_sheet = [button for _, button in self._on_sheet] if sheet else []
        parts += form_parts(kit, window, self.form, self.off, sheet, on_sheet, is_told=is_told)
        focused = self.form.focused
        rests = self._ring_rested >= TOOLTIP_AFTER and not self.form.is_pointed and not is_told
        if focused is not None and self._has_ring(focused) and rests and focused.tip():
            below = focused.rect.bottom - kit.theme.u(24)
            parts.append(tip_part(kit, window, focused, (focused.rect.centerx, below), self.off))
        return parts


def _menu_button(on_menu: Callable[[], None], waiting: int | None) -> Button:
    button = _Menu("button/menu", say_screens.menu(), on_menu, "menu", dark=True)
    if waiting:
        button.waiting, button.tooltip = str(waiting), say_screens.menu_waiting(waiting)
    return button


def _hint_button(control: Control | None, send: Callable[[TableInput], None]) -> Button:
    """The bulb in the bar, whatever it does next: a sign without words that changes can't be found again."""
    label, reason = (say_table.hint(), "") if control is None else (control.label, control.reason)
    button = _HintInBar("button/hint", label, lambda: send(Press("hint")), "hint", dark=True)
    button.enable(not reason, reason)
    button.visible = control is not None
    return button.with_tip(reason or label).with_why(lambda: send(AskWhy("hint")))


def _draw_bar(kit: Kit, surface: Surface, window: Kit, title: str, after: int, before: int) -> None:
    draw_bar(window, surface, title, after, before, is_named=False)


FLAT_SHARES: Final[dict[Slot, float]] = {
    "act": 1.6, "other": 1.35, "special": 1.35, "undo": 0.95, "all": 1.15,
}  # fmt: skip
"""The widths of the places side by side if the plan has a flat panel for all of them."""
_SMALL: Final[tuple[Slot, ...]] = ("undo", "all")
"""Places whose button gives its reason only when asked."""


def slot_rects(kit: Kit, places: Places) -> dict[Slot, Rect]:
    """The buttons' places, the same throughout a game: from the lower edge upwards what takes back (S002-26), what is
    next, and what else can be done.
    """
    panel, gap = places.rect("Buttons"), max(4, kit.theme.u(10))
    beside = places.find("Tools")
    if beside is None:
        height = min(max(44, kit.theme.u(84)), panel.h)
        return _beside(Rect(panel.x, panel.y, panel.w, height), gap, FLAT_SHARES)
    apart = max(4, kit.theme.u(6))
    height = (beside.h - apart) // 2
    if height < SMALLEST_TAP - 1 or kit.theme.is_large:
        height = max(SMALLEST_TAP, kit.theme.u(66))
    lower = Rect(beside.x, beside.bottom - height, beside.w, height)
    words: dict[Slot, str] = {"undo": say_table.undo(), "all": say_table.undo_turn()}
    rects = _beside(lower, apart, _shares_by(kit, lower.w - apart, words))
    bottom = lower.top - gap
    shares: tuple[tuple[Slot, float], ...] = ("act", 0.36), ("other", 0.32), ("special", 0.32)
    free = bottom - panel.y - 2 * gap
    if (below_prompt := free - gap - kit.text.line(PROMPT, "heading")) * shares[0][1] >= SMALLEST_TAP - 1:
        free = below_prompt
    for slot, share in shares:
        height = min(max(44, kit.theme.u(232 * share)), round(free * share))
        rects[slot] = Rect(panel.x, bottom - height, panel.w, height)
        bottom -= height + gap
    return rects


def _shares_by(kit: Kit, width: int, words: Mapping[Slot, str]) -> dict[Slot, float]:
    """Shares of a width: each has its word, at least a finger's width, and as much of what is left as the others. If
    the words are too long together, the last one is shorter.
    """
    needed = {slot: kit.text.width(word, LEAST_LABEL + 1, "strong") for slot, word in words.items()}
    if sum(needed.values()) + 2 * CLOSE_TO_RIM * len(needed) > width:
        needed["all"] = kit.text.width(say_table.undo_turn_word(), LEAST_LABEL + 1, "strong")
    least = {slot: max(SMALLEST_TAP, word + 2 * CLOSE_TO_RIM) for slot, word in needed.items()}
    left = max(0, width - sum(least.values())) / len(least)
    return {slot: share + left for slot, share in least.items()}


def _place_of(control: Control, slots: Mapping[Slot, Rect], begins_again: bool) -> Rect:
    """Undo and what takes back a draft get both places, as long as nothing begins again beside it."""
    is_whole = control.action == "take_back" or (control.action == "undo" and not begins_again)
    return slots["undo"].union(slots["all"]) if is_whole else slots[control.slot]


def _beside(row: Rect, gap: int, shares: Mapping[Slot, float]) -> dict[Slot, Rect]:
    width = (row.w - gap * (len(shares) - 1)) / sum(shares.values())
    rects, x = {}, float(row.x)
    for slot, share in shares.items():
        rects[slot] = Rect(round(x), row.y, round(width * share), row.h)
        x += width * share + gap
    return rects


def _letter(kit: Kit, buttons: Sequence[Button]) -> None:
    """One letter size for all of them, small enough for two lines beside their pictures, as long as they stay
    legible.
    """
    text = kit.text
    fitting = (text.common([button.label], LABEL, button.room(kit), button.face) for button in buttons)
    rooms = ((button, button.rect.h - text.line(button.sub_size) + kit.theme.u(4)) for button in buttons)
    size = min([LABEL, *fitting, *(text.within(LABEL, room, button.face) for button, room in rooms)])
    least = LEAST_LABEL * min(1.0, kit.theme.u(LEAST_LABEL) / kit.theme.font_px(LEAST_LABEL))
    seconds = [
        text.common([button.sub if button.enabled else button.reason], button.sub_size, button.room(kit))
        for button in buttons
        if not button.reason_in_tooltip
    ]
    below = min(seconds, default=0.0)
    for button in buttons:
        button.size = max(least, size)
        if below >= LEAST_SECOND:
            button.sub_size = min(button.sub_size, below)
