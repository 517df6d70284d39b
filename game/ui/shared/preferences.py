"""Everything on the settings screen: what the toolkit needs, and the choices of this game."""

import math
from typing import Final, Literal

from msgspec.structs import replace

from game.toolkit.audio.cues import SoundKind
from game.toolkit.drawing.theme import OWN_DECK, Colours, Theme
from game.toolkit.screen_preferences import ScreenPreferences

Volume = Literal["low", "medium", "full"]
VolumeOrOff = Literal["off", "low", "medium", "full"]
VOLUMES: Final[dict[VolumeOrOff, float]] = {"off": 0.0, "low": 0.25, "medium": 0.55, "full": 1.0}
Asking = Literal["always", "first", "never"]
Announcing = Literal["off", "unless_read", "always"]
"""Whether the voice says unrequested texts: never, while no screen reader is on, or always."""
Thinking = Literal["short", "normal", "long"]
Pause = Literal["matched", "short", "long", "wait"]
PAUSE_SECONDS: Final[dict[Pause, float]] = {"matched": 0.45, "short": 0.2, "long": 1.8, "wait": 0.45}
"""Seconds of pause after another player's move; `matched` is scaled like motions."""
LastRoundAfter = Literal["off", "60", "90", "120", "180"]
Staying = Literal["short", "long", "until_away"]
STAYS: Final[dict[Staying, float]] = {"short": 1.0, "long": 3.0, "until_away": math.inf}
"""The factor on the time of messages that disappear by themselves."""
Lifting = Literal["hold", "press"]
PanelSide = Literal["left", "right"]
PanelKept = Literal["fits", "pinned", "folded"]
PANELS_FIT: Final = 1500
"""From this many real pixels on a window has room for the table's side panels, at the default text size."""
THINKING_SECONDS: Final[dict[Thinking, float]] = {"short": 0.6, "normal": 1.5, "long": 4.0}


class Preferences(ScreenPreferences, frozen=True):
    """A person's choices, with defaults. A value; storing it is done elsewhere."""

    colours: Colours = "classic"
    back: str = "classic"
    deck: str = OWN_DECK
    """The cards; an unknown name means the default."""
    pause: Pause = "matched"
    """The pause after another player's move; with `wait` the person must continue after each turn."""
    thinking: Thinking = "normal"
    sound: bool = True
    volume: Volume = "medium"
    """For announcements: books, going out, whose turn it is."""
    cards_volume: VolumeOrOff = "medium"
    room_volume: VolumeOrOff = "medium"
    """For the room's background sound."""
    ask_discard: Asking = "first"
    """Whether a discard is confirmed: always, never, or once a turn if it comes by key or is a wild card."""
    tips: bool = True
    """Whether the sheet at the table says what you can do, not only whose turn it is."""
    coach: bool = True
    """Whether a coach talks about the actual cards, in a game with one person."""
    chat: bool = True
    """Whether computer players look up and occasionally say something."""
    voice: Announcing = "off"
    """Whether the platform's own voice speaks events, if there is one, even while a screen reader is on; requested
    texts are spoken in any case.
    """
    captions: bool = False
    """Whether sounds with a meaning are also shown as captions."""
    stays: Staying = "short"
    """How long temporary messages stay: notes, answers, results, captions."""
    left_panel: PanelKept = "fits"
    right_panel: PanelKept = "fits"
    """Whether the table's side panels are shown: always, never, or if the window is wide enough."""
    curtain: Lifting = "hold"
    no_drag: bool = False
    """Whether the person never drags: a press on a card may then slip as far as a card is wide."""
    cuts: bool = True
    """Whether people are asked to cut the deck."""
    knows_cut: bool = False
    """Whether somebody was asked before; the first time, after a first match, a sentence explains it."""
    knows_fast: bool = False
    """Whether somebody was asked, after a round, whether computer players should play faster or slower."""
    last_round_after: LastRoundAfter = "off"
    """The minutes of a match after which the round in play is announced as the last."""
    waits_behind: bool = False
    """Whether the game pauses while another window is in front."""
    last_folder: str = ""
    """The folder in which a file was last saved or opened."""

    def theme(self, size: tuple[int, int]) -> Theme:
        """The measures for a window of `size` real pixels, with the cards that were chosen."""
        return replace(super().theme(size), colours=self.colours, back=self.back, deck=self.deck)

    def keeps_panel(self, side: PanelSide, width: float) -> bool:
        """Whether the panel on that side of the table stays in a window of this width in real pixels; large text needs
        more.
        """
        kept = self.left_panel if side == "left" else self.right_panel
        return kept == "pinned" or (kept == "fits" and width >= PANELS_FIT)

    @property
    def asks_to_cut(self) -> bool:
        """Whether people are asked to cut the deck; never if motions are off."""
        return self.cuts and self.speed != "off"

    def is_time_up(self, seconds: float) -> bool:
        """Whether a match of this many seconds has come to its last round."""
        return self.last_round_after != "off" and seconds >= 60 * int(self.last_round_after)

    def loudness(self, kind: SoundKind) -> float:
        """A kind of sound's share of full volume; 0 if it is off."""
        volumes = {
            SoundKind.CARDS: self.cards_volume,
            SoundKind.EVENTS: self.volume,
            SoundKind.ROOM: self.room_volume,
        }
        return VOLUMES[volumes[kind]] if self.sound else 0.0

    def as_loud(self, volume: Volume) -> dict[str, VolumeOrOff]:
        """The changes when one volume is chosen for everything: a muted room stays muted."""
        room: VolumeOrOff = "off" if self.room_volume == "off" else volume
        return {"volume": volume, "cards_volume": volume, "room_volume": room}

    @property
    def staying(self) -> float:
        """The factor on the time of a note; infinite if it stays until dismissed."""
        return STAYS[self.stays]

    @property
    def turn_seconds(self) -> float:
        """Time limit for the turn of a computer player who thinks ahead."""
        return THINKING_SECONDS[self.thinking]

    @property
    def pause_seconds(self) -> float:
        """The pause after another player's move."""
        seconds = PAUSE_SECONDS[self.pause]
        return seconds * self.time_scale if self.pause in ("matched", "wait") else seconds
