"""A sentence at a place of the table, for a few seconds."""

import math
from collections.abc import Sequence

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event as Posted

from game.messages.language import saying
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import BAD_INK, INK
from game.toolkit.widgets.tooltip import tooltip_rect
from game.turn.spots import SeatPlate
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.badges import badge_size
from game.ui.table.draw.notes import REACH, ShownNote, beside_plate, draw_note
from game.ui.table.info.note import STAYS, Note, not_to_hide
from game.ui.table.inputs import Say, TimePassed
from game.ui.table.sprites import InFan, InFoot
from game.ui.table.update import update
from tests.build import WEB, table
from tests.slow import slow_except
from tests.ui.drive import click, kit_at, shared_kit, there
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, SHAPES, crowded
from tests.ui.table.table_games import Sitting, note, opened, point


def test_a_note_goes_after_its_time_and_asks_for_a_picture_each_time() -> None:
    """Once when it comes, once when it goes; the same note again is no change."""
    shown = ShownNote()
    sitting = opened()
    sitting.scene.feed(Say("No.", (10, 10)))
    state = sitting.scene.state
    shown.show(state.note)
    assert shown.changed
    shown.changed = False
    state, _ = update(state, TimePassed(STAYS - 0.5))
    shown.show(state.note)
    assert not shown.changed
    state, _ = update(state, TimePassed(0.6))
    shown.show(state.note)
    assert shown.changed
    assert shown.note is None


