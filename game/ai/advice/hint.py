"""Advice for a person: what `hard` would do by habit, or what `expert` finds, with the facts that support it."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from game.ai.advice.discard_reasons import fits_own_meld, why_discard
from game.ai.advice.ending_reasons import partner_is_late, why_answer, why_end, why_not_yet
from game.ai.advice.laying_reasons import (
    brings_book_near,
    is_for_the_end,
    keeps_dearer,
    lacks_book,
    points_laid,
    why_lay,
    why_wait,
)
from game.ai.advice.permission_reasons import near_end
from game.ai.advice.pile_reasons import also_unwanted, red_threes_come, why_draw, why_take
from game.ai.advice.search_reasons import compared_with_others, explained
from game.ai.expert import Expert, Thought
from game.ai.levels import Habits
from game.ai.player import Think
from game.cards import Card, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.board import Board, StackName
from game.engine.going_out import may_leave, missing_books
from game.engine.legal import lay, points_of
from game.engine.moves import (
    Answer,
    Choose,
    Cut,
    Discard,
    Draw,
    GoOut,
    Group,
    Hold,
    MeldCards,
    Move,
    Pass,
    Peek,
    Take,
)
from game.engine.refusal import BooksMissing, Refusal
from game.engine.view import PlayerView

EFFORT: Final = 400
"""Maximum playouts for a hint."""

_LAYS: Final = (facts.OpensTeam, facts.BeginsMeld, facts.MeldGrows, facts.LaysMany)
"""Reasons for laying cards that bring neither a book nor the next stack."""


def hint(view: PlayerView) -> Advice:
    """The advice from the habits of `hard`, within a few milliseconds. The view's seat must be the one to act."""
    return advice_for(view, Habits().decide(view, Think()))


def settled(view: PlayerView) -> Advice:
    """The final advice for a person, after all the thinking."""
    *_, advice = as_it_thinks(view, Think(effort=EFFORT))
    assert advice is not None
    return advice


def as_it_thinks(view: PlayerView, think: Think) -> Iterator[Advice | None]:
    """Yield None after every slice of thinking, then the advice of `expert`; the caller may stop at any time."""
    thoughts = Expert().thoughts(view, think, explains=True)
    thought = next(thoughts)
    for later in thoughts:
        thought = later
        yield None
    yield advice_on(view, thought)


def advice_on(view: PlayerView, thought: Thought) -> Advice:
    """The facts that support a thought-out move, and how the deals played out for it went."""
    advice = advice_for(view, thought.move)
    return explained(view, advice, thought) if compared_with_others(thought) else advice


def advice_for(view: PlayerView, move: Move) -> Advice:
    """The facts that support a move of the seat; for a discard, those that set it apart from the next candidate."""
    advice = _advice(view, move)
    is_untrue = isinstance(advice.beside, facts.WildsWait) and _wild_makes_book(view, move)
    beside = None if is_untrue or advice.beside == advice.why else advice.beside
    return replace(advice, why=_in_full(view, move, advice.why), beside=beside, is_alone=not view.board.has_partners)


def _wild_makes_book(view: PlayerView, move: Move) -> bool:
    """Whether a wild card in the hand would complete a book now, or after the move: then the advice doesn't claim that
    it is worth more later.
    """
    board, team = view.board, view.team
    wild = next((card for card in view.hand if is_wild(card)), None)
    if wild is None:
        return False
    laid = lay(board, view.seat, move.groups) if isinstance(move, MeldCards) else board.melds[team]
    melds = board.melds[team] if isinstance(laid, Refusal) else laid
    then = replace(board, melds=tuple(melds if at == team else its for at, its in enumerate(board.melds)))
    size = board.rules.book_size
    return any(
        len(meld.cards) == size - 1 and not isinstance(lay(then, view.seat, (Group((wild,), at),)), Refusal)
        for at, meld in enumerate(melds)
    )


