import pytest

from game.ai.level_names import DEFAULT_LEVEL, LEVELS, YARDSTICK
from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.legal import why_not
from game.engine.table.view import view_of
from tests.build import dealt


def test_every_level_has_a_player() -> None:
    assert DEFAULT_LEVEL in LEVELS
    now = dealt()
    for level in LEVELS:
        view = view_of(now, now.board.mover)
        assert why_not(view, player_of(level).decide(view, Think())) is None
    with pytest.raises(KeyError):
        player_of("genius")


def test_the_yardstick_is_no_level() -> None:
    assert YARDSTICK not in LEVELS
    player_of(YARDSTICK)
