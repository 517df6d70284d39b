"""Partnership: going out, permission, threes and the score (seed 004)."""

import pytest
from msgspec.structs import replace

from game.engine.moves import Answer, Hold
from game.engine.table.board import Phase
from tests.build import (
    PARTNERS,
    after,
    books,
    clean_book,
    code,
    go_out,
    score,
    scores,
    table,
    take,
    throw,
)
from tests.readings.cites import cites

READY = books(PARTNERS, 2, 2)


@cites("S004-66")
@pytest.mark.parametrize("three", ["3C", "3S"])
def test_a_discarded_black_three_bars_the_next_player(three: str) -> None:
    now = after(table(f"{three} 9C", PARTNERS, phase="play", pile="KS", hands={1: "KC KD 3C"}), throw(three))
    for move in (take(f"{three} 3C"), take("KC KD"), take()):
        assert code(now, move) == "three"


@cites("S004-73")
def test_a_yes_binds() -> None:
    """Given a yes, all that was proposed is carried out without another move: everything melded, or all but one."""
    now = table("KH QH", PARTNERS, phase="play", played_foot=(0, 2), melds=READY)
    melded = after(now, go_out("KH > 0", "QH > 1"), Answer(True))
    assert (melded.board.out, melded.hands[0], melded.board.pile) == (0, (), 0)
    discarded = after(now, go_out("KH > 0", discard="QH"), Answer(True))
    assert (discarded.board.out, discarded.hands[0], discarded.board.upcard) == (0, (), "QH")
    assert code(now, go_out("KH > 0")) == "must_use_all"


@cites("S004-76")
def test_two_scores_for_cards_and_for_piles() -> None:
    line = score(table(rules=PARTNERS, melds=[clean_book("K"), "AC AD AH"], stock="", bare=True))
    assert (line.melded, line.books) == (130, 500)


@cites("S004-77")
def test_the_other_team_loses_what_it_holds() -> None:
    now = table(
        "9H", PARTNERS, phase="play", played_foot=(0, 2), melds=READY, bare=True,
        hands={1: "AC KC", 3: "*R"}, feet={1: "2S", 3: "3H"},
    )  # fmt: skip
    assert scores(now, go_out(discard="9H"), Answer(True))[1].left == 20 + 10 + 50 + 20 + 300


@cites("reading 12")
def test_the_partner_of_who_went_out_pays_as_well() -> None:
    now = table("9H", PARTNERS, phase="play", played_foot=(0, 2), melds=READY, bare=True, hands={2: "AC 3D"})
    line = scores(now, go_out(discard="9H"), Answer(True))[0]
    assert (line.left, line.bonus) == (320, 100)


@cites("S004-78")
@pytest.mark.parametrize("discard", [None, "QH"])
def test_the_first_side_rid_of_hand_and_foot_ends_the_round(discard: str | None) -> None:
    now = table("KH QH", PARTNERS, teams=4, phase="play", in_foot=(0,), melds=READY)
    move = go_out("KH > 0", "QH > 1") if discard is None else go_out("KH > 0", discard=discard)
    over = after(now, move)
    assert (over.board.phase, over.board.out) == (Phase.ENDED, 0)


@cites("S004-89", "reading 2")
def test_variation_five_and_five_hundred() -> None:
    rules = replace(PARTNERS, black_three=5, red_three=500)
    assert score(table("3C 3D", rules, stock="", bare=True)).left == 505
    assert score(table("3C 3D", PARTNERS, stock="", bare=True)).left == 305


@cites("reading 15")
def test_nobody_holds_a_last_card_at_this_table() -> None:
    now = table("9H 8H", PARTNERS, phase="play", in_foot=(0,), melds=READY)
    assert code(now, Hold()) == "cannot_hold"
