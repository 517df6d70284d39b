"""What a person's pointer and keys do on the table: choosing, lifting, dropping. `acts` decides what that means."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.cards import Card
from game.engine.board import Phase
from game.ui.table import acts
from game.ui.table.closer import chips_of
from game.ui.table.desk import choose_none, choose_up_to, move_cards, shown_cards, toggle
from game.ui.table.drag import Drag, begin, gap_at, hand_sprites, held_sprites, over_hand, parted
from game.ui.table.layout import Layout
from game.ui.table.notes import Note, not_to_hide
from game.ui.table.pointer import (
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
)
from game.ui.table.sprites import Sprite
from game.words import places as words

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

PILE = ("pile", "upcard", "discard")
OWN_PLACES = ("hand/", "seat/", "stock", "foot", "red_threes/")
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
        self._why = ""  # what is held would be refused here
        self.pointer_at: Point | None = None
        """Where the mouse was last seen."""

    @property
    def is_dragging(self) -> bool:
        """Whether cards hang from the pointer, or a rubber band."""
        return self._drag is not None or self._pointer.is_banding

    @property
    def carried_to(self) -> str | None:
        """The target under the cards that hang from the pointer."""
        return self._drag.over if self._drag is not None else None

    def _hit(self, pos: Point) -> str | None:
        return self._scene.layout.hit(pos)

    def handle(self, event: Event) -> bool:
        """Take a mouse event that is the table's; True if it was used."""
        pos = getattr(event, "pos", None)
        self.pointer_at = pos or self.pointer_at
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            chapter = self._scene.frames.notes.chapter_at(event.pos)
            if chapter is not None:
                self._scene.doing.read(chapter)
                return True
        if pos is not None and not self._pointer.is_engaged and self._scene.tools.button_at(pos):
            return False
        gesture = self._pointer.handle(event)
        if gesture is None:
            return False
        self._act(gesture)
        return True

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
            self._drag = None
            self._scene.frames.notes.say(None)
            self._scene.frames.let_go(self._scene.layout)

    # ---- gestures

    def _act(self, gesture: Gesture) -> None:
        match gesture:
            case Click(target, double, shift, ctrl):
                self._click(target, double and not ctrl, shift)
            case ClickedNothing():
                if self._scene.desk.chosen:
                    self._scene.arrange(choose_none(self._scene.desk))
            case DragBegan(target, at, pos):
                self._lift(target, at, pos)
            case DragMoved(pos, over):
                self._carry(pos, over)
            case Dropped(pos, over):
                self._drop(pos, over)
            case Banding(start, end):
                self._scene.frames.band = _between(start, end)
            case Banded(start, end, shift):
                self._choose_in(_between(start, end), shift)
            case Cancelled():
                self._drag = self._scene.frames.band = None
                self._scene.frames.notes.say(None)
                self._scene.tell()
                self._scene.arrange(self._scene.desk, "home")
            case LookCloser(target):
                self._scene.look_closer(target)

    def _choose_in(self, band: Rect, more: bool) -> None:
        """Choose every card of the hand that the band touches, with Shift beside those that are chosen already."""
        scene = self._scene
        scene.frames.band = None
        hits = scene.layout.hits
        touched = [i for i in range(len(scene.layout.hand)) if hits[f"hand/{i}"].colliderect(band)]
        before = scene.desk.chosen if more else ()
        chosen = (*(i for i in before if i not in touched), *touched)
        scene.refusal = ""
        scene.arrange(replace(scene.desk, chosen=chosen))

    def press(self, target: str) -> None:
        """Enter or Space on a spot, with Shift as a click with Shift."""
        self._click(target, False, self._pointer.shift)

    def _click(self, target: str, double: bool, shift: bool) -> None:
        scene = self._scene
        view, desk = scene.view, scene.desk
        kind, *rest = target.split("/")
        scene.refusal = ""
        if kind == "hand":
            position = int(rest[0])
            if double:
                scene.doing.is_quick = True
                scene.doing.do(acts.double_click(view, desk, position))
            elif shift:
                scene.arrange(choose_up_to(desk, position))
            else:
                scene.arrange(toggle(desk, position))
        elif kind == "stock":
            scene.doing.do(acts.draw(view, desk))
        elif kind in PILE:
            if view.board.phase == Phase.DRAW or not view.is_mine:
                scene.doing.do(acts.take_pile(view, desk))
            elif desk.chosen:
                scene.doing.do(acts.drop(view, desk, desk.chosen, "discard"))
            elif desk.draft is not None and desk.draft.discard is not None:
                scene.doing.do(acts.unstage_discard(desk))
            else:
                scene.doing.do(acts.Outcome(asks="one_card"))
        elif kind == "staged" and not desk.chosen:
            scene.doing.do(acts.unstage(view, desk, int(rest[0]), int(rest[1])))
        elif kind in ("new_pile", "meld", "book", "staged"):
            if desk.chosen:
                scene.doing.do(acts.drop(view, desk, desk.chosen, target))
            elif kind == "new_pile":
                scene.doing.do(acts.Outcome(asks="choose_cards"))
            elif chips_of(target, scene.layout) is not None:
                scene.look_closer(target)
            else:
                scene.arrange(desk)

    def _lift(self, target: str, at: Point, pos: Point) -> None:
        scene = self._scene
        if scene.frames.is_moving:
            scene.frames.finish()
        if target.startswith(PILE) and scene.view.board.phase != Phase.DRAW:
            self._pointer.cancel()
            return
        drag = begin(scene.layout, target, at, pos, scene.desk.chosen)
        if drag is None:
            self._pointer.cancel()
            return
        self._drag, self._gap = drag, None
        scene.refusal = ""
        scene.tools.point_nowhere()
        self._carry(pos, self._hit(pos), fresh=True)

    def _carry(self, pos: Point, over: str | None, fresh: bool = False) -> None:
        scene = self._scene
        if self._drag is None:
            return
        changed = fresh or over != self._drag.over
        self._drag = replace(self._drag, pos=pos, over=over)
        if changed:
            wrong, why = self._wrong(over)
            scene.tell(self._held_cards(), wrong, why)
            self._why = why
        held = held_sprites(scene.layout, self._drag)
        if self._why:
            note = Note(self._why, (pos[0], pos[1] + BELOW), off=not_to_hide(scene.layout))
            scene.frames.notes.say(note, WHILE_HELD)
        else:
            scene.frames.notes.say(self._promise(held), WHILE_HELD)
        shown, hidden = scene.layout, self._drag.sprites
        if self._drag.positions and over_hand(scene.layout, pos):
            shown, hidden = self._parted(gap_at(scene.layout, pos))
        scene.frames.hold(held, frozenset(hidden), shown)

    def _promise(self, held: Sequence[Sprite]) -> Note | None:
        """What the meld under the held cards would become, above them: they hide it and its own sign."""
        told, over = self._scene.frames.scenery, self.carried_to
        if over is None or over not in told.lit or not over.startswith(("meld/", "book/")):
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

    def _held_cards(self) -> tuple[Card, ...]:
        assert self._drag is not None
        shown = shown_cards(self._scene.view, self._scene.desk)
        return tuple(shown[i] for i in self._drag.positions)

    def _wrong(self, over: str | None) -> tuple[str | None, str]:
        """The place under the pointer if it would refuse what is held, and why."""
        scene = self._scene
        if over is None or self._drag is None or not self._drag.positions or over.startswith(OWN_PLACES):
            return None, ""
        outcome = acts.drop_cards(scene.view, scene.desk, self._held_cards(), over)
        if outcome.move is not None or outcome.desk is not None:
            return None, ""
        return over, scene.doing.reason(outcome)

    def _drop(self, pos: Point, over: str | None) -> None:
        scene, drag = self._scene, self._drag
        if drag is None:
            return
        kind, *rest = drag.source.split("/")
        target = None if over is None or over.startswith(OWN_PLACES) else over
        if kind == "hand" and target is not None:
            outcome = acts.drop(scene.view, scene.desk, drag.positions, target)
        elif kind == "hand" and over_hand(scene.layout, pos):
            moved = move_cards(scene.desk, scene.view, drag.positions, gap_at(scene.layout, pos))
            outcome = acts.Outcome(desk=moved)
        elif kind == "staged":
            same = over is not None and over.startswith(f"staged/{rest[0]}/")
            outcome = acts.NOTHING if same else acts.unstage(scene.view, scene.desk, int(rest[0]), int(rest[1]))
        elif kind in PILE and (over is None or not over.startswith(PILE)):
            outcome = acts.take_pile(scene.view, scene.desk)
        else:
            outcome = acts.NOTHING
        self._release(outcome)

    def _release(self, outcome: acts.Outcome) -> None:
        """Let go: what is refused or came to nothing glides home from where it hung."""
        scene = self._scene
        self._drag = None
        scene.frames.notes.say(None)
        if outcome == acts.NOTHING:
            scene.arrange(scene.desk, "home")
        else:
            scene.doing.do(outcome)
        scene.frames.let_go()

    # ---- what may be done now

    def invited(self) -> frozenset[str]:
        """What lights up while nothing is chosen: where a turn begins."""
        view, desk = self._scene.view, self._scene.desk
        if not view.is_mine or view.board.phase != Phase.DRAW or desk.draft is not None:
            return frozenset()
        found = set()
        if acts.draw(view, desk).move is not None:
            found.add("stock")
        if acts.why_no_take(view) is None:
            found.add("pile")
        return frozenset(found)

    def enabled(self) -> frozenset[str]:
        """The targets with which acting now does something."""
        scene = self._scene
        view, desk = scene.view, scene.desk
        found = {name for name in scene.layout.hits if name.startswith(("hand/", "staged/"))}
        invited = self.invited()
        if invited & {"stock"}:
            found.add("stock")
        if invited & {"pile"}:
            found |= {"pile", "upcard"}
        cards = tuple(shown_cards(view, desk)[i] for i in desk.chosen if i < len(scene.layout.hand))
        found |= acts.takers(view, desk, cards, scene.layout.hits)
        return frozenset(found & scene.layout.hits.keys())


def _between(start: Point, end: Point) -> Rect:
    """The box with these two corners, at least a pixel wide and high."""
    left, top = min(start[0], end[0]), min(start[1], end[1])
    return Rect(left, top, abs(start[0] - end[0]) + 1, abs(start[1] - end[1]) + 1)
