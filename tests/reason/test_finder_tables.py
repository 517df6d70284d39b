"""What the finder sees of a lay-down or a discard before anything is played out, in tables."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.search.ideas import Idea
from game.cards import Card, Rank
from game.engine.moves import Discard, Move
from game.engine.refusal import BooksMissing
from game.engine.table.view import PlayerView
from game.reason.finder import (
    _are_many,
    _as_told,
    _books_made,
    _costly,
    _dearest_left,
    _denied_purposes,
    _discard_purposes,
    _fitting,
    _gained,
    _goes_without_saying,
    _grows_next,
    _growth,
    _guarded_pile,
    _held_points,
    _hold_purposes,
    _is_enough,
    _is_less,
    _is_near,
    _is_plain,
    _is_trifle,
    _kept_clean,
    _kept_for_clean,
    _lacking,
    _laid_for,
    _Left,
    _may_be_book,
    _named_from,
    _unmelded,
    _weight,
    _wilds,
    _with_stack,
    lay_purposes,
    opens_cheaper,
    plain_discard,
    tells_apart,
    why_discard,
    why_no_book,
)
from game.reason.hint import advice_between
from game.reason.purposes import (
    DoublesBook,
    GrowsBook,
    GuardsPile,
    KeepsClean,
    KeepsTogether,
    MakesBook,
    NearsOut,
    OnlyWay,
    Opens,
    OpensCheaper,
    Purpose,
    SavesPoints,
    ShedsCost,
    TakesStack,
    given_little,
    is_about_pile,
    kept_by,
    wanted_as,
)
from game.reason.telling_apart import is_as_true_of
from game.reason.weighing import NOTHING, Judged, Meant, PlayedOut, Without
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import PLENTY, as_idea, at
from tests.build import CAMPUS, FAMILY, WEB, books, clean_book, dirty_book, go_out, lay, my_view, table, throw

ACES, KINGS, SIX_KINGS = "AC AD AS", "KC KD KH", clean_book("K", 6)
SEALED = replace(WEB, closed_book="sealed")
LATE = replace(WEB, partners_foot="none")
SEVENS, KEPT_SEVENS = replace(WEB, out_sevens=1), replace(WEB, out_sevens=1, sevens_kept=True)
FOOT: dict[str, Any] = {"in_foot": (0,)}
K, A = 9, 10


def turn(hand: str, melds: Sequence[str] = (ACES,), rules: RuleSet = WEB, **more: Any) -> PlayerView:
    """After the draw; everybody saw the pile grow."""
    usual: dict[str, Any] = {"phase": "play", "stock": PLENTY, "bare": True, "watched": True}
    return my_view(table(hand, rules, melds=melds, **(usual | more)))


# ---- discards

LOTS = "5C 6C 8C 8D 9C"
FED: dict[str, Any] = {"rules": CAMPUS, "their_melds": ["JC JD JH"], "pile": LOTS, "hands": {1: "6D 6H"}}


@pytest.mark.parametrize(
    ("view", "card", "expected"),
    [
        # A book takes no more: not where it does, or a second meld may begin with what is held.
        (turn("QS JD 5C", [dirty_book("Q")], SEALED), "QS", ShedsCost(Card("QS"), 0, is_full=True)),
        (turn("QS JD 5C", [dirty_book("Q")]), "QS", None),
        (turn("QS QC QD JD 5C", [dirty_book("Q")], replace(SEALED, second_meld="after_closing")), "QS", None),
        (turn("QS JD", [dirty_book("Q"), "9C 9D 9H"], **FOOT), "QS", None),
        # No single card: the rank held most, or one of pairs; a three is a single card.
        (turn("2C 9D 9C 7S 7C 4S 4H"), "7S", OnlyWay("pairs")),
        (turn("2C 9D 9C 9S 7S 7C 4S 4H"), "9D", OnlyWay("most")),
        (turn("2C 9D 9C 9S 7S 7C 4S 4H"), "7S", OnlyWay("pairs")),
        (turn("2C 9D 9C 9S 7S 7C 7D 4S 4H"), "9D", OnlyWay("pairs")),  # as many sevens
        (turn("2C 9D 9C 9S 7S 7C 7D"), "9D", OnlyWay("pairs")),
        (turn("2C 9D 9C 4S 4H 3D"), "9D", None),
        # A single one that fits nothing, among so many; one of a pair isn't.
        (turn("9C 5C 5D"), "9C", ShedsCost(Card("9C"), 0, lone=1)),
        (turn("9C 7D 5C 5D"), "9C", ShedsCost(Card("9C"), 0, lone=2)),
        (turn("9C AD 5C 5D"), "9C", ShedsCost(Card("9C"), 0, lone=1)),
        (turn("9C AD 5C 5D"), "5C", None),
        (turn("9C AD 5C 5D"), "AD", None),
        (turn("9C 2D"), "2D", None),
        # The rest is a meld.
        (turn("AD 5C 5D 5H"), "AD", KeepsTogether(Rank("5"), 3, "meld")),
        (turn("7D KH KD KC", ["7C 7H 7S"], **FOOT), "7D", KeepsTogether(Rank("K"), 3, "meld")),
        (turn("AD 5C 5D"), "AD", None),
        (turn("AD 5C 5D 5H 6C"), "AD", None),
        # Half of a rank is out, before a pile that the next player could take.
        (turn("8H 6H 6S", [clean_book("8", 7)], pile="8D 4C 4D JS JD", hands={1: "KD KH"}, stock="TC TD TH TS"), "8H",
         GuardsPile(1, Rank("8"), 6, "gone", 8, 16)),
        (turn("8H 6H 6S", [clean_book("8", 6)], pile="8D 4C 4D JS JD", hands={1: "KD KH"}, stock="TC TD TH TS"), "8H",
         None),
        (turn("8H 6H 6S", [clean_book("8", 7)], pile="8D 4C", hands={1: "KD KH"}, stock="TC TD TH TS"), "8H", None),
        # The next player takes a pile with any other single card, with each of them, or with the cards of a pair.
        (turn("AC JS 9H 9D", **FED), "AC", GuardsPile(1, Rank("J"), 6, "collects")),
        (turn("AC JS TH 9H 9D", **FED), "AC", None),
        (turn("AC JS 9H 9D", **{**FED, "pile": ""}), "AC", None),
        (turn("JS JH 9H 9D", **FED), "9H", GuardsPile(1, Rank("J"), 6, "collects")),
        (turn("JS 9H 9D", **FED), "JS", None),
        (turn("JS 9H 9D", **{**FED, "pile": "3C 3S 3H 8D 3D"}), "JS", OnlyWay("threes")),
        (turn("JS 9H 9D", **{**FED, "pile": "8C 8D"}), "JS", OnlyWay("few")),
        (turn("JS 9H 9D", **{**FED, "pile": "3C 8C 8D"}), "JS", OnlyWay("few")),
        (turn("JS 9H 9D", **{**FED, "pile": ""}), "JS", OnlyWay("alone")),
        (turn("JS KS 9H 9D", **{**FED, "their_melds": ["JC JD JH", KINGS]}), "JS", OnlyWay("fed")),
        (turn("JS KS 9H 9D", **FED), "JS", None),
    ],
)  # fmt: skip
def test_plain_reasons_for_a_discard(view: PlayerView, card: str, expected: Purpose | None) -> None:
    """Given a hand, melds and a pile, this is plain of the discard without any test."""
    assert plain_discard(view, Card(card)) == expected


@pytest.mark.parametrize(
    ("view", "card", "expected"),
    [
        (turn("4C"), "4C", TakesStack("foot", 0, "last_card")),
        (turn("4C 4D"), "4C", OnlyWay("all")),
        (turn("KC 2D", **FOOT), "KC", OnlyWay("wilds")),
        (turn("KC KD", **FOOT), "KC", OnlyWay("all")),
        (turn("KC KD 2D", **FOOT), "KC", OnlyWay("naturals")),
        (turn("KC QD 2D", **FOOT), "KC", None),
        (turn("2C 2D", [], **FOOT), "2C", OnlyWay("all")),
        (turn("2C *R", [], **FOOT), "2C", None),
        (turn("*R *B *R", **FOOT), "*R", OnlyWay("all")),
        (turn("2S *R *B", **FOOT), "2S", None),
        (turn("2C 4C", [clean_book("K")], **FOOT), "2C", OnlyWay("room")),
        (turn("2C 4C", **FOOT), "2C", None),
        (turn("2C 4C", [clean_book("K"), ACES], **FOOT), "2C", None),
        (turn("2C 4C", [], **FOOT), "2C", None),  # the aces take it
        (turn("2C 4C", [ACES, clean_book("K")], **FOOT), "2C", None),
        (turn("7C 7D", rules=KEPT_SEVENS, **FOOT), "7C", OnlyWay("all")),
        (turn("7C KD KH", rules=KEPT_SEVENS, **FOOT), "KD", OnlyWay("sevens")),
        (turn("7C KD KH KS", rules=KEPT_SEVENS, **FOOT), "KD", OnlyWay("last_seven")),
        (turn("7C KD KH", rules=SEVENS, **FOOT), "KD", None),
    ],
)
def test_no_other_card_could_go(view: PlayerView, card: str, expected: Purpose | None) -> None:
    """Given a hand, all else is alike, wild or kept by the rules, or no meld has room for a wild one."""
    assert why_discard(view, Card(card)) == expected


JACKS, FIVES = "JC JD JS JH JC 2D", "5C 5D 5S 5H 5C"


@pytest.mark.parametrize(
    ("hand", "melds", "more", "growth", "expected"),
    [
        # In the last stack two cards stay: one that makes a needed book before another book, and that before one on it.
        ("AS TS", [clean_book("A"), clean_book("T", 6)], FOOT, [1, 2], KeepsTogether(Rank("T"), 1, "own")),
        ("TS AS", [clean_book("A"), clean_book("T", 6)], FOOT, [2, 1], None),
        ("JH 5D", [JACKS, FIVES, dirty_book("K")], FOOT, [2, 3], KeepsTogether(Rank("5"), 1, "own")),
        ("JH 9D", [JACKS], FOOT, [3, 0], None),
        ("9D JH", [JACKS], FOOT, [0, 3], None),
        ("AS TS", [clean_book("A"), clean_book("T", 6)], {}, [1, 2], None),
        ("AS TS 4C", [clean_book("A"), clean_book("T", 6)], FOOT, [1, 2, 0], None),
        ("AS 2S", [clean_book("A")], FOOT, [1], None),
        ("QS TS", [dirty_book("Q"), clean_book("T", 6)], {**FOOT, "rules": SEALED}, [0, 3], None),
    ],
)
def test_the_other_card_grows_a_meld(
    hand: str, melds: list[str], more: dict[str, Any], growth: list[int], expected: KeepsTogether | None
) -> None:
    """Given two cards, what each natural one would do to the team's melds, and whether that is why the first goes."""
    view, cards = turn(hand, melds, **more), hand.split()
    assert [_growth(view, Card(card)) for card in cards if card != "2S"] == growth
    assert _grows_next(view, Card(cards[0])) == expected


