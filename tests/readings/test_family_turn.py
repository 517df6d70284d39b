import pytest

from game.engine.moves import Draw
from tests.build import FAMILY, after, clean_book, code, hand, lay, meld, table, take, throw
from tests.readings.cites import cites


@cites("S000-20")
def test_sets_stay_in_the_hand_below_the_minimum() -> None:
    assert code(table("KH KD KS 9C", FAMILY, phase="play"), lay("KH KD KS")) == "opening_minimum"


@cites("S000-24", "reading 5")
def test_no_pile_in_the_first_lap_of_any_round() -> None:
    for n in (1, 2, 4):
        first_lap, second_lap = [
            table("AH AD AC KH KD KC QH QD QC JH JD JC TH", FAMILY, pile="5S AS", n=n, turns=turns)
            for turns in ((1, 1, 1, 0), (1, 1, 1, 1))
        ]
        move = take("AS AH AD AC", "KH KD KC", "QH QD QC", "JH JD JC")
        assert code(first_lap, move) == "first_lap"
        assert code(second_lap, move) is None


@cites("S000-28")
def test_the_minimum_may_be_put_down_in_sets_of_three() -> None:
    now = table("KH KD KS QH QD QS 9C 9D", FAMILY, phase="play")
    assert code(now, lay("KH KD KS", "QH QD QS")) is None
    assert code(now, lay("KH KD KS", "QH QD QS", "9C 9D")) == "too_few_cards"


@cites("S000-31")
def test_once_one_opened_the_partner_plays_on_freely() -> None:
    opened = after(
        table("AH AD AS 9C 9D", FAMILY, phase="play", hands={1: "8H 8S 8H 4S", 2: "5H 5S 5H 4H"}),
        lay("AH AD AS"),
        throw("9C"),
        Draw(),
    )
    assert code(opened, lay("8H 8S 8H")) == "opening_minimum"
    assert code(after(opened, throw("4S"), Draw()), lay("5H 5S 5H")) is None


@cites("S000-74")
def test_a_last_black_three_must_be_discarded() -> None:
    now = table("3C", FAMILY, phase="play", foot="QH QD QS 8C", melds=["AC AD AH"])
    assert code(now, lay("3C > 0")) == "three"
    assert after(now, throw("3C")).board.turn == 1


@cites("S000-77")
@pytest.mark.parametrize("card", ["2C", "*R"])
def test_a_wild_card_may_be_discarded(card: str) -> None:
    assert after(table(f"{card} KH", FAMILY, phase="play"), throw(card)).board.upcard == card


@cites("S000-79")
@pytest.mark.parametrize("upcard", ["2S", "*B"])
def test_a_wild_upcard_cannot_be_taken(upcard: str) -> None:
    now = table("2C 2D *R *R KH KD KS 9C", FAMILY, pile=f"5S {upcard}", melds=["AC AD AH AS AC"])
    for move in (take(f"{upcard} KH KD"), take(f"{upcard} > 0"), take(), take("KH KD KS")):
        assert code(now, move) == "need_pair"


@cites("S000-80", "reading 9")
def test_pair_and_upcard_are_laid_at_once() -> None:
    now = table("KH KD 9C 8C", FAMILY, pile="5S KS", melds=["AC AD AH", "KC KC KC"])
    assert code(now, take()) == "upcard_not_played"
    assert meld(after(now, take("KS KH KD")), 2).cards == ("KS", "KH", "KD")
    assert meld(after(now, take("KS KH KD > 1")), 1).naturals == 6
    assert code(now, take("KS > 1")) == "need_pair"
    assert hand(after(now, take("KS KH KD"))) == "9C 8C 5S"


@cites("S000-82")
def test_the_foot_is_played_by_the_same_rules() -> None:
    for in_foot in ((), (0,)):
        now = table("KH KD KS QH 9C 8C", FAMILY, in_foot=in_foot, melds=["AC AD AH"], stock="4C 5H")
        drawn = after(now, Draw())
        assert code(drawn, lay("KH KD QH")) == "mixed_ranks"
        assert after(drawn, lay("KH KD KS"), throw("9C")).board.turn == 1


@cites("S000-24")
def test_the_first_lap_is_over_when_everybody_has_had_a_turn() -> None:
    hands = {1: "JC 6C", 2: "TC 6C", 3: "TD TH KS 8D"}
    stock = clean_book("5", 10)
    now = table("KC KD 9C 8C", FAMILY, turns=0, hands=hands, stock=stock, melds=["AC AD AH"], their_melds=["QC QD QH"])
    now = after(now, Draw(), throw("8C"), Draw(), throw("JC"), Draw(), throw("TC"))
    assert code(now, take("TC TD TH")) == "first_lap"
    now = after(now, Draw(), throw("KS"))
    assert code(now, take("KS KC KD")) is None
