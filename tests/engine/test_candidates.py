"""The moves worth thinking about: complete in kind, each once, in a fixed order."""

from collections import Counter
from itertools import chain, combinations
from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.candidates import MOST_CANDIDATES, candidates
from game.engine.legal import why_not
from game.engine.moves import Cut, Discard, Draw, GoOut, Group, MeldCards, Move, Pass, Peek, Take
from game.engine.table.board import Phase, packet_size
from game.engine.table.state import Table
from game.engine.table.view import view_of
from tests.build import CAMPUS, FAMILY, PARTNERS, WEB, after, books, clean_book, dealt, my_view, table, throw
from tests.properties.brute_force import sign

KINGS, DIRTY_NINES = "KC KS KD", "9C 9D 2S"


@pytest.mark.parametrize(
    "now",
    [
        table("KH KD QC QD QH 2C *R", WEB, phase="play", melds=[KINGS, DIRTY_NINES]),
        table("KH KD QC QD QH 2C *R", PARTNERS, phase="play", melds=[clean_book("K"), DIRTY_NINES]),
        table("KH KD KC QD 2C 2H", FAMILY, phase="play", melds=[KINGS]),
        table("2D 2C *R *B 9H", replace(WEB, wild_melds="allowed"), phase="play", melds=[KINGS, DIRTY_NINES]),
        table("2D 2C *R 9H", replace(WEB, wild_per_turn=1), phase="play", melds=[KINGS, DIRTY_NINES]),
        table("3C 3S 3H 2C 9H", replace(WEB, meld_threes="all"), phase="play", melds=[KINGS, DIRTY_NINES]),
        table("3C 3S 3C 2C 9H", replace(WEB, meld_threes="black_in_foot"), phase="play", in_foot=(0,), melds=[KINGS]),
        table("KH KD 2C 9H", WEB, phase="play", in_foot=(0,), melds=[KINGS, DIRTY_NINES]),
        table("KH 9H", WEB, phase="play", played_foot=(0, 2), melds=books(WEB, 1, 1)),
        table("KH", WEB, phase="play", melds=[KINGS]),
    ],
)
def test_every_meld_of_one_group_is_offered(now: Table) -> None:
    view = my_view(now)
    sets = chain.from_iterable(combinations(view.hand, count) for count in range(1, len(view.hand) + 1))
    places = (None, *range(len(view.board.melds[view.team])))
    every = (Group(some, onto) for some in sets for onto in places)
    legal = {sign(one) for one in every if why_not(view, MeldCards((one,))) is None}
    offered = Counter(sign(move.groups[0]) for move in candidates(view) if isinstance(move, MeldCards))
    assert legal == set(offered)
    assert set(offered.values()) <= {1}


@pytest.mark.parametrize("in_foot", [False, True])
def test_there_are_never_more_than_four_hundred(in_foot: bool) -> None:
    hand = " ".join([*("KC KD KH KS QC QD QH QS JC JD JH JS TC TD TH TS",) * 2, "2C 2D 2H 2S *R *B *R *B"])
    rules = replace(WEB, second_meld="anytime", out_clean=0, out_dirty=0, decks=8)
    melds = ["KC KD KH KS", "QC QD QH QS", "JC JD JH JS", "TC TD TH TS"]
    now = table(hand, rules, phase="play", melds=melds, played_foot=(0, 2) if in_foot else ())
    moves = candidates(my_view(now))
    assert len(moves) == MOST_CANDIDATES
    assert {move.card for move in moves if isinstance(move, Discard)} == set(my_view(now).hand)
    assert any(isinstance(move, GoOut) for move in moves) == in_foot


