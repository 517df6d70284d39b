"""A player's data in one zip file: records (including removed ones), rule sets, settings, hands, labels, the list of
players, and what people have learned.
"""

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from saves.disk import limits
from saves.disk.files import Disk, read_small
from saves.disk.folders import (
    games_folder,
    hands_folder,
    labels_folder,
    learning_folder,
    people_file,
    rules_draft_file,
    rules_folder,
    settings_file,
)
from saves.library.library import REMOVED
from saves.records.lines import is_record, is_score_pad

GAMES: Final = "games"
RULES: Final = "rules"
HANDS: Final = "hands"
LABELS: Final = "labels"
LEARNING: Final = "learning"
SETTINGS: Final = "settings.json"
PEOPLE: Final = people_file(Path()).name
DRAFTS: Final = rules_draft_file(Path()).stem


class Backup(Struct, frozen=True):
    """The content of a backup that was written."""

    games: int
    rules: int
    has_settings: bool
    learners: int
    has_people: bool
    left_out: int

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to back up, so that nothing was written."""
        return not (self.games or self.rules or self.has_settings or self.learners or self.has_people)


def write_backup(data: Path, path: Path, disk: Disk) -> Backup:
    """Write everything in the player's folder as it is, damaged or not. Raises OSError."""
    whole = io.BytesIO()
    counts = dict.fromkeys((GAMES, RULES, SETTINGS, LEARNING, PEOPLE), 0)
    left_out = 0
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
        for name, file in _files_to_back_up(data):
            try:
                info = zipfile.ZipInfo.from_file(file, name, strict_timestamps=False)
                archive.writestr(info, read_small(file, limits.ANY_RECORD), zipfile.ZIP_DEFLATED)
            except OSError:
                left_out += 1
                continue
            kind = name.split("/")[0]
            if kind in counts:
                counts[kind] += 1
    backup = Backup(counts[GAMES], counts[RULES], counts[SETTINGS] > 0, counts[LEARNING], counts[PEOPLE] > 0, left_out)
    if not backup.is_empty:
        disk.replace(path, whole.getvalue())
    return backup


def _files_to_back_up(data: Path) -> Iterator[tuple[str, Path]]:
    """The player's files, each with its name in the backup. Raises OSError for a folder that can't be read."""
    games = games_folder(data)
    for name, folder in ((GAMES, games), (f"{GAMES}/{REMOVED}", games / REMOVED)):
        for file in sorted(folder.glob("*.jsonl")):
            if file.is_file() and (is_record(file) or is_score_pad(file)):
                yield f"{name}/{file.name}", file
    for name, folder, pattern in (
        (RULES, rules_folder(data), "*.json"),
        (HANDS, hands_folder(data), "*.json"),
        (LABELS, labels_folder(data), "*.json"),
        (LEARNING, learning_folder(data), "*.json"),
    ):
        for file in sorted(folder.glob(pattern)):
            if file.is_file():
                yield f"{name}/{file.name}", file
    for file in sorted(data.glob(f"{DRAFTS}*.json")):
        if file.is_file():
            yield file.name, file
    for name, file in ((SETTINGS, settings_file(data)), (PEOPLE, people_file(data))):
        if file.is_file():
            yield name, file
