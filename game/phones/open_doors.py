"""What a door leads to and what it opens with, and what is kept of it for resuming the game."""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from game.messages.language import spoken
from game.phones.door_lines import DoorPlan, Limits, TableAtDoor
from game.phones.phone_page import phone_page
from game.phones.seat_codes import fresh_keys
from game.play.match import Match
from game.portrait_art import looks_for
from saves.disk.files import Disk
from saves.players.people import person_key
from saves.players.phone_keys import KeptDoor, SeatKeys, keep_door, kept_door
from saves.records.evening import Evening
from saves.records.lines import SeatInfo


class SeatedRoom(Struct, frozen=True):
    """Who sits where at the table: a match, or a score pad."""

    id: str
    seats: tuple[SeatInfo, ...]
    teams: int
    is_score_pad: bool = False
    created: str = ""
    """When it began: people may have been renamed since."""

    @property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        return tuple(info.name for info in self.seats)

    @property
    def at_door(self) -> TableAtDoor:
        """What phones learn about it, in the current language."""
        page = phone_page(looks_for(self.names, [info.portrait for info in self.seats]))
        return TableAtDoor(
            self.names, self.teams, page.packed, page.policy, page.mark, self.is_score_pad, language=spoken()
        )


def seated_at_match(match: Match) -> SeatedRoom:
    """Those of a match."""
    header = match.header
    return SeatedRoom(header.id, tuple(header.seats), match.board.teams, created=header.created)


def seated_at_pad(evening: Evening) -> SeatedRoom:
    """Those of a score pad."""
    header = evening.header
    return SeatedRoom(header.id, tuple(header.seats), evening.teams, is_score_pad=True, created=header.created)


def former_seats(before: Sequence[str], now: Sequence[str]) -> dict[int, int]:
    """Where those who sit here now sat before, by seat, as far as they did; a chair without a name is itself.

    >>> former_seats(["Anna", "Tom", ""], ["tom ", "Lea", ""])
    {0: 1, 2: 2}
    """
    keys = [person_key(name) for name in before]
    found = ((seat, person_key(name)) for seat, name in enumerate(now))
    return {
        seat: keys.index(key) if key else seat
        for seat, key in found
        if (key in keys if key else seat < len(keys) and not keys[seat])
    }


def door_plan(
    table: SeatedRoom,
    seats: Iterable[int],
    keys: Mapping[int, SeatKeys],
    addresses: tuple[str, ...],
    port: int = 0,
    limits: Limits | None = None,
    *,
    follows: bool = False,
) -> DoorPlan:
    """A door for these seats that listens at those addresses of this computer; seats with known `keys` keep them."""
    fresh = fresh_keys(seats)
    known = {seat: keys.get(seat, fresh[seat]) for seat in fresh}
    return DoorPlan(table.at_door, known, addresses, follows, port, limits or Limits())


class KeptDoors:
    """The folder of doors: one file for what is on the table, named by its id as far as that is a valid name."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._folder, self._disk = folder, disk
        self._kept: KeptDoor | None = None

    def _path(self, game: str) -> Path:
        return self._folder / f"{re.sub(r'[^A-Za-z0-9._-]', '_', game).lstrip('.')}.json"

    def of(self, game: str, now: float) -> KeptDoor | None:
        """The door that was open when the program ended with that on the table; None if there was none, or its phones
        have been silent for too long.
        """
        return kept_door(self._path(game), game, now)

    def between(self, now: float) -> KeptDoor | None:
        """The door that was open when the program ended between two matches, the last one if there were several; None
        if there was none, or the folder can't be read now.
        """
        kept = list[KeptDoor | None]()
        with suppress(OSError):
            kept += [kept_door(path, None, now) for path in self._folder.glob("*.json")]
        waiting = [door for door in kept if door is not None and door.is_between and max(door.keys) < len(door.names)]
        last = max(waiting, key=lambda door: max(door.heard.values(), default=0), default=None)
        self._kept = last or self._kept
        return last

    def keep(self, door: KeptDoor) -> None:
        """Store it, replacing what was on the table before. Raises OSError."""
        if door == self._kept:
            return
        keep_door(self._path(door.game), door, self._disk)
        before, self._kept = self._kept, door
        if before is not None and before.game != door.game:
            self._path(before.game).unlink(missing_ok=True)

    def forget(self, game: str) -> None:
        """The door is closed for good. Raises OSError."""
        self._path(game).unlink(missing_ok=True)
        self._kept = None
