import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.cards import NATURAL_RANKS, Card
from game.engine.candidates import candidates
from game.engine.draft import Draft, NewGroup, OnMeld, Staged, Target, add, begin_take, can_finish, may_add, missing
from game.engine.legal import why_not
from game.engine.moves import GoOut, Group, MeldCards, Move, Take
from game.engine.table.board import Phase
from game.engine.table.position import BadPosition, Position, table_at
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from tests.properties.brute_force import forced, forced_out, layouts, ranks_of, sign, threes_of
from tests.slow import LONG

POSITIONS = 2500 if LONG else 70


def odd_rules(rng: random.Random) -> RuleSet:
    """Rules whose options decide searches, with needs that few cards can meet."""
    base = preset(rng.choice(PRESET_IDS))
    return replace(
        base,
        decks=12,  # so that no face runs out
        partners_foot="none",
        permission=False,
        hold_last_card=False,
        book_size=rng.choice((5, 5, base.book_size)),
        opening=(rng.choice((0, 0, 30, 60, 300)),),
        out_clean=rng.choice((0, 0, 1)),
        out_dirty=rng.choice((0, 0, 1)),
        out_books=rng.choice((0, 0, 0, 1, 2)),
        out_sevens=rng.choice((0, 0, 0, 1)),
        sevens_kind=rng.choice(("clean", "any")),
        sevens_book=rng.choice((0, 400)),
        threes_book=rng.choice((0, 200)),
        double_book=rng.choice((0, 10)),
        clean_book=rng.choice((100, 300)),
        dirty_book=rng.choice((50, 300)),
        wild_limit=rng.choice(("equal", "fewer", "half")),
        wild_cap=rng.choice((0, 1, 2)),
        dirty_naturals=rng.choice((2, 3, 4)),
        closed_book=rng.choice(("any", "clean_open", "dirty_open", "keep_kind", "naturals", "sealed")),
        second_meld=rng.choice(("never", "after_closing", "anytime")),
        wild_melds=rng.choice(("no", "allowed", "allowed", "required")),
        final_discard=rng.choice(("required", "optional", "never")),
        take_with=rng.choice(("pair", "any_play", "pair_or_wild", "pair_or_meld")),
        upcard_play=rng.choice(("always", "to_open")),
        freeze=rng.choice(("no", "no", "until_taken", "one_lap")),
        take_needs_open=rng.random() < 0.1,
        open_counts_books=rng.random() < 0.4,
        meld_threes=rng.choice(("no", "black_last", "black_in_foot", "all")),
        red_threes=rng.choice(("penalty", "lay_down")),
        take_bottom=rng.random() < 0.2,
        open_waived=rng.random() < 0.1,
        new_meld_points=rng.choice((0, 0, 0, 30)),
    )


def few_cards(rng: random.Random, count: int, ranks: str) -> tuple[Card, ...]:
    """Cards of a few ranks, a quarter of them wild."""
    return tuple(
        Card("*" + rng.choice("RB")) if chance < 0.1 else Card(("2" if chance < 0.22 else rng.choice(ranks)) + suit)
        for chance, suit in ((rng.random(), rng.choice("CDHS")) for _ in range(count))
    )


def positions(what: str, phase: Phase, opened: bool) -> Iterator[Table]:
    """Tables of random few cards under random options."""
    rng = random.Random(f"{what} {phase} {opened}")
    made = 0
    while made < POSITIONS:
        rules = odd_rules(rng)
        ranks = "".join(rng.sample([str(rank) for rank in NATURAL_RANKS], 2)) + rng.choice("77K") + rng.choice("33K")
        in_foot = rng.random() < 0.67
        lying = [few_cards(rng, rng.randint(3, 7), rng.choice(ranks)) for _ in range(rng.randint(1, 3))]
        hand = few_cards(rng, rng.randint(1, 9 if made % 4 == 0 else 8), ranks)
        if rules.red_threes == "lay_down":
            hand = tuple(card for card in hand if card not in ("3H", "3D"))
        buried = few_cards(rng, rng.randint(0, 8), "45")
        freezer = rng.choice((None, None, 3)) if rules.freeze != "no" else None
        position = Position(
            phase=phase,
            hands=(hand,),
            feet=((), (Card("4C"),) * 2, (Card("4C"),) * 2, (Card("4C"),) * 2) if in_foot else ((Card("4C"),) * 2,) * 4,
            in_foot=(in_foot,),
            turns=(1, 1, 1, 1),
            melds=(tuple(lying) if opened else (),),
            stock=(Card("9C"),) * 4,
            discards=(*buried, *few_cards(rng, 1, ranks)),
            frozen=freezer,
            round=rng.randint(1, 4),
        )
        try:
            yield table_at(rules, 4, 2, position)
        except BadPosition:
            continue
        made += 1


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "unopened"])
def test_a_going_out_is_offered_whenever_one_exists(opened: bool) -> None:
    found = 0
    for table in positions("out", Phase.PLAY, opened):
        view = view_of(table, 0)
        offered = [move for move in candidates(view) if isinstance(move, GoOut)]
        way = forced_out(view)
        found += way is not None
        assert bool(offered) == (way is not None), (way, view)
    assert found


