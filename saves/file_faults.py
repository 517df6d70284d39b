"""What can be wrong with a record or another file, as facts; `game.words` makes the sentences."""

from enum import Enum, StrEnum, auto

from msgspec import Struct


class FlawedFile(Exception):
    """A file from elsewhere that isn't taken, and why."""

    def __init__(self, flaw: Enum) -> None:
        super().__init__(flaw.name)
        self.flaw = flaw


class Flaw(Enum):
    """What is wrong where there is no more to say."""

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
    """A seal of the right form for other cards."""
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
    """On a score pad: a round that is not there, or another number of teams."""
    PROGRAM_STUMBLED = auto()
    """The program itself failed over it, which is a bug that the fuzzer looks for."""


class WrongShape(Struct, frozen=True):
    """Keys or types that do not fit, in the decoder's own words."""

    complaint: str


class WrongValue(Struct, frozen=True):
    """Text that is no card, no rules, no name: what its reader had against it, without a full stop."""

    complaint: str


class WrongPosition(Struct, frozen=True):
    """A position that no table can be in, likewise."""

    complaint: str


class UnknownType(Struct, frozen=True):
    """A type of line that this program does not know."""

    type: str


class NewerFormat(Struct, frozen=True):
    """A record of a newer program."""

    format: str
    known: int


class TooManySeats(Struct, frozen=True):
    """A larger table than this program knows."""

    seats: int
    most: int


class HugeFile(Struct, frozen=True):
    """A file that is larger than any game gets."""

    bytes: int


class NoSuchSeat(Struct, frozen=True):
    """A seat that the table does not have."""

    seat: int
    players: int


class NoTeammate(Struct, frozen=True):
    """Somebody is asked who does not belong to the asker's team."""

    seat: int
    asker: int


class WrongEntries(Struct, frozen=True):
    """A list of a position that tells of some seats or teams only."""

    key: str
    entries: int
    count: int
    by_team: bool


class RoundGoesOn(Struct, frozen=True):
    """A new round before the last one was over."""

    round: int


class ScoreMissing(Struct, frozen=True):
    """Something else where the score of a round is due."""

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
    """Totals that should be others."""

    totals: tuple[int, ...]


class WrongWinners(Struct, frozen=True):
    """Winners that should be others."""

    winners: tuple[int, ...]


RecordFault = (
    Flaw
    | WrongShape
    | WrongValue
    | WrongPosition
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
    """What the system has against reading a file, in its own words."""

    reason: str


class RulesTrouble(Struct, frozen=True):
    """A file with rules that cannot be used; no name is the whole folder."""

    file: str
    why: RulesFlaw | WrongValue | Unreadable


class ArrivalFlaw(Enum):
    """Why a file from elsewhere is not taken in."""

    NO_FILE = "no_file"
    NOTHING_OF_OURS = "nothing_of_ours"
    DAMAGED_ZIP = "damaged_zip"
    DAMAGED_IN_ZIP = "damaged_in_zip"
    TOO_LARGE = "too_large"
    EMPTY = "empty"


class SettingsFlaw(Enum):
    """Why the usual settings are used, or why new ones are not on the disk."""

    NOT_READ = auto()
    NOT_UNDERSTOOD = auto()
    NEWER = auto()
    LEFT_ALONE = auto()
    NOT_SAVED = auto()


class KeptFlaw(Enum):
    """What is wrong with a file that several windows change: of what somebody learned, of the people of the house."""

    NOT_READ = auto()
    DAMAGED = auto()
    """It cannot be understood, and is kept under another name."""
    DAMAGED_AND_STUCK = auto()
    """It cannot be understood, and the disk takes no other: it stays where it is."""
    NEWER = auto()
    NOT_SAVED = auto()


class KeptTrouble(Struct, frozen=True):
    """A flaw of such a file, what the system says where it was the disk, and the other name of a damaged file."""

    flaw: KeptFlaw
    reason: str = ""
    file: str = ""


class LearningTrouble(Struct, frozen=True):
    """What is wrong with the file of what a person learned."""

    person: str
    trouble: KeptTrouble


class SettingsTrouble(Struct, frozen=True):
    """A flaw, and what the system says where it was the disk."""

    flaw: SettingsFlaw
    reason: str = ""
