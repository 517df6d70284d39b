"""The table on screen: shows what the game is, turns gestures into moves, plays what happened. It judges nothing."""

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.cards import FACES, Card
from game.engine.board import Phase
from game.engine.moves import Discard, Move
from game.engine.refusal import Refusal
from game.ui.assets import assets_folder
from game.ui.kit import Kit, make_kit
from game.ui.preferences import Preferences
from game.ui.table import acts
from game.ui.table.choreography import choreograph, glide
from game.ui.table.company import Company
from game.ui.table.controls import Deed, controls
from game.ui.table.desk import Desk, choose_none, chosen_cards, settle, sort_next, with_draft
from game.ui.table.flight import Gait
from game.ui.table.following import draft_survives, fresh_cards, is_others
from game.ui.table.frames import Frames
from game.ui.table.game import TableGame, TableHooks
from game.ui.table.hands_on import HandsOn
from game.ui.table.layout import Layout, layout
from game.ui.table.log import lines_of, panel_lines
from game.ui.table.picture import Scenery
from game.ui.table.plan import load_plan, place, plan_name
from game.ui.table.scenery import mending, scenery
from game.ui.table.spots import make_spots
from game.ui.table.tools import Tools
from game.ui.targets import Report
from game.ui.widgets.bar import bar_height
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog
from game.words import table as words
from game.words.log import LogLine
from game.words.refusals import sentence
from game.words.screens import round_of

BEAT = 0.45
"""Seconds of rest at normal speed after somebody else's move, so that it can be followed."""
LOG_LINES = 40
"""Lines of the log that are tried for the panel."""


