"""The discard pile: how much of it you get, what takes it, and what blocks it."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card
from game.engine.moves import Group, Peek, Take
from game.engine.table.board import Phase
from game.engine.table.position import Position
from game.engine.table.state import Cards
from game.lessons.lesson_facts import LessonStep, TableThing, TheMeld, TheseCards, ToPeek, ToTake
from game.lessons.making import (
    after,
    beside_eights,
    discarded,
    drawn,
    made,
    may_take_pile,
    melded,
    single_cards,
    steps_of,
)
from game.lessons.positions import (
    CannotBeLaid,
    LessonTable,
    Stage,
    cards,
    naturals,
    opening_melds,
    require,
    worth,
)
from game.rules.ruleset import MELD_SIZE, taken_in

_BURIED: Final = cards("4D 6C JH 5S TC 7H QD 4H 6S JC 5C TD 7S QC 4S 6H JD 5D TH 7C")
"""Single cards for the pile beneath the ones that matter."""
_LOWEST: Final = Card("8S")
_DRAWN: Final = cards("QH 6D TS 5H 4C")
_EIGHTS: Final = (naturals("8", 4),)
_SPARE: Final = (
    "three_closes",
    "not_in_the_first_lap",
    "open_with_the_pile",
    "pile_too_short",
)
_EXTRA: Final = (
    "pairs_take_piles",
    "wild_on_the_pile",
    "one_is_too_few",
    "feed_nobody",
)
_WHOLE: Final = 8
"""How many cards an example pile has if it is taken whole."""


def pile(there: LessonTable) -> tuple[LessonStep, ...]:
    """The lesson about the discard pile; empty if nobody may take it."""
    takes = (_instead, _pair, _other_way, _opens, _turned_card, _three, _short, _first_lap, _frozen)
    makers = (*takes, _wild_upcard, _one_too_few, _pairs, _feeds)
    return steps_of(there, () if there.rules.take_count == "never" else makers, spare=_SPARE, extra=_EXTRA)


def _count(there: LessonTable) -> int:
    """The size of a pile that is long enough to be taken."""
    count = taken_in(there.rules, 1)
    return count if isinstance(count, int) else _WHOLE


def _size(there: LessonTable) -> int:
    """The size of a pile that anybody may take."""
    return max(_count(there), there.rules.take_least)


def _pile(there: LessonTable, upcard: str, second: str = "") -> Cards:
    """A pile with this upcard, and this card beneath it if that is also taken. If the lowest card taken must be melded,
    it is an eight.
    """
    top = (*cards(second), Card(upcard)) if _count(there) > 1 else (Card(upcard),)
    lying = [*_BURIED[: max(0, _size(there) - len(top))], *top]
    if there.rules.take_bottom and _count(there) > len(top):
        lying[-_count(there)] = _LOWEST
    return tuple(lying)


def _at_draw(
    there: LessonTable, hand: Cards, lying: Cards, *, melds: Sequence[Cards] = _EIGHTS, stage: Stage = "early"
) -> Position:
    return there.position(
        hand,
        phase=Phase.DRAW,
        melds=melds,
        pile=lying,
        stock_top=_DRAWN[: there.draw_count],
        stage=stage,
    )


def _with_pair(there: LessonTable) -> Position:
    return _at_draw(there, cards("9S 9D AS AC KH 6H"), _pile(there, "9H", "AD"))


def _instead(there: LessonTable) -> Sequence[LessonStep]:
    """A pile that could be taken, and a hand that can't."""
    return _closed(there, "pile_instead", _at_draw(there, cards("9S 9D AS KH 6H"), _pile(there, "JD")))


def _take(
    there: LessonTable,
    about: str,
    start: Position,
    move: Take,
    hand: Cards,
    *more: TheMeld | TableThing,
    follows: bool = False,
) -> LessonStep:
    pointers = [TableThing.PILE, TheseCards(hand), *more] if hand else [TableThing.PILE, *more]
    return made(there, about, start, ToTake(), [move], points_at=pointers, follows=follows)


