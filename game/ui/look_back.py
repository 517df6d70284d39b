"""A match looked back at: its screen, the analysis that tells it more and more, and who answers what is pressed."""

from collections.abc import Sequence

from game.ui.core.preferences import Preferences
from game.ui.running_analysis import RunningAnalysis
from game.ui.scene_stack import SceneStack
from game.ui.screens.look_back.look_back import LookBackScene
from game.ui.screens.look_back.looked_back import Analyse, JudgeSeat, LookBackRequest, PlayOnFrom, WayOn
from game.ui.screens.requests import Ask, Go, PlayOn
from saves.lines import Line


class LookBack:
    """Looks back at one match. `lay_over` or `show` it."""

    def __init__(
        self,
        screens: SceneStack,
        lines: Sequence[Line],
        preferences: Preferences,
        ask: Ask,
        analysis: RunningAnalysis,
    ) -> None:
        """`ask` is told to go back where nothing lies below. The analysis begins with the screen and ends with it.
        Raises BadRecord.
        """
        self._screens = screens
        self._ask = ask
        self._lines = tuple(lines)
        self._analysis = analysis
        self.scene = LookBackScene(lines, preferences, self._answer, self._poll, frozenset({WayOn.PLAY_ON}))
        self.scene.on_leave = analysis.close

    def _answer(self, request: LookBackRequest) -> None:
        """Leads back to what lies below, or on from a moment."""
        match request:
            case Go.BACK:
                if not self._screens.take_off():
                    self._ask(Go.BACK)
            case Go():
                self._ask(request)
            case Analyse() | JudgeSeat():
                self._analysis.ask(request)
            case PlayOnFrom(line):
                self._ask(PlayOn(self._lines, line))

    def _poll(self) -> None:
        scene, analysis = self.scene, self._analysis
        analysis.look_at(scene.film.shots[scene.moment].number)
        found = analysis.poll()
        if found is not None:
            scene.show_analysis(found)

    def lay_over(self) -> None:
        """Over the present screen, to which Back leads; a match that goes on begins with its last round."""
        self._analysis.start()
        self._screens.lay_over(self.scene)
        if not self.scene.film.is_finished:
            self.scene.begin_with_last_round()

    def show(self) -> None:
        """In the place of all other screens."""
        self._analysis.start()
        self._screens.show(self.scene)
