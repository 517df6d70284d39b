"""The keys that open the seats of a table to phones, stored while its door is open, for resuming after a crash.

One small file for what is on the table, readable only by its owner; it is in no backup, copy or report, and is removed
with the door.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, MsgspecError, Struct, field, json, to_builtins
from msgspec.structs import replace

from game.cards import HandSorting
from game.decoded_types import prepare
from saves.disk import limits
from saves.disk.files import Disk, read_small
from saves.disk.system_calls import make_folder

_Secret = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]


class SeatKeys(Struct, frozen=True):
    """What opens a seat to a phone. A free seat has a `link` and a `code`, which the first comer uses up; the phone
    that plays has the secret `held` and is identified by its `device`. Secrets have 128 bits, or are "".
    """

    held: _Secret = ""
    device: Annotated[str, Meta(max_length=64)] = ""
    link: _Secret = ""
    code: Annotated[str, Meta(pattern=r"^([A-W]{4,7})?\Z")] = ""

    @property
    def is_taken(self) -> bool:
        """Whether a phone has the seat."""
        return bool(self.held)


SILENT_FOR: Final = 12 * 3600.0
"""Seconds after a phone's last request at which its secret ends."""


class KeptDoor(Struct, frozen=True):
    """An open door: who may connect, and its likeliest address."""

    game: str
    bind: str
    port: Annotated[int, Meta(ge=0, le=65535)]
    keys: dict[int, SeatKeys] = field(name="seats")
    follows: bool = True
    """Whether it listens in every local network that this computer is in, and not only at that address."""
    heard: dict[int, float] = {}
    """When each phone was heard last, in seconds since 1970."""
    names: tuple[Annotated[str, Meta(max_length=200)], ...] = ()
    """Of everybody at the table, by seat: they may have the same phones with the next match."""
    teams: Annotated[int, Meta(ge=1)] = 1
    is_between: bool = False
    """Whether what was on the table is over, so that it won't be resumed."""
    won: tuple[tuple[frozenset[Annotated[str, Meta(max_length=200)]], int], ...] = ()
    """The matches of the evening that each team has won, by the keys of its people's names."""
    told: str = ""
    """Since when people may have been renamed who are in `names` and `won`; "" in files of an earlier version."""
    sortings: dict[int, HandSorting] = {}
    """How hands are sorted on phones, where nobody is known by name."""

    def at(self, now: float) -> "KeptDoor | None":
        """Without the phones that have been silent for too long by then; None where none is left."""
        keys = {seat: one for seat, one in self.keys.items() if now - self.heard.get(seat, now) < SILENT_FOR}
        return replace(self, keys=keys) if keys else None


prepare(KeptDoor)


def kept_door(path: Path, game: str | None, now: float = 0.0) -> KeptDoor | None:
    """The stored door (of that game, if one is named) as it is then; None if there is none or it can't be used."""
    with suppress(OSError, MsgspecError, RecursionError, UnicodeDecodeError):
        door = json.decode(read_small(path, limits.DOOR), type=KeptDoor)
        return door.at(now) if game in (None, door.game) else None
    return None


def keep_door(path: Path, door: KeptDoor, disk: Disk) -> None:
    """Store it, readable only by its owner. Raises OSError."""
    make_folder(path.parent)
    path.parent.chmod(0o700)  # one from an older version too: then new files there are their owner's alone
    in_order = to_builtins(door, str_keys=True, order="deterministic")  # sets are unordered
    disk.replace(path, json.encode(in_order) + b"\n")
