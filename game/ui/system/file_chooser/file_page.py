"""The purpose of a page for choosing a file, and the result."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from game.messages.functions import errors as say_errors, game_files as say
from game.messages.language import Message
from game.toolkit.widgets import Dialog
from saves.disk.browsing import PlaceKind


class FileOutcome(Struct, frozen=True):
    """The result, in a sentence; `then` is asked afterwards."""

    sentence: str = ""
    is_good: bool = True
    saved: Path | None = None
    """The written file; `says` is then the sentence about its place."""
    says: Callable[[str], str] = say.saved_as
    then: Callable[[], Dialog] | None = None
    lead_on: Callable[[], None] | None = None
    """To another screen, instead of a sentence."""


class FilePage(Struct, frozen=True):
    """What a page is for, in words. `name` is its scene's word."""

    name: str
    title: Message
    why: Message
    endings: tuple[str, ...]
    """Of the files that are listed, in small letters."""
    doing: Message = say.copying
    silent: Message = say.copy_silent
    """The text if there is no result for a while."""
    fails: Callable[[str], str] = say.cannot_save_there
    """The sentence for a reason of the system."""
    writes: bool = True
    """Whether a file of that name would be replaced, so that it is asked first."""
    opens: Callable[[str], str] = say.open_it
    """The button of a page that only reads, for the name of the chosen file."""

    @property
    def usual_place(self) -> PlaceKind:
        """Files are saved to Documents, and opened from where browsers and letters put them."""
        return PlaceKind.DOCUMENTS if self.writes else PlaceKind.DOWNLOADS


class Unsaved(Struct, frozen=True):
    """The part of a game that is only in memory: how many moves, and why; no `reason` if its disk doesn't answer."""

    moves: int
    reason: str


class RiskWords(Struct, frozen=True):
    """What is said where nothing can be lost any more: the disk has taken everything, or a copy has."""

    saved_again: Message = say_errors.saved_again
    copy_is_whole: Message = say.copy_is_whole


class GameAtRisk(Struct, frozen=True):
    """A game whose disk has failed; `unsaved` is None as soon as it works again. `leaves`: the game is about to be
    left. Its record is in the `folder`.
    """

    unsaved: Callable[[], Unsaved | None]
    leaves: bool
    folder: Path
    words: RiskWords = RiskWords()
