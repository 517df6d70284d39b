"""Everything with pixels: the only room that imports pygame; it asks `play` and `engine` what is true and never
judges a move.
"""

import os

os.environ.setdefault(
    "PYGAME_HIDE_SUPPORT_PROMPT", "1"
)  # pygame greets on stdout while it is imported; `--json` promises silence
