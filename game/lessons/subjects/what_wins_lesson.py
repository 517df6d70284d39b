"""What wins: cards on the table, books, and what happens when somebody goes out."""

from collections.abc import Sequence
from typing import Final

from game.cards import Rank
from game.engine.moves import Draw
from game.engine.table.position import Position
from game.lessons.example_cards import books_to_go_out, cards, last_card, lay, naturals
from game.lessons.lesson_facts import (
    AboutWinning,
    LessonStep,
    NotHere,
    Pointed,
    TableThing,
    TheMeld,
    TheseCards,
    ToDraw,
    ToGoOut,
    ToGrow,
    ToMeld,
)
from game.lessons.making import after, dearest, discarded, made, steps_of, yeses
from game.lessons.positions import CannotBeLaid, LessonTable, next_deal
from game.rules.meld_limits import MELD_SIZE

_EXTRA: Final = (AboutWinning.WHAT_IS_LEFT_COSTS, AboutWinning.EVERY_CARD_COUNTS)


def what_wins(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about what wins for this table."""
    return steps_of(there, (_points, _cards, _one_more, _book, _left_over, _out, _counted), extra=_EXTRA)


def _kings(there: LessonTable) -> Position:
    hand = (*naturals("K", 3), *cards("JC 7D 6S 4H"))
    return there.position(hand, melds=[naturals("8", 4)], pile=cards("9D"), melded=[there.mate])


def _points(there: LessonTable) -> Sequence[LessonStep]:
    aces = naturals("A", 3)
    hand = (*aces, *cards("JC 7D 6S 4H"))
    start = there.position(hand, melds=[naturals("8", 4)], pile=cards("9D"), melded=[there.mate])
    return [
        made(
            there,
            AboutWinning.MOST_POINTS_WIN,
            start,
            ToMeld(Rank("A"), len(aces)),
            [lay(aces)],
            points_at=[TheseCards(aces), TableThing.NEW_PILE, TableThing.SCORES],
        )
    ]


def _cards(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.winner_takes:
        raise CannotBeLaid("nothing on the table scores")
    kings = naturals("K", 3)
    return [
        made(
            there,
            AboutWinning.CARDS_SCORE,
            _kings(there),
            ToMeld(Rank("K"), len(kings)),
            [lay(kings)],
            points_at=[TheseCards(kings), TableThing.NEW_PILE],
        )
    ]


def _one_more(there: LessonTable) -> Sequence[LessonStep]:
    """A single card for an existing meld."""
    if there.rules.winner_takes:
        raise CannotBeLaid("nothing on the table scores")
    eight = naturals("8", 1, first=MELD_SIZE)
    start = there.position(
        (*eight, *cards("JC 7D 6S 4H")), melds=[naturals("8", MELD_SIZE)], pile=cards("9D"), melded=[there.mate]
    )
    points: list[Pointed] = [TheseCards(eight), TheMeld(0, 0)]
    grows = ToGrow(0, MELD_SIZE + 1)
    return [made(there, AboutWinning.EVERY_CARD_COUNTS, start, grows, [lay(eight, onto=0)], points_at=points)]


def _left_over(there: LessonTable) -> Sequence[LessonStep]:
    """Of the single cards, discard the one that would cost most."""
    hand = cards("AS TD 7C 5H")
    start = there.position(hand, melds=[naturals("8", 4)], pile=cards("9D"), melded=[there.mate])
    goes = dearest(there, hand)
    return [discarded(there, AboutWinning.WHAT_IS_LEFT_COSTS, start, goes, others=NotHere.COSTS_LESS)]


def _book(there: LessonTable) -> Sequence[LessonStep]:
    size = there.rules.book_size
    queens, last = naturals("Q", size - 1), naturals("Q", 1, first=size - 1)
    position = there.position(
        (*last, *cards("JC 7D 6S")),
        melds=[naturals("8", 4), queens],
        pile=cards("9D"),
        in_foot=there.past_the_foot,
        melded=[there.mate],
    )
    return [
        made(
            there,
            AboutWinning.BOOKS_SCORE,
            position,
            ToGrow(1, size, "clean"),
            [lay(last, onto=1)],
            points_at=[TheseCards(last), TheMeld(0, 1)],
        )
    ]


def _out(there: LessonTable) -> Sequence[LessonStep]:
    melds, last, goes = last_card(there.rules, "5D", books_to_go_out(there.rules))
    position = there.position(
        last,
        melds=melds or [naturals("8", 4)],
        pile=cards("KC QH"),
        played_foot=there.own_team,
        turns=9,
    )
    return [
        made(
            there,
            AboutWinning.OUT_ENDS_THE_ROUND,
            position,
            ToGoOut(),
            [goes],
            points_at=[TheseCards(last), TableThing.GO_OUT],
            replies=yeses(there),
        )
    ]


def _counted(there: LessonTable) -> Sequence[LessonStep]:
    """The result of the round that just ended, and the first draw of the next."""
    ended = after(there, _out(there)[0])
    points = [TableThing.SCORES, TableThing.STOCK]
    start = next_deal(there, ended)
    return [made(there, AboutWinning.ROUND_IS_COUNTED, start, ToDraw(), [Draw()], points_at=points, counted=ended)]
