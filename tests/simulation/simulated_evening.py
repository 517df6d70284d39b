"""One evening on a simulated computer: a story written by a seed, and its outcome."""

import random
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from game.engine.table.view import PlayerView
from game.phones.door_lines import DoorPlan
from game.phones.phone_table import PhoneTable
from game.play.match import Match
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, PowerCut, use_simulated_phones
from tests.simulation.curtain import marked_faces
from tests.simulation.detours import REFUSING, WAYS
from tests.simulation.disk import Ill, Image
from tests.simulation.errands import ERRANDS
from tests.simulation.oracle import Oracle
from tests.simulation.outings import OUTINGS, Outings
from tests.simulation.phones import SimulatedPhones
from tests.simulation.power_cuts import image_after_power_cut, image_of_folder
from tests.simulation.processes import Mood
from tests.simulation.scheduler import Deadlock, Gone
from tests.simulation.screens import SCREENS, Screens
from tests.simulation.simulated_host import SimulatedHost
from tests.simulation.simulated_person import Person
from tests.simulation.simulated_surroundings import Surroundings
from tests.simulation.swarm import ingredients_of
from tests.simulation.watch import around, unwatched

_Way = Callable[[Outings, random.Random], None]
_Go = Callable[[random.Random, _Way], None]
DETOURS: Final = 3
"""Ways that are gone in one deed."""
LEAVES: Final = "leaves "
VISITS: Final = 4
"""Screens at which somebody fools about in one deed."""
TURNS: Final = 10
"""Of one match that is passed round."""
EXPLORED: Final = 60
"""Things that are tried one after the other by somebody who wants to see everything."""
MOST_MEMORY: Final = 900.0
"""Megabytes that an evening may need at most."""


class Deed(Struct, frozen=True):
    """One thing that happens: its kind, and the seed of everything about it."""

    kind: str
    seed: int


class Outcome(Struct, frozen=True):
    """The outcome of an evening."""

    seed: int
    trace: tuple[str, ...]
    """All that happened, a line each."""
    deeds: int
    told: tuple[str, ...]
    """The story, a sentence a deed."""
    kind: str = ""
    """What didn't hold; "" if everything did."""
    what: str = ""
    cuts: int = 0
    starts: int = 0
    checks: int = 0
    simulated: float = 0.0
    """Seconds that passed on the simulated computer."""
    calls: int = 0
    """Of the disk, that failed."""


def story_of(seed: int, length: int = 22) -> tuple[Deed, ...]:
    """The deeds of a seed's evening; after a late one a few more of the others happen."""
    ingredients = ingredients_of(seed)

    def drawn(chance: random.Random, count: int) -> Iterator[Deed]:
        for _ in range(count):
            kind = chance.choices(list(ingredients.deeds), list(ingredients.deeds.values()))[0]
            yield Deed(kind, chance.getrandbits(30))

    chance, apart = random.Random(f"story {seed}"), random.Random(f"late story {seed}")
    story = [Deed("play", chance.getrandbits(30)), *drawn(chance, length - 1)]
    for kind in ingredients.late:
        story += [Deed(kind, apart.getrandbits(30)), *drawn(apart, apart.randint(0, 3))]
    return tuple(story)


def tour_of(seed: int) -> tuple[Deed, ...]:
    """Every screen once."""
    chance = random.Random(f"tour {seed}")
    return tuple(Deed(f"{LEAVES}{screen}", chance.getrandbits(30)) for screen in SCREENS)


