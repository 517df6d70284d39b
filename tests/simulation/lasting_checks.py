"""What must hold for as long as a program runs: changes are written."""

from collections.abc import Collection, MutableMapping
from typing import Any, Final

from tests.simulation.broken import Broken
from tests.simulation.computer import Computer
from tests.simulation.disk import Ill

LONGEST_CHANGE: Final = 40.0
"""Seconds after which a change is in its file while the disk is well."""


class LastingChecks:
    """Of one computer. `meddled` are the files that other programs have changed; `unwritten` those that hold changes,
    with when they were changed, and how many calls of the disk had failed by then.
    """

    def __init__(
        self, computer: Computer, meddled: Collection[str], unwritten: MutableMapping[Any, tuple[float, int]]
    ) -> None:
        self._computer, self._meddled = computer, meddled
        self._ill_at = 0.0
        self._unwritten = unwritten

    @property
    def _is_well(self) -> bool:
        return self._computer.disk.ill is Ill.WELL

    def check(self) -> None:
        """Raises Broken."""
        now = self._computer.scheduler.now
        if not self._is_well:
            self._ill_at = now
        for file, (since, spoilt) in self._unwritten.items():
            is_excused = spoilt != self._computer.disk.spoilt or str(file.path) in self._meddled
            if not is_excused and now - max(since, self._ill_at) > LONGEST_CHANGE:
                raise Broken("a change is lost", f"{file.path.name} isn't written after {now - since:.0f} s")

    # ---- changes

    def forget(self) -> None:
        """Every program has been killed."""
        self._unwritten.clear()

    def check_closed(self) -> None:
        """Every window is closed, and what was changed in it is written."""
        left = [file for file, (_, spoilt) in self._unwritten.items() if spoilt == self._computer.disk.spoilt]
        lost = [file.path.name for file in left if str(file.path) not in self._meddled]
        is_well = self._is_well and self._computer.scheduler.now - self._ill_at > LONGEST_CHANGE
        self.forget()
        if lost and is_well:
            raise Broken("a change is lost", f"{lost} are not written, and every window is closed")
