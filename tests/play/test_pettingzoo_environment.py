"""Tests for game/play/pettingzoo_environment.py, held to PettingZoo's own."""

import os
import random
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import PresetId

pytest.importorskip(
    "pettingzoo", reason="PettingZoo is an extra that is not installed here: pip install '.[pettingzoo]'"
)

from pettingzoo.test import api_test, seed_test

from game.play.pettingzoo_environment import HandAndFootEnv
from tests.tools.messages.empty_copy import empty_copy
from tools import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::UserWarning")]


@pytest.mark.parametrize("rules_id", PRESET_IDS)
def test_it_is_what_pettingzoo_calls_an_environment(rules_id: PresetId) -> None:
    """Given any of the rule sets, PettingZoo's tests of the API and of seeds pass."""
    api_test(HandAndFootEnv(preset(rules_id)), num_cycles=500)
    seed_test(lambda: HandAndFootEnv(preset(rules_id)), num_cycles=200)


def test_a_round_rewards_every_seat_by_its_lead() -> None:
    """Given a match of one round, partners are rewarded alike, what one team leads by the other lacks, and it ends."""
    env, chance = HandAndFootEnv(ruleset_from({"base": "web", "rounds": 1})), random.Random(1)
    env.reset(seed=5)
    summed = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        summed[agent] += reward
        may = [action for action, allowed in enumerate(seen["action_mask"]) if allowed] if not over else []
        env.step(chance.choice(may) if may else None)
    assert summed["seat_0"] == summed["seat_2"] == -summed["seat_1"] == -summed["seat_3"] != 0


def test_opponents_play_by_themselves_and_the_learner_is_rewarded_for_rounds_that_they_end() -> None:
    """A careless seat 0 beside three of `normal` is asked alone; its rewards are what the others' team leads by."""
    rules = ruleset_from({"base": "web", "rounds": 3, "deal": "cut"})
    env, chance, rewards = HandAndFootEnv(rules, opponents=dict.fromkeys((1, 2, 3), "normal")), random.Random(4), 0.0
    assert env.possible_agents == ["seat_0"]
    env.reset(seed=9)
    for _ in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards += reward
        may = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
        env.step(None if over else chance.choice(may))
    own, others = env._table.board.totals
    assert rewards == own - others != 0
    api_test(HandAndFootEnv(rules, opponents={0: "easy", 2: "hard"}), num_cycles=500)


@pytest.mark.parametrize("opponents", [{4: "easy"}, dict.fromkeys(range(4), "hard")], ids=["no such seat", "all seats"])
def test_opponents_leave_a_seat_to_the_learner(opponents: dict[int, str]) -> None:
    """A level at a seat that the table lacks, or at every seat, is refused when the environment is made."""
    with pytest.raises(ValueError, match="opponents"):
        HandAndFootEnv(preset("web"), opponents=opponents)


def test_the_page_for_learners_runs_where_the_package_is_installed(tmp_path: Path) -> None:
    """Given the package in an environment of its own, the page's lines play a match from an empty folder."""
    home, empty = tmp_path / "home", tmp_path / "empty"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    (site,) = home.glob("Lib/site-packages" if os.name == "nt" else "lib/*/site-packages")
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    copy = empty_copy(tmp_path / "copy")
    install = ("install", "-q", "--no-index", "--no-deps", "--no-build-isolation", str(copy))
    subprocess.run([sys.executable, "-m", "pip", "--python", str(python), *install], check=True)
    shutil.rmtree(copy)
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```\n(from hand_and_foot.*?)```", page, re.DOTALL)
    empty.mkdir()
    subprocess.run([str(python), "-I", "-c", lines], cwd=empty, check=True, timeout=120)
