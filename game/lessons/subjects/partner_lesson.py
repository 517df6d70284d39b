"""Your partner: shared melds, waiting for each other, and permission to go out."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.moves import Answer, Discard, Hold
from game.engine.table.board import Phase
from game.engine.table.position import Position
from game.engine.table.state import Cards
from game.lessons.lesson_facts import (
    LessonStep,
    Pointed,
    TableThing,
    TheMeld,
    TheSeat,
    TheseCards,
    ToAnswer,
    ToDiscard,
    ToHold,
)
from game.lessons.making import added, made, melded, single_cards, steps_of, went_out
from game.lessons.positions import LessonTable, books_to_go_out, cards, last_card, naturals, nearly_out, require
from game.rules.ruleset import MELD_SIZE

_UPCARD: Final = cards("5D")


def partner(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about partners; empty if everyone plays alone."""
    makers = (_together, _opened, _two, _next_player, _helps, _waits, _asks, _says_no, _says_yes, _holds)
    return steps_of(
        there,
        () if there.is_alone else makers,
        spare=("what_others_collect", "help_to_go_out", "two_for_a_meld"),
    )


def _together(there: LessonTable) -> Iterator[LessonStep]:
    size = there.rules.book_size
    lying, last = naturals("K", size - 1), naturals("K", 1, first=size - 1)
    start = there.position(
        (*last, *cards("QH TC 7D 4S")),
        melds=[lying],
        pile=_UPCARD,
        in_foot=there.past_the_foot,
    )
    yield added(there, "melds_in_common", start, last, 0)


def _opened(there: LessonTable) -> Iterator[LessonStep]:
    """The partner has opened: any meld will do."""
    fours = naturals("4", MELD_SIZE)
    start = there.position(
        (*fours, *cards("QH TC 7D")),
        melds=[naturals("K", MELD_SIZE), naturals("A", MELD_SIZE)],
        pile=_UPCARD,
    )
    yield melded(there, "partner_opened", start, fours)


def _two(there: LessonTable) -> Iterator[LessonStep]:
    """A pair that isn't a meld joins one of the partner's."""
    lying, pair = naturals("J", MELD_SIZE), naturals("J", 2, first=MELD_SIZE)
    start = there.position((*pair, *cards("QH TC 7D 4S")), melds=[lying], pile=_UPCARD)
    yield added(there, "two_for_a_meld", start, pair, 0)


def _next_player(there: LessonTable) -> Iterator[LessonStep]:
    """A card that the next player collects is kept."""
    start = there.position(
        cards("KS KH TC 9D 6S"),
        melds=[naturals("8", 4)],
        their_melds=[naturals("T", MELD_SIZE)],
        pile=_UPCARD,
    )
    alone = tuple(card for card in single_cards(there, start) if card[0] != "T")
    yield made(
        there,
        "what_others_collect",
        start,
        ToDiscard(alone),
        [Discard(alone[-1])],
        points_at=[TheMeld(1, 0), TheseCards(alone)],
    )


def _helps(there: LessonTable) -> Iterator[LessonStep]:
    """The partner could go out except for one card of a book, and the learner holds it."""
    melds, lacking, last = nearly_out(there.rules)
    start = there.position(
        (*last, *cards("QC 5C")),
        melds=melds,
        pile=_UPCARD,
        others={there.mate: cards("9D 4D")},
        played_foot=there.own_team,
        stage="late",
    )
    yield added(there, "help_to_go_out", start, last, lacking, TheSeat(there.mate))


def _waits(there: LessonTable) -> Iterator[LessonStep]:
    """All books are complete, but the partner hasn't reached the foot."""
    require(there.rules.partners_foot != "none")  # otherwise nobody waits for a partner's foot
    start = there.position(
        cards("QC 5C"), melds=books_to_go_out(there.rules), pile=_UPCARD, played_foot=[0], stage="late"
    )
    alone = single_cards(there, start)
    yield made(
        there,
        "partners_foot_first",
        start,
        ToDiscard(alone),
        [Discard(alone[-1])],
        points_at=[TheSeat(there.mate), TheseCards(alone)],
    )


def _asks(there: LessonTable) -> Iterator[LessonStep]:
    require(there.rules.permission)  # otherwise nobody asks
    melds, last, goes = last_card(there.rules, "QC", books_to_go_out(there.rules))
    start = there.position(last, melds=melds, pile=_UPCARD, played_foot=there.own_team, stage="late")
    yield went_out(there, "ask_first", start, goes, last, TheSeat(there.mate))


def _question(there: LessonTable, hand: Cards, in_foot: Sequence[int]) -> Position:
    """The partner asks to go out while the learner holds this hand."""
    require(there.rules.permission)  # otherwise nobody asks
    melds, last, goes = last_card(there.rules, "5C", books_to_go_out(there.rules))
    return there.position(
        hand,
        phase=Phase.ANSWER,
        melds=melds,
        pile=_UPCARD,
        others={there.mate: last},
        played_foot=in_foot,
        proposal=goes,
        stage="late",
    )


def _says_no(there: LessonTable) -> Iterator[LessonStep]:
    require(not there.rules.winner_takes)  # otherwise what is held costs a team nothing that goes out
    held = (*naturals("Q", MELD_SIZE), *naturals("K", MELD_SIZE), there.wild)
    in_foot = there.own_team if there.rules.partners_foot != "none" else (there.mate,)
    start = _question(there, held, in_foot)
    yield _answered(there, "say_no", start, held, yes=False)


def _answered(there: LessonTable, about: str, start: Position, held: Cards, *, yes: bool) -> LessonStep:
    button = TableThing.YES if yes else TableThing.NO
    return made(there, about, start, ToAnswer(yes), [Answer(yes)], points_at=[TheseCards(held), button])


def _says_yes(there: LessonTable) -> Iterator[LessonStep]:
    held = cards("5H")
    yield _answered(there, "say_yes", _question(there, held, there.own_team), held, yes=True)


def _holds(there: LessonTable) -> Iterator[LessonStep]:
    require(there.rules.hold_last_card)  # otherwise nobody keeps the last card
    last = cards("QC")
    start = there.position(last, melds=books_to_go_out(there.rules), pile=_UPCARD, played_foot=[0], stage="late")
    points: list[Pointed] = [TheSeat(there.mate), TheseCards(last), TableThing.HOLD]
    yield made(there, "hold_the_last_card", start, ToHold(), [Hold()], points_at=points)
