"""What somebody does now and then, in an order of its own: leaves just when a file was taken away, looks back at a
round that goes on, moves to another network with phones at the table.

A detour is for what would hardly come about by chance: several things must happen one after the other. What it does is
held against nothing here; all that is wrong afterwards is found by the checks that always look.
"""

import random
import zipfile
from collections.abc import Callable, Sequence
from datetime import timedelta
from io import BytesIO
from typing import Final, Self

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.rules.presets import PRESET_IDS
from game.ui.shared.requests import ChangePreferences
from saves.records.lines import GameLine, Line, encode_line
from tests.simulation.computer import DATA, Computer, Window
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import earlier_moves, second_round
from tests.simulation.oracle import Oracle
from tests.simulation.phones import SimulatedPhones
from tests.simulation.processes import Mood
from tests.simulation.simulated_meddling import displace, write
from tests.simulation.simulated_person import NAMES, SHORT, Person
from tests.ui.headers import header
from tests.window.window_player import Player

REFUSING: Final = (Ill.FAILS, Ill.FULL, Ill.NO_NAMES, Ill.NO_SYNC)
"""With which of its ills a disk says that it has not written something."""
OVER_DIALOGS: Final = (pygame.K_F4, pygame.K_F5, pygame.K_F6, pygame.K_F7, pygame.K_y, pygame.K_n)
"""Keys of notices and questions, which mean nothing else."""


