from functools import partial

import pytest
from msgspec.structs import replace

from game.cards import Card, Rank
from game.engine.legal import completed_book, why_not
from game.engine.moves import Answer, Choose, Cut, Draw, Hold, MeldCards, Move, Pass, Peek
from game.engine.refusal import (
    BooksMissing,
    NotYourTurn,
    OpeningNotNatural,
    OpeningTooLow,
    PartnerNotReady,
    Refusal,
    StockTooShort,
    WildsOfTurn,
)
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import view_of
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
from tests.readings.cites import cites

READY = books(WEB, 1, 1)


# Keeping cards in the foot.


ready = partial(table, rules=WEB, phase="play", played_foot=(0, 2), melds=READY)
"""A player of the foot whose team may go out."""


@pytest.mark.parametrize(
    ("now", "move", "wrong"),
    [
        # with the books after the move and a partner who has played, one card may be kept; none may not
        (ready("KH QC QD QH 9H"), lay("QC QD QH", "KH > 0"), None),
        (ready("KH QC QD QH 9H"), lay("QC QD QH"), None),
        (ready("KH"), lay("KH > 0"), "keep_cards"),
        # the books are counted after the move's own melds: the missing one completed, or a clean one spoiled
        (ready("2S 9H", melds=(clean_book("K"), clean_book("Q", 6))), lay("2S > 1"), None),
        (ready("2S 9H", rules=replace(WEB, closed_book="any")), lay("2S > 0"), "keep_cards"),
        # who would have to ask keeps two, as the yes might not come; a partner who hasn't played means two as well
        (table("KH 9H", CAMPUS, phase="play", in_foot=(0,), melds=books(CAMPUS, 1, 1)), lay("KH > 0"), "keep_cards"),
        (table("KH 9H", CAMPUS, teams=4, phase="play", in_foot=(0,), melds=books(CAMPUS, 1, 1)), lay("KH > 0"), None),
        (table("KH 9H", WEB, phase="play", in_foot=(0, 2), melds=READY), lay("KH > 0"), "keep_cards"),
        # who may hold may keep one without any book, until the partner has begun
        (table("KH KD KS 9H", FAMILY, phase="play", in_foot=(0,), melds=["AC AD AH"]), lay("KH KD KS"), None),
        (
            table("KH KD KS 9H", FAMILY, phase="play", in_foot=(0,), melded=(2,), melds=["AC AD AH"]),
            lay("KH KD KS"),
            "keep_cards",
        ),
        # in the hand no card need be kept: the foot comes, if it is more than a single card
        (table("KH KD KS", WEB, phase="play", melds=["AC AD AH"]), lay("KH KD KS"), None),
        (table("KH KD KS", WEB, phase="play", foot="9C 8C", melds=["AC AD AH"]), lay("KH KD KS"), None),
        (table("KH KD KS", WEB, phase="play", foot="9C", melds=["AC AD AH"]), lay("KH KD KS"), "keep_cards"),
        # the last card of the foot is no discard; the last of the hand is
        (table("9C 8C", WEB, phase="play", in_foot=(0,)), throw("9C"), None),
        (ready("9C"), throw("9C"), "keep_cards"),
        (table("9C", WEB, phase="play"), throw("9C"), None),
        # a take counts the cards taken, and the card kept back
        (table("KH KD", WEB, in_foot=(0,), pile="KS", melds=["AC AD AH"]), take("KS KH KD"), "keep_cards"),
        (table("KH KD", WEB, in_foot=(0,), pile="5S KS", melds=["AC AD AH"]), take("KS KH KD"), "keep_cards"),
        (table("KH KD", WEB, in_foot=(0,), pile="4S 5S KS", melds=["AC AD AH"]), take("KS KH KD"), None),
        (table("KH KD 9C", WEB, in_foot=(0,), pile="5S KS", melds=["AC AD AH"]), take("KS KH KD"), None),
    ],
)
def test_cards_that_must_be_kept(now: Table, move: Move, wrong: str | None) -> None:
    assert code(now, move) == wrong


