"""Why other moves were better than what was played: a fact that does not speak for what was played as well."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.advice.hint import advice_for
from game.analysis.ways import cards_laid, cards_left
from game.cards import Card, Rank, in_hand_order, is_wild, rank_of
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.legal import lay
from game.engine.melds import Meld, card_values
from game.engine.moves import Discard, GoOut, MeldCards, Move
from game.engine.refusal import RefusalBase
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
    """Whether the facts for a move can be said of what was played as well."""
    last = played[-1]
    if isinstance(advice.move, Discard):
        return isinstance(last, Discard) and rank_of(last.card) == rank_of(advice.move.card)
    if not isinstance(advice.move, MeldCards) or not isinstance(played[0], MeldCards):
        return False
    match advice.why:
        case facts.CompletesBook(kind, rank):
            return any((meld.kind, meld.rank) == (kind, rank) for meld in _new_books(view, played))
        case facts.BeginsMeld(kind, rank, cards) | facts.MeldGrows(kind, rank, cards):
            after = _melds_after(view, played)
            return any((meld.kind, meld.rank) == (kind, rank) and len(meld.cards) >= cards for meld in after)
        case why:
            return type(why) is type(advice_for(view, played[0]).why)


def _melds_after(view: PlayerView, played: Sequence[Move]) -> tuple[Meld, ...]:
    """The team's melds once everything was laid."""
    groups = tuple(group for move in played if isinstance(move, MeldCards) for group in move.groups)
    melds = lay(view.board, view.seat, groups)
    return () if isinstance(melds, RefusalBase) else melds


def _new_books(view: PlayerView, played: Sequence[Move]) -> list[Meld]:
    """Of them the books that were none before."""
    rules, before = view.board.rules, view.board.melds[view.team]
    after = enumerate(_melds_after(view, played))
    return [m for n, m in after if m.is_book(rules) and (n >= len(before) or not before[n].is_book(rules))]


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
