"""Which melds of a hand reach a team's opening minimum: an exact search over ranks and wilds."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.cards import JOKER, Card, Rank, is_wild
from game.engine.books import book_points
from game.engine.cards_by_rank import CardsByRank, cards_by_rank
from game.engine.melds import WILD_RANK, card_values, carries_wilds, meld_of
from game.engine.moves import Group
from game.rules.meld_limits import MELD_SIZE, NEW_MELD_NATURALS, wilds_allowed
from game.rules.ruleset import RuleSet

_Shape = tuple[tuple[int, int], ...]
"""Naturals and wilds of each meld of a rank, in the order they are begun."""

_FIRST: Final = 1 << 30
"""A weight so large that a weight of 1 only breaks ties."""


class _RankPart(NamedTuple):
    """New melds of a rank, usually one: how many cards of each class, their worth, whether they play the upcard."""

    rank: Rank
    naturals: int
    jokers: int
    twos: int
    points: int
    size: int
    plays: bool
    shape: _Shape


class _Plan(NamedTuple):
    """New melds together; `plays` once one of them plays the upcard, or from the start without an upcard."""

    points: int = 0
    size: int = 0
    jokers: int = 0
    twos: int = 0
    plays: bool = False
    parts: tuple[_RankPart, ...] = ()

    @property
    def wilds(self) -> int:
        return self.jokers + self.twos


def openings(
    rules: RuleSet, hand: tuple[Card, ...], need: int, upcard: Card | None = None, threes: str = ""
) -> list[tuple[Group, ...]]:
    """Openings worth at least `need`: the cheapest, with fewest wilds, most cards, fewest cards; [] if there are none.

    An `upcard` is one of the cards, in a group that plays it as `take_with` requires. Exact: if any set of new melds
    reaches the minimum, these are found; duplicates are dropped. `threes` are the suits of threes that may be melded.
    """
    holding = _by_class(rules, hand, upcard, threes)
    if _worth_at_most(rules, holding) < need and not rules.open_counts_books:
        return []
    stages, start = _stages(rules, holding, upcard), _Plan(plays=upcard is None)
    by_points = _by_points(stages, holding, start)
    enough = [plan for plan in by_points if plan.points >= need]
    if not enough:
        return []
    frugal = min(enough, key=lambda plan: (plan.wilds, plan.jokers, -plan.points))
    by_size = _grow(stages, holding, start, apart=(0, 0), worth=(1, _FIRST))
    broad = max([plan for plan in by_size if plan.points >= need] or enough, key=lambda plan: (plan.size, plan.points))
    by_cards = _grow(stages, holding, start, apart=(0, 1), worth=(1, 0))
    few = min((plan for plan in by_cards if plan.points >= need), key=lambda plan: (plan.size, plan.points))
    by_total = _grow(stages, holding, start, apart=(1, 0), worth=(0, -1), points_cap=frugal.points)
    cheap = min((plan for plan in by_total if plan.points >= need), key=lambda plan: (plan.points, plan.size))
    return list(dict.fromkeys(_in_faces(holding, plan) for plan in (cheap, frugal, broad, few)))


def most_points(rules: RuleSet, hand: tuple[Card, ...], threes: str = "") -> int | None:
    """The most that new melds of a hand are worth together; None if it has none. As exact as `openings`."""
    holding = _by_class(rules, hand, None, threes)
    stages = _stages(rules, holding, None)
    return None if not stages else max(plan.points for plan in _by_points(stages, holding, _Plan(plays=True)))


def _by_class(rules: RuleSet, hand: tuple[Card, ...], upcard: Card | None, threes: str) -> CardsByRank:
    """The cards by rank, the upcard first and the most valuable threes before others."""
    values = card_values(rules)
    ordered = sorted(hand, key=lambda card: -values[card]) if threes else hand
    return cards_by_rank(ordered if upcard is None else (upcard, *ordered), threes)


def _worth_at_most(rules: RuleSet, holding: CardsByRank) -> int:
    """An upper bound for the worth of an opening, book bonuses aside: all wilds, and all naturals with a partner."""
    values = card_values(rules)
    naturals = [card for cards in holding.naturals.values() if len(cards) >= NEW_MELD_NATURALS for card in cards]
    return sum(map(values.__getitem__, (*naturals, *holding.jokers, *holding.twos)))


def _stages(rules: RuleSet, holding: CardsByRank, upcard: Card | None) -> list[list[_RankPart]]:
    """The possible new melds of each rank that has any."""
    ranks = list(holding.naturals) if rules.wild_melds == "no" else [*holding.naturals, WILD_RANK]
    return [parts for rank in ranks if (parts := _parts(rules, holding, rank, upcard))]


def _by_points(stages: list[list[_RankPart]], holding: CardsByRank, start: _Plan) -> list[_Plan]:
    """The plans worth most among those with the same number of wilds."""
    return _grow(stages, holding, start, apart=(0, 0), worth=(_FIRST, 1))


def _parts(rules: RuleSet, holding: CardsByRank, rank: Rank, upcard: Card | None) -> list[_RankPart]:
    """Every legal new meld of the rank, and several at once if one couldn't carry the wilds."""
    cards = holding.naturals.get(rank, [])
    values = card_values(rules)
    may_split = bool(cards) and bool(rules.wild_cap) and rules.second_meld != "never"
    found = []
    for naturals in range(NEW_MELD_NATURALS, len(cards) + 1) if cards else (0,):
        room = holding.wilds
        if cards:
            room = wilds_allowed(rules, naturals) if carries_wilds(rules, rank) else 0
        most = holding.wilds if may_split and room else room
        for jokers in range(min(len(holding.jokers), most) + 1):
            for twos in range(min(len(holding.twos), most - jokers) + 1):
                size = naturals + jokers + twos
                wilds = jokers + twos
                shape = ((naturals, wilds),) if wilds <= room else _split(rules, naturals, wilds)
                if size >= MELD_SIZE and shape:
                    if rules.new_meld_points and not _worth_enough(
                        rules, shape, cards, [*holding.jokers[:jokers], *holding.twos[:twos]]
                    ):
                        continue
                    points = sum(values[card] for card in cards[:naturals]) + jokers * rules.joker + twos * rules.two
                    if rules.open_counts_books:
                        groups = _groups(shape, cards, [*holding.jokers[:jokers], *holding.twos[:twos]])
                        points += sum(book_points(rules, meld_of(group.cards)) for group in groups)
                    plays = upcard is not None and _plays(rules, rank, shape[0][0], jokers, twos, upcard)
                    found.append(_RankPart(rank, naturals, jokers, twos, points, size, plays, shape))
    return found


