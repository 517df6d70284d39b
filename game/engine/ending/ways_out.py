"""Whether a player can go out, and how: an exact search that places every card of the foot."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.cards import Card, Rank
from game.engine.ending.going_out import late_partner, may_leave, why_not_last
from game.engine.legal import lay, opens_naturally, reaches_minimum
from game.engine.melding.cards_by_rank import CardsByRank, cards_by_rank
from game.engine.melding.melds import (
    WILD_RANK,
    BookCounts,
    Meld,
    book_points,
    card_values,
    count_books,
    meldable_threes,
    missing_for_out,
    why_not_add,
    why_not_begin,
    with_group,
)
from game.engine.moves import GoOut, Group
from game.engine.refusal import Refusal
from game.engine.table.board import Board
from game.engine.table.view import PlayerView
from game.rules.ruleset import MELD_SIZE, RuleSet

_ANY_NUMBER = 1_000

_Part = tuple[int | None, int, int]
"""Meld number (None for a new one), naturals and wilds laid on it."""


class _Placing(NamedTuple):
    """All naturals of a rank and some wilds laid on melds of it, with the change in the team's books."""

    wilds: int
    books: BookCounts
    parts: tuple[_Part, ...]
    bonus: int
    """Points for the books, if they count for the opening that this going-out makes."""
    natural: bool
    """Whether one of the melds is natural, if this going-out opens and needs that."""


class _Way(NamedTuple):
    """Placings of several ranks together."""

    wilds: int = 0
    books: BookCounts = BookCounts()
    placed: tuple[tuple[Rank, tuple[_Part, ...]], ...] = ()
    bonus: int = 0
    natural: bool = False


def ways_out(view: PlayerView) -> Iterator[GoOut]:
    """One going-out for each last discard (or none) with which the player can go out now, permission aside.

    Exact: if any legal `GoOut` exists, one is given. The caller checks whose turn it is and what was refused.
    """
    board = view.board
    if not may_leave(board, view.seat) or late_partner(board, view.seat) is not None:
        return
    seen: set[str] = set()
    discards = view.hand if board.rules.final_discard != "never" else ()
    for card in sorted(discards, key=lambda card: (card[0] in "2*", card_values(board.rules)[card])):
        kind = card if card[0] == "3" else card[0]
        if kind not in seen and why_not_last(board.rules, card) is None:
            seen.add(kind)
            rest = list(view.hand)
            rest.remove(card)
            yield from _with_discard(view, rest, card)
    if board.rules.final_discard != "required":
        yield from _with_discard(view, list(view.hand), None)


def _with_discard(view: PlayerView, cards: list[Card], discard: Card | None) -> Iterator[GoOut]:
    board = view.board
    rules = board.rules
    threes = meldable_threes(rules, board.in_foot[view.seat], goes_out=True)
    holding = cards_by_rank(cards, threes)
    if holding.threes:
        return
    melds = board.melds[view.team]
    lying = {meld.rank for meld in melds}
    if any(len(held) == 1 and rank not in lying for rank, held in holding.naturals.items()):
        return
    books = count_books(rules, melds)
    for gained, groups in _search(board, melds, holding, threes):
        if missing_for_out(rules, board.round, books.plus(gained)) is None:
            if rules.new_meld_points and isinstance(lay(board, view.seat, groups, goes_out=True), Refusal):
                continue
            if melds or not groups or (reaches_minimum(view, groups) and opens_naturally(rules, groups)):
                yield GoOut(groups, discard)
                return


def whole_hands(view: PlayerView, cards: tuple[Card, ...]) -> Iterator[tuple[Group, ...]]:
    """Melds that use up all cards of a player whose team hasn't opened, if that needs no minimum. Uses the same search
    as `ways_out`.
    """
    board = view.board
    if not board.rules.open_waived or board.has_opened(view.team) or board.in_foot[view.seat] or not cards:
        return
    threes = meldable_threes(board.rules, in_foot=False, goes_out=False)
    holding = cards_by_rank(cards, threes)
    if holding.threes or any(len(held) == 1 for held in holding.naturals.values()):
        return
    tried = _search(board, (), holding, threes)
    yield from (groups for _, groups in tried if not isinstance(lay(board, view.seat, groups), Refusal))


def _search(
    board: Board, melds: tuple[Meld, ...], holding: CardsByRank, threes: str
) -> Iterator[tuple[BookCounts, tuple[Group, ...]]]:
    """Every combination of wilds used and books gained that places all the cards, with the melds of the most valuable
    way for each. Where new melds must be worth something, perhaps too little: each kind of wild is tried for all, and
    then in every place.
    """
    orders = _orders_of_wilds(board.rules, holding)
    for wild in dict.fromkeys(order[:1] for order in orders):
        for way in _ways(board, melds, holding, threes, wild):
            yield from ((way.books, _in_faces(board.rules, holding, way, order)) for order in orders)


def _orders_of_wilds(rules: RuleSet, holding: CardsByRank) -> list[tuple[Card, ...]]:
    """The wilds in each order in which melds may get them, if it matters which get the jokers."""
    among: Iterable[Sequence[int]] = [range(len(holding.twos), holding.wilds)]
    if rules.new_meld_points:
        among = combinations(range(holding.wilds), len(holding.jokers))
    orders = []
    for places in among:
        jokers, twos = iter(holding.jokers), iter(holding.twos)
        orders.append(tuple(next(jokers if place in places else twos) for place in range(holding.wilds)))
    return orders


