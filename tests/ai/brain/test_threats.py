"""What a view says about the round: who may end it, who leads, and what cards lie open."""

from typing import Any

from msgspec.structs import replace

from game.ai.brain.card_classes import RANKS
from game.ai.brain.counted_position import position_of
from game.ai.brain.threats import is_threatened, lead_by_going_out
from game.ai.players.when_to_go_out import points_held
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.table.state import Table
from game.rules.presets import ruleset_from
from tests.build import WEB, books, clean_book, my_view, table

DULL = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S TC TD"


def threatened(now: Table) -> bool:
    """Whether `normal` fears for the round."""
    return is_threatened(position_of(my_view(now)), now.board.turn, NORMAL)


def lead(now: Table) -> float:
    """What `normal` thinks the team would be ahead by, were it to go out now."""
    return lead_by_going_out(position_of(my_view(now)), now.board.turn, NORMAL)


def test_books_still_lacking_are_counted_by_kind() -> None:
    """Web asks for one clean and one dirty book; books asked for in all count as dirty ones, which are easiest."""
    book = position_of(my_view(table())).book
    assert (book.need_clean, book.need_dirty, book.need_wild) == (1, 1, 0)
    four = position_of(my_view(table(rules=ruleset_from({"out_books": 4})))).book
    assert (four.need_clean, four.aim_dirty) == (1, 3)


def test_a_rival_about_to_go_out_is_a_threat() -> None:
    """Few cards of the foot, the books there and the partner's foot played: only all of it together threatens."""
    ready: dict[str, Any] = {"their_melds": books(WEB, 1, 1), "stock": DULL, "played_foot": [1, 3]}
    assert threatened(table(**ready))
    assert not threatened(table(**{**ready, "their_melds": books(WEB, 1, 0)}))
    assert not threatened(table(**{**ready, "played_foot": [1]}))
    many = {1: "9C 9D 9H 9S TC TD TH TS", 3: "9C 9D 9H 9S TC TD TH TS"}
    assert not threatened(table(**ready, hands=many))


def test_a_stock_running_out_is_a_threat() -> None:
    """With little stock left the round may end any moment, unless it is reshuffled."""
    assert threatened(table(stock="4C 4D"))
    assert not threatened(table(stock="4C 4D", rules=ruleset_from({"stock_out": "reshuffle"})))
    assert not threatened(table(stock=DULL))


def test_points_held_are_what_the_cards_cost() -> None:
    """Two kings, a joker and a red three of web: 10 + 10 + 50 + 300."""
    assert points_held(my_view(table(hand="*R KC KD 3H"))) == 370


def test_the_lead_counts_table_books_and_cards_in_hand() -> None:
    """A clean book of kings leads by 570, the last king and the bonus by 110 more; hidden cards cost by guess."""
    empty: dict[str, Any] = {"bare": True, "stock": DULL}
    assert lead(table(hand="KC", melds=[clean_book("K")], **empty)) == 680
    behind = table(hand="KC", melds=[clean_book("K")], hands={1: "4C 4D"}, **empty)
    assert lead(behind) == 680 + 2 * NORMAL.hidden_card


def test_match_totals_count_in_the_last_round_only() -> None:
    """A thousand points of the earlier rounds decide nothing before round four."""
    for n, expected in ((1, 100), (4, -900)):
        assert lead(table(hand="", n=n, totals=(0, 1000), bare=True, stock=DULL)) == expected


def test_open_copies_are_those_on_the_table_and_remembered_in_the_pile() -> None:
    """Three kings melded and one in the pile make four; wilds in a meld are no kings."""
    now = table(melds=["KC KD KH 2C"], their_melds=["QC QD QH"], pile="KS 3C 4C")
    now = replace(now, board=replace(now.board, pile_seen=tuple(now.discards)))
    seen = dict(zip("456789TJQKA", position_of(my_view(now)).seen[:RANKS], strict=True))
    assert {rank: count for rank, count in seen.items() if count} == {"K": 4, "Q": 3, "4": 1}
