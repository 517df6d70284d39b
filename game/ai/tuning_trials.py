"""Which of several ways to play does best by rules that nobody tuned one for: they are tried in rounds."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from game.ai.brain.tuning import PARTS, Tuning
from game.ai.trial_rounds import mean_lead
from game.rules.ruleset import RuleSet

STAGES: Final = ((6, 3), (18, 2), (36, 1))
"""Deals that each of those left has played by then, and how many of them go on."""

MOST_LAPS: Final = 40
"""Turns of everybody after which a round that does not end is scored as it stands."""


def best_by_trial(rules: RuleSet, players: int, teams: int, tunings: Sequence[Tuning], usual: Tuning) -> Tuning:
    """What does best against players by the `usual` tuning: one of these or that, in whole, or with a part of another.

    Always the same for the same rules: the deals are. It plays some hundred rounds in counts, which takes up to some
    seconds. A part is taken from the usual tuning, or, where that does best in whole, from the best of the others.
    """
    trial = _Trial(rules, players, teams, usual)
    best = trial.best_of(tunings)
    if best == usual:
        others = [tuning for tuning in tunings if tuning != usual]
        return best if not others else trial.best_of(_mixed(best, max(others, key=trial.gain)))
    return trial.best_of([best, *_mixed(best, usual)])


def _mixed(tuning: Tuning, other: Tuning) -> list[Tuning]:
    """The tuning with each part of another in turn."""
    return [replace(tuning, **{name: getattr(other, name) for name in part}) for part in PARTS]


class _Trial:
    """Everybody plays the same deals, in every team's place in turn against players of the usual tuning."""

    def __init__(self, rules: RuleSet, players: int, teams: int, usual: Tuning) -> None:
        self._rules, self._players, self._teams = rules, players, teams
        self._usual = usual
        self._gains: dict[Tuning, list[float]] = {}

    def best_of(self, tunings: Sequence[Tuning]) -> Tuning:
        """The best of them, or the usual one where none gains anything. Of those behind fewer deals are played."""
        left = [tuning for tuning in dict.fromkeys(tunings) if tuning != self._usual]
        for deals, stay in STAGES:
            for tuning in left:
                self._play(tuning, deals)
            left = sorted(left, key=self.gain, reverse=True)[:stay]
        return left[0] if left and self.gain(left[0]) > 0 else self._usual

    def gain(self, tuning: Tuning) -> float:
        """Points a deal that it won over the usual one so far; that one wins none over itself."""
        return fmean(self._gains[tuning])

    def _play(self, tuning: Tuning, deals: int) -> None:
        gains = self._gains.setdefault(tuning, [])
        for deal in range(len(gains), deals):
            gains.append(
                mean_lead(self._rules, self._players, self._teams, tuning, self._usual, deal, MOST_LAPS * self._players)
            )
