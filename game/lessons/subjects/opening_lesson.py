"""The opening: what a team's first melds of a round must be worth, all in one move."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from game.engine.melding.melds import card_values
from game.engine.moves import Group, MeldCards
from game.engine.table.board import Phase
from game.engine.table.position import Position
from game.engine.table.state import Cards
from game.lessons.lesson_facts import LessonStep, TableThing, TheseCards, ToOpen
from game.lessons.making import (
    after,
    discarded,
    drawn,
    made,
    melded,
    single_cards,
    single_discarded,
    steps_of,
)
from game.lessons.positions import (
    CannotBeLaid,
    LessonTable,
    cards,
    naturals,
    naturals_beside,
    opening_melds,
    require,
    worth,
)
from game.rules.ruleset import MELD_SIZE, minimums_by_round, most_rounds

_UPCARD: Final = cards("9D")
_DRAWN: Final = cards("KD 7S 5C TH 4D")
_SINGLES: Final = cards("TC 7H 6D")
_MOST_LAID: Final = 14
"""Maximum cards of an example opening: a player who draws more than one card per turn soon holds this many."""
_LOW: Final = naturals("4", MELD_SIZE)


class _Minimum(Struct, frozen=True):
    """What must be reached, and in which round or with which total."""

    points: int
    round: int
    total: int


def opening(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about the opening; empty if no round has a minimum."""
    return steps_of(
        there,
        (_meter, _values, _too_little, _two_too_little, _no_hurry, _height, _wilds, _enough, _later, _with_all),
        extra=("keep_high_cards", "wilds_help_to_open", "no_hurry_to_open", "two_melds_too_little"),
    )


def _minimums(there: LessonTable) -> list[_Minimum]:
    """The minimums of the rules, each once, in order of appearance."""
    rules = there.rules
    if rules.opening_by_score:
        found = [_Minimum(points, 1, total) for total, points in sorted(rules.opening_by_score)]
    else:
        rounds = enumerate(minimums_by_round(rules)[: most_rounds(rules)], 1)
        found = [_Minimum(points, number, 0) for number, points in rounds]
    first = {minimum.points: minimum for minimum in reversed(found)}
    return [minimum for minimum in found if minimum.points and first[minimum.points] is minimum]


def _first(there: LessonTable) -> _Minimum:
    minimums = _minimums(there)
    require(minimums)  # otherwise the first melds may be worth anything
    return minimums[0]


def _position(there: LessonTable, hand: Cards, minimum: _Minimum) -> Position:
    return there.position(hand, pile=_UPCARD, round_number=minimum.round, totals=(minimum.total,) * there.teams)


def _meter(there: LessonTable) -> Iterator[LessonStep]:
    """One meld of the highest cards is enough."""
    yield _with_one(there, "first_melds_count", "A", 0)


def _values(there: LessonTable) -> Iterator[LessonStep]:
    """The same with a wild in it."""
    yield _with_one(there, "what_cards_count", "Q", 1)


def _with_one(there: LessonTable, about: str, rank: str, wilds: int) -> LessonStep:
    """The first opening by a single meld, with as few cards as possible. Raises CannotBeLaid."""
    minimum, wild = _first(there), (there.wild,) * wilds
    least = naturals_beside(there.rules, wilds) if wilds else MELD_SIZE
    for count in range(least, there.rules.book_size - wilds + 1):
        meld = (*naturals(rank, count), *wild)
        if worth(there.rules, meld) >= minimum.points:
            return _opened(there, about, [meld], (*meld, *_SINGLES), minimum)
    raise CannotBeLaid("no meld is enough alone")


def _too_little(there: LessonTable) -> Iterator[LessonStep]:
    """One meld that is not enough: wait."""
    minimum = _first(there)
    rank = next((rank for rank in "QK95" if worth(there.rules, naturals(rank, MELD_SIZE)) < minimum.points), None)
    if rank is None:
        raise CannotBeLaid("any meld opens")
    start = _position(there, (*naturals(rank, MELD_SIZE), *cards("JD TC 7H 6D 4S")), minimum)
    yield single_discarded(there, "not_enough_yet", start)


