"""Gamepads at a simulated computer: plugged in, held, and unplugged while a button is down."""

import random
from typing import Final

import pygame
from pygame.event import Event

from game.toolkit.input.gamepad import GamepadFamily, OpenedGamepad
from tests.simulation.broken import Broken
from tests.simulation.computer import Window

STICK: Final = -1
"""The left one, pushed aside."""
BUTTONS: Final = (
    *(pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    *(pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN, STICK),
)
"""What repeats as long as it is held."""


class SimulatedGamepads:
    """The pads at one window, each with the button that is held on it."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._held: dict[int, int | None] = {}
        self._count = 0
        window.app._gamepads._opens = lambda index: OpenedGamepad(index, GamepadFamily.XBOX, True)

    def plug_in(self) -> None:
        """Another one."""
        self._count += 1
        self._held[self._count] = None
        self._window.step(Event(pygame.JOYDEVICEADDED, device_index=self._count))

    def press(self, chance: random.Random) -> None:
        """Somebody begins to hold a direction on one of them, or lets it go."""
        pad = chance.choice(list(self._held))
        button = self._held[pad]
        is_down = button is None
        button = chance.choice(BUTTONS) if button is None else button
        self._held[pad] = button if is_down else None
        if button == STICK:
            across = chance.choice((-30_000, 30_000)) if is_down else chance.randint(-400, 400)
            event = Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=pygame.CONTROLLER_AXIS_LEFTX, value=across)
        else:
            kind = pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP
            event = Event(kind, instance_id=pad, button=button)
        self._window.step(*self._window.app._gamepads.without_noise([event]))

    def unplug(self, chance: random.Random) -> None:
        """One of them, with what is held on it."""
        pad = chance.choice(list(self._held))
        del self._held[pad]
        self._window.step(Event(pygame.JOYDEVICEREMOVED, instance_id=pad))

    def check(self) -> None:
        """Raises Broken where a button goes on that nobody holds."""
        if self._window.app._gamepads.is_held and not any(button is not None for button in self._held.values()):
            raise Broken("a button is held that nobody holds", f"with {len(self._held)} gamepads")
