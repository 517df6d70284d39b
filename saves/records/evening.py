"""An evening with real cards: the state that a score pad's lines produce, and what follows from it."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.engine.events import TeamScore
from game.engine.table.board import is_last, leaders, minimum_to_open
from game.rules.ruleset import most_rounds
from game.score_pad.counting import scores_of
from game.score_pad.entry import RoundEntry
from saves.records.lines import BadRecord
from saves.records.replay import rules_of
from saves.records.score_pad_lines import (
    BackLine,
    DroppedLine,
    EntryLine,
    EveningEnd,
    ScorePadHeader,
    ScorePadLine,
    WrittenLine,
)


class Correction(Struct, frozen=True):
    """A recorded round that was corrected later."""

    round: int
    before: RoundEntry
    after: RoundEntry
    t: float | None


class Written(Struct, frozen=True):
    """Everything on a pad."""

    rounds: tuple[RoundEntry, ...] = ()
    drafts: tuple[tuple[int, RoundEntry], ...] = ()
    """By round number: what is entered but not recorded yet."""
    corrections: tuple[Correction, ...] = ()
    last: int = 0
    """The round that was announced as the last; 0 if none was."""
    is_over: bool = False

    def draft(self, round_number: int) -> RoundEntry | None:
        """What is entered for a round but not recorded; None if nothing was begun or changed."""
        return dict(self.drafts).get(round_number)


class Evening:
    """A pad and its past. `feed` adds a line; what is undone is forgotten as if it had never been written."""

    def __init__(self, header: ScorePadHeader) -> None:
        """Raises BadRecord (line 1) for rules that can't be played."""
        self.header = header
        self.rules = rules_of(header, is_dealt=False)
        self.players, self.teams = len(header.seats), header.teams
        self._past: list[Written] = [Written()]
        self._counted: tuple[tuple[RoundEntry, ...], tuple[tuple[int, ...], ...]] = (), ()

    @property
    def written(self) -> Written:
        """The current content of the pad."""
        return self._past[-1]

    @property
    def can_go_back(self) -> bool:
        """Whether there is something to undo."""
        return len(self._past) > 1

    def feed(self, line: ScorePadLine, number: int) -> None:
        """Continue with the line that has that number in the file. Raises BadRecord if it isn't allowed there."""
        now = self.written
        match line:
            case ScorePadHeader():
                raise BadRecord(number, "second_header")
            case BackLine():
                if not self.can_go_back:
                    raise BadRecord(number, "nothing_to_take_back")
                self._past.pop()
                return
            case _ if now.is_over:
                raise BadRecord(number, "after_the_end")
            case EntryLine(last=True):
                self._entered(now, line, number)
                self._past.append(replace(now, last=line.n))
            case EntryLine():
                self._past.append(self._entered(now, line, number))
            case WrittenLine():
                self._past.append(_written_down(now, line, number))
            case DroppedLine():
                if now.draft(line.n) is None:
                    raise BadRecord(number, "no_such_entry")
                self._past.append(replace(now, drafts=_without(now, line.n)))
            case EveningEnd():
                self._past.append(replace(now, is_over=True))

    def _entered(self, now: Written, line: EntryLine, number: int) -> Written:
        entry = RoundEntry(line.teams, line.out)
        fits = len(line.teams) == self.teams and (line.out is None or line.out < self.players)
        if not fits or line.n > len(now.rounds) + 1:
            raise BadRecord(number, "no_such_entry")
        return replace(now, drafts=(*_without(now, line.n), (line.n, entry)))

    # ---- what follows from it
    @property
    def next_round(self) -> int:
        """The next round to record, from 1."""
        return len(self.written.rounds) + 1

    def entry(self, round_number: int) -> RoundEntry:
        """What is entered for a round: the draft, or what is recorded, or an empty entry."""
        draft = self.written.draft(round_number)
        return self._recorded(round_number) if draft is None else draft

    def is_begun(self, round_number: int) -> bool:
        """Whether something is entered for a round that isn't recorded; not where all of it was erased again."""
        return self.entry(round_number) != self._recorded(round_number)

    def _recorded(self, round_number: int) -> RoundEntry:
        rounds = self.written.rounds
        return rounds[round_number - 1] if round_number <= len(rounds) else RoundEntry.blank(self.teams)

    def scores(self, entry: RoundEntry) -> tuple[TeamScore, ...]:
        """The scores of an entry, by team."""
        return scores_of(self.rules, self.players, entry)

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """By round: every team's total after it. Counted once: a screen asks for each of its rows."""
        rounds, totals = self._counted
        if rounds is not self.written.rounds:
            after: list[tuple[int, ...]] = []
            total = (0,) * self.teams
            for entry in self.written.rounds:
                total = tuple(had + score.total for had, score in zip(total, self.scores(entry), strict=True))
                after.append(total)
            totals = tuple(after)
            self._counted = self.written.rounds, totals
        return totals

    def totals_before(self, round_number: int) -> tuple[int, ...]:
        """Every team's total when a round began."""
        return self.totals[round_number - 2] if round_number > 1 else (0,) * self.teams

    def dealer(self, round_number: int) -> int:
        """The seat that deals a round."""
        return (self.header.dealer + round_number - 1) % self.players

    def minimums(self, round_number: int) -> tuple[int, ...]:
        """The opening minimum of a round: one number, or one for each team if their totals decide it."""
        each = tuple(minimum_to_open(self.rules, round_number, total) for total in self.totals_before(round_number))
        return each if len(set(each)) > 1 else each[:1]

    @property
    def planned_rounds(self) -> int:
        """How many there are to be, by the rules or the announcement; 0 if points decide."""
        return self.written.last or self.rules.rounds

    @property
    def may_announce(self) -> bool:
        """Whether the next round can be announced as the last: there is one, and it isn't that anyway."""
        return not (self.is_finished or self.written.last or self.next_round >= most_rounds(self.rules))

    @property
    def is_decided(self) -> bool:
        """Whether the rules end the match here, or the last round was announced and is recorded."""
        totals = self.totals
        is_announced = 0 < self.written.last <= len(totals)
        return is_announced or (bool(totals) and is_last(self.rules, len(totals), totals[-1]))

    @property
    def is_finished(self) -> bool:
        """Whether it was ended, by somebody or by the rules, and no further round is begun."""
        return self.written.is_over or (self.is_decided and not self.is_begun(self.next_round))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The teams with the highest total; all of them before the first round."""
        return leaders(self.totals[-1]) if self.totals else tuple(range(self.teams))


def evening_of(lines: Sequence[ScorePadLine]) -> Evening:
    """The evening described by the lines. Raises BadRecord."""
    if not lines or not isinstance(lines[0], ScorePadHeader):
        raise BadRecord(1, "no_header")
    evening = Evening(lines[0])
    for number, line in enumerate(lines[1:], 2):
        evening.feed(line, number)
    return evening


def _written_down(now: Written, line: WrittenLine, number: int) -> Written:
    entry = now.draft(line.n)
    if entry is None:
        raise BadRecord(number, "no_such_entry")
    drafts, before = _without(now, line.n), now.rounds
    if line.n == len(before) + 1:
        return replace(now, rounds=(*before, entry), drafts=drafts)
    was = before[line.n - 1]
    if entry == was:
        return replace(now, drafts=drafts)
    changed = Correction(line.n, was, entry, line.t)
    rounds = (*before[: line.n - 1], entry, *before[line.n :])
    return replace(now, rounds=rounds, drafts=drafts, corrections=(*now.corrections, changed))


def _without(now: Written, round_number: int) -> tuple[tuple[int, RoundEntry], ...]:
    return tuple(draft for draft in now.drafts if draft[0] != round_number)
