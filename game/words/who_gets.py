"""Who gets the jokers: what came to each seat, and whether chance explains it."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, Literal

from msgspec import Struct

from game.analysis.chances import TOO_FEW, ChanceTally, Wanted, WhoGot
from game.text.messages import chances as say

_What = Literal["jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws"]
WHAT: Final[tuple[_What, ...]] = ("jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws")
"""The word of each of `Wanted` in a message."""


def amount(wanted: Wanted, tally: ChanceTally) -> str:
    """How much of it came.

    >>> amount(Wanted.JOKERS, ChanceTally(111.0)), amount(Wanted.LUCK_DEAL, ChanceTally(-820.4))
    ('111 jokers', '−820 points from the deal')
    """
    return say.amount(WHAT[wanted], round(tally.seen))


def inside(tally: ChanceTally) -> tuple[int, int]:
    """The first and the last whole number inside the band; chance may leave no room for any.

    >>> inside(ChanceTally(4.0, 5.0, 4.0))
    (2, 8)
    """
    low, high = tally.band
    return ceil(low), max(ceil(low), floor(high))


def face(wanted: Wanted, got: WhoGot) -> str:
    """Somebody's face on the chart, for those who listen."""
    tally = got.tallies[wanted]
    return say.face(got.who, amount(wanted, tally), *inside(tally), tally.is_inside)


class ChanceSheet(Struct, frozen=True):
    """What is said of one kind of cards: a heading, a sentence, what it comes to, and what to think of it."""

    heading: str
    sentence: str
    told: str = ""
    caveat: str = ""


def chance_sheet(wanted: Wanted, seats: Sequence[WhoGot]) -> ChanceSheet:
    """What the faces on the chart come to. The warning reckons with all that the screen has, not these faces alone."""
    rounds = max((seat.rounds_of(wanted) for seat in seats), default=0)
    if not rounds:
        told = say.nothing_counted_luck() if wanted.is_luck else say.nothing_counted()
        return ChanceSheet(say.nothing_yet(), told)
    outside = [seat for seat in seats if not seat.tallies[wanted].is_inside]
    sentence = say.some_outside([seat.who for seat in outside], len(outside)) if outside else say.all_inside()
    if rounds < TOO_FEW:
        return ChanceSheet(say.too_early(), sentence, say.few_rounds(), say.proves_nothing())
    if far := beyond_chance(wanted, seats):
        told = "\n".join(
            say.far_outside(seat.who, amount(wanted, seat.tallies[wanted]), *inside(seat.tallies[wanted]))
            for seat in far
        )
        return ChanceSheet(say.second_look(), sentence, told)
    told = say.one_in_twenty() if outside else f"{_extremes(wanted, seats)} {say.feels_unfair(rounds)}"
    return ChanceSheet(say.just_chance(), sentence, told, say.proves_nothing())


def beyond_chance(wanted: Wanted, seats: Sequence[WhoGot]) -> tuple[WhoGot, ...]:
    """Who is so far outside that chance doesn't explain it, with as many rows as the screen has."""
    rows = len(seats) * len(Wanted)
    return tuple(seat for seat in seats if seat.tallies[wanted].is_beyond_chance(seat.rounds_of(wanted), rows))


def _extremes(wanted: Wanted, seats: Sequence[WhoGot]) -> str:
    """Who got most, and who least, beside what each was to expect."""

    def off(seat: WhoGot) -> float:
        return seat.tallies[wanted].seen - seat.tallies[wanted].expected

    most, least = max(seats, key=off), min(seats, key=off)
    many, few = most.tallies[wanted], least.tallies[wanted]
    if wanted.is_luck:
        return say.luck_extremes(most.who, round(many.seen), least.who, round(few.seen))
    return say.extremes(most.who, amount(wanted, many), least.who, round(few.seen))
