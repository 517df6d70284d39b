"""The example bot of examples/bots plays whole matches without a fault, and docs/bots.md tells the truth about it."""

import shlex
import sys
from pathlib import Path

import pytest

from game.play.results.duel import Duel, play_deal
from game.play.results.simulation import Series, play_game
from game.play.seats import seat_plan, table_plan
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from tests.slow import slow_except

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bots" / "plain_bot.py"
SEAT = seat_plan("bot:" + shlex.join([sys.executable, str(BOT)]))


def series(preset_id: PresetId, *seats: str) -> Series:
    """Matches by a preset; the bot sits where a seat is empty."""
    rules = preset(preset_id)
    plans = [seat_plan(seat) if seat else SEAT for seat in seats]
    return Series(rules=rules, table=table_plan(rules, None, plans), seed=3, name="bot", app="0")


@pytest.mark.parametrize("preset_id", slow_except(["family", "web"], PRESET_IDS))
def test_it_plays_every_preset_without_a_fault(preset_id: PresetId) -> None:
    """A match in each preset, the bot at two seats: nothing had to be played for it, and rounds were won and lost."""
    result = play_game(series(preset_id, "", "easy", "", "easy"), 1)
    assert result.faults == {0: 0, 2: 0}
    assert result.rounds > 1


def test_it_plays_sensibly() -> None:
    """Over the same deals it beats random play by far, both in points and in rounds won."""
    beside_random = series("web", "", "random", "", "random")
    deal = play_deal(Duel(series=beside_random, one=SEAT, other=seat_plan("random")), 1)
    assert deal.share == 1.0
    assert deal.points > 1000
    assert deal.faults == {}


def test_it_is_as_short_and_free_as_the_page_says() -> None:
    """Sixty lines that import nothing but the standard library, and a page that names the file."""
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60
    imported = [line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))]
    assert set(imported) <= sys.stdlib_module_names
    assert "examples/bots/plain_bot.py" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
