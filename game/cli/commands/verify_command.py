"""`verify`: replays records strictly and reports for each whether it followed its rules."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from game.cli.arguments import typed_file, wants_json
from game.cli.files.file_errors import reason_words
from game.cli.output.terminal import complain, path_text, say, say_json
from game.messages.functions import (
    cli as say_cli,
    command_line as say_command_line,
    deals as say_deals,
    errors as say_errors,
)
from game.play.shared_deals import deal_claimed
from saves.disk.files import reason_of
from saves.records.lines import RoundLine, ShuffleLine
from saves.records.open_score_pad import good_lines
from saves.records.replay import ReplayResult, replay_file


def add_arguments(parser: ArgumentParser) -> None:
    """Adds the records, one or more."""
    parser.add_argument("files", nargs="+", type=typed_file, metavar="FILE", help=say_cli.record_help())


class FileReport(Struct, frozen=True, kw_only=True):
    """The report on a file, with the keys of record-format, section 4."""

    file: str
    ok: bool
    line: int | None = None
    reason: str | None = None
    message: str | None = None
    warnings: tuple[str, ...] = ()
    rounds: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None
    lines: int = 0


def run(options: Namespace) -> int:
    """1 if any record fails."""
    failed = False
    for path in options.files:
        report = report_on(path)
        failed = failed or not report.ok
        if wants_json(options):
            say_json(report)
        else:
            _print(report)
    return 1 if failed else 0


def report_on(path: Path) -> FileReport:
    """Replays one record."""
    try:
        verdict = replay_file(path, judge_names=True)
    except OSError as error:
        unreadable = say_errors.unreadable(say_command_line.the_file(), reason_of(error))
        return FileReport(file=path_text(path), ok=False, reason="malformed", message=unreadable)
    problem, replay = verdict.problem, verdict.replay
    message = reason_words(problem, replay) if problem else None
    if problem is not None and problem.line == 1 and _holds_score_pad(path):
        message = say_command_line.verify_score_pad()
    return FileReport(
        file=path_text(path),
        ok=problem is None,
        line=problem.line if problem else None,
        reason=problem.code if problem else None,
        message=message,
        warnings=_warnings(verdict),
        rounds=replay.rounds if replay else 0,
        totals=replay.totals if replay else (),
        winners=replay.winners if replay and not problem else None,
        lines=verdict.lines,
    )


def _holds_score_pad(path: Path) -> bool:
    """Whether it is the record of real cards that were counted here, not of a match."""
    try:
        return bool(good_lines(path))
    except OSError:
        return False


def _warnings(verdict: ReplayResult) -> tuple[str, ...]:
    """Problems that don't make a record bad, but should be known."""
    torn = () if verdict.torn is None else (say_errors.torn_line(verdict.torn.number),)
    was_sealed = any(isinstance(line, RoundLine | ShuffleLine) and line.was_sealed for line in verdict.accepted)
    seals = (say_command_line.seals_not_checked(),) if was_sealed else ()
    claimed = deal_claimed(verdict.accepted) if verdict.accepted else "none"
    about_deal = {"unreadable": say_deals.unreadable, "other_cards": say_deals.other_cards}
    return (*torn, *seals, *(words() for claim, words in about_deal.items() if claim == claimed))


def _print(report: FileReport) -> None:
    if not report.ok:
        why = f"{report.message} ({report.reason})"
        file, line = report.file, report.line
        complain(f"{file}: {why}" if line is None else say_cli.in_line(file, str(line), why))
        return
    for warning in report.warnings:
        complain(f"{report.file}: {warning}")
    say(record_in_order(report.file, report.rounds, report.totals, report.winners or ()))


def record_in_order(file: str, rounds: int, totals: Sequence[int], winners: Sequence[int]) -> str:
    """The line for a valid record.

    >>> record_in_order("a.jsonl", 1, (90, -5), (0,))
    'a.jsonl is valid; rounds scored: 1, totals 90 : -5, won by team 0.'
    """
    each = " : ".join(map(str, totals))
    if not winners:
        return say_command_line.in_order(file, rounds, each)
    return say_command_line.in_order_won(file, rounds, each, [str(team) for team in winners])
