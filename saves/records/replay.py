"""Replays a record strictly through the engine: each line is checked against the table that the previous lines left."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from game.engine import events as happened
from game.engine.apply import IllegalMove, apply
from game.engine.legal import why_not
from game.engine.refusal import Reason, Refusal
from game.engine.table.board import Phase
from game.engine.table.deal import Deal, Draws, deal_round, reshuffle, why_not_deal, why_not_shuffle
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import view_of
from game.engine.undo import TurnHistory
from game.rules.clashes import clashes_anywhere, clashes_of
from game.rules.presets import BadRuleSet, ruleset_from
from game.rules.ruleset import RuleSet
from saves.disk import limits
from saves.disk.file_faults import (
    NoSuchSeat,
    RecordFault,
    RoundGoesOn,
    ScoreMissing,
    WrongOut,
    WrongPoints,
    WrongRound,
    WrongTotals,
    WrongWinners,
)
from saves.disk.files import FileTooLarge
from saves.records.lines import (
    BadRecord,
    EndLine,
    GameLine,
    HugeRecord,
    Line,
    MoveLine,
    PositionLine,
    RoundLine,
    ScoreLine,
    SeatInfo,
    ShuffleLine,
    UndoLine,
    decode_line,
    taken_over,
)
from saves.records.move_json import one_card
from saves.records.position_json import table_from
from saves.records.record import TornLine, lines_of
from saves.records.score_pad_lines import ScorePadHeader


class Replay:
    """A match as far as its record has been replayed; starts from the header.

    `turn` is the current state, with the tables of this turn that an undo may return to.
    """

    def __init__(self, header: GameLine) -> None:
        """Raises BadRecord (line 1) for rules that can't be played."""
        self.header = header
        self.seats = header.seats
        """Who plays each seat after the last line read: seats may pass to a computer player and back."""
        self.rules = rules_of(header)
        self.turn = TurnHistory(before_first_deal(self.rules, len(header.seats), len(header.teams)))
        self.rounds = 0
        self.totals: tuple[int, ...] = (0,) * len(header.teams)
        """Match totals after the last scored round, or those of an initial position."""
        self.is_last = False
        """Whether this round, or after a round the next one, is announced as the last."""
        self.end: EndLine | None = None
        self.unscored: happened.RoundEnded | None = None
        self._has_begun = False

    @property
    def table(self) -> Table:
        """The table after the last line read."""
        return self.turn.table

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The winning teams once the match has its end line; () for an abandoned one."""
        return None if self.end is None else self.end.winners

    def feed(self, line: Line, number: int) -> tuple[happened.Event, ...]:
        """Process the next line of the record and return its unmasked events. Raises BadRecord."""
        if self.end is not None:
            raise BadRecord(number, "after_the_end", Reason.GAME_OVER)
        match line:
            case GameLine():
                raise BadRecord(number, "second_header")
            case RoundLine():
                return self._deal(line, number)
            case PositionLine():
                return self._place(line, number)
            case MoveLine():
                return self._move(line, number)
            case UndoLine():
                return self._undo(line, number)
            case ShuffleLine():
                return self._shuffle(line, number)
            case ScoreLine():
                return self._score(line, number)
            case EndLine():
                return self._finish(line, number)

    def due(self) -> ScoreLine | EndLine | None:
        """The next line if it involves no decision: a score after a round, the end after the last score."""
        board = self.table.board
        if self.end is not None:
            return None
        if self.unscored is not None:
            ended = self.unscored
            return ScoreLine(
                n=ended.round, out=ended.out, teams=ended.scores, totals=ended.totals, last=board.last_round
            )
        if board.is_match_over:
            return EndLine(winners=board.winners, totals=board.totals, reason="finished")
        return None

    def announce_last(self) -> None:
        """The match ends with the round that is being played, or between rounds with the next one."""
        self.is_last = True
        if self.table.board.phase != Phase.ENDED:
            self.turn = self.turn.in_last_round()

    def _deal(self, line: RoundLine, number: int) -> tuple[happened.Event, ...]:
        self._demand_score(number)
        board = self.table.board
        if board.phase != Phase.ENDED:
            raise BadRecord(number, RoundGoesOn(board.round), Reason.BAD_SCORE)
        draws = draws_from(line.draws, number) if self.rules.first_player == "high_card" else ()
        deal = Deal(line.n, line.dealer, line.first, line.deck, draws)
        refuse(number, why_not_deal(board, deal))
        dealt, events = deal_round(self.table, deal)
        self.turn = TurnHistory(dealt)
        if self.is_last:
            self.turn = self.turn.in_last_round()
        self._has_begun = True
        return events

    def _place(self, line: PositionLine, number: int) -> tuple[happened.Event, ...]:
        if self._has_begun:
            raise BadRecord(number, "late_position")
        self.turn = TurnHistory(table_from(line, number, self.rules, len(self.header.seats), len(self.header.teams)))
        self.totals, self.is_last = self.table.board.totals, self.table.board.last_round
        self._has_begun = True
        return ()

    def _move(self, line: MoveLine, number: int) -> tuple[happened.Event, ...]:
        self._demand_seat(line.seat, number)
        if line.last:
            self.announce_last()
        board = self.table.board
        if line.seat != board.mover or board.phase == Phase.ENDED:
            refuse(number, why_not(view_of(self.table, line.seat), line.move))
        try:
            step = apply(self.table, line.move)
        except IllegalMove as illegal:
            raise BadRecord(number, illegal.refusal, illegal.refusal.code) from None
        self.turn = self.turn.after(step)
        self.seats = self.seats_from(line)
        if step.table.board.phase is Phase.ENDED:
            self.unscored = next((event for event in step.events if isinstance(event, happened.RoundEnded)), None)
        return step.events

    def _undo(self, line: UndoLine, number: int) -> tuple[happened.Event, ...]:
        self._demand_seat(line.seat, number)
        refuse(number, self.turn.why_not_back(line.seat, line.moves))
        self.turn = self.turn.back(line.moves)
        self.seats = self.seats_from(line)
        return (happened.MeldsTakenBack(line.seat, line.moves),)

    def seats_from(self, line: MoveLine | UndoLine) -> tuple[SeatInfo, ...]:
        """Who plays each seat from the coming line on, and their agreements."""
        if line.plays is None and not line.agreements:
            return self.seats
        seats = list(self.seats)
        if line.plays is not None:
            seats[line.seat] = taken_over(self.header.seats[line.seat], line.plays)
        for seat, words in line.agreements.items():
            if 0 <= seat < len(seats):
                seats[seat] = replace(seats[seat], agreements=words)
        return tuple(seats)

    def _shuffle(self, line: ShuffleLine, number: int) -> tuple[happened.Event, ...]:
        refuse(number, why_not_shuffle(self.table.board, self.table.discards[:-1], line.stock))
        shuffled, events = reshuffle(self.table, line.stock)
        self.turn = TurnHistory(shuffled)
        return events

    def _score(self, line: ScoreLine, number: int) -> tuple[happened.Event, ...]:
        ended = self.unscored
        if ended is None:
            raise BadRecord(number, "nothing_to_score", Reason.BAD_SCORE)
        if (line.n, line.out, line.teams, line.totals) != (ended.round, ended.out, ended.scores, ended.totals):
            raise BadRecord(number, _score_difference(line, ended), Reason.BAD_SCORE)
        if line.last:  # also without a word about it before
            self.turn = self.turn.in_last_round()
        self.unscored = None
        self.rounds += 1
        self.totals = ended.totals
        return ()

    def _finish(self, line: EndLine, number: int) -> tuple[happened.Event, ...]:
        self._demand_score(number)
        board = self.table.board
        if line.reason == "finished" and not board.is_match_over:
            raise BadRecord(number, "match_not_over", Reason.BAD_SCORE)
        winners = board.winners if line.reason == "finished" else ()
        if line.winners != winners:
            raise BadRecord(number, WrongWinners(winners), Reason.BAD_SCORE)
        if line.totals != self.totals:
            raise BadRecord(number, WrongTotals(self.totals), Reason.BAD_SCORE)
        self.end = line
        return ()

    def _demand_score(self, number: int) -> None:
        if self.unscored is not None:
            raise BadRecord(number, ScoreMissing(self.unscored.round), Reason.BAD_SCORE)

    def _demand_seat(self, seat: int, number: int) -> None:
        players = len(self.header.seats)
        if seat >= players:
            raise BadRecord(number, NoSuchSeat(seat, players))


def refuse(number: int, refusal: Refusal | None) -> None:
    """Raise BadRecord if there is a refusal."""
    if refusal is not None:
        raise BadRecord(number, refusal, refusal.code)


def rules_of(header: GameLine | ScorePadHeader, *, is_dealt: bool = True) -> RuleSet:
    """The rules of a record, or of a pad, for which nothing is dealt here. Raises BadRecord (line 1) if they can't be
    read, or contradict themselves at that table.
    """
    try:
        rules = ruleset_from(header.rules)
    except BadRuleSet as error:
        raise BadRecord(1, error.misfit) from None
    clash = next(iter(clashes_of(rules, len(header.seats)) if is_dealt else clashes_anywhere(rules)), None)
    if clash is not None:
        raise BadRecord(1, clash)
    return rules


def draws_from(value: object, number: int) -> Draws:
    """The rows of a draw for high card. Raises BadRecord if they aren't rows of cards."""
    if value is None:
        return ()
    try:
        rows = convert(value, tuple[tuple[str | None, ...], ...])
        return tuple(tuple(None if text is None else one_card(text) for text in row) for row in rows)
    except (ValidationError, ValueError):
        raise BadRecord(number, "bad_draws") from None


