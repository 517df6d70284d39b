"""All games: those in progress with a star where a person's turn is, those that are finished, and removed ones."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, Protocol

import msgspec
import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Placed,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
    icon,
)
from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL
from game.ui.screens.form_screen import FormScene
from game.ui.screens.game_row import game_row, row_ground, row_height
from game.ui.screens.models import ListedGame
from game.ui.screens.ornaments import draw_fan, draw_glow
from game.ui.screens.requests import Ask, CopyRecord, Go, OpenRecord, SaveGoodPart
from game.ui.widgets import BarButton, Button, Dialog, ScrollList, Segmented
from game.ui.widgets.bar import Bar
from game.ui.widgets.scroll_list import DrawRow
from game.words import files
from game.words import screens as words


class SavedGames(Protocol):
    """What the list asks of the games on disk. What changes one answers why it could not, in a sentence."""

    @property
    def is_reading(self) -> bool:
        """Whether there may be more games than are known."""

    def look(self) -> Sequence[ListedGame]:
        """All games as they are now, but for the removed ones."""

    def look_for_removed(self) -> Sequence[ListedGame]:
        """Games that were taken off the list."""

    def remove(self, path: str) -> str | None:
        """Take a game off the list."""

    def put_back(self, path: str) -> str | None:
        """Have it in the list again."""


class RowAct(msgspec.Struct, frozen=True):
    """A little button at the end of every row, with a key that does the same for the current one."""

    id: str
    icon: str
    key: int
    label: Callable[[str], str]
    act: Callable[[int], None]


class GameList(ScrollList):
    """Games; each has `acts` at its end, from the left."""

    def __init__(self, draw_row: DrawRow, on_open: Callable[[int], None]) -> None:
        super().__init__("list", words.GAMES, [], draw_row, on_open)
        self.acts: tuple[RowAct, ...] = ()

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
                        act.act(n)
                        return True
        return super().mouse(event)

    def key(self, event: Event) -> bool:
        """Besides the keys of every list, those of the acts."""
        if event.type == pygame.KEYDOWN and self.labels:
            for act in self.acts:
                if act.key == event.key:
                    act.act(self.current)
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
            rect.w = places[0].left - rect.left
            found.append(self.row_target(at, rect))
        return found


REMOVED = 2
"""The part of those that were taken off the list."""


class GamesScene(FormScene):
    """A long list in three parts. A row that cannot be opened says why when it is tried."""

    name = "games"

    def __init__(self, saved: SavedGames, ask: Ask) -> None:
        super().__init__()
        self._saved, self._ask = saved, ask
        self._next: tuple[Sequence[ListedGame], bool, Sequence[ListedGame]] | None = None
        self._gone: set[str] = set()
        self._taken_off: list[ListedGame] | None = None  # the removed ones, once somebody has looked for them
        self._part_games(saved.look())
        self._is_reading = saved.is_reading
        self._part = 0
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", words.BACK, back, icon="back")
        self._tabs = Segmented(
            "field/part",
            words.GAMES,
            (words.ACTIVE, words.FINISHED, files.REMOVED),
            self._part,
            self._choose,
            size=24,
        )
        self._ways = [
            BarButton("button/bring_in", files.BRING_IN, partial(ask, Go.BRING_IN), icon="down"),
            BarButton("button/back_up", files.BACK_UP, partial(ask, Go.BACK_UP), icon="copy"),
        ]
        copy = RowAct("save_copy", "copy", pygame.K_s, files.copy_of, self._save_copy)
        bin = RowAct("remove", "bin", pygame.K_DELETE, files.remove, self._ask_to_remove)
        bring_back = RowAct("bring_back", "undo", pygame.K_p, files.put_back, self._bring_back)
        self._acts = ((copy, bin), (copy, bin), (bring_back,))
        self._new = Button("button/new_game", words.NEW_GAME, partial(ask, Go.NEW_GAME), icon="plus")
        self._put = Button("button/put_back", "", self._put_back, icon="undo", size=22)
        self._removed: tuple[int, int, ListedGame] | None = None
        self._list = GameList(self._draw_row, self._open)
        self.form.on_cancel = back
        self._fill()
        self.first_focus = "list" if self._shown else "field/part"

    @property
    def _shown(self) -> list[ListedGame]:
        if self._part < REMOVED:
            return self._parts[self._part]
        if self._taken_off is None:
            self._take_off(self._saved.look_for_removed())
        return self._taken_off or []

    def _take_off(self, removed: Sequence[ListedGame]) -> None:
        self._taken_off = [replace(game, your_turn=False) for game in removed]

    def reload(self) -> None:
        """Shows the games as they are now: some were brought in, or put back."""
        self._gone.clear()
        self._part_games(self._saved.look())
        self._taken_off = self._removed = None
        self._fill_at(0)

    def show_part(self, part: int) -> None:
        """That part from now on."""
        self._part = self._tabs.chosen = part
        self._fill()

    def _part_games(self, games: Sequence[ListedGame]) -> None:
        there = [game for game in games if game.id not in self._gone]
        self._parts = ([g for g in there if not g.finished], [g for g in there if g.finished])

    def show(self, games: Sequence[ListedGame], is_reading: bool, removed: Sequence[ListedGame] = ()) -> None:
        """More has become known: it is shown with the next pass in which nobody presses or is asked anything."""
        self._next = (games, is_reading, removed)

    def update(self, dt: float) -> bool:
        """What has become known, around the row that the keys are on."""
        if self._next is not None and not self.form.is_pressed and self.form.dialog is None:
            games, self._is_reading, removed = self._next
            self._next = None
            there, scroll = self._shown, self._list.scroll
            current = there[self._list.current].id if there else None
            self._part_games(games)
            if self._taken_off is not None:
                self._take_off(removed)
            self._list.labels = [game.name for game in self._shown]
            self._list.current = next((n for n, game in enumerate(self._shown) if game.id == current), 0)
            self.refresh()
            self._list.scroll = scroll
            self.form.changed = True
        return super().update(dt)

    def _choose(self, part: int) -> None:
        self._part = part
        self._fill()
        self.refresh()

    def _fill(self) -> None:
        self._list.labels = [game.name for game in self._shown]
        self._list.current = self._list.scroll = 0
        self._list.acts = self._acts[self._part]
        self._put.visible = self._removed is not None and self._part < REMOVED
        self.form.set_widgets([self._back, *self._ways, self._tabs, self._put, self._new, self._list])

    def _open(self, index: int) -> None:
        game = self._shown[index]
        if self._part == REMOVED:
            self._ask_to_put_back(index)
        elif game.trouble:
            self.form.open(self.trouble_of(game), self.kit)
        else:
            self._ask(OpenRecord(game.id))

    def _save_copy(self, index: int) -> None:
        self._ask(CopyRecord(self._shown[index].id))

    # ---- removing

    def _ask_to_remove(self, index: int) -> None:
        game, close = self._shown[index], self.form.close_dialog

        def remove() -> None:
            close()
            self._remove(index)

        buttons = [
            Button("button/remove", files.REMOVE, remove, icon="bin"),
            Button("button/continue", files.KEEP_IT, close, kind="primary"),
        ]
        self.form.open(Dialog(files.remove_it(game.name), files.WHAT_REMOVING_IS, buttons), self.kit)

    def _remove(self, index: int) -> None:
        game = self._shown[index]
        if self._tell(game, self._saved.remove(game.id)):
            self._gone.add(game.id)
            self._removed = (self._part, index, self._shown.pop(index))
            self._taken_off = None
            self._put.label = files.put_back(game.name)
            self._fill_at(min(index, len(self._shown) - 1))

    def _put_back(self) -> None:
        if self._removed is not None:
            part, index, game = self._removed
            if self._tell(game, self._saved.put_back(game.id)):
                self._removed = self._taken_off = None
                self._gone.discard(game.id)
                self._part = self._tabs.chosen = part
                self._shown.insert(index, game)
                self._fill_at(index)

    def _ask_to_put_back(self, index: int) -> None:
        game, close = self._shown[index], self.form.close_dialog

        def put_back() -> None:
            close()
            self._bring_back(index)

        buttons = [
            Button("button/continue", words.CLOSE, close),
            Button("button/bring_back", files.PUT_IT_BACK, put_back, kind="primary", icon="undo"),
        ]
        self.form.open(Dialog(game.name, files.IS_REMOVED, buttons), self.kit)

    def _bring_back(self, index: int) -> None:
        game = self._shown[index]
        if self._tell(game, self._saved.put_back(game.id)):
            self.reload()

    def _tell(self, game: ListedGame, trouble: str | None) -> bool:
        """Whether something was done; why not, in front."""
        if trouble is not None:
            self.form.open(Dialog(game.name, trouble, [self._close("primary")]), self.kit)
        return trouble is None

    def _close(self, kind: Literal["primary", "plain"]) -> Button:
        return Button("button/continue", words.CLOSE, self.form.close_dialog, kind=kind)

    def _fill_at(self, row: int) -> None:
        self._fill()
        self.refresh()
        self._list.move_to(row)
        self.form.focus_on(self._list if self._shown else self._tabs)

    def trouble_of(self, game: ListedGame) -> Dialog:
        """Why a game cannot be opened; with what is whole of it saved, where something is."""
        in_short = f"{game.in_short}. " if game.in_short else ""
        if not game.has_good_part:
            return Dialog(game.name, in_short + game.trouble, [self._close("primary")])

        def save() -> None:
            self.form.close_dialog()
            self._ask(SaveGoodPart(game.id))

        good = Button("button/good_part", files.SAVE_GOOD_PART, save, kind="primary")
        return Dialog(game.name, f"{in_short}{files.GOOD_PART} {game.trouble}", [good, self._close("plain")])

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """Three tabs over a list as wide as the window; a sentence where it is empty."""
        is_turn = self._part == 0 and any(game.your_turn for game in self._shown)
        turn = Row(icon("star", 26, GOLD), Words(words.IT_IS_YOUR_TURN, 22, lines=1), gap=9)
        above = Row(
            Put(self._tabs, 64, 700),
            Share(OneOf(Sized(turn, wide=200), Space(0)) if is_turn else Box()),
            *([Grow(Put(self._put), most=1)] if self._put.visible else []),
            Put(self._new, 64, 300),
            gap=20,
        )
        rows = Layers(Box() if self._shown else self._empty(), Put(self._list))
        panel = Panel(rows, (20, 20), board(PANEL, 0.84, LINE, 20))
        return Column(
            Bar(words.GAMES, [self._back], self._ways), Grow(Pad(Column(above, Grow(panel), gap=22), 60, 26, 36))
        )

    def _empty(self) -> Box:
        """A fan of cards, and why there is no row."""
        why = (words.NO_ACTIVE_GAMES, words.NO_FINISHED_GAMES, files.NO_REMOVED_GAMES)[self._part]
        why = words.READING_GAMES if self._is_reading else why
        return Column(Grow(), Picture(_fan, high=440), Words(why, 26, CREAM, align="center"), Grow())

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        places = [self._list.place_of(rect, number) for number in range(len(self._list.acts))]
        row_ground()(kit, surface, rect)
        left = Rect(rect.left, rect.top, places[0].left - rect.left, rect.h)
        Placed(game_row(self._shown[index], current), kit, left).draw(kit, surface)
        for act, place in zip(self._list.acts, places, strict=True):
            kit.paint.icon(surface, act.icon, place.center, kit.theme.u(30), DIM)


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Some cards in a quiet light."""
    draw_glow(kit, surface, rect.center, kit.theme.u(434))
    draw_fan(kit, surface, rect.center, 0.62)
