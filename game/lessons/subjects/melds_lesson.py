"""Melds: three of a rank, more of them, the team's, and a second one of a rank."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.lessons.lesson_facts import LessonStep
from game.lessons.making import added, after, beside_eights, melded, single_discarded, steps_of
from game.lessons.positions import LessonTable, cards, naturals
from game.rules.ruleset import MELD_SIZE

_UPCARD: Final = cards("5H")


def melds(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about melds for this table."""
    return steps_of(
        there,
        (_three_and_more, _four, _both, _second, _row, _pair),
        extra=("not_in_a_row", "two_join"),
    )


def _three_and_more(there: LessonTable) -> Sequence[LessonStep]:
    nines, eight = naturals("9", MELD_SIZE), naturals("8", 1, first=MELD_SIZE)
    hand = (*nines, *eight, *cards("KH JC 6D 4S"))
    start = there.position(hand, melds=[naturals("8", MELD_SIZE)], pile=_UPCARD)
    meld = melded(there, "three_of_a_rank", start, nines)
    return [meld, added(there, "meld_grows", after(there, meld), eight, 0, follows=True)]


def _four(there: LessonTable) -> Iterator[LessonStep]:
    sixes = naturals("6", MELD_SIZE + 1)
    yield melded(there, "more_at_once", beside_eights(there, (*sixes, *cards("QH TC 7D")), _UPCARD), sixes)


def _both(there: LessonTable) -> Iterator[LessonStep]:
    """Two cards join a meld at once."""
    lying, two = naturals("8", MELD_SIZE + 1), naturals("8", 2, first=MELD_SIZE + 1)
    start = there.position((*two, *cards("KH JC 6D 4S")), melds=[lying], pile=_UPCARD)
    yield added(there, "two_join", start, two, 0)


def _second(there: LessonTable) -> Iterator[LessonStep]:
    """Three more of a melded rank: a second meld if that is allowed, otherwise added to the first."""
    lying, more = naturals("K", MELD_SIZE), naturals("K", MELD_SIZE, first=MELD_SIZE)
    start = there.position((*more, *cards("QH TC 7D")), melds=[lying], pile=_UPCARD)
    if there.rules.second_meld == "anytime":
        yield melded(there, "second_meld_allowed", start, more)
    else:
        yield added(there, "one_meld_of_a_rank", start, more, 0)


def _pair(there: LessonTable) -> Iterator[LessonStep]:
    yield single_discarded(there, "pair_waits", beside_eights(there, cards("QH QC JD 7S 4H"), _UPCARD))


def _row(there: LessonTable) -> Iterator[LessonStep]:
    """Cards in sequence beside three of a rank: only the latter are a meld."""
    aces = naturals("A", MELD_SIZE)
    hand = (*cards("KS QS JS TS"), *aces, *cards("6D"))
    yield melded(there, "not_in_a_row", beside_eights(there, hand, _UPCARD), aces)