def _pair(there: LessonTable) -> Sequence[LessonStep]:
    """A pair takes it under all rules, melded with the upcard or kept with it; then what came along is used."""
    pair = cards("9S 9D")
    look = _look(there, _with_pair(there))
    start = after(there, look[-1]) if look else _with_pair(there)
    lowest = (Group((_LOWEST,), 0),) if _LOWEST in start.discards else ()
    if there.rules.upcard_play == "to_open":
        take = _take(there, "upcard_may_stay", start, Take(lowest), pair, follows=bool(look))
    else:
        move = Take((Group((*pair, Card("9H"))), *lowest))
        take = _take(there, "pair_takes", start, move, pair, follows=bool(look))
    if _count(there) == 1:
        return [take]
    return [*look, take, melded(there, "use_what_came", after(there, take), cards("AS AC AD"), follows=True)]


def _look(there: LessonTable, start: Position) -> Sequence[LessonStep]:
    """Look at what the pile would bring before taking it, if that is allowed."""
    if not there.rules.take_peek or _count(there) == 1:
        return []
    points = [TableThing.PEEK, TableThing.PILE]
    return [made(there, "look_before_taking", start, ToPeek(), [Peek()], points_at=points)]


def _other_way(there: LessonTable) -> Sequence[LessonStep]:
    """What else takes it, if a pair is not the only way."""
    require(there.rules.upcard_play != "to_open")  # otherwise the upcard may stay in the hand
    match there.rules.take_with:
        case "any_play" | "pair_or_meld":
            about = "upcard_fits_a_meld"
            start = _at_draw(there, cards("KH QS TH 6H"), _pile(there, "8H"))
            return [_take(there, about, start, Take((Group(cards("8H"), 0),)), (), TheMeld(0, 0))]
        case "pair_or_wild":
            with_wild = cards("9S 2D")
            start = _at_draw(there, (*with_wild, *cards("KH QS TH 6H")), _pile(there, "9H"))
            move = Take((Group((*with_wild, Card("9H"))),))
            return [_take(there, "card_and_wild_take", start, move, with_wild)]
        case "pair":
            raise CannotBeLaid("a pair is the only way")


def _opens(there: LessonTable) -> Iterator[LessonStep]:
    """Opening with the upcard, if that is allowed: it counts, and what comes with it doesn't."""
    rules = there.rules
    may_open = not rules.take_needs_open and not rules.opening_by_score
    require(may_open)  # otherwise only an opened team takes it, or the minimum is its own
    minimum = rules.opening[0]
    require(minimum)  # otherwise there is no minimum
    nines = (*cards("9S 9D"), Card("9H"))
    rest = minimum - worth(rules, nines)
    beside = opening_melds(rules, rest, 1, there.hand_size) if rest > 0 else ()
    require(all(meld[0][0] != "9" for meld in beside))  # otherwise that takes two melds of nines
    own = (*nines[:2], *(card for meld in beside for card in meld))
    start = _at_draw(there, (*own, *cards("TH 6H")), _pile(there, "9H"), melds=())
    move = Take((Group(nines), *map(Group, beside)))
    yield _take(there, "open_with_the_pile", start, move, own, TableThing.METER)


def _closed(there: LessonTable, about: str, start: Position) -> Sequence[LessonStep]:
    """The pile can't be taken now: draw."""
    return [drawn(there, about, start, TableThing.PILE, TableThing.STOCK)]


def _three(there: LessonTable) -> Sequence[LessonStep]:
    require(there.rules.meld_threes != "all")  # otherwise a three is a card like any other
    return _closed(there, "three_closes", _at_draw(there, cards("9S 9D KH QS 6H"), _pile(there, "3S", "9H")))


