"""What a nudge points at."""

from msgspec.structs import replace

from game.analysis.coaching.nudges import NudgeTopic, nudge_of
from game.engine.moves import Answer, Draw
from game.engine.table.board import Phase
from tests.build import cards, go_out, lay, my_view, table, take, throw

KINGS = ["KS KH KD"]


def test_wild_cards_that_make_the_difference() -> None:
    """Given two twos laid where one was better, both are to be looked at, and so is a two that goes elsewhere."""
    view = my_view(table("2C 2D QC 8H 5S", phase="play", melds=[*KINGS, "AS AH AD"]))
    assert nudge_of(view, (lay("2C 2D > 0"), throw("5S")), (lay("2C > 0"), throw("5S"))).topic == NudgeTopic.WILDS
    nudge = nudge_of(view, (lay("2C > 0"), throw("5S")), (lay("2C > 1"), throw("5S")))
    assert (nudge.topic, set(nudge.cards)) == (NudgeTopic.WILDS, set(cards("2C 2D")))


def test_the_rank_that_makes_the_difference() -> None:
    """Given queens laid that were better kept, all queens held are to be looked at."""
    view = my_view(table("QC QD QH QS 8H 5S", phase="play", melds=KINGS))
    nudge = nudge_of(view, (lay("QC QD QH"), throw("5S")), (throw("5S"),))
    assert (nudge.topic, nudge.cards) == (NudgeTopic.RANK, tuple(card for card in view.hand if card[0] == "Q"))


def test_the_discard_alone() -> None:
    """Given the same lay-down with another discard, both cards are lit, and neither is named as the better one."""
    view = my_view(table("QC 8H 5S", phase="play", melds=KINGS))
    nudge = nudge_of(view, (throw("5S"),), (throw("8H"),))
    assert nudge.topic == NudgeTopic.DISCARD
    assert set(nudge.cards) == set(cards("8H 5S"))


def test_opening_pile_going_out_and_answers() -> None:
    """Each has its own: the cards to open with, those that fit the upcard, none where the end of the round is at
    stake.
    """
    opening = my_view(table("KC KD KH QC QD QS 8H", phase="play"))
    assert nudge_of(opening, (throw("8H"),), (lay("KC KD KH", "QC QD QS"), throw("8H"))).topic == NudgeTopic.OPENING
    pile = my_view(table("9C 9H 8H", pile="4S 9D", melds=KINGS))
    assert nudge_of(pile, (Draw(),), (take("9C 9H 9D"),)).cards == cards("9H 9C")
    foot = my_view(table("8H", phase="play", played_foot=(0, 2), melds=KINGS))
    assert nudge_of(foot, (throw("8H"),), (go_out(discard="8H"),)).topic == NudgeTopic.GOING_OUT
    asked = replace(foot, board=replace(foot.board, phase=Phase.ANSWER))
    assert nudge_of(asked, (Answer(True),), (Answer(False),)).topic == NudgeTopic.ANSWER
