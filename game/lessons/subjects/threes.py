"""Threes: what black and red ones are good for under the rules at hand."""

from collections.abc import Sequence
from typing import Final

from game.cards import THREE, Card
from game.engine.board import Phase
from game.engine.moves import Discard, Draw, GoOut, Group
from game.engine.state import Cards
from game.lessons.example_cards import books_to_go_out, cards, lay, naturals
from game.lessons.facts import (
    About,
    LessonStep,
    Pointed,
    TableThing,
    TheRedThrees,
    TheseCards,
    ToDiscard,
    ToDraw,
    ToGoOut,
    ToMeld,
    ToTakeUpFoot,
)
from game.lessons.making import after, made, single_cards, steps_of, yeses
from game.lessons.positions import CannotBeLaid, LessonTable

_UPCARD: Final = cards("5H")
_DRAWN: Final = cards("6D TS QC 4C 9C")
_FOOT: Final = cards("JS JH 4D KC KD 7S 5D 4H TC 6S 9H AC AD 7C 5S JC")


def threes(there: LessonTable) -> tuple[LessonStep, ...]:
    """The steps."""
    return steps_of(there, (_a_rank, _from_the_foot, _black, _on_the_pile, _red, _laid, _in_the_foot, _last))


def _melded(there: LessonTable, about: About, three: Cards, in_foot: Sequence[int]) -> Sequence[LessonStep]:
    start = there.position(
        (*three, *cards("KS KH 9D 6S")),
        melds=[naturals("8", 4)],
        pile=_UPCARD,
        melded=[there.mate],
        played_foot=in_foot,
    )
    points: list[Pointed] = [TheseCards(three), TableThing.NEW_PILE]
    return [made(there, about, start, ToMeld(THREE, len(three)), [lay(three)], points_at=points)]


def _a_rank(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.meld_threes != "all":
        raise CannotBeLaid("threes are no rank like others")
    return _melded(there, About.THREES_ARE_A_RANK, cards("3S 3C 3H"), ())


def _from_the_foot(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.meld_threes != "black_in_foot":
        raise CannotBeLaid("black threes are not melded from the foot")
    return _melded(there, About.THREES_FROM_THE_FOOT, cards("3S 3C 3S"), (0,))


def _black(there: LessonTable) -> Sequence[LessonStep]:
    """The black three goes, and closes the pile for whoever is next."""
    if there.rules.meld_threes == "all":
        raise CannotBeLaid("threes are a rank like others")
    three = cards("3S")
    start = there.position(
        (*three, *cards("KS KH QD QC 9D")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate]
    )
    return [
        made(
            there,
            About.BLACK_THREE_GOES,
            start,
            ToDiscard(cards("3S")),
            [Discard(three[0])],
            points_at=[TheseCards(three), TableThing.PILE],
        )
    ]


def _on_the_pile(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.meld_threes == "all" or there.rules.take_count == "never":
        raise CannotBeLaid("a three closes nothing")
    start = there.position(
        cards("KS KH QD QC 9D"),
        phase=Phase.DRAW,
        melds=[naturals("8", 4)],
        pile=cards("4D 7H JC KD 3C"),
        stock_top=_DRAWN[: there.draw_count],
        melded=[there.mate],
    )
    points = [TableThing.PILE, TableThing.STOCK]
    return [made(there, About.THREE_ON_THE_PILE, start, ToDraw(), [Draw()], points_at=points)]


def _red(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.red_threes != "penalty" or there.rules.meld_threes == "all" or not there.rules.red_three:
        raise CannotBeLaid("a red three is no burden")
    three = cards("3H")
    start = there.position(
        (*three, *cards("3C KS KH 9D 4S")), melds=[naturals("8", 4)], pile=_UPCARD, melded=[there.mate]
    )
    return [
        made(
            there,
            About.RED_THREE_COSTS,
            start,
            ToDiscard(three),
            [Discard(three[0])],
            points_at=[TheseCards(three), TableThing.PILE],
        )
    ]


def _laid(there: LessonTable) -> Sequence[LessonStep]:
    """A red three is drawn, lies down of itself, and is replaced."""
    if there.rules.red_threes != "lay_down":
        raise CannotBeLaid("red threes are not laid down")
    drawn = (Card("3H"), *_DRAWN)[: there.draw_count]
    start = there.position(
        cards("KS KH QD QC 9D"),
        phase=Phase.DRAW,
        melds=[naturals("8", 4)],
        pile=_UPCARD,
        stock_top=(*drawn, Card("AS")),
        melded=[there.mate],
    )
    draw = made(there, About.RED_THREE_LIES_DOWN, start, ToDraw(), [Draw()], points_at=[TableThing.STOCK])
    laid = TheRedThrees(0)
    alone = single_cards(there, after(there, draw))
    look = made(
        there,
        About.RED_THREE_SCORES,
        after(there, draw),
        ToDiscard(alone),
        [Discard(alone[-1])],
        points_at=[laid, TheseCards(alone), TableThing.PILE],
        follows=True,
    )
    return [draw, look]


def _in_the_foot(there: LessonTable) -> Sequence[LessonStep]:
    """A foot that is picked up in time, and the red three that was in it, where it lies in the hand from then on."""
    if not there.rules.red_three:
        raise CannotBeLaid("a red three costs nothing")
    last, three = cards("9D"), cards("3D")
    kept = there.rules.red_threes == "penalty" and there.rules.meld_threes != "all"
    rest = _FOOT[: there.foot_size - 1]
    held = (*three, *rest) if kept else (*rest, *cards("QH"))
    lying = [naturals("8", 4), naturals("Q", 3)]
    start = there.position(last, melds=lying, pile=_UPCARD, foot=held, melded=[there.mate])
    picks_up = made(
        there,
        About.RED_THREE_IN_THE_FOOT,
        start,
        ToTakeUpFoot(by_discard=True),
        [Discard(last[0])],
        points_at=[TableThing.FOOT, TheseCards(last), TableThing.PILE],
    )
    if not kept:
        return [picks_up]
    drawn = _DRAWN[: there.draw_count]
    next_turn = there.position(
        (*held, *drawn), melds=lying, pile=(*_UPCARD, *last, *cards("4D TH 5C")), plays_foot=[0], melded=[0, there.mate]
    )
    goes = made(
        there,
        About.RED_THREE_CAME_UP,
        next_turn,
        ToDiscard(three),
        [Discard(three[0])],
        points_at=[TheseCards(three), TableThing.PILE],
    )
    return [picks_up, goes]


def _last(there: LessonTable) -> Sequence[LessonStep]:
    if there.rules.meld_threes != "black_last":
        raise CannotBeLaid("black threes are not melded at last")
    three, last = cards("3S 3C 3S"), cards("QC") if there.rules.final_discard != "never" else ()
    start = there.position(
        (*three, *last),
        melds=books_to_go_out(there.rules) or [naturals("8", 4)],
        pile=_UPCARD,
        played_foot=there.own_team,
        turns=9,
    )
    return [
        made(
            there,
            About.THREES_AT_LAST,
            start,
            ToGoOut(),
            [GoOut((Group(three),), last[0] if last else None)],
            points_at=[TheseCards(three), TableThing.GO_OUT],
            replies=yeses(there),
        )
    ]
