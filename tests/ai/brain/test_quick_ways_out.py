"""How a foot is laid down whole to go out, and what a going-out that only its player has seen is worth."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.quick_ways_out import goes_out, leaves_as_proposed, way_out
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, at, held, lays, melds
from tests.build import COUPLES, FAMILY, WEB, clean_book, dirty_book

KINGS, QUEENS, ACES, DIRTY_ACES = clean_book("K"), dirty_book("Q", wilds="2C 2D"), "AC AD AH", "AC AD 2S"
BOOKS = [KINGS, QUEENS]
ANY_END, NO_DISCARD = replace(WEB, final_discard="optional"), replace(WEB, final_discard="never")
ONE_A_TURN = ruleset_from({"wild_per_turn": 1})
SEVENS = ruleset_from({"out_sevens": 1, "sevens_kept": True, "sevens_kind": "any"})
THREES, LAST_THREES = ruleset_from({"meld_threes": "all"}), ruleset_from({"meld_threes": "black_last"})
WILD_BOOK = ruleset_from({"wild_melds": "required"})
SECOND, KEPT = replace(WEB, second_meld="after_closing"), replace(WEB, sevens_kept=True)
SIX_QUEENS, FIVES = "QC QD QH QS QC 2C", clean_book("5")


@pytest.mark.parametrize(
    ("rules", "hand", "on_table", "expected"),
    [
        # What fits is laid, three begin a meld, a pair with a wild; one card is left to discard.
        (WEB, "AC 5D", [*BOOKS, ACES], ("A>2", "5")),
        (WEB, "AC AD", [*BOOKS, ACES], ("A>2", "A")),
        (WEB, "5C 5D 5H 6C", BOOKS, ("555", "6")),
        (WEB, "5C 5D 2C 6C", BOOKS, ("552", "6")),
        (WEB, "5C 5D *R 6C", BOOKS, ("55*", "6")),
        (WEB, "5C 5D 6C", BOOKS, None),
        (WEB, "5C 6D", BOOKS, None),
        (WEB, "5C 5D 6C 6D 2C 7C", BOOKS, None),
        (WEB, "AC 5D", [], None),
        # A three is discarded, a red one first; two of them can't be.
        (WEB, "AC AD 3S", [*BOOKS, ACES], ("AA>2", "3")),
        (WEB, "AC AD 3H", [*BOOKS, ACES], ("AA>2", "h")),
        (WEB, "AC 3S 3C", [*BOOKS, ACES], None),
        (WEB, "AC 3S 5D", [*BOOKS, ACES], None),
        (NO_DISCARD, "AC 3S", [*BOOKS, ACES], None),
        (LAST_THREES, "AC 3C 3S", [*BOOKS, ACES], None),
        # A seven like any other, unless the rules keep sevens.
        (WEB, "AC 7D", [*BOOKS, ACES], ("A>2", "7")),
        (KEPT, "AC 7D", [*BOOKS, ACES], None),
        (KEPT, "AC 5D", [*BOOKS, ACES], ("A>2", "5")),
        # Threes that the rules let be melded go down first.
        (LAST_THREES, "3C 3S 3C 5D", BOOKS, ("333", "5")),
        (LAST_THREES, "3C 3S 5D", BOOKS, None),
        (THREES, "3C 5D", [*BOOKS, "3C 3S 3C"], ("3>2", "5")),
        (THREES, "3C 3H 3S 5D", BOOKS, ("333", "5")),
        # Wilds: one is discarded if nothing else is left over, the others go where there is room, on dirty melds first.
        (WEB, "AC 2C", [*BOOKS, ACES], ("A>2", "2")),
        (WEB, "2H 2S *R", BOOKS, ("*2>1", "2")),
        (WEB, "*R *R 5D", BOOKS, ("**>1", "5")),
        (WEB, "2H 2S 2C 2D 5D", BOOKS, None),
        (WEB, "2H 2S 2C 2D 5D", [*BOOKS, "JC JD JH"], ("222>1 2>2", "5")),
        (WEB, "2H 2S 2C 2D 5D", [*BOOKS, DIRTY_ACES], ("222>1 2>2", "5")),
        (WEB, "2H 5D", [KINGS, dirty_book("Q", wilds="2C 2D 2H"), ACES], ("2>1", "5")),
        (WEB, "AS AC 2H 2D 5D", [KINGS, "QC QD QH QS 2C 2D 2H", DIRTY_ACES], ("AA>2 2>1 2>2", "5")),
        (LAST_THREES, "2H 2S 2C 2D 5D", [*BOOKS, "3C 3S 3C"], None),
        (THREES, "2H 2S 2C 2D 5D", [*BOOKS, "3C 3S 3C"], ("222>1 2>2", "5")),
        (replace(WEB, closed_book="naturals"), "2H 5D", BOOKS, None),
        (ONE_A_TURN, "2H 2S 5D", BOOKS, None),
        (ONE_A_TURN, "2H 2S 5D", [KINGS, SIX_QUEENS], None),
        (ONE_A_TURN, "2H 2S 5D", [*BOOKS, DIRTY_ACES], ("2>1 2>2", "5")),
        # A dirty book that is still needed is completed, where fewest wilds do it; a clean one only by naturals.
        (WEB, "2D 5D", [KINGS, DIRTY_ACES, SIX_QUEENS], ("2>2", "5")),
        (WEB, "2D 2H 5D", [KINGS, "JC JD JH JS 2C", SIX_QUEENS], ("2>1 2>2", "5")),
        (replace(WEB, out_dirty=2), "2D 2H 5D", [KINGS, "JC JD JH JS JC 2C", SIX_QUEENS], ("2>1 2>2", "5")),
        (WEB, "2D 2H 5D", [KINGS, "JC JD JH JS 2C"], ("22>1", "5")),
        (WEB, "2D 5D", [KINGS, "JC JD JH JS 2C"], None),
        (WEB, "2D 5D", [KINGS, "JC JD JH JS JC JD"], ("2>1", "5")),
        (WEB, "KD 5D", [clean_book("K", 6), QUEENS], ("K>0", "5")),
        (WEB, "2D 5D", [clean_book("K", 6), QUEENS], None),
        (WEB, "QD 5D", [KINGS, SIX_QUEENS], ("Q>1", "5")),
        (replace(WEB, out_books=3), "AC 5D", [*BOOKS, ACES], None),
        (replace(WEB, out_books=3), "AC 5D", [*BOOKS, clean_book("A", 6)], ("A>2", "5")),
        (WEB, f"{FIVES} 6C", [QUEENS], ("5555555", "6")),
        (replace(WEB, out_books=3), f"{FIVES} 6C", BOOKS, ("5555555", "6")),
        (WILD_BOOK, "AC 5D", [*BOOKS, ACES], None),
        (SEVENS, "AC 5D", [*BOOKS, ACES], None),
        # Where a discard is required, one that no meld and no book needs is held back.
        (WEB, "5C 5D 5H 5S", BOOKS, ("555", "5")),
        (WEB, "5C 5D 5H", BOOKS, None),
        (WEB, "5C 5D 5H KS", BOOKS, ("555", "K")),
        (WEB, "5C 5D 2H KS", BOOKS, ("552", "K")),
        (WEB, "KD 5C 5D 5H 5S", [clean_book("K", 6), QUEENS], ("555 K>0", "5")),
        (WEB, "KD", [clean_book("K", 6), QUEENS], None),
        (WEB, "5S KS", [*BOOKS, clean_book("5", 6)], ("5>2", "K")),
        (WEB, "JS", [*BOOKS, "JC JD JH JS 2C"], ("", "J")),
        (WEB, "JS", [*BOOKS, "JC JD JH 2C 2D"], ("", "J")),
        (WEB, "JS", [*BOOKS, "JC JD 2C 2D"], None),
        (THREES, "3C 3H 3S 3D KS", BOOKS, ("3333", "K")),
        (WEB, "7C 7D 7H 7S", BOOKS, ("777", "7")),
        (KEPT, "7C 7D 7H 7S", BOOKS, None),
        # Where none is, all is laid; where none is allowed, nothing may be left over.
        (ANY_END, "AC", [*BOOKS, ACES], ("A>2", None)),
        (ANY_END, "AC 5D", [*BOOKS, ACES], ("A>2", "5")),
        (NO_DISCARD, "AC", [*BOOKS, ACES], ("A>2", None)),
        (NO_DISCARD, "AC 5D", [*BOOKS, ACES], None),
        (NO_DISCARD, "2H", BOOKS, ("2>1", None)),
        # Beside a book, where the rules allow a second meld.
        (replace(SECOND, closed_book="sealed"), "KC KD KH 5D", BOOKS, ("KKK", "5")),
        (replace(WEB, closed_book="sealed"), "KC KD KH 5D", BOOKS, None),
        (replace(SECOND, closed_book="sealed"), "KC KD 2H 5D", BOOKS, ("KK2", "5")),
        (replace(WEB, closed_book="sealed"), "KC KD 2H 5D", BOOKS, None),
    ],
)
def test_the_way_out(rules: RuleSet, hand: str, on_table: list[str], expected: tuple[str, str | None] | None) -> None:
    """Given a foot, the team's melds and rules, these groups go down and this card is discarded, or there is no way."""
    position = at(hand, rules=rules, phase="play", melds=on_table, played_foot=(0, 2), bare=True)
    found = way_out(position, 0)
    told = None if found is None else (lays(found[0]), None if found[1] < 0 else CLASSES[found[1]])
    assert told == expected
    was = held(position), melds(position)
    assert goes_out(position, 0) == (expected is not None) == position.over
    if expected is None:
        assert (held(position), melds(position)) == was
    else:
        assert (position.held[0], held(position), position.out) == (0, "", 0)


