"""What is called because it may end the round, from what lies open alone."""

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.ending.announcements import Announcement, LastCard, MayGoOut, announcements
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from tests.build import CAMPUS, WEB, clean_book, dirty_book, lay, table, throw

BOTH = (clean_book("K"), dirty_book("Q"))


def called(now: Table, move: Move) -> tuple[Announcement, ...]:
    """What a move makes people call."""
    return announcements(now.board, apply(now, move).table.board)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_last_card_is_called_for_every_seat_once(seat: int) -> None:
    now = table(hand="9C 4S", seat=seat, rules=WEB, phase="play", in_foot=(seat,), stock="AS AD 5H 6H")
    assert called(now, throw("4S")) == (LastCard(seat),)
    after = apply(now, throw("4S")).table
    assert announcements(after.board, apply(after, Draw()).table.board) == ()


def test_one_card_left_of_a_hand_is_not_a_last_card() -> None:
    now = table(hand="9C 4S", rules=WEB, phase="play", foot="5C 5D 5H")
    assert called(now, throw("4S")) == ()


def test_whoever_may_go_out_from_now_on_is_called() -> None:
    melds = (clean_book("K"), "QS QH QC QD 2C 2D")
    for rules, asks in ((WEB, False), (replace(WEB, permission=True), True)):
        now = table(
            hand="QS 5D 4S", rules=rules, phase="play", in_foot=(0, 2), played_foot=(0, 2), melds=melds, players=4
        )
        assert set(called(now, lay("QS > 1"))) == {MayGoOut(0, asks), MayGoOut(2, asks)}


@pytest.mark.parametrize("rules", [WEB, CAMPUS])
def test_nobody_is_called_who_lacks_a_book_or_a_foot(rules: object) -> None:
    from game.rules.ruleset import RuleSet

    assert isinstance(rules, RuleSet)
    short = table(
        hand="QS 5D 4S 6C", rules=rules, phase="play", in_foot=(0, 2), melds=(clean_book("K", rules.book_size),)
    )
    assert called(short, throw("QS")) == ()


def test_hidden_cards_change_nothing() -> None:
    melds = (clean_book("K"), "QS QH QC QD 2C 2D")
    told = [
        called(
            table(hand=hand, rules=WEB, phase="play", in_foot=(0, 2), played_foot=(0, 2), melds=melds), lay("QS > 1")
        )
        for hand in ("QS 5D 4S", "QS AH 3C", "QS *R 2H")
    ]
    assert told[0] == told[1] == told[2] != ()


def test_nothing_is_called_of_a_round_that_is_over() -> None:
    before = table(hand="9C 4S", rules=WEB, phase="play", in_foot=(0,), stock="AS AD 5H 6H")
    after = apply(before, throw("4S")).table.board
    assert announcements(before.board, replace(after, round=after.round + 1)) == ()
