"""Which of this computer's addresses phones are told, and in which order: with real interfaces, in a network of its own
that only the kernel knows of.
"""

import json
import os
import shutil
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from game.phones.addresses import all_addresses, leads_somewhere, local_addresses
from tests.phones.phone_client import PhoneClient, hosting

FOR_PHONES: Final = "import json; from game.phones.addresses import local_addresses as a; print(json.dumps(a()))"


def _may_have_namespaces() -> bool:
    tools = sys.platform == "linux" and os.geteuid() == 0 and shutil.which("ip") and shutil.which("nsenter")
    return bool(tools) and subprocess.run(["unshare", "-n", "true"], capture_output=True).returncode == 0


namespaces = pytest.mark.skipif(not _may_have_namespaces(), reason="no network namespaces here")


class Computer:
    """One with interfaces of its own."""

    def __init__(self, process: int) -> None:
        self.inside = ("nsenter", "-t", str(process), "-n")

    def ip(self, *commands: str) -> None:
        """Commands of `ip`."""
        for command in commands:
            subprocess.run([*self.inside, "ip", *command.split()], check=True, capture_output=True)

    def has(self, name: str, address: str, *, gateway: str = "", kind: str = "type veth peer name {name}-far") -> None:
        """An interface with that address; its way out, if there is one, is `gateway`."""
        self.ip(f"link add {name} {kind.format(name=name)}")
        if "veth" in kind:
            self.ip(f"link set {name}-far up")
        self.ip(f"addr add {address} dev {name}", f"link set {name} up")
        if gateway:
            self.ip(f"route add default via {gateway} dev {name}")

    def tells(self) -> list[str]:
        """The addresses for phones."""
        told = subprocess.run([*self.inside, sys.executable, "-c", FOR_PHONES], check=True, capture_output=True)
        addresses: list[str] = json.loads(told.stdout)
        return addresses


@contextmanager
def computer() -> Iterator[Computer]:
    """In no network yet."""
    with subprocess.Popen(["unshare", "-n", "sh", "-c", "echo; cat"], stdin=-1, stdout=-1) as living:
        assert living.stdout is not None
        living.stdout.readline()
        here = Computer(living.pid)
        here.ip("link set lo up")
        yield here
        living.terminate()


BRIDGE: Final = "type bridge"


@namespaces
@pytest.mark.slow
def test_what_the_kernel_says_is_understood() -> None:
    """Given real interfaces: a tunnel, a bridge with a way out, and a card with two addresses and nothing at its other
    end.
    """
    with computer() as here:
        here.has("br0", "192.168.1.20/24", gateway="192.168.1.1", kind=BRIDGE)
        here.ip(
            "tuntap add tailscale0 mode tun", "addr add 100.101.102.103/32 dev tailscale0", "link set tailscale0 up"
        )
        here.has("eth0", "10.0.0.7/24")
        here.ip("addr add 192.168.5.5/24 dev eth0", "link set eth0-far down")
        told = here.tells()
        assert (told[0], {*told[1:3]}, told[3:]) == ("192.168.1.20", {"10.0.0.7", "192.168.5.5"}, ["100.101.102.103"])


# ---- what the kernel says, written as rtnetlink(7) has it


class Card(NamedTuple):
    """An interface; `metric` is that of its way out, if it has one."""

    name: str
    address: str
    kind: str = ""
    metric: int | None = None
    is_running: bool = True
    hardware: int = 1
    """1 for ethernet and wireless; 65534 for what has none."""
    dearer: int | None = None
    """The metric of another way out."""


def attribute(number: int, data: bytes) -> bytes:
    """Its length, its number, and the data up to the next multiple of four."""
    return struct.pack("=HH", 4 + len(data), number) + data + bytes(-len(data) % 4)


