"""What is kept of people, apart from their games: who usually plays at this computer, what each has learned and what
the coach has told them, and which game is whose, under what name.

One file has all who play here, one each what a person has learned, and one each the label of a game; its record stays
unchanged.
"""

import hashlib
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.cards import USUAL_SORTING, HandSorting
from game.decoded_types import prepare
from game.plain_text import plain
from game.portrait_art import colour_in, face_in, look_in
from saves.disk import limits
from saves.disk.file_faults import LearningTrouble
from saves.disk.files import READING, Disk, FileReading, read_small
from saves.disk.lock import alone
from saves.disk.shared_file import PATIENCE, SharedFile, make_room
from saves.disk.upgrade import NewerFile, decode_versioned, encode_versioned
from saves.records.lines import RECORD_SUFFIX, is_record
from saves.records.move_json import Count
from saves.records.side_files import side_file

LONGEST_PERSON: Final = 24
NOBODY: Final = ""
"""Replaces an id if there is nobody."""
YOU_KEY: Final = "you"
"""The key of the name in records for a person without one."""

_Small = Annotated[int, Meta(ge=0, le=999)]
_Chair = Annotated[int, Meta(ge=0, le=7)]


class FormerName(Struct, frozen=True):
    """What somebody was called until then: records that began before are theirs."""

    name: str
    until: Annotated[datetime, Meta(tz=True)]


class RegularPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who usually plays here. Seats count from 0, the one in front, in the order of play."""

    id: str
    """Fixed, because a name may change."""
    name: str
    face: _Small = 0
    """The number of the face, with its colour, as in records."""
    chair: _Chair | None = None
    """The usual seat, if one was chosen; None for that of the last game."""
    partner: str | None = None
    """The id of the usual partner, or `NOBODY`, if chosen; None for that of the last game."""
    last_chair: _Chair | None = None
    last_partner: str = NOBODY
    on_phone: bool = False
    """Whether the person last played from a phone."""
    sorting: HandSorting = HandSorting()
    removed: bool = False
    """Whether the person was removed from the list; they can be put back."""
    former: tuple[FormerName, ...] = ()
    """The names before this one."""

    @property
    def look(self) -> int:
        """The number of the portrait; a file of a program with more faces or colours is shown with one that is here."""
        return look_in(face_in(self.face), colour_in(self.face))

    @property
    def usual_chair(self) -> int | None:
        """Where the person usually sits."""
        return self.last_chair if self.chair is None else self.chair

    @property
    def usual_partner(self) -> str:
        """The id of the person's usual partner."""
        return self.last_partner if self.partner is None else self.partner

    def was_called(self, name: str) -> bool:
        """Whether the person had that name before this one."""
        return any(person_key(one.name) == person_key(name) for one in self.former)


class NamesNow(Struct, frozen=True):
    """What people are called now who had other names, or none."""

    you: str = ""
    """The name that the person once called "You" has now; "" if there is none."""
    taken: frozenset[str] = frozenset()
    """The keys of the present names."""
    former: tuple[tuple[datetime, str, str], ...] = ()
    """The end of each former name, its key, and the present name, in order of time."""

    def of(self, name: str, when: datetime | None = None) -> str:
        """The present name of whoever was called that then; without a time, of whoever is, or was last."""
        key = person_key(plain_name(name))
        if key == YOU_KEY:
            return self.you or name
        ends = [(until, now) for until, former, now in self.former if former == key]
        if when is None:
            return ends[-1][1] if ends and key not in self.taken else name
        return next((now for until, now in ends if when < until), name)


NOBODY_RENAMED: Final = NamesNow()


class Seated(Struct, frozen=True):
    """A person in a seat of a new game."""

    new_id: str
    """The id to use if the person is new."""
    name: str
    chair: int
    team: int
    face: int
    is_new_face: bool = False
    """Whether the face was chosen for this game."""
    on_phone: bool | None = None
    """Whether the person plays from a phone; None where nobody could choose."""


