"""A person's choices for the screen: sizes, colours, speed. A value; storing it is done elsewhere."""

import math
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from game.toolkit.audio.cues import SoundKind
from game.toolkit.drawing.palette import Contrast
from game.toolkit.drawing.theme import OWN_DECK, Colours, Letters, Theme
from game.toolkit.input.gamepad import STICK_SHARES, StickNeeds
from game.toolkit.input.gamepad_layout import GamepadHands
from game.toolkit.input.key_bindings import OwnKey
from game.toolkit.speed import SPEEDS, Speed
from game.toolkit.surroundings import surroundings

Spoken = Literal["system", "en", "es"]
"""The language of all texts: that of the system, if there are messages in it, or a chosen one."""
TextSize = Literal["small", "normal", "large"]
Volume = Literal["low", "medium", "full"]
VolumeOrOff = Literal["off", "low", "medium", "full"]
VOLUMES: dict[VolumeOrOff, float] = {"off": 0.0, "low": 0.25, "medium": 0.55, "full": 1.0}
Asking = Literal["always", "first", "never"]
Announcing = Literal["off", "unless_read", "always"]
"""Whether the voice says what nobody asked for: never, while no screen reader reads, or beside one as well."""
Thinking = Literal["short", "normal", "long"]
Pause = Literal["matched", "short", "long", "wait"]
PAUSE_SECONDS: dict[Pause, float] = {"matched": 0.45, "short": 0.2, "long": 1.8, "wait": 0.45}
"""Seconds of pause after another player's move; `matched` is scaled like motions."""
Staying = Literal["short", "long", "until_away"]
STAYS: dict[Staying, float] = {"short": 1.0, "long": 3.0, "until_away": math.inf}
"""The factor on the time of messages that disappear by themselves."""
Lifting = Literal["hold", "press"]
PanelSide = Literal["left", "right"]
PanelKept = Literal["fits", "pinned", "folded"]
PANELS_FIT: Final = 1500
"""From this many real pixels on a window has room for the table's side panels, at the default text size."""
THINKING_SECONDS: dict[Thinking, float] = {"short": 0.6, "normal": 1.5, "long": 4.0}
TEXT_SCALES: dict[TextSize, float] = {"small": 0.88, "normal": 1.0, "large": 1.2}
INTERFACE, INTERFACE_STEP = (80, 150), 10
"""Per cent: the smallest and the largest scale of the interface, and the step."""
SMALL_WINDOW, MOST_IN_SMALL, LETTERS_IN_SMALL = (1280, 648), 120, 1.14
"""What the desktop's bars leave of a screen of 1280 × 720. A window smaller than this in real pixels only has room for
this scale in per cent, and then for this text scale; everywhere else both can be as large as the settings allow, and
text is 1.8 times as large.
"""


def largest_interface(size: tuple[int, int]) -> int:
    """The largest scale of the interface in a window of `size` real pixels, in per cent.

    >>> largest_interface((1280, 648)), largest_interface((1024, 768))
    (150, 120)
    """
    return MOST_IN_SMALL if _is_small(size) else INTERFACE[1]


def _is_small(size: tuple[int, int]) -> bool:
    return size[0] < SMALL_WINDOW[0] or size[1] < SMALL_WINDOW[1]


