"""Threes: what black and red ones are good for under the current rules."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Card
from game.engine.moves import Discard, GoOut, Group
from game.engine.table.board import Phase
from game.engine.table.state import Cards
from game.lessons.lesson_facts import LessonStep, TableThing, TheRedThrees, TheseCards, ToDiscard, ToTakeUpFoot
from game.lessons.making import (
    added,
    after,
    beside_eights,
    discarded,
    drawn,
    made,
    melded,
    single_discarded,
    steps_of,
    went_out,
)
from game.lessons.positions import LessonTable, books_to_go_out, cards, naturals, naturals_beside, require
from game.rules.ruleset import MELD_SIZE

_UPCARD: Final = cards("5H")
_DRAWN: Final = cards("6D TS QC 4C 9C")
_EXTRA: Final = (
    "threes_grow",
    "pair_of_threes",
    "wild_among_threes",
    "three_helps_nobody",
    "threes_are_no_meld",
    "three_goes_last",
    "red_three_is_idle",
)
_FOOT: Final = cards("JS JH 4D KC KD 7S 5D 4H TC 6S 9H AC AD 7C 5S JC")


def threes(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about threes for this table."""
    first = (_a_rank, _grow, _with_wild, _pair, _from_the_foot, _black, _no_meld, _helps_nobody, _on_the_pile)
    return steps_of(there, (*first, _red, _idle, _laid, _goes_last, _in_the_foot, _last), extra=_EXTRA)


def _melded(there: LessonTable, about: str, three: Cards, in_foot: Sequence[int]) -> Sequence[LessonStep]:
    start = there.position(
        (*three, *cards("KS KH 9D 6S")),
        melds=[naturals("8", 4)],
        pile=_UPCARD,
        played_foot=in_foot,
    )
    return [melded(there, about, start, three)]


def _a_rank(there: LessonTable) -> Sequence[LessonStep]:
    return _melded(there, "threes_are_a_rank", cards("3S 3C 3H"), ())


def _from_the_foot(there: LessonTable) -> Sequence[LessonStep]:
    require(there.rules.meld_threes == "black_in_foot")  # otherwise black threes are not melded from the foot
    return _melded(there, "threes_from_the_foot", cards("3S 3C 3S"), (0,))


def _no_rank(there: LessonTable) -> None:
    require(there.rules.meld_threes != "all")  # otherwise threes are a rank like others


def _grow(there: LessonTable) -> Iterator[LessonStep]:
    """A three joins melded threes."""
    three = cards("3D")
    lying = [naturals("8", 4), cards("3S 3C 3H")]
    start = there.position((*three, *cards("KS KH 9D 6S")), melds=lying, pile=_UPCARD)
    yield added(there, "threes_grow", start, three, 1)


def _with_wild(there: LessonTable) -> Iterator[LessonStep]:
    """Threes and a wild are a meld."""
    meld = (*cards("3S 3C 3H 3D")[: naturals_beside(there.rules, 1)], there.wild)
    yield melded(there, "wild_among_threes", beside_eights(there, (*meld, *cards("KS 9D 6S")), _UPCARD), meld)


def _pair(there: LessonTable) -> Iterator[LessonStep]:
    """Two threes are kept like two of any rank."""
    require(there.rules.meld_threes == "all")  # otherwise threes are no rank like others
    yield single_discarded(there, "pair_of_threes", beside_eights(there, cards("3S 3C QD JH 9D 6S"), _UPCARD))


def _let_go(
    there: LessonTable, about: str, hand: Cards, their_melds: Sequence[Cards] | None = None
) -> Sequence[LessonStep]:
    """Only a black three may be discarded."""
    _no_rank(there)
    start = there.position(hand, melds=[naturals("8", 4)], pile=_UPCARD, their_melds=their_melds)
    three = cards("3S")
    return [
        made(
            there,
            about,
            start,
            ToDiscard(cards("3S 3C")),
            [Discard(three[0])],
            points_at=[TheseCards(three), TableThing.PILE],
        )
    ]


def _helps_nobody(there: LessonTable) -> Sequence[LessonStep]:
    """The next player collects every other card that could be discarded."""
    theirs = [naturals("J", MELD_SIZE), naturals("T", MELD_SIZE)]
    return _let_go(there, "three_helps_nobody", cards("3S JC TH KS KH QD QC"), their_melds=theirs)


def _no_meld(there: LessonTable) -> Sequence[LessonStep]:
    """Three black threes that aren't a meld now."""
    return _let_go(there, "threes_are_no_meld", cards("3S 3C 3S KS KH 9D"))


