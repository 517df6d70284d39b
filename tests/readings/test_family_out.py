import pytest

from game.engine.moves import Draw, Hold, Pass
from tests.build import (
    FAMILY,
    after,
    books,
    clean_book,
    code,
    go_out,
    lay,
    scores,
    table,
    throw,
)
from tests.readings.cites import cites

READY = books(FAMILY, 2, 2)


@cites("S000-44", "reading 7")
def test_the_last_card_may_be_held_for_a_partner_who_waits() -> None:
    for melds in (READY, ("KC KD KH",)):
        now = table("9H", FAMILY, phase="play", in_foot=(0,), melds=melds)
        held = after(now, Hold())
        assert (held.hands[0], held.board.turn, held.board.pile) == (("9H",), 1, 0)


@cites("S000-44", "reading 7")
@pytest.mark.parametrize(("in_foot", "melded"), [((0, 2), ()), ((0,), (2,))])
def test_nobody_holds_once_the_partner_is_in_the_foot_or_has_played(
    in_foot: tuple[int, ...], melded: tuple[int, ...]
) -> None:
    now = table("9H", FAMILY, phase="play", in_foot=in_foot, melded=melded, melds=READY)
    assert code(now, Hold()) == "cannot_hold"


@cites("S000-45")
def test_holding_is_voluntary() -> None:
    """Given a player who might hold, going out at once is legal all the same."""
    now = table("9H", FAMILY, phase="play", in_foot=(0,), melds=READY)
    assert code(now, Hold()) is None
    assert after(now, go_out(discard="9H")).board.out == 0


@cites("S000-64")
def test_unplayed_cards_of_hand_and_foot_are_subtracted() -> None:
    now = table("AC *R", FAMILY, stock="", feet={2: "KC KD"}, bare=True)
    assert [line.total for line in scores(now, Pass())] == [-90, 0]


@cites("S000-89")
def test_going_out_before_the_partner_reached_the_foot_is_legal() -> None:
    now = table("9H", FAMILY, phase="play", in_foot=(0,), melds=READY, hands={2: "9C"}, feet={2: "3H"}, bare=True)
    line = scores(now, go_out(discard="9H"))[0]
    assert line.left == 510
    assert line.bonus == 0


@cites("S000-95")
def test_a_wild_can_finish_the_missing_dirty_book_on_the_way_out() -> None:
    melds = (*books(FAMILY, 3, 1)[1:], clean_book("K", 6))
    now = table("2S KH", FAMILY, phase="play", in_foot=(0,), melds=melds)
    assert code(now, go_out("KH > 3", discard="2S")) == "books_missing"
    assert after(now, go_out("2S > 3", discard="KH")).board.out == 0


@cites("S000-45")
def test_a_player_who_held_may_go_out_on_his_next_turn() -> None:
    stock = "4C 4D 4H 4S 5C 5D KH QH"
    now = after(table("9H", FAMILY, phase="play", in_foot=(0,), melds=READY, stock=stock), Hold())
    for _ in range(3):
        now = after(now, Draw(), throw(now.hands[now.board.turn][0]))
    assert after(now, Draw(), go_out("KH > 0", "QH > 1", discard="9H")).board.out == 0


@cites("S000-44")
def test_a_partner_who_melds_ends_the_holding() -> None:
    stock = "4C 4D 4H 4S 5C 5D 5H 5S"
    melds = (*READY, "5C 5D 5H")
    now = table("9H", FAMILY, phase="play", in_foot=(0,), melds=melds, stock=stock, hands={2: "KS 8C 8D 8H"})
    now = after(now, Hold(), Draw(), throw("6C"), Draw(), lay("KS > 0"), throw("8C"), Draw(), throw("6C"), Draw())
    now = after(now, lay("5H 5S > 4"))
    assert now.hands[0] == ("9H",)
    assert code(now, Hold()) == "cannot_hold"
