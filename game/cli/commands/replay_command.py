"""`replay`: look back at a record in the window."""

from argparse import ArgumentParser, Namespace

from game.cli.arguments import typed_file
from game.cli.files.file_errors import complain_of_damage, sound_record
from game.cli.game_window import in_window, window_plan
from game.messages.functions import cli as say_cli


def add_arguments(parser: ArgumentParser) -> None:
    """Adds the record."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help=say_cli.record_help())


def run(options: Namespace) -> int:
    """1 if the record is bad, 2 if it can't be read."""
    from game.ui.system.launch import run_replay

    verdict = sound_record(options.file)
    complain_of_damage(options.file, verdict)
    in_window(lambda: run_replay(window_plan(options), verdict.accepted, options.file))
    return 0
