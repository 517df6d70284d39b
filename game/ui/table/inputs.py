"""All inputs of a table on screen: pointer gestures, buttons, keys, events of the game, time."""

from enum import Enum

import msgspec

from game.cards import Card
from game.engine.events import Event
from game.engine.refusal import Refusal
from game.reason.purposes import Advice
from game.turn.laps import Moment
from game.turn.offered_buttons import Action
from game.turn.spots import Spot
from game.ui.shared.preferences import PanelSide, Preferences
from game.ui.shared.seated_players import People
from game.ui.table.gestures import Gesture
from game.ui.table.layout.plan import Places
from game.ui.table.sheets.coach_sheet import CoachSheet
from game.ui.table.sheets.guide_sheet import GuideSheet
from game.ui.table.sheets.lesson_sheet import LessonSheet
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.state import Decision, Point, ReadAloud, SeenGame
from game.ui.table.table_game import Objection


class TableCommand(Enum):
    """Requests by keys and small buttons, regardless of the situation."""

    ESCAPE = "escape"
    SKIP = "skip"
    """Skip what is being shown."""
    GO_ON = "go_on"
    """The next player may play."""
    READ_RULE = "read_rule"
    """The part of the rules behind the last refusal."""
    READ_NOTE = "read_note"
    """The same for the note at the pointer."""
    SHOW_NEEDS = "show_needs"
    SHOW_LAP = "show_lap"
    PLAY_LAP = "play_lap"
    FOLD_PANELS = "fold_panels"
    """Fold both panels away, or pin them."""
    ASK_PARTNER = "ask_partner"
    """Why a computer partner played its last turn that way."""
    PUT_TIPS_AWAY = "put_tips_away"
    READ_COACHED = "read_coached"
    """The part of the rules behind it."""
    KEEP_COACH = "keep_coach"
    PUT_COACH_AWAY = "put_coach_away"
    """More about a hint: why not another move, and how the tries went."""
    MOVED_ON = "moved_on"
    """The pointer left a note's subject, or the focus moved on."""
    LET_GO = "let_go"
    """Nothing is held any more: something else takes the pointer."""
    MOTION_ENDED = "motion_ended"


class Press(msgspec.Struct, frozen=True):
    """An enabled button was pressed, or its key."""

    action: Action


class Read(msgspec.Struct, frozen=True):
    """Read something on the table out, by a voice or a screen reader."""

    what: ReadAloud


class AskWhy(msgspec.Struct, frozen=True):
    """A disabled button was pressed."""

    action: Action


class PinPanel(msgspec.Struct, frozen=True):
    """Pin a panel, or fold it away."""

    side: PanelSide


class AskWhyAbsent(msgspec.Struct, frozen=True):
    """A key was pressed whose button isn't even offered."""

    action: Action


class TakeGroupBack(msgspec.Struct, frozen=True):
    """Return a staged group to the hand; without a number the last one."""

    group: int | None = None


class ChooseFaces(msgspec.Struct, frozen=True):
    """Choose exactly these cards of the hand, for the place `goal` if one is named."""

    cards: tuple[Card, ...]
    goal: Spot | None = None


class ChooseRank(msgspec.Struct, frozen=True):
    """Choose every card of the hand with this one's rank."""

    position: int


class MoveCard(msgspec.Struct, frozen=True):
    """Move a card of the hand, and all chosen ones with it, one place to the left (-1) or to the right (1)."""

    position: int
    by: int


class Explain(msgspec.Struct, frozen=True):
    """Explain something: the focused thing, or what is at the pointer."""

    ring: Spot | None
    pointer: Point


class Say(msgspec.Struct, frozen=True):
    """A few words asked for at a place."""

    words: str
    at: Point


class PointAtLine(msgspec.Struct, frozen=True):
    """The pointer or focus is on a log line, or on none."""

    number: int | None


class EndZoom(msgspec.Struct, frozen=True):
    """Close the enlarged view."""


class Confirmed(msgspec.Struct, frozen=True):
    """A question was answered, or an item of the list chosen: do it."""

    decision: Decision


class GameChanged(msgspec.Struct, frozen=True):
    """The game has changed: `events` are still to be shown, `untold` to be logged. `decided` is the person's own
    decision, if that caused it.
    """

    seen: SeenGame
    events: tuple[Event, ...]
    untold: tuple[Event, ...]
    decided: Decision | None = None


class DecisionRefused(msgspec.Struct, frozen=True):
    """The game refused a decision."""

    refusal: Refusal | Objection


class Advised(msgspec.Struct, frozen=True):
    """A hint was requested and is being computed; or it has come."""

    advice: Advice | None


class LapFetched(msgspec.Struct, frozen=True):
    """Show what the others did since the viewer's last turn."""

    moments: tuple[Moment, ...]


class PartnerAsked(msgspec.Struct, frozen=True):
    """The last turn of a computer partner, who is asked why it played so; () if none was seen."""

    turn: tuple[Moment, ...]


class Prefer(msgspec.Struct, frozen=True):
    """The person's settings changed."""

    preferences: Preferences


class ShowSheet(msgspec.Struct, frozen=True):
    """The sheet of a practised position, or the tutor, says something new."""

    sheet: PracticeSheet | LessonSheet


class PositionSet(msgspec.Struct, frozen=True):
    """A different position is on the table, not reached by events."""

    seen: SeenGame


class ShowGuide(msgspec.Struct, frozen=True):
    """A first round introduces something new: its cards are chosen."""

    sheet: GuideSheet


class AwaitSpeech(msgspec.Struct, frozen=True):
    """Whether a first round's teacher, or the coach, is still to say how the turn goes on."""

    is_due: bool


class ShowCoach(msgspec.Struct, frozen=True):
    """The coach says something, or stops."""

    sheet: CoachSheet | None


class PeopleSeated(msgspec.Struct, frozen=True):
    """Somebody's cards are now elsewhere."""

    people: People


class WindowChanged(msgspec.Struct, frozen=True):
    """Another window."""

    places: Places


class TimePassed(msgspec.Struct, frozen=True):
    """This many seconds."""

    seconds: float


Wish = (
    Press
    | AskWhy
    | AskWhyAbsent
    | PinPanel
    | TakeGroupBack
    | ChooseFaces
    | ChooseRank
    | MoveCard
    | Explain
    | Read
    | Say
    | PointAtLine
    | EndZoom
    | Confirmed
)
"""What the person at the table wants."""
News = (
    GameChanged
    | DecisionRefused
    | Advised
    | LapFetched
    | PartnerAsked
    | Prefer
    | ShowSheet
    | PositionSet
    | ShowCoach
    | ShowGuide
    | AwaitSpeech
    | PeopleSeated
    | WindowChanged
    | TimePassed
)
"""Everything that comes from elsewhere."""
TableInput = Gesture | TableCommand | Wish | News
