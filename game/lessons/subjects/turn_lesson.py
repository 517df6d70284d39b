"""A turn: draw, perhaps lay something down, discard; then it starts over."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Rank
from game.engine.moves import Draw
from game.engine.table.board import Phase
from game.engine.table.position import Position
from game.lessons.example_cards import cards, lay, naturals
from game.lessons.lesson_facts import (
    LessonStep,
    TableThing,
    TheMeld,
    TheseCards,
    ToDraw,
    ToGrow,
    ToMeld,
)
from game.lessons.making import after, discarded, made, single_cards, steps_of
from game.lessons.positions import LessonTable
from game.rules.ruleset import MELD_SIZE

_DRAWN: Final = cards("9C 6H QS TC 5S")
"""Single cards for a draw, as many as the rules draw."""


def a_turn(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about a turn for this table."""
    return steps_of(there, (_first_turn, _second_turn, _nothing), extra=("nothing_to_lay",))


def _at_draw(there: LessonTable, hand: str, pile: str, drawn: str, turns: int) -> Position:
    count = there.draw_count
    return there.position(
        cards(hand),
        phase=Phase.DRAW,
        melds=[naturals("8", MELD_SIZE)],
        pile=cards(pile),
        stock_top=(*cards(drawn), *_DRAWN)[:count],
        turns=turns,
        melded=[there.mate],
    )


def _first_turn(there: LessonTable) -> Sequence[LessonStep]:
    start = _at_draw(there, "JS JH KD KC 7C 4D", "4H", "", turns=2)
    draw = made(there, "draw_first", start, ToDraw(), [Draw()], points_at=[TableThing.STOCK])
    return [draw, _discard(there, "then_discard", after(there, draw))]


def _second_turn(there: LessonTable) -> Sequence[LessonStep]:
    start = _at_draw(there, "JS JH KD KC 7C TH 8C", "4H 4D 5H 6C 9S", "JD", turns=3)
    draw = made(there, "turn_comes_back", start, ToDraw(), [Draw()], points_at=[TableThing.STOCK])
    jacks = cards("JS JH JD")
    meld = made(
        there,
        "meld_in_between",
        after(there, draw),
        ToMeld(Rank("J"), len(jacks)),
        [lay(jacks)],
        points_at=[TheseCards(jacks), TableThing.NEW_PILE],
        follows=True,
    )
    eight = naturals("8", 1, first=MELD_SIZE)
    more = made(
        there,
        "more_in_a_turn",
        after(there, meld),
        ToGrow(0, MELD_SIZE + 1),
        [lay(eight, onto=0)],
        points_at=[TheseCards(eight), TheMeld(0, 0)],
        follows=True,
    )
    return [draw, meld, more, _discard(there, "end_the_turn", after(there, more))]


def _nothing(there: LessonTable) -> Iterator[LessonStep]:
    """A turn in which nothing can be laid down."""
    start = there.position(
        cards("JS JH KD KC 7C TH 4S QD"), melds=[naturals("8", MELD_SIZE)], pile=cards("5H"), melded=[there.mate]
    )
    yield _discard(there, "nothing_to_lay", start, follows=False)


def _discard(there: LessonTable, about: str, position: Position, *, follows: bool = True) -> LessonStep:
    """Discard a single card."""
    return discarded(there, about, position, single_cards(there, position), follows=follows)