def _short(there: LessonTable) -> Sequence[LessonStep]:
    whole = taken_in(there.rules, 1)
    count = max(there.rules.take_least, whole if isinstance(whole, int) and not there.rules.short_pile else 0)
    require(count >= MELD_SIZE)  # otherwise a short pile may be taken, too
    lying = (*_BURIED[: count - 2], Card("9H"))
    return _closed(there, "pile_too_short", _at_draw(there, cards("9S 9D KH QS 6H"), lying))


def _turned_card(there: LessonTable) -> Iterator[LessonStep]:
    """The turned card is free for the first player, melded or not."""
    require(there.rules.first_take_free and there.rules.first_upcard != "none")  # otherwise no card is free
    king = cards("KS")
    start = _at_draw(there, (*king, *cards("9S QS TH 6H")), cards("KH"), stage="deal", melds=())
    yield _take(there, "turned_card_is_free", start, Take(()), king)


def _first_lap(there: LessonTable) -> Sequence[LessonStep]:
    require(not there.rules.take_first_lap)  # otherwise the pile may be taken from the first turn on
    require(not there.rules.first_take_free)  # otherwise the first player may take the turned-up card
    start = _at_draw(there, cards("9S 9D KH QS 6H"), _pile(there, "9H")[-1:], stage="deal", melds=())
    return _closed(there, "not_in_the_first_lap", start)


def _frozen(there: LessonTable) -> Sequence[LessonStep]:
    match there.rules.freeze:
        case "no":
            raise CannotBeLaid("nothing freezes it")
        case "one_lap":
            start = _at_draw(there, cards("9S 9D KH QS 6H"), _pile(there, "2S", "9H"))
            frozen = replace(start, frozen=there.players - 1)
            return _closed(there, "frozen_for_a_lap", frozen)
        case "until_taken":
            pair = cards("9S 9D")
            start = _at_draw(there, (*pair, *cards("KH QS 6H")), _pile(there, "9H", "2S"))
            move = Take(() if there.rules.upcard_play == "to_open" else (Group((*pair, Card("9H"))),))
            frozen = replace(start, frozen=there.players - 2)
            return [_take(there, "frozen_until_taken", frozen, move, pair)]


def _wild_upcard(there: LessonTable) -> Sequence[LessonStep]:
    """The upcard is wild, and the hand has two more."""
    start = _at_draw(there, cards("2H 2D KH QS 6H"), _pile(there, "2S"))
    require(there.rules.wild_melds == "no" and not may_take_pile(there, start))  # otherwise a wild may be taken
    return _closed(there, "wild_on_the_pile", start)


def _one_too_few(there: LessonTable) -> Sequence[LessonStep]:
    """One card like the upcard, and a wild, when only a pair takes it."""
    start = _at_draw(there, cards("KS 2D QH TS 6H"), _pile(there, "KH"))
    require(not may_take_pile(there, start))  # otherwise one card is enough
    return _closed(there, "one_is_too_few", start)


def _keeping(there: LessonTable, about: str, start: Position, keeps: str, *more: TheMeld) -> Sequence[LessonStep]:
    """Discard a single card of none of these ranks."""
    alone = tuple(card for card in single_cards(there, start) if card[0] not in keeps)
    return [discarded(there, about, start, alone, *more)]


def _pairs(there: LessonTable) -> Sequence[LessonStep]:
    """Pairs are kept for piles."""
    start = beside_eights(there, cards("KS KD 9S 9D JC TH 6H"), _pile(there, "4C"))
    return _keeping(there, "pairs_take_piles", start, "")


def _feeds(there: LessonTable) -> Sequence[LessonStep]:
    """Give the next player nothing that fits their melds."""
    start = there.position(
        cards("KS KD JC TH 6H 5D"),
        melds=_EIGHTS,
        their_melds=[naturals("J", MELD_SIZE)],
        pile=_pile(there, "4C"),
    )
    return _keeping(there, "feed_nobody", start, "J", TheMeld(1, 0))
