"""The screen where phones join while no match is on the table: who has a phone this evening."""

from msgspec.structs import replace

from game.ui.phones.joining.evening_room import EveningRoom
from game.ui.phones.joining.screen import JoiningScene
from game.ui.phones.joining.state import JoiningState, joining_state
from game.ui.shared.models import people_of
from game.ui.shared.requests import Ask, GameRequest, GoBack, ProgramRequest
from game.ui.shared.seated_players import PlayedAt


def joining_now(evening: EveningRoom, ask: Ask) -> JoiningScene:
    """It follows news from phones; `ask` goes back."""
    table = evening.room.table if evening.room is not None else None

    def look() -> JoiningState:
        people = people_of(table.seats, table.teams) if table is not None else ()
        seats = [(seat, person, PlayedAt.PHONE) for seat, person in enumerate(people)]
        return replace(joining_state(evening.room, seats), is_between=True)

    def answer(request: ProgramRequest | GameRequest) -> None:
        if not evening.ask(request) and isinstance(request, GoBack):
            ask(request)

    return JoiningScene(look, answer)
