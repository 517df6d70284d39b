"""What a move makes of the table, beyond what the readings of the seeds hold it to."""

from functools import partial

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.apply import IllegalMove, apply
from game.engine.events import (
    BookCompleted,
    BookTurnedDirty,
    Discarded,
    Event,
    FootTaken,
    Melded,
    PileTaken,
    TeamOpened,
    TurnBegan,
)
from game.engine.melding.melds import meld_of
from game.engine.moves import Answer, Draw, Move, Pass, Peek
from game.engine.table.board import Phase
from game.engine.table.seat_history import SeatHistory
from game.engine.table.state import Table
from tests.build import (
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    books,
    cards,
    clean_book,
    go_out,
    lay,
    table,
    take,
    throw,
    told,
)


def test_cards_taken_openly_are_remembered_though_their_like_is_melded_from_the_hand() -> None:
    hands = {3: "AS 9D", 0: "AH AD KH KD KS 8C"}
    before = table("KC 9C", WEB, seat=2, phase="play", hands=hands, melds=["QH QD QS"], stock="4C 4D")
    now = after(before, throw("KC"), Draw(), throw("AS"), take("AS AH AD", "KH KD KS"))
    assert now.board.taken[0] == ("KC",)
    assert after(now, lay("KC > 2")).board.taken[0] == ()


def test_a_proposal_made_by_hand_is_judged_before_it_is_carried_out() -> None:
    now = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    asked = replace(after(now, go_out("KH > 0", discard="9H")), proposal=go_out("9H > 0", discard="KH"))
    with pytest.raises(IllegalMove) as refused:
        apply(asked, Answer(True))
    assert refused.value.refusal.code == "mixed_ranks"


def test_a_question_is_open_until_it_is_answered() -> None:
    before = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2))
    asked = after(before, go_out("KH > 0", discard="9H"))
    board = asked.board
    assert (board.phase, board.turn, board.mover, board.answered) == (Phase.ANSWER, 0, 2, (False,) * 4)
    assert after(asked, Answer(False)) == replace(before, board=replace(before.board, refused=True))
    over = after(asked, Answer(True)).board
    assert (over.phase, over.out, over.upcard, over.answered) == (Phase.ENDED, 0, "9H", (False,) * 4)


AT_ONCE = replace(WEB, book_at_once=100, opening=(0,))
LIMITED, PEEK = replace(WEB, wild_per_turn=2), replace(WEB, take_peek=True)
FREEZES, ONE_LAP = replace(WEB, freeze="until_taken"), replace(WEB, freeze="one_lap")
QUEENS, KINGS, ACES = clean_book("Q"), clean_book("K"), "AC AD AH"
TWO_BOOKS = f"{QUEENS} {KINGS} 9C 8C"
in_play = partial(table, phase="play", melds=[ACES])


