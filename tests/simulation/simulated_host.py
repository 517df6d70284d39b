"""`host` on a simulated computer: the command is a program beside the window, and its people play on simulated phones.

What it tells a phone, stdout and stderr is held against the device at that moment, and what phones keep, their keys,
against what it opens with when it is started again.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from datetime import datetime, tzinfo
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.cli import dispatch, hosted_game
from game.cli.commands import host_command
from game.cli.files import fresh_record
from game.cli.hosted_game import HostedGame
from game.engine.table.view import PlayerView
from game.messages.functions import errors as say_errors, phones as say_phones
from game.messages.language import spoken
from game.messages.person import Person
from game.phones import addresses
from game.phones.door import PhoneDoor
from game.phones.door_lines import AnswerPhone, DoorPlan
from game.play.match import Match
from game.play.thinking.thinker import Thinker
from game.rules.presets import PRESET_IDS
from saves.players import bug_report
from saves.players.phone_keys import SILENT_FOR
from saves.records.journal import ON_DISK
from saves.records.saved_game import SavedGame
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Computer, think_plainly
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import earlier_moves
from tests.simulation.oracle import Oracle
from tests.simulation.phones import SimulatedPhones
from tests.simulation.scheduler import Task
from tests.simulation.simulated_meddling import lay_down
from tests.simulation.simulated_person import SHORT
from tests.simulation.table_checks import LONGEST_MEMORY, Since
from tests.simulation.watch import around
from tests.ui.headers import header

TABLES: Final = ("phone,phone,easy,easy", "phone,easy,phone,easy", "phone,phone,phone,easy")
"""By seats."""
RIVALS: Final = ((2, 2), (3, 3), (3, 3), (4, 4), (6, 3))
"""Tables of several sides: players and teams."""
LONGEST_LAG: Final = 10.0
"""Seconds that stderr may be behind the pages of the phones, and that storing a key may take."""
ADDRESS: Final = "127.0.0.1"


class SimulatedHost:
    """One program at a time hosts; its record is remembered for the next one."""

    def __init__(self, computer: Computer, oracle: Oracle) -> None:
        self._computer, self._oracle = computer, oracle
        chance = random.Random(f"hosted phones {computer.seed}")
        self._phones = SimulatedPhones(chance, self._view_of, lambda seat, hand: None, ADDRESS, 0.5, 0.004)
        self._phones.note = partial(computer.note, "phone")
        self._phones.is_slow = lambda: computer.disk.ill in (Ill.SLOW, Ill.HANGS)
        self._task: Task | None = None
        self._since = Since()
        self._record: Path | None = None
        self._is_on_network = False
        """Whether that record's match was hosted on a network."""
        self._forget_program()
        self._kept_keys: dict[int, str] = {}
        """By seat, the secret that the phone there has, once the program has had the time to keep it."""
        self._kept_at = 0.0
        self._kept_game = ""
        around(HostedGame, "__init__", self._begin)
        around(PhoneDoor, "open", self._open)
        around(PhoneDoor, "show", self._show)
        around(PhoneDoor, "answer", self._answer)
        host_command.local_addresses = addresses.local_addresses  # type: ignore[attr-defined]  # it has its own name for it
        around(host_command, "complain", self._complain)
        around(dispatch, "complain", self._complain)
        around(host_command, "say_json", self._say_json)
        around(bug_report, "write_report", self._report)
        hosted_game.Thinker = partial(Thinker, worker=partial(think_plainly, computer.answers))  # type: ignore[attr-defined, assignment]
        dispatch._ended_gently = nullcontext  # type: ignore[assignment]  # a simulated process has no signals
        fresh_record.datetime = _clock_of(computer)  # type: ignore[attr-defined]  # the real one asks the real clock

    def _forget_program(self) -> None:
        self._task = None
        self._code: int | None = None
        self._match: Match | None = None
        self._saved: SavedGame | None = None
        self._door: PhoneDoor | None = None
        self._shown: dict[int, str] = {}
        """By seat, what its page says of moves in memory only; "" while all are saved."""
        self._told: list[str] = []
        """Lines on stderr."""
        self._is_called_unsaved = False
        self._has_told_end = self._has_lost_phones = False
        self._found: list[Broken] = []
        self._keys: object = None
        self._keys_since = self._began = 0.0
        self._spoilt = 0

    # ---- what happens to it

    @property
    def is_running(self) -> bool:
        """Whether the command plays."""
        return self._task is not None and not self._task.is_over

    def start(self, chance: random.Random, *, to_the_end: bool = False) -> str:
        """Tom hosts the match that was left, one that is near its end, or a new one; which, in a sentence."""
        is_left = self._record is not None and not self._is_on_network
        if is_left and not to_the_end and chance.random() < 0.85:
            more, told = ["--resume", str(self._record)], "the match that was left"
        elif to_the_end or chance.random() < 0.5:
            self._record = self._write_earlier(chance, (1,) if to_the_end else (1, 4))
            more, told = ["--resume", str(self._record)], "a match near its end"
        else:
            rules, seats = chance.choice(PRESET_IDS), chance.choice(TABLES)
            more, told = ["--rules", rules, "--seats", seats, "--teams", "2v2"], f"{rules} for {seats}"
            more += chance.choice(([], ["--seed", f"{chance.getrandbits(30)}"]))
        self._begin_command(more)
        self._is_on_network, self._phones.address = False, ADDRESS
        return f"Tom hosts {told}."

    def start_on_network(self, chance: random.Random) -> str:
        """As `start`: rivals at phones of other computers, in a match near its end, or the one that was left."""
        is_again = self._record is not None and self._is_on_network
        if is_again:
            more = ["--resume", str(self._record), *chance.choice(((), ("--bind", "lan")))]
        else:
            self._record = self._write_earlier(chance, (1, 2), chance.choice(RIVALS))
            more = ["--resume", str(self._record), "--bind", "lan"]
        self._begin_command(more)
        self._is_on_network = True
        self._phones.address = self._computer.address
        return f"Tom hosts {'the match that was left' if is_again else 'rivals near the end'} on a network."

    def change_network(self, address: str) -> None:
        """No phone finds the command before it is given another link."""
        self._phones.change_network(address)

    def _begin_command(self, more: Sequence[str]) -> None:
        arguments = ["host", "--data-dir", str(DATA), "--lang", spoken(), *more]
        self._forget_program()
        self._began = self._computer.scheduler.wall
        self._spoilt = self._computer.disk.spoilt
        self._task = self._computer.scheduler.start("host", lambda: self._run(arguments))

    def _write_earlier(self, chance: random.Random, rounds: Sequence[int], shape: tuple[int, int] = (4, 2)) -> Path:
        rules, people = chance.choice(PRESET_IDS), chance.choice(((0, 1), (0, 2), (0, 1, 2)))
        begun = header(rules, [seat for seat in people if seat < shape[0]], *shape, rounds=chance.choice(rounds))
        begun = replace(begun, seed=None, id=f"hosted-{chance.getrandbits(32)}", rules={**begun.rules, **SHORT})
        return lay_down(self._computer, begun, earlier_moves(begun, chance))

    def _run(self, arguments: list[str]) -> None:
        self._code = dispatch.main(arguments)
        match, is_left = self._match, self._has_lost_phones
        if self._code == 0 and match is not None and match.is_over and match.kept != ON_DISK and not is_left:
            self._found.append(Broken("moves are lost", "host has ended, and the end of the match is in memory only"))

    def kill(self) -> None:
        """Ends it, wherever it is; what it has open is closed. Raises Broken as `lose_power`."""
        if self._task is not None:
            self._computer.scheduler.kill_program(self._task)
            self._computer.disk.close_files_of(self._task)
        self.lose_power()

    def lose_phones(self) -> None:
        """What serves its phones ends: the command can't go on."""
        scheduler = self._computer.scheduler
        lost = [task for task in scheduler.tasks if task.name == "phones" and self._is_mine(task)]
        scheduler.kill(lost)
        self._has_lost_phones = bool(lost)

    def give_up(self) -> None:
        """The command has had time enough to end without its phones. Raises Broken where it hasn't."""
        if self.is_running and self._has_lost_phones and self._computer.disk.ill not in (Ill.SLOW, Ill.HANGS):
            raise Broken("everybody waits", "host goes on without phones")
        self.kill()

    def lose_power(self) -> None:
        """Nothing of it runs any more. Raises Broken if something was wrong before."""
        found = self._found
        self._forget_program()
        if found:
            raise found[0]

    def _is_mine(self, task: Task) -> bool:
        return self._task is not None and task.is_of(self._task)

    @property
    def calls(self) -> bool:
        """Whether what runs now was started by it."""
        return self._is_mine(self._computer.scheduler.current)

    def serve(self, pipe: Any, plan: DoorPlan) -> None:
        """As `game.phones.server.serve_phones`."""
        self._hold(lambda: self._check_keys(plan))
        self._computer.note("host", f"listens at {plan.addresses} {plan.port}, follows: {plan.follows}")
        self._phones.serve(pipe, plan)

    def _view_of(self, seat: int) -> PlayerView | None:
        """What the seat sees, once the program knows that a phone is there."""
        match, door = self._match, self._door
        if match is None or door is None or match.is_over or not door.is_open:
            return None
        return match.view(seat) if seat in door.keys and door.keys[seat].is_taken else None

    # ---- what it says

    @property
    def _speaks(self) -> bool:
        """Whether it is the hosting program that does something now, on a computer with power."""
        scheduler = self._computer.scheduler
        return scheduler.current is self._task and not scheduler.current.is_killed and scheduler.interruption is None

    def _hold(self, check: Callable[[], None]) -> None:
        """What is wrong is told by `check`: raised here, the program would take it for a fault of its own."""
        try:
            check()
        except Broken as broken:
            self._found.append(broken)

    def _begin(self, real: Callable[..., None], game: HostedGame, match: Match) -> None:
        real(game, match)
        assert isinstance(match._recorder, SavedGame)
        self._match, self._saved = match, match._recorder

    def _open(self, real: Callable[..., PhoneDoor], plan: DoorPlan) -> PhoneDoor:
        door = real(plan)
        if self._speaks:
            self._door = door
        return door

    def _show(self, real: Callable[..., None], door: PhoneDoor, seat: int, hand: bytes) -> None:
        if self._speaks:
            self._hold(lambda: self._check_hand(seat, hand))
        real(door, seat, hand)

    def _check_hand(self, seat: int, hand: bytes) -> None:
        assert self._match is not None
        self._shown[seat] = msgspec.json.decode(hand)["page"]["unsaved"]
        self._computer.note("phone", f"{seat} is shown {self._match.line_count} {self._shown[seat]}")
        self._oracle.check_phone(self._match, seat, hand)
        if not self._shown[seat]:
            self._hold_saved()

    def _hold_saved(self) -> None:
        """The program has said that all is saved so far."""
        assert self._match is not None
        assert self._saved is not None
        self._oracle.hold_saved(self._match, str(self._saved.path))

    def _answer(self, real: Callable[..., None], door: PhoneDoor, answer: AnswerPhone) -> None:
        if self._speaks:
            self._hold(lambda: self._check_answer(answer))
        real(door, answer)

    def _check_answer(self, answer: AnswerPhone) -> None:
        if not answer.kept.in_memory:
            self._hold_saved()
        elif not self._shown.get(answer.seat):
            raise Broken("a sentence contradicts the disk", f"the phone of seat {answer.seat} calls a move saved")

    def _complain(self, real: Callable[..., None], sentence: str) -> None:
        self._computer.note("stderr", sentence)
        self._told.append(sentence)
        is_unsaved = _is_of_disk(sentence)
        if is_unsaved or sentence == say_errors.saved_again():
            if is_unsaved is self._is_called_unsaved:
                self._found.append(Broken("a sentence contradicts the disk", f"stderr says again: {sentence}"))
            self._is_called_unsaved = is_unsaved

    def _say_json(self, real: Callable[..., None], value: Mapping[str, object]) -> None:
        self._computer.note("stdout", ", ".join(value))
        if value.get("over"):
            self._has_told_end = True
            self._hold(self._hold_saved)

    def _report(self, real: Callable[..., Any], data: Path, error: Exception, *more: Any) -> Any:
        raised = Broken(f"the program raised {type(error).__name__}", f"under host: {error}")
        self._found.append(error if isinstance(error, Broken) else raised)
        return real(data, error, *more)

    # ---- checks

    def check(self) -> None:
        """Raises Broken unless all is as it should be."""
        if self._saved is not None:
            self._record = self._saved.path
        if self._found:
            raise self._found[0]
        if troubles := self._computer.scheduler.troubles:
            raise Broken("a thread ended", troubles[0])
        if self._task is None:
            return
        if not self.is_running:
            self._check_end()
            return
        computer = self._computer
        now, is_quick = computer.scheduler.now, computer.disk.ill not in (Ill.SLOW, Ill.HANGS)
        is_unsaved = any(self._shown.values())
        differs = bool(self._shown) and is_quick and is_unsaved != self._is_called_unsaved
        if self._since.seconds(("stderr", self._task), differs, now) > LONGEST_LAG:
            told = "nothing" if is_unsaved else "still that moves are not saved"
            raise Broken("a sentence contradicts the disk", f"stderr says {told}")
        path = str(self._saved.path) if self._saved is not None else ""
        stuck = is_unsaved and computer.disk.ill is Ill.WELL and not self._oracle.is_meddled(path)
        if self._since.seconds(("memory", self._task), stuck, now) > LONGEST_MEMORY:
            raise Broken("moves stay in memory", f"the disk has been well for {LONGEST_MEMORY:.0f} s under host")
        self._note_keys(now, is_quick)

    def _note_keys(self, now: float, is_quick: bool) -> None:
        """The keys that the program has had the time to keep."""
        held = {} if self._door is None else {seat: keys.held for seat, keys in self._door.keys.items() if keys.held}
        if self._door is not None and self._match is not None and self._match.header.id == self._kept_game:
            self._kept_keys = {seat: key for seat, key in self._kept_keys.items() if held.get(seat) == key}
        known = held, self._computer.disk.spoilt
        if known != self._keys or not is_quick:
            self._keys, self._keys_since = known, now
        elif now - self._keys_since > LONGEST_LAG and self._match is not None:
            self._kept_keys, self._kept_at = held, self._began
            self._kept_game = self._match.header.id

    def _check_keys(self, plan: DoorPlan) -> None:
        """Phones that had a seat in this match come back to it."""
        computer, match = self._computer, self._match
        if match is None or not self._kept_keys or match.header.id != self._kept_game:
            return
        is_old = computer.scheduler.wall - self._kept_at >= SILENT_FOR
        is_spoilt = computer.disk.spoilt != self._spoilt
        if is_old or is_spoilt or self._oracle.is_meddled(f"{DATA}/doors/{match.header.id}.json"):
            return
        shut_out = [
            seat for seat, held in self._kept_keys.items() if seat in plan.keys and plan.keys[seat].held != held
        ]
        if shut_out:
            raise Broken("a phone is shut out", f"seats {shut_out} of {match.header.id} have other keys")
        if plan.follows != self._is_on_network:
            raise Broken("a phone is shut out", f"a match on a network follows it: {plan.follows}")

    def _check_end(self) -> None:
        """The command has ended by itself: after the match, or with one sentence that says why it can't go on."""
        of_disk = [told for told in self._told if _is_of_disk(told) or told == say_errors.saved_again()]
        of_network = [told for told in self._told if _is_of_network(told)]
        known = {say_errors.not_all_saved(), say_errors.cut_off(), *of_disk, *of_network}
        others = [told for told in self._told if told not in known]
        self._computer.note("host", f"ended with {self._code}")
        if self._code is None or len(others) != (self._code != 0):
            raise Broken("the command says something else", f"exit code {self._code}: {self._told}")
        if (self._code == 0) != self._has_told_end:
            raise Broken(
                "the command says something else", f"exit code {self._code}, the end told: {self._has_told_end}"
            )
        if self._match is not None and say_errors.not_all_saved() not in self._told:
            self._hold_saved()
        if self._code == 0 or self._match is None:
            self._record = None  # over, or not to be opened
        self._forget_program()


def _is_of_network(sentence: str) -> bool:
    """Whether it tells a new link."""
    return sentence.startswith(say_phones.link_changed(Person("|"), "", "").partition(",")[0])


def _is_of_disk(sentence: str) -> bool:
    """Whether it says that moves are not saved."""
    before, _, behind = say_errors.disk_fails("|").partition("|")
    return sentence == say_errors.disk_silent() or (sentence.startswith(before) and sentence.endswith(behind))


def _clock_of(computer: Computer) -> type[datetime]:
    class Clock(datetime):
        """What the computer's clock shows."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            """As the real one."""
            return datetime.fromtimestamp(computer.scheduler.wall, tz)

    return Clock
