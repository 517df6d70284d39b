"""Why a file was refused, as the sentence that a person reads."""

from pathlib import Path

from game.engine.refusal import RefusalBase
from game.engine.view import view_of
from game.rules.clashes import Clash
from game.text.messages import cli as say_cli
from game.text.messages import errors as say_errors
from game.words import errors, house_rules
from game.words.refusals import refusal_sentence
from saves.bad_record import BadRecord
from saves.files import reason_of
from saves.replay import Replay


def reason_words(problem: BadRecord, replay: Replay | None) -> str:
    """The sentence of a bad record; a player's mistake is worded as the table would word it."""
    match problem.why:
        case Clash():
            return house_rules.clash_with_keys(problem.why)
        case RefusalBase():
            if replay is None:
                return refusal_sentence(problem.why)
            names = [seat.name for seat in replay.header.seats]
            return refusal_sentence(problem.why, view_of(replay.table, replay.table.board.mover), names)
        case _:
            return errors.record_fault(problem.why)


def in_line(path: Path, problem: BadRecord, replay: Replay | None) -> str:
    """The same with the file and the line in which it is."""
    return say_cli.in_line(str(path), str(problem.line), reason_words(problem, replay))


def unreadable(path: Path, error: OSError) -> str:
    """The sentence for a file that the system will not read."""
    return say_errors.unreadable(str(path), reason_of(error))