def test_an_opening_is_offered_whenever_one_exists() -> None:
    found = 0
    for table in positions("open", Phase.PLAY, opened=False):
        view = view_of(table, 0)
        offered = [move for move in candidates(view) if isinstance(move, MeldCards)]
        way = forced(view, pile=False)
        found += way is not None
        assert bool(offered) == (way is not None), (way, view)
    assert found


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "unopened"])
def test_a_pile_take_is_offered_whenever_one_exists(opened: bool) -> None:
    found = 0
    for table in positions("take", Phase.DRAW, opened):
        view = view_of(table, 0)
        offered = [move for move in candidates(view) if isinstance(move, Take)]
        way: Move | None = Take() if why_not(view, Take()) is None else forced(view, pile=True)
        found += way is not None
        assert offered or way is None, (way, view)
        assert all(why_not(view, move) is None for move in offered), view
    assert found


def test_a_draft_is_given_up_only_where_no_move_holds_it() -> None:
    found = 0
    for number, table in enumerate([*positions("one", Phase.PLAY, True), *positions("two", Phase.PLAY, False)]):
        view = view_of(table, 0)
        if view.board.rules.second_meld == "after_closing" or view.board.in_foot[0]:
            continue  # one move closes a book and begins the next, or goes out
        cards = tuple(random.Random(number).sample(view.hand, min(2, len(view.hand))))
        draft = Draft("meld", (Group(cards),))
        if may_add(view, Draft(), cards, NewGroup()) is not None:
            continue
        ranks = Counter(card[0] for card in cards)
        ways = layouts(view.board.rules, ranks_of(view), view.hand, False, threes_of(view, goes_out=False))
        holding = (
            groups
            for groups in ways
            if any(one.onto is None and ranks <= Counter(card[0] for card in one.cards) for one in groups)
        )
        way = next((groups for groups in holding if why_not(view, MeldCards(tuple(groups))) is None), None)
        found += way is not None
        assert can_finish(view, draft) == (way is not None), (cards, way, view)
    assert found


def test_every_single_group_is_offered() -> None:
    for table in positions("single", Phase.PLAY, opened=True):
        view = view_of(table, 0)
        offered = {sign(move.groups[0]) for move in candidates(view) if isinstance(move, MeldCards)}
        single = {
            sign(groups[0])
            for groups in layouts(view.board.rules, ranks_of(view), view.hand, False, threes_of(view, goes_out=False))
            if len(groups) == 1 and why_not(view, MeldCards((groups[0],))) is None
        }
        assert offered == single, view


@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.DRAW], ids=["melds", "takes"])
def test_every_legal_move_can_be_built_as_a_draft(phase: Phase) -> None:
    built = 0
    for table in positions("draft", phase, opened=True):
        view = view_of(table, 0)
        for move in candidates(view):
            if not isinstance(move, MeldCards | Take) or len(move.groups) != 1:
                continue
            draft = Draft("take" if isinstance(move, Take) else "meld")
            (group,) = move.groups
            naturals_first = sorted(group.cards, key=lambda card: card[0] in "2*")
            for at, card in enumerate(naturals_first):
                place: Target = Staged(0) if at else NewGroup()
                if group.onto is not None:
                    place = OnMeld(group.onto)
                refusal = may_add(view, draft, (card,), place)
                assert refusal is None, (move, card, refusal, view)
                draft = add(view, draft, (card,), place)
            if draft.kind != "go_out":
                assert missing(view, draft) is None, (move, view)
                built += 1
        if phase == Phase.DRAW:
            begin_take(view)
    assert built > 20
