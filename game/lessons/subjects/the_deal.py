"""The deal: a hand, a foot that waits, the stock, a partner, and who begins."""

from collections.abc import Sequence
from typing import Final

from game.engine.board import Phase
from game.engine.moves import Draw
from game.engine.position import Position
from game.lessons.example_cards import cards
from game.lessons.facts import About, LessonStep, Pointed, TableThing, TheSeat, ToDraw, ToRead, ToTouch
from game.lessons.making import made, steps_of
from game.lessons.positions import CannotBeLaid, LessonTable
from game.rules.stack_passing import passing

_HAND: Final = cards("KS KH 9D 7C QH JS 5D 4C TH 2D AS 6H 8S 9C KD 7H 5S")
"""A hand of any size begins with these."""
_UPCARD: Final = cards("6C")
_DRAWN: Final = cards("QS 8D 4H JD TC")


def the_deal(there: LessonTable) -> tuple[LessonStep, ...]:
    """The steps."""
    return steps_of(there, (_hand, _foot, _stacks, _partner, _stock, _upcard, _first_turn))


def _dealt(there: LessonTable) -> Position:
    return there.position(
        _HAND[: there.hand_size],
        phase=Phase.DRAW,
        pile=() if there.rules.first_upcard == "none" else _UPCARD,
        stock_top=_DRAWN[: there.draw_count],
        turns=0,
    )


def _touch(there: LessonTable, about: About, at: Pointed) -> Sequence[LessonStep]:
    return [made(there, about, _dealt(there), ToTouch(at), points_at=[at])]


def _hand(there: LessonTable) -> Sequence[LessonStep]:
    return _touch(there, About.YOUR_HAND, TableThing.HAND)


def _foot(there: LessonTable) -> Sequence[LessonStep]:
    return _touch(there, About.YOUR_FOOT_WAITS, TableThing.FOOT)


def _stacks(there: LessonTable) -> Sequence[LessonStep]:
    """Only where more happens to the stacks than that they are dealt."""
    if there.rules.stacks == "dealt" and there.rules.deal == "auto" and not passing(there.rules, 1):
        raise CannotBeLaid("the stacks are dealt, and that is all")
    return [made(there, About.HOW_STACKS_COME, _dealt(there), ToRead(), points_at=[TableThing.FOOT])]


def _partner(there: LessonTable) -> Sequence[LessonStep]:
    return _touch(there, About.WHO_SITS_WHERE, TheSeat(there.partner))


def _stock(there: LessonTable) -> Sequence[LessonStep]:
    return _touch(there, About.THE_STOCK, TableThing.STOCK)


def _upcard(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.first_upcard == "none":
        raise CannotBeLaid("the pile begins with the first discard")
    return _touch(there, About.THE_FIRST_UPCARD, TableThing.PILE)


def _first_turn(there: LessonTable) -> Sequence[LessonStep]:
    return [made(there, About.FIRST_DRAW, _dealt(there), ToDraw(), [Draw()], points_at=[TableThing.STOCK])]
