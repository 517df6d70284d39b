"""Melds: three of a rank, more of them, the team's, and a second one of a rank."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Rank
from game.lessons.example_cards import cards, lay, naturals
from game.lessons.lesson_facts import LessonStep, Pointed, TableThing, TheMeld, TheseCards, ToGrow, ToMeld
from game.lessons.making import after, discarded, made, single_cards, steps_of
from game.lessons.positions import LessonTable
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
    lying = naturals("8", MELD_SIZE)
    start = there.position((*nines, *eight, *cards("KH JC 6D 4S")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    meld = made(
        there,
        "three_of_a_rank",
        start,
        ToMeld(Rank("9"), MELD_SIZE),
        [lay(nines)],
        points_at=[TheseCards(nines), TableThing.NEW_PILE],
    )
    grow = made(
        there,
        "meld_grows",
        after(there, meld),
        ToGrow(0, MELD_SIZE + 1),
        [lay(eight, onto=0)],
        points_at=[TheseCards(eight), TheMeld(0, 0)],
        follows=True,
    )
    return [meld, grow]


def _four(there: LessonTable) -> Iterator[LessonStep]:
    sixes = naturals("6", MELD_SIZE + 1)
    start = there.position((*sixes, *cards("QH TC 7D")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield made(
        there,
        "more_at_once",
        start,
        ToMeld(Rank("6"), len(sixes)),
        [lay(sixes)],
        points_at=[TheseCards(sixes), TableThing.NEW_PILE],
    )


def _both(there: LessonTable) -> Iterator[LessonStep]:
    """Two cards join a meld at once."""
    lying, two = naturals("8", MELD_SIZE + 1), naturals("8", 2, first=MELD_SIZE + 1)
    start = there.position((*two, *cards("KH JC 6D 4S")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    points: list[Pointed] = [TheseCards(two), TheMeld(0, 0)]
    yield made(there, "two_join", start, ToGrow(0, MELD_SIZE + 3), [lay(two, onto=0)], points_at=points)


def _second(there: LessonTable) -> Sequence[LessonStep]:
    """Three more of a melded rank: a second meld if that is allowed, otherwise added to the first."""
    lying, more = naturals("K", MELD_SIZE), naturals("K", MELD_SIZE, first=MELD_SIZE)
    start = there.position((*more, *cards("QH TC 7D")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    if there.rules.second_meld == "anytime":
        about, task, answer = "second_meld_allowed", ToMeld(Rank("K"), MELD_SIZE), lay(more)
        return [made(there, about, start, task, [answer], points_at=[TheseCards(more), TableThing.NEW_PILE])]
    onto = ToGrow(0, 2 * MELD_SIZE)
    points: list[Pointed] = [TheseCards(more), TheMeld(0, 0)]
    return [made(there, "one_meld_of_a_rank", start, onto, [lay(more, onto=0)], points_at=points)]


def _pair(there: LessonTable) -> Iterator[LessonStep]:
    start = there.position(cards("QH QC JD 7S 4H"), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield discarded(there, "pair_waits", start, single_cards(there, start))


def _row(there: LessonTable) -> Iterator[LessonStep]:
    """Cards in sequence beside three of a rank: only the latter are a meld."""
    aces = naturals("A", MELD_SIZE)
    hand = (*cards("KS QS JS TS"), *aces, *cards("6D"))
    start = there.position(hand, melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield made(
        there,
        "not_in_a_row",
        start,
        ToMeld(Rank("A"), MELD_SIZE),
        [lay(aces)],
        points_at=[TheseCards(aces), TableThing.NEW_PILE],
    )