def _worth_enough(rules: RuleSet, shape: _Shape, naturals: Sequence[Card], wilds: Sequence[Card]) -> bool:
    """Whether each of the melds is worth as much as a new meld must be."""
    values = card_values(rules)
    return all(
        sum(values[card] for card in group.cards) >= rules.new_meld_points for group in _groups(shape, naturals, wilds)
    )


def _split(rules: RuleSet, naturals: int, wilds: int) -> _Shape:
    """Melds of one rank that together carry more wilds than `wild_cap` allows in one; () if that is impossible.

    Spare naturals go into the first.
    """
    closed = rules.book_size if rules.second_meld == "after_closing" else 0
    cheapest: list[_Shape] = [()]
    for carried in range(1, wilds + 1):
        ways: list[_Shape] = [((_naturals_for(rules, carried), carried),)] if carried <= rules.wild_cap else []
        for first in range(1, min(rules.wild_cap, carried - 1) + 1):
            ways.append(((max(_naturals_for(rules, first), closed - first), first), *cheapest[carried - first]))
        cheapest.append(min(ways, key=lambda way: sum(meld[0] for meld in way)))
    shape = cheapest[wilds] if closed else tuple(sorted(cheapest[wilds], reverse=True))
    spare = naturals - sum(meld[0] for meld in shape)
    return () if spare < 0 else ((shape[0][0] + spare, shape[0][1]), *shape[1:])


