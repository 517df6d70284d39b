"""What is said when a match is looked back at: the replay, what a computer player knew and thought, the review."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from game.cards import Card
from game.engine.advice import Advice
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Hold, MeldCards, Move, Pass, Take
from game.words.grammar import capital, counted, inside, points, ranks_counted, seat_name, the_card
from game.words.hints import MYSELF, hint_sentence, reason, what

# ---- replay
STEPS: Final = ("round", "turn", "move")
ROUND_BACK, ROUND_ON = "Previous round", "Next round"
TURN_BACK, TURN_ON = "Previous turn", "Next turn"
MOVE_BACK, MOVE_ON = "Previous move", "Next move"
PLAY: Final = "Play"
PAUSE: Final = "Pause"
SEEN_BY: Final = "Seen by"
ALL_HANDS: Final = "all hands open"
ONLY_OPEN: Final = "match goes on"
ONLY_OWN: Final = "own cards only"
REPLAY_KEYS: Final = "Space plays, arrows step, Shift: by turn"


def replay_of(name: str) -> str:
    """The title of a replay."""
    return f"Replay · {name}"


def replay_place(round_number: int, turn: int, turns: int) -> str:
    """Where in the match a moment is."""
    return f"Round {round_number} · turn {turn} of {turns}"


# ---- what it knew
WHAT_IT_KNEW: Final = "What it knew"
WHAT_IT_KNEW_TIP: Final = "What the computer player saw and remembered, and why it made this move (K)"
THE_MOVE: Final = "The move itself"
NOT_A_COMPUTER: Final = "for computer players’ moves"
AFTER_THE_ROUND: Final = "once the round is over"
WHY: Final = "Why"
PILE_SEEN: Final = "Seen in the pile"
NOTHING_SEEN: Final = "nothing"
HELD_OPENLY: Final = "Taken openly, still held"
NOT_SEEN: Final = "Never seen"

# ---- review
REVIEW: Final = "Review"
REVIEW_SUB: Final = "what cost most"
REVIEW_TIP: Final = "The three decisions that cost most, and what was better (R)"
LOOK_AT_IT: Final = "Look at it"
LOOK_BACK: Final = "Look back"
LOOK_BACK_TIP: Final = "The round move by move, and what each computer player knew"
REVIEW_OVER: Final = "once the match is over"
REVIEW_FAILED: Final = "The review could not be finished."
DEAREST: Final = "The decisions that cost most"
HOW_REVIEWED: Final = "Both moves were played on many times, each time with the same new deal of the hidden cards."


def what_knew(name: str) -> str:
    """The heading over a computer player's view.

    >>> what_knew("June")
    'What June knew'
    """
    return f"What {name} knew"


def ranks_in_short(cards: Sequence[Card]) -> str:
    """Cards by rank, or that there are none.

    >>> from game.cards import parse_cards
    >>> ranks_in_short(parse_cards("KH KD")), ranks_in_short(())
    ('K ×2', 'nothing')
    """
    return ranks_counted(cards) or NOTHING_SEEN


def held_openly(cards: Mapping[str, Sequence[Card]]) -> str:
    """What is known of hands, player by player.

    >>> from game.cards import parse_cards
    >>> held_openly({"June": parse_cards("KH"), "Walt": parse_cards("QS QH")})
    'June: K. Walt: Q ×2.'
    """
    return " ".join(f"{name}: {ranks_in_short(held)}." for name, held in cards.items())


def buried(count: int) -> str:
    """Cards of the pile that somebody does not remember, "" for none.

    >>> buried(12), buried(0)
    ('twelve cards below', '')
    """
    return f"{counted(count, 'card')} below" if count else ""


def hidden(count: int) -> str:
    """Cards in hands, feet and stock of which nothing is known.

    >>> hidden(88)
    '88 cards in hands, feet and stock'
    """
    return f"{counted(count, 'card')} in hands, feet and stock"


def own_reason(advice: Advice, names: Sequence[str]) -> str:
    """Why a computer player moved so, in its own words."""
    return f"“{capital(reason(advice, names, None, MYSELF))}.”"


def without_thinking_ahead(move: Move) -> str:
    """What a player who thinks ahead would have done otherwise."""
    return f"Without thinking ahead: {what(move).lower()}."


def whose_review(names: Sequence[str], seats: Sequence[int], me: int | None) -> str:
    """Whose decisions were looked at.

    >>> whose_review(["Anna", "Walt"], [0], 0), whose_review(["Anna", "Walt"], [0, 1], None)
    ('Your decisions', 'The decisions of Anna and Walt')
    """
    if list(seats) == [me]:
        return "Your decisions"
    if len(seats) == len(names) > 2:
        return "Everybody's decisions"
    told = [seat_name(names, seat, me) for seat in seats]
    return f"The decisions of {' and '.join(told) if len(told) < 3 else ', '.join(told)}"


def looked_at(done_: int, whole: int) -> str:
    """How far the review is.

    >>> looked_at(0, 0), looked_at(12, 96), looked_at(96, 96)
    ('Setting up the table again…', 'Decision 12 of 96', 'Measuring what the worst ones cost…')
    """
    if not whole:
        return "Setting up the table again…"
    return f"Decision {done_} of {whole}" if done_ < whole else "Measuring what the worst ones cost…"


def what_it_cost(name: str, cost: float) -> str:
    """The heading at the moment of a decision.

    >>> what_it_cost("June", 163.0), what_it_cost("You", 1208.0)
    ('This cost June about 160 points', 'This cost you about 1,210 points')
    """
    return f"This cost {inside(name)} about {_rounded(cost)} points"


def where_and_cost(n: int, turn: int, name: str, cost: float) -> str:
    """The heading of one decision.

    >>> where_and_cost(3, 12, "June", 508.4)
    'Round 3, turn 12 · June · about 510 points'
    """
    return f"Round {n}, turn {turn} · {name} · about {_rounded(cost)} points"


def _rounded(cost: float) -> str:
    return points(round(cost / 10) * 10)


# ---- a decision in a sentence
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
