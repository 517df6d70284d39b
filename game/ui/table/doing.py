"""What is done at the table: outcomes of gestures, buttons and keys become moves, drafts and sentences."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.engine.board import Phase
from game.engine.moves import Discard, MeldCards, Move
from game.engine.refusal import Refusal, WrongPhase
from game.engine.view import SPECTATOR
from game.ui.spots import HandCard, Spot, StagedCard, Zone
from game.ui.table import acts
from game.ui.table.controls import Deed
from game.ui.table.desk import choose_none, move_cards, sort_next, with_draft
from game.ui.table.drag import parted
from game.ui.table.draw.notes import Note, not_to_hide
from game.ui.table.explaining import CHAPTERS, term_at, term_of
from game.ui.table.sheets import SheetRow, TableSheet, Told
from game.ui.widgets.button import Button
from game.ui.widgets.form import Dialog
from game.words import help, screens
from game.words import table as words
from game.words.going_out import EACH_PLAYER, EACH_TEAM, team_needs
from game.words.grammar import seat_name, team_name
from game.words.refusals import refusal_sentence
from game.words.rule_page import Chapter
from game.words.table import LAST_LAP, NOTHING_AGAIN, NOTHING_YET, TIPS_ARE_AWAY, Prompt

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

KEYS: dict[int, Deed] = {
    pygame.K_m: "meld",
    pygame.K_d: "draw",
    pygame.K_x: "discard",
    pygame.K_p: "take",
    pygame.K_h: "hint",
    pygame.K_s: "sort",
    pygame.K_u: "undo",
    pygame.K_o: "stage",
    pygame.K_g: "go_out",
    pygame.K_k: "hold",
}
MOVES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Doing:
    """The decisions of whoever sits at one table scene. `pending` waits until the last move is safe."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.pending: Callable[[], None] | None = None
        self.is_quick = False
        """Whether what is done now is done by a key or a double click: a discard then asks the first time in a turn."""
        self._asked = False  # in this turn
        self._chapter: Chapter | None = None  # of the rules, that the last refusal goes back to
        self.deeds: dict[Deed, Callable[[], None]] = {
            "draw": lambda: self.do(acts.draw(scene.view, scene.desk)),
            "take": lambda: self.do(acts.take_pile(scene.view, scene.desk)),
            "pass": lambda: self.do(acts.end_round(scene.view)),
            "meld": lambda: self.do(acts.meld_chosen(scene.view, scene.desk)),
            "play": lambda: self.do(acts.confirm(scene.view, scene.desk)),
            "discard": self._discard_chosen,
            "go_out": lambda: self.do(acts.go_out(scene.view, scene.desk)),
            "hold": lambda: self.do(acts.hold(scene.view)),
            "stage": lambda: self.do(acts.stage_for_me(scene.view, scene.desk)),
            "take_back": self.take_back,
            "hint": self.hint,
            "sort": lambda: scene.arrange(sort_next(scene.desk, scene.view)),
            "undo": lambda: self.undo(1),
            "undo_turn": lambda: self.undo(max(1, scene.game.undoable)),
        }

    def go_on(self) -> bool:
        """Make the move that was kept back, if it may be made now."""
        if self.pending is None or not self._scene.game.is_settled:
            return False
        pending, self.pending = self.pending, None
        pending()
        return True

    def do(self, outcome: acts.Outcome) -> None:
        """Carry out what a gesture came to: stage, play, or say why not."""
        if outcome.move is not None:
            self._decide(outcome.move)
        elif outcome.desk is not None:
            self._scene.refusal = ""
            self._scene.arrange(outcome.desk, "settle")
        elif outcome.refusal is not None:
            self.refuse(outcome.refusal)
        elif reason := self.reason(outcome):
            self.say_no(reason)

    def reason(self, outcome: acts.Outcome) -> str:
        """Why nothing came of a gesture, in a sentence; "" where something did."""
        if outcome.refusal is not None:
            return refusal_sentence(outcome.refusal, self._scene.view, self._scene.company.names)
        return outcome.prompt.value if outcome.prompt is not None else ""

    def refuse(self, refusal: Refusal) -> None:
        """Say why not; whatever was held glides home."""
        why = refusal_sentence(refusal, self._scene.view, self._scene.company.names)
        self.say_no(why, CHAPTERS.get(refusal.code))

    def say_no(self, why: str, chapter: Chapter | None = None) -> None:
        """Show a sentence until the next thing is done, and where the rules say so."""
        self._chapter = chapter
        self._scene.hooks.on_sound("refused")
        self._scene.refusal = why
        self._scene.arrange(self._scene.desk, "home")
        where = self._where()
        if where is not None:
            off = not_to_hide(self._scene.layout)
            self._scene.frames.notes.say(Note(why, where, chapter=chapter, off=off))
            self._scene.tell()  # said there it is not said on the sheet as well

    def _where(self) -> tuple[int, int] | None:
        """Where whoever acts looks: at the ring after a key, else at the pointer."""
        form = self._scene.tools.form
        if not self.is_quick or form.focused is None:
            return self._scene.hands.pointer_at
        return form.focused.rect.midbottom if form.ring_visible else None

    def _decide(self, move: Move) -> None:
        asking = self._scene.preferences.ask_discard
        due = asking == "always" or (asking == "first" and self.is_quick and not self._asked)
        if isinstance(move, Discard) and due:
            self._asked = True
            self._confirm_discard(move)
        else:
            self._play(move)

    def _confirm_discard(self, move: Discard) -> None:
        def discard() -> None:
            self._scene.close_dialog()
            self._play(move)

        buttons = [
            Button("button/discard_it", words.DISCARD_IT, discard, kind="primary"),
            Button("button/keep_it", words.KEEP_IT, self._scene.close_dialog),
        ]
        self._scene.arrange(self._scene.desk, "home")
        self._scene.ask(Dialog(words.confirm_discard(move.card), words.CONFIRM_WHY, buttons))

    def _play(self, move: Move) -> None:
        """Hand a move to the game, now or as soon as the last one is safe."""
        if not self._scene.game.is_settled:
            self.pending = lambda: self._play(move)
            return
        played = self._scene.desk.draft is not None and move == self._scene.desk.draft.move()
        refusal = self._scene.game.play(move)
        if refusal is not None:
            self.refuse(refusal)
            return
        if played:  # the cards are seen where they were staged until they fly
            self._scene.desk = replace(self._scene.desk, draft=None)
        if not isinstance(move, MeldCards):
            self._asked = False
        self._scene.follow()
        self._scene.hooks.on_decided()

    def undo(self, moves: int) -> None:
        """Take back melds of this turn."""
        if self._scene.game.undoable < 1:
            self.say_no(self._scene.chronicle.undo_words.nothing)
            return
        if not self._scene.game.is_settled:
            self.pending = lambda: self.undo(moves)
            return
        refusal = self._scene.game.undo(moves)
        if refusal is not None:
            self.refuse(refusal)
            return
        self._scene.follow()
        self._scene.hooks.on_decided()

    def hint(self) -> None:
        """One step further with a hint: at last its cards are laid out as a draft, instead of what is staged. Nothing
        when all is said.
        """
        scene = self._scene
        told = scene.hinting.draft
        if scene.view.is_mine and told is not None:
            scene.hinting.forget()
            self.do(acts.Outcome(desk=with_draft(scene.desk, told)))
        elif scene.desk.draft is not None:
            self.do(acts.Outcome(prompt=Prompt.HINT_LATER))
        elif scene.view.is_mine and scene.hinting.press(scene.view):
            scene.refusal = ""
            scene.refresh()

    def take_back(self) -> None:
        """The whole draft goes home."""
        if self._scene.desk.draft is not None:
            self._scene.refusal = ""
            self._scene.arrange(with_draft(self._scene.desk, None), "settle")

    def read(self, chapter: Chapter) -> None:
        """Show a part of the rules in force."""
        self._scene.frames.notes.say(None)
        self._scene.hooks.on_rule(chapter)

    def show_needs(self) -> None:
        """What each team still needs to go out, as far as it lies open."""
        scene = self._scene
        board, names, me = scene.view.board, scene.company.names, scene.game.me
        own = board.team_of(scene.game.base)
        teams = [(own + step) % board.teams for step in range(board.teams)]
        rows = [
            SheetRow(
                team,
                team_name(names, board.teams, team, me),
                tuple(
                    Told(" ".join(filter(None, (need.what, need.how))), met=need.met)
                    for need in team_needs(board, names, team, me)
                ),
            )
            for team in teams
        ]
        close = Button("button/close", screens.CLOSE, scene.close_dialog, kind="primary")
        title = EACH_TEAM if board.teams < board.players else EACH_PLAYER
        scene.ask(TableSheet(title, rows, [close]))

    def show_lap(self) -> None:
        """What the others did since the last turn of whoever looks."""
        scene = self._scene
        board, names = scene.view.board, scene.company.names
        done = scene.chronicle.since_last_turn()
        rows = [SheetRow(board.team_of(seat), seat_name(names, seat, scene.game.me), told) for seat, told in done]

        def history() -> None:
            scene.close_dialog()
            scene.hooks.on_history()

        buttons = [
            Button("button/play_lap", words.PLAY_LAP, self.play_lap, icon="film", key="V"),
            Button("button/whole_log", screens.WHOLE_LOG, history, icon="list"),
            Button("button/close", screens.CLOSE, scene.close_dialog, kind="primary"),
        ]
        watches = scene.view.seat == SPECTATOR
        title = LAST_LAP if watches else screens.SINCE_LAST_TURN
        if rows:
            scene.ask(TableSheet(title, rows, buttons))
        else:
            scene.ask(Dialog(title, NOTHING_YET if watches else words.NOTHING_SINCE, buttons))

    def play_lap(self) -> None:
        """What the others did since the last turn of whoever looks, once more as it was played."""
        scene = self._scene
        if scene.tools.form.dialog is not None:
            scene.close_dialog()
        if not scene.play_lap():
            where = self._where() or scene.layout.places.rect("Hand").midtop
            scene.frames.notes.say(Note(NOTHING_AGAIN, where, refused=False, off=not_to_hide(scene.layout)))

    def put_tips_away(self) -> None:
        """No more tips: what must be said still is."""
        where = self._where()
        self._scene.hooks.on_no_tips()
        if where is not None:
            off = not_to_hide(self._scene.layout)
            self._scene.frames.notes.say(Note(TIPS_ARE_AWAY, where, refused=False, off=off))

    def take_group_back(self, group: int | None = None) -> None:
        """A staged group goes home: this one, that of the staged card with the ring, or the last."""
        scene = self._scene
        draft = scene.desk.draft
        if draft is None or not draft.groups:
            return
        if group is None:
            spot = scene.tools.spot_with_keys
            group = spot.group if isinstance(spot, StagedCard) else len(draft.groups) - 1
        self.do(acts.unstage_group(scene.view, scene.desk, group))

    def _discard_chosen(self) -> None:
        positions = self._scene.desk.chosen
        if not positions and len(self._scene.layout.hand) == 1:
            positions = (0,)
        if not positions:
            self.do(acts.Outcome(prompt=Prompt.ONE_CARD))
            return
        self.do(acts.drop(self._scene.view, self._scene.desk, positions, Zone.DISCARD))

    def why(self, deed: Deed) -> None:
        """Somebody pressed a button that is not to be had: the same gesture says why in a sentence."""
        if not self._scene.view.is_mine:
            self.say_no(words.not_yours_to_move(self._scene.company.names, self._scene.view.board.mover))
        elif deed in ("undo", "undo_turn"):
            self._why_no_undo()
        elif self._scene.desk.draft is not None and deed != "hint" and not self._is_last(deed):
            self.do(acts.Outcome(prompt=Prompt.STAGED_FIRST))
        elif deed in ("stage", "go_out") and self._scene.view.board.phase != Phase.PLAY:
            self.refuse(WrongPhase())
        else:
            self.deeds[deed]()

    def _is_last(self, deed: Deed) -> bool:
        """Whether a button belongs to the draft that lies there: it says itself what it lacks."""
        draft = self._scene.desk.draft
        return deed in ("play", "stage") or (deed == "discard" and draft is not None and draft.kind == "go_out")

    def _why_no_undo(self) -> None:
        if self._scene.desk.draft is not None:
            self.do(acts.Outcome(prompt=Prompt.STAGED_FIRST))
        else:
            self.undo(1)

    # ---- keys

    def key(self, event: Event) -> bool:
        """The keys of the table; everything else is the focus's."""
        deed = KEYS.get(event.key)
        if event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        spot = self._scene.tools.spot_with_keys
        if event.mod & pygame.KMOD_CTRL and event.key in MOVES and self._scene.tools.form.focused is not None:
            return self._move_card(spot, MOVES[event.key])
        if event.unicode == "?":
            self.explain()
            return True
        if event.key in SHEETS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            SHEETS[event.key](self)
            return True
        if event.key == pygame.K_l and self._scene.tools.form.focused is not None:
            self._scene.look_closer(spot)
            return True
        if event.key == pygame.K_r and self._scene.refusal and self._chapter is not None:
            self.read(self._chapter)
            return True
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            self.take_group_back()
            return True
        if event.key == pygame.K_a and isinstance(spot, HandCard):
            self.do(acts.choose_rank(self._scene.view, self._scene.desk, spot.position))
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            ready = self._scene.tools.button("play")
            is_on_hand = isinstance(spot, HandCard)
            if ready is not None and (ready.enabled or is_on_hand):
                ready.press()  # where it is not to be had yet it says why
                return True
            return False
        if deed == "undo" and event.mod & pygame.KMOD_SHIFT:
            deed = "undo_turn"
        if deed is None:
            return False
        button = self._scene.tools.button(deed)
        if button is None and deed == "draw":
            button = self._scene.tools.button("pass")  # stands in its place once the stock is used up
        if button is not None:
            button.press()
        elif deed == "meld" and self._scene.desk.draft is not None:
            self.deeds["meld"]()
        else:
            self._why_absent(deed)
        return True

    def _why_absent(self, deed: Deed) -> None:
        """A key was pressed whose button is not even offered: say why."""
        view, desk = self._scene.view, self._scene.desk
        if view.seat == SPECTATOR or deed in ("hint", "sort"):
            return
        if not view.is_mine:
            self.say_no(words.not_yours_to_move(self._scene.company.names, view.board.mover))
        elif desk.draft is not None:
            self.do(acts.Outcome(prompt=Prompt.STAGED_FIRST))
        elif deed == "stage" and view.board.has_opened(view.team):
            self.do(acts.Outcome(prompt=Prompt.OPENED))
        elif view.board.phase != Phase.PLAY:
            self.refuse(WrongPhase())
        else:
            self.deeds[deed]()

    def explain(self) -> None:
        """Say what the thing with the ring is, or the one under the pointer, whichever moved last; from there the rule
        can be read.
        """
        scene = self._scene
        form = scene.tools.form
        ringed = scene.tools.spot_with_keys if form.ringed is not None and not form.is_pointed else None
        if ringed is not None and ringed in scene.layout.hits:
            term = term_of(ringed, scene.layout, scene.view)
        else:
            is_opening = scene.frames.scenery.meter is not None
            term = term_at(form.pointer, scene.layout, scene.view, is_opening)
        entry = help.GLOSSARY[term]

        def read() -> None:
            scene.close_dialog()
            scene.hooks.on_rule(entry.chapter)

        buttons = [
            Button("button/rule", help.SHOW_RULE, read, icon="list"),
            Button("button/close", screens.CLOSE, scene.close_dialog, kind="primary"),
        ]
        scene.ask(Dialog(entry.title, help.term_explained(term, scene.view.board.rules), buttons))

    def _move_card(self, spot: Spot | None, by: int) -> bool:
        """Move the card that has the keys, and all chosen ones with it, one place along the hand."""
        scene = self._scene
        if not isinstance(spot, HandCard):
            return False
        held = spot.position
        chosen = scene.desk.chosen
        positions = sorted(chosen) if held in chosen else [held]
        before = positions[0] - 1 if by < 0 else positions[-1] + 2
        if not 0 <= before <= len(scene.layout.hand):
            return True
        moved = move_cards(scene.desk, scene.view, positions, before)
        there = parted(positions, before)
        scene.arrange(replace(moved, chosen=tuple(there) if held in chosen else ()))
        scene.tools.give_keys(HandCard(there[positions.index(held)]))
        return True

    def _escape(self) -> None:
        """Let go of what is held, else of what is chosen, else of the draft, else open the menu."""
        if self._scene.hands.is_dragging:
            self._scene.hands.cancel()
            self._scene.arrange(self._scene.desk, "home")
        elif self._scene.desk.chosen or self._scene.desk.upcard_chosen:
            self._scene.arrange(choose_none(self._scene.desk))
        elif self._scene.desk.draft is not None:
            self.take_back()
        else:
            self._scene.hooks.on_menu()


SHEETS: Mapping[int, Callable[[Doing], None]] = {
    pygame.K_t: Doing.show_needs,
    pygame.K_v: Doing.play_lap,
    pygame.K_w: Doing.show_lap,
}
"""What keys lay over the table or show again."""
