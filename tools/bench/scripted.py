"""What somebody does at the screen while its frames are measured: scripts that hand over events, pass by pass."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

if TYPE_CHECKING:
    from pygame.event import Event as Posted

    from game.ai.player import Decided
    from game.engine.moves import Move
    from game.play.match import Match
    from saves.lines import GameLine

    Events = list[Posted]
    Script = Callable[[Any], Iterator[Events]]
    """Gets the program and yields what is done in each pass; what it yields may be nothing."""

STEPS_OF_A_DRAG: Final = 25
SORTS, REFUSED, TAKEN, CUT_KEYS, DOUBTS = 4, 3, 5, 50, 12
"""How often in each turn somebody sorts, drags a card where it may not go and where it may, how often a packet is made
larger or smaller by a key, and how often the pointer goes from one stack to the other before one is chosen."""
SELDOM: Final = {"PileTaken": 2, "FootTaken": 2, "BookCompleted": 2, "WentOut": 2, "RoundEnded": 1}
"""Events that are looked up in matches played beforehand, and how many of each are shown at each table."""
BEFORE: Final = 1
"""Moves that are seen before what was looked up."""
AFTER: Final = 1.5
"""Seconds that are seen after it."""
LONGEST: Final = 15.0
"""Seconds after which a moment is given up."""


def _key(code: int) -> "Events":
    import pygame

    # let go as well: a key that stays down is no press on the screen that comes next
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
    """Plays on for ever, and handles cards more than there is need for."""
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
        yield _key(pygame.K_RETURN)  # if it was asked for

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
    """Begins so many games, and goes through what comes before the first turn until the cards are dealt, or just
    through the one screen that they begin with.
    """
    from game.play.match import Match
    from game.ui.session.open_game import OpenGame

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
    """The script, broken off after so many seconds of the program."""

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
    """A round as the players of the usual level play it: its moves, and those that bring what is seldom seen."""
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
    """In the place of those who do not sit at the screen: what they did when the match was played, or what occurs to
    them when they are told to `think`.
    """

    def __init__(self, match: "Match", moves: Sequence["Move"] = ()) -> None:
        self._match = match
        self.left = list(moves)

    @property
    def is_their_turn(self) -> bool:
        """Whether the next move is a computer player's, and is known."""
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

    def poll(self) -> "Decided | None":
        """The next move."""
        from game.ai.player import Decided

        return Decided(self.left.pop(0)) if self.left else None

    def cancel(self) -> None:
        """Nothing is being asked."""

    def close(self) -> None:
        """Nothing was opened."""


def moments(header: "GameLine", moves: Sequence["Move"], wanted: Sequence[int]) -> "Script":
    """Takes the match up shortly before each of the wanted moves, and shows it until they were seen."""
    from game.play.match import Match
    from game.ui.session.open_game import OpenGame

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
