"""A running match: who may do what now, what happened, and every line of it handed to the record.

Screens and commands see the match only through masked views and events; the table stays in here.

**The cut.** A match whose header has neither a seed nor the code of a deal is dealt by the system's chance. A screen
that wants people to cut its packs sets `asks_for_cuts` (in the constructor, and again whenever the wish changes). Then
`begin_round` shuffles and comes back without a deal, and a reshuffle may become due after any move: ask `pack_waits`
after both, and after opening a game. While it is True nobody can move and nothing can be dealt. `waiting_pack` says who
cuts; `cut_pack(K)` deals on, 0 if nobody cuts. A pack that waits is in no file: opened again, the match shuffles
another.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from msgspec.structs import replace

from game.deals.deal_code import signs_kept
from game.engine.events import Event, events_for
from game.engine.legal import why_not
from game.engine.moves import Move
from game.engine.partners.agreements import AgreementOrHabit
from game.engine.refusal import GameOver, Refusal
from game.engine.score import LeftOver, left_over
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.play.waiting_pack import WaitingPack, cutter_of_deal
from game.rules.ruleset import most_rounds
from saves.records.journal import ON_DISK, Acknowledgement, DiskAnswer, SaveState
from saves.records.last_round_file import LastRoundFile
from saves.records.lines import (
    BadRecord,
    EndLine,
    GameLine,
    Line,
    MoveLine,
    Plays,
    RoundLine,
    SeatInfo,
    ShuffleLine,
    UndoLine,
    taken_over,
)
from saves.records.replay import Replay, draws_from


class Recorder(Protocol):
    """Keeps the record of a match, for instance `saves.records.saved_game.SavedGame`. It has the header already."""

    def append(self, *lines: Line) -> Acknowledgement:
        """Take further lines and return at once; without any, the answer is about the lines it has."""

    @property
    def kept(self) -> DiskAnswer | None:
        """Whether all lines are on the device; None while the disk has not answered."""

    def close(self) -> bool:
        """Close the record; True if everything is on the device."""


class Match:
    """One match from its header on, new or resumed where its lines end.

    `recorder` gets every further line; without one they are only kept in `lines`. `clock` returns seconds and stamps
    the lines with the time since the match was begun.
    """

    def __init__(
        self,
        header: GameLine,
        recorder: Recorder | None = None,
        clock: Callable[[], float] | None = None,
        lines: Iterable[Line] = (),
        dealer: Dealer | None = None,
        *,
        last_round: LastRoundFile | None = None,
        asks_for_cuts: bool = False,
    ) -> None:
        """`lines` are those that follow the header in a record to continue; without a `dealer` the header determines
        the cards. `last_round` stores that the last one was announced.

        Raises BadRecord if the lines, or the rules in the header, can't be played.
        """
        self._replay = Replay(header)
        signs = signs_kept(header.deal)
        self._dealer = dealer or Dealer(header.seed, signs)
        self._is_by_chance = dealer is None and signs is None and header.seed is None
        self._last_round = last_round
        self._waiting: RoundLine | ShuffleLine | None = None
        self.asks_for_cuts = asks_for_cuts
        """Whether people are asked to cut packs that only chance determines."""
        self._history: list[tuple[Line, tuple[Event, ...]]] = []
        self._events: list[Event] = []
        self._recorder = recorder
        self._clock = clock
        self._last_ack: Acknowledgement | None = recorder.append() if recorder is not None else None
        self._last_told: Acknowledgement | None = None
        played = 0.0
        self._last_untold = False
        self._untold: dict[int, SeatInfo] = {}  # seats whose player has changed since the record was last written
        for line in lines:
            self._follow(line)
            played = max(played, line.t or 0.0)
        self._begun_at = clock() - played if clock else 0.0
        if last_round is not None and not self.is_over and last_round.is_announced(self.lines):
            self._announce()
        self._go_on()

    @property
    def header(self) -> GameLine:
        """Names, kinds and levels of the seats, the rules as recorded, the teams, the seed."""
        return self._replay.header

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return tuple(seat.name for seat in self.header.seats)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays each seat now, under the name that it has in the header."""
        told = self._replay.seats
        return tuple(self._untold.get(seat, info) for seat, info in enumerate(told)) if self._untold else told

    def hand_over(self, seat: int, plays: Plays) -> None:
        """Let somebody else play the seat from now on, at any moment; its cards stay the same. The next line about the
        seat records it. Raises ValueError for a bot that isn't at that seat in the header.
        """
        if plays.kind == "bot" and self.header.seats[seat].kind != "bot":
            raise ValueError("a bot plays only from the beginning")
        self._seat(seat, taken_over(self.header.seats[seat], plays))

    def agree(self, seat: int, agreements: Collection[AgreementOrHabit]) -> None:
        """The computer player of the seat keeps exactly these agreements from now on; the next line of the record says
        so.
        """
        self._seat(seat, replace(self.seats[seat], agreements=tuple(one.value for one in agreements)))

    def _seat(self, seat: int, info: SeatInfo) -> None:
        self._untold.pop(seat, None)
        if info != self._replay.seats[seat]:
            self._untold[seat] = info

    @property
    def lines(self) -> tuple[Line, ...]:
        """The whole record so far, header first. It has every hidden card: for files, never for a screen."""
        return (self.header, *(line for line, _ in self._history))

    @property
    def line_count(self) -> int:
        """How many lines follow the header; grows with everything that happens, including taking back."""
        return len(self._history)

    @property
    def board(self) -> Board:
        """What everyone may see."""
        return self._replay.table.board

    def view(self, eyes: int) -> PlayerView:
        """The view of a seat, or of somebody without one for `SPECTATOR`."""
        return view_of(self._replay.table, eyes)

    @property
    def left_over(self) -> tuple[LeftOver, ...]:
        """What every seat still held when the round ended, revealed for counting; () during a round."""
        table = self._replay.table
        return () if table.board.phase != Phase.ENDED else left_over(table)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make the move now, or None when it may."""
        return GameOver() if self._replay.end is not None else why_not(self.view(seat), move)

    def play(self, seat: int, move: Move, *, hinted: bool = False) -> Refusal | None:
        """Make the move, or change nothing and return why not. A move that follows a hint is marked in the record.

        Waits if the last line is still on its way to the disk; a screen checks `is_settled` first.
        """
        return self._decide(MoveLine(seat=seat, move=move, hinted=hinted))

    def undo(self, seat: int, moves: int) -> Refusal | None:
        """Take back the seat's last melds of this turn, or change nothing and return why not. Waits like `play`."""
        return self._decide(UndoLine(seat=seat, moves=max(1, moves)))

    def undoable(self, seat: int) -> int:
        """How many melds the seat could take back now, one after the other."""
        board = self.board
        return len(self._replay.turn.earlier) if seat == board.mover and board.phase == Phase.PLAY else 0

    @property
    def is_last_round(self) -> bool:
        """Whether this round, or between rounds the next one, ends the match: planned or announced."""
        board = self.board
        coming = board.round + (board.phase == Phase.ENDED)
        return self._replay.is_last or coming >= most_rounds(board.rules)

    @property
    def seconds(self) -> float:
        """How long the match has been played, by its clock; 0 without one."""
        return self._clock() - self._begun_at if self._clock is not None else 0.0

    def announce_last_round(self) -> None:
        """End the match with this round, or between rounds with the next one, and let points decide it. The next move
        records it, and so does the round's score; until then it is stored beside the record. Raises ValueError if the
        match is over.
        """
        if self.is_over:
            raise ValueError("the match is over")
        if self._announce() and self._last_round is not None:
            self._settle()
            self._last_told = self._tell_last(self._last_round)

    def _tell_last(self, last_round: LastRoundFile) -> Acknowledgement:
        before = self._history[-1][0] if self._history else self.header
        return last_round.announce(before, len(self._history) + 1)

    def _announce(self) -> bool:
        """False where this round ends the match anyway."""
        if self.is_last_round:
            return False
        self._replay.announce_last()
        self._last_untold = True
        return True

    @property
    def awaits_deal(self) -> bool:
        """Whether `begin_round` comes next."""
        return not self.is_over and self.board.phase == Phase.ENDED and not self.pack_waits

    def begin_round(self) -> None:
        """Deal the next round, or shuffle its pack to be cut. Raises ValueError unless the match `awaits_deal`."""
        if not self.awaits_deal:
            raise ValueError("no round can be dealt now")
        self._settle()
        deal = self._dealer.deal(self.board)
        self._hand_out(
            RoundLine(n=deal.round, dealer=deal.dealer, first=deal.first, deck=deal.deck, draws=deal.draws or None)
        )

    def give_up(self) -> None:
        """End the match here, without a winner. Raises ValueError if it is over, or a pack waits to be cut."""
        if self.is_over or self.pack_waits:
            raise ValueError("nothing goes on that could be given up")
        self._settle()
        self._write(EndLine(winners=(), totals=self._replay.totals, reason="abandoned"))

    @property
    def pack_waits(self) -> bool:
        """Whether `cut_pack` comes next."""
        return self._waiting is not None

    @property
    def waiting_pack(self) -> WaitingPack | None:
        """What may be known of the pack that waits, if one does."""
        line = self._waiting
        cutter = self._cutter(line) if line is not None else None
        if line is None or cutter is None:
            return None
        if isinstance(line, ShuffleLine):
            return WaitingPack(self.board.round, cutter, len(line.stock), None)
        return WaitingPack(line.n, cutter, len(line.deck), line.dealer, line.first, draws_from(line.draws, 0))

    def cut_pack(self, cut: int) -> None:
        """Move `cut` cards from the top of the pack to its bottom and deal; 0 if it isn't cut.

        Raises ValueError if no pack waits, or has too few cards.
        """
        line, pack = self._waiting, self.waiting_pack
        if line is None or pack is None or not 0 <= cut < pack.cards:
            raise ValueError("no pack can be cut there now")
        self._settle()
        self._waiting = None
        if isinstance(line, RoundLine):
            self._write(replace(line, deck=(*line.deck[cut:], *line.deck[:cut])))
        else:
            self._write(replace(line, stock=(*line.stock[cut:], *line.stock[:cut])))

    def cut_miss(self, seat: int) -> int:
        """Cards by which a computer player at that seat, or the program for a person, misses the exact cut of this
        round; 0 if there is none. In a match by system randomness it follows from the match's id.
        """
        if self.board.phase != Phase.CUT:
            return 0
        dealer = Dealer(self.header.id) if self._is_by_chance else self._dealer
        return dealer.cut_miss(self.board.round, seat)

    @property
    def event_count(self) -> int:
        """How many events there are so far; an index for `events_since`."""
        return len(self._events)

    def events_since(self, index: int, eyes: int) -> tuple[Event, ...]:
        """The events from that index on, as a seat or `SPECTATOR` may know them; also after loading."""
        return events_for(self._events[index:], eyes)

    @property
    def is_settled(self) -> bool:
        """Whether the next decision may come: the last line is safe, or kept in memory because the disk refuses it."""
        return all(ack is None or ack.state is not SaveState.WAITING for ack in self._acks)

    @property
    def _acks(self) -> tuple[Acknowledgement | None, ...]:
        return self._last_ack, self._last_told

    @property
    def kept(self) -> DiskAnswer | None:
        """The record's answer about every line so far, for the player who made a move; None until there is one. A
        match without a record keeps nothing, so nothing waits.
        """
        if not self.is_settled:
            return None
        return self._recorder.kept if self._recorder is not None else ON_DISK

    @property
    def is_over(self) -> bool:
        """Whether the match is finished or abandoned."""
        return self._replay.end is not None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The winning teams, () after an abandoned match; None while it goes on."""
        return self._replay.winners

    def close(self) -> bool:
        """Close the record; True if every line of it is safe, and an announcement that no line says yet, too: one that
        the disk has refused is written once more.
        """
        is_safe = self._recorder is None or self._recorder.close()
        if self._last_round is None:
            return is_safe
        if is_safe and (self.is_over or not self._last_untold):
            self._last_round.forget()
        elif self._last_untold and self._last_told is not None and self._last_told.wait() is not SaveState.ON_DISK:
            self._last_told = self._tell_last(self._last_round)
            is_safe &= self._last_told.wait() is SaveState.ON_DISK
        return is_safe

    def _decide(self, line: MoveLine | UndoLine) -> Refusal | None:
        """Write a decision, with any unrecorded change of its seat's player or agreements."""
        if self.is_over:
            return GameOver()
        self._settle()
        try:
            if self._untold:
                line = self._with_untold(line)
            if isinstance(line, MoveLine) and self._last_untold and self.board.last_round:
                line = replace(line, last=True)
            self._write(line)
        except BadRecord as bad:
            if isinstance(bad.why, Refusal):
                return bad.why
            raise
        self._last_untold &= not (isinstance(line, MoveLine) and line.last)
        if self._untold:
            self._untold = {seat: info for seat, info in self._untold.items() if info != self._replay.seats[seat]}
        self._go_on()
        return None

    def _with_untold(self, line: MoveLine | UndoLine) -> MoveLine | UndoLine:
        now, told = self._untold.get(line.seat), self._replay.seats[line.seat]
        plays = None
        if now is not None and (now.kind, now.level) != (told.kind, told.level):
            plays = Plays(kind=now.kind, level=now.level)
            told = taken_over(self.header.seats[line.seat], plays)
        agreed = {
            seat: info.agreements
            for seat, info in self._untold.items()
            if info.agreements != (told if seat == line.seat else self._replay.seats[seat]).agreements
        }
        return replace(line, plays=plays, agreements=agreed)

    def _go_on(self) -> None:
        """Write what involves no decision: scores, the end, reshuffles."""
        while (due := self._replay.due()) is not None:
            self._write(due)
        if not self.is_over and self.board.shuffle_due:
            board, buried = self.board, self._replay.table.discards[:-1]
            stock = self._dealer.reshuffled(board, buried)
            self._hand_out(ShuffleLine(stock=stock))

    def _hand_out(self, line: RoundLine | ShuffleLine) -> None:
        """Write a round or a reshuffle; a pack that a person is to cut waits."""
        if self._is_by_chance and self.asks_for_cuts and self._cutter(line) is not None:
            self._waiting = line
        else:
            self._write(line)

    def _cutter(self, line: RoundLine | ShuffleLine) -> int | None:
        """The person who is asked to cut; for a reshuffle the next to draw."""
        if isinstance(line, RoundLine):
            return cutter_of_deal(self.seats, line.dealer)
        return self.board.mover if self.seats[self.board.mover].kind == "human" else None

    def _write(self, line: Line) -> None:
        """Take a line if the rules allow it, and only then hand it to the record. Raises BadRecord."""
        if self._clock is not None:
            line = replace(line, t=round(max(0.0, self._clock() - self._begun_at), 2))
        self._follow(line)
        if self._recorder is not None:
            self._last_ack = self._recorder.append(line)

    def _follow(self, line: Line) -> None:
        events = self._replay.feed(line, len(self._history) + 2)
        self._history.append((line, events))
        self._events += events

    def _settle(self) -> None:
        for ack in self._acks:
            if ack is not None:
                ack.wait()
