"""Which card a player parts with at the end of a turn."""

from game.ai.judge import is_threatened, open_copies, three_cost
from game.ai.sketch import Sketch
from game.ai.weights import Weights
from game.cards import Card, is_red_three
from game.engine.melds import card_values, meldable_threes
from game.engine.view import PlayerView
from game.rules.limits import MELD_SIZE
from game.rules.ruleset import RuleSet

_THREE = -10_000
_WILD = 1_000
_USELESS_WILD = 0


def discarding(view: PlayerView, weights: Weights) -> Card:
    """The card worth least to keep: threes first, lone cards next, wilds last. The hand must not be empty."""
    board = view.board
    values = card_values(board.rules)
    threatened = is_threatened(view, weights)
    per_point = weights.discard_value_threatened if threatened else weights.discard_value
    own = {meld.rank for meld in board.melds[view.team]}
    rivals = {meld.rank for team, melds in enumerate(board.melds) if team != view.team for meld in melds}
    seen = open_copies(view)
    threes = _threes_worth_keeping(board.rules)
    held: dict[str, int] = {}
    for card in view.hand:
        held[card[0]] = held.get(card[0], 0) + 1
    wild_worth = _USELESS_WILD if board.in_foot[view.seat] and _wilds_are_stuck(view) else _WILD

    def worth(card: Card) -> float:
        rank = card[0]
        if rank == "3" and card[1] not in threes:
            return _THREE - three_cost(board.rules, card)
        if rank in "2*":
            return wild_worth + values[card]
        keep = per_point * values[card] + weights.discard_seen * seen.get(rank, 0)
        if held[rank] >= MELD_SIZE:
            keep += weights.discard_triple
        elif held[rank] == MELD_SIZE - 1:
            keep += weights.discard_pair
        if rank in own:
            keep += weights.discard_own_meld
        if rank in rivals:
            keep += weights.discard_rival_meld
        if rank == "7" and (board.rules.out_sevens or board.rules.sevens_book):
            keep += weights.discard_pair
        return keep

    return min((card for card in view.hand if _may_go(board.rules, card)), key=worth)


def _may_go(rules: RuleSet, card: Card) -> bool:
    return not (is_red_three(card) and rules.red_threes == "lay_down")


def _threes_worth_keeping(rules: RuleSet) -> str:
    """The suits of threes that are a rank like any other, now or in the foot."""
    return meldable_threes(rules, in_foot=True, goes_out=False)


def _wilds_are_stuck(view: PlayerView) -> bool:
    """Whether this foot holds more wilds than the team's melds, and pairs that could begin one, have room for."""
    sketch = Sketch(view.board.rules, view.board.melds[view.team], view.hand)
    full = sketch.rules.book_size
    room = sum(sketch.room(place) for place in sketch.places if place.wilds or place.size < full)
    pairs = sum(len(cards) == MELD_SIZE - 1 and sketch.may_begin(rank) for rank, cards in sketch.naturals.items())
    return sketch.wilds > room + pairs
