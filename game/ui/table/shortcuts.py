"""Keys and gamepad buttons of the table. All others go to the focus."""

from collections.abc import Mapping
from typing import Final

import pygame
from pygame import Event

from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.toolkit.widgets import Button
from game.turn.offered_buttons import Action
from game.turn.spots import HandCard, Spot, StagedCard
from game.ui.table.gestures import ZoomIn
from game.ui.table.inputs import (
    AskWhyAbsent,
    ChooseRank,
    Explain,
    MoveCard,
    Press,
    Read,
    TableCommand,
    TableInput,
    TakeGroupBack,
)
from game.ui.table.state import ReadAloud, TableState
from game.ui.table.widgets.tools import Tools

MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
ACTIONS: Final[Mapping[int, Action]] = {
    pygame.K_m: "meld",
    pygame.K_d: "draw",
    pygame.K_x: "discard",
    pygame.K_p: "take",
    pygame.K_h: "hint",
    pygame.K_e: "coach_show",
    pygame.K_s: "sort",
    pygame.K_u: "undo",
    pygame.K_o: "stage",
    pygame.K_g: "go_out",
    pygame.K_k: "hold",
    pygame.K_b: "peek",
}
COMMANDS: Final = {
    pygame.K_f: TableCommand.FOLD_PANELS,
    pygame.K_q: TableCommand.ASK_PARTNER,
    pygame.K_t: TableCommand.SHOW_NEEDS,
    pygame.K_v: TableCommand.PLAY_LAP,
    pygame.K_w: TableCommand.SHOW_LAP,
}
READINGS: Final[Mapping[int, ReadAloud]] = {
    pygame.K_1: ReadAloud.HAND,
    pygame.K_2: ReadAloud.PILES,
    pygame.K_3: ReadAloud.OWN,
    pygame.K_4: ReadAloud.RIVALS,
    pygame.K_5: ReadAloud.SCORES,
    pygame.K_6: ReadAloud.NEEDS,
    pygame.K_7: ReadAloud.LAST_TURN,
    pygame.K_8: ReadAloud.NOW,
    pygame.K_0: ReadAloud.AGAIN,
}
OF_THE_LAP: Final = (pygame.K_q, pygame.K_v, pygame.K_w)
"""Keys for the others' actions: useless in a position that was set up."""
ARROWS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


def asked_by_key(event: Event, state: TableState, tools: Tools) -> TableInput | Button | None:
    """What a pressed key asks for: something on the table, or a button; None if it isn't a key of the table."""
    spot = tools.spot_with_keys
    plain = not event.mod & MODIFIERS
    if plain and (button := tools.help_by_key(event.key)) is not None:
        return button
    if plain and event.key == pygame.K_n and state.coached is not None:
        return TableCommand.PUT_COACH_AWAY
    if event.key == pygame.K_F10:
        return tools.way_out
    if event.key == pygame.K_ESCAPE:
        return TableCommand.ESCAPE
    if event.mod & pygame.KMOD_CTRL and event.key in ARROWS and tools.form.focused is not None:
        return MoveCard(spot.position, ARROWS[event.key]) if isinstance(spot, HandCard) else None
    if event.unicode == "?":
        is_ringed = tools.form.ringed is not None and not tools.form.is_pointed
        return Explain(spot if is_ringed else None, tools.form.pointer)
    if event.key == pygame.K_r and state.refused is not None and state.chapter is not None:
        return TableCommand.READ_RULE
    if (asked := _of_spot(event, spot)) is not None or not plain:
        return asked
    if event.key in READINGS and not event.mod & pygame.KMOD_SHIFT:
        return Read(READINGS[event.key])
    if event.key in COMMANDS and (state.mode.is_match or event.key not in OF_THE_LAP):
        return COMMANDS[event.key]
    if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
        return _play_button(event, tools)
    return _action(event, tools, state.mode.has_begin_again)


def _play_button(event: Event, tools: Tools) -> Button | None:
    """If a draft can't be played yet, say why, unless Space presses the focused widget."""
    says_why = isinstance(tools.spot_with_keys, HandCard) or bool(event.dict.get("by_pad"))
    ready = tools.plays if says_why else tools.button("play")
    return ready if ready is not None and (ready.enabled or says_why) else None


def _of_spot(event: Event, spot: Spot | None) -> TableInput | None:
    """The key's meaning for the focused item."""
    match event.key:
        case pygame.K_l if spot is not None:
            return ZoomIn(spot)
        case pygame.K_DELETE | pygame.K_BACKSPACE:
            return TakeGroupBack(spot.group if isinstance(spot, StagedCard) else None)
        case pygame.K_a if isinstance(spot, HandCard):
            return ChooseRank(spot.position)
        case _:
            return None


def _action(event: Event, tools: Tools, takes_all_back: bool) -> TableInput | Button | None:
    action = ACTIONS.get(event.key)
    if action is None:
        return None
    if action == "undo" and bool(event.mod & pygame.KMOD_SHIFT) != takes_all_back:
        action = "undo_turn"
    if action == "draw" and tools.button("draw") is None and tools.button("pass") is not None:
        action = "pass"  # takes its place once the stock is used up
    if any(one.action == action for one in tools.in_menu):
        return Press(action)
    button = tools.button(action)
    if action == "hint" and button is not None and not button.enabled:  # the bulb has told, and its key goes on
        button = tools.button("coach_show") or button
    return button or AskWhyAbsent(action)


ALWAYS: Final[Mapping[GamepadButton, int]] = {
    GamepadButton.LEFT_TRIGGER: pygame.K_u,
    GamepadButton.RIGHT_TRIGGER: pygame.K_h,
    GamepadButton.LEFT_STICK: pygame.K_l,
    GamepadButton.START: pygame.K_F10,
}
CAPS: Final[Mapping[str, GamepadButton]] = {
    "D": GamepadButton.WEST,
    "X": GamepadButton.WEST,
    "P": GamepadButton.NORTH,
    "M": GamepadButton.NORTH,
    "E": GamepadButton.NORTH,
    "Enter": GamepadButton.NORTH,
    "U": GamepadButton.LEFT_TRIGGER,
    "H": GamepadButton.RIGHT_TRIGGER,
}
"""No two that share a button are offered at once."""


def table_gamepad_key(button: GamepadButton, tools: Tools) -> KeyPress | None:
    """The key that a gamepad button stands for now; None if it has its usual meaning, as under a dialog."""
    if tools.form.dialog is not None:
        return None
    if button in ALWAYS:
        return KeyPress(ALWAYS[button])
    draws = tools.button("draw") is not None or tools.button("pass") is not None
    if button is GamepadButton.WEST:
        return KeyPress(pygame.K_d if draws else pygame.K_x)
    if button is GamepadButton.NORTH and tools.plays is not None:
        return KeyPress(pygame.K_RETURN)
    if button is GamepadButton.NORTH and tools.button("coach_show") is not None:
        return KeyPress(pygame.K_e)
    if button is GamepadButton.NORTH:
        return KeyPress(pygame.K_p if draws or tools.button("take") is not None else pygame.K_m)
    return None