def test_wilds_added_in_this_turn_leave_less_room() -> None:
    position = at("2H 5D", rules=ONE_A_TURN, phase="play", melds=BOOKS, played_foot=(0, 2), bare=True)
    assert way_out(position, 0) is not None
    position.added = {1: 1}
    assert (way_out(position, 0), position.room(position.tables[0], 1)) == (None, 0)


def test_nobody_leaves_before_the_partner_plays_the_foot() -> None:
    now: dict[str, Any] = {"phase": "play", "melds": [*BOOKS, ACES], "in_foot": (0,)}
    assert way_out(at("AC 5D", **now), 0) is None
    assert way_out(at("AC 5D", **now, rules=replace(FAMILY, out_clean=1, out_dirty=1)), 0) is not None


@pytest.mark.parametrize(
    ("on_table", "books"), [([], 800), ([KINGS], 300), ([QUEENS], 500), (BOOKS, 0), ([KINGS, clean_book("J")], 300)]
)
def test_a_proposal_counts_its_cards_and_the_books_still_needed(on_table: list[str], books: int) -> None:
    position = at("AC 2H 3S", seat=2, phase="play", melds=on_table, played_foot=(0, 2), bare=True)
    before = position.scores()[0]
    leaves_as_proposed(position)
    assert position.scores()[0] == before + 45 + 40 + books + 100  # and 45 are held no longer
    assert (position.held[2], position.out, position.over) == (0, 2, True)


def test_a_proposal_counts_every_book_of_a_kind() -> None:
    there = [KINGS, QUEENS, dirty_book("J", wilds="2H")]
    position = at("AC", rules=COUPLES, phase="play", melds=there, played_foot=(0, 2), bare=True)
    before = position.scores()[0]
    leaves_as_proposed(position)
    assert position.scores()[0] == before + 20 + 20 + 500 + 300
