"""A record that can't be accepted."""

from game.engine.position import ImpossiblePosition
from game.engine.refusal import Reason, Refusal
from game.rules.clashes import Clash
from saves.disk.file_faults import RecordFault

Fault = RecordFault | ImpossiblePosition | Refusal | Clash


class BadRecord(Exception):
    """A record that can't be accepted: the line (from 1), a reason code, and why, as facts for a message."""

    def __init__(self, line: int, why: Fault, code: Reason = Reason.MALFORMED) -> None:
        super().__init__(line, why, code)
        self.line = line
        self.why = why
        self.code = code


class NewerRecord(BadRecord):
    """A record that isn't damaged, but was written by a newer program and must not be changed."""


class HugeRecord(BadRecord):
    """A record larger than any game: checking it would take very long, so its content isn't examined."""
