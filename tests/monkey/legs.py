"""The ways to every screen: a monkey alone would hardly ever see some of them."""

import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from game.play.match import Match
from game.rules.ruleset import PresetId
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.speed import Speed
from game.ui.match.session.session import GameScreen
from game.ui.shared.requests import ReadChapter
from saves.records.lines import GameLine, Line, PositionLine, ScoreLine
from tests.monkey.pen import Pen
from tests.play.matches_in_memory import step
from tests.ui.headers import MAY_GO_OUT, header
from tests.window.window_player import HOLD

SEEDS: Final = 6
"""Different deals of each kind of game: enough to differ, few enough to be remembered."""


def screen_of(pen: Pen) -> str:
    """The screen a person would name: the scene, and what of the table lies in front of it."""
    report, session = pen.report, pen.program.session
    if report.scene != "table":
        return report.scene
    ids = {target.id for target in report.targets}
    if "button/yes" in ids:
        return "question"
    if session is not None and session.screen is GameScreen.ENDED_TABLE:
        return "ended table"
    return "menu" if "button/leave" in ids else "table"


class Stories:
    """Games played so far by `normal`; those that take long are played once and told again."""

    def __init__(self) -> None:
        self._known: dict[tuple[bytes, int | None], tuple[Line, ...]] = {}

    def of(self, game: GameLine, moves: int | None) -> tuple[Line, ...]:
        """The record after so many moves, or at the end of the match, but not beyond the first score otherwise."""
        key = (msgspec.json.encode(game), moves)
        if key not in self._known:
            match = Match(game)
            for _ in range(2000 if moves is None else moves):
                if match.is_over or (moves is not None and isinstance(match.lines[-1], ScoreLine)):
                    break
                step(match)
            self._known[key] = match.lines
        return self._known[key]


class Guide:
    """Leads to a screen, if it can be reached; what the monkey did before may be in the way."""

    def __init__(self, pen: Pen, chance: random.Random, stories: Stories, number: int) -> None:
        """`number` names the games of this program; it must not have been used with the same folder."""
        self._pen = pen
        self._chance = chance
        self._stories = stories
        self._number = number
        self._games = 0

    def to(self, screen: str) -> None:
        """Goes there from wherever the program is."""
        pen = self._pen
        pen.let_disk_fail(False)
        speed: Speed = self._chance.choice(("off", "off", "off", "fast", "normal"))
        if speed != pen.app.preferences.speed:
            pen.prefer(replace(pen.app.preferences, speed=speed))
        pen.program.show_title()
        pen.step()
        WAYS[screen](self)

    # ---- from the title, by mouse

    def title(self) -> None:
        """Nothing more to do."""

    def by_buttons(self, *ids: str) -> None:
        """Presses what has these ids, one after the other, where it is there; a first start's title shows little."""
        self._rest()
        if ids and self._pen.look().ready(ids[0]) is None:
            self._press("button/main_menu")
        for id_ in ids:
            self._press(id_)

    def _press(self, id_: str) -> None:
        self._rest()
        thing = self._pen.look().ready(id_)
        if thing is not None and self._pen.app.running:
            self._pen.press(thing.id)

    def _rest(self) -> None:
        """Until nothing moves: a click on what moves only ends that."""
        for _ in range(200):
            if not self._pen.app.running or not (self._pen.report.busy or self._pen.app.scene.busy):
                return
            self._pen.idle(3)

    def keys(self) -> None:
        """The page of the keys, over any other."""
        self._pen.key("F1")
        self._pen.step()

    # ---- games where they are wanted

    def _take_up(self, *lines: Line) -> None:
        self._games += 1
        self._pen.take_up(lines, f"leg-{self._number}-{self._games}")

    def _header(self, rules: PresetId, humans: Sequence[int] = (0,), players: int = 4) -> GameLine:
        seed = self._chance.randrange(SEEDS)
        return header(rules, humans, players, 2, seed, self._chance.choice((1, 4)))

    def _until(self, scene: str, passes: int = 200) -> None:
        for _ in range(passes):
            if self._pen.report.scene == scene or not self._pen.app.running:
                return
            self._pen.idle(2)

    def table(self) -> None:
        """A game for one person or several, at its beginning or somewhere in its first round."""
        humans = self._chance.choice(((0,), (0,), (2,), (0, 1, 2, 3)))
        rules: PresetId = self._chance.choice(("web", "campus"))
        self._take_up(*self._stories.of(self._header(rules, humans), self._chance.choice((0, 1, 30, 90))))
        if self._pen.report.scene == "curtain":
            self._rest()
            self._pen.hold(self._pen.look().all("button/continue")[0].middle, HOLD)
        self._until("table")

    def ceremony(self, rules: PresetId, scene: str) -> None:
        """A deal with something to see or to do."""
        self._take_up(self._header(rules))
        self._until(scene)

    def two_dealers(self) -> None:
        """A deal shared by partners: it is shown only where things move."""
        self._pen.prefer(replace(self._pen.app.preferences, speed="normal", reduced_motion=False))
        game = self._header("partners")
        self._take_up(replace(game, rules={**game.rules, "deal": "auto"}))
        self._until("deal")

    def curtain(self) -> None:
        """A screen that four people pass round."""
        self._take_up(self._header("web", (0, 1, 2, 3)))
        self._until("curtain")

    def question(self) -> None:
        """A partner asks whether he may go out."""
        proposal = {"seat": 0, "melds": [{"cards": "KH KD KS"}], "discard": "9C"}
        fields = {**MAY_GO_OUT, "type": "position", "phase": "answer", "seat": 2, "proposal": proposal}
        self._take_up(self._header("partners", (2,)), msgspec.convert(fields, PositionLine))
        self._pen.step(dt=0.1)
        self._pen.step(dt=0.1)

    def score(self) -> None:
        """A round that has just ended."""
        self._take_up(*self._stories.of(header("web", seed=self._chance.randrange(SEEDS)), 2000))
        self._until("score")

    def ended_table(self) -> None:
        """The table of that round, looked at again."""
        self.score()
        self._press("button/par")
        self._press("button/see_table")

    def end(self) -> None:
        """A match that is over."""
        self._take_up(*self._stories.of(header("web", seed=self._chance.randrange(SEEDS), rounds=1), None))
        self._until("end")

    def look_back(self) -> None:
        """Looking back at that match."""
        self.end()
        self._press("button/look_back")

    def play_on(self) -> None:
        """Playing on from a moment of it."""
        self.look_back()
        self.by_buttons("button/play_on", "button/you_play_on")

    def think_again(self) -> None:
        """A decision of that match, tried once more: the first that is a move and no more."""
        self.look_back()
        for _ in range(60):
            if self._pen.report.scene == "think_again" or not self._pen.app.running:
                return
            self._pen.key("Right")
            self._rest()
            self._pen.key("t")
            self._pen.step()

    def think_again_answer(self) -> None:
        """What would have been better there."""
        self.think_again()
        self._press("button/show")

    def problem_answer(self) -> None:
        """The answer to the first problem of a theme, once the best way was played out."""
        self.by_buttons("button/learn", "button/themes", "row/0", "button/show")
        self._until("problem_answer", passes=900)

    def over_table(self, *ids: str) -> None:
        """Something that lies over a table."""
        self._take_up(*self._stories.of(self._header("web"), self._chance.choice((0, 20, 40))))
        self._until("table")
        self._rest()
        self.by_buttons(*ids)

    def rule(self) -> None:
        """A chapter of the rules in force, as a refusal offers it."""
        self.over_table()
        if self._pen.program.session is not None:
            rules = self._pen.program.session.game.board.rules
            self._pen.program.ask(ReadChapter(rules, self._chance.choice(list(Chapter))))

    def save_copy(self) -> None:
        """A game whose disk takes nothing, and the page for a copy."""
        self.over_table()
        self._pen.pen_disk.refusing = True
        session = self._pen.program.session
        if session is not None and session.game.saved is not None:
            self._discard()
            for _ in range(200):
                if session.game.failing is not None:
                    break
                self._pen.step(dt=0.1)
        self._pen.step()
        self._press("button/save_copy")

    def _discard(self) -> None:
        """Whatever move the person may make, made."""
        session = self._pen.program.session
        if session is not None and session.game.awaits_person:
            step(session.game.match)

    def mishap(self) -> None:
        """The screen after a bug, with a game open or without."""
        if self._chance.random() < 0.7:
            self.over_table()
        self._pen.plant_bug()
        self._pen.step()


