"""Who learns on this computer, and what each has learned: read and written in the background, so that no frame waits
for the disk.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from game.messages.language import Message, saying
from game.problems.coming_back import after_try
from game.sentences.errors import learning_trouble
from game.sentences.grammar import YOU
from saves.disk.background import Background
from saves.disk.files import Disk, is_there
from saves.players.people import (
    NOBODY_RENAMED,
    Change,
    Learned,
    LearningFile,
    NamesNow,
    OwnProblem,
    learners,
    learning_files,
    person_key,
)


class LearningPlayers:
    """The files of the learners. A file not read yet counts as empty; `changes` grows with every change."""

    def __init__(
        self,
        folder: Path,
        disk: Disk,
        background: Background,
        today: Callable[[], date],
        remember: Callable[[str], None] = lambda person: None,
    ) -> None:
        """`today` returns the date by this computer's clock, right or wrong; `remember` is called with the person
        chosen.
        """
        self._remember = remember
        self._folder, self._disk, self._background = folder, disk, background
        self.today = today
        self._files: dict[Path, LearningFile] = {}
        self._by_name: dict[str, LearningFile] = {}
        self._on_disk: tuple[str, ...] = ()
        self._chosen = ""
        self._usual = ""
        self.names = self._saved_names = NOBODY_RENAMED
        """What people are called now, as far as it is known."""
        self.changes = 0

    # ---- who

    @property
    def person(self) -> str:
        """The current learner: the person chosen, in this run or the last one, otherwise the first person of the usual
        game.
        """
        return self._called(self._chosen or self._usual)

    def take_names(self, names: NamesNow) -> None:
        """People may have other names now: everything learned stays theirs, that of "You" in the same file."""
        if names != self.names:
            self.names = names
            self._chosen, self._usual = self._called(self._chosen), self._called(self._usual)
            self._by_name = {}
            self.changes += 1

    def carry_along(self, names: NamesNow) -> None:
        """What was learned under former names, or in files of former versions, joins what those people learn now; in
        the background, once the names are on the disk: wherever this stops, it is done the next time.
        """
        self._saved_names = names
        for file in [*self._files.values()]:
            if not file.is_saved:
                file.renew()
        for person in learners(self._folder):
            together = LearningFile(self._folder, _learned_as(person, names), self._disk)
            for other in filter(is_there, learning_files(self._folder, person) - {together.path}):
                if other in self._files:
                    self._files.pop(other).renew()
                together.take_over(other)
                if together.path in self._files:
                    self._files[together.path].renew()
                self.changes += 1

    def _called(self, person: str) -> str:
        """The current name of a person who may have had another one, or none."""
        return self.names.of(person) if person else ""

    def choose(self, person: str) -> None:
        """Make somebody the learner until another is chosen."""
        self._chosen = person
        self._remember(person)
        self._begin(self._file(person))

    def recall(self, person: str) -> None:
        if person and not self._chosen:
            self._chosen = person
            self.changes += 1
            self._begin(self._file(person))

    def expect(self, person: str) -> None:
        """Set who learns as long as nobody is chosen."""
        if person != self._usual:
            self._usual = person
            self._begin(self._file(self.person))

    def known(self, names: Iterable[str]) -> tuple[str, ...]:
        """Everybody who may learn here, without duplicates: the current learner, these people in their order, and those
        with a file.
        """
        named, on_disk = [*map(self._called, names)], [*map(self._called, self._on_disk)]
        each = {person_key(name): name for name in (*on_disk, *reversed(named), self.person) if name}
        order = {person_key(name): None for name in (self.person, *named, *on_disk) if name}
        return tuple(each[key] for key in order)

    # ---- what

    @property
    def learned(self) -> Learned:
        """What the current learner has learned, as far as it has been read."""
        return self.of(self.person)

    def of(self, person: str) -> Learned:
        """What a given person has learned, as far as it has been read."""
        return self._file(person).value

    @property
    def is_read(self) -> bool:
        """Whether the current learner's file has been read."""
        return self._file(self.person).is_read

    def change(self, how: Change, person: str | None = None) -> Learned:
        """Change what somebody has learned, by default the current learner, and write it soon."""
        file = self._file(self.person if person is None else person)
        learned = file.change(how)
        self.changes += 1
        self._begin(file)
        return learned

    def tried(self, id_: str, is_solved: bool, person: str | None = None) -> Learned:
        """Note that a problem was tried today, by default by the current learner."""
        today = self.today()
        return self.change(
            lambda known: known.with_problem(id_, after_try(known.problem(id_), today, is_solved=is_solved)), person
        )

    def keep_own(self, person: str, found: Sequence[OwnProblem]) -> bool:
        """Store moments of somebody's own matches and write them at once; not to be called from the window's thread.
        False if writing failed: then they are kept only until the program ends.
        """
        file = self._file(person)
        file.change(lambda known: known.with_own(*found))
        try:
            file.save()
        except OSError:  # another program holds the file for the moment
            self._begin(file)
        self.changes += 1
        return file.is_saved

    def refresh(self) -> None:
        """Re-read everything soon: something may have been imported, or another window may have changed it."""
        for file in [*self._files.values()]:  # another thread may open one meanwhile
            self._begin(file)
        self._background.do(self._folder, self._look_for_people)

    def _look_for_people(self) -> None:
        self.carry_along(self._saved_names)
        self._on_disk = learners(self._folder)
        self.changes += 1

    def _file(self, person: str) -> LearningFile:
        if person not in self._by_name:  # asked in every pass, so each name is made into a path only once
            file = LearningFile(self._folder, _learned_as(person, self.names), self._disk)
            known = self._files.setdefault(file.path, file)
            self._by_name[person] = known
            if known is file:
                self._begin(file)
        return self._by_name[person]

    def _begin(self, file: LearningFile) -> None:
        self._background.do(file.path, partial(self._keep, file))

    def _keep(self, file: LearningFile) -> None:
        """Runs in the background. Reads first and adds to `changes` afterwards, so that changes made meanwhile aren't
        lost.
        """
        has_changed = file.renew()
        self.changes += has_changed

    def take_trouble(self) -> Message | None:
        """A sentence about a file that cannot be read or written, once."""
        for file in [*self._files.values()]:  # another thread may open one meanwhile
            trouble = file.take_learning_trouble()
            if trouble is not None:
                return saying(learning_trouble, trouble)
        return None


def _learned_as(person: str, names: NamesNow) -> str:
    """The name under which it is stored what a person has learned."""
    name = names.of(person)
    return YOU if names.you and person_key(name) == person_key(names.you) else name
