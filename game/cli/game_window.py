"""The game in a window, and what the commands that open one share."""

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Callable, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from game.cli.arguments import CommandError, data_folder
from game.cli.output.terminal import complain
from game.messages.functions import command_line as say_command_line

if TYPE_CHECKING:
    from game.play.seats import TablePlan
    from game.rules.ruleset import RuleSet
    from game.ui.system.launch import Speed, WindowPlan
    from game.ui.system.program import Program
    from saves.records.lines import GameLine

_Answer = TypeVar("_Answer")


def run(options: Namespace, show: "Callable[[Program], object]" = lambda program: None) -> int:
    """The game from its title, over which something may be shown, until the window is closed."""

    def open_title() -> None:
        from game.ui.system.launch import run_title

        run_title(window_plan(options), show)

    in_window(open_title)
    return 0


def window_plan(options: Namespace, speed: "Speed | None" = None) -> "WindowPlan":
    """Where things are stored and how large the window is."""
    from game.ui.system.launch import WindowPlan

    return WindowPlan(
        data=data_folder(options),
        size=getattr(options, "size", None),
        targets=getattr(options, "targets", None),
        language=getattr(options, "lang", None),
        speed=speed,
        tell=complain,
    )


def in_window(act: Callable[[], _Answer]) -> _Answer:
    """Run it. Raises UserError if no window can be opened."""
    choose_screen(os.environ)
    gc.disable()  # everything loaded stays: repeated garbage collections would take a sixth of the start
    try:
        import_module("game.ui.system.launch")
    finally:
        gc.freeze()
        gc.enable()
    return act()


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


def new_header(rules: "RuleSet", table: "TablePlan", seed: int | str | None, deal: str | None = None) -> "GameLine":
    """The first line of a match at a table given on the command line, with the cards of a seed or of a deal."""
    from game.cli.files.fresh_record import fresh_header
    from game.ui.start.new_game.new_games import seats_from

    return fresh_header(rules, seats_from(table.seats), table.teams, seed, deal)
