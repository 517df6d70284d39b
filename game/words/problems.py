"""What is said where a problem is solved: what is asked, what a try came to, and how the best way is played out."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from game.analysis.facts import BetterWay
from game.engine.advice import Advice, LeadByGoingOut, RestBrings
from game.engine.board import Phase, StackName, opening_minimum
from game.engine.moves import GoOut
from game.engine.view import PlayerView
from game.words import thinking_again
from game.words.grammar import capital, counted, number, points, seat_name, sentences, signed, the_card
from game.words.hints import reason
from game.words.thinking_again import FoundHow

PROBLEMS: Final = "Problems"
OWN_GAMES: Final = "From your own games"
BACK_TO_LEARN: Final = "Learn"
WHAT_NOW: Final = "What now?"
WHAT_WOULD_YOU_DO: Final = "What’s your move?"
STARS: Final = ("easy", "middling", "hard")
THE_BEST_WAY: Final = "The best way"
MAY_GO_ON: Final = "How it may go on"
THE_REST: Final = "Computer players play on in one of many possible deals. The cards that really lay there stay hidden."
UNREADABLE_OWN: Final = "One of your own problems cannot be read any more. It is passed over and kept in its file."
UNREADABLE_PROBLEM: Final = "A problem cannot be read. It is passed over."


def how_hard(stars: int) -> str:
    """What one, two or three stars mean, to be heard.

    >>> how_hard(1), how_hard(3)
    ('easy', 'hard')
    """
    return STARS[min(max(stars, 1), len(STARS)) - 1]


def title(theme: str) -> str:
    """What the screen is called.

    >>> title("Into the foot")
    'Problems · Into the foot'
    """
    return f"{PROBLEMS} · {theme}"


def place_in(theme: str, place: int, whole: int) -> str:
    """Which problem of how many.

    >>> place_in("Into the foot", 7, 44), place_in("From your own games", 1, 1)
    ('Into the foot · 7 of 44', 'From your own games')
    """
    return f"{theme} · {place} of {whole}" if whole > 1 else theme


def own_moment(game: str, round_number: int, turn: int) -> str:
    """Where a problem from an own game comes from.

    >>> own_moment("Friday evening", 2, 5)
    'Friday evening, round 2, your turn 5'
    """
    return f"{game}, round {round_number}, your turn {turn}"


def situation(view: PlayerView, names: Sequence[str]) -> str:
    """What there is to decide, as a sentence or two that end in a question."""
    board = view.board
    match board.phase:
        case Phase.ANSWER:
            return f"{seat_name(names, board.turn)} asks: may I go out? What do you say?"
        case Phase.DRAW:
            on_top = f", {the_card(board.upcard)} on top" if board.upcard is not None else ""
            lies = f"The pile has {counted(board.pile, 'card')}{on_top}" if board.pile else "The pile is empty"
            return sentences(lies, WHAT_WOULD_YOU_DO)
        case _:
            return sentences(_held(view, names), WHAT_WOULD_YOU_DO)


def _held(view: PlayerView, names: Sequence[str]) -> str:
    board, own = view.board, len(view.hand)
    if not board.has_opened(view.team):
        least = opening_minimum(board, view.team)
        needed = f", and your team needs {points(least)} to open" if least else ""
        return f"You hold {counted(own, 'card')}{needed}"
    if (stack := board.plays_from(view.seat)) is not StackName.HAND:
        return f"You’re in your {stack.value} with {counted(own, 'card')} left"
    partners = [seat for seat in range(board.players) if seat != view.seat and board.team_of(seat) == view.team]
    if len(partners) != 1:
        return f"You hold {counted(own, 'card')}"
    theirs, partner = board.hands[partners[0]], seat_name(names, partners[0])
    if theirs == own:
        return f"You and {partner} hold {counted(own, 'card')} each"
    return f"You hold {counted(own, 'card')} and {partner} {number(theirs)}"


# ---- the answer


class Solved(Enum):
    """What a try at a problem comes to."""

    BEST = auto()
    AS_GOOD = auto()
    LESS = auto()


THAT_IS_IT: Final = "That is it"
THAT_IS_AS_GOOD: Final = "That is as good"
GOOD_TRY: Final = "A good try"
THIS_IS_IT: Final = "This is the best way"
BEST: Final = "best"
AS_GOOD: Final = "as good"
YOURS: Final = "yours"
THAT_DAY: Final = "that day"
PLAYED_THEN: Final = "what was played in that match"
PLAYED_THEN_SHORT: Final = "what was played"
NEXT_PROBLEM: Final = "Next problem"
PLAY_ON: Final = "Play on from here"
PLAY_ON_SHORT: Final = "Play on"
SHOW_ME_TIP: Final = "Plays the best way at the table, then two more turns each (A)"
COMES_BACK: Final = "You’ll see this one again."
NONE_LEFT: Final = "That was the last one here."


def heading(solved: Solved | None) -> str:
    """The heading of an answer; None where the best way was only shown."""
    match solved:
        case Solved.BEST:
            return THAT_IS_IT
        case Solved.AS_GOOD:
            return THAT_IS_AS_GOOD
        case Solved.LESS:
            return GOOD_TRY
        case None:
            return THIS_IS_IT


def about_the_try(solved: Solved | None, how: FoundHow, gained: float, best: float, is_that_day: bool) -> str:
    """What stands under the heading; `gained` and `best` are points over what was played that day.

    >>> once, nudged = FoundHow(1), FoundHow(1, had_nudge=True)
    >>> about_the_try(Solved.BEST, once, 495, 495, False), about_the_try(Solved.BEST, nudged, 495, 495, False)
    ('You found it at once.', 'You found it with a nudge.')
    >>> about_the_try(Solved.LESS, once, 326, 495, False)
    'Yours gains 330 points. One way gains 170 more.'
    >>> about_the_try(Solved.LESS, once, -84, 495, False)
    'What was played that day was 80 better. One way is better than both.'
    >>> about_the_try(Solved.LESS, once, 0, 495, True)
    'That is what was played that day. One way gains 500 points.'
    >>> about_the_try(None, FoundHow(0), 0, 495, False)
    'You’ll see this one again.'
    """
    match solved:
        case Solved.BEST:
            return thinking_again.found_at(how)
        case Solved.AS_GOOD:
            return "It comes to about the same as the best way."
        case None:
            return COMES_BACK
        case Solved.LESS:
            pass
    if is_that_day:
        return f"That is what was played that day. One way gains {_tens(best)} points."
    if _rounded(gained) > 0:
        more = f"gains {_tens(best - gained)} more" if _rounded(best - gained) > 0 else "gains still more"
        return f"Yours gains {_tens(gained)} points. One way {more}."
    if _rounded(gained) < 0:
        return f"What was played that day was {_tens(-gained)} better. One way is better than both."
    return f"It comes to about the same as what was played that day. One way gains {_tens(best)} points."


def _rounded(amount: float) -> int:
    return 10 * round(amount / 10)


def _tens(amount: float) -> str:
    return points(_rounded(amount))


def reason_sentence(why: Advice, names: Sequence[str], me: int) -> str:
    """What speaks for a way, as a sentence that can stand alone.

    >>> reason_sentence(Advice(move=GoOut((), None), why=RestBrings(40, 210)), (), 0)
    'Go out: playing on should bring the others about 210 and your team about 40.'
    """
    told = reason(why, names, me)
    is_about_it = isinstance(why.why, LeadByGoingOut | RestBrings)
    return f"Go out: {told}." if is_about_it and isinstance(why.move, GoOut) else f"{capital(told)}."


def how_found(best: BetterWay, tried: BetterWay) -> str:
    """What stands below all: in how many deals the best way and the one that was tried were measured."""
    if best.worlds == tried.worlds:
        return thinking_again.how_found(best.worlds)
    return (
        f"We re-dealt the hidden cards {points(best.worlds)} times for the best way, {points(tried.worlds)} for yours."
    )


def gained(amount: float) -> str:
    """Points over what was played that day.

    >>> gained(325.6), gained(-84.2)
    ('+326', '−84')
    """
    return signed(round(amount))


def better_in(way: BetterWay) -> str:
    """In how many of the deals in which it was measured a way was better than what was played that day.

    >>> from game.engine.advice import Advice, EmptiesHand
    >>> from game.engine.moves import Draw
    >>> better_in(BetterWay((), 495.0, 9.0, 998, 2, 1000, Advice(move=Draw(), why=EmptiesHand())))
    'better in 998 of 1,000 deals'
    """
    return f"better {better_in_short(way)} deals"


def better_in_short(way: BetterWay) -> str:
    """The same where there is little room."""
    return f"in {points(way.better)} of {points(way.worlds)}"
