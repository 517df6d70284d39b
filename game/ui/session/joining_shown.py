"""The screen where phones join the open game, made of what is known of its door."""

from game.text.messages import joining as say
from game.text.messages import phones as say_phones
from game.ui.joining.screen import JoiningScene
from game.ui.joining.state import JoiningSeat, JoiningState
from game.ui.models import people_of
from game.ui.session.open_game import OpenGame
from game.ui.session.phones_at_table import PhonesAtTable
from game.ui.session.session import Session
from game.ui.session.who_plays import who_plays_dialog
from game.ui.widgets.form import Dialog


def joining_state(game: OpenGame, phones: PhonesAtTable | None, chosen: int | None = None) -> JoiningState:
    """What is true now; `chosen` is the seat whose code somebody wants to see."""
    match = game.match
    people = people_of(match.header.seats, game.board.teams)
    seats = tuple(
        JoiningSeat(
            seat,
            person,
            game.played_at(seat),
            code=phones.code(seat) if phones is not None else "",
            link=phones.link(seat) if phones is not None else "",
            is_taken=phones is not None and phones.is_taken(seat),
            is_awake=phones is not None and phones.is_awake(seat),
        )
        for seat, person in enumerate(people)
    )
    return JoiningState(
        _from_front(seats, game.base),
        address=phones.address if phones is not None else "",
        addresses=phones.addresses if phones is not None else (),
        bind=phones.bind if phones is not None else "",
        trouble=_trouble(phones),
        has_begun=any(game.board.turns),
        chosen=chosen,
    )


class OpenGameJoining(JoiningScene):
    """The screen of one session; it follows what becomes known of phones."""

    def __init__(self, session: Session) -> None:
        self._session = session
        super().__init__(joining_state(session.game, session.door.phones), session.ask, self._change)

    def follow(self) -> None:
        """Something may have changed."""
        self.become(joining_state(self._session.game, self._session.door.phones, self.state.chosen))

    def _change(self, seat: int) -> Dialog:
        session = self._session
        return who_plays_dialog(session.game, seat, session.ask, self.close_dialog, lambda: None)


def joining_scene(session: Session) -> OpenGameJoining:
    """The screen, over the table."""
    return OpenGameJoining(session)


def _from_front(seats: tuple[JoiningSeat, ...], base: int) -> tuple[JoiningSeat, ...]:
    """Clockwise from the seat in front."""
    return (*seats[base:], *seats[:base])


def _trouble(phones: PhonesAtTable | None) -> str:
    """Why no phone can come in, and what to do; "" where they can, or the door is still being opened."""
    if phones is None:
        return say.is_shut()
    why = phones.trouble
    if why is None:
        return "" if phones.has_network else say.no_network()
    match why.why:
        case "taken":
            return say.port_taken(str(phones.port))
        case "address":
            return say.no_network()
        case _:
            return say_phones.no_door(why.words or why.why)
