"""The pars of the rounds of a match, computed in the worker while a score is shown."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from game.play.thinking.round_par import TeamPar, together
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import ParRequest
from saves.records.lines import Line


class MatchPar:
    """Never blocks."""

    def __init__(self, game: str, lines: Callable[[], Sequence[Line]], thinker: Thinker) -> None:
        """`game` is the match's id. The thinker may serve several, one after the other."""
        self._game = game
        self._lines = lines
        self._thinker = thinker
        self._asked = 0
        self._known: dict[int, tuple[TeamPar, ...]] = {}

    def of_round(self, number: int) -> tuple[TeamPar, ...] | None:
        """By team, for a finished round; None if it isn't known, yet or at all."""
        if number in self._known:
            return self._known[number]
        if self._asked != number and self._thinker.ask_beside(ParRequest(self._game, number, tuple(self._lines()))):
            self._asked = number
        reply = self._thinker.par(self._game, number)
        return None if reply is None or reply.teams is None else self._known.setdefault(number, reply.teams)

    def of_match(self, rounds: int) -> tuple[TeamPar, ...] | None:
        """By team, for this many rounds together; None while one of them isn't known, or if one never is."""
        every = list(takewhile(bool, map(self.of_round, range(1, rounds + 1))))
        known = [teams for teams in every if teams is not None]
        return tuple(map(together, zip(*known, strict=True))) if rounds and len(known) == rounds else None
