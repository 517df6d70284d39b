"""Going out and the score: what it takes, how it is done, and what a round comes to."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Rank
from game.engine.board import Phase
from game.engine.moves import Discard, Draw, GoOut, Group
from game.lessons.example_cards import books_to_go_out, cards, lay, naturals, nearly_out
from game.lessons.facts import (
    About,
    LessonStep,
    TableThing,
    TheMeld,
    TheSeat,
    TheseCards,
    ToDiscard,
    ToDraw,
    ToGoOut,
    ToGrow,
    ToMeld,
    ToRead,
)
from game.lessons.making import after, made, single_cards, steps_of, yeses
from game.lessons.positions import CannotBeLaid, LessonTable
from game.rules.ruleset import most_rounds

_UPCARD: Final = cards("5C")
_LAST: Final = Card("5D")
_DEALT: Final = cards("KS 9D 6S 4H QH JS 5D 4C TH 2D AS 6H 8S 9C KD 7H 5S")


def going_out(there: LessonTable) -> tuple[LessonStep, ...]:
    """The steps."""
    return steps_of(there, (_needs, _last_book, _out, _without_discard, _in_time, _match))


def _needs(there: LessonTable) -> Sequence[LessonStep]:
    """A book lacks a card that the learner has not."""
    melds, _, last = nearly_out(there.rules)
    ranks = {card[0] for card in last}
    hand = tuple(card for card in cards("QC 9D 5D JH") if card[0] not in ranks)[:3]
    start = there.position(hand, melds=melds, pile=_UPCARD, played_foot=there.own_team, turns=8)
    alone = single_cards(there, start)
    return [
        made(
            there,
            About.WHAT_IT_TAKES,
            start,
            ToDiscard(alone),
            [Discard(alone[-1])],
            points_at=[TableThing.TO_GO_OUT, TheseCards(alone), TableThing.PILE],
        )
    ]


def _last_book(there: LessonTable) -> Sequence[LessonStep]:
    melds, lacking, last = nearly_out(there.rules)
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
    """The first draw of the next round, or of another match."""
    try:
        totals = after(there, _out(there)[0]).totals
    except CannotBeLaid:
        totals = ()
    start = there.position(
        _DEALT[: there.hand_size],
        phase=Phase.DRAW,
        pile=() if there.rules.first_upcard == "none" else _UPCARD,
        round_number=min(2, most_rounds(there.rules)),
        turns=0,
        totals=totals,
    )
    points = [TableThing.STOCK, TableThing.SCORES]
    return [made(there, About.MATCH_GOES_ON, start, ToDraw(), [Draw()], points_at=points)]
