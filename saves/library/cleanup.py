"""Clears away what a crash left in the player's folder: temporary files, and locks that nobody holds.

Nothing in use is touched: each file is removed only after taking its lock.
"""

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.disk.files import TEMPORARY
from saves.disk.folders import (
    analysis_folder,
    doors_folder,
    games_folder,
    hands_folder,
    labels_folder,
    last_rounds_folder,
    learning_folder,
    par_folder,
    reports_folder,
    rules_folder,
)
from saves.disk.lock import LOCK_SUFFIX, remove_if_unlocked
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX

LEFT_FOR_SECONDS: Final = 3600.0
"""After this many seconds a temporary file is abandoned: its program has ended or been killed."""

_BEFORE: Final = re.compile(r"\..+\.(json|jsonl|txt|html)\.[a-z0-9_]{8}")
"""Names that earlier versions gave to such files."""


_WRITTEN: Final = (
    *(hands_folder, labels_folder, analysis_folder, last_rounds_folder, learning_folder, rules_folder, reports_folder),
    par_folder,
)
"""Folders beside that of the games in which a file is replaced."""

_LOCKS: Final = (f"{RECORD_SUFFIX}{LOCK_SUFFIX}", f"{SCORE_PAD_SUFFIX}{LOCK_SUFFIX}")
"""Name endings of the locks of games and score pads."""
_LOCKS_OF_SHARED: Final = f".json{LOCK_SUFFIX}"
"""Name ending of the locks of files that several windows change."""


def clean_up(data: Path, now: float | None = None) -> int:
    """Remove what crashes left below the player's folder; return the number of files. Files that can't be removed stay.

    `now` is seconds since 1970, like file times.
    """
    return sum(remove_if_unlocked(path) for path in _leftovers(data, time.time() if now is None else now))


def _leftovers(data: Path, now: float) -> Iterator[Path]:
    games = games_folder(data)
    for folder in (data, games, *(written(data) for written in _WRITTEN)):
        for path in _files(folder):
            is_lock = path.name.endswith(_LOCKS) if folder == games else path.name.endswith(_LOCKS_OF_SHARED)
            if is_lock or (_is_temporary(path.name) and _age(path, now) > LEFT_FOR_SECONDS):
                yield path
    for path in _files(doors_folder(data)):
        from saves.players.phone_keys import SILENT_FOR  # most titles have no doors

        if _age(path, now) > SILENT_FOR:
            yield path


def _files(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [path for path in folder.iterdir() if path.is_file() and not path.is_symlink()]
    return []


def _is_temporary(name: str) -> bool:
    begins, ends = TEMPORARY
    return (name.startswith(begins) and name.endswith(ends)) or _BEFORE.fullmatch(name) is not None


def _age(path: Path, now: float) -> float:
    with suppress(OSError):
        return now - path.stat().st_mtime
    return 0.0
