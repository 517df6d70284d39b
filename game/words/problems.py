"""What is said where a problem is solved: what is asked, and what a try came to."""

from collections.abc import Sequence
from enum import Enum

from game.analysis.facts import BetterWay
from game.engine.advice import Advice, LeadByGoingOut, RestBrings
from game.engine.board import Phase, StackName, opening_minimum
from game.engine.moves import GoOut
from game.engine.view import PlayerView
from game.problems.problem_facts import ProblemTheme
from game.text.language import named, said_of
from game.text.messages import problems as say
from game.text.messages import thinking_again as say_again
from game.words.grammar import seat_person
from game.words.hints import reason
from game.words.thinking_again import FoundHow


def theme_name(theme: ProblemTheme) -> str:
    """The name of a theme, as a heading.

    >>> [theme_name(theme) for theme in ProblemTheme][-3:]
    ['Into the foot', 'Going out', 'May I go out?']
    """
    return named("problems", f"theme_{theme}")


def situation(view: PlayerView, names: Sequence[str]) -> str:
    """What there is to decide, as a sentence or two that end in a question."""
    board = view.board
    if board.phase is Phase.ANSWER:
        return say.partner_asks(seat_person(names, board.turn))
    return f"{_pile(view) if board.phase is Phase.DRAW else _held(view, names)} {say.what_would_you_do()}"


def _pile(view: PlayerView) -> str:
    board = view.board
    return say.pile_has(board.pile) if board.upcard is None else say.pile_has_on_top(board.pile, board.upcard)


def _held(view: PlayerView, names: Sequence[str]) -> str:
    board, own = view.board, len(view.hand)
    if not board.has_opened(view.team):
        return say.you_hold(own, opening_minimum(board, view.team))
    if (stack := board.plays_from(view.seat)) is not StackName.HAND:
        return say.you_play_from("foot" if stack is StackName.FOOT else "tail", own)
    partners = [seat for seat in range(board.players) if seat != view.seat and board.team_of(seat) == view.team]
    if len(partners) != 1:
        return say.you_hold(own, 0)
    theirs, partner = board.hands[partners[0]], seat_person(names, partners[0])
    return say.you_both_hold(partner, own) if theirs == own else say.you_hold_and_partner(partner, own, theirs)


# ---- the answer
class Solved(Enum):
    """What a try at a problem comes to."""

    BEST = "best"
    AS_GOOD = "as_good"
    LESS = "less"


def about_the_try(solved: Solved | None, how: FoundHow, gained: float, best: float, is_that_day: bool) -> str:
    """What stands under the heading; `gained` and `best` are points over what was played that day.

    >>> once, nudged = FoundHow(1), FoundHow(1, had_nudge=True)
    >>> about_the_try(Solved.BEST, once, 495, 495, False), about_the_try(Solved.BEST, nudged, 495, 495, False)
    ('You found it at once.', 'You found it with a nudge.')
    >>> about_the_try(Solved.LESS, once, 326, 495, False)
    'Yours gains 330 points. The best move gains 170 more.'
    >>> about_the_try(Solved.LESS, once, -84, 495, False)
    'The move played in the match was 80 better. The best move beats both.'
    >>> about_the_try(Solved.LESS, once, 0, 495, True)
    "That's the move played in the match. The best move gains 500 points."
    >>> about_the_try(None, FoundHow(0), 0, 495, False)
    "You'll see this one again."
    """
    match solved:
        case Solved.BEST:
            return said_of("thinking_again", how)
        case Solved.AS_GOOD:
            return say.same_as_best()
        case None:
            return say.comes_back()
        case Solved.LESS:
            pass
    if is_that_day:
        return say.tried_that_day(_rounded(best))
    if _rounded(gained) > 0:
        return say.gains_less(_rounded(gained), max(0, _rounded(best - gained)))
    return say.loses(_rounded(-gained)) if _rounded(gained) < 0 else say.gains_nothing(_rounded(best))


def about_the_last_try(solved: Solved | None, how: FoundHow, gained: float, best: float, is_that_day: bool) -> str:
    """The same, where no other problem is left."""
    return f"{about_the_try(solved, how, gained, best, is_that_day)} {say.none_left()}"


def _rounded(amount: float) -> int:
    return 10 * round(amount / 10)


def reason_sentence(why: Advice, names: Sequence[str], me: int) -> str:
    """What speaks for a way, as a sentence that can stand alone.

    >>> reason_sentence(Advice(move=GoOut((), None), why=RestBrings(40, 210)), (), 0)
    'Go out: playing on should earn the others about 210 and your team about 40.'
    """
    is_about_it = isinstance(why.why, LeadByGoingOut | RestBrings) and isinstance(why.move, GoOut)
    told = reason(why, names, me)
    return say.go_out_because(told) if is_about_it else say.because(told)


def how_found(best: BetterWay, tried: BetterWay) -> str:
    """What stands below all: in how many deals the best way and the one that was tried were measured."""
    if best.worlds == tried.worlds:
        return say_again.how_found(best.worlds)
    return say.how_found(best.worlds, tried.worlds)