class Kernel:
    """In the place of `socket.socket`: a computer with these cards."""

    def __init__(self, *cards: Card, refused: int = 0) -> None:
        self._cards = cards
        self._refused = refused
        self._said: list[bytes] = []

    def __call__(self, *kind: int) -> "Kernel":
        """A socket to it."""
        assert kind == (socket.AF_NETLINK, socket.SOCK_RAW, 0)  # NETLINK_ROUTE
        return self

    def __enter__(self) -> "Kernel":
        return self

    def __exit__(self, *_: object) -> None:
        """Closed."""

    def sendall(self, question: bytes) -> None:
        """Asked about links, addresses or routes, for all there are of them."""
        length, kind, flags, family = struct.unpack("=IHH8xB15x", question)
        assert (length, flags, family) == (32, 0x301, socket.AF_UNSPEC if kind == 18 else socket.AF_INET)
        answer = {18: self._link, 22: self._address, 26: self._route}[kind]
        told = [part for at, card in enumerate(self._cards, 1) for part in answer(at, card)]
        messages = [struct.pack("=IHHII", 16 + len(part), 16, 2, 1, 0) + part for part in told]
        end = struct.pack("=IHHIII", 20, 2 if kind == self._refused else 3, 2, 1, 0, 0)
        self._said = [b"".join(messages[:1]), b"".join(messages[1:]), end][2 * (kind == self._refused) :]

    def recv(self, size: int) -> bytes:
        """As much as it says at once."""
        while not self._said[0]:
            self._said.pop(0)
        return self._said.pop(0)

    @staticmethod
    def _link(at: int, card: Card) -> list[bytes]:
        flags = 0x1043 if card.is_running else 0x1003
        kind = attribute(18, attribute(1, card.kind.encode() + b"\0")) if card.kind else b""
        name = attribute(3, card.name.encode() + b"\0")
        head = struct.pack("=BxHiII", 0, card.hardware, at, flags, 0)
        return [head + attribute(20, b"") + name + attribute(13, b"\0") + kind]

    @staticmethod
    def _address(at: int, card: Card) -> list[bytes]:
        """Its address; before it one of a card that came after the question about links."""
        local = socket.inet_aton(card.address)
        far = attribute(1, socket.inet_aton("10.9.9.9")) if card.hardware != 1 else attribute(1, local)
        new = struct.pack("=BBBBI", socket.AF_INET, 24, 128, 0, 99) + attribute(2, local)
        return [new, struct.pack("=BBBBI", socket.AF_INET, 24, 128, 0, at) + far + attribute(2, local)]

    @staticmethod
    def _route(at: int, card: Card) -> list[bytes]:
        """Its ways out; for a card without one, a route to its own network."""
        length = 0 if card.metric is not None else 24
        head = struct.pack("=8BI", socket.AF_INET, length, 0, 0, 254, 3, 0, 1, 0) + attribute(4, struct.pack("=I", at))
        metrics = [card.metric, *([card.dearer] if card.dearer else [])]
        return [head + (attribute(6, struct.pack("=I", metric)) if metric else b"") for metric in metrics]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems aren't asked so")
@pytest.mark.parametrize(
    "cards",
    [
        (),
        (Card("wlan0", "192.168.1.20"), Card("docker0", "172.17.0.1", "bridge")),
        (Card("eth0", "10.0.0.7", metric=0), Card("docker0", "172.17.0.1", "bridge")),
        (Card("wlan0", "192.168.1.20", metric=600), Card("eth0", "10.0.0.7")),
        (Card("wlp3s0", "192.168.1.20", metric=600), Card("eth0", "10.0.0.7", metric=100)),
        (Card("enp1s0", "10.0.0.7", metric=100, dearer=900), Card("enp2s0", "192.168.1.20", metric=600)),
        (Card("eth1", "192.168.1.20", metric=600), Card("eth0", "10.0.0.7", metric=0, is_running=False)),
        (Card("tailscale0", "100.101.102.103", "tun", hardware=65534),),
        (Card("br0", "192.168.1.20", "bridge", 0), Card("wg0", "10.8.0.2", "wireguard", hardware=65534)),
        (Card("eth0", "192.168.1.20"), Card("virbr0", "192.168.122.1"), Card("tun0", "10.8.0.2", metric=0)),
        (Card("eth0", "192.168.1.20"), Card("d0", "10.5.5.5", "dummy"), Card("t0", "10.6.6.6", "tun")),
        (Card("br0", "192.168.1.20", "bridge", 0), Card("eth0", "10.0.0.7")),
        (Card("z0", "192.168.7.7"), Card("m0", "100.64.3.3", metric=0), Card("br0", "10.4.4.4", "bridge")),
        (Card("t0", "10.6.6.6", "tun"), Card("a0", "169.254.9.9")),
    ],
    ids=lambda cards: " ".join(card.name for card in cards) or "nothing",
)
def test_the_network_that_phones_can_reach_comes_first(cards: Sequence[Card], monkeypatch: pytest.MonkeyPatch) -> None:
    """Wi-Fi and cable come before bridges, these before tunnels; of two alike the one that is plugged in, then Wi-Fi,
    then the system's own choice; a mesh is offered where nothing better is, what leads nowhere comes last, and neither
    the internet nor the computer itself is any. In whatever order the kernel has them.
    """
    outside = Card("lo", "127.0.0.1", hardware=772), Card("ppp0", "8.8.4.4", metric=0, hardware=512)
    monkeypatch.setattr(socket, "socket", Kernel(*reversed(cards), *outside))
    assert list(local_addresses()) == [card.address for card in cards]
    assert all_addresses() == {card.address for card in (*cards, *outside)}


