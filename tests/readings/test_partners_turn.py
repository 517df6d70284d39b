from game.engine.events import TeamOpened
from game.engine.moves import Pass
from game.engine.refusal import OpeningTooLow
from game.engine.table.board import Phase
from tests.build import (
    PARTNERS,
    after,
    books,
    clean_book,
    code,
    go_out,
    hand,
    lay,
    only,
    refusal,
    table,
    take,
    throw,
    told,
)
from tests.readings.cites import cites

ACES = "AC AD AH"


@cites("S004-21")
def test_first_the_hand_then_the_foot_by_melding() -> None:
    melds = (*books(PARTNERS, 2, 2), "AC AD AS")
    now = table("KS", PARTNERS, teams=4, phase="play", foot="QS 9H", melds=melds)
    up = after(now, lay("KS > 0"))
    assert hand(up) == "QS 9H"
    assert after(up, go_out("QS > 1", discard="9H")).hands[0] == ()


@cites("S004-44")
def test_melding_is_optional() -> None:
    """Given a player who could open, or add to his partner's meld, a discard without either is legal."""
    assert code(table(f"{ACES} 9C", PARTNERS, phase="play"), throw("9C")) is None
    assert code(table("AS 9C", PARTNERS, phase="play", melds=[ACES]), throw("9C")) is None
    assert code(table("AS 9C", PARTNERS, phase="play", melds=[ACES]), lay("AS > 0")) is None


@cites("S004-50")
def test_the_three_are_melded_at_once_with_any_others() -> None:
    now = table("KH KD QH QD QS AS 9C", PARTNERS, pile="5S KS", melds=[ACES])
    assert code(now, take("QH QD QS")) == "upcard_not_played"
    assert code(now, take("KS KH KD", "QH QD QS", "AS > 0")) is None


@cites("S004-51")
def test_a_turn_with_the_pile_ends_with_a_discard_too() -> None:
    taken = after(table("KH KD 9C", PARTNERS, pile="5S KS", melds=[ACES]), take("KS KH KD"))
    assert (taken.board.turn, taken.board.phase) == (0, Phase.PLAY)
    assert after(taken, throw("5S")).board.turn == 1


@cites("S004-52")
def test_four_rounds_with_rising_minimums() -> None:
    needs = []
    for n in (1, 2, 3, 4):
        why = refusal(table("KH KD KS 9C", PARTNERS, phase="play", n=n), lay("KH KD KS"))
        assert isinstance(why, OpeningTooLow)
        needs.append(why.need)
    assert needs == [50, 90, 120, 150]
    overs = [after(table(rules=PARTNERS, stock="", n=n, bare=True), Pass()).board.is_match_over for n in (3, 4)]
    assert overs == [False, True]


@cites("S004-53")
def test_face_values_reach_the_minimum_and_bring_the_side_into_the_game() -> None:
    fives = clean_book("5")
    assert code(table(f"{fives} 9C", PARTNERS, phase="play"), lay(fives)) == "opening_minimum"
    opened = after(table(f"{ACES} 9C", PARTNERS, phase="play"), lay(ACES))
    assert opened.board.has_opened(0)
    assert not opened.board.has_opened(1)


@cites("S004-54")
def test_several_melds_together_reach_it() -> None:
    now = table("KH KD KS QH QD QS 9C", PARTNERS, phase="play")
    assert code(now, lay("KH KD KS")) == "opening_minimum"
    assert only(told(now, lay("KH KD KS", "QH QD QS")), TeamOpened).points == 60


@cites("S004-55", "reading 12")
def test_with_the_pile_further_melds_and_wilds_count() -> None:
    now = table("KH KD 2C QH QD QS 9C", PARTNERS, pile="5S KS")
    assert code(now, take("KS KH KD")) == "opening_minimum"
    assert code(now, take("KS KH KD 2C")) is None
    assert code(now, take("KS KH KD", "QH QD QS")) is None


@cites("S004-56")
def test_the_other_cards_picked_up_do_not_count() -> None:
    now = table("KH KD AH AD 9C", PARTNERS, pile="*R AS KS")
    assert code(now, take("KS KH KD", "AH AD AS")) == "not_in_hand"
    assert code(now, take("KS KH KD *R")) == "not_in_hand"
    assert code(now, take("KS KH KD")) == "opening_minimum"
