"""Where the files that come with the game lie. Knows none of them by name."""

from pathlib import Path


def assets_folder() -> Path:
    """The folder `assets/`: package data beside the package `game` in a wheel, a checkout and a packaged program."""
    return Path(__file__).parents[1] / "assets"


def read_asset(file: Path) -> bytes:
    """What is in one of these files. Raises OSError."""
    return file.read_bytes()
