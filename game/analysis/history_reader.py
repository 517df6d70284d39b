"""Reads all finished matches in the background while a screen shows them, with the names given to games since."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Lock

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.chance.chances import DealtCards
from game.analysis.kept_matches import MatchHistory
from game.analysis.strength.life_of_games import PersonsLife, PlayedMatch, life_of
from saves.disk.reading_thread import ReadingThread
from saves.players.people import NO_LABEL, NOBODY_RENAMED, GameLabel, NamesNow, labels_in
from saves.players.seats_now import seats_now
from saves.records.lines import SeatInfo


class History(Struct, frozen=True):
    """The finished matches read so far, each under its current name and player as its label says; the labels of all
    games by file name of the record; the people who played; and which cards all records, finished or not, brought to
    whom.
    """

    matches: tuple[PlayedMatch, ...] = ()
    labels: Mapping[str, GameLabel] = {}
    people: tuple[PersonsLife, ...] = ()
    dealt: tuple[DealtCards, ...] = ()


class HistoryReader(ReadingThread[dict[Path, PlayedMatch], History]):
    """Reads labels first: there are few, and the list of games needs them."""

    def __init__(self, history: MatchHistory, labels: Path) -> None:
        """`labels` is the folder of the label files."""
        super().__init__(History())
        self._history = history
        self._folder = labels
        self._labels: Mapping[str, GameLabel] = {}
        self._written: dict[str, GameLabel] = {}  # since the pass began, which may have read older ones
        self._found: dict[Path, PlayedMatch] = {}
        self._dealt: dict[Path, DealtCards] = {}
        self.names = NOBODY_RENAMED
        """What people are called now who had other names in records."""
        self._telling = Lock()

    @property
    def left(self) -> int:
        """Records that are still to be read."""
        return self._history.left

    def relabel(self, record: Path, label: GameLabel) -> None:
        """Use a label that was just written, even if a pass is reading the others right now."""
        with self._telling:
            self._written[record.name] = label
            self._labels = {**self._labels, record.name: label}
            self.told = self._as_told(self._found)

    def take_names(self, names: NamesNow) -> None:
        """Count matches for the people who played them, whatever they are called now."""
        with self._telling:
            if names != self.names:
                self.names = names
                self.told = self._as_told(self._found)

    def _read(self) -> Iterator[dict[Path, PlayedMatch]]:
        with self._telling:
            self._written = {}
        labels = labels_in(self._folder)
        with self._telling:
            self._labels = {**labels, **self._written}
            self.told = replace(self.told, labels=self._labels)
        return self._history.refresh()

    def _report(self, found: dict[Path, PlayedMatch]) -> None:
        with self._telling:
            super()._report(found)

    def _as_told(self, found: dict[Path, PlayedMatch]) -> History:
        if found is not self._found:
            self._found, self._dealt = dict(found), dict(self._history.dealt)
        matches = tuple(self._labelled(match) for match in self._found.values())
        dealt = tuple(
            replace(one, seats=self._seats(path, one.seats, one.created)) for path, one in self._dealt.items()
        )
        counted = tuple(match for match in matches if not self._is_seen(match))
        return History(matches, self._labels, life_of(counted), dealt)

    def _is_seen(self, match: PlayedMatch) -> bool:
        """Whether hidden cards were looked at before its end."""
        label = self._labels.get(Path(match.record).name)
        return label is not None and label.seen

    def _seats(self, record: Path, seats: tuple[SeatInfo, ...], created: str) -> tuple[SeatInfo, ...]:
        return seats_now(seats, self._labels.get(record.name, NO_LABEL), self.names, created)

    def _labelled(self, match: PlayedMatch) -> PlayedMatch:
        label, summary = self._labels.get(Path(match.record).name, NO_LABEL), match.summary
        seats = self._seats(Path(match.record), summary.seats, summary.created)
        return replace(match, summary=replace(summary, name=label.name or summary.name, seats=seats))
