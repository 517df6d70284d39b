"""What is done with the game rather than in it: checked, handed out, documented, measured, and its players' weights
found. The game knows nothing of this room.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The project's folder."""
