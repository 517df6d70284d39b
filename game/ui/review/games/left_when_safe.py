"""What is open, a match or a pad, is left once its last line is safe: on its disk, in a copy, or given up."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from game.ui.review.games.file_pages import COPY, name_of_copy
from game.ui.shared.requests import Ask
from game.ui.system.file_chooser.file_page import FileOutcome, GameAtRisk, RiskWords, Unsaved
from game.ui.system.file_chooser.presenter import ask_for_file
from game.ui.system.scene_stack import SceneStack
from saves.records.journal import JournaledFile


class LeftWhenSafe(ABC):
    """At most one is open. While its disk takes nothing, a copy can be saved."""

    risk_words = RiskWords()

    def __init__(self, screens: SceneStack, ask: Ask) -> None:
        self._screens, self._ask = screens, ask
        self._next: Callable[[], None] | None = None  # what follows, once all lines are safe
        self._next_unsafe: Callable[[], None] | None = None  # the same, if somebody leaves anyway

    @property
    @abstractmethod
    def saved(self) -> JournaledFile | None:
        """The open file."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What its people call it."""

    @property
    @abstractmethod
    def is_settled(self) -> bool:
        """Whether nothing is on its way to the disk."""

    @property
    def is_unsafe(self) -> bool:
        """Whether leaving it now would lose something."""
        return self.saved is not None and self.saved.failing is not None

    def unsaved_moves(self) -> int:
        """How many moves are in memory only; 0 where what is lost isn't counted in moves."""
        return 0

    @property
    def may_close(self) -> bool:
        """Whether nothing is on its way to the disk, or only in memory."""
        return self.is_settled and not self.is_unsafe

    def leave_for(self, then: Callable[[], None]) -> None:
        """Leave it once its last line is written; if the disk fails, a copy can be saved first. Everything keeps
        running meanwhile.
        """
        self._next = then
        self.leave_when_safe()

    def leave_when_safe(self) -> None:
        """Called once per pass of the loop."""
        then = self._next
        if then is None or not self.is_settled:
            return
        self._next = None
        if self.saved is not None and self.is_unsafe:
            self.saved.retry()
            self.save_copy(then)
        else:
            then()

    def leave_anyway(self) -> None:
        """Even if the last lines are only in memory."""
        then, self._next_unsafe = self._next_unsafe, None
        if then is not None:
            then()

    @property
    def is_copying(self) -> bool:
        """Whether the page for a copy is shown, which says that the disk fails."""
        return self._screens.scenes[-1].name == COPY.name

    def save_copy(self, leave_for: Callable[[], None] | None = None) -> None:
        saved = self.saved
        if saved is None or self.is_copying:
            return

        def save(path: Path) -> FileOutcome:
            saved.save_copy(path)
            return FileOutcome(saved=path)

        def unsaved() -> Unsaved | None:
            failing = saved.failing
            return Unsaved(self.unsaved_moves(), failing.reason) if failing is not None else None

        self._next_unsafe = leave_for
        at_risk = GameAtRisk(unsaved, leave_for is not None, saved.path.parent, self.risk_words)
        ask_for_file(self._screens, self._ask, COPY, save, name_of_copy(self.name, saved.path), at_risk)
