"""Learns what cards seats keep: `python -m tools.training.fit_cards web 4 2 --matches 60`.

Matches are played by `hard`, by `normal`, or between the two. At every third draw each seat that has ended a turn is
examined: which of the cards that the player to move can't see it really holds. The weights are those that make these
hands most likely when a hand is drawn card by card, each with its odds (Newton's method, one weight at a time, with a
pull to zero).
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import Final

from msgspec import Struct

from game.ai.brain.card_classes import CLASSES, counts_of
from game.ai.brain.likely_cards import MOST_COPIES, SIGNS, STAGES, HandSigns
from game.ai.player import Think
from game.ai.players.tuned_player import Habits, Normal
from game.ai.search.worlds import Worlds
from game.ai.tunings.learned_weights import shape_of
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.rules.presets import PRESET_IDS
from tools.bench.engine_matches import played
from tools.training.tune import FOLDER

_EVERY: Final = 3
"""Every how many draws one is examined."""

_PULL: Final = 4.0


class Holding(Struct, frozen=True):
    """A hand as somebody else sees it: its known cards, the unseen cards by class, and those it holds."""

    kept: HandSigns
    unseen: list[int]
    known: list[int]
    cards: list[int]
    """Classes of the hand's unseen cards, in random order."""


def holdings(rules_id: str, players: int, teams: int, seed: int) -> Iterator[Holding]:
    """The holdings of one match."""
    levels = [(Habits(), Habits()), (Habits(), Normal()), (Normal(), Habits())][seed % 3]
    rng = random.Random(seed)

    def decide(now: Table) -> Move:
        mover = now.board.mover
        return levels[mover % teams % 2].decide(view_of(now, mover), Think())

    count = 0
    for now, _ in played(rules_id, players, teams, seed, decide):
        board = now.board
        if board.phase != Phase.DRAW or not board.history:
            continue
        count += 1
        if count % _EVERY:
            continue
        unseen = Worlds(view_of(now, board.mover)).unseen
        for seat in range(players):
            if seat == board.mover or not board.history[seat].ended:
                continue
            known = counts_of(board.taken[seat])
            held = [have - open_ for have, open_ in zip(counts_of(now.hands[seat]), known, strict=True)]
            cards = [kind for kind, copies in enumerate(held) for _ in range(copies)]
            rng.shuffle(cards)
            yield Holding(HandSigns(board, seat), unseen, known, cards)


def improved(found: Sequence[Holding], weights: list[list[float]]) -> tuple[list[list[float]], float]:
    """The weights after one step, and the mean log likelihood of a card before it."""
    surplus = [[-_PULL * weight for weight in row] for row in weights]
    spread = [[_PULL for _ in row] for row in weights]
    total, cards = 0.0, 0
    for holding in found:
        stage, signs = holding.kept.stage, holding.kept.signs
        odds = [[exp(sum(weights[stage][sign] for sign in one)) for one in copies] for copies in signs]
        left, held = holding.unseen.copy(), holding.known.copy()
        more, scatter = surplus[stage], spread[stage]
        for card in holding.cards:
            chances = [left[kind] * odds[kind][min(held[kind], MOST_COPIES - 1)] for kind in range(CLASSES)]
            whole = sum(chances)
            expected: dict[int, float] = {}
            for kind, chance in enumerate(chances):
                if chance:
                    for sign in signs[kind][min(held[kind], MOST_COPIES - 1)]:
                        expected[sign] = expected.get(sign, 0.0) + chance / whole
            for sign, share in expected.items():
                more[sign] -= share
                scatter[sign] += share * (1 - share)
            for sign in signs[card][min(held[card], MOST_COPIES - 1)]:
                more[sign] += 1
            total += log(chances[card] / whole)
            cards += 1
            left[card] -= 1
            held[card] += 1
    better = [
        [weight + max(-1.0, min(1.0, gain / width)) for weight, gain, width in zip(row, gains, widths, strict=True)]
        for row, gains, widths in zip(weights, surplus, spread, strict=True)
    ]
    return better, total / max(1, cards)


def main() -> None:
    """Learns, tests on fresh matches, and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", choices=PRESET_IDS)
    parser.add_argument("players", type=int)
    parser.add_argument("teams", type=int)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--steps", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    before = time.monotonic()
    place = options.rules, options.players, options.teams
    found = [one for number in range(options.matches) for one in holdings(*place, options.seed << 20 | number)]
    fresh = [one for number in range(max(3, options.matches // 5)) for one in holdings(*place, 77 << 20 | number)]
    weights = [[0.0] * len(SIGNS) for _ in STAGES]
    even = improved(fresh, weights)[1]
    for _ in range(options.steps):
        weights, _ = improved(found, weights)
    fit = improved(fresh, weights)[1]
    shape = shape_of(options.players, options.teams)
    took = time.monotonic() - before
    print(f"{options.rules}-{shape}: a card's log likelihood {even:.3f} evenly, {fit:.3f} learned, {took:.0f} s")
    sys.stdout.flush()
    path = options.folder / f"{options.rules}-{shape}.cards.toml"
    remark = f"# Learned from {len(found)} hands; a card's log likelihood on fresh ones {fit:.3f}, {even:.3f} evenly."
    lines = [
        f"{stage} = [{', '.join(f'{weight:.2f}' for weight in row)}]"
        for stage, row in zip(STAGES, weights, strict=True)
    ]
    path.write_text("\n".join((remark, *lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