@pytest.mark.parametrize(
    ("hand", "card", "more", "expected"),
    [
        ("AD 9C 4C", "AD", {"stock": "8C 8D"}, SavesPoints(20, None, 2, is_discard=True)),
        ("AD AC 4C", "AD", {"stock": "8C 8D"}, SavesPoints(20, None, 2, is_discard=True)),
        ("AD 9C 4C", "9C", {"stock": "8C 8D"}, None),
        ("9C TD 4C", "9C", {"stock": "8C 8D"}, SavesPoints(10, None, 2, is_discard=True)),
        ("9C TD", "9C", {"stock": "8C 8D"}, None),  # all cost as much
        ("AD", "AD", {"stock": "8C 8D"}, None),
        ("AD 9C 4C", "AD", {}, None),
        ("AD 9C 4C", "AD", {"stock": "8C 8D", "rules": CAMPUS, "their_melds": ["AC AH AS"]}, None),
    ],
)
def test_the_dearest_goes_last(hand: str, card: str, more: dict[str, Any], expected: SavesPoints | None) -> None:
    """Given a seat's last turn, a card goes for its cost if none costs more, some less, and nobody takes it."""
    view = turn(hand, [KINGS], **{"rules": FAMILY, **more})
    assert _dearest_left(view, Card(card)) == expected


def ways(view: PlayerView, goes: str, kept: str) -> Judged:
    """One discard instead of another."""
    return Judged(view, as_idea(throw(goes)), as_idea(throw(kept)))


def guards(rank: str, how: Any, cards: int = 6, out: int = 0) -> GuardsPile:
    """That the pile is kept from the next player."""
    return GuardsPile(1, Rank(rank), cards, how, out, 16 if out else 0)


@pytest.mark.parametrize(
    ("hand", "more", "purpose", "is_nearest", "expected"),
    [
        # A card that fits the team's meld could be laid down, unless it is the one of two of the last stack.
        ("AD 9C 4C", {}, KeepsTogether(Rank("A"), 1, "own"), True, True),
        ("AD 9C", {}, KeepsTogether(Rank("A"), 1, "own"), True, True),
        ("AD 9C 4C", FOOT, KeepsTogether(Rank("A"), 1, "own"), True, True),
        ("AD 9C", FOOT, KeepsTogether(Rank("A"), 1, "own"), True, False),
        # Nobody breaks three up, nor a pair, unless the level would do just that next.
        ("9C 5C 5D 5H", {}, KeepsTogether(Rank("5"), 3, "meld"), True, True),
        ("9C 5C 5D 4C", {}, KeepsTogether(Rank("5"), 2, "meld"), True, False),
        ("9C 5C 5D 4C", {}, KeepsTogether(Rank("5"), 2, "meld"), False, True),
        ("9C 5C 5D 4C", {}, KeepsTogether(Rank("5"), 2, "pile"), False, False),
        ("AD AH 9C", FOOT, KeepsTogether(Rank("A"), 1, "own"), True, True),
        ("AD 9C", FOOT, KeepsTogether(Rank("A"), 1, "own"), False, True),
    ],
)
def test_what_goes_without_saying(
    hand: str, more: dict[str, Any], purpose: KeepsTogether, is_nearest: bool, expected: bool
) -> None:
    """Given cards that stay together, nobody would have thought of discarding one of them, or somebody would."""
    assert _goes_without_saying(turn(hand, **more), purpose, is_nearest) == expected


@pytest.mark.parametrize(
    ("hand", "card", "purpose", "expected"),
    [
        # The jack that would give the pile away explains the king where it is the only such single card.
        ("KC JS 5C 5D", "KC", GuardsPile(1, Rank("J"), 6, "collects"), True),
        ("KC JS 8S 5C 5D", "KC", GuardsPile(1, Rank("J"), 6, "collects"), False),
        ("KC JS JC 5C 5D", "KC", GuardsPile(1, Rank("J"), 6, "collects"), False),
        ("KC KD JS JC 8S", "KC", GuardsPile(1, Rank("J"), 6, "collects"), True),
        ("KC JS 8S", "KC", GuardsPile(1, Rank("K"), 6, "gone", 8, 16), True),
        # Cards stay together where no single card could go as well.
        ("KC KD 5C 5D 5H", "KC", KeepsTogether(Rank("5"), 3, "meld"), True),
        ("KC 9D 5C 5D", "KC", KeepsTogether(Rank("5"), 2, "pile"), False),
        ("KC 5C 5D", "KC", KeepsTogether(Rank("5"), 2, "pile"), True),
        ("KC 5C 5D", "KC", KeepsTogether(Rank("5"), 2, "meld"), False),
        ("KC 5C 5D 6C 6D", "KC", KeepsTogether(Rank("5"), 2, "pile"), False),
    ],
)
def test_a_purpose_that_tells_a_discard_from_others(hand: str, card: str, purpose: Purpose, expected: bool) -> None:
    """Given jacks that the next player collects, a purpose is of this card, or of others as well."""
    assert tells_apart(turn(hand, **FED), Card(card), purpose) == expected