class Household(Struct, frozen=True):
    """The people who play at this computer, and who learned last."""

    regulars: tuple[RegularPlayer, ...] = ()
    learner: str = ""
    sorting: HandSorting = HandSorting()
    """How anybody who isn't on the list likes a sorted hand."""
    you: str = NOBODY
    """The id of the person who played without a name, as "You", before they chose one."""

    @property
    def present(self) -> tuple[RegularPlayer, ...]:
        """The people on the list."""
        return tuple(one for one in self.regulars if not one.removed)

    def find(self, id_: str) -> RegularPlayer | None:
        """The person with that id, removed or not."""
        return next((one for one in self.regulars if one.id == id_), None)

    def named(self, name: str) -> RegularPlayer | None:
        """The person with that name, as far as it is stored; case and spaces don't matter."""
        key = person_key(plain_name(name))
        return next((one for one in self.regulars if person_key(one.name) == key), None)

    @property
    def name_of_you(self) -> str:
        """The name that the nameless person has chosen; "" if there is none."""
        person = self.find(self.you)
        return "" if person is None else person.name

    @property
    def names(self) -> NamesNow:
        """What people with former names are called now."""
        former = [(was.until, person_key(was.name), one.name) for one in self.regulars for was in one.former]
        taken = frozenset(person_key(one.name) for one in self.regulars)
        return NamesNow(self.name_of_you, taken, tuple(sorted(former)))

    @property
    def faces(self) -> dict[str, int]:
        """Everybody's face, by name key, including removed people."""
        former = {person_key(was.name): one.face for one in self.regulars for was in one.former}
        return former | {person_key(one.name): one.face for one in self.regulars}

    def with_regular_player(self, new: RegularPlayer) -> "Household":
        """The household with one more person; an existing person of that name stays, and is put back on the list."""
        known = self.named(new.name)
        if known is not None:
            return self.with_change(known.id, removed=False)
        return replace(self, regulars=(*self.regulars, new))

    def with_you_named(self, new: RegularPlayer) -> "Household":
        """The household after the person who played without a name chose one: what they did as "You" stays theirs."""
        house = self.with_regular_player(replace(new, sorting=self.sorting))
        known = house.named(new.name)
        return replace(house, you=new.id if known is None else known.id)

    def sorting_of(self, name: str) -> HandSorting:
        """How the person with that name likes a sorted hand."""
        person = self.named(self.names.of(name))
        return self.sorting if person is None else person.sorting

    def with_sorting(self, name: str, sorting: HandSorting) -> "Household":
        """The household after that person chose another way."""
        person = self.named(self.names.of(name))
        return replace(self, sorting=sorting) if person is None else self.with_change(person.id, sorting=sorting)

    def with_change(self, id_: str, **fields: object) -> "Household":
        """The household with changed fields of a person; unchanged if nobody has that id, or somebody else has the
        name.
        """
        name = fields.get("name")
        if isinstance(name, str) and any(
            person_key(one.name) == person_key(name) and one.id != id_ for one in self.regulars
        ):
            return self
        regulars = tuple(replace(one, **fields) if one.id == id_ else one for one in self.regulars)
        return replace(self, regulars=regulars)

    def with_name(self, id_: str, name: str, when: datetime) -> "Household":
        """The household after a person got another name; what they did under the one before stays theirs."""
        one = self.find(id_)
        if one is None or person_key(one.name) == person_key(name):
            return self.with_change(id_, name=name)
        house = self.with_change(id_, name=name, former=(*one.former, FormerName(one.name, when)))
        is_learner = house != self and person_key(self.learner) == person_key(one.name)
        return house.with_learning_player(name) if is_learner else house

    def with_game(self, seats: Sequence[Seated], *, is_alone: bool = False) -> "Household":
        """The household after these people sat down to play: new ones are added; removed ones stay removed. The first
        of all, if nobody else plays (`is_alone`), is who played as "You" before.
        """
        house = self
        if is_alone and not self.regulars and len(seats) == 1:
            house = replace(house, you=seats[0].new_id)
        for seat in seats:
            if house.named(seat.name) is None:
                sorting = self.sorting if house.you == seat.new_id else USUAL_SORTING
                house = house.with_regular_player(
                    RegularPlayer(id=seat.new_id, name=plain_name(seat.name), face=seat.face, sorting=sorting)
                )
        for seat in seats:
            known = house.named(seat.name)
            if known is None or known.removed:
                continue
            others = (house.named(other.name) for other in seats if other.team == seat.team and other is not seat)
            partner = next((one.id for one in others if one is not None and not one.removed), NOBODY)
            face = seat.face if seat.is_new_face else known.face
            phone = known.on_phone if seat.on_phone is None else seat.on_phone
            house = house.with_change(known.id, face=face, last_chair=seat.chair, last_partner=partner, on_phone=phone)
        return house

    def with_learning_player(self, name: str) -> "Household":
        """The household with a new current learner."""
        return replace(self, learner=plain_name(name))


