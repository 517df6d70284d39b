"""Books: clean ones, dirty ones, what can still be added to them, and how many are needed."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Final

from game.engine.melding.melds import WILD_RANK, count_books, meld_of, missing_for_out, why_not_add
from game.engine.table.state import Cards
from game.lessons.lesson_facts import LessonStep, TableThing, TheMeld, TheseCards, ToGrow
from game.lessons.making import added, discarded, made, melded, steps_of
from game.lessons.positions import CannotBeLaid, LessonTable, cards, dirty_meld, lay, naturals, require, wild_cards
from game.rules.ruleset import as_scored

_UPCARD: Final = cards("5H")
_SINGLES: Final = cards("QH TC 7D")


def books(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about books for this table."""
    return steps_of(
        there,
        (_clean, _dirty, _more, _choice, _two, _at_once, _completes, _sevens, _wild, _needed),
        spare=("books_to_go_out", "wild_makes_it_dirty"),
        extra=("two_to_a_book", "wild_completes", "book_in_one_go"),
    )


def _grown(
    there: LessonTable,
    about: str,
    lying: Sequence[Cards],
    grown: int,
    more: Cards,
    *,
    beside: Cards = (),
    singles: Cards = _SINGLES,
) -> LessonStep:
    hand = (*more, *beside, *singles)
    start = there.position(hand, melds=lying, pile=_UPCARD, in_foot=there.past_the_foot)
    return added(there, about, start, more, grown, kind=meld_of((*lying[grown], *more)).kind)


def _clean(there: LessonTable) -> Iterator[LessonStep]:
    size = there.rules.book_size
    kings = naturals("K", size - 1)
    last = naturals("K", 1, first=size - 1)
    spoils = cards("2H") if why_not_add(there.rules, meld_of(kings), cards("2H")) is None else ()
    yield _grown(there, "clean_book", [naturals("8", 4), kings], 1, last, beside=spoils)


def _dirty(there: LessonTable) -> Iterator[LessonStep]:
    size = there.rules.book_size
    jacks = dirty_meld(there.rules, "J", size - 1)
    yield _grown(there, "dirty_book", [naturals("8", 4), jacks], 1, naturals("J", 1, first=size - 2))


def _more(there: LessonTable) -> Sequence[LessonStep]:
    """A natural on a complete book, if its kind takes it."""
    rules, size = there.rules, there.rules.book_size
    clean, dirty, king = naturals("K", size), dirty_meld(rules, "K", size), naturals("K", 1, first=size)
    for book, about in ((clean, "clean_book_takes_more"), (dirty, "dirty_book_takes_more")):
        if why_not_add(rules, meld_of(book), king) is None:
            return [_grown(there, about, [naturals("8", 4), book], 1, king)]
    require(rules.second_meld == "never")  # otherwise another king begins another meld
    start = there.position((*king, *cards("QH QC TC TD")), melds=[naturals("8", 4), clean])
    return [discarded(there, "book_is_sealed", start, king)]


def _choice(there: LessonTable) -> Sequence[LessonStep]:
    """A wild that would spoil a clean book, or complete one as a dirty one, and another meld for it."""
    rules, size, wild = there.rules, there.rules.book_size, cards("2H")
    jacks = dirty_meld(rules, "J", size - 2)
    require(as_scored(rules).clean_book > as_scored(rules).dirty_book)  # otherwise clean books score no more
    for kings, about in (
        (naturals("K", size), "wild_spoils_a_book"),
        (naturals("K", size - 1), "wild_makes_it_dirty"),
    ):
        if why_not_add(rules, meld_of(kings), wild) is None:
            return [_grown(there, about, [kings, jacks], 1, wild)]
    raise CannotBeLaid("no wild goes on kings")


def _two(there: LessonTable) -> Iterator[LessonStep]:
    """Two cards that complete a book together."""
    size = there.rules.book_size
    aces, last = naturals("A", size - 2), naturals("A", 2, first=size - 2)
    yield _grown(there, "two_to_a_book", [naturals("8", 4), aces], 1, last)


def _at_once(there: LessonTable) -> Iterator[LessonStep]:
    """A whole book from the hand."""
    nines = naturals("9", there.rules.book_size)
    start = there.position((*nines, *_SINGLES), melds=[naturals("8", 4)], pile=_UPCARD, in_foot=there.past_the_foot)
    yield melded(there, "book_in_one_go", start, nines, kind="clean")


def _completes(there: LessonTable) -> Iterator[LessonStep]:
    """A wild turns a clean meld into a book."""
    queens = naturals("Q", there.rules.book_size - 1)
    yield _grown(there, "wild_completes", [naturals("8", 4), queens], 1, cards("2H"), singles=cards("JH TC 7D"))


def _sevens(there: LessonTable) -> Iterator[LessonStep]:
    size = there.rules.book_size
    require(there.rules.sevens_book or there.rules.out_sevens)  # otherwise sevens are like other cards
    sevens, last = naturals("7", size - 1), naturals("7", 1, first=size - 1)
    yield _grown(there, "book_of_sevens", [naturals("8", 4), sevens], 1, last, singles=cards("QH TC 5D"))


def _wild(there: LessonTable) -> Iterator[LessonStep]:
    lying = tuple(islice(cycle(wild_cards(there.rules)), there.rules.book_size - 1))
    assert meld_of(lying).rank == WILD_RANK
    yield _grown(there, "book_of_wilds", [naturals("8", 4), lying], 1, cards("2C"))


def _needed(there: LessonTable) -> Iterator[LessonStep]:
    """One clean book is complete; one of the missing ones is completed, a dirty one if that is required. Its wild card
    has been in it before: a clean meld is never spoiled.
    """
    rules, size = there.rules, there.rules.book_size
    kings, queens = naturals("K", size), naturals("Q", size - 1)
    missing = missing_for_out(rules, 1, count_books(rules, [meld_of(kings)]))
    if missing is None or not (missing.dirty or missing.clean or missing.books):
        raise CannotBeLaid("nothing that queens could be is missing")
    more = naturals("Q", 1, first=size - 1)
    if missing.dirty:
        queens, more = dirty_meld(rules, "Q", size - 1), naturals("Q", 1, first=size - 2)
    yield made(
        there,
        "books_to_go_out",
        there.position(
            (*more, *cards("JH TC 7D")),
            melds=[kings, queens],
            pile=_UPCARD,
            in_foot=there.past_the_foot,
        ),
        ToGrow(1, size, meld_of((*queens, *more)).kind),
        [lay(more, onto=1)],
        points_at=[TheseCards(more), TheMeld(0, 1), TableThing.TO_GO_OUT],
    )
