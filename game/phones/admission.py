"""Who may connect: links, codes, devices and tabs. Pure decisions; sockets and time belong to the server."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from hmac import compare_digest
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.phones.door_lines import CodeChanged, FromServer, Joined, KeysChanged
from game.phones.seat_codes import CODE_LENGTH, LONGEST_CODE, new_code, new_secret
from saves.players.phone_keys import SeatKeys

TRIES: Final = 3
"""After this many wrong codes for a seat, from anybody, nobody may try for it for a while."""

PAUSE: Final = 10.0
"""Length of that pause in seconds."""

MOST_WRONG: Final = 20
"""After this many wrong codes a seat gets a new code that is one letter longer; the other seats get as long a code at
their next wrong guess, so guessing at many seats gains nothing.
"""

_FORMER: Final = 32
"""The number of former secrets to remember, so that their phones can be told where the cards went."""


class KeptOut(Struct, frozen=True):
    """Why somebody may not connect: a word of the protocol (docs/phones.md), its HTTP status, and seconds to wait, if
    any.
    """

    reason: str
    status: int = 403
    wait: int = 0
    seat: int | None = None


class _Guesses(Struct):
    """Wrong codes for a seat."""

    wrong: int = 0
    in_a_row: int = 0
    until: float = 0.0


class Admission:
    """Seats and the secrets that open them; changes are reported in `news`."""

    def __init__(self, keys: Mapping[int, SeatKeys], clock: Callable[[], float]) -> None:
        """`clock` returns seconds."""
        self.seats = dict(keys)
        """By seat, for those on phones."""
        self._clock = clock
        self._guesses = {seat: _Guesses() for seat in keys}
        self._wrong_in_all = 0
        self._tabs: dict[int, str] = {}
        self._former: deque[tuple[str, str]] = deque(maxlen=_FORMER)  # with why they are that
        self.news: list[FromServer] = []

    def seat_of(self, secret: str, device: str) -> int | KeptOut:
        """The seat that the secret opens to that device; the first device with a link takes the seat."""
        if not secret:
            return KeptOut("no_secret", 401)
        for seat, keys in self.seats.items():
            if keys.held and _same(secret, keys.held):
                return seat if _same(device, keys.device) else KeptOut("taken", seat=seat)
            if keys.link and _same(secret, keys.link):
                self._take(seat, secret, device)
                return seat
        return KeptOut(next((why for former, why in self._former if _same(secret, former)), "wrong_secret"))

    def join(self, seat: int, code: str, device: str) -> str | KeptOut:
        """The secret of the seat, for anybody who knows its code."""
        keys = self.seats.get(seat)
        if keys is None:
            return KeptOut("no_such_seat", 404)
        if not keys.code:
            return KeptOut("taken", seat=seat)
        guesses = self._guesses[seat]
        now = self._clock()
        if now < guesses.until:
            return KeptOut("wait", 429, int(guesses.until - now) + 1)
        if not _same(code.upper(), keys.code):
            return self._wrong(seat, guesses, now)
        secret = keys.link or new_secret()
        self._take(seat, secret, device)
        return secret

    def _wrong(self, seat: int, guesses: _Guesses, now: float) -> KeptOut:
        guesses.wrong += 1
        guesses.in_a_row += 1
        self._wrong_in_all += 1
        now_long, due = len(self.seats[seat].code), CODE_LENGTH + self._wrong_in_all // MOST_WRONG
        if guesses.wrong >= MOST_WRONG or now_long < min(due, LONGEST_CODE):
            length = min(max(due, now_long + 1), LONGEST_CODE)
            code = new_code((keys.code for keys in self.seats.values()), length)
            self.seats[seat] = replace(self.seats[seat], code=code)
            guesses.wrong = 0
            self.news += [CodeChanged(seat, code), KeysChanged(dict(self.seats))]
        if guesses.in_a_row >= TRIES:
            guesses.in_a_row = 0
            guesses.until = now + PAUSE
        return KeptOut("wrong_code")

    def _take(self, seat: int, secret: str, device: str) -> None:
        before = self.seats[seat]
        if before.held:
            self._former.append((before.held, "another_phone"))
        self.seats[seat] = SeatKeys(held=secret, device=device)
        self._guesses[seat] = _Guesses()
        self._tabs.pop(seat, None)
        self.news += [Joined(seat, before.is_taken), KeysChanged(dict(self.seats))]

    def offer(self, seat: int, link: str, code: str) -> None:
        """Let another phone take the seat; the current one plays on until then."""
        self.seats[seat] = replace(self.seats.get(seat, SeatKeys()), link=link, code=code)
        self._guesses[seat] = _Guesses()
        self.news.append(KeysChanged(dict(self.seats)))

    def shut(self, seat: int) -> None:
        """No phone plays the seat from now on."""
        keys = self.seats.pop(seat, None)
        if keys is not None and keys.held:
            self._former.append((keys.held, "seat_shut"))
        self.news.append(KeysChanged(dict(self.seats)))

    def rearrange(self, before: Mapping[int, int], fresh: Mapping[int, SeatKeys]) -> None:
        """Everybody moves to where `before` gives their former seat; the others have the `fresh` keys, or none."""
        former, guesses, tabs = self.seats, self._guesses, self._tabs
        stayed = {seat: old for seat, old in before.items() if old in former}
        gone = (keys.held for seat, keys in former.items() if seat not in stayed.values() and keys.held)
        self._former.extend((secret, "seat_shut") for secret in gone)
        self.seats = {**fresh, **{seat: former[old] for seat, old in stayed.items()}}
        self._guesses = {seat: guesses[stayed[seat]] if seat in stayed else _Guesses() for seat in self.seats}
        self._tabs = {seat: tabs[old] for seat, old in stayed.items() if old in tabs}

    def begin_tab(self, seat: int, tab: str) -> None:
        """From now on, this tab of the seat's browser shows the cards."""
        self._tabs[seat] = tab

    def has_cards(self, seat: int, tab: str) -> bool:
        """Whether no other tab has taken over since; always true without a tab."""
        return not tab or self._tabs.setdefault(seat, tab) == tab

    def drain(self) -> Iterator[FromServer]:
        """The changes since the last call."""
        news, self.news = self.news, []
        yield from news


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode("utf-8", "replace"), other.encode())
