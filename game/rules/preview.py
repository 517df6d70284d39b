"""What a rule set looks like at the table: example books, and an example opening that just suffices. Cards only."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from game.cards import NATURAL_RANKS, Card, Rank
from game.rules.ruleset import (
    MELD_SIZE,
    RuleSet,
    as_scored,
    fewest_naturals,
    for_round,
    is_special,
    minimums_by_round,
    wilds_allowed,
)

BookName = Literal["clean", "dirty", "wild", "sevens", "special", "threes", "double"]

_SUITS: Final = "HSDC"
_WILDS: Final = tuple(map(Card, ("2C", "*R", "2S", "2D", "*B", "2H")))
_TWOS: Final = tuple(card for card in _WILDS if card[0] == "2")


class BookPreview(Struct, frozen=True):
    """A book as it may look on the table, and its points in addition to its cards."""

    name: BookName
    cards: tuple[Card, ...]
    points: int
    wilds: int


class OpeningPreview(Struct, frozen=True):
    """Melds that just reach a minimum, and their worth; no melds if no hand could reach it."""

    minimum: int
    melds: tuple[tuple[Card, ...], ...]
    points: int


def books(rules: RuleSet) -> tuple[BookPreview, ...]:
    """A book of each kind in these rules, clean first; a dirty one with as many wilds as it can carry."""
    return tuple(_books(rules))


def _books(rules: RuleSet) -> Iterator[BookPreview]:
    rules = as_scored(rules)
    size = rules.book_size
    yield BookPreview("clean", _naturals(_plain(rules, "A", "K"), size), rules.clean_book, 0)
    naturals = next(
        (count for count in range(fewest_naturals(rules), size) if wilds_allowed(rules, count) >= size - count), None
    )
    if naturals is not None:
        wilds = size - naturals
        cards = (*_naturals(_plain(rules, "8", "9"), naturals), *_wild_cards(rules, wilds))
        yield BookPreview("dirty", cards, rules.dirty_book, wilds)
    if rules.wild_melds != "no":
        yield BookPreview("wild", _wild_cards(rules, size), rules.wild_book, size)
    if rules.sevens_book:
        yield BookPreview("sevens", _naturals("7", size), rules.sevens_book, 0)
    if is_special(rules):
        yield BookPreview("special", _naturals(rules.special_rank, size), rules.special_book, 0)
    if rules.threes_book and rules.meld_threes != "no":
        black = tuple(Card("3" + "SC"[at % 2]) for at in range(size))
        yield BookPreview("threes", black, rules.threes_book, 0)
    if rules.double_book > size:
        yield BookPreview("double", _naturals(_plain(rules, "K", "Q"), rules.double_book), 2 * rules.clean_book, 0)


def _plain(rules: RuleSet, rank: str, other: str) -> str:
    """The rank, or the other one where books of the first are special."""
    return other if rules.special_rank == rank else rank


def _naturals(rank: str, count: int) -> tuple[Card, ...]:
    return tuple(Card(rank + _SUITS[at % len(_SUITS)]) for at in range(count))


def _wild_cards(rules: RuleSet, count: int) -> tuple[Card, ...]:
    wilds = _WILDS if rules.jokers else _TWOS
    return tuple(wilds[at % len(wilds)] for at in range(count))


class _Laid(NamedTuple):
    """Melds so far; `shapes` holds rank, naturals, jokers and twos of each."""

    points: int = 0
    cards: int = 0
    jokers: int = 0
    twos: int = 0
    opens: bool = True
    """Whether one of them has no wilds, or none needs to."""
    shapes: tuple[tuple[str, int, int, int], ...] = ()


def opening(rules: RuleSet, minimum: int, round_number: int = 1) -> OpeningPreview:
    """The cheapest opening worth at least the minimum that a hand and one draw could hold, excluding book bonuses."""
    room = for_round(rules.hand_cards, round_number) + for_round(rules.draw_count, round_number) - 1
    lowest_ten = NATURAL_RANKS.index(Rank(rules.ten_from))
    ranks = ["A", "K", "Q", "J", *map(str, NATURAL_RANKS[: min(3, lowest_ten)])]
    jokers_held, twos_held = min(2, 2 * rules.jokers), 4
    nothing = _Laid(opens=not rules.open_natural)
    plans = {nothing[:-1]: nothing}
    for rank in ranks:
        melds = [meld for meld in _melds(rules, rank) if meld.points >= rules.new_meld_points]
        for plan in list(plans.values()):
            if plan.points >= minimum and plan.opens and plan.shapes:
                continue
            for meld in melds:
                cards, jokers, twos = plan.cards + meld.cards, plan.jokers + meld.jokers, plan.twos + meld.twos
                if cards <= room and jokers <= jokers_held and twos <= twos_held:
                    opens = plan.opens or not meld.jokers + meld.twos
                    coming_to = plan.points + meld.points, cards, jokers, twos, opens
                    if coming_to not in plans:
                        plans[coming_to] = _Laid(*coming_to, (*plan.shapes, *meld.shapes))
    found = min(
        (plan for plan in plans.values() if plan.shapes and plan.points >= minimum and plan.opens),
        key=lambda plan: (plan.points, plan.jokers + plan.twos, plan.cards),
        default=None,
    )
    if found is None:
        return OpeningPreview(minimum, (), 0)
    return OpeningPreview(minimum, tuple(_in_faces(found)), found.points)


def openings(rules: RuleSet) -> tuple[OpeningPreview, ...]:
    """One for each different minimum of the rule set, in order of appearance."""
    by_round = minimums_by_round(rules)
    return tuple(
        opening(rules, minimum, 1 if rules.opening_by_score else by_round.index(minimum) + 1)
        for minimum in minimums_shown(rules)
    )


_MOST_GROWN: Final = 3
"""How many minimums are shown after the ones set: they only show how the series continues."""


def minimums_shown(rules: RuleSet) -> tuple[int, ...]:
    """The minimums of a set, each once, in order of appearance; of growing ones only the first few."""
    by_score = [minimum for _, minimum in sorted(rules.opening_by_score)]
    return tuple(dict.fromkeys(by_score or minimums_by_round(rules)[: len(rules.opening) + _MOST_GROWN]))


def _melds(rules: RuleSet, rank: str) -> Iterator[_Laid]:
    """The new melds of a rank that are worth showing: three to five cards."""
    worth = rules.ace if rank == "A" else rules.ten_value if rank in "KQJ" else rules.five_value
    for naturals in (3, 4, 2):
        for wilds in range(max(0, MELD_SIZE - naturals), min(wilds_allowed(rules, naturals), 2) + 1):
            for jokers in range(wilds + 1):
                twos = wilds - jokers
                points = naturals * worth + jokers * rules.joker + twos * rules.two
                yield _Laid(points, naturals + wilds, jokers, twos, shapes=((rank, naturals, jokers, twos),))


def _in_faces(plan: _Laid) -> Iterator[tuple[Card, ...]]:
    jokers, twos = iter((Card("*R"), Card("*B"))), iter(map(Card, ("2C", "2S", "2D", "2H")))
    for rank, naturals, with_jokers, with_twos in plan.shapes:
        wilds = (*(next(jokers) for _ in range(with_jokers)), *(next(twos) for _ in range(with_twos)))
        yield (*_naturals(rank, naturals), *wilds)
