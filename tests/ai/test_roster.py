"""Tests for game/ai/roster.py and simple.py."""

import pytest

from game.ai.player import Think
from game.ai.roster import DEFAULT_LEVEL, LEVELS, player_of
from game.ai.simple import simple_move
from game.engine.apply import apply
from game.engine.board import Phase
from game.engine.legal import why_not
from game.engine.view import view_of
from game.rules.presets import PRESET_IDS, preset
from tests.build import dealt


def test_every_level_has_a_player() -> None:
    """Each level by its name, the default among them; another name is an error of the caller."""
    assert DEFAULT_LEVEL in LEVELS
    now = dealt()
    for level in LEVELS:
        view = view_of(now, now.board.mover)
        assert why_not(view, player_of(level).decide(view, Think())) is None
    with pytest.raises(KeyError):
        player_of("genius")


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_the_simplest_play_is_legal_to_the_end_of_a_round(preset_id: str) -> None:
    """Drawing and discarding alone brings every preset's round to its end, from the cutting and choosing on."""
    now = dealt(preset(next(known for known in PRESET_IDS if known == preset_id)), settled=False)
    while now.board.phase != Phase.ENDED:
        now = apply(now, simple_move(view_of(now, now.board.mover))).table
    assert now.board.stock < now.board.draw_count
