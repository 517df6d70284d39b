"""What a gamepad sends, and what lies under each hand that holds one."""

import pygame
from pygame.event import Event

from game.toolkit.input.gamepad import CONTROLLER_BUTTONS, GamepadButton

NUMBERS = {button: number for number, button in CONTROLLER_BUTTONS.items()}
AXES = {
    GamepadButton.LEFT_TRIGGER: (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32767),
    GamepadButton.RIGHT_TRIGGER: (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 32767),
    GamepadButton.STICK_LEFT: (pygame.CONTROLLER_AXIS_LEFTX, -32768),
    GamepadButton.STICK_RIGHT: (pygame.CONTROLLER_AXIS_LEFTX, 32767),
    GamepadButton.STICK_UP: (pygame.CONTROLLER_AXIS_LEFTY, -32768),
    GamepadButton.STICK_DOWN: (pygame.CONTROLLER_AXIS_LEFTY, 32767),
    GamepadButton.LOOK_LEFT: (pygame.CONTROLLER_AXIS_RIGHTX, -32768),
    GamepadButton.LOOK_RIGHT: (pygame.CONTROLLER_AXIS_RIGHTX, 32767),
    GamepadButton.LOOK_UP: (pygame.CONTROLLER_AXIS_RIGHTY, -32768),
    GamepadButton.LOOK_DOWN: (pygame.CONTROLLER_AXIS_RIGHTY, 32767),
}
"""What is pulled or pushed, and how far."""
LEFT_HALF = frozenset(
    {
        GamepadButton.UP,
        GamepadButton.DOWN,
        GamepadButton.LEFT,
        GamepadButton.RIGHT,
        GamepadButton.VIEW,
        GamepadButton.LEFT_STICK,
    }
    | {button for button in GamepadButton if button.value.startswith(("stick", "left_"))}
)
HALVES = {"left": LEFT_HALF, "right": frozenset(GamepadButton) - LEFT_HALF, "both": frozenset(GamepadButton)}
"""What lies under each hand."""


def button_event(button: GamepadButton, is_down: bool, gamepad: int = 7) -> Event:
    """What SDL tells of a button; triggers and sticks are axes."""
    if button in AXES:
        axis, far = AXES[button]
        return Event(pygame.CONTROLLERAXISMOTION, instance_id=gamepad, axis=axis, value=far if is_down else 0)
    kind = pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP
    return Event(kind, instance_id=gamepad, button=NUMBERS[button])
