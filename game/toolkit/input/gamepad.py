"""Gamepads: their input becomes presses of the buttons that all of them have, and these become keys: the same ones
everywhere, or those that a screen says (`PAD_KEYS`, `GamepadScene`). Everything else is reached with the focus ring.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Final, Literal, Protocol, runtime_checkable

import msgspec
import pygame
from pygame import Event
from pygame._sdl2 import controller
from pygame.joystick import JoystickType

from game.toolkit.surroundings import say


class GamepadFamily(Enum):
    """Pads whose buttons have the same labels."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    STEAM = "steam"
    """As those of a Steam Deck."""


class GamepadButton(Enum):
    """A button of a pad by function or position; `CONFIRM` and `BACK` may be swapped in the settings."""

    CONFIRM = "confirm"
    BACK = "back"
    WEST = "west"
    """The left one of the four, labelled X on some pads."""
    NORTH = "north"
    """The upper one of the four, labelled Y on some pads."""
    VIEW = "view"
    START = "start"
    LEFT_SHOULDER = "left_shoulder"
    RIGHT_SHOULDER = "right_shoulder"
    LEFT_TRIGGER = "left_trigger"
    RIGHT_TRIGGER = "right_trigger"
    LEFT_STICK = "left_stick"
    """Pressed, not moved."""
    RIGHT_STICK = "right_stick"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    LOOK_UP = "look_up"
    """The right stick, as the three that follow."""
    LOOK_DOWN = "look_down"
    LOOK_LEFT = "look_left"
    LOOK_RIGHT = "look_right"
    STICK_UP = "stick_up"
    """The left stick, as the three that follow, where it is no second cross."""
    STICK_DOWN = "stick_down"
    STICK_LEFT = "stick_left"
    STICK_RIGHT = "stick_right"


GamepadHands = Literal["both", "left", "right"]
"""Whether half of a pad is enough for everything, and which."""
ELSEWHERE_ON_PAD: Final[Mapping[GamepadHands, Mapping[GamepadButton, GamepadButton]]] = {
    "both": {},
    "left": {
        GamepadButton.CONFIRM: GamepadButton.LEFT_SHOULDER,
        GamepadButton.BACK: GamepadButton.LEFT_TRIGGER,
        GamepadButton.WEST: GamepadButton.STICK_LEFT,
        GamepadButton.NORTH: GamepadButton.STICK_UP,
        GamepadButton.RIGHT_SHOULDER: GamepadButton.STICK_RIGHT,
        GamepadButton.RIGHT_TRIGGER: GamepadButton.STICK_DOWN,
        GamepadButton.START: GamepadButton.LEFT_STICK,
    },
    "right": {
        GamepadButton.UP: GamepadButton.LOOK_UP,
        GamepadButton.DOWN: GamepadButton.LOOK_DOWN,
        GamepadButton.LEFT: GamepadButton.LOOK_LEFT,
        GamepadButton.RIGHT: GamepadButton.LOOK_RIGHT,
    },
}
"""By function: where it is for one hand. The other half is unchanged."""
SWAPPED: Final = {GamepadButton.CONFIRM: GamepadButton.BACK, GamepadButton.BACK: GamepadButton.CONFIRM}


def printed_button(button: GamepadButton, swapped: bool, hands: GamepadHands = "both") -> GamepadButton:
    """The physical button for a function: a different one if confirm and back are swapped, or for one hand.

    >>> printed_button(GamepadButton.CONFIRM, True).value, printed_button(GamepadButton.WEST, True).value
    ('back', 'west')
    >>> printed_button(GamepadButton.CONFIRM, False, "left").value
    'left_shoulder'
    """
    return ELSEWHERE_ON_PAD[hands].get(button) or (SWAPPED.get(button, button) if swapped else button)


