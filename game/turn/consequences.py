"""Conclusions from events: how an arrangement changes, whose move it was, and the table before the deal."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from game.cards import Card
from game.engine.draft import Draft, staged
from game.engine.events import (
    Discarded,
    Drew,
    Event,
    FootTaken,
    Held,
    Melded,
    MeldsTakenBack,
    Passed,
    PileTaken,
    WentOut,
)
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView
from game.turn.arrangement import Arrangement, settle, with_draft


def fresh_cards(events: Iterable[Event], seat: int, before: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """The cards that came into a seat's hand and that it knows; those `before` if none came. With a foot none are: all
    of it is new, and what was new before has been played.
    """
    came: tuple[Card, ...] | None = None
    for event in events:
        match event:
            case Drew(seat=by) | PileTaken(seat=by) if by == seat:
                came = (*(came or ()), *(event.cards or ()))
            case FootTaken(seat=by) if by == seat:
                came = ()
    return before if came is None else came


def draft_survives(view: PlayerView, draft: Draft | None) -> bool:
    """Whether a draft may stay after events: same part of the turn, and its cards are still there."""
    if draft is None or not view.is_mine or view.board.phase != (Phase.DRAW if draft.kind == "take" else Phase.PLAY):
        return False
    have = Counter(view.hand)
    if draft.kind == "take":
        have.update(card for card in (view.board.upcard, view.board.pile_bottom) if card is not None)
    return all(have[card] >= count for card, count in Counter(staged(draft)).items())


def has_played(events: Iterable[Event], seat: int) -> bool:
    """Whether cards have left a seat's hand: then nothing stays chosen."""
    return any(isinstance(event, Melded | Discarded | WentOut | PileTaken) and event.seat == seat for event in events)


def after_events(arrangement: Arrangement, view: PlayerView, events: Sequence[Event], *, can_undo: bool) -> Arrangement:
    """The arrangement after these events; `can_undo` says whether anything more may come back."""
    draft = arrangement.draft if draft_survives(view, arrangement.draft) else None
    fresh = fresh_cards(events, view.seat, arrangement.fresh if view.is_mine else ())
    if draft != arrangement.draft or has_played(events, view.seat):
        arrangement = with_draft(arrangement, draft)
    is_undone = any(isinstance(event, MeldsTakenBack) for event in events)
    came = any(isinstance(event, FootTaken) and event.seat == view.seat for event in events)
    return settle(arrangement, view, fresh, can_undo=can_undo, is_undone=is_undone, is_new_stack=came)


def is_others(events: Iterable[Event], seat: int) -> bool:
    """Whether somebody else did something worth pausing for."""
    kinds = (Drew, PileTaken, Melded, FootTaken, Discarded, Held, Passed, WentOut)
    return any(isinstance(event, kinds) and event.seat != seat for event in events)


def undealt(view: PlayerView) -> PlayerView:
    """A newly dealt table as it was before the deal: every card is in the stock."""
    board = view.board
    cards = sum((*board.hands, *board.feet, *board.tails, *map(len, board.red_threes)))
    before = replace(
        board,
        hands=(0,) * board.players,
        feet=(0,) * board.players,
        tails=(0,) * len(board.tails),
        stock=board.stock + board.pile + cards,
        pile=0,
        pile_seen=(),
        upcard=None,
        frozen=None,
        red_threes=((),) * board.teams,
    )
    return replace(view, board=before, hand=(), bottoms=None)


def is_dealt(board: Board) -> bool:
    """Whether anybody has cards; before that none are counted."""
    return any((*board.hands, *board.feet))
