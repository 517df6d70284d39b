"""Plays a whole match in the window with a real pointer and verifies its record: `python -m tests.window.play_match`.

With `--kills N` the program is killed that often at random moments and the match taken up again with Continue; no
position that somebody went on from may be missing from the record.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from saves.records.record import read_record
from saves.records.replay import replay_lines
from tests.window.pointer import FROM_SOURCE, ROOT, Game, Pointer, Screen, missing_tools
from tests.window.window_player import Hands, Player, Sight

PATIENCE = 120
"""Things done without any change on screen before the player is taken for stuck."""
_SHAPES = {2: ("2:solo", 2), 4: ("2v2", 2), 6: ("2v2v2", 3), 8: ("4v4", 2)}
"""The teams of so many seats, as `--teams` takes them, and how many they are."""

Say = Callable[[str], None]
HandsOn = Callable[[Screen, Path], Hands]
"""Makes a player's hands for a screen, given the file in which the program tells what is on it."""


def _mouse(screen: Screen, _targets: Path) -> Hands:
    return Pointer(screen)


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
    program: Sequence[str] = FROM_SOURCE
    environ: Mapping[str, str] = os.environ


def play(evening: Evening, folder: Path, say: Say, hands: HandsOn = _mouse) -> Path:
    """Plays until the match (or the wanted number of rounds) is over; returns the record.

    Raises Stuck, RuntimeError for a program that ended, AssertionError for a move that was lost.
    """
    chance = random.Random(evening.seed)
    seats = (evening.seats or "human,normal,normal,normal").split(",")
    people = [seat for seat, kind in enumerate(seats) if kind == "human"]
    shape, teams = _SHAPES[len(seats)]
    data = folder / "data"
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text('{"version": 1, "speed": "off", "sound": false}')  # Continue has no --speed
    common = ["--data-dir", str(data)]
    first = ["play", "--rules", evening.rules, "--speed", "off", "--seed", str(evening.seed)]
    first += ["--seats", ",".join(seats), "--teams", shape, *common]
    kills = evening.kills
    with Screen(evening.size, folder) as screen:
        player = Player(hands(screen, folder / "targets.json"), chance, people, teams)
        arguments = first
        while True:
            with Game(screen, folder / "targets.json", arguments, evening.program, evening.environ) as game:
                game.settled()
                sitting = _Sitting(game, player, evening, say)
                if kills:
                    killer = threading.Timer(chance.uniform(0.2, 8.0), game.kill)
                    killer.start()
                try:
                    sitting.play()
                    if kills:
                        killer.cancel()
                    break
                except RuntimeError:
                    if not kills:
                        raise
            record = _only_record(data)
            say(f"killed with {_count(record)} lines on the disk")
            _verify(record, evening)
            _demand(record, sitting.went_on_from)
            kills -= 1
            arguments = common
        say(f"{player.dragged} cards carried")
    record = _only_record(data)
    _verify(record, evening)
    return record


class _Sitting:
    """One run of the program, played until the end."""

    def __init__(self, game: Game, player: Player, evening: Evening, say: Say) -> None:
        self._game = game
        self._player = player
        self._evening = evening
        self._say = say
        self.went_on_from: Sight | None = None
        """The last table that was left by a move whose outcome was seen: it must be in the record."""

    def play(self) -> None:
        """Until the match, or the wanted number of rounds, is over. Raises RuntimeError when the program ends."""
        sight = self._game.settled()
        idle = rounds = 0
        while sight.scene != "end":
            if sight.scene == "title":
                on = sight.ready("button/continue")
                assert on is not None, "the title offers no game to go on with"
                self._player.press(on)
                sight = self._game.settled(sight.seq)
                continue
            if sight.scene == "score":
                rounds += 1
                self._say(f"round over: {sight.message}")
                if self._evening.rounds and rounds >= self._evening.rounds:
                    return
            done = self._player.act(sight)
            later = self._changed(sight, 3.0 if done else 30.0)
            if later is None and not done:
                raise Stuck(f"nobody moves: {sight.message} ({sight.scene}, {sight.phase}, turn {sight.turn})")
            moved = later is not None and _place(later) != _place(sight)
            idle = 0 if moved else idle + 1
            if idle > PATIENCE:
                raise Stuck(f"{done}: {sight.message}")
            if moved and done and sight.scene == "table" and not sight.all("staged/"):
                self.went_on_from = sight
            sight = later or sight

    def _changed(self, before: Sight, seconds: float) -> Sight | None:
        until, seen = time.monotonic() + seconds, before
        try:
            while seen.same_but_for_ring(before):
                seen = self._game.settled(seen.seq, until - time.monotonic())
        except TimeoutError:
            return None
        return seen


def _place(sight: Sight) -> tuple[object, ...]:
    return sight.scene, sight.phase, sight.turn


def _demand(record: Path, sight: Sight | None) -> None:
    """The table that was seen must be one of those that the record leads through."""
    if sight is None or sight.turn is None:
        return
    hand = sorted(thing.label for thing in sight.all("hand/"))
    lines = read_record(record).lines
    replay = replay_lines(lines[:1])
    for number, line in enumerate(lines[1:], 2):
        replay.feed(line, number)
        table = replay.table
        place = (table.board.phase, table.board.mover)
        if place == (sight.phase, sight.turn) and sorted(table.hands[sight.turn]) == hand:
            return
    raise AssertionError(f"lost: {sight.phase} of seat {sight.turn} with {hand}")


def _only_record(data: Path) -> Path:
    (record,) = (data / "games").glob("*.handfoot.jsonl")
    return record


def _count(record: Path) -> int:
    return record.read_bytes().count(b"\n")


def _verify(record: Path, evening: Evening) -> None:
    command = [*evening.program, "verify", str(record)]
    told = subprocess.run(command, cwd=ROOT, env=evening.environ, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(about: str | None = __doc__, hands: HandsOn = _mouse) -> int:
    """0 when the match was played to its end and its record is in order."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rules", default="web", help="as for `main.py play`; default: web")
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
        sys.stdout.write(f"{missing}\n")
        return 2
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        folder = evening.folder or Path(scratch)
        record = play(evening, folder, _print, hands)
        _print(f"{record.name}: {_count(record)} lines, in order, after {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
