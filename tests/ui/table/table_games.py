"""Games in memory for the tests of the table, masked for one pair of eyes, and scenes that show them."""

from collections.abc import Callable

import pygame
from msgspec.structs import replace
from pygame import Surface
from pygame.event import Event as Posted

from game.engine.apply import apply
from game.engine.events import Event, MeldsTakenBack, events_for
from game.engine.legal import why_not
from game.engine.moves import Move
from game.engine.partners.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.table.state import Table
from game.engine.table.view import SPECTATOR, PlayerView, view_of
from game.engine.undo import TurnHistory
from game.toolkit.drawing.text import Drawn
from game.toolkit.screen_preferences import TextSize
from game.toolkit.widgets import Button
from game.turn.laps import Laps, Moment
from game.ui.shared.preferences import Asking, Preferences
from game.ui.shared.seated_players import People, make_people
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.drive import click, find, kit_at, middle, shared_kit

NAMES = ("Anna", "Walt", "Rosa", "June", "Olga", "Ben", "Ida", "Max")


class GameAt:
    """A game that begins at a table. `eyes` may be changed; `settled` is False while a disk would be busy."""

    def __init__(self, table: Table, eyes: int = 0) -> None:
        """With `SPECTATOR` for eyes it is seen from seat 0."""
        self.turn = TurnHistory(table)
        self.eyes = eyes
        self.base = 0 if eyes == SPECTATOR else eyes
        self.me: int | None = self.base
        self.is_settled = True
        self.events: list[Event] = []
        self.answers: tuple[Opinion, ...] = ()
        self.laps = Laps((self.base,), self._seen_by, self._told, 0)

    def _seen_by(self, seat: int) -> PlayerView:
        return view_of(self.turn.table, seat)

    def _told(self, start: int, end: int, seat: int) -> tuple[Event, ...]:
        return events_for(self.events[start:end], seat)

    @property
    def view(self) -> PlayerView:
        """What `eyes` may see."""
        return view_of(self.turn.table, self.eyes)

    @property
    def undoable(self) -> int:
        """Melds that could be taken back."""
        return len(self.turn.earlier) if self.view.is_mine else 0

    @property
    def lap(self) -> tuple[Moment, ...]:
        """What the others did since the last turn of `eyes`."""
        return self.laps.since_turn_of(self.eyes)

    @property
    def partner_turn(self) -> tuple[Moment, ...]:
        """The last turn of somebody in the team of `eyes`."""
        board = self.view.board
        return self.laps.last_turn_of(list(board.teammates(self.eyes)))

    @property
    def event_count(self) -> int:
        """How much happened."""
        return len(self.events)

    def events_since(self, index: int) -> tuple[Event, ...]:
        """What happened, masked."""
        return events_for(self.events[index:], self.eyes)

    def play(self, move: Move) -> Refusal | None:
        """The move of `eyes`."""
        refusal = why_not(self.view, move)
        if refusal is None:
            self.go(move)
        return refusal

    def undo(self, moves: int) -> Refusal | None:
        """Take melds back."""
        refusal = self.turn.why_not_back(self.eyes, moves)
        if refusal is None:
            self.turn = self.turn.back(moves)
            self.events.append(MeldsTakenBack(self.eyes, moves))
        return refusal

    def go(self, move: Move) -> None:
        """Whoever must act makes a move."""
        step = apply(self.turn.table, move)
        self.turn = self.turn.after(step)
        self.events += step.events
        self.laps.keep(len(self.events))


