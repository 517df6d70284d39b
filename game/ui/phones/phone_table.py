"""The seats of one match that are on phones: what each has staged, what it asks and is answered, what it is shown."""

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Protocol

from game.engine.draft import move_of_draft
from game.engine.events import MeldsTakenBack
from game.engine.moves import MeldCards, Move
from game.engine.refusal import Refusal
from game.engine.view import PlayerView
from game.phones.door import PhoneDoor
from game.phones.door_lines import AnswerPhone, FromServer, PhoneAsked
from game.play.match import Match
from game.text.messages import phones as say
from game.ui.phones.phone_asks import NoAsk, PhoneAsk, PhoneTakesBack, chosen_first, outcome_of, read_ask
from game.ui.phones.phone_view import LogOnPhone, phone_view
from game.ui.table.consequences import draft_survives, fresh_cards, has_played
from game.ui.table.desk import Desk, choose_none, settle, with_draft
from game.words.log import LogLine
from game.words.refusals import refusal_sentence
from game.words.table import undo_words


class MatchOnPhones(Protocol):
    """The game that is played, as phones need it: `OpenGame` at the screen, `HostedGame` without one."""

    @property
    def match(self) -> Match:
        """The match."""

    @property
    def steps(self) -> Sequence[Sequence[LogLine]]:
        """The log by moves, as everybody reads it."""

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """A decision of that seat; changes nothing when it is refused."""

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        """The same for taking back."""


class PhoneTable:
    """`step` does all there is to do; nothing in it waits. What is staged on phones is known here alone."""

    def __init__(self, game: MatchOnPhones, door: PhoneDoor) -> None:
        """`door` is open, or is being opened."""
        self._game = game
        self._door = door
        self._desks: dict[int, Desk] = {}
        self._told: dict[int, int] = {}
        self._events_at: dict[int, int] = {}
        self._shown: dict[int, tuple[int, Desk, frozenset[int]]] = {}
        self._logs: defaultdict[int, LogOnPhone] = defaultdict(LogOnPhone)
        self._waiting: list[PhoneAsked] = []

    def step(self) -> tuple[FromServer, ...]:
        """Hears the phones, plays what they may, shows them what there is; hands on what else has come."""
        others: list[FromServer] = []
        for fact in self._door.poll():
            if isinstance(fact, PhoneAsked):
                self._waiting.append(fact)
            else:
                others.append(fact)
        if self._waiting and self._game.match.is_settled:
            waiting, self._waiting = self._waiting, []
            for asked in waiting:
                if self._game.match.is_settled:
                    self._hear(asked)
                else:
                    self._waiting.append(asked)
        self.show()
        return tuple(others)

    def show(self) -> None:
        """Shows every phone what its seat sees, where that has changed."""
        match, asleep = self._game.match, self._asleep()
        for seat in self._door.seats:
            desk = self._desk(seat)
            shown = (match.line_count, desk, asleep - {seat})
            if self._shown.get(seat) != shown:
                self._shown[seat] = shown
                self._door.show(seat, self._hand(seat, desk, shown[2]))

    def _hand(self, seat: int, desk: Desk, asleep: frozenset[int]) -> bytes:
        match = self._game.match
        view, undoable = match.view(seat), match.undoable(seat)
        steps, at = self._game.steps, match.line_count
        return phone_view(view, desk, match.names, undoable, steps, at, asleep, self._logs[seat])

    def _asleep(self) -> frozenset[int]:
        keys = self._door.keys
        return frozenset(seat for seat in keys if keys[seat].is_taken and seat not in self._door.awake)

    def say_goodbye(self, seconds: float = 2.0) -> None:
        """Shows how the match ended, and leaves the phones so much time to fetch it. Waits."""
        self.show()
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._door.wait(left)
            self.step()

    def forget(self, seat: int) -> None:
        """The seat has left its phone: what was staged there goes back to the hand."""
        for kept in (self._desks, self._told, self._events_at, self._shown):
            kept.pop(seat, None)

    def _desk(self, seat: int) -> Desk:
        """What the seat's phone has arranged, brought up to what has happened since."""
        match = self._game.match
        if self._told.get(seat) == match.line_count and seat in self._desks:
            return self._desks[seat]
        before = self._events_at.get(seat, match.event_count)
        view, events = match.view(seat), match.events_since(before, seat)
        desk = self._desks.get(seat, Desk())
        draft = desk.draft if draft_survives(view, desk.draft) else None
        fresh = fresh_cards(events, seat) or (desk.fresh if view.is_mine else ())
        if draft != desk.draft or has_played(events, seat):
            desk = with_draft(desk, draft)
        is_undone = any(isinstance(event, MeldsTakenBack) for event in events)
        desk = settle(desk, view, fresh, can_undo=match.undoable(seat) > 0, is_undone=is_undone)
        self._desks[seat], self._told[seat], self._events_at[seat] = desk, match.line_count, match.event_count
        return desk

    def _hear(self, asked: PhoneAsked) -> None:
        """Grants a wish, or says why not; shows what came of it first, so that the answer brings it along."""
        match = self._game.match
        seat = asked.seat
        view = match.view(seat)
        try:
            ask = read_ask(asked.body)
            if ask.at is not None and ask.at != match.line_count:
                answer = self._no(asked, "late", say.late())
            else:
                answer = self._grant(asked, ask, view, chosen_first(ask, view, self._desk(seat)))
        except NoAsk:
            answer = self._no(asked, "bad_request", say.bad_request())
        self.show()
        self._door.answer(answer)

    def _grant(self, asked: PhoneAsked, ask: PhoneAsk, view: PlayerView, desk: Desk) -> AnswerPhone:
        match, seat = self._game.match, asked.seat
        outcome = outcome_of(ask, view, desk, match.undoable(seat))
        if isinstance(outcome, PhoneTakesBack):
            if match.undoable(seat) < 1:
                told = undo_words(self._game.steps, seat, 0)
                return self._no(asked, "cannot_undo", told.nothing)
            return self._after(asked, self._game.undo_for(seat, outcome.moves), view)
        if outcome.prompt is not None:
            return self._no(asked, outcome.prompt.value, outcome.prompt.sentence)
        if outcome.refusal is not None:
            return self._after(asked, outcome.refusal, view)
        if outcome.move is not None:
            draft = desk.draft
            if draft is not None and outcome.move == move_of_draft(view, draft):
                self._desks[seat] = with_draft(desk, None)
            elif not isinstance(outcome.move, MeldCards):
                self._desks[seat] = choose_none(desk)
            refusal = self._game.play_for(seat, outcome.move)
            if refusal is not None:
                self._desks[seat] = desk
            return self._after(asked, refusal, view)
        if outcome.desk is not None:
            self._desks[seat] = outcome.desk
        return AnswerPhone(seat, asked.number, True)

    def _after(self, asked: PhoneAsked, refusal: Refusal | None, view: PlayerView) -> AnswerPhone:
        if refusal is None:
            return AnswerPhone(asked.seat, asked.number, True)
        names = self._game.match.names
        return self._no(asked, refusal.code.value, refusal_sentence(refusal, view, names))

    def _no(self, asked: PhoneAsked, reason: str, words: str) -> AnswerPhone:
        return AnswerPhone(asked.seat, asked.number, False, reason, words)
