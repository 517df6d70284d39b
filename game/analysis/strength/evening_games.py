"""One evening: what the same people played on one day, at the screen and with real cards, and who leads.

Pure functions of the saved games. A game belongs to the evening on which it was played last, as in
the list of games.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from enum import Enum, auto
from itertools import accumulate
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.score_pad.counting import ScoredRound
from saves.library.library import GameEntry, Progress
from saves.library.played_rounds import PlayedRounds
from saves.players.people import NO_LABEL, NOBODY_RENAMED, GameLabel, NamesNow, person_key
from saves.players.seats_now import seats_now
from saves.records.lines import SeatInfo

NIGHT: Final = timedelta(hours=4)
"""So long after midnight it is still the evening before."""
ENOUGH_TOGETHER: Final = 2
"""People who make two games parts of one evening; fewer only if nobody else played."""


def evening_date(when: datetime) -> date:
    """The day of an evening, by local time.

    >>> evening_date(datetime(2026, 11, 21, 3, 59)), evening_date(datetime(2026, 11, 21, 4))
    (datetime.date(2026, 11, 20), datetime.date(2026, 11, 21))
    """
    return (when - NIGHT).date()


def evening_of_entry(entry: GameEntry) -> date:
    """The day of the evening on which it was played last."""
    return evening_date(datetime.fromtimestamp(entry.last_played))


def games_of_evening(
    entries: Sequence[GameEntry], labels: Mapping[str, GameLabel], record: Path, names: NamesNow = NOBODY_RENAMED
) -> tuple[GameEntry, ...]:
    """The games of the evening to which a game belongs, under their labels and `names`, the one that was played first
    first; none where that game is not among `entries`.

    Of the same day are those with two people in common, or with the same one person: whoever joined later brings in the
    games with others. Games that can't be read are there, too: nobody knows who played them. What was imported by
    itself, maybe from a friend, belongs to no evening here; of several records of one game only the longest does, or
    the one that is asked about.
    """
    found = next((entry for entry in entries if entry.path == record), None)
    if found is None:
        return ()
    day = evening_of_entry(found)
    rest = [
        _labelled(entry, labels, names)
        for entry in entries
        if entry.path != record and evening_of_entry(entry) == day and not _label(entry, labels).imported
        if not (entry.is_second or (found.is_second and entry.id == found.id))
    ]
    evening = [_labelled(found, labels, names)]
    if _label(found, labels).imported:
        rest.clear()
    for known in evening:  # which grows meanwhile
        joining = [entry for entry in rest if _are_together(known, entry)]
        evening += joining
        rest = [entry for entry in rest if entry not in joining]
    return tuple(sorted(evening, key=lambda entry: (entry.last_played, entry.created)))


def _label(entry: GameEntry, labels: Mapping[str, GameLabel]) -> GameLabel:
    return labels.get(entry.path.name, NO_LABEL)


def _labelled(entry: GameEntry, labels: Mapping[str, GameLabel], names: NamesNow) -> GameEntry:
    label = _label(entry, labels)
    seats = seats_now(entry.seats, label, names, entry.created)
    return replace(entry, name=label.name or entry.name, seats=seats)


def _are_together(one: GameEntry, other: GameEntry) -> bool:
    if not other.seats:
        return True
    people, others = _people(one), _people(other)
    return len(people & others) >= ENOUGH_TOGETHER or (bool(people) and people == others)


def _people(entry: GameEntry) -> frozenset[str]:
    return frozenset(person_key(seat.name) for seat in entry.seats if seat.kind == "human")


class GameState(Enum):
    """How far a game of an evening came."""

    FINISHED = auto()
    UNFINISHED = auto()
    GIVEN_UP = auto()
    """Or ended before its first round."""
    UNREADABLE = auto()
    """Damaged, of a newer version, or nothing that a disk would give in time."""

    @property
    def counts(self) -> bool:
        """Whether its points count for the evening."""
        return self in (GameState.FINISHED, GameState.UNFINISHED)


_STATES: Final = {
    Progress.FINISHED: GameState.FINISHED,
    Progress.ACTIVE: GameState.UNFINISHED,
    Progress.ABANDONED: GameState.GIVEN_UP,
}


class EveningGame(Struct, frozen=True):
    """A game of an evening; nothing was `played` where its record couldn't be read."""

    entry: GameEntry
    played: PlayedRounds | None

    @property
    def state(self) -> GameState:
        """How far it came."""
        if self.played is None or self.entry.problem is not None:
            return GameState.UNREADABLE
        state = _STATES[self.entry.progress]
        return GameState.GIVEN_UP if state is GameState.FINISHED and not self.entry.winners else state

    @property
    def rounds(self) -> tuple[ScoredRound, ...]:
        """Those that count."""
        return self.played.rounds if self.played is not None and self.state.counts else ()

    @property
    def margin(self) -> int:
        """By how many points the best team is ahead of the next."""
        first, second, *_ = (*sorted(self.entry.totals, reverse=True), 0, 0)
        return first - second


