"""How long the frames of each kind of motion take: `python -m benchmarks.motions` in a window 1920 x 1080.

A scripted person plays at the tables of four rule sets with three computer players: chooses stacks, cuts, draws,
sorts, drags a card where it may not go and lets it glide home, drags another to its neighbours, discards by drag. Then
matches are taken up where somebody is about to do what a turn seldom brings, and go on as they were played. Every frame
that is drawn meanwhile is counted under what moves in it.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, to_builtins

if TYPE_CHECKING:
    from pygame.event import Event as Posted

    from game.engine.events import Event
    from game.engine.moves import Move
    from game.play.match import Match
    from saves.lines import GameLine

RULES: Final = ("web", "family", "partners", "couples")
"""Between them they have every ceremony: stacks are chosen and passed, packets cut."""
SIZE: Final = (1920, 1080)
KINDS: Final = (
    ("RoundBegan", "dealing"),
    ("WentOut", "going out"),
    ("PileTaken", "taking the pile"),
    ("FootTaken", "picking up the foot"),
    ("BookCompleted", "a book that closes"),
    ("Melded", "melding"),
    ("Drew", "drawing"),
    ("Discarded", "discarding"),
    ("HandTaken", "taking up a stack"),
)
"""Events by the motion that shows them; of several the first one here names it."""
GAITS: Final = {"sort": "sorting", "home": "gliding home", "settle": "dropping"}
SCENES: Final = {
    "choose": ("choosing a stack", "passing and turning stacks"),
    "cut": ("cutting", "a packet that rises"),
    "high_card": ("drawing for the first turn", "drawing for the first turn"),
    "score": ("scores of a round", "scores counting up"),
    "end": ("end of a match", "end of a match"),
}
"""By screen: what its frames count as while nothing moves there, and while something does."""
STEPS_OF_A_DRAG: Final = 25
SELDOM: Final = {"PileTaken": 3, "FootTaken": 3, "BookCompleted": 3, "WentOut": 2, "RoundEnded": 1}
"""Events that are looked up in matches played beforehand, and how many of each are shown at each table."""
BEFORE: Final = 2
"""Moves that are seen before what was looked up."""
AFTER: Final = 2.0
"""Seconds that are seen after it."""
LONGEST: Final = 15.0
"""Seconds after which a moment is given up."""


class Kind(Struct, frozen=True):
    """The frames of one kind of motion, in milliseconds: what the game computed, and by the clock on the wall."""

    kind: str
    frames: int
    median: float
    p99: float
    most: float
    wall_p99: float


class Tally:
    """Frames by what moves in them."""

    def __init__(self) -> None:
        self.now = "dealing"
        self._times: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def told(self, events: Iterable["Event"]) -> None:
        """From now on the motion of these events."""
        names = {type(event).__name__ for event in events}
        self.now = next((kind for name, kind in KINDS if name in names), self.now)

    def add(self, kind: str, own: float, wall: float) -> None:
        """One more frame; seconds."""
        self._times[kind].append((own, wall))

    def kinds(self) -> list[Kind]:
        """Everything that was counted."""
        found = []
        for kind, times in sorted(self._times.items()):
            own, wall = (sorted(1000 * pair[n] for pair in times) for n in (0, 1))
            last = ceil(0.99 * len(own)) - 1
            middle = own[len(own) // 2]
            found.append(Kind(kind, len(own), *(round(ms, 2) for ms in (middle, own[last], own[-1], wall[last]))))
        return found


def person(app: Any) -> Iterator[list["Posted"]]:
    """What somebody at the table does, pass by pass; a pass may bring nothing."""
    import pygame
    from pygame.event import Event as Posted

    chance = random.Random(5)

    def key(code: int) -> list[Posted]:
        return [Posted(pygame.KEYDOWN, key=code, mod=0, unicode="")]

    def drag(start: tuple[int, int], end: tuple[int, int]) -> Iterator[list[Posted]]:
        yield [
            Posted(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)),
            Posted(pygame.MOUSEBUTTONDOWN, pos=start, button=1),
        ]
        for step in range(1, STEPS_OF_A_DRAG + 1):
            x, y = (round(a + (b - a) * step / STEPS_OF_A_DRAG) for a, b in zip(start, end, strict=True))
            yield [Posted(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(1, 0, 0))]
        yield [Posted(pygame.MOUSEBUTTONUP, pos=end, button=1)]

    def rest() -> Iterator[list[Posted]]:
        yield from ([] for _ in range(10))
        while app.scene.busy:
            yield []

    def middle(targets: dict[str, Any], name: str) -> tuple[int, int]:
        x, y, w, h = targets[name].rect
        return x + w // 2, y + h // 2

    while True:
        yield from rest()
        report = app.scene.report()
        targets = {target.id: target for target in report.targets if target.enabled}
        hand = [name for name in targets if name.startswith("hand/")]
        match report.scene, report.phase:
            case "table", "draw" if report.turn == 0:
                yield key(pygame.K_d)
            case "table", "play" if report.turn == 0 and hand:
                yield key(pygame.K_s)
                yield from rest()
                for end in ("stock", "discard"):  # the first is refused
                    if end in targets or end == "stock":
                        there = middle(targets, end) if end in targets else (app.window.size[0] // 2, 5)
                        yield from drag(middle(targets, chance.choice(hand)), there)
                        yield from rest()
                yield from drag(middle(targets, hand[0]), middle(targets, hand[-1]))
                yield from rest()
                yield key(pygame.K_RETURN)  # if it was asked for
            case "choose", _:
                yield key(pygame.K_l)
            case "table", _:
                yield []
            case _:
                yield key(pygame.K_RETURN)


def watch(tally: Tally, script: Callable[[Any], Iterator[list["Posted"]]]) -> None:
    """Makes the programs that are started next count their frames, do what the script says, and end with it."""
    from game.ui.flow import launch
    from game.ui.flow.mishap import EnduringApp
    from game.ui.scenes import table
    from game.ui.scenes.table import TableScene
    from game.ui.table import choreography

    class Watched(EnduringApp):
        """Counts."""

        on_mishap = None

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._script = script(self)
            self._last: object = None

        def step(self, dt: float, events: Sequence["Posted"]) -> None:
            """One pass."""
            scripted = next(self._script, None)
            if scripted is None:
                self.quit()
                return
            begun, own, shown = time.monotonic(), time.thread_time(), self.window.presents
            super().step(dt, [*events, *scripted])
            scene = getattr(self.scene, "inner", self.scene)  # what may lie in front moves nothing
            if self.window.presents > shown:
                kind = SCENES.get(scene.name, ("other screens", "other screens"))[scene.busy]
                if isinstance(scene, TableScene):
                    moving = tally.now if scene.frames.is_moving else "at rest"
                    kind = "lifting and dragging" if scene.hands.is_dragging else moving
                if scene is not self._last:
                    kind, self._last = "the first picture of a screen", scene
                tally.add(kind, time.thread_time() - own, time.monotonic() - begun)

    choreograph: Callable[..., Any] = choreography.choreograph
    glide: Callable[..., Any] = choreography.glide

    def told(before: Any, after: Any, events: Iterable["Event"], *more: Any) -> Any:
        tally.told(events)
        return choreograph(before, after, events, *more)

    def gliding(before: Any, after: Any, gait: str = "sort") -> Any:
        tally.now = GAITS[gait]
        return glide(before, after, gait)

    stand_ins = ((launch, "EnduringApp", Watched), (table, "choreograph", told), (table, "glide", gliding))
    for module, name, stand_in in stand_ins:
        setattr(module, name, stand_in)


def for_seconds(seconds: float, script: Callable[[Any], Iterator[list["Posted"]]]) -> Callable[[Any], Any]:
    """The script, broken off after so many seconds."""

    def shortened(app: Any) -> Iterator[list["Posted"]]:
        until = time.monotonic() + seconds
        for events in script(app):
            if time.monotonic() > until:
                return
            yield events

    return shortened


def played(header: "GameLine") -> tuple[list["Move"], list[int]]:
    """A round as the players of the usual level play it: its moves, and those that bring what is seldom seen."""
    from game.ai.player import Think
    from game.ai.roster import DEFAULT_LEVEL, player_of
    from game.play.match import Match

    match, player = Match(header), player_of(DEFAULT_LEVEL)
    moves: list[Move] = []
    wanted: list[int] = []
    found: dict[str, int] = defaultdict(int)
    if match.awaits_deal:
        match.begin_round()
    while not match.awaits_deal and not match.is_over:
        seat, heard = match.board.mover, match.event_count
        move = player.decide(match.view(seat), Think(cut_miss=match.cut_miss(seat)))
        match.play(seat, move)
        for name in (type(event).__name__ for event in match.events_since(heard, seat)):
            if found[name] < SELDOM.get(name, 0):
                found[name] += 1
                if not wanted or wanted[-1] < len(moves):
                    wanted.append(len(moves))
        moves.append(move)
    return moves, wanted


class Film:
    """In the place of those who do not sit at the screen: what they did when the match was played."""

    def __init__(self, match: "Match", moves: Sequence["Move"]) -> None:
        self._match = match
        self.left = list(moves)

    @property
    def is_their_turn(self) -> bool:
        """Whether the next move is a computer player's."""
        match = self._match
        return bool(self.left) and not match.awaits_deal and match.header.seats[match.board.mover].kind != "human"

    def poll(self) -> "Move | None":
        """The next move."""
        return self.left.pop(0) if self.left else None

    def cancel(self) -> None:
        """Nothing is being asked."""

    def close(self) -> None:
        """Nothing was opened."""