@pytest.mark.parametrize(
    ("now", "moves", "facts"),
    [
        # books begun and completed in one move, if they are worth something; not one that is only completed
        (in_play(TWO_BOOKS), [lay(QUEENS)], {"at_once": ()}),
        (in_play(TWO_BOOKS, AT_ONCE), [lay(QUEENS, KINGS)], {"at_once": (2, 0)}),
        (in_play(TWO_BOOKS, AT_ONCE), [lay(QUEENS), lay(KINGS)], {"at_once": (2, 0)}),
        (in_play(TWO_BOOKS, AT_ONCE), [lay(clean_book("Q", 6)), lay("QH > 1")], {"at_once": ()}),
        # wilds added to melds this turn, if that is limited; not those that a meld begins with
        (in_play("2C 2D 9C 8C"), [lay("2C > 0")], {"wilds_added": ()}),
        (in_play("2C 2D 9C 8C", LIMITED), [lay("2C > 0")], {"wilds_added": ((0, 1),)}),
        (in_play("2C 2D 9C 8C", LIMITED), [lay("2C > 0"), lay("2D > 0")], {"wilds_added": ((0, 2),)}),
        (in_play("AS 9C 8C", LIMITED), [lay("AS > 0")], {"wilds_added": ()}),
        (in_play("9C 9D 2D 8C 7S", LIMITED), [lay("9C 9D 2D")], {"wilds_added": ()}),
        (in_play("2C 2D 9C 8C", LIMITED), [lay("2C > 0"), throw("9C")], {"wilds_added": ()}),
        # a wild freezes the pile, if wilds do; for a lap, or until it is taken
        (in_play("2C 9C"), [throw("2C")], {"frozen": None}),
        (in_play("2C 9C", FREEZES), [throw("9C")], {"frozen": None}),
        (in_play("2C 9C", FREEZES), [throw("2C")], {"frozen": 0}),
        (in_play("2C 9C", FREEZES, frozen=2), [throw("9C")], {"frozen": 2}),
        (in_play("2C 9C", FREEZES, frozen=1), [throw("9C")], {"frozen": 1}),
        (in_play("2C 9C", ONE_LAP, frozen=2), [throw("9C")], {"frozen": 2}),
        (in_play("2C 9C", ONE_LAP, frozen=1), [throw("9C")], {"frozen": None}),
        (table("KH KD 9C", FREEZES, pile="2C KS", frozen=2, melds=[ACES]), [take("KS KH KD")], {"frozen": None}),
        # the turn passes on, and is counted
        (in_play("9C 8C", turns=(2, 1, 1, 1)), [throw("9C")], {"turns": (3, 1, 1, 1), "turn": 1, "mover": 1}),
        (in_play("9C 8C", seat=3), [throw("9C")], {"turns": (1, 1, 1, 2), "turn": 0, "mover": 0}),
        # who discards or melds a card of the foot has played it
        (in_play("9C 8C", in_foot=(0,)), [throw("9C")], {"played_foot": (True, False, False, False)}),
        (in_play("AS 9C 8C", in_foot=(0,)), [lay("AS > 0")], {"played_foot": (True, False, False, False)}),
        (in_play("9C 8C", played_foot=(2,)), [throw("9C")], {"played_foot": (False, False, True, False)}),
        (in_play("AS 9C 8C", melded=(2,)), [lay("AS > 0")], {"melded": (True, False, True, False)}),
        # a round adds to the points of the match
        (table("9C", stock="", bare=True, totals=(500, -200)), [Pass()], {"totals": (490, -200), "out": None}),
        (
            in_play("9C", played_foot=(0, 2), melds=books(WEB, 1, 1), bare=True, totals=(500, 0)),
            [go_out(discard="9C")],
            {"totals": (500 + 100 + 500 + 300 + 70 + 80, 0), "out": 0, "pile_seen": ("9C",)},
        ),
        # what is left of stock and pile, of which only the upcard was seen; and of melds the others
        (table("9C", PEEK, pile="5S KS"), [Peek(), Draw()], {"stock": 4, "phase": Phase.PLAY, "peeked": False}),
        (in_play("9C 8C", pile="5S"), [throw("9C")], {"pile": 2, "upcard": "9C", "phase": Phase.DRAW}),
        (in_play("9C 8C", PARTNERS, refused=True), [throw("9C")], {"refused": False}),
        (
            in_play("KC 9C 8C", melds=["KH KD KS", ACES]),
            [lay("KC > 0")],
            {"melds": ((meld_of(cards("KH KD KS KC")), meld_of(cards(ACES))), ())},
        ),
        (
            table("KH KD 9C", replace(WEB, take_count=1), pile="4C 5S KS", melds=[ACES]),
            [take("KS KH KD")],
            {"pile": 2, "upcard": "5S", "pile_seen": ("5S",)},
        ),
        (table("KH KD 9C", pile="5S KS", melds=[ACES]), [take("KS KH KD")], {"pile": 0, "upcard": None}),
        (
            table("KH KD 9C", replace(WEB, take_count=1), pile="5S KS", melds=[ACES], watched=True),
            [take("KS KH KD")],
            {"pile": 1, "upcard": "5S", "pile_seen": ("5S",), "peeked": False},
        ),
    ],
)
def test_what_moves_change_on_the_board(now: Table, moves: list[Move], facts: dict[str, object]) -> None:
    board = after(now, *moves).board
    assert {name: getattr(board, name) for name in facts} == facts


DECLINED = SeatHistory(declined=(Card("KS"),))


@pytest.mark.parametrize(
    ("now", "move", "seen"),
    [
        # an upcard that was drawn past, if the pile could be taken
        (table("9C", pile="5S KS"), Draw(), DECLINED),
        (table("9C", pile="5S 3S"), Draw(), None),
        (table("9C"), Draw(), None),
        # the end of a turn, but not of one in which the seat got cards that it hasn't played
        (in_play("9C 8C"), throw("9C"), SeatHistory(1, (Card("9C"),), melds=(meld_of(cards(ACES)),))),
        (in_play("9C 8C", played_foot=(0,)), throw("9C"), SeatHistory(1, (Card("9C"),), melds=(meld_of(cards(ACES)),))),
        (in_play("9C"), throw("9C"), None),
    ],
)
def test_what_a_seat_was_seen_to_do(now: Table, move: Move, seen: SeatHistory | None) -> None:
    assert after(now, move).board.history[:1] == (() if seen is None else (seen,))


ON_FIRST_BOOK, FOOT_ENDS = replace(WEB, foot_when="first_book"), replace(WEB, foot_ends_turn=True)
QUEENS_LAID, ACE_LAID, KING_LAID = (
    Melded(0, 0, 1, cards("QS QC QD"), True),
    Melded(0, 0, 0, cards("AS"), False),
    Melded(0, 0, 0, cards("KC"), False),
)
FOOT_TAKEN = FootTaken(0, 2, False, cards("7D 6D"))


