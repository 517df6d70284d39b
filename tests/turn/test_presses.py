"""What pressing an offered button comes to, at the screen and on a phone."""

from collections.abc import Sequence
from typing import get_args

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.moves import Discard, Group, MeldCards
from game.engine.refusal import WrongPhase
from game.turn.arrangement import Arrangement, choose_faces, settle
from game.turn.gesture_outcomes import meld_chosen
from game.turn.offered_buttons import Action, controls
from game.turn.presses import press
from game.turn.spots import Zone
from tests.build import CAMPUS, WEB, clean_book, dirty_book, lay, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")
OF_THE_GAME = ("hint", "coach_show", "undo", "undo_turn")


@pytest.mark.parametrize("phase", ["draw", "play"])
@pytest.mark.parametrize("action", [action for action in get_args(Action) if action not in OF_THE_GAME])
def test_whatever_may_be_offered_can_be_pressed(action: Action, phase: str) -> None:
    view = my_view(table(hand="KC KD 4S", phase=phase, pile="5C KS", melds=("QC QD QS",), rules=WEB))
    arrangement = settle(Arrangement(), view)
    outcome = press(view, arrangement, action)
    offered = {control.action for control in controls(view, arrangement, 0, NAMES) if not control.reason}
    if action in offered:
        assert outcome.move is not None or outcome.arrangement is not None


def test_discarding_before_drawing_takes_no_pile() -> None:
    before, after = (
        my_view(table(hand="KC KD 4S", phase=phase, pile="5C KS", rules=WEB)) for phase in ("draw", "play")
    )
    chosen = replace(settle(Arrangement(), before), chosen=(0,))
    assert press(before, chosen, "discard").refusal == WrongPhase()
    assert isinstance(press(after, chosen, "discard").move, Discard)


@pytest.mark.parametrize(
    ("chosen", "laid"),
    [
        ("KC KD KH 9C 9D 9H", lay("KC KD KH", "9C 9D 9H")),
        ("QH KC KD KH", lay("QH > 0", "KC KD KH")),
        ("KC KD KH 9C 9D 2C", lay("KC KD KH", "9C 9D 2C")),
        ("QH KC KD 2C", lay("QH > 0", "KC KD 2C")),
        ("KC 9C", None),
        ("KC KD KH 9C 2C", None),
        ("KC KD 9C 9D 2C", None),  # whose two is it?
        ("KC KD KH 9C 9D 9H 2C", None),
    ],
)
def test_cards_of_several_ranks_are_melded_at_once(chosen: str, laid: MeldCards | None) -> None:
    """The bug: the coach said "Meld three kings and three nines", and these six, chosen, couldn't be mixed. An opening
    is laid out like that, too.
    """
    for melds in (("QC QD QS",), ()):
        view = my_view(table(hand="KC KD KH 9C 9D 9H QH 2C 5S 4S", phase="play", melds=melds, rules=WEB))
        arrangement = choose_faces(settle(Arrangement(), view), view, parse_cards(chosen))
        outcome = press(view, arrangement, "meld")
        if laid is None or (not melds and "QH" in chosen):
            assert outcome.refusal is not None
        elif melds:
            assert isinstance(outcome.move, MeldCards)
            assert as_laid(outcome.move.groups) == as_laid(laid.groups)
        else:
            assert outcome.arrangement is not None
            assert outcome.arrangement.draft is not None
            assert as_laid(outcome.arrangement.draft.groups) == as_laid(laid.groups)


def as_laid(groups: Sequence[Group]) -> set[tuple[tuple[str, ...], int | None]]:
    """Whatever their order."""
    return {(tuple(sorted(group.cards)), group.onto) for group in groups}


def test_several_melds_wait_for_the_draw() -> None:
    for melds in (("QC QD QS",), ()):
        view = my_view(table(hand="KC KD KH 9C 9D 9H 5S", phase="draw", melds=melds, rules=WEB))
        arrangement = choose_faces(settle(Arrangement(), view), view, parse_cards("KC KD KH 9C 9D 9H"))
        assert press(view, arrangement, "meld").refusal is not None


def test_a_meld_of_wild_cards_alone_is_told_to_be_a_new_one() -> None:
    """The bug: its button had lost the second line, as it has no natural rank."""
    view = my_view(table("2C 2D 2H 9C 5S", replace(WEB, wild_melds="allowed"), phase="play", melds=("QC QD QS",)))
    arrangement = replace(choose_faces(settle(Arrangement(), view), view, parse_cards("2C 2D 2H")), goal=Zone.NEW_PILE)
    button = next(one for one in controls(view, arrangement, 0, NAMES) if one.action == "meld")
    assert (button.reason, button.sub) == ("", "a new meld")


def test_all_cards_are_laid_out_at_once_only_where_none_must_be_discarded() -> None:
    """The bug: the last three cards, which fit three melds, were laid out to go out, and none was left to discard."""
    fits = ["TC TD TH", "5C 5D 5H", "4C 4D 4S", clean_book("K", 8), dirty_book("Q", 8)]
    for final, is_laid in (("required", False), ("optional", True)):
        rules = replace(CAMPUS, final_discard=final)
        view = my_view(
            table("TS 5S 4H", rules, phase="play", melds=fits, in_foot=(0, 2), played_foot=(0, 2), bare=True)
        )
        arrangement = choose_faces(settle(Arrangement(), view), view, parse_cards("TS 5S 4H"))
        assert meld_chosen(view, arrangement).is_done == is_laid
