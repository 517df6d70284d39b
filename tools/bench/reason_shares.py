"""What hints are for, by kind: `python -m tools.bench.reason_shares --matches 1`.

Prints, for each rule set, how many hints carry a purpose that passed the causal test, the share of each kind, and the
CPU time that a hint takes.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import derived_seed
from game.reason.hint import settled
from game.reason.purposes import Advice, OnlyWay
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played

_NO_OTHER: Final = "no other way"


def views(rules: str, seed: int) -> Iterator[PlayerView]:
    """The views at each draw and play of a match of four by habit."""
    level = Habits()
    for now, _ in played(rules, 4, 2, seed, lambda now: level.decide(view_of(now, now.board.mover), Think())):
        if now.board.phase in (Phase.DRAW, Phase.PLAY):
            yield view_of(now, now.board.mover)


def kind_of(advice: Advice) -> str:
    """The kind of a hint's purpose."""
    match advice.purpose:
        case None:
            return "none passed"
        case OnlyWay():
            return _NO_OTHER
        case purpose:
            return type(purpose).__name__


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=1, help="of each rule set")
    parser.add_argument("--hints", type=int, default=60, help="of each match")
    parser.add_argument("--seed", default="reasons")
    options = parser.parse_args()
    kinds: Counter[str] = Counter()
    seconds: list[float] = []
    for rules in PRESET_IDS:
        own: Counter[str] = Counter()
        for number in range(1, options.matches + 1):
            seed = derived_seed(options.seed, number)
            seen = list(views(rules, seed))
            for view in random.Random(seed).sample(seen, min(options.hints, len(seen))):
                begun = time.process_time()
                own[kind_of(settled(view))] += 1
                seconds.append(time.process_time() - begun)
        print(f"{rules}: {own.total() - own['none passed']} of {own.total()} hints say what for")
        kinds += own
    for kind, count in kinds.most_common():
        print(f"{kind:>16} {100 * count / kinds.total():5.1f} %")
    choices = kinds.total() - kinds[_NO_OTHER]
    print(f"with a choice: {choices - kinds['none passed']} of {choices} say what for")
    print(f"CPU seconds a hint: {sum(seconds) / len(seconds):.2f} on average, {max(seconds):.2f} at most")


if __name__ == "__main__":
    main()
