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
    """Where two traces part, with what led to it; "" where they are the same."""
    for number, (was, is_) in enumerate(zip_longest(before, now, fillvalue="(nothing)")):
        if was != is_ and not _look_alike(was, is_):
            led_to = [line for line in now[:number] if not line.startswith(PICTURE)][-AROUND:]
            told = f"line {number + 1}", *(f"    {line}" for line in led_to), f"  - {was}", f"  + {is_}"
            return "\n".join(line[:LONGEST] for line in told)
    return ""


def _look_alike(one: str, other: str) -> bool:
    """Whether both are pictures that differ in nothing but rounding, which is another where memory begins elsewhere."""
    if not (one.startswith(PICTURE) and other.startswith(PICTURE)):
        return False
    first, second = (bytes.fromhex(line.removeprefix(PICTURE)) for line in (one, other))
    return all(abs(x - y) <= 1 for x, y in zip(first, second, strict=True))
