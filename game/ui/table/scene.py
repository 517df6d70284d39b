"""The table on screen: shows what the game is, turns gestures into moves, plays what happened. It judges nothing."""

from collections.abc import Sequence

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.assets import assets_folder
from game.cards import FACES
from game.engine.announcements import announcements
from game.engine.board import Phase
from game.engine.events import Event as Happened
from game.engine.view import SPECTATOR
from game.ui.core.kit import Kit
from game.ui.core.preferences import Preferences
from game.ui.core.targets import Report
from game.ui.spots import Spot
from game.ui.table import acts
from game.ui.table.chronicle import Chronicle
from game.ui.table.controls import controls
from game.ui.table.desk import Desk, settle, with_draft
from game.ui.table.doing import Doing
from game.ui.table.draw.frames import Frames
from game.ui.table.draw.notes import not_to_hide
from game.ui.table.draw.part import Part
from game.ui.table.draw.picture import Scenery, sheet_with_cross
from game.ui.table.draw.zoom import cards_at, closer_part, draw_opened
from game.ui.table.following import draft_survives, fresh_cards, has_played, is_others
from game.ui.table.game import TableGame, TableHooks
from game.ui.table.hands_on import HandsOn
from game.ui.table.hinting import Hinting
from game.ui.table.layout.plan import Places, load_plan, place, plan_name
from game.ui.table.layout.table_layout import Layout, layout
from game.ui.table.motion.choreography import choreograph, glide
from game.ui.table.motion.flight import Gait, Reel
from game.ui.table.motion.lap_film import LapFilm
from game.ui.table.motion.laps import ends_turn
from game.ui.table.people import Company
from game.ui.table.round_end import RoundEndSheet
from game.ui.table.scenery import mending, scenery
from game.ui.table.spot_widgets import make_spot_widgets
from game.ui.table.sprites import InHand
from game.ui.table.tips import tip_of
from game.ui.table.tools import Tools
from game.ui.widgets.bar import bar_height
from game.ui.widgets.form import Dialog
from game.words.going_out import answer_head, answered
from game.words.grammar import sentences
from game.words.log import LogLine
from game.words.scores import round_of

CRISP = 0.006
"""Seconds of a pass in which cards are made that were stretched when the window changed its size."""
HALVES = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)
"""Keys that do nothing alone."""


