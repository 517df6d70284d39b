"""Melds and books: what one is, which cards may form or join it, what books are worth, and which ones a team needs to
go out. Only counts matter, never suits.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import add, sub
from typing import Final, NamedTuple

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
    is_three,
    is_wild,
    rank_of,
    wilds_among,
)
from game.engine.events import BookCompleted, Event, Melded
from game.engine.moves import Group
from game.engine.refusal import (
    BookClosed,
    BooksMissing,
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
from game.rules.ruleset import (
    MELD_SIZE,
    BookKind,
    RuleSet,
    as_scored,
    book_takes,
    fewest_naturals,
    for_round,
    is_special,
    wild_books_needed,
    wilds_allowed,
)

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


def shown_card(meld: Meld, rules: RuleSet) -> Card:
    """The card on which one sees what a meld is: the top of a book, or the front of an open meld."""
    return top_card(meld) if meld.is_book(rules) else front_card(meld)


@lru_cache
def card_values(rules: RuleSet) -> Mapping[Card, int]:
    """Points of every face: its value when melded, or its cost when left over (threes only cost)."""
    tens = NATURAL_RANKS.index(Rank(rules.ten_from))
    of_rank = {rank: rules.ten_value if at >= tens else rules.five_value for at, rank in enumerate(NATURAL_RANKS)}
    of_rank |= {Rank("A"): rules.ace, TWO: rules.two, JOKER: rules.joker}
    of_three = {True: rules.red_three, False: rules.black_three}
    return {face: of_three[is_red_three(face)] if face[0] == THREE else of_rank[rank_of(face)] for face in FACES}


def card_points(rules: RuleSet, cards: Iterable[Card]) -> int:
    """What these cards count together."""
    return sum(map(card_values(rules).__getitem__, cards))


def rank_values(rules: RuleSet, cards: Iterable[Card]) -> tuple[tuple[Rank, int], ...]:
    """What one card of each rank among these counts, in points and in the order of `by_rank`."""
    values, cards = card_values(rules), tuple(cards)
    worth = {rank_of(card): values[card] for card in cards}
    return tuple((rank, worth[rank]) for rank, _ in by_rank(cards))


def values_named(rules: RuleSet, cards: Iterable[Card]) -> tuple[tuple[Rank, int], ...]:
    """The values that the cards except threes have, the highest first, each with its first rank among them."""
    worths = rank_values(rules, (card for card in cards if not is_three(card)))
    ranks = {each: rank for rank, each in reversed(worths)}
    return tuple((ranks[each], each) for each in sorted(ranks, reverse=True))


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


def too_many_wilds(rules: RuleSet, rank: Rank, naturals: int, wilds: int) -> Refusal | None:
    """Why a meld of so many naturals and wilds breaks the wild limit, or lacks naturals for a dirty meld, at every size
    (S000-37, S001-22, S004-29).
    """
    if rank == WILD_RANK or not wilds:
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
    refusal = too_many_wilds(rules, rank, len(cards) - wilds, wilds)
    if refusal is not None:
        return refusal
    if rules.second_meld != "anytime":
        for meld in melds:
            if meld.rank == rank and (rules.second_meld == "never" or not meld.is_book(rules)):
                return SecondMeld(rank, have=len(meld.cards), need=rules.book_size)
    if rules.new_meld_points:
        worth = card_points(rules, cards)
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
    return too_many_wilds(rules, meld.rank, meld.naturals + len(cards) - wilds, meld.wilds + wilds)


def with_group(meld: Meld | None, cards: Sequence[Card]) -> Meld:
    """The meld with the group added, or the new meld that the group begins."""
    if meld is None:
        return meld_of(cards)
    wilds = wilds_among(cards)
    return Meld(meld.rank, meld.cards + tuple(cards), meld.naturals + len(cards) - wilds, meld.wilds + wilds)


def with_groups(melds: Iterable[Meld], groups: Iterable[Group]) -> list[Meld]:
    """A team's melds with the groups laid, legal or not; one for a meld that isn't there begins a meld."""
    after = list(melds)
    for group in groups:
        if group.onto is None or group.onto >= len(after):
            after.append(meld_of(group.cards))
        else:
            after[group.onto] = with_group(after[group.onto], group.cards)
    return after


SEVEN: Final = Rank("7")


class BookCounts(NamedTuple):
    """Complete books by kind; books of sevens count there and again separately."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    clean_sevens: int = 0
    dirty_sevens: int = 0

    def plus(self, other: "BookCounts") -> "BookCounts":
        """Both tallies together."""
        return BookCounts(*map(add, self, other))

    def minus(self, other: "BookCounts") -> "BookCounts":
        """What this tally has more than the other."""
        return BookCounts(*map(sub, self, other))


