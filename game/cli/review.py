"""`review`: looks back at a match for the decisions that cost most, and says what was better."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

import msgspec

from game.cli.arguments import CommandError, typed_file, wants_json, whole_number
from game.cli.printing import complain, path_text, say, say_json
from game.cli.progress import ProgressBar
from game.words import command_line as says

if TYPE_CHECKING:
    from game.play.review import CostlyDecision

HELP = "look back at a match: the three decisions that cost most, and what was better"
WINDOW = False


def add_arguments(parser: ArgumentParser) -> None:
    """A record, and whose decisions."""
    parser.add_argument("file", type=typed_file, metavar="FILE", help="a record (.handfoot.jsonl)")
    parser.add_argument(
        "--seat", type=whole_number(0, 5), metavar="S", help="whose decisions (default: people's, else everybody's)"
    )


class ReviewedDecision(msgspec.Struct, frozen=True):
    """One decision as JSON; moves are those of record-format, section 2.2."""

    line: int
    round: int
    seat: int
    moves: tuple[dict[str, object], ...]
    points: float
    better: dict[str, object]
    better_in: int
    worlds: int
    sentence: str


def run(options: Namespace) -> int:
    """1 if the record is bad, 2 if it cannot be read or has no such seat."""
    from game.cli.file_errors import reason_words, unreadable
    from game.play.review import review
    from game.words.errors import torn_line
    from game.words.looking_back import NOTHING_COST_MUCH
    from saves.record import read_record
    from saves.replay import replay_file

    try:
        verdict = replay_file(options.file)
        if verdict.problem is not None or verdict.replay is None:
            where = f"{options.file}, line {verdict.problem.line if verdict.problem else 1}"
            why = reason_words(verdict.problem, verdict.replay) if verdict.problem else says.EMPTY_RECORD
            raise CommandError(f"{where}: {why}", 1)
        record = read_record(options.file)
    except OSError as error:
        raise CommandError(unreadable(options.file, error)) from None
    if record.torn is not None:
        complain(f"{options.file}: {torn_line(record.torn.number)}")
    players = verdict.replay.header.seats
    if options.seat is not None and options.seat >= len(players):
        raise CommandError(says.no_seat(options.seat, len(players)))
    people = [seat for seat, player in enumerate(players) if player.kind == "human"]
    seats = people or list(range(len(players))) if options.seat is None else [options.seat]
    with ProgressBar(0, "decision") as bar:
        lapses = review(record.lines, seats, bar.show_of)
    told = [_reviewed(lapse, [player.name for player in players]) for lapse in lapses]
    if wants_json(options):
        say_json({"file": path_text(options.file), "seats": seats, "decisions": told})
        return 0
    for decision in told:
        say(f"line {decision.line}, {decision.sentence[:1].lower()}{decision.sentence[1:]}")
    if not told:
        say(NOTHING_COST_MUCH)
    return 0


def _reviewed(lapse: "CostlyDecision", names: list[str]) -> ReviewedDecision:
    from game.words.looking_back import review_sentence
    from saves.moves import move_fields

    decision, better = lapse.decision, lapse.better
    round_, melds = decision.view.board.round, decision.view.board.melds[decision.view.team]
    return ReviewedDecision(
        decision.line,
        round_,
        decision.seat,
        tuple(move_fields(move) for move in decision.moves),
        lapse.points,
        move_fields(better.move),
        better.better,
        better.worlds,
        review_sentence(round_, decision.seat, decision.moves, lapse.points, better, names, melds=melds),
    )
