"""A question or a notice on top of a screen, which waits until it is answered."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, GOLD
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form

WIDTH = 900  # design pixels


class Dialog:
    """A title, some words, buttons in a row. Esc presses the last button, unless another is named by `cancel`."""

    def __init__(
        self, title: str, words: str, buttons: Sequence[Button], *, extra: Sequence[Widget] = (), cancel: int = -1
    ) -> None:
        self.title = title
        self.words = words
        self.buttons = list(buttons)
        self.extra = list(extra)  # laid out above the buttons, one below another
        self.form = Form([*self.extra, *self.buttons], on_cancel=self.buttons[cancel].press)
        self.rect = Rect(0, 0, 0, 0)
        self._body = Rect(0, 0, 0, 0)

    @property
    def told(self) -> str:
        """What it says below its title, for whoever listens."""
        return self.words

    def lay_out(self, kit: Kit) -> None:
        """Find its place in the middle of the window; the golden button has the keys, or the first."""
        theme, text = kit.theme, kit.text
        pad = theme.u(44)
        widest = max((text.width(button.label, button.size, button.face) for button in self.buttons), default=0)
        row = len(self.buttons) * (widest + theme.u(64) + theme.u(16)) + 2 * pad
        w = min(max(theme.u(WIDTH), row), theme.width - 2 * theme.u(40))
        step = round(text.line(24) * 1.08)
        lines = len(text.wrap(self.words, 24, w - 2 * pad)) if self.words else 0
        button = theme.tap(76)
        head = text.line(40, "heading")
        extra = len(self.extra) * (theme.tap(64) + theme.u(12)) + (theme.u(12) if self.extra else 0)
        h = pad + head + theme.u(16) + lines * step + extra + theme.u(30) + button + pad
        self.rect = Rect(0, 0, w, h)
        self.rect.center = (theme.width // 2, theme.height // 2)
        self._body = Rect(
            self.rect.left + pad, self.rect.top + pad + head + theme.u(16), w - 2 * pad, lines * step + step // 2
        )
        y = self._body.top + lines * step + theme.u(24)
        for widget in self.extra:
            widget.rect = Rect(self.rect.left + pad, y, w - 2 * pad, theme.tap(64))
            y += theme.tap(64) + theme.u(12)
        gap = theme.u(16)
        widest_button = w if self.extra else theme.u(360)  # below entries the row is as wide as they are
        each = min(widest_button, (w - 2 * pad - gap * (len(self.buttons) - 1)) // max(1, len(self.buttons)))
        left = self.rect.right - pad - each * len(self.buttons) - gap * (len(self.buttons) - 1)
        for n, widget in enumerate(self.buttons):
            widget.rect = Rect(left + n * (each + gap), self.rect.bottom - pad - button, each, button)
        if self.form.focused is None:
            golden = next((button for button in self.buttons if button.kind == "primary"), self.buttons[0])
            self.form.focus_on(self.extra[0] if self.extra else golden)

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Dim what lies below, then the dialog."""
        dim = kit.paint.once(("dim", surface.get_size()), lambda: _dim(surface.get_size()))
        surface.blit(dim, (0, 0))
        kit.paint.dialog(surface, self.rect)
        pad = kit.theme.u(44)
        head = kit.text.line(40, "heading")
        at = (self.rect.left + pad, self.rect.top + pad + head // 2)
        kit.text.draw(surface, self.title, at, 40, GOLD, "heading", room=self.rect.w - 2 * pad)
        if self.words:
            kit.text.paragraph(surface, self.words, self._body, 24, CREAM)
        self.form.draw(kit, surface)


def _dim(size: tuple[int, int]) -> Surface:
    veil = Surface(size)
    veil.fill("#020E0A")
    veil.set_alpha(178)
    return veil
