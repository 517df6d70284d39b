"""Where message files are, and what is made from them."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "game.messages"
TEXT: Final = ROOT.joinpath(*PACKAGE.split("."))
"""The folder of the message files."""
MADE: Final = TEXT / "functions"
"""The folder of what is made from them, and of nothing else: it is replaced as a whole."""
