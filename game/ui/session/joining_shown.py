"""The screen where phones join the open game, made of what is known of its door."""

from msgspec.structs import replace

from game.ui.joining.screen import JoiningScene
from game.ui.joining.state import JoiningState
from game.ui.models import people_of
from game.ui.phones.door_shown import joining_state
from game.ui.session.session import Session
from game.ui.session.who_plays import who_plays_dialog
from game.ui.widgets.form import Dialog


class OpenGameJoining(JoiningScene):
    """The screen of one session; it follows what becomes known of phones."""

    def __init__(self, session: Session) -> None:
        self._session = session
        super().__init__(self._state(), session.ask, self._change)

    def _state(self, chosen: int | None = None) -> JoiningState:
        game = self._session.game
        people = people_of(game.match.header.seats, game.board.teams)
        seats = [(seat, person, game.played_at(seat)) for seat, person in enumerate(people)]
        from_front = seats[game.base :] + seats[: game.base]
        return replace(joining_state(self._session.door.phones, from_front, chosen), has_begun=any(game.board.turns))

    def follow(self) -> None:
        """Something may have changed."""
        self.become(self._state(self.state.chosen))

    def _change(self, seat: int) -> Dialog:
        session = self._session
        return who_plays_dialog(session.game, seat, session.ask, lambda: None)


def joining_scene(session: Session) -> OpenGameJoining:
    """The screen, over the table."""
    return OpenGameJoining(session)
