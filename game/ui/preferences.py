"""What a person chose for the screen: sizes, colours, speed. A value; where it is kept on disk is not known here."""

from typing import Literal

import msgspec

from game.ui.motion import SPEEDS, Speed
from game.ui.theme import Colours, Letters, Theme

TextSize = Literal["small", "normal", "large"]
TEXT_SCALES: dict[TextSize, float] = {"small": 0.88, "normal": 1.0, "large": 1.14}


class Preferences(msgspec.Struct, frozen=True):
    """Every choice of the settings screen, with its default."""

    text_size: TextSize = "normal"
    letters: Letters = "usual"
    colours: Colours = "four"
    speed: Speed = "normal"
    reduced_motion: bool = False
    sound: bool = True
    confirm_discard: bool = False
    full_screen: bool = False

    def theme(self, size: tuple[int, int]) -> Theme:
        """The measures for a window of `size` real pixels."""
        return Theme(size[0], size[1], TEXT_SCALES[self.text_size], self.colours, self.letters)

    @property
    def time_scale(self) -> float:
        """What durations of motions are multiplied by; 0 where nothing moves."""
        return SPEEDS[self.speed]
