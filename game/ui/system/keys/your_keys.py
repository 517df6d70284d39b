"""Your keys: on each screen any action can get another key, and there are layouts for one hand. Help says what a key
does.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.messages.functions import own_keys as say
from game.messages.language import Message, has, named
from game.toolkit.boxes import Box, Column, Grow, Pad, Panel, Placed, Row, Sized, WidgetSlot, Words, board
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE_LIGHT, ROW, ROW_CHOSEN
from game.toolkit.input.key_bindings import (
    EVERYWHERE,
    SHARED_PLACES,
    KeysTaken,
    OwnKey,
    OwnKeys,
    changed,
    key_name,
    keys_in,
    shown,
)
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, Dialog, Dropdown, ScrollList, stay
from game.ui.shared.explained import explanation
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import Ask, AskingScene, ChangePreferences
from game.ui.system.keys.control_lists import key_cap
from game.ui.system.keys.key_lists import KEYS_BY_SCREEN, keys_of

ON_EVERY_SCREEN: Final[Mapping[int, Message]] = {
    pygame.K_TAB: say.next_thing,
    pygame.K_LEFT: say.go_left,
    pygame.K_RIGHT: say.go_right,
    pygame.K_UP: say.go_up,
    pygame.K_DOWN: say.go_down,
    pygame.K_RETURN: say.press_ring,
    pygame.K_SPACE: say.choose,
    pygame.K_ESCAPE: say.go_back,
    pygame.K_F2: say.explain,
    pygame.K_DELETE: say.take_back,
    pygame.K_BACKSPACE: say.take_last_back,
    pygame.K_PLUS: say.larger,
    pygame.K_MINUS: say.smaller,
    pygame.K_PAGEUP: say.scroll_up,
    pygame.K_PAGEDOWN: say.scroll_down,
    pygame.K_HOME: say.to_first,
    pygame.K_END: say.to_last,
    pygame.K_F1: say.show_keys,
    pygame.K_F4: say.first_of_message,
    pygame.K_F5: say.second_of_message,
    pygame.K_F6: say.third_of_message,
    pygame.K_F11: say.full_screen,
}
"""What keys do wherever one is, by the usual key."""
ONLY_WITH_OTHERS: Final = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
)


class KeyAction(NamedTuple):
    """Something a key does in a place, and the key that usually does it."""

    place: str
    usual: int
    does: Message


def actions_in(place: str) -> tuple[KeyAction, ...]:
    """All that keys do in a place, each once, in the order of the help."""
    if place == EVERYWHERE:
        return tuple(KeyAction(place, usual, does) for usual, does in ON_EVERY_SCREEN.items())
    found: dict[int, KeyAction] = {}
    family = (place, *(screen for screen, shared in SHARED_PLACES.items() if shared == place))
    for screen in family:
        for label, does in keys_of(screen):
            for usual in keys_in(label):
                if usual not in ON_EVERY_SCREEN:
                    found.setdefault(usual, KeyAction(place, usual, does))
    return tuple(found.values())


def places() -> tuple[str, ...]:
    """All places with keys of their own: every screen at once, the table, then the others."""
    others = [screen for screen in KEYS_BY_SCREEN if screen != "table" and screen not in SHARED_PLACES]
    return (EVERYWHERE, "table", *(screen for screen in others if actions_in(screen)))


def place_name(place: str) -> str:
    known = f"place_{place}"
    return named("own_keys", known) if has("own_keys", known) else explanation(place, "").title


class KeyList(ScrollList):
    """Lines that a finger can hit."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.place(rect, max(kit.theme.tap(58), kit.text.line(24) + kit.theme.u(18)) + self.gap, self.gap)


def _how() -> str:
    return f"{say.how()} {say.while_writing()}"


class OwnKeysState(Struct, frozen=True):
    """The keys of one place. `waits_for` is what a key is asked for, `to_swap` a key that has something to do already
    and was pressed once.
    """

    preferences: Preferences
    place: str
    waits_for: KeyAction | None = None
    to_swap: int | None = None
    told: Message = _how

    @property
    def message(self) -> str:
        return self.told()

    @property
    def own(self) -> OwnKeys:
        return OwnKeys(self.preferences.keys)

    def cap(self, action: KeyAction) -> str:
        own = self.own.key_for(action.place, action.usual)
        return say.no_key() if own is None else shown(key_name(own))

    def holders(self, action: KeyAction, pressed: int) -> Iterator[KeyAction]:
        """What else this key does on screens with the action, each with the place where it would lose the key: what
        works everywhere loses one of a screen's own only there.
        """
        own, is_everywhere = self.own, action.place == EVERYWHERE
        everywhere = [one for one in actions_in(EVERYWHERE) if one != action]
        there = [one for one in everywhere if own.key_for(EVERYWHERE, one.usual) == pressed] if is_everywhere else []
        yield from there
        for place in [one for one in places() if one != EVERYWHERE] if is_everywhere else [action.place]:
            for other in (*actions_in(place), *everywhere):
                if other != action and other not in there and own.key_for(place, other.usual) == pressed:
                    yield other._replace(place=place)

    def with_key(self, action: KeyAction, pressed: int) -> tuple[OwnKey, ...]:
        """The keys once it is done by this one; what that did before gets the key that it had."""
        is_everywhere, chosen = action.place == EVERYWHERE, self.preferences.keys
        for holder in self.holders(action, pressed):
            before = self.own.key_for(holder.place, action.usual)
            chosen = changed(chosen, holder.place, holder.usual, before or holder.usual)
        chosen = tuple(key for key in chosen if not (is_everywhere and key.usual == action.usual))
        return changed(chosen, action.place, action.usual, pressed)


