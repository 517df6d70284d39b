"""A score pad behind the evening's door: who may look and write from a phone, and the screen where phones join.

Imported only when somebody opens the door.
"""

from msgspec.structs import replace

from game.phones.door import PhoneDoor
from game.phones.open_doors import SeatedRoom, seated_at_pad
from game.ui.evening.score_pad.score_pad_actions import ScorePadBook
from game.ui.evening.score_pad.score_pad_on_phones import ScorePadOnPhones
from game.ui.phones.joining.evening_room import EveningRoom, Serve
from game.ui.phones.joining.joining_view import joining_state
from game.ui.phones.joining.screen import JoiningScene
from game.ui.phones.joining.state import JoiningState
from game.ui.shared.requests import AskInGame
from game.ui.shared.seated_players import PlayedAt


def table_of(book: ScorePadBook) -> SeatedRoom:
    return seated_at_pad(book.evening)


def serving(book: ScorePadBook) -> Serve:
    def serve(door: PhoneDoor) -> ScorePadOnPhones:
        return ScorePadOnPhones(book, door)

    return serve


def score_pad_joining(evening: EveningRoom, book: ScorePadBook, ask: AskInGame) -> JoiningScene:
    """The screen where phones join, over the pad."""

    def look() -> JoiningState:
        seats = [(seat, person, PlayedAt.PHONE) for seat, person in enumerate(book.people.by_seat)]
        return replace(joining_state(evening.room, seats), is_score_pad=True)

    return JoiningScene(look, ask)
