"""A whole match by AT-SPI alone: no pixel is looked at, and no file of targets is written."""

from pathlib import Path

import pytest

from tests.screen_reader.desktop_session import missing_services
from tests.screen_reader.play_match import ByEar, play
from tests.slow import only_long
from tests.window.pointer import missing_tools

MISSING = missing_tools() or missing_services()
pytestmark = pytest.mark.skipif(bool(MISSING), reason=MISSING)

SHORT = """
name = "One short round"
base = "web"
tables = ["2:solo"]
rounds = 1
hand_cards = 7
foot_cards = 7
opening = [30]
out_clean = 0
out_dirty = 0
"""
"""The shortest match there is: over as soon as somebody has no cards left."""


@pytest.mark.slow
def test_a_match_is_played_by_ear_alone(tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(SHORT)
    record, player = play(ByEar(rules=str(rules), seats="human,easy", teams="2:solo", seed=2), tmp_path)
    assert '"type":"end"' in record.read_text().replace(" ", "")
    assert player.pressed > 5
    assert any("in your hand" in name for name in player.heard)


@only_long
@pytest.mark.parametrize("rules", ["web", "family", "campus", "couples", "partners"])
def test_a_match_of_each_rule_set_is_played_by_ear_alone(rules: str, tmp_path: Path) -> None:
    _, player = play(ByEar(rules=rules, seats="human,easy,easy,easy", teams=None, seed=1), tmp_path)
    assert player.pressed > 50
