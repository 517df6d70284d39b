"""Rounds in counts from a seed only: for trying and tuning ways to play."""

import random
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.brain.counted_position import CountedPosition, no_melds
from game.ai.brain.rulebook import rulebook_of
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import play_turn
from game.engine.table.board import opening_minimum
from game.engine.table.state import before_first_deal
from game.rules.ruleset import RuleSet, cards_set_aside, for_round, pack

LONGEST_ROUND: Final = 3_000
"""Default number of turns after which a round that hasn't ended is scored as it stands."""


def dealt(rules: RuleSet, players: int, teams: int, seed: int, round_number: int) -> CountedPosition:
    """A freshly dealt round with everything known; the first player is random."""
    rng = random.Random(seed)
    board = replace(before_first_deal(rules, players, teams).board, round=round_number)
    cards = list(pack(rules, players))
    rng.shuffle(cards)
    del cards[: cards_set_aside(rules, players)]
    position = CountedPosition(rulebook_of(board), players, [no_melds() for _ in range(teams)])
    sizes = tuple(for_round(size, round_number) for size in (rules.hand_cards, rules.foot_cards, rules.tail_cards))
    stacks = []
    for size in sizes * players:
        stacks.append(counts_of(cards[:size]))
        del cards[:size]
    position.hands, position.feet = stacks[::3], stacks[1::3]
    position.held, position.feet_size = [sizes[0]] * players, [sizes[1]] * players
    if sizes[2]:
        position.tails, position.tails_size = stacks[2::3], [sizes[2]] * players
    position.deck = [CLASS_OF[card] for card in cards]
    position.stock = len(cards)
    position.minimum = [opening_minimum(board, team) for team in range(teams)]
    position.turn = rng.randrange(players)
    return position


def play_out(position: CountedPosition, tunings: Sequence[Tuning], most_turns: int = LONGEST_ROUND) -> list[int]:
    """Every team's points when each seat plays the round by its team's tuning, for at most `most_turns` turns."""
    for _ in range(most_turns):
        if position.over:
            break
        play_turn(position, tunings[position.turn % position.teams])
    return position.scores()


def lead(scores: Sequence[int], team: int) -> float:
    """Points by which a team is ahead of the mean of the others."""
    others = [score for number, score in enumerate(scores) if number != team]
    return scores[team] - sum(others) / len(others)


def mean_lead(
    rules: RuleSet, players: int, teams: int, tuning: Tuning, others: Tuning, deal: int, most_turns: int = LONGEST_ROUND
) -> float:
    """Points by which a team with the tuning beats the others with the same cards: the deal is played in every team's
    place in turn. `deal` determines the cards and the round of the match.
    """
    leads = 0.0
    for team in range(teams):
        position = dealt(rules, players, teams, deal, 1 + deal % max(1, rules.rounds))
        seated = [tuning if number == team else others for number in range(teams)]
        leads += lead(play_out(position, seated, most_turns), team)
    return leads / teams
