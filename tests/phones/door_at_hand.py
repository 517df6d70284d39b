"""A door for phones without sockets, and a server for a door without a process."""

from collections import deque
from collections.abc import Iterator
from typing import Any

from game.messages.language import spoken
from game.phones.door_lines import AnswerPhone, FromServer
from saves.players.phone_keys import SeatKeys


class DoorAtHand:
    """A door without a server: what phones ask is put in, what they are shown is taken out."""

    def __init__(self) -> None:
        self.is_open = True
        self.waits = 0
        self.seats: tuple[int, ...] = (0, 1, 2, 3)
        self.keys = {seat: SeatKeys(held="x") for seat in self.seats}
        self.awake = frozenset(self.seats)
        self.asked: list[FromServer] = []
        self.answers: list[AnswerPhone] = []
        self.shown: dict[int, bytes] = {}
        self.languages: dict[int, str] = {}

    def poll(self) -> Iterator[FromServer]:
        """What was asked."""
        asked, self.asked = self.asked, []
        yield from asked

    def language(self, seat: int) -> str:
        """What its phone is spoken to in."""
        return self.languages.get(seat, spoken())

    def wait(self, seconds: float) -> None:
        """Nothing comes, and the door shuts while somebody waits for the third time."""
        self.waits += 1
        if self.waits == 3:
            self.is_open = False

    def show(self, seat: int, hand: bytes) -> None:
        """As the server is told."""
        self.shown[seat] = hand

    def answer(self, answer: AnswerPhone) -> None:
        """As the server is told."""
        self.answers.append(answer)


class ServerAtHand:
    """A process that says what the test lets it say; `is_gone` once it has crashed."""

    def __init__(self) -> None:
        self.pipe = self
        self.is_gone = self.is_closed = False
        self.says: deque[FromServer] = deque()
        self.heard: list[Any] = []

    def poll(self, seconds: float = 0.0) -> bool:
        """Whether it has said something."""
        return self.is_gone or bool(self.says)

    def recv(self) -> FromServer:
        """What it has said."""
        if not self.says:
            raise EOFError
        return self.says.popleft()

    def send(self, line: object) -> None:
        """From the game."""
        if self.is_gone:
            raise BrokenPipeError
        self.heard.append(line)

    def close(self) -> None:
        """It has ended."""
        self.is_closed = True
