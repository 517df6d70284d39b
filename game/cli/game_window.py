"""The game in a window, and what the commands that open one have in common."""

import gc
import os
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from game import VERSION
from game.cli.arguments import CommandError, data_folder
from game.cli.display import choose_screen
from game.cli.terminal import complain

if TYPE_CHECKING:
    from game.play.seats import TablePlan
    from game.rules.ruleset import RuleSet
    from game.ui.core.speed import Speed
    from game.ui.launch import WindowPlan
    from saves.lines import GameLine

_Answer = TypeVar("_Answer")


def run(options: Namespace) -> int:
    """The game from its title, until the window is closed."""

    def open_title() -> None:
        from game.ui.launch import run_title

        run_title(window_plan(options))

    in_window(open_title)
    return 0


def window_plan(options: Namespace, speed: "Speed | None" = None) -> "WindowPlan":
    """Where things are kept and how large the window is."""
    from game.ui.launch import WindowPlan

    return WindowPlan(
        data=data_folder(options),
        size=getattr(options, "size", None),
        targets=getattr(options, "targets", None),
        language=getattr(options, "lang", None),
        speed=speed,
        tell=complain,
    )


def in_window(act: Callable[[], _Answer]) -> _Answer:
    """Runs it; where no window can be opened that is one sentence and exit code 2."""
    choose_screen(os.environ)
    gc.disable()  # all that is loaded stays: looking for garbage in it again and again is a sixth of the start
    try:
        from game.ui.launch import NoWindow
    finally:
        gc.freeze()
        gc.enable()
    try:
        return act()
    except NoWindow as error:
        raise CommandError(str(error)) from None


def new_header(rules: "RuleSet", table: "TablePlan", seed: int | str | None, deal: str | None = None) -> "GameLine":
    """The first line of a match at a table that was given on the command line, with cards of a seed or of a deal."""
    from game.play.seats import header_of
    from game.ui.new_game.new_games import seats_from

    created = datetime.now(UTC)
    return header_of(
        rules,
        seats_from(table.seats),
        table.teams,
        seed=seed,
        game_id=f"{created:%Y%m%d-%H%M%S}-{os.urandom(4).hex()}",
        created=f"{created:%Y-%m-%dT%H:%M:%SZ}",
        app=VERSION,
        name=rules.name,
        deal=deal,
    )
