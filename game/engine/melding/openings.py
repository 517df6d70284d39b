"""Which melds of a hand reach a team's opening minimum: an exact search over ranks and wilds."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.cards import JOKER, Card, Rank, is_wild
from game.engine.melding.cards_by_rank import CardsByRank, cards_by_rank
from game.engine.melding.melds import WILD_RANK, book_points, card_points, card_values, carries_wilds, meld_of
from game.engine.moves import Group
from game.rules.ruleset import MELD_SIZE, NEW_MELD_NATURALS, RuleSet, wilds_allowed

_Shape = tuple[tuple[int, int], ...]
"""Naturals and wilds of each meld of a rank, in the order they are begun."""

_FIRST: Final = 1_000_000_000
"""A weight so large that a weight of 1 only breaks ties."""


_UPCARD: Final = 1
_BOTTOM: Final = 2
_NATURAL: Final = 4
_CLEAN_BOOK: Final = 8
"""What is among melds, as bits: the upcard, the bottom card of the pile, a meld without wilds, a clean book."""


class _RankPart(NamedTuple):
    """New melds of a rank, usually one: how many cards of each class, their worth, what of the pile they play."""

    rank: Rank
    naturals: int
    jokers: int
    twos: int
    points: int
    size: int
    plays: int
    shape: _Shape


class _Plan(NamedTuple):
    """New melds together."""

    points: int
    size: int
    jokers: int
    twos: int
    plays: int
    parts: tuple[_RankPart, ...]

    @property
    def wilds(self) -> int:
        return self.jokers + self.twos


_NOTHING: Final = _Plan(0, 0, 0, 0, 0, ())


class _FromPile(NamedTuple):
    """The cards of the pile that new melds must play, and whether one meld must be natural."""

    upcard: Card | None
    bottom: Card | None
    bottoms_held: int
    """Cards like the bottom one that needn't come from the pile."""
    is_natural_due: bool

    def is_played(self, plan: _Plan) -> bool:
        """Whether the melds play them all, and have a natural one if they must; wild ones may be in different melds."""
        if self.is_natural_due and not plan.plays & _NATURAL:
            return False
        if self.upcard is not None and not plan.plays & _UPCARD:
            return False
        bottom = self.bottom
        if bottom is None:
            return True
        if not is_wild(bottom):
            return bool(plan.plays & _BOTTOM)
        is_like = self.upcard is not None and self.upcard[0] == bottom[0]
        return (plan.jokers if bottom[0] == JOKER else plan.twos) > is_like


def openings(
    rules: RuleSet,
    hand: tuple[Card, ...],
    need: int,
    upcard: Card | None = None,
    threes: str = "",
    bottom: Card | None = None,
    book_opens: bool = False,
) -> list[tuple[Group, ...]]:
    """Openings worth at least `need`: the cheapest, with fewest wilds, most cards, fewest cards; [] if there are none.

    An `upcard` is one of the cards, in a group that plays it as `take_with` requires; so is the `bottom` card of the
    pile if that must be melded with it. Exact: if any set of new melds reaches the minimum, these are found; duplicates
    are dropped. `threes` are the suits of threes that may be melded. If `book_opens`, a complete clean book is enough.
    """
    pile = _from_pile(rules, hand, upcard, bottom)
    holding = _by_class(rules, hand, pile, threes)
    if _worth_at_most(rules, holding) < need and not rules.open_counts_books and not book_opens:
        return []
    stages = _stages(rules, holding, pile)

    def is_enough(plan: _Plan) -> bool:
        return plan.points >= need or (book_opens and bool(plan.plays & _CLEAN_BOOK))

    enough = [plan for plan in _by_points(stages, holding, pile) if is_enough(plan)]
    if not enough:
        return []
    frugal = min(enough, key=lambda plan: (plan.wilds, plan.jokers, -plan.points))
    by_size = _grow(stages, holding, pile, apart=(0, 0), worth=(1, _FIRST))
    broad = max([plan for plan in by_size if is_enough(plan)] or enough, key=lambda plan: (plan.size, plan.points))
    by_cards = _grow(stages, holding, pile, apart=(0, 1), worth=(1, 0))
    few = min((plan for plan in by_cards if is_enough(plan)), key=lambda plan: (plan.size, plan.points))
    by_total = _grow(stages, holding, pile, apart=(1, 0), worth=(0, -1), points_cap=frugal.points)
    cheap = min((plan for plan in by_total if is_enough(plan)), key=lambda plan: (plan.points, plan.size))
    return list(dict.fromkeys(_in_faces(holding, plan) for plan in (cheap, frugal, broad, few)))


def most_points(
    rules: RuleSet, hand: tuple[Card, ...], threes: str = "", upcard: Card | None = None, bottom: Card | None = None
) -> int | None:
    """The most that new melds of a hand, with these cards of the pile, are worth together; None if it has none. As
    exact as `openings`.
    """
    pile = _from_pile(rules, hand, upcard, bottom)
    holding = _by_class(rules, hand, pile, threes)
    stages = _stages(rules, holding, pile)
    return max((plan.points for plan in _by_points(stages, holding, pile) if plan.parts), default=None)


