"""A player's data in one zip file: records (including removed ones), rule sets, settings, hands, labels, the list of
players, and what people have learned.
"""

import io
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from saves.disk import limits
from saves.disk.files import READING, Disk, read_small
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
    unsaved: int
    """Rule sets that are still being edited."""
    has_settings: bool
    learners: int
    has_people: bool
    left_out: int

    @property
    def is_empty(self) -> bool:
        """Whether there was nothing to back up, so that nothing was written."""
        is_any = self.games or self.rules or self.unsaved or self.learners
        return not (is_any or self.has_settings or self.has_people)


def write_backup(data: Path, path: Path, disk: Disk) -> Backup:
    """Write everything in the player's folder as it is, damaged or not. Raises OSError."""
    whole = io.BytesIO()
    counts = Counter[str]()
    left_out = 0
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in _files_to_back_up(data):
            try:
                info = zipfile.ZipInfo.from_file(file, name, strict_timestamps=False)
                archive.writestr(info, read_small(file, limits.ANY_RECORD), zipfile.ZIP_DEFLATED)
            except OSError:
                left_out += 1
                continue
            counts[name.split("/")[0]] += 1
    backup = Backup(
        games=counts[GAMES],
        rules=counts[RULES],
        unsaved=sum(count for name, count in counts.items() if name.startswith(DRAFTS)),
        has_settings=counts[SETTINGS] > 0,
        learners=counts[LEARNING],
        has_people=counts[PEOPLE] > 0,
        left_out=left_out,
    )
    if not backup.is_empty:
        disk.replace(path, whole.getvalue())
    return backup


def _files_to_back_up(data: Path) -> Iterator[tuple[str, Path]]:
    """The player's files, each with its name in the backup. Raises OSError for a folder that can't be read."""
    games = games_folder(data)
    for folder_name, files in (
        (f"{GAMES}/", filter(_is_of_game, READING.files(games, "*.jsonl"))),
        (f"{GAMES}/{REMOVED}/", filter(_is_of_game, READING.files(games / REMOVED, "*.jsonl"))),
        (f"{RULES}/", READING.files(rules_folder(data), "*.json")),
        (f"{HANDS}/", READING.files(hands_folder(data), "*.json")),
        (f"{LABELS}/", READING.files(labels_folder(data), "*.json")),
        (f"{LEARNING}/", READING.files(learning_folder(data), "*.json")),
        ("", READING.files(data, f"{DRAFTS}*.json")),
        ("", (settings_file(data), people_file(data))),
    ):
        yield from ((folder_name + file.name, file) for file in sorted(files) if file.is_file())


def _is_of_game(file: Path) -> bool:
    return is_record(file) or is_score_pad(file)