@pytest.mark.parametrize(
    ("now", "move", "events"),
    [
        (in_play("QS QC QD 9C 8C"), lay("QS QC QD"), [QUEENS_LAID]),
        (
            in_play("KH KD KS QS QC QD 9C 8C", melds=()),
            lay("KH KD KS", "QS QC QD"),
            [TeamOpened(0, 0, 60), Melded(0, 0, 0, cards("KH KD KS"), True), QUEENS_LAID],
        ),
        # a book is completed once, and turns dirty once
        (in_play("KC 9C 8C", melds=[clean_book("K", 5)]), lay("KC > 0"), [KING_LAID]),
        (in_play("KC 9C 8C", melds=[clean_book("K", 6)]), lay("KC > 0"), [KING_LAID, BookCompleted(0, 0, 0, "clean")]),
        (in_play("KC 9C 8C", melds=[KINGS]), lay("KC > 0"), [KING_LAID]),
        (
            in_play(f"{QUEENS} 9C 8C"),
            lay(QUEENS),
            [Melded(0, 0, 1, cards(QUEENS), True), BookCompleted(0, 0, 1, "clean")],
        ),
        (
            in_play("2C 9C 8C", FAMILY, melds=[KINGS]),
            lay("2C > 0"),
            [Melded(0, 0, 0, cards("2C"), False), BookTurnedDirty(0, 0, 0)],
        ),
        (in_play("2C 9C 8C", FAMILY, melds=[f"{KINGS} 2D"]), lay("2C > 0"), [Melded(0, 0, 0, cards("2C"), False)]),
        (in_play("KC 9C 8C", FAMILY, melds=[f"{KINGS} 2D"]), lay("KC > 0"), [KING_LAID]),
        # the foot comes with the last card, or with a book, and may end the turn
        (in_play("AS"), lay("AS > 0"), [ACE_LAID, FOOT_TAKEN]),
        (in_play("AS", FOOT_ENDS), lay("AS > 0"), [ACE_LAID, FOOT_TAKEN, TurnBegan(1)]),
        (in_play("AS 9C 8C", FOOT_ENDS), lay("AS > 0"), [ACE_LAID]),
        (in_play("KC 9C 8C", ON_FIRST_BOOK, melds=[clean_book("K", 5)]), lay("KC > 0"), [KING_LAID]),
        (
            in_play("KC 9C 8C", ON_FIRST_BOOK, melds=[clean_book("K", 6)]),
            lay("KC > 0"),
            [KING_LAID, BookCompleted(0, 0, 0, "clean"), FOOT_TAKEN],
        ),
        (in_play("9C"), throw("9C"), [Discarded(0, Card("9C")), FootTaken(0, 2, True, cards("7D 6D")), TurnBegan(1)]),
        (in_play("9C 8C"), throw("9C"), [Discarded(0, Card("9C")), TurnBegan(1)]),
        # of a pile everybody saw come what they had seen, the upcard too if it goes into the hand
        (
            table("KH KD 9C", pile="4C 5S KS", melds=[ACES]),
            take("KS KH KD"),
            [PileTaken(0, Card("KS"), 2, cards("4C 5S"), (), melded=True), Melded(0, 0, 1, cards("KS KH KD"), True)],
        ),
        (
            table("KH KD 9C", pile="4C 5S KS", melds=[ACES], watched=True),
            take("KS KH KD"),
            [
                PileTaken(0, Card("KS"), 2, cards("4C 5S"), cards("4C 5S"), melded=True),
                Melded(0, 0, 1, cards("KS KH KD"), True),
            ],
        ),
        (
            table("KH KD 9C", COUPLES, pile="5C 5D 5H 5S 4C 4D KS", melds=[ACES]),
            take(),
            [PileTaken(0, Card("KS"), 5, cards("5H 5S 4C 4D KS"), cards("KS"))],
        ),
    ],
)
def test_what_is_told_of_a_move(now: Table, move: Move, events: list[Event]) -> None:
    assert told(now, move) == tuple(events)


@pytest.mark.parametrize(("hand", "may_come_back"), [("AS 9C 8C", True), ("AS", False)])
def test_what_is_laid_can_be_taken_back_until_the_foot_is_seen(hand: str, may_come_back: bool) -> None:
    assert apply(in_play(hand), lay("AS > 0")).can_take_back == may_come_back


@pytest.mark.parametrize(("pile", "left"), [("3H 5C KS", 3), ("5C 5D KS", 3)])
def test_a_red_three_of_the_pile_is_not_replaced(pile: str, left: int) -> None:
    rules = replace(WEB, red_threes="lay_down", take_then_draw=1)
    now = table("KC KD 4C", rules, pile=pile, melds=["AC AD AS"], stock="8C 8D 8H 8S", bare=True)
    then = after(now, take("KC KD KS"))
    assert (len(then.stock), Card("3H") in then.hands[0]) == (left, False)
