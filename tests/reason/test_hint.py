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
    MOST_OTHERS,
    _as_good,
    _cards,
    _fits,
    _is_clear,
    _is_plain,
    _is_shared,
    _kept,
    _of_discard,
    _others,
    _says_why,
    _told,
    advice_between,
    reason_for,
)
from game.reason.purposes import (
    Advice,
    GrowsBook,
    GuardsPile,
    Instead,
    KeepsTogether,
    OnlyWay,
    PlaysOn,
    Purpose,
    SavesPoints,
    ShedsCost,
    SparesPartner,
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


ABOUT_NINES = GuardsPile(1, Rank("9"), 6, "gone", 8, 16)


def test_another_move_as_good_is_listed_with_as_few_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a move about as good that can be explained, the first is listed as equal, with one that is worse: no more
    than of any other advice.
    """
    monkeypatch.setattr("game.reason.hint.reason_for", lambda _, move, *__: Advice(move=move, purpose=ABOUT_NINES))
    known = (compared(2, 10), compared(4, 70), compared(5, 90))
    thought = Thought(throw("9C"), IDEAS, compared=known, plain=(5,))
    told = _told(thought)
    advice = _as_good(turn("9C AD 4C KS"), thought, told, told)
    assert advice is not None
    assert (advice.move, advice.others) == (throw("AD"), (Instead(throw("9C"), 0), Instead(throw("KS"), 90)))
    assert len(advice.others) <= MOST_OTHERS
    assert _as_good(turn("9C AD 4C KS"), thought, told, told[1:]) is None  # those are worse
    # a surely worse one may be nearer than it, and then that is listed, and no second one
    known = (compared(4, 70), compared(2, 80, error=60), compared(5, 90))
    thought = Thought(throw("9C"), IDEAS, compared=known, plain=(5,))
    advice = _as_good(turn("9C AD 4C KS"), thought, _told(thought), _told(thought))
    assert advice is not None
    assert (advice.move, advice.others) == (throw("AD"), (Instead(throw("9C"), 0), Instead(throw("4C"), 70)))


@pytest.mark.parametrize(
    ("hand", "is_worse", "expected"),
    [
        ("9C AD 4C", True, ABOUT_NINES),
        ("9C AD AH 4C", True, ABOUT_NINES),
        ("9C AD AH AS 4C", True, None),  # nobody asks why three aces aren't broken up
        ("9C 9D 9H AD AH AS 4C", True, ABOUT_NINES),
        ("9C AD 4C", False, None),
    ],
)
def test_which_worse_discards_are_asked_about(
    hand: str, is_worse: bool, expected: Purpose | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a nine that goes, an ace that is worse is why, if as few aces as nines are held, or a pair."""
    monkeypatch.setattr("game.reason.hint.why_hold", lambda _: ABOUT_NINES)
    monkeypatch.setattr("game.reason.hint.what_stays", lambda _: None)
    nine, ace = as_idea(throw("9C")), as_idea(throw("AD"))
    advice = _of_discard(turn(hand), Card("9C"), nine, [(ace, is_worse)], Advice(move=throw("9C")))
    assert advice.purpose == expected


@pytest.mark.parametrize(
    ("purpose", "worse", "expected"),
    [
        (None, [throw("KC")], False),
        (OnlyWay("pairs"), [throw("KC")], True),
        (OnlyWay("pairs"), [Draw()], False),
        (KeepsTogether(Rank("K"), 2, "pile"), [throw("AD")], False),  # only a plain reason is shared
        (ShedsCost(Card("9C"), 0, lone=2), [throw("4C")], True),
    ],
)
def test_a_plain_reason_may_be_shared(purpose: Purpose | None, worse: list[Move], expected: bool) -> None:
    """Given a reason, and a discard that is worse, the reason is as true of that one, too."""
    assert _is_shared(turn("9C KC KD AD 4C"), purpose, worse) == expected


@pytest.mark.parametrize(("points", "expected"), [(30, (None, SavesPoints(30))), (25, (OnlyWay("table"), None))])
def test_few_points_on_the_table(points: int, expected: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a lay-down that only brings points, thirty are told, fewer only as cards on the table."""
    monkeypatch.setattr("game.reason.hint._purpose", lambda *_: None)
    monkeypatch.setattr("game.reason.hint.visible_effect", lambda *_: SavesPoints(points))
    advice = reason_for(turn("KC KD KS 4C"), lay("KC KD KS"))
    assert (advice.purpose, advice.effect) == expected


LATE = SparesPartner("foot", False, False, False)


OUT, LAID, THROWN = go_out("KC KD KS", discard="4C"), lay("KC KD KS"), throw("4C")


@pytest.mark.parametrize(
    ("way", "instead", "expected"),
    [
        ((OUT,), (go_out(discard="4C"),), POINTS),
        ((Draw(),), (OUT,), PlaysOn(50, 0)),
        ((OUT,), (Draw(),), OnlyWay("out")),
        ((LAID, THROWN), (OUT,), PlaysOn(50, 0)),
        ((LAID, THROWN), (THROWN,), ABOUT_NINES),
    ],
)
def test_what_tells_one_decision_from_another(
    way: tuple[Move, ...], instead: tuple[Move, ...], expected: Purpose, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two decisions, ways out are told apart by what they leave, playing on from going out by what it brings,
    laying and discarding by what the one is for; else a move has its own reason.
    """
    monkeypatch.setattr("game.reason.hint.why_out_so", lambda *_: POINTS)
    monkeypatch.setattr("game.reason.hint.why_not_yet", lambda _: PlaysOn(50, 0))
    monkeypatch.setattr("game.reason.hint.purpose_of", lambda *_: ABOUT_NINES)
    monkeypatch.setattr("game.reason.hint.is_as_true_of", lambda *_: False)
    monkeypatch.setattr("game.reason.hint._purpose", lambda *_: OnlyWay("out"))
    assert advice_between(turn("KC KD KS 4C"), way, instead).purpose == expected


STAYS, FED = KeepsTogether(Rank("A"), 2, "own"), OnlyWay("fed")
IDLE = ShedsCost(Card("4C"), 0, lone=1)


@pytest.mark.parametrize(
    ("purpose", "is_worse", "expected", "is_shared"),
    [
        (IDLE, True, IDLE, True),
        (OnlyWay("pairs"), True, OnlyWay("pairs"), True),
        (OnlyWay("most"), True, OnlyWay("most"), True),
        (FED, True, STAYS, False),  # what is as true of a worse card is no reason, but the cards that stay are
        (None, True, STAYS, False),
        (FED, False, FED, False),
        (None, False, None, False),
        # Cards that could as well go aren't what is kept, whatever the reason says of them.
        (STAYS, False, OnlyWay("most"), False),
        (STAYS, True, STAYS, False),
        (KeepsTogether(Rank("K"), 2, "own"), False, KeepsTogether(Rank("K"), 2, "own"), False),
    ],
)
def test_a_reason_that_a_worse_discard_shares(
    purpose: Purpose | None, is_worse: bool, expected: Purpose | None, is_shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a reason for a four, and an ace that is worse or as good, for which it holds as well, this is told."""
    monkeypatch.setattr("game.reason.hint.why_hold", lambda _: None)
    monkeypatch.setattr("game.reason.hint.is_as_true_of", lambda *_: True)
    monkeypatch.setattr("game.reason.hint.what_stays", lambda _: STAYS)
    monkeypatch.setattr("game.reason.hint.plain_discard", lambda *_: OnlyWay("most"))
    others = [(as_idea(throw("AD")), is_worse), (as_idea(LAID), True)]
    advice = _of_discard(
        turn("KC KD KS AD AH 4C"), Card("4C"), as_idea(THROWN), others, Advice(move=THROWN, purpose=purpose)
    )
    assert (advice.purpose, advice.is_shared) == (expected, is_shared)


@pytest.mark.parametrize(
    ("way", "instead", "is_as_true", "expected"),
    [
        (take("KC KD KS"), Draw(), False, FED),
        (take("KC KD KS"), Draw(), True, None),
        (take("KC KD KS"), take("KC KD KS", "AD AH AS"), False, None),  # both get the pile
        (Draw(), take("KC KD KS"), False, FED),
    ],
)
def test_a_reason_of_both_decisions_is_none(
    way: Move, instead: Move, is_as_true: bool, expected: Purpose | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given taking the pile and drawing, what holds for both tells nothing."""
    monkeypatch.setattr("game.reason.hint._purpose", lambda *_: FED)
    monkeypatch.setattr("game.reason.hint.is_as_true_of", lambda *_: is_as_true)
    assert advice_between(turn("KC KD 4C"), (way,), (instead,)).purpose == expected
