"""Records that would show the cards of one's own game in progress."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.cli.arguments import CommandError, data_folder
from game.text.messages import cli as say_cli
from game.text.messages import command_line as say_command_line

if TYPE_CHECKING:
    from saves.lines import Line


def add_anyway(parser: ArgumentParser) -> None:
    """The option to see them anyway."""
    parser.add_argument("--anyway", action="store_true", help=say_cli.anyway_help())


def refuse_while_played(options: Namespace, lines: "Sequence[Line]") -> None:
    """Raise CommandError if a game in progress has these cards; with `--anyway` mark that game instead."""
    from contextlib import suppress

    from game.play.still_played import still_played
    from saves.files import RealDisk
    from saves.folders import games_folder, labels_folder
    from saves.labels import label_in, mark_seen
    from saves.library import Library
    from saves.side_files import side_file

    try:
        data = data_folder(options)
    except CommandError:  # without a home no game is in progress
        return
    labels = labels_folder(data)
    for record in still_played(lines, Library(games_folder(data), RealDisk()).games()):
        if label_in(side_file(labels, record)).seen:
            continue
        if not options.anyway:
            raise CommandError(say_command_line.still_playing(record.name))
        with suppress(OSError):
            mark_seen(labels, record, RealDisk())
