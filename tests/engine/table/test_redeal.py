from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.table.board import Phase
from game.engine.table.redeal import deal_anew, new_bottoms
from game.engine.table.view import view_of
from tests.build import FAMILY, PARTNERS, WEB, after, books, cards, dealt, go_out, table, take
from tests.properties.test_whole_matches import cards_of

OPEN = table("KH KD 9C AC", WEB, pile="4C 5C KS", melds=["QC QD QH"], hands={1: "JC JD 8H"})
SEEN = replace(OPEN, board=replace(OPEN.board, pile_seen=OPEN.discards))
RED_THREES = {Card("3H"), Card("3D")}
LAID = replace(WEB, red_threes="lay_down")
TABLES = {
    "a turn": OPEN,
    "cards taken openly": after(SEEN, take("KS KH KD")),
    "stacks to choose": dealt(FAMILY, settled=False),
    "packets to cut": dealt(PARTNERS, settled=False),
    "bottoms shown": dealt(replace(FAMILY, stacks="bottom_high"), seed=4),
    "bottoms shown before a choice": dealt(replace(FAMILY, stacks="bottom_low"), settled=False, seed=3),
    "red threes laid down": table("KH 9C", LAID, stock="3H 3D 4C 4D 5C", feet={1: "3H 8C", 2: "3D TC"}),
    "a question": after(
        table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books(PARTNERS, 2, 2)),
        go_out("KH > 0", discard="9H"),
    ),
    "tails and cards set aside": dealt(replace(WEB, tail_cards=5, set_aside=10), seed=2),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_sees_the_same_whatever_else_is_dealt(name: str) -> None:
    now = TABLES[name]
    for seat in range(now.board.players):
        other = deal_anew(now, seat, lambda cards: cards[::-1])
        assert view_of(other, seat) == view_of(now, seat)
        assert cards_of(other) == cards_of(now)
        assert other.board == now.board
        assert other != now
        for taken, held in zip(now.board.taken, other.hands, strict=True):
            assert Counter(taken) <= Counter(held)


def test_red_threes_that_are_laid_down_are_dealt_anew_to_feet_alone() -> None:
    for seat in range(4):
        anew = deal_anew(TABLES["red threes laid down"], seat, lambda cards: tuple(sorted(cards)))
        assert not RED_THREES & {*chain(*anew.hands)}
        assert RED_THREES & {*chain(*anew.feet)}


def test_once_a_round_has_ended_nothing_is_hidden() -> None:
    over = replace(OPEN, board=replace(OPEN.board, phase=Phase.ENDED))
    assert deal_anew(over, 0, lambda cards: cards[::-1]) == over


@pytest.mark.parametrize(
    ("hand", "foot", "expected"),
    [("KC QC", "9C 8C", "KC 9C"), ("", "9C 8C", "4C 9C"), ("KC QC", "", "KC 5C"), ("", "", "4C 5C")],
)
def test_the_bottoms_of_stacks_dealt_again(hand: str, foot: str, expected: str) -> None:
    four, five = cards("4C 5C")
    assert new_bottoms((four, five), cards(hand), cards(foot)) == cards(expected)
