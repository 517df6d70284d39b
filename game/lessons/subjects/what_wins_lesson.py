"""What wins: cards on the table, books, and what happens when somebody goes out."""

from collections.abc import Iterator, Sequence

from game.cards import Rank
from game.lessons.lesson_facts import LessonStep, TableThing, TheseCards, ToMeld
from game.lessons.making import added, after, dearest, discarded, drawn, made, steps_of, went_out
from game.lessons.positions import LessonTable, books_to_go_out, cards, last_card, lay, naturals, next_deal
from game.rules.ruleset import MELD_SIZE


def what_wins(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about what wins for this table."""
    return steps_of(there, (_turn, _out, _counted))


def _turn(there: LessonTable) -> Sequence[LessonStep]:
    """One turn: a meld, a book, and of the single cards the discard that would cost most."""
    aces, singles, size = naturals("A", MELD_SIZE), cards("JC 7D 6S"), there.rules.book_size
    queens, last = naturals("Q", size - 1), naturals("Q", 1, first=size - 1)
    start = there.position(
        (*aces, *last, *singles),
        melds=[naturals("8", 4), queens],
        pile=cards("9D"),
        in_foot=there.past_the_foot,
    )
    points = made(
        there,
        "most_points_win",
        start,
        ToMeld(Rank("A"), len(aces)),
        [lay(aces)],
        points_at=[TheseCards(aces), TableThing.NEW_PILE, TableThing.SCORES],
    )
    book = added(there, "books_score", after(there, points), last, 1, kind="clean", follows=True)
    goes = dearest(there, singles)
    left = discarded(there, "what_is_left_costs", after(there, book), goes, others="costs_less", follows=True)
    return [points, book, left]


def _out(there: LessonTable) -> Sequence[LessonStep]:
    melds, last, goes = last_card(there.rules, "5D", books_to_go_out(there.rules))
    position = there.position(
        last,
        melds=melds or [naturals("8", 4)],
        pile=cards("KC QH"),
        played_foot=there.own_team,
        stage="late",
    )
    return [went_out(there, "out_ends_the_round", position, goes, last)]


def _counted(there: LessonTable) -> Iterator[LessonStep]:
    """The result of the round that just ended, and the first draw of the next."""
    ended = after(there, _out(there)[0])
    start = next_deal(there, ended)
    yield drawn(there, "round_is_counted", start, TableThing.SCORES, TableThing.STOCK, counted=ended)
