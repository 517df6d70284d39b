"""Requests from phones, one after another: the next is handled, and the last one answered, once the record of the last
has been kept or has failed. By then every page shows it.
"""

from collections.abc import Callable

from msgspec import Struct

from game.phones.door import PhoneDoor
from game.phones.door_lines import AnswerPhone, PhoneAsked
from saves.records.journal import DiskAnswer


class WishOutcome(Struct, frozen=True):
    """The outcome of a request: granted, or why not. Not an answer yet: the record hasn't been asked."""

    reason: str = ""
    """A word of the protocol; "" if it was granted."""
    words: str = ""


class AnswersInTurn:
    """The requests that wait, and those handled but not answered yet."""

    def __init__(self, door: PhoneDoor) -> None:
        """`door` is where the answers are sent."""
        self._door = door
        self._waiting: list[PhoneAsked] = []
        self._spoken_text: list[tuple[PhoneAsked, WishOutcome]] = []

    def put(self, asked: PhoneAsked) -> None:
        """Add a request."""
        self._waiting.append(asked)

    def step(
        self,
        kept: Callable[[], DiskAnswer | None],
        show: Callable[[DiskAnswer], None],
        hear: Callable[[PhoneAsked], WishOutcome],
    ) -> None:
        """Continue until the record takes time; `kept` asks it."""
        while (now := kept()) is not None:
            show(now)
            for asked, outcome in self._spoken_text:
                self._door.answer(AnswerPhone(asked.seat, asked.number, now, outcome.reason, outcome.words))
            self._spoken_text.clear()
            if not self._waiting:
                return
            asked = self._waiting.pop(0)
            self._spoken_text.append((asked, hear(asked)))
