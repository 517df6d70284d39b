"""What somebody has learned: a small file for each person, with lessons, problems, and moments of own matches."""

import hashlib
import re
import stat
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from threading import Event, Lock
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from game.plain_text import plain
from saves.faults import LearningFlaw, LearningTrouble
from saves.files import Disk, NoPlainFile, is_there, numbered, reason_of
from saves.upgrade import FileKind, NewerFile, NoVersion, current_version, upgrade

MOST_OWN: Final = 200
"""Moments of own matches that are kept; those that are learned give way first, then those of fewest points."""

LARGEST_LEARNING: Final = 8 * 1024 * 1024
"""Bytes of a file that is read; the moments of two hundred matches need one million."""

MOST_COACHED: Final = 8
"""Matches of which it is kept what the coach has said."""

_LONGEST_PERSON: Final = 24

_Count = Annotated[int, Meta(ge=0, le=2**53)]


class LessonProgress(Struct, frozen=True):
    """How far somebody came in a lesson, by whatever rules it was."""

    steps: _Count = 0
    """How many of its steps were done, the furthest time."""
    done: bool = False
    """Whether it was done to its end once."""


class ProblemProgress(Struct, frozen=True):
    """What came of a problem; `game.problems.coming_back` says when it comes back, and changes it after a try."""

    days: _Count = 0
    """On how many days it was tried."""
    last: date | None = None
    """The last of them."""
    solved: tuple[date, ...] = ()
    """The days on which it was solved."""


class OwnProblem(Struct, frozen=True, kw_only=True):
    """A decision of a match of one's own that something better was found for, with all that is needed to think it over
    again, even where the match is gone. What is a text here is judged by whoever reads it, as it may be from anywhere.
    """

    id: str
    """By `own_problem_id`."""
    header: str
    """The first line of the record: the rules and who sat where."""
    position: str
    """The table before the decision, as a position line of a record."""
    decision: str
    """What was found, as JSON: the moves that were played and the better ways with their reasons."""
    seat: _Count
    points: float
    """By which the best way was better."""
    found: date
    game: str
    """What the match was called."""
    round: _Count
    turn: _Count
    """The seat's turn in the round, from 1."""


class CoachedMatch(Struct, frozen=True):
    """What the coach has said in a match: how often it spoke of each topic."""

    game: str
    """The id in the record's header."""
    said: Mapping[str, _Count] = {}


class CoachProgress(Struct, frozen=True):
    """What the coach of first turns must know of a person."""

    matches: _Count = 0
    """In how many matches it has spoken."""
    asked: bool = False
    """Whether it asked if it may go."""
    recent: tuple[CoachedMatch, ...] = ()
    """The last of them, at most `MOST_COACHED`, the newest last."""

    def in_match(self, game: str) -> CoachedMatch:
        """What was said in the match with that id."""
        return next((match for match in self.recent if match.game == game), CoachedMatch(game))

    def with_said(self, game: str, topic: str) -> "CoachProgress":
        """After it has spoken of a topic in a match, which is counted the first time."""
        match = self.in_match(game)
        said = replace(match, said={**match.said, topic: match.said.get(topic, 0) + 1})
        others = tuple(other for other in self.recent if other.game != game)
        is_new = len(others) == len(self.recent)
        return replace(self, matches=self.matches + is_new, recent=(*others, said)[-MOST_COACHED:])