def test_what_a_dear_card_costs_must_be_enough() -> None:
    """Given a round that may end, a card dearer by half of what is gained is why it goes: not one as dear."""
    near, values = (1, 2), position_of(turn("AD 9C TC 4C")).book.values
    for other, whole, expected in (("9C", 0, 1), ("9C", 20, 1), ("9C", 20.5, 0), ("AS", 0, 0), ("4C", 30, 1)):
        known = Known(whole)
        known.better, known.other = as_idea(throw("AD")), as_idea(throw(other))
        assert len(list(_costly(known, values, near))) == expected  # type: ignore[arg-type]  # all that it asks
    assert len(list(_costly(ways(turn("AD 9C"), "AD", "9C"), values, near))) == 1


RIVAL: dict[str, Any] = {"hands": {1: "6D 6H"}, "pile": LOTS}


@pytest.mark.parametrize(
    ("view", "goes", "kept", "expected"),
    [
        # The kept card fits a meld that isn't a book, or a pair or more of it is broken up.
        (turn("9C AD 4C"), "9C", "AD", [KeepsTogether(Rank("A"), 1, "own", Rank("9"))]),
        (turn("9C AD 4C", [clean_book("A")]), "9C", "AD", []),
        (turn("KC AD 4C", [ACES, KINGS]), "KC", "AD", []),
        (turn("9C 5C 5D"), "9C", "5C", [KeepsTogether(Rank("5"), 2, "pile", Rank("9"))]),
        (turn("9C 9D 5C 5D"), "9C", "5C", []),
        (turn("9C 9D 5C 5D 5H"), "9C", "5C", [KeepsTogether(Rank("5"), 3, "meld")]),
        (turn("9C 5C 5D", their_melds=["5H 5S 5C"]), "9C", "5C", [KeepsTogether(Rank("5"), 2, "meld", Rank("9"))]),
        (turn("9C 5C 5D", their_melds=["9H 9S 9D"]), "9C", "5C", [KeepsTogether(Rank("5"), 2, "pile")]),
        (turn("9C 5C 5D", rules=CAMPUS), "9C", "5C", [KeepsTogether(Rank("5"), 2, "meld", Rank("9"))]),
        # Nor are they a meld with one more where no second one of their rank may be begun, or it is worth too little.
        (turn("9C AD AH 4C"), "9C", "AD", [KeepsTogether(Rank("A"), 2, "own", Rank("9"))]),
        (turn("9C AD AH", [clean_book("A")]), "9C", "AD", []),
        (turn("9C 5C 5D", rules=replace(CAMPUS, new_meld_points=20)), "9C", "5C", []),
        # The dearest card goes before the end.
        (turn("AD 9C 4C", [KINGS], FAMILY, stock="8C 8D"), "AD", "4C", [SavesPoints(20, None, 2, is_discard=True)]),
        (turn("9C AD 4C", [KINGS], FAMILY, stock="8C 8D"), "9C", "4C", []),
        (turn("KC JD 4C", [], FAMILY, stock="8C 8D"), "KC", "JD", []),  # as dear
        (turn("AD 9C 4C", [KINGS]), "AD", "4C", []),
        # Not a wild card, nor the same rank.
        (turn("2C 9C 5C 5D"), "2C", "5C", []),
        (turn("9C 5C 5D"), "5C", "5D", []),
    ],
)  # fmt: skip
def test_reasons_in_the_hand_for_a_discard(view: PlayerView, goes: str, kept: str, expected: list[Purpose]) -> None:
    """Given two discards, these are thought of, in this order."""
    assert [purpose for purpose, _ in _discard_purposes(ways(view, goes, kept))] == expected


@pytest.mark.parametrize(
    ("view", "goes", "kept", "expected"),
    [
        (turn("KC JS 4C", **RIVAL), "KC", "JS", [guards("J", "likely")]),
        (turn("KC JS 4C", **{**RIVAL, "pile": "5C"}), "KC", "JS", []),
        (turn("KC JS 4C", **{**RIVAL, "hands": {1: "6D"}}), "KC", "JS", []),
        (turn("4C JS KC", **RIVAL), "4C", "JS", [guards("J", "likely")]),
        # Which the next player takes with that card alone; not if the other one gives it away as well.
        (turn("KC JS 4C", rules=CAMPUS, their_melds=["JC JD JH"], **RIVAL), "KC", "JS",
         [guards("J", "collects"), guards("J", "likely")]),
        (turn("KC JS 4C", rules=CAMPUS, their_melds=["JC JD JH", KINGS], **RIVAL), "KC", "JS", []),
        # The next player threw one away in the last laps.
        (turn("KC JS 4C", **{**RIVAL, "pile": "5C 6C KD 8C 8D"}), "KC", "JS",
         [guards("K", "threw"), guards("J", "likely")]),
        (turn("KC JS 4C", **{**RIVAL, "pile": "5C KD 6C 8C 8D"}), "KC", "JS", [guards("J", "likely")]),
        (turn("KC JS 4C", their_melds=[KINGS], **{**RIVAL, "pile": "5C 6C KD 8C 8D"}), "KC", "JS",
         [guards("K", "theirs"), guards("J", "likely")]),
        # Half of them are out, three more than of the other.
        (turn("KC JS 4C", [clean_book("K", 8)], **RIVAL), "KC", "JS",
         [guards("K", "gone", out=8), guards("J", "likely")]),
        (turn("KC JS 4C", [clean_book("K", 7)], **RIVAL), "KC", "JS", [guards("J", "likely")]),
        (turn("KC JS 4C", [clean_book("K", 8), clean_book("J", 5)], **RIVAL), "KC", "JS",
         [guards("K", "gone", out=8), guards("J", "likely")]),
        (turn("KC JS 4C", [clean_book("K", 8), clean_book("J", 6)], **RIVAL), "KC", "JS", [guards("J", "likely")]),
        # Rivals meld it, so that they have no pair of it, and they don't meld the other.
        (turn("KC JS 4C", their_melds=[KINGS], **RIVAL), "KC", "JS", [guards("K", "theirs"), guards("J", "likely")]),
        (turn("KC JS 4C", their_melds=[KINGS, "JC JD JH"], **RIVAL), "KC", "JS", [guards("J", "likely")]),
    ],
)  # fmt: skip
def test_discards_that_guard_the_pile(view: PlayerView, goes: str, kept: str, expected: list[Purpose]) -> None:
    """Given two discards, this is what a rival could do with the one and not with the other."""
    both = ways(view, goes, kept)
    found = [purpose for purpose, _ in _guarded_pile(both, both.better.laid(position_of(view), 0))]
    assert found == expected


# ---- what is laid down


def left(view: PlayerView, *moves: Move) -> _Left:
    """What a way leaves."""
    groups = tuple(group for move in moves for group in getattr(move, "groups", ()))
    return _Left(view, as_idea(*moves), groups)


def makes(kind: Any, rank: str, needed: bool = True, **more: Any) -> MakesBook:
    """A book; one that isn't needed has its worth."""
    return MakesBook(kind, Rank(rank), needed, **({} if needed else {"worth": 500 if kind == "clean" else 300}) | more)


NO_MORE = "4C 5D 6H 7S 8C"
DIRTY, CLEAN = BooksMissing(dirty=1), BooksMissing(clean=1)


