"""Going out and the score: what it requires, how it is done, and how a round is scored."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card, rank_of
from game.engine.melding.melds import meld_of
from game.engine.moves import GoOut, Group
from game.lessons.lesson_facts import LessonStep, TableThing, TheSeat
from game.lessons.making import (
    added,
    after,
    dearest,
    discarded,
    drawn,
    melded,
    single_discarded,
    steps_of,
    went_out,
)
from game.lessons.positions import (
    CannotBeLaid,
    LessonTable,
    books_to_go_out,
    cards,
    naturals,
    nearly_out,
    next_deal,
    require,
)
from game.rules.ruleset import MELD_SIZE

_UPCARD: Final = cards("5C")
_LAST: Final = Card("5D")


def going_out(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about going out for this table."""
    return steps_of(
        there,
        (_needs, _last_book, _out, _count, _without_discard, _in_time, _kept, _match),
        extra=("count_what_you_keep",),
    )


def _needs(there: LessonTable) -> Iterator[LessonStep]:
    """A book lacks a card that the learner doesn't have."""
    melds, _, _ = nearly_out(there.rules)
    ranks = {meld_of(meld).rank for meld in melds}
    hand = tuple(card for card in cards("QC 9D 5D 6H") if rank_of(card) not in ranks)[:3]
    start = there.position(hand, melds=melds, pile=_UPCARD, played_foot=there.own_team, stage="late")
    yield single_discarded(there, "what_it_takes", start, TableThing.TO_GO_OUT)


def _last_book(there: LessonTable) -> Iterator[LessonStep]:
    melds, lacking, last = nearly_out(there.rules)
    hand = (*last, *naturals("8", 1), _LAST)
    start = there.position(hand, melds=melds, pile=_UPCARD, played_foot=there.own_team, stage="late")
    yield added(there, "last_book", start, last, lacking)


def _out(there: LessonTable) -> Iterator[LessonStep]:
    """Everything is played: one card on a meld, one on the pile or also on the meld."""
    discards = there.rules.final_discard != "never"
    eights = naturals("8", 1 if discards else 2)
    own = (*eights, _LAST) if discards else eights
    books = books_to_go_out(there.rules)
    start = there.position(
        own, melds=(*books, naturals("8", 4)), pile=_UPCARD, played_foot=there.own_team, stage="late"
    )
    move = GoOut((Group(eights, len(books)),), _LAST if discards else None)
    yield went_out(there, "play_every_card", start, move, own)


def _count(there: LessonTable) -> Sequence[LessonStep]:
    """Going out with three of a rank, with the score computed first."""
    books = books_to_go_out(there.rules)
    ranks = {meld_of(book).rank for book in books}
    rank = next((rank for rank in "KQ" if rank not in ranks), None)
    if rank is None:
        raise CannotBeLaid("all high cards are in books")
    three, last = naturals(rank, MELD_SIZE), None if there.rules.final_discard == "never" else _LAST
    own = three if last is None else (*three, last)
    start = there.position(
        own, melds=(*books, naturals("8", 4)), pile=_UPCARD, played_foot=there.own_team, stage="late"
    )
    going = went_out(there, "your_score", start, GoOut((Group(three),), last), own, TableThing.SCORES)
    return [replace(going, counted=after(there, going))]


def _without_discard(there: LessonTable) -> Iterator[LessonStep]:
    require(there.rules.final_discard == "optional")  # otherwise the last card is a discard
    fives = naturals("5", 3)
    books = books_to_go_out(there.rules) or (naturals("8", 4),)
    start = there.position(fives, melds=books, pile=_UPCARD, played_foot=there.own_team, stage="late")
    yield went_out(there, "out_without_discard", start, GoOut((Group(fives),), None), fives)


def _in_time(there: LessonTable) -> Iterator[LessonStep]:
    """An opponent has one card left: lay down whatever is possible."""
    kings = naturals("K", 3)
    start = there.position(
        (*kings, *cards("QC 5H")),
        melds=[naturals("8", 4)],
        their_melds=books_to_go_out(there.rules),
        pile=_UPCARD,
        others={1: cards("QD")},
        played_foot=range(1, there.players, there.teams),
        stage="late",
    )
    yield melded(there, "before_others_go_out", start, kings, TheSeat(1))


def _kept(there: LessonTable) -> Iterator[LessonStep]:
    """The most valuable card is discarded when others may go out."""
    hand = cards("AS TD 7C 5H")
    start = there.position(
        hand,
        melds=[naturals("8", 4)],
        their_melds=books_to_go_out(there.rules) or [naturals("J", MELD_SIZE)],
        pile=_UPCARD,
        others={1: cards("QD")},
        played_foot=range(1, there.players, there.teams),
        stage="late",
    )
    yield discarded(there, "count_what_you_keep", start, dearest(there, hand), TheSeat(1), others="costs_less")


def _match(there: LessonTable) -> Iterator[LessonStep]:
    """The first draw of the next round, or of another match."""
    try:
        start = next_deal(there, _count(there)[0].counted)
    except CannotBeLaid:
        start = next_deal(there, None)
    yield drawn(there, "match_goes_on", start, TableThing.STOCK, TableThing.SCORES)
