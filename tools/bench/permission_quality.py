"""How good answers to "may I go out?" are: `python -m tools.bench.permission_quality --rules campus --questions 240`.

Questions come up in matches of four who decide by the lead. Each is answered by the lead and by the rest of the round,
and evaluated in other imagined deals, played to the end: an answer that is better there by 60 points and two standard
errors is clearly better. The results with the real hands are also printed.
"""

import argparse
import random
import time
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.brain.counted_position import CountedPosition, position_of
from game.ai.brain.position_value import final_lead
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import play_turn
from game.ai.player import Think
from game.ai.players.tuned_player import TunedPlayer
from game.ai.players.when_to_go_out import is_worth_waiting, permits_going_out
from game.ai.search.ideas import Idea, answers
from game.ai.search.playouts import follow
from game.ai.search.rest_of_round import rest_of_round
from game.ai.search.worlds import Worlds
from game.ai.tunings.learned_weights import learned_tuning_for
from game.engine.apply import apply
from game.engine.moves import Answer
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.rules.presets import PRESET_IDS, preset
from tools.bench.engine_matches import played

_WORLDS: Final = 128
_DEALS: Final = 24
"""Orders of the stock in which the real hands are played on."""
_CLEAR_POINTS: Final = 60.0
_CLEAR_ERRORS: Final = 2.0
_MOST_TURNS: Final = 200


class AnsweredTwice(Struct, frozen=True):
    """One question: both answers, and how much more a no is worth than a yes."""

    by_lead: bool
    by_rest: bool
    no_gains: float
    """Averaged over deals that the answerer may imagine, with its standard error:"""
    error: float
    no_really_gains: float
    """With the real hands."""

    def is_clearly_wrong(self, yes: bool) -> bool:
        """Whether the other answer is clearly better."""
        off = self.no_gains if yes else -self.no_gains
        return off > _CLEAR_POINTS and off > _CLEAR_ERRORS * self.error


def tables(rules_id: str, seed: str) -> Iterator[Table]:
    """Tables at which somebody is asked, from any number of matches."""
    player = TunedPlayer(learned_tuning_for)
    number = 0
    while True:
        number += 1
        for now, _ in played(
            rules_id, 4, 2, f"{seed} {number}", lambda now: player.decide(view_of(now, now.board.mover), Think())
        ):
            if now.board.phase == Phase.ANSWER:
                yield now


def question(table: Table, rng: random.Random) -> AnsweredTwice:
    """The answers given there, and how good they are."""
    board = table.board
    view, tuning = view_of(table, board.mover), learned_tuning_for(board)
    worlds = Worlds(view)
    yes, no = answers()
    gains = []
    for _ in range(_WORLDS):
        world = worlds.one(rng)
        gains.append(_lead(world, no, tuning) - _lead(world, yes, tuning))
    truth = position_of(view)
    truth.hands, truth.feet = [counts_of(hand) for hand in table.hands], [counts_of(foot) for foot in table.feet]
    truth.tails = [counts_of(tail) for tail in table.tails]
    stock = [CLASS_OF[card] for card in table.stock]
    played_on = []
    for _ in range(_DEALS):
        truth.deck = rng.sample(stock, len(stock))
        played_on.append(_lead(truth, no, tuning))
    totals = apply(table, Answer(True)).table.board.totals
    scores = [after - before for after, before in zip(totals, board.totals, strict=True)]
    ended = scores[view.team] - (sum(scores) - scores[view.team]) / (board.teams - 1)
    return AnsweredTwice(
        permits_going_out(view, tuning),
        not is_worth_waiting(rest_of_round(view)),
        fmean(gains),
        stdev(gains) / sqrt(len(gains)),
        fmean(played_on) - ended,
    )


def _lead(world: CountedPosition, answer: Idea, tuning: Tuning) -> float:
    """Points by which the asker's team leads after the round has been played to its end."""
    position = world.copy()
    team = position.turn % position.teams
    follow(position, answer, tuning)
    for _ in range(_MOST_TURNS):
        if position.over:
            break
        play_turn(position, tuning)
    return final_lead(position, team)


def main() -> None:
    """Prints a line for each way to answer."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--rules", choices=[known for known in PRESET_IDS if preset(known).permission], default="campus"
    )
    parser.add_argument("--questions", type=int, default=240)
    parser.add_argument("--seed", default="asked")
    options = parser.parse_args()
    before = time.monotonic()
    found: list[AnsweredTwice] = []
    for number, table in enumerate(tables(options.rules, options.seed)):
        if len(found) == options.questions:
            break
        found.append(question(table, random.Random(f"{options.seed} {number}")))
    for name, given in (("the lead", [one.by_lead for one in found]), ("the rest", [one.by_rest for one in found])):
        told = []
        for yes in (True, False):
            those = [one for one, answer in zip(found, given, strict=True) if answer == yes]
            wrong = [abs(one.no_gains) for one in those if one.is_clearly_wrong(yes)]
            by = f" (by {fmean(wrong):.0f})" if wrong else ""
            told.append(f"{'yes' if yes else 'no'} {len(those)}, clearly worse than the other {len(wrong)}{by}")
        brings = [0.0 if yes else one.no_really_gains for one, yes in zip(found, given, strict=True)]
        error = 1.96 * stdev(brings) / sqrt(len(brings))
        print(f"{options.rules}, by {name}: {'; '.join(told)}; a question brings {fmean(brings):+.0f} ± {error:.0f}")
    print(f"{len(found)} questions, {time.monotonic() - before:.0f} s")


if __name__ == "__main__":
    main()