class Detours:
    """Of one person at one computer."""

    def __init__(
        self,
        computer: Computer,
        oracle: Oracle,
        person: Person,
        phones: SimulatedPhones,
        begin_anew: Callable[..., None],
    ) -> None:
        """`begin_anew` kills the program, or closes it, and starts it again on a disk that is ill in this way; what
        happens between the two may be given.
        """
        self._computer, self._oracle, self._person, self._phones = computer, oracle, person, phones
        self._begin_anew = begin_anew
        self._networks = 0

    def take(self, chance: random.Random, way: Callable[[Self, random.Random], None]) -> None:
        """Goes one of the `WAYS`, from the title, on a disk that is well."""
        self._heal()
        self._computer.processes.mood = Mood.QUICK
        self._person.go_home()
        if self._window.app.running:
            way(self, chance)
        self._heal()

    def cut(self, chance: random.Random) -> None:
        """Begins a match, and cuts the deck, with a disk that refuses before the cut or at it."""
        self._heal()
        self._computer.processes.mood = Mood.QUICK
        self._person.go_home()
        if not self._window.app.running:
            return
        self._chooses_to_cut()
        is_early = chance.random() < 0.4
        if is_early:
            self._fall_ill(chance)
        self._begin(self._header(chance))
        player = Player(self._window, chance, (0,), 2)
        for _ in range(12):
            if self._window.report.scene == "deck_cut" and not is_early:
                self._fall_ill(chance)
            if not player.act(self._window.look()):
                self._watch(2)
        self._watch(24 if is_early else 10)
        if chance.random() < 0.5:
            self._heal()
            self._watch(6)

    def _backs_up_waiting_pack(self, chance: random.Random) -> None:
        self._chooses_to_cut()
        self._begin(self._header(chance))
        self._watch(4)
        self._person.go_home()
        self._press(chance, "button/games", "button/ways", "button/back_up", "button/save", "button/replace")
        self._watch(8)

    # ---- parts of a way

    def _chooses_to_cut(self) -> None:
        preferences = replace(self._window.app.preferences, speed="normal", cuts=True, knows_cut=True)
        self._window.program.ask(ChangePreferences(preferences))

    @property
    def _window(self) -> Window:
        return self._person.window

    def _press(self, chance: random.Random, *ids: str) -> None:
        """One after the other, as far as they are there."""
        for id_ in ids:
            if self._window.app.running:
                self._person._press_first(chance, id_)
                self._oracle.check(self._window)

    def _watch(self, seconds: float) -> None:
        """Looks on."""
        for _ in range(round(seconds / 2)):
            if self._window.app.running:
                self._window.pass_time(2.0)
                self._oracle.check(self._window)

    def _fall_ill(self, chance: random.Random) -> None:
        self._computer.disk.ill, self._computer.disk.is_once = chance.choice(REFUSING), False

    def _heal(self) -> None:
        self._computer.disk.ill, self._computer.disk.is_once = Ill.WELL, False

    def _header(self, chance: random.Random, *others: int, is_short: bool = False) -> GameLine:
        match = replace(header(chance.choice(PRESET_IDS), (0, *others), 4, 2), seed=None)
        rules = {**match.rules, **SHORT} if is_short else match.rules
        return replace(match, id=f"detour-{chance.getrandbits(32)}", rules=rules)

    def _begin(self, match: GameLine, lines: Sequence[Line] = (), phones: Sequence[int] = ()) -> None:
        self._window.program.table.begin(match, lines, phones)
        self._window.pass_time(1.0)
        self._oracle.check(self._window)

    def _plays_and_goes_home(self, chance: random.Random) -> None:
        """A match that she leaves in the middle."""
        self._begin(self._header(chance))
        self._person.plays(chance, 2)
        self._person.go_home()

    def _has_two_windows(self) -> None:
        if len(self._computer.windows) < 2:
            self._computer.open_window()

    # ---- at the table

    def _announces(self, chance: random.Random) -> None:
        self._begin(self._header(chance))
        self._person.plays(chance, chance.randint(1, 5))
        is_slow = chance.random() < 0.4
        if is_slow:
            self._computer.disk.ill = chance.choice((Ill.SLOW, Ill.HANGS))
        self._press(chance, "button/menu", "button/give_up", "button/last_round")
        self._watch(0 if is_slow else 4)
        if is_slow or chance.random() < 0.5:
            self._begin_anew(is_slow or chance.random() < 0.5, Ill.WELL)
        self._person.go_home()
        self._press(chance, "button/continue")
        self._watch(2)

    def _loses_record(self, chance: random.Random) -> None:
        self._begin(self._header(chance))
        for _ in range(chance.randint(1, 3)):
            self._person.plays(chance, chance.randint(1, 4))
            session = self._window.program.session
            if session is None or session.game.saved is None:
                return
            self._window.rest(10.0)
            displace(self._computer, self._oracle, chance, str(session.game.saved.path))
            if chance.random() < 0.4:
                break  # she leaves without another move
            self._person.plays(chance, 2)
            self._watch(14)
            self._press(chance, "button/notice_read")
        self._person.go_home()
        self._watch(2)

    def _presses_over_dialogs(self, chance: random.Random) -> None:
        is_late = chance.random() < 0.5
        match = self._header(chance, is_short=is_late)
        self._begin(match, earlier_moves(match, chance) if is_late else ())
        self._person.plays(chance, 2)
        self._fall_ill(chance)
        self._person.plays(chance, 3)
        self._window.pass_time(3.0)
        self._press(chance, chance.choice(("button/menu", "button/rules", "seat/")))
        for key in OVER_DIALOGS:
            if self._window.app.running:
                self._person._key(key)
                self._watch(2)

    def _hears_the_room(self, chance: random.Random) -> None:
        preferences = replace(self._window.app.preferences, sound=True, volume="full", room_volume="medium")
        self._window.program.ask(ChangePreferences(preferences))
        self._begin(self._header(chance))
        self._watch(4)
        self._computer.loudspeaker.unplug()
        for window in self._computer.windows:
            window.step(Event(pygame.AUDIODEVICEREMOVED, iscapture=False, which=1))
        self._watch(10)
        self._person.plays(chance, 1)

    # ---- phones

    def _changes_network(self, chance: random.Random) -> None:
        self._begin(self._header(chance, 2), phones=(2,))
        self._watch(chance.choice((6, 20)))
        self._press(chance, "button/start")
        self._networks += 1
        self._computer.address = f"10.0.{self._networks}.20"
        self._phones.change_network(self._computer.address)
        self._watch(50)
        self._person.plays(chance, 2)

    def _waits_for_phone(self, chance: random.Random) -> None:
        self._plays_beside_sleeper(chance, "button/wait")

    def _plays_beside_sleeper(self, chance: random.Random, answer: str) -> None:
        """With a phone that sleeps often; what is pressed when the table says so."""
        before, self._phones.sleepiness = self._phones.sleepiness, 0.3
        self._begin(self._header(chance, 2), phones=(2,))
        self._watch(8)
        self._press(chance, "button/start")
        player = Player(self._window, chance, self._window.game.people, 2)
        for _ in range(60):
            window = self._window
            if not window.app.running or window.program.session is None:
                break
            wait = window.look().ready(answer)
            told = f"presses {answer}" if wait is not None else player.act(window.look())
            if wait is not None:
                window.click(wait.middle)
            if told:
                self._computer.note("Anna", told)
                self._oracle.check(window)
            else:
                self._watch(4)
        self._phones.sleepiness = before

    def _opens_pad_for_phones(self, chance: random.Random) -> None:
        self._press(chance, "button/games", "button/ways", "button/score_pad", "button/start")
        self._press(chance, "button/enter", "button/phones", "button/phones")

    def _counts_with_phones(self, chance: random.Random) -> None:
        self._opens_pad_for_phones(chance)
        self._watch(16)
        self._press(chance, "button/back", "button/enter")
        self._types_half_a_number(chance)
        for _ in range(2):
            self._fall_ill(chance)
            self._press(chance, chance.choice(("field/clean_0/plus", "field/dirty_1/plus", "button/write_down")))
            self._watch(16)
            self._heal()
            self._watch(16)

    def _types_half_a_number(self, chance: random.Random) -> None:
        """And leaves it so while the others write."""
        self._press(chance, "field/")
        for key in (*chance.sample((pygame.K_5, pygame.K_0, pygame.K_7), 2), pygame.K_PLUS):
            if self._window.app.running:
                self._person._key(key)
        self._watch(20)

    # ---- lists and files

    def _renames(self, chance: random.Random) -> None:
        is_sent = chance.random() < 0.5
        if is_sent:
            self._is_sent_game(chance)
        self._press(chance, "button/games", "button/more/0" if is_sent else "button/more/", "button/name/")
        self._window.write(chance.choice(NAMES))
        if chance.random() < 0.7:
            self._fall_ill(chance)
        self._press(chance, "button/save")
        self._watch(2)

    def _is_sent_game(self, chance: random.Random) -> None:
        match = self._header(chance, is_short=True)
        path = f"{DATA}-outside/{match.id}.handfoot.jsonl"
        with self._computer.disk.aside():
            write(path, "".join(f"{encode_line(line)}\n" for line in (match, *earlier_moves(match, chance))).encode())
        self._window.step(Event(pygame.DROPFILE, file=path))
        self._watch(4)
        self._person.go_home()

    def _is_sent_backup(self, chance: random.Random) -> None:
        match = self._header(chance, is_short=True)
        lines = [match, *earlier_moves(match, chance)]
        packed = BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            text = "".join(f"{encode_line(line)}\n" for line in lines)
            archive.writestr(zipfile.ZipInfo(f"games/{match.id}.handfoot.jsonl"), text)
        path = f"{DATA}-outside/friend-{match.id}.zip"
        with self._computer.disk.aside():
            write(path, packed.getvalue())
        if chance.random() < 0.7:
            self._fall_ill(chance)
        self._window.step(Event(pygame.DROPFILE, file=path))
        self._watch(4)

    def _starts_on_bad_disk(self, chance: random.Random) -> None:
        for _ in range(3):
            self._begin(self._header(chance))
            self._person.go_home()
        self._begin_anew(False, Ill.UNREADABLE)
        self._watch(4)
        self._heal()
        self._press(chance, "button/games")
        self._watch(6)

    def _chooses_on_bad_disk(self, chance: random.Random) -> None:
        self._press(chance, "button/settings", "field/part/")
        if chance.random() < 0.5:
            self._fall_ill(chance)
            self._press(chance, "field/", "field/")
            self._heal()
        else:
            for _ in range(5):
                self._computer.disk.hold(chance.uniform(0.6, 1.6))
                self._press(chance, "field/", "field/")
            self._watch(14)
        self._press(chance, "field/part/", "field/")
        self._watch(4)
        self._begin_anew(chance.random() < 0.5, Ill.WELL)

    def _removes_while_list_is_read(self, chance: random.Random) -> None:
        for _ in range(2):
            self._plays_and_goes_home(chance)
        self._computer.disk.ill, self._computer.disk.is_once = Ill.SLOW, False
        self._press(chance, "button/games", "button/more/", "button/remove/", "button/remove")
        self._press(chance, "button/back")
        self._heal()
        self._watch(28)

    def _makes_rules_on_bad_disk(self, chance: random.Random) -> None:
        self._press(chance, "button/new_game", "button/rules", "button/change_rules", "field/rounds/plus", "field/name")
        self._window.write(chance.choice(NAMES))
        self._press(chance, "button/save", "button/change_rules", "field/name")
        self._window.write(chance.choice(NAMES))
        self._fall_ill(chance)
        self._press(chance, "button/save")
        self._watch(2)
        self._heal()
        self._press(chance, "button/save")

    def _uses_two_windows(self, chance: random.Random) -> None:
        self._has_two_windows()
        for window in (0, 1, 0, 0, 1):
            self._computer.front = window
            if self._window.report.scene != "settings":
                self._person.go_home()
                self._press(chance, "button/settings", "field/part/1")
            self._press(chance, "field/")
            self._watch(2)

    def _chooses_by_keys(self, chance: random.Random) -> None:
        self._press(chance, "button/settings", "field/part/")
        for key in chance.sample((pygame.K_F11, pygame.K_PLUS, pygame.K_MINUS, pygame.K_m, pygame.K_v), 3):
            self._person._key(key)
            self._watch(chance.choice((2, 14)))
            self._press(chance, chance.choice(("field/", "field/part/")))
        self._watch(14)

    def _tries_problem(self, chance: random.Random) -> None:
        self._press(chance, "button/learn", "button/themes", "row/", chance.choice(("button/show", "card/")))
        self._person.wanders(chance, 2)
        self._watch(46)

    # ---- time

    def _looks_back(self, chance: random.Random) -> None:
        match = self._header(chance, is_short=True)
        self._begin(match, second_round(match, chance))
        self._person.plays(chance, 2)
        self._person.go_home()
        self._press(chance, "button/games", "button/more/0", "button/look_back/")
        for _ in range(8):
            if self._window.app.running:
                self._person._key(chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP)))
                self._press(chance, chance.choice(("button/knew", "button/why")))

    def _looks_after_midnight(self, chance: random.Random) -> None:
        self._plays_and_goes_home(chance)
        computer = self._computer
        night = (computer.now() + timedelta(1)).replace(hour=chance.choice((0, 1, 3, 8)), minute=30)
        computer.scheduler.wall_ahead += (night - computer.now()).total_seconds()
        self._press(chance, "button/games")
        self._watch(16)
        self._press(chance, "button/more/0", "button/evening/")
        self._watch(4)

    def _plays_into_next_day(self, chance: random.Random) -> None:
        self._begin(self._header(chance))
        self._person.plays(chance, 2)
        computer = self._computer
        midnight = (computer.now() + timedelta(1)).replace(hour=0, minute=0, second=0)
        computer.scheduler.wall_ahead += (midnight - computer.now()).total_seconds() - 5
        self._person.plays(chance, 3)
        self._watch(8)
        self._person.go_home()
        self._watch(14)

    def _sets_clock_at_title(self, chance: random.Random) -> None:
        for hours in chance.choice(((-24,), (24, -24), (-30, 10), (24,))):
            self._person._clock_set += hours
            self._computer.scheduler.wall_ahead += 3600 * hours
            self._computer.clock_went_back |= hours < 0
            self._watch(14)


