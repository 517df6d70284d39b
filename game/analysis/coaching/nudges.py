"""What to look at in a decision where there was something better, without revealing the better move."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum, auto

from msgspec import Struct

from game.analysis.judged.alternatives import cards_laid
from game.cards import Card, is_wild, rank_of
from game.engine.moves import Discard, GoOut, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView


class NudgeTopic(Enum):
    """What the decision hinges on."""

    WILDS = auto()
    RANK = auto()
    """The cards of one rank."""
    DISCARD = auto()
    OPENING = auto()
    PILE = auto()
    GOING_OUT = auto()
    ANSWER = auto()
    """Whether a partner may go out."""


class Nudge(Struct, frozen=True):
    """What to look at, and the cards of the hand to highlight; () if no card helps."""

    topic: NudgeTopic
    cards: tuple[Card, ...] = ()


def nudge_of(view: PlayerView, played: Sequence[Move], best: Sequence[Move]) -> Nudge:
    """The difference between what was played and what was better."""
    if view.board.phase == Phase.ANSWER:
        return Nudge(NudgeTopic.ANSWER)
    if view.board.phase == Phase.DRAW:
        upcard = view.board.upcard
        fitting = tuple(card for card in view.hand if upcard is not None and rank_of(card) == rank_of(upcard))
        return Nudge(NudgeTopic.PILE, fitting)
    if isinstance(played[-1], GoOut) != isinstance(best[-1], GoOut):
        return Nudge(NudgeTopic.GOING_OUT)
    then, better = cards_laid(played), cards_laid(best)
    differing = (better - then) + (then - better)
    if any(map(is_wild, differing)):
        return _wilds(view)
    if not view.board.has_opened(view.team) and bool(then) != bool(better):
        return Nudge(NudgeTopic.OPENING, tuple(differing.elements()))
    if differing:
        ranks = Counter(rank_of(card) for card in differing.elements())
        rank, _ = ranks.most_common()[0]
        return Nudge(NudgeTopic.RANK, tuple(card for card in view.hand if rank_of(card) == rank))
    thrown = {move.card for move in (played[-1], best[-1]) if isinstance(move, Discard)}
    if len(thrown) < 2 and any(map(is_wild, better)):
        return _wilds(view)  # the same cards on other melds
    return Nudge(NudgeTopic.DISCARD, tuple(card for card in view.hand if card in thrown))


def _wilds(view: PlayerView) -> Nudge:
    return Nudge(NudgeTopic.WILDS, tuple(card for card in view.hand if is_wild(card)))
