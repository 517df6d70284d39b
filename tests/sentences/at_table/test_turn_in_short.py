"""A turn in a few words: the greatest of it, else how it began and what was laid."""

import pytest
from msgspec.structs import replace

from game.engine.moves import Draw, Move
from game.engine.partners.agreements import Agreement
from game.engine.table.state import Table
from game.sentences.at_table.partner_agreements import is_in_rules, words_of_promise
from game.sentences.at_table.turn_in_short import last_turn, turn_in_short
from tests.build import COUPLES, FAMILY, WEB, lay, table, take, throw
from tests.sentences.at_table.test_log import steps

HAND = "QH QD QS KH KD 9C 5S JS 4S"
JACKS = ("JC JD JH",)
TENS = "5D 5H 5C TC TD TS KS"
QUEENS, JACK, END = lay("QH QD QS"), lay("JS > 0"), throw("4S")


@pytest.mark.parametrize(
    ("now", "moves", "did", "told"),
    [
        (table(HAND, melds=JACKS), (Draw(), END), "", "discarded"),
        (table(HAND, melds=JACKS), (Draw(), QUEENS, END), "melded three cards", "melded three queens, discarded"),
        (table(HAND, melds=JACKS), (Draw(), QUEENS, JACK, END), "melded four cards", "melded four cards, discarded"),
        (table(HAND, melds=JACKS), (Draw(), QUEENS, JACK), "melded four cards", "melded four cards"),
        (
            table(HAND, melds=JACKS, pile=TENS, rules=replace(WEB, take_then_draw=1)),
            (take("KS KH KD"), END),
            "took seven cards, melded three cards",
            "took seven cards, melded three cards, discarded",
        ),
        (
            table(HAND, melds=JACKS, pile=TENS, rules=COUPLES),
            (take(), lay("KS KH KD"), END),
            "took five cards, melded three cards",
            "took five cards, melded three cards, discarded",
        ),
    ],
)
def test_a_turn_is_told_by_what_was_laid_in_all(now: Table, moves: tuple[Move, ...], did: str, told: str) -> None:
    turn = [line for step in steps(now, *moves) for line in step]
    assert last_turn(turn)[1] == did
    assert turn_in_short(turn) == told


PAIRS, FOOT = Agreement.KEEP_PAIRS, Agreement.WAIT_FOR_FOOT


def test_waiting_for_the_foot_may_be_required_anyway() -> None:
    assert [is_in_rules(one, rules) for one in (FOOT, PAIRS) for rules in (WEB, FAMILY)] == [True, False, False, False]


def test_a_partner_promises_and_is_released() -> None:
    assert words_of_promise(PAIRS, WEB, keeps=True) == "“All right. From now on I'll keep pairs together.”"
    assert words_of_promise(PAIRS, WEB, keeps=False) == "“All right. I'll use my own judgement again.”"
