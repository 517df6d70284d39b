"""What `normal` parts with at the end of a turn."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.brain.discarding import discarding
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of
from game.ai.brain.tuning import Tuning
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.table.view import PlayerView
from game.rules.presets import ruleset_from
from tests.build import WEB, books, my_view, table

STOCK = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S TC TD"


def thrown(hand: str, **more: Any) -> str:
    """The card discarded from a hand early in a round."""
    return given_away(my_view(table(hand=hand, phase="play", **{"stock": STOCK, **more})), NORMAL)


def given_away(view: PlayerView, tuning: Tuning) -> str:
    """The card that this tuning discards."""
    position = position_of(view)
    threatened = is_threatened(position, view.seat, tuning)
    return face_of(discarding(position, view.seat, tuning, threatened), view.hand)


def test_threes_go_first_the_dearest_of_all() -> None:
    """A red three before a black one, either before anything else."""
    assert thrown("4C 3S 3H KC") == "3H"
    assert thrown("4C 3S KC KD") == "3S"


def test_lone_cards_go_before_pairs_and_pairs_before_triples() -> None:
    """The single queen goes though it is dearer than the pair of fours."""
    assert thrown("QC 4C 4D") == "QC"
    assert thrown("QC QD 4C 4D 4H") in ("QC", "QD")


def test_what_fits_the_own_melds_is_kept() -> None:
    """A lone king of the own meld stays, the lone jack goes."""
    assert thrown("KC JC", melds=["KD KH KS"]) == "JC"


def test_normal_is_loth_to_give_rivals_what_they_have_melded() -> None:
    """Of two lone cards the one that would fit a rival's meld stays; by plain weights it would be the one to go."""
    assert thrown("JC QC", their_melds=["QD QH QS"]) == "JC"
    view = my_view(table(hand="JC QC", phase="play", their_melds=["QD QH QS"], stock=STOCK))
    assert given_away(view, replace(NORMAL, discard_rival_meld=-15)) == "QC"


def test_wilds_are_the_last_to_go() -> None:
    """Even a triple is broken before a wild is given away."""
    assert thrown("2C *R 4C 4D 4H") not in ("2C", "*R")
    assert thrown("2C *R") == "2C"


def test_useless_wilds_may_go_from_the_foot() -> None:
    """In the foot, with no meld that could take them, wilds beyond need go before a pair does."""
    rules = ruleset_from({"closed_book": "naturals"})
    given = thrown("2C 2D 2H KC KD", rules=rules, in_foot=[0], melds=books(rules, 0, 1))
    assert given[0] == "2"


def test_under_threat_the_dearest_lone_card_goes() -> None:
    """When a rival may go out any moment points in hand cost: an ace goes before a four."""
    rival = {"their_melds": books(WEB, 1, 1), "played_foot": [1, 3]}
    assert thrown("7C AC", **rival) == "AC"
    assert thrown("7C AC") == "7C"


@pytest.mark.parametrize("rule", ["all", "black_in_foot"])
def test_threes_that_can_be_melded_are_cards_like_others(rule: str) -> None:
    """Where threes are a rank, three black ones are a triple and stay."""
    assert thrown("3C 3S 3C 4C", rules=ruleset_from({"meld_threes": rule})) == "4C"


def test_a_red_three_waiting_to_be_laid_is_never_discarded() -> None:
    """Under `lay_down` it may not be discarded, however much one would like to."""
    assert thrown("3H 3S 4C", rules=ruleset_from({"red_threes": "lay_down"})) == "3S"


def test_sevens_are_kept_where_a_book_of_them_is_needed() -> None:
    """A lone seven stays when going out asks for a book of sevens."""
    assert thrown("7C 8C") == "7C"
    assert thrown("7C 8C", rules=ruleset_from({"out_sevens": 1})) == "8C"
