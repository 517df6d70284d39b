"""Everything about a table on screen, in one frozen value. `update` makes the next one, the painter shows it."""

from enum import Enum
from typing import Final

import msgspec
from msgspec.structs import replace

from game.cards import Card
from game.engine.moves import Move
from game.engine.partners.permission import Opinion
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.language import Message
from game.reason.purposes import Advice
from game.sentences.at_table.log import LogLine
from game.sentences.rules_and_scores.rule_page import Chapter
from game.turn.arrangement import Arrangement
from game.turn.first_steps import without_place
from game.turn.hinting import Hint
from game.turn.laps import Moment
from game.turn.spots import Spot
from game.ui.shared.preferences import PanelSide, Preferences
from game.ui.shared.seated_players import People
from game.ui.table.held_cards import Drag
from game.ui.table.info.note import Note
from game.ui.table.layout.plan import Places
from game.ui.table.layout.table_layout import Layout
from game.ui.table.modes import Mode, Play
from game.ui.table.motion.chat import Chatted
from game.ui.table.sheets.coach_sheet import CoachSheet
from game.ui.table.sheets.guide_sheet import GuideSheet, guide_sheet

Point = tuple[int, int]

BLINKS: Final = 0.36
"""Seconds of one blink of a lesson's ring."""
RING_GONE: Final = 0.22
"""For how many of them, at the end, it is gone."""


class ReadAloud(Enum):
    """Readings available at any time, without moving the focus."""

    HAND = "hand"
    PILES = "piles"
    OWN = "own"
    RIVALS = "rivals"
    SCORES = "scores"
    NEEDS = "needs"
    LAST_TURN = "last turn"
    NOW = "now"
    AGAIN = "again"


class SeenGame(msgspec.Struct, frozen=True, kw_only=True):
    """The game when it was last looked at, masked for `eyes`: the values of `TableGame`."""

    eyes: int
    base: int
    me: int | None
    view: PlayerView
    undoable: int
    answers: tuple[Opinion, ...]
    event_count: int


class Motion(Enum):
    """Motions on the table."""

    REST = "rest"
    ARRANGED = "arranged"
    """Cards that the person moved on this side: they delay nobody."""
    SHOWN = "shown"
    """The game's events."""


class TakeBack(msgspec.Struct, frozen=True):
    """The decision to undo this many melds of this turn."""

    moves: int


Decision = Move | TakeBack


class Before(msgspec.Struct, frozen=True):
    """The table before the current events, and how many lines the log had."""

    view: PlayerView
    lines: int
    is_own: bool = False
    """Whether the person did it, and sees at once what can be done next."""


CROWDED: Final = 7
"""With this many players, only pinned panels have room."""


