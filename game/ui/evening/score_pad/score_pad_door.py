"""A score pad behind the evening's door: who may look and write from a phone, and the screen where phones join.

Imported only when somebody opens the door.
"""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from game.phones.open_doors import SeatedRoom, seated_at_pad
from game.ui.evening.score_pad.score_pad_actions import ScorePadBook, ScorePadPeople
from game.ui.evening.score_pad.score_pad_on_phones import ScorePadOnPhones
from game.ui.phones.joining.evening_room import EveningRoom, Serve
from game.ui.phones.joining.screen import JoiningScene
from game.ui.phones.joining.state import JoiningState, joining_state
from game.ui.shared.requests import AskInGame
from game.ui.shared.seated_players import PlayedAt, with_current_faces


def behind_door(
    score_pad: ScorePadBook, before_writing: Callable[[], None], faces: Mapping[str, int]
) -> tuple[SeatedRoom, Serve]:
    """`faces` are those that people have now, by the keys of their names."""
    table = seated_at_pad(score_pad.evening)
    seats = with_current_faces(table.seats, faces)
    return replace(table, seats=seats), partial(ScorePadOnPhones, score_pad, before_writing)


def score_pad_joining(evening: EveningRoom, people: ScorePadPeople, ask: AskInGame) -> JoiningScene:
    """The screen where phones join, over the pad."""

    def look() -> JoiningState:
        seats = [(seat, person, PlayedAt.PHONE) for seat, person in enumerate(people.by_seat)]
        return replace(joining_state(evening.room, seats), is_score_pad=True)

    return JoiningScene(look, ask)
