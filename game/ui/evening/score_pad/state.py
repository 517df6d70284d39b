"""What the screens of a score pad show, as frozen values: a round as it is entered, and the evening so far."""

from itertools import starmap
from typing import Final

from msgspec import Struct

from game.messages.functions import score_pad as say, scores as say_scores
from game.rules.ruleset import RuleSet
from game.score_pad.doubts import Doubt, NotWritten, OddPoints, OpenedTooLow, TooFewForBooks, doubts_of
from game.score_pad.entry import RoundEntry
from game.score_pad.score_pad_rows import BookRow, Row, ScorePadRow, blanks_of, rows_of, value_of
from game.score_pad.typed_sum import TypedSum
from game.sentences.grammar import seat_person
from game.sentences.rules_and_scores import score_pad as words
from game.ui.evening.score_pad.score_pad_actions import ScorePadPeople
from saves.records.evening import Evening, Written

MOST_WITH_COUNTS: Final = 3
"""Up to this many teams, a column has room for plus and minus; with more, counts are written as numbers."""
POINTS: Final = (ScorePadRow.MELDED, ScorePadRow.LEFT, ScorePadRow.PENALTY)
"""The lines that points are written in; the others count something."""


class LineAt(Struct, frozen=True):
    """A field by its team and its line; not that of the faces."""

    team: int
    row: Row

    @property
    def id(self) -> str:
        return f"field/{self.key}_{self.team}"

    @property
    def key(self) -> str:
        if isinstance(self.row, BookRow):
            return f"{'double_' if self.row.double else ''}{self.row.sort}"
        return self.row.name.lower()


class RoundEntered(Struct, frozen=True):
    """A round's current entries. `chosen` is the number that the keys on the screen write in, `typed` its digits;
    `written_in` is the field that more digits or cards may still be added to, `refusal` why an entry was refused.
    """

    evening: Evening
    people: ScorePadPeople
    written: Written
    """What was written when this state was made; the evening goes on."""
    round: int
    chosen: LineAt | None = None
    typed: TypedSum = TypedSum(None)
    written_in: LineAt | None = None
    refusal: str = ""
    seen: int = 0
    """A team whose column is visible."""

    @property
    def rules(self) -> RuleSet:
        return self.evening.rules

    @property
    def entry(self) -> RoundEntry:
        return self.evening.entry(self.round)

    @property
    def is_blank(self) -> bool:
        return self.entry == RoundEntry.blank(self.evening.teams)

    @property
    def to_fill_in(self) -> LineAt | None:
        """The first line of a blank round, then the first points that are still to be written."""
        if self.is_blank:
            return self.lines[0]
        return next(starmap(LineAt, blanks_of(self.rules, self.evening.players, self.entry)), None)

    @property
    def is_change(self) -> bool:
        return self.round < self.evening.next_round

    @property
    def is_narrow(self) -> bool:
        """Whether the columns are too many for counts other than numbers."""
        return len(self.people.teams) > MOST_WITH_COUNTS

    @property
    def rows(self) -> tuple[Row, ...]:
        return rows_of(self.rules)

    @property
    def lines(self) -> list[LineAt]:
        """The fields down the lines of one team after the other."""
        teams = range(len(self.people.teams))
        return [LineAt(team, row) for team in teams for row in self.rows if row is not ScorePadRow.OUT]

    @property
    def has_cards(self) -> bool:
        """Whether the keys on the screen include cards: not where books are counted."""
        return self.chosen is None or self.chosen.row in POINTS

    def points_of(self, team: int) -> LineAt:
        return next(at for at in self.lines if at.team == team and at.row in POINTS)

    def settled(self, at: LineAt) -> TypedSum:
        """The number in a field that nobody is writing; a count of nothing is not shown."""
        number = value_of(self.entry, at.team, at.row)
        return TypedSum(number if at.row in POINTS else number or None)

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        before = self.evening.totals_before(self.round)
        return tuple(doubts_of(self.rules, self.evening.players, self.round, before, self.entry))

    @property
    def second_opinion(self) -> str:
        """A doubt about the entries of the round, "" if there is none."""
        told = (doubt for doubt in self.doubts if not _may_pass(doubt, self.written_in))
        return next((words.doubt_sentence(doubt, self.people.persons, self.people.are_several) for doubt in told), "")

    @property
    def headings(self) -> tuple[str, str]:
        """The round, its minimum and who deals, by the whole name and by the first alone; or that it is being
        corrected.
        """
        evening = self.evening
        dealer = evening.dealer(self.round)
        names = self.people.by_seat[dealer].name, self.people.called[dealer]
        rounds = evening.planned_rounds
        place = say_scores.round_of(self.round, rounds if self.round <= rounds else 0, 0)
        if self.round == evening.written.last:
            place = say_scores.last_round(self.round)
        minimums = evening.minimums(self.round)
        if self.is_change:
            return (say.correction(place, minimums),) * 2
        whole, short = (say.heading(place, minimums, seat_person((one,), 0)) for one in names)
        return whole, short

    @property
    def message(self) -> str:
        return self.refusal or f"{self.headings[0]}."

    @property
    def write_label(self) -> str:
        """The label of the button that enters the round, or its correction."""
        return say.save_correction() if self.is_change else say.write_down()


