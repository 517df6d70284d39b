"""The deal: a hand, a foot that waits, a partner, who begins with the stock, and how the discard pile starts."""

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
    TheSeat,
    TheseCards,
    ToDraw,
    ToGrow,
    ToMeld,
    ToTakeUpFoot,
)
from game.lessons.making import after, discarded, made, single_cards, steps_of
from game.lessons.positions import CannotBeLaid, LessonTable
from game.rules.ruleset import MELD_SIZE
from game.rules.stack_passing import passing

_HAND: Final = cards("KS 9D KH 7C QH JS 5D 4C TH 2D AS 6H 8S 9C KD 7H 5S")
"""A hand of any size begins with these."""
_UPCARD: Final = cards("6C")
_DRAWN: Final = cards("QS 8D 4H JD TC")
_FOOT: Final = cards("JS JH 4D KC TD 7S 5D 4H TC 6S 9D")


_EXTRA: Final = ("everyone_alone", "same_card_twice")


def the_deal(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about the deal for this table."""
    return steps_of(there, (_hand, _foot, _stacks, _partner, _alone, _twice, _first_turn), extra=_EXTRA)


def _dealt(there: LessonTable) -> Position:
    return there.position(
        _HAND[: there.hand_size],
        phase=Phase.DRAW,
        pile=() if there.rules.first_upcard == "none" else _UPCARD,
        stock_top=_DRAWN[: there.draw_count],
        turns=0,
    )


def _hand(there: LessonTable) -> Iterator[LessonStep]:
    """Find three of a rank among the cards of a hand."""
    sevens = cards("7C 7H 7S")
    hand = (*sevens[:1], *cards("KS 9D"), *sevens[1:2], *cards("QH 5D"), *sevens[2:], *cards("JS 4C AS TH"))
    start = there.position(hand, melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate], turns=0)
    yield made(
        there,
        "your_hand",
        start,
        ToMeld(Rank("7"), len(sevens)),
        [lay(sevens)],
        points_at=[TheseCards(sevens), TableThing.NEW_PILE],
    )


def _foot(there: LessonTable) -> Iterator[LessonStep]:
    """The last card of the hand is played, which gets the foot."""
    eight = naturals("8", 1, first=4)
    start = there.position(
        eight, melds=[naturals("8", 4)], pile=_UPCARD, foot=_FOOT[: there.foot_size], melded=[there.mate]
    )
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
    if there.rules.stacks == "dealt" and there.rules.deal == "auto" and not passing(there.rules, 1):
        raise CannotBeLaid("the stacks are dealt, and that is all")
    yield made(
        there,
        "how_stacks_come",
        _dealt(there),
        ToDraw(),
        [Draw()],
        points_at=[TableThing.FOOT, TableThing.STOCK],
    )


def _partner(there: LessonTable) -> Iterator[LessonStep]:
    """Add to what a partner laid down."""
    tens, one = naturals("T", MELD_SIZE), naturals("T", 1, first=MELD_SIZE)
    hand = (*one, *cards("KS 9D QH 5D JS 4C"))
    start = there.position(hand, melds=[tens], pile=_UPCARD, melded=[there.partner])
    yield made(
        there,
        "who_sits_where",
        start,
        ToGrow(0, len(tens) + 1),
        [lay(one, onto=0)],
        points_at=[TheSeat(there.partner), TheseCards(one), TheMeld(0, 0)],
    )


def _alone(there: LessonTable) -> Iterator[LessonStep]:
    """Another player's melds take nothing from the learner."""
    if not there.is_alone:
        raise CannotBeLaid("there are partners")
    own, eight = naturals("8", MELD_SIZE), naturals("8", 1, first=MELD_SIZE)
    hand = (*eight, *cards("TC KS 9D QH 5D JS"))
    start = there.position(
        hand, melds=[own], their_melds=[naturals("T", MELD_SIZE)], pile=_UPCARD, melded=[there.mate, 1]
    )
    yield made(
        there,
        "everyone_alone",
        start,
        ToGrow(0, len(own) + 1),
        [lay(eight, onto=0)],
        points_at=[TheMeld(1, 0), TheseCards(eight), TheMeld(0, 0)],
    )


def _twice(there: LessonTable) -> Iterator[LessonStep]:
    """The same card from two decks."""
    kings = cards("KS KS KH")
    start = there.position(
        (*kings, *cards("9D QH 5D JS 4C")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate]
    )
    yield made(
        there,
        "same_card_twice",
        start,
        ToMeld(Rank("K"), len(kings)),
        [lay(kings)],
        points_at=[TheseCards(kings), TableThing.NEW_PILE],
    )


def _first_turn(there: LessonTable) -> Sequence[LessonStep]:
    """The first draw, and the card that begins the discard pile, or covers the one turned up."""
    draw = made(there, "first_draw", _dealt(there), ToDraw(), [Draw()], points_at=[TableThing.STOCK])
    alone = single_cards(there, after(there, draw))
    begins = discarded(there, "the_first_upcard", after(there, draw), alone, follows=True)
    return [draw, begins]