@pytest.mark.parametrize(
    ("view", "move", "books", "grown"),
    [
        (turn(f"KS {NO_MORE}", [SIX_KINGS]), lay("KS > 0"), [makes("clean", "K", missing=DIRTY)], []),
        (turn(f"2S {NO_MORE}", [dirty_book("K", 6)]), lay("2S > 0"), [makes("dirty", "K", missing=CLEAN)], []),
        (turn(f"KS {NO_MORE}", [SIX_KINGS, *books(WEB, 0, 1)]), lay("KS > 0"), [makes("clean", "K")], []),
        (turn(f"KS {NO_MORE}", [SIX_KINGS, clean_book("A")]), lay("KS > 0"), [makes("clean", "K", needed=False)], []),
        (turn(f"KS {NO_MORE}", [clean_book("K")]), lay("KS > 0"), [], []),
        (turn(f"KS {NO_MORE}", [clean_book("K")], replace(WEB, out_clean=2)), lay("KS > 0"), [], []),  # it was one
        # Not where a needed clean meld is spoilt for nothing.
        (turn(f"2S {NO_MORE}", [SIX_KINGS]), lay("2S > 0"), [makes("dirty", "K", missing=CLEAN)], []),
        (turn(f"2S {NO_MORE}", [SIX_KINGS, *books(WEB, 0, 1)]), lay("2S > 0"), [], []),
        (turn(f"2S {NO_MORE}", [KINGS]), lay("2S > 0"), [], []),
        (turn(f"2S AH {NO_MORE}", [KINGS, "AC AD AS 2C"]), lay("2S > 0", "AH > 1"), [],
         [GrowsBook("dirty", Rank("A"), 5, 2, True)]),
        # A meld that grows, short of so many cards, the nearest first; begun ones only if they are needed.
        (turn(f"KS {NO_MORE}", [KINGS]), lay("KS > 0"), [], [GrowsBook("clean", Rank("K"), 4, 3, True)]),
        (turn(f"KS {NO_MORE}", [KINGS, clean_book("A")]), lay("KS > 0"), [], [GrowsBook("clean", Rank("K"), 4, 3)]),
        (turn(f"KS AH {NO_MORE}", [KINGS, "AC AD AS 2C"]), lay("KS > 0", "AH > 1"), [],
         [GrowsBook("dirty", Rank("A"), 5, 2, True), GrowsBook("clean", Rank("K"), 4, 3, True)]),
        (turn(f"KC KD KH {NO_MORE}"), lay("KC KD KH"), [], [GrowsBook("clean", Rank("K"), 3, 4, True)]),
        (turn(f"KC KD KH {NO_MORE}", [clean_book("A")]), lay("KC KD KH"), [], []),
        (turn(f"KC KD 2C {NO_MORE}"), lay("KC KD 2C"), [], [GrowsBook("dirty", Rank("K"), 3, 4, True)]),
        (turn(f"{clean_book('K')} 4C 5C"), lay(clean_book("K")), [makes("clean", "K", missing=DIRTY)], []),
        # The melds beside a spoilt one grow all the same.
        (turn(f"2S AH {NO_MORE}", [KINGS, ACES]), lay("2S > 0", "AH > 1"), [],
         [GrowsBook("clean", Rank("A"), 4, 3, True)]),
        # A book and a meld that grows in one move: the needed one is the book.
        (turn(f"KS AH {NO_MORE}", [SIX_KINGS, ACES]), lay("KS > 0", "AH > 1"), [makes("clean", "K", missing=DIRTY)],
         [GrowsBook("clean", Rank("A"), 4, 3)]),
    ],
)  # fmt: skip
def test_books_and_melds_after_a_lay_down(
    view: PlayerView, move: Move, books: list[MakesBook], grown: list[GrowsBook]
) -> None:
    """Given melds and a lay-down, these books are made and these melds come nearer to one."""
    found = left(view, move)
    assert [book for book, _ in found.books] == books
    assert [grows for grows, _ in found.grown] == grown


@pytest.mark.parametrize(
    ("view", "move", "expected"),
    [
        (turn("AH AC"), lay("AH AC > 0"), TakesStack("foot", 0, "at_once")),
        (turn("AH AC", rules=ruleset_from({"foot_ends_turn": True})), lay("AH AC > 0"),
         TakesStack("foot", 0, "next_turn")),
        (turn("AH 4C"), lay("AH > 0"), TakesStack("foot", 0, "discard")),
        (turn("4C"), throw("4C"), TakesStack("foot", 0, "last_card")),
        (turn("AH 4C 5C 6C"), lay("AH > 0"), TakesStack("foot", 2, "later")),
        (turn("AH 3C 3S 3C 6C"), lay("AH > 0"), None),  # three threes go one by one
        (turn("AH AC 5C 6C"), lay("AH > 0"), None),  # an ace is held back
        # Not the ace that goes, nor a wild card that could go onto the meld.
        (turn("AH AC 5C 6C"), (lay("AH > 0"), throw("AC")), TakesStack("foot", 2, "later")),
        (turn("AH 2C 5C 6C"), lay("AH > 0"), TakesStack("foot", 2, "later")),
        (turn("AH 9C 9D 9H 6C"), lay("AH > 0"), None),
        (turn("AH 4C 5C 6C", stock="8C 8D 8H 8S"), lay("AH > 0"), None),  # the round may end first
        (turn("AH 4C", **FOOT), lay("AH > 0"), None),
        (turn("AH 4C 5C", [clean_book("A", 6)], ruleset_from({"foot_when": "first_book"})), lay("AH > 0"),
         TakesStack("foot", 0, "book")),
        (turn("AH 4C 5C", rules=ruleset_from({"foot_when": "first_book"})), lay("AH > 0"), None),
    ],
)  # fmt: skip
def test_how_the_next_stack_is_reached(
    view: PlayerView, move: Move | tuple[Move, ...], expected: TakesStack | None
) -> None:
    """A way to play brings the foot, or leaves this number of cards before it."""
    found = left(view, *(move if isinstance(move, tuple) else (move,)))
    assert found.stack == expected
    assert (found.stack_now is None) == (expected is None or expected.how == "later")


@pytest.mark.parametrize(
    ("view", "move", "expected"),
    [
        (turn("AH 4C 5C", [*books(WEB, 1, 1), ACES], **FOOT), lay("AH > 2"), NearsOut(1, None)),
        (turn("AH 4C 5C 6C", [*books(WEB, 1, 1), ACES], **FOOT), lay("AH > 2"), NearsOut(2, None)),
        (turn("AH 4C 5C 6C 7C 8C", [*books(WEB, 1, 1), ACES], **FOOT), lay("AH > 2"), None),
        (turn("AH 4C 5C", [*books(WEB, 1, 0), "AC AD 2S"], **FOOT), lay("AH > 1"), NearsOut(1, DIRTY)),
        (turn("AH 4C 5C", [*books(WEB, 1, 0), ACES], **FOOT), lay("AH > 1"), NearsOut(1, DIRTY)),
        (turn("AH 4C 5C", [ACES], **FOOT), lay("AH > 0"), None),
        (turn("AH 4C 5C", [*books(WEB, 1, 1), ACES]), lay("AH > 2"), None),
    ],
)
def test_the_end_comes_near(view: PlayerView, move: Move, expected: NearsOut | None) -> None:
    """Given few cards of the last stack left, and one book lacking at most, which a meld is near."""
    late = replace(view, board=replace(view.board, rules=replace(view.board.rules, partners_foot="none")))
    assert left(late, move).nears_out == expected
    if expected is not None:
        assert left(view, move).nears_out is None  # the partner is late


def test_a_book_becomes_a_double_book() -> None:
    """Given a book of thirteen kings, one more makes it worth twice as much."""
    view = turn(f"KS {NO_MORE}", [clean_book("K", 13)], ruleset_from({"double_book": 14}))
    assert left(view, lay("KS > 0")).doubled == [DoublesBook(Rank("K"), 500)]
    assert left(turn(f"KS {NO_MORE}", [clean_book("K", 13)]), lay("KS > 0")).doubled == []


AT_KINGS, AT_ACES = Meant(0, K, has_wilds=False), Meant(1, A, has_wilds=False)


@pytest.mark.parametrize(
    ("melds", "one", "other", "books", "grown"),
    [
        ([SIX_KINGS, clean_book("A", 6)], lay("KS > 0"), throw("4C"), ["K"], []),
        ([SIX_KINGS, clean_book("A", 6)], lay("KS > 0"), lay("KS > 0"), [], []),
        ([SIX_KINGS, clean_book("A", 6)], lay("KS > 0"), lay("AH > 1"), [], []),  # one like it
        ([SIX_KINGS, clean_book("A", 6)], lay("KS > 0", "AH > 1"), lay("AH > 1"), ["K"], []),
        ([KINGS, ACES], lay("KS > 0"), throw("4C"), [], ["K"]),
        ([KINGS, ACES], lay("KS > 0"), lay("AH > 1"), [], ["K"]),
        ([KINGS, "AC AD AS AH"], lay("KS > 0"), lay("AH > 1"), [], []),  # the aces are nearer
        ([KINGS, ACES], lay("KS > 0"), lay("KS > 0"), [], []),
    ],
)
def test_books_gained_over_the_other_way(
    melds: list[str], one: Move, other: Move, books: list[str], grown: list[str]
) -> None:
    """Given two ways, these books and melds that come nearer are what only the one brings."""
    view = turn(f"KS AH {NO_MORE}", melds)
    made, nearer = _gained(left(view, one), left(view, other), WEB, 7)
    assert ([book.rank for book, _ in made], [grows.rank for grows, _ in nearer]) == (books, grown)


