"""Where the files that come with the game lie, from source and inside a packaged program alike."""

import sys
from pathlib import Path


def assets_folder() -> Path:
    """The folder `assets/`: beside the package `game`, or inside the bundle of a packaged program."""
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parents[2]
    return root / "assets"
