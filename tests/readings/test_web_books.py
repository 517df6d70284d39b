"""Web Classic: piles, wilds, threes, ending the round and the score (seed 002)."""

import pytest

from tests.build import (
    WEB,
    after,
    books,
    code,
    go_out,
    lay,
    meld,
    scores,
    table,
    throw,
)
from tests.readings.cites import cites

READY = books(WEB, 1, 1)


@cites("S002-08")
@pytest.mark.parametrize("cards", ["KH KD KS", "KH KD KS KC", "KH KD 2C", "KH KD 2C *R"])
def test_three_or_more_of_a_rank_start_a_pile(cards: str) -> None:
    laid = after(table(f"{cards} 9C 8C", WEB, phase="play", melds=["AC AD AH"]), lay(cards))
    assert (meld(laid, 1).rank, len(meld(laid, 1).cards)) == ("K", len(cards.split()))


@cites("S002-20")
def test_a_new_pile_holds_two_of_a_kind_at_least() -> None:
    now = table("KH KD 2C *R 9C", WEB, phase="play", melds=["AC AD AH"])
    assert code(now, lay("KH 2C *R")) == "too_few_naturals"
    assert code(now, lay("KH KD 2C")) is None
    assert code(now, lay("KH KD")) == "too_few_cards"


@cites("S002-35")
def test_a_discard_or_a_meld_of_the_foot_counts_as_played() -> None:
    thrown = after(table("9C 8C", WEB, phase="play", seat=2, in_foot=(2,)), throw("9C"))
    assert thrown.board.played_foot[2]
    melded = after(table("KH 9C 8C", WEB, phase="play", seat=2, in_foot=(2,), melds=["KC KD KS"]), lay("KH > 0"))
    assert melded.board.played_foot[2]
    taken_up = after(table("KH", WEB, phase="play", seat=2, melds=["KC KD KS"]), lay("KH > 0"))
    assert taken_up.board.in_foot[2]
    assert not taken_up.board.played_foot[2]
    discarded_into = after(table("9C", WEB, phase="play", seat=2), throw("9C"))
    assert discarded_into.board.in_foot[2]
    assert not discarded_into.board.played_foot[2]


@cites("S002-36")
def test_all_cards_left_in_hands_and_feet_are_deducted() -> None:
    now = table(
        "9H", WEB, phase="play", played_foot=(0, 2), melds=READY,
        hands={1: "AC", 2: "KC", 3: "*R"}, feet={1: "2S 3C", 3: "4C"}, bare=True,
    )  # fmt: skip
    mine, theirs = scores(now, go_out(discard="9H"))
    assert mine.left == 10
    assert theirs.left == 20 + 50 + 20 + 5 + 5


@cites("reading 10")
def test_the_upcard_alone_is_shown() -> None:
    now = table("KH KD 9C", WEB, pile="AC AD AH KS")
    board = now.board
    assert (board.upcard, board.pile, board.pile_yield, board.pile_seen) == ("KS", 4, 4, ("KS",))