def _score_difference(line: ScoreLine, ended: happened.RoundEnded) -> RecordFault:
    if line.n != ended.round:
        return WrongRound(ended.round, line.n)
    if line.out != ended.out:
        return WrongOut(ended.out)
    for team, (told, true) in enumerate(zip(line.teams, ended.scores, strict=False)):
        for field in ("melded", "books", "bonus", "cut", "threes", "left", "total"):
            if getattr(told, field) != getattr(true, field):
                return WrongPoints(team, field, getattr(true, field), getattr(told, field))
    return WrongTotals(ended.totals)


class ReplayResult(Struct, frozen=True):
    """The result for a record: its valid part, and what is wrong with it, if anything."""

    replay: Replay | None
    """None if not even the header could be read."""
    problem: BadRecord | None
    torn: TornLine | None
    """A last line that was not completely written and is left out."""
    accepted: tuple[Line, ...]
    """The complete lines before the first invalid one; () if even the header is invalid."""

    @property
    def lines(self) -> int:
        """How many lines are valid."""
        return len(self.accepted)

    @property
    def is_torn(self) -> bool:
        """Whether all that is wrong with it is a last line that was not completely written."""
        return self.problem is None and self.torn is not None


def replay_file(
    path: Path,
    last_line: int | None = None,
    *,
    judge_names: bool = False,
    most: int = limits.ANY_RECORD,
    follow: Callable[[Replay, Line, Sequence[happened.Event]], None] = lambda *_: None,
) -> ReplayResult:
    """Replay a record strictly, up to a line if one is given. Raises only OSError; a bad record is a result, and so is
    one of more than `most` bytes.

    Names that can't be shown make a record bad only with `judge_names`: such a game can be played. `follow` gets each
    valid line, the match after it and the line's unmasked events.
    """
    replay: Replay | None = None
    torn: TornLine | None = None
    accepted: list[Line] = []
    try:
        for item in lines_of(path, most):
            if isinstance(item, TornLine):
                torn = item
                break
            line = decode_line(item.data, item.number, judge_names)
            events: tuple[happened.Event, ...] = ()
            if replay is not None:
                events = replay.feed(line, item.number)
            elif isinstance(line, GameLine):
                replay = Replay(line)
            else:
                raise BadRecord(1, "no_header")
            accepted.append(line)
            follow(replay, line, events)
            if item.number == last_line:
                break
        if replay is None:
            raise BadRecord(1, "no_complete_line")
    except BadRecord as problem:
        return ReplayResult(replay, problem, torn, tuple(accepted))
    except FileTooLarge as large:
        return ReplayResult(None, HugeRecord(large.size), None, ())
    return ReplayResult(replay, None, torn, tuple(accepted))


def good_part(path: Path) -> ReplayResult:
    """Replay the record of a game until something is wrong with it. Raises OSError."""
    return replay_file(path, most=limits.GAME)


def replay_lines(lines: Sequence[Line]) -> Replay:
    """The match of a record whose lines have been read. Raises BadRecord."""
    header = lines[0] if lines else None
    if not isinstance(header, GameLine):
        raise BadRecord(1, "no_header")
    replay = Replay(header)
    for number, line in enumerate(lines[1:], 2):
        replay.feed(line, number)
    return replay
