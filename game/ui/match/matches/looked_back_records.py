"""Matches being looked back at, with the faults of their records; never without asking while the same cards are being
played here.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.messages.functions import errors as say_errors
from game.messages.language import saying
from game.play.still_played import still_played
from game.toolkit.widgets import StateScene
from game.ui.learn.problems.own_problems import OwnProblems
from game.ui.review.games.known_games import trouble
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.review.look_back.presenter import LookBack
from game.ui.review.look_back.running_analysis import RunningAnalysis, beside
from game.ui.shared.requests import Ask
from game.ui.system.reading.presenter import still_playing
from game.ui.system.services import Services
from saves.disk.files import with_reason
from saves.disk.folders import analysis_folder
from saves.disk.lock import is_played_elsewhere
from saves.records.lines import GameLine, Line
from saves.records.replay import ReplayResult, good_part

LONGEST_LOOK: Final = 3.0
"""Seconds to wait for the list of games when it must be known whether one is in progress."""


class RecordsShown:
    """Opens Look back."""

    def __init__(self, services: Services, games: GamesOnDisk, own_problems: OwnProblems) -> None:
        self._services, self._games, self._own_problems = services, games, own_problems

    def look_back_at_file(self, path: Path) -> None:
        """The intact part of a saved match."""
        try:
            part = good_part(path)
        except OSError as error:
            self._services.screens.say(saying(with_reason, say_errors.unreadable, error, path.name))
        else:
            self.look_back_at(path, part)

    def look_back_at(self, path: Path, part: ReplayResult) -> None:
        """A loaded record, over the present screen; its faults are reported."""
        screens = self._services.screens
        if part.problem is not None:
            screens.say(saying(trouble, part.problem))
        elif is_played_elsewhere(path):
            screens.say(say_errors.played_elsewhere)
        elif part.is_torn:
            screens.say(say_errors.cut_off)
        if part.accepted:
            self.look_first(part.accepted, lambda: self.look_back(part.accepted, path).push())

    def look_first(self, lines: Sequence[Line], then: Callable[[], None]) -> None:
        unseen = self.unseen_with(lines)
        if not unseen:
            then()
            return

        scene = self._services.screens.scenes[-1]
        assert isinstance(scene, StateScene)

        def look() -> None:
            for record in unseen:
                self._games.mark_seen(record)
            then()

        scene.open(still_playing(look))

    def unseen_with(self, lines: Sequence[Line]) -> list[Path]:
        """The records of unfinished games here with the same cards, if nobody has looked yet."""
        if not lines:
            return []
        games = self._games.entries_within(LONGEST_LOOK)
        return [record for record in still_played(lines, games) if not self._games.label_of(record).seen]

    def analysis_of(self, lines: Sequence[Line], record: Path | None) -> RunningAnalysis:
        """The analysis of a match, continuing from earlier results."""
        if isinstance(lines[0], GameLine):
            self._services.screens.seat(seat.name for seat in lines[0].seats)
        environment = self._services.environment
        folder, found = environment.library.folder, analysis_folder(environment.data)
        kept = beside(record, folder, found, environment.disk, self._services.background)
        return RunningAnalysis(lines, kept, environment.clock, environment.make_analyser)

    def look_back(self, lines: Sequence[Line], record: Path | None, ask: Ask | None = None) -> LookBack:
        """Its screen and its presenter, under the name given to it; `ask` gets the request to go back. Raises
        BadRecord.
        """
        shown, header = tuple(lines), lines[0]
        called = self._games.label_of(record).name if record is not None else ""
        if called and isinstance(header, GameLine):
            shown = (replace(header, name=called), *shown[1:])
        return LookBack(
            self._services,
            shown,
            ask or self._services.ask,
            self.analysis_of(lines, record),
            self._games.matches_like,
            partial(self._own_problems.thought_again, record, lines),
            self._games.faces(),
        )
