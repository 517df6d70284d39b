"""Keeping cards in the foot, holding, permission, phases: conditions that the seeds' own tests do not reach."""

import pytest
from msgspec.structs import replace

from game.engine.legal import why_not
from game.engine.moves import Answer, Choose, Cut, Draw, Hold, MeldCards, Move, Pass
from game.engine.refusal import BooksMissing, NotYourTurn, PartnerNotReady, StockTooShort
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.rules.ruleset import RuleSet
from tests.build import (
    CAMPUS,
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    books,
    clean_book,
    code,
    dealt,
    go_out,
    hand,
    lay,
    refusal,
    table,
    take,
    throw,
)

READY = books(WEB, 1, 1)


# Keeping cards in the foot.


def test_all_but_one_may_be_melded_by_who_could_go_out_with_it() -> None:
    """Given the books after the move and a partner who has played, one card may be kept; none may not."""
    now = table("KH QC QD QH 9H", WEB, phase="play", played_foot=(0, 2), melds=READY)
    assert code(now, lay("QC QD QH", "KH > 0")) is None
    assert code(now, lay("QC QD QH")) is None
    assert code(table("KH", WEB, phase="play", played_foot=(0, 2), melds=READY), lay("KH > 0")) == "keep_cards"


def test_the_books_are_counted_after_the_moves_own_melds() -> None:
    """Given the missing dirty book completed by the very move, one card may be kept; a clean one spoiled, not."""
    now = table("2S 9H", WEB, phase="play", played_foot=(0, 2), melds=(clean_book("K"), clean_book("Q", 6)))
    assert code(now, lay("2S > 1")) is None
    spoil = replace(WEB, closed_book="any")
    now = table("2S 9H", spoil, phase="play", played_foot=(0, 2), melds=READY)
    assert code(now, lay("2S > 0")) == "keep_cards"


def test_who_would_have_to_ask_keeps_two() -> None:
    """Given permission, one card may not be kept though the books are there: the yes might not come."""
    assert (
        code(table("KH 9H", CAMPUS, phase="play", in_foot=(0,), melds=books(CAMPUS, 1, 1)), lay("KH > 0"))
        == "keep_cards"
    )
    solo = table("KH 9H", CAMPUS, teams=4, phase="play", in_foot=(0,), melds=books(CAMPUS, 1, 1))
    assert code(solo, lay("KH > 0")) is None


def test_a_late_partner_means_two_cards() -> None:
    """Given a partner who has not played the foot, one card may not be kept under Web Classic."""
    assert code(table("KH 9H", WEB, phase="play", in_foot=(0, 2), melds=READY), lay("KH > 0")) == "keep_cards"


def test_who_may_hold_may_keep_one() -> None:
    """Given Family Table and a partner who has not begun, one card may be kept without any book."""
    now = table("KH KD KS 9H", FAMILY, phase="play", in_foot=(0,), melds=["AC AD AH"])
    assert code(now, lay("KH KD KS")) is None
    begun = table("KH KD KS 9H", FAMILY, phase="play", in_foot=(0,), melded=(2,), melds=["AC AD AH"])
    assert code(begun, lay("KH KD KS")) == "keep_cards"


@pytest.mark.parametrize(("pile", "verdict"), [("KS", "keep_cards"), ("5S KS", "keep_cards"), ("4S 5S KS", None)])
def test_a_take_is_judged_by_the_number_of_cards_taken(pile: str, verdict: str | None) -> None:
    """Given a pair as the whole foot, a pile of one or two leaves too few cards, one of three leaves two."""
    assert code(table("KH KD", WEB, in_foot=(0,), pile=pile, melds=["AC AD AH"]), take("KS KH KD")) == verdict


def test_a_take_with_a_card_kept_back_counts_it() -> None:
    """Given one card besides the pair and one under the upcard, two are left and the take is legal."""
    assert code(table("KH KD 9C", WEB, in_foot=(0,), pile="5S KS", melds=["AC AD AH"]), take("KS KH KD")) is None


def test_a_take_that_empties_the_hand_is_judged_by_the_foot() -> None:
    """Given the last two cards of the hand laid with a single upcard, the foot is up and holds enough."""
    now = table("KH KD", WEB, pile="KS", foot="QH QD 9C", melds=["AC AD AH"])
    taken = after(now, take("KS KH KD"))
    assert (hand(taken), taken.board.in_foot[0], taken.board.turn) == ("QH QD 9C", True, 0)


def test_a_hand_may_be_melded_to_the_last_card() -> None:
    """Given a player in the hand, no card need be kept: the foot comes."""
    assert code(table("KH KD KS", WEB, phase="play", melds=["AC AD AH"]), lay("KH KD KS")) is None


