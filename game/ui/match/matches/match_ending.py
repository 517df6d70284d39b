"""The end of a match on screen, and its background work: finding how people played."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import Final

from msgspec.structs import astuple

from game.analysis.facts import only_followed_hints
from game.engine.score import lead_of
from game.messages.language import saying
from game.play.thinking.round_par import TeamPar
from game.sentences.rules_and_scores import scores as words_of_scores
from game.ui.match.scores.how_played import HowPlayed, PlayedDecisions
from game.ui.match.scores.match_chart import PAIR
from game.ui.match.scores.match_end import MatchEndScene
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.score_views import ended_rounds, match_end, round_score, so_far
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.running_analysis import AnalysisWhileSeen, RunningAnalysis
from game.ui.review.look_back.sheet.round_notes import tell_round
from game.ui.shared.models import people_of
from game.ui.shared.moments.film import Film
from game.ui.shared.requests import AskInGame, GameRequest, LookBackAt, ProgramRequest, ShowEvening
from game.ui.system.services import Services


class RoundEnding:
    """`scene` is the screen. Meanwhile the only person's decisions are analysed."""

    def __init__(
        self, game: OpenGame, analysis: Callable[[], RunningAnalysis], ask: AskInGame, time_scale: float
    ) -> None:
        """`analysis` makes one that uses stored results; with a `time_scale` above 0 the numbers count up."""
        self._ask, self._analysis = ask, AnalysisWhileSeen(analysis)
        self.scene = RoundScoreScene(
            saying(round_score, so_far(game.match, game.header), game.me), self._answer, time_scale
        )
        self.scene.poll = partial(tell_round, self.scene, game.seats, game.me, game.round_par, self._looked_back)
        self.scene.on_leave = self._analysis.rest

    def _looked_back(self) -> LookedBack:
        self._analysis.poll()
        return self._analysis.found

    def _answer(self, request: ProgramRequest | GameRequest) -> None:
        if isinstance(request, LookBackAt):
            self._analysis.rest()
        self._ask(request)


_STILL_LOOKING: Final = (AnalysisStage.NOT_BEGUN, AnalysisStage.WORKING)


class MatchEnding:
    """`scene` is the screen. The analysis starts with it and pauses while something is over it."""

    def __init__(
        self,
        services: Services,
        game: OpenGame,
        analysis: Callable[[], RunningAnalysis],
        ask: AskInGame,
        joy: float,
        back: Callable[[], None] | None = None,
    ) -> None:
        """`analysis` makes one that uses stored results; `joy` multiplies motions, 0 for none; `back` leads to where
        the match was found.
        """
        self._services, self._game, self._ask = services, game, ask
        self._me = game.me
        self._analysis = AnalysisWhileSeen(analysis)
        self._found = LookedBack()
        self._par: tuple[TeamPar, ...] | None = None
        self.scene = MatchEndScene(saying(match_end, so_far(game.match, game.header), game.me), ask, joy, self, back)

    @cached_property
    def _film(self) -> Film:
        return Film((self._game.header, *self._game.match.lines[1:]))

    # ---- results as they come

    def poll(self) -> None:
        new = self._analysis.poll()
        before, self._par = self._par, self._par or self._game.match_par()
        if new is None and self._par is before:
            return
        self._found = found = new or self._found
        self.scene.set_state(played=partial(self._played, found) if self._tells_how(found) else None)

    def _tells_how(self, found: LookedBack) -> bool:
        """Whether there is something to say of how people played, or may still be."""
        if not self._has_rounds or not found.seats or found.stage is AnalysisStage.IMPOSSIBLE:
            return False
        may_come = found.stage in (*_STILL_LOOKING, AnalysisStage.STOPPED)
        return may_come or any(self._of_seat(found, seat).is_enough for seat in found.seats)

    @cached_property
    def _has_rounds(self) -> bool:
        """Whether there is something to find: not in a match given up before its first score."""
        return bool(ended_rounds(so_far(self._game.match)))

    @property
    def _team(self) -> int:
        board = self._game.board
        if self._me is not None:
            return board.team_of(self._me)
        return next(iter(self._game.match.winners or ()), 0)

    def _played(self, found: LookedBack) -> HowPlayed:
        people = tuple(self._of_seat(found, seat) for seat in found.seats)
        if self._me is None or found.seats != (self._me,):
            return HowPlayed(people)
        again = [one for one in found.decisions if one.seat == self._me and one.points > 0]
        return HowPlayed(people, len(again), self._par_told())

    def _par_told(self) -> str:
        """How a Hard player does with the only person's cards, if the rounds' leads add up to the match's: among more
        than two teams the best of the others may be another one in each round.
        """
        if self._par is None or self._me is None:
            return ""
        par, model = self._par[self._team], self.scene.state.model
        adds_up = len(self._par) == PAIR or len(model.rounds) == 1
        is_sum = adds_up and par.made == lead_of(model.totals, self._team)
        return words_of_scores.par_of_match(*astuple(par)) if is_sum else ""

    def _of_seat(self, found: LookedBack, seat: int) -> PlayedDecisions:
        match = self._game.match
        mine = [one for one in found.decisions if one.seat == seat]
        judged = [one for one in mine if one.compared and not one.hinted and not one.same_as]  # a repeat counts once
        share = 1.0 if found.stage is AnalysisStage.DONE else found.done / found.whole if found.whole else 0.0
        return PlayedDecisions(
            people_of(self._game.header.seats, match.board.teams)[seat],
            "" if seat == self._me else match.names[seat],
            sum(one.points <= 0 for one in judged),
            len(judged),
            share,
            only_followed_hints(mine),
        )

    # ---- presses

    def look_back(self) -> None:
        self.close()
        self._ask(LookBackAt())

    @property
    def has_evening(self) -> bool:
        saved = self._game.saved
        return saved is not None and saved.path.parent == self._services.environment.library.folder

    def show_evening(self) -> None:
        if self._game.saved is not None:
            self._ask(ShowEvening(str(self._game.saved.path)))

    def close(self) -> None:
        self._analysis.rest()
