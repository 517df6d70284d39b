"""The installed program: in a wheel everything lies below this one package, so that no other name is taken.

It knows nothing of the game but where to find it.
"""

import sys
from pathlib import Path


def main() -> int:
    """Runs the command line and gives its exit code."""
    make_importable()
    from game.cli import main as command_line

    return command_line()


def make_importable() -> None:
    """Lets `game` and `saves` be imported: from inside this package where it is installed, else from beside it."""
    here = Path(__file__).resolve().parent
    root = str(here if (here / "game").is_dir() else here.parent)
    if root not in sys.path:
        sys.path.insert(0, root)  # worker processes inherit the path
