"""Score pads without a window or a file, and the screens that they show."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.printed.printed_page import PrintedPage
from game.rules.ruleset import RuleSet
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from game.toolkit.scene import Scene
from game.ui.evening.score_pad.score_pad_actions import ScorePadPeople, people_at_score_pad
from game.ui.evening.score_pad.score_pad_entry import ScorePadEntryScene
from game.ui.evening.score_pad.score_pad_evening import ScorePadEveningScene
from saves.records.evening import Evening, evening_of
from saves.records.journal import ON_DISK, DiskAnswer
from saves.records.lines import SeatInfo
from saves.records.score_pad_lines import BackLine, DroppedLine, EntryLine, EveningEnd, ScorePadLine, WrittenLine
from tests.build import FAMILY, WEB
from tests.saves.score_pads import FIRST, SECOND, header
from tests.ui.samples import LONG

EVERY_ROW = replace(
    WEB,
    deal="cut",
    double_book=14,
    wild_melds="allowed",
    sevens_book=1500,
    meld_threes="all",
    threes_book=700,
    book_at_once=200,
)
"""Rules that bring all but one of the lines that a pad can have."""


class ScorePadAtHand:
    """A desk that keeps the evening in memory, and the lines that would be in its file."""

    def __init__(
        self, players: int = 4, teams: int = 2, rules: RuleSet = WEB, rounds: int = 0, names: Sequence[str] = LONG
    ) -> None:
        seats = tuple(SeatInfo(name=name, kind="human") for name in names[:players])
        told = replace(header(rules), seats=seats, teams=teams, dealer=2 % players)
        self.lines: list[ScorePadLine] = [told]
        self._evening = evening_of([told])
        self.shown: list[str] = []
        self.celebrations = 0
        for number in range(1, rounds + 1):
            self.enter(number, sample(teams, number))
            self.write_down(number)
        self.shown.clear()
        self.kept: DiskAnswer | None = ON_DISK

    def _feed(self, line: ScorePadLine) -> None:
        self.lines.append(line)
        self._evening.feed(line, len(self.lines))

    @property
    def score_pad(self) -> "ScorePadAtHand":
        """The pad itself."""
        return self

    @property
    def evening(self) -> Evening:
        """What stands on the pad."""
        return self._evening

    @property
    def people(self) -> ScorePadPeople:
        """Who plays."""
        return people_at_score_pad(self._evening)

    def enter(self, round_number: int, entry: RoundEntry) -> None:
        """As a journal takes it."""
        if self._evening.entry(round_number) != entry:
            self._feed(EntryLine(n=round_number, teams=entry.teams, out=entry.out))

    def write_down(self, round_number: int) -> None:
        """The round counts."""
        if self._evening.written.draft(round_number) is None:
            entry = self._evening.entry(round_number)
            self._feed(EntryLine(n=round_number, teams=entry.teams, out=entry.out))
        self._feed(WrittenLine(n=round_number))
        self.shown.append("evening")

    def drop(self, round_number: int) -> None:
        """It stays as it was."""
        if self._evening.written.draft(round_number) is not None:
            self._feed(DroppedLine(n=round_number))
        self.shown.append("evening")

    def undo(self) -> None:
        """A step back."""
        if self._evening.can_go_back:
            self._feed(BackLine())

    def announce_last_round(self) -> None:
        """The next round is the last."""
        number = self._evening.next_round
        self._feed(EntryLine(n=number, teams=self._evening.entry(number).teams, last=True))

    def end(self) -> None:
        """It is over."""
        self._feed(EveningEnd())

    @property
    def faces(self) -> dict[str, int]:
        """Those of the records."""
        return {}

    def again(self) -> None:
        """Where it would lead."""
        self.shown.append("again")

    def celebrate(self) -> float:
        """Counts it."""
        self.celebrations += 1
        return 1.0

    def show_round(self, round_number: int) -> None:
        """Where it would lead."""
        self.shown.append(f"round {round_number}")

    def show_evening(self) -> None:
        """Where it would lead."""
        self.shown.append("evening")

    def print_sheet(self) -> None:
        """Where it would lead."""
        self.shown.append("sheet")

    def show_whole_evening(self) -> None:
        """Where it would lead."""
        self.shown.append("whole evening")

    def print_rules(self, page: PrintedPage) -> None:
        """Where it would lead."""
        self.shown.append(page.name)

    phones = None

    def show_phones(self) -> None:
        """Where it would lead."""
        self.shown.append("phones")

    def back(self) -> None:
        """Where it would lead."""
        self.shown.append("back")


def sample(teams: int, number: int) -> RoundEntry:
    """A round with something in every field, another one for each team."""
    if teams == 2:
        return FIRST if number % 2 else SECOND
    each = tuple(
        TeamEntry(melded=300 + 55 * team, left=35 * (team % 3), red_threes_left=team % 2)
        .with_books(BookSort.CLEAN, 1 + team % 2)
        .with_books(BookSort.DIRTY, 2)
        for team in range(teams)
    )
    return RoundEntry(each, number % teams)


def entering(players: int = 4, teams: int = 2, rules: RuleSet = WEB, rounds: int = 2) -> ScorePadEntryScene:
    """A round half entered."""
    actions = ScorePadAtHand(players, teams, rules, rounds)
    number = actions.evening.next_round
    actions.enter(number, sample(teams, number))
    return ScorePadEntryScene(actions, number)


def far_below() -> ScorePadEntryScene:
    """Eight who play alone, one of them with the largest sums that a match has seen."""
    actions = ScorePadAtHand(8, 8, rounds=9)
    entry = sample(8, 10)
    actions.enter(10, entry.with_team(7, replace(entry.teams[7], melded=0, left=2000, red_threes_left=42)))
    return ScorePadEntryScene(actions, 10)


def doubtful() -> ScorePadEntryScene:
    """A round in which something cannot be."""
    actions = ScorePadAtHand(rounds=1)
    actions.enter(2, SECOND.with_team(0, replace(SECOND.teams[0], red_threes_left=9)))
    return ScorePadEntryScene(actions, 2)


def over() -> ScorePadEveningScene:
    """An evening that was ended, with a corrected round."""
    actions = ScorePadAtHand(rounds=4)
    actions.enter(1, SECOND)
    actions.write_down(1)
    actions.end()
    return ScorePadEveningScene(actions)


PADS: dict[str, Callable[[], Scene]] = {
    "score pad, a round": entering,
    "score pad, a round is changed": lambda: ScorePadEntryScene(ScorePadAtHand(rounds=2), 1),
    "score pad, something cannot be": doubtful,
    "score pad, nothing entered": lambda: ScorePadEntryScene(ScorePadAtHand(rules=FAMILY), 1),
    "score pad, every line": lambda: entering(rules=EVERY_ROW),
    "score pad, three teams": lambda: entering(6, 3),
    "score pad, four teams": lambda: entering(8, 4),
    "score pad, eight alone": lambda: entering(8, 8),
    "score pad, eight alone, far below": far_below,
    "score pad, an evening": lambda: ScorePadEveningScene(ScorePadAtHand(rounds=3)),
    "score pad, an evening begins": lambda: ScorePadEveningScene(ScorePadAtHand()),
    "score pad, a long evening of eight": lambda: ScorePadEveningScene(ScorePadAtHand(8, 8, rounds=9)),
    "score pad, an evening of three teams": lambda: ScorePadEveningScene(ScorePadAtHand(6, 3, rounds=2)),
    "score pad, an evening is over": over,
    "score pad, the last round by the rules": lambda: ScorePadEveningScene(ScorePadAtHand(rounds=4)),
    "score pad, a long evening of eight is over": lambda: ScorePadEveningScene(
        ScorePadAtHand(8, 8, replace(WEB, rounds=9), 9)
    ),
}