@pytest.mark.parametrize(
    ("hand", "changes", "melds"),
    [
        # with a joker to spare; just enough alone; all that is in the hand; wilds alone; not without a natural meld
        ("KC KD KH QC QD QH *R 9C", {}, {"KC KD KH + QC QD QH", "*R KD KH", "*R KC KD KH", "*R QD QH", "*R QC QD QH"}),
        ("AC AD AH KC KD 9C", {"opening": (60,)}, {"AC AD AH"}),
        ("AC AD AH KC KD 9C", {"opening": (61,)}, set()),
        ("KC KD KH QC QD QH 9C", {"opening": (30,)}, {"KC KD KH", "QC QD QH"}),
        ("4C 4D 2C", {"open_waived": True}, {"2C 4C 4D"}),
        ("2C 2D *R 9C", {"wild_melds": "allowed"}, {"*R 2C 2D"}),
        ("KC KD *R 9C", {"open_natural": True}, set()),
        ("3C 3S 3C *R 9C", {"opening": (0,), "meld_threes": "black_last"}, set()),
    ],
)
def test_openings_that_are_offered(hand: str, changes: dict[str, Any], melds: set[str]) -> None:
    now = table(hand, replace(WEB, **changes), phase="play")
    offered = [move for move in candidates(my_view(now)) if isinstance(move, MeldCards)]
    told = [" + ".join(" ".join(sorted(part.cards)) for part in move.groups) for move in offered]
    assert melds <= set(told) if melds else not told
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("hand", "in_foot", "changes", "throws"),
    [
        # the last card of a foot isn't thrown without going out; red threes that are laid, and sevens kept, aren't
        ("9C", True, {}, set()),
        ("9C 8C", True, {}, {"9C", "8C"}),
        ("9C", False, {}, {"9C"}),
        ("9C 3H 3C", False, {}, {"9C", "3H", "3C"}),
        ("9C 3H 3C", False, {"red_threes": "lay_down"}, {"9C", "3C"}),
        ("9C 7C 3H", False, {"sevens_kept": True}, {"9C", "3H"}),
        ("7C 7S 3H", False, {"sevens_kept": True, "red_threes": "lay_down"}, {"7C", "7S"}),
    ],
)
def test_discards_that_are_offered(hand: str, in_foot: bool, changes: dict[str, Any], throws: set[str]) -> None:
    now = table(hand, replace(WEB, **changes), phase="play", melds=[KINGS], in_foot=(0,) * in_foot)
    moves = candidates(my_view(now))
    assert {move.card for move in moves if isinstance(move, Discard)} == throws
    assert all(why_not(my_view(now), move) is None for move in moves)


@pytest.mark.parametrize(
    ("hand", "in_foot", "melds"),
    [("KS 9C", True, ["KS"]), ("KS", True, []), ("KS", False, ["KS"]), ("KS KS 9C", True, ["KS", "KS KS"])],
)
def test_what_may_be_laid_of_few_cards(hand: str, in_foot: bool, melds: list[str]) -> None:
    ready = replace(WEB, partners_foot="none")
    now = table(
        hand, ready, phase="play", melds=[clean_book("Q"), "JC JD JH JS JC 2C 2D", KINGS], in_foot=(0,) * in_foot
    )
    laid = [move.groups for move in candidates(my_view(now)) if isinstance(move, MeldCards)]
    assert sorted(" ".join(group.cards) for groups in laid for group in groups) == melds


PEEK = replace(WEB, take_peek=True)


@pytest.mark.parametrize(
    ("now", "moves"),
    [
        (table("9C 8C", WEB, stock="4C 4D"), (Draw(),)),
        (table("9C 8C", WEB, stock="4C"), (Pass(),)),
        (table("9C 8C", PEEK, pile="5S KS"), (Draw(), Peek())),
        (table("9C 8C", PEEK, pile="KS"), (Draw(),)),
        (after(table("9C 8C", PEEK, pile="5S KS"), Peek()), (Draw(),)),
    ],
)
def test_how_a_turn_may_begin(now: Table, moves: tuple[Move, ...]) -> None:
    assert candidates(my_view(now)) == moves


def test_cuts_on_either_side_of_the_exact_one_are_offered() -> None:
    now = dealt(replace(WEB, deal="cut"), settled=False)
    assert now.board.phase is Phase.CUT
    exact, counts = packet_size(now.board), [move.count for move in candidates(my_view(now)) if isinstance(move, Cut)]
    assert exact - counts[0] == counts[-1] - exact > 0
    assert counts == list(range(counts[0], counts[-1] + 1))
    assert candidates(view_of(now, (now.board.mover + 1) % 4)) == ()


def test_an_opening_may_need_two_melds_of_a_rank() -> None:
    now = table(f"{clean_book('7', 8)} 2C 2D 2H 9C", PARTNERS, phase="play", n=2, bare=True)
    openings = [move for move in candidates(my_view(now)) if isinstance(move, MeldCards)]
    assert openings
    assert all(len(move.groups) == 2 for move in openings)


def test_a_frozen_pile_is_taken_with_a_pair_to_open() -> None:
    rules = replace(CAMPUS, freeze="until_taken")
    frozen = after(table("2C 9D", rules, seat=3, phase="play", hands={0: "AH AD 2D 9C 8C"}), throw("2C"))
    now = table("AH AD 2D *R 9C", rules, pile="5S AS")
    now = replace(now, board=replace(now.board, frozen=frozen.board.frozen))
    assert frozen.board.frozen == 3
    takes = [move for move in candidates(my_view(now)) if isinstance(move, Take)]
    assert takes
    assert all(sum(card[0] == "A" for card in move.groups[0].cards) == 3 for move in takes)