def _ways(
    board: Board, melds: tuple[Meld, ...], holding: CardsByRank, threes: str, wild: tuple[Card, ...]
) -> list[_Way]:
    """The ways with a card that stands for each wild, if there are any."""
    rules = board.rules
    wilds = holding.wilds
    value = card_values(rules).__getitem__
    ranks = list(holding.naturals)
    if wilds:
        ranks += [rank for rank in dict.fromkeys(meld.rank for meld in melds) if rank not in holding.naturals]
        if rules.wild_melds != "no" and WILD_RANK not in ranks:
            ranks.append(WILD_RANK)
    ways: Iterable[_Way] = (_Way(),)
    for rank in ranks:
        naturals = holding.naturals.get(rank, ())
        natural = max(naturals, key=value, default=Card(rank + "S"))
        laying = _Laying(rules, rank, threes, dict(board.wilds_added), natural, wild)
        placings = _placings(laying, melds, len(naturals), wilds)
        grown: dict[tuple[int, BookCounts, bool], _Way] = {}
        for way in ways:
            for placing in placings:
                used = way.wilds + placing.wilds
                if used <= wilds:
                    key = (used, way.books.plus(placing.books), way.natural or placing.natural)
                    bonus = way.bonus + placing.bonus
                    if key not in grown or bonus > grown[key].bonus:
                        placed = (*way.placed, (rank, placing.parts)) if placing.parts else way.placed
                        grown[key] = _Way(*key[:2], placed, bonus, key[2])
        ways = grown.values()
    return [way for way in ways if way.wilds == wilds]


def _placings(laying: "_Laying", melds: tuple[Meld, ...], naturals: int, wilds: int) -> list[_Placing]:
    """Every way to lay all the rank's naturals and up to `wilds` wilds on melds of the rank, old and new."""
    rules = laying.rules
    lying = tuple((number, meld) for number, meld in enumerate(melds) if meld.rank == laying.rank)
    before = count_books(rules, (meld for _, meld in lying))
    found: dict[tuple[int, BookCounts, bool], _Placing] = {}
    for parts, after in _shares(laying, lying, (), naturals, wilds):
        natural = rules.open_natural and not melds and any(not part[2] for part in parts)
        key = (sum(part[2] for part in parts), count_books(rules, after).minus(before), natural)
        opens = rules.open_counts_books and not melds
        bonus = sum(book_points(rules, meld) for meld in after) if opens else 0
        if key not in found or bonus > found[key].bonus:
            found[key] = _Placing(*key[:2], parts, bonus, natural)
    return list(found.values())


class _Laying(NamedTuple):
    """What is being laid: cards of a rank, under these rules."""

    rules: RuleSet
    rank: Rank
    threes: str
    added: dict[int, int]
    """Wilds added this turn, by meld."""
    natural: Card
    """What stands for each natural: the one that counts most, as threes do by their colour."""
    wild: tuple[Card, ...]
    """What stands for each wild."""

    def most_wilds(self, number: int) -> int:
        """How many wilds a meld may still get this turn, apart from its own limit."""
        if not self.rules.wild_per_turn or self.rank == WILD_RANK:
            return _ANY_NUMBER
        return self.rules.wild_per_turn - self.added.get(number, 0)

    def group(self, naturals: int, wilds: int) -> tuple[Card, ...]:
        """This many cards."""
        return (self.natural,) * naturals + self.wild * wilds


_Share = tuple[tuple[_Part, ...], tuple[Meld, ...]]
"""Parts laid one after the other, and the rank's melds after them."""


def _shares(
    laying: _Laying, lying: tuple[tuple[int, Meld], ...], after: tuple[Meld, ...], naturals: int, wilds: int
) -> Iterator[_Share]:
    """Legal distributions of all naturals and at most `wilds` wilds over the existing melds, then over new ones.

    Each part is checked as it is laid: a foot may hold seventy cards, so impossible starts must be cut off early.
    """
    if not lying:
        yield from _new_shares(laying, after, naturals, wilds, naturals)
        return
    (number, meld), rest = lying[0], lying[1:]
    for mine in range(naturals, -1, -1):
        for wild in range(min(wilds, laying.most_wilds(number)) + 1):
            here: tuple[_Part, ...] = ()
            grown = meld
            if mine + wild:
                cards = laying.group(mine, wild)
                if why_not_add(laying.rules, meld, cards, laying.threes) is not None:
                    continue
                here, grown = ((number, mine, wild),), with_group(meld, cards)
            for others, melds in _shares(laying, rest, (*after, grown), naturals - mine, wilds - wild):
                yield (*here, *others), melds


def _new_shares(laying: _Laying, after: tuple[Meld, ...], naturals: int, wilds: int, most: int) -> Iterator[_Share]:
    """Like `_shares`, for new melds only: none, one, or several with never more naturals than the one before."""
    if naturals:
        sizes = [(mine, wild) for mine in range(min(naturals, most), 1, -1) for wild in range(min(wilds, mine) + 1)]
    else:
        yield (), after
        sizes = [(0, wild) for wild in range(MELD_SIZE, wilds + 1)] if laying.rank == WILD_RANK else []
    for mine, wild in sizes:
        cards = laying.group(mine, wild)
        if len(cards) >= MELD_SIZE and why_not_begin(laying.rules, after, cards, laying.threes) is None:
            begun = (*after, with_group(None, cards))
            for others, melds in _new_shares(laying, begun, naturals - mine, wilds - wild, mine):
                yield ((None, mine, wild), *others), melds


def _in_faces(rules: RuleSet, holding: CardsByRank, way: _Way, order: Sequence[Card]) -> tuple[Group, ...]:
    """The melds of a way: new ones, which come last, get the naturals that count most."""
    value = card_values(rules).__getitem__
    spare = list(order)
    groups = []
    for rank, parts in way.placed:
        naturals = sorted(holding.naturals.get(rank, ()), key=value)
        for number, count, wilds in parts:
            groups.append(Group((*naturals[:count], *spare[:wilds]), number))
            del naturals[:count], spare[:wilds]
    return tuple(groups)