def test_a_note_is_placed_once_and_not_in_every_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a note that can be read for five seconds, its place isn't sought again while they pass; it goes at their
    end.
    """
    sitting = opened()
    sitting.scene.feed(Say("No.", (10, 10)))
    placed: list[Note | None] = []
    monkeypatch.setattr(sitting.scene.frames.note, "show", placed.append)
    for _ in range(4):
        sitting.pass_time(1.0)
    assert placed == []
    sitting.pass_time(1.5)
    assert placed == [None]


def test_what_is_said_at_a_plate_stands_beside_it() -> None:
    """Given less and less room, it stands above the plate, below it, at its left, at its right, and at last nowhere;
    near the edge of the room it is moved along, not cut.
    """
    kit, plate, room = kit_at(), Rect(560, 300, 160, 60), Rect(0, 0, 1280, 720)
    said = Note(saying(str, "No, not yet."), (0, 0))
    gap = kit.theme.u(8)

    def place(at: Rect, off: Sequence[Rect] = (), within: Rect = room) -> Rect | None:
        found = beside_plate(kit, within, said, at, off)
        assert found is None or (found.badge, found.words) == ("said", said.words)
        if found is None:
            return None
        return Rect((0, 0), badge_size(kit, said.words, "said")).move_to(midbottom=found.at)

    taken: list[Rect] = []
    for side, far in (("midbottom", (0, -gap)), ("midtop", (0, gap)), ("midright", (-gap, 0)), ("midleft", (gap, 0))):
        box = there(place(plate, taken))
        edge = {"midbottom": "midtop", "midtop": "midbottom", "midright": "midleft", "midleft": "midright"}[side]
        x, y = getattr(plate, edge)
        assert math.dist(getattr(box, side), (x + far[0], y + far[1])) < 2, side
        taken.append(box)
    assert place(plate, taken) is None
    corner = there(place(Rect(2, 300, 20, 60)))
    assert (corner.left, corner.bottom) == (0, 300 - gap)
    assert there(place(Rect(1258, 300, 20, 60))).right == 1280
    assert place(plate, (), Rect(560, 300, 160, 60)) is None


def test_a_note_is_as_near_as_its_words_and_its_rule_is_a_press_away() -> None:
    """Given a refusal with a rule and a remark without one, each in its colours; a pointer is near the place it was
    asked at and on the words, and other words have to be placed anew.
    """
    kit, surface, written = kit_at(), Surface((1280, 720)), list[Drawn]()
    kit.text.watch = written.append
    no = Note(saying(str, "No."), (600, 300), chapter=Chapter.MELDS)
    told, shown = replace(no, refused=False, chapter=None), ShownNote()
    assert not shown.is_near(no.at)
    for one, ink, link in ((no, BAD_INK, True), (told, INK, False)):
        written.clear()
        shown.show(one)
        assert shown.changed
        rect = shown.draw(kit, surface)
        assert not shown.changed
        assert [drawn.colour for drawn in written if drawn.text == "No."] == [ink]
        assert len(written) == 1 + link
        assert shown.is_rule_at(rect.center) == link
        assert not shown.is_rule_at((0, 0))
        for x, y, near in ((600 - REACH, 300 - REACH, True), (639, 261, True), (600, 259, False)):
            assert shown.is_near((x, y)) == near
        assert shown.is_near((rect.centerx, rect.bottom - 1))
    place = shown.rect.copy()
    shown.show(replace(told, at=(610, 300)))
    assert shown.rect == place
    shown.show(replace(told, said=saying(str, "Yes.")))
    assert shown.rect.size == (0, 0)
    shown.draw(kit, surface)
    shown.show(None)
    assert (shown.rect.size, shown.is_near(told.at), shown.is_rule_at(told.at)) == ((0, 0), False, False)
    assert shown.draw(kit, surface).size == (0, 0)


def test_words_about_the_own_melds_leave_the_new_pile_free() -> None:
    """Given two melds, what is said of them lies between New pile and the places of the books, over neither."""
    sitting = opened()
    own = sitting.scene.state.layout.own
    sitting.scene.feed(Say("Seven cards of one rank make a book: 4/7 is four of them.", own.for_words))
    sitting.pass_time(0.1)
    note = sitting.scene.frames.note.rect
    assert note.w
    assert own.new_pile is not None
    assert note.collidelist([own.new_pile, *(rect for _, rect in own.wanted)]) < 0


def test_a_note_never_leaves_the_window() -> None:
    """Wherever it is said, and however long it is."""
    kit = kit_at((1280, 720))
    surface = Surface((1280, 720))
    long = "A wild card needs two naturals beside it; this meld has one, so lay another king first. " * 2
    for at in ((0, 0), (1279, 719), (640, 715), (3, 360)):
        assert surface.get_rect().contains(Rect(draw_note(kit, surface, Note(saying(str, long), at))))


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (1280, 960), (1024, 600)])
def test_a_refusal_never_lies_over_the_buttons(size: tuple[int, int]) -> None:
    """Given one ace staged, what is laid out says why not near where it is pressed, and hides no button, no card, not
    even the rivals', and no place of a book. The bugs: the note of Meld lay over the frames of the books, or at the far
    end of the table.
    """
    sitting = Sitting(table(hand="AC KC KD 5C QH", phase="play", rules=WEB, pile="4S 9D"), size, is_drawn=False)
    sitting.click(sitting.card("AC"))
    sitting.click("new_pile")
    for button in ("button/play",):
        sitting.post(*click(sitting.at(button)))
        note = there(sitting.scene.frames.note.note)
        shown = draw_note(kit_at(size), sitting.surface, note)
        layout, widgets = sitting.scene.state.layout, sitting.scene.tools.form.widgets
        pressed = [one.rect for one in widgets if one.visible and one.id.startswith("button/")]
        frames = [rect for band in layout.bands.values() for _, rect in band.wanted]
        assert frames
        held = [one.box for one in layout.sprites if isinstance(one.place, InFan | InFoot)]
        assert shown.collidelist([*pressed, *frames, *held, *not_to_hide(layout)]) < 0
        assert sitting.surface.get_rect().contains(shown)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("pressed", ["button/meld", "new_pile", "stock"])
def test_a_refusal_is_beside_what_was_pressed(pressed: str, size: tuple[int, int]) -> None:
    """The bug: before a team had opened, the note of a button stood at the other end of the column, and that of the
    place for a new pile above the stock.
    """
    sitting = Sitting(
        table(hand="AC KC KD 5C QH 9S 8D 7C", phase="play", rules=WEB, pile="4S 9D"), size, is_drawn=False
    )
    for card in ("AC", "QH"):
        sitting.click(sitting.card(card))
    at = sitting.at(pressed)
    sitting.post(*click(at))
    note = there(sitting.scene.frames.note.note)
    shown = draw_note(kit_at(size), sitting.surface, note)
    u = kit_at(size).theme.u
    target = Rect(at, (0, 0)).inflate(u(340), u(440))
    assert shown.colliderect(target), (shown, at)


def sheet(sitting: Sitting) -> str:
    """What the sheet says below its headline."""
    return sitting.scene.frames.scenery.body


def rested(sitting: Sitting, id: str, seconds: float) -> None:
    """The pointer comes to a thing and rests there."""
    sitting.post(Posted(pygame.MOUSEMOTION, pos=sitting.at(id), rel=(1, 1), buttons=(0, 0, 0)))
    for _ in range(round(seconds / 0.05)):
        sitting.pass_time(0.05)


def tipped(sitting: Sitting) -> str:
    """What is said of the thing that the pointer rests on."""
    widget = sitting.scene.tools.form.tipped
    return widget.tip() if widget is not None else ""


@pytest.mark.parametrize("next_", ["card", "cloth"])
def test_a_refusal_is_said_once_at_a_time(next_: str) -> None:
    """At the pointer while it stands there, and then on the sheet; never in both places, nor after another press."""
    sitting = opened()
    sitting.drag(sitting.card("5C"), "meld/0/0")
    why = note(sitting)
    assert why
    assert why not in sheet(sitting)
    point(sitting, (640, 40))
    sitting.pass_time(0.05)
    assert note(sitting) == ""
    assert sheet(sitting) == why
    sitting.post(*click((640, 40) if next_ == "cloth" else sitting.at(sitting.card("QH"))))
    assert why not in sheet(sitting)


def test_a_refusal_stays_while_the_pointer_goes_to_its_link() -> None:
    """Towards the sheet at the pointer it is still wanted, elsewhere it is not; a key takes it away as well."""
    sitting = Sitting(table(hand="KC 5C 9S", rules=WEB, pile="4S 9D"))
    sitting.click("pile")
    said = sitting.scene.frames.note.rect
    start = sitting.at("pile")
    for share in (1, 2, 3, 4):
        point(sitting, tuple(a + (b - a) * share // 4 for a, b in zip(start, said.center, strict=True)))  # type: ignore[arg-type]
        assert note(sitting)
    sitting.key(pygame.K_TAB)
    assert note(sitting) == ""


@pytest.mark.parametrize("size", slow_except([(1280, 720)], [(1280, 720), (1366, 768), (1920, 1080)]))
@pytest.mark.parametrize("text_size", ["normal", "large"])
def test_words_at_the_pointer_hide_nothing_that_is_used_next(size: tuple[int, int], text_size: str) -> None:
    """Whatever the pointer rests on: hand, pile, stock, buttons and the own melds stay free."""
    sitting = opened("KC 8H 5C 5D 5S QH 2C AC AD 4S")
    preferences = Preferences(speed="off", text_size=text_size)  # type: ignore[arg-type]  # a word of TextSize
    sitting.scene.prefer(preferences)
    kit = kit_at(size, preferences)
    sitting.scene.resize(kit)
    sitting.size, sitting.surface = size, Surface(size)
    for widget in [widget for widget in sitting.scene.tools.form.widgets if widget.tip()]:
        rested(sitting, widget.id, 1.0)
        if not tipped(sitting):
            continue
        shown = tooltip_rect(
            sitting.scene.frames.kit,
            sitting.surface.get_rect(),
            tipped(sitting),
            sitting.scene.tools.form.pointer,
            off=sitting.scene.tools.off,
        )
        assert shown.collidelist(not_to_hide(sitting.scene.state.layout)) < 0, widget.id


def test_what_comes_to_a_resting_pointer_says_nothing() -> None:
    """Given a pointer that rests on the bare cloth, a widget that is laid out under it has no words until the pointer
    goes there by itself.
    """
    sitting = opened("KC 8H 5C 5D 5S QH 2C AC AD 4S")
    form = sitting.scene.tools.form
    widget = next(one for one in form.widgets if one.id == "stock")
    form.declare([one for one in form.widgets if one is not widget])
    point(sitting, widget.rect.center)
    form.declare([*form.widgets, widget])
    form.update(2.0)
    assert form.under_pointer() is widget
    assert form.tipped is None
    point(sitting, (widget.rect.centerx + 1, widget.rect.centery))
    form.update(2.0)
    assert form.tipped is widget


LONGEST = "Not yet: we can still gain more from this round than the others can, and my cards would cost us too much."
SIZES = [(1366, 768), (1920, 1080)]


@pytest.mark.parametrize("size", slow_except(SIZES[:1], SIZES))
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("melds", [ELEVEN_MELDS + EIGHT_BOOKS, EIGHT_BOOKS[:3] + ELEVEN_MELDS[:3]], ids=["full", "few"])
def test_what_is_said_at_a_plate_covers_no_meld_and_no_book(
    shape: str, size: tuple[int, int], melds: Sequence[str]
) -> None:
    """The bug: after a refused permission the partner's words lay over the rivals' books."""
    sitting = Sitting(crowded(shape, melds=melds), size, is_drawn=False)
    layout = sitting.scene.state.layout
    laid = [rect for band in layout.bands.values() for rect in band.melds.values()]
    for spot, plate in layout.hits.items():
        if isinstance(spot, SeatPlate):
            said = Note(saying(str, LONGEST), plate.midbottom, off=not_to_hide(layout))
            shown = draw_note(shared_kit(size, Preferences()), sitting.surface, said)
            assert shown.collidelist(laid) < 0, spot