WAYS: Final[dict[str, Callable[[Guide], None]]] = {
    "title": Guide.title,
    "settings": lambda guide: guide.by_buttons("button/settings"),
    "about": lambda guide: guide.by_buttons("button/settings", "field/part/4", "button/about"),
    "licences": lambda guide: guide.by_buttons("button/settings", "field/part/4", "button/about", "button/licences"),
    "keys": Guide.keys,
    "help": lambda guide: guide.by_buttons("button/help"),
    "games": lambda guide: guide.by_buttons("button/games"),
    "new_game": lambda guide: guide.by_buttons("button/new_game"),
    "set_up": lambda guide: guide.by_buttons("button/new_game", "button/more", "button/set_up"),
    "rules": lambda guide: guide.by_buttons("button/new_game", "button/rules", "button/change_rules"),
    "rules_share": lambda guide: guide.by_buttons(
        "button/new_game", "button/rules", "button/change_rules", "button/more", "button/share"
    ),
    "rules_questions": lambda guide: guide.by_buttons("button/new_game", "button/rules", "button/questions"),
    "rule_page": lambda guide: guide.by_buttons("button/new_game", "button/read_rules"),
    "rules_compare": lambda guide: guide.by_buttons(
        "button/new_game", "button/read_rules", "button/more", "button/compare"
    ),
    "cut": lambda guide: guide.ceremony("partners", "cut"),
    "choose": lambda guide: guide.ceremony("family", "choose"),
    "high_card": lambda guide: guide.ceremony("couples", "high_card"),
    "deal": Guide.two_dealers,
    "curtain": Guide.curtain,
    "table": Guide.table,
    "question": Guide.question,
    "menu": lambda guide: guide.over_table("button/menu"),
    "history": lambda guide: guide.over_table("button/panel_left", "button/whole_log"),
    "rule": Guide.rule,
    "score": Guide.score,
    "ended table": Guide.ended_table,
    "end": Guide.end,
    "replay": Guide.look_back,
    "play_on": Guide.play_on,
    "think_again": Guide.think_again,
    "think_again_answer": Guide.think_again_answer,
    "problem": lambda guide: guide.by_buttons("button/learn", "button/themes", "row/0"),
    "problem_answer": Guide.problem_answer,
    "save_copy": Guide.save_copy,
    "mishap": Guide.mishap,
}
"""By screen: how it is reached from the title."""
