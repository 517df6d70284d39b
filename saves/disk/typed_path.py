"""Turns a path that a person typed into one that can be opened; anything wrong with it is an OSError with one reason.

All problems are OSErrors, like those of a disk: readers and writers already have messages for them.
"""

import errno
import os
import sys
from pathlib import Path
from typing import Final

from game.messages.functions import game_files as say

RESERVED: Final = frozenset(
    (
        "con",
        "prn",
        "aux",
        "nul",
        "conin$",
        "conout$",
        *(f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³"),
    )
)
"""Names that mean a device on Windows, with any ending."""

LONGEST_NAME: Final = 255
"""Bytes in the name of a file or a folder: no system allows more."""
LONGEST_PATH: Final = {"linux": 3800, "darwin": 800}
"""Bytes of a whole path, with room for the files that a folder is to hold: the systems allow 4095 and 1023."""
MOST_FOLDERS: Final = 100
"""Maximum nesting depth of a file."""


def typed_path(text: str, platform: str = sys.platform) -> Path:
    """The typed path, without surrounding spaces, with `~` and `~NAME` expanded. Raises OSError."""
    text = text.strip()
    if not text:
        raise OSError(errno.ENOENT, say.no_file_named())
    try:
        if "\0" in text or not os.fsencode(text):
            raise OSError(errno.EINVAL, say.bad_character())
        path = Path(text).expanduser()
    except UnicodeEncodeError:
        raise OSError(errno.EINVAL, say.bad_character()) from None
    except RuntimeError:
        whose = text.replace("\\", "/").split("/")[0].removeprefix("~")
        raise OSError(errno.ENOENT, say.nobodys_folder(whose) if whose else say.folder_unknown()) from None
    if any(len(os.fsencode(part)) > LONGEST_NAME for part in path.parts):
        raise OSError(errno.ENAMETOOLONG, say.name_too_long(LONGEST_NAME))
    if len(path.parts) > MOST_FOLDERS + 1:
        raise OSError(errno.ENAMETOOLONG, say.too_deep(MOST_FOLDERS))
    longest = LONGEST_PATH.get(platform)
    if longest is not None and len(os.fsencode(path.absolute())) > longest:
        raise OSError(errno.ENAMETOOLONG, say.path_too_long(longest))
    if platform == "win32" and is_reserved(path.name):
        raise OSError(errno.EINVAL, say.name_of_device(path.name))
    return path


def is_reserved(name: str) -> bool:
    """Whether Windows reserves a file name, or cuts off its end.

    >>> is_reserved("con.json"), is_reserved("lpt1"), is_reserved("lake."), is_reserved("icon.json")
    (True, True, True, False)
    """
    return name.split(".")[0].rstrip(" ").lower() in RESERVED or (name != name.rstrip(". ") and name not in (".", ".."))


def home_folder() -> Path:
    """The user's own folder, as the starting point for naming a file; the current one if the system doesn't say."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()