@pytest.mark.skipif(sys.platform != "linux", reason="other systems aren't asked so")
def test_a_kernel_that_tells_no_routes_is_believed_in_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = Card("br0", "172.17.0.1", "bridge"), Card("eth0", "10.0.0.7", metric=100)
    monkeypatch.setattr(socket, "socket", Kernel(*cards, refused=26))
    assert local_addresses() == ("10.0.0.7", "172.17.0.1")


@pytest.mark.parametrize(("system", "wanted"), [("darwin", ["10.0.0.7"]), ("win32", ["10.0.0.7", "192.168.5.5"])])
def test_another_system_tells_where_it_would_send_from(
    system: str, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Probe(Kernel):
        name = "0.0.0.0"

        def __call__(self, *kind: int) -> "Probe":
            return Probe()

        def connect(self, target: tuple[str, int]) -> None:
            if target[0] != "192.0.2.1":
                raise OSError("no way")
            self.name = "10.0.0.7"

        def getsockname(self) -> tuple[str, int]:
            return self.name, 0

    named = [(2, 1, 0, "", (address, 0)) for address in ("192.168.5.5", "10.0.0.7", "8.8.4.4")]
    monkeypatch.setattr("game.phones.addresses.sys.platform", system)
    monkeypatch.setattr(socket, "socket", Probe())
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: named)
    assert list(local_addresses()) == wanted


def test_an_address_that_a_computer_gave_itself_leads_nowhere() -> None:
    assert [one for one in ("169.254.9.9", "127.0.0.1", "100.64.3.3", "10.0.0.7") if leads_somewhere(one)] == [
        "100.64.3.3",
        "10.0.0.7",
    ]


# ---- the command


SEATS: Final = ("--seats", "phone,phone", "--teams", "2:solo")


@namespaces
@pytest.mark.slow
def test_every_address_that_host_prints_is_answered_and_no_other_name(tmp_path: Path) -> None:
    with computer() as here:
        here.has("docker0", "172.17.0.1/16", kind=BRIDGE)
        here.has("wlan0", "192.168.1.20/24")
        with hosting(tmp_path, *SEATS, "--bind", "lan", within=here.inside) as host:
            assert (host.told["address"], host.told["addresses"]) == ("192.168.1.20", ["192.168.1.20", "172.17.0.1"])
            for address, name, status in [
                ("192.168.1.20", "192.168.1.20", 200),
                ("172.17.0.1", "172.17.0.1", 200),
                ("192.168.1.20", "elsewhere.example", 421),
                ("192.168.1.20", "10.0.0.7", 421),
            ]:
                asked = asked_inside(here, address, host.port, name)
                assert asked == status, (address, name)


def asked_inside(here: Computer, address: str, port: int, name: str) -> int:
    """The status of the page at that address, asked for under that name."""
    code = (
        "from tests.phones.phone_client import PhoneClient as P;"
        f"print(P({port}, host='{address}').ask('GET', '/', headers={{'Host': '{name}:{port}'}}).status)"
    )
    told = subprocess.run([*here.inside, sys.executable, "-c", code], check=True, capture_output=True)
    return int(told.stdout)


@namespaces
@pytest.mark.slow
def test_host_names_an_address_of_its_own_and_refuses_any_other(tmp_path: Path) -> None:
    with computer() as here:
        here.has("eth0", "169.254.7.7/16")
        with hosting(tmp_path, *SEATS, "--bind", "169.254.7.7", within=here.inside) as host:
            assert (host.told["address"], host.told["addresses"]) == ("169.254.7.7", ["169.254.7.7"])
            assert asked_inside(here, "169.254.7.7", host.port, "169.254.7.7") == 200
        for bind, code in (("192.168.1.20", 2), ("lan", 1)):
            command = [*here.inside, sys.executable, "main.py", "host", *SEATS, "--bind", bind]
            said = subprocess.run([*command, "--data-dir", str(tmp_path)], capture_output=True, text=True, timeout=60)
            assert (said.returncode, said.stdout, said.stderr.count("\n")) == (code, "", 1), said.stderr


@pytest.mark.slow
def test_a_loopback_door_still_answers_to_localhost(tmp_path: Path) -> None:
    with hosting(tmp_path, *SEATS) as host:
        assert host.told["addresses"] == ["127.0.0.1"]
        for name in ("127.0.0.1", "localhost"):
            asked = PhoneClient(host.port).ask("GET", "/", headers={"Host": f"{name}:{host.port}"})
            assert asked.status == 200
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.2", host.port), timeout=5)
