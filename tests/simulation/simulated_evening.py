"""One evening on a simulated computer: a story written by a seed, and its outcome."""

import random
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, PowerCut
from tests.simulation.curtain import Attack, marked_faces
from tests.simulation.disk import Ill, Image
from tests.simulation.oracle import Oracle
from tests.simulation.power_cuts import image_after_power_cut, image_of_folder
from tests.simulation.processes import Mood
from tests.simulation.scheduler import Deadlock, Gone
from tests.simulation.simulated_person import Person
from tests.simulation.simulated_surroundings import Surroundings
from tests.simulation.swarm import ingredients_of
from tests.simulation.watch import unwatched

TURNS: Final = 10
"""Of one match that is passed round."""
EXPLORED: Final = 60
"""Things that are tried one after the other by somebody who wants to see everything."""


class Deed(Struct, frozen=True):
    """One thing that happens: its kind, and the seed of everything about it."""

    kind: str
    seed: int


class Outcome(Struct, frozen=True):
    """The outcome of an evening."""

    seed: int
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
            self._deeds,
            tuple(self.told),
            kind,
            what,
            self._cuts,
            self._starts,
            self.oracle.checks,
            computer.scheduler.now - 1000.0,
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
            case "clock":
                self._say(person.sets_clock(chance))
            case "next day":
                hours = chance.choice((6, 12, 24))
                self._say(f"Anna closes the window and comes back after {hours} h.")
                self._close_by_hand()
                computer.scheduler.wall_ahead += 3600 * hours
                self._start()
            case "explore":
                self._say(f"Anna tries {EXPLORED} new things.")
                person.wanders(chance, EXPLORED)
            case "curtain":
                self._say(f"{TURNS} turns at one screen, with presses around every fall of the curtain.")
                with marked_faces():
                    self._begin_again()
                    Attack(computer.window, chance).play(TURNS)
                    self.oracle.check(computer.window)
                self._begin_again()
            case _:
                raise ValueError(kind)

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

    def _begin_again(self) -> None:
        """Every window is closed, and the program starts again on a healthy disk."""
        while self.computer.windows:
            self._close_by_hand()
        self.computer.disk.ill, self.computer.disk.is_once = Ill.WELL, False
        self._start()

    def _close_by_hand(self) -> None:
        """As somebody closes a window: it may ask, and is then left anyway."""
        window = self.computer.window
        if self.computer.disk.ill is not Ill.WELL:
            self._say(self.surroundings.heal())
            self.person.waits(4.0)
        self.person.go_home()
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
