"""Proves whole matches: `python -m tests.play.proofs --seconds 600`; it can be stopped at any moment.

Every move in matches of `easy`, `normal` and `hard` under each rule set is asked again in fifty deals. At a table of
experts and Like me, ten moves of each, drawn by the match's seed, are asked again in ten deals. A player that peeks is
let loose on the matches of the first three and must be caught in 99 of 100. Exit 1 where an honest answer differs or a
cheat gets away.
"""

import argparse
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from game import VERSION
from game.ai.level_names import LIKE_ME
from game.play.honesty.proof import DEALS, AskedMove, is_as_recorded, moves_to_ask, proof_of
from game.play.results.simulation import Series, play_match
from game.play.seats import seat_plans, table_plan
from game.rules.presets import PRESET_IDS, preset
from tests.play.peeking import peeked_answer

LEVELS: Final = ("easy", "normal", "hard")
THINKERS: Final = "thinkers"
"""Experts and Like me at one table; they take their time."""
_STRENGTHS: Final = range(50, 300, 25)
"""Of Like me, one after the other by the seed."""
_FEW: Final = 10
"""Moves a match and level, and deals a move, of the thinkers."""
_PEEKED: Final = 8
"""Deals in which a player that peeks is asked; it is caught in the first move that gives it away."""
CAUGHT: Final = 0.99


class Proved(Struct, frozen=True):
    """What came of a level in one match."""

    level: str
    moves: int
    asked: int
    wrong: tuple[int, ...]
    """Lines of moves that depend on hidden cards."""
    unlike: int
    """Moves that are not those of the record."""


def proved(rules: str, table: str, seed: int) -> tuple[list[Proved], bool]:
    """What came of each level in one match, and whether a player that peeks was caught in it."""
    like_me = f"{LIKE_ME}_{_STRENGTHS[seed % len(_STRENGTHS)]}"
    seats = ("expert", like_me) * 2 if table == THINKERS else (table,) * 4
    plan = table_plan(preset(rules), None, seat_plans(",".join(seats)))
    match, _ = play_match(Series(rules=preset(rules), table=plan, seed=seed, name=f"{rules}-{table}", app=VERSION), 1)
    asked = list(moves_to_ask(match.lines))
    if table != THINKERS:
        return [_asked_again(table, asked, DEALS)], any(_gives_itself_away(one) for one in asked)
    rng = random.Random(seed)
    drawn = {level: rng.sample([one for one in asked if one.level == level], _FEW) for level in ("expert", like_me)}
    return [_asked_again(level if level == "expert" else LIKE_ME, some, _FEW) for level, some in drawn.items()], False


def _asked_again(level: str, asked: Sequence[AskedMove], deals: int) -> Proved:
    proofs = [(one, proof_of(one, deals)) for one in asked]
    return Proved(
        level,
        len(asked),
        sum(proof.asked for _, proof in proofs),
        tuple(one.line for one, proof in proofs if proof.same < proof.asked),
        sum(is_as_recorded(one, proof) is False for one, proof in proofs),
    )


def _gives_itself_away(asked: AskedMove) -> bool:
    return bool(proof_of(asked, _PEEKED, peeked_answer).others)


def cases(first: int, tables: Sequence[str]) -> Iterator[tuple[str, str, int]]:
    """Rule set, table and seed of one match after another, for ever: all of them before the next seed."""
    while True:
        for table in tables:
            for rules in PRESET_IDS:
                yield rules, table, first
        first += 1


def main() -> int:
    """Until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--tables", default=",".join((*LEVELS, THINKERS)))
    options = parser.parse_args()
    found: dict[str, list[Proved]] = {}
    caught: list[bool] = []
    faults: list[str] = []
    end = time.process_time() + options.seconds
    for stop in (signal.SIGINT, signal.SIGTERM):  # also where a shell started it in the background
        signal.signal(stop, signal.default_int_handler)
    try:
        for rules, table, seed in cases(options.first, options.tables.split(",")):
            if time.process_time() >= end:
                break
            levels, is_caught = proved(rules, table, seed)
            caught += [is_caught] * (table in LEVELS)
            for one in levels:
                found.setdefault(one.level, []).append(one)
                faults += [f"{rules} {table} seed {seed}, line {line}" for line in one.wrong]
            print(f"{rules} {table} seed {seed}: {sum(one.moves for one in levels)} moves", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    for level, some in found.items():
        moves, asked, unlike = (
            sum(row) for row in zip(*((one.moves, one.asked, one.unlike) for one in some), strict=True)
        )
        print(f"{level}: {len(some)} matches, {moves} moves, {asked} deals, not as recorded: {unlike}")
    print(f"a player that peeks was caught in {sum(caught)} of {len(caught)} matches")
    print("\n".join(faults) or "every answer was the same")
    return 1 if faults or sum(caught) < CAUGHT * len(caught) else 0


if __name__ == "__main__":
    sys.exit(main())
