"""Tests for game/sentences/advice/looking_back.py."""

import pytest

from game.analysis.facts import BetterWay, DecisionKind, JudgedDecision
from game.cards import Card, parse_cards
from game.engine.moves import Draw, GoOut, Move, Pass
from game.messages.person import Person
from game.reason.purposes import Advice, ShedsCost
from game.sentences.advice.looking_back import better_in_deals, judged_sentence, what_was_done
from tests.build import lay, take, throw

ROSA = Person("Rosa")
NAMES = ("Anna", "Walt", "Rosa", "June")


def test_what_was_done_is_told_with_its_cards_counted() -> None:
    """Lay-downs of a turn are one thing with the discard; nothing laid down is said, too."""
    two_melds: list[Move] = [lay("KC KD KH"), lay("7C 7D 7H"), throw("4C")]
    assert what_was_done(two_melds, ROSA) == "melded six cards and discarded the four of clubs"
    assert what_was_done([throw("4C")], ROSA) == "melded nothing and discarded the four of clubs"
    assert [what_was_done([move], ROSA) for move in (Draw(), take("KC KD KH"), GoOut((), None), Pass())] == [
        "drew",
        "took the pile",
        "went out",
        "ended the round",
    ]


def judged(moves: tuple[Move, ...], *better: Move) -> JudgedDecision:
    """A decision of Walt's that gave 121.6 points away, against one better way."""
    advice = Advice(move=better[-1], purpose=ShedsCost(Card("3S"), 0), cards=parse_cards("9H"))
    way = BetterWay(better, 121.6, 20.0, 7, 3, 10, advice)
    return JudgedDecision(9, 2, 4, 1, DecisionKind.MELD, moves, 121.6, 20.0, (way,))


def test_a_decision_is_told_with_points_and_what_was_better() -> None:
    """Who, when, what was given away, all that was better and why; that laying nothing was better is said, too."""
    told = judged_sentence(judged((lay("KC KD KH"), throw("4C")), throw("9H")), NAMES)
    assert told == (
        "Round 2, turn 4: Walt melded three cards and discarded the four of clubs. That gave away about 120 points. "
        "Better: meld nothing and discard the nine of hearts. Not needed: a three is no use here. "
        "Better in 7 and worse in 3."
    )
    kings = lay("KC KD KH")
    told = judged_sentence(judged((kings, throw("4C")), kings, throw("9H")), NAMES)
    assert "Better: the same, but discard the nine of hearts. Not needed: a three" in told
    told = judged_sentence(judged((throw("4C"),), kings, throw("9H")), NAMES)
    assert "Better: meld three kings and discard the nine of hearts." in told
    many = "KC KD KH KS", "QC QD QH QS"
    told = judged_sentence(judged((lay(*many), throw("9H")), lay(*many, "JC JD JH"), throw("9H")), NAMES)
    assert "Better: the same, plus three jacks. Not" in told


@pytest.mark.parametrize(
    ("points", "better", "worse", "worlds", "said"),
    [
        (120, 7, 3, 10, "better in 70% of deals"),
        (120, 60, 20, 100, "better in 60% of deals"),
        (120, 59, 20, 100, "better in 59% of deals and worse in 20%"),
        (120, 5, 3, 10, "as often worse as better, but it saves more than it costs: about 120 points a try"),
        (20, 1, 0, 100, "usually it changes little; now and then it saves a lot: about 20 points a try"),
    ],
)
def test_how_often_a_move_was_better(points: int, better: int, worse: int, worlds: int, said: str) -> None:
    """Below three of five deals also how often it was worse; if it is seldom better, that it gains all the same."""
    way = BetterWay((throw("KC"),), points, 20.0, better, worse, worlds, Advice(move=throw("KC")))
    assert better_in_deals(way) == said