@pytest.mark.parametrize("foot", ["9C", "9C 8C"])
def test_a_foot_of_one_card_is_too_little_to_land_in(foot: str) -> None:
    """Given a foot of a single card, melding the whole hand would leave that one alone, which is not enough."""
    now = table("KH KD KS", WEB, phase="play", foot=foot, melds=["AC AD AH"])
    assert code(now, lay("KH KD KS")) == ("keep_cards" if foot == "9C" else None)


def test_only_the_last_card_of_the_foot_is_no_discard() -> None:
    """Given two cards in the foot, one may be thrown; given one, that is going out; in the hand the last one may go."""
    assert code(table("9C 8C", WEB, phase="play", in_foot=(0,)), throw("9C")) is None
    assert code(table("9C", WEB, phase="play", played_foot=(0, 2), melds=READY), throw("9C")) == "keep_cards"
    assert code(table("9C", WEB, phase="play"), throw("9C")) is None


# Holding.


def test_holding_is_for_exactly_one_card_of_the_foot() -> None:
    """Given two cards, or one card of the hand, nobody holds."""
    assert code(table("9C 8C", FAMILY, phase="play", in_foot=(0,)), Hold()) == "cannot_hold"
    assert code(table("9C", FAMILY, phase="play"), Hold()) == "not_in_foot"


def test_a_solo_player_never_holds_for_a_partner() -> None:
    """Given Family Table alone with the books, the last card goes out or is not there to hold."""
    now = table("9C", FAMILY, teams=4, phase="play", in_foot=(0,), melds=books(FAMILY, 2, 2))
    assert code(now, Hold()) == "cannot_hold"


@pytest.mark.parametrize(("begun", "verdict"), [((2,), None), ((2, 4), "cannot_hold")])
def test_one_of_two_partners_who_waits_is_enough(begun: tuple[int, ...], verdict: str | None) -> None:
    """Given three partners, holding is legal while one of the others has neither foot nor melds."""
    now = table("9C", FAMILY, players=6, phase="play", in_foot=(0,), melded=begun, melds=books(FAMILY, 2, 2))
    assert code(now, Hold()) == verdict


def test_holding_asks_nobody() -> None:
    """Given permission and holding both, the card is kept without a question."""
    rules = replace(FAMILY, permission=True)
    held = after(table("9C", rules, phase="play", in_foot=(0,), melds=books(rules, 2, 2)), Hold())
    assert (held.board.phase, held.board.turn, held.hands[0]) == (Phase.DRAW, 1, ("9C",))


def test_a_player_stuck_with_one_card_may_end_the_turn() -> None:
    """Given one card of the foot that can neither be discarded nor melded out, holding is legal under any rules."""
    stuck = table("9C", WEB, phase="play", in_foot=(0,), melds=["AC AD AH"])
    assert code(stuck, Hold()) is None
    assert code(table("9C", WEB, phase="play", played_foot=(0, 2), melds=READY), Hold()) == "cannot_hold"


def test_a_card_that_could_be_melded_out_is_not_stuck() -> None:
    """Given Couples and the books, a king that fits a book goes out by itself, so it cannot be held."""
    now = table("KS", COUPLES, phase="play", in_foot=(0,), melds=books(COUPLES, 2, 3))
    assert code(now, Hold()) == "cannot_hold"


@pytest.mark.parametrize(
    ("last", "melds", "verdict"),
    [
        ("6S", ("6C 6D 6H",), "cannot_hold"),
        ("2S", ("6C 6D 6H",), "cannot_hold"),
        ("6S", ("5C 5D 5H",), None),
        ("2S", (), None),
    ],
)
def test_a_card_that_can_only_be_melded_out_is_not_stuck(
    last: str, melds: tuple[str, ...], verdict: str | None
) -> None:
    """Given rules by which nobody goes out with a discard, whose last card joins a meld goes out so and may not hold;
    whose last card joins none is stuck, and may.
    """
    rules = replace(COUPLES, final_discard="never", closed_book="sealed")
    now = table(last, rules, phase="play", in_foot=(0,), played_foot=(2,), melds=(*books(rules, 2, 3), *melds))
    assert code(now, Hold()) == verdict


# Permission.


def trio(moves: tuple[Move, ...]) -> Phase:
    """The phase after one of three partners asks and the answers are given."""
    now = table("9H", PARTNERS, players=6, phase="play", played_foot=(0, 2, 4), melds=books(PARTNERS, 2, 2))
    return after(now, go_out(discard="9H"), *moves).board.phase