WAYS: Final[dict[str, Callable[[Detours, random.Random], None]]] = {
    "announces the last round, and leaves": Detours._announces,
    "plays on while her record is taken away": Detours._loses_record,
    "strikes keys over a dialog": Detours._presses_over_dialogs,
    "listens to the room, and takes other headphones": Detours._hears_the_room,
    "moves to another network with a phone at the table": Detours._changes_network,
    "waits for a phone that sleeps again and again": Detours._waits_for_phone,
    "counts with phones at the score pad": Detours._counts_with_phones,
    "gives a game another name on a disk that refuses": Detours._renames,
    "is sent a backup": Detours._is_sent_backup,
    "starts on a disk that is hard to read": Detours._starts_on_bad_disk,
    "chooses settings on a disk that refuses": Detours._chooses_on_bad_disk,
    "removes a game while the list is read slowly": Detours._removes_while_list_is_read,
    "makes rules on a disk that refuses": Detours._makes_rules_on_bad_disk,
    "chooses settings in two windows": Detours._uses_two_windows,
    "chooses by keys on the settings": Detours._chooses_by_keys,
    "backs up while a deck waits to be cut": Detours._backs_up_waiting_pack,
    "tries a problem, and goes for a coffee": Detours._tries_problem,
    "looks back at a round that goes on": Detours._looks_back,
    "looks at the list after midnight": Detours._looks_after_midnight,
    "plays into the next day": Detours._plays_into_next_day,
    "sets the clock at the title": Detours._sets_clock_at_title,
}
"""By what is told of it."""
