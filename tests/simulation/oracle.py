"""What must hold after every step, every failure and every start of a simulated evening.

The oracle does not ask the program what is safe: it knows what the disk has on its device whatever happens, holds the
program's promises against that, and finds them again after the power went.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.play.match import Match
from game.toolkit.scene import Scene
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.session import GameScreen
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.system.accessibility.announcer import Announcer
from game.ui.table.screen import TableScene
from saves.disk.files import Disk, RealDisk, followed
from saves.records.journal import Ack, Journal, JournaledFile, SaveState
from saves.records.lines import encode_line
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, Spoken, Window, hidden_from_trace
from tests.simulation.disk import Ill, Image
from tests.simulation.invariants import check_faces, check_game, check_way_on
from tests.simulation.lasting_checks import LastingChecks
from tests.simulation.standing_checks import StandingChecks
from tests.simulation.table_checks import TableChecks
from tests.simulation.told_checks import ToldChecks
from tests.simulation.watch import Watch, around

_CARD: Final = re.compile(r"(?<![A-Za-z0-9*])(?:[2-9TJQKA][CDHS]|\*[RB])(?![A-Za-z0-9])")
_RANKS: Final = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
_SAID: Final = re.compile(rf"\b({'|'.join(_RANKS)}) of (clubs|diamonds|hearts|spades)\b", re.IGNORECASE)
_HIDING: Final = ("table", "curtain", "question", "deal", "cut", "choose", "menu", "settings", "keys", "history")
LONGEST_FREEZE: Final = 1.0
"""Seconds that a window may stand still while the disk is well; here a thinking process can take part of a pass."""
LONGEST_START: Final = 20.0
MOST_FILES: Final = 64
YOUNG: Final = 40
"""Events of a round in which the one before may still be spoken of."""


class Promise(Struct):
    """A match or a score pad of which the program has said, or shown, that it is safe."""

    places: list[str]
    """The file, and where it is when a new name for it did not reach the device."""
    text: bytes


class Replaced(Struct):
    """A file that is written as a whole: what it held when a write of it came back, and what was tried since."""

    kept: bytes | None
    tried: list[bytes] = field(default_factory=list)
    written: int = 0
    """How often a write of it came back."""


class Oracle:
    """Watches one computer for an evening."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._promises: dict[str, Promise] = {}
        self._replaced: dict[str, Replaced] = {}
        self._meddled: set[str] = set()
        self._handed: dict[Journal, bytearray] = {}
        self._texts: dict[int, tuple[Match, int, bytearray]] = {}
        self._seen: dict[tuple[str, int, int], set[str]] = {}
        self._begun: set[tuple[str, int, int]] = set()
        self._heard: dict[tuple[str, int], tuple[int, int]] = {}
        self._watch_replace()
        self._watch_journal()
        around(Announcer, "_read_out", self._answer)
        around(Announcer, "_tell_question", self._answer)
        around(Announcer, "_tell_tip", self._advise)
        computer.disk.renamed = self.renamed
        self._silent = 0
        self.checks = 0
        self._watch = Watch(computer, self._meddled)
        self.table = TableChecks(computer)
        self.lasting = LastingChecks(computer, self._meddled, self._watch.unwritten)
        self.told = ToldChecks(computer, self._meddled)
        self.standing = StandingChecks(computer, self._meddled)

    # ---- what the program is told

    def _watch_replace(self) -> None:
        """Knows of every file that is written as a whole, when it begins and when it is said to be done."""
        oracle, real = self, _REAL_REPLACE

        def replace(disk: RealDisk, path: Path, data: bytes) -> None:
            name = str(path)
            with oracle._computer.disk.aside():
                name = str(followed(path)) if path.is_symlink() else name
            known = oracle._replaced.setdefault(name, oracle._found(name))
            known.tried.append(data)
            before = known.written
            real(disk, path, data)
            if name in oracle._meddled:
                return
            there = oracle._computer.disk.device.safe_content(name)
            of_another = [known.kept] if known.written != before else []  # which was in its place before this one
            if there not in (data, *known.tried, *of_another):
                raise Broken("not on the device", f"{name} was said to be written")
            known.kept = there
            known.written += 1
            if there in known.tried:
                known.tried = known.tried[known.tried.index(there) + 1 :]

        RealDisk.replace = replace  # type: ignore[method-assign, assignment]  # watched, and otherwise the same

    def _found(self, name: str) -> Replaced:
        """What the device has of a file; a removed one may be back after a power cut until its folder is synced."""
        device = self._computer.disk.device
        safe = device.safe_content(name)
        return Replaced(safe) if name in device.now or safe is None else Replaced(None, [safe])

    def _watch_journal(self) -> None:
        """Knows of every line that is handed in."""
        oracle, begins, appends = self, _REAL_BEGIN, _REAL_APPEND

        def begin(
            journal: Journal, path: Path, disk: Disk, lines: Sequence[str] = (), *more: Any, **named: Any
        ) -> None:
            oracle._handed[journal] = bytearray("".join(f"{line}\n" for line in lines).encode())
            begins(journal, path, disk, lines, *more, **named)

        def append(journal: Journal, *lines: str) -> Ack:
            oracle._handed[journal] += "".join(f"{line}\n" for line in lines).encode()
            return appends(journal, *lines)

        Journal.__init__ = begin  # type: ignore[method-assign, assignment]  # watched, and otherwise the same
        Journal.append_texts = append  # type: ignore[method-assign, assignment]

    def _was_handed_in(self, text: bytes) -> bool:
        return any(handed.startswith(text) for handed in self._handed.values())

    def meddled(self, paths: set[str]) -> None:
        """Another program did something to a file of these names: what was promised of it is void until more is
        written.
        """
        self._meddled |= paths
        for promise in self._promises.values():
            if paths.intersection(promise.places):
                promise.places, promise.text = [], b""

    def renamed(self, old: str, new: str | None, covers: bool = False) -> None:
        """The program gave a file another name, over one that was there (`covers`) or not, or removed it."""
        if covers and old.endswith(".jsonl"):
            raise Broken("a record has gone", f"{old} was put in the place of {new}")
        self._replaced.pop(old, None)
        for promise in self._promises.values():
            if old in promise.places:
                promise.places = [old, new] if new is not None else [place for place in promise.places if place != old]

    # ---- after every step

    def check(self, window: Window) -> None:
        """Raises Broken unless all is as it should be."""
        computer = self._computer
        self.checks += 1
        if computer.scheduler.troubles:
            raise Broken("a thread ended", computer.scheduler.troubles[0])
        if window.mishaps:
            error = window.mishaps[0]
            if isinstance(error, Broken):
                raise error
            raise Broken(f"the program raised {type(error).__name__}", str(error))
        if len(computer.disk.open_files) > MOST_FILES:
            raise Broken("files stay open", ", ".join(computer.disk.open_files))
        if window.stood_still > LONGEST_FREEZE:
            raise Broken("the window stood still", f"{window.stood_still:.1f} s, and the disk was well")
        if not window.app.running:
            return
        report = window.report
        computer.note("screen", f"{report.scene} {hidden_from_trace([repr(report)])}")
        if not report.busy and not any(target.enabled for target in report.targets):
            raise Broken("a screen without a way on", f"{report.scene}: {report.message}")
        self.table.check(window, self._meddled)
        self.lasting.check()
        self.told.check(window)
        self.standing.check()
        self._check_game(window)
        self._check_pad(window)
        self._check_words(window)
        self._watch.see_learned(window.program.learning_players.learned)

    def _check_game(self, window: Window) -> None:
        session = window.program.session
        saved = session.game.saved if session is not None else None
        if session is None or saved is None:
            return
        game, match = session.game, session.game.match
        check_game(match)
        if self.checks % 10 == 0:
            check_way_on(match)
        text = self._text_of(match)
        is_safe = game.is_settled and game.failing is None and _is_on_disk(saved)
        self._take_promise(str(saved.path), text, is_safe)
        if is_safe and not match.pack_waits:
            self._hold_against_disk(str(saved.path))
        self._check_sentences(window, is_failing=game.failing is not None)

    def _check_sentences(self, window: Window, is_failing: bool) -> None:
        """Where moves are in memory only, the table says so, and where they are safe it does not."""
        report, session = window.report, window.program.session
        ids = {target.id for target in report.targets}
        is_at_table = session is not None and session.screen is GameScreen.TABLE  # elsewhere the way back is said first
        scene = window.app.scene
        has_dialog = isinstance(scene, OverlaidScene) and scene.modal is not None  # the strip is beneath it
        if not is_at_table or report.scene != "table" or report.busy or window.app.is_away or has_dialog:
            self._silent = 0
            return
        says_so = "button/save_copy" in ids
        self._silent = self._silent + 1 if says_so != is_failing else 0
        if self._silent > 2:
            what = "says nothing of moves in memory only" if is_failing else "says that moves are not saved"
            raise Broken("a sentence contradicts the disk", f"the table {what}")

    def is_meddled(self, path: str) -> bool:
        """Whether another program did something to that file, and nothing was promised of it since."""
        return path in self._meddled

    def _text_of(self, match: Match) -> bytes:
        _, count, text = self._texts.get(id(match), (match, 0, bytearray()))
        lines = match.lines
        for line in lines[count:]:
            text += encode_line(line).encode() + b"\n"
        self._texts[id(match)] = (match, len(lines), text)
        return bytes(text)

    def _check_pad(self, window: Window) -> None:
        pad = window.program._score_pads.open_score_pad if window.program._score_pads is not None else None
        if pad is None:
            return
        text = "".join(f"{line}\n" for line in pad._lines).encode()
        is_safe = _is_on_disk(pad)
        self._take_promise(str(pad.path), text, is_safe)
        if is_safe:
            self._hold_against_disk(str(pad.path))

    def _take_promise(self, path: str, text: bytes, is_safe: bool) -> None:
        promise = self._promises.get(path)
        if promise is None:
            promise = self._promises[path] = Promise([], b"")
        if is_safe and len(text) > len(promise.text):
            if path in self._meddled and not promise.places and promise.text == b"":
                promise.text = text  # it will be promised again with the next line
                return
            self._meddled.discard(path)
            promise.places, promise.text = [path], text

    def _hold_against_disk(self, path: str) -> None:
        promise = self._promises[path]
        if not promise.places:
            return
        safe = [self._computer.disk.device.safe_content(place) for place in promise.places]
        if not any(content is not None and content.startswith(promise.text) for content in safe):
            held = max((_common(content or b"", promise.text) for content in safe), default=0)
            raise Broken(
                "called safe, and not on the device",
                f"{promise.places[-1]}: {promise.text.count(10)} lines, of which {promise.text[:held].count(10)} are",
            )

    # ---- hidden cards

    def _check_words(self, window: Window) -> None:
        session = window.program.session
        spoken = [spoken for spoken in window.voice.spoken if spoken.session is session]
        window.voice.spoken.clear()
        if spoken:
            self._computer.note("voice", hidden_from_trace([told.sentence for told in spoken]))
        if session is None or session.game.board.phase == Phase.ENDED or session.game.match.is_over:
            return
        report, game = window.report, session.game
        if report.scene not in _HIDING or session.screen is GameScreen.ENDED_TABLE:
            return
        check_faces(window)
        secret = sorted(
            _named(told.sentence for told in spoken if not told.is_answer) - self._known(game.match, SPECTATOR)
        )
        if secret:  # everybody in the room hears it
            raise Broken("a hidden card is told", f"{secret} aloud: {[told.sentence for told in spoken]}")
        for told in spoken:
            self._check_told([told.sentence], game, told.eyes, report.scene)
        self._check_told([report.message, *(target.label for target in report.targets)], game, game.eyes, report.scene)

    def _check_told(self, told: list[str], game: OpenGame, eyes: int, scene: str) -> None:
        known = self._known(game.match, eyes)
        if game.is_shared:
            known |= self._known(game.match, SPECTATOR)
        tell_tale = sorted(_named(told) - known)
        if tell_tale:
            where = next(text for text in told if _named([text]) & set(tell_tale))
            raise Broken("a hidden card is told", f"{tell_tale} on {scene} to seat {eyes}: {where}")

    @staticmethod
    def _answer(real: Callable[..., None], announcer: Announcer, scene: Scene) -> None:
        """What a reading key asks for is an answer, and so is whether somebody really wants to discard that card."""
        for told in _spoken_by(real, announcer, scene):
            told.is_answer = True

    @staticmethod
    def _advise(real: Callable[..., None], announcer: Announcer, table: TableScene | None) -> None:
        """The voice may give advice only to somebody who has the screen alone."""
        for told in _spoken_by(real, announcer, table):
            told.is_answer = told.session is None or not told.session.game.is_shared

    def _known(self, match: Match, eyes: int) -> set[str]:
        """Every face that those eyes have seen in this round; at its beginning in the round before, too, of which the
        screen may still speak.
        """
        number, key = match.board.round, (match.header.id, eyes)
        heard, began = self._heard.get(key, (0, 0))
        seen = self._seen.setdefault((*key, number), set())
        if (*key, number) not in self._begun:
            self._begun.add((*key, number))
            began = match.event_count
        seen |= set(_CARD.findall(msgspec.json.encode(match.view(eyes)).decode()))
        for event in match.events_since(min(heard, match.event_count), eyes):
            seen |= set(_CARD.findall(msgspec.json.encode(event).decode()))
        self._heard[key] = match.event_count, began
        is_young = match.event_count - began < YOUNG
        return seen | self._seen.get((*key, number - 1), set()) if is_young else set(seen)

    def check_image(self, image: Image) -> None:
        """After the power went: raises Broken unless all that was promised is on the device, and nothing else."""
        for promise in self._promises.values():
            if promise.places:
                self._check_record(promise, image)
        for path, known in self._replaced.items():
            there = image.content(path)
            if path in self._meddled or (there is None and known.kept is None):
                continue
            if there is None:
                raise Broken("a file has gone", path)
            if there != known.kept and there not in known.tried and not path.endswith(".jsonl"):
                raise Broken("a file is neither old nor new", f"{path}: {there[:60]!r}")
            known.kept, known.tried = there, []

    def _check_record(self, promise: Promise, image: Image) -> None:
        contents = {place: content for place in promise.places if (content := image.content(place)) is not None}
        there = next(iter(contents.values()), None)
        if there is None:
            raise Broken("a record has gone", f"{promise.places} after {promise.text.count(10)} lines")
        if not there.startswith(promise.text):
            held = _common(there, promise.text)
            raise Broken(
                "acknowledged and lost",
                f"{promise.places[-1]}: of {promise.text.count(10)} lines {promise.text[:held].count(10)} are there",
            )
        whole = there[: there.rfind(b"\n") + 1]
        if not self._was_handed_in(whole) and b"\0" not in whole:
            raise Broken("a line that nobody handed in", f"{promise.places[-1]}: {whole[len(promise.text) :][:200]!r}")
        promise.text = whole
        promise.places = list(contents)

    # ---- starts and ends

    def check_start(self, window: Window, seconds: float) -> None:
        """Raises Broken unless the title is there, whatever is in the folder."""
        report = window.report
        ids = {target.id for target in report.targets if target.enabled}
        if window.mishaps:
            self.check(window)
        if report.scene != "title" or not ids & {"button/new_game", "button/first_round", "button/notice_read"}:
            raise Broken("no title", f"{report.scene} with {sorted(ids)[:5]}")
        if seconds > LONGEST_START:
            raise Broken("a slow start", f"{seconds:.0f} s")

    def check_closed(self) -> None:
        """After the last window has gone: nothing stays open, and nobody works on."""
        computer = self._computer
        computer.scheduler.sleep(10)
        self.lasting.check_closed()
        self.standing.check_closed()
        if computer.disk.ill is not Ill.WELL:
            return
        if computer.disk.open_files:
            raise Broken("files stay open", ", ".join(computer.disk.open_files))


_REAL_REPLACE: Final = RealDisk.replace
_REAL_BEGIN, _REAL_APPEND = Journal.__init__, Journal.append_texts


def _spoken_by(real: Callable[..., None], announcer: Announcer, *shown: object) -> list[Spoken]:
    """Calls a method of the announcer; what the voice said meanwhile."""
    spoken: list[Spoken] = announcer._voice.spoken  # type: ignore[attr-defined]  # every voice here is heard
    count = len(spoken)
    real(announcer, *shown)
    return spoken[count:]


def _is_on_disk(file: JournaledFile) -> bool:
    """Whether the program says so of every line that it was handed."""
    return file.state(len(file._lines)) is SaveState.ON_DISK


def _common(one: bytes, other: bytes) -> int:
    for count, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return count
    return min(len(one), len(other))


def _named(texts: Iterable[str]) -> set[str]:
    """The faces that texts name, in short or in words."""
    found: set[str] = set()
    for text in texts:
        found |= set(_CARD.findall(text))
        for rank, suit in _SAID.findall(text):
            found.add(f"{'23456789TJQKA'[_RANKS.index(rank.lower())]}{suit[0].upper()}")
    return found
