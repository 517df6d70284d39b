"""The game in a window, and what the commands that open one share."""

import gc
import os
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from game.cli.arguments import data_folder
from game.cli.output.display import choose_screen
from game.cli.output.terminal import complain

if TYPE_CHECKING:
    from game.play.seats import TablePlan
    from game.rules.ruleset import RuleSet
    from game.ui.system.launch import Speed, WindowPlan
    from saves.records.lines import GameLine

_Answer = TypeVar("_Answer")


def run(options: Namespace) -> int:
    """The game from its title, until the window is closed."""

    def open_title() -> None:
        from game.ui.system.launch import run_title

        run_title(window_plan(options))

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


def new_header(rules: "RuleSet", table: "TablePlan", seed: int | str | None, deal: str | None = None) -> "GameLine":
    """The first line of a match at a table given on the command line, with the cards of a seed or of a deal."""
    from game.cli.files.fresh_record import fresh_header
    from game.ui.start.new_game.new_games import seats_from

    return fresh_header(rules, seats_from(table.seats), table.teams, seed, deal)