class EveningSide(Struct, frozen=True):
    """People who sat on one side in every game that either of them played, with what they have done."""

    seats: tuple[SeatInfo, ...]
    teams: tuple[int | None, ...]
    """Of each game that counts, the team that they were in; None where they were not there."""
    won: int
    totals: tuple[int, ...]
    """After each round of the evening; a match that began midway has its points from before, too."""
    total: int
    """All their points."""


class EveningStanding(Struct, frozen=True):
    """The games of an evening in their order, and the sides, that of the first seat first."""

    games: tuple[EveningGame, ...]
    sides: tuple[EveningSide, ...]

    @property
    def counted(self) -> tuple[EveningGame, ...]:
        """The games whose points count."""
        return tuple(game for game in self.games if game.state.counts)

    @property
    def finished(self) -> int:
        """How many games are."""
        return sum(game.state is GameState.FINISHED for game in self.games)

    @property
    def are_teams(self) -> bool:
        """Whether the teams were the same all evening."""
        return all(
            len(self.sides) == game.entry.teams
            and {side.teams[at] for side in self.sides} == set(range(len(self.sides)))
            for at, game in enumerate(self.counted)
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the most games won, and of these the most points."""
        best = max(((side.won, side.total) for side in self.sides), default=None)
        return tuple(n for n, side in enumerate(self.sides) if (side.won, side.total) == best)

    @property
    def ends(self) -> tuple[int, ...]:
        """The rounds of the evening after which another game began."""
        return tuple(accumulate(len(game.rounds) for game in self.counted[:-1]))

    def side_of(self, game: EveningGame, team: int) -> int:
        """The number by which a team is shown: that of its side where teams stayed the same."""
        if not self.are_teams or not game.state.counts:
            return team
        at = self.counted.index(game)
        return next(n for n, side in enumerate(self.sides) if side.teams[at] == team)


def standing_of(games: Sequence[EveningGame]) -> EveningStanding:
    """Who has won what. Computer players count only where everybody played every game."""
    counted = [game for game in games if game.state.counts]
    seated = [_seated(game.entry) for game in counted]
    infos: dict[_Player, SeatInfo] = {}
    for game, players in zip(counted, seated, strict=True):
        for player, seat in players.items():
            infos.setdefault(player, game.entry.seats[seat])
    together: dict[tuple[int | None, ...], list[_Player]] = {}
    for player in infos:
        at = (players.get(player) for players in seated)
        teams = tuple(None if seat is None else seat % game.entry.teams for game, seat in zip(counted, at, strict=True))
        together.setdefault(teams, []).append(player)
    is_same_company = all(None not in teams for teams in together)
    sides = (
        EveningSide(tuple(infos[player] for player in players), teams, _won(counted, teams), *_totals(counted, teams))
        for teams, players in together.items()
        if is_same_company or any(player.is_person for player in players)
    )
    return EveningStanding(tuple(games), tuple(sides))


class _Player(Struct, frozen=True):
    is_person: bool
    key: str
    nth: int
    """Of those with the same name in one game."""


def _seated(entry: GameEntry) -> dict[_Player, int]:
    """Where everybody sat."""
    named = Counter[tuple[bool, str]]()
    seated: dict[_Player, int] = {}
    for seat, info in enumerate(entry.seats):
        name = (info.kind == "human", person_key(info.name))
        seated[_Player(*name, named[name])] = seat
        named[name] += 1
    return seated


def _won(games: Sequence[EveningGame], teams: Sequence[int | None]) -> int:
    return sum(team in game.entry.winners for game, team in zip(games, teams, strict=True))


def _totals(games: Sequence[EveningGame], teams: Sequence[int | None]) -> tuple[tuple[int, ...], int]:
    totals: list[int] = []
    before = 0
    for game, team in zip(games, teams, strict=True):
        after = [played.totals for played in game.rounds]
        totals += (before if team is None else before + each[team] for each in after)
        if team is not None:
            before += (after[-1] if after else game.entry.totals or (0,) * game.entry.teams)[team]
    return tuple(totals), before
