"""Wild cards: what they stand for, where they belong, how many a meld carries, and wilds alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Card, Rank
from game.engine.melding.melds import WILD_RANK
from game.lessons.example_cards import cards, dirty_meld, lay, naturals, naturals_beside
from game.lessons.lesson_facts import LessonStep, TableThing, TheMeld, TheseCards, ToGrow, ToMeld
from game.lessons.making import after, discarded, made, single_cards, steps_of
from game.lessons.positions import CannotBeLaid, LessonTable
from game.rules.ruleset import MELD_SIZE, wilds_allowed

_UPCARD: Final = cards("5H")


_EXTRA: Final = ("wilds_need_naturals", "wild_joins", "joker_stands_in")


def wilds(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about wild cards for this table."""
    return steps_of(there, (_stand_in, _joker, _joins, _limit, _belong, _alone, _not_alone, _keep), extra=_EXTRA)


def _stand_in(there: LessonTable) -> Iterator[LessonStep]:
    meld = (*naturals("Q", naturals_beside(there.rules, 1)), Card("2D"))
    start = there.position((*meld, *cards("KH TC 7D 4S")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield made(
        there,
        "wild_stands_in",
        start,
        ToMeld(Rank("Q"), len(meld), "dirty"),
        [lay(meld)],
        points_at=[TheseCards(meld), TableThing.NEW_PILE],
    )


def _joker(there: LessonTable) -> Iterator[LessonStep]:
    """The same with a joker."""
    if not there.rules.jokers:
        raise CannotBeLaid("no joker is in the decks")
    meld = (*naturals("K", naturals_beside(there.rules, 1)), there.wild)
    start = there.position((*meld, *cards("QH TC 7D 4S")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield made(
        there,
        "joker_stands_in",
        start,
        ToMeld(Rank("K"), len(meld), "dirty"),
        [lay(meld)],
        points_at=[TheseCards(meld), TableThing.NEW_PILE],
    )


def _limit(there: LessonTable) -> Sequence[LessonStep]:
    """A meld that is full of wilds: a natural can be added, another wild can't."""
    count = naturals_beside(there.rules, 1)
    size = max(MELD_SIZE, count + wilds_allowed(there.rules, count))
    lying = dirty_meld(there.rules, "J", size, wilds=wilds_allowed(there.rules, count))
    if size + 1 > there.rules.book_size:
        raise CannotBeLaid("that would be more than a book")
    makes_room = (more for more in (1, 2) if wilds_allowed(there.rules, count + more) > len(lying) - count)
    more = next((more for more in makes_room if size + more < there.rules.book_size), 0)
    jacks = naturals("J", max(1, more), first=count)
    joker = (there.wild,)
    start = there.position((*jacks, *joker, *cards("KH TC 7D 4S")), melds=[lying], pile=_UPCARD, melded=[there.mate])
    full = made(
        there,
        "wild_limit",
        start,
        ToGrow(0, size + len(jacks)),
        [lay(jacks, onto=0)],
        points_at=[TheseCards(jacks), TheMeld(0, 0)],
    )
    if not more:
        return [full]
    room = made(
        there,
        "room_for_a_wild",
        after(there, full),
        ToGrow(0, size + len(jacks) + 1),
        [lay(joker, onto=0)],
        points_at=[TheseCards(joker), TheMeld(0, 0)],
        follows=True,
    )
    return [full, room]


def _belong(there: LessonTable) -> Iterator[LessonStep]:
    """A clean meld and a dirty one: the wild belongs on the dirty one."""
    size = naturals_beside(there.rules, 2) + 2
    dirty, clean = dirty_meld(there.rules, "9", size - 1), naturals("K", there.rules.book_size - 2)
    if size > there.rules.book_size:
        raise CannotBeLaid("that would be more than a book")
    start = there.position((there.wild, *cards("QH TC 7D")), melds=[clean, dirty], pile=_UPCARD, melded=[there.mate])
    wild = (there.wild,)
    yield made(
        there,
        "where_wilds_belong",
        start,
        ToGrow(1, size),
        [lay(wild, onto=1)],
        points_at=[TheseCards(wild), TheMeld(0, 1)],
    )


def _alone(there: LessonTable) -> Iterator[LessonStep]:
    if there.rules.wild_melds == "no":
        raise CannotBeLaid("wilds alone are no meld")
    three = cards("*R 2S 2H") if there.rules.jokers else cards("2S 2C 2H")
    start = there.position((*three, *cards("QH TC 7D")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield made(
        there,
        "wilds_alone",
        start,
        ToMeld(WILD_RANK, len(three)),
        [lay(three)],
        points_at=[TheseCards(three), TableThing.NEW_PILE],
    )


def _keep(there: LessonTable) -> Iterator[LessonStep]:
    start = there.position(cards("2C KS KH 9D 6S"), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield discarded(there, "keep_wilds", start, single_cards(there, start))


def _joins(there: LessonTable) -> Iterator[LessonStep]:
    """A wild is added to melded naturals."""
    wild = (there.wild,)
    nines = naturals("9", max(MELD_SIZE, naturals_beside(there.rules, 1)))
    start = there.position((*wild, *cards("QH TC 7D")), melds=[nines], pile=_UPCARD, melded=[there.mate])
    yield made(
        there,
        "wild_joins",
        start,
        ToGrow(0, len(nines) + 1),
        [lay(wild, onto=0)],
        points_at=[TheseCards(wild), TheMeld(0, 0)],
    )


def _not_alone(there: LessonTable) -> Iterator[LessonStep]:
    """Three wilds that must wait."""
    if there.rules.wild_melds != "no":
        raise CannotBeLaid("wilds alone are a meld")
    start = there.position(cards("2S 2H 2D QH TC 7D"), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    yield discarded(there, "wilds_need_naturals", start, single_cards(there, start))
