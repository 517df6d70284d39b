"""What wins: cards on the table, books, and what happens when somebody goes out."""

from collections.abc import Sequence

from game.cards import Rank
from game.engine.position import Position
from game.lessons.example_cards import books_to_go_out, cards, last_card, lay, naturals
from game.lessons.facts import (
    About,
    LessonStep,
    TableThing,
    TheMeld,
    TheseCards,
    ToGoOut,
    ToGrow,
    ToMeld,
    ToRead,
)
from game.lessons.making import after, made, steps_of, yeses
from game.lessons.positions import CannotBeLaid, LessonTable


def what_wins(there: LessonTable) -> tuple[LessonStep, ...]:
    """The steps."""
    return steps_of(there, (_points, _cards, _book, _out))


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
            About.MOST_POINTS_WIN,
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
            About.CARDS_SCORE,
            _kings(there),
            ToMeld(Rank("K"), len(kings)),
            [lay(kings)],
            points_at=[TheseCards(kings), TableThing.NEW_PILE],
        )
    ]


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
            About.BOOKS_SCORE,
            position,
            ToGrow(1, size, "clean"),
            [lay(last, onto=1)],
            points_at=[TheseCards(last), TheMeld(0, 1)],
        )
    ]


def _out(there: LessonTable) -> Sequence[LessonStep]:
    books = books_to_go_out(there.rules)
    melds, last, goes = last_card(there.rules, "5D", books)
    position = there.position(
        last,
        melds=melds or [naturals("8", 4)],
        pile=cards("KC QH"),
        played_foot=there.own_team,
        turns=9,
    )
    going = made(
        there,
        About.OUT_ENDS_THE_ROUND,
        position,
        ToGoOut(),
        [goes],
        points_at=[TheseCards(last), TableThing.GO_OUT],
        replies=yeses(there),
    )
    counted = made(
        there, About.ROUND_IS_COUNTED, after(there, going), ToRead(), points_at=[TableThing.SCORES], follows=True
    )
    return [going, counted]
