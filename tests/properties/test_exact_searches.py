"""Whenever a going-out, an opening, a pile take or a single group exists, the candidates hold one: tried by force."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.cards import NATURAL_RANKS, Card, is_wild
from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.moves import GoOut, Group, MeldCards, Take
from game.engine.table.board import Phase
from game.engine.table.position import BadPosition, Position, table_at
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from tests.properties.brute_force import layouts
from tests.slow import LONG, slow_except

POSITIONS = 4000 if LONG else 150
RULES = [
    replace(
        preset(preset_id), name=f"{preset_id} {second} {wild}", second_meld=second, wild_melds=wild, permission=False
    )
    for preset_id in PRESET_IDS
    for second in ("never", "after_closing", "anytime")
    for wild in ("no", "allowed", "required")
]


def varied(rng: random.Random, rules: RuleSet) -> RuleSet:
    """The rules with needs that few cards can meet, and small changes to what decides a search."""
    return replace(
        rules,
        book_size=rng.choice((5, 5, rules.book_size)),
        out_clean=rng.choice((0, 0, 1)),
        out_dirty=rng.choice((0, 0, 1)),
        wild_cap=rng.choice((rules.wild_cap, 1, 2)),
        closed_book=rng.choice((rules.closed_book, "any", "keep_kind", "naturals", "sealed")),
        final_discard=rng.choice(("required", "optional", "never")),
        take_with=rng.choice((rules.take_with, rules.take_with, "pair", "any_play", "pair_or_wild", "pair_or_meld")),
        freeze=rng.choice(("no", "until_taken")),
        dirty_naturals=rng.choice((2, 2, 2, 3)),
        hold_last_card=False,
        partners_foot="none",
    )


def few_ranks(rng: random.Random, count: int, ranks: str) -> tuple[Card, ...]:
    """Cards of a few ranks, a quarter of them wild, so that they often go together."""
    return tuple(
        Card("*" + rng.choice("RB")) if chance < 0.1 else Card(("2" if chance < 0.25 else rng.choice(ranks)) + suit)
        for chance, suit in ((rng.random(), rng.choice("CDHS")) for _ in range(count))
    )


def positions(rules: RuleSet, phase: Phase, opened: bool) -> Iterator[Table]:
    """Tables of random few cards; the seat to act is in its foot two times in three."""
    rng = random.Random(f"{rules.name} {phase} {opened}")
    made = 0
    while made < POSITIONS // len(RULES) + 1:
        ranks = "".join(rng.sample([str(rank) for rank in NATURAL_RANKS], 3)) + "K"
        in_foot = rng.random() < 0.67
        lying = [few_ranks(rng, rng.randint(3, 7), rng.choice(ranks)) for _ in range(rng.randint(1, 3))]
        position = Position(
            phase=phase,
            hands=(few_ranks(rng, rng.randint(1, 9 if phase == Phase.PLAY or made % 4 == 0 else 8), ranks),),
            feet=((), (Card("4C"),) * 2, (Card("4C"),) * 2, (Card("4C"),) * 2) if in_foot else ((Card("4C"),) * 2,) * 4,
            in_foot=(in_foot,),
            turns=(1, 1, 1, 1),
            melds=(tuple(lying) if opened else (),),
            stock=(Card("9C"),) * 4,
            discards=(*few_ranks(rng, rng.randint(0, 8), "45"), *few_ranks(rng, 1, ranks)),
            round=rng.randint(1, 4),
        )
        deep = replace(varied(rng, rules), decks=12)  # twelve packs, so that no face runs out
        if deep.freeze == "until_taken" and rng.random() < 0.5:
            position = replace(position, frozen=3)
        try:
            table = table_at(deep, 4, 2, position)
        except BadPosition:
            continue
        made += 1
        yield table


def ranks_of(view: PlayerView) -> list[str]:
    """The ranks of the team's melds."""
    return [meld.rank for meld in view.board.melds[view.team]]


