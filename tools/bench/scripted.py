"""Scripts of a person at the screen while frames are measured: they yield events, pass by pass."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

if TYPE_CHECKING:
    from pygame.event import Event as Posted

    from game.engine.moves import Move
    from game.play.match import Match
    from saves.records.lines import GameLine

    Events = list[Posted]
    Script = Callable[[Any], Iterator[Events]]
    """Gets the program and yields the events of each pass, possibly none."""

STEPS_OF_A_DRAG: Final = 25
SORTS, REFUSED, TAKEN, CUT_KEYS, DOUBTS = 4, 3, 5, 50, 12
"""How often per turn the person sorts, drags a card where it may not go and where it may; how often a packet is resized
by a key; and how often the pointer moves between the stacks before one is chosen.
"""
SELDOM: Final = {"PileTaken": 2, "FootTaken": 2, "BookCompleted": 2, "WentOut": 2, "RoundEnded": 1}
"""Events that are looked up in prerecorded matches, and how many of each are shown at each table."""
BEFORE: Final = 1
"""Moves shown before such an event."""
AFTER: Final = 1.5
"""Seconds shown after it."""
LONGEST: Final = 15.0
"""Seconds after which a moment is abandoned."""


def _key(code: int) -> "Events":
    import pygame

    # released too: a held key would be no press on the next screen
    return [
        pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""),
        pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=""),
    ]


def _drag(start: tuple[int, int], end: tuple[int, int]) -> Iterator["Events"]:
    import pygame
    from pygame.event import Event as Posted

    yield [
        Posted(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)),
        Posted(pygame.MOUSEBUTTONDOWN, pos=start, button=1),
    ]
    for step in range(1, STEPS_OF_A_DRAG + 1):
        pos = tuple(round(a + (b - a) * step / STEPS_OF_A_DRAG) for a, b in zip(start, end, strict=True))
        yield [Posted(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0))]
    yield [Posted(pygame.MOUSEBUTTONUP, pos=end, button=1)]


def _middle(target: Any) -> tuple[int, int]:
    x, y, w, h = target.rect
    return x + w // 2, y + h // 2


def person(app: Any) -> Iterator["Events"]:
    """Plays on forever, handling cards more than necessary."""
    import pygame

    chance = random.Random(5)

    def rest() -> Iterator["Events"]:
        yield from ([] for _ in range(10))
        while app.scene.busy:
            yield []

    def turn(targets: dict[str, Any], hand: list[str]) -> Iterator["Events"]:
        for _ in range(SORTS):
            yield _key(pygame.K_s)
            yield from rest()
        for _ in range(REFUSED):
            yield from _drag(_middle(targets[chance.choice(hand)]), (app.window.size[0] // 2, 5))
            yield from rest()
        for n in range(TAKEN):
            yield from _drag(_middle(targets[hand[0]]), _middle(targets[hand[-1 - n % len(hand)]]))
            yield from rest()
        yield from _drag(_middle(targets[hand[0]]), _middle(targets.get("discard") or targets["pile"]))
        yield from rest()
        yield _key(pygame.K_RETURN)  # if confirmation is required

    def cut(targets: dict[str, Any]) -> Iterator["Events"]:
        for n in range(CUT_KEYS):
            yield _key(pygame.K_UP if n % 2 else pygame.K_DOWN)
        if "packet" in targets:
            x, y = _middle(targets["packet"])
            for way in (80, -80):
                yield from _drag((x, y), (x, y + way))
        yield _key(pygame.K_RETURN)

    def choose(targets: dict[str, Any]) -> Iterator["Events"]:
        for n in range(DOUBTS):
            target = targets.get("button/right" if n % 2 else "button/left")
            if target is not None:
                yield [pygame.event.Event(pygame.MOUSEMOTION, pos=_middle(target), rel=(1, 1), buttons=(0, 0, 0))]
        yield _key(pygame.K_l)

    while True:
        yield from rest()
        report = app.scene.report()
        targets = {target.id: target for target in report.targets if target.enabled}
        hand = [name for name in targets if name.startswith("hand/")]
        match report.scene, report.phase:
            case "table", "draw" if report.turn == 0:
                yield _key(pygame.K_d)
            case "table", "play" if report.turn == 0 and hand:
                yield from turn({target.id: target for target in report.targets}, hand)
            case "choose", _:
                yield from choose(targets)
            case "cut", _:
                yield from cut(targets)
            case "table", _:
                yield []
            case _:
                yield _key(pygame.K_RETURN)


def openings(header: "GameLine", times: int, only: str = "") -> "Script":
    """Begin this many games, and go through what precedes the first turn until the cards are dealt, or only through the
    first screen.
    """
    from game.play.match import Match
    from game.ui.match.session.open_game import OpenGame

    def script(app: Any) -> Iterator["Events"]:
        for number in range(times):
            match = Match(replace(header, seed=f"{header.seed} {number}"))
            app.before_pass.__self__.take_up(OpenGame(match, app.others(match)))
            for events in person(app):
                scene = getattr(app.scene, "inner", app.scene)
                if (scene.name == "table" and scene.is_resting) or (only and scene.name != only):
                    break
                yield events

    return script


def for_seconds(seconds: float, script: "Script") -> "Script":
    """The script, cut off after this many seconds of the program's clock."""

    def shortened(app: Any) -> Iterator["Events"]:
        until = app.now + seconds
        for events in script(app):
            if app.now > until:
                return
            yield events

    return shortened


