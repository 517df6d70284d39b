"""Every purpose of a move, with everything that its words choose by."""

from collections.abc import Iterator
from itertools import product
from typing import get_args, get_type_hints

from game.cards import Card, Rank
from game.engine.refusal import BooksMissing, NoTake
from game.reason.purposes import (
    DoublesBook,
    GoesOut,
    GrowsBook,
    GuardsPile,
    HoldsPoints,
    KeepsClean,
    KeepsTogether,
    KeepsTwo,
    KeepsWild,
    LeavesPile,
    MakesBook,
    NearsOut,
    OnlyWay,
    Opens,
    OpensCheaper,
    PlaysOn,
    Purpose,
    SavesPoints,
    ShedsCost,
    SparesPartner,
    TakesPile,
    TakesStack,
)
from tests.sentences.every_refusal import every_refusal

SEVEN, QUEEN = Rank("7"), Rank("Q")
MISSING = (None, BooksMissing(dirty=1), BooksMissing(clean=2, dirty=1))


def every_purpose() -> Iterator[Purpose]:
    """Each kind at least once, and each of its literals."""
    yield from (
        Opens(90, 0),
        Opens(125, 90),
        OpensCheaper(1),
        OpensCheaper(2),
        KeepsTwo(),
        KeepsWild(1),
        KeepsWild(2, QUEEN),
        KeepsTwo(2, 1),
        KeepsTwo(1, 2),
    )
    for stack, how in product(("foot", "tail"), get_args(get_type_hints(TakesStack)["how"])):
        yield from (TakesStack(stack, left, how) for left in (1, 3))  # type: ignore[arg-type]  # from its own hints
    for kind, rank, needed in product(("clean", "dirty", "wild"), (SEVEN, QUEEN), (True, False)):
        yield from (MakesBook(kind, rank, needed, missing) for missing in MISSING)  # type: ignore[arg-type]
        yield from (MakesBook(kind, rank, needed, missing, also=(SEVEN,), is_part=True) for missing in MISSING)  # type: ignore[arg-type]
        yield GrowsBook(kind, rank, 4, 3, needed, is_part=True)  # type: ignore[arg-type]
        yield MakesBook(kind, rank, needed, by_pile=True)  # type: ignore[arg-type]  # from the product
        yield from (GrowsBook(kind, rank, 6 - short, short, needed) for short in (1, 3))  # type: ignore[arg-type]
    for stack, how, also in product(("foot", "tail"), ("at_once", "next_turn", "discard", "later"), ((), (SEVEN,))):
        comes = TakesStack(stack, 3 * (how == "later"), how)  # type: ignore[arg-type]  # from the product
        yield MakesBook("dirty", QUEEN, True, also=also, is_part=True, brings=comes)
    yield from (MakesBook("dirty", QUEEN, True, MISSING[2], also=also, is_late=True) for also in ((), (SEVEN,)))
    yield from (MakesBook("dirty", QUEEN, True, MISSING[2], also=also, is_turned=True) for also in ((), (SEVEN,)))
    for missing in MISSING:
        yield MakesBook("dirty", SEVEN, True, missing, as_sevens=True)
    yield from (MakesBook("wild", QUEEN, by_pile=by_pile, worth=1500) for by_pile in (True, False))
    yield from (GrowsBook("clean", SEVEN, 4, short, True, as_sevens=True) for short in (3, 4))
    yield DoublesBook(QUEEN, 500)
    for rank, short in product((SEVEN, QUEEN), (0, 1, 3)):
        yield KeepsClean(rank, 7 - short, short)
        yield KeepsClean(rank, 7 - short, short, is_held=short > 0)
    yield from (GoesOut(120, 260), GoesOut(-120, 0), GoesOut(10, 40, 320), GoesOut(10, 40, None, 1, 2))
    yield from (NearsOut(left, missing) for left, missing in product((1, 2), MISSING[:2]))
    yield from (PlaysOn(200, 50), PlaysOn(200, -50), PlaysOn(200, 0), PlaysOn(-20, -90))
    yield from (HoldsPoints(points, behind) for points, behind in product((1, 215), (True, False)))
    for is_discard in (True, False):
        yield from (SavesPoints(60, seat, cards, is_discard) for seat, cards in ((1, 2), (1, 1), (None, 0), (None, 5)))
    yield SavesPoints(60)
    for how, rank in product(get_args(get_type_hints(GuardsPile)["how"]), (SEVEN, QUEEN)):
        yield from (GuardsPile(1, rank, cards, how, 6, 8) for cards in (1, 9))
    for use, goes, held in product(get_args(get_type_hints(KeepsTogether)["use"]), (None, SEVEN, QUEEN), (1, 2)):
        if held > 1 or use == "own":
            yield KeepsTogether(QUEEN, held, use, goes)
    yield from (
        ShedsCost(Card("3H"), 300),
        ShedsCost(Card("3S"), 0),
        *(ShedsCost(Card("QS"), 0, lone=lone, is_wanted=wanted) for lone in (1, 4) for wanted in (False, True)),
    )
    yield ShedsCost(Card("QS"), 0, is_full=True)
    for stack, up, several in product(("foot", "tail"), (True, False), (False, True)):
        yield SparesPartner(stack, up, several)  # type: ignore[arg-type]  # from the product
        yield SparesPartner(stack, up, several, said_no=True)  # type: ignore[arg-type]
    for cards, fitting, wilds, opens in ((7, 3, 1, True), (7, 2, 0, False), (1, 1, 0, False), (5, 0, 2, False)):
        yield TakesPile(cards, fitting, wilds, 2, (QUEEN, SEVEN)[: max(0, fitting)], opens)
    yield TakesPile(7, 0, 0, 0)
    for why, stack in product(get_args(get_type_hints(LeavesPile)["why"]), ("foot", "tail", "none")):
        yield from (LeavesPile(9, fitting, why, left, stack) for fitting, left in ((0, 1), (2, 3)))  # type: ignore[arg-type]
    yield from map(OnlyWay, get_args(get_type_hints(OnlyWay)["by"]))
    for have in (0, 1):
        yield from (one for one in every_refusal(have, 2, Card("KS"), QUEEN) if isinstance(one, NoTake))
