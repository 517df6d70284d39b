"""Whether a player can go out, and how: an exact search that places every card of the foot."""

from collections.abc import Iterator
from typing import NamedTuple

from game.cards import Card, Rank, is_red_three
from game.engine.board import opening_minimum
from game.engine.books import Tally, book_points, missing_for_out, tally_of
from game.engine.going_out import late_partner
from game.engine.holding import Holding, holding_of
from game.engine.legal import points_of
from game.engine.melds import (
    MELD_SIZE,
    WILD_RANK,
    Meld,
    card_values,
    meldable_threes,
    why_not_add,
    why_not_begin,
    with_group,
)
from game.engine.moves import GoOut, Group
from game.engine.view import PlayerView
from game.rules.ruleset import RuleSet

_JOKER = Card("*R")


_Part = tuple[int | None, int, int]
"""Meld number (None for a new one), naturals and wilds laid on it."""


class _Placing(NamedTuple):
    """All naturals of a rank and some wilds laid on melds of it, with the change in the team's books."""

    wilds: int
    books: Tally
    parts: tuple[_Part, ...]
    bonus: int = 0
    """Points of the books, where they count for an opening that this going-out is."""


class _Way(NamedTuple):
    """Placings of several ranks together."""

    wilds: int = 0
    books: Tally = Tally()
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
    holding = holding_of(cards, threes)
    if holding.threes:
        return
    melds = board.melds[view.team]
    lying = {meld.rank for meld in melds}
    if any(len(held) == 1 and rank not in lying for rank, held in holding.naturals.items()):
        return
    books = tally_of(rules, melds)
    for way in _search(rules, melds, holding, threes):
        if missing_for_out(rules, board.round, books.plus(way.books)) is None:
            groups = _in_faces(holding, way)
            if melds or not groups or points_of(view, groups) >= opening_minimum(board, view.team):
                yield GoOut(groups, discard)
                return


def _search(rules: RuleSet, melds: tuple[Meld, ...], holding: Holding, threes: str) -> list[_Way]:
    """Every combination of wilds used and books gained that places all the cards; for each the way worth most."""
    wilds = holding.wilds
    ranks = list(holding.naturals)
    if wilds:
        ranks += [rank for rank in dict.fromkeys(meld.rank for meld in melds) if rank not in holding.naturals]
        if rules.wild_melds != "no" and WILD_RANK not in ranks:
            ranks.append(WILD_RANK)
    ways: dict[tuple[int, Tally], _Way] = {(0, Tally()): _Way()}
    for rank in ranks:
        placings = _placings(rules, melds, rank, len(holding.naturals.get(rank, ())), wilds, threes)
        grown: dict[tuple[int, Tally], _Way] = {}
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
    numbers = [number for number, meld in enumerate(melds) if meld.rank == rank]
    before = tally_of(rules, (melds[number] for number in numbers))
    found: dict[tuple[int, Tally], _Placing] = {}
    for parts in _shares(tuple(numbers), naturals, wilds, rank == WILD_RANK):
        after = _laid(rules, melds, rank, parts, threes)
        if after is not None:
            key = (sum(part[2] for part in parts), tally_of(rules, after).minus(before))
            opens = rules.open_counts_books and not melds
            bonus = sum(book_points(rules, meld) for meld in after) if opens else 0
            if key not in found or bonus > found[key].bonus:
                found[key] = _Placing(*key, parts, bonus)
    return list(found.values())


def _shares(numbers: tuple[int, ...], naturals: int, wilds: int, only_wilds: bool) -> Iterator[tuple[_Part, ...]]:
    """Shares of naturals (all of them) and wilds (at most so many) for the melds with these numbers, then new ones."""
    if not numbers:
        yield from _new_shares(naturals, wilds, naturals, only_wilds)
        return
    first, rest = numbers[0], numbers[1:]
    for mine in range(naturals, -1, -1):
        for wild in range(wilds + 1):
            here = ((first, mine, wild),) if mine + wild else ()
            for others in _shares(rest, naturals - mine, wilds - wild, only_wilds):
                yield (*here, *others)


def _new_shares(naturals: int, wilds: int, most: int, only_wilds: bool) -> Iterator[tuple[_Part, ...]]:
    """The same for new melds only: none, one, or several with never more naturals than the one before."""
    if not naturals:
        yield ()
        if only_wilds:
            for wild in range(MELD_SIZE, wilds + 1):
                for others in _new_shares(0, wilds - wild, 0, only_wilds=True):
                    yield ((None, 0, wild), *others)
        return
    for mine in range(min(naturals, most), 1, -1):
        for wild in range(min(wilds, mine) + 1):
            if mine + wild >= MELD_SIZE:
                for others in _new_shares(naturals - mine, wilds - wild, mine, only_wilds):
                    yield ((None, mine, wild), *others)


def _laid(
    rules: RuleSet, melds: tuple[Meld, ...], rank: Rank, parts: tuple[_Part, ...], threes: str
) -> list[Meld] | None:
    """The rank's melds after the parts are laid in order, or None if one of them may not be."""
    natural = Card(rank + "S")
    now = {number: meld for number, meld in enumerate(melds) if meld.rank == rank}
    begun: list[Meld] = []
    for number, naturals, wilds in parts:
        cards = (natural,) * naturals + (_JOKER,) * wilds
        if number is not None:
            if why_not_add(rules, now[number], cards, threes) is not None:
                return None
            now[number] = with_group(now[number], cards)
        else:
            if why_not_begin(rules, [*now.values(), *begun], cards, threes) is not None:
                return None
            begun.append(with_group(None, cards))
    return [*now.values(), *begun]


def _in_faces(holding: Holding, way: _Way) -> tuple[Group, ...]:
    spare = [*holding.twos, *holding.jokers]
    groups = []
    for rank, parts in way.placed:
        naturals = list(holding.naturals.get(rank, ()))
        for number, count, wilds in parts:
            groups.append(Group((*naturals[:count], *spare[:wilds]), number))
            del naturals[:count], spare[:wilds]
    return tuple(groups)
