"""Every screen of the program: how it is reached, what somebody does there who has no idea what it does, and that the
pointer alone leads back to the title, and the keys alone.

`python -m tests.simulation --screens` goes to all of them in one evening; others go to a few.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from msgspec import convert
from msgspec.structs import replace
from pygame.event import Event

from game.rules.ruleset import PresetId
from game.sentences.rules_and_scores.rule_page import Chapter
from game.ui.match.session.session import GameScreen
from game.ui.shared.requests import ChangePreferences, ReadChapter
from saves.disk.folders import games_folder
from saves.records.lines import RECORD_SUFFIX, GameLine, PositionLine
from saves.records.replay import replay_file
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Planted, Window
from tests.simulation.curtain import Attack
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import first_moves, whole_match
from tests.simulation.outings import Outings
from tests.simulation.simulated_person import EXITS, KEYS, SHORT, key_now
from tests.ui.headers import MAY_GO_OUT, header
from tests.window.window_player import HOLD

SIZES: Final = ((1024, 600), (1024, 600), (1280, 720), (1280, 960), (1600, 900), (640, 400))
MODIFIERS: Final = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
BY: Final = ("mouse", "keys")
"""How somebody leaves a screen."""
MOST_STEPS_OUT: Final = 80
CLOSES: Final = 9
"""How often somebody tries to leave a screen: where a button closes the program, it may be the one that was tried."""


def screen_of(window: Window) -> str:
    """The screen a person would name: the scene, and what of the table lies in front of it."""
    report, session = window.report, window.program.session
    if report.scene != "table":
        return report.scene
    ids = {target.id for target in report.targets}
    if "button/yes" in ids:
        return "question"
    if session is not None and session.screen is GameScreen.ENDED_TABLE:
        return "ended table"
    return "menu" if "button/leave" in ids else "table"


class Screens(Outings):
    """Of one person at one computer."""

    _was_ill = False
    """Whether the disk refused something during this visit: then a match may have been left with a torn line."""

    def visit(self, chance: random.Random, screen: str, things: int) -> None:
        """Goes there, tries things, and leaves by pointer or by keys alone."""
        earlier, self._was_ill = self._records(), False
        self._goes_to(chance, screen)
        for _ in range(things):
            if not self._window.app.running:
                return
            self._computer.note("Anna", self._fools_about(chance))
            if self._window.app.running:
                self._window.pass_time(chance.choice((0.1, 0.1, 0.5)))
            self._oracle.check(self._window)
        self._heal()
        if self._window.app.running:
            self._leaves(chance, chance.choice(BY))
        if self._window.app.running:
            self._watch(2)
            self._check_records(self._records() - earlier)

    def _records(self) -> set[Path]:
        with self._computer.disk.aside():
            return set(games_folder(DATA).glob(f"*{RECORD_SUFFIX}"))

    def _check_records(self, left: set[Path]) -> None:
        """Each can be replayed strictly, whole to its last line unless the disk was ill."""
        with self._computer.disk.aside():
            for record in sorted(left):
                verdict = replay_file(record, judge_names=True)
                is_torn = bool(verdict.torn) and not self._was_ill
                if (verdict.problem is not None or is_torn) and not self._oracle.is_meddled(str(record)):
                    raise Broken("a record cannot be replayed", f"{record.name}: {verdict.problem} {verdict.torn}")

    def find_both_ways_out(self, chance: random.Random, screen: str) -> None:
        """Raises Broken unless it can be reached, and left both ways."""
        for way in BY:
            for _ in range(CLOSES):
                self._goes_to(chance, screen)
                if screen_of(self._window) != screen:
                    raise Broken("a screen is not reached", f"{screen}, only {screen_of(self._window)}")
                if self._leaves(chance, way):
                    break
                self._begin_anew(False, Ill.WELL)
            else:
                raise Broken("no way back to the title", f"by {way} from {screen}: the program ends")

    def attack_curtain(self, chance: random.Random, turns: int) -> None:
        """In a window whose faces are marked."""
        self._heal()
        self._begin_anew(False, Ill.WELL)
        self._oracle.kept.others_write = True
        Attack(self._window, chance).play(turns)
        self._oracle.check(self._window)

    # ---- without any idea

    def _fools_about(self, chance: random.Random) -> str:
        """Does something; what, in words."""
        person = self._person
        deed: Callable[[random.Random], str] = chance.choices(
            (person._presses, person._drags, self._points, self._strikes_with, person._types, person._turns_wheel,
             self._resizes, self._spoils_disk, self._closes),
            (48, 8, 10, 14, 4, 4, 2, 1, 0.3),
        )[0]  # fmt: skip
        return deed(chance)

    def _points(self, chance: random.Random) -> str:
        """Clicks or drags with any button, may hold it, and may not let go."""
        width, height = self._window.app.window.size
        anywhere = [(chance.randrange(-5, width + 5), chance.randrange(height)) for _ in range(9)]
        places = [*anywhere, *(thing.middle for thing in self._person._things())]
        start, button = chance.choice(places), chance.choice((1, 1, 1, 2, 3))
        end = chance.choice((start, chance.choice(places)))
        pressed = Event(pygame.MOUSEBUTTONDOWN, pos=start, button=button)
        moved = Event(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0))
        let_go = Event(pygame.MOUSEBUTTONUP, pos=end, button=button)
        for event in (pressed, moved, let_go)[: chance.choice((2, 3, 3, 3, 3))]:
            if self._window.app.running:
                self._window.step(event)
            if self._window.app.running and chance.random() < 0.1:
                self._window.pass_time(1.0)
        return f"drags {start} to {end} with {button}"

    def _strikes_with(self, chance: random.Random) -> str:
        key, mod = chance.choice(KEYS), chance.choice(MODIFIERS)
        self._person._key(key, mod)
        return f"strikes {pygame.key.name(key)} with {mod}"

    def _resizes(self, chance: random.Random) -> str:
        size = chance.choice(SIZES)
        if self._window.app.window.full_screen:
            return "leaves the window as large as it is"
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._window.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        return f"makes the window {size}"

    def _spoils_disk(self, chance: random.Random) -> str:
        self._fall_ill(chance) if self._computer.disk.ill is Ill.WELL else self._heal()
        self._was_ill = True
        return f"finds the disk {self._computer.disk.ill.name.lower()}"

    def _closes(self, _: random.Random) -> str:
        self._window.step(Event(pygame.QUIT))
        return "closes the window"

    # ---- the way out

    def _leaves(self, chance: random.Random, way: str) -> bool:
        """Back to the title, by "mouse" or by "keys" alone; False where the program ends. Raises Broken."""
        window = self._window
        window.pass_time(0.4)  # a window that is being resized takes nothing
        begun = screen_of(window)
        window.step(Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
        for _ in range(MOST_STEPS_OUT):
            if not window.app.running or window.report.scene == "title":
                return window.app.running
            self._leaves_by_key(chance) if way == "keys" else self._leaves_by_mouse()
            if window.app.running:
                window.pass_time(0.4)
            self._oracle.check(window)
        raise Broken("no way back to the title", f"by {way} from {begun}, only to {window.report.scene}")

    def _leaves_by_mouse(self) -> None:
        window = self._window
        ready = {thing.id: thing for thing in window.look().things if thing.enabled}
        found = next((ready[id_] for id_ in EXITS if id_ in ready), None)
        if found is not None and window.report.scene == "curtain":
            window.hold(found.middle, HOLD)
        else:
            window.click(found.middle if found is not None else (3, window.app.window.size[1] - 3))

    def _leaves_by_key(self, chance: random.Random) -> None:
        """Esc, the key that a notice names, or Tab to what leads out and Enter."""
        report = self._window.report
        ready = {target.id for target in report.targets if target.enabled}
        way_out = next((id_ for id_ in EXITS if id_ in ready and id_ != "button/menu"), None)
        if way_out == "button/notice_read":
            self._strikes_usual(pygame.K_F4)
        elif way_out is None or chance.random() < 0.5:
            self._strikes_usual(pygame.K_ESCAPE)
        else:
            for _ in range(len(report.targets) + 1):
                if self._window.report.focus == way_out:
                    self._strikes_usual(pygame.K_RETURN)
                    break
                self._strikes_usual(pygame.K_TAB)

    def _strikes_usual(self, usual: int) -> None:
        self._person._key(key_now(self._window, usual))

    # ---- the way there

    def _goes_to(self, chance: random.Random, screen: str) -> None:
        """From wherever the program is."""
        self._heal()
        self._calm()
        self._oracle.kept.others_write = True  # records of matches that were begun elsewhere
        self._person.go_home()
        if self._window.app.running:
            speed = chance.choice(("off", "off", "off", "fast", "normal"))
            self._prefer(speed=speed, cuts=False, tips=True)
            way = SCREENS[screen]
            way(self, chance) if callable(way) else self._by_buttons(chance, *way)

    def _prefer(self, **chosen: object) -> None:
        self._window.program.ask(ChangePreferences(replace(self._window.app.preferences, **chosen)))

    def _by_buttons(self, chance: random.Random, *ids: str) -> None:
        """A first start's title shows little."""
        self._window.rest(8.0)
        if ids and self._window.look().ready(ids[0]) is None:
            self._press(chance, "button/main_menu")
        self._press(chance, *ids)

    def _take_up(self, chance: random.Random, *lines: object) -> None:
        self._window.take_up(lines, f"visit-{chance.getrandbits(32)}")  # type: ignore[arg-type]  # lines of a record

    @staticmethod
    def _match(
        chance: random.Random, rules: PresetId = "web", people: tuple[int, ...] = (0,), rounds: int = 4
    ) -> GameLine:
        return replace(header(rules, people, rounds=rounds), seed=chance.randrange(6))

    def _until(self, scene: str, seconds: float = 40) -> None:
        for _ in range(round(seconds / 0.2)):
            if self._window.app.running and self._window.report.scene != scene:
                self._window.pass_time(0.2)

    def _sees_keys(self, _: random.Random) -> None:
        self._person._key(pygame.K_F1)
        self._window.pass_time(0.2)

    def _sits_down(self, chance: random.Random) -> None:
        match = self._match(chance, chance.choice(("web", "campus")), chance.choice(((0,), (2,), (0, 1, 2, 3))))
        self._take_up(chance, match, *first_moves(match, chance.choice((0, 1, 30, 90))))
        if self._window.report.scene == "curtain":
            self._window.rest(8.0)
            self._window.hold(self._window.look().all("button/continue")[0].middle, HOLD)
        self._until("table")

    def _over_table(self, chance: random.Random, *ids: str) -> None:
        match = self._match(chance)
        self._take_up(chance, match, *first_moves(match, chance.choice((0, 20, 40))))
        self._until("table")
        self._window.rest(8.0)
        self._press(chance, *ids)

    def _sees_deal(self, chance: random.Random, rules: PresetId, scene: str, *people: int) -> None:
        self._take_up(chance, self._match(chance, rules, people or (0,)))
        self._until(scene)

    def _sees_two_dealers(self, chance: random.Random) -> None:
        """A deal shared by partners: it is shown only where things move."""
        self._prefer(speed="normal", reduced_motion=False)
        match = self._match(chance, "partners")
        self._take_up(chance, replace(match, rules={**match.rules, "deal": "auto"}))
        self._until("deal")

    def _is_asked(self, chance: random.Random) -> None:
        proposal = {"seat": 0, "melds": [{"cards": "KH KD KS"}], "discard": "9C"}
        fields = {**MAY_GO_OUT, "type": "position", "phase": "answer", "seat": 2, "proposal": proposal}
        self._take_up(chance, self._match(chance, "partners", (2,)), convert(fields, PositionLine))
        self._window.pass_time(0.4)

    def _ends_round(self, chance: random.Random) -> None:
        match = self._short(chance, 4)
        self._take_up(chance, match, *first_moves(match, 2000))
        self._until("score")

    def _short(self, chance: random.Random, rounds: int) -> GameLine:
        match = self._match(chance, rounds=rounds)
        return replace(match, rules={**match.rules, **SHORT})

    def _looks_at_end(self, chance: random.Random) -> None:
        self._ends_round(chance)
        self._press(chance, "button/par", "button/see_table")

    def _ends(self, chance: random.Random) -> None:
        match = self._short(chance, 1)
        self._take_up(chance, match, *whole_match(match))
        self._until("end")

    def _looks_back_at_it(self, chance: random.Random, *ids: str) -> None:
        self._ends(chance)
        self._press(chance, "button/look_back")
        self._watch(4)  # what is found meanwhile moves the buttons
        self._press(chance, *ids)

    def _thinks_again(self, chance: random.Random, *ids: str) -> None:
        """A decision of a match that is over, tried once more: the first that is a move and no more."""
        self._looks_back_at_it(chance)
        for _ in range(60):
            if self._window.app.running and self._window.report.scene != "think_again":
                self._strike(pygame.K_RIGHT)
                self._window.rest(8.0)
                self._strike(pygame.K_t)
        self._press(chance, *ids)

    def _sees_answer(self, chance: random.Random) -> None:
        """To the first problem of a theme, once the best way was played out."""
        self._by_buttons(chance, "button/learn", "button/themes", "row/0", "button/show")
        self._until("problem_answer", 180)

    def _reads_rule(self, chance: random.Random) -> None:
        """As a refusal offers it."""
        self._over_table(chance)
        if self._window.program.session is not None:
            rules = self._window.program.session.game.board.rules
            self._window.program.ask(ReadChapter(rules, chance.choice(list(Chapter))))

    def _saves_copy(self, chance: random.Random) -> None:
        self._over_table(chance)
        self._computer.disk.ill, self._computer.disk.is_once, self._was_ill = Ill.FULL, False, True
        for _ in range(8):
            if self._window.look().ready("button/save_copy") is None and self._window.report.scene == "table":
                self._person.plays(chance, 1)
                self._watch(4)
        self._press(chance, "button/save_copy")

    def _meets_bug(self, chance: random.Random) -> None:
        """With a game open or without."""
        if chance.random() < 0.7:
            self._over_table(chance)

        def raises(dt: float) -> bool:
            raise Planted("a planted bug")

        if self._window.app.running:
            self._window.app.scene.update = raises  # type: ignore[method-assign]  # a bug in the scene itself
            self._window.step()


