"""The people of the house behind the screens: read and written in the background, so that no frame waits for the
disk.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.messages.language import Message, saying
from game.play.told_agreements import is_taught
from game.sentences.errors import house_trouble
from game.sentences.grammar import COMPUTER_NAMES
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.start.new_game.choices import is_you, teams_of
from game.ui.start.new_game.seating import is_placeholder, same_person
from saves.disk.background import Background
from saves.disk.files import READING, Disk, FileReading
from saves.library.library import GameEntry, Progress
from saves.players.people import (
    NO_LABEL,
    NOBODY_RENAMED,
    Household,
    HouseholdChange,
    NamesNow,
    PeopleFile,
    RegularPlayer,
    Seated,
)
from saves.players.seats_now import seats_now
from saves.records.lines import GameLine
from saves.records.score_pad_lines import ScorePadHeader


class PlayersRecord(Struct, frozen=True):
    """The matches that somebody finished here, and how many of them were won."""

    matches: int = 0
    won: int = 0
    has_those_of_you: bool = False
    """Whether matches as "You" are among them, played before a name was chosen."""


def record_in(entries: Sequence[GameEntry], name: str, names: NamesNow = NOBODY_RENAMED) -> PlayersRecord:
    """Somebody's record in all saved matches, with real cards too, but not in guided rounds; "You" is whoever has no
    name of their own, or whose it is by `names`.
    """
    played: list[tuple[GameEntry, int]] = []
    has_those_of_you = False
    for entry in entries:
        if entry.progress is not Progress.FINISHED or entry.is_second or is_taught(entry.seats, entry.teams):
            continue
        seats = seats_now(entry.seats, NO_LABEL, names, entry.created)
        people = [(seat, info.name) for seat, info in enumerate(seats) if info.kind == "human"]
        own = [seat for seat, there in people if same_person(there, name) or (is_you(there) and is_you(name))]
        played += [(entry, seat % entry.teams) for seat in own]
        has_those_of_you |= not is_you(name) and any(is_you(entry.seats[seat].name) for seat in own)
    won = sum(team in entry.winners for entry, team in played)
    return PlayersRecord(len(played), won, has_those_of_you)


_Begun = TypeVar("_Begun", GameEntry, GameLine, ScorePadHeader)


class PeopleAtHome:
    """The regular players of this house. Empty until the file is read; `changes` grows with every change."""

    def __init__(
        self,
        path: Path,
        disk: Disk,
        background: Background,
        fresh_id: Callable[[], str],
        now: Callable[[], datetime],
        reading: FileReading = READING,
        on_saved: Callable[[NamesNow], None] = lambda names: None,
    ) -> None:
        """`on_saved` is called in the background with the names that are on the disk."""
        self._file = PeopleFile(path, disk, reading)
        self._background = background
        self.fresh_id, self._now, self._on_saved = fresh_id, now, on_saved
        self.changes = 0

    def refresh(self) -> None:
        """Re-read the file soon: another window may have changed it, or it may have been replaced by an import."""
        self._background.do(self._file.path, self._keep)

    def _keep(self) -> None:
        """Runs in the background."""
        self.changes += self._file.renew()
        if self._file.is_saved:
            self._on_saved(self._file.value.names)

    @property
    def household(self) -> Household:
        """The household, as far as it has been read."""
        return self._file.value

    @property
    def is_read(self) -> bool:
        """Whether the file has been read."""
        return self._file.is_read

    def called_now(self, begun: _Begun) -> _Begun:
        """A saved game, or its header, with the names that its people have now; "You" is left for whoever asks."""
        names = replace(self.household.names, you="")
        return replace(begun, seats=seats_now(begun.seats, NO_LABEL, names, begun.created))

    def within(self, seconds: float) -> Household:
        """The household, starting to read it if necessary and waiting at most this many seconds."""
        if not self.is_read:
            self.refresh()
            self._file.wait(seconds)
        return self._file.value

    def change(self, how: HouseholdChange) -> None:
        """Change something about the household, and write it soon."""
        self._file.change(how)
        self.changes += 1
        self.refresh()

    def rename(self, id_: str, name: str) -> None:
        """Give somebody another name, and keep theirs what is under the one before."""
        when = self._now().astimezone(UTC)
        self.change(lambda house: house.with_name(id_, name, when))

    def note_game(self, new: NewGame, looks: Sequence[int], is_score_pad: bool) -> None:
        """A game begins: everybody who plays it under a name of their own now belongs to the house. `looks` are the
        faces shown.
        """
        teams = teams_of(new.shape)
        seated = tuple(
            Seated(
                self.fresh_id(),
                seat.name,
                chair,
                chair % teams,
                looks[chair],
                is_new_face=seat.look is not None,
                on_phone=None if is_score_pad else seat.on_phone,
            )
            for chair, seat in enumerate(new.seats)
            if is_known_by_name(seat, is_score_pad=is_score_pad)
        )
        if seated:
            is_alone = not is_score_pad and sum(seat.human for seat in new.seats) == 1
            self.change(lambda house: house.with_game(seated, is_alone=is_alone))

    def take_trouble(self) -> Message | None:
        """A sentence about a file that cannot be read or written, once."""
        trouble = self._file.take_trouble()
        return saying(house_trouble, trouble) if trouble is not None else None


def is_known_by_name(seat: SeatChoice, *, is_score_pad: bool) -> bool:
    """Whether a person's own name is on the seat. With real cards, a computer player's name counts only if somebody
    typed it.
    """
    if not seat.human:
        is_own = seat.is_written or seat.name.strip() not in COMPUTER_NAMES
        return is_score_pad and is_own and not is_placeholder(replace(seat, human=True))
    return not is_placeholder(seat)


def house_people(house: Household) -> tuple[RegularPlayer, ...]:
    return tuple(sorted(house.present, key=lambda one: one.name.casefold()))