class TableScene:
    """One game at the screen.

    Construct it with the game (`game.ui.table.game.TableGame`), who sits there, hooks for what lies beyond the table
    and the preferences. `animate_from` is the number of the event from which on what happened is still to be seen (that
    of a fresh deal, say); without it the table is simply there.

    While it is shown it watches `game.event_count` and `game.eyes`. Make computers' moves on the game whenever
    `is_resting` is true: the scene follows, never more than one move behind. Set `preferences`, `company` or `waiting`
    and call `refresh` when they change. `log` are the lines so far; the scene adds to its own.
    """

    name = "table"

    def __init__(
        self,
        game: TableGame,
        company: Company,
        hooks: TableHooks,
        preferences: Preferences,
        *,
        animate_from: int | None = None,
        waiting: int = 0,
        log: Sequence[Sequence[LogLine]] = (),
    ) -> None:
        self.game = game
        self.company = company
        self.hooks = hooks
        self.preferences = preferences
        self.waiting = waiting
        """Games in which it is a person's turn: the number beside the star."""
        self.view = game.view
        self._eyes = game.eyes
        self._seen = game.event_count if animate_from is None else animate_from
        self.chronicle = Chronicle(self, log, game.event_count if log else self._seen)
        self.desk = settle(Desk(), self.view)
        self.refusal = ""
        self.layout: Layout
        self._beat = 0.0
        self._kit: Kit | None = None
        self._cold = False
        self._is_arranging = False  # what moves, if anything, are cards that the person moved on this side
        self._closer: Spot | None = None
        self._noted = ""  # what was said at the pointer in the last pass
        self._film: LapFilm | None = None  # the last lap, while it is shown again
        self._played: int | None = None
        self._waits = False  # somebody's turn is over, and the next waits for the person
        self.frames = Frames(self._tops)
        doing = self.doing = Doing(self)
        self.tools = Tools(
            hooks,
            doing.deeds,
            doing.why,
            doing.take_group_back,
            doing.put_tips_away,
            doing,
        )
        self.hands = HandsOn(self)
        self.hinting = Hinting()

    # ---- what a scene is

    @property
    def busy(self) -> bool:
        """Whether something moves or hangs from the pointer."""
        return self.frames.is_moving or self.hands.is_dragging

    @property
    def is_resting(self) -> bool:
        """Whether the next move of somebody else may come: what happened has been seen. Cards that the person arranges
        meanwhile keep nobody waiting.
        """
        return not self.is_showing and self._seen == self.game.event_count

    @property
    def is_showing(self) -> bool:
        """Whether what happened is still to be seen: cards fly, somebody's move has its time, or the next player waits
        for the person.
        """
        flies = self.frames.is_moving and not self._is_arranging
        return flies or self._beat > 0 or self._waits or self._film is not None

    @property
    def waits_after(self) -> int | None:
        """The seat that has just played, while everybody waits until the person goes on."""
        return self._played if self._waits and not self.frames.is_moving and self._beat <= 0 else None

    def wait_no_longer(self) -> None:
        """The next player may play."""
        self._waits = False
        self.frames.renew()

    @property
    def places(self) -> Places:
        """Where everything has its place in this window."""
        return self._places

    def play_lap(self) -> bool:
        """Show once more what the others did since the last turn of whoever looks; False where there is nothing."""
        moments = self.game.lap
        if not moments:
            return False
        self.frames.finish()
        self._beat = 0.0
        self.hands.cancel()
        self.tools.point_nowhere()
        self.frames.notes.say(None)
        self._film = LapFilm(self, moments)
        return True

    def end_film(self) -> None:
        """The table as it is, at once."""
        if self._film is not None:
            self._film = None
            self.frames.finish()
            self.refresh()

    def skip(self) -> None:
        """Enough of what is shown: it is there at once; where nothing moves any more the next player may play."""
        if self._film is not None:
            self.end_film()
            return
        if self._waits and self.waits_after is not None:
            self.wait_no_longer()
            return
        if not self._is_arranging:
            self.frames.finish()
        self._beat = 0.0

    def resize(self, kit: Kit) -> None:
        """Read the plan for this window and lay everything out anew."""
        size = kit.size
        board = self.view.board
        plan = load_plan(assets_folder() / "tables", plan_name(board.players, board.teams, size))
        self._window = kit
        self._places = place(plan, size, bar_height(kit), kit.theme.text_scale)
        k = self._places.k
        theme = replace(kit.theme, width=round(1920 * k), height=round(1080 * k))
        self._kit = kit.at(theme, assets_folder())
        self._kit.text.watch = kit.text.watch
        self._film = None
        self.hands.cancel()
        self.frames.resize(self._kit, kit)
        self._lay_out()
        self._show()
        if self.tools.form.dialog is not None:
            self.tools.form.dialog.lay_out(kit)

    def handle(self, event: Event) -> None:
        """Take one event. While something is shown, Space or a click on the felt is enough of it and does nothing else;
        everything else does what it always does.
        """
        form = self.tools.form
        if event.type == pygame.KEYUP:
            self.hands.handle(event)  # whatever lies over the table, Shift is let go
        if event.type == pygame.MOUSEBUTTONDOWN:
            form.hush()
        if self._covers(event):
            return
        if self._film is not None:
            if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and event.key not in HALVES):
                self.end_film()
            return
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.doing.is_quick = event.type == pygame.KEYDOWN
        if self._closer is not None:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
                self.look_closer(None)
            elif event.type == pygame.MOUSEMOTION:
                form.handle(event)
            return
        if isinstance(form.dialog, RoundEndSheet) and form.dialog.take(event):
            return
        if form.dialog is not None:
            again = next((button for button in form.dialog.buttons if button.id == "button/play_lap"), None)
            if again is not None and event.type == pygame.KEYDOWN and event.key == pygame.K_v:
                again.press()
            else:
                form.handle(event)
            return
        if self.is_showing and event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.skip()
            return
        if self.hands.handle(event):
            return
        if event.type == pygame.KEYDOWN and self.doing.key(event):
            return
        form.handle(event)

    def _covers(self, event: Event) -> bool:
        """Whether the event covers the own cards: at once, whatever flies, hangs from the pointer or lies in front."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_c or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if self.hooks.on_cover is None or self.view.seat == SPECTATOR:
            return False
        self.hooks.on_cover()
        return True

    def update(self, dt: float) -> bool:
        """Follow the game, let time pass; True if something must be drawn."""
        self.follow()
        if self.doing.go_on():
            self.follow()
        if self._film is not None and not self._film.pass_time(dt):
            self.end_film()
        self._waits = self._waits and self.preferences.pause == "wait"
        if not self.frames.is_moving:
            self._beat = max(0.0, self._beat - dt)
        if not self.busy and self.hinting.think():
            self.refresh()
        for sound in self.frames.pass_time(dt):
            self.hooks.on_sound(sound)
        self.hands.pass_time(dt)
        if isinstance(self.tools.form.dialog, RoundEndSheet):
            self.tools.form.dialog.pass_time(dt)
        if self.tools.pass_time(dt):
            self.frames.renew()
        if self._noted and not self._said_by_note and self._noted == self.refusal:
            self.tell()  # from now on the sheet says it
        self._noted = self._said_by_note
        self.chronicle.seek(self.tools.line_at)
        if not self.frames.must_draw and not self.hands.is_dragging:
            self._warm()  # never in a frame that somebody waits for
        return self.frames.must_draw or self.hands.is_dragging

    def _warm(self) -> None:
        """Raster a few faces that will be wanted, so that no card has to wait for its picture in the air; first those
        that are shown stretched since the window changed its size.
        """
        assert self._kit is not None
        until = self.frames.clock() + CRISP
        owing = self._kit.cards.repay(1)
        while owing and self.frames.clock() < until:
            owing = self._kit.cards.repay(1)
        if owing is False:
            self._window.lenders.clear()
            self.frames.resize(self._kit, self._window)  # small cards lie on the cloth, too
        if owing is None and self._cold:
            cards, hand = self._kit.cards, [sprite for sprite in self.layout.sprites if sprite.place == InHand()]
            faces = [sprite.card for sprite in hand if sprite.card is not None]
            self._cold = bool(faces) and cards.warm(faces, hand[0].w, 1)  # some will lie upright in the middle of a fan
            self._cold = self._cold or cards.warm(FACES, self._places.card_w("MeldBand"), 1)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw what changed."""
        return self.frames.draw(surface, whole)

    def report(self) -> Report:
        """What is on the table, and nothing hidden from whoever looks."""
        board = self.view.board
        told = self.frames.scenery
        return Report(
            self.name,
            busy=self.busy or not (self.is_resting or self.waits_after is not None),
            turn=board.mover,
            phase=board.phase.value,
            message=sentences(told.head, self.hands.why or self.refusal or told.body),
            focus=self.tools.form.keys_at,
            targets=tuple(self.tools.form.targets()),
        )

    def leave(self) -> None:
        """Let go of everything."""
        self.hands.cancel()

    # ---- what others may ask of it

    def refresh(self) -> None:
        """Show what changed beside the game: preferences, names, games that wait."""
        if self._kit is not None and self._film is None:
            self._lay_out()
            self._show()
            self.hands.follow()

    def look_closer(self, spot: Spot | None) -> None:
        """Show what lies there large, over the table; None ends it."""
        self.hands.cancel()
        self._closer = spot if spot is not None and cards_at(spot, self.view, self.layout) else None
        self.tools.point_nowhere()
        self.frames.renew()

    def ask(self, dialog: Dialog) -> None:
        """Put a question on the table."""
        self.hands.cancel()
        self.tools.form.open(dialog, self._window)
        self.frames.renew()

    def close_dialog(self) -> None:
        """Take the question off."""
        self.tools.form.close_dialog()
        self.frames.renew()

    # ---- following the game

    def follow(self) -> None:
        """Take over what happened since the last pass; another pair of eyes is shown at once."""
        if self.game.eyes != self._eyes or self.layout.base != self.game.base:
            self._eyes, self._seen = self.game.eyes, self.game.event_count
            self.view = self.game.view
            self.chronicle.tell()
            self.hands.cancel()
            self.hinting.forget()
            self._closer = None
            self.desk, self.refusal = settle(Desk(sort=self.desk.sort), self.view), ""
            self.frames.finish()
            self._film, self._waits = None, False
            self._lay_out()
            self._show()
            return
        if self._seen == self.game.event_count:
            return
        self.end_film()
        events = self.game.events_since(self._seen)
        self._seen = self.game.event_count
        lies = self.hands.is_dragging or (self.frames.is_moving and not self._is_arranging)
        before = list(self.layout.sprites) if lies else self.frames.sprites
        board = self.view.board
        self.hinting.forget()
        self._closer = None
        self.view = self.game.view
        self.chronicle.tell()
        draft = self.desk.draft if draft_survives(self.view, self.desk.draft) else None
        fresh = fresh_cards(events, self._eyes) or (self.desk.fresh if self.view.is_mine else ())
        stays = draft == self.desk.draft and not has_played(events, self._eyes)
        self.desk = settle(self.desk if stays else with_draft(self.desk, draft), self.view, fresh)
        self.refusal = ""
        self._lay_out()
        self._show()
        self._move(choreograph(before, self.layout, events, self.view.board.rules))
        self.hands.follow()
        self.chronicle.hear(events)
        if announcements(board, self.view.board):
            self.hooks.on_sound("call")
        if is_others(events, self._eyes):
            self._beat = self.preferences.pause_seconds
            self._wait_for_person(events)

    def _wait_for_person(self, events: Sequence[Happened]) -> None:
        """After the turn of somebody else, before that of a player who is not at this screen."""
        played, board = ends_turn(events), self.view.board
        is_wanted = self.preferences.pause == "wait" and played is not None and played != self._eyes
        self._waits = is_wanted and board.phase != Phase.ENDED and not self.company.people[board.mover].human
        self._played = played

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The lines of what happened so far and was not taken back."""
        return self.chronicle.log

    def _move(self, reel: Reel) -> None:
        """Play a reel at the chosen speed, or fade where motion is not wanted."""
        self._is_arranging = False
        if self.preferences.reduced_motion and self.preferences.time_scale > 0:
            self.frames.fade()
        else:
            self.frames.play(reel, self.preferences.time_scale)

    # ---- showing

    def layout_of(self, desk: Desk) -> Layout:
        """Where everything would lie with another desk."""
        mend = mending(self.view, desk.draft)
        return layout(self.view, desk, self._places, self.game.base, mend, self.hinting.cards)

    def _lay_out(self) -> None:
        self.layout = self.layout_of(self.desk)

    def _show(self) -> None:
        """Show the layout as it is, with the words and buttons that go with it."""
        self._cold = True
        assert self._kit is not None
        self.frames.show(self.layout, self._scenery())
        names, undo = self.company.names, self.chronicle.undo_words
        offered = self.hinting.on_button(controls(self.view, self.desk, self.game.undoable, names, undo))
        done = self.chronicle.in_words()
        spots = make_spot_widgets(self.layout, self.view, self.desk, self.hands.press, done, self._open_band)
        enabled = self.hands.enabled()
        for widget in spots:
            widget.enabled = widget.spot in enabled
            widget.tooltip = widget.tooltip or tip_of(widget.spot, self.layout, self.view, self.company.names)
        self.tools.show_sound(self.preferences)
        self.tools.can_cover = self.hooks.on_cover is not None and self.view.seat != SPECTATOR
        lines = self.chronicle.spots(self._kit, self._places.rect("Log"), self.frames.scenery.log)
        frames = self.layout.bands[self.view.board.team_of(self.game.base)].frames
        self.tools.lay_out(self._kit, self._window, self._places, offered, spots, self.waiting, frames, lines)
        self.tools.off = not_to_hide(self.layout)
        self.tools.form.update(0.0)  # what it changed is drawn with the rest

    def _scenery(self) -> Scenery:
        held, lit = self.hands.held, self.hands.lit()
        shown, chronicle = self.chronicle.last, self.chronicle
        told = scenery(
            self.view,
            self.desk,
            self.company,
            self.game.base,
            self.game.me,
            log=shown,
            first_line=len(chronicle.log) - len(shown),
            refusal=self.refusal if self._said_by_note != self.refusal else "",
            held=len(held),
            lit=lit | (self.hinting.targets & self.layout.hits.keys()),
            wrong=self.hands.wrong,
            tips=self.preferences.tips,
        )
        told = replace(told, sought=chronicle.sought, found=chronicle.found())
        told = replace(told, dirtied=acts.turned_dirty(self.view, held, lit), carried_to=self.hands.carried_to)
        hint = self.hinting.said(self.company.names, self.game.me)
        if self.refusal or self.hands.why or (hint is None and not self._is_answered):
            return told
        if hint is None:
            said = self.game.answers[-1]
            head = answer_head(said, self.company.names)
            return replace(told, head=head, body=answered(said, self.company.names, self.game.me))
        return replace(told, head=hint[0].rstrip("."), body=hint[1])

    @property
    def _said_by_note(self) -> str:
        """What is said at the pointer just now."""
        note = self.frames.notes.note
        return note.words if note is not None else ""

    @property
    def _is_answered(self) -> bool:
        """Whether a computer partner has just told the seat in front whether it may go out."""
        board = self.view.board
        over = board.refused or board.phase == Phase.ENDED
        return bool(self.game.answers) and board.turn == self._eyes and self.desk.draft is None and over

    def tell(self) -> None:
        """Other lights and words; the layout stays."""
        self.frames.tell(self._scenery())

    def _open_band(self, kit: Kit, surface: Surface, *, team: int) -> None:
        """A band of chips large, below itself, while the pointer rests on it."""
        over = self.layout.bands[team].rect
        draw_opened(kit, surface, team, self.view, self.layout, self.frames.scenery.bands[team], over)

    def _tops(self) -> list[Part]:
        """What lies on top: bar, buttons, dialog, what is looked at more closely."""
        assert self._kit is not None
        rules = self.view.board.rules
        self.tools.show_sheet(sheet_with_cross(self._kit, self._places, self.frames.scenery))
        where = round_of(max(1, self.view.board.round), rules.rounds, rules.target_score)
        parts = self.tools.parts(self._kit, self._window, where)
        if self._closer is not None:
            bands = self.frames.scenery.bands
            parts.append(closer_part(self._window, self._closer, self.view, self.layout, bands))
        return parts

    # ---- doing

    def arrange(self, desk: Desk, gait: Gait = "sort") -> None:
        """Take over another desk; what lies elsewhere now glides there."""
        before = self.frames.lying
        goes_on = self.frames.is_moving and not self._is_arranging
        self.frames.let_go()
        self.frames.notes.say(None)
        self.desk = desk
        self._lay_out()
        self._show()
        reel = glide(before, self.layout, gait)
        if goes_on:
            self.frames.join(reel, 0.0 if self.preferences.reduced_motion else self.preferences.time_scale)
        else:
            self._move(reel)
            self._is_arranging = True
        self.hands.follow()
