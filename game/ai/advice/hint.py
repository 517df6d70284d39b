"""Advice for a person: what `hard` would do at once, or what `expert` comes to, with the facts that speak for it."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from game.ai.advice.discard_reasons import why_discard
from game.ai.advice.ending_reasons import why_answer, why_end, why_not_yet
from game.ai.advice.laying_reasons import is_for_the_end, points_laid, why_lay, why_wait
from game.ai.advice.permission_reasons import near_end
from game.ai.advice.pile_reasons import also_unwanted, red_threes_come, why_draw, why_take
from game.ai.advice.search_reasons import compared_with_others, explained
from game.ai.brain.counted_position import DISCARD, MELD
from game.ai.expert import Expert, Thought
from game.ai.levels import Hard
from game.ai.player import Think
from game.ai.search.ideas import Idea
from game.cards import Card, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Why
from game.engine.board import Board, StackName
from game.engine.going_out import missing_books
from game.engine.legal import lay, points_of
from game.engine.melds import Meld
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
from game.engine.refusal import RefusalBase
from game.engine.view import PlayerView

EFFORT: Final = 400
"""Playouts that a hint takes at most."""


def hint(view: PlayerView) -> Advice:
    """The advice of `hard`, in a few milliseconds. The view's seat must be the one to act."""
    return advice_for(view, Hard().decide(view, Think()))


def settled(view: PlayerView) -> Advice:
    """The advice that a person gets, after all the thinking."""
    *_, advice = as_it_thinks(view, Think(effort=EFFORT))
    assert advice is not None
    return advice


def as_it_thinks(view: PlayerView, think: Think) -> Iterator[Advice | None]:
    """None after every slice of thinking but the last, which yields the advice of `expert`; it may be stopped any
    time.
    """
    thoughts = Expert().thoughts(view, think, explains=True)
    thought = next(thoughts)
    for later in thoughts:
        thought = later
        yield None
    yield advice_on(view, thought)


def advice_on(view: PlayerView, thought: Thought) -> Advice:
    """The facts that speak for what was thought out, and how the deals went that were played out for it."""
    told = compared_with_others(thought)
    if not told:
        return advice_for(view, thought.move)
    return explained(view, advice_for(view, thought.move, thought.ideas[told[0].other]), thought)


def advice_for(view: PlayerView, move: Move, instead_of: Idea | None = None) -> Advice:
    """The facts that speak for a move of the seat; of a lay-down or a discard those that set it apart from another
    idea, or from what would be next best.
    """
    advice = _advice(view, move, instead_of)
    beside = None if isinstance(advice.beside, facts.WildsWait) and _wild_makes_book(view) else advice.beside
    return replace(advice, why=_in_full(view, move, advice.why), beside=beside, is_alone=not view.board.has_partners)


def _wild_makes_book(view: PlayerView) -> bool:
    """Whether a wild card of the hand would complete a book at once: then it is not said to be worth more later."""
    wild = next((card for card in view.hand if is_wild(card)), None)
    melds, size = view.board.melds[view.team], view.board.rules.book_size
    return wild is not None and any(
        len(meld.cards) == size - 1 and not isinstance(lay(view.board, view.seat, (Group((wild,), at),)), RefusalBase)
        for at, meld in enumerate(melds)
    )


def _in_full(view: PlayerView, move: Move, why: Why) -> Why:
    """The reason with whether the team lacks the book, and with what this very move opens with or counts."""
    board = view.board
    match why:
        case facts.OpensTeam() if isinstance(move, MeldCards):
            return replace(why, points=points_of(view, move.groups))
        case facts.LaysMany() | facts.MeldGrows(short=0) | facts.BeginsMeld(short=0) if isinstance(move, MeldCards):
            return replace(why, points=points_laid(view, move))
        case facts.CompletesBook(kind):
            lacking = missing_books(board, board.melds[view.team])
            counts = {"clean": lacking.clean, "dirty": lacking.dirty, "wild": lacking.wild} if lacking else {}
            brings_foot = board.rules.foot_when == "first_book" and board.next_stack(view.seat) is StackName.FOOT
            return replace(why, is_needed=counts.get(kind, 0) > 0, brings_foot=brings_foot)
        case _:
            return why


def _advice(view: PlayerView, move: Move, instead_of: Idea | None) -> Advice:
    match move:
        case Draw():
            why = why_draw(view)
            return Advice(move=move, why=why, beside=also_unwanted(view, why))
        case Take(groups):
            why, threes = why_take(view, groups), red_threes_come(view)
            return Advice(move=move, why=why, cards=_from_hand(view, groups), beside=threes)
        case MeldCards(groups):
            return _laying(view, move, groups, instead_of)
        case Discard(card):
            other = instead_of.move if instead_of is not None else None
            named = other.card if isinstance(other, Discard) else None
            return Advice(
                move=move,
                why=why_discard(view, card, named),
                cards=(card,),
                beside=why_not_yet(view) or why_wait(view, card),
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
    """The groups' cards that are in the hand: all but the upcard of a take."""
    left = list(view.hand)
    found = []
    for group in groups:
        for card in group.cards:
            if card in left:
                left.remove(card)
                found.append(card)
    return tuple(found)


def _laying(view: PlayerView, move: MeldCards, groups: tuple[Group, ...], instead_of: Idea | None) -> Advice:
    """What the end of the round asks for, else the largest difference to another lay-down, or none."""
    laid = tuple(card for group in groups for card in group.cards)
    lays = instead_of.lays if instead_of is not None and instead_of.kind in (MELD, DISCARD) else None
    reason = why_lay(view, move, lays)
    why = reason.why
    if not isinstance(why, facts.CompletesBook) and is_for_the_end(view, move):
        why = facts.SavesPoints(points_laid(view, move), *near_end(view))
    return Advice(
        move=move,
        why=why or _growing(view, groups),
        cards=laid,
        beside=why_not_yet(view) or reason.beside,
    )


def _growing(view: PlayerView, groups: tuple[Group, ...]) -> Why:
    """The meld that the move brings nearest to a book, of those that are new where some are."""
    board = view.board
    after = _melds_after(view, groups)
    begun = len(board.melds[view.team])
    touched = list(range(begun, len(after))) or [group.onto for group in groups if group.onto is not None]
    size = board.rules.book_size
    number = max(touched, key=lambda at: (len(after[at].cards) <= size, not after[at].wilds, len(after[at].cards)))
    meld = after[number]
    short = max(0, size - len(meld.cards))
    if not short and (number >= begun or not board.melds[view.team][number].is_book(board.rules)):
        return facts.CompletesBook(meld.kind, meld.rank)
    told = facts.BeginsMeld if number >= begun else facts.MeldGrows
    return told(meld.kind, meld.rank, len(meld.cards), short)


def _melds_after(view: PlayerView, groups: tuple[Group, ...]) -> tuple[Meld, ...]:
    melds = lay(view.board, view.seat, groups)
    return view.board.melds[view.team] if isinstance(melds, RefusalBase) else melds


def _partner_waits(board: Board, seat: int) -> bool:
    """Whether a teammate has neither taken up the foot nor laid a card this round."""
    return any(not board.in_foot[mate] and not board.melded[mate] for mate in board.teammates(seat))