def test_every_partner_of_a_trio_is_asked_in_turn() -> None:
    """Given two partners, the one next clockwise answers first, then the other; only both together say yes."""
    now = table("9H", PARTNERS, players=6, seat=4, phase="play", played_foot=(0, 2, 4), melds=books(PARTNERS, 2, 2))
    asked = after(now, go_out(discard="9H"))
    assert (asked.board.mover, asked.board.turn) == (0, 4)
    assert why_not(view_of(asked, 2), Answer(True)) is not None
    once = after(asked, Answer(True))
    assert (once.board.phase, once.board.mover, once.board.answered) == (
        Phase.ANSWER,
        2,
        (True, False, False, False, False, False),
    )
    assert after(once, Answer(True)).board.out == 4


def test_the_first_no_ends_the_asking() -> None:
    """Given a no from either partner, nobody else is asked and the asker plays on."""
    assert trio((Answer(False),)) == Phase.PLAY
    assert trio((Answer(True), Answer(False))) == Phase.PLAY
    assert trio((Answer(True), Answer(True))) == Phase.ENDED


def test_every_partner_must_have_played_the_foot() -> None:
    """Given a trio, one late partner is enough to forbid the question, and he is named."""
    now = table("9H", PARTNERS, players=6, phase="play", in_foot=(2,), played_foot=(0, 4), melds=books(PARTNERS, 2, 2))
    why = refusal(now, go_out(discard="9H"))
    assert isinstance(why, PartnerNotReady)
    assert (why.code, why.seat) == ("partners_foot", 2)


def test_picked_up_asks_less_than_played() -> None:
    """Given `picked_up`, a partner who holds the foot is enough, one still in the hand is not."""
    rules = replace(WEB, partners_foot="picked_up")
    assert code(table("9H", rules, phase="play", in_foot=(0, 2), melds=READY), go_out(discard="9H")) is None
    assert code(table("9H", rules, phase="play", in_foot=(0,), melds=READY), go_out(discard="9H")) == "partners_foot"


def test_a_refusal_lasts_one_turn() -> None:
    """Given a no, the next turn of the asker knows nothing of it."""
    stock = "KH KD KS 4C 4D 4H 5C 5D 5H 5S"
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2), stock=stock)
    now = after(now, go_out("KH > 0", discard="9H"), Answer(False), throw("9H"))
    for _ in range(3):
        now = after(now, Draw())
        now = after(now, throw(now.hands[now.board.turn][0]))
    assert not after(now, Draw()).board.refused


def test_the_proposal_is_the_askers_secret() -> None:
    """Given a question, the asker's view holds the proposal, and no other seat's does."""
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    asked = after(now, go_out("KH > 0", discard="9H"))
    assert view_of(asked, 0).proposal == go_out("KH > 0", discard="9H")
    assert [view_of(asked, seat).proposal for seat in (-1, 1, 2, 3)] == [None] * 4


# Phases, the stock, and moves that never fit.


@pytest.mark.parametrize(
    ("move", "phase"),
    [(Draw(), "play"), (take(), "play"), (Pass(), "play"), (lay("KH KD KS"), "draw"), (throw("KH"), "draw")],
)
def test_every_move_has_its_phase(move: Move, phase: str) -> None:
    """Given the wrong half of a turn, the move is refused as that."""
    assert code(table("KH KD KS", WEB, phase=phase), move) == "wrong_phase"


@pytest.mark.parametrize("move", [Cut(22), Choose(0), Answer(True)])
def test_ceremonies_and_answers_have_no_place_in_a_turn(move: Move) -> None:
    """Given a turn, cutting, choosing and answering are refused."""
    assert code(table("KH", WEB), move) == "wrong_phase"
    assert code(table("KH", WEB, phase="play"), move) == "wrong_phase"


def test_a_meld_without_groups_is_malformed() -> None:
    """Given no group at all, a meld is no move."""
    assert code(table("KH KD", WEB, phase="play"), MeldCards(())) == "malformed"


@pytest.mark.parametrize("onto", [1, 5, -1])
def test_a_meld_number_that_is_not_there(onto: int) -> None:
    """Given one meld, any other number is no such meld."""
    now = table("KH 9C 8C", WEB, phase="play", melds=["KC KD KS"])
    assert code(now, lay(f"KH > {onto}")) == "no_such_meld"


def test_a_later_group_may_join_a_meld_begun_by_an_earlier_one() -> None:
    """Given two groups of one move, the second joins the first; in the other order there is nothing to join yet."""
    now = table("AH AD AS AC 9C 8C", WEB, phase="play")
    assert code(now, lay("AH AD AS", "AC > 0")) is None
    assert code(now, lay("AC > 0", "AH AD AS")) == "no_such_meld"