class Sitting:
    """A scene at a game in a window of some size, driven with posted events. Motions are off unless asked for."""

    def __init__(
        self,
        table: Table,
        size: tuple[int, int] = (1280, 720),
        *,
        eyes: int = 0,
        speed: str = "off",
        names: tuple[str, ...] = NAMES,
        ask_discard: Asking = "never",
        reduced_motion: bool = False,
        hooks: TableHooks | None = None,
        watch: Callable[[Drawn], None] | None = None,
        text_size: TextSize = "normal",
        people: People | None = None,
        pinned: bool = False,
        is_drawn: bool = True,
    ) -> None:
        """`pinned`: the panels at the sides stay, however small the window is. `is_drawn`: whether any picture is."""
        self.is_drawn = is_drawn
        self.game = GameAt(table, eyes)
        players = table.board.players
        preferences = Preferences(speed=speed, ask_discard=ask_discard, reduced_motion=reduced_motion)  # type: ignore[arg-type]  # a word of Speed
        if pinned:
            preferences = replace(preferences, left_panel="pinned", right_panel="pinned")
        people = people or make_people(names[:players], tuple(seat == 0 for seat in range(players)))
        self.scene = TableScene(self.game, people, hooks or TableHooks(), preferences)
        self.scene.frames.clock = lambda: 0.0  # pictures are made in no time, so that every frame is where it should
        self.size = size
        self.surface = Surface(size)
        looks = Preferences(text_size=text_size)
        kit = shared_kit(size, looks) if watch is None else kit_at(size, looks)
        kit.text.watch = watch
        self.scene.resize(kit)
        self.pass_time()

    def pass_time(self, seconds: float = 0.0) -> None:
        """Let time pass and draw as the loop would."""
        if self.scene.update(seconds) and self.is_drawn:
            self.scene.draw(self.surface, False)

    def settle(self) -> None:
        """Let everything arrive."""
        for _ in range(400):
            self.pass_time(0.05)
            if self.scene.is_resting:
                return

    def arrive(self) -> None:
        """The same, for matches of which no picture is looked at."""
        for _ in range(400):
            self.scene.update(0.05)
            if self.scene.is_resting:
                return

    def post(self, *events: Posted) -> None:
        """Hand events to the scene and draw."""
        for event in events:
            self.scene.handle(event)
        self.pass_time()

    def at(self, id: str) -> tuple[int, int]:
        """The middle of a target."""
        return middle(find(self.scene, id))

    def click(self, id: str, button: int = 1) -> None:
        """Click a target, then wait until no second click could make it a double one."""
        self.post(*click(self.at(id), button))
        self.pass_time(1.0)

    def double(self, id: str) -> None:
        """Two clicks in a moment."""
        pos = self.at(id)
        self.post(*click(pos))
        self.post(*click(pos))
        self.pass_time(1.0)

    def drag(self, source: str, target: str | tuple[int, int]) -> None:
        """Press on one thing, move in steps, let go over another."""
        start = self.at(source)
        self.drag_between(start, self.at(target) if isinstance(target, str) else target)

    def drag_between(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at a point, move in steps, let go at another."""
        self.lift(start, end)
        self.post(Posted(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.pass_time(1.0)

    def lift(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at a point and move to another without letting go."""
        self.post(Posted(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for step in range(1, 9):
            pos = (start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8)
            self.post(Posted(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.post(Posted(pygame.KEYDOWN, key=code, mod=mod, unicode=""))

    def card(self, text: str) -> str:
        """The target of a card in the hand by its face, the leftmost of equal ones."""
        labels = {
            target.label: target.id for target in reversed(self.scene.report().targets) if target.id.startswith("hand/")
        }
        return labels[text]

    def enabled(self) -> set[str]:
        """The targets with which acting does something."""
        return {target.id for target in self.scene.report().targets if target.enabled}

    @property
    def message(self) -> str:
        """What the screen says."""
        return self.scene.report().message

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards as they lie in front."""
        return self.scene.state.layout.hand


OPENED = ("KS KH KD", "8C 8S 8D 8H")


def opened(hand: str = "KC 8H 5C 5D 5S QH 2C") -> Sitting:
    """Seat 0 has drawn, its team has kings and eights."""
    return Sitting(table(hand=hand, phase="play", melds=OPENED, rules=WEB, pile="4S 9D"))


def unopened(hand: str = "KC KD KH QH QD QS 5C 5D 4S 3C") -> Sitting:
    """Seat 0 has drawn, nobody has a meld; the minimum is 50."""
    return Sitting(table(hand=hand, phase="play", rules=WEB, pile="4S 9D"))


def golden_buttons(scene: TableScene) -> list[Button]:
    """Those that can be pressed."""
    buttons = (one for one in scene.tools.form.widgets if isinstance(one, Button) and one.enabled)
    return [one for one in buttons if one.kind == "primary"]


def point(sitting: Sitting, at: tuple[int, int], held: int = 0) -> None:
    """The pointer goes there, with the left button held or not."""
    sitting.post(Posted(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(held, 0, 0)))


def walk_to(sitting: Sitting, id: str) -> None:
    """Tab until the ring is there."""
    form = sitting.scene.tools.form
    for _ in range(80):
        sitting.key(pygame.K_TAB)
        if form.focused is not None and form.focused.id == id:
            return
    raise AssertionError(f"no Tab leads to {id}")


def note(sitting: Sitting) -> str:
    """What is said at the pointer."""
    said = sitting.scene.frames.note.note
    return said.words if said is not None else ""