def count_books(rules: RuleSet, melds: Iterable[Meld]) -> BookCounts:
    """The books among melds."""
    clean = dirty = wild = clean_sevens = dirty_sevens = 0
    size = rules.book_size
    for meld in melds:
        if len(meld.cards) >= size:
            if not meld.wilds:
                clean += 1
                clean_sevens += meld.rank == SEVEN
            elif meld.naturals:
                dirty += 1
                dirty_sevens += meld.rank == SEVEN
            else:
                wild += 1
    return BookCounts(clean, dirty, wild, clean_sevens, dirty_sevens)


def books_gained(rules: RuleSet, melds: tuple[Meld, ...], groups: Iterable[Group]) -> BookCounts:
    """How the books of a team with these melds change once the groups are laid; a clean book that turns dirty is one
    clean fewer. Legality isn't checked.
    """
    return count_books(rules, with_groups(melds, groups)).minus(count_books(rules, melds))


def missing_for_out(rules: RuleSet, round_number: int, books: BookCounts) -> BooksMissing | None:
    """The books still needed to go out (S000-34, S001-27, S003-34, S004-70), or None if these suffice.

    A required book of sevens counts towards no other requirement except the total number of books. With
    `wild_as_clean` a book of wilds beyond those required counts as a clean one.
    """
    need_clean = for_round(rules.out_clean, round_number)
    need_dirty = for_round(rules.out_dirty, round_number)
    clean, dirty = books.clean, books.dirty
    sevens = 0
    if rules.out_sevens:
        if books.clean_sevens and (clean > need_clean or rules.sevens_kind == "clean" or not books.dirty_sevens):
            clean -= 1
        elif books.dirty_sevens and rules.sevens_kind == "any":
            dirty -= 1
        else:
            sevens = 1
    need_wild = wild_books_needed(rules)
    clean += max(0, books.wild - need_wild) if rules.wild_as_clean else 0
    lacking_clean, lacking_dirty = max(0, need_clean - clean), max(0, need_dirty - dirty)
    lacking_wild = max(0, need_wild - books.wild)
    lacking_books = max(0, rules.out_books - books.clean - books.dirty - books.wild)
    if not (lacking_clean or lacking_dirty or lacking_wild or lacking_books or sevens):
        return None
    return BooksMissing(
        clean=lacking_clean,
        dirty=lacking_dirty,
        wild=lacking_wild,
        books=lacking_books,
        sevens=sevens,
        any_sevens=bool(sevens) and rules.sevens_kind == "any",
    )


def book_points(rules: RuleSet, meld: Meld) -> int:
    """The bonus of a meld; 0 until it is a book."""
    return book_worth(rules, meld.kind, meld.rank, len(meld.cards)) if meld.is_book(rules) else 0


def unfinished_cost(rules: RuleSet, meld: Meld) -> int:
    """What a meld of wilds or of a special rank costs while it isn't a book; 0 if only losers score."""
    if not rules.unfinished_book or rules.winner_takes or meld.is_book(rules):
        return 0
    costs = meld.kind == "wild" or scores_separately(rules, meld.rank) or (meld.rank == SEVEN and rules.out_sevens)
    return rules.unfinished_book if costs else 0


def scores_separately(rules: RuleSet, rank: Rank) -> bool:
    """Whether books of the rank, sevens or the special one, have points of their own."""
    if rank == SEVEN:
        return rules.sevens_book > 0
    return rank == rules.special_rank and is_special(rules)


def special_points(rules: RuleSet, kind: BookKind, rank: Rank) -> int:
    """Points of a book of sevens or of the special rank if it scores separately; 0 if it scores as any other."""
    if not scores_separately(rules, rank) or not (rules.sevens_kind == "any" or kind == "clean"):
        return 0
    return rules.sevens_book if rank == SEVEN else rules.special_book


def book_worth(rules: RuleSet, kind: BookKind, rank: Rank, cards: int) -> int:
    """The bonus of a book of this many cards: twice the kind's points for a double book (S001-59); 0 if only losers
    score.
    """
    if rules.winner_takes:
        return 0
    points = {"clean": rules.clean_book, "dirty": rules.dirty_book, "wild": rules.wild_book}[kind]
    if special := special_points(rules, kind, rank):
        points = special
    elif rules.threes_book and rank == THREE:
        points = rules.threes_book
    return 2 * points if rules.double_book and cards >= rules.double_book else points


def completed_worth(rules: RuleSet, completed: BookCompleted, meld: Meld, told: Iterable[Event]) -> int:
    """What a book earned when it was completed, by its kind at that time. `meld` is its final state; `told` are the
    events of the move, which may also have started it.
    """
    begun = any(
        isinstance(event, Melded) and event.begun and (event.team, event.meld) == (completed.team, completed.meld)
        for event in told
    )
    return book_worth(rules, completed.kind, meld.rank, len(meld.cards)) + (
        as_scored(rules).book_at_once if begun else 0
    )
