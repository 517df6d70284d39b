"""Whether there is a screen to open a window on, checked before anything slow is imported."""

import sys
from collections.abc import MutableMapping

from game.cli.arguments import CommandError
from game.messages.functions import command_line as say_command_line


def choose_screen(environ: MutableMapping[str, str], platform: str = sys.platform) -> None:
    """Select the one SDL driver that can show a window here; raises CommandError if there is none.

    By itself SDL would fall back to drawing invisibly. A driver chosen by the user is kept.
    """
    if platform in ("win32", "darwin") or environ.get("SDL_VIDEODRIVER"):
        return
    if environ.get("DISPLAY"):
        environ["SDL_VIDEODRIVER"] = "x11"
    elif environ.get("WAYLAND_DISPLAY"):
        environ["SDL_VIDEODRIVER"] = "wayland"
    else:
        raise CommandError(say_command_line.no_display())
