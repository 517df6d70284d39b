"""What can be on screen while a game is open, and what a game asks of the program around it."""

import random
from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct

from game.ui.core.preferences import Pause, Preferences, Volume
from game.ui.core.scene import Scene
from game.ui.core.speed import Speed
from game.ui.flow.hand_orders import HandOrders
from game.ui.flow.notices import Notice
from game.words.rule_page import Chapter


class Stage(Enum):
    """What is on screen."""

    TABLE = auto()
    HIGH_CARD = auto()
    TWO_DEALERS = auto()
    CUT = auto()
    CHOOSE = auto()
    CURTAIN = auto()
    OPEN_TABLE = auto()
    """The table as everybody may see it, looked at from the curtain."""
    SCORE = auto()
    END = auto()
    ENDED_TABLE = auto()
    """The table of a round that is over, looked at again from its score."""


def _nothing() -> None:
    """Nothing to switch."""


def _unread(_: Chapter) -> None:
    """Nobody to show it."""


def _unhurried(_: Speed) -> None:
    """Nothing that flies."""


def _unpaused(_: Pause) -> None:
    """Nobody to wait for."""


def _unheard(_: Volume) -> None:
    """Nothing that is heard."""


def _silence(name: str) -> None:
    """No sound."""


class Beyond(Struct, frozen=True, kw_only=True):
    """What a game asks of the program around it."""

    show: Callable[[Scene], None]
    preferences: Callable[[], Preferences]
    leave: Callable[[], None]
    """To the title."""
    again: Callable[[], None] | None
    """The same table with new cards."""
    replay: Callable[[], None] | None
    """The match so far, move by move."""
    games: Callable[[], None]
    menu: Callable[[], None]
    rules: Callable[[], None]
    settings: Callable[[], None] = _nothing
    help: Callable[[], None]
    history: Callable[[], None]
    save_copy: Callable[[], None]
    notice: Callable[[], Notice | None]
    """The program's own notice, shown while the game has none."""
    chance: random.Random
    """For the trembling edge of a packet; nothing of the game itself."""
    review: Callable[[], None] | None = None
    """Which decisions of a match that is over cost most."""
    rule: Callable[[Chapter], None] = _unread
    """Shows a chapter of the rules of this game."""
    mute: Callable[[], None] = _nothing
    """Sound on, sound off."""
    volume: Callable[[Volume], None] = _unheard
    """Sound on, and as loud as that."""
    speed: Callable[[Speed], None] = _unhurried
    """Cards fly as fast as that."""
    pause: Callable[[Pause], None] = _unpaused
    """Moves of others rest so long."""
    no_tips: Callable[[], None] = _nothing
    """The sheet at the table is to say no more than it must."""
    sound: Callable[[str], None] = _silence
    """Plays a sound by its name."""
    hands: HandOrders
    """How the people of the game arranged their hands."""
    goes_on_by_itself: bool = False
    """Whether scores and draws for high card lead on without anybody (a demonstration)."""
