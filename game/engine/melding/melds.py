"""Melds and books: what one is, and which cards may form or join it. Only counts matter, never suits."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from game.cards import (
    FACES,
    JOKER,
    NATURAL_RANKS,
    THREE,
    TWO,
    WILDS,
    Card,
    Rank,
    by_rank,
    is_red_three,
    is_wild,
    rank_of,
    wilds_among,
)
from game.engine.refusal import (
    BookClosed,
    MixedRanks,
    NaturalOnWilds,
    NewMeldTooLow,
    Refusal,
    SecondMeld,
    ThreeForbidden,
    TooFewCards,
    TooFewNaturals,
    TooManyWilds,
    WildsAlone,
)
from game.rules.meld_limits import MELD_SIZE, BookKind, book_takes, fewest_naturals, wilds_allowed
from game.rules.ruleset import RuleSet

WILD_RANK: Final = Rank("W")
"""The rank of a meld of wilds only."""
_ORDER: Final = {rank: n for n, rank in enumerate((WILD_RANK, *reversed(NATURAL_RANKS), THREE))}


class Meld(Struct, frozen=True, cache_hash=True):
    """Cards of one rank on a team's table, in the order they were laid. A book once it has `book_size` cards."""

    rank: Rank
    cards: tuple[Card, ...]
    naturals: int
    wilds: int

    @property
    def kind(self) -> BookKind:
        """Clean without wilds, dirty with them, wild if there is nothing else (S000-35, S000-36)."""
        if not self.wilds:
            return "clean"
        return "dirty" if self.naturals else "wild"

    def is_book(self, rules: RuleSet) -> bool:
        """Whether it is complete."""
        return len(self.cards) >= rules.book_size


def meld_of(cards: Sequence[Card]) -> Meld:
    """The meld that these cards form, legal or not."""
    wilds = wilds_among(cards)
    return Meld(natural_rank(cards), tuple(cards), len(cards) - wilds, wilds)


def melds_by_rank(melds: Sequence[Meld]) -> list[int]:
    """The numbers of a team's melds in the order of a hand: wild cards, then ace down to three."""
    return sorted(range(len(melds)), key=lambda number: _ORDER[melds[number].rank])


def natural_rank(cards: Sequence[Card]) -> Rank:
    """The rank of the first natural; `WILD_RANK` if all cards are wild."""
    for card in cards:
        if card not in WILDS:
            return rank_of(card)
    return WILD_RANK


def front_card(meld: Meld) -> Card:
    """The card shown in front of an open meld: the natural laid last, or the last card if all are wild."""
    return next((card for card in reversed(meld.cards) if not is_wild(card)), meld.cards[-1])


def top_card(meld: Meld) -> Card:
    """The card shown on a squared-up book: red for clean, black for dirty, taken from the book itself; hearts and
    spades first, which keep that colour in four-colour decks.

    Without a natural of that colour it is the first natural; a book of wilds shows a joker if it holds one (S000-39).
    """
    naturals = [card for card in meld.cards if not is_wild(card)]
    if not naturals:
        return min(meld.cards)
    wanted = "HD" if meld.kind == "clean" else "SC"
    return next((card for suit in wanted for card in naturals if card[1] == suit), naturals[0])


@lru_cache
def card_values(rules: RuleSet) -> Mapping[Card, int]:
    """Points of every face: its value when melded, or its cost when left over (threes only cost)."""
    tens = NATURAL_RANKS.index(Rank(rules.ten_from))
    of_rank = {rank: rules.ten_value if at >= tens else rules.five_value for at, rank in enumerate(NATURAL_RANKS)}
    of_rank |= {Rank("A"): rules.ace, TWO: rules.two, JOKER: rules.joker}
    of_three = {True: rules.red_three, False: rules.black_three}
    return {face: of_three[is_red_three(face)] if face[0] == THREE else of_rank[rank_of(face)] for face in FACES}


def rank_values(rules: RuleSet, cards: Iterable[Card]) -> tuple[tuple[Rank, int], ...]:
    """What one card of each rank among these counts, in points and in the order of `by_rank`."""
    values, cards = card_values(rules), tuple(cards)
    worth = {rank_of(card): values[card] for card in cards}
    return tuple((rank, worth[rank]) for rank, _ in by_rank(cards))


