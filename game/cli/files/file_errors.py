"""Files that a command reads and writes, and why one was refused, as the sentence that a person reads."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.cli.arguments import CommandError
from game.cli.output.terminal import complain, path_text
from game.engine.refusal import Refusal
from game.engine.table.view import view_of
from game.messages.functions import cli as say_cli, command_line as say_command_line, errors as say_errors
from game.rules.clashes import Clash
from game.sentences import errors
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.rules_and_scores import house_rules
from saves.disk.files import reason_of
from saves.records.lines import BadRecord
from saves.records.replay import Replay, ReplayResult, replay_file


@contextmanager
def reading(path: str | Path) -> Iterator[None]:
    """Where the system doesn't let a file be read, that is a CommandError with code 2."""
    try:
        yield
    except OSError as error:
        raise CommandError(say_errors.unreadable(str(path), reason_of(error))) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Where the system doesn't let a file be written, that is a CommandError with code 1."""
    try:
        yield
    except OSError as error:
        raise CommandError(say_errors.unwritable(str(path), reason_of(error)), 1) from None


def reason_words(problem: BadRecord, replay: Replay | None) -> str:
    """The sentence for a bad record; a player's mistake is worded as at the table."""
    match problem.why:
        case Clash():
            return house_rules.clash_with_keys(problem.why)
        case Refusal():
            if replay is None:
                return refusal_sentence(problem.why)
            names = [seat.name for seat in replay.header.seats]
            return refusal_sentence(problem.why, view_of(replay.table, replay.table.board.mover), names)
        case _:
            return errors.record_fault(problem.why)


def in_line(path: Path, problem: BadRecord, replay: Replay | None) -> str:
    """The sentence with the file and the line of the problem."""
    return say_cli.in_line(str(path), str(problem.line), reason_words(problem, replay))


def sound_record(path: Path, line: int | None = None) -> ReplayResult:
    """A record that is valid up to that line. Raises CommandError if it isn't, or can't be read."""
    with reading(path):
        verdict = replay_file(path, line)
    if verdict.problem is not None:
        raise CommandError(in_line(path, verdict.problem, verdict.replay), 1)
    return verdict


def good_part(path: Path) -> tuple[ReplayResult, Replay]:
    """The valid part of a record. Raises CommandError if it can't be read, or even its beginning is invalid."""
    with reading(path):
        verdict = replay_file(path)
    if verdict.replay is None:
        assert verdict.problem is not None
        raise CommandError(in_line(path, verdict.problem, None), 1)
    return verdict, verdict.replay


def damage_words(path: Path, verdict: ReplayResult) -> str | None:
    """Where the record stops being valid, or that its last line was not completely written; None if all is well."""
    if verdict.problem is not None:
        why = reason_words(verdict.problem, verdict.replay)
        return say_command_line.damaged_from(path_text(path), verdict.problem.line, why)
    return None if verdict.torn is None else f"{path}: {say_errors.torn_line(verdict.torn.number)}"


def complain_of_damage(path: Path, verdict: ReplayResult) -> None:
    """Print the `damage_words`, if any, on the terminal."""
    damage = damage_words(path, verdict)
    if damage is not None:
        complain(damage)
