"""What a person chose for the screen: sizes, colours, speed. A value; where it is kept on disk is not known here."""

from typing import Literal

import msgspec

from game.ui.motion import SPEEDS, Speed
from game.ui.theme import Colours, Letters, Theme

TextSize = Literal["small", "normal", "large"]
Volume = Literal["low", "medium", "full"]
VOLUMES: dict[Volume, float] = {"low": 0.25, "medium": 0.55, "full": 1.0}
Asking = Literal["always", "first", "never"]
Thinking = Literal["short", "normal", "long"]
THINKING_SECONDS: dict[Thinking, float] = {"short": 0.6, "normal": 1.5, "long": 4.0}
TEXT_SCALES: dict[TextSize, float] = {"small": 0.88, "normal": 1.0, "large": 1.14}


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was left, in the pixels of a desktop whose screens had these sizes."""

    size: tuple[int, int]
    at: tuple[int, int]
    screens: tuple[tuple[int, int], ...]


class Preferences(msgspec.Struct, frozen=True):
    """Every choice of the settings screen, with its default."""

    text_size: TextSize = "normal"
    letters: Letters = "usual"
    colours: Colours = "four"
    speed: Speed = "normal"
    thinking: Thinking = "normal"
    reduced_motion: bool = False
    sound: bool = True
    volume: Volume = "medium"
    ask_discard: Asking = "first"
    """Whether a discard is asked about before it is done: always, for one by key the first time in a turn, or never."""
    full_screen: bool = False
    window: WindowPlace | None = None

    def theme(self, size: tuple[int, int]) -> Theme:
        """The measures for a window of `size` real pixels."""
        return Theme(size[0], size[1], TEXT_SCALES[self.text_size], self.colours, self.letters)

    @property
    def loudness(self) -> float:
        """The share of full volume; 0 where nobody wants to hear anything."""
        return VOLUMES[self.volume] if self.sound else 0.0

    @property
    def turn_seconds(self) -> float:
        """What a turn of a computer player who thinks ahead may take."""
        return THINKING_SECONDS[self.thinking]

    @property
    def time_scale(self) -> float:
        """What durations of motions are multiplied by; 0 where nothing moves."""
        return SPEEDS[self.speed]
