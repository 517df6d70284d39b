"""Tests for game/ai/judge.py."""

from typing import Any

from msgspec.structs import replace

from game.ai.judge import books_missing, estimated_lead, is_threatened, open_copies, points_held
from game.ai.weights import NORMAL
from game.rules.presets import ruleset_from
from tests.build import WEB, books, clean_book, my_view, table

DULL = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S TC TD"


def test_books_still_lacking_are_counted_by_kind() -> None:
    """Web asks for one clean and one dirty book; books asked for in all count as dirty ones, which are easiest."""
    assert books_missing(my_view(table()).board, 0) == (1, 1, 0)
    assert books_missing(my_view(table(melds=books(WEB, 1, 0))).board, 0) == (0, 1, 0)
    four = ruleset_from({"out_books": 4})
    assert books_missing(my_view(table(rules=four, melds=books(WEB, 1, 0))).board, 0) == (0, 3, 0)


def test_a_rival_about_to_go_out_is_a_threat() -> None:
    """Few cards of the foot, the books there and the partner's foot played: only all of it together threatens."""
    ready: dict[str, Any] = {"their_melds": books(WEB, 1, 1), "stock": DULL, "played_foot": [1, 3]}
    assert is_threatened(my_view(table(**ready)), NORMAL)
    assert not is_threatened(my_view(table(**{**ready, "their_melds": books(WEB, 1, 0)})), NORMAL)
    assert not is_threatened(my_view(table(**{**ready, "played_foot": [1]})), NORMAL)
    many = {1: "9C 9D 9H 9S TC TD TH TS", 3: "9C 9D 9H 9S TC TD TH TS"}
    assert not is_threatened(my_view(table(**ready, hands=many)), NORMAL)


def test_a_stock_running_out_is_a_threat() -> None:
    """With little stock left the round may end any moment, unless it is reshuffled."""
    assert is_threatened(my_view(table(stock="4C 4D")), NORMAL)
    assert not is_threatened(my_view(table(stock="4C 4D", rules=ruleset_from({"stock_out": "reshuffle"}))), NORMAL)
    assert not is_threatened(my_view(table(stock=DULL)), NORMAL)


def test_points_held_are_what_the_cards_cost() -> None:
    """Two kings, a joker and a red three of web: 10 + 10 + 50 + 300."""
    assert points_held(my_view(table(hand="*R KC KD 3H"))) == 370


def test_the_lead_counts_table_books_and_cards_in_hand() -> None:
    """A clean book of kings leads by 570, less the cards one holds and a guess for those one cannot see."""
    empty: dict[str, Any] = {"bare": True, "stock": DULL}
    assert estimated_lead(my_view(table(hand="KC", melds=[clean_book("K")], **empty)), NORMAL, False) == 560
    assert estimated_lead(my_view(table(hand="KC", melds=[clean_book("K")], **empty)), NORMAL, True) == 680
    behind = table(hand="KC", melds=[clean_book("K")], hands={1: "4C 4D"}, **empty)
    assert estimated_lead(my_view(behind), NORMAL, False) == 560 + 2 * NORMAL.hidden_card


def test_match_totals_count_in_the_last_round_only() -> None:
    """A thousand points of the earlier rounds decide nothing before round four."""
    for n, lead in ((1, 0), (4, -1000)):
        now = table(hand="", n=n, totals=(0, 1000), bare=True, stock=DULL)
        assert estimated_lead(my_view(now), NORMAL, False) == lead


def test_open_copies_are_those_on_the_table_and_remembered_in_the_pile() -> None:
    """Three kings melded and one in the pile make four; wilds in a meld are no kings."""
    now = table(melds=["KC KD KH 2C"], their_melds=["QC QD QH"], pile="KS 3C 4C")
    seen = tuple(now.discards)
    now = replace(now, board=replace(now.board, pile_seen=seen))
    assert open_copies(my_view(now)) == {"K": 4, "Q": 3, "4": 1}
