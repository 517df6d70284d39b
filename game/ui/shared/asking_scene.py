"""Screens that lie over others: what is pressed becomes a request, Esc asks to go back."""

from functools import partial

from game.toolkit.widgets.state_scene import State, StateScene
from game.ui.shared.requests import Ask, Go


class AskingScene(StateScene[State]):
    def __init__(self, state: State, ask: Ask) -> None:
        super().__init__(state)
        self._ask = ask
        self.form.on_cancel = partial(ask, Go.BACK)