class TableScene:
    """One game at the screen.

    Construct it with the game (`game.ui.table.game.TableGame`), who sits there, hooks for what lies beyond the table
    and the preferences; show it with `App.show`. `animate_from` is the number of the event from which on what happened
    is still to be seen (that of a fresh deal, say); without it the table is simply there.

    While it is shown it watches `game.event_count` and `game.eyes`. Make computers' moves on the game whenever
    `is_resting` is true: the scene follows, never more than one move behind. Set `preferences`, `company` or `waiting`
    and call `refresh` when they change. `log` are the lines of what happened before; the scene adds to its own. `ask`
    puts a dialog on the table and `close_dialog` takes it off.
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
        log: Sequence[LogLine] = (),
    ) -> None:
        self.game = game
        self.company = company
        self.hooks = hooks
        self.preferences = preferences
        self.waiting = waiting
        """Games in which it is a person's turn: the number beside the star."""
        self.log = list(log)
        """What happened so far, as told; the scene adds to it."""
        self.view = game.view
        self._eyes = game.eyes
        self._seen = game.event_count if animate_from is None else animate_from
        self.desk = settle(Desk(), self.view)
        self.refusal = ""
        self.layout: Layout
        self._pending: Callable[[], None] | None = None
        self._beat = 0.0
        self._kit: Kit | None = None
        self._cold = False
        self.frames = Frames(self._draw_over)
        deeds: dict[Deed, Callable[[], None]] = {
            "draw": lambda: self.do(acts.draw(self.view, self.desk)),
            "take": lambda: self.do(acts.take_pile(self.view, self.desk)),
            "pass": lambda: self.do(acts.end_round(self.view)),
            "meld": lambda: self.do(acts.meld_chosen(self.view, self.desk)),
            "play": lambda: self.do(acts.confirm(self.view, self.desk)),
            "discard": self._discard_chosen,
            "go_out": lambda: self.do(acts.go_out(self.view, self.desk)),
            "hold": lambda: self.do(acts.hold(self.view)),
            "stage": lambda: self.do(acts.stage_for_me(self.view, self.desk)),
            "take_back": self.take_back,
            "sort": lambda: self.arrange(sort_next(self.desk, self.view)),
            "undo": lambda: self.undo(1),
            "undo_turn": lambda: self.undo(self.game.undoable),
        }
        self.deeds = deeds
        self.tools = Tools(hooks, deeds, self._why)
        self.hands = HandsOn(self)

    # ---- what a scene is

    @property
    def busy(self) -> bool:
        """Whether something moves or hangs from the pointer."""
        return self.frames.is_moving or self.hands.is_dragging

    @property
    def is_resting(self) -> bool:
        """Whether the next move of somebody else may come: nothing moves and the last move has had its time."""
        return not self.frames.is_moving and self._beat <= 0 and self._seen == self.game.event_count

    def resize(self, kit: Kit) -> None:
        """Read the plan for this window and lay everything out anew."""
        size = kit.size
        board = self.view.board
        plan = load_plan(assets_folder() / "tables", plan_name(board.players, board.teams, size))
        self._window = kit
        self._places = place(plan, size, bar_height(kit))
        k = self._places.k
        theme = replace(kit.theme, width=round(1920 * k), height=round(1080 * k))
        self._kit = kit if theme == kit.theme else make_kit(theme, kit.text.fonts, assets_folder())
        self._kit.text.watch = kit.text.watch
        self._cold = True
        self.hands.cancel()
        self.frames.resize(self._kit, kit)
        self._lay_out()
        self._show()
        if self.tools.form.dialog is not None:
            self.tools.form.dialog.lay_out(kit)

    def handle(self, event: Event) -> None:
        """Take one event. While cards move a click or Space brings them home and does nothing else."""
        form = self.tools.form
        if self.frames.is_moving and _hurries(event):
            self.frames.finish()
            self._beat = 0.0
            self.hands.cancel()
            return
        if form.dialog is not None:
            form.handle(event)
            return
        if self.hands.handle(event):
            return
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        form.handle(event)

    def update(self, dt: float) -> bool:
        """Follow the game, let time pass; True if something must be drawn."""
        self._follow()
        if self._pending is not None and self.game.is_settled:
            pending, self._pending = self._pending, None
            pending()
            self._follow()
        if not self.frames.is_moving:
            self._beat = max(0.0, self._beat - dt)
            self._warm()
        for sound in self.frames.pass_time(dt):
            self.hooks.on_sound(sound)
        self.hands.pass_time(dt)
        if self.tools.form.update(dt):
            self.frames.renew()
        return self.frames.must_draw or self.hands.is_dragging

    def _warm(self) -> None:
        """Raster a few faces that will be wanted, so that no card has to wait for its picture in the air."""
        if self._cold and self._kit is not None:
            width = self._places.card_w("MeldBand")
            self._cold = self._kit.cards.warm(FACES, width, 2)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw what changed."""
        return self.frames.draw(surface, whole)

    def report(self) -> Report:
        """What is on the table, and nothing hidden from whoever looks."""
        board = self.view.board
        told = self.frames.scenery
        enabled = self.tools.enabled
        targets = tuple(
            target if not target.id.startswith(TABLE_IDS) else replace(target, enabled=target.id in enabled)
            for target in self.tools.form.targets()
        )
        return Report(
            self.name,
            busy=self.busy or not self.is_resting,
            turn=board.mover,
            phase=board.phase.value,
            message=f"{told.head}. {told.body}".strip(),
            targets=targets,
        )

    def leave(self) -> None:
        """Let go of everything."""
        self.hands.cancel()

    # ---- what others may ask of it

    def refresh(self) -> None:
        """Show what changed beside the game: preferences, names, games that wait."""
        if self._kit is not None:
            self._lay_out()
            self._show()

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

    def _follow(self) -> None:
        """Take over what happened since the last pass; another pair of eyes is shown at once."""
        if self.game.eyes != self._eyes or self.layout.base != self.game.base:
            events = self.game.events_since(self._seen)
            self._eyes, self._seen = self.game.eyes, self.game.event_count
            self.view = self.game.view
            self.log += lines_of(events, self.view.board, self.company.names, self.game.me)
            self.hands.cancel()
            self.desk, self.refusal = settle(Desk(sort=self.desk.sort), self.view), ""
            self._lay_out()
            self._show()
            return
        if self._seen == self.game.event_count:
            return
        events = self.game.events_since(self._seen)
        self._seen = self.game.event_count
        before = list(self.layout.sprites) if self.frames.is_moving else self.frames.sprites
        self.hands.cancel()
        self.view = self.game.view
        self.log += lines_of(events, self.view.board, self.company.names, self.game.me)
        draft = self.desk.draft if draft_survives(self.view, self.desk.draft) else None
        fresh = fresh_cards(events, self._eyes) or (self.desk.fresh if self.view.is_mine else ())
        self.desk = settle(with_draft(self.desk, draft), self.view, fresh)
        self.refusal = ""
        self._lay_out()
        self._show()
        self.frames.play(choreograph(before, self.layout, events, self.view.board.rules), self._time_scale)
        if is_others(events, self._eyes):
            self._beat = BEAT * self._time_scale

    @property
    def _time_scale(self) -> float:
        return 0.0 if self.preferences.reduced_motion else self.preferences.time_scale

    # ---- showing

    def _lay_out(self) -> None:
        self.layout = layout(self.view, self.desk, self._places, self.game.base, mending(self.view, self.desk.draft))

    def _show(self) -> None:
        """Show the layout as it is, with the words and buttons that go with it."""
        assert self._kit is not None
        self.frames.show(self.layout, self._scenery())
        offered = controls(self.view, self.desk, self.game.undoable, self.company.names)
        spots = make_spots(self.layout, self.view, self.desk, self.hands.press)
        self.tools.lay_out(self._kit, self._window, self._places, offered, spots, self.waiting)
        self.tools.enabled = self.hands.enabled()

    def _scenery(self, cards: Sequence[Card] | None = None, wrong: str | None = None) -> Scenery:
        held = chosen_cards(self.view, self.desk) if cards is None else cards
        lit = acts.takers(self.view, self.desk, held, self.layout.hits) or self.hands.invited()
        return scenery(
            self.view,
            self.desk,
            self.company,
            self.game.base,
            self.game.me,
            log=panel_lines(self.log[-LOG_LINES:], self.view.board),
            refusal=self.refusal,
            lit=lit,
            wrong=wrong,
        )

    def tell(self, cards: Sequence[Card] | None = None, wrong: str | None = None) -> None:
        """Other lights, for cards in the air; the layout stays."""
        self.frames.tell(self._scenery(cards, wrong))

    def _draw_over(self, surface: Surface) -> None:
        assert self._kit is not None
        rules = self.view.board.rules
        title = round_of(max(1, self.view.board.round), rules.rounds)
        self.tools.draw(self._kit, self._window, surface, title)

    # ---- doing

    def arrange(self, desk: Desk, gait: Gait = "sort") -> None:
        """Take over another desk; what lies elsewhere now glides there."""
        before = self.frames.sprites
        self.frames.let_go()
        self.desk = desk
        self._lay_out()
        self._show()
        self.frames.play(glide(before, self.layout, gait), self._time_scale)

    def do(self, outcome: acts.Outcome) -> None:
        """Carry out what a gesture came to: stage, play, or say why not."""
        if outcome.move is not None:
            self._decide(outcome.move)
        elif outcome.desk is not None:
            self.refusal = ""
            self.arrange(outcome.desk, "settle")
        elif outcome.refusal is not None:
            self.refuse(outcome.refusal)
        elif outcome.asks:
            self.say_no(words.ASKS[outcome.asks])

    def refuse(self, refusal: Refusal) -> None:
        """Say why not; whatever was held glides home."""
        self.say_no(sentence(refusal, self.view, self.company.names))

    def say_no(self, why: str) -> None:
        """Show a sentence until the next thing is done."""
        self.hooks.on_sound("refused")
        self.refusal = why
        self.arrange(self.desk, "home")

    def _decide(self, move: Move) -> None:
        if isinstance(move, Discard) and self.preferences.confirm_discard:
            self._confirm_discard(move)
        else:
            self._play(move)

    def _confirm_discard(self, move: Discard) -> None:
        def discard() -> None:
            self.close_dialog()
            self._play(move)

        buttons = [
            Button("button/discard_it", words.DISCARD_IT, discard, kind="primary"),
            Button("button/keep_it", words.KEEP_IT, self.close_dialog),
        ]
        self.arrange(self.desk, "home")
        self.ask(Dialog(words.confirm_discard(move.card), words.CONFIRM_WHY, buttons))

    def _play(self, move: Move) -> None:
        """Hand a move to the game, now or as soon as the last one is safe."""
        if not self.game.is_settled:
            self._pending = lambda: self._play(move)
            return
        played = self.desk.draft is not None and move == self.desk.draft.move()
        refusal = self.game.play(move)
        if refusal is not None:
            self.refuse(refusal)
            return
        if played:  # the cards are seen where they were staged until they fly
            self.desk = replace(self.desk, draft=None)
        self._follow()
        self.hooks.on_decided()

    def undo(self, moves: int) -> None:
        """Take back melds of this turn."""
        if moves < 1:
            self.say_no(words.NOTHING_TO_UNDO_SENTENCE)
            return
        if not self.game.is_settled:
            self._pending = lambda: self.undo(moves)
            return
        refusal = self.game.undo(moves)
        if refusal is not None:
            self.refuse(refusal)
            return
        self._follow()
        self.hooks.on_decided()

    def take_back(self) -> None:
        """The whole draft goes home."""
        if self.desk.draft is not None:
            self.refusal = ""
            self.arrange(with_draft(self.desk, None), "settle")

    def _discard_chosen(self) -> None:
        positions = self.desk.chosen
        if not positions and len(self.layout.hand) == 1:
            positions = (0,)
        if not positions:
            self.do(acts.Outcome(asks="one_card"))
            return
        self.do(acts.drop(self.view, self.desk, positions, "discard"))

    def _why(self, deed: Deed) -> None:
        """Somebody pressed a button that is not to be had: the same gesture says why in a sentence."""
        if not self.view.is_mine:
            self.say_no(words.not_yours_to_move(self.company.names, self.view.board.mover))
        elif deed == "discard" and self.desk.draft is not None and self.desk.draft.kind != "go_out":
            self.do(acts.Outcome(asks="staged_first"))
        else:
            self.deeds[deed]()

    # ---- keys

    def _key(self, event: Event) -> bool:
        """The keys of the table; everything else is the focus's."""
        deed = KEYS.get(event.key)
        if event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            ready = self.tools.button("play")
            if ready is not None and ready.enabled:
                self.deeds["play"]()
                return True
            return False
        if deed == "undo" and event.mod & pygame.KMOD_SHIFT:
            deed = "undo_turn"
        if deed == "draw" and self.view.board.phase != Phase.DRAW:
            deed = "discard"
        if deed is None:
            return False
        button = self.tools.button(deed)
        if button is not None:
            button.press()
        elif deed == "meld" and self.desk.draft is not None:
            self.deeds["meld"]()
        return True

    def _escape(self) -> None:
        """Let go of what is held, else of what is chosen, else of the draft, else open the menu."""
        if self.hands.is_dragging:
            self.hands.cancel()
            self.arrange(self.desk, "home")
        elif self.desk.chosen:
            self.arrange(choose_none(self.desk))
        elif self.desk.draft is not None:
            self.take_back()
        else:
            self.hooks.on_menu()


TABLE_IDS = ("hand/", "stock", "pile", "upcard", "foot", "meld/", "book/", "new_pile", "discard", "staged/", "seat/")
KEYS: dict[int, Deed] = {
    pygame.K_m: "meld",
    pygame.K_d: "draw",
    pygame.K_p: "take",
    pygame.K_s: "sort",
    pygame.K_u: "undo",
    pygame.K_o: "stage",
    pygame.K_g: "go_out",
    pygame.K_k: "hold",
}


def _hurries(event: Event) -> bool:
    """Whether an event means: enough, let it be there."""
    return event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE)
