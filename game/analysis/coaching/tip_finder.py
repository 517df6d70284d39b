"""Which tips are true in a turn: from the seat's view, a sound move, and what just happened."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from game.analysis.coaching.tips import (
    CanGoOut,
    CanOpen,
    CanTake,
    DrawFirst,
    EndTurn,
    FootIsNear,
    FootWasTaken,
    KeepPair,
    LayDown,
    MayTake,
    MeldWorth,
    NotEnoughYet,
    PartnerOpened,
    PileWasFrozen,
    PileWasTaken,
    RedThreesCost,
    Tip,
)
from game.cards import Card, Rank, is_red_three, is_three, is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.discard_pile.pile import PAIR
from game.engine.discard_pile.taking import takes_next_turn
from game.engine.draft import Draft, joined, staged_opening
from game.engine.ending.going_out import must_ask
from game.engine.events import Discarded, Event, FootTaken, PileTaken, RoundBegan, TeamOpened, whole_pile
from game.engine.legal import points_of
from game.engine.melding.melds import card_values, meldable_threes
from game.engine.melding.openings import most_points
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.engine.score import bonus_if_out
from game.engine.table.board import Phase, StackName, opening_minimum
from game.engine.table.view import PlayerView
from game.reason.purposes import Purpose

FOOT_NEAR: Final = 3
"""At this many cards in the hand or fewer the foot is close."""


def tips_for(
    view: PlayerView, move: Move, happened: Sequence[Event] = (), purpose: Purpose | None = None
) -> tuple[Tip, ...]:
    """All possible tips, the most important first. None advises a move other than this one, whose `purpose` is known.

    `happened` is what was seen since the seat's last turn.
    """
    return tuple(
        tip
        for tip in dict.fromkeys(
            (
                *_to_do(view, move, purpose),
                _opening(view, move),
                _taking(view, move),
                *(may_take(view, draws=True) if isinstance(move, Draw) else ()),
                *_news(view, happened),
                _pair(view, move),
                _foot(view, move),
                _red_threes(view, move),
                _going_out(view, move),
            )
        )
        if tip is not None
    )


def _to_do(view: PlayerView, move: Move, purpose: Purpose | None) -> Iterator[Tip | None]:
    """What the turn requires now."""
    board = view.board
    has_opened = board.has_opened(view.team)
    match move:
        case Draw():
            yield DrawFirst(board.draw_count)
        case MeldCards(groups) if has_opened:
            yield LayDown(joined(groups, len(board.melds[view.team])), purpose)
        case Discard(card) if is_red_three(card):
            yield _red_threes(view, move)
        case Discard(card):
            if has_opened or board.in_foot[view.seat]:
                yield EndTurn(card, purpose)
                return
            need = opening_minimum(board, view.team)
            threes = meldable_threes(board.rules, in_foot=False, goes_out=False)
            most = most_points(board.rules, view.hand, threes)
            if staged_opening(view, Draft()) is None:
                yield NotEnoughYet(most, need, card)
            else:
                yield EndTurn(card, purpose)


def _opening(view: PlayerView, move: Move) -> CanOpen | None:
    if not isinstance(move, MeldCards) or view.board.has_opened(view.team):
        return None
    melds = _worths(view, move.groups)
    return CanOpen(melds, sum(meld.points for meld in melds), opening_minimum(view.board, view.team)) if melds else None


def _worths(view: PlayerView, groups: Sequence[Group]) -> tuple[MeldWorth, ...]:
    """The melds that open, with the upcard's first, then those worth most; none if two groups make a book together,
    which belongs to neither.
    """
    melds = [MeldWorth(group.cards, points_of(view, [group])) for group in joined(groups, 0)]
    melds.sort(key=lambda meld: (view.board.upcard not in meld.cards, -meld.points))
    return tuple(melds) if sum(meld.points for meld in melds) == points_of(view, groups) else ()


def _taking(view: PlayerView, move: Move) -> CanTake | None:
    board = view.board
    if not isinstance(move, Take) or board.upcard is None:
        return None
    melds = board.melds[view.team]
    playing = next((group for group in joined(move.groups, len(melds)) if board.upcard in group.cards), Group(()))
    beside = list(playing.cards)
    if beside:
        beside.remove(board.upcard)
    if Counter(card for group in move.groups for card in group.cards) - Counter((board.upcard, *view.hand)):
        return None  # the bottom card of the pile is laid too, and comes from nobody's hand
    has_opened = board.has_opened(view.team)
    return CanTake(
        upcard=board.upcard,
        beside=tuple(beside),
        onto=melds[playing.onto].rank if playing.onto is not None and playing.onto < len(melds) else None,
        brings=board.pile_yield,
        pile=board.pile,
        opens=None if has_opened or not move.groups else points_of(view, move.groups),
        need=opening_minimum(board, view.team),
        melds=() if has_opened else _worths(view, move.groups),
    )


def may_take(view: PlayerView, *, draws: bool) -> tuple[MayTake, ...]:
    """That the pile could be taken, whether or not it should be."""
    if view.board.phase is not Phase.DRAW:
        return ()
    take = next(filter(None, (_taking(view, move) for move in candidates(view))), None)
    return () if take is None else (MayTake(take, draws),)


def _news(view: PlayerView, happened: Sequence[Event]) -> Iterator[Tip]:
    """What others did since the seat's last turn, if it still matters."""
    board = view.board
    begun = [number for number, event in enumerate(happened) if isinstance(event, RoundBegan)]
    for event in happened[begun[-1] if begun else 0 :]:
        match event:
            case PileTaken(seat=seat) as taken if board.team_of(seat) != view.team:
                yield PileWasTaken(seat, whole_pile(taken), board.hands[seat], board.pile)
            case TeamOpened(seat=seat, team=team) if team == view.team and seat != view.seat:
                yield PartnerOpened(seat)
            case FootTaken(seat=seat, is_tail=is_tail) if board.team_of(seat) != view.team:
                # a seat that has taken up its next stack since gets that later tip instead
                if board.plays_from(seat) is (StackName.TAIL if is_tail else StackName.FOOT):
                    yield FootWasTaken(seat, board.hands[seat], is_tail)
            case Discarded(seat=seat) if board.frozen == seat != view.seat and board.rules.take_count != "never":
                yield PileWasFrozen(seat, board.rules.freeze == "one_lap")


