"""Going out and the score: what it takes, how it is done, and what a round comes to."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Rank
from game.engine.melds import WILD_RANK, meld_of
from game.engine.moves import GoOut, Group
from game.engine.state import Cards
from game.lessons.example_cards import books_to_go_out, cards, lay, naturals
from game.lessons.facts import (
    About,
    LessonStep,
    TableThing,
    TheMeld,
    TheSeat,
    TheseCards,
    ToGoOut,
    ToGrow,
    ToMeld,
    ToRead,
    ToTouch,
)
from game.lessons.making import after, made, steps_of, yeses
from game.lessons.positions import CannotBeLaid, LessonTable

_UPCARD: Final = cards("5C")
_LAST: Final = Card("5D")


def going_out(there: LessonTable) -> tuple[LessonStep, ...]:
    """The steps."""
    return steps_of(there, (_needs, _last_book, _out, _without_discard, _in_time, _match))


def _lying(there: LessonTable) -> tuple[tuple[Cards, ...], int, Cards]:
    """Melds of a team that lacks one card for going out; which of them lacks it, and the card."""
    books = books_to_go_out(there.rules)
    if not books:
        raise CannotBeLaid("going out takes no books")
    lacking = len(books) - 1
    book = books[lacking]
    meld = meld_of(book)
    last = (book[0],) if meld.rank != WILD_RANK else (book[-1],)
    rest = list(book)
    rest.remove(last[0])
    return (*books[:lacking], tuple(rest), naturals("8", 4)), lacking, last


def _needs(there: LessonTable) -> Sequence[LessonStep]:
    melds, _, last = _lying(there)
    eight = naturals("8", 1, first=4)
    start = there.position((*last, *eight, _LAST), melds=melds, pile=_UPCARD, played_foot=there.own_team, turns=8)
    at = TableThing.TO_GO_OUT
    return [made(there, About.WHAT_IT_TAKES, start, ToTouch(at), points_at=[at])]


def _last_book(there: LessonTable) -> Sequence[LessonStep]:
    melds, lacking, last = _lying(there)
    eight = naturals("8", 1, first=4)
    start = there.position((*last, *eight, _LAST), melds=melds, pile=_UPCARD, played_foot=there.own_team, turns=8)
    return [
        made(
            there,
            About.LAST_BOOK,
            start,
            ToGrow(lacking, there.rules.book_size),
            [lay(last, onto=lacking)],
            points_at=[TheseCards(last), TheMeld(0, lacking)],
        )
    ]


def _out(there: LessonTable) -> Sequence[LessonStep]:
    """Everything goes: one card on a meld, one on the pile or on the meld, too; then the count."""
    discards = there.rules.final_discard != "never"
    eights = naturals("8", 1 if discards else 2, first=4)
    own = (*eights, _LAST) if discards else eights
    books = books_to_go_out(there.rules)
    start = there.position(own, melds=(*books, naturals("8", 4)), pile=_UPCARD, played_foot=there.own_team, turns=8)
    going = made(
        there,
        About.PLAY_EVERY_CARD,
        start,
        ToGoOut(),
        [GoOut((Group(eights, len(books)),), _LAST if discards else None)],
        points_at=[TheseCards(own), TableThing.GO_OUT],
        replies=yeses(there),
    )
    scores = TableThing.SCORES
    counted = made(there, About.YOUR_SCORE, after(there, going), ToRead(), points_at=[scores], follows=True)
    return [going, counted]


def _without_discard(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.final_discard != "optional":
        raise CannotBeLaid("the last card is a discard")
    fives = naturals("5", 3)
    books = books_to_go_out(there.rules)
    start = there.position(fives, melds=books, pile=_UPCARD, played_foot=there.own_team, turns=8)
    return [
        made(
            there,
            About.OUT_WITHOUT_DISCARD,
            start,
            ToGoOut(),
            [GoOut((Group(fives),), None)],
            points_at=[TheseCards(fives), TableThing.GO_OUT],
            replies=yeses(there),
        )
    ]


def _in_time(there: LessonTable) -> Sequence[LessonStep]:
    """An opponent has one card left: what can be laid down is laid down."""
    kings = naturals("K", 3)
    start = there.position(
        (*kings, *cards("QC 5H")),
        melds=[naturals("8", 4)],
        their_melds=books_to_go_out(there.rules),
        pile=_UPCARD,
        others={1: cards("QD")},
        played_foot=range(1, there.players, there.teams),
        melded=[there.mate],
        turns=8,
    )
    return [
        made(
            there,
            About.BEFORE_OTHERS_GO_OUT,
            start,
            ToMeld(Rank("K"), len(kings)),
            [lay(kings)],
            points_at=[TheSeat(1), TheseCards(kings), TableThing.NEW_PILE],
        )
    ]


def _match(there: LessonTable) -> Sequence[LessonStep]:
    start = there.position(cards("KS 9D 6S 4H"), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate])
    at = TableThing.SCORES
    return [made(there, About.MATCH_GOES_ON, start, ToTouch(at), points_at=[at])]