def test_a_take_that_empties_the_hand_is_judged_by_the_foot() -> None:
    now = table("KH KD", WEB, pile="KS", foot="QH QD 9C", melds=["AC AD AH"])
    taken = after(now, take("KS KH KD"))
    assert (hand(taken), taken.board.in_foot[0], taken.board.turn) == ("QH QD 9C", True, 0)


# Holding.


@pytest.mark.parametrize(
    ("now", "wrong"),
    [
        # exactly one card, and of the foot
        (table("9C 8C", FAMILY, phase="play", in_foot=(0,)), "cannot_hold"),
        (table("9C", FAMILY, phase="play"), "not_in_foot"),
        # a solo player has no partner to wait for; one of two partners who has neither foot nor melds is enough
        (table("9C", FAMILY, teams=4, phase="play", in_foot=(0,), melds=books(FAMILY, 2, 2)), "cannot_hold"),
        (table("9C", FAMILY, players=6, phase="play", in_foot=(0,), melded=(2,), melds=books(FAMILY, 2, 2)), None),
        (
            table("9C", FAMILY, players=6, phase="play", in_foot=(0,), melded=(2, 4), melds=books(FAMILY, 2, 2)),
            "cannot_hold",
        ),
        # under any rules one card that can neither be discarded nor melded out
        (table("9C", WEB, phase="play", in_foot=(0,), melds=["AC AD AH"]), None),
        (ready("9C"), "cannot_hold"),
        (table("KS", COUPLES, phase="play", in_foot=(0,), melds=books(COUPLES, 2, 3)), "cannot_hold"),
    ],
)
def test_who_may_end_a_turn_without_a_discard(now: Table, wrong: str | None) -> None:
    assert code(now, Hold()) == wrong


def test_holding_asks_nobody() -> None:
    """Given permission and holding both, the card is kept without a question."""
    rules = replace(FAMILY, permission=True)
    held = after(table("9C", rules, phase="play", in_foot=(0,), melds=books(rules, 2, 2)), Hold())
    assert (held.board.phase, held.board.turn, held.hands[0]) == (Phase.DRAW, 1, ("9C",))


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
    rules = replace(COUPLES, final_discard="never", closed_book="sealed")
    now = table(last, rules, phase="play", in_foot=(0,), played_foot=(2,), melds=(*books(rules, 2, 3), *melds))
    assert code(now, Hold()) == verdict


# Permission.


def trio(moves: tuple[Move, ...]) -> Phase:
    """The phase after one of three partners asks and the answers are given."""
    now = table("9H", PARTNERS, players=6, phase="play", played_foot=(0, 2, 4), melds=books(PARTNERS, 2, 2))
    return after(now, go_out(discard="9H"), *moves).board.phase


def test_every_partner_of_a_trio_is_asked_in_turn() -> None:
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
    assert trio((Answer(False),)) == Phase.PLAY
    assert trio((Answer(True), Answer(False))) == Phase.PLAY
    assert trio((Answer(True), Answer(True))) == Phase.ENDED


def test_every_partner_must_have_played_the_foot() -> None:
    now = table("9H", PARTNERS, players=6, phase="play", in_foot=(2,), played_foot=(0, 4), melds=books(PARTNERS, 2, 2))
    why = refusal(now, go_out(discard="9H"))
    assert isinstance(why, PartnerNotReady)
    assert (why.code, why.seat) == ("partners_foot", 2)


def test_a_refusal_lasts_one_turn() -> None:
    stock = "KH KD KS 4C 4D 4H 5C 5D 5H 5S"
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2), stock=stock)
    now = after(now, go_out("KH > 0", discard="9H"), Answer(False), throw("9H"))
    for _ in range(3):
        now = after(now, Draw())
        now = after(now, throw(now.hands[now.board.turn][0]))
    assert not after(now, Draw()).board.refused


def test_the_proposal_is_the_askers_secret() -> None:
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    asked = after(now, go_out("KH > 0", discard="9H"))
    assert view_of(asked, 0).proposal == go_out("KH > 0", discard="9H")
    assert [view_of(asked, seat).proposal for seat in (-1, 1, 2, 3)] == [None] * 4


# Phases, the stock, and moves that never fit.


