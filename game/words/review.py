"""A decision looked back at, in words: what was done, what it cost, and what was better."""

from collections.abc import Sequence
from typing import assert_never

from game.engine.advice import Advice
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Hold, MeldCards, Move, Pass, Take
from game.words.cards import the_card
from game.words.hints import hint_sentence
from game.words.names import seat_name
from game.words.numbers import capital, counted

NOTHING_COST_MUCH = "No decision stands out: nothing else would have brought more."


def review_sentence(
    n: int,
    seat: int,
    moves: Sequence[Move],
    cost: float,
    better: Advice,
    names: Sequence[str],
    me: int | None = None,
    melds: Sequence[Meld] | None = None,
) -> str:
    """What a seat did in round `n`, what that cost, and the better move with its reason. `melds` are those of its team
    before.
    """
    did = what_was_done(seat, moves, names, me)
    return (
        f"Round {n}: {did}, which cost about {round(cost)} points. {better_sentence(moves, better, names, me, melds)}"
    )


def what_was_done(seat: int, moves: Sequence[Move], names: Sequence[str], me: int | None = None) -> str:
    """Who did what, without a full stop."""
    return f"{capital(seat_name(names, seat, me))} {done(moves)}"


def better_sentence(
    moves: Sequence[Move],
    better: Advice,
    names: Sequence[str],
    me: int | None = None,
    melds: Sequence[Meld] | None = None,
) -> str:
    """What would have been better than these moves, and why. `melds` are those of the team before them."""
    laid = any(isinstance(move, MeldCards) for move in moves)
    first = "Lay nothing down yet. " if laid and isinstance(better.move, Discard) else ""
    return f"Better: {first}{hint_sentence(better, names, me, melds)}"


def done(moves: Sequence[Move]) -> str:
    """What somebody did, without a subject."""
    laid = sum(len(group.cards) for move in moves if isinstance(move, MeldCards) for group in move.groups)
    last = moves[-1]
    match last:
        case GoOut():
            return "went out"
        case MeldCards():
            return f"laid down {counted(laid, 'card')}"
        case Discard(card) if laid:
            return f"laid down {counted(laid, 'card')} and discarded {the_card(card)}"
        case Discard(card):
            return f"laid nothing down and discarded {the_card(card)}"
        case Draw():
            return "drew"
        case Take():
            return "took the pile"
        case Pass():
            return "ended the round"
        case Hold():
            return "kept the last card"
        case Answer(yes):
            return "said yes" if yes else "said no"
        case Cut() | Choose():
            return "prepared the round"
        case _:
            assert_never(last)