HouseholdChange = Callable[[Household], Household]


def plain_name(name: str) -> str:
    """A name as it is stored."""
    return plain(unicodedata.normalize("NFC", plain(name)))[:LONGEST_PERSON].strip()


def person_key(name: str) -> str:
    r"""Equal for names that mean the same person.

    >>> person_key(" Anna  Maria") == person_key("anna maria")
    True
    >>> person_key("Jose\N{COMBINING ACUTE ACCENT}") == person_key("José")
    True
    """
    return " ".join(unicodedata.normalize("NFC", plain(name)).casefold().split())


def house_in(data: bytes) -> Household:
    """The content of a file. Raises NewerFile, and ValueError for one that is damaged."""
    house = decode_versioned("people", data, Household)
    kept = Household(learner=plain_name(house.learner), sorting=house.sorting, you=house.you)
    for one in house.regulars:
        name = plain_name(one.name)
        same = (one.name.casefold() == name.casefold() for one in kept.regulars)
        if not name or any(same) or kept.find(one.id) is not None:
            raise ValueError("somebody has no name, or the name or the id of somebody else")
        kept = replace(kept, regulars=(*kept.regulars, replace(one, name=name)))
    return kept


def encoded_house(house: Household) -> bytes:
    """The bytes of the file of people."""
    return encode_versioned("people", house)


def merged_houses(here: Household, there: Household) -> Household:
    """The people of both. For somebody in both `here` wins, and for how all others sort, if that was chosen here; but a
    name that was changed there since is theirs here, too.
    """
    for one in there.regulars:
        same = here.find(one.id)
        if same is not None and one.was_called(same.name):
            here = here.with_change(one.id, name=one.name, former=one.former)
    ids = {NOBODY: NOBODY}  # maps ids of `there` to ids here
    taken = {one.id for one in here.regulars}
    known_here: dict[str, RegularPlayer] = {}
    for one in there.regulars:
        same = here.find(one.id)
        known = same if same is not None and same.was_called(one.name) else here.named(one.name)
        if known is not None:
            known_here[one.id] = known
        id_ = one.id if known is None else known.id
        while known is None and id_ in taken:
            id_ += f"-{person_key(one.name)}"
        taken.add(id_)
        ids[one.id] = id_
    new = tuple(
        replace(
            one,
            id=ids[one.id],
            partner=None if one.partner is None else ids.get(one.partner, NOBODY),
            last_partner=ids.get(one.last_partner, NOBODY),
        )
        for one in there.regulars
        if one.id not in known_here
    )
    you = here.you or ids.get(there.you, NOBODY)
    sorting = there.sorting if here.sorting == USUAL_SORTING else here.sorting
    return Household((*here.regulars, *new), here.learner or there.learner, sorting, you)


