"""A bot program as a child process that exchanges lines without anybody ever blocking on its pipes."""

import queue
import subprocess
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from msgspec import Struct

from game.play.processes.confined import Confinement, can_confine
from game.play.processes.process_group import ProcessGroup

LONGEST_LINE: Final = 1024 * 1024
"""Maximum bytes of a line in either direction."""

_MOST_UNREAD: Final = 1000
"""Unread lines from a bot before it is made to wait."""


class BotGone(Exception):
    """The program has ended, could not be started, or sends invalid data; it will send nothing more."""


class BotProgram(Struct, frozen=True):
    """A program that plays; the command is split as a shell would, but no shell runs."""

    command: str
    hidden: tuple[Path, ...] | None = ()
    """What it must not read, if the system can prevent that; None for a trusted program."""


class BotProcess:
    """A running bot with everything it has started. Its stderr is ignored."""

    def __init__(self, program: BotProgram) -> None:
        """Starts it. Raises BotGone."""
        self._bounds: Confinement | None = None
        try:
            if program.hidden is not None and can_confine():
                self._bounds = Confinement(program.hidden)
            self._group = ProcessGroup(program.command, self._bounds)
            if self._bounds is not None:
                self._bounds.forget_rules()
        except (OSError, ValueError) as trouble:
            self._remove_scratch()
            raise BotGone(str(trouble)) from None
        self._said: queue.Queue[bytes | None] = queue.Queue(_MOST_UNREAD)
        self._is_done_with = threading.Event()
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        process = self._group.process
        assert process.stdout is not None
        assert process.stdin is not None
        heard = (process.stdout, self._said, self._is_done_with)
        threading.Thread(target=_listen, args=heard, daemon=True).start()
        threading.Thread(target=_talk, args=(process.stdin, self._to_say), daemon=True).start()

    def send(self, line: bytes) -> None:
        """Hand over a line without its newline; returns at once."""
        self._to_say.put(line + b"\n")

    def read(self, seconds: float) -> bytes | None:
        """The next line from the bot, waiting at most this long; None if there is none. Raises BotGone."""
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            raise BotGone("the program has ended")
        return line

    def forget_unread(self) -> None:
        """Drop the lines that have arrived without being asked for. Raises BotGone."""
        for _ in range(self._said.qsize()):  # not until it is empty: a bot that never stops must not keep us here
            self.read(0)

    def hang_up(self) -> None:
        """Close the bot's input once everything has been sent; a good bot then ends by itself."""
        self._to_say.put(None)

    def close(self, seconds: float = 1.0) -> None:
        """Hang up, give the bot this long to end by itself, then kill what still runs."""
        self.hang_up()
        with suppress(subprocess.TimeoutExpired):
            self._group.process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """Kill the program, and everything it has started, at once."""
        self._is_done_with.set()
        self._group.end()
        self._remove_scratch()
        self._to_say.put(None)
        while not self._said.empty():  # the listener may be blocked on a full queue
            self._said.get_nowait()

    def _remove_scratch(self) -> None:
        if self._bounds is not None:
            self._bounds.close()


def _listen(stdout: IO[bytes], said: "queue.Queue[bytes | None]", is_done_with: threading.Event) -> None:
    with stdout:
        while not is_done_with.is_set() and (line := stdout.readline(LONGEST_LINE + 1)):
            if len(line) > LONGEST_LINE:
                break
            said.put(line)
    said.put(None)


def _talk(stdin: IO[bytes], to_say: "queue.SimpleQueue[bytes | None]") -> None:
    with suppress(OSError), stdin:  # the listener notices that the program has ended
        while (line := to_say.get()) is not None:
            stdin.write(line)
            if to_say.empty():
                stdin.flush()
