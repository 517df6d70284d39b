"""What somebody has learned: a small file for each person, with lessons, problems, and moments of their own matches."""

import hashlib
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.decoded_types import prepare
from game.plain_text import plain
from saves.disk import limits
from saves.disk.file_faults import LearningTrouble
from saves.disk.files import Disk, read_small
from saves.disk.shared_file import SharedFile
from saves.disk.upgrade import FileKind, NewerFile, decode_versioned, encode_versioned
from saves.players.people import LONGEST_PERSON, plain_name

MOST_OWN: Final = 200
"""Maximum stored moments of a person's own matches; learned ones are dropped first, then those with fewest points."""

MOST_COACHED: Final = 8
"""For how many matches the coach's tips are remembered."""


_Count = Annotated[int, Meta(ge=0, le=2**53)]


class LessonProgress(Struct, frozen=True):
    """How far somebody came in a lesson, under any rules."""

    steps: _Count = 0
    """The largest number of steps that were done."""
    done: bool = False
    """Whether it was ever completed."""


class ProblemProgress(Struct, frozen=True):
    """Progress with a problem; `game.problems.coming_back` decides when it comes back, and updates it after a try."""

    days: _Count = 0
    """On how many days it was tried."""
    last: date | None = None
    """The last of them."""
    solved: tuple[date, ...] = ()
    """The days on which it was solved."""


class OwnProblem(Struct, frozen=True, kw_only=True):
    """A decision of one's own match for which something better was found, with everything needed to think it over
    again, even if the match is gone. Text fields are unchecked, because they may come from anywhere.
    """

    id: str
    """Made by `own_problem_id`."""
    header: str
    """The first line of the record: the rules and who sat where."""
    position: str
    """The table before the decision, as a position line of a record."""
    decision: str
    """The result as JSON: the moves that were played and the better ways with their reasons."""
    seat: _Count
    points: float
    """The gain of the best way."""
    found: date
    game: str
    """What the match was called."""
    round: _Count
    turn: _Count
    """The seat's turn in the round, from 1."""


class CoachedMatch(Struct, frozen=True):
    """What the coach has said in a match: how often per topic."""

    game: str
    """The id in the record's header."""
    said: Mapping[str, _Count] = {}


class CoachProgress(Struct, frozen=True):
    """What the coach must know about a person."""

    matches: _Count = 0
    """In how many matches it has spoken."""
    asked: bool = False
    """Whether it asked if it may leave."""
    recent: tuple[CoachedMatch, ...] = ()
    """The latest ones, at most `MOST_COACHED`, the newest last."""

    def in_match(self, game: str) -> CoachedMatch:
        """What was said in the match with that id."""
        return next((match for match in self.recent if match.game == game), CoachedMatch(game))

    def with_said(self, game: str, topic: str) -> "CoachProgress":
        """The progress after a tip on a topic in a match; the match is counted the first time."""
        match = self.in_match(game)
        said = replace(match, said={**match.said, topic: match.said.get(topic, 0) + 1})
        others = tuple(other for other in self.recent if other.game != game)
        is_new = len(others) == len(self.recent)
        return replace(self, matches=self.matches + is_new, recent=(*others, said)[-MOST_COACHED:])