def _pair(view: PlayerView, move: Move) -> KeepPair | None:
    """A pair without a meld of its rank, if a pair takes the pile; the most valuable one."""
    board = view.board
    if not isinstance(move, Discard) or not board.has_opened(view.team):
        return None
    held = Counter(rank_of(card) for card in view.hand if not is_wild(card) and not is_three(card))
    laid, rest = {meld.rank for meld in board.melds[view.team]}, list(view.hand)
    rest.remove(move.card)
    values = card_values(board.rules)
    pairs = [
        card
        for card in view.hand
        if held[rank_of(card)] == PAIR
        and rank_of(card) not in laid
        and rank_of(card) != rank_of(move.card)
        and takes_next_turn(view, rest, card, board.melds[view.team])
    ]
    best: Card | None = max(pairs, key=lambda card: values[card], default=None)
    if best is None:
        return None
    rank: Rank = rank_of(best)
    cards = tuple(card for card in view.hand if rank_of(card) == rank)
    return KeepPair(move.card, cards)


def _foot(view: PlayerView, move: Move) -> FootIsNear | None:
    board = view.board
    near = len(view.hand) <= FOOT_NEAR and not board.in_foot[view.seat] and board.feet[view.seat] > 0
    return FootIsNear(len(view.hand), board.plays_foot(view.seat)) if near and isinstance(move, Draw) else None


def _red_threes(view: PlayerView, move: Move) -> RedThreesCost | None:
    rules = view.board.rules
    threes = tuple(card for card in view.hand if is_red_three(card))
    if not isinstance(move, Discard) or not threes or rules.red_threes != "penalty" or not rules.red_three:
        return None
    return RedThreesCost(threes, rules.red_three, is_red_three(move.card))


def _going_out(view: PlayerView, move: Move) -> CanGoOut | None:
    if not isinstance(move, GoOut):
        return None
    return CanGoOut(bonus_if_out(view.board, view.seat), must_ask(view.board))
