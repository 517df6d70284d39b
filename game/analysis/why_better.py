"""Why other moves were better than what was played: a fact that does not speak for what was played as well."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.advice.hint import advice_for
from game.analysis.ways import cards_laid, cards_left
from game.cards import Card, Rank, in_hand_order, is_wild, rank_of
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.melds import card_values
from game.engine.moves import Discard, GoOut, MeldCards, Move
from game.engine.view import PlayerView


def why_better(view: PlayerView, played: Sequence[Move], better: tuple[Move, ...]) -> Advice:
    """What the better moves spare, if they do; else the facts for the first of them that was not played, or how many
    cards more or fewer are laid where those facts hold for both.
    """
    advice = advice_for(view, better[0])
    spared = _spared(view, played, better)
    if spared is not None:
        return replace(advice, why=spared)
    if len(better) > 1 and better[:-1] == tuple(played[:-1]):
        left = in_hand_order(cards_left(view, better))
        return advice_for(replace(view, hand=left), better[-1])
    difference = _difference(view, cards_laid(played), cards_laid(better))
    if difference is not None and _holds_for(played, advice, view):
        return replace(advice, why=difference)
    return advice


def _spared(view: PlayerView, played: Sequence[Move], better: Sequence[Move]) -> Why | None:
    """Clean melds that what was played gave wilds, or wilds that it spent."""
    spent, spends = _wilds_by_meld(played), _wilds_by_meld(better)
    melds = view.board.melds[view.team]
    spoilt = [onto for onto in spent if onto is not None and onto not in spends and onto < len(melds)]
    clean = tuple(Rank(melds[onto].rank) for onto in spoilt if not melds[onto].wilds)
    if clean:
        return facts.StayClean(clean)
    count = spent.total() - spends.total() + _throws_wild(played) - _throws_wild(better)
    return facts.KeepsWilds(count) if count > 0 else None


def _wilds_by_meld(moves: Sequence[Move]) -> Counter[int | None]:
    """How many wilds go onto which of the team's melds, None for new ones."""
    spent: Counter[int | None] = Counter()
    for move in moves:
        if isinstance(move, MeldCards | GoOut):
            for group in move.groups:
                if wilds := sum(map(is_wild, group.cards)):
                    spent[group.onto] += wilds
    return spent


def _throws_wild(moves: Sequence[Move]) -> bool:
    last = moves[-1]
    return isinstance(last, Discard) and is_wild(last.card)


def _holds_for(played: Sequence[Move], advice: Advice, view: PlayerView) -> bool:
    """Whether the facts for a move can be said of what was played as well: books and melds count by rank and kind."""
    last = played[-1]
    if isinstance(advice.move, Discard):
        return isinstance(last, Discard) and rank_of(last.card) == rank_of(advice.move.card)
    if not isinstance(advice.move, MeldCards) or not isinstance(played[0], MeldCards):
        return False
    match advice.why, advice_for(view, played[0]).why:
        case facts.CompletesBook() as one, facts.CompletesBook() as other:
            return one == other
        case (facts.BeginsMeld() | facts.MeldGrows()) as one, (facts.BeginsMeld() | facts.MeldGrows()) as other:
            return (one.rank, one.kind) == (other.rank, other.kind)
        case one, other:
            return type(one) is type(other)


def _difference(view: PlayerView, played: Counter[Card], better: Counter[Card]) -> Why | None:
    """How many cards more or fewer are laid, wild ones first; None where as many are."""
    wilds = _wilds(better) - _wilds(played)
    if wilds > 0:
        return facts.LaysWilds(wilds)
    naturals = better.total() - played.total()
    if naturals > 0:
        values = card_values(view.board.rules)
        more = sum(values[card] for card in better.elements()) - sum(values[card] for card in played.elements())
        return facts.LaysMore(naturals, more) if more > 0 else None
    return facts.HoldsBack(-naturals) if naturals else None


def _wilds(cards: Counter[Card]) -> int:
    return sum(count for card, count in cards.items() if is_wild(card))
