"""The program's surroundings: disk, folders, clocks, randomness, settings, voice. Tests bring their own."""

import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from game.toolkit.audio.voice import Voice
from game.toolkit.file_opener import FileOpener
from game.toolkit.live import NoReader, Reader
from game.toolkit.speed import Speed
from game.ui.shared.preferences import Preferences
from saves.disk.files import Disk
from saves.disk.reading_thread import PATIENCE
from saves.disk.start_reading import StartReading
from saves.library.library import Library
from saves.players.settings import Settings

if TYPE_CHECKING:
    from game.play.results.analysis_process import Analyser
    from game.play.results.try_judge import TryJudge
    from game.play.thinking.thinker import Thinker


def _make_analyser(*args: Any, **more: Any) -> "Analyser":
    from game.play.results.analysis_process import Analyser

    return Analyser(*args, **more)


def _make_try_judge() -> "TryJudge":
    from game.play.results.try_judge import TryJudge

    return TryJudge()


class Environment(Struct, frozen=True, kw_only=True):
    """Fixed while the program runs."""

    library: Library
    settings: Settings[Preferences]
    disk: Disk
    reading: StartReading = field(default_factory=StartReading)
    """Files that are read before the first picture, and records of games."""
    data: Path
    """The folder with everything that belongs to the player."""
    thinker: "Thinker"
    clock: Callable[[], float]
    """Seconds."""
    now: Callable[[], datetime]
    """Local time."""
    card_seed: Callable[[], int | None]
    """The seed of new games' cards; None for the system's randomness."""
    chance: random.Random
    """For names of games and the edge of a packet; never for cards."""
    speed: Speed | None = None
    """A command's choice for this run, whatever is saved."""
    goes_on_by_itself: bool = False
    """Whether scores and draws for high card lead on without anybody (a demonstration)."""
    patience: float = PATIENCE
    """Seconds that a screen waits for the games it lists before it shows those that are known."""
    opener: FileOpener
    """Shows the folder of the player."""
    voice: Voice
    """Speaks events, for those who want it."""
    reader: Reader = NoReader()
    """The screen reader."""
    make_analyser: "Callable[..., Analyser]" = _make_analyser
    make_try_judge: "Callable[[], TryJudge]" = _make_try_judge
    """Who looks through matches that are looked back at."""
    make_par: Callable[..., Any] | None = None
    """Computes how each level does with a deal, by default `game.play.results.par.RunningPar`."""
