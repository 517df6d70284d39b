"""What a newcomer is taught: which thing is said at which moment, without a table on screen."""

import pytest
from msgspec.structs import replace

from game.cards import Card, parse_cards
from game.engine.events import PileTaken
from game.engine.moves import Move
from game.turn.arrangement import Arrangement, settle
from game.turn.first_steps import FirstStep, NewThing, first_step
from tests.build import CAMPUS, WEB, lay, my_view, table, take, throw

SAID = frozenset(NewThing)
KINGS = ("KS KD KH",)
WILD = "Twos and jokers go with any rank. "


@pytest.mark.parametrize(
    ("hand", "melds", "advised", "said"),
    [
        ("AC AD 2C QC 4S", (), lay("AC AD 2C"), f"{WILD}Lay out two aces and a two."),
        ("QC QD 2C 9C 4S", KINGS, lay("QC QD 2C"), f"{WILD}Meld two queens and a two."),
        ("KC 2C 9C 4S", KINGS, lay("KC 2C > 0"), f"{WILD}Add a king and a two."),
        ("KC 2C 9C 4S", KINGS, throw("2C"), "Twos and jokers are wild: they go with any rank."),
    ],
)
def test_what_a_wild_card_is_comes_with_what_to_do_with_it(
    hand: str, melds: tuple[str, ...], advised: Move, said: str
) -> None:
    """A step that melds says so after it; one that discards a two doesn't say "Add a two"."""
    view = my_view(table(hand, phase="play", melds=melds))
    step = first_step(view, settle(Arrangement(), view), advised, SAID - {NewThing.WILD_CARDS})
    assert step is not None
    assert step.said() == said


def test_a_pile_that_a_wild_card_takes_is_not_said_to_be_melded() -> None:
    """Beside the golden Take there is no "Add a king and a two"."""
    view = my_view(table("KC 2D AC AD AH", CAMPUS, pile="5D KS"))
    advised = take("KS KC 2D", "AH AD AC")
    step = first_step(view, settle(Arrangement(), view), advised, SAID - {NewThing.WILD_CARDS})
    assert step is not None
    assert (step.action, step.said()) == ("take", "Twos and jokers are wild: they go with any rank.")


def remark(hand: str, thing: NewThing, **more: object) -> FirstStep | None:
    """That remark, if it is made now, with everything else said before."""
    view = my_view(table(hand, **more))  # type: ignore[arg-type]
    lap = (PileTaken(1, Card("4C"), 7, None),)
    return first_step(view, settle(Arrangement(), view), None, SAID - {thing}, lap=lap, names=("You", "Walt", "", ""))


@pytest.mark.parametrize(("phase", "is_told"), [("draw", True), ("play", False)])
def test_what_a_rival_did_is_told_before_the_draw_and_not_while_playing(phase: str, is_told: bool) -> None:
    """After the draw the teacher doesn't go back to a rival's pile, even with nothing advised yet."""
    assert (remark("QC JD 7C 5S", NewThing.RIVAL_PILE, phase=phase) is not None) == is_told


@pytest.mark.parametrize(
    ("melds", "winner_takes", "is_told"),
    [((), False, False), (KINGS, False, True), ((), True, False), (KINGS, True, False)],
)
def test_what_points_are_for_is_told_where_melds_score(
    melds: tuple[str, ...], winner_takes: bool, is_told: bool
) -> None:
    """Not before anything is melded, and not where only the losers' cards count."""
    rules = replace(WEB, winner_takes=winner_takes)
    found = remark("QC 9D 7H 6H 4S", NewThing.CARD_POINTS, rules=rules, melds=melds)
    assert (found is not None) == is_told


@pytest.mark.parametrize(
    ("cost", "red_threes", "said"),
    [
        (0, "penalty", None),
        (1, "penalty", "A red three lies in the pile. Left in your hand, it costs 1."),
        (300, "lay_down", None),
    ],
)
def test_red_threes_in_a_pile_are_told_only_where_they_cost_something(
    cost: int, red_threes: str, said: str | None
) -> None:
    """Nobody is warned of a card that costs 0."""
    rules = replace(WEB, red_three=cost, red_threes=red_threes)  # type: ignore[arg-type]
    view = my_view(table("JH JS 4C 9D 8C", rules, pile="5D JC 5S JH", melds=KINGS))
    seen = replace(view, board=replace(view.board, pile_seen=parse_cards("3H JC 5S JH")))
    step = first_step(seen, Arrangement(), None, SAID - {NewThing.THREES_IN_PILE})
    assert (None if step is None else step.said()) == said