def is_on_gamepad(button: GamepadButton, hands: GamepadHands) -> bool:
    """Whether there is a button for it: in one-handed layouts some have another function.

    >>> is_on_gamepad(GamepadButton.LEFT_SHOULDER, "both"), is_on_gamepad(GamepadButton.LEFT_SHOULDER, "left")
    (True, False)
    """
    moved = ELSEWHERE_ON_PAD[hands]
    return button in moved or button not in moved.values()


def button_name(
    family: GamepadFamily, button: GamepadButton, swapped: bool = False, hands: GamepadHands = "both"
) -> str:
    """The name of a button, as printed on it; PlayStation buttons have symbols.

    >>> button_name(GamepadFamily.XBOX, GamepadButton.LEFT_SHOULDER), button_name(GamepadFamily.PLAYSTATION,
    ... GamepadButton.WEST)
    ('LB', 'Square')
    >>> button_name(GamepadFamily.XBOX, GamepadButton.NORTH, hands="left")
    'Stick up'
    """
    return say("gamepad", "button", family=family.value, button=printed_button(button, swapped, hands).value)


class KeyPress(msgspec.Struct, frozen=True):
    """The key that a button stands for."""

    key: int
    mod: int = 0

    def event(self, is_down: bool) -> Event:
        """The key going down, or up. It is marked `by_pad`, for fields that can't be typed into by a pad."""
        return Event(pygame.KEYDOWN if is_down else pygame.KEYUP, key=self.key, mod=self.mod, unicode="", by_pad=True)


class GamepadChange(msgspec.Struct, frozen=True):
    """A button went down, or repeats while it is held, or went up."""

    button: GamepadButton
    is_down: bool


class GamepadLook(msgspec.Struct, frozen=True):
    """How buttons are displayed: those of this family, replacing some labels on key caps."""

    family: GamepadFamily
    swapped: bool = False
    """Whether confirm and back are swapped."""
    caps: Mapping[str, GamepadButton] = {}
    hands: GamepadHands = "both"
    """Whether half of the pad is enough, and which."""


StickNeeds = Literal["little", "half", "most"]
STICK_SHARES: Final[Mapping[StickNeeds, float]] = {"little": 0.35, "half": 0.55, "most": 0.8}
"""The share of its way that a stick must be pushed to mean a direction."""
LETS_GO: Final = 0.15
"""How much closer to its centre it must be to count as released."""
PULLED: Final = 0.5
"""The same for a trigger."""
REPEAT_AFTER, REPEAT_EVERY = 0.42, 0.11
"""Seconds until a held direction first repeats, and between repeats after that."""
REPEATS: Final = frozenset(
    {
        GamepadButton.UP,
        GamepadButton.DOWN,
        GamepadButton.LEFT,
        GamepadButton.RIGHT,
        GamepadButton.LEFT_SHOULDER,
        GamepadButton.RIGHT_SHOULDER,
        GamepadButton.LOOK_UP,
        GamepadButton.LOOK_DOWN,
        GamepadButton.LOOK_LEFT,
        GamepadButton.LOOK_RIGHT,
    }
)
EVERYWHERE: Final[Mapping[GamepadButton, KeyPress]] = {
    GamepadButton.CONFIRM: KeyPress(pygame.K_SPACE),
    GamepadButton.BACK: KeyPress(pygame.K_ESCAPE),
    GamepadButton.START: KeyPress(pygame.K_RETURN),
    GamepadButton.VIEW: KeyPress(pygame.K_F1),
    GamepadButton.LEFT_SHOULDER: KeyPress(pygame.K_TAB, pygame.KMOD_SHIFT),
    GamepadButton.RIGHT_SHOULDER: KeyPress(pygame.K_TAB),
    GamepadButton.LEFT_TRIGGER: KeyPress(pygame.K_PAGEUP),
    GamepadButton.RIGHT_TRIGGER: KeyPress(pygame.K_PAGEDOWN),
    GamepadButton.RIGHT_STICK: KeyPress(pygame.K_F2),
    GamepadButton.UP: KeyPress(pygame.K_UP),
    GamepadButton.DOWN: KeyPress(pygame.K_DOWN),
    GamepadButton.LEFT: KeyPress(pygame.K_LEFT),
    GamepadButton.RIGHT: KeyPress(pygame.K_RIGHT),
    GamepadButton.LOOK_UP: KeyPress(pygame.K_PAGEUP),
    GamepadButton.LOOK_DOWN: KeyPress(pygame.K_PAGEDOWN),
    GamepadButton.LOOK_LEFT: KeyPress(pygame.K_LEFT, pygame.KMOD_CTRL),
    GamepadButton.LOOK_RIGHT: KeyPress(pygame.K_RIGHT, pygame.KMOD_CTRL),
}
"""What buttons stand for unless a screen overrides it."""
EVERYWHERE_CAPS: Final[Mapping[str, GamepadButton]] = {
    "Esc": GamepadButton.BACK,
    "Enter": GamepadButton.START,
    "Space": GamepadButton.CONFIRM,
    "F1": GamepadButton.VIEW,
    "F2": GamepadButton.RIGHT_STICK,
}


