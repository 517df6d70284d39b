"""Tips for a first round: what may be done, and why."""

import pytest

from game.engine.view import PlayerView, view_of
from game.rules.ruleset import RuleSet
from game.words.table import guide, waiting_body
from tests.build import CAMPUS, PRESETS, WEB, table

NAMES = ("You", "Walt", "Rosa", "June")


def seen(
    hand: str, rules: RuleSet = WEB, phase: str = "draw", melds: tuple[str, ...] = (), foot: bool = False
) -> PlayerView:
    """What seat 0 sees; four cards lie on the pile, a nine on top."""
    in_foot = (0,) if foot else ()
    return view_of(table(hand=hand, rules=rules, phase=phase, melds=melds, pile="4H 5H 6H 9D", in_foot=in_foot), 0)


@pytest.mark.parametrize(
    ("hand", "rules", "melds", "why"),
    [
        ("9C 9S 4D", WEB, (), "you hold two nines"),
        ("9C 9S 9H", WEB, (), "you hold three nines"),
        ("4D 5D 8H", CAMPUS, ("9S 9H 9C",), "its nine goes onto your nines"),
        ("9C 2D 8H", CAMPUS, ("KS KH KD",), "you hold a nine and a wild card"),
    ],
)
def test_taking_the_pile_is_offered_with_the_reason(
    hand: str, rules: RuleSet, melds: tuple[str, ...], why: str
) -> None:
    """How many cards come, and what of the own cards goes with the upcard."""
    assert guide(seen(hand, rules, melds=melds), NAMES, None) == (
        f"Draw two from the stock, or take four from the pile: {why}."
    )


def test_a_pile_that_cannot_be_taken_says_why() -> None:
    """The reason that was found, after what may be done."""
    said = guide(seen("4C 5C 6C"), NAMES, None, "You need two nines; you hold none.")
    assert said == "Draw two from the stock. You need two nines; you hold none."


def test_melding_says_what_it_is_for() -> None:
    """Before the opening the minimum, with a hand the foot, with the foot the way out; books as large as they are."""
    assert "50" in guide(seen("9C 9S 4D", phase="play"), NAMES, None)
    hand = guide(seen("9C 9S 4D", CAMPUS, "play", ("KS KH KD",)), NAMES, None)
    assert hand.startswith("Eight of a rank")
    assert "foot" in hand
    assert "go out" in guide(seen("9C 9S 4D", WEB, "play", ("KS KH KD",), foot=True), NAMES, None)


def test_for_all_else_the_short_sentences_do() -> None:
    """With one card left, and while somebody else plays."""
    for rules in PRESETS:
        last = seen("9C", rules, "play", ("KS KH KD",), foot=True)
        assert guide(last, NAMES, None) == waiting_body(last, NAMES, None)
    other = view_of(table(hand="9C 9S", seat=1), 0)
    assert guide(other, NAMES, None) == waiting_body(other, NAMES, None)
