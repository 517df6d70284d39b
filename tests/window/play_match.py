"""Plays a whole match in the window with a real pointer and verifies its record: `python -m tests.window.play_match`.

With `--kills N` the program is killed that often at random moments and the match taken up again with Continue; nothing
that was on screen may be missing from the record.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.window.player import Player, Sight
from tests.window.pointer import ROOT, Game, Pointer, Screen, missing_tools

PATIENCE = 40
"""Things done without any change on screen before the player is taken for stuck."""
_SHAPES = {"web": (4, 2), "family": (4, 2), "campus": (4, 2), "couples": (4, 2), "partners": (4, 2)}

Say = Callable[[str], None]


class Stuck(Exception):
    """The player can do nothing more that changes anything."""


class Evening(argparse.Namespace):
    """What is to be played."""

    rules: str
    seats: str | None
    size: tuple[int, int]
    seed: int
    kills: int
    rounds: int


def play(evening: Evening, folder: Path, say: Say) -> Path:
    """Plays until the match (or the wanted number of rounds) is over; returns the record.

    Raises Stuck, RuntimeError for a program that ended, AssertionError for a move that was lost.
    """
    chance = random.Random(evening.seed)
    seats = (evening.seats or "human,normal,normal,normal").split(",")
    people = [seat for seat, kind in enumerate(seats) if kind == "human"]
    teams = 2 if len(seats) in (2, 4) else 3
    data = folder / "data"
    common = ["--data-dir", str(data)]
    first = ["play", "--rules", evening.rules, "--speed", "off", "--seed", str(evening.seed)]
    first += ["--seats", ",".join(seats), *common]
    kills = evening.kills
    with Screen(evening.size, folder) as screen:
        pointer = Pointer(screen)
        player = Player(pointer, chance, people, teams)
        arguments = first
        while True:
            with Game(screen, folder / "targets.json", arguments) as game:
                cut_off = time.monotonic() + chance.uniform(0.5, 6.0) if kills else None
                over = _sit(game, player, evening, say, cut_off)
                if over:
                    game.settled()
                    break
            record = _only_record(data)
            say(f"killed with {_count(record)} lines on the disk")
            _verify(record)
            kills -= 1
            arguments = common
        say(f"{player.dragged} cards dragged")
    record = _only_record(data)
    _verify(record)
    return record


def _sit(game: Game, player: Player, evening: Evening, say: Say, cut_off: float | None) -> bool:
    """Plays until the end (True) or until it is time to be killed (False)."""
    sight = game.settled()
    idle = 0
    rounds = 0
    while True:
        if cut_off is not None and time.monotonic() > cut_off:
            return False
        if sight.scene == "title":
            _continue(game, player, sight)
            sight = game.settled(sight.seq)
            continue
        if sight.scene == "end":
            return True
        if sight.scene == "score":
            rounds += 1
            say(f"round over: {sight.message}")
            if evening.rounds and rounds >= evening.rounds:
                return True
        done = player.act(sight)
        if done:
            idle += 1
        later = _changed(game, sight, 3.0 if done else 20.0)
        if later is None and not done:
            raise Stuck(f"nobody moves: {sight.message} ({sight.scene}, {sight.phase}, turn {sight.turn})")
        if later is not None and (later.phase, later.turn, later.scene) != (sight.phase, sight.turn, sight.scene):
            idle = 0
        if idle > PATIENCE:
            raise Stuck(f"{done}: {sight.message}")
        sight = later or sight


def _continue(game: Game, player: Player, sight: Sight) -> None:
    on = sight.ready("button/continue")
    assert on is not None, "the title offers no game to go on with"
    player.act(Sight(sight.seq, "score", False, None, "", "", (on,)))


def _changed(game: Game, before: Sight, seconds: float) -> Sight | None:
    try:
        return game.settled(before.seq, seconds)
    except TimeoutError:
        return None


def _only_record(data: Path) -> Path:
    (record,) = (data / "games").glob("*.handfoot.jsonl")
    return record


def _count(record: Path) -> int:
    return record.read_bytes().count(b"\n")


def _verify(record: Path) -> None:
    told = subprocess.run(
        [sys.executable, "main.py", "verify", str(record)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr


def main() -> int:
    """0 when the match was played to its end and its record is in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="web", choices=sorted(_SHAPES))
    parser.add_argument("--seats", help="as for `main.py play`; default: one human and three computer players")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=0, metavar="N")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="stop after so many rounds (default: all)")
    parser.add_argument("--folder", type=Path, help="keep data and picture here")
    evening = parser.parse_args(namespace=Evening())
    width, _, height = str(evening.size).partition("x")
    evening.size = (int(width), int(height))
    missing = missing_tools()
    if missing:
        print(missing)
        return 2
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        folder = evening.folder or Path(scratch)
        record = play(evening, folder, print)
        print(f"{record.name}: {_count(record)} lines, in order, after {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
