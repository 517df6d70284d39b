"""Effects of the table: motions, sounds, questions, calls to the running game."""

import msgspec

from game.engine.events import Event
from game.engine.moves import Discard, Move
from game.sentences.glossary import Term
from game.sentences.rule_page import Chapter
from game.turn.laps import Moment
from game.turn.spots import Spot
from game.ui.shared.preferences import PanelSide
from game.ui.table.motion.flight import Easing


class Glide(msgspec.Struct, frozen=True):
    """Cards go where they lie now, which no event explains; with `joins` beside what flies already."""

    easing: Easing
    joins: bool


class Animate(msgspec.Struct, frozen=True):
    """Animate the cards to the current layout, following the events. With `from_layout` they start from their old
    places, not from where they are drawn: some are held or in flight.
    """

    events: tuple[Event, ...]
    from_layout: bool


class ShowMoment(msgspec.Struct, frozen=True):
    """A moment of the last lap is shown again."""

    moment: Moment


class FinishMotion(msgspec.Struct, frozen=True):
    """Finish all motions at once."""


class Sound(msgspec.Struct, frozen=True):
    """Something is heard."""

    name: str


class ConfirmDiscard(msgspec.Struct, frozen=True):
    """Whether a card is really to be discarded."""

    move: Discard


class ExplainTerm(msgspec.Struct, frozen=True):
    """Explain a term of the game."""

    term: Term


class ListNeeds(msgspec.Struct, frozen=True):
    """Show what each team still needs to go out, as far as it is public."""


class ListLap(msgspec.Struct, frozen=True):
    """Show what the others did since the viewer's last turn."""


TableQuestion = ConfirmDiscard | ExplainTerm | ListNeeds | ListLap


class OpenDialog(msgspec.Struct, frozen=True):
    """A dialog is put on the table."""

    question: TableQuestion


class GiveKeys(msgspec.Struct, frozen=True):
    """Something of the felt gets the keys."""

    spot: Spot


class PointNowhere(msgspec.Struct, frozen=True):
    """Hide the note at the pointer."""


class StartThinking(msgspec.Struct, frozen=True):
    """A hint is wanted."""


class HintShown(msgspec.Struct, frozen=True):
    """A move, or the cards of it, is shown to the player who must act."""

    move: Move


class FetchLap(msgspec.Struct, frozen=True):
    """The last lap is to be shown again, if there is one."""


class AskPartner(msgspec.Struct, frozen=True):
    """A computer partner is asked why it played so."""


class OpenMenu(msgspec.Struct, frozen=True):
    """The menu of the game."""


class AskWhoPlays(msgspec.Struct, frozen=True):
    """Somebody else is to play a seat."""

    seat: int


class OpenRule(msgspec.Struct, frozen=True):
    """A chapter of the rules in force."""

    chapter: Chapter


class PutTipsAway(msgspec.Struct, frozen=True):
    """No more tips."""


class KeepPanel(msgspec.Struct, frozen=True):
    """A panel is to stay from now on, or to be folded away."""

    side: PanelSide
    stays: bool


class KeepCoach(msgspec.Struct, frozen=True):
    """The coach was asked to stay, or put away."""

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
