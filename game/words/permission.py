"""The talk about going out before it begins: what is at stake for whoever wants to ask."""

from collections.abc import Sequence

from game.engine.board import Board
from game.words.names import seat_name, shorter_names, teammate_names
from game.words.numbers import counted, listed, points, signed


def ask_button(names: Sequence[str], board: Board, seat: int) -> str:
    """The button that asks, instead of playing: without surnames where nobody else could be meant."""
    mates = teammate_names([_first_name(names, mate) for mate in range(len(names))], board.teams, seat)
    return f"Ask {mates}" if mates else "Ask"


def _first_name(names: Sequence[str], seat: int) -> str:
    first = next((form for form in shorter_names(names[seat]) if not form.endswith(".")), names[seat])
    return first if sum(name.startswith(first) for name in names) == 1 else names[seat]


def at_stake(names: Sequence[str], board: Board, asker: int, worth: float = 0.0) -> str:
    """What the asker's teammates still hold: it counts against the team. `worth` is what a hidden card is worth on an
    average, 0 where nobody can say.
    """
    mates = tuple(board.teammates(asker))
    cards = sum(_cards(board, mate) for mate in mates)
    held = listed([f"{seat_name(names, mate)} {_holds(board, mate)}" for mate in mates])
    if not cards:
        return f"{held}."
    cost = f"about {points(5 * round(worth * cards / 5))} points" if worth else "that counts"
    return f"{held}: {cost} against you. Going out brings {signed(board.rules.go_out_bonus)}."


def for_the_asked(board: Board, seat: int, worth: int) -> str:
    """What whoever is asked should think of before the answer: what would be left in his own hand, whose cards are
    worth so many points, and in a foot that he has not seen.
    """
    hand, foot = board.hands[seat], _foot(board, seat)
    if not hand and not foot:
        return "You hold nothing that would count against you."
    ends = "ends" if len(tuple(board.teammates(seat))) == 1 else "may end"
    if not hand:
        return f"With a yes the round {ends}: your foot of {foot} would cost what is in it."
    more = f", and your foot of {foot} what is in it" if foot else ""
    cost = f"{points(worth)} points" if worth else "nothing"
    return f"With a yes the round {ends}: your {counted(hand, 'card')} would cost {cost}{more}."


def _holds(board: Board, seat: int) -> str:
    """As everybody sees it: "holds nine cards and a foot of 11"."""
    return f"holds {_hand_and_foot(board, seat)}"


def _hand_and_foot(board: Board, seat: int) -> str:
    hand, foot = board.hands[seat], _foot(board, seat)
    told = [counted(hand, "card")] if hand or not foot else []
    return listed([*told, f"a foot of {foot}"] if foot else told)


def _foot(board: Board, seat: int) -> int:
    return 0 if board.in_foot[seat] else board.feet[seat]


def _cards(board: Board, seat: int) -> int:
    return board.hands[seat] + _foot(board, seat)
