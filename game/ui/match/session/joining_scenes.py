"""The screen where phones join the open game, made from the state of its door."""

from msgspec.structs import replace

from game.toolkit.widgets import Dialog
from game.ui.match.session.session import Session
from game.ui.match.session.who_plays import who_plays_dialog
from game.ui.phones.joining.screen import JoiningScene
from game.ui.phones.joining.state import JoiningState, joining_state
from game.ui.shared.models import people_of


def joining_scene(session: Session) -> JoiningScene:
    def look() -> JoiningState:
        game = session.game
        people = people_of(game.header.seats, game.board.teams)
        seats = [(seat, person, game.played_at(seat)) for seat, person in enumerate(people)]
        from_front = seats[game.base :] + seats[: game.base]
        return replace(joining_state(session.door.phones, from_front), has_begun=any(game.board.turns))

    def change(seat: int) -> Dialog:
        return who_plays_dialog(session.game, seat, session.ask, lambda: None, session.show_question, may_join=True)

    return JoiningScene(look, session.ask, change)
