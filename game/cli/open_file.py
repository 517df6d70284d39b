"""A file in the place of a command, as a file manager hands it over: a record is looked back at, rules are edited."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from game.cli import replay
from game.cli.arguments import data_folder
from game.cli.window import in_window, window_plan

HELP = "look back at a record, or edit a rule set"
WINDOW = True
RULES: Final = (".json", ".toml")
"""How the names of rule sets end; any other file is taken for a record."""


def names_file(word: str) -> bool:
    """Whether a word in the place of a command is meant for a file."""
    path = Path(word)
    return bool(path.suffix) or len(path.parts) > 1 or path.is_file()


def add_arguments(parser: ArgumentParser) -> None:
    """The file, handed over as if it were the command's argument."""
    replay.add_arguments(parser)


def run(options: Namespace) -> int:
    """1 if the file is no record and no rule set, 2 if it cannot be read."""
    if options.file.suffix.lower() not in RULES:
        return replay.run(options)
    from game.cli.named_rules import found_rules
    from game.ui.launch import run_house_rules

    rules = found_rules(str(options.file), data_folder(options))
    in_window(lambda: run_house_rules(window_plan(options), rules))
    return 0