@pytest.mark.parametrize(
    ("stock", "expected"),
    [
        (PLENTY, [("MakesBook", False)]),
        ("", [("MakesBook", False), ("MakesBook", True), ("SavesPoints", True)]),
    ],
)
def test_points_are_a_reason_where_the_round_may_end(stock: str, expected: list[tuple[str, bool]]) -> None:
    """Given an empty stock, a book and then the points are asked for in a round that stays calm."""
    view, laid = turn(f"KS AC AD AH {NO_MORE}", [SIX_KINGS], stock=stock), lay("KS > 0", "AC AD AH")
    tried = lay_purposes(Judged(view, as_idea(laid, throw("4C")), as_idea(throw("4C"))), laid.groups)
    told = [(type(purpose).__name__, without.calm) for purpose, without in tried]
    assert told[: len(expected)] == expected


@pytest.mark.parametrize(
    ("view", "move", "expected"),
    [
        # Three short of a needed book is named before the end that comes near, and four short isn't.
        (turn("AH 4C 5C", [*books(WEB, 1, 0), "AC AD 2S"], LATE, **FOOT), lay("AH > 1"), ["GrowsBook", "NearsOut"]),
        (turn("AH 4C 5C", ["AC AD AS", *books(WEB, 0, 1)], LATE, **FOOT), lay("AH > 0"), ["GrowsBook", "NearsOut"]),
        # A clean meld that the team needs isn't spoilt for a book that nobody needs.
        (turn(f"2S {NO_MORE}", [SIX_KINGS, *books(WEB, 0, 1)]), lay("2S > 0"), []),
        (turn(f"2S {NO_MORE}", [SIX_KINGS]), lay("2S > 0"), ["MakesBook"]),
    ],
)
def test_what_is_asked_for_first(view: PlayerView, move: Any, expected: list[str]) -> None:
    """Given a lay-down, these are the first that may be its purpose."""
    tried = lay_purposes(Judged(view, as_idea(move, throw("4C")), as_idea(throw("4C"))), move.groups)
    told = [type(purpose).__name__ for purpose, _ in tried]
    assert (told[: len(expected)], bool(told)) == (expected, bool(expected))


@pytest.mark.parametrize(
    ("melds", "one", "other", "expected"),
    [
        # Against laying nothing: of several melds of a kind only the nearest, but as many as are needed.
        ([KINGS, ACES], lay("KS > 0", "AH > 1"), throw("4C"), ["K", "A"]),
        (["KC KD KH KC", ACES], lay("KS > 0", "AH > 1"), throw("4C"), ["K"]),
        # Against another lay-down: not if a meld that takes the wild card instead would be nearer.
        (["6S 6H 2H", "9S 9H 9D 9C", clean_book("Q")], lay("2C > 0"), lay("2C > 1"), []),
        (["6S 6H 2H", "9S 9H 9D 9C"], lay("2C > 0"), lay("2C > 1"), ["6"]),  # the nines are needed clean
        (["6S 6H 2H", "9S 9H 9D 2D"], lay("2C > 0"), lay("2C > 1"), []),
        (["6S 6H 6D 2H", "9S 9H 2D"], lay("2C > 0"), lay("2C > 1"), ["6"]),
        # The same of a new meld: with its wild card the nines are nearer.
        (["9S 9H 2D"], lay("KS KC 2C"), lay("2C > 0"), []),
        (["9S 9H 9D 9C"], lay("KS KC 2C"), lay("2C > 0"), ["K"]),
    ],
)
def test_which_of_several_melds_is_named(melds: list[str], one: Move, other: Move, expected: list[str]) -> None:
    """Given a way that adds to melds, those that others leave behind aren't named."""
    one_left = left(turn(f"KS KC AH 2C {NO_MORE}", melds), one)
    assert [grows.rank for grows, _ in one_left.named(one_left.grown, as_idea(other))] == expected


@pytest.mark.parametrize(
    ("view", "goes", "kept", "expected"),
    [
        (turn("3H 9C"), "3H", "9C", [ShedsCost(Card("3H"), 300)]),
        (turn("3H 3D 9C"), "3H", "3D", []),  # the other way is rid of one, too
        (turn("3H 9C"), "9C", "3H", []),
        (turn("3S 9C"), "3S", "9C", [ShedsCost(Card("3S"), 0)]),
        (turn("3S 9C", **RIVAL), "3S", "9C", [guards("3", "three")]),
        (turn("3S 3C 9C", **RIVAL), "3S", "3C", []),
        # A four keeps the pile like any other card, and from a four.
        (turn("4C JS 5D", **RIVAL), "4C", "JS", [guards("J", "likely")]),
        (turn("4C JS 5D", **RIVAL), "JS", "4C", [guards("4", "likely")]),
        (turn("2C JS 5D", **RIVAL), "JS", "2C", []),
    ],
)
def test_reasons_for_discarding_a_three(view: PlayerView, goes: str, kept: str, expected: list[Purpose]) -> None:
    """Given a three that goes and another card that stays, it saves points, stops the pile, or is of no use."""
    assert [purpose for purpose, _ in _denied_purposes(ways(view, goes, kept))] == expected


def test_a_book_is_needed_beyond_those_of_the_other_way() -> None:
    """Given a clean book and any other lacking, of two clean ones only one is needed where the other way makes one."""
    rules = replace(WEB, out_dirty=0, out_books=2)
    view = turn(f"KS AH JC {NO_MORE}", [SIX_KINGS, clean_book("A", 6), "JC JD JH JS JC 2C"], rules)
    both = left(view, lay("KS > 0", "AH > 1"))
    needed = [
        [(book.rank, book.is_needed) for book, _ in _gained(both, left(view, other), rules, 7)[0]]
        for other in (throw("4C"), lay("JC > 2"))
    ]
    assert needed == [[("K", True), ("A", True)], [("K", True), ("A", False)]]


def test_books_are_told_with_what_else_is_done() -> None:
    """Given two books and a third meld, the needed one comes first and names the other; all are a part of more."""
    idea = as_idea(lay("KS > 0", "AH > 1", "4C > 2"))
    two = [(makes("clean", "K", needed=False), AT_KINGS), (makes("clean", "A"), AT_ACES)]
    grown = [(GrowsBook("clean", Rank("4"), 4, 3), Meant(2, 0, has_wilds=False))]
    told, growing = _as_told(idea, two, grown)
    assert [(book.rank, book.also, book.is_part) for book, _ in told] == [("A", ("K",), True), ("K", ("A",), True)]
    assert growing[0][0].is_part
    alone, _ = _as_told(as_idea(lay("KS > 0", "AH > 1")), two, [])
    assert [book.is_part for book, _ in alone] == [False, False]
    (one,), _ = _as_told(as_idea(lay("KS > 0")), two[:1], [])
    assert (one[0].also, one[0].is_part) == ((), False)


# ---- which of several is named

STACK_NOW, STACK_LATER = TakesStack("foot", 0, "at_once"), TakesStack("foot", 3, "later")
NEAR_BOOK, FAR_BOOK = GrowsBook("clean", Rank("K"), 5, 2, True), GrowsBook("clean", Rank("K"), 4, 3, True)
BOOK, SPARE_BOOK, POINTS = makes("clean", "K"), makes("clean", "K", needed=False), SavesPoints(60)


