"""Tools for working on the game rather than parts of it: checks, releases, documentation, measurements, and training of
the players' weights. The game never imports this package.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The project's folder."""
