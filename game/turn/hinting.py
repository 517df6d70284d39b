"""Hints for the player to move: the move and its purpose, then a draft of it; never a move by itself."""

from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, is_wild
from game.engine.draft import Draft, joined
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Hold, MeldCards, Move, Take
from game.engine.refusal import NotYourTurn
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.reason.hint import advice_while_thinking
from game.reason.obvious_moves import obvious_moves
from game.reason.purposes import Advice, ObviousKind
from game.turn.arrangement import Arrangement, choose_faces, choose_none, chosen_cards, with_draft
from game.turn.gesture_outcomes import Outcome, Prompt, meld_chosen, place_of_group
from game.turn.spots import Spot, Zone

IN_A_FRAME: Final = 0.008
"""Seconds of thinking between two frames."""


class Hint(Struct, frozen=True):
    """The current hint. Any event ends it."""

    advice: Advice | None
    """None while it is being computed: the display doesn't change."""
    is_laid: bool = False
    """Whether it is laid out as a draft, or it was said what to press."""
    asked: Move | None = None
    """The move of the cards that were chosen when it came, which it answers."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards of the hand to mark."""
        return self.advice.cards if self.advice is not None else ()


class HintThinker:
    """Computes one hint, a few milliseconds at a time."""

    def __init__(self) -> None:
        self._thoughts: Iterator[Advice | None] = iter(())
        self.clock: Callable[[], float] = perf_counter

    def start(self, view: PlayerView, asked: Move | None = None) -> Advice | None:
        """Like `think`, for another view, whose seat must be the one to act; `asked` is a move that is asked about."""
        self._thoughts = advice_while_thinking(view, asked)
        return self.think()

    def think(self) -> Advice | None:
        """The advice once it is settled; None while it may still change."""
        begun = self.clock()
        found = (advice for advice in self._thoughts if advice is not None or self.clock() - begun > IN_A_FRAME)
        return next(found, None)


def asked_move(view: PlayerView, arrangement: Arrangement) -> Move | None:
    """What the chosen cards would do, which a hint then answers: laid in their place, wild ones where they complete a
    book, a single card discarded; None if nothing is chosen, or the rules don't allow it.
    """
    chosen = chosen_cards(view, arrangement)
    if not chosen or arrangement.draft is not None or not view.is_mine:
        return None
    move = meld_chosen(view, arrangement).move
    if move is None and all(map(is_wild, chosen)):
        books = (one for one in obvious_moves(view) if one.kind is ObviousKind.BOOK)
        move = next((one.move for one in books if Counter(one.cards) == Counter(chosen)), None)
    if move is None and len(chosen) == 1 and view.board.phase is Phase.PLAY:
        move = Discard(chosen[0])
    return move if move is not None and why_not(view, move) is None else None


def next_hint(hint: Hint | None, view: PlayerView, arrangement: Arrangement) -> Outcome | Hint | None:
    """What a press does: choose the cards of the hint's move, or lay it out as a draft if one press wouldn't play them,
    or say what to press; None if a hint must be computed.
    """
    if not view.is_mine:
        return Outcome(refusal=NotYourTurn(view.board.mover))
    if (raised := with_raised(hint, view, arrangement)) is not None:
        return Outcome(arrangement=raised)
    if (advised := hinted_draft(hint, view)) is not None:
        return Outcome(arrangement=with_draft(arrangement, advised))
    if arrangement.draft is not None:
        return Outcome(prompt=Prompt.HINT_LATER)
    return replace(hint, is_laid=hint.advice is not None) if hint is not None else None


def with_raised(hint: Hint | None, view: PlayerView, arrangement: Arrangement) -> Arrangement | None:
    """The arrangement with the cards of the hint's move chosen for their place; None unless one press then plays it."""
    if hint is None or hint.advice is None or arrangement.draft is not None:
        return None
    none_chosen = choose_none(arrangement)
    match hint.advice.move:
        case Discard(card):
            return choose_faces(none_chosen, view, (card,))
        case MeldCards((group,)):
            raised = choose_faces(none_chosen, view, group.cards, place_of_group(view, group))
            return raised if meld_chosen(view, raised).move is not None else None
    return None


def lays_out(hint: Hint | None) -> bool:
    """Whether one more press shows the move: by its cards, as a draft, or by saying what to press."""
    return hint is not None and hint.advice is not None and not hint.is_laid


def holds_back(hint: Hint | None) -> bool:
    """Whether the advice is to lay nothing down."""
    return hint is not None and hint.advice is not None and isinstance(hint.advice.move, Discard | Hold)


def hinted_draft(hint: Hint | None, view: PlayerView) -> Draft | None:
    """The move as a draft: its cards are shown in their places, and nothing is played. None for a move that melds
    nothing.
    """
    if hint is None or hint.advice is None:
        return None
    melds = len(view.board.melds[view.team])
    match hint.advice.move:
        case MeldCards(groups):
            return Draft("meld", joined(groups, melds))
        case Take(groups) if groups:
            return Draft("take", joined(groups, melds))
        case GoOut(groups, discard) if groups or discard is not None:
            return Draft("go_out", joined(groups, melds), discard)
    return None


def hinted_spots(hint: Hint | None, view: PlayerView) -> frozenset[Spot]:
    """Where the move goes."""
    if hint is None or hint.advice is None:
        return frozenset()
    match hint.advice.move:
        case Draw():
            return frozenset({Zone.STOCK})
        case Take():
            return frozenset({Zone.PILE})
        case Discard():
            return frozenset({Zone.DISCARD})
        case MeldCards(groups) | GoOut(groups):
            return frozenset(place_of_group(view, group) for group in groups)
        case _:
            return frozenset()
