"""A record as a film: the table after every line, and where moves, turns and rounds begin. Masks hidden cards."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, in_hand_order
from game.engine.events import Event, MeldsTakenBack, events_for
from game.engine.moves import Move
from game.engine.score import unplayed
from game.engine.table.board import Board, Phase, StackName, melded_points
from game.engine.table.view import SPECTATOR, PlayerView, view_of
from game.sentences.at_table.log import LogLine, log_lines
from game.ui.shared.seated_players import with_current_faces
from saves.records.lines import (
    BadRecord,
    GameLine,
    Line,
    MoveLine,
    PositionLine,
    RoundLine,
    ScoreLine,
    SeatInfo,
    people_in,
)
from saves.records.replay import Replay


class Shot(Struct, frozen=True):
    """One moment: the log lines that led to it, and whether a turn or a round begins with the next one.

    `number` is that of the record's line that led to it, counting the header as 1; `by` and `move` say who did what.
    """

    lines: tuple[LogLine, ...]
    starts_turn: bool
    starts_round: bool
    number: int = 1
    by: int | None = None
    move: Move | None = None
    player: SeatInfo | None = None
    """The player of the seat `by` at that time."""


class FilmTurn(Struct, frozen=True):
    """A turn of a film: its first moment, the next turn's first moment, the team, and the points of the cards it laid
    down.
    """

    start: int
    end: int
    team: int
    points: int


class RoundTotals(Struct, frozen=True):
    """The scores after a round: `line` is the number of the record's score line, `moment` the last one of the round."""

    round: int
    line: int
    moment: int
    totals: tuple[int, ...]


class OpenCards(Struct, frozen=True):
    """The cards of a seat, face up: those it plays from, and those it has yet to pick up."""

    hand: tuple[Card, ...]
    foot: tuple[Card, ...]
    tail: tuple[Card, ...] = ()

    @property
    def lying(self) -> tuple[tuple[StackName, tuple[Card, ...]], ...]:
        """The stacks not yet picked up, in the order in which they will be."""
        stacks = ((StackName.FOOT, self.foot), (StackName.TAIL, self.tail))
        return tuple((name, cards) for name, cards in stacks if cards)


class FilmStep(Enum):
    """A step through a film; its value is other programs' name for the button."""

    PREVIOUS_ROUND = "previous_round"
    NEXT_ROUND = "next_round"
    PREVIOUS_TURN = "previous_turn"
    NEXT_TURN = "next_turn"
    PREVIOUS_MOVE = "previous_move"
    NEXT_MOVE = "next_move"


