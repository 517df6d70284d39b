"""What the screen of an evening shows: its matches in order, who leads, and what doesn't count."""

from collections.abc import Sequence
from datetime import date, datetime

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.strength.evening_games import EveningGame, EveningSide, EveningStanding, GameState
from game.messages.amounts import capital, team_of
from game.messages.functions import (
    errors as say_errors,
    evening as say,
    score_pad as say_score_pad,
    scores as say_scores,
    screens as say_screens,
)
from game.messages.person import Person
from game.rules.presets import rule_set_name
from game.sentences.grammar import against, seat_name, seat_person, team_name
from game.ui.match.scores.match_chart import ScoreTeam
from game.ui.review.games.known_games import listed
from game.ui.shared.models import ListedGame, PlayerAtTable, TeamTotal
from game.ui.shared.seated_players import looks_of
from saves.library.library import GameEntry


class EveningPage(Struct, frozen=True):
    """An evening as far as it has been read; `now` is local time."""

    day: date | None
    standing: EveningStanding
    now: datetime
    is_over: bool = False
    is_reading: bool = False

    @property
    def games(self) -> tuple[EveningGame, ...]:
        return self.standing.games

    @property
    def sides(self) -> tuple[EveningSide, ...]:
        """The sides in the chart: the best, if there are too many."""
        sides = self.standing.sides
        best = sorted(sides, key=lambda side: (-side.won, -side.total))[:8]  # each has a colour and a shape
        return tuple(side for side in sides if side in best)

    @property
    def teams(self) -> tuple[ScoreTeam, ...]:
        return tuple(
            ScoreTeam(
                n,
                side_name(side),
                tuple(
                    PlayerAtTable(info.name, n, look)
                    for info, look in zip(side.seats, looks_of(side.seats), strict=True)
                ),
            )
            for n, side in enumerate(self.sides)
        )

    @property
    def history(self) -> list[tuple[int, ...]]:
        """The totals of all sides after each round of the evening."""
        return list(zip(*(side.totals for side in self.sides), strict=True))

    @property
    def matches(self) -> tuple[tuple[int, int], ...]:
        """Which of the games, from 1 on, have rounds in the chart, and how many."""
        counted = self.standing.counted
        games = enumerate(self.games, 1)
        return tuple((number, len(game.rounds)) for number, game in games if game in counted and game.rounds)

    @property
    def message(self) -> str:
        return say_screens.reading_games() if self.is_reading else headline(self.standing, self.is_over)

    @property
    def notes(self) -> tuple[str, ...]:
        """What doesn't count, or only in part."""
        if self.is_reading:
            return ()
        states = [game.state for game in self.games]
        told = {GameState.GIVEN_UP: say.given_up, GameState.UNREADABLE: say.unreadable}
        if len(states) > 1:
            told[GameState.UNFINISHED] = say.unfinished
        return tuple(say_of(states.count(state)) for state, say_of in told.items() if state in states)

    @property
    def rows(self) -> tuple[ListedGame, ...]:
        return tuple(self._row(number, game) for number, game in enumerate(self.games, 1))

    @property
    def _differ_in_rules(self) -> bool:
        """Whether the games that were read had different rules."""
        return len({game.entry.rules_name for game in self.games if game.entry.seats}) > 1

    def _row(self, number: int, game: EveningGame) -> ListedGame:
        """As in the list of games, but the result comes first, and each team looks as in the chart."""
        entry, row = game.entry, listed(game.entry, self.now)
        sides = [self.standing.side_of(game, team) for team in range(entry.teams)]
        names = team_names(self.standing, game)
        teams = (TeamTotal(sides[team.team], names[team.team], team.total, team.won) for team in row.teams)
        trouble, result = row.trouble, capital(outcome(self.standing, game))
        if game.state is GameState.UNREADABLE:
            trouble, result = trouble or say_errors.cannot_open(), row.name
        matches = (say_scores.match(number),) if len(self.games) > 1 else ()
        name = (row.name,) if result != row.name else ()
        return replace(
            row,
            name=result,
            details=(*matches, *name, *about(game, with_rules=self._differ_in_rules)),
            teams=tuple(sorted(teams, key=lambda team: team.team)),
            people=tuple(replace(person, team=sides[person.team]) for person in row.people),
            trouble=trouble,
        )

    @property
    def again(self) -> GameEntry | None:
        """The last match that can be played again."""
        return next((game.entry for game in reversed(self.games) if _can_be_repeated(game)), None)

    @property
    def again_sub(self) -> str:
        entry = self.again
        if entry is None:
            return ""
        return say.again_sub(against([seat.name for seat in entry.seats], entry.teams), entry.is_score_pad)