class OwnKeysScene(AskingScene[OwnKeysState]):
    """A list of all that keys do in one place; Enter or a click on a line, then a key, gives that key to it."""

    name = "own_keys"
    first_focus = "list"
    is_spoken = True

    def __init__(self, preferences: Preferences, ask: Ask, place: str = EVERYWHERE) -> None:
        super().__init__(OwnKeysState(preferences, place if place in places() else EVERYWHERE), ask)

    @property
    def keys_taken(self) -> KeysTaken:
        """Every key is an answer while one is asked for."""
        return super().keys_taken if self.state.waits_for is None else KeysTaken.EVERY

    # ---- a key for one thing

    def take(self, event: Event) -> bool | None:
        action = self.state.waits_for
        if action is not None:
            if event.dict.get("by_pad"):
                if event.type == pygame.KEYDOWN:
                    self._end(say.how)
                return True
            if event.type == pygame.KEYDOWN:
                self._take_key(action, event.key)
                return True
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._end(say.how)
        return super().take(event)

    def _end(self, told: Message) -> None:
        self.set_state(waits_for=None, to_swap=None, told=told)

    def _ask_for_key(self, row: int) -> None:
        action = actions_in(self.state.place)[row]
        self.set_state(waits_for=action, to_swap=None, told=lambda: say.ask_for_key(action.does()))

    def _take_key(self, action: KeyAction, pressed: int) -> None:
        holder = next(self.state.holders(action, pressed), None)
        if pressed == pygame.K_ESCAPE and action.usual != pygame.K_ESCAPE:
            self._end(say.how)
        elif pressed in ONLY_WITH_OTHERS:
            self.set_state(told=say.only_with_others)
        elif holder is not None and self.state.to_swap != pressed:
            self.set_state(to_swap=pressed, told=lambda: say.taken(shown(key_name(pressed)), holder.does()))
        else:
            given = lambda: say.given(shown(key_name(pressed)), action.does())  # noqa: E731 - said when it is shown
            self._choose(self.state.with_key(action, pressed), given)

    def _choose(self, keys: tuple[OwnKey, ...], said: Message) -> None:
        self.set_state(preferences=replace(self.state.preferences, keys=keys))
        self._ask(ChangePreferences(self.state.preferences))
        self._end(said)

    def _choose_layout(self, layout: tuple[OwnKey, ...], said: Message) -> None:
        """Take a layout; keys that somebody chose one by one are not thrown away unasked."""
        if self.state.preferences.keys in ((), LEFT_HAND, RIGHT_HAND, layout):
            self._choose(layout, said)
            return
        buttons = [
            Button("button/replace", say.replace(), partial(self._choose, layout, said)),
            Button("button/keep", say.keep_mine(), stay, look="primary"),
        ]
        self.open(Dialog(say.replace_title(), say.replace_words(), buttons))

    # ---- picture

    def content(self, kit: Kit) -> Box:
        state, actions, there = self.state, actions_in(self.state.place), places()
        names = list(map(place_name, there))
        go = lambda number: self.set_state(place=there[number])  # noqa: E731 - said in the call below
        where = Dropdown("field/place", say.place(), names, there.index(state.place), go)
        lines = KeyList(
            "list",
            say.title(),
            [say.row(state.cap(action), action.does()) for action in actions],
            lambda kit, surface, rect, n, current: self._draw_row(kit, surface, rect, actions[n], current),
            self._ask_for_key,
        )
        layouts = [
            BarButton(f"button/{id}", label, partial(self._choose_layout, layout, said))
            for id, label, layout, said in (
                ("left_hand", say.left_hand(), LEFT_HAND, say.left_taken),
                ("right_hand", say.right_hand(), RIGHT_HAND, say.right_taken),
                ("usual_keys", say.usual_keys(), (), say.usual_taken),
            )
        ]
        told = Words(self.message, 27, GOLD if state.waits_for is not None else CREAM, "strong")
        head = Row(Sized(WidgetSlot(where, 64), width=440), Grow(told), gap=28)
        page = Panel(Column(head, Pad(Grow(WidgetSlot(lines)), 0, 18, 0)), (24, 20))
        return Column(Bar(say.title(), [self.way_back], layouts), Grow(Pad(page, 60, 26, 32)))

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, action: KeyAction, current: bool) -> None:
        cap, asked = self.state.cap(action), action == self.state.waits_for
        key = Words(cap, 24, DIM, lines=1, align="center") if cap == say.no_key() else key_cap(cap)
        is_own = self.state.own.key_for(action.place, action.usual) != action.usual
        line = Row(
            Sized(key, width=215, height=46),
            Grow(Words(action.does(), 28, GOLD if is_own else CREAM, lines=1)),
            gap=24,
        )
        ground = board(ROW_CHOSEN if asked else ROW, 0.95, GOLD if asked else LINE_LIGHT if current else None, 12)
        Placed(Panel(line, (14, 3), ground), kit, rect).draw(kit, surface)
