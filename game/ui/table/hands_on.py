"""What a person's pointer and keys do on the table: choosing, lifting, dropping. `acts` decides what that means."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

import pygame
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.cards import Card
from game.engine.board import Phase
from game.ui.spots import PILE, HandCard, LaidMeld, RedThrees, SeatPlate, SetAside, Spot, StagedCard, Zone
from game.ui.table import acts
from game.ui.table.desk import (
    choose_none,
    choose_up_to,
    chosen_cards,
    move_cards,
    only_upcard,
    toggle,
    upcard_is_staged,
)
from game.ui.table.drag import Drag, again, begin, gap_at, hand_sprites, held_sprites, over_hand, parted
from game.ui.table.draw.notes import Note, not_to_hide
from game.ui.table.draw.zoom import chips_of
from game.ui.table.layout.table_layout import Layout
from game.ui.table.pointer import (
    DOUBLE_NEAR,
    DOUBLE_WITHIN,
    Banded,
    Banding,
    Cancelled,
    Click,
    ClickedNothing,
    DragBegan,
    DragMoved,
    Dropped,
    Gesture,
    LookCloser,
    Point,
    Pointer,
    apart,
)
from game.ui.table.sprites import Sprite
from game.ui.widgets.base import Widget
from game.words import table as words
from game.words.table import Prompt

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

WHILE_HELD = 3600.0
"""Seconds that the reason stays beside cards that are held where they may not go."""
BELOW = 20
"""Window pixels from the pointer to it."""


class HandsOn:
    """The gestures of one table scene; `press` is what keys do with a spot, the same as a click."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._pointer = Pointer(self._hit)
        self._drag: Drag | None = None
        self._gap: tuple[int, Layout] | None = None
        self.wrong: Spot | None = None
        """The place under what is held that would refuse it."""
        self.why = ""
        """And for what reason."""
        self._pressed: tuple[Widget | None, Point, float] | None = None  # the last button: which, where and when
        self.pointer_at: Point | None = None
        """Where the mouse was last seen."""

    @property
    def is_dragging(self) -> bool:
        """Whether cards hang from the pointer, or a rubber band."""
        return self._drag is not None or self._pointer.is_banding

    @property
    def carried_to(self) -> Spot | None:
        """What lies under the cards that hang from the pointer."""
        return self._drag.over if self._drag is not None else None

    def _hit(self, pos: Point) -> Spot | None:
        return self._scene.layout.hit(pos)

    def handle(self, event: Event) -> bool:
        """Take a mouse event that is the table's; True if it was used."""
        pos = getattr(event, "pos", None)
        self.pointer_at = pos or self.pointer_at
        if self._drag is None and event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._scene.frames.notes.move_on(pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            chapter = self._scene.frames.notes.chapter_at(event.pos)
            if chapter is not None:
                self._scene.doing.read(chapter)
                return True
        if pos is not None and not self._pointer.is_engaged and self._scene.tools.button_at(pos):
            return event.type == pygame.MOUSEBUTTONDOWN and self._is_stray(event.pos)
        gesture = self._pointer.handle(event)
        if gesture is None:
            return False
        self._act(gesture)
        return True

    def _is_stray(self, pos: Point) -> bool:
        """Whether a press on a button is the second of a double one, meant for the button that was there before."""
        under = self._scene.tools.form.under(pos)
        before, self._pressed = self._pressed, (under, pos, self._pointer.time)
        if before is None or before[0] is under or self._pointer.time - before[2] > DOUBLE_WITHIN:
            return False
        return not apart(pos, before[1], DOUBLE_NEAR)

    def pass_time(self, dt: float) -> None:
        """Long presses."""
        gesture = self._pointer.pass_time(dt)
        if gesture is not None:
            self._act(gesture)

    def cancel(self) -> None:
        """Nothing is held any more, without a motion."""
        self._pointer.cancel()
        self._scene.frames.band = None
        if self._drag is not None:
            self._drag, self.wrong, self.why = None, None, ""
            self._scene.frames.notes.say(None)
            self._scene.frames.let_go(self._scene.layout)

    # ---- gestures

    def _act(self, gesture: Gesture) -> None:
        match gesture:
            case Click(spot, double, shift, ctrl):
                self._click(spot, double and not ctrl, shift)
            case ClickedNothing():
                desk = self._scene.desk
                if self._scene.is_showing:
                    self._scene.skip()
                elif desk.chosen or desk.upcard_chosen:
                    self._scene.arrange(choose_none(desk))
            case DragBegan(spot, at, pos):
                self._lift(spot, at, pos)
            case DragMoved(pos, over):
                self._carry(pos, over)
            case Dropped(pos, over):
                self._drop(pos, over)
            case Banding(start, end):
                self._scene.frames.band = _between(start, end)
            case Banded(start, end, shift):
                self._choose_in(_between(start, end), shift)
            case Cancelled():
                self._drag = self._scene.frames.band = self.wrong = None
                self.why = ""
                self._scene.frames.notes.say(None)
                self._scene.tell()
                self._scene.arrange(self._scene.desk, "home")
            case LookCloser(spot):
                self._scene.look_closer(spot)

    def _choose_in(self, band: Rect, more: bool) -> None:
        """Choose every card of the hand that the band touches, with Shift beside those that are chosen already."""
        scene = self._scene
        scene.frames.band = None
        hits = scene.layout.hits
        touched = [i for i in range(len(scene.layout.hand)) if hits[HandCard(i)].colliderect(band)]
        before = scene.desk.chosen if more else ()
        chosen = (*(i for i in before if i not in touched), *touched)
        scene.refusal = ""
        scene.arrange(replace(scene.desk, chosen=chosen))

    def press(self, spot: Spot) -> None:
        """Enter or Space on a spot, with Shift as a click with Shift."""
        self._click(spot, False, self._pointer.shift)

    def _click(self, spot: Spot, double: bool, shift: bool) -> None:
        scene = self._scene
        view, desk = scene.view, scene.desk
        if double and (isinstance(spot, LaidMeld) or spot in (Zone.STOCK, *PILE, Zone.NEW_PILE)):
            return  # the first click has done it; what lies there now was not aimed at
        scene.refusal = ""
        match spot:
            case HandCard(position) if double:
                scene.doing.is_quick = True
                scene.doing.do(acts.double_click(view, desk, position))
            case HandCard(position) if shift:
                scene.arrange(choose_up_to(desk, position))
            case HandCard(position):
                scene.arrange(toggle(desk, position))
            case StagedCard():
                self._click_staged(spot)
            case LaidMeld() | Zone.NEW_PILE if desk.chosen or desk.upcard_chosen:
                scene.doing.do(acts.drop_chosen(view, desk, spot))
            case LaidMeld() if chips_of(spot, scene.layout) is not None:
                scene.look_closer(spot)
            case LaidMeld():
                scene.arrange(desk)
            case Zone.NEW_PILE:
                scene.doing.do(acts.Outcome(prompt=Prompt.CHOOSE_CARDS))
            case Zone.STOCK:
                scene.doing.do(acts.draw(view, desk))
            case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
                self._click_pile()
            case SeatPlate() | RedThrees() | Zone.FOOT:
                pass
            case _:
                assert_never(spot)

    def _click_pile(self) -> None:
        """Take it, put the chosen card there, or choose the upcard of a pile take that lies on it."""
        scene = self._scene
        view, desk = scene.view, scene.desk
        draft = desk.draft
        if draft is not None and draft.kind == "take" and not desk.chosen:
            lifted = acts.lifted_upcard(view, desk)
            if lifted is not None:
                scene.doing.do(acts.unstage(view, desk, lifted))
            elif upcard_is_staged(view, draft):
                scene.doing.do(acts.Outcome(prompt=Prompt.STAGED_FIRST))
            else:
                scene.doing.do(acts.choose_upcard(view, desk))
        elif view.board.phase == Phase.DRAW or not view.is_mine:
            scene.doing.do(acts.take_pile(view, desk))
        elif desk.chosen:
            scene.doing.do(acts.drop(view, desk, desk.chosen, Zone.DISCARD))
        elif draft is not None and draft.discard is not None:
            scene.doing.do(acts.unstage_discard(desk))
        else:
            scene.doing.do(acts.Outcome(prompt=Prompt.ONE_CARD))

    def _click_staged(self, card: StagedCard) -> None:
        """Put the chosen cards beside it; else the card goes home, and the upcard of a pile take is chosen."""
        scene = self._scene
        view, desk = scene.view, scene.desk
        is_upcard = card == only_upcard(view, desk.draft)
        if is_upcard and not desk.chosen:
            scene.doing.do(acts.choose_upcard(view, desk))
        elif desk.chosen or desk.upcard_chosen:
            scene.doing.do(acts.drop_chosen(view, desk, card))
        else:
            scene.doing.do(acts.unstage(view, desk, card))

    def _lift(self, spot: Spot, at: Point, pos: Point) -> None:
        scene = self._scene
        draft = scene.desk.draft
        is_fixed = scene.view.board.phase != Phase.DRAW and (draft is None or draft.discard is None)
        if spot in PILE and is_fixed:
            self._pointer.cancel()
            return
        upcard = acts.lifted_upcard(scene.view, scene.desk)
        drag = begin(scene.layout, spot, at, pos, scene.desk.chosen, upcard)
        if drag is None:
            self._pointer.cancel()
            return
        self._drag, self._gap = drag, None
        scene.refusal = ""
        scene.tools.point_nowhere()
        self._carry(pos, self._hit(pos), fresh=True)

    def _carry(self, pos: Point, over: Spot | None, fresh: bool = False) -> None:
        scene = self._scene
        if self._drag is None:
            return
        changed = fresh or over != self._drag.over
        self._drag = replace(self._drag, pos=pos, over=over)
        if changed:
            self.wrong, self.why = self._refused(self._drag, over)
            scene.tell()
        held = held_sprites(scene.layout, self._drag)
        if self.why:
            note = Note(self.why, (pos[0], pos[1] + BELOW), off=not_to_hide(scene.layout))
            scene.frames.notes.say(note, WHILE_HELD)
        else:
            scene.frames.notes.say(self._promise(held), WHILE_HELD)
        shown, hidden = scene.layout, self._drag.sprites
        if self._drag.is_of_hand and self._drag.lifted is None and over_hand(scene.layout, pos):
            shown, hidden = self._parted(gap_at(scene.layout, pos))
        scene.frames.hold(held, frozenset(hidden), shown)

    def follow(self) -> None:
        """Something else happened on the table: what is held stays in the hand that holds it, if it is still there."""
        if self._drag is None:
            return
        drag = again(self._scene.layout, self._drag)
        if drag is None:
            self.cancel()
            return
        self._drag, self._gap = drag, None
        self._carry(drag.pos, self._hit(drag.pos), fresh=True)

    def _promise(self, held: Sequence[Sprite]) -> Note | None:
        """What the meld under the held cards would become, above them: they hide it and its own sign."""
        told, over = self._scene.frames.scenery, self.carried_to
        if over is None or over not in told.lit or not isinstance(over, LaidMeld):
            return None
        dirties = over in told.dirtied
        at = (round(sum(sprite.x for sprite in held) / len(held)), min(sprite.box.top for sprite in held))
        return Note(words.promised(told.held, dirties), at, refused=False, badge="dirties" if dirties else "plus")

    def _parted(self, gap: int) -> tuple[Layout, tuple[int, ...]]:
        """The hand with room where the held cards would go, and the sprites of them that are not to be seen there."""
        scene, drag = self._scene, self._drag
        assert drag is not None
        if self._gap is None or self._gap[0] != gap:
            moved = move_cards(scene.desk, scene.view, drag.positions, gap)
            self._gap = (gap, scene.layout_of(moved))
        there = self._gap[1]
        indices = hand_sprites(there)
        return there, tuple(indices[i] for i in parted(drag.positions, gap))

    def _refused(self, drag: Drag, over: Spot | None) -> tuple[Spot | None, str]:
        """The place under the pointer if it would refuse what is held, and why."""
        if over is None or not _takes_cards(over) or (not drag.is_of_hand and over in PILE):
            return None, ""
        outcome = self._dropped(drag, over)
        if outcome.move is not None or outcome.desk is not None or outcome == acts.NOTHING:
            return None, ""
        return over, self._scene.doing.reason(outcome)

    def _dropped(self, drag: Drag, spot: Spot) -> acts.Outcome:
        """What it comes to if the held cards are let go over a place of the table."""
        view, desk = self._scene.view, self._scene.desk
        if not drag.is_of_hand and drag.lifted is None and desk.draft is None:
            return acts.take_pile_onto(view, desk, spot)
        return acts.drop_cards(view, desk, drag.cards, spot, drag.lifted)

    def _drop(self, pos: Point, over: Spot | None) -> None:
        scene, drag = self._scene, self._drag
        if drag is None:
            return
        view, desk = scene.view, scene.desk
        target = over if _takes_cards(over) else None
        is_home = target in PILE and not drag.is_of_hand
        goes_out = desk.draft is not None and desk.draft.kind == "go_out"
        if drag.is_of_hand and target is None:
            outcome = acts.NOTHING
            if over_hand(scene.layout, pos):
                moved = move_cards(desk, view, drag.positions, gap_at(scene.layout, pos))
                outcome = acts.Outcome(desk=moved)
        elif target is not None and (not is_home or (goes_out and not isinstance(drag.lifted, SetAside))):
            outcome = self._dropped(drag, target)
        elif isinstance(drag.lifted, SetAside):
            outcome = acts.NOTHING if is_home else acts.unstage_discard(desk)
        elif drag.lifted is not None:
            outcome = acts.unstage(view, desk, drag.lifted)
        elif desk.draft is None and not is_home:
            outcome = acts.take_pile(view, desk)
        else:
            outcome = acts.NOTHING
        self._release(outcome)

    def _release(self, outcome: acts.Outcome) -> None:
        """Let go: what is refused or came to nothing glides home from where it hung."""
        scene = self._scene
        self._drag, self.wrong, self.why = None, None, ""
        scene.frames.notes.say(None)
        if outcome == acts.NOTHING:
            scene.arrange(scene.desk, "home")
        else:
            scene.doing.do(outcome)
        scene.frames.let_go()

    # ---- what may be done now

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards that hang from the pointer, else the chosen ones."""
        return self._drag.cards if self._drag is not None else chosen_cards(self._scene.view, self._scene.desk)

    def lit(self) -> frozenset[Spot]:
        """What lights up: where the held or chosen cards may go, else where a turn begins."""
        scene, drag = self._scene, self._drag
        view, desk, hits = scene.view, scene.desk, scene.layout.hits
        if drag is None:
            lit = acts.takers(view, desk, self.held, hits, acts.lifted_upcard(view, desk))
            return lit or self.invited()
        if not drag.is_of_hand and drag.lifted is None and desk.draft is None:
            return acts.pile_takers(view, desk, hits)
        return acts.takers(view, desk, drag.cards, hits, drag.lifted)

    def invited(self) -> frozenset[Spot]:
        """What lights up while nothing is chosen: where a turn begins."""
        view, desk = self._scene.view, self._scene.desk
        if not view.is_mine or view.board.phase != Phase.DRAW or desk.draft is not None:
            return frozenset()
        found: set[Spot] = set()
        if acts.draw(view, desk).move is not None:
            found.add(Zone.STOCK)
        if acts.why_no_take(view) is None:
            found.add(Zone.PILE)
        return frozenset(found)

    def enabled(self) -> frozenset[Spot]:
        """What of the felt there is with which acting now does something."""
        scene = self._scene
        view, desk = scene.view, scene.desk
        found: set[Spot] = {spot for spot in scene.layout.hits if isinstance(spot, HandCard | StagedCard)}
        invited = self.invited()
        if Zone.STOCK in invited:
            found.add(Zone.STOCK)
        is_taking = desk.draft is not None and desk.draft.kind == "take"
        if Zone.PILE in invited or (is_taking and not upcard_is_staged(view, desk.draft)):
            found |= {Zone.PILE, Zone.UPCARD}
        cards = chosen_cards(view, desk)
        found |= acts.takers(view, desk, cards, scene.layout.hits, acts.lifted_upcard(view, desk))
        return frozenset(found & scene.layout.hits.keys())


def _takes_cards(spot: Spot | None) -> bool:
    """Whether cards that are dropped there go somewhere else than back to the hand."""
    return isinstance(spot, StagedCard | LaidMeld) or spot in (*PILE, Zone.NEW_PILE)


def _between(start: Point, end: Point) -> Rect:
    """The box with these two corners, at least a pixel wide and high."""
    left, top = min(start[0], end[0]), min(start[1], end[1])
    return Rect(left, top, abs(start[0] - end[0]) + 1, abs(start[1] - end[1]) + 1)
