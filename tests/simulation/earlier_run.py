"""What happened in the evenings of an earlier run, and where those of this one part from them."""

from collections.abc import Sequence
from itertools import zip_longest
from lzma import compress, decompress
from pathlib import Path
from typing import Final

from msgspec import Struct

NOT_AS_BEFORE: Final = "not as before"
PICTURE: Final = "picture "
"""A line that begins so is a small picture in hexadecimal digits."""
AROUND: Final = 3
"""Lines that both have in common, told before the first that differs."""
LONGEST: Final = 200
"""Letters of a line that are told: a picture has thousands."""


class EarlierRun(Struct, frozen=True):
    """The traces of a run, one file each."""

    folder: Path

    def keep(self, seed: int, trace: Sequence[str]) -> None:
        """Lays down what happened in an evening."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._of(seed).write_bytes(compress("\n".join(trace).encode()))

    def difference(self, seed: int, trace: Sequence[str]) -> str:
        """What happens otherwise now, as `first_difference`; "" for an evening that was not kept."""
        path = self._of(seed)
        return first_difference(decompress(path.read_bytes()).decode().split("\n"), trace) if path.exists() else ""

    def _of(self, seed: int) -> Path:
        return self.folder / f"{seed}.txt.xz"


def first_difference(before: Sequence[str], now: Sequence[str]) -> str:
    """Where two traces part, with what led to it; "" where they are the same. A picture counts if the next one differs,
    too: how soon a card is crisp hangs on the computer.
    """
    blurred = ""
    for number, (was, is_) in enumerate(zip_longest(before, now, fillvalue="(nothing)")):
        if was.startswith(PICTURE) and is_.startswith(PICTURE):
            is_other = not _look_alike(was, is_)
            if not (is_other and blurred):
                blurred = _told(number, was, is_, now) if is_other else ""
                continue
        elif was == is_:
            continue
        return blurred or _told(number, was, is_, now)
    return blurred


def _told(number: int, was: str, is_: str, now: Sequence[str]) -> str:
    led_to = [line for line in now[:number] if not line.startswith(PICTURE)][-AROUND:]
    told = f"line {number + 1}", *(f"    {line}" for line in led_to), f"  - {was}", f"  + {is_}"
    return "\n".join(line[:LONGEST] for line in told)


def _look_alike(one: str, other: str) -> bool:
    """Whether two pictures differ in nothing but rounding, which is another where memory begins elsewhere."""
    first, second = (bytes.fromhex(line.removeprefix(PICTURE)) for line in (one, other))
    return all(abs(x - y) <= 1 for x, y in zip(first, second, strict=True))