class Languages(msgspec.Struct, frozen=True):
    """The language to use if the settings leave it to the system; and the one chosen for this run on the command line,
    which takes precedence until somebody chooses in Settings.
    """

    of_system: str = "en"
    of_run: str | None = None


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was last, in pixels of a desktop whose screens had these sizes."""

    size: tuple[int, int]
    at: tuple[int, int]
    screens: tuple[tuple[int, int], ...]


class Preferences(msgspec.Struct, frozen=True):
    """Everything on the settings screen, with defaults."""

    language: Spoken = "system"
    interface: Annotated[int, msgspec.Meta(ge=INTERFACE[0], le=INTERFACE[1])] = 100
    """The size of texts, buttons and bars in per cent of the design; cards don't change."""
    text_size: TextSize = "normal"
    letters: Letters = "usual"
    colours: Colours = "four"
    contrast: Contrast = "usual"
    cloth: str = "forest"
    back: str = "classic"
    deck: str = OWN_DECK
    """The table's materials; an unknown name means the default."""
    speed: Speed = "normal"
    pause: Pause = "matched"
    """The pause after another player's move; with `wait` the person must continue after each turn."""
    thinking: Thinking = "normal"
    reduced_motion: bool = False
    sound: bool = True
    volume: Volume = "medium"
    """For announcements: books, going out, whose turn it is."""
    cards_volume: VolumeOrOff = "medium"
    room_volume: VolumeOrOff = "medium"
    """For the room's background sound."""
    ask_discard: Asking = "first"
    """Whether a discard is confirmed: always, never, or once a turn if it comes by key or is a wild card."""
    tips: bool = True
    """Whether the sheet at the table says what can be done, not only whose turn it is."""
    coach: bool = True
    """Whether a coach talks about the actual cards, in a game with one person."""
    chat: bool = True
    """Whether computer players look up and occasionally say something."""
    voice: Announcing = "off"
    """Whether events are spoken by the platform's own voice, if there is one, also beside a screen reader; what is
    asked for is said in any case.
    """
    captions: bool = False
    """Whether sounds with a meaning are also shown as captions."""
    stays: Staying = "short"
    """How long temporary messages stay: notes, answers, results, captions."""
    left_panel: PanelKept = "fits"
    right_panel: PanelKept = "fits"
    """Whether the table's side panels are shown: always, never, or if the window is wide enough."""
    curtain: Lifting = "hold"
    cuts: bool = True
    """Whether people are asked to cut the deck, except under the rules in `uncut`."""
    uncut: tuple[str, ...] = ()
    """Names of rule sets under which nobody wants to be asked."""
    waits_behind: bool = False
    """Whether the game pauses while another window is in front."""
    full_screen: bool = False
    keys: tuple[OwnKey, ...] = ()
    """Custom keys."""
    pad_swapped: bool = False
    """Whether the confirm and back buttons of a gamepad are swapped."""
    pad_hands: GamepadHands = "both"
    """Whether half of a gamepad is enough for everything, and which."""
    stick: StickNeeds = "half"
    """How far the gamepad's stick must be pushed."""
    last_folder: str = ""
    """The folder in which a file was last saved or opened."""
    window: WindowPlace | None = None

    def theme(self, size: tuple[int, int]) -> Theme:
        """The measures for a window of `size` real pixels."""
        interface, letters = self.interface_in(size), TEXT_SCALES[self.text_size]
        if _is_small(size):
            letters = min(letters, LETTERS_IN_SMALL * MOST_IN_SMALL / interface)
        return Theme(
            *size,
            text_scale=letters,
            colours=self.colours,
            letters=self.letters,
            interface=interface / 100,
            contrast=self.contrast,
            language=surroundings().language,
            cloth=self.cloth,
            back=self.back,
            deck=self.deck,
        )

    def interface_in(self, size: tuple[int, int]) -> int:
        """The scale of the interface that fits a window of `size` real pixels: the chosen one or less."""
        return min(self.interface, largest_interface(size))

    def scaled(self, steps: int, size: tuple[int, int]) -> "Preferences":
        """The interface `steps` steps larger than shown in a window of `size`, within its limits."""
        wished = self.interface_in(size) + steps * INTERFACE_STEP
        return replace(self, interface=max(INTERFACE[0], min(largest_interface(size), wished)))

    def keeps_panel(self, side: PanelSide, width: float) -> bool:
        """Whether the panel on that side of the table stays in a window of this width in real pixels; large text needs
        more.
        """
        kept = self.left_panel if side == "left" else self.right_panel
        return kept == "pinned" or (kept == "fits" and width >= PANELS_FIT)

    @property
    def always_cuts(self) -> bool:
        """Whether people are asked under all rules."""
        return self.cuts and not self.uncut

    def asks_to_cut(self, rules: str) -> bool:
        """Whether people are asked under the rule set of this name; never if motions are off."""
        return self.cuts and rules not in self.uncut and self.speed not in ("fast", "off")

    @property
    def stick_share(self) -> float:
        """The share of its way that a stick must be pushed to mean a direction."""
        return STICK_SHARES[self.stick]

    def loudness(self, kind: SoundKind) -> float:
        """The share of full volume of a kind of sounds; 0 where nobody wants to hear it."""
        if not self.sound:
            return 0.0
        match kind:
            case SoundKind.CARDS:
                return VOLUMES[self.cards_volume]
            case SoundKind.EVENTS:
                return VOLUMES[self.volume]
            case SoundKind.ROOM:
                return VOLUMES[self.room_volume]

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

    @property
    def motion_scale(self) -> float:
        """The factor on durations of decorative motions; 0 if none are wanted."""
        return 0.0 if self.reduced_motion else self.time_scale

    @property
    def time_scale(self) -> float:
        """The factor on durations of motions; 0 if nothing moves."""
        return SPEEDS[self.speed]
