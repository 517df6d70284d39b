"""Whether the discard pile is worth taking, and what to do with its upcard."""

from collections.abc import Iterator

from game.ai.judge import three_cost
from game.ai.opening import opening
from game.ai.sketch import Place, Sketch
from game.ai.weights import Weights
from game.cards import Card, is_red_three, is_three, is_wild
from game.engine.legal import why_not
from game.engine.melds import WILD_RANK, card_values
from game.engine.moves import Group, Take
from game.engine.pile import why_no_pile
from game.engine.view import PlayerView
from game.rules.limits import MELD_SIZE, NEW_MELD_NATURALS


def taking(view: PlayerView, weights: Weights) -> Take | None:
    """The legal way of taking the pile that is worth more than a draw, or None."""
    board = view.board
    upcard = board.upcard
    if upcard is None or not may_fit(view):
        return None
    opens = not board.has_opened(view.team)
    worth = pile_worth(view, weights) + (weights.take_opens if opens else 0)
    if worth <= weights.take_from and board.stock >= board.draw_count:
        return None
    return next((take for take in _ways(view, weights, upcard, opens) if why_not(view, take) is None), None)


def pile_worth(view: PlayerView, weights: Weights) -> float:
    """Points that the cards of the pile seen go by are worth to this hand; unseen ones count nothing."""
    board = view.board
    rules = board.rules
    cards = board.pile_seen[-board.pile_yield :]
    values = card_values(rules)
    fitting = {meld.rank for meld in board.melds[view.team]}
    held: dict[str, int] = {}
    for card in (*view.hand, *cards):
        held[card[0]] = held.get(card[0], 0) + 1
    worth = 0.0
    for card in cards:
        if is_red_three(card) and rules.red_threes == "lay_down":
            worth += rules.red_three_bonus
        elif is_three(card) and rules.meld_threes != "all":
            worth += weights.pile_three - weights.pile_three_share * three_cost(rules, card)
        elif is_wild(card):
            worth += weights.pile_wild
        elif card[0] in fitting:
            worth += weights.pile_own_meld + values[card]
        elif held[card[0]] >= MELD_SIZE:
            worth += weights.pile_triple
        else:
            worth += weights.pile_pair if held[card[0]] == NEW_MELD_NATURALS else weights.pile_single
    return worth


def may_fit(view: PlayerView) -> bool:
    """A quick look that spares the search: without a pair of the upcard's rank only freer rules help."""
    rules, upcard = view.board.rules, view.board.upcard
    if upcard is None or why_no_pile(view.board) is not None:
        return False
    if rules.take_with != "pair" or (is_wild(upcard) and rules.wild_melds != "no"):
        return True
    return not is_wild(upcard) and sum(card[0] == upcard[0] for card in view.hand) >= NEW_MELD_NATURALS


def _ways(view: PlayerView, weights: Weights, upcard: Card, opens: bool) -> Iterator[Take]:
    """Ways to play the upcard, the best first; the engine judges which are legal."""
    if opens:
        groups = opening(view, weights, upcard)
        if groups is not None:
            yield Take(groups)
        return
    if view.board.rules.upcard_play == "to_open":
        yield Take(())
    if is_wild(upcard):
        yield from _wild_ways(view, upcard)
        return
    rank = upcard[0]
    same = tuple(card for card in view.hand if card[0] == rank)
    wild = next((card for card in reversed(view.hand) if is_wild(card)), None)
    melds = view.board.melds[view.team]
    numbers = [number for number, meld in enumerate(melds) if meld.rank == rank]
    numbers.sort(key=lambda number: (melds[number].is_book(view.board.rules), -len(melds[number].cards)))
    for number in numbers:
        yield Take((Group((upcard, *same), number),))
    if len(same) >= NEW_MELD_NATURALS:
        yield Take((Group((upcard, *same)),))
    for number in numbers:
        yield Take((Group((upcard,), number),))
    if wild is not None:
        for number in numbers:
            yield Take((Group((upcard, *same, wild), number),))
        yield Take((Group((upcard, *same, wild)),))


def _wild_ways(view: PlayerView, upcard: Card) -> Iterator[Take]:
    """A wild upcard goes to a meld of wilds, a dirty meld, a new meld with a pair, at worst onto a clean meld."""
    melds = view.board.melds[view.team]
    sketch = Sketch(view.board.rules, melds, view.hand)
    alike = tuple(card for card in view.hand if card[0] == upcard[0])
    for place in sketch.places:
        if place.rank == WILD_RANK:
            yield Take((Group((upcard, *alike[:2]), place.number),))
            yield Take((Group((upcard,), place.number),))
    if len(alike) >= MELD_SIZE - 1 and sketch.rules.wild_melds != "no":
        yield Take((Group((upcard, *alike)),))
    full = sketch.rules.book_size
    roomy = [place for place in sketch.places if place.rank != WILD_RANK and sketch.room(place)]
    for place in sorted((p for p in roomy if p.wilds), key=lambda p: (p.size >= full, -p.size)):
        yield Take((Group((upcard,), place.number),))
    pairs = [cards for cards in sketch.naturals.values() if len(cards) >= NEW_MELD_NATURALS]
    for cards in sorted(pairs, key=len):
        yield Take((Group((*cards, upcard)),))
    for place in sorted((p for p in roomy if not p.wilds and p.size < full), key=_size):
        yield Take((Group((upcard,), place.number),))


def _size(place: Place) -> int:
    return place.size
