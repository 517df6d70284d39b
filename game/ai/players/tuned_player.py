"""Players by numbers: every decision of a game by one tuning. Levels differ in theirs, and in whether they search."""

from collections.abc import Callable

from game.ai.brain.counted_position import CountedPosition, position_of
from game.ai.brain.discarding import discarding
from game.ai.brain.opening import wilds_allowed_to_open
from game.ai.brain.taking_pile import pile_pays, takes_pile
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of, move_of
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import meld
from game.ai.player import BALANCED, Style, Think
from game.ai.players.agreed_play import agreed_move, agreed_tuning, agreed_view
from game.ai.players.style import tuning_in
from game.ai.players.when_to_go_out import going_out, going_out_pays, is_worth_waiting, permits_going_out
from game.ai.search.rest_of_round import rest_of_round
from game.ai.tunings.fixed_tunings import BEGINNER, fixed_tuning_for
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import Card, is_three, is_wild
from game.engine.candidates import candidates
from game.engine.discard_pile.pile import is_free_take, may_fit, why_no_pile
from game.engine.legal import why_not
from game.engine.melding.melds import meldable_threes
from game.engine.melding.openings import openings
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, Group, Hold, MeldCards, Move, Pass, Take, wilds_in
from game.engine.table.board import Board, Phase, opening_minimum, packet_size
from game.engine.table.view import PlayerView
from game.rules.ruleset import RuleSet


class TunedPlayer:
    """Stateless: the same view always gets the same answer."""

    def __init__(self, tuning: Callable[[Board], Tuning] | Tuning, plays_rounds_on: bool = False) -> None:
        """Plays by this tuning, or by the one that the function finds for the table.

        With `plays_rounds_on` a player decides whether to end a round by what the rest of it would bring in imagined
        worlds; otherwise by the lead at that moment.
        """
        self._tuning = tuning
        self._plays_rounds_on = plays_rounds_on

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        tuning = self._tuning if isinstance(self._tuning, Tuning) else self._tuning(view.board)
        tuning = tuning_in(think.style, tuning)
        if not think.agreements:
            return self._plainly(view, tuning, think)
        tuning = agreed_tuning(think.agreements, tuning)
        view = agreed_view(view, think.agreements)
        return agreed_move(view, self._plainly(view, tuning, think), think.agreements, tuning)

    def _plainly(self, view: PlayerView, tuning: Tuning, think: Think) -> Move:
        board = view.board
        asks_rest = self._plays_rounds_on and asks_for_the_rest(think.style)
        match board.phase:
            case Phase.DRAW:
                move = _beginning(view, tuning)
                return move if isinstance(move, Draw) else _legal(view, move)  # it has counted the stock
            case Phase.PLAY:
                return _legal(view, _playing(view, tuning, asks_rest))
            case Phase.ANSWER:
                if asks_rest:
                    return Answer(not is_worth_waiting(rest_of_round(view)))
                return Answer(permits_going_out(view, tuning))
            case Phase.CUT:
                return Cut(min(max(1, packet_size(board) + think.cut_miss), board.stock))
            case Phase.CHOOSE:
                return Choose(0)  # nothing is known of either stack
            case Phase.ENDED:
                raise ValueError("nobody has a decision to make between rounds")


def asks_for_the_rest(style: Style) -> bool:
    """Whether a style doesn't decide when a round should end; the others wait, or hurry, whatever it gains."""
    return style == BALANCED


def _legal(view: PlayerView, move: Move | None) -> Move:
    """The move, if there is one and it is legal; otherwise the simplest legal one."""
    if move is not None and why_not(view, move) is None:
        return move
    if view.board.phase == Phase.PLAY:
        position = position_of(view)
        if view.hand:
            thrown = Discard(face_of(discarding(position, view.seat, Tuning(), threatened=False), view.hand))
            if why_not(view, thrown) is None:
                return thrown
        if why_not(view, Hold()) is None:
            return Hold()
    return candidates(view)[0]


