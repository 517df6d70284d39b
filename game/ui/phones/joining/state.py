"""What is known of the phones of a game, as the screen shows it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from game.messages.functions import joining as say, phones as say_phones
from game.phones.room import PhoneRoom
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.seated_players import PlayedAt

SCHEME: Final = "http://"


class JoiningSeat(Struct, frozen=True):
    """A seat, where it is played, and the code for its phone."""

    seat: int
    person: PlayerAtTable
    at: PlayedAt
    code: str = ""
    """The letters for it; "" if no phone may take it, or one has."""
    link: str = ""
    is_taken: bool = False
    is_awake: bool = False

    @property
    def line(self) -> str:
        match self.at:
            case PlayedAt.PHONE if self.is_taken:
                return say.phone_is_here() if self.is_awake else say.phone_sleeps()
            case _ if self.code:
                return say.press_for_code()
            case PlayedAt.COMPUTER:
                return say.computer_has_it()
            case _:
                return say.at_this_screen()


class JoiningState(Struct, frozen=True):
    """Everything on the screen depends on this."""

    seats: tuple[JoiningSeat, ...]
    address: str = ""
    """`http://ADDRESS:PORT`, since some browsers try https or a search first; "" until the door is open."""
    addresses: tuple[str, ...] = ()
    """Of this computer, the likeliest first."""
    bind: str = ""
    trouble: str = ""
    """Why the door is not open, with what to do."""
    is_unreached: bool = False
    """Whether it has been open for a while and no other device has got through."""
    is_score_pad: bool = False
    """Whether a score pad is behind the door."""
    is_between: bool = False
    """Whether no match is on the table."""
    has_begun: bool = False
    """Whether the game has been played already."""
    chosen: int | None = None
    """The player whose code somebody wants to see."""

    @property
    def shown(self) -> JoiningSeat | None:
        """Whose code is large: the requested one, otherwise the first free one."""
        free = [seat for seat in self.seats if seat.link]
        return next((seat for seat in free if seat.seat == self.chosen), next(iter(free), None))

    @property
    def wanted(self) -> tuple[JoiningSeat, ...]:
        return tuple(seat for seat in self.seats if seat.code or seat.is_taken)

    @property
    def message(self) -> str:
        shown = self.shown
        if self.trouble:
            return self.trouble
        if not self.address:
            return say.opening()
        if shown is None:
            return say.everybody_here()
        if self.is_unreached:
            return say.unreached()
        return say.heard(shown.person.name, self.address, " ".join(shown.code))


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
        address=f"{SCHEME}{room.address}" if room.address else "",
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