def _naturals_for(rules: RuleSet, wilds: int) -> int:
    """The fewest naturals with which this many wilds, within the cap, make a new meld."""
    return next(naturals for naturals in range(99) if wilds_allowed(rules, naturals) >= wilds)


def _groups(shape: _Shape, naturals: Sequence[Card], wilds: Sequence[Card]) -> Iterator[Group]:
    """The melds of a shape as actual cards, taken in order."""
    used_naturals = used_wilds = 0
    for count, carried in shape:
        cards = (
            *naturals[used_naturals : used_naturals + count],
            *wilds[used_wilds : used_wilds + carried],
        )
        used_naturals, used_wilds = used_naturals + count, used_wilds + carried
        yield Group(cards)


def _plays(rules: RuleSet, rank: Rank, naturals: int, jokers: int, twos: int, upcard: Card) -> bool:
    """Whether a new meld of these cards plays the upcard as `take_with` requires."""
    same = (jokers if upcard[0] == JOKER else twos) if is_wild(upcard) else naturals if rank == upcard[0] else 0
    if rules.take_with == "any_play":
        return same > 0
    if is_wild(upcard):
        return same > NEW_MELD_NATURALS and rank == WILD_RANK and rules.take_with == "pair"
    return same > NEW_MELD_NATURALS or (
        rules.take_with == "pair_or_wild" and same == NEW_MELD_NATURALS and jokers + twos > 0
    )


def _grow(
    stages: list[list[_RankPart]],
    holding: CardsByRank,
    start: _Plan,
    apart: tuple[int, int],
    worth: tuple[int, int],
    points_cap: int | None = None,
) -> list[_Plan]:
    """The complete plans: among those with equal wilds and `apart` weight, the one worth most. Both weights are
    (points, size).

    An opening spends most of its time in this loop, so it calls no function for what it compares.
    """
    jokers, twos = len(holding.jokers), len(holding.twos)
    (apart_points, apart_size), (worth_points, worth_size) = apart, worth
    states: dict[tuple[int, int, bool, int], _Plan] = {(0, 0, start.plays, 0): start}
    for parts in stages:
        grown = dict(states)
        for before_points, before_size, before_jokers, before_twos, before_plays, before_parts in states.values():
            for part in parts:
                _, _, part_jokers, part_twos, part_points, part_size, part_plays, _ = part
                used_jokers, used_twos = before_jokers + part_jokers, before_twos + part_twos
                if used_jokers > jokers or used_twos > twos:
                    continue
                points, size = before_points + part_points, before_size + part_size
                if points_cap is not None and points > points_cap:
                    continue
                plays = before_plays or part_plays
                key = (used_jokers, used_twos, plays, apart_points * points + apart_size * size)
                known = grown.get(key)
                if known is None or worth_points * (points - known.points) + worth_size * (size - known.size) > 0:
                    grown[key] = _Plan(points, size, used_jokers, used_twos, plays, (*before_parts, part))
        states = grown
    return [plan for plan in states.values() if plan.plays]


def _in_faces(holding: CardsByRank, plan: _Plan) -> tuple[Group, ...]:
    """The plan as actual cards. The upcard comes first in its class, so the melds that may play it are filled first."""
    jokers, twos = list(holding.jokers), list(holding.twos)
    groups: list[Group] = []
    for part in sorted(plan.parts, key=lambda part: not part.plays):
        wilds = [*jokers[: part.jokers], *twos[: part.twos]]
        groups += _groups(part.shape, holding.naturals.get(part.rank, []), wilds)
        del jokers[: part.jokers], twos[: part.twos]
    return tuple(groups)
