"""What the screen where phones join shows of an open door."""

from collections.abc import Sequence

from game.messages.functions import joining as say, phones as say_phones
from game.phones.room import PhoneRoom
from game.ui.phones.joining.state import JoiningSeat, JoiningState
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.seated_players import PlayedAt


def joining_state(room: PhoneRoom | None, seats: Sequence[tuple[int, PlayerAtTable, PlayedAt]]) -> JoiningState:
    """The current state; `seats` clockwise from the one in front."""
    if room is None:
        return JoiningState(tuple(JoiningSeat(*one) for one in seats), trouble=say_phones.nobody())
    return JoiningState(
        tuple(
            JoiningSeat(
                seat,
                person,
                at,
                code=room.code(seat),
                link=room.link(seat),
                is_taken=room.is_taken(seat),
                is_awake=room.is_awake(seat),
            )
            for seat, person, at in seats
        ),
        address=room.address,
        addresses=room.door.addresses,
        bind=room.bind,
        trouble=_trouble(room),
        is_unreached=room.is_unreached,
    )


def _trouble(room: PhoneRoom) -> str:
    """Why no phone can join, and what to do; "" if they can, or the door is still opening."""
    why = room.door.trouble
    if why is None:
        return "" if room.is_usable else say.no_network()
    match why.why:
        case "taken":
            return say.port_taken(str(room.door.port))
        case "address":
            return say.no_network()
        case _:
            return say_phones.no_door(why.words or why.why)