def _from_pile(rules: RuleSet, hand: tuple[Card, ...], upcard: Card | None, bottom: Card | None) -> _FromPile:
    return _FromPile(upcard, bottom, hand.count(bottom) + (bottom == upcard), rules.open_natural)


def _by_class(rules: RuleSet, hand: tuple[Card, ...], pile: _FromPile, threes: str) -> CardsByRank:
    """The cards by rank, those of the pile first, then the most valuable threes before others. A card like the bottom
    one comes last, as it is the only one that doesn't count for the pair.
    """
    values = card_values(rules)
    ordered = sorted(hand, key=lambda card: -values[card]) if threes else list(hand)
    if pile.bottom is not None:
        ordered.sort(key=pile.bottom.__eq__)
    return cards_by_rank([*filter(None, (pile.upcard, pile.bottom)), *ordered], threes)


def _worth_at_most(rules: RuleSet, holding: CardsByRank) -> int:
    """An upper bound for the worth of an opening, book bonuses aside: all wilds, and all naturals with a partner."""
    naturals = [card for cards in holding.naturals.values() if len(cards) >= NEW_MELD_NATURALS for card in cards]
    return card_points(rules, (*naturals, *holding.jokers, *holding.twos))


def _stages(rules: RuleSet, holding: CardsByRank, pile: _FromPile) -> list[list[_RankPart]]:
    """The possible new melds of each rank that has any."""
    ranks = list(holding.naturals) if rules.wild_melds == "no" else [*holding.naturals, WILD_RANK]
    return [parts for rank in ranks if (parts := _parts(rules, holding, rank, pile))]


def _by_points(stages: list[list[_RankPart]], holding: CardsByRank, pile: _FromPile) -> list[_Plan]:
    """The plans worth most among those with the same number of wilds."""
    return _grow(stages, holding, pile, apart=(0, 0), worth=(_FIRST, 1))


def _parts(rules: RuleSet, holding: CardsByRank, rank: Rank, pile: _FromPile) -> list[_RankPart]:
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
                    plays = 0 if pile.upcard is None else _plays(rules, cards[: shape[0][0]], jokers, twos, pile)
                    if not wilds:
                        plays |= _NATURAL | (_CLEAN_BOOK if cards and size >= rules.book_size else 0)
                    found.append(_RankPart(rank, naturals, jokers, twos, points, size, plays, shape))
    return found


def _worth_enough(rules: RuleSet, shape: _Shape, naturals: Sequence[Card], wilds: Sequence[Card]) -> bool:
    """Whether each of the melds is worth as much as a new meld must be."""
    groups = _groups(shape, naturals, wilds)
    return all(card_points(rules, group.cards) >= rules.new_meld_points for group in groups)


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


def _plays(rules: RuleSet, naturals: Sequence[Card], jokers: int, twos: int, pile: _FromPile) -> int:
    """Which cards of the pile a new meld of these cards plays; a wild bottom card is counted later."""
    upcard, bottom = pile.upcard, pile.bottom
    has_bottom = bottom is not None and bottom in naturals
    lent = has_bottom and naturals.count(bottom) > pile.bottoms_held
    is_upcard = upcard is not None and _plays_upcard(rules, naturals, jokers, twos, upcard, lent)
    return is_upcard * _UPCARD + has_bottom * _BOTTOM


def _plays_upcard(rules: RuleSet, naturals: Sequence[Card], jokers: int, twos: int, upcard: Card, lent: bool) -> bool:
    """Whether the meld plays the upcard as `take_with` requires. A natural that the pile has `lent` is no part of the
    pair.
    """
    if is_wild(upcard):
        same = jokers if upcard[0] == JOKER else twos
    else:
        same = len(naturals) if naturals and naturals[0][0] == upcard[0] else 0
    if rules.take_with == "any_play":
        return same > 0
    if is_wild(upcard):
        return same > NEW_MELD_NATURALS and not naturals and rules.take_with == "pair"
    same -= lent
    return same > NEW_MELD_NATURALS or (
        rules.take_with == "pair_or_wild" and same == NEW_MELD_NATURALS and jokers + twos > 0
    )


def _grow(
    stages: list[list[_RankPart]],
    holding: CardsByRank,
    pile: _FromPile,
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
    states: dict[tuple[int, ...], _Plan] = {(): _NOTHING}
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
                plays = before_plays | part_plays
                key = (used_jokers, used_twos, plays, apart_points * points + apart_size * size)
                known = grown.get(key)
                if known is None or worth_points * (points - known.points) + worth_size * (size - known.size) > 0:
                    grown[key] = _Plan(points, size, used_jokers, used_twos, plays, (*before_parts, part))
        states = grown
    return [plan for plan in states.values() if pile.is_played(plan)]


def _in_faces(holding: CardsByRank, plan: _Plan) -> tuple[Group, ...]:
    """The plan as actual cards. The upcard comes first in its class, so the melds that may play it are filled first."""
    jokers, twos = list(holding.jokers), list(holding.twos)
    groups: list[Group] = []
    for part in sorted(plan.parts, key=lambda part: not part.plays & (_UPCARD | _BOTTOM)):
        wilds = [*jokers[: part.jokers], *twos[: part.twos]]
        groups += _groups(part.shape, holding.naturals.get(part.rank, []), wilds)
        del jokers[: part.jokers], twos[: part.twos]
    return tuple(groups)
