"""The keys of the screen at hand, on paper; F1 opens it anywhere. What the keys are is said by `words.help`."""

from collections.abc import Iterator
from functools import partial

from game.ui.boxes import Box, Column, Layers, Pad, Panel, Row, Unseen, Words, board
from game.ui.core.kit import Kit
from game.ui.core.theme import INK, PAPER_DIM
from game.ui.screens.form_screen import FormScene
from game.ui.screens.requests import Ask, Go
from game.ui.widgets import BarButton
from game.ui.widgets.bar import Bar
from game.ui.widgets.page import SIZE, Page, PageLine, heading_line, sheet, text_line
from game.words import help as words
from game.words import own_keys, screens

GAP = 32  # design pixels between the keys and what they do


class KeysScene(FormScene):
    """A page for one screen, from which the help can be read."""

    name = "keys"
    first_focus = "button/back"

    def __init__(self, screen: str, ask: Ask) -> None:
        super().__init__()
        self._screen = screen
        own = words.keys_of(screen)
        self._parts = [(words.HERE, own)] if own else []
        self._parts.append((words.EVERYWHERE_TITLE, words.EVERYWHERE))
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._help = BarButton("button/help", screens.HELP, partial(ask, Go.HELP), icon="help")
        self._change = BarButton("button/own_keys", own_keys.CHANGE_KEYS, partial(ask, Go.OWN_KEYS), icon="keys")
        self.page: Page = Page(words.KEYS_TITLE, self._write, 1.4)
        self.form.set_widgets([self._back, self._change, self._help, self.page])
        self.form.on_cancel = back

    def content(self, kit: Kit) -> Box:
        """One sheet."""
        return Column(Bar(words.KEYS_TITLE, [self._back], [self._change, self._help]), sheet(self.page))

    def _write(self, kit: Kit, wide: int) -> Iterator[PageLine]:
        """Keys on the left, what they do on the right; lines that only go on have no key."""
        names = {key: kit.keys.own.label(self._screen, key) for _, pairs in self._parts for key, _ in pairs}
        caps = {key: key_cap(name) for key, name in names.items()}
        widest = max(caps.values(), key=lambda cap: cap.wide(kit))
        room = wide - widest.wide(kit) - kit.theme.u(GAP)
        for n, (title, pairs) in enumerate(self._parts):
            if n:
                yield text_line("")
            yield heading_line(title)
            for key, what in pairs:
                for m, line in enumerate(kit.text.wrap(what, SIZE, room)):
                    left = Layers(Unseen(widest), Row(Box() if m else caps[key], across="stretch"))
                    row = Row(Pad(left, 0, 2), Words(line, SIZE, INK, lines=1), gap=GAP, across="stretch")
                    yield PageLine(line if m else f"{names[key]} {line}", row)


def key_cap(key: str) -> Box:
    """A key as it looks on a keyboard."""
    ground = board("#FFFFFF", 1, PAPER_DIM, 9, 1.6)
    return Panel(Words(key, 24, INK, "strong", "center", lines=1), (14, 0), ground)
