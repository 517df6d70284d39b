"""What the door bears: half requests, crowds, huge bodies, foreign pages. One host for all of it, over real sockets."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.phones.phone_client import Host, PhoneClient, hosting

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A table with two phones, of which the first has taken its seat."""
    with hosting(Path(tmp_path_factory.mktemp("door")), "--seats", "phone,phone", "--teams", "2:solo") as running:
        yield running


@pytest.fixture(scope="module")
def phone(host: Host) -> PhoneClient:
    """The first phone."""
    phone = PhoneClient(host.port, host.secret(0))
    phone.hand("?begin")
    return phone


def raw(port: int, data: bytes, seconds: float = 3.0) -> bytes:
    """What comes back for these bytes, until the other end closes or so much time has passed."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as line:
        line.sendall(data)
        answer = b""
        try:
            while part := line.recv(65536):
                answer += part
                if b"\r\n\r\n" in answer:
                    break
        except OSError:
            pass
        return answer


def status(port: int, data: bytes) -> int:
    """The status of the answer; 0 where there is none."""
    answer = raw(port, data)
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"Host": "evil.example:80"}, 421),
        ({"Host": "127.0.0.1"}, 421),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Authorization": "Bearer " + "x" * 22}, 403),
        ({"Authorization": "Basic eDp5"}, 401),
        ({"Authorization": "Bearer "}, 401),
        ({"X-Page": "of yesterday"}, 409),
    ],
    ids=str,
)
def test_foreign_and_stale_requests_are_refused(phone: PhoneClient, headers: dict[str, str], expected: int) -> None:
    """Given a foreign host or origin, a wrong or missing secret or an old page, no hand is told."""
    reply = phone.ask("GET", "/hand", headers=headers)
    assert reply.status == expected
    assert b'"hand"' not in reply.body
    assert reply.json["message"]


def test_a_plain_form_of_another_page_cannot_play(phone: PhoneClient) -> None:
    """Given a POST as a form sends it, which needs no leave from the browser, nothing is played."""
    reply = phone.ask("POST", "/move", b"number=1", {"Content-Type": "text/plain"})
    assert reply.status == 415


def test_what_is_too_large_is_not_read(phone: PhoneClient) -> None:
    """Given a body of 10 MB or a head of 100 kB, it is refused or cut off, and the next request is answered."""
    port = phone.port
    head = f"POST /move HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 10485760\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
        line.sendall(head)
        with pytest.raises(OSError, match=r"reset|[Bb]roken"):
            line.sendall(b"x" * 10_485_760)
    assert status(port, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000) == 431
    assert phone.ask("GET", "/hand").status == 200


@pytest.mark.parametrize("size", [8_300, 9_000, 12_000, 16_000, 200_000])
@pytest.mark.parametrize("whole", [True, False])
def test_a_head_above_8_kib_is_refused(phone: PhoneClient, size: int, whole: bool) -> None:
    """Given a head that is larger than 8 KiB, whether it ends or goes on, its sender reads 431; one below is served."""
    begin = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{phone.port}\r\nX: ".encode()
    end = b"\r\n\r\n" if whole else b""
    assert status(phone.port, begin + b"y" * (size - len(begin) - len(end)) + end) == 431
    assert status(phone.port, begin + b"y" * 7_900 + b"\r\n\r\n") == 200


@pytest.mark.parametrize("path", ["/", "/seats", "/join", "/hand", "/move", "/sleep"])
@pytest.mark.parametrize("method", ["HEAD", "PUT", "OPTIONS"])
def test_another_method_is_told_which_is_allowed(phone: PhoneClient, method: str, path: str) -> None:
    """Given a method that a page has not, the answer is 405 and names the right one; HEAD gets no body, and the next
    request on the same connection is answered.
    """
    request = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{phone.port}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", phone.port), timeout=5) as line:
        for _ in range(2):
            line.sendall(request)
            head, _, body = line.recv(65536).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 405 "), head
            assert (b"Allow: GET" if path in ("/", "/seats", "/hand") else b"Allow: POST") in head.split(b"\r\n")
            assert (body == b"") is (method == "HEAD")


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\xff\x16\x03\x01",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /join HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ],
    ids=["tls", "no path", "no version", "no length"],
)
def test_nonsense_gets_a_refusal(phone: PhoneClient, data: bytes) -> None:
    """Given what is no HTTP, it is refused and the connection closed."""
    assert status(phone.port, data) in (400, 505, 421, 0)
    assert phone.ask("GET", "/hand").status == 200


def test_a_crowd_that_says_nothing_keeps_nobody_out(phone: PhoneClient) -> None:
    """Given 200 connections with half a request, the phone that plays is answered at once."""
    crowd = []
    try:
        for _ in range(200):
            line = socket.create_connection(("127.0.0.1", phone.port), timeout=5)
            line.sendall(b"GET /hand HTTP/1.1\r\nHost:")
            crowd.append(line)
        before = time.monotonic()
        assert phone.ask("GET", "/hand").status == 200
        assert time.monotonic() - before < 2.0
    finally:
        for line in crowd:
            line.close()


def test_a_flood_of_requests_is_slowed(host: Host) -> None:
    """Given a hundred requests in a row without a seat, the later ones get 429, and a page is to be had again soon."""
    stranger = PhoneClient(host.port)
    found = [stranger.ask("GET", "/seats").status for _ in range(100)]
    assert found[0] == 200
    assert 429 in found
    time.sleep(0.3)
    assert stranger.ask("GET", "/seats").status == 200


def test_half_a_request_is_closed_after_ten_seconds(phone: PhoneClient) -> None:
    """Given half a head that never goes on, the connection is closed after its time."""
    before = time.monotonic()
    assert raw(phone.port, b"GET / HTTP/1.1\r\nHo", 60) == b""
    assert 8 < time.monotonic() - before < 60