def _two_too_little(there: LessonTable) -> Iterator[LessonStep]:
    """Two melds that are not enough together."""
    minimum = _first(there)
    melds = (*naturals("K", MELD_SIZE), *naturals("A", MELD_SIZE))
    require(worth(there.rules, melds) < minimum.points)  # otherwise two melds are enough
    start = _position(there, (*melds, *cards("JD TC 7H 6D 4S")), minimum)
    yield single_discarded(there, "two_melds_too_little", start)


def _no_hurry(there: LessonTable) -> Iterator[LessonStep]:
    """A team that hasn't opened keeps drawing."""
    minimum = _first(there)
    start = there.position(
        cards("KS KH QD JC 9D 6H"),
        phase=Phase.DRAW,
        pile=_UPCARD,
        stock_top=_DRAWN[: there.draw_count],
        round_number=minimum.round,
        totals=(minimum.total,) * there.teams,
    )
    yield drawn(there, "no_hurry_to_open", start, TableThing.METER, TableThing.STOCK)


def _height(there: LessonTable) -> Iterator[LessonStep]:
    """The single card of least value is discarded, the higher ones stay."""
    values = card_values(there.rules)
    start = _position(there, cards("KS KH JS JD AC 4D"), _first(there))
    alone = single_cards(there, start)
    least = min(values[card] for card in alone)
    goes = tuple(card for card in alone if values[card] == least)
    require(len(goes) < len(alone))  # otherwise all single cards count the same
    yield discarded(there, "keep_high_cards", start, goes, others="helps_to_open")


def _wilds(there: LessonTable) -> Iterator[LessonStep]:
    """Wilds are kept for the opening."""
    start = _position(there, (there.wild, *cards("2C KS KH TC 7H 5D")), _first(there))
    yield single_discarded(there, "wilds_help_to_open", start)


def _enough(there: LessonTable) -> Sequence[LessonStep]:
    opens = _opens(there, "open_all_at_once", _first(there))
    position = after(there, opens)
    has_fours = set(_LOW) <= set(position.hands[0])
    if not has_fours or worth(there.rules, _LOW) < there.rules.new_meld_points:
        return [opens]
    return [opens, melded(there, "once_open", position, _LOW, follows=True)]


def _later(there: LessonTable) -> Iterator[LessonStep]:
    """The next minimum, if there is another one."""
    minimums = _minimums(there)
    require(len(minimums) > 1)  # otherwise the minimum stays
    yield _opens(there, "minimum_grows", minimums[1])


def _with_all(there: LessonTable) -> Iterator[LessonStep]:
    """A hand that is used up by its melds opens, whatever they are worth."""
    minimum, melds = _first(there), (_LOW, naturals("5", MELD_SIZE))
    own = (*melds[0], *melds[1])
    is_too_little = worth(there.rules, own) < minimum.points
    require(there.rules.open_waived and is_too_little)  # otherwise a whole hand has no right of its own, or needs none
    yield _opened(there, "open_with_all", melds, own, minimum)


def _opens(there: LessonTable, about: str, minimum: _Minimum) -> LessonStep:
    """Melds that open, from a hand with other cards."""
    melds = opening_melds(there.rules, minimum.points, minimum.round, _MOST_LAID)
    own = tuple(card for meld in melds for card in meld)
    ranks = {card[0] for card in own}
    spare = () if "4" in ranks else _LOW
    singles = tuple(card for card in _SINGLES if card[0] not in ranks)
    return _opened(there, about, melds, (*own, *spare, *singles), minimum)


def _opened(there: LessonTable, about: str, melds: Sequence[Cards], hand: Cards, minimum: _Minimum) -> LessonStep:
    own = tuple(card for meld in melds for card in meld)
    return made(
        there,
        about,
        _position(there, hand, minimum),
        ToOpen(),
        [MeldCards(tuple(map(Group, melds)))],
        points_at=[TheseCards(own), TableThing.NEW_PILE, TableThing.METER],
    )
