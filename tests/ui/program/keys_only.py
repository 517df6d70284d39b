"""Hands that own no mouse: whatever a player wants to hit is walked to with Tab and pressed with Enter or a letter."""

import pygame
from pygame.event import Event

from game.toolkit.input.key_bindings import OwnKeys
from game.toolkit.widgets.form import Form
from game.toolkit.widgets.state_scene import StateScene
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.table.screen import TableScene
from tests.ui.house import PASS, House
from tests.window.window_player import Point

LETTERS = {
    "button/draw": "d",
    "stock": "d",
    "button/take": "p",
    "button/stage": "o",
    "button/go_out": "g",
    "button/meld": "m",
    "button/play": "Return",
    "button/take_back": "Escape",
    "discard": "x",
}
"""Things at the table that have a key of their own."""


class KeysOnly:
    """A player's hands in a house without a mouse. It knows where the ring is, as somebody who looks does."""

    only_forward = False
    """Whether Shift is out of reach."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.pressed = 0

    # ---- what a player asks for

    def click(self, at: Point) -> None:
        """Press what lies there."""
        thing = self._house.look().nearest(at)
        at_table = self._house.look().scene == "table"
        if at_table and thing.id in LETTERS and self.has_key(LETTERS[thing.id]):
            self.key(LETTERS[thing.id])
        elif thing.id.startswith("stack/"):
            self.key("l" if thing.id == "stack/0" else "r")
        else:
            self.walk_to(thing.id)
            self.key("space" if thing.id.startswith("hand/") else "Return")
        self._house.run(0.2)

    def drag(self, start: Point, end: Point) -> None:
        """Choose what lies at the start, then press where it should go; the packet is moved by arrows."""
        source = self._house.look().nearest(start)
        if source.id == "packet":
            self.key("down" if end[1] > start[1] else "up")
            return
        target = self._house.look().nearest(end)
        table = self._house.table
        if int(source.id.removeprefix("hand/")) not in table.state.arrangement.chosen:
            if table.state.arrangement.chosen:
                self.key("Escape")  # what was refused before is still chosen
            self.click(start)
        self.click(self._house.look().find(target.id).middle)  # type: ignore[union-attr]  # it is still there
        if table.tools.form.dialog is not None:  # a key that discards asks once
            self.key("Return")

    def hold(self, at: Point, seconds: float) -> None:
        """Walk to what lies there and keep Enter down."""
        self.walk_to(self._house.look().nearest(at).id)
        self.pressed += 1
        code = self.code(pygame.K_RETURN)
        self._house.step(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        self._house.run(seconds)
        self._house.step(Event(pygame.KEYUP, key=code, mod=0))

    def key(self, name: str) -> None:
        """Press a key."""
        self.pressed += 1
        self._house.key(name)

    def code(self, usual: int) -> int:
        """The key to press for what this one usually does."""
        return usual

    def has_key(self, name: str) -> bool:
        """Whether that is to be had by a key."""
        return True

    # ---- walking

    def walk_to(self, id: str) -> None:
        """Tab, or Shift and Tab where that is shorter, until the ring is there."""
        form = self._form()
        stops = [widget.id for widget in form.widgets if widget.stop]
        assert id in stops, f"Tab never comes to {id}, only to {stops}"
        here = stops.index(form.focused.id) if form.focused is not None and form.focused.id in stops else -1
        ahead = (stops.index(id) - here) % len(stops)
        back = len(stops) - ahead
        mod = pygame.KMOD_SHIFT if back < ahead else 0
        if form.focused is None:
            ahead, back, mod = stops.index(id) + 1, len(stops) + 1, 0
        if self.only_forward:
            back, mod = len(stops) + 1, 0
        tab = Event(pygame.KEYDOWN, key=self.code(pygame.K_TAB), mod=mod, unicode="")
        self.pressed += min(ahead, back)
        self._house.step(*[tab] * min(ahead, back), dt=PASS)
        form = self._form()
        assert form.focused is not None
        assert form.focused.id == id
        assert form.ring_visible or not min(ahead, back)

    def _form(self) -> Form:
        front = self._house.app.scene
        assert isinstance(front, OverlaidScene)
        scene = front.inner
        if isinstance(scene, TableScene):
            form = scene.tools.form
        else:
            assert isinstance(scene, StateScene)
            form = scene.form
        return form.dialog.form if form.dialog is not None else form


class OwnKeysOnly(KeysOnly):
    """Hands that press what this person has chosen, one key at a time, and never anything else."""

    only_forward = True

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._own = OwnKeys(house.app.preferences.keys)
        self.used: set[int] = set()

    def code(self, usual: int) -> int:
        """The chosen key."""
        key = self._own.key_for(self._house.app.scene.name, usual)
        assert key is not None, pygame.key.name(usual)
        self.used.add(key)
        return key

    def has_key(self, name: str) -> bool:
        """Whether one was chosen, or is left."""
        usual = pygame.key.key_code(name.lower())
        return self._own.key_for(self._house.app.scene.name, usual) is not None

    def key(self, name: str) -> None:
        """Press the chosen key and let go."""
        self.pressed += 1
        code = self.code(pygame.key.key_code(name.lower()))
        self._house.step(Event(pygame.KEYDOWN, key=code, mod=0, unicode=chr(code) if 32 < code < 127 else ""))
        self._house.step(Event(pygame.KEYUP, key=code, mod=0))