class Film:
    """Every moment of a match as far as its record goes.

    While the match is unfinished, only public information and the hand of the only person in it can be seen.
    """

    def __init__(self, lines: Sequence[Line], *, faces: Mapping[str, int] = {}) -> None:
        """`lines` begin with the header. `faces` are those that people have now, by the keys of their names. Raises
        BadRecord, naming the first line that can't be replayed.
        """
        header = lines[0] if lines else None
        if not isinstance(header, GameLine):
            raise BadRecord(1, "no_header")
        self._replay = replay = Replay(header)
        self.header = replace(header, seats=with_current_faces(header.seats, faces))
        self.people = people_in(lines)
        """The seats of people, including those where a person played for a while."""
        self.own = self.people[0] if len(self.people) == 1 else None
        """The seat of the only person; None if several share the screen, or none plays."""
        self.names = tuple(seat.name for seat in header.seats)
        self.rules = replay.rules
        self._tables = [replay.table]
        self._events: list[tuple[Event, ...]] = [()]  # that led to each moment
        self.shots = [Shot((), False, False)]
        self._deals: list[int] = []  # the first moments of the rounds
        self.scores: tuple[RoundTotals, ...] = ()
        """One for each finished round."""
        self._lines = 1
        for line in lines[1:]:
            self._feed(line)
        self.totals = replay.totals
        self.is_finished = replay.end is not None

    def _feed(self, line: Line) -> None:
        """Append the moment that a line leads to, if it changes the table. Raises BadRecord."""
        replay, before = self._replay, self._replay.table.board
        self._lines += 1
        happened = tuple(replay.feed(line, self._lines))
        events = events_for(happened, SPECTATOR)
        board = replay.table.board
        if isinstance(line, ScoreLine):
            self.scores = (*self.scores, RoundTotals(line.n, self._lines, len(self.shots) - 1, line.totals))
        is_dealt = isinstance(line, RoundLine | PositionLine)
        if not is_dealt and replay.table is self._tables[-1]:
            return  # scores and the end change nothing on the table
        is_over = (board.turn, sum(board.turns)) != (before.turn, sum(before.turns))
        is_over |= before.phase in (Phase.CUT, Phase.CHOOSE) and board.phase is not before.phase  # the same may go on
        turn = isinstance(line, MoveLine) and is_over
        shot = Shot(
            log_lines(events, board, self.names, self.own),
            turn or is_dealt,
            is_dealt,
            self._lines,
            *((line.seat, line.move, replay.seats[line.seat]) if isinstance(line, MoveLine) else ()),
        )
        if len(self.shots) == 1 and self.shots[0].number == 1:
            del self.shots[0], self._tables[0], self._events[0]  # nothing to see before the first deal
        if is_dealt:
            self._deals.append(len(self.shots))
        self._tables.append(replay.table)
        self._events.append(happened)
        self.shots.append(shot)

    def __len__(self) -> int:
        return len(self.shots)

    def view(self, moment: int, eyes: int) -> PlayerView:
        """The view of a seat, or of `SPECTATOR`. Raises ValueError for others than these and `own` in an unfinished
        match.
        """
        if eyes not in (SPECTATOR, self.own) and not self.is_finished:
            raise ValueError("nobody else's cards are shown while the match goes on")
        return view_of(self._tables[moment], eyes)

    def events(self, moment: int, eyes: int) -> tuple[Event, ...]:
        """What led to a moment, as a seat or `SPECTATOR` saw it. Raises ValueError as `view` does."""
        if eyes not in (SPECTATOR, self.own) and not self.is_finished:
            raise ValueError("nobody else's cards are shown while the match goes on")
        return events_for(self._events[moment], eyes)

    def all_cards(self, moment: int) -> tuple[OpenCards, ...]:
        """The cards of every seat. Raises ValueError while the match is unfinished."""
        if not self.is_finished:
            raise ValueError("nobody else's cards are shown while the match goes on")
        table = self._tables[moment]
        return tuple(
            OpenCards(in_hand_order(view_of(table, seat).hand), *map(in_hand_order, unplayed(table, seat)))
            for seat in range(table.board.players)
        )

    def may_tell(self, moment: int) -> bool:
        """Whether the reasons for the move that led to a moment, and what its player knew, may be shown: in a finished
        round, but for people other than `own` only once the match is over.
        """
        by = self.shots[moment].by
        if moment == 0 or by is None:
            return False
        board = self._tables[self.round_bounds(moment)[1] - 1].board
        is_hidden = by in self.people and by != self.own
        return self.is_finished or (board.phase == Phase.ENDED and not is_hidden)

    def decided_from(self, moment: int) -> PlayerView:
        """The view of the player who made the move that led to a moment. Raises ValueError unless `may_tell`."""
        by = self.shots[moment].by
        if by is None or not self.may_tell(moment):
            raise ValueError("what somebody knew is told once the round is over, of other people once the match is")
        return view_of(self._tables[moment - 1], by)

    def moment_of(self, number: int) -> int:
        """The moment that a line of the record led to, or the next one if the line changed nothing on the table."""
        return min(bisect_left(self.shots, number, key=lambda shot: shot.number), len(self) - 1)

    def round_at(self, moment: int) -> int:
        return self._tables[moment].board.round

    def round_bounds(self, moment: int) -> tuple[int, int]:
        """The first moment of a round and the first after it."""
        after = bisect_right(self._deals, moment)
        start = self._deals[after - 1] if after else 0
        return start, self._deals[after] if after < len(self._deals) else len(self)

    def after(self, step: FilmStep, moment: int) -> int:
        """The moment to which a step leads; for a move that doesn't exist, one beyond either end."""
        if step in (FilmStep.PREVIOUS_MOVE, FilmStep.NEXT_MOVE):
            return moment + (1 if step is FilmStep.NEXT_MOVE else -1)
        ways = {
            FilmStep.PREVIOUS_ROUND: self.previous_round,
            FilmStep.NEXT_ROUND: self.next_round,
            FilmStep.PREVIOUS_TURN: self.previous_turn,
            FilmStep.NEXT_TURN: self.next_turn,
        }
        return ways[step](moment)

    @cached_property
    def turns(self) -> tuple[FilmTurn, ...]:
        """Every turn of the match, in order."""
        starts = [n for n, shot in enumerate(self.shots) if shot.starts_turn]
        return tuple(self._turn(start, end) for start, end in pairwise([*starts, len(self)]))

    def _turn(self, start: int, end: int) -> FilmTurn:
        board = self._tables[start].board
        sweeps = end == len(self) or self.shots[end].starts_round  # the next table is missing, or is a new deal
        after = self._tables[end - 1 if sweeps else end].board
        team = board.team_of(board.turn)
        return FilmTurn(start, end, team, max(0, melded_points(after, team) - melded_points(board, team)))

    def turn_number(self, moment: int) -> int:
        """The index in `turns` of a moment's turn: that of the next move, or at the end of a round that of the last."""
        return max(0, bisect_right(self.turns, moment, key=lambda turn: turn.start) - 1)

    def seat_of(self, turn: FilmTurn) -> int:
        return self._tables[turn.start].board.turn

    def shots_of(self, turn: FilmTurn) -> tuple[Shot, ...]:
        """The shots of a turn, including its last move."""
        sweeps = turn.end == len(self) or self.shots[turn.end].starts_round
        return tuple(self.shots[turn.start + 1 : turn.end + (not sweeps)])

    def moves_of(self, turn: FilmTurn) -> tuple[int, ...]:
        """The moments that its moves led to, without moves that were taken back."""
        kept: list[int] = []
        for moment in range(turn.start + 1, turn.start + 1 + len(self.shots_of(turn))):
            back = next((event for event in self._events[moment] if isinstance(event, MeldsTakenBack)), None)
            if back is None:
                kept.append(moment)
            else:
                del kept[len(kept) - back.moves :]
        return tuple(kept)

    def next_turn(self, moment: int) -> int:
        """The moment at which the next turn begins, or the last."""
        later = (n for n in range(moment + 1, len(self)) if self.shots[n].starts_turn)
        return next(later, len(self) - 1)

    def previous_turn(self, moment: int) -> int:
        """The moment at which this turn began, or the one before if it just did."""
        return max((n for n in range(moment) if self.shots[n].starts_turn), default=0)

    def next_round(self, moment: int) -> int:
        """The moment at which the next round begins, or the last."""
        _, end = self.round_bounds(moment)
        return min(end, len(self) - 1)

    def previous_round(self, moment: int) -> int:
        """The moment at which this round began, or the one before if it just did."""
        return self.round_bounds(moment - 1)[0] if moment else 0


def turn_in_round(board: Board, seat: int) -> int:
    """The number of a seat's turn in its round, as `Decision.turn` counts; 0 for a cut, or the choice of a stack."""
    return 0 if board.phase in (Phase.CUT, Phase.CHOOSE) else board.turns[seat] + 1
