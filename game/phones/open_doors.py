"""Opening a door: what the server gets, and what is stored of a match's door for when the game is resumed."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from game.messages.language import spoken
from game.phones.door import PhoneDoor
from game.phones.door_lines import DoorPlan, Limits
from game.phones.seat_codes import fresh_keys
from game.play.match import Match
from game.portrait_art import looks_for
from saves.disk.files import Disk
from saves.players.doors import KeptDoor, SeatKeys, forget_door, keep_door, kept_door
from saves.records.evening import Evening
from saves.records.lines import SeatInfo


def door_plan(
    match: Match,
    seats: Iterable[int],
    keys: Mapping[int, SeatKeys],
    bind: str,
    port: int = 0,
    limits: Limits | None = None,
) -> DoorPlan:
    """A door for these seats of the match that listens at that address of this computer; seats with known `keys` keep
    them.
    """
    return _plan(
        match.header.seats, match.board.teams, seats, keys, (bind, port), limits or Limits(), is_score_pad=False
    )


def pad_door_plan(evening: Evening, keys: Mapping[int, SeatKeys], bind: str, port: int = 0) -> DoorPlan:
    """A door for everybody at the table of a score pad."""
    seats = evening.header.seats
    return _plan(seats, evening.teams, range(len(seats)), keys, (bind, port), Limits(), is_score_pad=True)


def _plan(
    table: Sequence[SeatInfo],
    teams: int,
    seats: Iterable[int],
    keys: Mapping[int, SeatKeys],
    at: tuple[str, int],
    limits: Limits,
    *,
    is_score_pad: bool,
) -> DoorPlan:
    """`at` is the address with the port."""
    from game.phones.phone_page import phone_page

    names = tuple(info.name for info in table)
    page, fresh = phone_page(looks_for(names, [info.portrait for info in table])), fresh_keys(seats)
    return DoorPlan(
        names=names,
        teams=teams,
        keys={seat: keys.get(seat, fresh[seat]) for seat in fresh},
        pages=page.packed,
        policy=page.policy,
        mark=page.mark,
        is_score_pad=is_score_pad,
        language=spoken(),
        bind=at[0],
        port=at[1],
        limits=limits,
    )


class KeptDoors:
    """The file of one game's door, written when something has changed."""

    def __init__(self, folder: Path, game_id: str, disk: Disk) -> None:
        """`folder` is that of the doors; the file is named by the game's id, as far as that is a valid name."""
        self._path = folder / f"{re.sub(r'[^A-Za-z0-9._-]', '_', game_id).lstrip('.')}.json"
        self._game = game_id
        self._disk = disk
        self._kept: KeptDoor | None = None

    def read(self) -> KeptDoor | None:
        """The door that was open when the program ended; None if there was none."""
        return kept_door(self._path, self._game)

    def keep(self, door: PhoneDoor, bind: str) -> None:
        """Store the door's current state. Raises OSError."""
        kept = KeptDoor(self._game, bind, door.port, dict(door.keys))
        if kept != self._kept:
            keep_door(self._path, kept, self._disk)
            self._kept = kept

    def forget(self) -> None:
        """The door is shut for good. Raises OSError."""
        forget_door(self._path)
        self._kept = None