def can_go_out(view: PlayerView) -> GoOut | None:
    """A legal going-out, found by force."""
    for last in (None, *dict.fromkeys(view.hand)):
        cards = list(view.hand)
        if last is not None:
            cards.remove(last)
        for groups in layouts(view.board.rules, ranks_of(view), cards, must_use_all=True):
            move = GoOut(tuple(groups), last)
            if why_not(view, move) is None:
                return move
    return None


def can_lay(view: PlayerView, pile: bool) -> MeldCards | Take | None:
    """A legal meld move or pile take, found by force; by an open team a take that lays one group."""
    upcard = view.board.upcard
    cards = (upcard, *view.hand) if pile and upcard is not None else view.hand
    for groups in layouts(view.board.rules, ranks_of(view), cards, must_use_all=False):
        if pile and len(groups) > 1 and view.board.has_opened(view.team):
            continue
        move = Take(tuple(groups)) if pile else MeldCards(tuple(groups))
        if why_not(view, move) is None:
            return move
    return None


QUICK = (
    *("family never no", "family after_closing allowed", "family anytime required"),
    *("campus after_closing no", "campus anytime allowed", "web never required", "web anytime no"),
    *("couples never allowed", "couples after_closing required", "partners never no", "partners after_closing allowed"),
)
"""Every base, and every way of second melds with every way of melds of wilds."""


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "unopened"])
@pytest.mark.parametrize("rules", slow_except(QUICK, RULES), ids=lambda rules: rules.name.replace(" ", "-"))
def test_a_going_out_is_offered_whenever_one_exists(rules: RuleSet, opened: bool) -> None:
    """Given up to nine cards, the candidates hold a going-out exactly where trying everything finds one."""
    for table in positions(rules, Phase.PLAY, opened):
        view = view_of(table, 0)
        offered = [move for move in candidates(view) if isinstance(move, GoOut)]
        forced = can_go_out(view)
        assert bool(offered) == (forced is not None), (forced, view)


@pytest.mark.parametrize("rules", slow_except(QUICK, RULES), ids=lambda rules: rules.name.replace(" ", "-"))
def test_an_opening_is_offered_whenever_one_exists(rules: RuleSet) -> None:
    """Given up to nine cards and a team without melds, an opening is offered exactly where force finds one."""
    for table in positions(rules, Phase.PLAY, opened=False):
        view = view_of(table, 0)
        offered = [move for move in candidates(view) if isinstance(move, MeldCards)]
        forced = can_lay(view, pile=False)
        assert bool(offered) == (forced is not None), (forced, view)


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "unopened"])
@pytest.mark.parametrize("rules", slow_except(QUICK, RULES), ids=lambda rules: rules.name.replace(" ", "-"))
def test_a_pile_take_is_offered_whenever_one_exists(rules: RuleSet, opened: bool) -> None:
    """Given up to nine cards under an upcard, a take is offered exactly where force finds one."""
    for table in positions(rules, Phase.DRAW, opened):
        view = view_of(table, 0)
        offered = [move for move in candidates(view) if isinstance(move, Take)]
        forced = Take() if why_not(view, Take()) is None else can_lay(view, pile=True)
        assert bool(offered) == (forced is not None), (forced, view)


@pytest.mark.parametrize("rules", slow_except(QUICK, RULES), ids=lambda rules: rules.name.replace(" ", "-"))
def test_every_single_group_is_offered(rules: RuleSet) -> None:
    """Given an open team, each legal single group is offered: each meld and number of naturals, jokers and twos."""
    for table in positions(rules, Phase.PLAY, opened=True):
        view = view_of(table, 0)
        offered = {sign(move.groups[0]) for move in candidates(view) if isinstance(move, MeldCards)}
        forced = {
            sign(groups[0])
            for groups in layouts(view.board.rules, ranks_of(view), view.hand, must_use_all=False)
            if len(groups) == 1 and why_not(view, MeldCards((groups[0],))) is None
        }
        assert offered == forced


def sign(group: Group) -> tuple[int | None, str, int, int]:
    """What tells one group from another: target, rank, jokers and twos; the size follows."""
    naturals = [card[0] for card in group.cards if not is_wild(card)]
    jokers = sum(card[0] == "*" for card in group.cards)
    return group.onto, "".join(naturals), jokers, len(group.cards) - len(naturals) - jokers
