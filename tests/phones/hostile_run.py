"""How the table fares while its door is under attack: `python -m tests.phones.hostile_run --rounds 6`.

A match of four phones goes on in a real window (Xvfb). 200 connections at once do their worst: half requests, 10 MB
bodies, wrong secrets and codes, readers that do not read, connections that come and go, from one address. In turn for
`--seconds` each they attack the table's door, and in peace a decoy that has nothing to do with it. The window has one
core for itself, the server and everybody else another, so that the two differ by what reaches the table alone.
The window's frames are measured in both, what it computes and by the clock on the wall; so are its memory and the
server's, and how honest phones fare that come anew, from the address of the attack and from another.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any, Final

from tests.phones.phone_client import ROOT, Fact, PhoneClient, kept_door

SEATS: Final = 4
_PASS: Final = struct.Struct("ddd")
"""When a pass of the loop began, by `time.monotonic`, what it computed and how long it took; seconds."""
HOSTILE: Final = "127.0.0.2"
"""Where the attack comes from."""
ELSEWHERE: Final = "127.0.0.3"
HONEST: Final = 4.0
"""New connections of honest phones a second, from either address."""


# ---- the table


def table(folder: Path) -> None:
    """The window, until it is ended; notes every pass that drew something or took long."""
    import pygame

    from game.cli.game_window import new_header
    from game.phones import addresses
    from game.play.seats import SeatPlan, table_plan
    from game.rules.presets import preset
    from game.toolkit.app import App
    from game.toolkit.frame_times import STUTTER
    from game.ui.shared.preferences import Preferences
    from game.ui.system import launch

    folder.mkdir(exist_ok=True)
    passes = (folder / "passes").open("wb", buffering=2**16)

    class Watched(App[Preferences]):
        _pressed = 0.0

        def step(self, dt: float, events: Sequence[Any]) -> None:
            begun, own, shown = time.monotonic(), time.thread_time(), self.window.presents
            super().step(dt, events)
            taken = time.monotonic() - begun
            if self.scene.name in ("joining", "score") and begun - self._pressed > 2:
                self._pressed = begun  # somebody at the screen goes on
                for kind in (pygame.KEYDOWN, pygame.KEYUP):
                    pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))
            if self.window.presents > shown or taken > STUTTER:
                passes.write(_PASS.pack(begun, time.thread_time() - own, taken))

    def end(number: int, frame: object) -> None:
        passes.close()
        sys.exit(0)

    signal.signal(signal.SIGTERM, end)
    for module, name, stand_in in ((launch, "App", Watched), (addresses, "local_addresses", tuple)):
        setattr(module, name, stand_in)
    rules = preset("web")
    phones = [SeatPlan("phone", "human", on_phone=True)] * SEATS
    header = new_header(rules, table_plan(rules, None, phones), "hostile")
    plan = launch.WindowPlan(data=folder, size=(1920, 1080), speed="normal", card_seed=lambda: 7)
    trouble = launch.run_match(plan, header, None, phones=range(SEATS))
    assert trouble is None, trouble


# ---- honest phones


class HonestPlay(threading.Thread):
    """Plays all seats plainly and without haste, so that there is always something in motion at the table."""

    def __init__(self, phones: Sequence[PhoneClient]) -> None:
        super().__init__(daemon=True)
        self._phones = phones
        self.moves = 0
        self.unanswered = 0
        self.ends = False

    def run(self) -> None:
        """Until it is told to end."""
        while not self.ends:
            for phone in self._phones:
                try:
                    self._play(phone, phone.hand())
                except (OSError, AssertionError, ValueError):
                    self.unanswered += 1
            time.sleep(0.1)

    def _play(self, phone: PhoneClient, hand: Fact) -> None:
        page = hand["page"]
        if page["cut"]:
            phone.do(at=hand["at"], deed="cut_for_me")
        elif page["choose"]:
            phone.do(at=hand["at"], stack=0)
        elif page["question"]:
            phone.do(at=hand["at"], deed="no")
        elif page["mine"]:
            drawn = phone.do(at=hand["at"], deed="draw")
            if drawn.json["reason"] and hand["phase"] == "draw":
                drawn = phone.do(at=hand["at"], deed="pass")
            self.moves += drawn.status == 200
            time.sleep(0.4)
            at, cards = drawn.json["hand"]["at"], drawn.json["hand"]["hand"].split()
            for card in sorted(cards, key=lambda card: (card[0] in "2*", card)):
                if phone.do(at=at, deed="discard", cards=card).status == 200:
                    self.moves += 1
                    break
            time.sleep(0.3)


class Newcomers(threading.Thread):
    """Asks again and again on a new connection with a good secret; keeps what became of it."""

    def __init__(self, phone: PhoneClient) -> None:
        super().__init__(daemon=True)
        self._phone = phone
        self.came: list[tuple[float, float, str]] = []
        """When, after how many seconds, and how it ended."""
        self.ends = False

    def run(self) -> None:
        """Until it is told to end."""
        while not self.ends:
            begun = time.monotonic()
            try:
                how = str(self._phone.ask("GET", "/hand", seconds=5.0).status)
            except OSError as error:
                how = type(error).__name__
            except Exception as error:
                how = type(error).__name__
            self.came.append((begun, time.monotonic() - begun, how))
            time.sleep(max(0.0, 1 / HONEST - (time.monotonic() - begun)))


# ---- the attack


def decoy() -> None:
    """Listens, says where, and refuses whatever comes, until it is ended."""

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while await reader.read(65536):
                writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
        writer.close()

    async def serve() -> None:
        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()

    asyncio.run(serve())


def attack(port: int, seconds: float) -> None:
    """Two hundred connections at once from one address, and new ones all the time."""
    end = time.monotonic() + seconds
    did: Counter[str] = Counter()
    host = f"Host: 127.0.0.1:{port}\r\n"
    wrong = f"GET /hand HTTP/1.1\r\n{host}Authorization: Bearer {'x' * 22}\r\n\r\n".encode()
    code = b'{"seat": 0, "code": "AAAA"}'
    join = (
        f"POST /join HTTP/1.1\r\n{host}Content-Type: application/json\r\nContent-Length: {len(code)}\r\n\r\n".encode()
    )
    kinds: list[tuple[str, int, Callable[[socket.socket], None]]] = [
        ("half a request", 100, lambda line: _hold(line, f"GET / HTTP/1.1\r\n{host}".encode(), end)),
        ("a slow body", 30, lambda line: _drip(line, join[:-2] + b"\r\n", end)),
        ("10 MB", 15, lambda line: _huge(line, host)),
        ("reads nothing", 25, lambda line: _read_nothing(line, host, end)),
        ("wrong secret", 15, lambda line: _again(line, wrong, end)),
        ("wrong code", 5, lambda line: _again(line, join + code, end)),
        ("nonsense", 5, lambda line: line.sendall(os.urandom(200))),
        ("comes and goes", 5, lambda line: None),
    ]
    threads = [
        threading.Thread(target=_again_and_again, args=(port, name, deed, end, did), daemon=True)
        for name, count, deed in kinds
        for _ in range(count)
    ]
    for thread in threads:
        thread.start()
    time.sleep(max(0.0, end - time.monotonic()))
    print(json.dumps(did), flush=True)
    os._exit(0)


def _again_and_again(
    port: int, name: str, deed: Callable[[socket.socket], None], end: float, did: Counter[str]
) -> None:
    while time.monotonic() < end:
        with suppress(OSError), socket.socket() as line:
            line.settimeout(5.0)
            line.bind((HOSTILE, 0))
            line.connect(("127.0.0.1", port))
            did[name] += 1
            deed(line)
        time.sleep(0.01)


def _hold(line: socket.socket, data: bytes, end: float) -> None:
    line.sendall(data)
    line.settimeout(max(0.1, end - time.monotonic()))
    line.recv(1)


def _drip(line: socket.socket, head: bytes, end: float) -> None:
    line.sendall(head)
    while time.monotonic() < end:
        line.sendall(b" ")
        time.sleep(0.5)


def _huge(line: socket.socket, host: str) -> None:
    line.sendall(f"POST /move HTTP/1.1\r\n{host}Content-Type: application/json\r\n".encode())
    line.sendall(b"Content-Length: 10485760\r\n\r\n" + b"x" * 10_485_760)


def _read_nothing(line: socket.socket, host: str, end: float) -> None:
    for _ in range(20):
        line.sendall(f"GET / HTTP/1.1\r\n{host}\r\n".encode())
    time.sleep(min(15.0, max(0.0, end - time.monotonic())))


def _again(line: socket.socket, data: bytes, end: float) -> None:
    while time.monotonic() < end:
        line.sendall(data)
        if not line.recv(65536):
            return
        time.sleep(0.02)


# ---- the whole


def _cores() -> tuple[set[int], set[int]]:
    """One for the window, the others for everybody else; the same where there is but one."""
    first, *others = sorted(os.sched_getaffinity(0))
    return {first}, set(others) or {first}


@contextmanager
def _decoy() -> Iterator[int]:
    """Where it listens."""
    command = [sys.executable, "-m", "tests.phones.hostile_run", "--decoy"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


@contextmanager
def _at_table(folder: Path, display: str) -> Iterator["subprocess.Popen[bytes]"]:
    environ = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    own, others = _cores()
    os.sched_setaffinity(0, own)  # what is started inherits it
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.phones.hostile_run", "--table", str(folder)], cwd=ROOT, env=environ
    )
    os.sched_setaffinity(0, others)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _server_of(pid: int) -> int:
    """The process beneath the window that listens. Raises AssertionError where there is none."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            command = (stat.parent / "cmdline").read_bytes()
            if int(fields[1]) == pid and b"spawn_main" in command and _has_socket(stat.parent):
                return int(stat.parent.name)
    raise AssertionError("nobody listens")


