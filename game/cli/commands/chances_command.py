"""`chances`: who got the wild cards, red threes and pairs of wild cards, and who was lucky, compared with chance."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from game.analysis.allowed_analysis import lines_for_luck
from game.analysis.chance.chances import DealtCards, Wanted, WhoGot, dealt_cards, who_got_what, with_luck
from game.analysis.chance.luck import luck_of
from game.cli.arguments import CommandError, data_folder, typed_file, wants_json
from game.cli.files.file_errors import complain_of_damage, good_part
from game.cli.files.withheld_records import add_anyway, refuse_while_played
from game.cli.output.terminal import ProgressBar, complain, print_answer
from game.messages.functions import chances as say_chances, cli as say_cli
from game.sentences.my_games import spoken_face
from saves.disk.folders import games_folder
from saves.records.lines import is_record


def add_arguments(parser: ArgumentParser) -> None:
    """Records, or none."""
    parser.add_argument("files", nargs="*", type=typed_file, metavar="FILE", help=say_cli.chances_files_help())
    add_anyway(parser)


def run(options: Namespace) -> int:
    """1 if not even the beginning of a named record is valid, 2 if one can't be read."""
    found = who_got_what(_dealt(options))
    told = [wanted for wanted in Wanted if wanted is not Wanted.JOKERS]
    figures = [_figure(seat, wanted) for seat in found.seats for wanted in told]
    # of a single match luck is a number that nobody can read
    readable = [wanted for wanted in told if not wanted.is_luck or found.games > 1]
    faces = [spoken_face(seat.of(wanted)) for seat in found.seats for wanted in readable]
    head = say_chances.counted(found.rounds, found.games) if found.rounds else say_chances.nothing_counted()
    return print_answer({"rounds": found.rounds, "seats": figures}, [head, *faces], wants_json(options))


def _figure(seat: WhoGot, wanted: Wanted) -> dict[str, object]:
    """One figure of a player, with the keys of record-format, section 4.2."""
    tally = seat.tallies[wanted]
    numbers = (round(number, 2) for number in (tally.expected, tally.seen, *tally.band))
    keys = ("expected", "seen", "low", "high")
    return {"who": seat.who, "what": wanted.name.lower(), **dict(zip(keys, numbers, strict=True))}


def _dealt(options: Namespace) -> Iterator[DealtCards]:
    """The cards of the records, each with its luck."""
    paths = options.files or sorted(filter(is_record, games_folder(data_folder(options)).glob("*.jsonl")))
    with ProgressBar(len(paths), "game") as bar:
        for number, path in enumerate(paths, 1):
            try:
                verdict, _ = good_part(path)
            except CommandError as error:
                if options.files:
                    raise
                complain(str(error))
                continue
            lines = verdict.accepted
            complain_of_damage(path, verdict)
            if options.files:
                refuse_while_played(options, lines, path)
            dealt = dealt_cards(lines)
            if dealt is not None:
                yield with_luck(dealt, lines, luck_of(lines_for_luck(lines)))
            bar.show(number)
