"""The interface between the table scene and the running game. It knows no match, file or worker."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from game.engine.events import Event
from game.engine.moves import Move
from game.engine.partners.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.table.view import PlayerView
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.audio.cues import PlaySound
from game.toolkit.speed import Speed
from game.turn.laps import Moment
from game.ui.shared.preferences import PanelSide, Pause, Volume


class Objection(msgspec.Struct, frozen=True):
    """A legal move that isn't wanted now, and why, in a sentence."""

    words: str


class TableGame(Protocol):
    """The game as the table sees it, always masked for the viewer.

    The scene reads it once per pass; a change of `eyes` shows before the next frame, without any motion.
    """

    @property
    def eyes(self) -> int:
        """The seat whose cards may be shown, or `SPECTATOR` for none."""

    @property
    def base(self) -> int:
        """The seat that the table is seen from; it stays while nobody looks."""

    @property
    def me(self) -> int | None:
        """The seat called "You", None where several people share the screen."""

    @property
    def view(self) -> PlayerView:
        """The current view of `eyes`."""

    @property
    def is_settled(self) -> bool:
        """Whether the next decision may be made; until then the scene holds a person's move back."""

    @property
    def undoable(self) -> int:
        """How many melds of this turn `eyes` could take back."""

    @property
    def answers(self) -> tuple[Opinion, ...]:
        """The answers of computer players in this turn to a request of `eyes` to go out, in order."""

    @property
    def lap(self) -> tuple[Moment, ...]:
        """The others' actions since the last turn of `eyes`, if they were seen in this window."""

    @property
    def partner_turn(self) -> tuple[Moment, ...]:
        """The last turn of a computer partner of `eyes`, as everybody saw it; () if none was seen in this window."""

    @property
    def event_count(self) -> int:
        """How many events there are so far."""

    def events_since(self, index: int) -> tuple[Event, ...]:
        """The events since then, masked for `eyes`."""

    def play(self, move: Move) -> Refusal | Objection | None:
        """The move of `eyes`, who must act; changes nothing if it is refused or unwanted."""

    def undo(self, moves: int) -> Refusal | None:
        """Undoes this many melds of `eyes`; changes nothing if it is refused."""


def _nothing(*_: object, **__: object) -> None:
    pass


class TableHooks(msgspec.Struct, frozen=True, kw_only=True):
    """The table's calls to others. All are made between frames, never while drawing."""

    on_decided: Callable[[], None] = _nothing
    """A person's move or undo was accepted."""
    on_menu: Callable[[], None] = _nothing
    """The menu at the top left, and Esc if there is nothing to cancel."""
    on_settings: Callable[[], None] = _nothing
    """The rules of this match."""
    on_games: Callable[[], None] = _nothing
    """Active games, at the top right."""
    on_history: Callable[[], None] = _nothing
    """The whole log."""
    on_rule: Callable[[Chapter], None] = _nothing
    """Read a chapter of the rules in force."""
    is_silent: Callable[[], bool] = lambda: False
    """Whether there is no audio device."""
    on_mute: Callable[[], None] = _nothing
    """The loudspeaker in the bar: sound on, sound off."""
    on_volume: Callable[[Volume], None] = _nothing
    """The choice below it: sound on, at this volume."""
    on_speed: Callable[[Speed], None] = _nothing
    """Set the card speed."""
    on_pause: Callable[[Pause], None] = _nothing
    """Set how long the others' moves stay visible."""
    on_no_tips: Callable[[], None] = _nothing
    """The cross on the sheet: turn tips off."""
    on_coach: Callable[[bool], None] = _nothing
    """The coach is kept or dismissed."""
    on_panel: Callable[[PanelSide, bool], None] = _nothing
    """The panel on that side is pinned, or folded away."""
    on_hint: Callable[[Move], None] = _nothing
    """The viewer is shown a move, or its cards."""
    on_seat: Callable[[int], None] = _nothing
    """Change who plays a seat."""
    on_phones: Callable[[], None] | None = None
    """The screen where phones join; None if phones aren't allowed."""
    has_nobody_in_front: bool = False
    """Whether no hand is visible here: everybody holds a phone, or the table is viewed from the curtain."""
    phones: int = 0
    """How many seats are played from phones."""
    on_cover: Callable[[], None] | None = None
    """Cover the own cards at once; None if nobody else uses this screen."""
    on_nudge: Callable[[], None] = _nothing
    on_show_answer: Callable[[], None] = _nothing
    """Called by the buttons on the sheet of a practice position."""
    on_sheet_left: Callable[[], None] = _nothing
    on_sheet_right: Callable[[], None] = _nothing
    """The two ways on that a tutor's sheet offers."""
    on_sound: PlaySound = _nothing
    """`deal`, `shuffle`, `slide`, `place`, `clean`, `dirty`, `wild`, `foot`, `pile`, `refused`, `turn`, `out`, `call`,
    `match`.
    """