class Evening:
    """Lives through a story."""

    def __init__(self, folder: Path, seed: int, trace: Callable[[str], None] | None = None) -> None:
        unwatched()
        self.computer = Computer(folder, str(seed))
        self.computer.trace = trace
        self.oracle = Oracle(self.computer)
        ingredients = ingredients_of(seed)
        self.surroundings = Surroundings(self.computer, self.oracle, ingredients)
        self.person = Person(self.computer, self.oracle, self.surroundings, ingredients)
        self.told: list[str] = []
        self._cuts = self._starts = self._deeds = 0
        self._seed = seed
        phones = SimulatedPhones(random.Random(f"phones {seed}"), self._view_of, self._see_phone)
        self.oracle.table.asleep_since = phones.asleep_since
        self.oracle.told.phones = self.oracle.standing.phones = phones.shown
        phones.is_well = self._is_well
        phones.note = partial(self.computer.note, "phone")
        self._phones = phones
        self._of_match: dict[int, Match] = {}
        """By the hash of what a phone is sent: the match that it was made of."""
        around(PhoneTable, "_hand", self._compose)
        self._host = SimulatedHost(self.computer, self.oracle)
        self._outings = Screens(self.computer, self.oracle, self.person, phones, self._begin_anew)
        use_simulated_phones(self._serve_phones)

    def _serve_phones(self, pipe: Any, plan: DoorPlan) -> None:
        (self._host if self._host.calls else self._phones).serve(pipe, plan)

    def _is_well(self) -> bool:
        computer = self.computer
        return computer.disk.ill is Ill.WELL and len(computer.windows) == 1 and not computer.window.app.is_away

    def _view_of(self, seat: int) -> PlayerView | None:
        sessions = [window.program.session for window in self.computer.windows]
        games = [session.game for session in sessions if session is not None and seat in session.game.phones]
        return games[0].match.view(seat) if len(games) == 1 else None

    def _compose(self, real: Callable[..., bytes], table: PhoneTable, *args: Any) -> bytes:
        hand = real(table, *args)
        self._of_match[hash(hand)] = table._game.match
        return hand

    def _see_phone(self, seat: int, hand: bytes) -> None:
        """It arrives later than it was made: by then another match may be at the table."""
        match = self._of_match.get(hash(hand))
        if match is not None and msgspec.json.decode(hand).get("at") == match.line_count:
            self.oracle.check_phone(match, seat, hand)

    def live(self, story: tuple[Deed, ...], only: Collection[int] | None = None) -> Outcome:
        """Lives through a story, or only some of its deeds, by number."""
        kind = what = ""
        try:
            for number, deed in enumerate(story):
                if only is None or number in only:
                    self._deeds += 1
                    self._do(deed)
            self._end()
        except Broken as broken:
            kind, what = broken.kind, str(broken).removeprefix(f"{broken.kind}: ")
        except (Deadlock, Gone) as stuck:
            kind, what = "everybody waits", str(stuck)
        except Exception as error:
            kind, what = f"raised {type(error).__name__}", str(error)
            if self.computer.trace is not None:
                raise
        computer = self.computer
        outcome = Outcome(
            self._seed,
            tuple(computer.told),
            self._deeds,
            tuple(self.told),
            kind,
            what,
            self._cuts,
            self._starts,
            self.oracle.checks,
            computer.scheduler.now - 1000.0,
            computer.disk.spoilt,
        )
        computer.end()
        return outcome

    def _say(self, sentence: str) -> None:
        self.told.append(sentence)
        self.computer.note("story", sentence)

    # ---- deeds

    def _do(self, deed: Deed) -> None:
        chance = random.Random(deed.seed)
        try:
            if not self.computer.windows:
                self._start()
            self._happen(deed.kind, chance)
            if self.computer.windows and not self.computer.window.app.running:
                self._say("The window closes.")
                self._close()
        except PowerCut:
            self._say("The power goes in the middle of that.")
            self._after_power(chance)

    def _happen(self, kind: str, chance: random.Random) -> None:  # one line a kind
        person, computer = self.person, self.computer
        match kind:
            case "play":
                moves = chance.randint(3, 14)
                self._say(f"Anna plays {moves} moves.")
                person.plays(chance, moves)
            case "tour":
                where, things = person.chooses_tour(chance), chance.randint(1, 8)
                self._say(f"Anna {where}, and tries {things} things there.")
                person.tours(chance, where, things)
                if len(computer.windows) > 1 and chance.random() < 0.5:
                    self._look_at_other_window()
                    person.tours(chance, where, things)
            case "begin":
                what = person.begins(chance)
                self._say(f"Anna begins a match: {what}.")
            case "wander":
                things = chance.randint(2, 10)
                self._say(f"Anna tries {things} things.")
                person.wanders(chance, things)
            case "wait":
                seconds = chance.choice((1.0, 5.0, 20.0))
                self._say(f"Anna does nothing for {seconds:.0f} s.")
                person.waits(seconds)
            case "power":
                self._say("Somebody pulls the plug.")
                self._after_power(chance)
            case "power soon":
                calls = chance.randint(0, 40)
                self._say(f"The plug is loose: it holds for {calls} calls of the disk.")
                computer.cut_after(calls)
            case "kill":
                self._say("The program is killed.")
                self._restart(image_of_folder(computer.disk))
            case "close":
                self._say("Anna closes the window.")
                self._close_by_hand()
            case _:
                self._happen_around(kind, chance)

    def _happen_around(self, kind: str, chance: random.Random) -> None:
        person, computer = self.person, self.computer
        match kind:
            case "window" if len(computer.windows) < 2:
                self._say("Anna opens a second window.")
                self._start()
            case "window" | "switch window":
                self._look_at_other_window()
            case "surroundings":
                self._say(self.surroundings.happen(chance))
                person.waits(chance.choice((0.5, 4.0)))
            case "lid":
                hours = chance.choice((0.01, 1, 9))
                self._say(f"The lid is closed for {hours} h.")
                person.closes_lid(chance, hours)
            case "clock":
                self._say(person.sets_clock(chance))
            case "next day":
                hours = chance.choice((6, 12, 24))
                self._say(f"Anna closes the window and comes back after {hours} h.")
                self._close_by_hand()
                computer.scheduler.wall_ahead += 3600 * hours
                self._start()
            case "host":
                self._happen_under_host(chance)
            case "detours":
                self._go_some(chance, WAYS, DETOURS, self._outings.take)
            case "errands":
                self._go_some(chance, ERRANDS, DETOURS, self._outings.run)
            case "outings":
                self._go_some(chance, OUTINGS, DETOURS - 1, self._outings.run)  # they take longer
            case "network":
                self._host_on_network(chance)
            case "explore":
                self._say(f"Anna tries {EXPLORED} new things.")
                person.wanders(chance, EXPLORED)
            case "screens":
                for screen in chance.sample(list(SCREENS), VISITS):
                    self._say(f"Anna fools about at {screen}.")
                    if computer.windows and computer.window.app.running:
                        self._outings.visit(chance, screen, chance.randint(4, 20))
            case "curtain":
                self._say(f"{TURNS} turns at one screen, with presses around every fall of the curtain.")
                with marked_faces():
                    self._outings.attack_curtain(chance, TURNS)
                self._begin_anew(False, Ill.WELL)
            case _ if kind.startswith(LEAVES):
                self._say(f"Anna {kind} by pointer, and by keys.")
                self._outings.find_both_ways_out(chance, kind.removeprefix(LEAVES))
            case "cut":
                self._say("Anna cuts the deck while the disk refuses.")
                self._outings.cut(chance)
            case _:
                raise ValueError(kind)

    def _go_some(self, chance: random.Random, ways: Mapping[str, _Way], count: int, go: _Go) -> None:
        for told in chance.sample(list(ways), count):
            self._say(f"Anna {told}.")
            if self.computer.window.app.running:
                go(chance, ways[told])

    def _happen_under_host(self, chance: random.Random) -> None:
        """A match is hosted beside the window, with trouble while phones play, and resumed after its ends."""
        host = self._host
        clock = random.Random(f"host's clock {self._seed} {self._deeds}")
        if clock.random() < 0.3:
            self._host_to_the_end(clock)
        for number in range(chance.randint(1, 3)):
            if number and clock.random() < 0.3:
                self._set_clock_back(clock.choice((1, 8, 30)))
            self.oracle.kept.others_write = True
            self._say(host.start(chance))
            for _ in range(chance.randint(1, 5)):
                self._let_host_play(chance.choice((2, 6, 15)))
                if host.is_running:
                    is_disk = chance.random() < 0.6
                    self._say(self.surroundings.change_disk(chance) if is_disk else self.surroundings.happen(chance))
            if host.is_running and chance.random() < 0.5:
                self._say(self.surroundings.heal())
                self._let_host_play(40)
            match chance.choice(("power", "kill", "phones") if host.is_running else ("power", "")):
                case "power":
                    self._say("Somebody pulls the plug.")
                    self._after_power(chance)
                case "kill":
                    self._say("The host is killed.")
                    host.kill()
                case "phones":
                    self._say("What serves the phones is killed.")
                    host.lose_phones()
                    self._let_host_play(20)
                    host.give_up()

    def _host_to_the_end(self, chance: random.Random) -> None:
        """The disk refuses the last moves, and is well again a while after they were made."""
        disk = self.computer.disk
        self.oracle.kept.others_write = True
        self._say(self._host.start(chance, to_the_end=True))
        self._let_host_play(chance.choice((6, 15)))
        disk.ill, disk.is_once = chance.choice(REFUSING), False
        self._let_host_play(90)
        self._say(self.surroundings.heal())
        self._let_host_play(40)
        self._host.kill()

    def _host_on_network(self, chance: random.Random) -> None:
        """Rivals play on phones while the computer changes networks; the command is killed and resumed."""
        host, computer = self._host, self.computer
        for _ in range(2):
            self.oracle.kept.others_write = True
            self._say(host.start_on_network(chance))
            for _ in range(chance.randint(1, 3)):
                self._let_host_play(chance.choice((4, 12)))
                if host.is_running and chance.random() < 0.5:
                    computer.address = f"10.1.{chance.randrange(200)}.20"
                    self._say(f"The computer is called {computer.address} from now on.")
                    host.change_network(computer.address)
                    self._let_host_play(40)
            if chance.random() < 0.4:
                self._let_host_play(60)
            self._say("The host is killed.")
            host.kill()

    def _set_clock_back(self, hours: int) -> None:
        self._say(f"The clock is set back by {hours} h.")
        self.computer.scheduler.wall_ahead -= 3600 * hours
        self.computer.clock_went_back = True

    def _let_host_play(self, seconds: int) -> None:
        for _ in range(seconds):
            if self._host.is_running:
                self.computer.window.pass_time(1.0)
                self._host.check()
        self.oracle.check(self.computer.window)

    def _look_at_other_window(self) -> None:
        computer = self.computer
        computer.front = (computer.front + 1) % len(computer.windows)
        self._say("Anna looks at her other window.")
        self.person.waits(0.5)

    # ---- starts and ends

    def _start(self) -> None:
        self._starts += 1
        began = self.computer.scheduler.now
        window = self.computer.open_window()
        self.oracle.check_start(window, self.computer.scheduler.now - began)

    def _begin_anew(self, is_killed: bool, ill: Ill, between: Callable[[], None] = lambda: None) -> None:
        """The program is killed, or every window closed, and it starts again on a disk that is ill, or well."""
        while not is_killed and self.computer.windows:
            self._close_by_hand()
        between()
        if is_killed:
            self._restart(image_of_folder(self.computer.disk))
        self.computer.disk.ill, self.computer.disk.is_once = ill, False
        if not self.computer.windows:
            self._start()

    def _close_by_hand(self) -> None:
        """As somebody closes a window: it may ask, and is then left anyway."""
        window = self.computer.window
        if self.computer.disk.ill is not Ill.WELL:
            self._say(self.surroundings.heal())
            self.person.waits(4.0)
        self.person.go_home()
        self.oracle.lasting.check_left()
        window.app.quit()
        self._close()

    def _close(self) -> None:
        computer = self.computer
        is_safe = computer.close_window(computer.window)
        computer.note("end", f"safe: {is_safe}")
        if computer.windows:
            self.person.waits(0.5)  # the other one was behind it
        else:
            self.oracle.check_closed()
            computer.stop()

    def _after_power(self, chance: random.Random) -> None:
        self._cuts += 1
        image = image_after_power_cut(self.computer.disk.device, chance)
        self.oracle.check_image(image)
        self._restart(image)

    def _restart(self, image: Image) -> None:
        computer = self.computer
        computer.stop()
        self.oracle.lasting.forget()
        self.oracle.kept.begin()
        self._host.lose_power()
        computer.disk.ill, computer.disk.is_once = Ill.WELL, False
        computer.switch_on(image)
        self._start()

    def _end(self) -> None:
        """The evening is over: everything is well again, every window closed, and once more the power goes."""
        self.computer.cut_after(10**9)
        self.computer.processes.mood = Mood.QUICK
        self._say("The evening is over.")
        while self.computer.windows:
            self.oracle.check(self.computer.window)
            self._close_by_hand()
        chance = random.Random(self._seed)
        self.oracle.check_image(image_after_power_cut(self.computer.disk.device, chance))
        used = _most_memory_used(self.computer)
        if used > MOST_MEMORY:
            raise Broken("memory grows", f"{used:.0f} MB")


def _most_memory_used(computer: Computer) -> float:
    """Megabytes. `ru_maxrss` would be that of whatever started this process, if it had more."""
    with computer.disk.aside():
        status = Path("/proc/self/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:")) / 1000
