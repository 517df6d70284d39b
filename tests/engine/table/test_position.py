from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.moves import Cut
from game.engine.table.board import Phase
from game.engine.table.position import BadPosition, Position, position_of, table_at
from game.engine.table.state import before_first_deal
from game.rules.ruleset import RuleSet
from tests.build import COUPLES, FAMILY, PARTNERS, WEB, after, books as books_of, cards, dealt, go_out, table, throw

SHOWN = replace(PARTNERS, stacks="bottom_high")
"""Packets are cut, and bottom cards choose the hands."""
BAD: Mapping[str, tuple[Position, str]] = {
    "a round too many": (Position(round=5), "no_round.*number=5, most=4"),
    "round zero": (Position(round=0), "no_round"),
    "no such seat": (Position(seat=4), "no_seat.*number=4.*key='seat'"),
    "a negative seat": (Position(seat=-1), "no_seat"),
    "no such dealer": (Position(dealer=9), "no_seat"),
    "no such asker": (Position(phase=Phase.ANSWER, asker=7), "no_seat"),
    "no such first": (Position(first=4), "no_seat.*number=4, most=3, key='first'"),
    "nobody such froze the pile": (Position(frozen=4), "no_seat.*key='frozen'"),
    "nobody such went out": (Position(out=4), "no_seat.*key='out'"),
    "a tail without rules for it": (Position(tails=(cards("KH"),)), "no_tails.*number=1"),
    "a red three that is none": (Position(red_threes=(cards("3H 3C"),)), "no_red_three"),
    "more seen than there is": (Position(discards=cards("KH"), pile_seen=2), "not_seen.*number=2, most=1"),
    "an upcard that nobody saw": (Position(discards=cards("KH"), pile_seen=0), "not_seen"),
    "a card taken and not held": (Position(hands=(cards("KH"),), taken=(cards("KH KH"),)), "not_held.*number=0"),
    "a bottom that isn't in the foot": (
        Position(feet=(cards("QH QD"),), bottoms=((Card("KH"), Card("QS")),)),
        "not_in_foot.*cards='QS'",
    ),
    "hands for five": (Position(hands=((),) * 5), "entries"),
    "feet for five": (Position(feet=((),) * 5), "entries"),
    "three teams": (Position(melds=((),) * 3), "entries"),
    "totals for three": (Position(totals=(0, 0, 0)), "entries"),
    "flags for five": (Position(in_foot=(False,) * 5), "entries"),
    "a face too often": (Position(stock=cards("KH KH KH KH KH")), "cards"),
    "a face spread about": (
        Position(hands=(cards("KH KH"),), stock=cards("KH"), melds=((cards("KH KH KS"),),)),
        "cards",
    ),
    "two cards as a meld": (Position(melds=((cards("KH KD"),),)), "no_meld', number=0, most=0, key='', cards='KH KD'"),
    "nothing as a meld": (Position(melds=(((),),)), "no_meld"),
    "threes as a meld": (Position(melds=((cards("3C 3S 3C"),),)), "no_meld"),
    "too many wilds in a meld": (Position(melds=((cards("KH KD 2C 2D 2H"),),)), "no_meld"),
    "a second meld of a rank": (
        Position(melds=((cards("KH KD KS"), cards("KC KC KH")),)),
        "second_meld",
    ),
    "wilds alone": (Position(melds=((cards("2C 2D 2H"),),)), "no_meld"),
    "a foot under a player in it": (Position(in_foot=(True,), feet=(cards("KH"),)), "stack_left"),
    "a foot played but not taken": (Position(played_foot=(True,)), "not_taken_up"),
    "negative turns": (Position(turns=(-1,)), "negative"),
    "negative reshuffles": (Position(reshuffles=-1), "negative"),
    "a third stack": (Position(chosen=(2,)), "no_stack"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_no_game_can_stand_in_is_refused_in_words(name: str) -> None:
    position, message = BAD[name]
    with pytest.raises(BadPosition, match=message):
        table_at(WEB, 4, 2, position)


LIMITED, PEEK, FREEZES = replace(WEB, wild_per_turn=2), replace(WEB, take_peek=True), replace(WEB, freeze="one_lap")
KINGS = (cards("KH KD KS"),)
PILE = cards("AC AD KS")


@pytest.mark.parametrize(
    ("rules", "position", "facts"),
    [
        # the last of all that can be
        (WEB, Position(round=4, seat=3, dealer=3), {"round": 4, "turn": 3, "mover": 3, "first": 0}),
        (WEB, Position(first=3), {"first": 3}),
        (WEB, Position(stock=cards("KH KH KH KH")), {"stock": 4}),
        (WEB, Position(chosen=(0, 1)), {"chosen": (0, 1, None, None)}),
        (WEB, Position(in_foot=(True,), played_foot=(True,)), {"played_foot": (True, False, False, False)}),
        (WEB, Position(hands=(cards("KH"),)), {"hands": (1, 0, 0, 0)}),
        (WEB, Position(hands=(cards("KH KH"),), taken=(cards("KH KH"),)), {"taken": (cards("KH KH"), (), (), ())}),
        # of the pile the upcard was seen, or as much as it says, or all where a rule goes by what was seen
        (WEB, Position(), {"pile_seen": (), "pile": 0, "upcard": None}),
        (WEB, Position(discards=PILE), {"pile_seen": PILE[2:]}),
        (WEB, Position(discards=PILE, pile_seen=3), {"pile_seen": PILE, "pile": 3}),
        (WEB, Position(discards=PILE, pile_seen=2), {"pile_seen": PILE[1:]}),
        (PEEK, Position(discards=PILE, pile_seen=1), {"pile_seen": PILE}),
        (replace(WEB, take_bottom=True), Position(discards=PILE), {"pile_seen": PILE}),
        (replace(WEB, take_bottom=True), Position(discards=PILE, pile_seen=1), {"pile_seen": PILE[2:]}),
        # what the rules know nothing of, or the moment, isn't there
        (WEB, Position(melds=(KINGS,), wilds_added=((0, 1),)), {"wilds_added": ()}),
        (LIMITED, Position(melds=(KINGS,), wilds_added=((0, 1),)), {"wilds_added": ((0, 1),)}),
        (WEB, Position(at_once=(0, 0)), {"at_once": ()}),
        (WEB, Position(at_once=(0, 1)), {"at_once": (0, 1)}),
        (WEB, Position(peeked=True), {"peeked": False}),
        (PEEK, Position(peeked=True), {"peeked": True}),
        (PEEK, Position(peeked=True, phase=Phase.PLAY), {"peeked": False}),
        (WEB, Position(frozen=3), {"frozen": None}),
        (FREEZES, Position(frozen=3), {"frozen": 3}),
        (WEB, Position(out=3), {"out": None}),
        (WEB, Position(out=3, phase=Phase.ENDED), {"out": 3}),
        (WEB, Position(seat=2, asker=0), {"turn": 2, "mover": 2}),
        (PARTNERS, Position(seat=2, asker=0, phase=Phase.ANSWER), {"turn": 0, "mover": 2}),
    ],
)
def test_what_stands_on_the_table_of_a_position(rules: RuleSet, position: Position, facts: dict[str, object]) -> None:
    board = table_at(rules, 4, 2, position).board
    assert {name: getattr(board, name) for name in facts} == facts


def test_what_is_left_out_is_empty() -> None:
    nothing = before_first_deal(WEB, 4, 2).board
    assert table_at(WEB, 4, 2, Position()).board == replace(nothing, round=1, first=1, phase=Phase.DRAW)


def test_a_position_and_its_table_are_two_faces_of_one() -> None:
    asked = table("KH 9H", PARTNERS, phase="play", played_foot=(0, 2), melds=books_of(PARTNERS, 2, 2))
    for rules, now in (
        (WEB, table("KH KD 9C", WEB, pile="KS", melds=["AC AD AH"], totals=(50, -20), turns=(2, 1, 1, 1), n=3)),
        (FAMILY, dealt(FAMILY, settled=False)),
        (PARTNERS, dealt(PARTNERS, settled=False)),
        (SHOWN, after(dealt(SHOWN, settled=False), Cut(22))),
        (SHOWN, dealt(SHOWN)),
        (COUPLES, table("KH KD", COUPLES, phase="play", played_foot=(0,), refused=True, reshuffles=2)),
        (PARTNERS, after(asked, go_out("KH > 0", discard="9H"))),
        (WEB, after(table("KH KD", WEB, phase="play"), throw("KH"))),
    ):
        assert table_at(rules, 4, 2, position_of(now)) == now


def test_a_second_meld_stands_where_the_rules_let_it_begin() -> None:
    book, begun, second = (cards(text) for text in ("KH KD KS KC KH KD KS", "KH KD KS", "KC KC KH"))
    assert len(table_at(FAMILY, 4, 2, Position(melds=((begun, second),))).board.melds[0]) == 2
    assert len(table_at(PARTNERS, 4, 2, Position(melds=((book, second),))).board.melds[0]) == 2
    with pytest.raises(BadPosition, match="second_meld"):
        table_at(PARTNERS, 4, 2, Position(melds=((begun, second),)))


def test_hands_are_kept_in_hand_order() -> None:
    one, other = (table_at(WEB, 4, 2, Position(hands=(cards(text),))) for text in ("KH 2C *R 3S", "3S *R KH 2C"))
    assert one == other
    assert one.hands[0] == ("*R", "2C", "KH", "3S")