@pytest.mark.parametrize(
    ("purpose", "near", "less", "plain", "plain_if_many"),
    [
        (STACK_NOW, True, False, True, True),
        (TakesStack("foot", 2, "later"), True, True, False, True),
        (STACK_LATER, False, True, False, True),
        (NEAR_BOOK, True, True, False, False),
        (FAR_BOOK, False, True, False, False),
        (replace(NEAR_BOOK, is_needed=False), False, True, False, False),
        (BOOK, False, False, True, True),
        (SPARE_BOOK, False, False, False, False),
        (POINTS, False, True, False, False),
        (Opens(60, 50), False, False, True, True),
        (NearsOut(1, None), False, False, True, True),
        (NearsOut(2, None), False, False, False, False),
        (NearsOut(1, DIRTY), False, False, False, False),
    ],
)
def test_how_weighty_a_purpose_is(purpose: Purpose, near: bool, less: bool, plain: bool, plain_if_many: bool) -> None:
    """Which purposes are near, less than a needed book, and hold without a test."""
    assert (_is_near(purpose), _is_less(purpose)) == (near, less)
    assert (_is_plain(purpose, many=False), _is_plain(purpose, many=True)) == (plain, plain_if_many)


def test_effects_in_the_order_in_which_people_name_them() -> None:
    """Given effects, a needed book that is nearly made comes first, then what else is near, then a far stack; how far
    a book may be to be named depends on what is laid besides, and who needs it.
    """
    effects = NEAR_BOOK, replace(NEAR_BOOK, is_part=True), STACK_NOW, STACK_LATER
    assert [_weight(one) for one in effects] == [0, 1, 1, 2]
    needed, part = FAR_BOOK, replace(FAR_BOOK, is_part=True)
    idle, dear = replace(FAR_BOOK, is_needed=False), replace(FAR_BOOK, is_needed=False, worth=1500)
    assert [_named_from(one) for one in (needed, part, idle, dear)] == [3, 1, 2, 3]


@pytest.mark.parametrize(
    ("purpose", "others", "expected"),
    [
        (BOOK, [STACK_NOW], replace(BOOK, brings=STACK_NOW)),
        (STACK_NOW, [BOOK], replace(BOOK, brings=STACK_NOW)),
        (BOOK, [STACK_LATER], BOOK),
        (BOOK, [], BOOK),
        (STACK_NOW, [], STACK_NOW),
        (POINTS, [BOOK, STACK_NOW], POINTS),
        (STACK_NOW, [replace(BOOK, also=(Rank("A"), Rank("Q")))], STACK_NOW),
        (TakesStack("foot", 0, "book"), [BOOK], TakesStack("foot", 0, "book")),
        (TakesStack("foot", 0, "book"), [replace(BOOK, also=(Rank("A"),))],
         replace(BOOK, also=(Rank("A"),), brings=TakesStack("foot", 0, "book"))),
        (BOOK, [TakesStack("foot", 0, "book")], replace(BOOK, brings=TakesStack("foot", 0, "book"))),
    ],
)  # fmt: skip
def test_a_book_and_a_stack_are_told_in_one(purpose: Purpose, others: list[Purpose], expected: Purpose) -> None:
    """Given a purpose that passed, and others that were tried, a book and the stack that comes with it are one."""
    assert _with_stack(purpose, [(one, Without()) for one in (purpose, *others)]) == expected


class Known:
    """Ways whose gain goes away with these purposes alone."""

    def __init__(self, whole: float, *causes: Without) -> None:
        self.view, self._whole, self._causes = turn("4C"), whole, causes
        self.better = self.other = Idea(Discard(Card("4C")), "discard")

    @cached_property
    def whole(self) -> float:
        """As it is."""
        return self._whole

    def gain(self, without: Without) -> float:
        """Nothing is left without the cause."""
        return 0.0 if without in self._causes else self._whole


def by(points: float) -> Without:
    """A world to be told from others."""
    return Without(points=points)


@pytest.mark.parametrize(
    ("tried", "causes", "whole", "expected"),
    [
        ([BOOK, POINTS], [0], 100, BOOK),
        ([SPARE_BOOK, NEAR_BOOK], [1], 100, NEAR_BOOK),
        ([POINTS, NEAR_BOOK], [0, 1], 100, NEAR_BOOK),  # points are what all cards are for
        ([POINTS], [0], 100, POINTS),
        ([SavesPoints(60, 1, 2), NEAR_BOOK], [0, 1], 100, SavesPoints(60, 1, 2)),
        ([GrowsBook("clean", Rank("K"), 3, 4, True), NEAR_BOOK], [0], 100, NEAR_BOOK),  # four short is far
        # Three short of a needed book is near, and two of one that nobody needs.
        ([FAR_BOOK, SPARE_BOOK], [0, 1], 100, FAR_BOOK),
        ([replace(FAR_BOOK, is_needed=False), SPARE_BOOK], [0, 1], 100, SPARE_BOOK),
        ([replace(NEAR_BOOK, is_needed=False), SPARE_BOOK], [0, 1], 100, replace(NEAR_BOOK, is_needed=False)),
        ([NEAR_BOOK, BOOK], [0], 100, BOOK),  # a needed book is more
        ([STACK_LATER, BOOK], [0], 100, BOOK),
        ([STACK_NOW, BOOK], [0], 100, STACK_NOW),
        ([BOOK, POINTS], [], 0, BOOK),  # plain to see where nothing is gained
        ([SPARE_BOOK, POINTS], [], 0, SPARE_BOOK),
        ([POINTS], [], 0, None),
        ([], [], 100, None),
    ],
)
def test_the_first_cause_is_the_reason(
    tried: list[Purpose], causes: list[int], whole: float, expected: Purpose | None
) -> None:
    """Of the purposes that pass the test, this one is given."""
    known = Known(whole, *(by(at) for at in causes))
    each = [(purpose, by(at)) for at, purpose in enumerate(tried)]
    assert _laid_for(known, known, each, many=False) == expected  # type: ignore[arg-type]  # all that is asked


def test_points_must_be_enough() -> None:
    """Given a gain of 100 points, 25 on the table could be a half of it twice over; discards always may."""
    assert _is_enough(SavesPoints(25), 100)
    assert not _is_enough(SavesPoints(24), 100)
    assert _is_enough(SavesPoints(1, is_discard=True), 100)
    assert _is_enough(BOOK, 100)
    trifles = POINTS, FAR_BOOK, SavesPoints(60, None, 0), SavesPoints(60, 1, 2), BOOK
    assert [_is_trifle(one) for one in trifles] == [True, True, False, False, False]


# ---- what is held back


@pytest.mark.parametrize(
    ("melds", "better", "other", "expected"),
    [
        ([SIX_KINGS], (throw("4C"),), (lay("2C > 0"), throw("4C")), [KeepsClean(Rank("K"), 6, 1)]),
        ([clean_book("K", 4)], (throw("4C"),), (lay("2C > 0"), throw("4C")), [KeepsClean(Rank("K"), 4, 3)]),
        ([KINGS], (throw("4C"),), (lay("2C > 0"), throw("4C")), []),
        ([SIX_KINGS, clean_book("A")], (throw("4C"),), (lay("2C > 0"), throw("4C")), []),  # the needed dirty book
        ([SIX_KINGS, *books(WEB, 0, 1)], (throw("4C"),), (lay("2C > 0"), throw("4C")), [KeepsClean(Rank("K"), 6, 1)]),
        ([clean_book("K"), clean_book("A")], (throw("4C"),), (lay("2C > 0"), throw("4C")),
         [KeepsClean(Rank("K"), 7, 0)]),
        (["KC KD KH KS 2H"], (throw("4C"),), (lay("2C > 0"), throw("4C")), []),
        # Of a book that is made nothing is needed more, and yet it would be dirty.
        ([clean_book("K")], (throw("4C"),), (lay("2C > 0"), throw("4C")), [KeepsClean(Rank("K"), 7, 0)]),
        ([SIX_KINGS, clean_book("A", 5)], (lay("2C > 1"), throw("4C")), (lay("2C > 0"), throw("4C")),
         [KeepsClean(Rank("K"), 6, 1)]),
        ([SIX_KINGS, clean_book("A", 5)], (lay("2C > 0"), throw("4C")), (lay("2C > 1"), throw("4C")), []),
    ],
)  # fmt: skip
def test_melds_kept_clean(
    melds: list[str], better: tuple[Move, ...], other: tuple[Move, ...], expected: list[KeepsClean]
) -> None:
    """Given a wild card that the other way lays, these melds stay clean by the better one."""
    view = turn(f"2C {NO_MORE}", melds)
    both = Judged(view, as_idea(*better), as_idea(*other))
    mine, its = (idea.laid(position_of(view), 0).tables[0] for idea in (both.better, both.other))
    found = list(_kept_clean(both, mine, its, [0] * 15, 1, runs_out=False))
    assert [clean for clean, _ in found] == expected
    assert all(without.refund == 1 for _, without in found)


