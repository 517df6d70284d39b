"""What can be wrong with a record or another file, as facts; `game.sentences` makes the sentences."""

from enum import Enum, StrEnum, auto

from msgspec import Struct

from game.misfit import Misfit


class FlawedFile(Exception):
    """A file from elsewhere that isn't accepted, and why."""

    def __init__(self, flaw: Enum, misfit: Misfit | None = None) -> None:
        super().__init__(flaw.name)
        self.flaw = flaw
        self.misfit = misfit
        """What doesn't fit in it, if it is that."""


class Flaw(Enum):
    """Flaws without further details."""

    LINE_TOO_LONG = auto()
    BLANK_LINE = auto()
    NOT_UTF8 = auto()
    NOT_JSON = auto()
    NESTED_TOO_DEEP = auto()
    NO_HEADER = auto()
    SECOND_HEADER = auto()
    NO_COMPLETE_LINE = auto()
    BAD_DATE = auto()
    UNEQUAL_TEAMS = auto()
    TEAMS_OUT_OF_TURN = auto()
    AFTER_THE_END = auto()
    LATE_POSITION = auto()
    BAD_DRAWS = auto()
    SEAL_CUT_TOO_DEEP = auto()
    BROKEN_SEAL = auto()
    """A well-formed seal for other cards."""
    NOTHING_TO_SCORE = auto()
    MATCH_NOT_OVER = auto()
    NOBODY_CUTS = auto()
    NOBODY_CHOOSES = auto()
    NOBODY_ASKS = auto()
    NOBODY_LAYS_RED_THREES = auto()
    NOBODY_FREEZES = auto()
    PROPOSAL_OUT_OF_PHASE = auto()
    NOTHING_TO_TAKE_BACK = auto()
    """On a score pad."""
    NO_SUCH_ENTRY = auto()
    """On a score pad: a round that doesn't exist, or another number of teams."""
    PROGRAM_STUMBLED = auto()
    """The program itself failed on the file, which is a bug that the fuzzer looks for."""


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


class RulesFlaw(StrEnum):
    """What is wrong with a file that should hold a rule set."""

    NO_FILE = "no_file"
    TOO_LARGE = "too_large"
    NESTED_TOO_DEEP = "nested_too_deep"
    NOT_JSON = "not_json"
    NOT_TOML = "not_toml"
    NO_VERSION = "no_version"
    NEWER = "newer"
    NOT_ONLY_RULES = "not_only_rules"


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


class ArrivalFlaw(Enum):
    """Why a file from elsewhere isn't imported."""

    NO_FILE = "no_file"
    NOTHING_OF_OURS = "nothing_of_ours"
    DAMAGED_ZIP = "damaged_zip"
    DAMAGED_IN_ZIP = "damaged_in_zip"
    TOO_LARGE = "too_large"
    EMPTY = "empty"


class SettingsFlaw(Enum):
    """Why default settings are used, or why new ones aren't on disk."""

    NOT_READ = auto()
    NOT_UNDERSTOOD = auto()
    NEWER = auto()
    LEFT_ALONE = auto()
    NOT_SAVED = auto()


class KeptFlaw(Enum):
    """What is wrong with a file shared by several windows: somebody's progress, or the list of players."""

    NOT_READ = auto()
    DAMAGED = auto()
    """It can't be understood, and was moved to another name."""
    DAMAGED_AND_STUCK = auto()
    """It can't be understood, and the disk accepts no other: it stays where it is."""
    NEWER = auto()
    NOT_SAVED = auto()


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