@pytest.mark.parametrize(
    ("phase", "move", "wrong"),
    [
        # the wrong half of a turn, and what has no place in a turn
        *[("play", move, "wrong_phase") for move in (Draw(), take(), Pass(), Cut(22), Choose(0), Answer(True))],
        *[("draw", move, "wrong_phase") for move in (lay("KH KD KS"), throw("KH"), Cut(22), Choose(0), Answer(True))],
        ("play", MeldCards(()), "malformed"),
        *[("play", lay(f"KH > {onto}"), "no_such_meld") for onto in (1, 5, -1)],
    ],
)
def test_moves_that_never_fit(phase: str, move: Move, wrong: str) -> None:
    assert code(table("KH KD KS 9C", WEB, phase=phase, melds=["KC KD KS"]), move) == wrong


ONE_WILD = replace(WEB, wild_per_turn=1, wild_melds="allowed", opening=(0,))


@cites("option wild_per_turn")
@pytest.mark.parametrize(
    ("before", "move", "wrong"),
    [
        ((), lay("2C > 0"), None),
        ((), lay("2C 2D > 0"), WildsOfTurn(2, 1, Rank("K"))),
        ((), lay("2C > 0", "2D > 0"), WildsOfTurn(2, 1, Rank("K"))),
        ((), lay("2C > 0", "2D > 1", "KH > 0"), None),
        ((), lay("2C 2D > 2"), None),
        ((lay("2C > 0"),), lay("2D > 0"), WildsOfTurn(2, 1, Rank("K"))),
        ((lay("2C > 0"),), lay("KH > 0"), None),
        ((), lay("9C 9D 9H 2C 2D"), None),
        ((lay("9C 9D 9H 2C"),), lay("2D > 3"), None),
        ((lay("9C 9D 9H 2C"), lay("2D > 3")), lay("*R > 3"), WildsOfTurn(2, 1, Rank("9"))),
    ],
)
def test_a_meld_gets_only_so_many_wilds_a_turn(before: tuple[Move, ...], move: Move, wrong: Refusal | None) -> None:
    melds = ["KC KD KH KS", "QC QD QH QS", "*R *B 2S"]
    now = table("2C 2D *R KH 9C 9D 9H 8C", ONE_WILD, phase="play", melds=melds)
    assert refusal(after(now, *before), move) == wrong


@cites("option open_natural")
@pytest.mark.parametrize(
    ("move", "wrong"),
    [
        (lay("AC AD 2C"), OpeningNotNatural()),
        (lay("AC AD AH", "2C > 0"), OpeningNotNatural()),
        (lay("AC AD AH"), None),
        (lay("AC AD 2C", "KC KD KH"), None),
        (lay("AC AD 2C", "KC KD *R"), OpeningNotNatural()),
        (lay("KC KD KH"), OpeningTooLow(30, 50, 1)),
        (lay("KC KD KH KS"), OpeningTooLow(40, 50, 1, (Card("KS"),))),
        (lay("KC KD 2C"), OpeningTooLow(40, 50, 1)),
    ],
)
def test_an_opening_may_have_to_hold_a_natural_meld(move: Move, wrong: Refusal | None) -> None:
    rules = replace(WEB, open_natural=True)
    assert refusal(table("AC AD AH 2C *R KC KD KH KS KS 9C", rules, phase="play"), move) == wrong
    assert code(table("KC KD *R 9C", rules, phase="play", melds=["JC JD JH"]), lay("KC KD *R")) is None
    assert code(table("KC KD *R", replace(rules, open_waived=True), phase="play"), lay("KC KD *R")) is None


LAID, KEPT = replace(WEB, red_threes="lay_down"), replace(WEB, sevens_kept=True)
BOTH = replace(LAID, sevens_kept=True)
SEVENS = clean_book("7")
WAIVED = replace(WEB, open_waived=True)
NO_FOOT = replace(COUPLES, open_waived=True, foot_needed=False, out_clean=0, out_dirty=0)
WITH_BOOKS = replace(WEB, open_counts_books=True)
LAST_THREES = replace(WEB, meld_threes="black_last")
OPEN_FIRST = replace(WEB, take_needs_open=True)
ACES, NINES = "AC AD AH", "9C 9D 9H"
WITH_BOTTOM = replace(WEB, take_bottom=True)
SIX = clean_book("K", 6)
NO_BOOKS, PICKED_UP = replace(COUPLES, out_clean=0, out_dirty=0), replace(WEB, partners_foot="picked_up")