def _in_full(view: PlayerView, move: Move, why: Why) -> Why:
    """The reason, completed with whether the team needs the book and with what this move opens with or is worth."""
    board = view.board
    match why:
        case facts.OpensTeam() if isinstance(move, MeldCards):
            return replace(why, points=points_of(view, move.groups))
        case facts.LaysMany(before=before) if isinstance(move, MeldCards):
            points = points_laid(view, move)
            if before != "none" or not may_leave(board, view.seat):
                return replace(why, points=points)
            lacking = _lacking_after(view, move)
            return replace(why, points=points, is_ready=lacking is None, lacking=lacking)
        case facts.CompletesBook(kind, others=others) if isinstance(move, MeldCards):
            brings_foot = board.rules.foot_when == "first_book" and board.next_stack(view.seat) is StackName.FOOT
            if not any(lacks_book(view, made) for made in (kind, *(other.kind for other in others))):
                return replace(why, brings_foot=brings_foot)
            lacking = _lacking_after(view, move)
            return replace(why, is_needed=True, brings_foot=brings_foot, is_ready=lacking is None, lacking=lacking)
        case _:
            return why


def _lacking_after(view: PlayerView, move: MeldCards) -> BooksMissing | None:
    """The books that the team still needs to go out once the cards are laid; None if none."""
    melds = lay(view.board, view.seat, move.groups)
    assert not isinstance(melds, Refusal)
    return missing_books(view.board, melds)


def _advice(view: PlayerView, move: Move) -> Advice:
    match move:
        case Draw():
            why = why_draw(view)
            return Advice(move=move, why=why, beside=also_unwanted(view, why))
        case Take(groups):
            why, threes = why_take(view, groups), red_threes_come(view)
            return Advice(move=move, why=why, cards=_from_hand(view, groups), beside=threes)
        case MeldCards(groups):
            return _laying(view, move, groups)
        case Discard(card):
            return Advice(
                move=move,
                why=why_discard(view, card),
                cards=(card,),
                beside=why_not_yet(view) or partner_is_late(view) or fits_own_meld(view, card) or why_wait(view, card),
            )
        case GoOut():
            return Advice(move=move, why=why_end(view, move), cards=view.hand)
        case Answer():
            return Advice(move=move, why=why_answer(view, move))
        case Peek():
            return Advice(move=move, why=facts.PileSeenFirst())
        case Pass():
            return Advice(move=move, why=facts.NothingToDraw())
        case Hold():
            waits = _partner_waits(view.board, view.seat)
            return Advice(move=move, why=facts.PartnerWaits() if waits else facts.CardIsStuck())
        case Cut():
            return Advice(move=move, why=facts.ExactCutWithTail() if view.board.tails else facts.ExactCut())
        case Choose():
            return Advice(move=move, why=facts.StacksUnknown() if view.bottoms is None else facts.BottomsTie())


def _from_hand(view: PlayerView, groups: tuple[Group, ...]) -> tuple[Card, ...]:
    """The groups' cards that are in the hand: all except the upcard of a take."""
    left = list(view.hand)
    found = []
    for group in groups:
        for card in group.cards:
            if card in left:
                left.remove(card)
                found.append(card)
    return tuple(found)


def _laying(view: PlayerView, move: MeldCards, groups: tuple[Group, ...]) -> Advice:
    """What the lay-down is for; if it only saves points because the round may end soon, that."""
    reason = why_lay(view, move)
    why = reason.why
    near = near_end(view)
    if near is not None and isinstance(why, _LAYS) and not (brings_book_near(why) or keeps_dearer(view, move)):
        has_books = missing_books(view.board, view.board.melds[view.team]) is None
        only_counts = isinstance(why, facts.LaysMany) and why.before == "none" and not has_books
        if only_counts or is_for_the_end(view, move):
            why = facts.SavesPoints(points_laid(view, move), *near)
    laid = tuple(card for group in groups for card in group.cards)
    return Advice(move=move, why=why, cards=laid, beside=why_not_yet(view) or partner_is_late(view) or reason.beside)


def _partner_waits(board: Board, seat: int) -> bool:
    """Whether a teammate has neither taken up the foot nor melded a card this round."""
    return any(not board.in_foot[mate] and not board.melded[mate] for mate in board.teammates(seat))
