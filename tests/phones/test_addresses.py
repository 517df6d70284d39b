"""Which of this computer's addresses phones are told, and in which order: with real interfaces, in a network of its own
that only the kernel knows of.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.phones.phone_client import PhoneClient, hosting

FOR_PHONES: Final = "import json; from game.phones.addresses import local_addresses as a; print(json.dumps(a()))"


def _may_have_namespaces() -> bool:
    tools = sys.platform == "linux" and os.geteuid() == 0 and shutil.which("ip") and shutil.which("nsenter")
    return bool(tools) and subprocess.run(["unshare", "-n", "true"], capture_output=True).returncode == 0


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not _may_have_namespaces(), reason="no network namespaces here"),
]


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
TUNNEL: Final = "mode tun"


def table(*interfaces: tuple[str, str, str, str], wanted: Sequence[str]) -> object:
    """A case, named by what it has."""
    return pytest.param(interfaces, list(wanted), id=" ".join(one[0] for one in interfaces) or "nothing")


VETH: Final = "type veth peer name {name}-far"
CASES: Final = (
    table(wanted=[]),
    table(("docker0", "172.17.0.1/16", "", BRIDGE), ("wlan0", "192.168.1.20/24", "", VETH), wanted=["192.168.1.20"]),
    table(("docker0", "172.17.0.1/16", "", BRIDGE), ("eth0", "10.0.0.7/24", "10.0.0.1", VETH), wanted=["10.0.0.7"]),
    table(
        ("eth0", "10.0.0.7/24", "", VETH),
        ("wlan0", "192.168.1.20/24", "192.168.1.1", VETH),
        wanted=["192.168.1.20", "10.0.0.7"],
    ),
    table(
        ("docker0", "172.17.0.1/16", "", BRIDGE),
        ("tailscale0", "100.101.102.103/32", "", TUNNEL),
        wanted=["100.101.102.103"],
    ),
    table(
        ("wg0", "10.8.0.2/24", "", VETH),
        ("br0", "192.168.1.20/24", "192.168.1.1", BRIDGE),
        wanted=["192.168.1.20", "10.8.0.2"],
    ),
    table(
        ("a0", "169.254.9.9/16", "", VETH),
        ("m0", "100.64.3.3/10", "100.64.0.1", VETH),
        ("z0", "192.168.7.7/24", "", VETH),
        wanted=["192.168.7.7", "100.64.3.3", "169.254.9.9"],
    ),
    table(("eth0", "8.8.4.4/24", "8.8.4.1", VETH), wanted=[]),
)


@pytest.mark.parametrize(("interfaces", "wanted"), CASES)
def test_the_network_that_phones_can_reach_comes_first(
    interfaces: Sequence[tuple[str, str, str, str]], wanted: list[str]
) -> None:
    """Given interfaces in the order in which the kernel got them: Wi-Fi and cable come before bridges, these before
    tunnels, a mesh is offered where nothing better is, what leads nowhere comes last, and the internet is none.
    """
    with computer() as here:
        for name, address, gateway, kind in interfaces:
            if kind == TUNNEL:
                here.ip(f"tuntap add {name} {kind}", f"addr add {address} dev {name}", f"link set {name} up")
            else:
                here.has(name, address, gateway=gateway, kind=kind)
        assert here.tells()[: len(wanted)] == wanted
        assert len(here.tells()) == len([one for one in interfaces if not one[1].startswith("8.")])


def test_a_cable_that_is_not_plugged_in_comes_after_the_wifi() -> None:
    """Given two networks with a way out, and nothing at the other end of the first: the second comes first."""
    with computer() as here:
        here.has("eth0", "10.0.0.7/24", gateway="10.0.0.1")
        here.ip("link set eth0-far down")
        here.has("eth1", "192.168.1.20/24")
        here.ip("route add default via 192.168.1.1 dev eth1 metric 600")
        assert here.tells() == ["192.168.1.20", "10.0.0.7"]


def test_two_addresses_of_one_card_are_both_told() -> None:
    """Given a card with a second address, both are there."""
    with computer() as here:
        here.has("eth0", "10.0.0.7/24")
        here.ip("addr add 192.168.5.5/24 dev eth0")
        assert set(here.tells()) == {"10.0.0.7", "192.168.5.5"}


SEATS: Final = ("--seats", "phone,phone", "--teams", "2:solo")


def test_every_address_that_host_prints_is_answered_and_no_other_name(tmp_path: Path) -> None:
    """Given a computer in two networks: `--bind lan` prints both, the likelier first, and answers to both; a name that
    it has not printed gets 421, and so does another's address.
    """
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


def test_host_names_an_address_of_its_own_and_refuses_any_other(tmp_path: Path) -> None:
    """Given one of this computer's addresses, even one that leads nowhere: that alone is printed and listened at. An
    address of somebody else is one sentence and exit 2; with nothing but what leads nowhere, lan is exit 1.
    """
    with computer() as here:
        here.has("eth0", "169.254.7.7/16")
        with hosting(tmp_path, *SEATS, "--bind", "169.254.7.7", within=here.inside) as host:
            assert (host.told["address"], host.told["addresses"]) == ("169.254.7.7", ["169.254.7.7"])
            assert asked_inside(here, "169.254.7.7", host.port, "169.254.7.7") == 200
        for bind, code in (("192.168.1.20", 2), ("lan", 1)):
            command = [*here.inside, sys.executable, "main.py", "host", *SEATS, "--bind", bind]
            said = subprocess.run([*command, "--data-dir", str(tmp_path)], capture_output=True, text=True, timeout=60)
            assert (said.returncode, said.stdout, said.stderr.count("\n")) == (code, "", 1), said.stderr


def test_a_loopback_door_still_answers_to_localhost(tmp_path: Path) -> None:
    """Given the default, the page is at both names of this computer."""
    with hosting(tmp_path, *SEATS) as host:
        assert host.told["addresses"] == ["127.0.0.1"]
        for name in ("127.0.0.1", "localhost"):
            asked = PhoneClient(host.port).ask("GET", "/", headers={"Host": f"{name}:{host.port}"})
            assert asked.status == 200
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.2", host.port), timeout=5)