def moments(header: "GameLine", moves: Sequence["Move"], wanted: Sequence[int]) -> Callable[[Any], Any]:
    """Takes the match up shortly before each of the wanted moves, and shows it until they were seen."""
    from game.play.match import Match
    from game.ui.flow.open_game import OpenGame

    def script(app: Any) -> Iterator[list["Posted"]]:
        for index in wanted:
            match = Match(header)
            if match.awaits_deal:
                match.begin_round()
            first = max(0, index - BEFORE)
            for move in moves[:first]:
                match.play(match.board.mover, move)
            film = Film(match, moves[first : index + 1])
            game = OpenGame(match, film)
            app.before_pass.__self__.take_up(game)
            began, ended = time.monotonic(), 0.0
            while time.monotonic() - began < LONGEST:
                yield []
                scene = getattr(app.scene, "inner", app.scene)
                if film.left and game.awaits_person and (scene.name != "table" or scene.is_resting):
                    game.play(film.left.pop(0))
                elif not film.left:
                    ended = ended or time.monotonic()
                    if time.monotonic() - ended > AFTER and not app.scene.busy:
                        break

    return script


def measure(seconds: float) -> list[Kind]:
    """So many seconds at a table of each rule set, then what is seldom seen there."""
    from game.cli.window import new_header
    from game.play.seats import SeatPlan, table_plan
    from game.rules.presets import preset
    from game.ui.flow.launch import WindowPlan, run_match

    tally = Tally()
    for rules_id in RULES:
        rules = preset(rules_id)
        plan = table_plan(rules, None, None, [SeatPlan("human", "human")])
        header = new_header(rules, plan, f"motions {rules_id}")
        for script in (for_seconds(seconds, person), moments(header, *played(header))):
            watch(tally, script)
            with tempfile.TemporaryDirectory() as home:
                window = WindowPlan(data=Path(home), size=SIZE, speed="normal", fresh_seed=lambda: 7)
                trouble = run_match(window, header, None, {})
            if trouble is not None:
                print(trouble, file=sys.stderr)
    return tally.kinds()


def main() -> None:
    """Measures in the window of this screen, and prints JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.motions", description=__doc__)
    parser.add_argument("--seconds", type=float, default=40, help="at each of four tables (default: 40)")
    print(json.dumps(to_builtins(measure(parser.parse_args().seconds))))


if __name__ == "__main__":
    main()
