"""What most screens have in common: felt, a form of widgets, nothing that moves. It knows no screen in particular."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Box, Placed, Told
from game.ui.core.key_bindings import KeysTaken, key_name
from game.ui.core.kit import Kit
from game.ui.core.pad import KeyPress
from game.ui.core.pad_shortcuts import PAD_KEYS
from game.ui.core.targets import Report, Target
from game.ui.widgets import Button, Dialog, Form, ScrollBar, ScrollList, TextField
from game.words import screens
from game.words.gamepad import PadButton

if TYPE_CHECKING:
    from game.words.help import Term


class FormScene:
    """A scene made of widgets: say in `content` what it consists of, put its widgets into `form`. `name` is the scene's
    word in targets.
    """

    name = ""
    message = ""
    page: ScrollList | ScrollBar | None = None  # what is read on a screen that is one page
    is_spoken = False  # what its message says is told to those who hear the game, whenever it is another one
    first_focus: str | None = None  # the id that has the keys when the scene opens; None for the first widget

    def __init__(self) -> None:
        self.form = Form()
        self.kit: Kit
        self._placed: Placed | None = None

    @property
    def busy(self) -> bool:
        """Nothing moves here unless a scene says so."""
        return False

    @property
    def keys_taken(self) -> KeysTaken:
        """As they were chosen, unless somebody writes."""
        return KeysTaken.TYPED if self.form.is_written_in else KeysTaken.CHOSEN

    @property
    def modal(self) -> Dialog | None:
        """The question on the screen."""
        return self.form.dialog

    def content(self, kit: Kit) -> Box:
        """What the screen consists of, as it stands now."""
        return Box()

    @property
    def told(self) -> Sequence[Told]:
        """What is to be read here, and the widgets, in the order in which they lie there."""
        return self._placed.told if self._placed is not None else ()

    def refresh(self) -> None:
        """Lay out again what is shown already: `content` is another now."""
        if self._placed is not None:
            self.lay_out(self.kit)

    def lay_out(self, kit: Kit) -> None:
        """Give everything its place."""
        self._placed = Placed(self.content(kit), kit, Rect((0, 0), kit.size))
        self.form.changed = True

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Draw what lies under the widgets."""
        kit.ground(surface)
        if self._placed is not None:
            self._placed.draw(kit, surface)

    def more_targets(self) -> Sequence[Target]:
        """Things to hit that are no widgets."""
        return ()

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit."""
        self.kit = kit.adopting(self.form.adopt)
        self.lay_out(self.kit)
        if self.form.dialog is not None:
            self.form.dialog.lay_out(kit)
        if self.form.focused is None:
            self.form.set_widgets(self.form.widgets, self.first_focus)
        else:
            self.form.focused.focus(True)  # a field goes on being written in

    def pad_key(self, button: PadButton) -> KeyPress | None:
        """The key that a button of a pad stands for on this screen; under a dialog it is what it is everywhere."""
        own = PAD_KEYS.get(self.name, {}) if self.form.dialog is None else {}
        return self.form.pad_key(button) or own.get(button)

    def pad_caps(self) -> Mapping[str, PadButton]:
        """The button that is shown for a key of this screen."""
        return {key_name(press.key): button for button, press in PAD_KEYS.get(self.name, {}).items()}

    def handle(self, event: Event) -> bool | None:
        """Give the event to the widgets; the question mark explains, unless somebody is writing."""
        if event.type == pygame.KEYDOWN and event.unicode == "?" and self._may_explain:
            self.explain()
            return True
        return self.form.handle(event) or self._turn_page(event)

    def _turn_page(self, event: Event) -> bool:
        """Page keys and the wheel move the page wherever the ring and the pointer are."""
        if self.page is None or self.form.dialog is not None:
            return False
        if event.type == pygame.MOUSEWHEEL:
            turned = self.page.wheel(event.y)
        else:
            turned = self.page.key(event)
        self.form.changed = self.form.changed or turned
        return turned

    @property
    def _may_explain(self) -> bool:
        focused = self.form.focused
        return self.form.dialog is None and not (isinstance(focused, TextField) and focused.writing)

    def term_at(self, pos: tuple[int, int]) -> "Term | None":
        """The word of the game that stands at a point and is no widget; None where there is none."""
        return None

    def explain(self) -> None:
        """Say what has the ring or what is under the pointer, whichever moved last, in a few words."""
        from game.words import help

        form = self.form
        widget = form.focused if form.ring_visible and not form.is_pointed else form.under_pointer()
        term = None if widget is not None else self.term_at(form.pointer)
        if term is not None:
            title, words = help.GLOSSARY[term].title, help.GLOSSARY[term].words
        else:
            title, words = help.explanation(self.name, widget.help_key if widget else "")
        close = Button("button/close", screens.CLOSE, form.close_dialog, kind="primary")
        form.open(Dialog(title, words, [close]), self.kit)

    def update(self, dt: float) -> bool:
        """Let time pass for the widgets."""
        return self.form.update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything."""
        self.paint(self.kit, surface)
        self.form.draw(self.kit, surface)
        return None

    def report(self) -> Report:
        """The widgets as targets."""
        targets = (*self.form.targets(), *(self.more_targets() if self.modal is None else ()))
        return Report(self.name, busy=self.busy, message=self.message, focus=self.form.keys_at, targets=targets)

    def leave(self) -> None:
        """Nothing to give back."""
        self.form.focus_on(None)