@pytest.mark.parametrize(
    ("better", "other", "expected"),
    [
        ((throw("4C"),), (lay("QC QD 2C"), throw("4C")), [("Q", 1)]),
        ((throw("4C"),), (lay("QC QD 2C", "JC JD 2D"), throw("4C")), [("J", 1), ("Q", 1)]),
        ((lay("JC JD 2D"), throw("4C")), (lay("QC QD 2C", "JC JD 2D"), throw("4C")), []),
        ((throw("4C"),), (lay("QC QD 2C", "TC TD TH"), throw("4C")), []),
        ((throw("QC"),), (lay("QC QD 2C"), throw("4C")), []),
        ((throw("4C"),), (lay("QC 2C 2D"), throw("4C")), []),  # one queen isn't kept together
        # First the one that a joker, or more twos, would go with, then the dearer one.
        ((throw("4C"),), (lay("QC QD 2C 2D", "JC JD *R"), throw("4C")), [("J", 1), ("Q", 2)]),
        ((throw("4C"),), (lay("JC JD 2C", "QC QD 2D 2H"), throw("4C")), [("Q", 2), ("J", 1)]),
        ((throw("4C"),), (lay("AC AD 2C", "QC QD 2D"), throw("4C")), [("A", 1), ("Q", 1)]),
        ((throw("4C"),), (lay("TC TD TH"), throw("4C")), []),
    ],
)
def test_ranks_are_kept_for_a_clean_meld(
    better: tuple[Move, ...], other: tuple[Move, ...], expected: list[tuple[str, int]]
) -> None:
    """Given pairs that the other way begins with wild cards and the better one holds, they may become clean melds."""
    view = turn("QC QD JC JD TC TD TH AC AD 2C 2D 2H *R 4C")
    both = Judged(view, as_idea(*better), as_idea(*other))
    kept = both.better.laid(position_of(view), 0).hands[0].copy()
    kept[both.better.card] -= 1
    found = list(_kept_for_clean(both, kept))
    assert [(one.rank, without.refund) for one, without in found if isinstance(one, KeepsTogether)] == expected


@pytest.mark.parametrize(
    ("hand", "melds", "expected"),
    [
        ("KC KD 2C AC AD 2D 4C 5C", [], OpensCheaper(1)),
        ("KC KD 2C QC QD 2D 4C 5C", [], OpensCheaper(2)),
        ("KC KD KH QC QD QH 2C 4C", [], None),
        ("KC 4C 5C 2C", [], None),
        ("KC KD 2C AC AD 2D 4C 5C", [KINGS], None),
    ],
)
def test_an_opening_would_cost_wild_cards(hand: str, melds: list[str], expected: OpensCheaper | None) -> None:
    """A hand that opens only with wild cards needs at least this number of them."""
    assert opens_cheaper(turn(hand, melds)) == expected


def test_cards_that_fit_and_books_that_are_missing() -> None:
    """Given melds and hands: cards that fit, wild ones as far as there is room; the books that the team lacks, none in
    its last turn; and whether a meld may still become a book.
    """
    position = at("KC KD 2C 2D 4C", melds=["KH KS KC", dirty_book("Q", wilds="2H 2S 2C")], bare=True)
    assert _fitting(position, position.tables[0], position.hands[0]) == 4
    joker = at("KC 2C *R 4C", melds=["KH KS KC", dirty_book("Q", wilds="2H 2S 2C")], bare=True)
    assert _fitting(joker, joker.tables[0], joker.hands[0]) == 3
    sealed = at("KC 4C", rules=SEALED, melds=[clean_book("K")], bare=True)
    assert _fitting(sealed, sealed.tables[0], sealed.hands[0]) == 0  # it takes no more kings
    wild = at("2C 4C", rules=replace(WEB, wild_melds="allowed"), melds=["2H 2S 2D"], bare=True)
    assert _fitting(wild, wild.tables[0], wild.hands[0]) == 1
    narrow = at("KC KD 2C 2D 4C", melds=[clean_book("K")], bare=True)
    assert _fitting(narrow, narrow.tables[0], narrow.hands[0]) == 2
    assert _lacking(turn("4C")) == {"clean": 1, "dirty": 1}
    assert _lacking(turn("4C", stock="8C 8D 8H")) == {}
    assert _lacking(turn("4C", stock="8C 8D 8H 8S")) != {}
    late = at("4C", melds=[KINGS], bare=True)
    late.seen[K] = 13
    assert not _may_be_book(late, 0)
    late.seen[K] = 12
    assert _may_be_book(late, 0)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (go_out("4S 4H > 0", "*B > 2"), go_out("4S 4H *B > 0"), KeepsClean(Rank("4"), 8, 0)),
        (go_out("4S 4H *B > 0"), go_out("4S 4H > 0", "*B > 2"), None),
        (go_out("4S 4H > 0", "*B > 2"), go_out("4S 4H > 0", discard="*B"), SavesPoints(50, is_more=True)),
        (go_out("4S 4H > 0", discard="*B"), go_out("4S 4H > 0", "*B > 2"), None),
        (go_out("4S > 0", "*B > 2", discard="4H"), go_out("4S *B > 0", discard="4H"), KeepsClean(Rank("4"), 7, 0)),
        (go_out("4S 4H > 0", discard="*B"), go_out(discard="*B"), makes("clean", "4", needed=False)),
    ],
)
def test_of_two_ways_out_one_leaves_more(one: Move, other: Move, expected: Purpose | None) -> None:
    """Given two ways to go out, what only the one leaves: a clean book, a book, or points; not that rivals might go
    out first.
    """
    view = turn("*B 4S 4H", [clean_book("4", 6), clean_book("K"), dirty_book("9")], played_foot=(0, 1, 2, 3))
    assert advice_between(view, (one,), (other,)).purpose == expected


def test_what_stays_in_the_hand() -> None:
    """Given ways to lay and discard: the points that stay, and the wild cards; without a discard all of them."""
    view = turn("2C *R KC 4C 5C")
    held = [_held_points(view, as_idea(*moves)) for moves in ((throw("4C"),), (throw("*R"),), (lay("2C > 0"),))]
    assert held == [20 + 50 + 10 + 5, 20 + 10 + 5 + 5, 50 + 10 + 5 + 5]
    for moves, wilds in ((throw("4C"),), 2), ((throw("*R"),), 1), ((throw("2C"),), 1), ((lay("2C > 0"),), 1):
        idea = as_idea(*moves)
        assert _wilds(idea.laid(position_of(view), 0), 0, idea) == wilds


def test_enough_cards_to_make_one_meld_a_trifle() -> None:
    """Given two new melds of three cards, a meld among them is a trifle: of five cards it isn't."""
    assert _are_many(as_idea(lay("KC KD KH", "QC QD QH")))
    assert not _are_many(as_idea(lay("KC KD KH", "QC QD > 0")))


def test_books_that_are_only_together_the_cause() -> None:
    """Given two books, each is asked for, then both, told by the first, which names the other."""
    two = [(makes("clean", "K", also=(Rank("A"),)), AT_KINGS), (makes("clean", "A"), AT_ACES)]
    tried = [(book, without.books) for book, without in _books_made(two)]
    assert tried == [(two[0][0], (AT_KINGS,)), (two[1][0], (AT_ACES,)), (two[0][0], (AT_KINGS, AT_ACES))]
    assert len(list(_books_made(two[:1]))) == 1


def test_a_world_in_which_rivals_meld_no_kings() -> None:
    """Given kings of both teams, those of the rivals are gone and unseen again; the own ones stay."""
    for seat in (0, 1):
        world = at("4C", melds=[KINGS], their_melds=[ACES, "KS KC KD"], bare=True)
        world.turn, seen = seat, world.seen[K]
        _unmelded(K, world)
        assert [table.at[K] >= 0 for table in world.tables] == [seat == 0, seat == 1]
        assert seen - world.seen[K] == 3


