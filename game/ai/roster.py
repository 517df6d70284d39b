"""The levels of computer players by name."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from game.ai.easy import Easy
from game.ai.expert import Expert
from game.ai.levels import Hard, Normal
from game.ai.like_me import LIKE_ME, LikeMe, strength_in
from game.ai.player import Player, Think
from game.ai.random_player import RandomPlayer
from game.engine.moves import Move
from game.engine.view import PlayerView

_LEVELS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {"easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}
)

LEVELS: Final = tuple(_LEVELS)
"""The levels there are, weakest first."""

SEATED: Final = (*LEVELS, LIKE_ME)
"""What a computer player at a table may be: a level, or as strong as the people there."""

DEFAULT_LEVEL: Final = "normal"

YARDSTICK: Final = "random"
"""Any legal move: nobody to sit with, only to measure the levels against."""


def moves_of(level: str, view: PlayerView, think: Think) -> Iterator[Move]:
    """The level's move, then better ones as it thinks on; whoever asks may stop at any. The last is its decision."""
    player = player_of(level)
    if isinstance(player, Expert):
        for thought in player.thoughts(view, think):
            yield thought.move
    else:
        yield player.decide(view, think)


def player_of(level: str) -> Player:
    """A player of the level, of any strength between them, or the yardstick. Raises KeyError for anything else."""
    strength = strength_in(level)
    if strength is not None:
        return LikeMe(strength)
    return RandomPlayer() if level == YARDSTICK else _LEVELS[level]()


def is_level(level: str | None) -> bool:
    """Whether somebody can play by that level at a table.

    >>> is_level("hard"), is_level("like_me_135"), is_level("random"), is_level(None)
    (True, True, False, False)
    """
    return level in LEVELS or strength_in(level) is not None


def seated_level(level: str | None) -> str:
    """The level as it is chosen for a seat: without a strength, and the usual one for words of other programs.

    >>> seated_level("like_me_135"), seated_level("hard"), seated_level(None)
    ('like_me', 'hard', 'normal')
    """
    if strength_in(level) is not None:
        return LIKE_ME
    return level if level is not None and level in LEVELS else DEFAULT_LEVEL
