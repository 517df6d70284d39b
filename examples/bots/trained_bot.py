"""A bot with a trained policy: weights that train_bot.py found in the PettingZoo environment. See docs/bots.md."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[2]))  # in a checkout; an installed game is found without it
from hand_and_foot.game.play.action_words import ACTIONS, TARGETS, Spelling, layout, observed, spelled
from hand_and_foot.game.play.asked_view import view_asked
from hand_and_foot.game.rules.presets import ruleset_from
from hand_and_foot.saves.records.move_json import move_fields

WEIGHTS = Path(__file__).with_name("trained_bot.npy")
RANKS = len(TARGETS)
WORDS = [name if name in ("discard 2", "discard *") else name.partition(" ")[0] for name in ACTIONS]
KIND = np.array([sorted(set(WORDS)).index(word) for word in WORDS])
RANK = np.array([TARGETS.index(name[-1]) if name[-1] in TARGETS and " " in name else RANKS for name in ACTIONS])


def features(seen: Any, players: int, teams: int) -> Any:
    """A row of numbers for each action: its kind, the rank it is about (in 108 cases, and six numbers), the table."""
    cuts = np.cumsum([length for _, length in layout(players, teams)])[:-1]
    _, hand, upcard, discards, _, state, _, seats, team, chosen, now = np.split(np.asarray(seen, float), cuts)
    seats, chosen, opening = seats.reshape(players, -1)[:, :5], chosen.reshape(3, RANKS), state[1]
    naturals, wilds, clean, other = np.moveaxis(team.reshape(teams, -1)[:, 3:].reshape(teams, RANKS, 4), 2, 0)
    held = np.append(hand[:12], hand[13:].sum())
    meld = np.select([clean[0] > 0, other[0] > 0, wilds[0] > 0, naturals[0] > 4, naturals[0] > 0], [5, 4, 3, 2, 1], 0)
    opened = (naturals + wilds + clean + other)[0].any()
    stage = opened + (seats[0, 2] > 0) * opened
    case = np.eye(108)[(stage * 36 + np.minimum(held - chosen[0], 5) * 6 + meld).clip(0).astype(int)]
    rank = [chosen[0], chosen[1:].sum(0), naturals[1:].max(0), clean[1:].max(0), np.append(discards[:12], 0)]
    rows = np.column_stack([case, *rank, np.append(upcard[:12], 0)])
    rows = np.vstack([rows, np.zeros(rows.shape[1])])
    last = int(now[:RANKS].argmax()) if now[:RANKS].any() else int(np.append(upcard[:12], [0, 0.5]).argmax())
    table = [1, seats[0, 2], seats[0, 0] / 10, held[-1] / 4, opened, (1 - opened) * opening / 90, clean[0].sum() / 3]
    table += [other[0].sum() / 3, seats[1, 0] / 10, seats[1, 2], seats[teams % players, 2], state[2] / 100]
    table += [state[3] / 20, (held[:11] > 2).sum() / 3, chosen.sum() / 10]
    about = rows[np.where(RANK < RANKS, RANK, last)]
    return np.hstack([np.eye(KIND.max() + 1)[KIND], about, np.tile(table, (len(ACTIONS), 1))])


def scores(rows: Any, hidden: Any, out: Any) -> Any:
    """How likely each action is, by a network of one hidden layer; more is likelier."""
    return np.maximum(rows @ hidden, 0) @ out


def main() -> None:
    """Answer every question with the most likely action that may follow, until the move is spelled out."""
    weights, seats = np.load(WEIGHTS), dict[int, Any]()
    hidden, out = weights[:-1], weights[-1]
    for heard in map(json.loads, sys.stdin):
        if heard["type"] == "hello":
            seats[heard["seat"]] = ruleset_from(heard["rules"]), len(heard["teams"])
            print(json.dumps({"type": "ready", "name": "Trained"}), flush=True)
        elif heard["type"] == "ask":
            view, move = view_asked(*seats[heard["view"]["seat"]], heard), None
            spelling, told = Spelling(view), observed(view)
            while move is None:
                now = spelled(spelling.actions)
                rows = features(told + now, view.board.players, view.board.teams)
                move = spelling.add(max(spelling.follows, key=scores(rows, hidden, out).__getitem__))
            print(msgspec.json.encode(move_fields(move)).decode(), flush=True)


if __name__ == "__main__":
    main()
