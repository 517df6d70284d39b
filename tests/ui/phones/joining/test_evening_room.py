"""The door in this computer's networks: whether anybody gets through, several addresses, a port that is taken."""

from collections.abc import Callable, Iterator

import pytest

from game.messages.functions import joining as say
from game.messages.language import speak
from game.phones import room as rooms
from game.phones.addresses import LOOPBACK
from game.phones.door import PhoneDoor
from game.phones.door_lines import CannotListen, DoorPlan
from game.phones.room import UNREACHED_AFTER, PhoneRoom
from game.ui.shared.requests import InvitePhones, ShowAddress
from tests.phones.memory_door import PORT, MemoryLine, MemoryServer
from tests.ui.headers import header
from tests.ui.house import House

HOME, CABLE, PHONE = "192.168.1.20", "10.0.0.7", "192.168.1.33"


class Network:
    """This computer's addresses, and the servers that were started, the last of them listening."""

    def __init__(self) -> None:
        self.addresses: tuple[str, ...] = (HOME, CABLE)
        self.plans: list[DoorPlan] = []
        self.servers: list[MemoryServer] = []
        self.is_taken: Callable[[DoorPlan], bool] = lambda plan: False

    def open(self, plan: DoorPlan) -> PhoneDoor:
        """In place of a process."""
        server = MemoryServer(plan)
        if self.is_taken(plan):
            server._facts.clear()
            server._facts.append(CannotListen("taken"))
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
    opened(house)
    assert wait(house, UNREACHED_AFTER - 2) != say.unreached()
    network.call_from(LOOPBACK)
    network.call_from(HOME)
    assert wait(house, 4) == say.unreached()
    network.call_from(PHONE)
    assert wait(house, 2) != say.unreached()


def test_nothing_is_said_of_a_firewall_once_a_device_has_got_through(
    network: Network, open_house: Callable[..., House]
) -> None:
    """Given a phone that loads the page in time, and then nothing for minutes: the way is free, so not a word."""
    house = open_house()
    opened(house)
    wait(house, UNREACHED_AFTER - 5)
    network.call_from(PHONE)
    assert wait(house, 3 * UNREACHED_AFTER) != say.unreached()


def test_another_address_of_this_computer_can_be_shown(network: Network, open_house: Callable[..., House]) -> None:
    """Given two addresses: the door listens at both, the likelier is shown, the other once that is chosen, and the wait
    for a first device begins again. Nobody must come anew.
    """
    house = open_house()
    room = opened(house)
    assert room.address.startswith(f"{HOME}:")
    link = room.link(0)
    wait(house, UNREACHED_AFTER + 2)
    house.session.ask(ShowAddress(CABLE))
    assert wait(house, 2) != say.unreached()
    assert room.address.startswith(f"{CABLE}:")
    assert room.link(0) == link.replace(HOME, CABLE)
    assert [plan.addresses for plan in network.plans] == [(HOME, CABLE)]
    assert wait(house, UNREACHED_AFTER) == say.unreached()


def test_a_port_that_is_taken_is_no_trouble_while_nobody_counts_on_it(
    network: Network, open_house: Callable[..., House]
) -> None:
    """Given another program at the usual port: any free one is taken, and the screen shows its address."""
    network.is_taken = lambda plan: plan.port == rooms.PORT
    house = open_house()
    phones = opened(house)
    wait(house, 2)
    assert phones.door.trouble is None
    assert phones.address
    assert [plan.port for plan in network.plans] == [rooms.PORT, 0]


def test_without_a_network_the_screen_says_so(network: Network, open_house: Callable[..., House]) -> None:
    """Given a computer in no network: one sentence with what to do, and none of a firewall however long it takes."""
    network.addresses = ()
    house = open_house()
    opened(house)
    assert wait(house, UNREACHED_AFTER + 5) == say.no_network()
    assert network.plans[-1].addresses == (LOOPBACK,)


def test_another_language_reaches_the_phones(network: Network, open_house: Callable[..., House]) -> None:
    """Given an open door and another language chosen in Settings: phones that ask for none are spoken to in that one,
    at the same door.
    """
    house = open_house()
    phones = opened(house)
    wait(house, 2)
    assert phones.door is not None
    before = phones.door.keys
    speak("es")
    wait(house, 2)
    assert len(network.plans) == 1
    shown = network.servers[0].server._table
    assert (shown.language, network.plans[0].table.language) == ("es", "en")
    assert phones.door.keys == before
    assert phones.address == f"{HOME}:{PORT}"
