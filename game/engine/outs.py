"""Whether a player can go out, and how: an exact search that places every card of the foot."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from game.cards import Card, Rank
from game.engine.board import books_of, opening_minimum
from game.engine.going_out import late_partner
from game.engine.holding import Holding, holding_of
from game.engine.melds import MELD_SIZE, WILD_RANK, Meld, card_values, why_not_add, why_not_begin, with_group
from game.engine.moves import GoOut, Group
from game.engine.view import PlayerView
from game.rules.ruleset import RuleSet, for_round

_JOKER = Card("*R")


class _Placing(NamedTuple):
    """All naturals of a rank and some wilds laid on melds of it: (meld or None for a new one, naturals, wilds)."""

    wilds: int
    clean: int
    dirty: int
    wild: int
    parts: tuple[tuple[int | None, int, int], ...]


class _Way(NamedTuple):
    """Placings of several ranks together, with the change in the team's books."""

    wilds: int = 0
    clean: int = 0
    dirty: int = 0
    wild: int = 0
    placed: tuple[tuple[Rank, tuple[tuple[int | None, int, int], ...]], ...] = ()


def ways_out(view: PlayerView) -> Iterator[GoOut]:
    """One going-out for each last discard (or none) with which the player can go out now, permission apart.

    Exact: if any legal `GoOut` exists, one is given. The caller checks whose turn it is and what was refused.
    """
    board = view.board
    if not board.in_foot[view.seat] or late_partner(board, view.seat) is not None:
        return
    seen: set[str] = set()
    for card in sorted(view.hand, key=lambda card: (card[0] in "2*", card_values(board.rules)[card])):
        kind = "3" if card[0] == "3" else card[0]
        if kind not in seen:
            seen.add(kind)
            rest = list(view.hand)
            rest.remove(card)
            yield from _with_discard(view, rest, card)
    if board.rules.final_discard == "optional":
        yield from _with_discard(view, list(view.hand), None)


def _with_discard(view: PlayerView, cards: list[Card], discard: Card | None) -> Iterator[GoOut]:
    holding = holding_of(cards)
    if holding.threes:
        return
    board = view.board
    melds = board.melds[view.team]
    lying = {meld.rank for meld in melds}
    if any(len(held) == 1 and rank not in lying for rank, held in holding.naturals.items()):
        return
    clean, dirty, wild = books_of(board, melds)
    rules = board.rules
    for way in _search(rules, melds, holding):
        if (
            clean + way.clean >= for_round(rules.out_clean, board.round)
            and dirty + way.dirty >= for_round(rules.out_dirty, board.round)
            and (rules.wild_melds != "required" or wild + way.wild)
        ):
            groups = _in_faces(holding, way)
            if melds or not groups or _points(rules, groups) >= opening_minimum(board, view.team):
                yield GoOut(groups, discard)
                return


def _points(rules: RuleSet, groups: tuple[Group, ...]) -> int:
    values = card_values(rules)
    return sum(values[card] for group in groups for card in group.cards)


def _search(rules: RuleSet, melds: tuple[Meld, ...], holding: Holding) -> list[_Way]:
    """Every combination of wilds used and books gained that places all the cards; one way for each."""
    wilds = holding.wilds
    ranks = list(holding.naturals)
    if wilds:
        ranks += [rank for rank in dict.fromkeys(meld.rank for meld in melds) if rank not in holding.naturals]
        if rules.wild_melds != "no" and WILD_RANK not in ranks:
            ranks.append(WILD_RANK)
    ways: dict[tuple[int, int, int, int], _Way] = {(0, 0, 0, 0): _Way()}
    for rank in ranks:
        placings = _placings(rules, melds, rank, len(holding.naturals.get(rank, ())), wilds)
        if not placings:
            return []
        grown: dict[tuple[int, int, int, int], _Way] = {}
        for way in ways.values():
            for placing in placings:
                used = way.wilds + placing.wilds
                if used <= wilds:
                    key = (used, way.clean + placing.clean, way.dirty + placing.dirty, way.wild + placing.wild)
                    if key not in grown:
                        placed = (*way.placed, (rank, placing.parts)) if placing.parts else way.placed
                        grown[key] = _Way(*key, placed)
        ways = grown
    return [way for way in ways.values() if way.wilds == wilds]


def _placings(rules: RuleSet, melds: tuple[Meld, ...], rank: Rank, naturals: int, wilds: int) -> list[_Placing]:
    """Every way to lay all the rank's naturals and up to so many wilds on melds of the rank, old and new."""
    numbers = [number for number, meld in enumerate(melds) if meld.rank == rank]
    found: dict[tuple[int, int, int, int], _Placing] = {}
    for parts in _shares(tuple(numbers), naturals, wilds, rank == WILD_RANK):
        after = _laid(rules, melds, rank, parts)
        if after is not None:
            gain = _gain(rules, melds, numbers, after)
            placing = _Placing(sum(part[2] for part in parts), *gain, parts)
            found.setdefault(placing[:4], placing)
    return list(found.values())


def _shares(
    numbers: tuple[int, ...], naturals: int, wilds: int, only_wilds: bool
) -> Iterator[tuple[tuple[int | None, int, int], ...]]:
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


def _new_shares(
    naturals: int, wilds: int, most: int, only_wilds: bool
) -> Iterator[tuple[tuple[int | None, int, int], ...]]:
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
    rules: RuleSet, melds: tuple[Meld, ...], rank: Rank, parts: tuple[tuple[int | None, int, int], ...]
) -> list[Meld] | None:
    """The rank's melds after the parts are laid in order, or None if one of them may not be."""
    natural = Card(rank + "S")
    now = {number: meld for number, meld in enumerate(melds) if meld.rank == rank}
    begun: list[Meld] = []
    for number, naturals, wilds in parts:
        cards = (natural,) * naturals + (_JOKER,) * wilds
        if number is not None:
            if why_not_add(rules, now[number], cards) is not None:
                return None
            now[number] = with_group(now[number], cards)
        else:
            if why_not_begin(rules, [*now.values(), *begun], cards) is not None:
                return None
            begun.append(with_group(None, cards))
    return [*now.values(), *begun]


def _gain(rules: RuleSet, melds: tuple[Meld, ...], numbers: list[int], after: list[Meld]) -> tuple[int, int, int]:
    """Clean, dirty and wild books won (or lost, when a clean one turned dirty)."""
    before = [melds[number] for number in numbers]
    count = dict.fromkeys(("clean", "dirty", "wild"), 0)
    for sign, meld in chain(((1, meld) for meld in after), ((-1, meld) for meld in before)):
        if meld.is_book(rules):
            count[meld.kind] += sign
    return count["clean"], count["dirty"], count["wild"]


def _in_faces(holding: Holding, way: _Way) -> tuple[Group, ...]:
    spare = [*holding.twos, *holding.jokers]
    groups = []
    for rank, parts in way.placed:
        naturals = list(holding.naturals.get(rank, ()))
        for number, count, wilds in parts:
            groups.append(Group((*naturals[:count], *spare[:wilds]), number))
            del naturals[:count], spare[:wilds]
    return tuple(groups)