def in_turn(*scripts: "Script") -> "Script":
    """One after the other."""

    def all_of_them(app: Any) -> Iterator["Events"]:
        for script in scripts:
            yield from script(app)

    return all_of_them


def played(header: "GameLine") -> tuple[list["Move"], list[int]]:
    """A round as played by the default level: its moves, and the indices of those with rare events."""
    from game.ai.level_names import DEFAULT_LEVEL
    from game.ai.player import Think
    from game.ai.roster import player_of
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


class ScriptedPlayers:
    """Replaces the players who aren't at the screen: repeats what they did in the recorded match, or decides by itself
    when told to `think`.
    """

    def __init__(self, match: "Match", moves: Sequence["Move"] = ()) -> None:
        self._match = match
        self.left = list(moves)

    @property
    def is_their_turn(self) -> bool:
        """Whether the next move is a computer player's, and known."""
        return bool(self.left) and self._is_theirs

    @property
    def _is_theirs(self) -> bool:
        match = self._match
        return not match.awaits_deal and not match.is_over and match.header.seats[match.board.mover].kind != "human"

    def think(self) -> None:
        """Decide at once, if there is anything to decide."""
        from game.ai.level_names import DEFAULT_LEVEL
        from game.ai.player import Think
        from game.ai.roster import player_of

        if self._is_theirs and not self.left:
            match = self._match
            seat = match.board.mover
            told = Think(cut_miss=match.cut_miss(seat))
            self.left.append(player_of(DEFAULT_LEVEL).decide(match.view(seat), told))

    def poll(self) -> "Move | None":
        """The next move."""

        return self.left.pop(0) if self.left else None

    def cancel(self) -> None:
        """Nothing is pending."""

    def close(self) -> None:
        """Nothing was opened."""


def moments(header: "GameLine", moves: Sequence["Move"], wanted: Sequence[int]) -> "Script":
    """Resume the match shortly before each of the wanted moves, and show it until they have been seen."""
    from game.play.match import Match
    from game.ui.match.session.open_game import OpenGame

    def script(app: Any) -> Iterator["Events"]:
        for index in wanted:
            match = Match(header)
            if match.awaits_deal:
                match.begin_round()
            first = max(0, index - BEFORE)
            for move in moves[:first]:
                match.play(match.board.mover, move)
            film = ScriptedPlayers(match, moves[first : index + 1])
            game = OpenGame(match, film)
            app.before_pass.__self__.take_up(game)
            began, ended = app.now, 0.0
            while app.now - began < LONGEST:
                yield []
                scene = getattr(app.scene, "inner", app.scene)
                if film.left and game.awaits_person and (scene.name != "table" or scene.is_resting):
                    game.play(film.left.pop(0))
                elif not film.left:
                    ended = ended or app.now
                    if app.now - ended > AFTER and not app.scene.busy:
                        break

    return script
