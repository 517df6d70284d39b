"""`verify`: replays records strictly and says of each whether it followed its rules."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from game.cli.arguments import complain, wants_json

HELP = "replay records strictly: every line is checked against the rules that stand in the record"
WINDOW = False


def add_arguments(parser: ArgumentParser) -> None:
    """One record or more."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (.handfoot.jsonl)")


def run(options: Namespace) -> int:
    """1 if any record fails."""
    failed = False
    for path in options.files:
        report = report_on(path)
        failed = failed or not report["ok"]
        if wants_json(options):
            print(msgspec.json.encode(report).decode())
        else:
            _print(report)
    return 1 if failed else 0


def report_on(path: Path) -> dict[str, object]:
    """What `verify --json` says of a file."""
    from game.cli.problems import reason_words
    from saves.files import reason_of
    from saves.replay import replay_file

    try:
        verdict = replay_file(path)
    except OSError as error:
        return {
            "file": str(path),
            "ok": False,
            "line": None,
            "reason": "malformed",
            "message": f"The file cannot be read: {reason_of(error)}.",
            "warnings": [],
            "rounds": 0,
            "totals": [],
            "winners": None,
        }
    problem, replay = verdict.problem, verdict.replay
    return {
        "file": str(path),
        "ok": problem is None,
        "line": None if problem is None else problem.line,
        "reason": None if problem is None else problem.code,
        "message": None if problem is None else reason_words(problem, replay),
        "warnings": list(verdict.warnings),
        "rounds": 0 if replay is None else replay.rounds,
        "totals": [] if replay is None else list(replay.totals),
        "winners": None if replay is None or problem is not None else replay.winners,
        "lines": verdict.lines,
    }


def _print(report: dict[str, object]) -> None:
    if not report["ok"]:
        where = report["file"] if report["line"] is None else f"{report['file']}, line {report['line']}"
        complain(f"{where}: {report['message']} ({report['reason']})")
        return
    warnings, totals, won = report["warnings"], report["totals"], report["winners"]
    for warning in warnings if isinstance(warnings, list) else ():
        complain(f"{report['file']}: {warning}")
    points = " : ".join(map(str, totals)) if isinstance(totals, list) else ""
    ending = f", won by team {' and '.join(map(str, won))}" if isinstance(won, list | tuple) and won else ""
    print(f"{report['file']}: in order; rounds scored: {report['rounds']}, totals {points}{ending}.")
