"""`replay`: look back at a record in the window."""

from argparse import ArgumentParser, Namespace

from game.cli.arguments import CommandError, typed_file
from game.cli.game_window import in_window, window_plan
from game.cli.terminal import complain
from game.text.messages import cli as say_cli

WINDOW = True


def about() -> str:
    """What the command does, for its --help."""
    return say_cli.replay_about()


def add_arguments(parser: ArgumentParser) -> None:
    """Adds the record."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help=say_cli.record_help())


def run(options: Namespace) -> int:
    """1 if the record is bad, 2 if it cannot be read."""
    from game.cli.file_errors import in_line, unreadable
    from game.text.messages import errors as say_errors
    from game.ui.launch import run_replay
    from saves.replay import replay_file

    try:
        verdict = replay_file(options.file)
        if verdict.problem is not None:
            raise CommandError(in_line(options.file, verdict.problem, verdict.replay), 1)
    except OSError as error:
        raise CommandError(unreadable(options.file, error)) from None
    if verdict.torn is not None:
        complain(f"{options.file}: {say_errors.torn_line(verdict.torn.number)}")
    in_window(lambda: run_replay(window_plan(options), verdict.accepted, options.file))
    return 0
