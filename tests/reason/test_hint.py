"""What advice is made of, before a screen tells it: which moves are compared, what says why, which cards are marked."""

from typing import Any

import pytest

from game.ai.brain.counted_position import NOBODY
from game.ai.players.expert import Thought
from game.ai.search.courses import Compared, Course
from game.cards import Card, Rank
from game.engine.moves import Choose, Cut, Draw, Hold, Move, Pass, Peek
from game.engine.table.view import PlayerView
from game.reason.hint import (
    _cards,
    _fits,
    _is_clear,
    _is_plain,
    _is_shared,
    _kept,
    _others,
    _says_why,
    _told,
    reason_for,
)
from game.reason.purposes import (
    Advice,
    GrowsBook,
    GuardsPile,
    Instead,
    KeepsTogether,
    OnlyWay,
    Purpose,
    SavesPoints,
    ShedsCost,
)
from tests.ai.brain.counts import CLASSES, PLENTY, as_idea
from tests.build import FAMILY, go_out, lay, my_view, table, take, throw


def compared(
    other: int, gain: float, error: float = 10, worlds: int = 20, better: int = 12, worse: int = 5
) -> Compared:
    """How the first idea did against another."""
    course = Course((), (), ())
    return Compared(other, gain, error, worlds, better, worse, course, course)


@pytest.mark.parametrize(
    ("it", "expected"),
    [
        (compared(1, 60, 29), True),
        (compared(1, 59, 29), False),  # less than a move is overruled for
        (compared(1, 60, 30), False),  # it may be chance
        (compared(1, 90, better=6, worse=6), False),
        (compared(1, 90, better=7, worse=6), True),
    ],
)
def test_clear_gains(it: Compared, expected: bool) -> None:
    """Given a gain, it is enough, beyond chance, and better more often than worse, or both are about equal."""
    assert _is_clear(it) == expected


IDEAS = tuple(as_idea(move) for move in (throw("9C"), throw("9C"), throw("AD"), throw("AD"), throw("4C"), throw("KS")))


@pytest.mark.parametrize(
    ("known", "plain", "told", "others"),
    [
        # The same move isn't another one, and of two ideas that begin alike the first, nearest one counts.
        ([compared(1, 5), compared(2, 70), compared(3, 200)], (), [2], [("AD", 70)]),
        ([compared(2, 70, worlds=7), compared(3, 200, worlds=8)], (), [3], [("AD", 200)]),
        # Two are listed, and one of them is a worse one that everybody thinks of.
        ([compared(2, 10), compared(4, 70), compared(5, 90)], (), [2, 4, 5], [("AD", 0), ("4C", 70)]),
        ([compared(2, 10), compared(4, 70), compared(5, 90)], (5,), [2, 4, 5], [("AD", 0), ("KS", 90)]),
        ([compared(2, 10), compared(4, 70), compared(5, 20)], (5,), [2, 4, 5], [("AD", 0), ("4C", 70)]),
        ([compared(2, 65), compared(4, 70)], (4, 2), [2, 4], [("AD", 65), ("4C", 70)]),
        ([], (), [], []),
    ],
)
def test_other_moves_listed(
    known: list[Compared], plain: tuple[int, ...], told: list[int], others: list[tuple[str, int]]
) -> None:
    """Given what was played out, these moves are told of, and these listed with what they cost."""
    thought = Thought(throw("9C"), IDEAS, compared=tuple(known), plain=plain)
    found = _told(thought)
    assert [it.other for it in found] == told
    assert _others(thought, found) == tuple(Instead(throw(card), cost) for card, cost in others)


GROWS, POINTS = GrowsBook("clean", Rank("K"), 4, 3), SavesPoints(40)


@pytest.mark.parametrize(
    ("move", "purpose", "effect", "expected"),
    [
        (throw("9C"), OnlyWay("most"), None, True),
        (throw("9C"), OnlyWay("pairs"), None, False),  # as true of any other pair
        (lay("KS > 0"), OnlyWay("table"), None, False),
        (lay("KS > 0"), POINTS, None, True),
        (lay("KS > 0"), None, GROWS, True),
        (lay("KS > 0"), None, POINTS, False),
        (lay("KS > 0"), None, None, False),
        (take("KC KD KS"), None, GROWS, False),
    ],
)
def test_advice_that_says_why(move: Move, purpose: Purpose | None, effect: Any, expected: bool) -> None:
    """Given advice, it has a purpose of its own, or it shows more than points."""
    assert _says_why(Advice(move=move, purpose=purpose, effect=effect)) == expected


