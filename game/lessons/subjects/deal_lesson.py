"""The deal: a hand, a foot that waits, a partner, who begins with the stock, and how the discard pile starts."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.table.board import Phase
from game.engine.table.position import Position
from game.lessons.lesson_facts import LessonStep, TableThing, TheMeld, TheSeat, TheseCards, ToTakeUpFoot
from game.lessons.making import added, after, beside_eights, drawn, made, melded, single_discarded, steps_of
from game.lessons.positions import LessonTable, cards, lay, naturals, require
from game.rules.ruleset import MELD_SIZE
from game.rules.stack_passing import passing

_HAND: Final = cards("KS 9D KH 7C QH JS 5D 4C TH 2D AS 6H 8S 9C KD 7H 5S")
"""A hand of any size begins with these."""
_UPCARD: Final = cards("6C")
_DRAWN: Final = cards("QS 8D 4H JD TC")
_FOOT: Final = cards("JS JH 4D KC TD 7S 5D 4H TC 6S 9D")


def the_deal(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about the deal for this table."""
    makers = (_hand, _foot, _stacks, _partner, _alone, _twice, _first_turn)
    return steps_of(there, makers, extra=("everyone_alone", "same_card_twice"))


def _dealt(there: LessonTable) -> Position:
    return there.position(
        _HAND[: there.hand_size],
        phase=Phase.DRAW,
        pile=() if there.rules.first_upcard == "none" else _UPCARD,
        stock_top=_DRAWN[: there.draw_count],
        stage="deal",
    )


def _hand(there: LessonTable) -> Iterator[LessonStep]:
    """Find three of a rank among the cards of a hand."""
    hand = cards("7C KS 9D 7H QH 5D 7S JS 4C AS TH 6S TD KC JD QC 4S")[: there.hand_size]
    yield melded(there, "your_hand", beside_eights(there, hand, _UPCARD, stage="deal"), cards("7C 7H 7S"))


def _foot(there: LessonTable) -> Iterator[LessonStep]:
    """The last card of the hand is played, which gets the foot."""
    eight = naturals("8", 1)
    start = there.position(eight, melds=[naturals("8", 4)], pile=_UPCARD, foot=_FOOT[: there.foot_size])
    yield made(
        there,
        "your_foot_waits",
        start,
        ToTakeUpFoot(by_discard=False),
        [lay(eight, onto=0)],
        points_at=[TableThing.FOOT, TheseCards(eight), TheMeld(0, 0)],
    )


def _stacks(there: LessonTable) -> Iterator[LessonStep]:
    """Only if something happens to the stacks besides being dealt."""
    is_more = there.rules.stacks != "dealt" or there.rules.deal != "auto" or passing(there.rules, 1)
    require(is_more)  # otherwise the stacks are dealt, and that is all
    yield drawn(there, "how_stacks_come", _dealt(there), TableThing.FOOT, TableThing.STOCK)


def _partner(there: LessonTable) -> Iterator[LessonStep]:
    """Add to what a partner laid down."""
    tens, one = naturals("T", MELD_SIZE), naturals("T", 1, first=MELD_SIZE)
    hand = (*one, *cards("KS 9D QH 5D JS 4C"))
    start = there.position(hand, melds=[tens], pile=_UPCARD)
    yield added(there, "who_sits_where", start, one, 0, TheSeat(there.mate))


def _alone(there: LessonTable) -> Iterator[LessonStep]:
    """Another player's melds take nothing from the learner."""
    require(there.is_alone)  # otherwise there are partners
    own, eight = naturals("8", MELD_SIZE), naturals("8", 1, first=MELD_SIZE)
    hand = (*eight, *cards("TC KS 9D QH 5D JS"))
    start = there.position(hand, melds=[own], their_melds=[naturals("T", MELD_SIZE)], pile=_UPCARD)
    yield added(there, "everyone_alone", start, eight, 0, TheMeld(1, 0))


def _twice(there: LessonTable) -> Iterator[LessonStep]:
    """The same card from two decks."""
    start = beside_eights(there, cards("KS KS KH 9D QH 5D JS 4C"), _UPCARD)
    yield melded(there, "same_card_twice", start, cards("KS KS KH"))


def _first_turn(there: LessonTable) -> Sequence[LessonStep]:
    """The first draw, and the card that begins the discard pile, or covers the one turned up."""
    draw = drawn(there, "first_draw", _dealt(there), TableThing.STOCK)
    return [draw, single_discarded(there, "the_first_upcard", after(there, draw), follows=True)]
