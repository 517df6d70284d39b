"""Whether each level beats the one below under random house rules: `python -m tests.properties.order_of_levels`.

Every rule set has a table of its own, for teams or for single players; the better level sits in each team's place with
the same cards. Equals would win a share of one by the number of teams, and luck is taken out of what is told.
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from game.ai.level_names import LEVELS
from game.play.processes.worker_pool import Workers
from game.play.results.duel import DealResult, Duel, DuelResult, duel_result, play_duel
from game.play.results.simulation import Series
from game.play.seats import SeatPlan, TablePlan
from saves.disk.files import RealDisk
from saves.players.own_rules import write_rules
from tests.properties.random_play import Seating, random_seatings
from tools.bench.luck_check import mean_and_error

LEAST_DEALS: Final = 8
AT_A_TIME: Final = 4
CLEAR: Final = 3.0
"""Standard errors from what equals would win after which no more deals are played."""

LEAST_HELD: Final = 0.9
"""Share of the rule sets under which all levels must stand in their order."""


def steps() -> tuple[tuple[str, str], ...]:
    """Every level with the next better one."""
    return tuple(pairwise(LEVELS))


def duel_of(seating: Seating, lower: str, upper: str) -> Duel:
    """One better player, or team of such, against all others of the lower level."""
    one, other = (SeatPlan(text=level, kind="computer", level=level) for level in (upper, lower))
    table = TablePlan(seating.players, seating.teams, (one,) * seating.players)
    series = Series(rules=seating.rules, table=table, seed=f"order {seating.seed}", name=seating.name, app="test")
    return Duel(series=series, one=one, other=other, counts_luck=True)


def share_won(result: DuelResult) -> float:
    """The share that the better level won, with luck taken out where that is known."""
    return result.adjusted.share if result.adjusted is not None else result.win[1]


def is_in_order(result: DuelResult) -> bool:
    """Whether the better level won more than equals would.

    >>> from tests.properties.random_play import random_seatings
    >>> seating = random_seatings(1)[0]
    >>> is_in_order(play_duel(duel_of(seating, "random", "normal"), range(1, 3), Workers(1), False, lambda done: None))
    True
    """
    return share_won(result) > result.fair


class Step(Struct, frozen=True):
    """How a level did against the one below at one table."""

    upper: str
    share: float
    """That it won, of `fair` for equals, luck taken out."""
    fair: float
    points: float
    """A round, over the best of the others."""
    deals: int
    is_in_order: bool


def step(seating: Seating, lower: str, upper: str, deals: int, workers: int) -> Step:
    """Plays so many deals, or fewer where those show it clearly, with the better level in each team's place."""
    duel, results = duel_of(seating, lower, upper), list[DealResult]()
    result = duel_result(duel, results)
    while len(results) < deals and not is_clear(result):
        more = range(len(results) + 1, min(len(results) + AT_A_TIME, deals) + 1)
        results += play_duel(duel, more, Workers(workers), False, lambda done: None).results
        result = duel_result(duel, results)
    return Step(upper, share_won(result), result.fair, result.points[1], len(results), is_in_order(result))


def is_clear(result: DuelResult) -> bool:
    """Whether further deals are unlikely to change which level is the better one here."""
    if result.deals < LEAST_DEALS:
        return False
    share, error = mean_and_error([deal.share for deal in result.results])
    return abs(share - result.fair) > CLEAR * error


def order_at(seating: Seating, deals: int, workers: int, kept: Path | None) -> tuple[Step, ...]:
    """Every step at this table; what an earlier run kept in the folder is not played again. The rules are kept there,
    too, as a file that `--rules` reads.
    """
    found = []
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        write_rules(kept / f"{seating.name}.json", seating.rules, RealDisk())
    for lower, upper in steps():
        file = kept / f"{seating.name}-{upper}-{deals}.json" if kept is not None else None
        if file is not None and file.exists():
            found.append(msgspec.json.decode(file.read_bytes(), type=Step))
            continue
        found.append(step(seating, lower, upper, deals, workers))
        if file is not None:
            file.write_bytes(msgspec.json.encode(found[-1]))
    return tuple(found)


def line_of(seating: Seating, found: Sequence[Step]) -> str:
    """One line of the report.

    >>> from tests.properties.random_play import random_seatings
    >>> found = [Step("hard", 0.612, 0.5, 120.0, 8, True), Step("expert", 0.48, 0.5, -3.0, 16, False)]
    >>> line_of(random_seatings(1)[0], found)
    'random 1, 3 in 3: hard 61 % of 50 (+120, 8 deals), expert 48 % of 50 (-3, 16 deals) NOT'
    """
    told = (
        f"{one.upper} {one.share:.0%} of {one.fair * 100:.0f} ({one.points:+.0f}, {one.deals} deals)".replace("%", " %")
        + ("" if one.is_in_order else " NOT")
        for one in found
    )
    return f"{seating.rules.name}, {seating.players} in {seating.teams}: {', '.join(told)}"


def main() -> int:
    """0 when the order holds at nine of ten tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", type=int, default=20, metavar="N", help="random rule sets (default: 20)")
    parser.add_argument("--deals", type=int, default=16, metavar="N", help="of each step at most (default: 16)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where results are kept, to go on with later")
    options = parser.parse_args()
    held = 0
    for seating in random_seatings(options.sets, beyond_the_seeds=True):
        found = order_at(seating, options.deals, options.workers, options.keep)
        held += all(one.is_in_order for one in found)
        print(line_of(seating, found), flush=True)
    print(
        f"the order of all levels holds under {held} of {options.sets} rule sets, {options.deals} deals a step at most"
    )
    return 0 if held >= LEAST_HELD * options.sets else 1


if __name__ == "__main__":
    raise SystemExit(main())
