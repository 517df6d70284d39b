"""A phone in a test: speaks the protocol of docs/phones.md over a socket of its own, with nothing of the program's."""

import http.client
import json
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from saves.disk.folders import doors_folder

ROOT: Final = Path(__file__).parents[2]
Fact = dict[str, Any]


class Reply:
    """What came back."""

    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status, self.body, self.headers = status, body, headers

    @cached_property
    def json(self) -> Fact:
        """Its body."""
        fact: Fact = json.loads(self.body) if self.body else {}
        return fact


class PhoneClient:
    """One browser: it keeps a device's name, a tab's name and the number of its last move."""

    def __init__(
        self,
        port: int,
        secret: str = "",
        device: str | None = None,
        tab: str = "",
        *,
        host: str = "127.0.0.1",
        here: str = "",
    ) -> None:
        """Without a `device` it has a name of its own; "" names none. It calls the address `host`, from `here`."""
        self._host, self._from = host, (here, 0) if here else None
        self.port, self.secret, self.tab = port, secret, tab
        self.device = secrets.token_urlsafe(16) if device is None else device
        self.number = 0

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None, seconds: float = 30.0
    ) -> Reply:
        """One request, as its page would send it."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        return self.exchange(method, path, data, {**self.headers(data), **(headers or {})}, seconds)

    def headers(self, data: bytes | None) -> dict[str, str]:
        """What every request of this browser has with it."""
        told = {"X-Device": self.device, "X-Tab": self.tab} if self.device else {}
        if self.secret:
            told["Authorization"] = f"Bearer {self.secret}"
        if data is not None:
            told["Content-Type"] = "application/json"
        return told

    def exchange(self, method: str, path: str, data: bytes | None, headers: dict[str, str], seconds: float) -> Reply:
        """On a connection of its own."""
        connection = http.client.HTTPConnection(self._host, self.port, seconds, self._from)
        try:
            connection.request(method, path, data, headers)
            got = connection.getresponse()
            return Reply(got.status, got.read(), {key.lower(): value for key, value in got.getheaders()})
        finally:
            connection.close()

    def leave(self) -> None:
        """The browser is closed; no connection of it is open anyway."""

    def hand(self, query: str = "") -> Fact:
        """What the seat is shown."""
        reply = self.ask("GET", f"/hand{query}")
        assert reply.status == 200, (reply.status, reply.body)
        self.number = max(self.number, reply.json["number"])
        return reply.json

    def move(self, move: Fact, **more: object) -> Reply:
        """A move of the record format, under the next number."""
        return self.do(move=move, **more)

    def do(self, **wish: object) -> Reply:
        """Anything else that the page can ask."""
        self.number += 1
        return self.ask("POST", "/move", {"number": self.number, **wish})

    def again(self, **wish: object) -> Reply:
        """The same number once more."""
        return self.ask("POST", "/move", {"number": self.number, **wish})


def kept_door(data: Path) -> Fact:
    """The door of a player's folder as it is kept, once it is open: `bind`, `port`, and by seat `seats`. Raises
    TimeoutError.
    """
    end = time.monotonic() + 120
    while time.monotonic() < end:
        for kept in doors_folder(data).glob("*.json"):
            with suppress(ValueError):  # it is being written
                door: Fact = json.loads(kept.read_text())
                if door["port"]:
                    return door
        time.sleep(0.05)
    raise TimeoutError("the door did not open")


class Host:
    """`main.py host`, running."""

    def __init__(self, process: "subprocess.Popen[str]", told: Fact) -> None:
        self.process, self.told = process, told
        self.port: int = told["port"]

    def secret(self, at: int = 0) -> str:
        """The secret in the link of one of its phone seats."""
        url: str = self.told["seats"][at]["url"]
        return url.partition("#")[2]


@contextmanager
def hosting(
    data: Path, *arguments: str, program: Sequence[str] = (str(ROOT / "main.py"),), within: Sequence[str] = ()
) -> Iterator[Host]:
    """Runs the command, `within` another one, until the block ends; its line must come."""
    command = [*within, sys.executable, *program, "host", "--data-dir", str(data), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        assert line, process.stderr.read()
        yield Host(process, json.loads(line))
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(10)
        process.stdout.close()
        process.stderr.close()