@pytest.mark.parametrize(
    ("now", "move", "wrong"),
    [
        # a red three that is laid down is no discard, nor the last; a black one is
        (table("3H 9C", phase="play"), throw("3H"), None),
        (table("3H 3C 9C", LAID, phase="play"), throw("3H"), "three"),
        (table("3H 3C 9C", LAID, phase="play"), throw("3C"), None),
        (ready("3H"), go_out(discard="3H"), None),
        (ready("3H", rules=LAID), go_out(discard="3H"), "three"),
        (ready("3C", rules=LAID), go_out(discard="3C"), None),
        # a seven is kept while another card could be discarded and the team has no book of them
        (table("7C 9C", phase="play"), throw("7C"), None),
        (table("7C 9C", KEPT, phase="play"), throw("7C"), "seven_kept"),
        (table("7C 9C", KEPT, phase="play"), throw("9C"), None),
        (table("7C 7S", KEPT, phase="play"), throw("7C"), None),
        (table("7S 9C", KEPT, phase="play", melds=[SEVENS], bare=True), throw("7S"), None),
        (table("7S 9C", KEPT, phase="play", melds=["7S 7H 7H", clean_book("K")]), throw("7S"), "seven_kept"),
        (table("7C 3H", KEPT, phase="play"), throw("7C"), "seven_kept"),
        (table("7C 3H", BOTH, phase="play"), throw("7C"), None),
        (table("7C 3C", BOTH, phase="play"), throw("7C"), "seven_kept"),
        (ready("9H", rules=KEPT), go_out(discard="9H"), None),
        (ready("7H", rules=KEPT), go_out(discard="7H"), "seven_kept"),
        (ready("7H"), go_out(discard="7H"), None),
        # nor is it the one card that may be kept in the foot, as it couldn't be discarded
        (ready("KH 7C"), lay("KH > 0"), None),
        (ready("KH 7C", rules=KEPT), lay("KH > 0"), "keep_cards"),
        # black threes are melded at the very end only
        (ready("3C 3S 3C 9H", rules=LAST_THREES), go_out("3C 3S 3C", discard="9H"), None),
        (ready("3C 3S 3C 9H 8H", rules=LAST_THREES), lay("3C 3S 3C"), "three"),
        # a whole hand opens without a minimum, if that is the rule; not one card less, not the foot, nor to go out
        (table("4C 4D 4H", WAIVED, phase="play"), lay("4C 4D 4H"), None),
        (table("4C 4D 4H 9C", WAIVED, phase="play"), lay("4C 4D 4H"), "opening_minimum"),
        (table("4C 4D 4H", phase="play"), lay("4C 4D 4H"), "opening_minimum"),
        (table("4C 4D 4H 9C 8C", WAIVED, phase="play", in_foot=(0,)), lay("4C 4D 4H"), "opening_minimum"),
        (table("4C 4D 4H", NO_FOOT, phase="play"), lay("4C 4D 4H"), None),
        (table("4C 4D 4H", NO_FOOT, phase="play"), go_out("4C 4D 4H"), "opening_minimum"),
        (table("4C 4D 4H 9C", NO_FOOT, phase="play"), go_out("4C 4D 4H", discard="9C"), "opening_minimum"),
        (table("4C 4D", WAIVED, pile="5C 4H"), take("4H 4C 4D"), "opening_minimum"),
        (table("4C 4D", WAIVED, pile="4H"), take("4H 4C 4D"), None),
        # books count for it, if that is the rule
        (table(f"{clean_book('4')} 9C", phase="play"), lay(clean_book("4")), "opening_minimum"),
        (table(f"{clean_book('4')} 9C", WITH_BOOKS, phase="play"), lay(clean_book("4")), None),
        # the pile only for who has opened, if that is the rule
        (table("KH KD KC 9C", replace(OPEN_FIRST, opening=(0,)), pile="KS"), take("KS KH KD"), "opening_minimum"),
        (table("KH KD KC 9C", OPEN_FIRST, pile="KS", melds=[ACES]), take("KS KH KD"), None),
        # cards drawn with a pile stay in the foot as well; the bottom card that is melded with it doesn't
        (table("KH KD", WEB, in_foot=(0,), pile="5S KS", melds=[ACES]), take("KS KH KD"), "keep_cards"),
        (
            table("KH KD", replace(WEB, take_then_draw=1), in_foot=(0,), pile="5S KS", melds=[ACES]),
            *(take("KS KH KD"), None),
        ),
        (
            table("KH KD", WITH_BOTTOM, in_foot=(0,), pile="9S 5S KS", melds=[ACES, NINES]),
            *(take("KS KH KD", "9S > 1"), "keep_cards"),
        ),
        (
            table("KH KD", WITH_BOTTOM, in_foot=(0,), pile="9S 6S 5S KS", melds=[ACES, NINES]),
            *(take("KS KH KD", "9S > 1"), None),
        ),
        (table("KH KD 9C", WEB, pile="", melds=[ACES]), take(), "no_pile"),
        (table("KH", replace(WEB, first_take_free=True), pile="KS", turns=0), take(), None),
        # who looks at a pile may take it, and it has more than one card
        (table("KH", pile="5S KS", melds=[ACES]), Peek(), "no_peek"),
        (table("KH", replace(WEB, take_peek=True), pile="5S KS", melds=[ACES]), Peek(), None),
        (table("KH", replace(WEB, take_peek=True), pile="KS", melds=[ACES]), Peek(), "no_peek"),
        (table("KH", replace(WEB, take_peek=True), pile="5S 3S", melds=[ACES]), Peek(), "three"),
        (table("KH", replace(OPEN_FIRST, take_peek=True), pile="5S KS"), Peek(), "opening_minimum"),
        # a later group joins a meld begun or closed by an earlier one; in the other order there is nothing to join
        (table("AH AD AS AC 9C 8C", phase="play"), lay("AH AD AS", "AC > 0"), None),
        (table("AH AD AS AC 9C 8C", phase="play"), lay("AC > 0", "AH AD AS"), "no_such_meld"),
        (table("KC 2C 9C 8C", COUPLES, phase="play", melds=[SIX]), lay("KC > 0", "2C > 0"), "closed_book"),
        (table("KC 2C 9C 8C", COUPLES, phase="play", melds=[SIX]), lay("KC 2C > 0"), None),
        (table("KC 2C 9C 8C", FAMILY, phase="play", melds=[SIX]), lay("KC > 0", "2C > 0"), None),
        (table("KC KD KH KS 9C", PARTNERS, phase="play", melds=[SIX], bare=True), lay("KC > 0", "KD KH KS"), None),
        (
            table("KC KD KH KS 9C", PARTNERS, phase="play", melds=[SIX], bare=True),
            *(lay("KD KH KS", "KC > 0"), "second_meld"),
        ),
        # a card counts as often as it is held, in one group or in two, and on the way out
        (table("KH KD KS QH 9C", phase="play", melds=["KC KC KC", ACES]), lay("KH KH KD > 0"), "not_in_hand"),
        (table("KH KD KS QH 9C", phase="play", melds=["KC KC KC", ACES]), lay("KH > 0", "KH > 0"), "not_in_hand"),
        (ready("KH 9H", in_foot=(0, 2)), go_out("KH KD > 0", discard="9H"), "not_in_hand"),
        # who goes out opens, too; and a partner has played the foot, or has it at least
        (
            table("4H 4S 4H 9C", NO_BOOKS, phase="play", in_foot=(0,)),
            go_out("4H 4S 4H", discard="9C"),
            "opening_minimum",
        ),
        (table("AH AD AS 9C", NO_BOOKS, phase="play", in_foot=(0,)), go_out("AH AD AS", discard="9C"), None),
        (table("9H", PICKED_UP, phase="play", in_foot=(0, 2), melds=READY), go_out(discard="9H"), None),
        (table("9H", PICKED_UP, phase="play", in_foot=(0,), melds=READY), go_out(discard="9H"), "partners_foot"),
        # a fresh deal begins with its ceremony; the end of a cut
        (dealt(FAMILY, settled=False), Choose(1), None),
        (dealt(FAMILY, settled=False), Choose(-1), "bad_choice"),
        (dealt(FAMILY, settled=False), Choose(2), "bad_choice"),
        (dealt(FAMILY, settled=False), Cut(22), "wrong_phase"),
        (dealt(PARTNERS, settled=False), Choose(0), "wrong_phase"),
        (dealt(PARTNERS, settled=False), Draw(), "wrong_phase"),
        (dealt(PARTNERS, settled=False), Cut(0), "bad_cut"),
        (dealt(PARTNERS, settled=False), Cut(1), None),
        (dealt(PARTNERS, settled=False), Cut(216), None),
        (dealt(PARTNERS, settled=False), Cut(217), "bad_cut"),
    ],
)
def test_what_is_refused_in_one_position(now: Table, move: Move, wrong: str | None) -> None:
    assert code(now, move) == wrong


