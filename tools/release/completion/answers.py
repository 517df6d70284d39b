"""How values of options are completed, in any shell, and the names of the programs."""

from enum import Enum, auto
from typing import Final

from tools.release.options import TakenArgument

PROGRAMS: Final = ("hand-and-foot", "handfoot")
_FOLDERS: Final = ("DIR",)
_FILES: Final = ("FILE", "NEW")


class Fill(Enum):
    """What can be offered after an option with a value."""

    CHOICES = auto()
    FOLDERS = auto()
    FILES = auto()
    RULES = auto()
    """A rule set by its name, or a file of one."""
    NOTHING = auto()
    """A number or a name: only the person knows."""


def fill_of(argument: TakenArgument) -> Fill:
    """How the value of an option is completed."""
    if argument.choices:
        return Fill.CHOICES
    if argument.value in _FOLDERS:
        return Fill.FOLDERS
    if "FILE" in argument.value and "--rules" in argument.flags:
        return Fill.RULES
    return Fill.FILES if argument.value in _FILES else Fill.NOTHING
