"""Finds the weights of trained_bot.py by watching a computer player at work in the PettingZoo environment:

    python examples/bots/train_bot.py --matches 250 --laps 3

At each step the policy is taught to prefer what the teacher would choose to everything else that is possible (a softmax
over the possible actions, Adam). In the first lap the teacher plays all seats; later the policy of the lap before plays
one team, so that it is also taught where its own mistakes lead (DAgger). See docs/bots.md.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from tqdm import tqdm
from trained_bot import WEIGHTS, features, scores

from hand_and_foot.game.ai.player import Think
from hand_and_foot.game.ai.roster import habits_of
from hand_and_foot.game.play.action_words import actions_of
from hand_and_foot.game.play.pettingzoo_environment import HandAndFootEnv
from hand_and_foot.game.rules.presets import preset

BATCH, RATE, HIDDEN = 256, 0.01, 64


def watched(seeds: range, teacher: str, policy: Any = None) -> Iterator[tuple[Any, int]]:
    """Rows of features of the possible actions, and which of them the teacher would choose."""
    env, player = HandAndFootEnv(preset("web")), habits_of(teacher)
    for seed in tqdm(seeds):
        env.reset(seed=seed)
        view, plan = None, list[int]()
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            if env.view is not view:  # a new move
                view = env.view
                plan = [*actions_of(view.board, player.decide(view, Think()))]
            may, wanted = np.flatnonzero(seen["action_mask"]), plan.pop(0) if plan else -1
            rows, action = features(seen["observation"], 4, 2)[may], wanted
            if wanted in may and len(may) > 1:
                yield rows, int((may == wanted).argmax())
            if policy is not None and view.seat % 2 == 0:
                action = int(may[scores(rows, policy[:-1], policy[-1]).argmax()])
            elif wanted not in may:  # a way to take the pile that the environment doesn't offer: any that it does
                action = int(may[0])
            if action != wanted:
                plan = []
            env.step(action)


def trained(matches: int, laps: int, teacher: str, epochs: int, chance: np.random.Generator) -> Any:
    """The weights: those of the hidden layer by feature, then those of its outcome."""
    rows, chosen, policy = [], [], None
    for lap in range(laps):
        for found, choice in watched(range(lap * matches, (lap + 1) * matches), teacher, policy):
            rows.append(found.astype(np.float32))
            chosen.append(choice)
        policy = fitted(rows, chosen, epochs, chance)
    return policy


def fitted(rows: Sequence[Any], chosen: Sequence[int], epochs: int, chance: np.random.Generator) -> Any:
    """Weights under which the chosen row of each choice is the likeliest, as far as they can."""
    start = np.cumsum([0, *map(len, rows)])
    x, pick = np.vstack(rows), start[:-1] + np.array(chosen)
    weights = [chance.normal(0, 0.1, (x.shape[1], HIDDEN)), chance.normal(0, 0.1, HIDDEN)]
    weights = [one.astype(np.float32) for one in weights]
    moments = [(np.zeros_like(one), np.zeros_like(one)) for one in weights]
    steps = 0
    for epoch in range(epochs):
        right = 0
        for batch in np.array_split(chance.permutation(len(pick)), len(pick) // BATCH):
            sizes = start[batch + 1] - start[batch]
            ends = np.cumsum(sizes)
            seen = x[np.arange(ends[-1]) - np.repeat(ends - sizes - start[batch], sizes)]
            inner = np.maximum(seen @ weights[0], 0)
            likely = inner @ weights[1]
            best = np.repeat(np.maximum.reduceat(likely, ends - sizes), sizes)
            odds = np.exp(likely - best)
            odds /= np.repeat(np.add.reduceat(odds, ends - sizes), sizes)
            picked = pick[batch] - start[batch] + ends - sizes
            right += int((likely[picked] >= best[picked]).sum())
            odds[picked] -= 1
            odds /= len(batch)
            slopes = seen.T @ (np.outer(odds, weights[1]) * (inner > 0)), inner.T @ odds
            steps += 1
            rate = RATE * 0.7**epoch * np.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
            for one, (mean, spread), slope in zip(weights, moments, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                spread += 0.001 * (slope**2 - spread)
                one -= rate * mean / (np.sqrt(spread) + 1e-8)
        print(f"{epoch + 1} of {epochs}: {right / len(pick):.1%} of {len(pick)} choices as the teacher's", flush=True)
    return np.vstack(weights)


def main() -> None:
    """Watch, train and write the weights."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--matches", type=int, default=250, help="in each lap")
    options.add_argument("--laps", type=int, default=3)
    options.add_argument("--teacher", default="hard")
    options.add_argument("--epochs", type=int, default=12)
    given = options.parse_args()
    weights = trained(given.matches, given.laps, given.teacher, given.epochs, np.random.default_rng(1))
    np.save(WEIGHTS, weights.astype(np.float16))


if __name__ == "__main__":
    main()
