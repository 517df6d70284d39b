"""Why other moves were better than what was played: a fact that does not speak for what was played as well."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.advice.hint import advice_for
from game.analysis.ways import cards_laid, cards_left
from game.cards import Card, in_hand_order, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.melds import card_values
from game.engine.moves import MeldCards, Move
from game.engine.view import PlayerView


def why_better(view: PlayerView, played: Sequence[Move], better: tuple[Move, ...]) -> Advice:
    """The facts for the first of the better moves that was not played, or how the two lay-downs differ where those
    facts hold for both.
    """
    if len(better) > 1 and better[:-1] == tuple(played[:-1]):
        left = in_hand_order(cards_left(view, better))
        return advice_for(replace(view, hand=left), better[-1])
    advice = advice_for(view, better[0])
    if isinstance(better[0], MeldCards) and isinstance(played[0], MeldCards):
        difference = _difference(view, cards_laid(played), cards_laid(better))
        if difference is not None and _hold_for_both(advice.why, advice_for(view, played[0]).why):
            return replace(advice, why=difference)
    return advice


def _hold_for_both(one: Why, other: Why) -> bool:
    """Whether the facts for one lay-down can be said of another: books and melds count by their rank and kind."""
    match one, other:
        case facts.CompletesBook(), facts.CompletesBook():
            return one == other
        case ((facts.BeginsMeld() | facts.MeldGrows()), (facts.BeginsMeld() | facts.MeldGrows())):
            return (one.rank, one.kind) == (other.rank, other.kind)
        case _:
            return type(one) is type(other)


def _difference(view: PlayerView, played: Counter[Card], better: Counter[Card]) -> Why | None:
    """How many cards more or fewer are laid, wild ones first; None where as many are."""
    wilds = _wilds(better) - _wilds(played)
    if wilds:
        return facts.LaysWilds(wilds) if wilds > 0 else facts.KeepsWilds(-wilds)
    naturals = better.total() - played.total()
    if naturals > 0:
        values = card_values(view.board.rules)
        more = sum(values[card] for card in better.elements()) - sum(values[card] for card in played.elements())
        return facts.LaysMore(naturals, more) if more > 0 else None
    return facts.HoldsBack(-naturals) if naturals else None


def _wilds(cards: Counter[Card]) -> int:
    return sum(count for card, count in cards.items() if is_wild(card))
