"""The bot with a trained policy, examples/bots/trained_bot.py: it plays everywhere, and better than by chance."""

import shlex
import sys

import pytest

from game.play.results.duel import Duel, play_deal
from game.play.results.simulation import Series, play_game
from game.play.seats import seat_plan, table_plan
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from tools import ROOT

pytest.importorskip("numpy", reason="numpy comes with the extra pettingzoo, which is not installed here")

SEAT = seat_plan("bot:" + shlex.join([sys.executable, str(ROOT / "examples" / "bots" / "trained_bot.py")]))

pytestmark = pytest.mark.slow


def series(preset_id: PresetId, *seats: str) -> Series:
    """Matches by a preset; the bot sits where a seat is empty."""
    rules = preset(preset_id)
    plans = [seat_plan(seat) if seat else SEAT for seat in seats]
    return Series(rules=rules, table=table_plan(rules, None, plans), seed=3, name="bot", app="0")


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_confined_bot_turns_its_actions_into_legal_moves_by_any_rules(preset_id: PresetId) -> None:
    """Given a policy trained in web, a match by each rule set ends without a move played for the bot."""
    assert play_game(series(preset_id, "", "easy", "", "easy"), 1).faults == {0: 0, 2: 0}


def test_what_it_learned_is_of_use() -> None:
    """Over the same deals it beats random play by far and keeps up with `easy`."""
    beside_random = Duel(series=series("web", "", "random", "", "random"), one=SEAT, other=seat_plan("random"))
    assert play_deal(beside_random, 1).points > 1000
    beside_easy = Duel(series=series("web", "", "easy", "", "easy"), one=SEAT, other=seat_plan("easy"))
    assert sum(play_deal(beside_easy, number).points for number in range(1, 9)) / 8 > -400
