"""Tests for game/words/looking_back.py."""

from game.cards import parse_cards
from game.engine.advice import Advice, ThreeIsNoUse
from game.engine.moves import Draw, GoOut, Pass
from game.words.looking_back import done, review_sentence
from tests.build import lay, take, throw

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_what_was_done_is_told_with_its_cards_counted() -> None:
    """Lay-downs of a turn are one thing with the discard; nothing laid down is said, too."""
    assert (
        done([lay("KC KD KH"), lay("7C 7D 7H"), throw("4C")]) == "laid down six cards and discarded the four of clubs"
    )
    assert done([throw("4C")]) == "laid nothing down and discarded the four of clubs"
    assert [done([move]) for move in (Draw(), take("KC KD KH"), GoOut((), None), Pass())] == [
        "drew",
        "took the pile",
        "went out",
        "ended the round",
    ]


def test_a_decision_is_told_with_cost_and_better_move() -> None:
    """Who, in which round, what it cost, and the hint; that laying nothing was better is said first."""
    better = Advice(move=throw("9H"), why=ThreeIsNoUse(None), cards=parse_cards("9H"), better=7, worse=3, worlds=10)
    told = review_sentence(2, 1, [lay("KC KD KH"), throw("4C")], 121.6, better, NAMES)
    assert told.startswith("Round 2: Walt laid down three cards and discarded the four of clubs, which cost about 122")
    assert "Better: Lay nothing down yet. Discard the nine of hearts" in told
    assert told.endswith("Tried in 10 possible deals, it went better in 7 and worse in 3.")