def _has_socket(process: Path) -> bool:
    """Whether it listens: of the window's children only the server has a socket of the network."""
    inodes = {line.split()[9] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if line.split()[3] == "0A"}
    links = (str(link.readlink()) for link in (process / "fd").iterdir())
    return any(link.startswith("socket:[") and link[8:-1] in inodes for link in links)


def _resident(pid: int) -> float:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def _shares(values: Sequence[float]) -> dict[str, float]:
    times = sorted(values) or [0.0]
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    return {name: round(1000 * times[max(0, ceil(part * len(times)) - 1)], 2) for name, part in places.items()}


def _ended(came: Sequence[tuple[float, float, str]], spans: Sequence[tuple[float, float]]) -> Fact:
    """How newcomers fared in these spans of time."""
    here = [(taken, how) for begun, taken, how in came if any(start <= begun < end for start, end in spans)]
    return {"how": dict(Counter(how for _, how in here)), "ms": _shares([taken for taken, how in here if how == "200"])}


def run(folder: Path, display: str, rounds: int, seconds: float, *, shared: bool) -> Fact:
    """Peace and attack in turn; everything that was measured."""
    spans: dict[str, list[tuple[float, float]]] = {"peace": [], "attack": []}
    memory: list[Fact] = []
    hostile: Counter[str] = Counter()
    with _at_table(folder, display) as process, _decoy() as nowhere:
        door = kept_door(folder)
        port, seats = door["port"], door["seats"]
        server, (_, others) = _server_of(process.pid), _cores()
        for task in Path(f"/proc/{server}/task").iterdir():
            os.sched_setaffinity(int(task.name), others)
        keys = [seats[str(seat)] if isinstance(seats, dict) else seats[seat] for seat in range(SEATS)]
        phones = [PhoneClient(port, key["link"], here=f"127.0.0.{10 + at}") for at, key in enumerate(keys)]
        for phone in phones:
            phone.hand("?begin")
        play = HonestPlay(phones)
        same = Newcomers(PhoneClient(port, phones[0].secret, phones[0].device, here=HOSTILE))
        other = Newcomers(PhoneClient(port, phones[1].secret, phones[1].device, here=ELSEWHERE))
        threads: list[HonestPlay | Newcomers] = [play, other, *([same] if shared else [])]
        for thread in threads:
            thread.start()
        time.sleep(8)
        for _ in range(rounds):
            for name in spans:
                begun, moves = time.monotonic(), play.moves
                target = port if name == "attack" else nowhere
                command = [sys.executable, "-m", "tests.phones.hostile_run", "--attack", str(target)]
                done = subprocess.run(
                    [*command, "--seconds", str(seconds)], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
                )
                if name == "attack":
                    hostile += Counter(json.loads(done.stdout.splitlines()[-1]))
                spans[name].append((begun + 1, time.monotonic()))
                sizes = {"window": _resident(process.pid), "server": _resident(server)}
                memory.append({"in": name, "moves": play.moves - moves, **sizes})
                print(json.dumps(memory[-1]), flush=True)
                time.sleep(2)
        for thread in threads:
            thread.ends = True
        time.sleep(1)
    passes = list(_PASS.iter_unpack((folder / "passes").read_bytes()))
    result: Fact = {"hostile": dict(hostile), "moves": play.moves, "asked again": play.unanswered}
    for name, times in spans.items():
        by_span = [[one for one in passes if start <= one[0] < end] for start, end in times]
        here = [one for span in by_span for one in span]
        result[name] = {
            "frames": len(here),
            "own_ms": _shares([own for _, own, _ in here]),
            "wall_ms": _shares([wall for _, _, wall in here]),
            "own p99 of each": [_shares([own for _, own, _ in span])["p99"] for span in by_span],
            "wall p99 of each": [_shares([wall for _, _, wall in span])["p99"] for span in by_span],
            "newcomers at its address": _ended(same.came, times),
            "newcomers elsewhere": _ended(other.came, times),
        }
    for kind in ("own_ms", "wall_ms"):
        ratios = {
            key: result["attack"][kind][key] / max(0.01, result["peace"][kind][key]) for key in ("p50", "p95", "p99")
        }
        result[f"ratio {kind}"] = {key: round(ratio, 3) for key, ratio in ratios.items()}
    result["memory"] = memory
    return result


