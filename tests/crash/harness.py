"""Kills a game again and again at random moments and compares what is on the disk with what was acknowledged."""

import hashlib
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from game.rules.presets import PRESET_IDS
from saves.record import read_record
from saves.replay import replay_file

ROOT = Path(__file__).parents[2]


class Tally(Struct):
    """What the killing came to."""

    kills: int = 0
    games: int = 0
    torn: int = 0
    """Kills that left a torn last line."""
    unheard: int = 0
    """Kills that left more on the disk than had been acknowledged."""
    furthest: int = 0
    """Lines of the longest record."""


class Lost(AssertionError):
    """Something that had been acknowledged is not there any more, or the record cannot be played on."""


def kill_again_and_again(folder: Path, kills: int, seed: int, tell: Callable[[Tally], None]) -> Tally:
    """Kills that many times, game after game, each of them gone on with until it is over. Raises Lost."""
    chance = random.Random(seed)
    tally = Tally()
    while tally.kills < kills:
        record = folder / f"game-{tally.games}.handfoot.jsonl"
        preset_id = chance.choice(PRESET_IDS)
        while tally.kills < kills:
            said = _said_until_killed(record, preset_id, f"{seed}-{tally.games}", chance)
            if said and said[-1] == "over":
                break
            tally.kills += 1
            compare(record, said, tally)
            tell(tally)
        tally.games += 1
    return tally


def _said_until_killed(record: Path, preset_id: str, seed: str, chance: random.Random) -> list[str]:
    """Runs the game, kills it at a random moment, and tells its complete lines of output."""
    command = [sys.executable, "-m", "tests.crash.playing", str(record), preset_id, seed]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        # half of them while the program starts and takes the game up again, half while it plays
        said = [] if chance.random() < 0.5 else [process.stdout.readline()]
        killer = threading.Timer(chance.uniform(0, 0.4 if not said else 0.05), process.kill)
        killer.start()
        said += process.stdout.readlines()
        killer.cancel()
    return [line.removesuffix("\n") for line in said if line.endswith("\n")]


def compare(record: Path, said: list[str], tally: Tally) -> None:
    """Raises Lost unless the record is in order and begins with all that was acknowledged."""
    if not record.exists():
        if said:
            raise Lost(f"{record.name} has gone after {said[-1]}")
        return
    verdict = replay_file(record)
    torn_header = not said and verdict.lines == 0
    if verdict.problem is not None and not torn_header:
        raise Lost(f"{record.name}, line {verdict.problem.line}: {verdict.problem.why}")
    if torn_header:
        record.unlink()  # the game had not begun for anybody
        return
    texts = read_record(record).texts
    tally.torn += bool(verdict.warnings)
    tally.furthest = max(tally.furthest, len(texts))
    if said:
        count, digest = said[-1].split()
        kept = "".join(text + "\n" for text in texts[: int(count)])
        if len(texts) < int(count) or hashlib.sha256(kept.encode()).hexdigest() != digest:
            raise Lost(f"{record.name}: {count} lines were acknowledged, {len(texts)} are there")
        tally.unheard += len(texts) > int(count)
