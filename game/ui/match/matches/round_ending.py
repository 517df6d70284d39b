"""The score of a round on screen, and what works for it while it is there."""

from collections.abc import Callable
from functools import partial

from game.messages.said import saying
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.score_views import round_score, so_far
from game.ui.review.look_back.looked_back import LookedBack
from game.ui.review.look_back.round_notes import tell_round
from game.ui.review.look_back.running_analysis import AnalysisWhileSeen, RunningAnalysis
from game.ui.shared.requests import AskInGame, GameRequest, LookBackAt, ProgramRequest


class RoundEnding:
    """`scene` is the screen. The only person's decisions are looked at while it is there."""

    def __init__(
        self, game: OpenGame, analysis: Callable[[], RunningAnalysis], ask: AskInGame, time_scale: float
    ) -> None:
        """`analysis` makes one that knows what is kept; with a `time_scale` above 0 the numbers count up."""
        self._ask, self._analysis = ask, AnalysisWhileSeen(analysis)
        self.scene = RoundScoreScene(saying(round_score, so_far(game.match), game.me), self._answer, time_scale)
        self.scene.poll = partial(tell_round, self.scene, game.match.seats, game.me, game.round_par, self._looked_back)
        self.scene.on_leave = self._analysis.rest

    def _looked_back(self) -> LookedBack:
        self._analysis.poll()
        return self._analysis.found

    def _answer(self, request: ProgramRequest | GameRequest) -> None:
        if isinstance(request, LookBackAt):
            self._analysis.rest()
        self._ask(request)
