"""Tests for game/sentences/why.py: what a partner says when asked why."""

from game.cards import Rank
from game.engine import open_reasons as facts
from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.sentences.why import own_words


def test_what_only_the_hand_could_tell_is_said_once() -> None:
    """Given a draw and a discard whose reasons lie in the hand, one sentence speaks of both, whatever else is told."""
    draw, throw = facts.DrewByHand(), facts.DiscardedByHand()
    for between in ((), (facts.AsAgreed(Agreement.WAIT_FOR_FOOT),)):
        said = own_words([draw, *between, throw], RuleSet())
        assert said.count("my hand") == 1
        assert "why I drew" in said
        assert "why I discarded that card" in said
    assert "why I drew" not in own_words([facts.DrewAsPileWasClosed(), throw], RuleSet())


def test_a_meld_that_came_on_is_told_by_its_cards() -> None:
    """Given a meld of four cards, which may be wilds among queens, its cards are counted, and what a book needs."""
    said = own_words([facts.MeldCameOn(Rank("Q"), 4, 3)], RuleSet())
    assert said == "“Our meld of queens has four cards now; three more make a book.”"
    assert own_words([facts.MeldCameOn(Rank("Q"), 6, 1)], RuleSet()).endswith("one more makes a book.”")
