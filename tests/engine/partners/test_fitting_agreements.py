from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.apply import apply
from game.engine.moves import Draw, Move, Take
from game.engine.partners.agreements import Agreement
from game.engine.partners.fitting_agreements import MOST_OFFERED, OpenStep, fitting_agreements
from game.engine.table.state import Table
from tests.build import WEB, after, books, cards, clean_book, go_out, lay, table, take, throw

STOCK = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")


def turn(now: Table, *moves: Move) -> list[OpenStep]:
    """The steps of seat 0's turn."""
    steps = []
    for move in moves:
        step = apply(now, move)
        steps.append(OpenStep(now.board, step.events, step.table.board))
        now = step.table
    return steps


def test_a_wild_on_a_clean_meld_is_what_one_would_rather_not_have() -> None:
    now = table("2C 9C 5S", phase="play", melds=["KC KD KH"], their_melds=["9D 9H 9S"], stock=STOCK)
    found = fitting_agreements(turn(now, lay("2C > 0"), throw("9C")), 0)
    assert found == (Agreement.KEEP_CLEAN, Agreement.SAVE_WILDS, Agreement.FINISH_BOOKS)
    assert len(found) == MOST_OFFERED
    kept = (Agreement.KEEP_CLEAN, Agreement.SAVE_WILDS)
    assert fitting_agreements(turn(now, lay("2C > 0"), throw("9C")), 0, kept) == (
        Agreement.FINISH_BOOKS,
        Agreement.NO_GIFTS,
        Agreement.PLAY_SAFE,
    )


KINGS, ASK = "KC KD KH", Agreement
SMALL, LARGE = "4D 4H 5C 5D 5H", "4D 4H 5C 5D 5H JC"
TO_GO_OUT = [*books(WEB, 1, 1), clean_book("A", 3)]


