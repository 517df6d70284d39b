"""A player by numbers: every decision of a game by one tuning. Levels differ in theirs, and in whether they search."""

from collections.abc import Callable

from game.ai.brain.discarding import discarding
from game.ai.brain.from_view import position_of
from game.ai.brain.opening import wilds_allowed_to_open
from game.ai.brain.position import CountedPosition
from game.ai.brain.taking_pile import pile_pays, takes_pile
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of, move_of
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import meld
from game.ai.going_out import going_out, going_out_pays, permits_going_out
from game.ai.player import Think
from game.ai.style import tuning_in
from game.cards import Card, is_wild
from game.engine.board import Board, Phase, opening_minimum, packet_size
from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.melds import meldable_threes
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, Group, Hold, MeldCards, Move, Pass, Take
from game.engine.openings import openings
from game.engine.pile import PAIR, why_no_pile
from game.engine.view import PlayerView
from game.rules.ruleset import RuleSet


class TunedPlayer:
    """Keeps nothing between decisions: the same view always gets the same answer."""

    def __init__(self, tuning: Callable[[Board], Tuning] | Tuning) -> None:
        """Plays by this tuning, or by the one that is found for the table."""
        self._tuning = tuning

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        board = view.board
        tuning = tuning_in(think.style, self._tuning if isinstance(self._tuning, Tuning) else self._tuning(board))
        match board.phase:
            case Phase.DRAW:
                return _legal(view, _beginning(view, tuning))
            case Phase.PLAY:
                return _legal(view, _playing(view, tuning))
            case Phase.ANSWER:
                return Answer(permits_going_out(view, tuning))
            case Phase.CUT:
                return Cut(min(max(1, packet_size(board) + think.cut_miss), board.stock))
            case Phase.CHOOSE:
                return Choose(0)  # nothing is known of either stack
            case Phase.ENDED:
                raise ValueError("nobody has a decision to make between rounds")


def _legal(view: PlayerView, move: Move | None) -> Move:
    """The move, if there is one and the engine takes it; else the plainest that it takes."""
    if move is not None and why_not(view, move) is None:
        return move
    if view.board.phase == Phase.PLAY:
        position = position_of(view)
        if view.hand:
            kind = discarding(position, view.seat, Tuning(), threatened=False)
            thrown = Discard(face_of(kind, view.hand))
            if why_not(view, thrown) is None:
                return thrown
        if why_not(view, Hold()) is None:
            return Hold()
    return candidates(view)[0]


def _beginning(view: PlayerView, tuning: Tuning) -> Move:
    """Takes the pile, draws, or passes."""
    board = view.board
    if may_fit(view):
        position = position_of(view)
        position.log = []
        if takes_pile(position, view.seat, tuning):
            return move_of(position.log[0], view.hand, board.upcard)
        if _is_rare(view) and pile_pays(position, view.seat, tuning):
            groups = _exact_opening(view, position, tuning, board.upcard)
            if groups is not None and why_not(view, Take(groups)) is None:
                return Take(groups)
    return Draw() if board.stock >= board.draw_count else Pass()


def may_fit(view: PlayerView) -> bool:
    """A quick look that spares the search: without a pair of the upcard's rank only freer rules help."""
    rules, upcard = view.board.rules, view.board.upcard
    if upcard is None or why_no_pile(view.board) is not None:
        return False
    if rules.take_with != "pair" or (is_wild(upcard) and rules.wild_melds != "no"):
        return True
    return not is_wild(upcard) and sum(card[0] == upcard[0] for card in view.hand) >= PAIR


def _playing(view: PlayerView, tuning: Tuning) -> Move | None:
    """Goes out, lays down or discards; None where counts know no answer."""
    position = position_of(view)
    threatened = is_threatened(position, view.seat, tuning)
    out = going_out(view)
    if out is not None and going_out_pays(position, view.seat, tuning, threatened):
        return out
    position.log = []
    meld(position, view.seat, tuning, threatened)
    if position.log:
        return move_of(position.log[0], view.hand)
    if _is_rare(view):
        groups = _exact_opening(view, position, tuning)
        if groups is not None and why_not(view, MeldCards(groups)) is None:
            return MeldCards(groups)
    if len(view.hand) > 1 or (view.hand and not view.board.in_foot[view.seat]):
        return Discard(face_of(discarding(position, view.seat, tuning, threatened), view.hand))
    return None


def _is_rare(view: PlayerView) -> bool:
    """Whether the team has yet to open under rules whose openings counts do not know in full."""
    rules = view.board.rules
    return not view.board.has_opened(view.team) and (
        rules.wild_melds != "no" or rules.open_counts_books or bool(_threes(view, rules))
    )


def _threes(view: PlayerView, rules: RuleSet) -> str:
    return meldable_threes(rules, view.board.in_foot[view.seat], goes_out=False)


def _exact_opening(
    view: PlayerView, position: CountedPosition, tuning: Tuning, upcard: Card | None = None
) -> tuple[Group, ...] | None:
    """The opening with fewest wilds by the engine's exact search, which takes time; None if the tuning would wait."""
    rules = view.board.rules
    need = opening_minimum(view.board, view.team)
    found = openings(rules, view.hand, need, upcard, _threes(view, rules))
    groups = min(found, key=_wilds_in, default=None)
    most = wilds_allowed_to_open(
        position, view.seat, tuning.open_wilds, tuning.open_wilds_turn, tuning.open_wilds_rival
    )
    return groups if groups is not None and _wilds_in(groups) <= most else None


def _wilds_in(groups: tuple[Group, ...]) -> int:
    return sum(is_wild(card) for group in groups for card in group.cards)
