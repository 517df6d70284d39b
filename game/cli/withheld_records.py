"""Records that would show the cards of a game of one's own that still goes on."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.cli.arguments import CommandError, data_folder
from game.text.messages import cli as say_cli
from game.text.messages import command_line as say_command_line

if TYPE_CHECKING:
    from saves.lines import Line


def add_anyway(parser: ArgumentParser) -> None:
    """What somebody says who wants to see them all the same."""
    parser.add_argument("--anyway", action="store_true", help=say_cli.anyway_help())


def refuse_while_played(options: Namespace, lines: "Sequence[Line]") -> None:
    """Raises CommandError where a game goes on with these cards; with `--anyway` that game is marked instead."""
    from contextlib import suppress

    from game.play.still_played import still_played
    from saves.files import RealDisk
    from saves.folders import games_folder, labels_folder
    from saves.labels import label_in, mark_seen
    from saves.library import Library
    from saves.side_files import side_file

    try:
        data = data_folder(options)
    except CommandError:  # there is no home, so nothing is played there
        return
    labels = labels_folder(data)
    for record in still_played(lines, Library(games_folder(data), RealDisk()).games()):
        if label_in(side_file(labels, record)).seen:
            continue
        if not options.anyway:
            raise CommandError(say_command_line.still_playing(record.name))
        with suppress(OSError):
            mark_seen(labels, record, RealDisk())
