"""My games: those in progress with a star where a person's turn is, those that are finished with one where a person
won, and removed ones; beside them what the finished ones tell.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal, Protocol

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
    Put,
    Row,
    Sized,
    Space,
    Whole,
    Words,
    board,
    icon,
)
from game.ui.core.kit import Kit
from game.ui.core.targets import Target
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL
from game.ui.games.game_list import Act, GameList, RowAct
from game.ui.games.game_search import chips_for, fits
from game.ui.games.label_dialog import LabelDialog
from game.ui.games.life_panels import LifePanels, LifeShown
from game.ui.models import ListedGame
from game.ui.requests import Ask, CopyRecord, Go, LookBackAt, OpenRecord, SaveGoodPart
from game.ui.widgets import BarButton, Button, Dialog, Segmented, TextField, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.ornaments import draw_fan, draw_glow
from game.words import game_files as files
from game.words import my_games as words
from game.words import score_pad as pad_words
from game.words import screens as screen_words
from saves.labels import GameLabel


class SavedGames(Protocol):
    """What the list asks of the games on disk. What changes one answers why it could not, in a sentence."""

    @property
    def is_reading(self) -> bool:
        """Whether there may be more games than are known."""

    @property
    def life(self) -> LifeShown:
        """What the finished matches tell, as far as they are known."""

    def look(self) -> Sequence[ListedGame]:
        """All games as they are now, but for the removed ones."""

    def look_for_removed(self) -> Sequence[ListedGame]:
        """Games that were taken off the list."""

    def remove(self, path: str) -> str | None:
        """Take a game off the list."""

    def put_back(self, path: str) -> str | None:
        """Have it in the list again."""

    def label(self, path: str, label: GameLabel) -> str | None:
        """Call it so, and say whose it is."""


ACTIVE, FINISHED, REMOVED = 0, 1, 2
"""The parts: in progress, over, and taken off the list."""
LIST_WIDE: Final = 640
MOST_CHIPS: Final = 3
DIGITS: Final = range(pygame.K_1, pygame.K_9 + 1)


class GamesScene(FormScene):
    """A long list in three parts. A row that cannot be opened says why when it is tried."""

    name = "games"
    is_spoken = True

    def __init__(self, saved: SavedGames, ask: Ask, person: str = "") -> None:
        """`person` is whose matches are told first, where there are any."""
        super().__init__()
        self._saved, self._ask = saved, ask
        self._next: tuple[Sequence[ListedGame], bool, Sequence[ListedGame], LifeShown | None] | None = None
        self._gone: set[str] = set()
        self._taken_off: list[ListedGame] | None = None  # the removed ones, once somebody has looked for them
        self._parts: tuple[list[ListedGame], list[ListedGame]] = ([], [])
        self._part_games(saved.look())
        self._is_reading = saved.is_reading
        self._part = ACTIVE
        self._life = LifePanels(saved.life, ask, self._life_changed, person)
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screen_words.BACK, back, icon="back")
        self._tabs = Segmented("field/part", words.MY_GAMES, ("", "", ""), self._part, self._choose, size=22)
        self._find = TextField("field/find", words.FIND, "", self._typed, most=40, placeholder=words.FIND_BY)
        self._chips: list[Button] = []
        self._chip_words: tuple[str, ...] = ()
        self._ways = [
            BarButton("button/bring_in", files.BRING_IN, partial(ask, Go.BRING_IN), icon="down"),
            BarButton("button/back_up", files.BACK_UP, partial(ask, Go.BACK_UP), icon="copy"),
            BarButton("button/export", words.EXPORT, partial(ask, Go.EXPORT), icon="list"),
        ]
        more = RowAct("more", "menu", pygame.K_m, words.more_about, self._open_more)
        bring_back = RowAct("bring_back", "undo", pygame.K_p, files.put_back, self._bring_back)
        self._acts = ((more,), (more,), (bring_back,))
        self._new = Button("button/new_game", screen_words.NEW_GAME, partial(ask, Go.NEW_GAME), icon="plus", size=23)
        self._pad = Button("button/score_pad", pad_words.TITLE, partial(ask, Go.SCORE_PAD), icon="edit", size=23)
        self._put = Button("button/put_back", "", self._put_back, icon="undo", size=22)
        self._removed: tuple[int, int, ListedGame] | None = None
        self._list = GameList(self._open)
        self.form.on_cancel = back
        self._fill()
        self.first_focus = "list" if self._shown else "field/part"

    @property
    def _games(self) -> list[ListedGame]:
        """All of the part that is shown."""
        if self._part < REMOVED:
            return self._parts[self._part]
        if self._taken_off is None:
            self._take_off(self._saved.look_for_removed())
        return self._taken_off or []

    @property
    def _shown(self) -> list[ListedGame]:
        """Those of them that fit what was typed."""
        return [game for game in self._games if fits(game, self._find.text)]

    @property
    def message(self) -> str:  # type: ignore[override]
        """What the graph tells, for whoever listens."""
        return self._life.sentence

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

    # ---- more becomes known

    def show(
        self,
        games: Sequence[ListedGame],
        is_reading: bool,
        removed: Sequence[ListedGame] = (),
        life: LifeShown | None = None,
    ) -> None:
        """More has become known: it is shown with the next pass in which nobody presses or is asked anything."""
        self._next = (games, is_reading, removed, life)

    def update(self, dt: float) -> bool:
        """What has become known, around the row that the keys are on."""
        if self._next is not None and not self.form.is_pressed and self.form.dialog is None:
            games, self._is_reading, removed, life = self._next
            self._next = None
            scroll = self._list.scroll
            self._part_games(games)
            if self._taken_off is not None:
                self._take_off(removed)
            if life is not None:
                self._life.show(life)
            self._fill(anew=False)
            self.refresh()
            self._list.scroll = scroll
            self.form.changed = True
        return super().update(dt)

    def _life_changed(self) -> None:
        self._set_widgets()
        self.refresh()

    def _choose(self, part: int) -> None:
        self._part = part
        self._fill()
        self.refresh()

    def _typed(self, text: str) -> None:
        self._fill()
        self.refresh()

    def _take_chip(self, word: str) -> None:
        self._find.text = "" if self._find.text == word else word
        self._find.caret = len(self._find.text)
        self._fill()
        self.refresh()

    def _fill(self, anew: bool = True) -> None:
        """The games of the part; `anew` with the keys on the first of them."""
        names = (screen_words.ACTIVE, screen_words.FINISHED, files.REMOVED)
        counts = (len(self._parts[ACTIVE]), len(self._parts[FINISHED]), 0)
        self._tabs.options = tuple(words.part(name, count) for name, count in zip(names, counts, strict=True))
        if anew:
            self._list.current = self._list.scroll = 0
            self._list.games = []
        self._list.show(self._shown)
        self._list.acts = self._acts[self._part]
        self._list.keys = self._keys_of_part()
        self._put.visible = self._removed is not None and self._part < REMOVED
        if not self._find.text:  # while somebody finds a game they stay
            self._chip_words = chips_for(self._games)[:MOST_CHIPS]
        self._chips = [
            Button(f"button/chip/{n}", word, partial(self._take_chip, word), kind=self._kind_of_chip(word), size=20)
            for n, word in enumerate(self._chip_words)
        ]
        for chip in self._chips:
            chip.help_key = "chip"
        self._set_widgets()

    def _kind_of_chip(self, word: str) -> Literal["primary", "plain"]:
        return "primary" if self._find.text == word else "plain"

    def _set_widgets(self) -> None:
        left: list[Widget] = [self._tabs, self._find, *self._chips, self._list, self._put, self._pad, self._new]
        self.form.set_widgets([self._back, *self._ways, *left, *self._life.widgets])

    # ---- keys

    def handle(self, event: Event) -> bool | None:
        """Besides the keys of all screens: F the other part, a digit a person, Ctrl and F the search."""
        if event.type == pygame.KEYDOWN and self.form.dialog is None and self._has_key(event):
            return True
        return super().handle(event)

    def _has_key(self, event: Event) -> bool:
        if event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.form.focus_on(self._find)
            return True
        if event.key == pygame.K_ESCAPE and self._find.writing and self._find.text:
            self._take_chip(self._find.text)
            return True
        if self._find.writing or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key == pygame.K_f:
            self._tabs.choose(FINISHED if self._part != FINISHED else ACTIVE)
            return True
        return event.key in DIGITS and self._life.choose_person(event.key - pygame.K_1)

    # ---- opening

    def _open(self, game: ListedGame) -> None:
        if self._part == REMOVED:
            self._ask_to_put_back(game)
        elif game.trouble:
            self.form.open(self.trouble_of(game), self.kit)
        else:
            self._ask(OpenRecord(game.id))

    def _save_copy(self, game: ListedGame) -> None:
        self._ask(CopyRecord(game.id))

    def _look_back(self, game: ListedGame) -> None:
        if game.trouble and not game.has_good_part:
            self._open(game)
        else:
            self._ask(LookBackAt(game.id))

    def _keys_of_part(self) -> dict[int, Act]:
        if self._part == REMOVED:
            return {}
        return {
            pygame.K_s: self._save_copy,
            pygame.K_DELETE: self._ask_to_remove,
            pygame.K_n: self._ask_for_label,
            pygame.K_l: self._look_back,
        }

    def _open_more(self, game: ListedGame) -> None:
        self.form.open(self.menu_of(game), self.kit)

    def menu_of(self, game: ListedGame) -> Dialog:
        """All that can be done with a game in the list, one below the other."""
        row = self._list.games.index(game)
        acts: list[tuple[str, str, str, str, Act]] = [
            ("look_back", words.LOOK_BACK, "film", "L", self._look_back),
            ("name", words.NAME_AND_PERSON, "edit", "N", self._ask_for_label),
            ("save_copy", files.SAVE_COPY, "copy", "S", self._save_copy),
            ("remove", files.REMOVE, "bin", screen_words.DELETE_KEY, self._ask_to_remove),
        ]

        def leads(act: Act) -> None:
            self.form.close_dialog()
            act(game)

        extra = [
            Button(f"button/{id}/{row}", label, partial(leads, act), icon=picture, key=key, size=25)
            for id, label, picture, key, act in acts
        ]
        for button in extra:
            button.help_key = button.id.rpartition("/")[0]
        return Dialog(game.name, "", [self._close("plain")], extra=extra)

    # ---- names

    def _ask_for_label(self, game: ListedGame) -> None:
        def save(label: GameLabel) -> None:
            self.form.close_dialog()
            if self._tell(game, self._saved.label(game.id, label)):
                self._part_games(self._saved.look())
                self._life.show(self._saved.life)
                self._fill(anew=False)
                self.refresh()
                self._list.move_to(self._list.current)

        self.form.open(LabelDialog(game, save, self.form.close_dialog), self.kit)

    # ---- removing

    def _ask_to_remove(self, game: ListedGame) -> None:
        close = self.form.close_dialog

        def remove() -> None:
            close()
            self._remove(game)

        buttons = [
            Button("button/remove", files.REMOVE, remove, icon="bin"),
            Button("button/continue", files.KEEP_IT, close, kind="primary"),
        ]
        self.form.open(Dialog(files.remove_it(game.name), files.WHAT_REMOVING_IS, buttons), self.kit)

    def _remove(self, game: ListedGame) -> None:
        row = next((n for n, shown in enumerate(self._list.games) if shown.id == game.id), 0)
        if self._tell(game, self._saved.remove(game.id)):
            self._gone.add(game.id)
            games = self._games
            index = next(n for n, there in enumerate(games) if there.id == game.id)
            self._removed = (self._part, index, games.pop(index))
            self._taken_off = None
            self._put.label = files.put_back(game.name)
            self._fill_at(row)

    def _put_back(self) -> None:
        if self._removed is not None:
            part, index, game = self._removed
            if self._tell(game, self._saved.put_back(game.id)):
                self._removed = self._taken_off = None
                self._gone.discard(game.id)
                self._part = self._tabs.chosen = part
                self._games.insert(index, game)
                self._fill()
                self._fill_at(next((n for n, one in enumerate(self._list.games) if one.id == game.id), 0))

    def _ask_to_put_back(self, game: ListedGame) -> None:
        close = self.form.close_dialog

        def put_back() -> None:
            close()
            self._bring_back(game)

        buttons = [
            Button("button/continue", screen_words.CLOSE, close),
            Button("button/bring_back", files.PUT_IT_BACK, put_back, kind="primary", icon="undo"),
        ]
        self.form.open(Dialog(game.name, files.IS_REMOVED, buttons), self.kit)

    def _bring_back(self, game: ListedGame) -> None:
        if self._tell(game, self._saved.put_back(game.id)):
            self.reload()

    def _tell(self, game: ListedGame, trouble: str | None) -> bool:
        """Whether something was done; why not, in front."""
        if trouble is not None:
            self.form.open(Dialog(game.name, trouble, [self._close("primary")]), self.kit)
        return trouble is None

    def _close(self, kind: Literal["primary", "plain"]) -> Button:
        return Button("button/continue", screen_words.CLOSE, self.form.close_dialog, kind=kind)

    def _fill_at(self, row: int) -> None:
        self._fill()
        self.refresh()
        self._list.move_to(row)
        self.form.focus_on(self._list if self._list.games else self._tabs)

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
        """The list at the left, the life of games beside it."""
        wide = kit.theme.design_size[0] - 2 * 16 - 16 - LIST_WIDE
        both = Row(
            Sized(Panel(self._left(kit), (16, 14), board(PANEL, 0.86, LINE, 20)), wide=LIST_WIDE),
            Grow(self._life.content(kit, wide)),
            gap=16,
            across="stretch",
        )
        return Column(Bar(words.MY_GAMES, [self._back], self._ways), Grow(Pad(both, 16, 16)))

    def _left(self, kit: Kit) -> Box:
        rows = Layers(Box() if self._list.games else self._empty(), Put(self._list))
        ways = (Put(self._pad, 56), Put(self._new, 56))
        below = OneOf(Row(Whole(self._legend()), *ways, gap=16), Row(*map(Grow, ways), gap=16))
        parts: list[Box] = [Put(self._tabs, 60), Put(self._find, 56)]
        if self._chips:
            parts.append(self._row_of_chips(kit))
        parts.append(Grow(rows))
        if self._put.visible:
            parts.append(Put(self._put, 56))
        return Column(*parts, below, gap=10)

    def _row_of_chips(self, kit: Kit) -> Box:
        """As many as there is room for."""
        room = kit.theme.u(LIST_WIDE - 32)
        fitting: list[Button] = []
        for chip in self._chips:
            taken = sum(other.wanted(kit) for other in fitting) + kit.theme.u(10) * len(fitting)
            chip.visible = taken + chip.wanted(kit) <= room
            if chip.visible:
                fitting.append(chip)
        return Row(*(Put(chip, 48) for chip in fitting), Grow(), gap=10)

    def _legend(self) -> Box:
        """What the star in a row says, where there is one."""
        told = ""
        if self._part == ACTIVE and any(game.your_turn for game in self._list.games):
            told = screen_words.IT_IS_YOUR_TURN
        elif self._part == FINISHED and any(game.won for game in self._list.games):
            told = words.WON
        if not told:
            return Grow()
        return Grow(OneOf(Row(icon("star", 22, GOLD), Words(told, 20, DIM, lines=1), gap=9), Space(0)))

    def _empty(self) -> Box:
        """A fan of cards, and why there is no row."""
        why = (screen_words.NO_ACTIVE_GAMES, screen_words.NO_FINISHED_GAMES, files.NO_REMOVED_GAMES)[self._part]
        if self._find.text:
            why = words.NOTHING_FITS
        elif self._is_reading:
            why = screen_words.READING_GAMES
        return Column(Grow(), Picture(_fan, high=300), Words(why, 24, CREAM, align="center"), Grow())

    def more_targets(self) -> Sequence[Target]:
        """The graph as a sentence."""
        return self._life.targets() if self.form.dialog is None else ()


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Some cards in a quiet light."""
    draw_glow(kit, surface, rect.center, kit.theme.u(300))
    draw_fan(kit, surface, rect.center, 0.42)
