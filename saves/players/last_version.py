"""Which version of the program was last started here, so that news is shown once."""

import re
from contextlib import suppress
from pathlib import Path

from saves.disk import limits
from saves.disk.files import Disk, read_small


def version_before(file: Path) -> str | None:
    """The newest version that was started here; None if unknown."""
    with suppress(OSError, UnicodeDecodeError):
        text = read_small(file, limits.VERSION).decode().strip()
        return text if _numbers(text) else None
    return None


def is_newer(version: str, before: str) -> bool:
    """Whether a version comes after another.

    >>> is_newer("0.10.0", "0.9.2"), is_newer("0.1.0", "0.1.0"), is_newer("0.1", "0.2")
    (True, False, False)
    """
    return _numbers(version) > _numbers(before)


def keep_version(file: Path, version: str, disk: Disk) -> None:
    """Store the version for the next start; if that fails, the news is shown again."""
    with suppress(OSError):
        disk.replace(file, f"{version}\n".encode())


def _numbers(version: str) -> tuple[int, ...]:
    found = re.match(r"\d{1,9}(\.\d{1,9})*", version)
    return tuple(map(int, found[0].split("."))) if found else ()
