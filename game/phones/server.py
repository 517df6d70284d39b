"""The process that serves phones: one thread, HTTP/1.1 by `h11`, with limits everywhere. It knows only what phones may
know: the page, who may connect, and what each seat was last shown.
"""

import asyncio
import contextlib
import gzip
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

import h11
import msgspec
from msgspec import Struct

from game.messages.functions import phones as say
from game.messages.language import Message, asked_for, speak, speaking
from game.phones.addresses import LOOPBACK, local_addresses
from game.phones.admission import Admission, KeptOut
from game.phones.door_lines import (
    AnswerPhone,
    Asleep,
    Awake,
    CannotListen,
    DoorPlan,
    FromServer,
    HandArrived,
    Limits,
    Listening,
    OfferSeat,
    PhoneAsked,
    Reached,
    SetTable,
    ShowHand,
    ShutSeat,
    Speaks,
    TableSet,
)
from game.phones.seat_codes import CODE_LENGTH
from game.sentences.grammar import named_person
from saves.records.journal import ON_DISK

_SENTENCES: Final[Mapping[str, Message]] = {
    "wait": say.wait,
    "another_phone": say.another_phone,
    "other_tab": say.other_tab,
    "seat_shut": say.seat_shut,
    "no_secret": say.wrong_secret,
    "wrong_secret": say.wrong_secret,
    "old_page": say.old_page,
    "too_often": say.too_often,
    "no_answer": say.no_answer,
    "one_at_a_time": say.no_answer,
}
_METHODS: Final[Mapping[str, str]] = {
    "/": "GET",
    "/seats": "GET",
    "/join": "POST",
    "/hand": "GET",
    "/move": "POST",
    "/sleep": "POST",
}
_AT_ONCE: Final = 16
"""Connections accepted in one go: these are read before more are accepted."""
_QUEUE: Final = 512
"""Connections that may wait in the queue; if it is full, a phone's attempt is lost and repeated only after a second."""
_OF_ONE_SEAT: Final = 12
"""Connections per seat; the oldest is dropped first. A page needs two, a browser opens six at most."""
_GRACE: Final = 1.0
"""For this many seconds a new connection isn't dropped to make room."""
_FAREWELL: Final = 1.0
"""For this many seconds, data after a refused head is read and thrown away,"""
_MOST_SWALLOWED: Final = 256 * 1024
"""up to this many bytes."""
_LONGEST_ID: Final = 64
"""Maximum letters of a device's or a tab's name."""


class _JoinBody(Struct, frozen=True):
    seat: int
    code: str


class _AskBody(Struct, frozen=True):
    number: int


class HttpAnswer(Struct, frozen=True):
    """A whole answer to a request."""

    status: int
    body: bytes | Callable[[], bytes] = b""
    """An answer with words makes them when it is sent, in the language that the request asks for."""
    kind: str = "application/json; charset=utf-8"
    headers: tuple[tuple[str, str], ...] = ()
    closes: bool = False


class HttpRequest(Struct, frozen=True):
    """A whole request."""

    method: str
    path: str
    query: str
    headers: Mapping[str, str]
    body: bytes


class Bucket:
    """A rate limit with a burst allowance."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), 0.0

    def takes(self, now: float) -> bool:
        """Whether there is room for one more request now; takes it."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def bucket_of(buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> Bucket:
    """The address's own bucket; their number is limited so that nobody can fill the memory."""
    if len(buckets) > 400:
        buckets.clear()
    return buckets.setdefault(address, Bucket(rate, burst))


class _Phone:
    """What is known of a seat's phone."""

    def __init__(self, seat: int, language: str, limits: Limits) -> None:
        self.seat: int | None = seat
        """Where its person is now; None if no phone is to play there any more."""
        self.language = language
        self.hand = b""
        self.version = 0
        self.changed = asyncio.Event()
        self.number = 0
        self.answer: AnswerPhone | None = None
        self.waiting: asyncio.Future[AnswerPhone] | None = None
        self.is_awake = False
        self.polls = 0
        self.heard = 0.0
        self.bucket = Bucket(limits.rate, limits.burst)

    def stir(self) -> None:
        """Wake up requests that wait for news."""
        self.changed.set()
        self.changed = asyncio.Event()


