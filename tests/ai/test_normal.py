"""The level `normal`: whole matches, honesty, determinism, rare rules."""

import random
from collections.abc import Iterator

import pytest

from game.ai.player import Player, Think
from game.ai.players.tuned_player import Normal
from game.cards import cards_text
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.moves import Cut, Draw, Hold, Move
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, reshuffle
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import view_of
from game.play.dealer import Dealer
from game.play.seats import shape_of
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import RuleSet
from tests.build import full_deck, table
from tests.slow import slow_except, slow_unless

NORMAL = Normal()

TABLES = [(preset_id, shape) for preset_id in PRESET_IDS for shape in preset(preset_id).tables]


def decided(table_: Table, player: Player = NORMAL) -> Move:
    """What the player does for the seat that must act."""
    return player.decide(view_of(table_, table_.board.mover), Think())


def decisions(
    rules: RuleSet, players: int, teams: int, seed: int, wild_share: float = 0.0, player: Player = NORMAL
) -> Iterator[Table]:
    """Every table of a match at which somebody must decide; a share of the moves is by lot."""
    dealer, chance = Dealer(seed), random.Random(seed)
    now = before_first_deal(rules, players, teams)
    while not now.board.is_match_over:
        now, _ = deal_round(now, dealer.deal(now.board))
        while now.board.phase != Phase.ENDED:
            if now.board.shuffle_due:
                now, _ = reshuffle(now, dealer.reshuffled(now.board, now.discards[:-1]))
                continue
            yield now
            if chance.random() < wild_share:
                move = chance.choice(candidates(view_of(now, now.board.mover)))
            else:
                move = decided(now, player)
            now = apply(now, move).table


def at_four(preset_id: str, shape: str) -> bool:
    """The tables that the quick run looks at."""
    return shape == "4:2v2"


@pytest.mark.parametrize(("preset_id", "shape"), slow_unless(at_four, TABLES))
def test_every_move_of_a_match_is_legal(preset_id: str, shape: str) -> None:
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    players, teams = shape_of(shape)
    assert sum(1 for _ in decisions(rules, players, teams, seed=11)) > 100


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_it_finds_a_legal_move_wherever_others_bring_it(preset_id: str) -> None:
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    for now in decisions(rules, 4, 2, seed=12, wild_share=0.5):
        assert why_not(view_of(now, now.board.mover), decided(now)) is None


VARIATIONS: list[dict[str, object]] = [
    {"wild_melds": "required", "take_with": "any_play"},
    {"wild_melds": "allowed"},
    {"closed_book": "sealed", "second_meld": "after_closing"},
    {"second_meld": "anytime", "closed_book": "any", "take_count": "all"},
    {"base": "couples", "upcard_play": "to_open", "take_with": "any_play", "final_discard": "required"},
    {"hand_cards": 13, "foot_cards": 13, "book_size": 8, "wild_limit": "half", "wild_cap": 1},
    {"hand_cards": 7, "foot_cards": 17, "permission": True, "hold_last_card": True},
    {"stock_out": "reshuffle", "take_count": 1, "out_clean": 3, "out_dirty": 3},
    {"base": "family", "hold_last_card": True, "permission": True, "partners_foot": "picked_up"},
    {"out_clean": 0, "out_dirty": 0, "partners_foot": "none", "opening": [0]},
    {"opening": [150], "double_book": 14, "out_clean": (1, 2, 3)},
    {"red_threes": "lay_down", "take_count": "all", "first_upcard": "any"},
    {"freeze": "until_taken", "take_with": "pair_or_wild", "first_upcard": "natural"},
    {"freeze": "one_lap", "take_with": "pair_or_meld", "take_needs_open": True},
    {"stacks": "bottom_high", "opening_by_score": [[-100, 15], [0, 50], [1500, 90]], "open_counts_books": True},
    {"stacks": "bottom_low", "dirty_naturals": 4, "closed_book": "clean_open", "draw_count": [1, 2, 3]},
    {"meld_threes": "all", "closed_book": "dirty_open", "threes_book": 1000, "second_meld": "anytime"},
    {"meld_threes": "black_in_foot", "take_with": "any_play", "out_books": 3},
    {"meld_threes": "black_last", "final_discard": "optional", "wild_melds": "allowed"},
    {"sevens_book": 1500, "out_sevens": 1, "sevens_kind": "any", "out_books": 4},
    {"rounds": 0, "target_score": 6000, "extra_decks": 1, "take_count": "never"},
]


QUICK = (
    "wild_melds+take_with",
    "base+upcard_play+take_with+final_discard",
    "base+hold_last_card+permission+partners_foot",
    "freeze+take_with+first_upcard",
    "meld_threes+closed_book+threes_book+second_meld",
)


@pytest.mark.parametrize("values", slow_except(QUICK, VARIATIONS, named="+".join), ids="+".join)
def test_it_plays_the_variations_of_the_seeds(values: dict[str, object]) -> None:
    rules = ruleset_from(values)
    for now in decisions(rules, 4, 2, seed=13, wild_share=0.1):
        assert why_not(view_of(now, now.board.mover), decided(now)) is None


def test_the_same_seed_gives_the_same_match() -> None:
    first = list(decisions(preset("campus"), 4, 2, seed=16))
    assert first == list(decisions(preset("campus"), 4, 2, seed=16))
    assert first != list(decisions(preset("campus"), 4, 2, seed=17))


def test_a_computer_cuts_as_chance_will_have_it() -> None:
    now = table(rules=preset("partners"), phase="cut", stock=cards_text(full_deck(2)[:60]), bare=True)
    view = view_of(now, now.board.mover)
    assert Normal().decide(view, Think(cut_miss=0)) == Cut(22)
    assert Normal().decide(view, Think(cut_miss=-3)) == Cut(19)
    assert Normal().decide(view, Think(cut_miss=-50)) == Cut(1)
    assert Normal().decide(view, Think(cut_miss=500)) == Cut(60)


def test_it_draws_when_the_pile_is_worth_nothing() -> None:
    assert decided(table(hand="4C 5D 6H 9S", pile="KS")) == Draw()


def test_it_holds_its_last_card_where_it_can_do_nothing_else() -> None:
    rules = ruleset_from({"base": "family"})
    now = table(hand="9C", rules=rules, phase="play", in_foot=[0], melds=["KC KD KH"])
    assert decided(now) == Hold()
