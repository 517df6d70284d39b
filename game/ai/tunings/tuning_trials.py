"""Which of several ways to play does best under rules that nobody tuned one for: they are tried in rounds."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec.structs import replace

from game.ai.brain.tuning import PARTS, Tuning
from game.ai.tunings.trial_rounds import mean_lead
from game.rules.ruleset import RuleSet

STAGES: Final = ((12, 10), (24, 6), (48, 4), (80, 2), (160, 2))
"""(rounds, keep): the minimum rounds that each remaining tuning has played by then, and how many go on; from the last
stage the one with the largest sure gain is chosen.
"""

MOST_LAPS: Final = 40
"""A round that hasn't ended after this many laps is scored as it stands."""


def best_by_trial(rules: RuleSet, players: int, teams: int, tunings: Sequence[Tuning], usual: Tuning) -> Tuning:
    """What does best against players with the `usual` tuning: one of these or that, whole or with a part of another.

    Deterministic: the deals depend only on the rules. It plays some thousand rounds in counts, which takes a few
    seconds. If the best of these may have won by chance, its parts are tried in the usual tuning, otherwise parts of
    the usual tuning in it: tunings that play almost alike play most deals alike, so small gains show.
    """
    trial = _Trial(rules, players, teams, usual)
    others = [tuning for tuning in dict.fromkeys(tunings) if tuning != usual]
    if not others:
        return usual
    best = trial.best_of(others)
    mixtures = _mixed(best, usual) if trial.sure_gain(best) > 0 else _mixed(usual, best)
    found = trial.best_of([best, *(tuning for tuning in dict.fromkeys(mixtures) if tuning != usual)])
    return found if trial.gain(found) > 0 else usual


def _mixed(tuning: Tuning, other: Tuning) -> list[Tuning]:
    """The tuning with each part of another in turn."""
    return [replace(tuning, **{name: getattr(other, name) for name in part}) for part in PARTS]


class _Trial:
    """Every tuning plays the same deals, in every team's place in turn, against players with the usual tuning."""

    def __init__(self, rules: RuleSet, players: int, teams: int, usual: Tuning) -> None:
        self._rules, self._players, self._teams = rules, players, teams
        self._usual = usual
        self._gains: dict[Tuning, list[float]] = {}

    def best_of(self, tunings: Sequence[Tuning]) -> Tuning:
        """The best of them, none of which may be the usual one. Weaker ones play fewer deals."""
        left = list(tunings)
        for rounds, stay in STAGES:
            for tuning in left:
                self._play(tuning, -(-rounds // self._teams))
            left = sorted(left, key=self.gain, reverse=True)[:stay]
        return max(left, key=self.sure_gain)

    def gain(self, tuning: Tuning) -> float:
        """Points per deal that it has won over the usual one so far."""
        return fmean(self._gains[tuning])

    def sure_gain(self, tuning: Tuning) -> float:
        """`gain` minus one standard error."""
        gains = self._gains[tuning]
        return fmean(gains) - (stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0)

    def _play(self, tuning: Tuning, deals: int) -> None:
        gains = self._gains.setdefault(tuning, [])
        for deal in range(len(gains), deals):
            gains.append(
                mean_lead(self._rules, self._players, self._teams, tuning, self._usual, deal, MOST_LAPS * self._players)
            )
