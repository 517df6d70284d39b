"""The player classes of the levels."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.ai.fallback_move import Stopgap
from game.ai.level_names import LEVELS, STOPGAP, YARDSTICK, strength_in
from game.ai.player import Player, Think, never
from game.ai.players.easy import Easy
from game.ai.players.expert import Expert
from game.ai.players.hard import Hard
from game.ai.players.like_me import LikeMe
from game.ai.players.random_player import RandomPlayer
from game.ai.players.tuned_player import Habits, Normal
from game.engine.moves import Move
from game.engine.table.view import PlayerView

_LEVELS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        **dict(zip(LEVELS, (Easy(), Normal(), Hard(), Expert()), strict=True)),
        YARDSTICK: RandomPlayer(),
        STOPGAP: Stopgap(),
    }
)
"""Players are stateless: one of each level is enough."""


def decision_of(level: str, view: PlayerView, think: Think, is_enough: Callable[[], bool] = never) -> Move:
    """The level's decision; one that thinks ahead stops when `is_enough`, which is asked every few playouts."""
    player = player_of(level)
    if isinstance(player, Expert | LikeMe):
        return player.decide(view, think, is_enough)
    return player.decide(view, think)


def player_of(level: str) -> Player:
    """A player of the level, of any strength between levels, yardstick or stopgap. Raises KeyError otherwise."""
    player = _LEVELS.get(level)
    if player is not None:
        return player
    strength = strength_in(level)
    if strength is None:
        raise KeyError(level)
    return LikeMe(strength)


def habits_of(level: str) -> Player:
    """Like `player_of`, but `hard` doesn't look ahead, which makes a round twenty times as fast."""
    return Habits() if level == "hard" else player_of(level)
