"""What a process does first that simulates computers: nothing of the real one shall be seen in them."""

import os
import sys
import time

from tests.simulation.disk import HOME, take_over_files
from tests.simulation.scheduler import take_over_time


def take_over() -> None:
    """Before anything of the program is imported, which would keep the real clocks."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["TZ"] = "EST5EDT,M3.2.0,M11.1.0"  # in Greenwich much would be right by chance
    time.tzset()
    os.environ.update(HOME=HOME, LANG="C", LC_ALL="C", LANGUAGE="", PYGAME_HIDE_SUPPORT_PROMPT="1")
    for name in [name for name in sys.modules if name.partition(".")[0] in ("game", "saves")]:
        del sys.modules[name]  # a new copy made its messages first, and those modules have real locks
    take_over_time()
    from pygame import font

    font.match_font("sans")  # asks a real process, whose answer has nothing to do with simulated seconds
    take_over_files()
