"""Kills a game again and again at random moments, on disks with every kind of fault and beside programs that meddle
with its record, and compares what is on the disk with what was acknowledged (nothing is lost), with what was ever
handed in (nothing is invented), and with what the others had put there (nothing of theirs is touched).
"""

import hashlib
import random
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from game.rules.presets import PRESET_IDS
from saves.disk.files import RealDisk
from saves.players.settings import Settings
from saves.records.lines import EndLine, Line, ScoreLine
from saves.records.record import RecordFile, read_record
from saves.records.replay import replay_file
from tests.crash.crash_game import Choices, settings_beside
from tests.crash.disk_faults import LONGEST_HANG, Fault

ROOT: Final = Path(__file__).parents[2]
KILLED: Final = -9
"""What the system tells of a process that was killed."""
LONGEST_LIFE: Final = 2.0
"""Seconds after which a program that should have been killed by its disk is killed all the same."""


class Tally(Struct):
    """What the killing came to."""

    kills: int = 0
    games: int = 0
    finished: int = 0
    """Games that were played to their end in spite of it."""
    torn: int = 0
    """Kills that left a torn last line."""
    unheard: int = 0
    """Kills that left more on the disk than had been acknowledged."""
    in_memory: int = 0
    """Kills that took moves with them which the disk had refused, and nobody had called safe."""
    moved: int = 0
    """Times that a game went on in another file, or in the same one anew, because another program meddled with it."""
    taken: int = 0
    """Kills in the moment after another program took the record away, before the game had it anew."""
    furthest: int = 0
    """Lines of the longest record."""
    by_fault: Counter[str] = Counter()


class Told(Struct):
    """What the programs of one game have said so far."""

    kept: int = 0
    """Lines that were acknowledged."""
    digests: dict[int, str] = {}
    """By number of lines: what that many lines must be, as it was said before they were handed in."""
    chosen: int = 0
    choose: int = 0
    name: str = ""
    """Of the file that the game is in, as far as it was said."""
    left: dict[str, tuple[int, str]] = {}
    """By name what another program has put into a file: nobody may change that."""
    is_taken: bool = False
    """Whether another program has taken the record away since anything was acknowledged."""
    moved: int = 0

    def hear(self, said: Sequence[str]) -> None:
        """Takes in what a program said."""
        for sentence in said:
            match sentence.split():
                case ["will", count, digest]:
                    self.digests[int(count)] = digest
                case ["found", count, digest]:
                    for lost in [known for known in self.digests if known > int(count)]:
                        del self.digests[lost]
                    if self.digests.setdefault(int(count), digest) != digest:
                        raise Lost(f"{count} lines were taken up that nobody wrote")
                case ["kept", count, _]:
                    self.kept = max(self.kept, int(count))
                    self.moved += self.is_taken
                    self.is_taken = False
                case ["in", name]:
                    self.name = name
                case ["meddled", name, size, digest]:
                    self.left[name] = (int(size), digest)
                    self.is_taken = True
                case ["gone", name, *_]:
                    self.left.pop(name, None)
                    self.is_taken = True
                case ["opened", "twice"]:
                    raise Lost("a game was opened a second time")
                case ["choose", number]:
                    self.choose = int(number)
                case ["chosen", number]:
                    self.chosen = int(number)


class Lost(AssertionError):
    """Something acknowledged is not there, something is there that nobody did, or the game cannot be played on."""


