"""Why other moves were better: the fact without which they aren't, or else the largest difference from play."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.ai.advice.discard_reasons import why_discard
from game.ai.advice.hint import advice_for
from game.ai.advice.laying_reasons import why_these
from game.ai.advice.played_out_causes import Ways, cause_of, discard_decides
from game.analysis.ways import cards_left, played_idea
from game.cards import in_hand_order, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.moves import Discard, Group, MeldCards, Move
from game.engine.view import PlayerView

_OF_DISCARDS: Final = (facts.NextTakesThrees, facts.NextMayTake, facts.HeldOnce, facts.KeptForBook)
"""Causes about the discarded card or its alternative."""


def why_better(view: PlayerView, played: Sequence[Move], better: tuple[Move, ...]) -> Advice:
    """What sets the better moves apart from what was played; if only the discards differ, what sets those apart."""
    if not (_lays_and_discards(played) and _lays_and_discards(better)):
        return advice_for(view, better[0])
    advice = advice_for(view, better[0])
    this, other = better[-1], played[-1]
    best, was = played_idea(better), played_idea(played)
    assert best is not None
    assert was is not None
    ways = Ways(view, best, was)
    cause = cause_of(ways)
    of_discard = _of_discard(view, advice, better, this, other)
    if cause is not None:
        about = of_discard if of_discard and isinstance(cause, _OF_DISCARDS) else advice
        return replace(about, why=cause, beside=None)
    why = why_these(view, _laid(better), _laid(played))
    is_told = of_discard is not None and not isinstance(of_discard.why, facts.MissedLeast)
    if why is not None and not (is_told and discard_decides(ways)):
        return replace(advice, why=why, beside=None)
    return of_discard or advice


def _of_discard(view: PlayerView, advice: Advice, better: Sequence[Move], this: Move, other: Move) -> Advice | None:
    """What sets the better discard apart from another one; None if either is missing or they are the same."""
    if not (isinstance(this, Discard) and isinstance(other, Discard)) or this == other:
        return None
    plain = Advice(move=this, why=advice.why, cards=(this.card,), is_alone=advice.is_alone)
    if is_wild(other.card) and not is_wild(this.card):
        return replace(plain, why=facts.KeepsWilds(1))
    left = replace(view, hand=in_hand_order(cards_left(view, better)))
    return replace(plain, why=why_discard(left, this.card, other.card))


def _lays_and_discards(moves: Sequence[Move]) -> bool:
    return all(isinstance(move, MeldCards | Discard) for move in moves)


def _laid(moves: Sequence[Move]) -> tuple[Group, ...]:
    return tuple(group for move in moves if isinstance(move, MeldCards) for group in move.groups)
