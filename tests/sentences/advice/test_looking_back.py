"""Tests for game/sentences/advice/looking_back.py."""

import pytest

from game.analysis.facts import BetterWay, DecisionKind, JudgedDecision
from game.cards import Card, parse_cards
from game.engine.moves import Draw, GoOut, Move, Pass
from game.messages.person import Person
from game.reason.purposes import Advice, ShedsCost
from game.sentences.advice.looking_back import judged_sentence, totals, what_was_done
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


@pytest.mark.parametrize(
    ("each", "said"),
    [([4530, 9060], "4,530 – 9,060"), ([0, 50], "0 – 50"), ([-5, 50], "−5 · 50"), ([1, 2, 3], "1 · 2 · 3")],
)
def test_a_dash_stands_between_two_scores_of_which_none_has_a_minus(each: list[int], said: str) -> None:
    """Beside a minus, or between three scores, it is a dot."""
    assert totals(each) == said
