"""How weights are found: whom challengers meet, and what counts as better."""

from msgspec.structs import replace

from game.ai.brain.tuning import Tuning
from game.ai.tunings.fixed_tunings import NORMAL_ALONE_BY_PAIRS
from tests.build import WEB
from tools.training.tune import Field, field_of

DEALS = range(12)
CHAMPION = Tuning()
IDLE = replace(CHAMPION, open_wilds=-99, open_wilds_turn=0, take_from=9_999, danger_cards=-1, danger_stock=0)
"""Hardly ever melds."""


def test_single_players_are_tuned_against_normal_as_well() -> None:
    """Given a table without partners, the champion and normal are the rivals; with partners, he alone."""
    assert field_of(WEB, [(4, 2)], CHAMPION).rivals == (CHAMPION,)
    assert field_of(WEB, [(3, 3), (4, 4)], CHAMPION).rivals == (CHAMPION, NORMAL_ALONE_BY_PAIRS)


def test_nobody_is_better_than_himself() -> None:
    """Given the champion as challenger, he gains nothing in any deal; one who never melds loses by far."""
    field = field_of(WEB, [(2, 2), (3, 3)], CHAMPION)
    assert set(field.better_by(CHAMPION, CHAMPION, DEALS)) == {0.0}
    assert sum(field.better_by(IDLE, CHAMPION, DEALS)) / len(DEALS) < -300


def test_tables_and_rivals_take_turns() -> None:
    """Given two tables and two rivals, the champion meets himself in the first two of four, then somebody idle."""
    gains = Field(WEB, [(2, 2), (3, 3)], (CHAMPION, IDLE)).gains(CHAMPION, range(4))
    assert [abs(gain) < 1 for gain in gains] == [True, True, False, False]
