"""What every feature needs of the program around it, in one hand."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from game.toolkit.audio.cues import PlaySound
from game.ui.shared.requests import Ask
from game.ui.system.environment import Environment
from game.ui.system.scene_stack import SceneStack
from saves.disk.background import Background

if TYPE_CHECKING:
    from game.ui.phones.joining.evening_room import EveningRoom


class Services(Struct, frozen=True):
    """The environment, the scenes on screen, where requests go, the thread that writes, a sound by its name, and
    what finds the door for phones.
    """

    environment: Environment
    screens: SceneStack
    ask: Ask
    background: Background
    play_sound: PlaySound
    find_evening_room: "Callable[[], EveningRoom]"
    on_phones: Callable[[], frozenset[str] | None] = lambda: None
    """The names of those whose phones are here; None while no phone can connect."""
    is_silent: Callable[[], bool] = lambda: False
    """Whether this computer plays no sounds."""

    @property
    def evening_room(self) -> "EveningRoom":
        """The door for phones, made when it is first asked for."""
        return self.find_evening_room()

    @property
    def asks_to_cut(self) -> bool:
        """Whether people are asked to cut the deck; never if nobody looks."""
        return not self.environment.goes_on_by_itself and self.screens.preferences.asks_to_cut
