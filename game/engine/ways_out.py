"""Whether a player can go out, and how: an exact search that places every card of the foot."""

from collections.abc import Iterator
from typing import NamedTuple

from game.cards import Card, Rank, is_red_three
from game.engine.board import opening_minimum
from game.engine.books import BookCounts, book_points, count_books, missing_for_out
from game.engine.cards_by_rank import CardsByRank, cards_by_rank
from game.engine.going_out import late_partner
from game.engine.legal import points_of
from game.engine.melds import WILD_RANK, Meld, card_values, meldable_threes, why_not_add, why_not_begin, with_group
from game.engine.moves import GoOut, Group
from game.engine.view import PlayerView
from game.rules.meld_limits import MELD_SIZE
from game.rules.ruleset import RuleSet

_JOKER = Card("*R")


_Part = tuple[int | None, int, int]
"""Meld number (None for a new one), naturals and wilds laid on it."""


class _Placing(NamedTuple):
    """All naturals of a rank and some wilds laid on melds of it, with the change in the team's books."""

    wilds: int
    books: BookCounts
    parts: tuple[_Part, ...]
    bonus: int = 0
    """Points of the books, where they count for an opening that this going-out is."""


class _Way(NamedTuple):
    """Placings of several ranks together."""

    wilds: int = 0
    books: BookCounts = BookCounts()
    placed: tuple[tuple[Rank, tuple[_Part, ...]], ...] = ()
    bonus: int = 0


def ways_out(view: PlayerView) -> Iterator[GoOut]:
    """One going-out for each last discard (or none) with which the player can go out now, permission apart.

    Exact: if any legal `GoOut` exists, one is given. The caller checks whose turn it is and what was refused.
    """
    board = view.board
    if not board.in_foot[view.seat] or late_partner(board, view.seat) is not None:
        return
    seen: set[str] = set()
    for card in sorted(view.hand, key=lambda card: (card[0] in "2*", card_values(board.rules)[card])):
        kind = card if card[0] == "3" else card[0]
        if kind not in seen and not (board.rules.red_threes == "lay_down" and is_red_three(card)):
            seen.add(kind)
            rest = list(view.hand)
            rest.remove(card)
            yield from _with_discard(view, rest, card)
    if board.rules.final_discard == "optional":
        yield from _with_discard(view, list(view.hand), None)


def _with_discard(view: PlayerView, cards: list[Card], discard: Card | None) -> Iterator[GoOut]:
    board = view.board
    rules = board.rules
    threes = meldable_threes(rules, in_foot=True, goes_out=True)
    holding = cards_by_rank(cards, threes)
    if holding.threes:
        return
    melds = board.melds[view.team]
    lying = {meld.rank for meld in melds}
    if any(len(held) == 1 and rank not in lying for rank, held in holding.naturals.items()):
        return
    books = count_books(rules, melds)
    for way in _search(rules, melds, holding, threes):
        if missing_for_out(rules, board.round, books.plus(way.books)) is None:
            groups = _in_faces(holding, way)
            if melds or not groups or points_of(view, groups) >= opening_minimum(board, view.team):
                yield GoOut(groups, discard)
                return


def _search(rules: RuleSet, melds: tuple[Meld, ...], holding: CardsByRank, threes: str) -> list[_Way]:
    """Every combination of wilds used and books gained that places all the cards; for each the way worth most."""
    wilds = holding.wilds
    ranks = list(holding.naturals)
    if wilds:
        ranks += [rank for rank in dict.fromkeys(meld.rank for meld in melds) if rank not in holding.naturals]
        if rules.wild_melds != "no" and WILD_RANK not in ranks:
            ranks.append(WILD_RANK)
    ways: dict[tuple[int, BookCounts], _Way] = {(0, BookCounts()): _Way()}
    for rank in ranks:
        placings = _placings(rules, melds, rank, len(holding.naturals.get(rank, ())), wilds, threes)
        grown: dict[tuple[int, BookCounts], _Way] = {}
        for way in ways.values():
            for placing in placings:
                used = way.wilds + placing.wilds
                if used <= wilds:
                    key = (used, way.books.plus(placing.books))
                    bonus = way.bonus + placing.bonus
                    if key not in grown or bonus > grown[key].bonus:
                        placed = (*way.placed, (rank, placing.parts)) if placing.parts else way.placed
                        grown[key] = _Way(*key, placed, bonus)
        ways = grown
    return [way for way in ways.values() if way.wilds == wilds]


def _placings(
    rules: RuleSet, melds: tuple[Meld, ...], rank: Rank, naturals: int, wilds: int, threes: str
) -> list[_Placing]:
    """Every way to lay all the rank's naturals and up to so many wilds on melds of the rank, old and new."""
    lying = tuple((number, meld) for number, meld in enumerate(melds) if meld.rank == rank)
    before = count_books(rules, (meld for _, meld in lying))
    found: dict[tuple[int, BookCounts], _Placing] = {}
    for parts, after in _shares(_Laying(rules, rank, threes), lying, (), naturals, wilds):
        key = (sum(part[2] for part in parts), count_books(rules, after).minus(before))
        opens = rules.open_counts_books and not melds
        bonus = sum(book_points(rules, meld) for meld in after) if opens else 0
        if key not in found or bonus > found[key].bonus:
            found[key] = _Placing(*key, parts, bonus)
    return list(found.values())


class _Laying(NamedTuple):
    """What is being laid: cards of a rank, under these rules."""

    rules: RuleSet
    rank: Rank
    threes: str

    def group(self, naturals: int, wilds: int) -> tuple[Card, ...]:
        """So many cards; suits and kinds of wilds make no difference."""
        return (Card(self.rank + "S"),) * naturals + (_JOKER,) * wilds


_Share = tuple[tuple[_Part, ...], tuple[Meld, ...]]
"""Parts laid one after the other, and the rank's melds after them."""


def _shares(
    laying: _Laying, lying: tuple[tuple[int, Meld], ...], after: tuple[Meld, ...], naturals: int, wilds: int
) -> Iterator[_Share]:
    """Legal shares of naturals (all of them) and wilds (at most so many) for melds that lie there, then for new ones.

    Each part is judged as it is laid: a foot may hold seventy cards, and what cannot begin must not be thought through.
    """
    if not lying:
        yield from _new_shares(laying, after, naturals, wilds, naturals)
        return
    (number, meld), rest = lying[0], lying[1:]
    for mine in range(naturals, -1, -1):
        for wild in range(wilds + 1):
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
    """The same for new melds only: none, one, or several with never more naturals than the one before."""
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


def _in_faces(holding: CardsByRank, way: _Way) -> tuple[Group, ...]:
    spare = [*holding.twos, *holding.jokers]
    groups = []
    for rank, parts in way.placed:
        naturals = list(holding.naturals.get(rank, ()))
        for number, count, wilds in parts:
            groups.append(Group((*naturals[:count], *spare[:wilds]), number))
            del naturals[:count], spare[:wilds]
    return tuple(groups)