def _beginning(view: PlayerView, tuning: Tuning) -> Move:
    """Take the pile, draw, or pass."""
    board = view.board
    if _takes_turned_card(view):
        return Take(())
    if may_fit(board, view.hand) and why_no_pile(board) is None:
        position = position_of(view)
        position.log = []
        if takes_pile(position, view.seat, tuning):
            return move_of(position.log[0], (*board.lent, *view.hand), board.upcard)
        if _is_rare(view) and pile_pays(position, view.seat, tuning):
            groups = _exact_opening(view, position, tuning, board.upcard)
            if groups is not None and why_not(view, Take(groups)) is None:
                return Take(groups)
    return Draw() if board.stock >= board.draw_count else Pass()


def _takes_turned_card(view: PlayerView) -> bool:
    """Whether the first player wants the free turned card: a wild always, others if that costs no card."""
    board = view.board
    if board.upcard is None or is_three(board.upcard) or not is_free_take(board):
        return False
    return is_wild(board.upcard) or 1 + board.drawn_with_pile >= board.draw_count


def _playing(view: PlayerView, tuning: Tuning, asks_rest: bool) -> Move | None:
    """Go out, lay down or discard; None if the counts find no answer."""
    position = position_of(view)
    threatened = is_threatened(position, view.seat, tuning)
    out = going_out(view)
    if out is not None and (
        not is_worth_waiting(rest_of_round(view, out))
        if asks_rest
        else going_out_pays(position, view.seat, tuning, threatened)
    ):
        return out
    position.log = []
    meld(position, view.seat, tuning, threatened)
    if position.log:
        return move_of(position.log[0], view.hand)
    if _is_rare(view):
        groups = _exact_opening(view, position, tuning)
        if groups is not None and why_not(view, MeldCards(groups)) is None:
            return MeldCards(groups)
    if len(view.hand) > 1 or (view.hand and (view.board.rules.floating or not view.board.in_foot[view.seat])):
        return Discard(face_of(discarding(position, view.seat, tuning, threatened), view.hand))
    return None


def _is_rare(view: PlayerView) -> bool:
    """Whether the team has yet to open under rules whose openings the counts don't fully cover."""
    rules = view.board.rules
    return not view.board.has_opened(view.team) and (
        rules.wild_melds != "no" or rules.open_counts_books or rules.open_natural or bool(_threes(view, rules))
    )


def _threes(view: PlayerView, rules: RuleSet) -> str:
    return meldable_threes(rules, view.board.in_foot[view.seat], goes_out=False)


def _exact_opening(
    view: PlayerView, position: CountedPosition, tuning: Tuning, upcard: Card | None = None
) -> tuple[Group, ...] | None:
    """The opening with fewest wilds by the engine's slow exact search; None if the tuning would wait."""
    rules = view.board.rules
    need, book_opens = opening_minimum(view.board, view.team), view.board.book_opens
    found = openings(rules, view.hand, need, upcard, _threes(view, rules), book_opens=book_opens)
    groups = min(found, key=wilds_in, default=None)
    most = wilds_allowed_to_open(position, view.seat, tuning)
    return groups if groups is not None and wilds_in(groups) <= most else None


class Normal(TunedPlayer):
    """The level `normal`: sound common sense at every decision."""

    def __init__(self) -> None:
        super().__init__(fixed_tuning_for)


class Habits(TunedPlayer):
    """What `hard` and `expert` do without looking ahead: tuned for the rules and the table."""

    def __init__(self) -> None:
        super().__init__(learned_tuning_for, plays_rounds_on=True)


def tuning_of(level: str | None, board: Board) -> Tuning:
    """The level's tuning at this table; that of `normal` for an unknown level."""
    match level:
        case "easy":
            return BEGINNER
        case "hard" | "expert":
            return learned_tuning_for(board)
        case _:
            return fixed_tuning_for(board)
