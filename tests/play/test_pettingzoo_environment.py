"""Tests for game/play/pettingzoo_environment.py, held to PettingZoo's own."""

import random

import pytest

from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import PresetId

pytest.importorskip(
    "pettingzoo", reason="PettingZoo is an extra that is not installed here: pip install '.[pettingzoo]'"
)

from pettingzoo.test import api_test, seed_test

from game.play.pettingzoo_environment import HandAndFootEnv

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
