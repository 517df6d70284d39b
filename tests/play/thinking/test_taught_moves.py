"""What somebody who learns is taught instead of what a good player would do."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.moves import Draw, Move
from game.engine.table.view import PlayerView
from game.play.thinking.taught_moves import first_meld, instead_of, lit_opening, needed_book, obvious, taught
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import PLENTY
from tests.build import WEB, books, clean_book, dirty_book, go_out, lay, my_view, table, throw

ACES, SIX_KINGS = "AC AD AS", clean_book("K", 6)


def turn(hand: str, melds: Sequence[str] = (ACES,), rules: RuleSet = WEB, **more: Any) -> PlayerView:
    """After the draw."""
    return my_view(table(hand, rules, **{"phase": "play", "stock": PLENTY, "bare": True, "melds": melds, **more}))


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (turn("KS 4C 5C 6C", [SIX_KINGS]), lay("KS > 0")),
        (turn("2S 4C 5C 6C", [dirty_book("K", 6)]), lay("2S > 0")),
        (turn("2S 4C 5C 6C", [SIX_KINGS]), None),  # it makes a clean meld dirty
        (turn("KS 4C 5C 6C", [SIX_KINGS, clean_book("A")]), None),  # nobody needs it
        (turn("2C KS 4C 5C 6C", [dirty_book("K", 6)]), lay("KS > 0")),  # with the fewest wild cards
        (turn("KS 4C", [SIX_KINGS], phase="draw"), None),
    ],
)
def test_a_needed_book(view: PlayerView, expected: Move | None) -> None:
    """Given melds and a hand, this completes a book without which the team can't go out."""
    assert needed_book(view) == expected


NO_DISCARD = replace(WEB, final_discard="never")
READY: dict[str, Any] = {"played_foot": (0, 2)}


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (turn("AH 4C", [*books(WEB, 1, 1), ACES], **READY), go_out("AH > 2", discard="4C")),
        (turn("KS 4C 5C 6C", [SIX_KINGS]), lay("KS > 0")),
        (turn("4C 5C 6C"), None),
        # While books lack, each one that going out completes is a moment of its own, the clean ones first.
        (turn("KS 4C", [SIX_KINGS, *books(WEB, 0, 1)], **READY), lay("KS > 0")),
        (turn("KS AH 4C 4D", [SIX_KINGS, *books(WEB, 0, 1), "4H 4S 4C"], **READY), lay("KS > 0")),
        # A last card isn't laid by itself.
        (turn("KS", [SIX_KINGS, *books(WEB, 0, 1)], NO_DISCARD, **READY), go_out("KS > 0")),
        (turn("2S KS 4C 4D", [dirty_book("Q", 6), SIX_KINGS, "4H 4S 4C"], **READY), lay("KS > 1")),
    ],
)
def test_obvious_moves(view: PlayerView, expected: Move | None) -> None:
    """Given a hand that may go out, that is obvious, or first a book; else a needed book."""
    assert obvious(view) == taught(view, None) == expected


@pytest.mark.parametrize(
    ("view", "advised", "expected"),
    [
        # An opening that costs one wild card is taught, beginning with the melds that need none; with two it isn't.
        (turn("KC KD KH QC QD QH 4C", []), throw("4C"), lay("KH KD KC", "QH QD QC")),
        (turn("KC KD KH AC AD 2C 4C", []), throw("4C"), lay("KH KD KC", "AD AC 2C")),
        (turn("KC KD QC QD 2C 2D 4C", []), throw("4C"), throw("4C")),
        (turn("KC KD KH QC QD QH 4C 4D 2C", []), lay("KC KD KH", "QC QD QH", "4C 4D 2C"),
         lay("KH KD KC", "QH QD QC")),
        # Afterwards what fits goes down, and nothing is discarded that could be laid.
        (turn("AH 4C 5C 6C 7C"), throw("4C"), lay("AH > 0")),
        (turn("4C 5C 6C 7C"), throw("4C"), throw("4C")),
        (turn("AH 4C 5C 6C 7C"), lay("AH > 0"), lay("AH > 0")),
    ],
)  # fmt: skip
def test_moves_taught_instead(view: PlayerView, advised: Move, expected: Move) -> None:
    """Given a hand and what a good player would do, this is taught."""
    assert instead_of(view, advised) == taught(view, advised) == expected


@pytest.mark.parametrize(
    ("hand", "theirs", "expected"),
    [
        ("4C 6C 9D AS", ["4D 4H 4S"], "6C"),
        ("4C 9D AS", ["4D 4H 4S"], "9D"),
        ("4C AS QC QD", ["4D 4H 4S"], "4C"),  # an ace isn't as good, nor is a pair
        ("4C 6C 9D", ["4D 4H 4S", "6D 6H 6S"], "9D"),
        ("4C 6C 9D", ["5D 5H 5S"], "4C"),
    ],
)
def test_no_card_that_rivals_meld_where_another_is_as_good(hand: str, theirs: list[str], expected: str) -> None:
    """The bug: the learner's four was to go while fours lay before a rival."""
    assert instead_of(turn(hand, [clean_book("K", 4)], their_melds=theirs), throw("4C")) == throw(expected)


def test_an_opening_is_lit_only_while_it_may_be_made() -> None:
    """Given a hand that opens, it is lit while it may be laid; a first meld is offered until one was laid."""
    hand = "KC KD KH QC QD QH 4C"
    assert lit_opening(turn(hand, [])) is not None
    assert lit_opening(turn(hand)) is None
    assert lit_opening(turn(hand, [], phase="draw")) is None
    assert first_meld(turn(hand, [])) == lit_opening(turn(hand, []))
    assert first_meld(turn(hand, [], melded=(0,))) is None
    assert first_meld(turn(hand, [], phase="draw")) is None
    assert instead_of(turn("4C", phase="draw"), Draw()) == Draw()
