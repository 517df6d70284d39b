"""A file given instead of a command, as by a file manager: a record is opened for looking back, rules for editing;
games in progress from elsewhere are imported. The file itself is never changed. Problems are also shown in the window,
because a person who opened it with a click sees no terminal.
"""

from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.cli.arguments import CommandError, data_folder, typed_file
from game.cli.files.file_errors import in_line
from game.cli.game_window import run as run_window
from game.cli.output.terminal import complain
from game.messages.functions import cli as say_cli, errors as say_errors
from game.messages.language import saying
from game.plain_text import plain
from game.sentences.rules_and_scores.house_rules import why_not_rules
from saves.disk.files import NoPlainFile, reason_of
from saves.disk.folders import games_folder
from saves.players.own_rules import BadRulesFile, rules_in_file
from saves.records.lines import HugeRecord, NewerRecord, is_score_pad
from saves.records.replay import good_part

RULES: Final = (".json", ".toml")
"""Endings of rule sets; any other file counts as a record, a score pad or a backup."""
BACKUP: Final = ".zip"


def names_file(word: str) -> bool:
    """Whether a word instead of a command is meant as a file."""
    path = Path(word)
    if path.suffix or len(path.parts) > 1:
        return True
    with suppress(OSError):  # longer than any name
        return path.is_file()
    return False


def add_arguments(parser: ArgumentParser) -> None:
    """The file, passed on as if it were the command's argument."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help=say_cli.file_help())


def run(options: Namespace) -> int:
    """1 if the file is damaged or of no known kind, which the window says too; 2 if there is no such file."""
    path: Path = options.file
    try:
        if path.suffix.lower() in RULES:
            return _edit_rules(options)
        if path.suffix.lower() == BACKUP or is_score_pad(path):
            return _take_in(options)
        return _look_back(options)
    except NoPlainFile:
        return _only_say(options, say_errors.no_plain_file(plain(path.name)))
    except FileNotFoundError as error:
        raise CommandError(say_errors.unreadable(str(path), reason_of(error))) from None
    except OSError as error:
        return _only_say(options, say_errors.unreadable(plain(path.name), reason_of(error)))


def _look_back(options: Namespace) -> int:
    """Raises OSError."""
    path: Path = options.file
    part, name = good_part(path), plain(path.name)
    if isinstance(part.problem, HugeRecord):
        return _only_say(options, f"{name}: {say_errors.huge_game()}")
    if part.problem is not None and not part.accepted:
        is_newer = isinstance(part.problem, NewerRecord)
        return _only_say(options, f"{name}: {say_errors.newer_game()}" if is_newer else say_errors.no_game_in(name))
    if part.problem is not None:
        complain(in_line(path, part.problem, part.replay))
    elif part.torn is not None:
        complain(f"{path}: {say_errors.torn_line(part.torn.number)}")
    run_window(options, lambda program: program.records.look_back_at(path, part))
    return 0 if part.problem is None else 1


def _edit_rules(options: Namespace) -> int:
    """Raises OSError."""
    from game.ui.shared.requests import ImportRules

    try:
        rules = rules_in_file(options.file)
    except BadRulesFile as bad:
        return _only_say(options, why_not_rules(bad.trouble))
    return run_window(options, lambda program: program.ask(ImportRules(rules)))


def _take_in(options: Namespace) -> int:
    """A file that the window would write to is opened directly only if it is the player's own; otherwise a copy is
    imported.
    """
    from game.ui.shared.requests import OpenRecord

    path: Path = options.file.absolute()
    if is_score_pad(path) and path.resolve().parent == games_folder(data_folder(options)).resolve():
        return run_window(options, lambda program: program.ask(OpenRecord(str(path))))
    return run_window(options, lambda program: program.file_pages.import_files(path))


def _only_say(options: Namespace, sentence: str) -> int:
    """On the terminal, and on the title screen."""
    complain(sentence)
    run_window(options, lambda program: program.screens.say(saying(str, sentence)))
    return 1
