"""The levels of computer players by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.ai.anyhow import Anyhow
from game.ai.easy import Easy
from game.ai.expert import Expert
from game.ai.hard import Hard
from game.ai.normal import Normal
from game.ai.player import Player

_LEVELS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}
)

LEVELS: Final = tuple(_LEVELS)
"""The levels there are, weakest first."""

DEFAULT_LEVEL: Final = "normal"

YARDSTICK: Final = "random"
"""Any legal move: nobody to sit with, only to measure the levels against."""


def player_of(level: str) -> Player:
    """A player of the level, or the yardstick. Raises KeyError for anything else."""
    return Anyhow() if level == YARDSTICK else _LEVELS[level]()
