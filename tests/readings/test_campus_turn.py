import pytest
from msgspec.structs import replace

from game.engine.events import TeamOpened
from game.engine.moves import Draw
from game.engine.refusal import OpeningTooLow
from tests.build import CAMPUS, after, code, lay, meld, only, refusal, table, take, throw, told
from tests.readings.cites import cites


@cites("S001-38")
def test_first_cards_must_reach_the_minimum_by_values_alone() -> None:
    now = table("4C 4C 4D 4D 4H 4H 4S 4S AC AD AH", CAMPUS, phase="play", stock="5C 5D")
    why = refusal(now, lay("4C 4C 4D 4D 4H 4H 4S 4S"))
    assert isinstance(why, OpeningTooLow)
    assert (why.code, why.have, why.need) == ("opening_minimum", 40, 50)
    assert code(after(now, lay("AC AD AH")), lay("4C 4C 4D")) is None


@cites("S001-39")
def test_the_seeds_example_of_ninety() -> None:
    now = table("JC JD JH 5C 5D *R 9C 8C", CAMPUS, phase="play", n=2, stock="4C 4D")
    why = refusal(now, lay("JC JD JH"))
    assert isinstance(why, OpeningTooLow)
    assert why.have == 30
    assert only(told(now, lay("JC JD JH", "5C 5D *R")), TeamOpened).points == 90


@cites("S001-47")
def test_any_immediate_play_of_the_upcard_takes_the_pile() -> None:
    now = table(
        "KC 2C 9C 8C", CAMPUS, pile="5S QS KS", melds=["AC AD AH", "KD KH KS"], hands={1: "4C", 2: "4D", 3: "4H"}
    )
    assert meld(after(now, take("KS > 1")), 1).naturals == 4
    assert code(now, take()) == "upcard_not_played"
    assert code(now, take("2C > 0")) == "upcard_not_played"
    fresh = table("KC 2C 9C 8C", CAMPUS, pile="5S QS KS", melds=["AC AD AH"])
    assert code(fresh, take("KS KC 2C")) is None
    assert code(fresh, take("KS QS KC")) == "not_in_hand"
    wild = table("KC KD 9C 8C", CAMPUS, pile="5S 2S", melds=["AC AD AH"])
    assert code(wild, take("2S > 0")) is None
    assert code(wild, take("2S KC KD")) is None


@cites("S001-48")
def test_two_sixes_under_a_six() -> None:
    now = table("6H 6S 9C 8C", CAMPUS, pile="4H 6H", melds=["AC AD AH"])
    assert code(now, take("6H 6S 6H")) is None


@cites("S001-49")
def test_one_six_without_a_wild_takes_nothing() -> None:
    hands = {3: "KC QC 6C", 0: "6S 9C 8C"}
    now = table("6H JC", CAMPUS, phase="play", seat=2, hands=hands, melds=["AC AD AH"])
    now = after(now, throw("6H"), Draw(), throw("6C"))
    assert now.board.pile_seen == ("6H", "6C")
    assert code(now, take("6C 6S")) == "too_few_cards"
    assert code(now, take("6C 6S 6H")) == "not_in_hand"
    with_wild = table("6S 2C 9C 8C", CAMPUS, pile="6H 6C", melds=["AC AD AH"])
    assert code(with_wild, take("6C 6S 2C")) is None


@cites("S001-50")
@pytest.mark.parametrize("upcard", ["3C", "3H"])
def test_never_with_a_three_on_top(upcard: str) -> None:
    now = table("3S 3D KC KD KH 9C", CAMPUS, pile=f"KS {upcard}", melds=["AC AD AH"])
    for move in (take(f"{upcard} 3S 3D"), take(), take("KC KD KH")):
        assert code(now, move) == "three"


@cites("S001-51")
def test_afterwards_melding_is_at_will() -> None:
    now = table("KC KD KH QC QD QH 9C 8C", CAMPUS, phase="play", melds=["AC AD AH"], stock="4C AS")
    done = after(now, lay("KC KD KH"), lay("QC QD QH"))
    assert len(done.board.melds[0]) == 3
    assert done.board.turn == 0


@cites("S001-66")
def test_variation_a_pair_and_its_play() -> None:
    rules = replace(CAMPUS, take_with="pair")
    now = table("KC 2C 9C 8C", rules, pile="KS", melds=["AC AD AH", "KD KH KS"])
    assert code(now, take("KS > 1")) == "need_pair"
    fresh = table("KC 2C 9C 8C", rules, pile="KS", melds=["AC AD AH"])
    assert code(fresh, take("KS KC 2C")) == "need_pair"
    pair = table("KC KD 9C 8C", rules, pile="KS", melds=["AC AD AH"])
    assert code(pair, take()) == "upcard_not_played"
    assert code(pair, take("KS KC KD")) is None


@cites("S001-67")
def test_variation_pair_with_books_of_wilds_opens_a_wild_upcard() -> None:
    rules = replace(CAMPUS, take_with="pair", wild_melds="allowed")
    now = table("2C 2D *R 9C 8C", rules, pile="5S 2S", melds=["AC AD AH"])
    assert code(now, take("2S 2C 2D")) is None
    assert code(now, take("2S 2C 2D *R")) is None
    assert code(now, take("2S 2C *R")) == "need_pair"
    jokers = table("2C 2D *R 9C 8C", rules, pile="5S *B", melds=["AC AD AH"])
    assert code(jokers, take("*B 2C 2D")) == "need_pair"
    without = table("2C 2D *R 9C 8C", replace(rules, wild_melds="no"), pile="5S 2S", melds=["AC AD AH"])
    assert code(without, take("2S 2C 2D")) in ("need_pair", "wild_only")
