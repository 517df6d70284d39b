"""A match's evening, over the current screen: its matches are read in the background."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from game.analysis.strength.evening_games import (
    EveningGame,
    GameState,
    evening_date,
    evening_of_entry,
    games_of_evening,
    standing_of,
)
from game.messages.amounts import capital
from game.messages.functions import scores as say_scores, todays_deal as say_days
from game.printed.evening_sheet import PlayedEvening, PrintedMatch, PrintedSide, evening_sheet
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import seat_person
from game.ui.evening.summary.screen import EveningScene
from game.ui.evening.summary.state import EveningPage, about, headline, outcome, side_name, team_names
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.shared.seated_players import looks_of, with_current_faces
from game.ui.system.file_chooser.printing import Printing
from game.ui.system.services import Services
from saves.library.library import GameEntry, entry_of_score_pad
from saves.library.played_rounds import PlayedRounds, Rounds, RoundsReader, rounds_on_score_pad
from saves.records.open_score_pad import OpenScorePad


class WholeEvening:
    """`scene` is the screen. The open pad is shown with its current entries, saved or not."""

    def __init__(
        self, services: Services, games: GamesOnDisk, open_score_pad: Callable[[], OpenScorePad | None], record: Path
    ) -> None:
        self._services, self._games, self._open_score_pad, self._record = services, games, open_score_pad, record
        self._printing = Printing(services.environment, services.screens)
        self._reader = RoundsReader(services.environment.reading)
        self._seen: tuple[object, ...] = ()
        games.history.refresh()  # with the names that were given to games and people
        games.entries_within(services.environment.patience)
        self._page()
        self._reader.wait(services.environment.patience)
        self.scene = EveningScene(
            self._page(),
            services.ask,
            lambda: self._printing.print_page("evening", evening_sheet(printed_evening(self.scene.state))),
        )
        self.scene.poll = self._poll

    def follow(self) -> None:
        self.scene.receive(self._page())

    def _poll(self) -> None:
        if self._seen != self._state_of_reading:
            self.follow()

    @property
    def _state_of_reading(self) -> tuple[object, ...]:
        score_pad = self._open_score_pad()
        written = None if score_pad is None else score_pad.evening.written
        return self._reader.changes, self._reader.is_reading, written, self._games.history.names

    def _page(self) -> EveningPage:
        self._seen = self._state_of_reading
        now, labels = self._services.environment.now().replace(tzinfo=None), self._games.history.told.labels
        faces = self._games.faces()
        found = [
            replace(entry, seats=with_current_faces(entry.seats, faces))
            for entry in games_of_evening(self._entries(), labels, self._record, self._games.history.names)
        ]
        self._reader.want([entry for entry in found if entry.problem is None])
        # in this order: what isn't there though nothing is read any more never comes
        is_reading = self._games.is_reading or self._reader.is_reading
        rounds = self._reader.wait(0.0)
        standing = standing_of([self._game(entry, rounds, is_reading) for entry in found])
        day = next((evening_of_entry(entry) for entry in found if entry.path == self._record), None)
        return EveningPage(day, standing, now, day is not None and day < evening_date(now), is_reading)

    def _entries(self) -> tuple[GameEntry, ...]:
        score_pad, entries = self._open_score_pad(), self._games.entries
        if score_pad is None:
            return entries
        known = next((entry for entry in entries if entry.path == score_pad.path), None)
        last_played = self._services.environment.now().timestamp() if known is None else known.last_played
        now = entry_of_score_pad(score_pad.path, last_played, score_pad.evening)
        return (
            *(entry for entry in entries if entry is not known),
            now if known is None else replace(now, is_second=known.is_second, is_copy=known.is_copy),
        )

    def _game(self, entry: GameEntry, rounds: Rounds, is_reading: bool) -> EveningGame:
        """Damage may have been found only now."""
        score_pad = self._open_score_pad()
        if score_pad is not None and score_pad.path == entry.path:
            return EveningGame(entry, rounds_on_score_pad(score_pad.evening))
        played = rounds.get(entry.path)
        if played is None:
            return EveningGame(entry, PlayedRounds(None) if is_reading else None)
        return EveningGame(entry if played.problem is None else replace(entry, problem=played.problem), played)


def printed_evening(page: EveningPage) -> PlayedEvening:
    assert page.day is not None
    sides = tuple(
        PrintedSide(side_name(side), looks_of(side.seats), side.won, side.totals, side.total) for side in page.sides
    )
    matches = tuple(_printed_match(page, game) for game in page.games)
    return PlayedEvening(
        date=capital(say_days.day_of_year(page.day)),
        headline=headline(page.standing, page.is_over),
        sides=sides,
        matches=matches,
        ends=page.standing.ends,
        notes=page.notes,
    )


def _printed_match(page: EveningPage, game: EveningGame) -> PrintedMatch:
    entry, is_only = game.entry, len(page.games) == 1
    rules = game.played.rules if game.played is not None else None
    people = tuple(seat.name for seat in entry.seats)
    teams = team_names(page.standing, game)
    result = ""
    if game.state is GameState.FINISHED:
        winners = [seat_person((teams[team],), 0) for team in entry.winners]
        result = say_scores.winner([one.name for one in winners], winners[0].is_you, len(people) > len(teams), True)
    elif not is_only:
        result = outcome(page.standing, game)
    to_come = 0
    if is_only and entry.is_score_pad and game.played is not None and game.state is GameState.UNFINISHED:
        to_come = max(0, game.played.planned - len(game.rounds))
    return PrintedMatch(
        name=rule_set_name(entry.name),
        about=" · ".join(about(game, with_rules=entry.rules_name != entry.name)),
        rules=rules or RuleSet(name=entry.rules_name),
        people=people,
        teams=teams,
        signs=tuple(page.standing.side_of(game, team) for team in range(entry.teams)),
        rounds=game.rounds,
        rounds_to_come=to_come,
        result=result,
    )
