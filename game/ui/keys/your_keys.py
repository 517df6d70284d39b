"""Your keys: on each screen another key can be given to everything that a key does, and there are layouts for one
hand. What a key does is told by the help.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Box, Column, Grow, Pad, Panel, Placed, Put, Row, Sized, Words, board
from game.ui.core.key_bindings import EVERYWHERE, SHARED_PLACES, KeysTaken, OwnKey, OwnKeys, changed, key_name, keys_in
from game.ui.core.key_layouts import LEFT_HAND, RIGHT_HAND
from game.ui.core.kit import Kit
from game.ui.core.preferences import Preferences
from game.ui.core.theme import CREAM, DIM, GOLD, LINE_LIGHT, ROW, ROW_CHOSEN
from game.ui.keys.screen import key_cap
from game.ui.requests import Ask, ChangePreferences, Go
from game.ui.widgets import BarButton, Button, Dialog, Dropdown, ScrollList
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import help, screens
from game.words import own_keys as words

ON_EVERY_SCREEN: Final[Mapping[int, str]] = {
    pygame.K_TAB: words.NEXT_THING,
    pygame.K_LEFT: words.GO_LEFT,
    pygame.K_RIGHT: words.GO_RIGHT,
    pygame.K_UP: words.GO_UP,
    pygame.K_DOWN: words.GO_DOWN,
    pygame.K_RETURN: words.PRESS,
    pygame.K_SPACE: words.CHOOSE,
    pygame.K_ESCAPE: words.GO_BACK,
    pygame.K_F2: words.EXPLAIN,
    pygame.K_DELETE: words.TAKE_BACK,
    pygame.K_BACKSPACE: words.TAKE_LAST_BACK,
    pygame.K_PLUS: words.LARGER,
    pygame.K_MINUS: words.SMALLER,
    pygame.K_PAGEUP: words.PAGE_UP,
    pygame.K_PAGEDOWN: words.PAGE_DOWN,
    pygame.K_HOME: words.TO_FIRST,
    pygame.K_END: words.TO_LAST,
    pygame.K_F1: words.SHOW_KEYS,
    pygame.K_F4: words.FIRST_OF_MESSAGE,
    pygame.K_F5: words.SECOND_OF_MESSAGE,
    pygame.K_F6: words.THIRD_OF_MESSAGE,
    pygame.K_F11: words.FULL_SCREEN,
}
"""What keys do wherever one is, by the usual key."""
ONLY_WITH_OTHERS: Final = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
)
CAP_WIDE: Final = 190  # design pixels
CAP_HIGH: Final = 44


class KeyAction(NamedTuple):
    """Something a key does in a place, and the key that usually does it."""

    place: str
    usual: int
    does: str


def actions_in(place: str) -> tuple[KeyAction, ...]:
    """All that keys do in a place, each once, in the order of the help."""
    if place == EVERYWHERE:
        return tuple(KeyAction(place, usual, does) for usual, does in ON_EVERY_SCREEN.items())
    found: dict[int, KeyAction] = {}
    family = (place, *(screen for screen, shared in SHARED_PLACES.items() if shared == place))
    for screen in family:
        for label, does in help.keys_of(screen):
            for usual in keys_in(label):
                if usual not in ON_EVERY_SCREEN:
                    found.setdefault(usual, KeyAction(place, usual, does))
    return tuple(found.values())


def places() -> tuple[str, ...]:
    """All places with keys of their own: every screen at once, the table, then the others."""
    others = [screen for screen in help.KEYS_BY_SCREEN if screen != "table" and screen not in SHARED_PLACES]
    return (EVERYWHERE, "table", *(screen for screen in others if actions_in(screen)))


class KeyList(ScrollList):
    """Lines that a finger can hit."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """The gap comes on top of what is hit."""
        self.place(rect, max(kit.theme.tap(58), kit.text.line(24) + kit.theme.u(18)) + self.gap, self.gap)


class OwnKeysScene(FormScene):
    """A list of all that keys do in one place; Enter or a click on a line, then a key, gives that key to it."""

    name = "own_keys"
    first_focus = "list"
    is_spoken = True

    def __init__(self, preferences: Preferences, ask: Ask, place: str = EVERYWHERE) -> None:
        super().__init__()
        self._preferences, self._ask = preferences, ask
        self._places = places()
        self.waits_for: KeyAction | None = None
        """What a key is asked for."""
        self._to_swap: int | None = None  # a key that has something to do, pressed once
        self.message = f"{words.HOW} {words.WHILE_WRITING}"
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._layouts = [
            BarButton(f"button/{id}", label, partial(self._choose_layout, layout, said))
            for id, label, layout, said in (
                ("left_hand", words.LEFT_HAND, LEFT_HAND, words.LEFT_TAKEN),
                ("right_hand", words.RIGHT_HAND, RIGHT_HAND, words.RIGHT_TAKEN),
                ("usual_keys", words.USUAL_KEYS, (), words.USUAL_TAKEN),
            )
        ]
        names = [words.PLACE_NAMES.get(at) or help.explanation(at, "").title for at in self._places]
        at = self._places.index(place) if place in self._places else 0
        self._where = Dropdown("field/place", words.PLACE, names, at, lambda _: self._fill())
        self._list = KeyList("list", words.TITLE, [], self._draw_row, self._wait_for)
        self.form.set_widgets([self._back, *self._layouts, self._where, self._list], self.first_focus)
        self.form.on_cancel = back
        self._fill()

    @property
    def keys_taken(self) -> KeysTaken:
        """Every key is an answer while one is asked for."""
        return super().keys_taken if self.waits_for is None else KeysTaken.EVERY

    @property
    def _own(self) -> OwnKeys:
        return OwnKeys(self._preferences.keys)

    def take(self, preferences: Preferences) -> None:
        """Choices that were made by a key meanwhile."""
        self._preferences = preferences

    def _fill(self) -> None:
        """The lines of the place that is chosen."""
        self._actions = actions_in(self._places[self._where.chosen])
        self._list.labels = [f"{self._cap(action)}: {action.does}" for action in self._actions]
        self._list.move_to(min(self._list.current, len(self._actions) - 1))
        self.refresh()

    def _cap(self, action: KeyAction) -> str:
        own = self._own.key_for(action.place, action.usual)
        return words.NO_KEY if own is None else key_name(own)

    # ---- a key for one thing

    def _wait_for(self, index: int) -> None:
        self.waits_for, self._to_swap = self._actions[index], None
        self._say(words.ask_for_key(self.waits_for.does))

    def _say(self, message: str) -> None:
        self.message = message
        self.refresh()

    def handle(self, event: Event) -> bool | None:
        """The key that is waited for; a press of the mouse ends the waiting, or of a gamepad, which has no keys."""
        if self.waits_for is not None:
            if event.dict.get("by_pad"):
                if event.type == pygame.KEYDOWN:
                    self._end(words.HOW)
                return True
            if event.type == pygame.KEYDOWN:
                self._take_key(self.waits_for, event.key)
                return True
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._end(words.HOW)
        return super().handle(event)

    def _end(self, message: str) -> None:
        self.waits_for = self._to_swap = None
        self._say(message)

    def _take_key(self, action: KeyAction, pressed: int) -> None:
        if pressed == pygame.K_ESCAPE and action.usual != pygame.K_ESCAPE:
            self._end(words.HOW)
            return
        if pressed in ONLY_WITH_OTHERS:
            self._say(words.ONLY_WITH_OTHERS)
            return
        holders = tuple(self._holders(action, pressed))
        if holders and self._to_swap != pressed:
            self._to_swap = pressed
            self._say(words.taken(key_name(pressed), holders[0].does))
            return
        before = self._own.key_for(action.place, action.usual)
        chosen = self._preferences.keys
        for holder in holders:
            chosen = changed(chosen, holder.place, holder.usual, before or holder.usual)
        chosen = changed(chosen, action.place, action.usual, pressed)
        self._choose(chosen)
        self._end(words.given(key_name(pressed), action.does))

    def _holders(self, action: KeyAction, pressed: int) -> Iterator[KeyAction]:
        """What else this key does where the action is to be had."""
        here = self._places if action.place == EVERYWHERE else (action.place, EVERYWHERE)
        for place in here:
            for other in actions_in(place):
                is_it = other.place == action.place and other.usual == action.usual
                if not is_it and self._own.key_for(place, other.usual) == pressed:
                    yield other

    def _choose(self, chosen: tuple[OwnKey, ...]) -> None:
        self._preferences = replace(self._preferences, keys=chosen)
        self._ask(ChangePreferences(self._preferences))
        self._fill()

    # ---- layouts

    def _choose_layout(self, layout: tuple[OwnKey, ...], said: str) -> None:
        """Take a layout; keys that somebody chose one by one are not thrown away unasked."""
        if self._preferences.keys in ((), LEFT_HAND, RIGHT_HAND, layout):
            self._take_layout(layout, said)
            return

        def replace_them() -> None:
            self.form.close_dialog()
            self._take_layout(layout, said)

        buttons = [
            Button("button/replace", words.REPLACE, replace_them),
            Button("button/keep", words.KEEP_MINE, self.form.close_dialog, kind="primary"),
        ]
        self.form.open(Dialog(words.REPLACE_TITLE, words.REPLACE_WORDS, buttons), self.kit)

    def _take_layout(self, layout: tuple[OwnKey, ...], said: str) -> None:
        self._choose(layout)
        self._end(said)

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """What is asked or was done beside the place, the lines below."""
        told = Words(self.message, 25, GOLD if self.waits_for is not None else CREAM, "strong")
        head = Row(Sized(Put(self._where, 64), wide=440), Grow(told), gap=28)
        page = Panel(Column(head, Pad(Grow(Put(self._list)), 0, 18, 0)), (24, 20))
        return Column(Bar(words.TITLE, [self._back], self._layouts), Grow(Pad(page, 60, 26, 32)))

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        action = self._actions[index]
        asked = action == self.waits_for
        cap = self._cap(action)
        key = Words(cap, 22, DIM, lines=1, align="center") if cap == words.NO_KEY else key_cap(cap)
        is_own = self._own.key_for(action.place, action.usual) != action.usual
        line = Row(
            Sized(key, wide=CAP_WIDE, high=CAP_HIGH),
            Grow(Words(action.does, 24, GOLD if is_own else CREAM, lines=1)),
            gap=24,
        )
        ground = board(ROW_CHOSEN if asked else ROW, 0.95, GOLD if asked else LINE_LIGHT if current else None, 12)
        Placed(Panel(line, (14, 3), ground), kit, rect).draw(kit, surface)
