"""`replay`: look back at a record in the window."""

from argparse import ArgumentParser, Namespace

from game.cli.arguments import CommandError, typed_file
from game.cli.game_window import in_window, window_plan
from game.cli.terminal import complain

HELP = "look back at a record in the window: every turn, what was better, what the cards did"
WINDOW = True


def add_arguments(parser: ArgumentParser) -> None:
    """Adds the record."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help="a record (.handfoot.jsonl)")


def run(options: Namespace) -> int:
    """1 if the record is bad, 2 if it cannot be read."""
    from game.cli.file_errors import reason_words, unreadable
    from game.text.messages import errors as say_errors
    from game.ui.launch import run_replay
    from saves.replay import replay_file

    try:
        verdict = replay_file(options.file)
        if verdict.problem is not None:
            where = f"{options.file}, line {verdict.problem.line}"
            raise CommandError(f"{where}: {reason_words(verdict.problem, verdict.replay)}", 1)
    except OSError as error:
        raise CommandError(unreadable(options.file, error)) from None
    if verdict.torn is not None:
        complain(f"{options.file}: {say_errors.torn_line(verdict.torn.number)}")
    in_window(lambda: run_replay(window_plan(options), verdict.accepted, options.file))
    return 0
