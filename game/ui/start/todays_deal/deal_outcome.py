"""How a deal went: the result at once; then, as the background finds it out, what each level makes of the deal, what
the cards were worth and what was given away.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.facts import hinted_in
from game.deals.deal_code import DayCode, decode_deal, grouped, signs_kept
from game.deals.shared_deal import SharedDeal
from game.deals.tables import PLAYER_KINDS, DealTable, PlayerKind
from game.engine.score import lead_of
from game.messages.functions import todays_deal as say
from game.play.results.kept_par import keep_par, kept_par
from game.play.results.par import LEVELS, LevelPar, RunningPar
from game.rules.presets import ruleset_from
from game.sentences.grammar import team_name
from game.ui.match.session.open_game import OpenGame
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.running_analysis import RunningAnalysis
from game.ui.shared.models import people_of
from game.ui.shared.requests import Ask, Go
from game.ui.start.todays_deal.deal_result import DealResultScene
from game.ui.start.todays_deal.view_model import CardsAndPlay, DealOutcome
from saves.disk.background import Background
from saves.disk.files import Disk
from saves.records.lines import GameLine, SeatInfo

_STILL_LOOKING: Final = (AnalysisStage.NOT_BEGUN, AnalysisStage.WORKING)


class ParBeside(Struct, frozen=True):
    """The file with a deal's averages, and what writes it."""

    path: Path
    disk: Disk
    background: Background

    def load(self, header: GameLine) -> tuple[LevelPar, ...]:
        """The averages of all levels; () unless all are there."""
        return kept_par(self.path, header)

    def keep(self, header: GameLine, levels: tuple[LevelPar, ...]) -> None:
        """Write the averages in the background; it doesn't matter if the disk refuses."""
        self.background.do(self.path, partial(_keep_par, self.path, header, levels, self.disk))


def _keep_par(path: Path, header: GameLine, levels: tuple[LevelPar, ...], disk: Disk) -> None:
    with suppress(OSError):
        keep_par(path, header, levels, disk)


class PlayedDeal(Struct, frozen=True):
    """A deal as the header of a record has it: its rules may no longer exist anywhere else."""

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


class HowItCounts(Struct, frozen=True):
    """`first_lead` is the result that counts, if the deal was played before; `is_seen`: somebody knew its cards, so
    this result doesn't count.
    """

    first_lead: int | None = None
    is_seen: bool = False
    note: str = ""


class BehindResult(Struct, frozen=True):
    """What works behind the screen. `analysis` makes an analysis that resumes from what is saved; averages are saved in
    `kept`.
    """

    analysis: Callable[[], RunningAnalysis]
    make_par: Callable[[SharedDeal, int], RunningPar] | None = None
    kept: ParBeside | None = None


class EndOfDeal:
    """The screen of a finished deal, and what works for it while it is open."""

    def __init__(
        self,
        game: OpenGame,
        played: PlayedDeal,
        title: str,
        counts: HowItCounts,
        behind: BehindResult,
        ask: Ask,
        play_again: Callable[[SharedDeal, str, tuple[SeatInfo, ...]], None],
        beside_friend: Callable[[], None],
    ) -> None:
        self._ask, self._played, self._behind = ask, played, behind
        self._play_again, self.beside_friend = play_again, beside_friend
        match, seat = game.match, played.seat
        self._header, board = match.header, match.board
        known = behind.kept.load(self._header) if behind.kept is not None and not counts.is_seen else ()
        self._is_known = bool(known) or counts.is_seen
        self._analysis: RunningAnalysis | None = None
        self._par: RunningPar | None = None
        self._outcome = DealOutcome(
            title=title,
            team=team_name(match.names, board.teams, board.team_of(seat), seat),
            is_alone=board.teams == len(match.names),
            person=people_of(match.header.seats, board.teams)[seat],
            lead=lead_of(board.totals, seat),
            first_lead=counts.first_lead,
            note=counts.note,
            is_seen=counts.is_seen,
            levels=known,
            waiting=() if self._is_known else LEVELS,
        )
        self.scene = DealResultScene(self._outcome, self)
        self.scene.on_leave = self._close

    # ---- news

    def poll(self) -> DealOutcome | None:
        """Called by the open screen: return any news, and start the work that hasn't started."""
        before = self._outcome
        if not self._is_known:
            self._poll_par()
        if self._analysis is None:
            self._analysis = self._behind.analysis()
            self._analysis.start()
        found = self._analysis.poll()
        if found is not None:
            self._outcome = replace(self._outcome, figures=self._figures(found))
        return self._outcome if self._outcome != before else None

    def _poll_par(self) -> None:
        par = self._par
        if par is None:
            make = self._behind.make_par or RunningPar
            par = self._par = make(self._played.deal, self._played.seat)
        par.poll()
        is_over = not par.is_running
        if par.is_done:
            self._is_known = True
            if self._behind.kept is not None:
                self._behind.kept.keep(self._header, par.levels)
        known = tuple(one for one in par.levels if one.is_all or is_over)
        waiting = () if is_over else LEVELS[len(known) :]
        self._outcome = replace(self._outcome, levels=known, waiting=waiting)

    def _figures(self, found: LookedBack) -> CardsAndPlay:
        seat = self._played.seat
        own = [one for one in found.decisions if one.seat == seat and one.points > 0]
        is_done = found.stage is AnalysisStage.DONE
        luck = found.luck
        return CardsAndPlay(
            worth=sum(one.seats[seat] for one in luck.rounds) if luck is not None and luck.rounds else None,
            is_worth_coming=found.stage in _STILL_LOOKING,
            given=sum(one.points for one in own) if is_done else None,
            hinted=hinted_in(one for one in found.decisions if one.seat == seat),
            turns=len({(one.round, one.turn) for one in own}),
            is_given_coming=found.stage in _STILL_LOOKING,
        )

    def _close(self) -> None:
        self._rest()
        if self._par is not None:
            self._par.close()

    def _rest(self) -> None:
        """Stop the analysis; its findings are saved, and the next one goes on from there."""
        if self._analysis is not None:
            self._analysis.close()
            self._analysis = None

    # ---- actions

    def look_back(self) -> None:
        """Stop the analysis first, so that the same decisions aren't analysed twice at once."""
        self._rest()
        self._ask(Go.LOOK_BACK)

    def told_to_friends(self) -> str:
        """Three lines, with the result that counts."""
        deal, outcome = self._played.deal, self._outcome
        lead = outcome.lead if outcome.first_lead is None else outcome.first_lead
        return say.to_friends(deal.day, deal.code, lead, outcome.is_seen)

    def play_again(self) -> None:
        """Play the deal again in a match that doesn't count."""
        deal = self._played.deal
        self._play_again(deal, say.again(say.game_name(deal.day, deal.code)), self._header.seats)

    def back(self) -> None:
        """Back to today's deal."""
        self._ask(Go.TODAYS_DEAL)


def result_title(day: date | None, today: date) -> str:
    """The title of the screen."""
    if day is None:
        return say.friends_deal()
    told = say.deal_of(day, day == today)
    return f"{told} · {say.day(day)}" if day == today else told
