"""Which melds of a hand reach a team's opening minimum: an exact search over ranks and wilds."""

from collections.abc import Callable
from typing import NamedTuple

from game.cards import JOKER, THREE, Card, Rank, is_wild
from game.engine.books import book_points
from game.engine.holding import Holding, holding_of
from game.engine.melds import MELD_SIZE, NEW_MELD_NATURALS, WILD_RANK, card_values, meld_of, wilds_allowed
from game.engine.moves import Group
from game.rules.ruleset import RuleSet


class _Part(NamedTuple):
    """One new meld: how many of each class, what it is worth, and whether it plays the upcard as the rules ask."""

    rank: Rank
    naturals: int
    jokers: int
    twos: int
    points: int
    size: int
    plays: bool


class _Plan(NamedTuple):
    """New melds together; `plays` once one of them plays the upcard, from the start where there is none."""

    points: int = 0
    size: int = 0
    jokers: int = 0
    twos: int = 0
    plays: bool = False
    parts: tuple[_Part, ...] = ()

    @property
    def wilds(self) -> int:
        return self.jokers + self.twos


def openings(
    rules: RuleSet, hand: tuple[Card, ...], need: int, upcard: Card | None = None, threes: str = ""
) -> list[tuple[Group, ...]]:
    """Openings worth at least `need`: the cheapest, with fewest wilds, most cards, fewest cards; [] if none is.

    With an `upcard` it is one of the cards and lies in a group that plays it as `take_with` asks. Exact: if any set
    of new melds reaches the minimum, these are found; equal ones are given once. `threes` are the suits of threes
    that may be melded.
    """
    values = card_values(rules)
    ordered = sorted(hand, key=lambda card: -values[card]) if threes else hand
    holding = holding_of(ordered if upcard is None else (upcard, *ordered), threes)
    ranks = list(holding.naturals) if rules.wild_melds == "no" else [*holding.naturals, WILD_RANK]
    stages = [parts for rank in ranks if (parts := _parts(rules, holding, rank, upcard))]
    start = _Plan(plays=upcard is None)
    by_points = _grow(stages, holding, start, lambda plan: (), lambda plan: (plan.points, plan.size), None)
    enough = [plan for plan in by_points if plan.points >= need]
    if not enough:
        return []
    frugal = min(enough, key=lambda plan: (plan.wilds, plan.jokers, -plan.points))
    by_size = _grow(stages, holding, start, lambda plan: (), lambda plan: (plan.size, plan.points), None)
    broad = max([plan for plan in by_size if plan.points >= need] or enough, key=lambda plan: (plan.size, plan.points))
    by_cards = _grow(stages, holding, start, lambda plan: (plan.size,), lambda plan: (plan.points, 0), None)
    few = min((plan for plan in by_cards if plan.points >= need), key=lambda plan: (plan.size, plan.points))
    by_total = _grow(stages, holding, start, lambda plan: (plan.points,), lambda plan: (-plan.size, 0), frugal.points)
    cheap = min((plan for plan in by_total if plan.points >= need), key=lambda plan: (plan.points, plan.size))
    return list(dict.fromkeys(_in_faces(holding, plan) for plan in (cheap, frugal, broad, few)))


def _parts(rules: RuleSet, holding: Holding, rank: Rank, upcard: Card | None) -> list[_Part]:
    """Every legal new meld of the rank."""
    cards = holding.naturals.get(rank, [])
    values = card_values(rules)
    found = []
    for naturals in range(NEW_MELD_NATURALS, len(cards) + 1) if cards else (0,):
        room = wilds_allowed(rules, naturals) if cards else holding.wilds
        if cards and (naturals < rules.dirty_naturals or (rank == THREE and rules.meld_threes == "black_last")):
            room = 0
        for jokers in range(min(len(holding.jokers), room) + 1):
            for twos in range(min(len(holding.twos), room - jokers) + 1):
                size = naturals + jokers + twos
                if size >= MELD_SIZE:
                    points = sum(values[card] for card in cards[:naturals]) + jokers * rules.joker + twos * rules.two
                    if rules.open_counts_books:
                        points += book_points(rules, meld_of(holding.cards(rank, naturals, jokers, twos)))
                    plays = upcard is not None and _plays(rules, rank, naturals, jokers, twos, upcard)
                    found.append(_Part(rank, naturals, jokers, twos, points, size, plays))
    return found


def _plays(rules: RuleSet, rank: Rank, naturals: int, jokers: int, twos: int, upcard: Card) -> bool:
    """Whether a new meld of so many cards plays the upcard as `take_with` asks."""
    same = (jokers if upcard[0] == JOKER else twos) if is_wild(upcard) else naturals if rank == upcard[0] else 0
    if rules.take_with == "any_play":
        return same > 0
    if is_wild(upcard):
        return same > NEW_MELD_NATURALS and rank == WILD_RANK and rules.take_with == "pair"
    return same > NEW_MELD_NATURALS or (
        rules.take_with == "pair_or_wild" and same == NEW_MELD_NATURALS and jokers + twos > 0
    )


def _grow(
    stages: list[list[_Part]],
    holding: Holding,
    start: _Plan,
    apart: Callable[[_Plan], tuple[int, ...]],
    worth: Callable[[_Plan], tuple[int, int]],
    points_cap: int | None,
) -> list[_Plan]:
    """The complete plans, at most one meld of a rank: of those alike in wilds used and `apart` the one worth most."""
    jokers, twos = len(holding.jokers), len(holding.twos)
    states: dict[tuple[int, ...], _Plan] = {(0, 0, start.plays, *apart(start)): start}
    for parts in stages:
        grown = dict(states)
        for plan in states.values():
            for part in parts:
                used_jokers, used_twos = plan.jokers + part.jokers, plan.twos + part.twos
                points = plan.points + part.points
                if used_jokers > jokers or used_twos > twos or (points_cap is not None and points > points_cap):
                    continue
                wider = _Plan(
                    points, plan.size + part.size, used_jokers, used_twos, plan.plays or part.plays, (*plan.parts, part)
                )
                key = (used_jokers, used_twos, wider.plays, *apart(wider))
                known = grown.get(key)
                if known is None or worth(wider) > worth(known):
                    grown[key] = wider
        states = grown
    return [plan for plan in states.values() if plan.plays]


def _in_faces(holding: Holding, plan: _Plan) -> tuple[Group, ...]:
    """The plan in faces. An upcard stands first in its class, so the melds that may play it are dealt first."""
    jokers, twos = list(holding.jokers), list(holding.twos)
    groups = []
    for part in sorted(plan.parts, key=lambda part: not part.plays):
        naturals = holding.naturals.get(part.rank, [])[: part.naturals]
        groups.append(Group((*naturals, *jokers[: part.jokers], *twos[: part.twos])))
        del jokers[: part.jokers], twos[: part.twos]
    return tuple(groups)