class Learned(Struct, frozen=True):
    """All that is kept of a person. Lessons and problems stand under their ids."""

    person: str
    """The name as it was typed."""
    lessons: Mapping[str, LessonProgress] = {}
    problems: Mapping[str, ProblemProgress] = {}
    """Those of the game and one's own."""
    own: tuple[OwnProblem, ...] = ()
    coach: CoachProgress = CoachProgress()

    def lesson(self, id_: str) -> LessonProgress:
        """How far the lesson was taken."""
        return self.lessons.get(id_, LessonProgress())

    def problem(self, id_: str) -> ProblemProgress:
        """What came of the problem so far."""
        return self.problems.get(id_, ProblemProgress())

    def with_lesson(self, id_: str, steps: int, *, done: bool = False) -> "Learned":
        """After so many steps of a lesson; nothing that was reached before is lost by beginning it again."""
        before = self.lesson(id_)
        now = LessonProgress(max(before.steps, steps), before.done or done)
        return replace(self, lessons={**self.lessons, id_: now})

    def with_problem(self, id_: str, progress: ProblemProgress) -> "Learned":
        """With what came of a problem."""
        return replace(self, problems={**self.problems, id_: progress})

    def with_own(self, *found: OwnProblem) -> "Learned":
        """With further moments; one that is there stays as it is."""
        own = {one.id: one for one in self.own}
        for one in found:
            own.setdefault(one.id, one)
        kept = sorted(own.values(), key=lambda one: (len(self.problem(one.id).solved) > 1, -one.points))[:MOST_OWN]
        ids = {one.id for one in kept}
        return replace(self, own=tuple(one for one in own.values() if one.id in ids))

    def without_own(self, id_: str) -> "Learned":
        """Without a moment that is of no use, as one whose rules cannot be read."""
        return replace(self, own=tuple(one for one in self.own if one.id != id_))

    def with_coach(self, coach: CoachProgress) -> "Learned":
        """With what the coach has come to know."""
        return replace(self, coach=coach)


Change = Callable[[Learned], Learned]


def own_problem_id(record: str, line: int) -> str:
    """The id of the decision that begins with that line of the record with that id.

    >>> own_problem_id("lake", 12)
    'own lake 12'
    """
    return f"own {record} {line}"


def learning_file(folder: Path, person: str) -> Path:
    """The file of a person: a name that every system takes, the same for `Ida` and `ida`, another for everybody else.

    >>> learning_file(Path("learning"), "Ida").name == learning_file(Path("learning"), " ida").name
    True
    >>> learning_file(Path("learning"), "Zoë").name
    'zo-2752b886.json'
    """
    folded = _plain_person(person).casefold()
    letters = re.sub(r"[^a-z0-9]+", "-", folded).strip("-")[:_LONGEST_PERSON] or "somebody"
    return folder / f"{letters}-{hashlib.sha256(folded.encode()).hexdigest()[:8]}.json"


def _plain_person(person: str) -> str:
    return plain(unicodedata.normalize("NFC", plain(person)))[:_LONGEST_PERSON].strip()


def learners(folder: Path) -> tuple[str, ...]:
    """The people of whom something is kept there, by name; whatever cannot be understood is nobody."""
    found = set[str]()
    with suppress(OSError):
        for path in folder.glob("*.json"):
            with suppress(OSError, NewerFile, ValueError):
                found.add(learned_in(_bytes_of(path)).person)
    return tuple(sorted(found, key=str.casefold))


def learned_in(data: bytes) -> Learned:
    """What a file tells. Raises NewerFile, and ValueError for one that is damaged."""
    if len(data) > LARGEST_LEARNING:
        raise ValueError("the file is too large")
    try:
        fields = upgrade(FileKind.LEARNING, msgspec.json.decode(data, type=dict[str, object]))
        learned = msgspec.convert(fields, Learned)
    except (msgspec.MsgspecError, RecursionError, NoVersion) as error:
        raise ValueError(str(error)) from None
    own = tuple(replace(one, game=plain(one.game)) for one in learned.own)
    return replace(learned, person=_plain_person(learned.person), own=own)


def encoded_learning(learned: Learned) -> bytes:
    """What is written."""
    fields = {"version": current_version(FileKind.LEARNING), **msgspec.to_builtins(learned)}
    return msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"


def merged_learning(one: Learned, other: Learned) -> Learned:
    """What both tell of the same person, nothing of either lost."""
    lessons = dict(one.lessons)
    for id_, lesson in other.lessons.items():
        before = one.lesson(id_)
        lessons[id_] = LessonProgress(max(lesson.steps, before.steps), lesson.done or before.done)
    problems = dict(one.problems)
    for id_, problem in other.problems.items():
        before_it = one.problem(id_)
        last = max((day for day in (problem.last, before_it.last) if day is not None), default=None)
        solved = tuple(sorted({*problem.solved, *before_it.solved}))
        problems[id_] = ProblemProgress(max(problem.days, before_it.days), last, solved)
    coach = CoachProgress(
        max(one.coach.matches, other.coach.matches),
        one.coach.asked or other.coach.asked,
        tuple({match.game: match for match in (*other.coach.recent, *one.coach.recent)}.values())[-MOST_COACHED:],
    )
    return Learned(one.person, lessons, problems, one.own, coach).with_own(*other.own)