@pytest.mark.parametrize(
    ("purpose", "plain", "kept"),
    [
        (OnlyWay("pairs"), True, NOBODY),
        (OnlyWay("wilds"), False, NOBODY),
        (ShedsCost(Card("9C"), 0, lone=1), True, NOBODY),
        (ShedsCost(Card("9C"), 5), False, NOBODY),
        (KeepsTogether(Rank("A"), 2, "own"), False, CLASSES.index("A")),
        (GuardsPile(1, Rank("J"), 6, "collects"), False, CLASSES.index("J")),
        (GuardsPile(1, Rank("J"), 6, "likely"), False, CLASSES.index("J")),
        (GuardsPile(1, Rank("J"), 6, "gone", 6, 16), False, NOBODY),  # that is the discarded rank
    ],
)
def test_plain_reasons_and_the_card_that_stays(purpose: Purpose, plain: bool, kept: int) -> None:
    """Given a reason for a discard, it is plain or not, and is about a card that stays or about the one that goes."""
    assert (_is_plain(purpose), _kept(purpose)) == (plain, kept)


def turn(hand: str, **more: Any) -> PlayerView:
    """After the draw."""
    return my_view(table(hand, **{"phase": "play", "stock": PLENTY, "bare": True, **more}))


@pytest.mark.parametrize(
    ("move", "melds", "expected"),
    [
        (lay("KS > 0"), ["KC KD KH"], True),
        (lay("KS > 0", "2C > 0"), ["KC KD KH"], False),
        (lay("KS KC KD"), [], False),
        (throw("KS"), ["KC KD KH"], False),
    ],
)
def test_naturals_that_fit(move: Move, melds: list[str], expected: bool) -> None:
    """Given a team with melds, laying naturals is what everybody wonders about."""
    assert _fits(turn("KS KC KD 2C 4C", melds=melds), move) == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (throw("9C"), "9C"),
        (lay("KS > 0", "9C 9D 9H"), "KS 9C 9D 9H"),
        (take("KS KC KD"), "KS KC"),  # the third king is on the pile
        (go_out("9C 9D 9H", discard="KS"), "KS KC 9H 9D 9C"),
        (Draw(), ""),
    ],
)
def test_which_cards_are_marked(move: Move, expected: str) -> None:
    """Given a move, these cards of the hand are what it uses."""
    marked = _cards(turn("KS KC 9C 9D 9H"), move)
    assert (sorted(marked), len(marked)) == (sorted(expected.split()), len(expected.split()))


WAITS = {"rules": FAMILY}


@pytest.mark.parametrize(
    ("move", "more", "expected"),
    [
        (Pass(), {}, "nothing"),
        (Peek(), {}, "look"),
        (Cut(44), {}, "cut"),
        (Choose(1), {}, "stack"),
        (Hold(), {}, "stuck"),
        (Hold(), WAITS, "late"),
        (Hold(), {**WAITS, "melded": (2,)}, "stuck"),
        (Hold(), {**WAITS, "in_foot": (2,)}, "stuck"),
        (Hold(), {**WAITS, "in_foot": (1, 3)}, "late"),
    ],
)
def test_moves_that_need_no_reason(move: Move, more: dict[str, Any], expected: Any) -> None:
    """Given a move without another way, that is said; a partner who hasn't begun is waited for. The bug: even where no
    rule lets one wait, and a card is kept since a partner said no.
    """
    assert reason_for(turn("KS 4C", **more), move).purpose == OnlyWay(expected)


def test_only_a_plain_reason_is_asked_whether_it_is_as_true_of_another() -> None:
    """Given a four that goes as well, "the only nine" is shared with it; a pair that both leave together is a reason
    that was weighed.
    """
    view = turn("9C 4S 5C 5D", melds=["KC KD KH"])
    assert _is_shared(view, ShedsCost(Card("9C"), 0, lone=2), (throw("4S"),))
    assert not _is_shared(view, ShedsCost(Card("9C"), 0, lone=2), (throw("5C"),))
    assert not _is_shared(view, KeepsTogether(Rank("5"), 2, "pile"), (throw("4S"),))
    assert not _is_shared(view, None, (throw("4S"),))


@pytest.mark.parametrize(("points", "purpose"), [(29, OnlyWay("table")), (30, None)])
def test_few_points_are_no_effect(points: int, purpose: Purpose | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given cards laid down for nothing else, 30 points are named; fewer are only said to be on the table."""
    monkeypatch.setattr("game.reason.hint._purpose", lambda *_: None)
    monkeypatch.setattr("game.reason.hint.visible_effect", lambda *_: SavesPoints(points))
    told = reason_for(turn("KS KC KD 4C", melds=["AC AD AH"]), lay("KS KC KD"))
    assert (told.purpose, told.effect) == (purpose, None if purpose else SavesPoints(points))


def test_the_same_card_twice_is_marked_twice() -> None:
    """Given two kings of spades that are laid, both are marked."""
    assert _cards(turn("KS KS KD 4C"), lay("KS KS KD")) == ("KS", "KS", "KD")
