"""The paths of everything below the user's data folder."""

import os
from functools import partial
from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "hand-and-foot"


class NoHome(Exception):
    """The system doesn't say where this user's files belong."""


def user_folder() -> Path:
    """The platform's folder for this user's games and settings; it may not exist yet. Raises NoHome."""
    try:
        folder = platformdirs.user_data_path(APP_NAME, appauthor=False)
    except RuntimeError:
        raise NoHome from None
    if not folder.is_absolute():  # a "~" that couldn't be expanded
        raise NoHome
    return folder


def _in_data(name: str, data: Path) -> Path:
    """The path of what has that name, given the user's data folder."""
    return data / name


games_folder: Final = partial(_in_data, "games")
"""Records of games, active and finished."""
rules_folder: Final = partial(_in_data, "rules")
"""The player's own rule sets."""
rules_draft_file: Final = partial(_in_data, "rules-unsaved.json")
"""Rules that were being edited when the program ended."""
hands_folder: Final = partial(_in_data, "hands")
"""How people arranged their hands, a file for each game."""
last_rounds_folder: Final = partial(_in_data, "last_rounds")
"""Announced last rounds, a file for each game whose record doesn't say it yet; in no backup."""
labels_folder: Final = partial(_in_data, "labels")
"""What a player calls games, and who played them, a file for each game with a name or a person."""
learning_folder: Final = partial(_in_data, "learning")
"""What people have learned, a file for each person."""
people_file: Final = partial(_in_data, "people.json")
"""The list of players, and who learned last."""
summaries_file: Final = partial(_in_data, "summaries.json")
"""The cache of match summaries; it can be rebuilt from the records."""
analysis_folder: Final = partial(_in_data, "analysis")
"""Analyses of matches, a file for each; they can be recomputed."""
par_folder: Final = partial(_in_data, "par")
"""Each level's results for the deals that were played, a file for each code; they can be recomputed."""
doors_folder: Final = partial(_in_data, "doors")
"""What opens seats to phones, a file for each game whose door is open; in no backup."""
reports_folder: Final = partial(_in_data, "reports")
"""Reports of bugs that a player chose to save."""
settings_file: Final = partial(_in_data, "settings.json")
"""The path of the settings file."""
version_file: Final = partial(_in_data, "version.txt")
"""The newest version of the program that was started here."""


def can_be_written(folder: Path) -> bool:
    """Whether files can be created in a folder, or the folder itself if it is missing, as far as the system tells."""
    place = _existing_part(folder)
    return place is not None and _may(place, os.R_OK | os.W_OK | os.X_OK)


def is_read_only(folder: Path) -> bool:
    """Whether a folder, or what there is of the way to it, can be read but takes no files."""
    place = _existing_part(folder)
    return place is not None and _may(place, os.R_OK) and not _may(place, os.R_OK | os.W_OK | os.X_OK)


def _existing_part(folder: Path) -> Path | None:
    """The folder, or the lowest one above it that exists; None if that isn't a folder, or can't be looked for."""
    for place in (folder, *folder.parents):
        try:
            place.lstat()
            return place if place.is_dir() else None
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError:
            return None
    return None


def _may(folder: Path, what: int) -> bool:
    return os.access(folder, what, effective_ids=os.access in os.supports_effective_ids)