def test_what_would_open_is_named_once_for_each_rank() -> None:
    """Given two kings and a ten left, of which each would do, and a four which wouldn't: a king and the ten's rank. The
    bug: a joker that would leave the natural kings no natural meld wasn't tried on the tens beside them.
    """
    rules = replace(WEB, opening=(100,))
    now = table("KC KD KH TC TD TH QC QD QH KS KH TS 4C", rules, phase="play")
    why = refusal(now, lay("KC KD KH", "TC TD TH", "QC QD QH"))
    assert why == OpeningTooLow(90, 100, 1, (Card("KS"), Card("TS")))
    now = table("KC KD KH TC TD TH 2C *R 4C", replace(rules, open_natural=True), phase="play")
    assert refusal(now, lay("KC KD KH", "TC TD TH 2C")) == OpeningTooLow(80, 100, 1, (Card("*R"),))


def test_the_stock_is_passed_on_only_when_it_cannot_serve() -> None:
    assert code(table("KH", WEB, stock="4C 4D"), Pass()) == "stock_not_empty"
    assert code(table("KH", WEB, stock="4C 4D"), Draw()) is None
    short = table("KH", WEB, stock="4C")
    why = refusal(short, Draw())
    assert isinstance(why, StockTooShort)
    assert (why.code, why.have, why.need) == ("stock_empty", 1, 2)
    assert code(short, Pass()) is None


