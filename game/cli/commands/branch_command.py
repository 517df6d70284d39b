"""`branch`: a new record that continues from a line of another one, which is only read."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game import VERSION
from game.cli.arguments import (
    CommandError,
    add_force,
    add_seed,
    refuse_to_replace,
    typed_file,
    wants_json,
    whole_number,
)
from game.cli.files.file_errors import in_line, reading, writing
from game.cli.files.fresh_record import id_and_time
from game.cli.files.withheld_records import add_anyway, refuse_while_played
from game.cli.named.named_game import seats_named
from game.cli.named.seed import seed_of
from game.cli.output.terminal import path_text, print_answer
from game.messages.functions import cli as say_cli, command_line as say_command_line, play_on as say_play_on
from game.play.branching import BranchPoint, NoBranch, branch_name, branch_point_of_file, branched, seats_as_planned
from saves.disk.files import RealDisk, would_replace
from saves.records.lines import encode_record


def add_arguments(parser: ArgumentParser) -> None:
    """A record, a line, the new file, and what changes."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help=say_cli.branch_file_help())
    parser.add_argument("--line", type=whole_number(1), metavar="N", required=True, help=say_cli.branch_line_help())
    parser.add_argument("--out", type=typed_file, metavar="NEW", required=True, help=say_cli.branch_out_help())
    parser.add_argument("--seats", metavar="S,S,…", help=say_cli.branch_seats_help())
    add_redeal(parser)
    add_anyway(parser)
    add_seed(parser)
    add_force(parser)


def add_redeal(parser: ArgumentParser) -> None:
    """Whose knowledge is kept while hidden cards are re-dealt."""
    parser.add_argument(
        "--redeal",
        type=whole_number(0),
        metavar="SEAT",
        help=say_cli.redeal_help(),
    )


def run(options: Namespace) -> int:
    """1 if the record is bad before the line or the new one cannot be written, 2 if nothing can go on from there."""
    seed = seed_of(options)
    if _is_same(options.file, options.out):
        raise CommandError(say_play_on.onto_itself())
    if would_replace(options.out) and not options.force:
        refuse_to_replace(options.out)
    point = read_point(options, options.file)
    header = point.header
    plans = seats_named(options)
    seats = header.seats if plans is None else seats_as_planned(header.seats, plans)
    game_id, created = id_and_time()
    lines = branched(
        point,
        seats,
        seed=seed,
        game_id=game_id,
        created=created,
        app=VERSION,
        name=branch_name(point),
        anew_for=options.redeal,
    )
    with writing(options.out):
        RealDisk().replace(options.out, encode_record(lines))
    new = lines[0]
    origin = {"id": header.id, "line": point.line}
    told = {"file": path_text(options.out), "id": new.id, "name": new.name, "from": origin, "round": point.board.round}
    return print_answer(told, [say_play_on.written(str(options.out), new.name)], wants_json(options))


def read_point(options: Namespace, path: Path) -> BranchPoint:
    """The moment after the given line of a record. Raises CommandError if nothing can continue from there, or somebody
    is still playing these cards.
    """
    try:
        with reading(path):
            result, point = branch_point_of_file(path, options.line)
    except NoBranch as why:
        raise CommandError(f"{path}: {why}") from None
    if point is None:
        assert result.problem is not None
        raise CommandError(in_line(path, result.problem, result.replay), 1)
    players = len(point.header.seats)
    if options.redeal is not None and options.redeal >= players:
        raise CommandError(say_command_line.no_seat(options.redeal, players))
    refuse_while_played(options, result.accepted, path)
    return point


def _is_same(one: Path, other: Path) -> bool:
    """Whether both are the same file, following links."""
    try:
        return one.samefile(other)
    except OSError:
        return False
