"""How the process that serves phones ends: it says nothing, whatever its connections are doing."""

import socket
import subprocess
import sys
import time
from typing import Final

import pytest

from tests.phones.phone_client import ROOT

pytestmark = pytest.mark.slow

SERVE: Final = """
import gzip, sys, threading, time
from multiprocessing import Pipe
from game.phones.door_lines import DoorPlan, TableAtDoor
from game.phones.server import serve_phones
from saves.players.phone_keys import SeatKeys

ours, theirs = Pipe()
table = TableAtDoor(("Anna", "Walt"), 2, {"en": gzip.compress(b"page")}, "p", "m", False, "en")
plan = DoorPlan(table, {0: SeatKeys(link="anna-link"), 1: SeatKeys(link="walt-link")})
served = threading.Thread(target=serve_phones, args=(theirs, plan))
served.start()
print(ours.recv().port, flush=True)
sys.stdin.readline()
ours.close()
served.join()
"""
HOST: Final = "Host: 127.0.0.1:{port}\r\n"
ASKS: Final = HOST + "Authorization: Bearer {link}\r\n"
STATES: Final = {
    "just accepted": "",
    "half a head": "GET /hand HT",
    "half a body": "POST /join HTTP/1.1\r\n" + HOST + "Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{{",
    "waits for its hand": "GET /hand HTTP/1.1\r\n" + ASKS + "\r\n",
    "between two requests": "GET / HTTP/1.1\r\n" + HOST + "\r\n",
    "waits for an answer": "POST /move HTTP/1.1\r\n"
    + ASKS
    + 'Content-Type: application/json\r\nContent-Length: 12\r\n\r\n{{"number":1}}',
    "refused and not closed": "GET / HTTP/1.1\r\nX: " + "y" * 9000,
}


@pytest.mark.parametrize("phones_cut", [False, True], ids=["the door closes", "phones are cut off"])
def test_nothing_is_said_when_a_door_ends(phones_cut: bool) -> None:
    command = [sys.executable, "-c", SERVE]
    server = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdin is not None
    assert server.stdout is not None
    port = int(server.stdout.readline())
    lines = []
    for state in STATES.values():
        for link in ("anna-link", "walt-link"):
            line = socket.create_connection(("127.0.0.1", port), timeout=5)
            line.sendall(state.format(port=port, link=link).encode())
            lines.append(line)
    time.sleep(0.5)
    if phones_cut:
        for line in lines:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.close()
        time.sleep(1.0)
    lines += [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(20)]  # not even begun
    _, said = server.communicate("\n", timeout=30)
    for line in lines:
        line.close()
    assert said == ""
    assert server.returncode == 0