@pytest.mark.parametrize(("rules", "verdict"), [(COUPLES, "closed_book"), (FAMILY, None)])
def test_what_one_move_closes_is_closed_for_its_next_group(rules: RuleSet, verdict: str | None) -> None:
    """Given a clean book completed by the first group, a wild in the second meets a closed book; at once not."""
    now = table("KC 2C 9C 8C", rules, phase="play", melds=[clean_book("K", 6)])
    assert code(now, lay("KC > 0", "2C > 0")) == verdict
    assert code(now, lay("KC 2C > 0")) is None


def test_after_closing_is_judged_within_one_move() -> None:
    """Given a meld completed by the first group, the next may begin another of the rank; in the other order not."""
    now = table("KC KD KH KS 9C", PARTNERS, phase="play", melds=[clean_book("K", 6)], bare=True)
    assert code(now, lay("KC > 0", "KD KH KS")) is None
    assert code(now, lay("KD KH KS", "KC > 0")) == "second_meld"


def test_the_stock_is_passed_on_only_when_it_cannot_serve() -> None:
    """Given two cards, a draw is legal and a pass is not; given one, the other way round, with the numbers told."""
    assert code(table("KH", WEB, stock="4C 4D"), Pass()) == "stock_not_empty"
    assert code(table("KH", WEB, stock="4C 4D"), Draw()) is None
    short = table("KH", WEB, stock="4C")
    why = refusal(short, Draw())
    assert isinstance(why, StockTooShort)
    assert (why.code, why.have, why.need) == ("stock_empty", 1, 2)
    assert code(short, Pass()) is None


def test_a_dry_stock_leaves_the_pile() -> None:
    """Given no stock, a player may still take the pile and so keep the round going."""
    now = table("KH KD 9C 8C", WEB, stock="", pile="5S KS", melds=["AC AD AH"])
    assert after(now, take("KS KH KD"), throw("9C")).board.phase == Phase.DRAW


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    """Given another seat, or a match that is over, every move is refused with that reason."""
    now = table("KH", WEB)
    why = why_not(view_of(now, 2), Draw())
    assert isinstance(why, NotYourTurn)
    assert (why.code, why.seat) == ("not_your_turn", 0)
    over = after(table("KH", WEB, stock="", n=4), Pass())
    assert code(over, Draw()) == "game_over"
    assert code(after(table("KH", WEB, stock="", n=3), Pass()), Draw()) == "wrong_phase"


def test_a_card_counts_as_often_as_it_is_held() -> None:
    """Given one king of hearts, it cannot be laid twice, in one group or in two."""
    now = table("KH KD KS QH 9C", WEB, phase="play", melds=["KC KC KC", "AC AD AH"])
    assert code(now, lay("KH KH KD > 0")) == "not_in_hand"
    assert code(now, lay("KH > 0", "KH > 0")) == "not_in_hand"


def test_going_out_must_open_too() -> None:
    """Given no needs for books and a team without melds, a going-out below the minimum is refused."""
    rules = replace(COUPLES, out_clean=0, out_dirty=0)
    assert (
        code(table("4H 4S 4H 9C", rules, phase="play", in_foot=(0,)), go_out("4H 4S 4H", discard="9C"))
        == "opening_minimum"
    )
    assert code(table("AH AD AS 9C", rules, phase="play", in_foot=(0,)), go_out("AH AD AS", discard="9C")) is None


def test_choosing_and_cutting_come_before_the_first_turn() -> None:
    """Given a fresh deal, only its ceremony is legal."""
    choosing, cutting = dealt(FAMILY, settled=False), dealt(PARTNERS, settled=False)
    assert (code(choosing, Choose(1)), code(choosing, Choose(-1))) == (None, "bad_choice")
    assert (code(choosing, Cut(22)), code(cutting, Choose(0))) == ("wrong_phase", "wrong_phase")
    assert code(cutting, Draw()) == "wrong_phase"


def test_nobody_goes_out_with_cards_that_are_not_held() -> None:
    """Given a proposal to go out that melds a card which is not in the hand, it is refused, as any meld of it is."""
    now = table("KH 9H", WEB, phase="play", in_foot=(0, 2), melds=READY)
    assert code(now, go_out("KH KD > 0", discard="9H")) == "not_in_hand"


def test_only_the_books_that_are_missing_are_named() -> None:
    """Given a team that lacks one dirty book, nothing is said of other kinds."""
    why = refusal(table("9H", WEB, phase="play", in_foot=(0, 2), melds=READY[:1]), go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.clean + why.dirty, why.wild, why.books, why.sevens) == (1, 0, 0, 0)
