"""A record that cannot be accepted."""

from game.engine.refusal import Reason, Refusal
from game.rules.clashes import Clash
from saves.file_faults import RecordFault


class BadRecord(Exception):
    """A record that cannot be accepted: the line (from 1), a reason code, and why, for which the words are found
    elsewhere.
    """

    def __init__(self, line: int, why: RecordFault | Refusal | Clash, code: Reason = Reason.MALFORMED) -> None:
        super().__init__(line, why, code)
        self.line = line
        self.why = why
        self.code = code


class NewerRecord(BadRecord):
    """A record that is not damaged: a newer program wrote it, and it must be left as it is."""


class HugeRecord(BadRecord):
    """A record that is larger than any game gets: judging it would take very long, so nobody says what is in it."""
