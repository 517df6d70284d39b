"""What opened a game's seats to phones, kept while its door is open: for those who take the game up after a crash.

One small file for each game, readable by its owner alone; it is in no backup, copy or report, and goes with the door.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from game.decoded_types import prepare
from saves import limits
from saves.files import Disk, read_small
from saves.system_calls import make_folder

_Secret = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]


class SeatKeys(Struct, frozen=True):
    """What opens a seat to a phone. A seat that nobody has taken has a `link` and a `code`, which the first comer
    uses up; the phone that plays has the secret `held`, and is known by its `device`. Secrets have 128 bits, or are "".
    """

    held: _Secret = ""
    device: Annotated[str, Meta(max_length=64)] = ""
    link: _Secret = ""
    code: Annotated[str, Meta(pattern=r"^([A-W]{4})?\Z")] = ""

    @property
    def is_taken(self) -> bool:
        """Whether a phone has it."""
        return bool(self.held)


class KeptDoor(Struct, frozen=True):
    """An open door: who may come in, and where it was."""

    game: str
    bind: str
    port: Annotated[int, Meta(ge=0, le=65535)]
    keys: dict[int, SeatKeys] = field(name="seats")
    """By seat."""


prepare(KeptDoor)


def kept_door(path: Path, game: str) -> KeptDoor | None:
    """The door of the game of that id as it stood; None where there is none, or what is there cannot be used."""
    with suppress(OSError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        door = msgspec.json.decode(read_small(path, limits.DOOR), type=KeptDoor)
        return door if door.game == game else None
    return None


def keep_door(path: Path, door: KeptDoor, disk: Disk) -> None:
    """Keeps it, for its owner's eyes alone. Raises OSError."""
    make_folder(path.parent)
    path.parent.chmod(0o700)  # while the file is being written, the umask decides who may read it
    disk.replace(path, msgspec.json.encode(door) + b"\n")
    path.chmod(0o600)


def forget_door(path: Path) -> None:
    """Removes it; nothing where there is none. Raises OSError."""
    path.unlink(missing_ok=True)
