"""Melds: three of a rank, more of them, the team's, and a second one of a rank."""

from collections.abc import Sequence
from typing import Final

from game.cards import Rank
from game.lessons.example_cards import cards, lay, naturals
from game.lessons.lesson_facts import AboutMelds, LessonStep, Pointed, TableThing, TheMeld, TheseCards, ToGrow, ToMeld
from game.lessons.making import after, discarded, made, single_cards, steps_of
from game.lessons.positions import LessonTable
from game.rules.meld_limits import MELD_SIZE

_UPCARD: Final = cards("5H")


def melds(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about melds for this table."""
    return steps_of(
        there,
        (_three_and_more, _four, _both, _second, _row, _pair),
        extra=(AboutMelds.NOT_IN_A_ROW, AboutMelds.TWO_JOIN),
    )


def _three_and_more(there: LessonTable) -> Sequence[LessonStep]:
    nines, eight = naturals("9", MELD_SIZE), naturals("8", 1, first=MELD_SIZE)
    lying = naturals("8", MELD_SIZE)
    start = there.position((*nines, *eight, *cards("KH JC 6D 4S")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    meld = made(
        there,
        AboutMelds.THREE_OF_A_RANK,
        start,
        ToMeld(Rank("9"), MELD_SIZE),
        [lay(nines)],
        points_at=[TheseCards(nines), TableThing.NEW_PILE],
    )
    grow = made(
        there,
        AboutMelds.MELD_GROWS,
        after(there, meld),
        ToGrow(0, MELD_SIZE + 1),
        [lay(eight, onto=0)],
        points_at=[TheseCards(eight), TheMeld(0, 0)],
        follows=True,
    )
    return [meld, grow]


def _four(there: LessonTable) -> Sequence[LessonStep]:
    sixes = naturals("6", MELD_SIZE + 1)
    start = there.position((*sixes, *cards("QH TC 7D")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    return [
        made(
            there,
            AboutMelds.MORE_AT_ONCE,
            start,
            ToMeld(Rank("6"), len(sixes)),
            [lay(sixes)],
            points_at=[TheseCards(sixes), TableThing.NEW_PILE],
        )
    ]


def _both(there: LessonTable) -> Sequence[LessonStep]:
    """Two cards join a meld at once."""
    lying, two = naturals("8", MELD_SIZE + 1), naturals("8", 2, first=MELD_SIZE + 1)
    start = there.position((*two, *cards("KH JC 6D 4S")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    points: list[Pointed] = [TheseCards(two), TheMeld(0, 0)]
    return [made(there, AboutMelds.TWO_JOIN, start, ToGrow(0, MELD_SIZE + 3), [lay(two, onto=0)], points_at=points)]


def _second(there: LessonTable) -> Sequence[LessonStep]:
    """Three more of a melded rank: a second meld if that is allowed, otherwise added to the first."""
    lying, more = naturals("K", MELD_SIZE), naturals("K", MELD_SIZE, first=MELD_SIZE)
    start = there.position((*more, *cards("QH TC 7D")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    if there.rules.second_meld == "anytime":
        about, task, answer = AboutMelds.SECOND_MELD_ALLOWED, ToMeld(Rank("K"), MELD_SIZE), lay(more)
        return [made(there, about, start, task, [answer], points_at=[TheseCards(more), TableThing.NEW_PILE])]
    onto = ToGrow(0, 2 * MELD_SIZE)
    points: list[Pointed] = [TheseCards(more), TheMeld(0, 0)]
    return [made(there, AboutMelds.ONE_MELD_OF_A_RANK, start, onto, [lay(more, onto=0)], points_at=points)]


def _pair(there: LessonTable) -> Sequence[LessonStep]:
    start = there.position(cards("QH QC JD 7S 4H"), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    return [discarded(there, AboutMelds.PAIR_WAITS, start, single_cards(there, start))]


def _row(there: LessonTable) -> Sequence[LessonStep]:
    """Cards in sequence beside three of a rank: only the latter are a meld."""
    aces = naturals("A", MELD_SIZE)
    hand = (*cards("KS QS JS TS"), *aces, *cards("6D"))
    start = there.position(hand, melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    return [
        made(
            there,
            AboutMelds.NOT_IN_A_ROW,
            start,
            ToMeld(Rank("A"), MELD_SIZE),
            [lay(aces)],
            points_at=[TheseCards(aces), TableThing.NEW_PILE],
        )
    ]