class _Caller(Struct, eq=False):
    """An open connection."""

    address: str
    writer: asyncio.StreamWriter
    language: str
    """What the last request asked for."""
    begun: float
    phone: _Phone | None = None
    is_dropped: bool = False

    def drop(self) -> None:
        """End the connection, whatever is in progress."""
        self.is_dropped = True
        self.writer.transport.abort()


class Server:
    """Answers requests; `tell` sends what the game must know through the pipe."""

    def __init__(self, plan: DoorPlan, tell: Any) -> None:
        self._plan, self._table = plan, plan.table
        self._tell = tell
        self._run = os.urandom(4).hex()
        self._admission = Admission(plan.keys, time.monotonic)
        self._phones: dict[int, _Phone] = {seat: self._fresh(seat) for seat in plan.keys}
        self._hosts: frozenset[str] = frozenset()
        self._own: frozenset[str] = frozenset((LOOPBACK, *plan.addresses))
        self._port = plan.port
        self._sockets: dict[str, asyncio.Server] = {}
        self._callers: list[_Caller] = []
        self._tasks: set[asyncio.Future[None]] = set()
        self._is_reached = False
        self._strangers: dict[str, Bucket] = {}
        self._newcomers: dict[str, Bucket] = {}
        self._seated: dict[str, float] = {}  # when somebody with a seat was last heard at an address

    # ---- from the game

    def hear(self, line: object) -> None:
        """Handle a message from the pipe."""
        match line:
            case ShowHand(seat, hand):
                self._tell(HandArrived(len(hand)))
                if phone := self._phones.get(seat):
                    phone.hand, phone.version = hand, phone.version + 1
                    phone.stir()
            case AnswerPhone(seat, number):
                phone = self._phones.get(seat)
                if phone is not None and phone.number == number and phone.waiting is not None:
                    phone.answer = line
                    if not phone.waiting.done():
                        phone.waiting.set_result(line)
            case OfferSeat(seat, link, code):
                self._phones.setdefault(seat, self._fresh(seat))
                self._admission.offer(seat, link, code)
            case ShutSeat(seat):
                self._admission.shut(seat)
                if phone := self._phones.pop(seat, None):
                    phone.seat = None
                    phone.stir()
            case SetTable():
                self._set_table(line)
        self._report()

    def _fresh(self, seat: int) -> _Phone:
        """A phone that hasn't come yet: it has the screen's language, as the game assumes."""
        return _Phone(seat, self._table.language, self._plan.limits)

    def _set_table(self, line: SetTable) -> None:
        """Phones move with their people; any request they made was about the former table."""
        speak(line.table.language)
        self._table, former = line.table, self._phones
        self._admission.rearrange(line.before, line.fresh)
        for phone in former.values():
            phone.seat = None
        seats, before = self._admission.seats, line.before
        self._phones = {seat: former.get(before.get(seat, -1)) or self._fresh(seat) for seat in seats}
        for seat, phone in self._phones.items():
            phone.seat = seat
            if phone.waiting is not None and not phone.waiting.done():
                with speaking(phone.language):
                    phone.answer = AnswerPhone(seat, phone.number, ON_DISK, "late", say.late())
                phone.waiting.set_result(phone.answer)
        for phone in former.values():
            phone.stir()
        awake = frozenset(seat for seat, phone in self._phones.items() if phone.is_awake)
        languages = {seat: phone.language for seat, phone in self._phones.items()}
        self._tell(TableSet(line.number, dict(self._admission.seats), awake, languages))

    def _report(self) -> None:
        for fact in self._admission.drain():
            self._tell(fact)

    # ---- connections

    async def listen(self) -> bool:
        """Open the door, or report why that isn't possible."""
        trouble = await self._listen_at(self._plan.addresses)
        if trouble is not None:
            import errno

            known = {errno.EADDRINUSE: "taken", errno.EACCES: "taken", errno.EADDRNOTAVAIL: "address"}
            self._tell(CannotListen(known.get(trouble.errno or 0, "system"), os.strerror(trouble.errno or 0)))
        return trouble is None

    async def _listen_at(self, addresses: Sequence[str]) -> OSError | None:
        """Listen at all of these addresses that the computer still has, at one port; returns why not if there are
        none.
        """
        trouble = None
        for address in (one for one in addresses if one not in self._sockets):
            try:
                listening = socket.create_server((address, self._port))
                server = await asyncio.start_server(
                    self._accept, sock=listening, limit=self._plan.limits.body, backlog=_AT_ONCE
                )
                listening.listen(_QUEUE)
            except OSError as error:
                trouble = error
                continue
            self._sockets[address] = server
            self._port = int(server.sockets[0].getsockname()[1])
        here = tuple(address for address in addresses if address in self._sockets)
        if not here:
            return trouble
        self._own = frozenset((LOOPBACK, *here))
        names = {*here, "localhost"} if LOOPBACK in here else {*here}
        self._hosts = frozenset(f"{name}:{self._port}" for name in names)
        if self._port == 80:
            self._hosts |= names
        self._tell(Listening(here, self._port))
        return None

    async def _move_to(self, addresses: Sequence[str]) -> None:
        """Listen at these addresses, keep the ones already open, and close all others."""
        for address in [one for one in self._sockets if one not in addresses]:
            self._sockets.pop(address).close()
        await self._listen_at(addresses)
        self._sockets = {one: self._sockets[one] for one in addresses if one in self._sockets}

    def close(self) -> None:
        """Listen nowhere any more."""
        for listening in self._sockets.values():
            listening.close()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection in a task of our own: asyncio's would report on stderr that closing the door cancels
        it.
        """
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        peer = writer.get_extra_info("peername")
        caller = _Caller(str(peer[0]) if peer else "", writer, self._table.language, time.monotonic())
        if not self._is_reached and caller.address not in self._own:
            self._is_reached = True
            self._tell(Reached())
        if not self._admit(caller):
            caller.drop()
            return
        self._callers.append(caller)
        try:
            await self._converse(caller, reader)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, h11.LocalProtocolError):
            pass  # gone, or too slow
        finally:
            self._callers.remove(caller)
            caller.drop()

    def _admit(self, caller: _Caller) -> bool:
        """Make room for a new connection: those without a seat are dropped first, the oldest before the others.
        Connections that are still very new get time to be heard, up to twice as many; beyond that they are dropped
        rather than the newcomer, who may have a seat. Connections that come too fast are refused unheard, unless a
        phone with a seat is at their address.
        """
        limits = self._plan.limits
        newcomers = bucket_of(self._newcomers, caller.address, limits.newcomers_rate, limits.newcomers_burst)
        is_flood = not newcomers.takes(caller.begun)
        if is_flood and caller.begun - self._seated.get(caller.address, -limits.idle) >= limits.idle:
            return False
        others = [one for one in self._callers if not one.is_dropped]
        same = [one for one in others if one.address == caller.address]
        for crowd, most in ((same, limits.of_one_address), (others, limits.connections)):
            if len(crowd) < most:
                continue
            is_full = len(crowd) >= 2 * most
            stranger = next((one for one in crowd if one.phone is None), None)
            if stranger is not None and (is_full or caller.begun - stranger.begun > _GRACE):
                stranger.drop()
            elif is_full:
                return False
        return True

    async def _converse(self, caller: _Caller, reader: asyncio.StreamReader) -> None:
        talk = h11.Connection(h11.SERVER, max_incomplete_event_size=self._plan.limits.head)
        while True:
            try:
                request = await self._next_request(talk, reader)
            except h11.RemoteProtocolError as error:
                await self._send(talk, caller, self._plain_refusal(error.error_status_hint))
                await _drain_input(caller, reader)
                return
            if request is None:
                return
            caller.language = asked_for(request.headers.get("accept-language", ""), self._table.language)
            answer = await self._answer(caller, request, reader)
            await self._send(talk, caller, answer, is_head=request.method == "HEAD")
            if answer.closes or talk.our_state is not h11.DONE or talk.their_state is not h11.DONE:
                return
            talk.start_next_cycle()

    async def _next_request(self, talk: h11.Connection, reader: asyncio.StreamReader) -> HttpRequest | None:
        """The next whole request; None if there is none. Raises RemoteProtocolError, TimeoutError."""
        limits = self._plan.limits
        loop = asyncio.get_running_loop()
        end = loop.time() + limits.idle
        head: h11.Request | None = None
        body = bytearray()
        begun = False
        arrived = len(talk.trailing_data[0])
        while True:
            event = talk.next_event()
            if event is h11.NEED_DATA:
                if talk.they_are_waiting_for_100_continue:
                    raise h11.RemoteProtocolError("no waiting for 100", error_status_hint=417)
                if not begun and talk.trailing_data[0]:
                    begun, end = True, min(end, loop.time() + limits.arriving)
                data = await asyncio.wait_for(reader.read(4096), end - loop.time())
                if not begun:
                    begun, end = True, loop.time() + limits.arriving
                talk.receive_data(data)
                arrived += len(data)
            elif isinstance(event, h11.Request):
                head = event
                if arrived - len(talk.trailing_data[0]) > limits.head:  # h11 limits only what isn't complete
                    raise h11.RemoteProtocolError("too much", error_status_hint=431)
            elif isinstance(event, h11.Data):
                body += event.data
                if len(body) > limits.body:
                    raise h11.RemoteProtocolError("too much", error_status_hint=413)
            elif isinstance(event, h11.EndOfMessage) and head is not None:
                return _request(head, bytes(body))
            else:  # the other end has closed it
                return None

    async def _send(self, talk: h11.Connection, caller: _Caller, answer: HttpAnswer, *, is_head: bool = False) -> None:
        with speaking(caller.language):
            body = answer.body() if callable(answer.body) else answer.body
        headers = [
            ("Content-Type", answer.kind),
            ("Content-Length", str(len(body))),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            *answer.headers,
            *((("Connection", "close"),) if answer.closes else ()),
        ]
        if answer.status == 204:
            headers = [pair for pair in headers if not pair[0].startswith("Content-")]
        if talk.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            return
        has_body = answer.status != 204 and not is_head
        parts = [
            talk.send(h11.Response(status_code=answer.status, headers=headers)),
            talk.send(h11.Data(data=body)) if has_body else b"",
            talk.send(h11.EndOfMessage()),
        ]
        caller.writer.write(b"".join(part for part in parts if part))
        await asyncio.wait_for(caller.writer.drain(), self._plan.limits.arriving)

    def _plain_refusal(self, status: int) -> HttpAnswer:
        reason = "too_large" if status in (413, 431) else "bad_request"
        return self._refusal(KeptOut(reason, status), closes=True)

    # ---- requests

    async def _answer(self, caller: _Caller, request: HttpRequest, reader: asyncio.StreamReader) -> HttpAnswer:
        foreign = self._why_foreign(request)
        if foreign is not None:
            return self._refusal(foreign, closes=True)
        route = (request.method, request.path)
        if route in (("GET", "/hand"), ("POST", "/move"), ("POST", "/sleep")):
            return await self._for_seat(caller, request, reader)
        if not self._bucket_of(caller.address).takes(time.monotonic()):
            return self._refusal(KeptOut("too_often", 429, 1), closes=True)
        match route:
            case ("GET", "/"):
                return self._page(request, caller.language)
            case ("GET", "/seats"):
                return HttpAnswer(200, lambda: json.dumps(self._seats()).encode())
            case ("POST", "/join"):
                return self._join(request)
            case (_, path) if path in _METHODS:
                return self._refusal(KeptOut("bad_method", 405), allow=_METHODS[path])
            case _:
                return self._refusal(KeptOut("no_such_page", 404))

    def _page(self, request: HttpRequest, language: str) -> HttpAnswer:
        """The page, compressed for every browser that accepts it."""
        page = self._table.pages[language]
        policy = ("Content-Security-Policy", self._table.policy)
        packs = "gzip" in request.headers.get("accept-encoding", "").lower()
        packed = (("Content-Encoding", "gzip"),) if packs else ()
        page = page if packs else gzip.decompress(page)
        return HttpAnswer(200, page, "text/html; charset=utf-8", (policy, *packed))

    def _bucket_of(self, address: str) -> Bucket:
        """The rate limit of those without a seat at an address."""
        limits = self._plan.limits
        return bucket_of(self._strangers, address, limits.strangers_rate, limits.strangers_burst)

    def _why_foreign(self, request: HttpRequest) -> KeptOut | None:
        """Whether the request was meant for another host, or sent by a page from elsewhere."""
        headers, is_page = request.headers, request.method == "GET" and request.path == "/"
        origin = headers.get("origin")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        faults = (
            (headers.get("host", "").lower() not in self._hosts, KeptOut("wrong_host", 421)),
            (origin is not None and origin.lower().removeprefix("http://") not in self._hosts, KeptOut("wrong_origin")),
            (
                not is_page and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"),
                KeptOut("wrong_origin"),
            ),
            (request.method == "POST" and kind != "application/json", KeptOut("no_json", 415)),
        )
        return next((why for is_foreign, why in faults if is_foreign), None)

    def _seats(self) -> dict[str, object]:
        seats = [
            {
                "seat": seat,
                "name": self._table.names[seat],
                "team": seat % self._table.teams,
                "taken": not keys.code,
                "letters": len(keys.code) or CODE_LENGTH,
                "prompt": (say.code_of if keys.code else say.taken)(named_person(self._table.names[seat])),
            }
            for seat, keys in sorted(self._admission.seats.items())
        ]
        return {"page": self._table.mark, "pad": self._table.is_score_pad, "seats": seats}

    def _join(self, request: HttpRequest) -> HttpAnswer:
        try:
            body = msgspec.json.decode(request.body, type=_JoinBody)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._refusal(KeptOut("bad_request", 400))
        came = self._admission.join(body.seat, body.code[:_LONGEST_ID], _id(request, "x-device"))
        self._report()
        if isinstance(came, KeptOut):
            return self._refusal(came, self._table.names[body.seat] if 0 <= body.seat < len(self._table.names) else "")
        if phone := self._phones.get(body.seat):
            phone.stir()
        return HttpAnswer(200, json.dumps({"secret": came, "seat": body.seat}).encode())

    async def _for_seat(self, caller: _Caller, request: HttpRequest, reader: asyncio.StreamReader) -> HttpAnswer:
        word, _, secret = request.headers.get("authorization", "").partition(" ")
        came = self._admission.seat_of(secret.strip() if word.lower() == "bearer" else "", _id(request, "x-device"))
        self._report()
        if isinstance(came, KeptOut):
            if not self._bucket_of(caller.address).takes(time.monotonic()):
                return self._refusal(KeptOut("too_often", 429, 1))
            return self._refusal(came, "" if came.seat is None else self._table.names[came.seat])
        caller.phone = phone = self._phones[came]
        self._seated[caller.address] = time.monotonic()
        own = [one for one in self._callers if one.phone is phone and not one.is_dropped and one is not caller]
        if len(own) >= _OF_ONE_SEAT:
            own[0].drop()
        if not phone.bucket.takes(time.monotonic()):
            return self._refusal(KeptOut("too_often", 429, 1))
        if request.headers.get("x-page", self._table.mark) != self._table.mark:
            return self._refusal(KeptOut("old_page", 409))
        tab = _id(request, "x-tab")
        if request.query == "begin":
            self._admission.begin_tab(came, tab)
            phone.stir()
        if not self._admission.has_cards(came, tab):
            return self._refusal(KeptOut("other_tab", 409))
        if request.path == "/sleep":
            phone.heard = time.monotonic() - self._plan.limits.asleep
            phone.polls = 0
            self._look_whether_asleep(came, phone, leaves=request.query == "leaves")
            return HttpAnswer(204)
        if caller.language != phone.language:
            phone.language = caller.language
            self._tell(Speaks(came, caller.language))
        self._wake(came, phone)
        if request.path == "/move":
            return await self._move(came, phone, request)
        return await self._hand(phone, request, reader)

    async def _hand(self, phone: _Phone, request: HttpRequest, reader: asyncio.StreamReader) -> HttpAnswer:
        """What the seat is shown; a phone that already has it waits for something new, up to a limit."""
        seen = request.query.removeprefix("after=") if request.query.startswith("after=") else ""
        tab = _id(request, "x-tab")
        held = self._admission.seats[phone.seat].held if phone.seat is not None else ""
        loop = asyncio.get_running_loop()
        end = loop.time() + self._plan.limits.poll
        phone.polls += 1
        try:
            while not phone.hand or seen == self._version(phone):
                left = end - loop.time()
                if left <= 0:
                    return HttpAnswer(204)
                changed = asyncio.ensure_future(phone.changed.wait())
                gone = asyncio.ensure_future(_wait_until_closed(reader, left))
                await asyncio.wait({changed, gone}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                is_gone = gone.done() and gone.result()
                for task in (changed, gone):
                    task.cancel()
                if is_gone:
                    return HttpAnswer(204, closes=True)
                if phone.seat is None:
                    return self._refusal(KeptOut("seat_shut", 410))
                if self._admission.seats[phone.seat].held != held:
                    return self._refusal(KeptOut("another_phone"))
                if not self._admission.has_cards(phone.seat, tab):
                    return self._refusal(KeptOut("other_tab", 409))
                if request.headers.get("x-page", self._table.mark) != self._table.mark:
                    return self._refusal(KeptOut("old_page", 409))
        finally:
            phone.polls = max(0, phone.polls - 1)
            phone.heard = max(phone.heard, time.monotonic()) if phone.is_awake else phone.heard
        return HttpAnswer(200, self._with_numbers(phone))

    def _version(self, phone: _Phone) -> str:
        return f"{self._run}-{phone.version}"

    def _with_numbers(self, phone: _Phone) -> bytes:
        """The hand with its version, and the number of the last answered move."""
        if not phone.hand:
            return b"{}"
        head = json.dumps({"version": self._version(phone), "number": phone.number})
        return head[:-1].encode() + b"," + phone.hand[1:]

    async def _move(self, seat: int, phone: _Phone, request: HttpRequest) -> HttpAnswer:
        """Every move number is played once; a repeated one gets the same answer again."""
        try:
            number = msgspec.json.decode(request.body, type=_AskBody).number
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._refusal(KeptOut("bad_request", 400))
        if not 0 < number < 2**53:
            return self._refusal(KeptOut("bad_request", 400))
        if number < phone.number:
            return self._moved(phone, 409, {"ok": False, "number": number, "reason": "late"}, say.late)
        if number > phone.number:
            if phone.waiting is not None and not phone.waiting.done():
                return self._refusal(KeptOut("one_at_a_time", 409))
            phone.number, phone.answer = number, None
            phone.waiting = asyncio.get_running_loop().create_future()
            self._tell(PhoneAsked(seat, number, request.body))
        if phone.answer is None:
            assert phone.waiting is not None
            try:
                await asyncio.wait_for(asyncio.shield(phone.waiting), self._plan.limits.answer)
            except TimeoutError:
                return self._refusal(KeptOut("no_answer", 503))
        assert phone.answer is not None
        return self._outcome(phone, phone.answer)

    def _outcome(self, phone: _Phone, answer: AnswerPhone) -> HttpAnswer:
        told: dict[str, object] = {"ok": answer.is_done, "number": answer.number, "reason": answer.reason}
        if answer.kept.in_memory:
            told["in_memory"] = answer.kept.in_memory
            if answer.is_done:
                told["reason"] = "not_saved"
                return self._moved(phone, 200, told, say.not_saved)
        return self._moved(phone, 200 if answer.is_done else 409, told, lambda: answer.words)

    def _moved(self, phone: _Phone, status: int, told: Mapping[str, object], words: Message) -> HttpAnswer:
        hand = self._with_numbers(phone)
        return HttpAnswer(
            status, lambda: json.dumps({**told, "message": words()}).encode()[:-1] + b', "hand": ' + hand + b"}"
        )

    def _refusal(self, why: KeptOut, name: str = "", closes: bool = False, allow: str = "") -> HttpAnswer:
        words = _SENTENCES.get(why.reason, say.bad_request)
        if why.reason in ("wrong_code", "taken"):
            words = partial(say.taken if why.reason == "taken" else say.wrong_code, named_person(name))
        pairs = (("Retry-After", str(why.wait or "")), ("Allow", allow))
        headers = tuple(pair for pair in pairs if pair[1])
        return HttpAnswer(
            why.status,
            lambda: json.dumps({"ok": False, "reason": why.reason, "message": words()}).encode(),
            headers=headers,
            closes=closes,
        )

    # ---- sleep

    def _wake(self, seat: int, phone: _Phone) -> None:
        phone.heard = time.monotonic()
        if not phone.is_awake:
            phone.is_awake = True
            self._tell(Awake(seat))

    def _look_whether_asleep(self, seat: int, phone: _Phone, *, leaves: bool = False) -> None:
        if phone.is_awake and not phone.polls and time.monotonic() - phone.heard >= self._plan.limits.asleep:
            phone.is_awake = False
            self._tell(Asleep(seat, leaves))

    async def watch(self) -> None:
        """Notice, periodically, who has fallen asleep, and whether this computer's networks have changed."""
        while True:
            await asyncio.sleep(min(1.0, self._plan.limits.asleep / 3))
            if self._plan.follows:
                found = await asyncio.to_thread(local_addresses)
                if found and found != tuple(self._sockets):
                    await self._move_to(found)
            for seat, phone in list(self._phones.items()):
                self._look_whether_asleep(seat, phone)


