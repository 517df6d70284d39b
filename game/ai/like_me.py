"""The level `like_me`: as strong as somebody is, anywhere between `easy` and `expert`, by turns of two levels.

How strong that is stands in the level as a record tells it, so that a game taken up again goes on as it would have.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from game.ai.expert import Expert
from game.ai.fixed_tunings import BEGINNER
from game.ai.level_names import STEP, strength_in
from game.ai.levels import Habits, Normal
from game.ai.player import Decided, Player, Think, never
from game.ai.search.worlds import rng_for
from game.ai.silly_moves import is_silly
from game.ai.tuned_player import TunedPlayer
from game.engine.moves import Move
from game.engine.view import PlayerView

TIMID: Final = replace(BEGINNER, take_from=1000.0, open_wilds=0.0, open_wilds_turn=0.1, out_lead=2500.0)
"""Who lets the pile lie, waits for a good opening, and ends a round only when far ahead: weaker than `easy`, and
nothing that it does looks foolish.
"""


def _timid() -> Player:
    return TunedPlayer(TIMID)


_LADDER: Final = (("normal", _timid), ("normal", Normal), ("hard", Habits), ("expert", Expert))
"""The players, and the levels by whose numbers they answer."""


def deciding_level(level: str | None, view: PlayerView) -> str | None:
    """The level that decides at this view: the very one, but for who is sometimes one and sometimes another."""
    strength = strength_in(level)
    return level if strength is None else LikeMe(strength).goes_by(view)


_AS_EASY: Final = 0.02, 0.3
"""How often the one decides who is strong, so that both together are as strong as `easy`: in a team, and alone, where
the timid win next to nothing.
"""


def _share_alone(share: float) -> float:
    """How often he decides where everybody plays alone, by how often he would in a team.

    >>> [round(_share_alone(share), 2) for share in (0.0, 0.02, 0.5, 1.0)]
    [0.0, 0.3, 0.64, 1.0]
    """
    team, alone = _AS_EASY
    if share < team:
        return alone * share / team
    return alone + (1 - alone) * (share - team) / (1 - team)


class LikeMe:
    """Decides as the level above its strength now and then, and else as the one below, but makes no silly move."""

    def __init__(self, strength: int) -> None:
        """0 to `STRONGEST`."""
        below = min(strength // STEP, len(_LADDER) - 2)
        self._share = (strength - below * STEP) / STEP
        self._names = _LADDER[below][0], _LADDER[below + 1][0]
        self._weaker: Player = _LADDER[below][1]()
        self._stronger: Player = _LADDER[below + 1][1]()

    def goes_by(self, view: PlayerView) -> str:
        """The level that decides here."""
        return self._names[self._is_strong(view)]

    def _is_strong(self, view: PlayerView) -> bool:
        is_timid = self._names[0] == self._names[1]
        is_alone = view.board.teams == view.board.players
        return rng_for(view).random() < (_share_alone(self._share) if is_timid and is_alone else self._share)

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now; chance comes from the view alone."""
        return self.decided(view, think).move

    def decided(self, view: PlayerView, think: Think, is_enough: Callable[[], bool] = never) -> Decided:
        """The same; it ends where it `is_enough`, which is asked every few playouts."""
        order = (self._stronger, Habits()) if self._is_strong(view) else (self._weaker, self._stronger, Habits())
        answers: list[Decided] = []
        for player in order:
            if isinstance(player, Expert):
                answers.append(player.decided(view, think, is_enough))
            else:
                answers.append(Decided(player.decide(view, think)))
            if not is_silly(view, answers[-1].move):
                break
        else:
            answers.append(answers[0])
        effort = next((answer.effort for answer in answers if answer.effort is not None), None)
        return Decided(answers[-1].move, effort)
