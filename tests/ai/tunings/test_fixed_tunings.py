import pytest

from game.ai.brain.threats import is_threatened
from game.ai.brain.tuning import Tuning
from game.ai.fallback_move import fallback_move
from game.ai.player import Think
from game.ai.players.tuned_player import Normal, TunedPlayer
from game.ai.tunings.fixed_tunings import (
    BEGINNER,
    NORMAL,
    NORMAL_ALONE,
    NORMAL_ALONE_BY_PAIRS,
    NORMAL_AMONG_MANY,
    NORMAL_AMONG_MANY_BY_PAIRS,
    fixed_tuning_for,
)
from game.ai.tunings.trial_rounds import dealt
from game.engine.moves import MeldCards, Move
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import PlayerView
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import PLENTY
from tests.ai.level_duels import points_won
from tests.build import CAMPUS, WEB, my_view, table


def waiting(rules: RuleSet, players: int, teams: int) -> Table:
    """A match before its first deal."""
    return before_first_deal(rules, players, teams)


def test_a_table_without_partners_is_played_in_another_way() -> None:
    assert fixed_tuning_for(waiting(WEB, 4, 2).board) == NORMAL
    assert fixed_tuning_for(waiting(WEB, 2, 2).board) == NORMAL_ALONE_BY_PAIRS
    assert fixed_tuning_for(waiting(CAMPUS, 4, 4).board) == NORMAL_ALONE
    assert fixed_tuning_for(waiting(CAMPUS, 6, 6).board) == NORMAL_AMONG_MANY
    assert fixed_tuning_for(waiting(WEB, 6, 6).board) == NORMAL_AMONG_MANY_BY_PAIRS
    assert fixed_tuning_for(waiting(WEB, 6, 3).board) == NORMAL


def test_among_many_the_end_of_the_stock_is_seen_a_lap_before() -> None:
    for players, few in ((6, 12), (4, 4)):
        for stock in (few - 1, few):
            position = dealt(WEB, players, players, 1, 1)
            position.stock = stock
            tuning = fixed_tuning_for(waiting(WEB, players, players).board)
            assert is_threatened(position, 0, tuning) == (stock < few)


@pytest.mark.parametrize(("tuning", "kept"), [(BEGINNER, 0), (NORMAL, 1), (NORMAL_ALONE, 4)])
def test_a_wild_begins_a_meld_for_who_holds_enough_of_them(tuning: Tuning, kept: int) -> None:
    begun = []
    for count in range(1, 6):
        now = table(f"QC QD 4C 5C 6C 7C 2S{' 2C' * (count - 1)}", phase="play", melds=["AC AD AH"], stock=PLENTY)
        if isinstance(move := TunedPlayer(tuning).decide(my_view(now), Think()), MeldCards):
            begun += [count for group in move.groups if "QC" in group.cards]
    assert begun == list(range(kept + 1, 6))


@pytest.mark.slow
@pytest.mark.parametrize("rules", [WEB, CAMPUS], ids=["web", "campus"])
def test_without_partners_that_way_plays_better(rules: RuleSet) -> None:
    assert points_won(rules, 2, Normal(), TunedPlayer(NORMAL), deals=40) > 200


class Simple:
    """The simplest play as a player."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """Draws and discards."""
        return fallback_move(view)


@pytest.mark.slow
def test_normal_beats_the_simplest_play_by_far() -> None:
    assert points_won(WEB, 4, Normal(), Simple(), deals=5) > 5000
