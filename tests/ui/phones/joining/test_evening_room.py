"""The door in this computer's networks, on its screen: whether anybody gets through, and several addresses."""

from collections.abc import Callable, Iterator

import pytest

from game.messages.functions import joining as say
from game.phones import room as rooms
from game.phones.addresses import LOOPBACK
from game.phones.door import PhoneDoor
from game.phones.door_lines import DoorPlan
from game.phones.room import UNREACHED_AFTER, PhoneRoom
from game.ui.shared.requests import InvitePhones, ShowAddress
from tests.phones.memory_door import MemoryLine, MemoryServer
from tests.ui.headers import header
from tests.ui.house import House

HOME, CABLE, PHONE = "192.168.1.20", "10.0.0.7", "192.168.1.33"


class Network:
    """This computer's addresses, and the servers that were started, the last of them listening."""

    def __init__(self) -> None:
        self.addresses: tuple[str, ...] = (HOME, CABLE)
        self.plans: list[DoorPlan] = []
        self.servers: list[MemoryServer] = []

    def open(self, plan: DoorPlan) -> PhoneDoor:
        """In place of a process."""
        server = MemoryServer(plan)
        self.plans.append(plan)
        self.servers.append(server)
        return PhoneDoor(plan, server)  # type: ignore[arg-type]

    def call_from(self, address: str) -> None:
        """A device connects to what listens now, and says nothing."""
        MemoryLine(self.servers[-1], address)
        self.servers[-1].turn()


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Iterator[Network]:
    """Two networks, no sockets."""
    network = Network()
    monkeypatch.setattr(rooms, "local_addresses", lambda: network.addresses)
    monkeypatch.setattr(PhoneDoor, "open", network.open)
    yield network
    for server in network.servers:
        if not server.loop.is_closed():
            server.close()


def opened(house: House) -> PhoneRoom:
    """A match of two whose door is open, and the screen where phones join."""
    house.take_up([header("web", (0, 1), 2, 2)])
    house.step()
    house.program.ask(InvitePhones())
    house.step()
    phones = house.session.door.phones
    assert phones is not None
    return phones


def wait(house: House, seconds: float) -> str:
    """What the screen says after a while in which nobody does anything."""
    for _ in range(round(seconds)):
        house.step(dt=1.0)
    return house.look().message


def test_the_screen_says_so_when_no_device_has_got_through(network: Network, open_house: Callable[..., House]) -> None:
    """Given a door that nobody reaches: nothing is said for 45 seconds, then a sentence about Wi-Fi and firewall; this
    computer's own browser is no device that got through; the first real one ends it.
    """
    house = open_house()
    assert not house.app.hears_others()
    opened(house)
    assert house.app.hears_others()  # a window at rest looks more often what phones have done
    assert wait(house, UNREACHED_AFTER - 2) != say.unreached()
    network.call_from(LOOPBACK)
    network.call_from(HOME)
    assert wait(house, 4) == say.unreached()
    network.call_from(PHONE)
    assert wait(house, 2) != say.unreached()


def test_another_address_of_this_computer_can_be_shown(network: Network, open_house: Callable[..., House]) -> None:
    house = open_house()
    room = opened(house)
    assert room.address.startswith(f"{HOME}:")
    assert f" http://{room.address} " in house.look().message
    assert house.look().message.endswith(room.code(0)[-1])
    link = room.link(0)
    wait(house, UNREACHED_AFTER + 2)
    house.session.ask(ShowAddress(CABLE))
    assert wait(house, 2) != say.unreached()
    assert room.address.startswith(f"{CABLE}:")
    assert room.link(0) == link.replace(HOME, CABLE)
    assert [plan.addresses for plan in network.plans] == [(HOME, CABLE)]
    assert wait(house, UNREACHED_AFTER) == say.unreached()
