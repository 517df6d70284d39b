"""Progress display of a long command on a terminal."""

import sys
from typing import Literal

from game.messages.functions import cli as say


class ProgressBar:
    """A bar on a terminal; nothing anywhere else."""

    def __init__(self, whole: int, unit: Literal["deal", "game", "decision", "problem", "try"]) -> None:
        """`whole` is the total number of units."""
        self._whole = whole
        self._unit = say.unit(unit)

    def __enter__(self) -> "ProgressBar":
        from tqdm import tqdm

        self._bar = tqdm(total=self._whole, unit=self._unit, disable=not sys.stderr.isatty(), file=sys.stderr)
        return self

    def show(self, done: int) -> None:
        """Show that `done` units are done."""
        self._bar.update(done - self._bar.n)

    def __exit__(self, *trouble: object) -> None:
        self._bar.close()
