"""All that a table on screen takes: gestures of the pointer, buttons, keys, what happens in the game, time."""

from enum import Enum

import msgspec

from game.cards import Card
from game.engine.events import Event
from game.engine.moves import Move
from game.engine.refusal import Refusal
from game.reason.purposes import Advice
from game.turn.laps import Moment
from game.turn.offered_buttons import Action
from game.turn.spots import Spot
from game.ui.shared.preferences import PanelSide, Preferences
from game.ui.shared.seated_players import People
from game.ui.table.game import Objection
from game.ui.table.gestures import Gesture
from game.ui.table.layout.plan import Places
from game.ui.table.sheets.coach_sheet import CoachSheet
from game.ui.table.sheets.guide_sheet import GuideSheet
from game.ui.table.sheets.lesson_sheet import LessonSheet
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.state import Decision, Point, ReadAloud, SeenGame


class TableCommand(Enum):
    """What keys and small buttons ask for, whatever is there."""

    ESCAPE = "escape"
    SKIP = "skip"
    """Enough of what is shown."""
    GO_ON = "go_on"
    """The next player may play."""
    READ_RULE = "read_rule"
    """The part of the rules that the last refusal goes back to."""
    READ_NOTE = "read_note"
    """The same of the note at the pointer."""
    SHOW_NEEDS = "show_needs"
    SHOW_LAP = "show_lap"
    PLAY_LAP = "play_lap"
    FOLD_PANELS = "fold_panels"
    """Both panels are folded away, or stay."""
    ASK_PARTNER = "ask_partner"
    """Why a computer partner played its last turn so."""
    PUT_TIPS_AWAY = "put_tips_away"
    SHOW_COACHED = "show_coached"
    """What the coach speaks of is to be seen."""
    READ_COACHED = "read_coached"
    """The part of the rules that it goes back to."""
    KEEP_COACH = "keep_coach"
    PUT_COACH_AWAY = "put_coach_away"
    HINT_WHY = "hint_why"
    HINT_MORE = "hint_more"
    """What else there is to a hint: why not another move, and how the tries went."""
    MOVED_ON = "moved_on"
    """The pointer left what a note was about, or the keys went on."""
    LET_GO = "let_go"
    """Nothing is held any more: something else takes the pointer."""
    MOTION_ENDED = "motion_ended"


class Press(msgspec.Struct, frozen=True):
    """A button that can be pressed was, or its key."""

    action: Action


class Read(msgspec.Struct, frozen=True):
    """Something of the table is to be read out, by a voice or a screen reader."""

    what: ReadAloud


class AskWhy(msgspec.Struct, frozen=True):
    """A button was pressed that is not to be had now."""

    action: Action


class SlidePanel(msgspec.Struct, frozen=True):
    """A panel that is folded away slides out, or back."""

    side: PanelSide


class PinPanel(msgspec.Struct, frozen=True):
    """A panel is to stay, or to be folded away."""

    side: PanelSide


class AskWhyAbsent(msgspec.Struct, frozen=True):
    """A key was pressed whose button is not even offered."""

    action: Action


class TakeGroupBack(msgspec.Struct, frozen=True):
    """A staged group is to go home; without a number the last one."""

    group: int | None = None


class ChooseFaces(msgspec.Struct, frozen=True):
    """These cards of the hand, and no others; only the place that is the `goal` lights up for them."""

    cards: tuple[Card, ...]
    goal: Spot | None = None


class ChooseRank(msgspec.Struct, frozen=True):
    """Every card of the hand with the rank of this one is to be chosen."""

    position: int


class MoveCard(msgspec.Struct, frozen=True):
    """A card of the hand, and all chosen ones with it, is to go one place to the left (-1) or to the right (1)."""

    position: int
    by: int


class Explain(msgspec.Struct, frozen=True):
    """What something is: the thing with the ring, else what lies at the pointer."""

    ring: Spot | None
    pointer: Point


class Say(msgspec.Struct, frozen=True):
    """A few words asked for at a place."""

    words: str
    at: Point


class PointAtLine(msgspec.Struct, frozen=True):
    """The pointer or the ring is on a line of the log, or on none."""

    number: int | None


class EndZoom(msgspec.Struct, frozen=True):
    """Enough of what is shown large."""


class Confirmed(msgspec.Struct, frozen=True):
    """A question before a discard was answered, or a possible thing chosen: do it."""

    move: Move


class GameChanged(msgspec.Struct, frozen=True):
    """The game is another: `events` are still to be seen, `untold` to be told in the log. `decided` is what the person
    has just done, if that was it.
    """

    seen: SeenGame
    events: tuple[Event, ...]
    untold: tuple[Event, ...]
    decided: Decision | None = None


class DecisionRefused(msgspec.Struct, frozen=True):
    """The game did not take what was decided."""

    refusal: Refusal | Objection


class Advised(msgspec.Struct, frozen=True):
    """A hint was asked for, and is still thought out; or it came."""

    advice: Advice | None


class LapFetched(msgspec.Struct, frozen=True):
    """Show what the others did since the viewer's last turn."""

    moments: tuple[Moment, ...]


class PartnerAsked(msgspec.Struct, frozen=True):
    """The last turn of a computer partner, who is asked why it was played so; () where none was seen."""

    turn: tuple[Moment, ...]


class Prefer(msgspec.Struct, frozen=True):
    """Other choices of the person."""

    preferences: Preferences


class ShowSheet(msgspec.Struct, frozen=True):
    """The sheet of a practised position says something else, or the tutor."""

    sheet: PracticeSheet | LessonSheet


class PositionSet(msgspec.Struct, frozen=True):
    """Another position lies on the table, which nothing that happened led to."""

    seen: SeenGame


class ShowGuide(msgspec.Struct, frozen=True):
    """Something is new in a first round: its cards are chosen."""

    sheet: GuideSheet


class ShowCoach(msgspec.Struct, frozen=True):
    """The coach says something, or nothing any more."""

    sheet: CoachSheet | None


class PeopleSeated(msgspec.Struct, frozen=True):
    """Somebody's cards are elsewhere now."""

    people: People


class WindowChanged(msgspec.Struct, frozen=True):
    """Another window."""

    places: Places


class TimePassed(msgspec.Struct, frozen=True):
    """So many seconds."""

    seconds: float


Wish = (
    Press
    | AskWhy
    | AskWhyAbsent
    | SlidePanel
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
"""What whoever is at the table wants."""
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
    | PeopleSeated
    | WindowChanged
    | TimePassed
)
"""What comes from elsewhere."""
TableInput = Gesture | TableCommand | Wish | News
