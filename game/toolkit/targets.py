"""The file that `--targets` asks for: what is on screen and where, so that another program can use the window
(record-format.md §4).
"""

import os
from pathlib import Path

import msgspec
from pygame import Rect


class Target(msgspec.Struct, frozen=True):
    """Something on screen: `id` as record-format.md §4 names it, a rectangle in window pixels whose middle is free to
    hit.
    """

    id: str
    label: str
    rect: tuple[int, int, int, int]
    enabled: bool = True


def target(id: str, label: str, rect: Rect, enabled: bool = True) -> Target:
    """A target from a pygame rectangle."""
    return Target(id, label, (rect.x, rect.y, rect.w, rect.h), enabled)


class Report(msgspec.Struct, frozen=True):
    """What a scene reports to other programs: never anything hidden from the viewer. `turn` and `phase` are the
    table's; `focus` is the focused target.
    """

    scene: str
    busy: bool = False
    turn: int | None = None
    phase: str = ""
    message: str = ""
    focus: str = ""
    targets: tuple[Target, ...] = ()


class TargetsFile:
    """Replaces one file, aside and by renaming, whenever what is reported has changed; `seq` counts the changes from
    1.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._aside = path.with_name(f".{path.name}.{os.getpid()}.new")
        self._last: Report | None = None
        self._seq = 0

    def write(self, report: Report) -> bool:
        """Write if something changed; True when it did. A folder that cannot be written is no reason to stop the
        game.
        """
        if report == self._last:
            return False
        line = {"seq": self._seq + 1, **msgspec.to_builtins(report)}
        try:
            self._aside.write_bytes(_json(line))
            self._aside.replace(self._path)
        except OSError:
            return False
        self._last, self._seq = report, self._seq + 1
        return True


def _json(line: dict[str, object]) -> bytes:
    """As UTF-8, even if it contains a file name that isn't valid text."""
    try:
        return msgspec.json.encode(line)
    except UnicodeEncodeError:
        import json

        return json.dumps(line, ensure_ascii=False).encode(errors="replace")
