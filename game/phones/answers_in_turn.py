"""What phones asked for, one wish after the other: the next is heard, and the last one answered, once the record has
said what became of the last. Every page shows it by then.
"""

from collections.abc import Callable

from msgspec import Struct

from game.phones.door import PhoneDoor
from game.phones.door_lines import AnswerPhone, PhoneAsked
from saves.records.journal import DiskAnswer


class WishOutcome(Struct, frozen=True):
    """What came of a wish: why it was not granted, or that it was. Not an answer yet: nobody has asked the record."""

    reason: str = ""
    """A word of the protocol; "" if it was granted."""
    words: str = ""


class AnswersInTurn:
    """The wishes that wait, and those that were heard and not answered yet."""

    def __init__(self, door: PhoneDoor) -> None:
        """`door` is where the answers go."""
        self._door = door
        self._waiting: list[PhoneAsked] = []
        self._spoken_text: list[tuple[PhoneAsked, WishOutcome]] = []

    def put(self, asked: PhoneAsked) -> None:
        """One more wish."""
        self._waiting.append(asked)

    def step(
        self,
        kept: Callable[[], DiskAnswer | None],
        show: Callable[[DiskAnswer], None],
        hear: Callable[[PhoneAsked], WishOutcome],
    ) -> None:
        """Go on until the record takes its time; `kept` asks it."""
        while (now := kept()) is not None:
            show(now)
            for asked, outcome in self._spoken_text:
                self._door.answer(AnswerPhone(asked.seat, asked.number, now, outcome.reason, outcome.words))
            self._spoken_text.clear()
            if not self._waiting:
                return
            asked = self._waiting.pop(0)
            self._spoken_text.append((asked, hear(asked)))