@pytest.mark.parametrize(
    ("now", "moves", "asked", "is_cause"),
    [
        # a wild: on a clean meld, on a dirty one, in a new one, also if it is added in the same move
        (("2C 9C 5S", {"melds": [KINGS]}), [lay("2C > 0"), throw("9C")], ASK.KEEP_CLEAN, True),
        (("2C 9C 5S", {"melds": ["KC KD KH 2H"]}), [lay("2C > 0"), throw("9C")], ASK.KEEP_CLEAN, False),
        (("2C 9C 9D 5S 4S", {"melds": [KINGS]}), [lay("9C 9D 2C"), throw("5S")], ASK.KEEP_CLEAN, False),
        (("2C 9C 9D 9H 5S 4S", {"melds": [KINGS]}), [lay("9C 9D 9H", "2C > 1"), throw("5S")], ASK.KEEP_CLEAN, False),
        (("9D 9C 5S", {"melds": ["9S 9H 9H"]}), [lay("9D > 0"), throw("5S")], ASK.SAVE_WILDS, False),
        (("2C 9C 5S", {}), [throw("2C")], ASK.SAVE_WILDS, True),
        # threes, and cards that are neither threes nor wild, on a small pile and a large one
        (("3C 9C 5S", {}), [throw("3C")], ASK.KEEP_THREES, True),
        (("3C 9C 5S", {}), [throw("9C")], ASK.KEEP_THREES, False),
        (("3C 9C 5S", {"pile": LARGE}), [throw("9C")], ASK.PLAY_SAFE, True),
        (("3C 9C 5S", {"pile": SMALL}), [throw("9C")], ASK.PLAY_SAFE, False),
        (("3C 9C 5S", {"pile": LARGE}), [throw("3C")], ASK.PLAY_SAFE, False),
        (("9C 5S", {"their_melds": ["9D 9H 9S"]}), [throw("9C")], ASK.PLAY_SAFE, True),
        (("9C 5S", {"their_melds": ["9D 9H 9S"]}), [throw("5S")], ASK.NO_GIFTS, False),
        # what was laid, or wasn't
        (("3C 9C 5S", {}), [throw("3C")], ASK.OPEN_EARLY, True),
        (("9C 5S", {"melds": [KINGS]}), [throw("9C")], ASK.OPEN_EARLY, False),
        (("9C 5S", {"melds": [KINGS]}), [throw("9C")], ASK.LAY_DOWN, True),
        (("KS 9C 5S", {"melds": [KINGS]}), [lay("KS > 0"), throw("9C")], ASK.LAY_DOWN, False),
        (("JC 9C 5S", {"melds": [KINGS]}), [throw("JC")], ASK.NO_GIFTS, False),
        (("9C 9D 9H 5S QC", {"melds": [KINGS]}), [lay("9C 9D 9H"), throw("5S")], ASK.WORK_TOGETHER, True),
        (("KS 9C 5S", {"melds": [KINGS]}), [lay("KS > 0"), throw("9C")], ASK.WORK_TOGETHER, False),
        (("AC AD AH 9C 5S", {}), [lay("AC AD AH"), throw("9C")], ASK.WORK_TOGETHER, False),
        # a hand run down to four, and to five; to none, for the foot; without laying anything
        (("KS 4S 5S 6S 7S QC", {"melds": [KINGS]}), [lay("KS > 0"), throw("QC")], ASK.KEEP_CARDS, True),
        (("KS 4S 5S 6S 7S 8S QC", {"melds": [KINGS]}), [lay("KS > 0"), throw("QC")], ASK.KEEP_CARDS, False),
        (("KS QC", {"melds": [KINGS]}), [lay("KS > 0"), throw("QC")], ASK.KEEP_CARDS, False),
        (("4S QC", {"melds": [KINGS]}), [throw("QC")], ASK.KEEP_CARDS, False),
        # books that a wild or two might have made, and what needs three or nothing
        (("9C 5S", {"melds": [clean_book("K", 6)]}), [throw("5S")], ASK.USE_WILDS, True),
        (("9C 5S", {"melds": [clean_book("K", 5)]}), [throw("5S")], ASK.USE_WILDS, True),
        (("9C 5S", {"melds": [clean_book("K", 4)]}), [throw("5S")], ASK.USE_WILDS, False),
        (("9C 5S", {"melds": [clean_book("K")]}), [throw("5S")], ASK.USE_WILDS, False),
        (("2C 9C 5S", {"melds": [clean_book("K", 5)]}), [lay("2C > 0"), throw("5S")], ASK.USE_WILDS, False),
        # the pile: taken, left though it was open, closed
        (("9C 9D 4C 5S", {"pile": "5D 9H", "melds": [KINGS]}), [take("9C 9D 9H")], ASK.USEFUL_PILES, True),
        (("9C 9D 4C 5S", {"pile": "5D 9H", "melds": [KINGS]}), [take("9C 9D 9H")], ASK.TAKE_PILE, False),
        (("9C 9D 4C 5S", {"pile": "5D 9H", "melds": [KINGS]}), [Draw()], ASK.TAKE_PILE, True),
        (("9C 9D 4C 5S", {"pile": "5D 3C", "melds": [KINGS]}), [Draw()], ASK.TAKE_PILE, False),
        (("9C 9D 4C 5S", {"pile": "5D 9H", "melds": [KINGS]}), [take("9C 9D 9H")], ASK.LEAVE_LATE_PILE, False),
        (
            ("9C 9D 4C 5S", {"pile": "5D 9H", "melds": [KINGS], "their_melds": TO_GO_OUT, "played_foot": (1, 3)}),
            [take("9C 9D 9H")],
            ASK.LEAVE_LATE_PILE,
            True,
        ),
        # the last stack: gone out, not gone out, and a partner who is still in the hand
        (("AS 4C", {"melds": TO_GO_OUT, "played_foot": (0, 2)}), [go_out("AS > 2", discard="4C")], ASK.PLAY_ON, True),
        (("AS 4C 5C", {"melds": TO_GO_OUT, "played_foot": (0, 2)}), [throw("4C")], ASK.GO_OUT_SOON, True),
        (("AS 4C 5C", {"melds": TO_GO_OUT, "played_foot": (0, 2)}), [throw("4C")], ASK.WAIT_FOR_FOOT, False),
        (("AS 4C 5C", {"melds": TO_GO_OUT, "played_foot": (0,)}), [throw("4C")], ASK.WAIT_FOR_FOOT, True),
        (("AS 4C 5C", {"melds": TO_GO_OUT}), [throw("4C")], ASK.WAIT_FOR_FOOT, False),
        (("AS 4C 5C", {"melds": [KINGS], "played_foot": (0, 2)}), [throw("4C")], ASK.GO_OUT_SOON, False),
    ],
)
def test_what_of_a_turn_gives_cause_to_ask(
    now: tuple[str, dict[str, Any]], moves: Sequence[Move], asked: Agreement, is_cause: bool
) -> None:
    cards, changes = now
    phase = "draw" if isinstance(moves[0], Draw | Take) else "play"
    steps = turn(table(cards, phase=phase, stock=STOCK, **changes), *moves)
    assert (fitting_agreements(steps, 0, set(Agreement) - {asked}) == (asked,)) == is_cause


def test_who_parts_with_a_rank_twice_had_a_pair() -> None:
    before = table("9C 9D 5S QC", phase="play", melds=["KC KD KH"], players=2, teams=2, stock=STOCK)
    now = after(before, throw("9C"), Draw(), throw("4C"), Draw())
    for card, is_offered in (("9D", True), ("5S", False)):
        assert (Agreement.KEEP_PAIRS in fitting_agreements(turn(now, throw(card)), 0)) == is_offered


@pytest.mark.parametrize(("taken", "expected"), [("9H", True), ("8C", False), ("", False)])
def test_a_card_that_the_partner_took_openly_is_not_thrown(taken: str, expected: bool) -> None:
    now = table("9C 5S 6S", phase="play", melds=[KINGS], stock=STOCK)
    now = replace(now, board=replace(now.board, taken=((), (), cards(taken), ())))
    assert (ASK.WORK_TOGETHER in fitting_agreements(turn(now, throw("9C")), 0)) == expected
