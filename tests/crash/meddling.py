"""Another program that meddles with the record of a running game: a synchronised folder, a file manager, an editor, a
second window. It says what it did, in the order in which it happened.
"""

import hashlib
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from saves.disk.files import RealDisk, numbered
from saves.disk.lock import GameIsOpen
from saves.records.lines import BadRecord
from saves.records.saved_game import SavedGame

SHARE = 0.05
"""Of the calls before and after which it strikes."""


class Meddler:
    """Strikes now and then at the record that `record` names; what it leaves there nobody may change but by adding."""

    def __init__(self, chance: random.Random, record: Callable[[], Path | None]) -> None:
        self._chance = chance
        self._record = record

    def replace(self, path: Path) -> None:
        """Puts another file in its place: an older state of the game, or something else."""
        older = path.read_bytes().splitlines(keepends=True)
        kept = older[: self._chance.randrange(len(older) + 1)]
        aside = path.with_name("from elsewhere")
        aside.write_bytes(b"".join(kept) + (b"" if self._chance.random() < 0.5 else b"something else\n"))
        if aside.read_bytes() in (b"", path.read_bytes()):
            aside.write_bytes(b"something else\n")  # what is empty or the same may be written on
        self._tell("meddled", path, aside.read_bytes())
        aside.replace(path)

    def delete(self, path: Path) -> None:
        """Deletes it, or gives it another name."""
        self._tell("gone", path, b"")
        if self._chance.random() < 0.5:
            path.unlink()
        else:
            path.rename(next(place for place in numbered(path.with_name("moved")) if not place.exists()))

    def change(self, path: Path) -> None:
        """Writes a whole line of its own into it."""
        self._tell("meddled", path, path.read_bytes() + b"something else\n")
        with path.open("ab") as file:
            file.write(b"something else\n")

    def link(self, path: Path) -> None:
        """Opens the game a second time, by another name for its file; there is none yet where no line is whole."""
        link = next(place for place in numbered(path.with_name("link")) if not place.exists())
        if self._chance.random() < 0.5:
            link.hardlink_to(path)
        else:
            link.symlink_to(path)
        no_game = () if b"\n" in path.read_bytes() else (BadRecord,)
        try:
            with suppress(GameIsOpen, *no_game), SavedGame.open(link, RealDisk()):
                print("opened twice", flush=True)
        finally:
            link.unlink()

    def strike(self, how: Callable[[Path], None]) -> None:
        """Once in a while; never where there is nothing yet."""
        path = self._record()
        if path is not None and self._chance.random() < SHARE:
            with suppress(FileNotFoundError):
                how(path)

    def _tell(self, word: str, path: Path, content: bytes) -> None:
        print(word, path.name, len(content), hashlib.sha256(content).hexdigest(), flush=True)
