"""The open door of a score pad: who may look and write from a phone, and the screen where phones come in.

Imported when somebody opens the door, and not before.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from game.phones.door import PhoneDoor
from game.phones.door_lines import DoorPlan
from game.phones.local_door import LocalDoor
from game.phones.open_doors import pad_door_plan
from game.ui.evening.score_pad.score_pad_actions import ScorePadBook
from game.ui.evening.score_pad.score_pad_on_phones import ScorePadOnPhones
from game.ui.phones.joining.joining_view import joining_state
from game.ui.phones.joining.screen import JoiningScene
from game.ui.phones.joining.state import JoiningState
from game.ui.shared.requests import AskInGame
from game.ui.shared.seated_players import PlayedAt
from saves.players.doors import SeatKeys


class ScorePadDoor(LocalDoor):
    """It is open for everybody at the table until the pad is left; nothing of it is kept for another evening."""

    def __init__(self, book: ScorePadBook, changed: Callable[[], None]) -> None:
        """`changed` is told when a screen has something else to say of phones."""
        super().__init__()
        self._book, self._changed = book, changed
        self._phones: ScorePadOnPhones | None = None
        self._told: Sequence[object] = ()

    def plan(self, seats: Iterable[int], keys: Mapping[int, SeatKeys], bind: str, port: int) -> DoorPlan:
        return pad_door_plan(self._book.evening, keys, bind, port)

    def serve(self, door: PhoneDoor) -> None:
        self._phones = ScorePadOnPhones(self._book, door)

    def keep(self) -> None:
        """Nothing: the secrets end with the pad."""

    @property
    def here(self) -> int:
        """How many phones have come."""
        return sum(map(self.is_taken, self.seats))

    def pass_time(self, dt: float) -> None:
        if self._phones is not None and self.door is not None:
            self._phones.step()
        super().pass_time(dt)
        door = self.door
        told = () if door is None else (door.address, door.trouble, door.awake, dict(door.keys), self.is_unreached)
        if told != self._told:
            self._told = told
            self._changed()


def score_pad_joining(door: ScorePadDoor, book: ScorePadBook, ask: AskInGame) -> JoiningScene:
    """The screen where phones come in, over the pad."""

    def look() -> JoiningState:
        seats = [(seat, person, PlayedAt.PHONE) for seat, person in enumerate(book.people.by_seat)]
        return replace(joining_state(door, seats), is_score_pad=True)

    return JoiningScene(look, ask)
