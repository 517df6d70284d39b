"""Who plays the levels of computer players."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from game.ai.easy import Easy
from game.ai.expert import Expert
from game.ai.level_names import LEVELS, YARDSTICK, strength_in
from game.ai.levels import Hard, Normal
from game.ai.like_me import LikeMe
from game.ai.player import Player, Think
from game.ai.random_player import RandomPlayer
from game.engine.moves import Move
from game.engine.view import PlayerView

_LEVELS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    dict(zip(LEVELS, (Easy, Normal, Hard, Expert), strict=True))
)


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
