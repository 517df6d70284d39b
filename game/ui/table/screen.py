"""The table on screen: turns events into inputs, has `update` answer them, carries out the effects, and shows the
state. It judges nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Final, NamedTuple, assert_never

import pygame
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.assets import assets_folder
from game.cards import FACES
from game.engine.events import Event as Happened, MeldsTakenBack, RoundBegan
from game.engine.moves import Move
from game.engine.table.view import SPECTATOR
from game.lessons.lesson_facts import Pointed
from game.messages.functions import possible as say_possible, screens as say_screens, table as say_table, why as say_why
from game.messages.language import saying
from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.targets import Report
from game.toolkit.widgets import Button, Dialog, bar_height
from game.turn.arrangement import Arrangement, settle
from game.turn.first_steps import without_place
from game.turn.hinting import HintThinker, asked_move
from game.turn.laps import Moment
from game.turn.offered_buttons import Control
from game.turn.possible import Possible, PossibleKind, in_rows, possible
from game.turn.spots import HandCard, LaidMeld, SeatPlate, Spot, Zone
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.falling_pips import FallingPips
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import People
from game.ui.table import effects
from game.ui.table.beginning import Beginning
from game.ui.table.draw.celebration_picture import placed
from game.ui.table.draw.lesson_ground import LessonGround
from game.ui.table.draw.lesson_overlay import lesson_parts, veil_parts
from game.ui.table.draw.log_panel import lay_log
from game.ui.table.draw.notes import beside_plate
from game.ui.table.draw.panels import draw_prompt
from game.ui.table.draw.picture import Scenery, sheet_with_cross, tip_rect, told_sheets
from game.ui.table.draw.picture_piece import PicturePiece, with_shadow
from game.ui.table.draw.rival_lines import draw_opened_line
from game.ui.table.draw.table_pictures import TablePictures
from game.ui.table.draw.zoom import draw_opened, zoom_part
from game.ui.table.effects import Effect
from game.ui.table.gestures import DOUBLE_NEAR, DRAG_AFTER, Click, Point, Pointer, apart
from game.ui.table.held_cards import card_width, hand_sprites, held_sprites, parted
from game.ui.table.info.lesson_pointing import rects_of, spot_of
from game.ui.table.info.log_lines import turns_of
from game.ui.table.info.note import Note, not_to_hide
from game.ui.table.info.read_aloud import message
from game.ui.table.info.scenery import held_note, replayed_scenery, scenery_of, whereabouts_of
from game.ui.table.info.voices import hushed
from game.ui.table.info.whereabouts import FOLLOWED
from game.ui.table.inputs import (
    Advised,
    ChooseFaces,
    Confirmed,
    DecisionRefused,
    EndZoom,
    GameChanged,
    LapFetched,
    PartnerAsked,
    PointAtLine,
    PositionSet,
    Prefer,
    Press,
    Say,
    ShowCoach,
    ShowSheet,
    TableCommand,
    TableInput,
    TakeGroupBack,
    TimePassed,
    WindowChanged,
)
from game.ui.table.layout.lesson_places import LessonPlaces
from game.ui.table.layout.plan import (
    PANEL_OF,
    Places,
    own_plan,
    place,
    plan_name,
    with_long_sheet,
    with_nobody_in_front,
)
from game.ui.table.layout.table_layout import Layout, layout
from game.ui.table.memo import Memo
from game.ui.table.modes import Learn, Mode, Play, Practise
from game.ui.table.motion.celebrations import (
    Celebration,
    cards_of,
    celebrations,
    foreign,
    form_of,
    to_be_read,
    words_of,
)
from game.ui.table.motion.chat import Chatted, faces_up, heads, nods
from game.ui.table.motion.choreography import choreograph, glide
from game.ui.table.motion.flight import Reel
from game.ui.table.sheets.dialogs import dialog_for
from game.ui.table.sheets.guide_sheet import GuideSheet, guide_places, guide_sheet, lay_guide_sheet
from game.ui.table.sheets.laid_sheet import LaidSheet
from game.ui.table.sheets.lesson_sheet import LessonSheet, lay_lesson_sheet
from game.ui.table.sheets.possible_sheet import PossibleSheet
from game.ui.table.sheets.practice_sheet import lay_practice_sheet
from game.ui.table.sheets.round_end import RoundEndSheet
from game.ui.table.sheets.team_sheets import SheetRow
from game.ui.table.shortcuts import CAPS, asked_by_key, table_gamepad_key
from game.ui.table.sprites import HiddenInHand, Sprite
from game.ui.table.state import Decision, Motion, SeenGame, TableState, TakeBack
from game.ui.table.table_game import TableGame, TableHooks
from game.ui.table.table_nodes import buttons_of, nodes_of
from game.ui.table.update import between, may_enlarge, may_lift, reasons_of, update, with_gap
from game.ui.table.widgets.spot_widgets import LogLineWidget, SpotWidget
from game.ui.table.widgets.tools import LaidOver, Tools

CRISP: Final = 0.006
"""Seconds per pass for re-making cards that were stretched when the window changed size."""
ENDS: Final = (PossibleKind.GO_OUT, PossibleKind.DISCARD, PossibleKind.HOLD, PossibleKind.PASS, PossibleKind.PLAY)
"""After these there is nothing more to list."""
SETTLES: Final = 0.6
"""Seconds in which a press on a button that took another's place is still meant for that one."""
HALVES: Final = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)
"""Keys that do nothing on their own."""


class ButtonUnder(NamedTuple):
    """The button under the pointer, "" for none, where that rests, and since when this button is there; -inf if the
    pointer came to it.
    """

    id: str
    pos: Point
    since: float


