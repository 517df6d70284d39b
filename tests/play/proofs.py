"""Proves whole matches: `python -m tests.play.proofs --seconds 600`; it can be stopped at any moment.

Every move in matches of `easy`, `normal` and `hard` under each rule set is asked again in fifty deals, of `expert` and
Like me ten moves a match, drawn by the match's seed, in ten deals. A player that peeks is let loose on the same matches
and must be caught in 99 of 100. Exit 1 where an honest answer differs or a cheat gets away.
"""

import argparse
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from game import VERSION
from game.ai.level_names import LIKE_ME
from game.play.proof import AskedMove, is_as_recorded, moves_to_ask, proof_of
from game.play.seats import seat_plans, table_plan
from game.play.simulation import Series, play_match
from game.rules.presets import PRESET_IDS, preset
from tests.play.peeking import peeked_answer

LEVELS: Final = ("easy", "normal", "hard", "expert", f"{LIKE_ME}_150", f"{LIKE_ME}_250")
_FEW: Final = 10
"""Moves a match, and deals a move, of levels that take their time."""
_PEEKED: Final = 8
"""Deals in which a player that peeks is asked; it is caught in the first move that gives it away."""
CAUGHT: Final = 0.99


class Proved(Struct, frozen=True):
    """What came of one match."""

    moves: int
    asked: int
    wrong: tuple[int, ...]
    """Lines of moves that depend on hidden cards."""
    unlike: int
    """Moves that are not those of the record."""
    is_caught: bool


def proved(rules: str, level: str, seed: int) -> Proved:
    """One match with the level in every seat."""
    plan = table_plan(preset(rules), None, seat_plans(",".join([level] * 4)))
    match, _ = play_match(Series(rules=preset(rules), table=plan, seed=seed, name=f"{rules}-{level}", app=VERSION), 1)
    asked = list(moves_to_ask(match.lines))
    is_slow = level not in LEVELS[:3]
    if is_slow:
        asked = random.Random(seed).sample(asked, _FEW)
    proofs = [(one, proof_of(one, _FEW if is_slow else 50)) for one in asked]
    return Proved(
        len(asked),
        sum(proof.asked for _, proof in proofs),
        tuple(one.line for one, proof in proofs if proof.same < proof.asked),
        sum(is_as_recorded(one, proof) is False for one, proof in proofs),
        not is_slow and any(_gives_itself_away(one) for one in asked),
    )


def _gives_itself_away(asked: AskedMove) -> bool:
    return bool(proof_of(asked, _PEEKED, peeked_answer).others)


def cases(first: int, levels: Sequence[str]) -> Iterator[tuple[str, str, int]]:
    """Rule set, level and seed of one match after another, for ever: all of them before the next seed."""
    while True:
        for level in levels:
            for rules in PRESET_IDS:
                yield rules, level, first
        first += 1


def main() -> int:
    """Until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--levels", default=",".join(LEVELS))
    options = parser.parse_args()
    matches, moves, asked, unlike = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    caught = quick = 0
    faults: list[str] = []
    end = time.process_time() + options.seconds
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell started it in the background
    try:
        for rules, level, seed in cases(options.first, options.levels.split(",")):
            if time.process_time() >= end:
                break
            found = proved(rules, level, seed)
            matches[level] += 1
            moves[level] += found.moves
            asked[level] += found.asked
            unlike[level] += found.unlike
            quick += level in LEVELS[:3]
            caught += found.is_caught
            faults += [f"{rules} {level} seed {seed}, line {line}" for line in found.wrong]
            wrong = f", other answers in lines {', '.join(map(str, found.wrong))}" if found.wrong else ""
            print(f"{rules} {level} seed {seed}: {found.moves} moves{wrong}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    for level in LEVELS:
        if not matches[level]:
            continue
        told = f"{matches[level]} matches, {moves[level]} moves, {asked[level]} deals, not as recorded: {unlike[level]}"
        print(f"{level}: {told}")
    print(f"whoever peeks was caught in {caught} of {quick} matches")
    print("\n".join(faults) or "every answer was the same")
    return 1 if faults or caught < CAUGHT * quick else 0


if __name__ == "__main__":
    sys.exit(main())
