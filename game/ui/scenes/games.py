"""All games: those in progress with a star where a person's turn is, and those that are finished."""

from collections.abc import Callable, Sequence

import msgspec
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.models import GameEntry
from game.ui.scenes.form_scene import FormScene
from game.ui.scenes.game_row import draw_game_row
from game.ui.scenes.ornaments import draw_fan, draw_glow
from game.ui.theme import CREAM, GOLD, LINE, PANEL
from game.ui.widgets import (
    BarButton,
    Button,
    Dialog,
    ScrollList,
    Segmented,
    bar_height,
    draw_bar,
    lay_out_bar,
)
from game.words import flow as flow_words
from game.words import screens as words


class GamesActions(msgspec.Struct, frozen=True):
    """`open_game` goes on playing or shows a result; `new_game` puts another one together; `save_good_part` goes on
    with what of a damaged one is whole.
    """

    open_game: Callable[[str], None]
    new_game: Callable[[], None]
    back: Callable[[], None]
    save_good_part: Callable[[str], None]


class GamesScene(FormScene):
    """A long list in two parts. A row that cannot be opened says why when it is tried."""

    name = "games"

    def __init__(self, games: Sequence[GameEntry], actions: GamesActions, finished: bool = False) -> None:
        super().__init__()
        self._actions = actions
        self._parts = ([g for g in games if not g.finished], [g for g in games if g.finished])
        self._part = int(finished)
        self._back = BarButton("button/back", words.BACK, actions.back, icon="back")
        self._tabs = Segmented(
            "field/part", words.GAMES, (words.ACTIVE, words.FINISHED), self._part, self._choose, size=24
        )
        self._new = Button("button/new_game", words.NEW_GAME, actions.new_game, icon="plus")
        self._list = ScrollList("list", words.GAMES, [], self._draw_row, self._open)
        self.form.on_cancel = actions.back
        self._fill()
        self.first_focus = "list" if self._shown else "field/part"

    @property
    def _shown(self) -> list[GameEntry]:
        return self._parts[self._part]

    def _choose(self, part: int) -> None:
        self._part = part
        self._fill()
        self.lay_out(self.kit)

    def _fill(self) -> None:
        self._list.labels = [game.name for game in self._shown]
        self._list.current = self._list.scroll = 0
        self.form.set_widgets([self._back, self._tabs, self._new, self._list])

    def _open(self, index: int) -> None:
        game = self._shown[index]
        if game.trouble:
            self.form.open(self.trouble_of(game), self.kit)
        else:
            self._actions.open_game(game.id)

    def trouble_of(self, game: GameEntry) -> Dialog:
        """Why a game cannot be opened; with what is whole of it saved, where something is."""
        close = self.form.close_dialog
        if not game.has_good_part:
            return Dialog(game.name, game.trouble, [Button("button/continue", words.CLOSE, close, kind="primary")])

        def save() -> None:
            close()
            self._actions.save_good_part(game.id)

        good = Button("button/good_part", flow_words.SAVE_GOOD_PART, save, kind="primary")
        return Dialog(
            game.name, f"{game.trouble} {flow_words.GOOD_PART}", [good, Button("button/continue", words.CLOSE, close)]
        )

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Two tabs over a list as wide as the window."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back])
        top = bar_height(kit) + theme.u(26)
        tabs = theme.tap(64)
        left, right = theme.u(60), theme.width - theme.u(60)
        self._tabs.rect = Rect(left, top, theme.u(560), tabs)
        self._new.rect = Rect(right - theme.u(300), top, theme.u(300), tabs)
        self._panel = Rect(left, top + tabs + theme.u(22), right - left, 0)
        self._panel.h = theme.height - theme.u(36) - self._panel.top
        row = max(theme.tap(84), 54)
        self._list.place(self._panel.inflate(-theme.u(40), -theme.u(40)), row, theme.u(10))

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, panel; a sentence where the list is empty."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, words.GAMES, self._bar_end)
        kit.paint.panel(surface, self._panel, PANEL, 0.84, LINE, 20)
        left, right = self._tabs.rect.right + theme.u(30), self._new.rect.left - theme.u(20)
        if self._part == 0 and any(game.your_turn for game in self._shown) and right - left > theme.u(200):
            y = self._tabs.rect.centery
            kit.paint.icon(surface, "star", (left + theme.u(14), y), theme.u(26), GOLD)
            text.draw(
                surface, words.IT_IS_YOUR_TURN, (left + theme.u(36), y), 22, CREAM, room=right - left - theme.u(40)
            )
        if not self._shown:
            empty = words.NO_FINISHED_GAMES if self._part else words.NO_ACTIVE_GAMES
            fan = min(0.62, self._panel.h / theme.k / 1000)
            at = (self._panel.centerx, self._panel.centery - theme.u(150 * fan))
            draw_glow(kit, surface, at, theme.u(700 * fan))
            draw_fan(kit, surface, at, fan)
            at = (self._panel.centerx, at[1] + theme.u(330 * fan) + text.line(26))
            text.draw(surface, empty, at, 26, CREAM, align="center", room=self._panel.w - theme.u(60))

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        draw_game_row(kit, surface, rect, self._shown[index], current)
