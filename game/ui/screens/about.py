"""About the game: its version and licence, what it runs on, where the games lie, and the way to that folder."""

from collections.abc import Callable

import msgspec
from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL
from game.ui.screens.form_screen import FormScene
from game.ui.screens.ornaments import draw_fan, draw_glow
from game.ui.widgets import BarButton, Button, bar_height, draw_bar, lay_out_bar
from game.words import screens as words


class AboutModel(msgspec.Struct, frozen=True):
    """What is told. `place` is the folder with everything that belongs to the player."""

    version: str
    place: str
    runs_on: str


class AboutActions(msgspec.Struct, frozen=True):
    """What the buttons do; `told` is what came of opening the folder, "" before."""

    open_folder: Callable[[], None]
    told: Callable[[], str]
    licences: Callable[[], None]
    back: Callable[[], None]


class AboutScene(FormScene):
    """One board with a few lines and two buttons."""

    name = "about"
    first_focus = "button/open_folder"

    def __init__(self, model: AboutModel, actions: AboutActions) -> None:
        super().__init__()
        self._model = model
        self._actions = actions
        self._back = BarButton("button/back", words.BACK, actions.back, icon="back")
        self._folder = Button("button/open_folder", words.OPEN_FOLDER, actions.open_folder, icon="folder", size=26)
        self._licences = Button("button/licences", words.PICTURES, actions.licences, icon="list", size=26)
        self.form.set_widgets([self._back, self._folder, self._licences])
        self.form.on_cancel = actions.back

    def update(self, dt: float) -> bool:
        """Tell what came of opening the folder as soon as it is known."""
        told = self._actions.told()
        changed, self.message = told != self.message, told
        return super().update(dt) or changed

    def lay_out(self, kit: Kit) -> None:
        """A board in the middle, its buttons at the foot."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back])
        top = bar_height(kit) + theme.u(40)
        wide = min(theme.u(1400), theme.width - theme.u(120))
        self._board = Rect((theme.width - wide) // 2, top, wide, theme.height - theme.u(50) - top)
        self._inner = self._board.inflate(-theme.u(96), -theme.u(64))
        press, gap = theme.tap(84), theme.u(20)
        spare = self._inner.h - self._needed(kit) - press
        if spare > 0:
            self._board.h -= spare
            self._board.top += spare // 2
            self._inner = self._board.inflate(-theme.u(96), -theme.u(64))
        each = min(theme.u(460), (self._inner.w - gap) // 2)
        for n, button in enumerate((self._folder, self._licences)):
            button.rect = Rect(self._inner.left + n * (each + gap), self._inner.bottom - press, each, press)

    def _needed(self, kit: Kit) -> int:
        """How high everything above the buttons is, a line for what came of opening the folder included."""
        text, theme = kit.text, kit.theme
        told = (self._model.version, words.LICENCE_WORDS, self._model.runs_on, self._model.place, words.SAVES_WORDS)
        lines = sum(len(_broken(kit, paragraph, self._inner.w - self._key(kit))) for paragraph in told)
        facts = lines * text.line(25) + 4 * theme.u(22)
        return text.line(72, "heading") + theme.u(36) + facts + text.line(23) + theme.u(36)

    @staticmethod
    def _key(kit: Kit) -> int:
        """How wide the column of the words in front is."""
        names = (words.VERSION, words.LICENCE, words.RUNS_ON, words.SAVES)
        return max(kit.text.width(name, 25, "strong") for name in names) + kit.theme.u(36)

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, board, a fan in its corner, the lines."""
        theme, text, inner = kit.theme, kit.text, self._inner
        kit.ground(surface)
        draw_bar(kit, surface, words.ABOUT_TITLE, self._bar_end)
        kit.paint.panel(surface, self._board, PANEL, 0.86, LINE, 22, 1.5)
        head = text.line(72, "heading")
        fan = (inner.right - theme.u(190), inner.top + round(head * 0.8))
        surface.set_clip(self._board)
        draw_glow(kit, surface, fan, theme.u(300))
        draw_fan(kit, surface, fan, 0.34)
        surface.set_clip(None)
        text.draw(surface, words.GAME, (inner.left, inner.top + head // 2), 72, GOLD, "heading")
        y = inner.top + head + theme.u(36)
        y = self._fact(kit, surface, y, words.VERSION, (self._model.version,))
        y = self._fact(kit, surface, y, words.LICENCE, (words.LICENCE_WORDS,))
        y = self._fact(kit, surface, y, words.RUNS_ON, (self._model.runs_on,))
        y = self._fact(kit, surface, y, words.SAVES, (self._model.place, words.SAVES_WORDS))
        if self.message:
            y = self._folder.rect.top - theme.u(12) - text.line(23) // 2
            text.draw(surface, self.message, (inner.left, y), 23, GOLD, room=inner.w)

    def _fact(self, kit: Kit, surface: Surface, top: int, word: str, told: tuple[str, ...]) -> int:
        """A word and what there is to say about it, wrapped; returns where the next one may begin."""
        theme, text = kit.theme, kit.text
        key = self._key(kit)
        line = text.line(25)
        text.draw(surface, word, (self._inner.left, top + line // 2), 25, GOLD, "strong")
        left, room = self._inner.left + key, self._inner.w - key
        for n, paragraph in enumerate(told):
            for words_ in _broken(kit, paragraph, room):
                text.draw(surface, words_, (left, top + line // 2), 25, DIM if n else CREAM, room=room)
                top += line
        return top + theme.u(22)


def _broken(kit: Kit, words_: str, room: int) -> list[str]:
    """Lines no wider than the room; a path without blanks is broken after its separators."""
    lines: list[str] = []
    for line in kit.text.wrap(words_, 25, room):
        while kit.text.width(line, 25) > room and (cut := _cut(kit, line, room)):
            lines.append(line[:cut])
            line = line[cut:]
        lines.append(line)
    return lines


def _cut(kit: Kit, line: str, room: int) -> int:
    """After which letter a long line is broken; 0 where it cannot be."""
    ends = [n + 1 for n, letter in enumerate(line[:-1]) if letter in "/\\"]
    return max((end for end in ends if kit.text.width(line[:end], 25) <= room), default=0)
