"""How `hard` plays alone, and what it does with its wilds. What else sets it apart is in test_levels.py."""

import pytest

from game.ai.levels import Hard, Normal
from game.ai.player import Think
from game.cards import is_wild
from game.engine.board import Phase
from game.engine.legal import why_not
from game.engine.moves import Discard, Group, MeldCards
from game.rules.ruleset import RuleSet
from tests.ai.duels import points_won
from tests.ai.test_normal import decisions
from tests.build import PRESETS, WEB, my_view, table

HAND = "2C 2D 4C 5D 6H 9S"
PLENTY = " ".join(rank + suit for rank in "89TJQA" for suit in "CDHS")


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_alone_it_plays_better_than_normal(rules: RuleSet) -> None:
    """Over paired deals of two players it wins hundreds of points a match under every preset."""
    assert points_won(rules, 2, Hard(), Normal(), deals=16) > 300


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_alone_it_lays_its_wilds_before_the_stock_runs_out(rules: RuleSet, players: int) -> None:
    """Given no stock for another lap, wilds go down with a clean meld of five; with a full stock they wait."""
    laid = []
    for stock in ("", PLENTY):
        now = table(HAND, rules, players=players, teams=players, phase="play", melds=["KC KD KH KS KC"], stock=stock)
        move = Hard().decide(my_view(now), Think())
        groups = move.groups if isinstance(move, MeldCards) else ()
        laid.append(any(is_wild(card) for group in groups for card in group.cards))
    assert laid == [True, False]


def test_a_hand_is_not_emptied_down_to_a_wild() -> None:
    """Given a hand that can go down but for one card, it is never a wild that stays behind to be discarded."""
    now = table("KC KD KH 2C 2D", phase="play", melds=["AC AD AS 2H"], stock=PLENTY, feet={0: "4C 5C 6C"})
    move = Hard().decide(my_view(now), Think())
    assert isinstance(move, MeldCards)
    assert sum(len(group.cards) for group in move.groups) == 5


def test_wilds_help_an_open_meld_before_they_lie_on_a_finished_book() -> None:
    """Given a finished dirty book and a dirty meld of four, the two last wilds of a hand bring the meld nearer."""
    melds = ["AC AD AS AH AC AD 2H", "QC QD QH 2S"]
    now = table("KC KD KH 2C 2D", phase="play", melds=melds, stock=PLENTY, feet={0: "4C 5C 6C"})
    move = Hard().decide(my_view(now), Think())
    assert isinstance(move, MeldCards)
    assert {group.onto: sum(map(is_wild, group.cards)) for group in move.groups if group.onto is not None} == {1: 2}


def test_over_whole_matches_no_wild_is_thrown_from_a_hand_that_could_lay_it() -> None:
    """Playing the hand, a wild is discarded only where no meld of the team has room for it."""
    for seed in range(12):
        for now in decisions(WEB, 4, 2, seed=seed, player=Hard()):
            view = my_view(now)
            if now.board.phase != Phase.PLAY or now.board.in_foot[view.seat]:
                continue
            move = Hard().decide(view, Think())
            if isinstance(move, Discard) and is_wild(move.card):
                lays = (MeldCards((Group((move.card,), number),)) for number in range(len(now.board.melds[view.team])))
                assert all(why_not(view, lay) is not None for lay in lays)