def _can_be_repeated(game: EveningGame) -> bool:
    entry = game.entry
    is_ours = entry.deal is None and all(seat.kind != "bot" for seat in entry.seats)
    return bool(entry.seats) and entry.problem is None and is_ours


def side_name(side: EveningSide) -> str:
    names = [info.name for info in side.seats]
    return team_of([seat_name(names, n) for n in range(len(names))])


def team_names(standing: EveningStanding, game: EveningGame) -> tuple[str, ...]:
    entry = game.entry
    if standing.are_teams and game.state.counts:
        return tuple(side_name(standing.sides[standing.side_of(game, team)]) for team in range(entry.teams))
    names = [seat.name for seat in entry.seats]
    return tuple(team_name(names, entry.teams, team) for team in range(entry.teams))


def headline(standing: EveningStanding, is_over: bool) -> str:
    sides, leaders, finished = standing.sides, standing.leaders, standing.finished
    if len(standing.games) == 1 and finished:
        people = [_person(sides[n]) for n in leaders]
        return say_scores.winner([one.name for one in people], people[0].is_you, len(sides[0].seats) > 1, True)
    if len(sides) == 1:
        return say.alone(_person(sides[0]), finished, sides[0].won)
    won = [side.won for side in sides]
    level = 0 if len(set(won)) == 1 else won.count(max(won, default=0))
    if len(leaders) != 1:
        return say.level(finished, max(won, default=0), level)
    best = sides[leaders[0]]
    others = [side for side in sides if side is not best]
    who, are_several = _person(best), len(best.seats) > 1
    most = max((side.won for side in others), default=0)
    if best.won > most:
        return say.leads(who, are_several, is_over, len(sides), best.won, most)
    ahead = best.total - max((side.total for side in others if side.won == most), default=0)
    return say.leads_on_points(who, are_several, finished, best.won, level, ahead)


def _person(side: EveningSide) -> Person:
    return seat_person((side_name(side),), 0)


def outcome(standing: EveningStanding, game: EveningGame) -> str:
    if game.state is GameState.GIVEN_UP:
        return say_screens.given_up()
    if game.state is GameState.UNREADABLE:
        return say_errors.cannot_open()
    entry, is_over = game.entry, game.state is GameState.FINISHED
    if not game.margin:
        return say.tie() if is_over else say.not_finished()
    best = team_names(standing, game)[entry.totals.index(max(entry.totals))]
    words = say.won_by if is_over else say.leads_so_far
    return words(seat_person((best,), 0), len(entry.seats) > entry.teams, game.margin)


def about(game: EveningGame, *, with_rules: bool) -> Sequence[str]:
    """How it was played, its progress, its time and rules; only its time if nothing else is known."""
    entry, then = game.entry, datetime.fromtimestamp(game.entry.last_played)
    clock = f"{then.hour}:{then.minute:02}"
    if not entry.seats:
        return (clock,)
    told = [say_score_pad.with_real_cards() if entry.is_score_pad else say.at_screen()]
    if game.state is GameState.UNFINISHED:
        told.append(
            say_score_pad.rounds_written(entry.round)
            if entry.is_score_pad
            else say_screens.round_place(entry.round, entry.rounds)
        )
    told.append(clock)
    return (*told, rule_set_name(entry.rules_name)) if with_rules else told