def _bytes_of(path: Path) -> bytes:
    """Raises OSError; NoPlainFile for what is no file."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise NoPlainFile  # a pipe would be waited for
    with path.open("rb") as file:
        return file.read(LARGEST_LEARNING + 1)


class LearningFile:
    """The file of one person. `value` is what holds now: nothing until `read`, which may be done in any thread, as may
    `save`; what is changed meanwhile is kept.

    A file that cannot be understood is put aside beside its place, one of a newer program is never touched. Several
    windows may have it open: each writes its own changes into what is there.
    """

    def __init__(self, folder: Path, person: str, disk: Disk) -> None:
        self.path: Final = learning_file(folder, person)
        self.value = Learned(_plain_person(person))
        self._was_read = Event()
        self._disk = disk
        self._unsaved: list[Change] = []
        self._trouble: LearningTrouble | None = None
        self._told = set[LearningFlaw]()
        self._lock = Lock()  # `value` and the changes belong together
        self._writing = Lock()  # two writers would write over each other's changes

    def change(self, how: Change) -> Learned:
        """Changes what is learned, from now on; `save` writes it. `how` may be asked again, for what another window
        wrote.
        """
        with self._lock:
            self.value = how(self.value)
            self._unsaved.append(how)
            return self.value

    @property
    def is_read(self) -> bool:
        """Whether `value` is what is kept."""
        return self._was_read.is_set()

    def wait(self, seconds: float) -> bool:
        """Whether it is read within so many seconds."""
        return self._was_read.wait(seconds)

    @property
    def is_saved(self) -> bool:
        """Whether nothing was changed that is not in the file."""
        return not self._unsaved

    def take_trouble(self) -> LearningTrouble | None:
        """What is to be said, once: each flaw is told the first time only, until the disk takes a file again."""
        trouble, self._trouble = self._trouble, None
        return trouble

    def read(self) -> None:
        """Takes what is in the file now, and what was changed here since on top of it."""
        with self._writing:
            self._read()

    def save(self) -> None:
        """Writes what was changed; where that cannot be it stays changed here, and is tried again the next time."""
        with self._writing:
            if self.is_saved or not self._read():
                return
            with self._lock:
                value, changes = self.value, len(self._unsaved)
            try:
                self._disk.replace(self.path, encoded_learning(value))
            except OSError as error:
                self._tell(LearningFlaw.NOT_SAVED, reason_of(error))
                return
            with self._lock:
                del self._unsaved[:changes]
            self._told.clear()

    def _read(self) -> bool:
        """Whether the file may be written now."""
        is_free = True
        try:
            found = learned_in(_bytes_of(self.path))
        except FileNotFoundError:
            found = Learned(self.value.person)
        except NewerFile:
            found, is_free = Learned(self.value.person), False
            self._tell(LearningFlaw.NEWER)
        except ValueError:
            found = Learned(self.value.person)
            is_free = self._put_aside()
        except OSError as error:
            found, is_free = Learned(self.value.person), False
            self._tell(LearningFlaw.NOT_READ, reason_of(error))
        with self._lock:
            if is_free or not self.is_read:
                value = replace(found, person=self.value.person)
                for how in self._unsaved:
                    value = how(value)
                self.value = value
        self._was_read.set()
        return is_free

    def _put_aside(self) -> bool:
        """Keeps a file that cannot be understood under another name, and makes room for a new one."""
        try:
            data = self.path.read_bytes()
            places = numbered(self.path.with_name(f"{self.path.name}.unreadable"))
            aside = next(place for place in places if not is_there(place) or place.read_bytes() == data)
            self._disk.replace(aside, data)
            self._disk.replace(self.path, encoded_learning(Learned(self.value.person)))
        except OSError as error:
            self._tell(LearningFlaw.DAMAGED_AND_STUCK, reason_of(error))
            return False
        self._tell(LearningFlaw.DAMAGED, file=aside.name)
        return True

    def _tell(self, flaw: LearningFlaw, reason: str = "", file: str = "") -> None:
        if flaw not in self._told:
            self._told.add(flaw)
            self._trouble = LearningTrouble(flaw, self.value.person, reason, file)