@pytest.mark.parametrize(("wilds", "books_made", "expected"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_a_book_that_would_take_more_wild_cards(
    wilds: int, books_made: int, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a chosen way with one wild card, another is asked for only if it makes a book more with more of them:
    what the same cards could make is no question of keeping anything clean.
    """
    clean = KeepsClean(Rank("K"), 6, 1)
    monkeypatch.setattr("game.reason.finder.why_hold", lambda _: clean)
    view = turn(f"2C 2D 2H {NO_MORE}", ["QC QD QH QS", dirty_book("A", 6), dirty_book("J", 5)])
    others = {(2, 1): lay("2C 2D > 2"), (1, 1): lay("2C > 1"), (2, 0): lay("2C 2D > 0")}
    found = why_no_book(view, as_idea(lay("2C > 0")), [as_idea(others[wilds, books_made])])
    assert found == (clean if expected else None)


@pytest.mark.parametrize(("stock", "expected"), [("8C 8D 8H 8S 9C 9D 9H 9S", True), ("8C 8D 8H 8S 9C 9D 9H", False)])
def test_a_meld_stays_clean_while_everybody_can_draw(stock: str, expected: bool) -> None:
    """Given six clean kings and none in the hand, the seventh may come while the stock lasts for a lap."""
    view = turn(f"2C {NO_MORE}", [SIX_KINGS], stock=stock)
    tried = _hold_purposes(Judged(view, as_idea(throw("4C")), as_idea(lay("2C > 0"), throw("4C"))))
    assert (KeepsClean(Rank("K"), 6, 1) in [one for one, _ in tried]) == expected


class TakesMore(PlayedOut):
    """Only after the better way the pile is taken next turn, with a king."""

    def takes(self, idea: Idea, seat: int) -> Counter[int]:
        """In every deal."""
        return Counter({K: 80} if idea == self.better else {})

    def gain(self, without: Without = NOTHING) -> float:
        """That is all that is gained."""
        return 0.0


@pytest.mark.parametrize(
    ("hand", "goes", "expected"),
    [
        ("KC KD 9C 5C", "9C", [KeepsTogether(Rank("K"), 2, "pile")]),
        ("KC KD KH 5C", "KH", [KeepsTogether(Rank("K"), 2, "pile")]),
        ("KC KD 5C", "KD", []),  # one king alone takes nothing
        ("KC KD 4C 5C", "4C", [KeepsTogether(Rank("K"), 2, "pile")]),
        # A pair is as good as the other one, and three are more than a pair.
        ("KC KD 4C 4D 5C", "4C", []),
        ("KC KD 9C 9D 5C", "9C", []),
        ("KC KD KH 9C 9D 5C", "9C", [KeepsTogether(Rank("K"), 3, "pile")]),
        ("KC KD 4C 4D 4H 5C", "4C", [KeepsTogether(Rank("K"), 2, "pile")]),  # a pair of fours stays, too
        ("KC KD 2C 5C", "2C", [KeepsTogether(Rank("K"), 2, "pile")]),
    ],
)
def test_a_pair_is_kept_for_the_pile(hand: str, goes: str, expected: list[KeepsTogether]) -> None:
    """Given a discard instead of a king, the kings are kept for the pile, unless that breaks up as many of a rank."""
    view = turn(hand)
    tried = _hold_purposes(TakesMore(view, as_idea(throw(goes)), as_idea(throw("5C" if goes[0] == "K" else "KC"))))
    assert [one for one, _ in tried if isinstance(one, KeepsTogether) and one.use == "pile"][:1] == expected


@pytest.mark.parametrize(
    ("pile", "rules", "expected"),
    [
        ("", WEB, "alone"),
        ("8C", WEB, "few"),
        ("3C 8C", WEB, "few"),  # half of them
        ("3C 3S 8C", WEB, "threes"),
        ("3C 3S 8C 8D 8H", WEB, None),  # two of five, and three others
        ("3C 3S 3C 8C 8D", WEB, "threes"),
        ("3C 3S 3H 8D 8C 8H 9C 9D", WEB, None),
        ("3C", ruleset_from({"meld_threes": "all"}), "few"),  # which is of use
        ("3C 3S 3C 8C 8D 8H", ruleset_from({"meld_threes": "all"}), None),
    ],
)
def test_a_pile_that_is_no_gift(pile: str, rules: RuleSet, expected: str | None) -> None:
    """Given what lies under a discard, it is mostly useless threes, little, nothing, or worth having."""
    assert given_little(turn("KC 9C", rules=replace(rules, take_count=8), pile=pile).board) == expected


@pytest.mark.parametrize(
    ("purpose", "instead", "expected"),
    [
        # A three costs nothing to give away; a single card that is idle is another matter.
        (ShedsCost(Card("3S"), 0), "9C", False),
        (ShedsCost(Card("3S"), 0), "3C", True),
        (ShedsCost(Card("TC"), 0, lone=2), "9C", True),
        (ShedsCost(Card("TC"), 0, lone=2), "AD", False),
        (KeepsTogether(Rank("5"), 2, "pile"), "9C", True),
        (KeepsTogether(Rank("5"), 2, "pile"), "5C", False),
        (guards("3", "three"), "3C", True),
        (guards("3", "three"), "9C", False),
        (OnlyWay("pairs"), "9C", True),
        (POINTS, "9C", False),
    ],
)
def test_a_purpose_as_true_of_another_discard(purpose: Purpose, instead: str, expected: bool) -> None:
    """Given what a discard is for, another one would have served it as well, so that it is no reason."""
    view = turn("3S 3C 9C TC AD 5C 5D")
    assert is_as_true_of(view, purpose, (throw(instead),)) == expected


@pytest.mark.parametrize(
    ("purpose", "kept", "about_pile"),
    [
        (KeepsTogether(Rank("5"), 2, "pile"), "5C 5D", True),
        (KeepsTogether(Rank("5"), 2, "meld"), "5C 5D", False),
        (guards("J", "collects"), "JS", True),
        (guards("9", "gone", out=8), "", True),  # that is the card that goes
        (KeepsClean(Rank("K"), 6, 1), "2C *R", False),
        (OpensCheaper(1), "2C *R", False),
        (POINTS, "", False),
    ],
)
def test_the_cards_that_a_purpose_keeps(purpose: Purpose, kept: str, about_pile: bool) -> None:
    """Given a hand, these of its cards are shown as what stays; and whether the pile is what it is about."""
    assert kept_by(purpose, tuple(map(Card, ["2C", "*R", "5C", "5D", "9C", "JS"]))) == tuple(map(Card, kept.split()))
    assert is_about_pile(purpose) is about_pile


ANY_SEVENS = replace(WEB, sevens_kind="any")


@pytest.mark.parametrize(
    ("lacking", "kind", "rank", "rules", "expected"),
    [
        ({"clean": 1, "any": 1}, "clean", "K", WEB, "clean"),
        ({"clean": 1, "any": 1}, "dirty", "K", WEB, "any"),
        ({"clean": 1}, "dirty", "K", WEB, None),
        ({"clean": 0}, "clean", "K", WEB, None),
        # A book of sevens is asked for as such first, a dirty one only where any will do.
        ({"sevens": 1, "clean": 1}, "clean", "7", WEB, "sevens"),
        ({"sevens": 1, "clean": 1}, "clean", "K", WEB, "clean"),
        ({"sevens": 1}, "clean", "K", WEB, None),
        ({"sevens": 1}, "dirty", "7", replace(WEB, sevens_kind="clean"), None),
        ({"sevens": 1}, "dirty", "7", ANY_SEVENS, "sevens"),
        ({"sevens": 1}, "dirty", "K", ANY_SEVENS, None),
        ({"dirty": 1}, "dirty", "7", ANY_SEVENS, "dirty"),
    ],
)
def test_what_a_book_is_needed_as(
    lacking: dict[Any, int], kind: Any, rank: str, rules: RuleSet, expected: str | None
) -> None:
    """Given the books that a team lacks, one of this kind and rank is the first of these that it could be."""
    assert wanted_as(Counter(lacking), rules, kind, Rank(rank)) == expected