def _goes_last(there: LessonTable) -> Iterator[LessonStep]:
    """A black three as the last card of the hand."""
    _no_rank(there)
    last = cards("3S")
    start = there.position(last, melds=[naturals("8", 4), naturals("Q", 3)], pile=_UPCARD)
    yield made(
        there,
        "three_goes_last",
        start,
        ToTakeUpFoot(by_discard=True),
        [Discard(last[0])],
        points_at=[TheseCards(last), TableThing.PILE, TableThing.FOOT],
    )


def _black(there: LessonTable) -> Iterator[LessonStep]:
    """The black three is discarded, and blocks the pile for the next player."""
    _no_rank(there)
    three = cards("3S")
    start = beside_eights(there, (*three, *cards("KS KH QD QC 9D")), _UPCARD)
    yield discarded(there, "black_three_goes", start, three)


def _on_the_pile(there: LessonTable) -> Iterator[LessonStep]:
    require(there.rules.meld_threes != "all" and there.rules.take_count != "never")  # otherwise a three closes nothing
    start = there.position(
        cards("KS KH QD QC 9D"),
        phase=Phase.DRAW,
        melds=[naturals("8", 4)],
        pile=cards("4D 7H JC KD 3C"),
        stock_top=_DRAWN[: there.draw_count],
    )
    yield drawn(there, "three_on_the_pile", start, TableThing.PILE, TableThing.STOCK)


def _red(there: LessonTable) -> Iterator[LessonStep]:
    _no_rank(there)
    require(there.rules.red_threes == "penalty" and there.rules.red_three)  # otherwise a red three is no burden
    three = cards("3H")
    start = beside_eights(there, (*three, *cards("3C KS KH 9D 4S")), _UPCARD)
    yield discarded(there, "red_three_costs", start, three)


def _idle(there: LessonTable) -> Iterator[LessonStep]:
    """A red three that costs nothing but is useless."""
    _no_rank(there)
    require(there.rules.red_threes == "penalty" and not there.rules.red_three)  # otherwise a red three costs, or scores
    three = cards("3H")
    start = beside_eights(there, (*three, *cards("KS KH QD QC 9D 9S")), _UPCARD)
    yield discarded(there, "red_three_is_idle", start, three)


def _laid(there: LessonTable) -> Sequence[LessonStep]:
    """A red three is drawn, laid down automatically, and replaced."""
    start = there.position(
        cards("KS KH QD QC 9D"),
        phase=Phase.DRAW,
        melds=[naturals("8", 4)],
        pile=_UPCARD,
        stock_top=(*(Card("3H"), *_DRAWN)[: there.draw_count], Card("AS")),
    )
    draw = drawn(there, "red_three_lies_down", start, TableThing.STOCK)
    return [draw, single_discarded(there, "red_three_scores", after(there, draw), TheRedThrees(0), follows=True)]


def _in_the_foot(there: LessonTable) -> Sequence[LessonStep]:
    """Pick up the foot in time, with a red three in it, if the rules keep red threes in the hand."""
    require(there.rules.red_three)  # otherwise a red three costs nothing
    last, three = cards("9D"), cards("3D")
    kept = there.rules.red_threes == "penalty" and there.rules.meld_threes != "all"
    rest = _FOOT[: there.foot_size - 1]
    held = (*three, *rest) if kept else (*rest, *cards("QH"))
    lying = [naturals("8", 4), naturals("Q", 3)]
    start = there.position(last, melds=lying, pile=_UPCARD, foot=held)
    picks_up = made(
        there,
        "red_three_in_the_foot",
        start,
        ToTakeUpFoot(by_discard=True),
        [Discard(last[0])],
        points_at=[TableThing.FOOT, TheseCards(last), TableThing.PILE],
    )
    if not kept:
        return [picks_up]
    next_turn = there.position(
        (*held, *_DRAWN[: there.draw_count]),
        melds=lying,
        pile=(*_UPCARD, *last, *cards("4D TH 5C")),
        plays_foot=[0],
    )
    return [picks_up, discarded(there, "red_three_came_up", next_turn, three)]


def _last(there: LessonTable) -> Iterator[LessonStep]:
    require(there.rules.meld_threes == "black_last")  # otherwise black threes are not melded at last
    three, last = cards("3S 3C 3S"), cards("QC") if there.rules.final_discard != "never" else ()
    start = there.position(
        (*three, *last),
        melds=books_to_go_out(there.rules) or [naturals("8", 4)],
        pile=_UPCARD,
        played_foot=there.own_team,
        stage="late",
    )
    yield went_out(there, "threes_at_last", start, GoOut((Group(three),), last[0] if last else None), three)