async def _drain_input(caller: _Caller, reader: asyncio.StreamReader) -> None:
    """Read and drop what is still being sent, for a moment: closing with unread bytes would lose the answer."""
    caller.writer.write_eof()
    swallowed = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_FAREWELL):
            while swallowed < _MOST_SWALLOWED and (data := await reader.read(4096)):
                swallowed += len(data)


async def _wait_until_closed(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Return True once the other end has closed, without reading what it may have sent."""
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        if reader.at_eof() or reader.exception() is not None:
            return True
        await asyncio.sleep(0.5)
    return False


def _request(head: h11.Request, body: bytes) -> HttpRequest:
    path, _, query = head.target.decode("latin-1").partition("?")
    headers: dict[str, str] = {}
    for name, value in head.headers:
        key = name.decode("latin-1").lower()
        if key in headers and key in ("host", "origin", "authorization"):
            raise h11.RemoteProtocolError("twice", error_status_hint=400)
        headers[key] = value.decode("latin-1")
    return HttpRequest(head.method.decode("latin-1"), path, query, headers, body)


def _id(request: HttpRequest, name: str) -> str:
    return request.headers.get(name, "")[:_LONGEST_ID]


def serve_phones(pipe: "Connection[Any, Any]", plan: DoorPlan) -> None:
    """The process's whole life: until the pipe closes."""
    os.nice(5) if hasattr(os, "nice") else None
    speak(plan.table.language)
    tell_lock = threading.Lock()

    def tell(fact: FromServer) -> None:
        with tell_lock, contextlib.suppress(OSError):
            pipe.send(fact)

    asyncio.run(serve_until_closed(pipe, Server(plan, tell)))


async def serve_until_closed(pipe: "Connection[Any, Any]", server: Server) -> None:
    """Serves phones until the other end of the pipe is closed."""
    if not await server.listen():
        return
    loop = asyncio.get_running_loop()
    closed = asyncio.Event()

    def read() -> None:
        try:
            while True:
                loop.call_soon_threadsafe(server.hear, pipe.recv())
        except (EOFError, OSError):
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(closed.set)

    threading.Thread(target=read, name="pipe", daemon=True).start()
    watching = asyncio.ensure_future(server.watch())
    await closed.wait()
    watching.cancel()
    server.close()
