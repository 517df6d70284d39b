"""Bots: external programs that play at seats of a match by lines of JSON (record-format, section 5)."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, json, to_builtins

from game.ai.fallback_move import fallback_move
from game.cards import NotACard
from game.engine.moves import Move
from game.engine.refusal import Reason
from game.misfit import BadShape, no_card
from game.play.bot_lines import Fact, bot_seen, bot_view
from game.play.match import Match
from game.play.programs.bot_pipes import BotGone, BotProcess, BotProgram
from game.play.seats import SeatPlan
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.errors import misfit_sentence, record_fault
from saves.records.move_json import decode_move

PROTOCOL: Final = 1
ANSWER_SECONDS: Final = 10.0

MOST_REFUSALS: Final = 3
"""After this many illegal answers to one question a built-in move is played."""

MOST_RESTARTS: Final = 3
"""How often a bot that crashed or fell silent is restarted in a match."""


GOODBYE_SECONDS: Final = 1.0


def programs_of(seats: Sequence[SeatPlan], hidden: Sequence[Path]) -> dict[int, BotProgram]:
    """The programs that were typed for these seats; `hidden` is what untrusted ones may not read."""
    return {
        seat: BotProgram(plan.command, None if plan.is_trusted else tuple(hidden))
        for seat, plan in enumerate(seats)
        if plan.command is not None
    }


class _Ready(Struct, tag="ready", tag_field="type"):
    name: str = ""


class _Bot(Struct):
    """The program at one seat; `process` is None before it is started and after it failed."""

    program: BotProgram
    seat: int
    process: BotProcess | None = None
    starts: int = 0
    is_ready: bool = False
    lines_told: int = 0
    facts_told: int = 0

    def start(self, match: Match) -> None:
        """Start the program and greet it. Raises BotGone."""
        if self.starts > MOST_RESTARTS:
            raise BotGone("it failed too often")
        self.starts += 1
        self.lines_told = self.facts_told = 0
        self.is_ready = False
        self.process = BotProcess(self.program)
        header = match.header
        hello = {"type": "hello", "protocol": PROTOCOL, "seat": self.seat, "rules": header.rules}
        self.send({**hello, "seats": to_builtins(header.seats), "teams": header.teams})

    def send_events(self, match: Match) -> None:
        """Send everything that has happened since the last call."""
        if self.process is not None and self.is_ready:
            facts = match.masked_lines_since(self.lines_told, [self.seat])
            self.lines_told = match.line_count
            for fact in facts:
                self.facts_told += 1
                self.send({"type": "event", "n": self.facts_told, "line": fact})

    def send(self, fact: Fact) -> None:
        """Send one line to the program, if it runs."""
        if self.process is not None:
            self.process.send(json.encode(fact))

    def fail(self) -> None:
        """End the program: it crashed, fell silent or sent invalid data."""
        if self.process is not None:
            self.process.kill()
            self.process = None


class Bots:
    """The bots of one match, a process for each seat: none gets the cards of another, even of the same program.

    Ask one seat at a time: `ask`, then `poll` until there is a move. Whatever a bot does, there is one in the end.
    """

    def __init__(self, match: Match, programs: Mapping[int, BotProgram], clock: Callable[[], float]) -> None:
        """`programs` by seat; `clock` returns seconds."""
        self._match = match
        self._clock = clock
        self._at = {seat: _Bot(program, seat) for seat, program in programs.items()}
        self.faults = dict.fromkeys(programs, 0)
        """By seat: moves played for a bot because it crashed, or gave no legal answer in time."""
        self._asked: int | None = None
        self._asked_at = 0
        self.has_asked = False
        """Whether the bot has the question, rather than still having to say that it is ready."""
        self._refusals = 0
        self._deadline = 0.0

    def send_events(self) -> None:
        """Tell the running bots what has happened; `ask` does so automatically."""
        for bot in self._at.values():
            bot.send_events(self._match)

    def ask(self, seat: int) -> None:
        """Ask the bot of the seat that must act, starting the program if necessary. One that is still thinking about
        this very question isn't asked again: of two answers the second would be taken for one to the next question.
        """
        if (self._asked, self._asked_at) == (seat, self._match.line_count):
            return
        bot = self._at[seat]
        self._asked, self._asked_at = seat, self._match.line_count
        self._refusals = 0
        self.has_asked = False
        self._deadline = self._clock() + ANSWER_SECONDS
        try:
            if bot.process is None:
                bot.start(self._match)
            elif bot.is_ready:
                bot.process.forget_unread()
                self._put_question(bot, seat)
        except BotGone:
            bot.fail()

    def poll(self, seconds: float = 0.0) -> Move | None:
        """The move of the seat that was asked, waiting at most this long; None if it isn't ready."""
        seat = self._asked
        if seat is None:
            raise ValueError("no bot has been asked")
        bot = self._at[seat]
        until = self._clock() + seconds
        while bot.process is not None:
            now = self._clock()
            try:
                line = bot.process.read(max(0.0, min(until, self._deadline) - now))
                if line is not None:
                    move = self._understood(bot, seat, line)
                    if move is not None:
                        self._asked = None
                        return move
                    if self._refusals == MOST_REFUSALS:
                        break
                elif self._clock() >= self._deadline:
                    bot.fail()
                elif self._clock() >= until:
                    return None
            except BotGone:
                bot.fail()
        self.faults[seat] += 1
        self._asked = None
        return fallback_move(self._match.view(seat))

    def decide(self, seat: int) -> Move:
        """Ask and wait for the move."""
        self.ask(seat)
        while True:
            move = self.poll(ANSWER_SECONDS)
            if move is not None:
                return move

    def close(self) -> None:
        """Tell the bots how the match ended, and end them."""
        self.send_events()
        processes = [bot.process for bot in self._at.values() if bot.process is not None]
        for bot in self._at.values():
            bot.send({"type": "bye"})
        for process in processes:
            process.hang_up()
        end = time.monotonic() + GOODBYE_SECONDS
        for process in processes:
            process.close(max(0.0, end - time.monotonic()))
        for bot in self._at.values():
            bot.process = None

    def _understood(self, bot: _Bot, seat: int, line: bytes) -> Move | None:
        """Process a line from the bot: a legal move, or None. Raises BotGone if it fails to greet."""
        self._deadline = self._clock() + ANSWER_SECONDS
        if not bot.is_ready:
            try:
                json.decode(line, type=_Ready)
            except (DecodeError, RecursionError):
                raise BotGone("it did not say that it is ready") from None
            bot.is_ready = True
            self._put_question(bot, seat)
            return None
        reason, message = Reason.MALFORMED.value, ""
        try:
            move = decode_move(line)
            view = self._match.view(seat)
            refusal = self._match.why_not(seat, move)
            if refusal is None:
                return move
            reason, message = refusal.code.value, refusal_sentence(refusal, view, self._match.names)
        except RecursionError:
            message = record_fault("nested_too_deep")
        except BadShape as error:
            message = misfit_sentence(error.misfit)
        except NotACard as error:
            message = misfit_sentence(no_card(error.text))
        except ValueError:
            message = record_fault("not_json")
        self._refusals += 1
        if self._refusals < MOST_REFUSALS:
            bot.send({"type": "illegal", "reason": reason, "message": message})
        return None

    def _put_question(self, bot: _Bot, seat: int) -> None:
        bot.send_events(self._match)
        kept = self._match.kept
        unsaved = {"in_memory": kept.in_memory} if kept is not None and kept.in_memory else {}
        view = self._match.view(seat)
        bot.send({"type": "ask", "view": bot_view(view), "seen": bot_seen(view), **unsaved})
        self.has_asked = True
