"""The speed of the PettingZoo environment compared with rlcard's gin rummy, both with observations and random players.

`python -m tools.bench.environment_speed` alternates between them; it needs a Python with pettingzoo and rlcard.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator

from game.play.pettingzoo_environment import HandAndFootEnv
from game.rules.presets import preset


def own_steps() -> Iterator[None]:
    """Steps of whole matches in Web Classic, one after the other."""
    env, chance = HandAndFootEnv(preset("web")), random.Random(3)
    while True:
        env.reset(seed=chance.randrange(1_000_000))
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            if is_over:
                break
            env.step(chance.choice(seen["action_mask"].nonzero()[0]))
            yield


def peer_steps() -> Iterator[None]:
    """The same for gin rummy."""
    import rlcard

    env, chance = rlcard.make("gin-rummy"), random.Random(3)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield


def rate(steps: Callable[[], Iterator[None]], seconds: float) -> float:
    """Steps per second."""
    running, done, begun = steps(), 0, time.perf_counter()
    while (took := time.perf_counter() - begun) < seconds:
        next(running)
        done += 1
    return done / took


def main() -> None:
    """Prints the medians of several turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    turns = [(rate(own_steps, options.seconds), rate(peer_steps, options.seconds)) for _ in range(options.repeats)]
    ours, theirs = (statistics.median(side) for side in zip(*turns, strict=True))
    ratio = statistics.median(one / other for one, other in turns)
    print(f"environment: {ours:,.0f} steps a second; rlcard's gin rummy: {theirs:,.0f}; ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
