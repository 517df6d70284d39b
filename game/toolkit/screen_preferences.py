"""A person's choices for the screen: sizes, colours, speed. A value; storing it is done elsewhere."""

from typing import Annotated, Final, Literal, Self

import msgspec
from msgspec.structs import replace

from game.toolkit.drawing.palette import Contrast
from game.toolkit.drawing.theme import Letters, Theme
from game.toolkit.input.gamepad import GamepadHands, StickNeeds
from game.toolkit.input.key_bindings import OwnKey
from game.toolkit.speed import SPEEDS, Speed
from game.toolkit.surroundings import surroundings

Spoken = Literal["system", "en", "es"]
"""The language of all texts: that of the system, if there are messages in it, or a chosen one."""
TextSize = Literal["small", "normal", "large"]
TEXT_SCALES: Final[dict[TextSize, float]] = {"small": 0.88, "normal": 1.0, "large": 1.2}
INTERFACE, INTERFACE_STEP = (80, 150), 10
"""Per cent: the smallest and the largest scale of the interface, and the step."""
SMALL_WINDOW, MOST_IN_SMALL, LETTERS_IN_SMALL = (1280, 648), 120, 1.14
"""What the desktop's bars leave of a screen of 1280 × 720. A window smaller than this in real pixels only has room for
this scale in per cent, and then for this text scale; everywhere else both can be as large as the settings allow, and
text is 1.8 times as large.
"""


def largest_interface(size: tuple[int, int]) -> int:
    """The largest scale of the interface in a window of `size` real pixels, in per cent.

    >>> largest_interface((1280, 648)), largest_interface((1024, 768))
    (150, 120)
    """
    return MOST_IN_SMALL if _is_small(size) else INTERFACE[1]


def _is_small(size: tuple[int, int]) -> bool:
    return size[0] < SMALL_WINDOW[0] or size[1] < SMALL_WINDOW[1]


class Languages(msgspec.Struct, frozen=True):
    """The language to use if the settings leave it to the system; and the one chosen for this run on the command line,
    which takes precedence until somebody chooses in Settings.
    """

    of_system: str = "en"
    of_run: str | None = None


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was last, in pixels of a desktop whose screens had these sizes."""

    size: tuple[int, int]
    at: tuple[int, int]
    screens: tuple[tuple[int, int], ...]


class ScreenPreferences(msgspec.Struct, frozen=True):
    """What a person may choose in any program, with defaults; a program adds its own."""

    language: Spoken = "system"
    interface: Annotated[int, msgspec.Meta(ge=INTERFACE[0], le=INTERFACE[1])] = 100
    """The size of texts, buttons and bars in per cent of the design; cards don't change."""
    text_size: TextSize = "normal"
    letters: Letters = "usual"
    contrast: Contrast = "usual"
    cloth: str = "forest"
    """The ground of all screens; an unknown name means the default."""
    speed: Speed = "normal"
    reduced_motion: bool = False
    full_screen: bool = False
    keys: tuple[OwnKey, ...] = ()
    """Custom keys."""
    pad_swapped: bool = False
    """Whether the confirm and back buttons of a gamepad are swapped."""
    pad_hands: GamepadHands = "both"
    """Whether half of a gamepad is enough for everything, and which."""
    stick: StickNeeds = "half"
    """How far the gamepad's stick must be pushed."""
    window: WindowPlace | None = None

    def theme(self, size: tuple[int, int]) -> Theme:
        """The measures for a window of `size` real pixels."""
        interface, letters = self.interface_in(size), TEXT_SCALES[self.text_size]
        if _is_small(size):
            letters = min(letters, LETTERS_IN_SMALL * MOST_IN_SMALL / interface)
        return Theme(
            *size,
            text_scale=letters,
            letters=self.letters,
            interface=interface / 100,
            contrast=self.contrast,
            language=surroundings().language(),
            cloth=self.cloth,
        )

    def interface_in(self, size: tuple[int, int]) -> int:
        """The scale of the interface that fits a window of `size` real pixels: the chosen one or less."""
        return min(self.interface, largest_interface(size))

    def scaled(self, steps: int, size: tuple[int, int]) -> Self:
        """The interface `steps` steps larger than shown in a window of `size`, within its limits."""
        wished = self.interface_in(size) + steps * INTERFACE_STEP
        return replace(self, interface=max(INTERFACE[0], min(largest_interface(size), wished)))

    @property
    def motion_scale(self) -> float:
        """The factor on durations of decorative motions; 0 if none are wanted."""
        return 0.0 if self.reduced_motion else self.time_scale

    @property
    def time_scale(self) -> float:
        """The factor on durations of motions; 0 if nothing moves."""
        return SPEEDS[self.speed]
