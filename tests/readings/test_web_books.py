"""Web Classic: piles, wilds, threes, ending the round and the score (seed 002)."""

import pytest

from game.engine.events import BookCompleted, RoundEnded
from game.engine.refusal import BooksMissing, PartnerNotReady
from game.engine.table.board import Phase
from tests.build import (
    WEB,
    after,
    books,
    clean_book,
    code,
    dirty_book,
    go_out,
    lay,
    meld,
    only,
    refusal,
    scores,
    table,
    throw,
    told,
)
from tests.readings.cites import cites

READY = books(WEB, 1, 1)


@cites("S002-04")
def test_who_first_plays_off_both_ends_the_round() -> None:
    """Given a player who uses up the foot, the round is over with him named, though others still hold cards."""
    now = table("9H", WEB, phase="play", played_foot=(0, 2), melds=READY)
    over = after(now, go_out(discard="9H"))
    assert (over.board.phase, over.board.out) == (Phase.ENDED, 0)
    assert only(told(now, go_out(discard="9H")), RoundEnded).out == 0


@cites("S002-08")
@pytest.mark.parametrize("cards", ["KH KD KS", "KH KD KS KC", "KH KD 2C", "KH KD 2C *R"])
def test_three_or_more_of_a_rank_start_a_pile(cards: str) -> None:
    """Given three or four cards of one rank, wilds mixed in or not, they start one pile of that rank."""
    laid = after(table(f"{cards} 9C 8C", WEB, phase="play", melds=["AC AD AH"]), lay(cards))
    assert (meld(laid, 1).rank, len(meld(laid, 1).cards)) == ("K", len(cards.split()))


@cites("S002-10")
@pytest.mark.parametrize(("lying", "added", "complete"), [(5, "KC", False), (6, "KC", True), (5, "KC KD KH", True)])
def test_seven_cards_or_more_complete_a_pile(lying: int, added: str, complete: bool) -> None:
    """Given six kings after the move the pile is open; given seven or eight it is complete."""
    now = table(f"{added} 9C 8C", WEB, phase="play", melds=[clean_book("K", lying)])
    assert any(isinstance(event, BookCompleted) for event in told(now, lay(f"{added} > 0"))) == complete


@cites("S002-11", "S002-12")
def test_naturals_only_are_clean_and_a_wild_makes_dirty() -> None:
    """Given a complete pile of naturals it is clean; with one wild among its seven it is dirty."""
    for book, kind in ((clean_book("K"), "clean"), (dirty_book("K"), "dirty")):
        last = book.split()[-1]
        now = table(f"{last} 9C 8C", WEB, phase="play", melds=[book.rsplit(" ", 1)[0]])
        assert only(told(now, lay(f"{last} > 0")), BookCompleted).kind == kind


@cites("S002-20")
def test_a_new_pile_holds_two_of_a_kind_at_least() -> None:
    """Given one king, two wilds do not make a pile of it; given two kings and a wild they do; two cards never do."""
    now = table("KH KD 2C *R 9C", WEB, phase="play", melds=["AC AD AH"])
    assert code(now, lay("KH 2C *R")) == "too_few_naturals"
    assert code(now, lay("KH KD 2C")) is None
    assert code(now, lay("KH KD")) == "too_few_cards"


@cites("S002-22")
@pytest.mark.parametrize("three", ["3C", "3S", "3D", "3H"])
def test_threes_never_go_into_a_pile(three: str) -> None:
    """Given threes, they start no pile and join none; a discard is all they are good for."""
    now = table(f"{three} {three} {three} 9C", WEB, phase="play", melds=["AC AD AH"])
    assert code(now, lay(f"{three} {three} {three}")) == "three"
    assert code(now, lay(f"{three} > 0")) == "three"
    assert code(now, throw(three)) is None


@cites("S002-40", "S002-41")
def test_threes_beside_a_pair_and_a_wild_are_no_use() -> None:
    """Given a red or a black three with naturals and wilds, the whole group is refused."""
    now = table("3H 3S KH KD 2C 9C", WEB, phase="play", melds=["AC AD AH"])
    assert code(now, lay("KH KD 3H")) == "three"
    assert code(now, lay("KH KD 2C 3S")) == "three"


@cites("S002-34")
@pytest.mark.parametrize(
    ("melds", "missing"),
    [
        ((clean_book("K"), clean_book("Q")), (0, 1)),
        ((dirty_book("K"), dirty_book("Q", wilds="2D")), (1, 0)),
        ((clean_book("K", 6), dirty_book("Q")), (1, 0)),
        ((clean_book("K"), dirty_book("Q", 6)), (0, 1)),
    ],
)
def test_one_clean_and_one_dirty_pile_end_the_round(melds: tuple[str, ...], missing: tuple[int, int]) -> None:
    """Given one of the two lacking, or only six cards in it, the round cannot be ended; with both it can."""
    why = refusal(table("9H", WEB, phase="play", played_foot=(0, 2), melds=melds), go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.code, why.clean, why.dirty) == ("books_missing", *missing)
    assert code(table("9H", WEB, phase="play", played_foot=(0, 2), melds=READY), go_out(discard="9H")) is None


@cites("S002-35")
@pytest.mark.parametrize(
    ("in_foot", "played", "verdict"),
    [((0,), (), "partners_foot"), ((0, 2), (), "partners_foot"), ((0,), (2,), None), ((0,), (0, 2), None)],
)
def test_every_teammate_has_played_of_the_foot(
    in_foot: tuple[int, ...], played: tuple[int, ...], verdict: str | None
) -> None:
    """Given a partner in the hand, or one who took up the foot but has not yet played of it, nobody ends the round."""
    now = table("9H", WEB, phase="play", in_foot=in_foot, played_foot=played, melds=READY)
    why = refusal(now, go_out(discard="9H"))
    assert (None if why is None else why.code) == verdict
    assert why is None or (isinstance(why, PartnerNotReady) and why.seat == 2)


@cites("S002-35")
def test_a_discard_or_a_meld_of_the_foot_counts_as_played() -> None:
    """Given a partner who discards from the foot, or melds from it, that is enough; taking it up is not."""
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
    """Given a going-out, the opponents pay for hands and feet, and so does the partner of who went out."""
    now = table(
        "9H", WEB, phase="play", played_foot=(0, 2), melds=READY,
        hands={1: "AC", 2: "KC", 3: "*R"}, feet={1: "2S 3C", 3: "4C"}, bare=True,
    )  # fmt: skip
    mine, theirs = scores(now, go_out(discard="9H"))
    assert mine.left == 10
    assert theirs.left == 20 + 50 + 20 + 5 + 5


@cites("S002-46")
def test_the_team_that_ends_the_round_receives_a_hundred() -> None:
    """Given a going-out, its team has 100 in its score and the other nothing; a round that runs dry gives none."""
    now = table("9H", WEB, phase="play", played_foot=(0, 2), melds=READY, bare=True)
    assert [line.bonus for line in scores(now, go_out(discard="9H"))] == [100, 0]


@cites("reading 10")
def test_the_upcard_alone_is_shown() -> None:
    """Given a pile begun unseen, no view shows what lies under the upcard, only how many would be taken."""
    now = table("KH KD 9C", WEB, pile="AC AD AH KS")
    board = now.board
    assert (board.upcard, board.pile, board.pile_yield, board.pile_seen) == ("KS", 4, 4, ("KS",))
