"""What playing programs must not read, and the warning if nothing can prevent it."""

from argparse import Namespace
from pathlib import Path

from game.cli.arguments import data_folder
from game.cli.output.terminal import complain
from game.messages.functions import command_line as say


def hidden_from_bots(options: Namespace, *files: Path | None) -> tuple[Path, ...]:
    """The player's folder and the command's files and folders that hold cards; () if no bot plays."""
    typed = (options.seats, getattr(options, "duel", None))
    if not any("bot:" in text for text in typed if text is not None):
        return ()
    from game.play.processes.confined import can_confine

    if not can_confine():
        complain(say.bots_are_free())
    return (data_folder(options), *(path for path in files if path is not None))
