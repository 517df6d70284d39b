"""A turn: draw, perhaps lay something down, discard; then it starts over."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.table.board import Phase
from game.engine.table.position import Position
from game.lessons.lesson_facts import LessonStep, TableThing
from game.lessons.making import added, after, drawn, melded, single_discarded, steps_of
from game.lessons.positions import LessonTable, cards, naturals
from game.rules.ruleset import MELD_SIZE

_DRAWN: Final = cards("9C 6H QS TC 5S")
"""Single cards for a draw, as many as the rules draw."""


def a_turn(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about a turn for this table."""
    return steps_of(there, (_first_turn, _second_turn, _nothing), extra=("nothing_to_lay",))


def _at_draw(there: LessonTable, hand: str, pile: str, comes: str) -> Position:
    return there.position(
        cards(hand),
        phase=Phase.DRAW,
        melds=[naturals("8", MELD_SIZE)],
        pile=cards(pile),
        stock_top=(*cards(comes), *_DRAWN)[: there.draw_count],
    )


def _first_turn(there: LessonTable) -> Sequence[LessonStep]:
    start = _at_draw(there, "JS JH KD KC 7C 4D", "4H", "")
    draw = drawn(there, "draw_first", start, TableThing.STOCK)
    return [draw, single_discarded(there, "then_discard", after(there, draw), follows=True)]


def _second_turn(there: LessonTable) -> Sequence[LessonStep]:
    start = _at_draw(there, "JS JH KD KC 7C TH 8C", "4H 4D 5H 6C 9S", "JD")
    draw = drawn(there, "turn_comes_back", start, TableThing.STOCK)
    meld = melded(there, "meld_in_between", after(there, draw), cards("JS JH JD"), follows=True)
    eight = naturals("8", 1, first=MELD_SIZE)
    more = added(there, "more_in_a_turn", after(there, meld), eight, 0, follows=True)
    return [draw, meld, more, single_discarded(there, "end_the_turn", after(there, more), follows=True)]


def _nothing(there: LessonTable) -> Iterator[LessonStep]:
    """A turn in which nothing can be laid down."""
    start = there.position(cards("JS JH KD KC 7C TH 4S QD"), melds=[naturals("8", MELD_SIZE)], pile=cards("5H"))
    yield single_discarded(there, "nothing_to_lay", start)
