"""A match looked back at: its replay and its review, either over the other, and the way from a decision in the one to
its moment in the other.
"""

from collections.abc import Callable, Sequence
from functools import partial

from game.play.review import CostlyDecision
from game.play.review_process import Reviewer, work
from game.ui.core.preferences import Preferences
from game.ui.core.scene import Scene
from game.ui.scene_stack import SceneStack
from game.ui.screens.look_back.replay import ReplayScene
from game.ui.screens.look_back.review import Finding, LookAtDecision, ReviewScene
from game.ui.screens.requests import Ask, Go
from game.words import looking_back as words
from game.words.grammar import seat_name
from game.words.looking_back import better_sentence, what_was_done
from saves.lines import Line


class LookBack:
    """Owns the review of one match: it goes on while either screen is there, and ends with the last of them."""

    def __init__(
        self,
        screens: SceneStack,
        lines: Sequence[Line],
        preferences: Preferences,
        ask: Ask,
        worker: Callable[..., None] = work,
    ) -> None:
        """`ask` is told to go back where nothing lies below; `worker` is what the review's process runs. Raises
        BadRecord.
        """
        self._screens = screens
        self._ask = ask
        self.replay = ReplayScene(lines, preferences, self._answer)
        header = self.replay.film.header
        people = [seat for seat, info in enumerate(header.seats) if info.kind == "human"]
        self._names = self.replay.film.names
        self._me = people[0] if len(people) == 1 else None
        self.reviewer = Reviewer(lines, people or range(len(self._names)), worker)
        self.replay.on_leave = partial(self._left, self.replay)
        self._scene: ReviewScene | None = None
        self._there: list[Scene] = []  # which of the two are on the screen, the lower first

    def _answer(self, request: Go | LookAtDecision) -> None:
        """Leads from one screen to the other; anything else is for the program."""
        match request:
            case Go.BACK:
                if not self._screens.take_off():
                    self._ask(Go.BACK)
            case Go.REVIEW:
                self.show_review()
            case LookAtDecision():
                self._look(request.number)
            case _:
                self._ask(request)

    def lay_over(self, review: bool = False) -> None:
        """Over the present screen, to which Back leads: the review or the replay; that of a match that goes on begins
        with its last round.
        """
        film = self.replay.film
        if review:
            self.show_review()
            return
        self._lay(self.replay)
        if not film.is_finished:
            self.replay.go_to(film.previous_round(len(film) - 1))

    def _lay(self, scene: Scene) -> None:
        self._there.append(scene)
        self._screens.lay_over(scene)

    def _left(self, scene: Scene) -> None:
        self._there.remove(scene)
        if not self._there:
            self.reviewer.close()

    def show(self) -> None:
        """The replay in the place of all other screens."""
        self._there.append(self.replay)
        self._screens.show(self.replay)

    def show_review(self) -> None:
        """The review over the present screen, or again where the replay lies over it; what was found already is there
        at once.
        """
        if self._scene in self._there:
            self._screens.take_off()
            return
        self.reviewer.start()
        whose = words.whose_review(self._names, self.reviewer.seats, self._me)
        scene = self._scene = ReviewScene(whose, self.replay.film.header.name, self._answer, self._poll)
        scene.on_leave = partial(self._left, scene)
        self._lay(scene)
        self._tell()

    def _poll(self) -> None:
        if self.reviewer.poll():
            self._tell()

    def _tell(self) -> None:
        scene, reviewer = self._scene, self.reviewer
        if scene is None:
            return
        if reviewer.lapses is not None:
            scene.show(tuple(self._finding(lapse) for lapse in reviewer.lapses))
        elif reviewer.has_failed:
            scene.tell(words.REVIEW_FAILED, 0.0)
        else:
            done, whole = reviewer.looked.done, reviewer.looked.whole
            scene.tell(words.looked_at(done, whole), done / max(1, whole))

    def _finding(self, lapse: CostlyDecision) -> Finding:
        decision = lapse.decision
        did = what_was_done(decision.seat, decision.moves, self._names, self._me)
        view = decision.view
        better = better_sentence(decision.moves, lapse.better, self._names, self._me, view.board.melds[view.team])
        return Finding(self._title(lapse), f"{did}. {better}", decision.view.team)

    def _title(self, lapse: CostlyDecision) -> str:
        film, decision = self.replay.film, lapse.decision
        turn, _ = film.turn_at(film.moment_of(decision.line) - 1)
        name = seat_name(self._names, decision.seat, self._me)
        return words.where_and_cost(decision.view.board.round, turn, name, lapse.points)

    def _look(self, number: int) -> None:
        """The replay, below or over the review, at the moment before the decision, as whoever made it saw it."""
        if self.reviewer.lapses is not None:
            lapse = self.reviewer.lapses[number]
            decision = lapse.decision
            if self.replay in self._there:
                self._screens.take_off()
            else:
                self._lay(self.replay)
            name = seat_name(self._names, decision.seat, self._me)
            head = words.what_it_cost(name, lapse.points)
            melds = decision.view.board.melds[decision.view.team]
            body = better_sentence(decision.moves, lapse.better, self._names, self._me, melds)
            moment = self.replay.film.moment_of(decision.line) - 1
            self.replay.look_at(moment, decision.seat, head, body, lapse.better.cards)
