"""What a decision was about, by what was played and by what would have been better."""

from game.ai.brain.card_classes import JOKER, TWO
from game.ai.brain.counted_position import NOBODY, OUT, position_of
from game.ai.search.ideas import Idea, books_of
from game.analysis.facts import DecisionKind, DecisionTheme
from game.analysis.judged.alternatives import Shape, shape_of
from game.engine.moves import Take
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView


def kind_of(view: PlayerView, played: Idea, best: Idea | None = None) -> DecisionKind:
    """What the decision was about, by what was played and by the better way if there was one.

    Going out comes first, then the opening, then the foot.
    """
    if view.board.phase == Phase.ANSWER:
        return DecisionKind.PERMISSION
    if view.board.phase == Phase.DRAW:
        return DecisionKind.TAKE if isinstance(played.move, Take) else DecisionKind.DRAW
    ideas = [played] if best is None else [played, best]
    if any(idea.kind == OUT for idea in ideas):
        return DecisionKind.GOING_OUT
    lays_down = any(idea.lays for idea in ideas)
    if lays_down and not view.board.has_opened(view.team):
        return DecisionKind.OPENING
    if any(_empties_hand(view, idea) for idea in ideas):
        return DecisionKind.FOOT
    return DecisionKind.MELD if lays_down else DecisionKind.DISCARD


def theme_of(view: PlayerView, played: Idea, best: Idea) -> DecisionTheme:
    """What the difference between what was played and the best way teaches."""
    if view.board.phase == Phase.ANSWER or (played.kind == OUT) != (best.kind == OUT):
        return DecisionTheme.GOING_OUT
    if view.board.phase == Phase.DRAW:
        return DecisionTheme.PILE
    position = position_of(view)
    one, other = shape_of(position, played), shape_of(position, best)
    if one.lays != other.lays and not view.board.has_opened(view.team):
        return DecisionTheme.OPENING
    if _empties_hand(view, played) != _empties_hand(view, best):
        return DecisionTheme.FOOT
    if _wilds(one) != _wilds(other):
        return DecisionTheme.WILDS
    return DecisionTheme.DISCARDS if one.lays == other.lays else DecisionTheme.MELDS


def is_plainly_good(view: PlayerView, played: Idea, other: Idea) -> bool:
    """Whether the move played makes a book, reaches the foot or goes out, and the other way doesn't.

    Nobody accepts blame for that without a purpose. A book made by putting the first wild on a clean meld isn't good on
    its face.
    """
    if view.board.phase != Phase.PLAY:
        return False
    if (played.kind == OUT) != (other.kind == OUT):
        return played.kind == OUT
    position = position_of(view)
    clean = {at for at, wilds in enumerate(position.tables[view.team].wilds) if not wilds}
    if any(jokers + twos and at in clean for at, _, _, jokers, twos in played.lays):
        return False
    books, theirs = (books_of(idea.laid(position, view.seat), view.team) for idea in (played, other))
    return books > theirs or (_empties_hand(view, played) and not _empties_hand(view, other))


def _empties_hand(view: PlayerView, idea: Idea) -> bool:
    """Whether it brings the seat to its foot."""
    laid = sum(naturals + jokers + twos for _, _, naturals, jokers, twos in idea.lays)
    return not view.board.in_foot[view.seat] and laid + (idea.card != NOBODY) == len(view.hand)


def _wilds(shape: Shape) -> tuple[object, ...]:
    """Where wilds go, including the discard."""
    laid = [(number, rank, jokers + twos) for number, rank, _, jokers, twos in shape.lays if jokers + twos]
    return (*laid, shape.card if shape.card in (TWO, JOKER) else NOBODY)