class PeopleFile(SharedFile[Household]):
    """The file of the house."""

    def __init__(self, path: Path, disk: Disk, reading: FileReading = READING) -> None:
        super().__init__(path, Household(), house_in, encoded_house, limits.PEOPLE, disk, reading)


MOST_OWN: Final = 200
"""Maximum stored moments of a person's own matches; learned ones are dropped first, then those with fewest points."""

MOST_COACHED: Final = 8
"""For how many matches the coach's tips are remembered."""


class LessonProgress(Struct, frozen=True):
    """How far somebody came in a lesson, under any rules."""

    steps: Count = 0
    done: bool = False


class ProblemProgress(Struct, frozen=True):
    """Progress with a problem; `game.problems.coming_back` decides when it comes back, and updates it after a try."""

    days: Count = 0
    last: date | None = None
    solved: tuple[date, ...] = ()


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
    seat: Count
    points: float
    found: date
    game: str
    round: Count
    turn: Count
    """The seat's turn in the round, from 1."""


class CoachedMatch(Struct, frozen=True):
    """What the coach has said in a match: how often per topic."""

    game: str
    said: Mapping[str, Count] = {}


class CoachProgress(Struct, frozen=True):
    """What the coach must know about a person."""

    matches: Count = 0
    asked: bool = False
    recent: tuple[CoachedMatch, ...] = ()
    """The latest ones, at most `MOST_COACHED`, the newest last."""

    def in_match(self, game: str) -> CoachedMatch:
        """What was said in the match with that id."""
        return next((match for match in self.recent if match.game == game), CoachedMatch(game))

    def with_said(self, game: str, topic: str, times: int) -> "CoachProgress":
        """The progress after so many tips on a topic in a match; the match is counted the first time."""
        match = self.in_match(game)
        said = replace(match, said={**match.said, topic: max(times, match.said.get(topic, times))})
        others = tuple(other for other in self.recent if other.game != game)
        is_new = len(others) == len(self.recent)
        return replace(self, matches=self.matches + is_new, recent=(*others, said)[-MOST_COACHED:])


class Learned(Struct, frozen=True):
    """Everything stored about a person. Lessons and problems are keyed by id."""

    person: str
    lessons: Mapping[str, LessonProgress] = {}
    problems: Mapping[str, ProblemProgress] = {}
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


def own_problem_id(record: str, line: int) -> str:
    """The id of the decision that begins on that line of the record with that id.

    >>> own_problem_id("lake", 12)
    'own lake 12'
    """
    return f"own {record} {line}"


def learning_file(folder: Path, person: str) -> Path:
    """The file of a person: a name valid on every system, equal for `Ida` and `ida`, different for anybody else.

    >>> learning_file(Path("learning"), "Anna B").name == learning_file(Path("learning"), " anna  b").name
    True
    >>> learning_file(Path("learning"), "Zoë").name
    'zo-2752b886.json'
    """
    return _file_for(folder, person_key(plain_name(person)))


def learning_files(folder: Path, person: str) -> set[Path]:
    """The same, and the one of earlier versions, for which spaces made another person."""
    return {learning_file(folder, person), _file_for(folder, plain_name(person).casefold())}


def _file_for(folder: Path, folded: str) -> Path:
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
    learned = decode_versioned("learning", data, Learned)
    own = tuple(replace(one, game=plain(one.game)) for one in learned.own)
    return replace(learned, person=plain_name(learned.person), own=own)


def encoded_learning(learned: Learned) -> bytes:
    """The bytes of the learning file."""
    return encode_versioned("learning", learned, indent=1)


