"""What can be wrong with a record or another file, as facts; `game.sentences` makes the sentences."""

from typing import Literal

from msgspec import Struct

from game.misfit import Misfit

Flaw = Literal[
    "line_too_long",
    "blank_line",
    "not_utf8",
    "not_json",
    "nested_too_deep",
    "no_header",
    "second_header",
    "no_complete_line",
    "bad_date",
    "unequal_teams",
    "teams_out_of_turn",
    "after_the_end",
    "late_position",
    "bad_draws",
    "nothing_to_score",
    "match_not_over",
    "nobody_cuts",
    "nobody_chooses",
    "nobody_asks",
    "nobody_lays_red_threes",
    "nobody_freezes",
    "proposal_out_of_phase",
    "nothing_to_take_back",  # on a score pad
    "no_such_entry",  # on a score pad: a round that doesn't exist, or another number of teams
    "program_stumbled",  # the program itself failed on the file, which is a bug that the fuzzer looks for
]
"""Flaws without further details."""


class UnknownType(Struct, frozen=True):
    """A type of line that this program doesn't know."""

    type: str


class NewerFormat(Struct, frozen=True):
    """A record of a newer program."""

    format: str
    known: int


class TooManySeats(Struct, frozen=True):
    """A larger table than this program supports."""

    seats: int
    most: int


class HugeFile(Struct, frozen=True):
    """A file larger than any game."""

    bytes: int


class NoSuchSeat(Struct, frozen=True):
    """A seat that the table doesn't have."""

    seat: int
    players: int


class NoTeammate(Struct, frozen=True):
    """The seat that is asked isn't on the asker's team."""

    seat: int
    asker: int


class WrongEntries(Struct, frozen=True):
    """A list in a position that covers only some seats or teams."""

    key: str
    entries: int
    count: int
    by_team: bool


class RoundGoesOn(Struct, frozen=True):
    """A new round before the last one was over."""

    round: int


class ScoreMissing(Struct, frozen=True):
    """Another line where the score of a round is due."""

    round: int


class WrongRound(Struct, frozen=True):
    """The score of another round than the one that ended."""

    ended: int
    told: int


class WrongOut(Struct, frozen=True):
    """Somebody else went out than the score says, or nobody."""

    out: int | None


class WrongPoints(Struct, frozen=True):
    """A number in a score, by its key."""

    team: int
    key: str
    points: int
    told: int


class WrongTotals(Struct, frozen=True):
    """Wrong totals."""

    totals: tuple[int, ...]


class WrongWinners(Struct, frozen=True):
    """Wrong winners."""

    winners: tuple[int, ...]


RecordFault = (
    Flaw
    | Misfit
    | UnknownType
    | NewerFormat
    | TooManySeats
    | HugeFile
    | NoSuchSeat
    | NoTeammate
    | WrongEntries
    | RoundGoesOn
    | ScoreMissing
    | WrongRound
    | WrongOut
    | WrongPoints
    | WrongTotals
    | WrongWinners
)


RulesFlaw = Literal[
    "no_file",
    "too_large",
    "nested_too_deep",
    "not_json",
    "not_toml",
    "no_version",
    "newer",
    "not_only_rules",
]


class Unreadable(Struct, frozen=True):
    """The system's reason why a file can't be read."""

    reason: str


class RulesTrouble(Struct, frozen=True):
    """A rule set file that can't be used, and the line to look at if that is known; an empty name means the whole
    folder.
    """

    file: str
    why: RulesFlaw | Misfit | Unreadable
    line: int = 0


ArrivalFlaw = Literal[
    "no_file",
    "nothing_of_ours",
    "damaged_zip",
    "damaged_in_zip",
    "too_large",
    "empty",
]


SettingsFlaw = Literal[
    "not_read",
    "not_understood",
    "newer",
    "left_alone",
    "not_saved",
]
"""Why default settings are used, or why new ones aren't on disk."""


KeptFlaw = Literal[
    "not_read",
    "damaged",  # it can't be understood, and was moved to another name
    "damaged_and_stuck",  # it can't be understood, and the disk accepts no other: it stays where it is
    "newer",
    "not_saved",
]
"""What is wrong with a file shared by several windows: somebody's progress, or the list of players."""


class KeptTrouble(Struct, frozen=True):
    """A flaw of such a file, the system's reason if it was the disk, the new name of a damaged file and what doesn't
    fit in it.
    """

    flaw: KeptFlaw
    reason: str = ""
    file: str = ""
    why: Misfit | None = None


class LearningTrouble(Struct, frozen=True):
    """What is wrong with the file of a person's progress."""

    person: str
    trouble: KeptTrouble


class SettingsTrouble(Struct, frozen=True):
    """A flaw, the system's reason if it was the disk, and what doesn't fit in a file that isn't understood."""

    flaw: SettingsFlaw
    reason: str = ""
    why: Misfit | None = None
