"""Reading the rounds of a few games while a screen shows what comes of them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from saves.disk.files import FileReading
from saves.disk.reading_thread import ReadingThread
from saves.library.library import GameEntry
from saves.library.played_rounds import PlayedRounds, rounds_in
from saves.records.lines import BadRecord

Rounds = Mapping[Path, PlayedRounds]
"""By record; what couldn't be read isn't there."""


class RoundsReader(ReadingThread[dict[Path, PlayedRounds], Rounds]):
    """The games that are wanted; one is read again only when it has changed."""

    def __init__(self, reading: FileReading) -> None:
        super().__init__({})
        self._reading = reading
        self._wanted: tuple[GameEntry, ...] = ()
        self._known: dict[Path, tuple[GameEntry, PlayedRounds]] = {}

    def want(self, games: Sequence[GameEntry]) -> None:
        """These from now on."""
        if self._wanted != tuple(games):
            self._wanted = tuple(games)
            self.refresh()

    def _read(self) -> Iterator[dict[Path, PlayedRounds]]:
        found: dict[Path, PlayedRounds] = {}
        yield found
        for entry in self._wanted:
            known = self._known.get(entry.path)
            try:
                played = known[1] if known is not None and known[0] == entry else self._rounds(entry.path)
            except OSError:
                continue
            self._known[entry.path] = entry, played
            found[entry.path] = played
            yield found

    def _rounds(self, path: Path) -> PlayedRounds:
        try:
            return self._reading.record(path, partial(rounds_in, path))
        except OSError:
            raise
        except Exception:  # one record must not hide the others, whatever it does to the program
            return PlayedRounds(None, problem=BadRecord(1, "program_stumbled"))

    def _as_told(self, found: dict[Path, PlayedRounds]) -> Rounds:
        return dict(found)
