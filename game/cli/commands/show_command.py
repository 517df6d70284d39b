"""`show`: the whole position in a record after a line, hidden cards included, as text or as a position object."""

from argparse import ArgumentParser, Namespace

from game.cli.arguments import CommandError, typed_file, wants_json, whole_number
from game.cli.files.file_errors import complain_of_damage, sound_record
from game.cli.files.withheld_records import add_anyway, refuse_while_played
from game.cli.named.position_text import position_lines
from game.cli.output.terminal import say
from game.messages.functions import cli as say_cli, command_line as say_command_line
from saves.records.lines import encode_line
from saves.records.position_json import position_line


def add_arguments(parser: ArgumentParser) -> None:
    """A record and a line."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help=say_cli.record_help())
    add_anyway(parser)
    parser.add_argument("--line", type=whole_number(1), metavar="N", help=say_cli.show_line_help())


def run(options: Namespace) -> int:
    """1 if the record is bad before the line, 2 if it has no such line or can't be read."""
    verdict = sound_record(options.file, options.line)
    if options.line is not None and verdict.lines < options.line:
        raise CommandError(say_command_line.too_few_lines(str(options.file), verdict.lines))
    assert verdict.replay is not None
    refuse_while_played(options, verdict.accepted, options.file)
    if wants_json(options):
        say(encode_line(position_line(verdict.replay.table)))
    else:
        complain_of_damage(options.file, verdict)
        say("\n".join(position_lines(verdict.replay, verdict.lines)))
    return 0
