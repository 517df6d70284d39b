"""What happened in the evenings of an earlier run: on the program as it was, or as it should be."""

from collections.abc import Sequence
from itertools import zip_longest
from lzma import compress, decompress
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tests.simulation.simulated_evening import Outcome

NOT_AS_BEFORE: Final = "not as before"
AROUND: Final = 3
"""Lines that both have in common, told before the first that differs."""


class EarlierRun(Struct, frozen=True):
    """The traces of a run, one file each."""

    folder: Path

    def keep(self, outcome: Outcome) -> None:
        """Lays down what happened in an evening."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._of(outcome.seed).write_bytes(compress("\n".join(outcome.trace).encode()))

    def compared(self, outcome: Outcome) -> Outcome:
        """An evening in which something else happened went wrong, too; one that was not kept is not compared."""
        path = self._of(outcome.seed)
        if not path.exists():
            return outcome
        difference = first_difference(decompress(path.read_bytes()).decode().split("\n"), outcome.trace)
        return replace(outcome, kind=NOT_AS_BEFORE, what=difference) if difference and not outcome.kind else outcome

    def _of(self, seed: int) -> Path:
        return self.folder / f"{seed}.txt.xz"


def first_difference(before: Sequence[str], now: Sequence[str]) -> str:
    """Where two traces part, with what led to it; "" where they are the same."""
    for number, (was, is_) in enumerate(zip_longest(before, now, fillvalue="(nothing)")):
        if was != is_:
            led_to = "".join(f"\n    {line}" for line in now[max(0, number - AROUND) : number])
            return f"line {number + 1}{led_to}\n  - {was}\n  + {is_}"
    return ""