class Learned(Struct, frozen=True):
    """Everything stored about a person. Lessons and problems are keyed by id."""

    person: str
    """The name as it was typed."""
    lessons: Mapping[str, LessonProgress] = {}
    problems: Mapping[str, ProblemProgress] = {}
    """The bundled ones and the person's own."""
    own: tuple[OwnProblem, ...] = ()
    coach: CoachProgress = CoachProgress()
    firsts: tuple[str, ...] = ()
    """What was done for the first time, each once; names of other versions are kept."""

    def lesson(self, id_: str) -> LessonProgress:
        """The progress in the lesson."""
        return self.lessons.get(id_, LessonProgress())

    def problem(self, id_: str) -> ProblemProgress:
        """The progress with the problem."""
        return self.problems.get(id_, ProblemProgress())

    def with_lesson(self, id_: str, steps: int, *, done: bool = False) -> "Learned":
        """The record after `steps` steps of a lesson; starting again loses nothing that was reached before."""
        before = self.lesson(id_)
        now = LessonProgress(max(before.steps, steps), before.done or done)
        return replace(self, lessons={**self.lessons, id_: now})

    def with_problem(self, id_: str, progress: ProblemProgress) -> "Learned":
        """The record with new progress on a problem."""
        return replace(self, problems={**self.problems, id_: progress})

    def with_own(self, *found: OwnProblem) -> "Learned":
        """The record with further moments; existing ones stay as they are."""
        own = {one.id: one for one in self.own}
        for one in found:
            own.setdefault(one.id, one)
        kept = sorted(own.values(), key=lambda one: (len(self.problem(one.id).solved) > 1, -one.points))[:MOST_OWN]
        ids = {one.id for one in kept}
        return replace(self, own=tuple(one for one in own.values() if one.id in ids))

    def with_first(self, first: str) -> "Learned":
        """The record after something was done for the first time."""
        return replace(self, firsts=tuple(dict.fromkeys((*self.firsts, first))))

    def with_coach(self, coach: CoachProgress) -> "Learned":
        """The record with the coach's new memory."""
        return replace(self, coach=coach)


Change = Callable[[Learned], Learned]


prepare(Learned)


def own_problem_id(record: str, line: int) -> str:
    """The id of the decision that begins on that line of the record with that id.

    >>> own_problem_id("lake", 12)
    'own lake 12'
    """
    return f"own {record} {line}"


def learning_file(folder: Path, person: str) -> Path:
    """The file of a person: a name valid on every system, equal for `Ida` and `ida`, different for anybody else.

    >>> learning_file(Path("learning"), "Ida").name == learning_file(Path("learning"), " ida").name
    True
    >>> learning_file(Path("learning"), "Zoë").name
    'zo-2752b886.json'
    """
    folded = plain_name(person).casefold()
    letters = re.sub(r"[^a-z0-9]+", "-", folded).strip("-")[:LONGEST_PERSON] or "somebody"
    return folder / f"{letters}-{hashlib.sha256(folded.encode()).hexdigest()[:8]}.json"


def learners(folder: Path) -> tuple[str, ...]:
    """The people with a file in the folder, by name; unreadable files are left out."""
    found = set[str]()
    with suppress(OSError):
        for path in folder.glob("*.json"):
            with suppress(OSError, NewerFile, ValueError):
                found.add(learned_in(read_small(path, limits.LEARNING)).person)
    return tuple(sorted(found, key=str.casefold))


def learned_in(data: bytes) -> Learned:
    """The content of a file. Raises NewerFile, and ValueError for one that is damaged."""
    learned = decode_versioned(FileKind.LEARNING, data, Learned)
    own = tuple(replace(one, game=plain(one.game)) for one in learned.own)
    return replace(learned, person=plain_name(learned.person), own=own)


def encoded_learning(learned: Learned) -> bytes:
    """The bytes of the learning file."""
    return encode_versioned(FileKind.LEARNING, learned, indent=1)


def merged_learning(one: Learned, other: Learned) -> Learned:
    """The combined progress of the same person, without losing anything of either."""
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
    firsts = tuple(dict.fromkeys((*one.firsts, *other.firsts)))
    return Learned(one.person, lessons, problems, one.own, coach, firsts).with_own(*other.own)


class LearningFile(SharedFile[Learned]):
    """The file of one person; several windows may write it."""

    def __init__(self, folder: Path, person: str, disk: Disk) -> None:
        nobody = Learned(plain_name(person))
        super().__init__(learning_file(folder, person), nobody, learned_in, encoded_learning, limits.LEARNING, disk)

    def _taken(self, found: Learned) -> Learned:
        """With the name as it was typed here."""
        return replace(found, person=self.value.person)

    def take_learning_trouble(self) -> LearningTrouble | None:
        """The problem to report, once."""
        trouble = self.take_trouble()
        return None if trouble is None else LearningTrouble(self.value.person, trouble)