@runtime_checkable
class GamepadScene(Protocol):
    """A scene whose buttons stand for keys of its own."""

    def gamepad_key(self, button: GamepadButton) -> KeyPress | None:
        """The key that a button stands for here; None for its default."""

    def gamepad_caps(self) -> Mapping[str, GamepadButton]:
        """The button shown instead of the label on a key's cap."""


CONTROLLER_BUTTONS: Final[Mapping[int, GamepadButton]] = {
    pygame.CONTROLLER_BUTTON_A: GamepadButton.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: GamepadButton.BACK,
    pygame.CONTROLLER_BUTTON_X: GamepadButton.WEST,
    pygame.CONTROLLER_BUTTON_Y: GamepadButton.NORTH,
    pygame.CONTROLLER_BUTTON_BACK: GamepadButton.VIEW,
    pygame.CONTROLLER_BUTTON_START: GamepadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: GamepadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: GamepadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: GamepadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: GamepadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP: GamepadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: GamepadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: GamepadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: GamepadButton.RIGHT,
}
UNMAPPED_BUTTONS: Final = (
    GamepadButton.CONFIRM,
    GamepadButton.BACK,
    GamepadButton.WEST,
    GamepadButton.NORTH,
    GamepadButton.LEFT_SHOULDER,
    GamepadButton.RIGHT_SHOULDER,
    GamepadButton.VIEW,
    GamepadButton.START,
    GamepadButton.LEFT_STICK,
    GamepadButton.RIGHT_STICK,
)
"""The default order of buttons on a pad without an SDL mapping."""
DIRECTIONS: Final = (GamepadButton.LEFT, GamepadButton.RIGHT, GamepadButton.UP, GamepadButton.DOWN)
STICK: Final = (GamepadButton.STICK_LEFT, GamepadButton.STICK_RIGHT, GamepadButton.STICK_UP, GamepadButton.STICK_DOWN)
LOOKS: Final = (GamepadButton.LOOK_LEFT, GamepadButton.LOOK_RIGHT, GamepadButton.LOOK_UP, GamepadButton.LOOK_DOWN)
_CROSS: Final = dict(zip(STICK, DIRECTIONS, strict=True))
_MEANT: Final = {
    hands: {**_CROSS, **{there: meant for meant, there in moved.items()}} for hands, moved in ELSEWHERE_ON_PAD.items()
}
"""The function of a button by its position: the left stick acts as a second cross except in the left-hand layout."""
_OF_CONTROLLERS: Final = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)
_OF_JOYSTICKS: Final = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION)
GAMEPAD_EVENTS: Final = frozenset(
    (
        *(*_OF_CONTROLLERS, *_OF_JOYSTICKS, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
        *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED),
    )
)