def kill_again_and_again(folder: Path, kills: int, seed: int, tell: Callable[[Tally], None]) -> Tally:
    """Kills that many times, game after game, each of them gone on with until it is over. Raises Lost."""
    chance = random.Random(seed)
    tally = Tally(by_fault=Counter())
    faults = list(Fault)
    while tally.kills < kills:
        record = folder / f"game{tally.games}.handfoot.jsonl"
        preset_id = chance.choice(PRESET_IDS)
        told = Told(digests={}, left={})
        over = False
        while tally.kills < kills and not over and not told.is_taken:
            fault = faults[tally.kills % len(faults)]
            said = _said_until_killed(record, [preset_id, f"{seed}-{tally.games}"], fault, chance)
            told.hear(said)
            over = said[-1:] == ["over"]
            tally.kills += not over
            tally.by_fault[fault] += not over
            record = record.with_name(told.name or record.name)
            compare(record, told, tally)
            tell(tally)
        tally.finished += over
        tally.moved += told.moved
        tally.taken += told.is_taken
        tally.games += 1
    return tally


def _said_until_killed(record: Path, game: list[str], fault: Fault, chance: random.Random) -> list[str]:
    """Runs the game, kills it at a random moment, and tells its complete lines of output."""
    number = str(chance.randrange(10**9))
    command = [sys.executable, "-m", "tests.crash.crash_game", str(record), *game, fault, number]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        kills_itself = fault in (Fault.TORN, Fault.POWER)
        # a quarter of them while the program starts and takes the game up again, the others while it plays
        said = [] if chance.random() < 0.25 else [process.stdout.readline()]
        longest = LONGEST_LIFE if kills_itself else LONGEST_HANG + 1 if fault is Fault.HANG else 0.4
        killer = threading.Timer(chance.uniform(0, longest), process.kill)
        killer.start()
        said += process.stdout.readlines()
        killer.cancel()
    if process.returncode not in (0, KILLED):
        raise Lost(f"the program ended by itself: {''.join(said[-20:])}")
    return [line.removesuffix("\n") for line in said if line.endswith("\n")]


def compare(record: Path, told: Told, tally: Tally) -> None:
    """Raises Lost unless the record is in order, holds all that was acknowledged, and nothing that was not handed in.

    A record without a whole line is removed: the game had not begun for anybody.
    """
    _compare_settings(record, told)
    if told.is_taken:  # another program has destroyed it, and the game was killed before it could know
        return
    for name, (size, digest) in told.left.items():
        content = record.with_name(name).read_bytes()[:size]
        if hashlib.sha256(content).hexdigest() != digest:
            raise Lost(f"{name}: what another program had put there is not there any more")
    verdict = replay_file(record) if record.exists() else None
    if verdict is None or verdict.lines == 0:
        if told.kept:
            raise Lost(f"{record.name} has gone after {told.kept} lines")
        record.unlink(missing_ok=True)
        return
    if verdict.problem is not None:
        raise Lost(f"{record.name}, line {verdict.problem.line}: {verdict.problem.why}")
    file = read_record(record)
    count = len(file.texts)
    tally.torn += verdict.torn is not None
    tally.furthest = max(tally.furthest, count)
    tally.unheard += count > told.kept
    tally.in_memory += count < max(told.digests, default=0)
    if count < told.kept:
        raise Lost(f"{record.name}: {told.kept} lines were acknowledged, {count} are there")
    known = max((told_of for told_of in told.digests if told_of <= count), default=0)
    if not all(isinstance(line, ScoreLine | EndLine) for line in file.lines[known:]):
        raise Lost(f"{record.name}: nobody handed in line {known + 1}")  # scores are added when a game is taken up
    if known and _digest(file, known) != told.digests[known]:
        raise Lost(f"{record.name}: the first {known} lines are not those that were handed in")


def _digest(file: RecordFile[Line], lines: int) -> str:
    return hashlib.sha256("".join(f"{text}\n" for text in file.texts[:lines]).encode()).hexdigest()


def _compare_settings(record: Path, told: Told) -> None:
    """The settings are the last that were kept, or one chosen since."""
    settings = Settings(settings_beside(record), Choices(), RealDisk())
    number = settings.value.number
    if settings.warning is not None or not told.chosen <= number <= told.choose:
        raise Lost(f"the settings say {number} ({settings.warning}); {told.chosen} was kept")
