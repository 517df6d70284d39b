"""The paths of everything below the user's data folder."""

import os
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


def games_folder(data: Path) -> Path:
    """Records of games, active and finished."""
    return data / "games"


def rules_folder(data: Path) -> Path:
    """The player's own rule sets."""
    return data / "rules"


def rules_draft_file(data: Path) -> Path:
    """Rules that were being edited when the program ended."""
    return data / "rules-unsaved.json"


def hands_folder(data: Path) -> Path:
    """How people arranged their hands, a file for each game."""
    return data / "hands"


def seals_folder(data: Path) -> Path:
    """Sealed packs that are not cut yet, a file for each game that waits for a cut; in no backup."""
    return data / "seals"


def labels_folder(data: Path) -> Path:
    """What a player calls games, and who played them, a file for each game with a name or a person."""
    return data / "labels"


def learning_folder(data: Path) -> Path:
    """What people have learned, a file for each person."""
    return data / "learning"


def people_file(data: Path) -> Path:
    """The list of players, and who learned last."""
    return data / "people.json"


def summaries_file(data: Path) -> Path:
    """The cache of match summaries; it can be rebuilt from the records."""
    return data / "summaries.json"


def analysis_folder(data: Path) -> Path:
    """Analyses of matches, a file for each; they can be recomputed."""
    return data / "analysis"


def par_folder(data: Path) -> Path:
    """Each level's results for the deals that were played, a file for each code; they can be recomputed."""
    return data / "par"


def doors_folder(data: Path) -> Path:
    """What opens seats to phones, a file for each game whose door is open; in no backup."""
    return data / "doors"


def table_folder(data: Path) -> Path:
    """The photos and decks that somebody chose for the table."""
    return data / "table"


def cache_folder(data: Path) -> Path:
    """What can be made again from other files here; in no backup."""
    return data / "cache"


def reports_folder(data: Path) -> Path:
    """Reports of bugs that a player chose to save."""
    return data / "reports"


def settings_file(data: Path) -> Path:
    """The path of the settings file."""
    return data / "settings.json"


def version_file(data: Path) -> Path:
    """The newest version of the program that was started here."""
    return data / "version.txt"


def can_be_written(folder: Path) -> bool:
    """Whether files can be created in a folder, or the folder itself if it is missing, as far as the system tells."""
    for place in (folder, *folder.parents):
        try:
            place.lstat()
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError:
            return False
        return place.is_dir() and os.access(
            place, os.R_OK | os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids
        )
    return False