_MAKERS: Final[Mapping[str, GamepadFamily]] = {
    "4c05": GamepadFamily.PLAYSTATION,
    "7e05": GamepadFamily.NINTENDO,
    "5e04": GamepadFamily.XBOX,
    "de28": GamepadFamily.STEAM,
}
"""The manufacturer's number at the start of its GUID, low byte first."""
_NAMED: Final = (
    (("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"), GamepadFamily.PLAYSTATION),
    (("nintendo", "switch", "joy-con", "joycon"), GamepadFamily.NINTENDO),
    (("steam deck", "steam controller", "valve"), GamepadFamily.STEAM),
)


def family_of(name: str, guid: str = "") -> GamepadFamily:
    """The labels of a pad's buttons, by its name, or by its manufacturer if the name doesn't tell.

    >>> family_of("PS4 Controller").value, family_of("Wireless Controller", "030000004c050000cc09000000010000").value
    ('playstation', 'playstation')
    >>> family_of("Nintendo Switch Pro Controller").value, family_of("Some Gamepad").value
    ('nintendo', 'xbox')
    """
    lower = name.lower()
    by_name = next((family for words, family in _NAMED if any(word in lower for word in words)), None)
    return by_name or _MAKERS.get(guid[8:12].lower(), GamepadFamily.XBOX)


class OpenedGamepad(msgspec.Struct, frozen=True):
    """A pad that is plugged in and being read; what `holds` it open is released when it is unplugged."""

    instance: int
    family: GamepadFamily
    is_mapped: bool
    """Whether SDL has a mapping for its buttons."""
    holds: object = None


def open_gamepad(index: int) -> OpenedGamepad | None:
    """Open the pad with this index; None if that isn't possible."""
    try:
        if controller.is_controller(index):
            opened = controller.Controller(index)
            stick = opened.as_joystick()
            family = family_of(opened.name, stick.get_guid())
            return OpenedGamepad(stick.get_instance_id(), family, True, (opened, stick))
        plain: JoystickType = pygame.joystick.Joystick(index)
    except pygame.error:
        return None  # unplugged meanwhile, or not ours to open
    if plain.get_numbuttons() < 4:  # a sensor, or the wheel of a keyboard
        return None
    return OpenedGamepad(plain.get_instance_id(), family_of(plain.get_name(), plain.get_guid()), False, plain)


MIDDLE: Final = 0.25
"""The greatest share of the way from its middle at which an axis counts as resting there."""


class _Stick:
    """The direction in which a stick is pushed, if any."""

    def __init__(self, ways: tuple[GamepadButton, GamepadButton, GamepadButton, GamepadButton]) -> None:
        self._ways = ways
        self._at = [0.0, 0.0]
        self._way: GamepadButton | None = None

    @property
    def is_pushed(self) -> bool:
        """Whether it means a direction."""
        return self._way is not None

    def move(self, axis: int, share: float, needed: float) -> list[GamepadChange]:
        """It moved along one axis: which buttons are released, and which are pressed."""
        self._at[axis] = share
        way = self._pushed(needed)
        if way is self._way:
            return []
        left, self._way = self._way, way
        changes = [GamepadChange(left, False)] if left is not None else []
        return [*changes, GamepadChange(way, True)] if way is not None else changes

    def _pushed(self, needed: float) -> GamepadButton | None:
        far = [abs(share) for share in self._at]
        along = 0 if far[0] > far[1] else 1
        way = self._ways[2 * along + (self._at[along] > 0)]
        return way if far[along] >= (needed - LETS_GO if way is self._way else needed) else None