class TableScene:
    """One game at the screen.

    Everything about it is in its `state`, from the first `resize` on. While shown, it watches `game.event_count` and
    `game.eyes`. Make computers' moves on the game whenever `is_resting` is true: the scene is never more than one move
    behind.
    """

    def __init__(
        self,
        game: TableGame,
        people: People,
        hooks: TableHooks,
        preferences: Preferences,
        mode: Mode = Play(),  # noqa: B008 - frozen
        begins: Beginning = Beginning(),  # noqa: B008
    ) -> None:
        self.game = game
        self.name = mode.name
        self._has_long_sheet = isinstance(mode, Practise)
        self.hooks = hooks
        self.state: TableState
        seen = begins.seen(self._look())
        self._told = game.event_count if begins.log else seen.event_count  # how much of the game the log has
        self._first: Callable[[Places], TableState] | None = partial(begins.state, seen, people, preferences, mode)
        self._kit: Kit | None = None
        self.frames = TablePictures(self._overlay)
        self.tools = Tools(hooks, self.feed, mode)
        self.over: LessonPlaces | None = None
        """A lesson's overlay and its places."""
        self._sheet: LaidSheet | None = None  # of a lesson, a practised position or the coach
        self._pointer = Pointer(
            lambda pos: self.state.layout.press_at(pos),
            self._reach,
            lambda spot: may_lift(self.state, spot),
            lambda spot: may_enlarge(self.state, spot),
        )
        self._pointer_at: Point | None = None  # the last position of the mouse
        self._by_key = False
        self._under = ButtonUnder("", (-1, -1), -inf)
        self.thinker = HintThinker()
        self._shown: TableState | None = None
        self._furniture: TableState | None = None  # what layout, panels and widgets were made for
        self._memo = Memo()
        self._cold = False
        self._lists_possible = False  # what is possible is listed again once what was chosen is done
        self._advised: Move | None = None  # what the list puts first

    # ---- a scene's duties

    @property
    def busy(self) -> bool:
        """Whether something moves, is held, is being computed, or is celebrated."""
        return self._is_at_work or self._is_thinking or self.frames.celebrations.is_moving

    @property
    def _is_thinking(self) -> bool:
        return self.state.hint is not None and self.state.hint.advice is None

    @property
    def _is_at_work(self) -> bool:
        """Whether something worth waiting for is going on."""
        frames = self.frames
        return frames.is_moving or frames.is_catching_up or self.state.is_holding or self.state.blink > 0

    @property
    def keys_taken(self) -> KeysTaken:
        """As the player set them, unless somebody is typing in a question on the table."""
        return KeysTaken.TYPED if self.tools.form.is_written_in else KeysTaken.CHOSEN

    @property
    def modal(self) -> Dialog | None:
        return self.tools.form.dialog

    @property
    def is_resting(self) -> bool:
        """Whether somebody else's next move may come: the last events have been seen. Arranging cards meanwhile delays
        nobody.
        """
        return not self.is_showing and self.state.game.event_count == self.game.event_count

    @property
    def is_showing(self) -> bool:
        return self._now.is_showing

    @property
    def waits_after(self) -> int | None:
        """The seat that has just played, while everybody waits for the person to continue."""
        return self._now.waits_after

    @property
    def _now(self) -> TableState:
        """The state, with finished motions cleared."""
        state = self.state
        has_landed = state.motion is not Motion.REST and not self.frames.is_moving
        return replace(state, motion=Motion.REST) if has_landed else state

    def wait_no_longer(self) -> None:
        self.feed(TableCommand.GO_ON)

    def resize(self, kit: Kit) -> None:
        """Read the plan for this window and lay everything out again."""
        board = self.game.view.board
        plan = own_plan(plan_name(board.players, board.teams, kit.size))
        self._window = kit
        places = place(plan, kit.size, bar_height(kit), kit.theme.text_scale, kit.theme.interface)
        if self._has_long_sheet:
            places = with_long_sheet(places)
        if self.hooks.has_nobody_in_front:
            places = with_nobody_in_front(places)
        if self._kit is not None and self._kit.theme.language != kit.theme.language:
            self._memo = Memo()
        theme = replace(kit.theme, width=round(1920 * places.k), height=round(1080 * places.k))
        self._kit = kit.at(theme, assets_folder())
        self._kit.text.watch = kit.text.watch
        self.frames.resize(self._kit, kit)
        self._shown = self._furniture = None
        if self._first is not None:
            self.state, self._first = self._first(places), None
            self._show()
            self._give_keys_for_lesson()
        else:
            self._pointer.cancel()  # the release went to whatever was over the table
            self.feed(WindowChanged(places))
        if self.tools.form.dialog is not None:
            self.tools.form.dialog.lay_out(kit)

    def update(self, dt: float) -> bool:
        """Follow the game, let time pass; True if something must be drawn."""
        self._settle_motion()
        self._follow()
        self._go_on()
        self.feed(TimePassed(dt))
        if self._is_thinking and not self._is_at_work:
            settled = self.thinker.think()
            if settled is not None:
                self.feed(Advised(settled))
        for cue in self.frames.pass_time(dt):
            self.hooks.on_sound(cue.name, cue.side)
        gesture = self._pointer.pass_time(dt)
        if gesture is not None:
            self.feed(gesture)
        if isinstance(self.tools.form.dialog, RoundEndSheet) and self.tools.form.dialog.pass_time(dt):
            self.frames.renew()
        if self.tools.pass_time(dt):
            self.frames.renew()
        if self.tools.line_at != self.state.line:
            self.feed(PointAtLine(self.tools.line_at))
        if isinstance(self.modal, PossibleSheet):
            self.modal.point()
        elif self._lists_possible and self.modal is None and self.is_resting and self.game.is_settled:
            self.show_possible(is_again=True)
        must_draw = self.frames.must_draw or self.state.is_holding
        if not must_draw:
            self._warm()  # never in a frame that somebody waits for
        return must_draw

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        self.frames.hanging = self.tools.hanging
        return self.frames.draw(surface, whole)

    def report(self) -> Report:
        board = self.state.view.board
        return Report(
            self.name,
            busy=self._is_at_work or self._is_thinking or not (self.is_resting or self.waits_after is not None),
            turn=board.mover,
            phase=board.phase.value,
            message=message(self.state, self.frames.scenery),
            focus=self.tools.form.keys_at,
            targets=tuple(self.tools.form.targets()),
        )

    def leave(self) -> None:
        self.feed(TableCommand.LET_GO)

    # ---- requests from others

    def prefer(self, preferences: Preferences) -> None:
        self.feed(Prefer(preferences))

    def ask(self, dialog: Dialog) -> None:
        self.feed(TableCommand.LET_GO)
        self.frames.celebrations.end()
        if isinstance(dialog, RoundEndSheet):
            dialog.shines = dialog.is_joy and not self._preferences.reduced_motion
        self._open(dialog)
        if isinstance(dialog, RoundEndSheet):
            self._celebrate_end(dialog)
        self.frames.renew()

    def _celebrate_end(self, sheet: RoundEndSheet) -> None:
        """The end of a round that the own side went out of: pips fall beside the sheet; with reduced motion the sheet
        fades in.
        """
        scale = self._preferences.time_scale
        if self._preferences.reduced_motion and scale > 0:
            self.frames.fade()
        elif sheet.is_joy and scale > 0:
            size, top = self._window.size, bar_height(self._window)
            area = Rect(0, top, size[0], size[1] - top)
            off = [*sheet.needed, *to_be_read(self.state.layout)]
            self.frames.celebrations.fall(FallingPips(self._window, area, off), scale)

    def show_lesson(self, sheet: LessonSheet) -> None:
        """Show this tutor's text; with keys in use, focus moves to the next thing to do."""
        before = self.state.mode
        self.feed(ShowSheet(sheet))
        assert isinstance(before, Learn)
        if before.sheet.step != sheet.step or before.sheet.right != sheet.right:
            self._give_keys_for_lesson()

    def _give_keys_for_lesson(self) -> None:
        if not isinstance(self.state.mode, Learn):
            return
        sheet = self.state.mode.sheet
        spot = spot_of(sheet.ringed, self.state.layout) if sheet.ringed is not None else None
        if sheet.right.is_gold:
            self.tools.give_keys_to_sheet()
        elif spot is not None:
            self.tools.give_keys(spot)
        self.frames.renew()

    @property
    def never_covered(self) -> tuple[Rect, ...]:
        """The tutor's sheet, which no question hides."""
        return self._off(())

    @property
    def needed_for_an_answer(self) -> list[Rect]:
        """What no question at a seat hides: what is needed to go out, the hand, whose turn it is, a practice sheet."""
        roles = ["GoingOut", "Hand", "Tip", *(["Log"] if isinstance(self.state.mode, Practise) else [])]
        return [self.state.places.rect(role) for role in roles]

    def show_possible(self, opened: PossibleKind | None = None, is_again: bool = False) -> None:
        """The list takes the place of any advice; what was advised comes first, until all of it is done."""
        state = self.state
        self._lists_possible = False
        if not is_again:
            self._advised = self._given
        if state.guided is not None:
            self.feed(TableCommand.ESCAPE)
        self.feed(ShowCoach(None))
        state = self.state
        things = in_rows(possible(state.view, state.arrangement.draft, self._advised), opened)
        if things:
            book_size, own = state.view.board.rules.book_size, state.layout.own.rect
            assert self._kit is not None
            gap, top = self._kit.theme.u(12), bar_height(self._window)
            room = Rect(gap, top + gap, self._window.theme.width - 2 * gap, own.top - top - 2 * gap)
            self.ask(PossibleSheet(things, book_size, self._do_possible, self._light_possible, room))
        else:
            self.feed(Say(say_possible.nothing(), state.places.rect("Hand").midtop))

    @property
    def _given(self) -> Move | None:
        """What a hint or the coach has advised."""
        told = (self.state.hint, self.state.coach)
        return next((one.advice.move for one in told if one is not None and one.advice is not None), None)

    @property
    def possible_count(self) -> int:
        """How many rows the list of what is possible would have."""
        return len(in_rows(possible(self.state.view, self.state.arrangement.draft, self._given), None))

    def _do_possible(self, thing: Possible) -> None:
        """At once, or started with its button; a discard is only shown."""
        if thing.more:
            self.show_possible(thing.kind, is_again=True)
            return
        if thing.kind is PossibleKind.DISCARD and thing.move is None:
            self._light_possible(None)
            self.tools.give_keys(HandCard(0))
            self.feed(Say(say_possible.choose_discard(), self.state.places.rect("Hand").midtop))
            return
        self._lists_possible = thing.kind not in ENDS
        if thing.move is not None:
            self.feed(Confirmed(thing.move))
        elif thing.action is not None:
            self._light_possible(thing)
            self.feed(Press(thing.action) if thing.action != "take_back" else TakeGroupBack(None))

    def _light_possible(self, thing: Possible | None) -> None:
        """Its cards rise, and the places where they may go light up."""
        if self.state.view.is_mine and self.state.arrangement.draft is None:
            cards = thing.cards if thing is not None and not thing.more else ()
            goal: Spot | None = Zone.NEW_PILE if cards and thing is not None and thing.number is None else None
            for spot in self.state.layout.hits:
                if isinstance(spot, LaidMeld) and spot.team == self.state.view.team and thing is not None:
                    goal = spot if spot.number == thing.number else goal
            self.feed(ChooseFaces(cards, goal))

    def set_position(self) -> None:
        """A different position fades in, as no event led to it."""
        self._told = self.game.event_count
        self.feed(PositionSet(self._look()))
        self.frames.celebrations.end()
        if self._preferences.time_scale > 0:
            self.frames.fade()

    def menu_entries(self) -> list[Button]:
        """What the menu has of this table: the rules come first (S002-49), then the other matches (S002-51)."""
        state, hooks, feed = self.state, self.hooks, self.feed
        found = [
            Button("button/settings", say_table.rules(), hooks.on_settings, icon="list").with_tip(say_table.rules_tip())
        ]
        if state.waiting is not None and not state.mode.is_guided:
            waits = say_screens.waiting(state.waiting) if state.waiting else ""
            games = Button("button/games", say_screens.other_matches(), hooks.on_games, icon="cards", sub=waits)
            found.append(games.with_tip(say_screens.other_matches_tip()))
        if not state.mode.is_guided:
            needs, lap = partial(feed, TableCommand.SHOW_NEEDS), partial(feed, TableCommand.SHOW_LAP)
            found.append(Button("button/panel_right", say_table.going_out(), needs, icon="flag"))
            found.append(Button("button/panel_left", say_table.last_turns(), lap, icon="film"))
        for one in self.tools.in_menu:
            found.append(Button(f"button/{one.action}", one.label, partial(feed, Press(one.action)), icon=one.icon))
        return found

    def turns_of(self, seat: int) -> list[SheetRow]:
        """What this seat did in its last turns, for its sheet."""
        return turns_of(self.state.shown_log, seat, self.state.view.board.team_of(seat))

    def asks_of_partner(self, seat: int) -> list[Button]:
        """What can be asked of this partner, at its plate: nothing to which there is no answer, or another's."""
        turn = self.game.partner_turn
        is_its = bool(turn) and turn[0].before.board.turn == seat
        if not is_its or not self.state.asks_partner or not reasons_of(turn, self.state.people):
            return []
        return [Button("button/why", say_why.ask(), partial(self.feed, TableCommand.ASK_PARTNER), icon="why", key="Q")]

    def _open(self, dialog: Dialog) -> None:
        self._pointer.cancel()  # the dialog gets the release of what was pressed
        self.tools.form.open(dialog, self._window)
        dialog.close = self.close_dialog
        if isinstance(dialog, PossibleSheet):
            self.frames.tell(self._scenery())

    def close_dialog(self) -> None:
        was_listed = isinstance(self.modal, PossibleSheet)
        self.tools.form.close_dialog()
        if was_listed:
            self.frames.tell(self._scenery())
        self.frames.renew()

    # ---- events

    def handle(self, event: Event) -> None:
        """Take one event. While something is being shown, Space or a click on the felt skips it and does nothing else;
        everything else works as usual.
        """
        self._take(event)
        if event.type == pygame.MOUSEBUTTONUP and event.dict.get("touch"):
            self.tools.form.finger_lifted()

    def _take(self, event: Event) -> None:
        is_key = event.type == pygame.KEYDOWN
        is_press = is_key or event.type == pygame.MOUSEBUTTONDOWN
        is_meant = is_press and not (is_key and event.key in HALVES)
        if event.type == pygame.KEYUP:
            self._point(event)  # whatever is over the table, Shift is released
        if (is_press or event.type == pygame.MOUSEBUTTONUP) and not event.dict.get("touch"):
            self.tools.form.hush(event.dict.get("pos"))
        if is_meant:
            self.frames.celebrations.end_for_a_press()
        if self._covers(event):
            return
        if is_press and self.state.replay is None:
            self._by_key = is_key
        if self.state.replay is not None:
            if is_meant:
                self.feed(TableCommand.SKIP)
        elif self.state.zoom is not None or self.modal is not None:
            self._take_in_front(event, is_press)
        elif is_key and event.key == pygame.K_SPACE and self.is_showing:
            self.feed(TableCommand.SKIP)
        elif not self._point(event) and not (is_key and self._ask_by_key(event)):
            self.tools.form.handle(event)

    def _take_in_front(self, event: Event, is_press: bool) -> None:
        """Take an event while something is shown large, or a question is open."""
        form, dialog = self.tools.form, self.modal
        if self.state.zoom is not None:
            if is_press:
                self.feed(EndZoom())
            elif event.type == pygame.MOUSEMOTION:
                form.handle(event)
            return
        if isinstance(dialog, RoundEndSheet | PossibleSheet) and dialog.take(event):
            self.frames.renew()
            if isinstance(dialog, PossibleSheet) and self.modal is None and event.type == pygame.MOUSEBUTTONDOWN:
                self._take(event)  # pressed beside the list, which closed: what is there is meant
            return
        buttons = dialog.buttons if dialog is not None else ()
        again = next((button for button in buttons if button.id == "button/play_lap"), None)
        if again is not None and event.type == pygame.KEYDOWN and event.key == pygame.K_v:
            again.press()
        else:
            form.handle(event)

    def gamepad_key(self, button: GamepadButton) -> KeyPress | None:
        return table_gamepad_key(button, self.tools)

    def gamepad_caps(self) -> Mapping[str, GamepadButton]:
        return CAPS

    def _covers(self, event: Event) -> bool:
        """Whether the event covers the own cards: at once, whatever is flying, held or open in front."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_c or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if self.hooks.on_cover is None or self.state.view.seat == SPECTATOR:
            return False
        self.hooks.on_cover()
        return True

    def _point(self, event: Event) -> bool:
        pos: Point | None = getattr(event, "pos", None)
        self._pointer_at = pos if pos is not None and min(pos) >= 0 else self._pointer_at
        has_left = event.type == pygame.MOUSEMOTION and not self.frames.note.is_near(event.pos)
        if self.state.preferences.stays == "until_away":  # until something else is pressed
            has_left = event.type == pygame.MOUSEBUTTONDOWN and not self.frames.note.is_rule_at(event.pos)
        moves_on = has_left or event.type == pygame.KEYDOWN
        if moves_on and self.state.drag is None and self.state.note is not None:
            self.feed(TableCommand.MOVED_ON)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.frames.note.is_rule_at(event.pos):
            self.feed(TableCommand.READ_NOTE)
            return True
        if pos is not None and apart(pos, self._under.pos, DOUBLE_NEAR):
            self._under = ButtonUnder(self._button_at(pos), pos, -inf)
        if pos is not None and not self._pointer.is_engaged and self.tools.button_at(pos):
            return event.type == pygame.MOUSEBUTTONDOWN and self._is_stray(pos)
        gesture = self._pointer.handle(event)
        if gesture is not None:
            self.feed(gesture)
        return gesture is not None

    def _reach(self) -> int:
        """How far a press may slip before it drags: as far as a card is wide if this person never drags."""
        theme, preferences = self._window.theme, self.state.preferences
        reach = round(DRAG_AFTER * theme.interface * max(1.0, theme.k))
        return max(reach, card_width(self.state.layout)) if preferences.no_drag else reach

    def _is_stray(self, pos: Point) -> bool:
        """Whether a press on a button is meant for another, whose place it took under the resting pointer just now."""
        return self._pointer.time - self._under.since < SETTLES

    def _button_at(self, pos: Point) -> str:
        under = self.tools.form.under(pos)
        return under.id if under is not None else ""

    def _ask_by_key(self, event: Event) -> bool:
        if event.key == pygame.K_ESCAPE and self.tools.put_volume_away():
            return True
        asked = asked_by_key(event, self.state, self.tools)
        if asked is None:
            return False
        if isinstance(asked, Button):
            asked.press()
        else:
            self.feed(asked)
        return True

    # ---- from one state to the next

    def feed(self, given: TableInput) -> None:
        """Take an input: update the state, carry out effects and decisions, refresh the picture."""
        self._settle_motion()
        looks = (self._attention, self._by_key)
        before = self.state
        if looks != (before.attention, before.by_key):
            before = replace(before, attention=looks[0], by_key=looks[1])
        self.state, todo = update(before, given)
        for effect in todo:
            self._carry_out(effect, before)
        self._go_on()
        self._show()
        self._settle_motion()

    @property
    def _attention(self) -> Point | None:
        """The player's focus: the ring after a key, otherwise the pointer."""
        form = self.tools.form
        if not self._by_key or form.focused is None:
            return self._pointer_at
        return form.focused.rect.midbottom if form.ring_visible else None

    def _go_on(self) -> None:
        """Pass a decision to the game, as soon as the last move is safe."""
        decision = self.state.decision
        if decision is None or not self.game.is_settled:
            return
        refusal = self.game.undo(decision.moves) if isinstance(decision, TakeBack) else self.game.play(decision)
        if refusal is not None:
            self.feed(DecisionRefused(refusal))
            return
        self._follow(decision)
        self.hooks.on_decided()

    def _follow(self, decided: Decision | None = None) -> None:
        """Take over the game's events since the last look."""
        shown = self.state.game
        is_same = self.game.eyes == shown.eyes and self.game.base == shown.base
        if is_same and shown.event_count == self.game.event_count and decided is None:
            return
        events = self.game.events_since(shown.event_count) if is_same else ()
        untold = self.game.events_since(self._told)
        self._told = self.game.event_count
        self.feed(GameChanged(self._look(), events, untold, decided))

    def _look(self) -> SeenGame:
        game = self.game
        return SeenGame(
            eyes=game.eyes,
            base=game.base,
            me=game.me,
            view=game.view,
            undoable=game.undoable,
            answers=game.answers,
            event_count=game.event_count,
        )

    def _settle_motion(self) -> None:
        if self.state.motion is not Motion.REST and not self.frames.is_moving:
            self.state, _ = update(self.state, TableCommand.MOTION_ENDED)

    # ---- effects

    def _carry_out(self, effect: Effect, before: TableState) -> None:
        match effect:
            case effects.Glide(easing, joins):
                lying = self.frames.lying
                self.frames.let_go()
                self._show()
                self._move(glide(lying, self.state.layout, easing), joins)
            case effects.Animate(events, from_layout):
                is_lying = before.replay is not None or (from_layout and (before.is_holding or self.frames.is_moving))
                self._animate(events, before.layout.sprites if is_lying else self.frames.sprites)
            case effects.ShowMoment(moment):
                self._show_moment(moment)
            case effects.FinishMotion():
                self.frames.finish()
            case effects.Sound(name):
                self.hooks.on_sound(name)
            case effects.OpenDialog(question):
                self.frames.celebrations.end()
                dialog = dialog_for(question, self.state, self.feed, self.hooks)
                self._open(dialog)
                self.frames.renew()
            case effects.GiveKeys(spot):
                self.tools.give_keys(spot)
            case effects.PointNowhere():
                self.tools.point_nowhere()
                self.frames.renew()
            case effects.StartThinking():
                self.feed(
                    Advised(self.thinker.start(self.state.view, asked_move(self.state.view, self.state.arrangement)))
                )
            case effects.HintShown(move):
                self.hooks.on_hint(move)
            case effects.FetchLap():
                self.feed(LapFetched(self.game.lap))
            case effects.AskPartner():
                self.feed(PartnerAsked(self.game.partner_turn))
            case effects.OpenMenu():
                self.hooks.on_menu()
            case effects.AskWhoPlays(seat):
                self.hooks.on_seat(seat)
            case effects.OpenRule(chapter):
                self.hooks.on_rule(chapter)
            case effects.PutTipsAway():
                self.hooks.on_no_tips()
            case effects.KeepPanel(side, stays):
                self.hooks.on_panel(side, stays)
            case effects.KeepCoach(stays):
                self.hooks.on_coach(stays)
            case _:
                assert_never(effect)

    @property
    def _preferences(self) -> Preferences:
        return self.state.preferences

    def _animate(self, events: Sequence[Happened], was: Sequence[Sprite]) -> None:
        self._show()
        reel = choreograph(was, self.state.layout, events, self.state.view.board.rules, self.state.rivals)
        self._move(reel)
        is_played = reel.length > 0 and not self.state.is_still
        for cue in [cue for _, cue in reel.sounds if cue.name == "turn" and not is_played]:
            self.hooks.on_sound(cue.name, cue.side)
        self._celebrate(events, reel)

    def _move(self, reel: Reel, joins: bool = False) -> None:
        """Play a reel at the chosen speed, or fade if motion is reduced; one that `joins` goes with what is moving."""
        if joins and self.frames.is_moving:
            self.frames.join(reel, self._preferences.motion_scale)
        elif self._preferences.reduced_motion and self._preferences.time_scale > 0:
            self.frames.fade()
        else:
            self.frames.play(reel, self._preferences.time_scale)

    def _celebrate(self, events: Sequence[Happened], reel: Reel) -> None:
        """Celebrate first events only; an undo or a new deal ends the celebration."""
        if any(isinstance(event, MeldsTakenBack | RoundBegan) for event in events):
            self.frames.celebrations.end()
            return
        state, form = self.state, form_of(self._preferences)
        told = celebrations(
            events,
            state.view.board,
            state.layout,
            state.game.me,
            form,
            None if state.is_still else reel,
            is_guided=state.mode.is_guided,
        )
        told += nods(events, state.view.board, state.people, state.layout, form)
        if state.may_chat and form == "full":
            told += faces_up(events, state.view.board, state.people, state.layout)
        self.frames.celebrations.begin(self._beside(told), self._preferences.time_scale or 1.0)
        self._hold()  # a remark gives way to its words

    def _beside(self, told: Sequence[Celebration]) -> list[Celebration]:
        """Each with its words at a free place: over nothing that no note covers, no card, no text, not in another
        team's band, and over no words of another.
        """
        layout, window = self.state.layout, self._window
        room = Rect(4, 0, window.theme.width - 8, window.theme.height - 4)
        room.h, room.y = room.h - bar_height(window) - 4, bar_height(window) + 4
        shown = [*self.frames.celebrations.words_at, *([self.frames.note.rect] if self.frames.note.rect.w else [])]
        off = [*self._off(not_to_hide(layout)), *words_of(layout), *cards_of(layout), *shown]
        found: list[Celebration] = []
        for one in told:
            found.append(placed(self.frames.kit, one, room, [*off, *foreign(layout, one.team)]))
            off += [found[-1].words_at] if found[-1].words_at is not None else []
        return found

    def nod(self, seat: int) -> None:
        """A partner nods."""
        state = self.state
        head = heads([(seat, True)], state.view.board, state.people, state.layout, form_of(self._preferences))
        self.frames.celebrations.begin(head, self._preferences.time_scale or 1.0)

    def _show_moment(self, moment: Moment) -> None:
        """A moment of the last lap, over the table, whose own layout and arrangement don't change."""
        places, base, arrangement = (
            self.state.places,
            self.state.game.base,
            Arrangement(sort=self.state.arrangement.sort, sorting=self.state.arrangement.sorting),
        )
        before = layout(moment.before, settle(arrangement, moment.before), places, base)
        after = layout(moment.after, settle(arrangement, moment.after), places, base)
        self.frames.show(after, replayed_scenery(self.state, moment))
        self._shown = self._furniture = None
        if self.state.is_still:
            self.frames.fade()
        else:
            rules = moment.after.board.rules
            reel = choreograph(before.sprites, after, moment.events, rules, self.state.rivals)
            self.frames.play(reel, self._preferences.time_scale)

    # ---- showing the state

    def _show(self) -> None:
        """Bring to the screen what has changed in the state."""
        state, shown = self.state, self._shown
        if state is shown or state.replay is not None:
            return
        self._shown = state
        if shown is not None and replace(shown, note_left=state.note_left) == state:
            return
        furniture = state.furniture
        if furniture != self._furniture:
            self._furniture = furniture
            self._cold = True
            self.frames.show(state.layout, self._scenery())
            self._make_widgets()
            if shown is not None and shown.before is not None and state.before is None:
                self.frames.take_time()
        elif shown is not None and _words(state) != _words(shown):
            self.frames.tell(self._scenery())
        if shown is None or state.zoom != shown.zoom:
            self.frames.renew()
        self._hold()

    def _scenery(self) -> Scenery:
        """Nothing else speaks while the list says what is possible."""
        told = scenery_of(self.state)
        if not isinstance(self.modal, PossibleSheet):
            return told
        return replace(told, note=False, guided=False, line="", task="", hosted="", hint_box=None)

    def _hold(self) -> None:
        """Draw the held cards at the pointer, with a gap in the hand where they would go."""
        state, drag = self.state, self.state.drag
        self.frames.band = between(*state.band) if state.band is not None else None
        if not state.is_holding and (self._pointer.is_dragging or self._pointer.is_banding):
            self._pointer.cancel()
        if drag is None:
            self.frames.let_go(state.layout)
            self.frames.note.show(self._placed(state.note))
            return
        held = held_sprites(state.layout, drag, state.is_still)
        there, hidden = state.layout, drag.sprites
        if drag.gap is not None:
            there = self._memo(with_gap, state.furniture, drag.positions, drag.gap)
            indices = hand_sprites(there)
            hidden = tuple(indices[i] for i in parted(drag.positions, drag.gap))
        self.frames.hold(held, frozenset(hidden), there)
        off, is_guided = self._off(not_to_hide(state.layout)), state.mode.is_guided
        self.frames.note.show(held_note(drag, held, self.frames.scenery, off, is_guided=is_guided))

    def _placed(self, note: Note | None) -> Note | None:
        """The note where it covers nothing more important; no player's remark while the sheet speaks, or without room
        beside its plate.
        """
        if note is None or not isinstance(note.said, Chatted):
            return note and replace(note, off=self._off(note.off))
        layout, shown, top = self.state.layout, self.frames.scenery, bar_height(self._window) + 4
        plate = layout.hits.get(SeatPlate(note.said.seat))
        if plate is None or shown.note:
            return None
        room = Rect(4, top, self._window.theme.width - 8, self._window.theme.height - top - 4)
        panels = [PANEL_OF[side] for side in self.state.panels]
        panels += ["Opening"] if shown.meter or shown.is_told else []
        off = [layout.places.rect(role) for role in panels] + self._memo(_lying, layout)
        spots = (widget for widget in self.tools.form.widgets if isinstance(widget, SpotWidget) and widget.visible)
        off += [spot.rect.copy() for spot in spots]
        taken, now = self._off(tuple(off)), self.frames.note
        if now.note is not None and now.note.said == note.said and now.rect.w and now.rect.collidelist(taken) < 0:
            return now.note  # it doesn't move back once a celebration is over
        return self._memo(beside_plate, self._window, room, note, plate, taken)

    def _off(self, rects: tuple[Rect, ...]) -> tuple[Rect, ...]:
        """Areas no note covers, above all the tutor's or the coach's sheet and the buttons."""
        sheet = None if isinstance(self.state.mode, Practise) else self._sheet
        shown = [widget for widget in self.tools.form.widgets if widget.visible and not isinstance(widget, SpotWidget)]
        sheets = [] if sheet is None else [sheet.rect.copy()]
        return (*sheets, *(widget.rect.copy() for widget in shown), *self.frames.celebrations.words_at, *rects)

    def _make_widgets(self) -> None:
        state, kit = self.state, self._kit
        assert kit is not None
        offered = buttons_of(state)
        self._sheet = self._lay_sheet(kit, offered)
        laid = LaidOver(self._sheet, hushed(self.frames.scenery, state))
        spots = [SpotWidget(node, self._press, self._open_band) for node in nodes_of(state)]
        is_hidden = "left" not in state.panels or laid.hides(state.places.rect("Log"))
        lines = [] if is_hidden else self._lines(kit)
        self.tools.lay_out(kit, self._window, state, offered, spots, lines, laid)
        if (button := self._button_at(self._under.pos)) != self._under.id:
            self._under = ButtonUnder(button, self._under.pos, self._pointer.time)
        own = state.layout.own.new_pile
        self.tools.off = self._off((*([own] if own is not None else []), *not_to_hide(state.layout)))
        self.tools.form.update(0.0)  # its changes are drawn with the rest

    def _lay_sheet(self, kit: Kit, offered: Sequence[Control]) -> LaidSheet | None:
        """The sheet on the table, laid out for where everything is now."""
        state, memo = self.state, self.frames.memo
        self.over = None
        if (guide := state.guided or self._hosted) is not None:
            self.over = self._guide_places(kit, guide, offered)
            return memo(lay_guide_sheet, kit, self.over.sheet.rect, guide)
        match state.mode:
            case Learn(lesson):
                self.over = self._lesson_places(kit, lesson, offered)
                return memo(lay_lesson_sheet, kit, self.over.sheet, lesson)
            case Practise(practice):
                return memo(lay_practice_sheet, kit, state.places.rect("Log"), practice)
        told = memo(told_sheets, kit, state.layout, self.frames.scenery) if state.layout.opened is None else []
        return told[0] if told else None

    @property
    def _hosted(self) -> GuideSheet | None:
        """What the teacher says in the place of a note."""
        state, said = self.state, self.frames.scenery.hosted
        if not said:
            return None
        return guide_sheet(without_place(saying(str, said)), state.view, state.people, state.arrangement.draft)

    def _guide_places(self, kit: Kit, sheet: GuideSheet, offered: Sequence[Control]) -> LessonPlaces:
        """What a first round's new step puts over the table."""
        state, buttons = self.state, self.tools.places_of(kit, offered, self.state.places)

        own = state.layout.own
        frames = [*(rect for _, rect in own.wanted), *(own.melds[number] for number in own.books)]
        around = frames[0].unionall(frames[1:]) if frames else None

        def rects(at: Pointed) -> tuple[Rect, ...]:
            return rects_of(at, state.layout, state.view, state.arrangement.chosen, lambda _: around, buttons.get)

        pressed = [buttons[one.action] for one in offered if one.action in buttons and not one.is_idle]
        return guide_places(kit, state.layout, sheet, rects, pressed)

    def _lesson_places(self, kit: Kit, sheet: LessonSheet, offered: Sequence[Control]) -> LessonPlaces:
        """What a lesson puts over the table."""
        state = self.state
        buttons = self.tools.places_of(kit, offered, state.places)
        scenery = self.frames.scenery
        words = self.tools.words_of(kit, offered, state.places)
        words.append(self.tools.words_of_prompt(kit, state.places, scenery.line, scenery.task))
        ground = LessonGround(kit, state, sheet, scenery, buttons, words)
        return ground.over(self._memo(LessonGround.place_of_sheet, ground))

    def _press(self, spot: Spot) -> None:
        self.feed(Click(spot, shift=self._pointer.shift))

    def _lines(self, kit: Kit) -> list[LogLineWidget]:
        """Pointable lines of the log panel: those whose cards can be located."""
        log = self.state.log
        if not self.state.mode.is_match:
            return []
        rows = lay_log(kit, self.state.places.rect("Log"), self.frames.scenery.log).rows
        return [
            LogLineWidget(
                row.line.number, log[row.line.number].text, row.rect, self._say, partial(self._where, row.line.number)
            )
            for row in rows
            if isinstance(log[row.line.number].event, FOLLOWED)
        ]

    def _say(self, words: str, at: Point) -> None:
        self.feed(Say(words, at))

    def _where(self, number: int) -> str:
        found = whereabouts_of(self.state, number)
        return found.words if found is not None else ""

    def _open_band(self, team: int, kit: Kit, surface: Surface) -> None:
        """A band of chips shown large, below itself, while the pointer rests on it."""
        over = self.state.layout.bands[team].rect
        draw_opened(kit, surface, team, self.state.view, self.state.layout, self.frames.scenery.bands[team], over)

    @property
    def is_told(self) -> bool:
        """Whether the coach, a hint or a note is speaking, so that nothing else does."""
        state, shown = self.state, self.frames.scenery
        speaks = state.coached, state.guided, state.hint, self.frames.note.note, shown.hint_box
        is_noted = shown.note and bool(shown.head or shown.body)
        return any(one is not None for one in speaks) or is_noted or bool(shown.hosted)

    def _overlay(self) -> list[PicturePiece]:
        """The top layer: bar, buttons, dialog, enlarged card."""
        state = self.state
        assert self._kit is not None
        self.tools.show_sheet(sheet_with_cross(self._kit, state.layout, self.frames.scenery))
        title = state.mode.title(state.view.board)
        under = []
        parts = self.tools.parts(self._kit, self._window, title, self._lesson_parts(self._kit), is_told=self.is_told)
        if line := self.frames.scenery.line:
            at = self.tools.place_of_prompt(self._kit, state.places, line)
            if self._sheet is not None and self._sheet.rect.colliderect(at) and self.frames.scenery.meter is None:
                at = state.places.rect("Opening")  # on the other side of the piles
            under.append(PicturePiece(at, draw_prompt, (at, line, self.frames.scenery.task, state.view.is_mine)))
        if state.layout.opened is not None:
            heading = self.frames.scenery.bands[state.layout.opened.team]
            for band in state.layout.opened.bands:
                at = with_shadow(self._kit, band.rect)
                under.append(PicturePiece(at, draw_opened_line, (band, heading)))
        else:
            told = self.frames.memo(told_sheets, self._kit, state.layout, self.frames.scenery)
            under += [PicturePiece(with_shadow(self._kit, sheet.rect), sheet.draw) for sheet in told]
        if state.zoom is not None:
            parts.append(zoom_part(self._window, state.zoom, state.view, state.layout, self.frames.scenery.bands))
        return [*under, *parts]

    def _lesson_parts(self, kit: Kit) -> list[PicturePiece]:
        state, over = self.state, self.over
        if over is None or self._sheet is None:
            return []
        top = bar_height(self._window)
        table = Rect(0, top, self._window.theme.width, self._window.theme.height - top)
        refused = self.frames.scenery.refused  # then the reason must be read
        lit = (*over.lit, tip_rect(kit, state.layout, self.frames.scenery)) if refused else over.lit
        veil = veil_parts(kit, table, lit, over.hand) if lit else []
        return [*veil, *lesson_parts(kit, self._sheet, over, state.shows_ring)]

    def _warm(self) -> None:
        """Rasterise a few faces that will be needed, so that no card in flight waits for its picture; first those still
        stretched since the window changed size.
        """
        assert self._kit is not None
        until = self.frames.clock() + CRISP
        owing = card_art(self._kit).repay(1)
        while owing and self.frames.clock() < until:
            owing = card_art(self._kit).repay(1)
        if owing is False:
            self._window.lenders.clear()
            self.frames.resize(self._kit, self._window)  # small cards lie on the cloth, too
        if owing is None and self._cold:
            cards = card_art(self._kit)
            hand = [sprite for sprite in self.state.layout.sprites if sprite.place == HiddenInHand()]
            faces = [sprite.card for sprite in hand if sprite.card is not None]
            self._cold = bool(faces) and cards.warm(faces, hand[0].w, 1)  # some will be upright in the middle of a fan
            self._cold = self._cold or cards.warm(FACES, self.state.places.card_w("MeldBand"), 1)


def _lying(layout: Layout) -> list[Rect]:
    """The layout: the teams' bands and every card."""
    return [band.rect for band in layout.bands.values()] + cards_of(layout)


def _words(state: TableState) -> tuple[object, ...]:
    """Further inputs of words and lights."""
    drag, note = state.drag, state.note
    held = (drag.over, drag.refusal, drag.cards) if drag is not None else None
    speaks = None if note is None or isinstance(note.said, Chatted) else note.said == state.refused
    return held, state.refused, speaks, state.line, state.shows_ring
