"""Every state that a power cut may leave of an evening, opened as a start opens it.

The evening: a match of so many moves, a score pad of four rounds, a rule set edited twice, a lesson learned step by
step, and a seat given to a phone. Before and after each call of the disk the power might go. What is on the device
then is enumerated, not sampled: each part of each write that was not synced, and each set of names.

Imported by `tests.simulation.crash_states`, after it has taken over time and files.
"""

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.table.board import Phase
from game.play.match import Match
from saves.disk.files import RealDisk
from saves.disk.folders import doors_folder, games_folder, learning_folder, rules_folder
from saves.library.library import Library
from saves.players.own_rules import own_rule_sets, save_own_rules
from saves.players.people import LearningFile
from saves.players.phone_keys import KeptDoor, SeatKeys, keep_door, kept_door
from saves.records.evening import evening_of
from saves.records.journal import SaveState
from saves.records.lines import encode_line
from saves.records.open_score_pad import OpenScorePad, good_lines
from saves.records.saved_game import SavedGame
from tests.build import WEB
from tests.crash.crash_game import new_header
from tests.saves.score_pads import FIRST, SECOND, header
from tests.simulation.disk import HOME, Disk, Image, run_on
from tests.simulation.power_cuts import images_after_power_cut
from tests.simulation.scheduler import Scheduler, run_under

DATA: Final = Path(HOME) / "games"
RECORD: Final = games_folder(DATA) / "crash.handfoot.jsonl"
PAD: Final = games_folder(DATA) / "lake.handfoot-pad.jsonl"
DOOR: Final = doors_folder(DATA) / "crash.json"
LEARNER: Final = "Ida"


class Lost(AssertionError):
    """A state in which something acknowledged is missing, or that no start can open."""


class Acknowledged(Struct):
    """What the program has said to be safe so far."""

    moves: list[str] = []
    entries: int = 0
    rules: int | None = None
    """The rounds of the rule set when it was last saved."""
    steps: int = 0
    port: int = 0


class Figures(Struct):
    """What the enumeration came to."""

    moments: int = 0
    """Calls of the disk before or after which the power might go."""
    states: int = 0
    """Different states, each opened."""
    by_part: Counter[str] = Counter()
    """States, by what was being done."""
    damaged: int = 0
    """States with a hole before a whole line that nobody has been told to be safe: the game offers the good part."""


