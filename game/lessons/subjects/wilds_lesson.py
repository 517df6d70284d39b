"""Wild cards: what they stand for, where they belong, how many a meld carries, and wilds alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Card
from game.lessons.lesson_facts import LessonStep
from game.lessons.making import added, after, beside_eights, melded, single_discarded, steps_of
from game.lessons.positions import LessonTable, cards, dirty_meld, naturals, naturals_beside, require
from game.rules.ruleset import MELD_SIZE, wilds_allowed

_UPCARD: Final = cards("5H")


_EXTRA: Final = ("wilds_need_naturals", "wild_joins", "joker_stands_in")


def wilds(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about wild cards for this table."""
    return steps_of(there, (_stand_in, _joker, _joins, _limit, _belong, _alone, _not_alone, _keep), extra=_EXTRA)


def _stand_in(there: LessonTable) -> Iterator[LessonStep]:
    meld = (*naturals("Q", naturals_beside(there.rules, 1)), Card("2D"))
    start = beside_eights(there, (*meld, *cards("KH TC 7D 4S")), _UPCARD)
    yield melded(there, "wild_stands_in", start, meld, kind="dirty")


def _joker(there: LessonTable) -> Iterator[LessonStep]:
    """The same with a joker."""
    require(there.rules.jokers)  # otherwise no joker is in the decks
    meld = (*naturals("K", naturals_beside(there.rules, 1)), there.wild)
    start = beside_eights(there, (*meld, *cards("QH TC 7D 4S")), _UPCARD)
    yield melded(there, "joker_stands_in", start, meld, kind="dirty")


def _limit(there: LessonTable) -> Sequence[LessonStep]:
    """A meld that is full of wilds: a natural can be added, another wild can't."""
    count = naturals_beside(there.rules, 1)
    size = max(MELD_SIZE, count + wilds_allowed(there.rules, count))
    lying = dirty_meld(there.rules, "J", size, wilds=wilds_allowed(there.rules, count))
    require(size < there.rules.book_size)  # otherwise that would be more than a book
    makes_room = (more for more in (1, 2) if wilds_allowed(there.rules, count + more) > len(lying) - count)
    more = next((more for more in makes_room if size + more < there.rules.book_size), 0)
    jacks = naturals("J", max(1, more), first=count)
    joker = (there.wild,)
    start = there.position((*jacks, *joker, *cards("KH TC 7D 4S")), melds=[lying], pile=_UPCARD)
    full = added(there, "wild_limit", start, jacks, 0)
    if not more:
        return [full]
    return [full, added(there, "room_for_a_wild", after(there, full), joker, 0, follows=True)]


def _belong(there: LessonTable) -> Iterator[LessonStep]:
    """A clean meld and a dirty one: the wild belongs on the dirty one."""
    size = naturals_beside(there.rules, 2) + 2
    dirty, clean = dirty_meld(there.rules, "9", size - 1), naturals("K", there.rules.book_size - 2)
    require(size <= there.rules.book_size)  # otherwise that would be more than a book
    start = there.position((there.wild, *cards("QH TC 7D")), melds=[clean, dirty], pile=_UPCARD)
    yield added(there, "where_wilds_belong", start, (there.wild,), 1)


def _alone(there: LessonTable) -> Iterator[LessonStep]:
    three = cards("*R 2S 2H") if there.rules.jokers else cards("2S 2C 2H")
    yield melded(there, "wilds_alone", beside_eights(there, (*three, *cards("QH TC 7D")), _UPCARD), three)


def _keep(there: LessonTable) -> Iterator[LessonStep]:
    yield single_discarded(there, "keep_wilds", beside_eights(there, cards("2C KS KH 9D 6S"), _UPCARD))


def _joins(there: LessonTable) -> Iterator[LessonStep]:
    """A wild is added to melded naturals."""
    nines = naturals("9", max(MELD_SIZE, naturals_beside(there.rules, 1)))
    start = there.position((there.wild, *cards("QH TC 7D")), melds=[nines], pile=_UPCARD)
    yield added(there, "wild_joins", start, (there.wild,), 0)


def _not_alone(there: LessonTable) -> Iterator[LessonStep]:
    """Three wilds that must wait."""
    require(there.rules.wild_melds == "no")  # otherwise wilds alone are a meld
    yield single_discarded(there, "wilds_need_naturals", beside_eights(there, cards("2S 2H 2D QH TC 7D"), _UPCARD))
