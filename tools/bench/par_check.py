"""How much of a deal's result its luck and its par explain together: `python -m tools.bench.par_check --deals 400`.

The same level has every seat and plays each deal once, then repeatedly as in `game.play.results.par`: the mean of those
tries is the par, which excludes the result itself. The output is the share of the variance of the first team's lead
that remains when luck, par, or both are removed, with factors fitted to the other half of the deals.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct

from game.ai.level_names import LEVELS
from game.analysis.chance.luck import OTHER_DRAWS, luck_of
from game.deals.shared_deal import SharedDeal, new_deal
from game.engine.score import lead_of
from game.play.processes.worker_pool import Workers, worker_pool
from game.play.results.par import TRIES
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.play.shared_deals import deal_table
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from tools.training.fit_value import Ridge

_PLAYERS: Final = 4
_TEAMS: Final = 2


class DealWithPar(Struct, frozen=True):
    """A played round: by how many points the first team led, and what was expected."""

    lead: float
    luck: float
    par: float


class DealQuestion(Struct, frozen=True):
    """A deal to be played by a level."""

    rules_id: PresetId
    level: str
    seed: str
    tries: int


def played(question: DealQuestion) -> DealWithPar:
    """Play the deal once for its result, and more often for its par."""
    plan = TablePlan(_PLAYERS, _TEAMS, (seat_plan(question.level),) * _PLAYERS)
    deal: SharedDeal = new_deal(preset(question.rules_id), deal_table(plan), question.seed, round_number=1)
    series = Series(rules=deal.rules, table=plan, seed=0, name="par", app="bench", deal=deal)
    match, result = play_match(series, 1)
    tries = [lead_of(play_match(series, number)[1].totals, 0) for number in range(2, question.tries + 2)]
    return DealWithPar(lead_of(result.totals, 0), luck_of(match.lines, OTHER_DRAWS).rounds[0].teams[0], fmean(tries))


Told = Callable[[DealWithPar], tuple[float, ...]]
"""What is known about a deal besides its result."""


def remaining(deals: Sequence[DealWithPar], told: Told) -> float:
    """The share of the variance of the leads that remains; the factors for a deal come from the other half.

    >>> by_luck = [DealWithPar(2.0 * luck + 7, luck, 0.0) for luck in (-3.0, 1.0, 4.0, -2.0, 5.0, 0.5)]
    >>> round(remaining(by_luck, lambda deal: (deal.luck,)), 6), round(remaining(by_luck, lambda deal: ()), 1) >= 1.0
    (0.0, True)
    """
    halves = [deals[half::2] for half in (0, 1)]
    factors = [_factors(half, told) for half in halves]
    rest = 0.0
    for half, known in zip(halves, reversed(factors), strict=True):
        for deal in half:
            guess = sum(factor * value for factor, value in zip(known, (1.0, *told(deal)), strict=True))
            rest += (deal.lead - guess) ** 2
    mean = fmean(deal.lead for deal in deals)
    return rest / sum((deal.lead - mean) ** 2 for deal in deals)


def _factors(deals: Sequence[DealWithPar], told: Told) -> list[float]:
    rows = [[1.0, *told(deal)] for deal in deals]
    squares = Ridge(len(rows[0]), 0.0)
    for row, deal in zip(rows, deals, strict=True):
        squares.add(row, deal.lead)
    return squares.weights()


def main() -> None:
    """Plays the deals and prints what remains."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="+", choices=PRESET_IDS, default=["web", "campus"])
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--seed", default="par")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    for rules_id in options.rules:
        questions = [
            (DealQuestion(rules_id, options.level, f"{options.seed} {number}", options.tries),)
            for number in range(options.deals)
        ]
        with worker_pool(Workers(options.workers)) as pool:
            deals = list(pool.results(played, questions))
        luck, par = remaining(deals, lambda deal: (deal.luck,)), remaining(deals, lambda deal: (deal.par,))
        both = remaining(deals, lambda deal: (deal.luck, deal.par))
        print(
            f"{preset(rules_id).name}, {len(deals)} deals of {options.level}, par of {options.tries} tries: of the "
            f"variance remain {luck:.3f} without luck, {par:.3f} without par, {both:.3f} without both"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