class Enumeration:
    """Lives through the evening; opens every state that there might be."""

    def __init__(self, folder: Path, moves: int) -> None:
        self._scheduler = Scheduler(random.Random(1))
        run_under(self._scheduler)
        self._disk = Disk(folder / "computer", self._scheduler, random.Random(2))
        self._opened = Disk(folder / "opened", self._scheduler, random.Random(3))
        run_on(self._disk)
        self._moves = moves
        self._safe = Acknowledged(moves=[])
        self._part = ""
        self._lost: list[str] = []
        self._seen: set[tuple[object, ...]] = set()
        self.figures = Figures(by_part=Counter())

    def run(self) -> Figures:
        """Raises Lost."""
        self._disk.power = lambda call: self._look()
        parts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("match", self._play),
            ("score pad", self._keep_score),
            ("rule set", self._edit_rules),
            ("lesson", self._learn),
            ("phone", self._give_seat),
        )
        try:
            for self._part, live in parts:
                live()
            if self._lost:
                raise Lost(f"{len(self._lost)} states: {self._lost[0]}")
        finally:
            self._scheduler.kill_all()
            run_on(None)
            run_under(None)
        return self.figures

    # ---- the evening

    def _play(self) -> None:
        saved = SavedGame.create(RECORD, new_header("web", "enumerated"), RealDisk())
        match = Match(saved.replay.header, saved, self._scheduler.monotonic)
        player = player_of(DEFAULT_LEVEL)
        for _ in range(self._moves):
            if match.awaits_deal:
                match.begin_round()
            else:
                seat = match.board.mover
                miss = match.cut_miss(seat) if match.board.phase == Phase.CUT else 0
                match.play(seat, player.decide(match.view(seat), Think(cut_miss=miss)))
            while not match.is_settled:
                self._scheduler.sleep(0.01)
            self._safe.moves = [encode_line(line) for line in match.lines]
        match.close()

    def _keep_score(self) -> None:
        pad = OpenScorePad.create(PAD, header(), RealDisk())
        for number in range(1, 5):
            for entry in (FIRST, SECOND) if number % 2 else (SECOND, FIRST):
                for ack in (pad.enter(number, entry), pad.write_down(number)):
                    if ack is not None and ack.wait() is SaveState.ON_DISK:
                        self._safe.entries = ack._last_line
        pad.close()

    def _edit_rules(self) -> None:
        for rounds in (5, 6):
            save_own_rules(rules_folder(DATA), replace(WEB, name="Lake", rounds=rounds), RealDisk())
            self._safe.rules = rounds

    def _learn(self) -> None:
        file = LearningFile(learning_folder(DATA), LEARNER, RealDisk())
        file.read()
        for steps in range(1, 6):
            file.change(lambda known, steps=steps: known.with_lesson("melds", steps))  # type: ignore[misc]
            file.save()
            if file.is_saved:
                self._safe.steps = steps

    def _give_seat(self) -> None:
        for port, seat in ((8420, SeatKeys(link="ab" * 16, code="BCDF")), (8421, SeatKeys(held="cd" * 16))):
            keep_door(DOOR, KeptDoor("crash", "127.0.0.1", port, {1: seat}), RealDisk())
            self._safe.port = port

    # ---- the states

    def _look(self) -> None:
        self.figures.moments += 1
        safe = (len(self._safe.moves), self._safe.entries, self._safe.rules, self._safe.steps, self._safe.port)
        for image in images_after_power_cut(self._disk.device):
            key = (safe, image.folders, tuple(sorted(image.files.items())))
            if key not in self._seen:
                self._seen.add(key)
                self.figures.states += 1
                self.figures.by_part[self._part] += 1
                with self._started_with(image):
                    try:
                        self._check()
                    except Exception as error:  # told at the end: a journal would take it for trouble with the disk
                        self._lost.append(f"{self._part}, {self._safe.moves[-1:]}: {error!r}")

    @contextmanager
    def _started_with(self, image: Image) -> Iterator[None]:
        """Another computer, with this on its device; what it does takes no time of this one."""
        run_on(self._opened)
        run_under(Scheduler(random.Random(4)))
        try:
            self._opened.switch_on(image)
            with self._opened.aside():
                yield
        finally:
            self._opened.close_all()
            run_on(self._disk)
            run_under(self._scheduler)

    def _check(self) -> None:
        """All that was acknowledged is there, and a start can open it. Raises Lost."""
        safe = self._safe
        games = {entry.path: entry for entry in Library(games_folder(DATA), RealDisk()).games()}
        for path, entry in games.items():
            if entry.problem is not None:
                if b"\0" not in path.read_bytes():
                    raise Lost(f"{path.name} cannot be opened: {entry.problem}")
                self.figures.damaged += 1
        self._check_match(games.keys())
        if safe.entries:
            if PAD not in games:
                raise Lost("the score pad has gone")
            lines = good_lines(PAD)
            evening_of(lines)
            if len(lines) < safe.entries:
                raise Lost(f"{len(lines)} of {safe.entries} entries of the score pad are there")
        if safe.rules is not None:
            found = [own.rules.rounds for own in own_rule_sets(rules_folder(DATA)) if own.rules is not None]
            if not found or found[0] < safe.rules:
                raise Lost(f"the rule set has {found} rounds, not {safe.rules}")
        file = LearningFile(learning_folder(DATA), LEARNER, RealDisk())
        file.read()
        if file.value.lesson("melds").steps < safe.steps:
            raise Lost(f"{file.value.lesson('melds').steps} of {safe.steps} steps of the lesson are there")
        if safe.port:
            door = kept_door(DOOR, "crash")
            if door is None or door.port < safe.port:
                raise Lost(f"the door is {door}")

    def _check_match(self, games: object) -> None:
        if not self._safe.moves:
            return
        assert isinstance(games, type({}.keys()))
        if RECORD not in games:
            raise Lost("the match has gone")
        texts = RECORD.read_bytes().decode(errors="replace").split("\n")[:-1]
        if texts[: len(self._safe.moves)] != self._safe.moves:
            raise Lost(f"of {len(self._safe.moves)} lines of the match {len(texts)} are there")


def enumerate_states(moves: int) -> Figures:
    """All states of an evening with so many moves. Raises Lost."""
    base = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(prefix="states-", dir=base) as folder:
        return Enumeration(Path(folder), moves).run()