def merged_learning(one: Learned, other: Learned) -> Learned:
    """The combined progress of the same person, without losing anything of either."""
    both = one
    for id_, lesson in other.lessons.items():
        both = both.with_lesson(id_, lesson.steps, done=lesson.done)
    for id_, problem in other.problems.items():
        before = one.problem(id_)
        last = max((day for day in (problem.last, before.last) if day is not None), default=None)
        solved = tuple(sorted({*problem.solved, *before.solved}))
        both = both.with_problem(id_, ProblemProgress(max(problem.days, before.days), last, solved))
    coach = CoachProgress(
        max(one.coach.matches, other.coach.matches),
        one.coach.asked or other.coach.asked,
        tuple({match.game: match for match in (*other.coach.recent, *one.coach.recent)}.values())[-MOST_COACHED:],
    )
    firsts = tuple(dict.fromkeys((*one.firsts, *other.firsts)))
    return replace(both, coach=coach, firsts=firsts).with_own(*other.own)


class LearningFile(SharedFile[Learned]):
    """The file of one person; several windows may write it."""

    def __init__(self, folder: Path, person: str, disk: Disk) -> None:
        nobody = Learned(plain_name(person))
        super().__init__(learning_file(folder, person), nobody, learned_in, encoded_learning, limits.LEARNING, disk)

    def _taken(self, found: Learned) -> Learned:
        """With the name as it was typed here."""
        return replace(found, person=self.value.person)

    def take_over(self, other: Path) -> None:
        """Join what was learned under another name, and remove that file, but not before all is in this one. Raises
        OSError.
        """
        with alone(other, PATIENCE), suppress(NewerFile, ValueError):
            there = learned_in(read_small(other, limits.LEARNING))
            self.change(lambda known: merged_learning(known, there))
            self.save()
            if self.is_saved:
                other.unlink(missing_ok=True)

    def take_learning_trouble(self) -> LearningTrouble | None:
        """The problem to report, once."""
        trouble = self.take_trouble()
        return None if trouble is None else LearningTrouble(self.value.person, trouble)


LONGEST_NAME: Final = 40


class GameLabel(Struct, frozen=True):
    """A name that replaces the record's, and the person who played; empty if not given."""

    name: str = ""
    person: str = ""
    seen: bool = False
    """Whether somebody looked at another game with the same cards during this one."""
    imported: bool = False
    """Whether the record was imported alone: it may be a friend's."""


NO_LABEL: Final = GameLabel()
IMPORTED: Final = GameLabel(imported=True)

prepare(Household, Learned, GameLabel)


def labels_in(folder: Path) -> dict[str, GameLabel]:
    """The labels of all games, by file name of the record; unreadable ones are left out."""
    found: dict[str, GameLabel] = {}
    with suppress(OSError):
        for path in folder.glob("*.json"):
            label = label_in(path)
            if label != NO_LABEL:
                found[path.stem if is_record(Path(path.stem)) else f"{path.stem}{RECORD_SUFFIX}"] = label
    return found


def label_in(path: Path) -> GameLabel:
    """The label in a file; an empty one if it is missing or unreadable."""
    with suppress(OSError, NewerFile, ValueError):
        return _decoded(read_small(path, limits.LABEL))
    return NO_LABEL


def _decoded(data: bytes) -> GameLabel:
    return plain_label(decode_versioned("labels", data, GameLabel))


def plain_label(label: GameLabel) -> GameLabel:
    """The label as it can be shown, limited in length."""
    name, person = plain(label.name)[:LONGEST_NAME].strip(), plain(label.person)[:LONGEST_PERSON].strip()
    return replace(label, name=name, person=person)


def write_label(folder: Path, record: Path, label: GameLabel, disk: Disk) -> None:
    """Store it for the game with that record; an empty one removes the file. A damaged file is moved aside. Raises
    OSError, also for a file of a newer program.
    """
    path = side_file(folder, record)
    make_room(path, limits.LABEL, _decoded, disk)
    if label == NO_LABEL:
        path.unlink(missing_ok=True)
    else:
        disk.replace(path, encode_versioned("labels", label))


def mark_seen(folder: Path, record: Path, disk: Disk) -> GameLabel:
    """Record permanently that a game's cards were seen; returns the new label. Raises like `write_label`."""
    label = replace(label_in(side_file(folder, record)), seen=True)
    write_label(folder, record, label, disk)
    return label
