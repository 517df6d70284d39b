"""What whoever asks to go out is told beforehand."""

from game.words.going_out import ask_button, at_stake, for_the_asked
from tests.build import CAMPUS, PARTNERS, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_hand_and_foot_of_the_partner_are_told_with_their_points() -> None:
    """By the average of what nobody sees, rounded to five; a foot that is in play is no foot any more."""
    board = my_view(table(hand="KC", phase="play", rules=PARTNERS, hands={2: "4C 5C 6C"}, feet={2: "4D 5D"})).board
    said = at_stake(NAMES, board, 0, worth=11.2)
    assert said == "Rosa holds three cards and a foot of 2: about 55 points against you. Going out brings +100."
    in_foot = my_view(table(hand="KC", phase="play", rules=PARTNERS, hands={2: "4C"}, in_foot=(2,), feet={2: ""})).board
    assert at_stake(NAMES, in_foot, 0).startswith("Rosa holds one card: that counts against you. Going out")


def test_whoever_is_asked_is_told_what_would_be_left() -> None:
    """His own hand in points, and the foot that he has not taken up, which nobody has seen; nothing is nothing."""
    board = my_view(table(hand="KC QD", phase="play", rules=PARTNERS, foot="4D 5D 6D")).board
    said = for_the_asked(board, 0, 20)
    both = "your two cards would cost 20 points, and your foot of 3 what is in it"
    assert said == f"With a yes the round ends: {both}."
    in_foot = my_view(table(hand="KC QD", phase="play", rules=PARTNERS, in_foot=(0,))).board
    assert for_the_asked(in_foot, 0, 20) == "With a yes the round ends: your two cards would cost 20 points."
    assert for_the_asked(in_foot, 0, 0) == "With a yes the round ends: your two cards would cost nothing."
    three = my_view(table(hand="KC QD", phase="play", rules=CAMPUS, players=6, teams=2, in_foot=(0,))).board
    assert for_the_asked(three, 0, 20).startswith("With a yes the round may end:")  # the third may still say no
    bare = my_view(table(hand="", phase="play", rules=PARTNERS, seat=0, in_foot=(0,), bare=True)).board
    assert for_the_asked(bare, 0, 0) == "You hold nothing that would count against you."


def test_the_button_asks_by_name() -> None:
    """Three in a team are all asked."""
    assert ask_button(NAMES, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Rosa"
    long = ("Anna", "Walt", "Maximiliane von Hohenstein", "June")
    assert ask_button(long, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Maximiliane"
    alike = ("Anna", "Maximiliane Berg", "Maximiliane Wald", "June")
    assert ask_button(alike, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Maximiliane Wald"
