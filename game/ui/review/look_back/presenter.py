"""A match being looked back at: its screen, its running analysis, and the answers to presses."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from game.analysis.facts import JudgedDecision
from game.messages.functions import thinking_again as say
from game.messages.language import saying
from game.play.match import Match
from game.play.results.match_par import MatchPar
from game.ui.match.scores.match_end import MatchEndScene
from game.ui.match.scores.past_score import PastScoreScene
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.score_views import round_score, so_far
from game.ui.review.look_back.looked_back import (
    Analyse,
    JudgeSeat,
    LookBackRequest,
    LookCloser,
    PlayOnFrom,
    SeeLastScore,
    SeeScore,
    ThinkAgain,
    WayOn,
)
from game.ui.review.look_back.running_analysis import RunningAnalysis
from game.ui.review.look_back.screen import LookBackScene
from game.ui.review.look_back.sheet.round_notes import tell_round
from game.ui.review.think_again.presenter import ThinkingAgain
from game.ui.shared.moments.film import Film
from game.ui.shared.requests import Ask, GoBack, PlayOn, ReadChapter
from game.ui.system.services import Services
from game.ui.table.table_game import TableHooks
from saves.records.lines import EndLine, Line


class LookBack:
    """Looks back at one match. `push` or `show` it."""

    def __init__(
        self,
        services: Services,
        lines: Sequence[Line],
        ask: Ask,
        analysis: RunningAnalysis,
        matches: Callable[[Film], int],
        thought_again: Callable[[JudgedDecision, bool], None],
        faces: Mapping[str, int] = {},
    ) -> None:
        """`ask` gets the request to go back if nothing is below. The analysis starts and ends with the screen;
        `matches` is how many of its only person's matches with its rules were analysed before; `thought_again` hears
        whether a better move was found for a decision; `faces` are those that people have now. Raises BadRecord.
        """
        self._matches, self._thought_again = matches, thought_again
        self._services, self._ask = services, ask
        self._lines = tuple(lines)
        self._analysis = analysis
        self.scene = LookBackScene(
            lines, services.screens.preferences, self._answer, self._poll, self._ways(lines), faces
        )
        self.scene.on_leave = self._close
        self._scores_seen: set[int] = set()  # rounds whose score has been counted before somebody's eyes

    @staticmethod
    def _ways(lines: Sequence[Line]) -> frozenset[WayOn]:
        """What can be done from a moment: Think again only once the match is over."""
        is_over = isinstance(lines[-1], EndLine)
        return frozenset({WayOn.PLAY_ON, *([WayOn.THINK_AGAIN] if is_over else [])})

    def _answer(self, request: LookBackRequest) -> None:
        """Leads back to the screen below, or on from a moment."""
        match request:
            case GoBack():
                self._ask(request)
            case Analyse() | JudgeSeat() | LookCloser():
                self._analysis.ask(request)
            case ThinkAgain():
                self._think_again(request)
            case SeeScore(round):
                self._see_score(round)
            case SeeLastScore():
                self._see_last_score()
            case PlayOnFrom(line):
                self._play_on(line)

    def _see_last_score(self) -> None:
        scenes, scores = self._services.screens.scenes, self.scene.film.scores
        is_below = any(scene.name in (MatchEndScene.name, RoundScoreScene.name) for scene in scenes[-2:-1])
        if is_below or not scores:
            self._ask(GoBack())
        else:
            self._see_score(scores[-1].round)

    def _see_score(self, round: int) -> None:
        film = self.scene.film
        score = next((one for one in film.scores if one.round == round), None)
        if score is None:
            return
        match = Match(film.header, lines=self._lines[1 : score.line])
        preferences, is_new = self._services.screens.preferences, round not in self._scores_seen
        self._scores_seen.add(round)
        scene = PastScoreScene(
            saying(round_score, so_far(match), film.own, len(film.scores)),
            self._leave_score,
            self._see_another_score,
            preferences.motion_scale if is_new else 0.0,
        )
        pars = MatchPar(film.header.id, lambda: self._lines, self._services.environment.thinker)
        scene.poll = partial(
            tell_round,
            scene,
            film.header.seats,
            film.own,
            partial(pars.of_round, round),
            lambda: self.scene.state.found,
        )
        self._services.screens.push(scene)

    def _leave_score(self) -> None:
        self._services.screens.pop()

    def _see_another_score(self, round: int) -> None:
        self._leave_score()
        self._see_score(round)

    def _close(self) -> None:
        self._analysis.close()

    def _play_on(self, line: int) -> None:
        self._ask(PlayOn(self._lines, line))

    def _think_again(self, request: ThinkAgain) -> None:
        """The decision at the real table, which leads back to the same moment here."""
        scene, known = self.scene, self.scene.state.found.decisions
        decision = next((one for one in known if one.line == request.line and one.seat == request.seat), None)
        if decision is not None and scene.film.is_finished:
            lead = ThinkingAgain(
                self._services.screens,
                scene.film,
                request.seat,
                self._services.environment.make_try_judge(),
                self._play_on,
                lambda line: scene.go_to(scene.film.moment_of(line) - 1),
                TableHooks(
                    on_sound=self._services.play_sound,
                    on_rule=lambda chapter: self._ask(ReadChapter(scene.film.rules, chapter)),
                ),
                self._thought_again,
            )
            if not lead.begin(decision, known):
                self._services.screens.say(say.cannot_be_tried)

    def _poll(self) -> None:
        scene, analysis = self.scene, self._analysis
        analysis.look_at(scene.film.shots[scene.state.moment].number)
        found = analysis.poll()
        if found is not None:
            scene.show_analysis(replace(found, matches=self._matches(scene.film)))

    def push(self) -> None:
        """Over the present screen, to which Back leads."""
        self._analysis.start()
        self._services.screens.push(self.scene)
        self.scene.begin()

    def show(self) -> None:
        """Replacing all other screens."""
        self._analysis.start()
        self._services.screens.show(self.scene)
        self.scene.begin()