def test_a_dry_stock_leaves_the_pile() -> None:
    now = table("KH KD 9C 8C", WEB, stock="", pile="5S KS", melds=["AC AD AH"])
    assert after(now, take("KS KH KD"), throw("9C")).board.phase == Phase.DRAW


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    now = table("KH", WEB)
    why = why_not(view_of(now, 2), Draw())
    assert isinstance(why, NotYourTurn)
    assert (why.code, why.seat) == ("not_your_turn", 0)
    over = after(table("KH", WEB, stock="", n=4), Pass())
    assert code(over, Draw()) == "game_over"
    assert code(after(table("KH", WEB, stock="", n=3), Pass()), Draw()) == "wrong_phase"


def test_only_the_books_that_are_missing_are_named() -> None:
    why = refusal(table("9H", WEB, phase="play", in_foot=(0, 2), melds=READY[:1]), go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.clean + why.dirty, why.wild, why.books, why.sevens) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ("9C 9D 9H 9S 9C 9D 9H", "clean"),
        ("9C 9D 9H 9S 9C 2D", None),
        ("KC > 0", "clean"),
        ("2C > 0", "dirty"),
        ("KC 2C > 0", "dirty"),
        ("QC > 1", None),
        ("AC > 2", None),
    ],
)
def test_a_book_is_completed_by_the_card_with_which_it_is_full(move: str, kind: str | None) -> None:
    now = table("9C 9D", phase="play", melds=[clean_book("K", 6), clean_book("Q", 5), clean_book("A")])
    assert completed_book(view_of(now, 0), lay(move).groups[0]) == kind
