"""Features of held cards relative to the team's melds: the same for hands, feet and both learned values."""

from collections.abc import Sequence

from game.ai.brain.card_classes import JOKER, RANKS, TWO
from game.ai.brain.counted_position import NEW


def holding(cards: Sequence[int], values: list[int], at: list[int]) -> tuple[int, int, int, int, int]:
    """Points of all cards except threes; naturals that fit a meld; ranks without a meld held once, twice, more often.

    `at` gives by rank the meld that the team's cards go to, as in `Melds`.
    """
    points = cards[TWO] * values[TWO] + cards[JOKER] * values[JOKER]
    fitting = singles = pairs = triples = 0
    for rank in range(RANKS):
        count = cards[rank]
        if count:
            points += count * values[rank]
            if at[rank] != NEW:
                fitting += count
            elif count == 1:
                singles += 1
            elif count == 2:
                pairs += 1
            else:
                triples += 1
    return points, fitting, singles, pairs, triples