def main() -> int:
    """Measures; 1 where p99 of what the window computes is more than a tenth worse, or memory grows under attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="of peace and attack")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each")
    parser.add_argument("--shared", action="store_true", help="a phone is at the address of the attack, too")
    parser.add_argument("--table", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--decoy", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.table is not None:
        table(options.table)
        return 0
    if options.decoy:
        decoy()
        return 0
    if options.attack is not None:
        attack(options.attack, options.seconds)
        return 0
    from tools.bench.virtual_screen import screen

    with tempfile.TemporaryDirectory() as home, screen(Path(home)) as (display, _):
        result = run(Path(home) / "data", display, options.rounds, options.seconds, shared=options.shared)
    print(json.dumps(result, indent=1))
    slower = result["ratio own_ms"]["p99"] > 1.1
    return int(slower or any(_grown(result["memory"], part) for part in ("window", "server")))


def _grown(memory: Sequence[Fact], part: str) -> bool:
    """Whether attacks after the first one have added a twentieth, beyond what the match itself did in peace."""
    added = {"peace": 0.0, "attack": 0.0}
    for before, after in pairwise(memory[1:]):
        added[after["in"]] += after[part] - before[part]
    return added["attack"] > max(added["peace"], 0.0) + 0.05 * float(memory[0][part])


if __name__ == "__main__":
    raise SystemExit(main())
