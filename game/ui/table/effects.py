"""Effects of the table: motions, sounds, questions, calls to the running game."""

import msgspec

from game.engine.events import Event
from game.engine.moves import Discard, Move
from game.sentences.learning.glossary import Term
from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.laps import Moment
from game.turn.spots import Spot
from game.ui.shared.preferences import PanelSide
from game.ui.table.motion.flight import Easing


class Glide(msgspec.Struct, frozen=True):
    """Cards glide to their new places without an event; with `joins`, alongside running flights."""

    easing: Easing
    joins: bool


class Animate(msgspec.Struct, frozen=True):
    """Animate the cards to the current layout, following the events. With `from_layout` they start from their old
    places, not from where they are drawn: some are held or in flight.
    """

    events: tuple[Event, ...]
    from_layout: bool


class ShowMoment(msgspec.Struct, frozen=True):
    """A moment of the last lap is replayed."""

    moment: Moment


class FinishMotion(msgspec.Struct, frozen=True):
    """Finish all motions at once."""


class Sound(msgspec.Struct, frozen=True):
    """Play a sound."""

    name: str


class ConfirmDiscard(msgspec.Struct, frozen=True):
    """Ask whether to discard a card."""

    move: Discard


class ConfirmUndo(msgspec.Struct, frozen=True):
    """Ask whether to take back several plays at once."""

    plays: int


class ExplainTerm(msgspec.Struct, frozen=True):
    """Explain a term of the game."""

    term: Term
    is_asked: bool = False
    """Whether the rules on it were asked for, not what the word means."""


class ListNeeds(msgspec.Struct, frozen=True):
    """Show what each team still needs to go out, as far as it is public."""


class ListLap(msgspec.Struct, frozen=True):
    """Show what the others did since the viewer's last turn."""


TableQuestion = ConfirmDiscard | ConfirmUndo | ExplainTerm | ListNeeds | ListLap


class OpenDialog(msgspec.Struct, frozen=True):
    """Put a dialog on the table."""

    question: TableQuestion


class GiveKeys(msgspec.Struct, frozen=True):
    """Move the focus to something on the felt."""

    spot: Spot


class PointNowhere(msgspec.Struct, frozen=True):
    """Hide the note at the pointer."""


class StartThinking(msgspec.Struct, frozen=True):
    """Ask for a hint."""


class HintShown(msgspec.Struct, frozen=True):
    """A move, or its cards, is shown to the player who must act."""

    move: Move


class FetchLap(msgspec.Struct, frozen=True):
    """Replay the last lap, if there is one."""


class AskPartner(msgspec.Struct, frozen=True):
    """Ask a computer partner why it played so."""


class OpenMenu(msgspec.Struct, frozen=True):
    """Open the game's menu."""


class AskWhoPlays(msgspec.Struct, frozen=True):
    """Ask who should play a seat."""

    seat: int


class OpenRule(msgspec.Struct, frozen=True):
    """Open a chapter of the rules in force."""

    chapter: Chapter


class PutTipsAway(msgspec.Struct, frozen=True):
    """Turn tips off."""


class KeepPanel(msgspec.Struct, frozen=True):
    """Pin a panel, or fold it away."""

    side: PanelSide
    stays: bool


class KeepCoach(msgspec.Struct, frozen=True):
    """Keep the coach, or dismiss it."""

    stays: bool


Effect = (
    Glide
    | Animate
    | ShowMoment
    | FinishMotion
    | Sound
    | OpenDialog
    | GiveKeys
    | PointNowhere
    | StartThinking
    | HintShown
    | FetchLap
    | AskPartner
    | OpenMenu
    | AskWhoPlays
    | OpenRule
    | PutTipsAway
    | KeepCoach
    | KeepPanel
)
