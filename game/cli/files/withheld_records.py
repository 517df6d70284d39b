"""What would show the cards of one's own game in progress: its record, one of the same deal, and the deal itself."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from game.cli.arguments import CommandError, data_folder, wants_json
from game.cli.output.terminal import say_json
from game.deals.shared_deal import SharedDeal
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.play.still_played import deal_still_played, still_played
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, labels_folder
from saves.library.library import GameEntry, Library
from saves.players.people import label_in, mark_seen
from saves.records.lines import Line
from saves.records.side_files import side_file


def add_anyway(parser: ArgumentParser) -> None:
    """The option to see them anyway."""
    parser.add_argument("--anyway", action="store_true", help=say_cli.anyway_help())


def refuse_while_played(options: Namespace, lines: Sequence[Line], record: Path) -> None:
    """Raise CommandError if these lines of a record show cards of a game in progress, which may be that record's own;
    with `--anyway` mark that game instead.
    """
    _refuse(options, lambda games: still_played(lines, games, itself=True), record)


def refuse_deal_while_played(options: Namespace, deal: SharedDeal) -> None:
    """The same for the cards of a deal."""
    _refuse(options, lambda games: deal_still_played(deal, games))


def _refuse(
    options: Namespace, given_away: Callable[[Iterable[GameEntry]], Iterable[Path]], record: Path | None = None
) -> None:
    from contextlib import suppress

    folders = set()
    with suppress(CommandError):  # without a home no game is in progress there
        folders.add(data_folder(options).absolute())
    if record is not None and (games := record.absolute().parent) == games_folder(games.parent):
        folders.add(games.parent)
    for data in folders:
        labels = labels_folder(data)
        for played in given_away(Library(games_folder(data), RealDisk()).games()):
            if label_in(side_file(labels, played)).seen:
                continue
            if not options.anyway:
                sentence = say_command_line.still_playing(played.name)
                if wants_json(options):
                    say_json({"message": sentence, "error": "still_played"})
                raise CommandError(sentence, 1)
            with suppress(OSError):
                mark_seen(labels, played, RealDisk())