class Gamepads:
    """All plugged-in pads as one. `take` and `pass_time` return the buttons that went down and up."""

    def __init__(self, opens: Callable[[int], OpenedGamepad | None] = open_gamepad) -> None:
        self._opens = opens
        self._opened: dict[int, OpenedGamepad] = {}
        self._down: dict[GamepadButton, float] = {}  # seconds until each repeats
        self._middle()
        self.family = GamepadFamily.XBOX
        """The family of the pad used last."""
        self.swapped = False
        self.hands: GamepadHands = "both"
        self.needed = STICK_SHARES["half"]

    def _middle(self) -> None:
        """Reset sticks, hat and triggers to their rest positions."""
        self._sticks = (_Stick(STICK), _Stick(LOOKS))
        self._hat, self._lone_stick = _Stick(DIRECTIONS), _Stick(DIRECTIONS)
        self._are_pulled = set[GamepadButton]()
        self._centred = set[tuple[int, int]]()

    def choose(self, swapped: bool, hands: GamepadHands, needed: float) -> None:
        """Set what the buttons mean from now on; one that is held at the moment is released."""
        if (swapped, hands) != (self.swapped, self.hands):
            self._down.clear()
            self._middle()
        self.swapped, self.hands, self.needed = swapped, hands, needed

    def start(self) -> None:
        """Start looking for pads. Those already present are reported like new ones."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return  # the system doesn't support pads

    @property
    def is_held(self) -> bool:
        """Whether a button is down, which may repeat."""
        return bool(self._down)

    @property
    def is_there(self) -> bool:
        """Whether any pad is plugged in."""
        return bool(self._opened)

    @property
    def _is_pushed(self) -> bool:
        """Whether a stick or a trigger hasn't come back yet, even if what it held was released by something else."""
        return bool(self._are_pulled) or any(stick.is_pushed for stick in self._sticks)

    def without_noise(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events, or none if all of them are noise: sticks that jitter around their centre keep nothing awake. One
        that was pushed and has come back meanwhile must be seen to have come back.
        """
        return () if all(self._is_noise(event) for event in events) else events

    def _is_noise(self, event: Event) -> bool:
        if event.type == pygame.CONTROLLERAXISMOTION:
            return not self._is_pushed and abs(_share(event)) < min(self.needed, PULLED)
        return event.type == pygame.JOYAXISMOTION and self._is_told_twice(event)

    def take(self, event: Event) -> list[GamepadChange]:
        """The changes that an event causes."""
        if event.type == pygame.JOYDEVICEADDED:
            gamepad = self._opens(event.device_index)
            if gamepad is not None:
                self._opened[gamepad.instance] = gamepad
            return []
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._go(event.instance_id)
        if event.type in _OF_JOYSTICKS and self._is_told_twice(event):
            return []
        changes = [self._held(self._chosen(change)) for change in self._changes(event)]
        known = self._opened.get(getattr(event, "instance_id", -1))
        if known is not None and changes:
            self.family = known.family
        return changes

    def let_go(self) -> list[GamepadChange]:
        """Release everything that is down: the window lost the keys, or the pad its cable."""
        return [self._held(GamepadChange(button, False)) for button in list(self._down)]

    def pass_time(self, dt: float) -> list[GamepadChange]:
        """Repeat directions that are held."""
        changes = []
        for button in list(self._down):
            if button not in REPEATS:
                continue
            self._down[button] -= dt
            if self._down[button] <= 0:
                self._down[button] = REPEAT_EVERY
                changes.append(GamepadChange(button, True))
        return changes

    # ---- pads come and go

    def _go(self, instance: int) -> list[GamepadChange]:
        if self._opened.pop(instance, None) is None:
            return []
        self._centred = {axis for axis in self._centred if axis[0] != instance}
        self._middle()
        return self.let_go()

    def _is_told_twice(self, event: Event) -> bool:
        """Whether SDL also reports it as a controller event."""
        known = self._opened.get(getattr(event, "instance_id", -1))
        return known is not None and known.is_mapped

    # ---- what an event says

    def _chosen(self, change: GamepadChange) -> GamepadChange:
        button = SWAPPED.get(change.button, change.button) if self.swapped else change.button
        return msgspec.structs.replace(change, button=_MEANT[self.hands].get(button, button))

    def _held(self, change: GamepadChange) -> GamepadChange:
        if change.is_down:
            self._down[change.button] = REPEAT_AFTER
        else:
            self._down.pop(change.button, None)
        return change

    def _changes(self, event: Event) -> list[GamepadChange]:
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                button = CONTROLLER_BUTTONS.get(event.button)
                return [GamepadChange(button, event.type == pygame.CONTROLLERBUTTONDOWN)] if button is not None else []
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if 0 <= event.button < len(UNMAPPED_BUTTONS):
                return [GamepadChange(UNMAPPED_BUTTONS[event.button], event.type == pygame.JOYBUTTONDOWN)]
            case pygame.JOYHATMOTION:
                across, up = event.value
                return [*self._hat.move(0, across, PULLED), *self._hat.move(1, -up, PULLED)]
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event.axis, _share(event))
            case pygame.JOYAXISMOTION if event.axis in (0, 1) and self._has_middle(event):
                return self._lone_stick.move(event.axis, event.value, self.needed)
        return []

    def _has_middle(self, event: Event) -> bool:
        """Whether this axis has been near its middle, as that of a stick is at first; a pen tablet's rests anywhere."""
        axis = event.instance_id, event.axis
        if abs(event.value) <= MIDDLE:
            self._centred.add(axis)
        return axis in self._centred

    def _moved(self, axis: int, share: float) -> list[GamepadChange]:
        match axis:
            case pygame.CONTROLLER_AXIS_LEFTX | pygame.CONTROLLER_AXIS_LEFTY:
                return self._sticks[0].move(axis - pygame.CONTROLLER_AXIS_LEFTX, share, self.needed)
            case pygame.CONTROLLER_AXIS_RIGHTX | pygame.CONTROLLER_AXIS_RIGHTY:
                return self._sticks[1].move(axis - pygame.CONTROLLER_AXIS_RIGHTX, share, self.needed)
            case pygame.CONTROLLER_AXIS_TRIGGERLEFT:
                return self._pulled(GamepadButton.LEFT_TRIGGER, share)
            case pygame.CONTROLLER_AXIS_TRIGGERRIGHT:
                return self._pulled(GamepadButton.RIGHT_TRIGGER, share)
        return []

    def _pulled(self, trigger: GamepadButton, share: float) -> list[GamepadChange]:
        was = trigger in self._are_pulled
        is_now = share >= (PULLED - LETS_GO if was else PULLED)
        self._are_pulled ^= {trigger} if is_now != was else set()
        return [GamepadChange(trigger, is_now)] if is_now != was else []


def _share(event: Event) -> float:
    """How far a controller's axis is from its centre, -1 to 1; the system counts to 32767."""
    value = float(event.value)
    return value if isinstance(event.value, float) and abs(value) <= 1 else value / 32767


PAD_KEYS: Final[Mapping[str, Mapping[GamepadButton, KeyPress]]] = {
    "title": {GamepadButton.WEST: KeyPress(pygame.K_t), GamepadButton.NORTH: KeyPress(pygame.K_l)},
    "choose": {GamepadButton.WEST: KeyPress(pygame.K_l), GamepadButton.NORTH: KeyPress(pygame.K_r)},
    "deck_cut": {GamepadButton.WEST: KeyPress(pygame.K_c), GamepadButton.NORTH: KeyPress(pygame.K_s)},
    "curtain": {GamepadButton.WEST: KeyPress(pygame.K_t), GamepadButton.NORTH: KeyPress(pygame.K_w)},
    "games": {GamepadButton.WEST: KeyPress(pygame.K_l), GamepadButton.NORTH: KeyPress(pygame.K_m)},
    "replay": {
        GamepadButton.CONFIRM: KeyPress(pygame.K_RETURN),  # Space is the film's, whatever has the ring
        GamepadButton.START: KeyPress(pygame.K_SPACE),
        GamepadButton.WEST: KeyPress(pygame.K_t),
        GamepadButton.NORTH: KeyPress(pygame.K_p),
    },
}