def meldable_threes(rules: RuleSet, in_foot: bool, goes_out: bool) -> str:
    """The suits of the threes that a player may meld now; "" for none (rules, `meld_threes`)."""
    match rules.meld_threes:
        case "no":
            return ""
        case "black_last":
            return "CS" if goes_out else ""
        case "black_in_foot":
            return "CS" if in_foot else ""
        case "all":
            return "CDHS"


def carries_wilds(rules: RuleSet, rank: Rank) -> bool:
    """Whether wilds may be melded with naturals of the rank: with threes only if both colours may be melded."""
    return rank != THREE or rules.meld_threes == "all"


def rank_of_group(cards: Sequence[Card], threes: str = "") -> Rank | Refusal:
    """The rank of the naturals among cards laid together, `WILD_RANK` if all are wild, or why they don't match.

    `threes` are the suits of threes that count as a rank, here and below.
    """
    rank = WILD_RANK
    for card in cards:
        if card in WILDS:
            continue
        its = rank_of(card)
        if its == THREE and card[1] not in threes:
            others = dict.fromkeys(rank_of(other) for other in cards if not is_wild(other) and rank_of(other) != THREE)
            return ThreeForbidden(card, tuple(others))
        if rank == WILD_RANK:
            rank = its
        elif rank != its:
            return MixedRanks((rank, its))
    return rank


def _too_many_wilds(rules: RuleSet, rank: Rank, naturals: int, wilds: int) -> Refusal | None:
    """Check the wild limit and the naturals that a dirty meld must hold, at every size (S000-37, S001-22, S004-29)."""
    if rank == WILD_RANK:
        return None
    if not carries_wilds(rules, rank):
        return TooManyWilds(have=wilds, need=0, rank=rank)
    allowed = wilds_allowed(rules, naturals)
    if wilds <= allowed:
        return None
    fewest = fewest_naturals(rules)
    if naturals < fewest:
        return TooFewNaturals(have=naturals, need=fewest, rank=rank)
    return TooManyWilds(have=wilds, need=allowed, rank=rank)


def why_not_begin(rules: RuleSet, melds: Sequence[Meld], cards: Sequence[Card], threes: str = "") -> Refusal | None:
    """Why the cards can't begin a new meld for a team that has these melds, or None."""
    rank = rank_of_group(cards, threes)
    if isinstance(rank, Refusal):
        return rank
    wilds = wilds_among(cards)
    if rank == WILD_RANK and cards and rules.wild_melds == "no":
        return WildsAlone()
    if len(cards) < MELD_SIZE:
        return TooFewCards(len(cards))
    if wilds:
        refusal = _too_many_wilds(rules, rank, len(cards) - wilds, wilds)
        if refusal is not None:
            return refusal
    if rules.second_meld != "anytime":
        for meld in melds:
            if meld.rank == rank and (rules.second_meld == "never" or not meld.is_book(rules)):
                return SecondMeld(rank, have=len(meld.cards), need=rules.book_size)
    if rules.new_meld_points:
        values = card_values(rules)
        worth = sum(values[card] for card in cards)
        if worth < rules.new_meld_points:
            return NewMeldTooLow(worth, rules.new_meld_points, rank)
    return None


def why_not_add(rules: RuleSet, meld: Meld, cards: Sequence[Card], threes: str = "") -> Refusal | None:
    """Why the cards can't be added, all at once, to a meld or book of the team, or None."""
    if not cards:
        return TooFewCards(0)
    rank = rank_of_group(cards, threes)
    if isinstance(rank, Refusal):
        return rank
    if rank not in (meld.rank, WILD_RANK):
        return NaturalOnWilds() if meld.rank == WILD_RANK else MixedRanks((meld.rank, rank))
    wilds = wilds_among(cards)
    if len(meld.cards) >= rules.book_size and not book_takes(rules, meld.kind, wilds):
        return BookClosed(meld.rank)
    if not (meld.wilds or wilds):
        return None
    return _too_many_wilds(rules, meld.rank, meld.naturals + len(cards) - wilds, meld.wilds + wilds)


def with_group(meld: Meld | None, cards: Sequence[Card]) -> Meld:
    """The meld with the group added, or the new meld that the group begins."""
    if meld is None:
        return meld_of(cards)
    wilds = wilds_among(cards)
    return Meld(meld.rank, meld.cards + tuple(cards), meld.naturals + len(cards) - wilds, meld.wilds + wilds)
