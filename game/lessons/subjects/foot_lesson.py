"""Hand and foot: two ways into the foot, and what changes there."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.ending.going_out import may_keep_one
from game.engine.moves import Discard
from game.engine.table.board import Phase
from game.lessons.lesson_facts import LessonStep, TableThing, TheMeld, TheseCards, ToTakeUpFoot
from game.lessons.making import after, discarded, drawn, made, melded, single_discarded, steps_of
from game.lessons.positions import LessonTable, cards, lay, naturals, require
from game.rules.ruleset import MELD_SIZE

_UPCARD: Final = cards("5H")
_FOOT: Final = cards("JS JH JD KC KD 7S 5D 4H TC 6S 9D 9H QD AC AD 7C 5S")
_DRAWN: Final = cards("6D TS QC 4C 9C")


def foot(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about hand and foot for this table."""
    return steps_of(there, (_by_book, _by_melding, _by_discard, _keep_two), spare=("still_a_discard",))


def _by_book(there: LessonTable) -> Iterator[LessonStep]:
    """The first book gets the foot, if the rules say so."""
    size = there.rules.book_size
    king = naturals("K", 1, first=size - 1)
    start = there.position(
        (*king, *cards("QH TC 7D")),
        melds=[naturals("8", 4), naturals("K", size - 1)],
        pile=_UPCARD,
        foot=_FOOT[: there.foot_size],
    )
    yield made(
        there,
        "foot_by_book",
        start,
        ToTakeUpFoot(by_discard=False),
        [lay(king, onto=1)],
        points_at=[TableThing.FOOT, TheseCards(king), TheMeld(0, 1)],
    )


def _by_melding(there: LessonTable) -> Sequence[LessonStep]:
    queens, eight = naturals("Q", MELD_SIZE), naturals("8", 1)
    start = there.position(
        (*queens, *eight),
        melds=[naturals("8", 4)],
        pile=_UPCARD,
        foot=_FOOT[: there.foot_size],
    )
    first = melded(there, "foot_comes_second", start, queens, TableThing.FOOT)
    taken_up = made(
        there,
        "foot_by_melding",
        after(there, first),
        ToTakeUpFoot(by_discard=False),
        [lay(eight, onto=0)],
        points_at=[TheseCards(eight), TheMeld(0, 0)],
        follows=True,
    )
    if there.rules.foot_ends_turn:
        return [first, taken_up]
    goes_on = melded(there, "turn_goes_on", after(there, taken_up), naturals("J", MELD_SIZE), follows=True)
    ends = single_discarded(there, "still_a_discard", after(there, goes_on), follows=True)
    return [first, taken_up, goes_on, ends]


def _by_discard(there: LessonTable) -> Sequence[LessonStep]:
    last, lying = cards("6H"), [naturals("8", 4), naturals("Q", MELD_SIZE)]
    start = there.position(last, melds=lying, pile=_UPCARD, foot=_FOOT[: there.foot_size])
    taken_up = made(
        there,
        "foot_by_discard",
        start,
        ToTakeUpFoot(by_discard=True),
        [Discard(last[0])],
        points_at=[TheseCards(last), TableThing.PILE],
    )
    next_turn = there.position(
        _FOOT[: there.foot_size],
        phase=Phase.DRAW,
        melds=lying,
        pile=(*_UPCARD, *last, *cards("4D TH 5C")),
        stock_top=_DRAWN[: there.draw_count],
        plays_foot=[0],
    )
    return [taken_up, drawn(there, "foot_next_turn", next_turn, TableThing.STOCK)]


def _keep_two(there: LessonTable) -> Iterator[LessonStep]:
    """In the foot, three of a rank must wait if laying them down would leave only one card."""
    last = cards("9D")
    start = there.position(
        (*naturals("Q", MELD_SIZE), *last),
        melds=[naturals("8", 4), naturals("K", MELD_SIZE)],
        pile=_UPCARD,
        in_foot=[0],
        stage="late",
    )
    board = there.table(start).board
    require(not may_keep_one(board, 0, board.melds[0]))  # otherwise one card is enough
    yield discarded(there, "keep_two_cards", start, last)
