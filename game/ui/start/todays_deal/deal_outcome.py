"""How a deal went: the result at once; then, as they are computed, how each level does with the deal and what was given
away.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.facts import only_followed_hints
from game.deals.deal_code import DayCode, decode_deal, grouped, signs_kept
from game.deals.shared_deal import SharedDeal
from game.deals.tables import PLAYER_KINDS, DealTable, PlayerKind
from game.messages.functions import todays_deal as say
from game.play.results.kept_par import keep_par, kept_par
from game.play.results.par import LEVELS, LevelPar, RunningPar
from game.rules.presets import ruleset_from
from game.ui.match.scores.match_chart import score_teams
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.score_views import ended_rounds, round_score, so_far
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.running_analysis import AnalysisWhileSeen, RunningAnalysis
from game.ui.shared.requests import LookBackAt, ShowTodaysDeal
from game.ui.start.todays_deal.deal_result import DealOutcome, DealResultScene, GivenAway
from game.ui.system.services import Services
from saves.disk.files import Disk
from saves.disk.folders import par_folder
from saves.records.lines import GameLine, SeatInfo, computer_played


class PlayedDeal(Struct, frozen=True):
    """A deal from a record's header: its rules may no longer exist anywhere else."""

    deal: SharedDeal
    seat: int
    """The person whose result it is."""


def played_deal(header: GameLine) -> PlayedDeal | None:
    """The deal of a record; None if it has none, no people, or a seat with an unknown level."""
    signs = signs_kept(header.deal)
    people = [seat for seat, info in enumerate(header.seats) if info.kind == "human"]
    player_kinds = tuple(_player_kind(info.kind, info.level) for info in header.seats)
    if signs is None or not people or None in player_kinds:
        return None
    told = decode_deal(signs)
    table = DealTable(len(header.teams), tuple(one for one in player_kinds if one is not None))
    day = told.day if isinstance(told, DayCode) else None
    return PlayedDeal(SharedDeal(grouped(signs), ruleset_from(header.rules), 0, table, day), people[0])


def _player_kind(kind: str, level: str | None) -> PlayerKind | None:
    wanted = "human" if kind == "human" else level
    return next((player_kind for player_kind in PLAYER_KINDS if player_kind == wanted), None)


class EndOfDeal:
    """The screen of a finished deal, and what works for it while it is open."""

    def __init__(
        self,
        services: Services,
        game: OpenGame,
        played: PlayedDeal,
        outcome: DealOutcome,
        analysis: Callable[[], RunningAnalysis],
        play_again: Callable[[SharedDeal, str, tuple[SeatInfo, ...]], None],
    ) -> None:
        """`analysis` makes one that continues from stored results; averages are stored in a file, too."""
        self._services, self._played, self._analysis = services, played, AnalysisWhileSeen(analysis)
        self._play_again = play_again
        self._header = game.match.header
        self._kept = par_folder(services.environment.data) / f"{played.deal.signs}.json"
        known = () if outcome.is_seen else kept_par(self._kept, self._header)
        self._is_known = bool(known) or outcome.is_seen
        self._par: RunningPar | None = None
        waiting = () if self._is_known else LEVELS
        self.scene = DealResultScene(replace(outcome, levels=known, waiting=waiting), self)
        self.scene.on_leave = self._close

    # ---- news

    def poll(self) -> None:
        """Called by the open screen: show any news, and start the work that hasn't started."""
        if not self._is_known:
            self._poll_par()
        found = self._analysis.poll()
        if found is not None:
            self.scene.set_state(figures=self._figures(found))

    def _poll_par(self) -> None:
        environment = self._services.environment
        if self._par is None:
            self._par = (environment.make_par or RunningPar)(self._played.deal, self._played.seat)
        par = self._par
        par.poll()
        is_over = not par.is_running
        if par.is_done:
            self._is_known = True
            keep = partial(_keep_par, self._kept, self._header, par.levels, environment.disk)
            self._services.background.do(self._kept, keep)
        known = tuple(one for one in par.levels if one.is_all or is_over)
        self.scene.set_state(levels=known, waiting=() if is_over else LEVELS[len(known) :])

    def _figures(self, found: LookedBack) -> GivenAway:
        seat = self._played.seat
        mine = [one for one in found.decisions if one.seat == seat]
        own = [one for one in mine if one.points > 0]
        is_told = found.stage is AnalysisStage.DONE and not only_followed_hints(mine)
        given = sum(one.points for one in own) if is_told else None
        return GivenAway(given, len({(one.round, one.turn) for one in own}))

    def _close(self) -> None:
        self._analysis.rest()
        if self._par is not None:
            self._par.close()

    # ---- actions

    def look_back(self) -> None:
        self._analysis.rest()
        self._services.ask(LookBackAt())

    def text_for_friends(self) -> str:
        """Three lines, with the result that counts."""
        deal, outcome = self._played.deal, self.scene.state
        lead = outcome.lead if outcome.first_lead is None else outcome.first_lead
        return say.to_friends(deal.day, deal.code, lead, outcome.is_seen)

    def play_again(self) -> None:
        """Play the deal again in a match that doesn't count."""
        deal = self._played.deal
        self._play_again(deal, say.again(say.game_name(deal.day, deal.code)), self._header.seats)

    def back(self) -> None:
        self._services.ask(ShowTodaysDeal())


def _keep_par(path: Path, header: GameLine, levels: tuple[LevelPar, ...], disk: Disk) -> None:
    """It doesn't matter if the disk refuses."""
    with suppress(OSError):
        keep_par(path, header, levels, disk)


def outcome_of(game: OpenGame, seat: int, title: str) -> DealOutcome:
    match, board = game.match, game.match.board
    played = so_far(match, game.header)
    return DealOutcome(
        title=title,
        teams=score_teams(game.header.seats, board.teams, seat),
        totals=tuple(board.totals),
        rows=round_score(played, seat).lines if ended_rounds(played) else (),
        was_away=computer_played(match.lines, seat),
    )


def result_title(day: date | None, today: date) -> str:
    if day is None:
        return say.friends_deal()
    told = say.deal_of(day, day == today)
    return f"{told} · {say.day(day)}" if day == today else told
