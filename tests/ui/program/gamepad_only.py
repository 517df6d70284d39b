"""Hands that hold nothing but a gamepad, or half of one."""

from pygame.event import Event

from game.toolkit.input.gamepad import GamepadButton, GamepadHands, printed_button
from game.toolkit.widgets.form import Form
from game.toolkit.widgets.state_scene import StateScene
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.table.screen import TableScene
from tests.toolkit.gamepad_events import HALVES, button_event
from tests.ui.house import House
from tests.window.window_player import Point

SHORT = {
    "button/draw": GamepadButton.WEST,
    "stock": GamepadButton.WEST,
    "discard": GamepadButton.WEST,
    "button/take": GamepadButton.NORTH,
    "button/meld": GamepadButton.NORTH,
    "button/play": GamepadButton.NORTH,
    "button/take_back": GamepadButton.BACK,
}
"""Things at the table that have a button of their own."""
KEYS = {"d": GamepadButton.WEST, "Escape": GamepadButton.BACK}
STACKS = {"stack/0": GamepadButton.WEST, "stack/1": GamepadButton.NORTH}


def form_of(house: House) -> Form:
    """What has the ring on the screen at hand."""
    scene = house.app.scene
    inner = scene.inner if isinstance(scene, OverlaidScene) else scene
    if isinstance(inner, TableScene):
        form = inner.tools.form
    else:
        assert isinstance(inner, StateScene)
        form = inner.form
    return form.dialog.form if form.dialog is not None else form


class GamepadOnly:
    """A player's hands in a house without keyboard and mouse; with one of them the other half is never touched."""

    def __init__(self, house: House, hands: GamepadHands = "both") -> None:
        self._house, self._hands = house, hands
        self.pressed = 0

    def press(self, button: GamepadButton, seconds: float = 0.0) -> None:
        """Press the button that is for this, and let it go."""
        self.pressed += 1
        self._house.step(self._event(button, True))
        self._house.run(seconds)
        self._house.step(self._event(button, False))

    def _event(self, button: GamepadButton, is_down: bool) -> Event:
        pressed = printed_button(button, False, self._hands)
        assert pressed in HALVES[self._hands]
        return button_event(pressed, is_down)

    # ---- what a player asks for

    def click(self, at: Point) -> None:
        """Press what lies there."""
        thing = self._house.look().nearest(at)
        if thing.id in SHORT and self._house.look().scene == "table":
            self.press(SHORT[thing.id])
        elif thing.id in STACKS:
            self.press(STACKS[thing.id])
        else:
            self.walk_to(thing.id)
            self.press(GamepadButton.CONFIRM)
        self._house.run(0.2)

    def drag(self, start: Point, end: Point) -> None:
        """No drag: choose what lies at the start, then press where it should go; the packet is moved by the cross."""
        source = self._house.look().nearest(start)
        if source.id == "packet":
            self.press(GamepadButton.DOWN if end[1] > start[1] else GamepadButton.UP)
            return
        target = self._house.look().nearest(end)
        table = self._house.table
        if int(source.id.removeprefix("hand/")) not in table.state.arrangement.chosen:
            if table.state.arrangement.chosen:
                self.press(GamepadButton.BACK)  # what was refused before is still chosen
            self.click(start)
        self.click(self._house.look().find(target.id).middle)  # type: ignore[union-attr]  # it is still there
        if table.tools.form.dialog is not None:  # a discard by a button asks once
            self.press(GamepadButton.CONFIRM)

    def hold(self, at: Point, seconds: float) -> None:
        """Walk to what lies there and keep the button down."""
        self.walk_to(self._house.look().nearest(at).id)
        self.press(GamepadButton.CONFIRM, seconds)

    def key(self, name: str) -> None:
        """The button that stands for it."""
        self.press(KEYS[name])

    # ---- walking

    def walk_to(self, id: str) -> None:
        """By the shoulders, the shorter way round, until the ring is there."""
        form = form_of(self._house)
        stops = [widget.id for widget in form.widgets if widget.stop]
        assert id in stops, f"no shoulder leads to {id}, only to {stops}"
        here = stops.index(form.focused.id) if form.focused is not None and form.focused.id in stops else -1
        ahead = (stops.index(id) - here) % len(stops)
        back = len(stops) - ahead
        if form.focused is None:
            ahead, back = stops.index(id) + 1, len(stops) + 1
        button, far = GamepadButton.RIGHT_SHOULDER, ahead
        if back < ahead and self._hands == "both":
            button, far = GamepadButton.LEFT_SHOULDER, back
        self.pressed += far
        self._house.step(*[self._event(button, True), self._event(button, False)] * far)
        form = form_of(self._house)
        assert form.focused is not None
        assert form.focused.id == id