class LapReplay(msgspec.Struct, frozen=True):
    """The last lap during its replay: the moments still to come, and seconds until the next one."""

    left: tuple[Moment, ...]
    rest: float = 0.0


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a table on screen. `layout` follows from the rest: `update` keeps it so."""

    game: SeenGame
    people: People
    preferences: Preferences
    places: Places
    layout: Layout
    waiting: int | None = 0
    """Other games in which it is a person's turn: the number beside the star; None while no other match was begun."""
    steps: tuple[tuple[LogLine, ...], ...] = ()
    """The log, the lines of one move together, including those taken back."""
    log: tuple[LogLine, ...] = ()
    """The lines so far that were not taken back."""

    arrangement: Arrangement = Arrangement()
    drag: Drag | None = None
    """The held cards."""
    band: tuple[Point, Point] | None = None
    """A rubber band: where the button went down, and where the pointer is."""

    attention: Point | None = None
    """The player's focus: the ring after a key, otherwise the pointer."""
    by_key: bool = False
    """Whether the last action came by key: a discard then asks the first time in a turn."""
    has_asked: bool = False
    """Whether it has, in this turn."""
    decision: Decision | None = None
    """A decision that waits until the last move is saved."""

    refused: Message | None = None
    """Why the last action was refused, until the next one."""
    chapter: Chapter | None = None
    """The rule behind it."""
    note: Note | None = None
    note_left: float = 0.0
    """A note at a place on the table, with the seconds left."""
    hint: Hint | None = None
    opened: int | None = None
    """The rival team whose line was pressed, so that its cards are open beside the piles."""
    zoom: Spot | None = None
    """The enlarged item over the table."""
    line: int | None = None
    """The log line under the pointer."""

    motion: Motion = Motion.REST
    before: Before | None = None
    """The text of panels, plates and log while cards are in flight."""
    beat: float = 0.0
    """Seconds that somebody else's last move still stays on show."""
    played: int | None = None
    """The seat whose turn ended last."""
    waits: bool = False
    """Whether the next player waits for the person to continue."""
    replay: LapReplay | None = None
    mode: Mode = Play()
    read: tuple[int, ReadAloud] | None = None
    """The last reading requested, and how often."""
    blink: float = 0.0
    """Seconds that the ring of a lesson still blinks, after a wrong action."""

    coach: CoachSheet | None = None
    """The coach's sheet for this moment; the next event removes it."""
    guide: GuideSheet | None = None
    """A first round's new step; the next event removes it."""
    awaits_speech: bool = False
    """Whether teacher or coach are still to say how the turn goes on: until then no button offers to show it."""
    is_guide_aside: bool = False
    """Whether it gives way to other cards that the person has chosen and can meld."""

    @property
    def view(self) -> PlayerView:
        return self.game.view

    @property
    def shown_view(self) -> PlayerView:
        """The view for texts: never ahead of what has been shown."""
        return self.before.view if self.before is not None else self.view

    @property
    def asked_view(self) -> PlayerView:
        """The view on which prompts are based."""
        return self.before.view if self.before is not None and not self.before.is_own else self.view

    @property
    def has_just_played(self) -> bool:
        """Whether the person's turn is over and its last cards still fly: nothing is asked of them any more."""
        return self.before is not None and not self.before.is_own and self.before.view.is_mine

    @property
    def shown_log(self) -> tuple[LogLine, ...]:
        return self.log[: self.before.lines] if self.before is not None else self.log

    @property
    def last_action_text(self) -> str:
        """The last action as a sentence, or the purpose of the table if there was none."""
        log = self.shown_log
        return log[-1].text if log else self.mode.title(self.view.board)

    @property
    def names(self) -> tuple[str, ...]:
        return self.people.names

    @property
    def advised(self) -> tuple[Card, ...]:
        """The cards of the hand that a hint or a nudge marks."""
        return self.hint.cards if self.hint is not None else self.mode.marked

    @property
    def is_still(self) -> bool:
        """Whether motion is off."""
        return self.preferences.reduced_motion or self.preferences.time_scale == 0

    @property
    def rivals(self) -> tuple[int, ...]:
        """The teams that the person plays against; none if several people share the screen."""
        me, board = self.game.me, self.view.board
        return tuple(team for team in range(board.teams) if me is not None and team != board.team_of(me))

    @property
    def panels(self) -> frozenset[PanelSide]:
        """The sides whose panels are visible; both in a position that was set up. With many players they stay only if
        pinned: the bands need their room.
        """
        if self.places.has_nobody_in_front or self.mode.is_guided:
            return frozenset()
        width = self.places.size[0] / self.places.letters if self.places.plan.players < CROWDED else 0
        sides: tuple[PanelSide, ...] = ("left", "right")
        kept = (side for side in sides if not self.mode.is_match or self.preferences.keeps_panel(side, width))
        return frozenset(kept)

    @property
    def asks_partner(self) -> bool:
        """Whether somebody is looking who has a computer partner to ask."""
        eyes = self.game.eyes
        mates = self.view.board.teammates(eyes) if eyes != SPECTATOR and self.mode.is_match else ()
        return any(self.people.by_seat[mate].tells for mate in mates)

    @property
    def furniture(self) -> "TableState":
        """The inputs of layout, panels and widgets: everything except pointer, clock and short-lived notes, which may
        silence the coach.
        """
        told = replace(self, coach=self.coached, guide=self.guided, awaits_speech=self.waits_for_speech)
        return replace(told, **PASSING)

    @property
    def refusal(self) -> str:
        """The same in a sentence or two, "" for nothing."""
        return self.refused() if self.refused is not None else ""

    @property
    def shows_ring(self) -> bool:
        """Whether the ring of a lesson is visible: it goes for a moment while it blinks."""
        return not 0 < self.blink <= RING_GONE

    @property
    def coach_at_hand(self) -> CoachSheet | None:
        """The coach's sheet for what can be done now, even while something else is said."""
        is_apart = self.hint is not None and self.coach is not None and self.hint.advice != self.coach.advice
        return None if self.arrangement.draft is not None or is_apart or not self.view.is_mine else self.coach

    @property
    def is_coached(self) -> bool:
        """Whether a coach speaks at this table."""
        return isinstance(self.mode, Play) and self.mode.has_coach and self.preferences.coach

    @property
    def told(self) -> Advice | None:
        """What a hint or the coach advises to do now."""
        told = self.hint or self.coach_at_hand
        return told.advice if told is not None else None

    @property
    def coached(self) -> CoachSheet | None:
        """The coach's sheet, hidden while it would cover staged cards, or while a request is answered."""
        is_noted = self.note is not None and self.note.badge is None
        return self.coach_at_hand if self.refused is None and not is_noted else None

    @property
    def guided(self) -> GuideSheet | None:
        """A first round's new step, hidden once cards are laid out, or chosen and can be melded, that it isn't about.
        The same voice says, whenever that happens, why something was refused.
        """
        guide, draft = self.guide, self.arrangement.draft
        if guide is not None and (self.is_guide_aside or guide.draft != draft):
            guide = None
        if self.refused is None or not self.mode.is_guided:
            return guide
        guide = guide or guide_sheet(without_place(), self.view, self.people, draft)
        return replace(guide, said=self.refused, chapter=self.chapter)

    @property
    def is_proposed(self) -> bool:
        """Whether the chosen cards are those that the guide raised."""
        raised = self.guided.step.cards if self.guided is not None else ()
        return sorted(self.layout.hand[at] for at in self.arrangement.chosen) == sorted(raised)

    @property
    def has_own_choice(self) -> bool:
        """Whether the person holds cards, or has chosen some that the guide didn't raise. No advice that comes by
        itself may replace them, or what the buttons do with them.
        """
        is_chosen = bool(self.arrangement.chosen) or self.arrangement.upcard_chosen
        return self.is_holding or (is_chosen and not self.is_proposed)

    @property
    def is_empty_handed(self) -> bool:
        """Whether the person has neither chosen nor laid out any cards."""
        return not self.has_own_choice and self.arrangement.draft is None

    @property
    def waits_for_speech(self) -> bool:
        """Whether what teacher or coach are still to say may change the buttons."""
        return self.awaits_speech and self.is_empty_handed and self.view.is_mine and self.view.board.phase is Phase.PLAY

    @property
    def advice_heard(self) -> str:
        """What the coach says, or the partner in a first round, to be read out; "" for nothing."""
        if self.guided is not None:
            return self.guided.said()
        return self.coached.spoken_text if self.coached is not None else ""

    @property
    def waits_for_opening(self) -> bool:
        """Whether an opening shows only its minimum: nothing is laid out or taught."""
        return self.arrangement.draft is None and isinstance(self.mode, Play)

    @property
    def said_at_plate(self) -> str:
        """A partner's remark at its plate, "" for none. That somebody opened is read from the log."""
        note = self.note
        if note is None or note.at_pointer or (isinstance(note.said, Chatted) and note.said.occasion == "opened"):
            return ""
        return note.words

    @property
    def may_chat(self) -> bool:
        """Whether computer players look up and sometimes make a remark: in a match, and not where a teacher speaks."""
        return self.preferences.chat and isinstance(self.mode, Play) and not self.mode.is_guided

    @property
    def is_holding(self) -> bool:
        """Whether cards or a rubber band are held."""
        return self.drag is not None or self.band is not None

    @property
    def is_showing(self) -> bool:
        """Whether events are still being shown: cards fly, somebody's move stays on show, or the next player waits for
        the person.
        """
        return self.motion is Motion.SHOWN or self.beat > 0 or self.waits or self.replay is not None

    @property
    def waits_after(self) -> int | None:
        """The seat that has just played, while everybody waits for the person to continue."""
        return self.played if self.waits and self.motion is Motion.REST and self.beat <= 0 else None


_AT_FIRST: Final = {field.name: field.default for field in msgspec.structs.fields(TableState)}
PASSING: Final = {
    name: _AT_FIRST[name]
    for name in (
        "drag", "band", "attention", "by_key", "has_asked", "decision", "refused", "chapter", "note", "note_left",
        "zoom", "line", "motion", "beat", "played", "waits", "replay", "read", "blink",
    )
}  # fmt: skip
"""Initial values of fields that the layout doesn't depend on."""
