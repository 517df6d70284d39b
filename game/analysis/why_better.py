"""Why other moves were better: the largest difference to what was played."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.ai.advice.discard_reasons import why_discard
from game.ai.advice.hint import advice_for
from game.ai.advice.laying_reasons import why_these
from game.analysis.ways import cards_left
from game.cards import in_hand_order, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.moves import Discard, Group, MeldCards, Move
from game.engine.view import PlayerView


def why_better(view: PlayerView, played: Sequence[Move], better: tuple[Move, ...]) -> Advice:
    """What sets the better moves apart from what was played; where only the discards differ, what sets those apart."""
    if not (_lays_and_discards(played) and _lays_and_discards(better)):
        return advice_for(view, better[0])
    advice = advice_for(view, better[0])
    why = why_these(view, _laid(better), _laid(played))
    if why is not None:
        return replace(advice, why=why, beside=None)
    this, other = better[-1], played[-1]
    if isinstance(this, Discard) and isinstance(other, Discard) and this != other:
        plain = Advice(move=this, why=advice.why, cards=(this.card,), is_alone=advice.is_alone)
        if is_wild(other.card) and not is_wild(this.card):
            return replace(plain, why=facts.KeepsWilds(1))
        left = replace(view, hand=in_hand_order(cards_left(view, better)))
        return replace(plain, why=why_discard(left, this.card, other.card))
    return advice


def _lays_and_discards(moves: Sequence[Move]) -> bool:
    return all(isinstance(move, MeldCards | Discard) for move in moves)


def _laid(moves: Sequence[Move]) -> tuple[Group, ...]:
    return tuple(group for move in moves if isinstance(move, MeldCards) for group in move.groups)
