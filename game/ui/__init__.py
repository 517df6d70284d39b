"""Everything with pixels that knows the game; it asks `play` and `engine` what is true and never judges a move."""

import os

from game.toolkit.surroundings import use
from game.ui.shared.game_surroundings import GAME

os.environ.setdefault(
    "PYGAME_HIDE_SUPPORT_PROMPT", "1"
)  # pygame greets on stdout while it is imported; `--json` promises silence
use(GAME)
