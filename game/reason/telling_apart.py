"""Whether a purpose tells a decision from another one: a reason that is as true of both is none."""

from collections.abc import Sequence

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF
from game.ai.brain.counted_position import DISCARD, NOBODY, position_of
from game.ai.brain.threats import feeds_rival
from game.ai.players.plain_moves import is_idle
from game.ai.search.ideas import Idea, played_idea
from game.cards import Card
from game.engine.moves import Move
from game.engine.table.view import PlayerView
from game.reason.purposes import GuardsPile, KeepsTogether, OnlyWay, Purpose, ShedsCost


def is_as_true_of(view: PlayerView, purpose: Purpose, instead: Sequence[Move]) -> bool:
    """Whether the other decision serves the purpose as well; nothing that leaves no choice tells two apart.

    What the the seen effects compare (books, stacks, points, clean melds) isn't looked at again.
    """
    other = played_idea(instead)
    match purpose:
        case OnlyWay("threes" | "few" | "alone" | "fed") if other is not None and other.kind == DISCARD:
            return feeds_rival(position_of(view), view.seat, other.card)
        case OnlyWay():
            return True
        case KeepsTogether(rank, held):
            return other is not None and _kept(view, other, CLASS_OF[Card(f"{rank}S")]) >= held
        case GuardsPile(how="three"):
            return other is not None and other.card >= BLACK_THREE
        case ShedsCost(card, lone=lone):
            its = NOBODY if other is None else other.card
            return its == CLASS_OF[card] or (lone > 0 and is_idle(position_of(view), view.seat, its))
        case _:
            return False


def _kept(view: PlayerView, idea: Idea, kind: int) -> int:
    """How many cards of the kind stay in the hand."""
    return idea.laid(position_of(view), view.seat).hands[view.seat][kind] - (idea.card == kind != NOBODY)
