"""A team's first melds of a round: natural melds first, and no more wilds than the minimum asks for."""

from collections.abc import Iterator
from itertools import accumulate

from game.ai.sketch import Place, Sketch
from game.ai.weights import Weights
from game.cards import Card
from game.engine.board import opening_minimum
from game.engine.melds import card_values, meldable_threes
from game.engine.moves import Group
from game.engine.openings import openings
from game.engine.view import PlayerView
from game.rules.limits import MELD_SIZE


def opening(view: PlayerView, weights: Weights, upcard: Card | None = None) -> tuple[Group, ...] | None:
    """Groups that reach the minimum with as few wilds as possible, or None where the weights would rather wait.

    With an `upcard` it is one of the cards, and one of the groups plays it.
    """
    rules = view.board.rules
    need = opening_minimum(view.board, view.team)
    values = card_values(rules)
    threes = meldable_threes(rules, view.board.in_foot[view.seat], goes_out=False)
    sketch = Sketch(rules, (), view.hand if upcard is None else (upcard, *view.hand), threes)
    if rules.wild_melds != "no" or rules.dirty_naturals > 2 or threes or rules.open_counts_books:
        # Rare rules: the engine's exact search knows them all, at a price in time.
        return min(openings(rules, view.hand, need, upcard, threes), key=_wilds_in, default=None)
    if _bound(sketch, values) < need:
        return None
    points = _lay_natural_melds(sketch, values)
    pairs = _pairs(sketch, values, upcard)
    more = [0, *accumulate(2 * values[sketch.naturals[rank][0]] for rank in pairs)]
    most = weights.opening_wilds + weights.opening_wilds_turn * view.board.turns[view.seat]
    for jokers, twos in _ways_to_spend(sketch):
        if jokers + twos > most:
            return None
        gain = jokers * rules.joker + twos * rules.two + more[min(jokers + twos, len(pairs))]
        if points + gain >= need:
            trial = sketch.copy()
            if _spend(trial, pairs, jokers, twos):
                groups = trial.groups()
                if upcard is None or any(upcard in group.cards for group in groups):
                    return groups
    return None


def _bound(sketch: Sketch, values: dict[Card, int]) -> int:
    """More than any opening can be worth: all wilds, and all naturals that are not alone."""
    naturals = sum(len(cards) * values[cards[0]] for cards in sketch.naturals.values() if len(cards) > 1)
    return naturals + len(sketch.jokers) * sketch.rules.joker + len(sketch.twos) * sketch.rules.two


def _wilds_in(groups: tuple[Group, ...]) -> int:
    return sum(card[0] in "2*" for group in groups for card in group.cards)


def _lay_natural_melds(sketch: Sketch, values: dict[Card, int]) -> int:
    points = 0
    for rank, cards in sketch.naturals.items():
        if len(cards) >= MELD_SIZE:
            points += len(cards) * values[cards[0]]
            sketch.begin(rank, len(cards), 0)
    return points


def _pairs(sketch: Sketch, values: dict[Card, int], upcard: Card | None) -> list[str]:
    """Ranks held twice, dearest first; that of the upcard before all, as it must be played."""
    pairs = [rank for rank, cards in sketch.naturals.items() if len(cards) == MELD_SIZE - 1]
    first = upcard[0] if upcard is not None else ""
    return sorted(pairs, key=lambda rank: (rank != first, -values[sketch.naturals[rank][0]]))


def _ways_to_spend(sketch: Sketch) -> Iterator[tuple[int, int]]:
    """Numbers of jokers and twos: none first, then as few as possible, twos before jokers."""
    jokers, twos = len(sketch.jokers), len(sketch.twos)
    for wilds in range(jokers + twos + 1):
        for joker_count in range(max(0, wilds - twos), min(jokers, wilds) + 1):
            yield joker_count, wilds - joker_count


def _spend(sketch: Sketch, pairs: list[str], jokers: int, twos: int) -> bool:
    """Lays exactly so many wilds: one with each pair, then wherever there is room; False where there is none."""
    del sketch.jokers[jokers:], sketch.twos[twos:]
    for rank in pairs:
        if not sketch.wilds:
            return True
        sketch.begin(rank, MELD_SIZE - 1, 1)
    while sketch.wilds:
        place = max(sketch.places, key=lambda place: _welcome(sketch, place), default=None)
        if place is None or not sketch.room(place):
            return False
        sketch.add_wilds(place, 1)
    return True


def _welcome(sketch: Sketch, place: Place) -> tuple[bool, bool, int]:
    """Where a further wild does least harm: a dirty meld before a clean one, the largest first."""
    return bool(sketch.room(place)), bool(place.wilds), place.size
