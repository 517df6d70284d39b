"""What going out takes, what is at stake, and what a partner answers."""

import pytest

from game.engine.permission import Because, Ground, Opinion
from game.words.going_out import answered, ask_button, at_stake, for_the_asked, going_out
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_needs_follow_the_rules() -> None:
    """Couples: two clean, three dirty, the last card any way. Family: no partner's foot, no question."""
    couples = {need.what: need.how for need in going_out(my_view(table(hand="KC", rules=COUPLES)), NAMES, 0, 0)}
    assert couples["Dirty books"] == "0/3"
    assert "Any last card" in couples
    family = [need.what for need in going_out(my_view(table(hand="KC", rules=FAMILY)), NAMES, 0, 0)]
    assert family == ["Clean books", "Dirty books", "You in foot", "A last discard"]
    assert not any(need.met for need in going_out(my_view(table(hand="KC", rules=FAMILY)), NAMES, 0, 0))
    web = [need.what for need in going_out(my_view(table(hand="KC", rules=WEB)), NAMES, 0, None)]
    assert web[2:4] == ["Anna in foot", "Rosa played foot"]


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
    assert said == f"If you say yes, the round ends: {both}."
    in_foot = my_view(table(hand="KC QD", phase="play", rules=PARTNERS, in_foot=(0,))).board
    assert for_the_asked(in_foot, 0, 20) == "If you say yes, the round ends: your two cards would cost 20 points."
    assert for_the_asked(in_foot, 0, 0) == "If you say yes, the round ends: your two cards would cost nothing."
    three = my_view(table(hand="KC QD", phase="play", rules=CAMPUS, players=6, teams=2, in_foot=(0,))).board
    assert for_the_asked(three, 0, 20).startswith("If you say yes, the round may end:")  # the third may still say no
    bare = my_view(table(hand="", phase="play", rules=PARTNERS, seat=0, in_foot=(0,), bare=True)).board
    assert for_the_asked(bare, 0, 0) == "You hold nothing that would count against you."


def test_the_button_asks_by_name() -> None:
    """Three in a team are all asked."""
    assert ask_button(NAMES, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Rosa"
    long = ("Anna", "Walt", "Maximiliane von Hohenstein", "June")
    assert ask_button(long, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Maximiliane"
    alike = ("Anna", "Maximiliane Berg", "Maximiliane Wald", "June")
    assert ask_button(alike, my_view(table(hand="KC", rules=PARTNERS)).board, 0) == "Ask Maximiliane Wald"


def test_answers_begin_with_the_answer() -> None:
    """Given yes or no, that comes first, then why."""
    yes = Opinion(2, "yes", (Because(Ground.AHEAD), Because(Ground.RIVAL_NEAR, seat=1)))
    no = Opinion(2, "no", (Because(Ground.MUCH_HELD), Because(Ground.BEHIND)))
    assert answered(yes, NAMES) == "Yes: we should come out ahead, and Walt may go out next."
    assert answered(no, NAMES) == "Not yet: my cards would cost us too much, and we should end up behind."
    assert answered(Opinion(2, "no", ()), NAMES) == "Not yet."


@pytest.mark.parametrize("ground", Ground)
def test_every_ground_has_words(ground: Ground) -> None:
    """Given any ground, a short sentence comes of it, with one full stop."""
    said = answered(Opinion(0, "yes", (Because(ground, 3, 1),)), NAMES)
    assert said.endswith(".")
    assert said.count(".") == 1
    assert len(said) < 70
