"""Books: clean ones, dirty ones, what still goes on them, and how many it takes."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.engine.melds import WILD_RANK, meld_of, why_not_add
from game.engine.moves import Discard
from game.engine.state import Cards
from game.lessons.example_cards import cards, dirty_meld, lay, naturals
from game.lessons.facts import About, LessonStep, Pointed, TableThing, TheMeld, TheseCards, ToDiscard, ToGrow, ToTouch
from game.lessons.making import after, made, steps_of
from game.lessons.positions import CannotBeLaid, LessonTable
from game.rules.ruleset import RuleSet, as_scored

_UPCARD: Final = cards("5H")
_SPARE: Final = (About.BOOKS_TO_GO_OUT, About.BOOKS_LIE_ASIDE)
_SINGLES: Final = cards("QH TC 7D")


def books(there: LessonTable) -> tuple[LessonStep, ...]:
    """The steps."""
    return steps_of(there, (_clean, _dirty, _more, _choice, _sevens, _wild, _needed), spare=_SPARE)


def _grown(
    there: LessonTable, about: About, lying: Sequence[Cards], grown: int, more: Cards, beside: Cards = ()
) -> LessonStep:
    start = there.position((*more, *beside, *_SINGLES), melds=lying, pile=_UPCARD, melded=[there.mate])
    return made(
        there,
        about,
        start,
        ToGrow(grown, len(lying[grown]) + len(more), meld_of((*lying[grown], *more)).kind),
        [lay(more, onto=grown)],
        points_at=[TheseCards(more), TheMeld(0, grown)],
    )


def _clean(there: LessonTable) -> Sequence[LessonStep]:
    size = there.rules.book_size
    kings = naturals("K", size - 1)
    last = naturals("K", 1, first=size - 1)
    spoils = cards("2H") if why_not_add(there.rules, meld_of(kings), cards("2H")) is None else ()
    full = _grown(there, About.CLEAN_BOOK, [naturals("8", 4), kings], 1, last, beside=spoils)
    aside = made(
        there,
        About.BOOKS_LIE_ASIDE,
        after(there, full),
        ToTouch(TableThing.BOOK_PLACES),
        points_at=[TableThing.BOOK_PLACES],
        follows=True,
    )
    return [full, aside]


def _dirty(there: LessonTable) -> Sequence[LessonStep]:
    size = there.rules.book_size
    jacks = dirty_meld(there.rules, "J", size - 1)
    return [_grown(there, About.DIRTY_BOOK, [naturals("8", 4), jacks], 1, naturals("J", 1, first=size - 2))]


def _more(there: LessonTable) -> Sequence[LessonStep]:
    """A natural on a complete book, on the kind that takes it."""
    rules, size = there.rules, there.rules.book_size
    clean, dirty = naturals("K", size), dirty_meld(rules, "K", size)
    for book, about in ((clean, About.CLEAN_BOOK_TAKES_MORE), (dirty, About.DIRTY_BOOK_TAKES_MORE)):
        king = naturals("K", 1, first=size)
        if why_not_add(rules, meld_of(book), king) is None:
            return [_grown(there, about, [naturals("8", 4), book], 1, king)]
    if rules.second_meld != "never":
        raise CannotBeLaid("another king begins another meld")
    start = there.position((*naturals("K", 1, first=size), *cards("QH QC TC TD")), melds=[naturals("8", 4), clean])
    king = naturals("K", 1, first=size)
    points: list[Pointed] = [TheseCards(king), TableThing.PILE]
    return [made(there, About.BOOK_IS_SEALED, start, ToDiscard(king), [Discard(king[0])], points_at=points)]


def _choice(there: LessonTable) -> Sequence[LessonStep]:
    """A wild that would spoil a clean book, and another meld for it."""
    rules, size = there.rules, there.rules.book_size
    wild = (Card("2H"),)
    clean = naturals("K", size)
    if why_not_add(rules, meld_of(clean), wild) is not None or not _clean_scores_more(rules):
        raise CannotBeLaid("no wild spoils a clean book")
    jacks = dirty_meld(rules, "J", 5)
    return [_grown(there, About.WILD_SPOILS_A_BOOK, [clean, jacks], 1, wild)]


def _sevens(there: LessonTable) -> Sequence[LessonStep]:
    size = there.rules.book_size
    if not there.rules.sevens_book and not there.rules.out_sevens:
        raise CannotBeLaid("sevens are like other cards")
    sevens = naturals("7", size - 1)
    start = there.position(
        (*naturals("7", 1, first=size - 1), *cards("QH TC 5D")),
        melds=[naturals("8", 4), sevens],
        pile=_UPCARD,
        melded=[there.mate],
    )
    last = naturals("7", 1, first=size - 1)
    return [
        made(
            there,
            About.BOOK_OF_SEVENS,
            start,
            ToGrow(1, size, "clean"),
            [lay(last, onto=1)],
            points_at=[TheseCards(last), TheMeld(0, 1)],
        )
    ]


def _wild(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.wild_melds == "no":
        raise CannotBeLaid("wilds alone are no meld")
    size = there.rules.book_size
    twos = tuple(Card(face) for face in ("2S", "2H", "2D", "2C", *(("*R", "*B") if there.rules.jokers > 1 else ())))
    lying = tuple(twos[at % len(twos)] for at in range(size - 1))
    assert meld_of(lying).rank == WILD_RANK
    return [_grown(there, About.BOOK_OF_WILDS, [naturals("8", 4), lying], 1, (Card("2C"),))]


def _needed(there: LessonTable) -> Sequence[LessonStep]:
    size = there.rules.book_size
    start = there.position(_SINGLES, melds=[naturals("K", size), naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    at = TableThing.TO_GO_OUT
    return [made(there, About.BOOKS_TO_GO_OUT, start, ToTouch(at), points_at=[at])]


def _clean_scores_more(rules: RuleSet) -> bool:
    scored = as_scored(rules)
    return scored.clean_book > scored.dirty_book