_SETTINGS: Final = ("button/settings", "field/part/4")
_PLAY_ON: Final = ("button/just_show", "button/play_on")
_RULES: Final = ("button/new_game", "button/rules")
SCREENS: Final[dict[str, tuple[str, ...] | Callable[[Screens, random.Random], None]]] = {
    "title": (),
    "settings": ("button/settings",),
    "about": (*_SETTINGS, "button/about"),
    "licences": (*_SETTINGS, "button/about", "button/licences"),
    "keys": Screens._sees_keys,
    "help": ("button/help",),
    "games": ("button/games",),
    "new_game": ("button/new_game",),
    "rules": (*_RULES, "button/change_rules"),
    "rules_share": (*_RULES, "button/change_rules", "button/more", "button/share"),
    "rules_questions": (*_RULES, "button/questions"),
    "rule_page": ("button/new_game", "button/read_rules"),
    "rules_compare": ("button/new_game", "button/read_rules", "button/more", "button/compare"),
    "cut": lambda she, chance: she._sees_deal(chance, "partners", "cut"),
    "choose": lambda she, chance: she._sees_deal(chance, "family", "choose"),
    "high_card": lambda she, chance: she._sees_deal(chance, "couples", "high_card"),
    "deal": Screens._sees_two_dealers,
    "curtain": lambda she, chance: she._sees_deal(chance, "web", "curtain", 0, 1, 2, 3),
    "table": Screens._sits_down,
    "question": Screens._is_asked,
    "menu": lambda she, chance: she._over_table(chance, "button/menu"),
    "history": lambda she, chance: she._over_table(chance, "button/panel_left", "button/whole_log"),
    "rule": Screens._reads_rule,
    "score": Screens._ends_round,
    "ended table": Screens._looks_at_end,
    "end": Screens._ends,
    "replay": Screens._looks_back_at_it,
    "play_on": lambda she, chance: she._looks_back_at_it(chance, *_PLAY_ON),
    "think_again": Screens._thinks_again,
    "think_again_answer": lambda she, chance: she._thinks_again(chance, "button/show"),
    "problem": ("button/learn", "button/themes", "row/0"),
    "problem_answer": Screens._sees_answer,
    "save_copy": Screens._saves_copy,
    "mishap": Screens._meets_bug,
}
"""How each is reached from the title: what is pressed, one after the other, or more."""
