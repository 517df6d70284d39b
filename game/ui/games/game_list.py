"""The list of games: each row opens its game, and has signs at its end for what else can be done with it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Self

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Placed
from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import DIM
from game.ui.models import ListedGame
from game.ui.widgets import ScrollList
from game.ui.widgets.game_row import game_heard, game_row, row_ground, row_height
from game.words import my_games as words

Act = Callable[[ListedGame], None]


class RowAct(msgspec.Struct, frozen=True):
    """A little button at the end of every row, with a key that does the same for the current one."""

    id: str
    icon: str
    key: int
    label: Callable[[str], str]
    act: Act


class GameList(ScrollList):
    """Games; each has `acts` at its end, from the left, and `keys` that do something with the current one.

    The row that the keys are on stays on its game. A list of another `topic` begins at the top; one with another
    `start`, the id of a game, goes there.
    """

    def __init__(
        self,
        games: Sequence[ListedGame],
        acts: Sequence[RowAct],
        keys: Mapping[int, Act],
        on_open: Act,
        topic: Hashable,
        start: str,
    ) -> None:
        labels = [game.name for game in games]
        super().__init__("list", words.MY_GAMES, labels, self._draw_game, lambda row: on_open(games[row]))
        self.games, self.acts, self._keys = games, acts, keys
        self._topic, self._start = topic, start

    def adopt(self, old: Self) -> None:
        if old._topic != self._topic:
            return
        super().adopt(old)
        is_sent = self._start not in ("", old._start)
        wanted = self._start if is_sent else old.games[old.current].id if old.games else ""
        self.current = next((n for n, game in enumerate(self.games) if game.id == wanted), old.current)
        self.current = max(0, min(self.current, len(self.games) - 1))
        self._comes_into_sight = is_sent

    def heard(self, number: int) -> str:
        """Where the game stands, and why it cannot be opened."""
        return game_heard(self.games[number])

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Rows that name the teams."""
        self.place(rect, max(kit.theme.tap(84), 54, row_height(kit) + kit.theme.u(10)), kit.theme.u(10))

    def place_of(self, row: Rect, number: int) -> Rect:
        """Where an act of a row lies, 44 real pixels or more."""
        side = max(44, row.h * 7 // 10)
        left = row.right - (len(self.acts) - number) * (side + 4)
        return Rect(left, row.centery - side // 2, side, side)

    def mouse(self, event: Event) -> bool:
        """A press on an act does it, anywhere else on a row opens."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            for n in range(len(self.labels)):
                for number, act in enumerate(self.acts):
                    if self.place_of(self.row(n), number).collidepoint(event.pos):
                        self.move_to(n)
                        act.act(self.games[n])
                        return True
        return super().mouse(event)

    def key(self, event: Event) -> bool:
        """Besides the keys of every list, those of the acts."""
        if event.type == pygame.KEYDOWN and self.games:
            acts = {act.key: act.act for act in self.acts} | dict(self._keys)
            if event.key in acts and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                acts[event.key](self.games[self.current])
                return True
        return super().key(event)

    def targets(self) -> list[Target]:
        """Rows and their acts in sight."""
        found: list[Target] = []
        for at in self.rows_in_sight():
            rect = self.row(at)
            places = [self.place_of(rect, number) for number in range(len(self.acts))]
            for act, place in zip(self.acts, places, strict=True):
                found.append(target(f"button/{act.id}/{at}", act.label(self.labels[at]), place))
            if places:
                rect.w = places[0].left - rect.left
            found.append(self.row_target(at, rect))
        return found

    def _draw_game(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        places = [self.place_of(rect, number) for number in range(len(self.acts))]
        row_ground()(kit, surface, rect)
        left = Rect(rect.left, rect.top, (places[0].left if places else rect.right) - rect.left, rect.h)
        Placed(game_row(self.games[index], current), kit, left).draw(kit, surface)
        for act, place in zip(self.acts, places, strict=True):
            kit.paint.icon(surface, act.icon, place.center, kit.theme.u(30), DIM)