def _may_pass(doubt: Doubt, written_in: LineAt | None) -> bool:
    """Whether there will be no doubt once a field is complete: half a number is mostly too little or odd."""
    match doubt:
        case NotWritten():
            return True
        case TooFewForBooks(team) | OpenedTooLow(team):
            return written_in == LineAt(team, ScorePadRow.MELDED)
        case OddPoints(team, is_left):
            return written_in == LineAt(team, ScorePadRow.LEFT if is_left else ScorePadRow.MELDED)
        case _:
            return False


class EveningShown(Struct, frozen=True):
    """An evening so far, and who plays."""

    written: Written
    """What it was made of: an evening goes on."""
    evening: Evening
    people: ScorePadPeople
    seen: int = 0
    """A team whose column is visible."""

    @property
    def has_result(self) -> bool:
        return self.evening.is_finished and bool(self.written.rounds)

    @property
    def rounds_in_all(self) -> int:
        """How many there will be; 0 if nobody knows, where points may end the evening before."""
        return 0 if self.evening.rules.target_score and not self.written.last else self.evening.planned_rounds

    @property
    def rounds_to_come(self) -> range:
        """The rounds still to play: those of the rules, or up to the one announced as the last, or the next one."""
        next_ = len(self.written.rounds) + 1
        return range(next_, next_ if self.evening.is_finished else max(self.evening.planned_rounds, next_) + 1)

    @property
    def message(self) -> str:
        evening = self.evening
        if not evening.totals:
            return say.no_round_yet()
        people = self.people
        told = [people.person(team) for team in evening.leaders]
        if self.has_result:
            return people.winner_line(evening.leaders)
        return say.ahead([team.name for team in told], told[0], people.are_several)

    @property
    def on(self) -> tuple[str, str]:
        if self.written.is_over:
            return say.go_on(), ""
        evening, number = self.evening, self.evening.next_round
        dealer = seat_person((self.people.by_seat[evening.dealer(number)].name,), 0)
        said = say.next_round(dealer, evening.minimums(number))
        if number == self.written.last:
            said = say.is_last_round()
        return (say.enter_round_begun if evening.is_begun(number) else say.enter_round)(number), said

    def note(self, number: int) -> str:
        """Who went out in a round, or that a correction has begun."""
        out = self.written.rounds[number - 1].out
        if self.evening.is_begun(number):
            return say.change_begun()
        if out is None:
            return "" if self.has_result else say.out_not_entered()
        return say_scores.who_went_out(seat_person(self.people.called, out))

    def marks(self, number: int) -> tuple[str, ...]:
        """Remarks on a round: that it was corrected, that points were left blank."""
        entry, evening = self.written.rounds[number - 1], self.evening
        told = {
            say.changed(): number in {correction.round for correction in self.written.corrections},
            say.left_blank(): any(blanks_of(evening.rules, evening.players, entry)),
        }
        return tuple(word for word, holds in told.items() if holds)
