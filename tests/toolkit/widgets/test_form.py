from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.input.touch import PRESSES_AFTER, TouchInput
from game.toolkit.widgets import (
    Button,
    ButtonLook,
    Dialog,
    Form,
    ScrollBar,
    ScrollList,
    Segmented,
    Slider,
    Widget,
    stay,
)
from tests.toolkit.driving import click, key, kit_at, motion, send


def buttons(done: list[str]) -> list[Button]:
    """Four buttons in a square: a b over c d."""
    places = {"a": (0, 0), "b": (200, 0), "c": (0, 100), "d": (200, 100)}
    made = []
    for name, (x, y) in places.items():
        button = Button(f"button/{name}", name, lambda name=name: done.append(name))  # type: ignore[misc]
        button.rect = Rect(x, y, 150, 60)
        made.append(button)
    return made


def form_of(done: list[str]) -> Form:
    """A form with the square."""
    form = Form()
    form.set_widgets(buttons(done))
    return form


def focused(form: Form) -> str:
    """The name of the button that has the keys."""
    return form.focused.label if form.focused else ""


def test_tab_goes_round() -> None:
    """Tab walks through all and begins again; Shift and Tab walks back."""
    form = form_of([])
    order = []
    for _ in range(5):
        order.append(focused(form))
        send(form.handle, key(pygame.K_TAB))
    assert order == ["a", "b", "c", "d", "a"]
    send(form.handle, key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert focused(form) == "a"


def test_enter_and_space_press() -> None:
    done: list[str] = []
    form = form_of(done)
    send(form.handle, key(pygame.K_RETURN), key(pygame.K_TAB), key(pygame.K_SPACE), *click((10, 110)))
    assert done == ["a", "b", "c"]


def test_a_release_elsewhere_does_nothing() -> None:
    done: list[str] = []
    form = form_of(done)
    down, up = click((10, 10))[1], click((210, 10))[2]
    send(form.handle, down, up)
    assert done == []


def test_other_mouse_buttons_press_nothing() -> None:
    """Only the first button of the mouse presses; letting go of another, as a wheel does with each notch, isn't letting
    go of the first.
    """
    done: list[str] = []
    form = form_of(done)
    other, (down, up) = click((10, 10), button=4), click((10, 10))[1:]
    send(form.handle, *other, down, *other)
    assert done == []
    form.handle(up)
    assert len(done) == 1


def test_escape_is_the_way_back() -> None:
    back: list[str] = []
    form = Form(buttons([]), on_cancel=lambda: back.append("back"))
    send(form.handle, key(pygame.K_ESCAPE))
    assert back == ["back"]


def test_a_disabled_button_tells_why() -> None:
    done: list[str] = []
    button = Button("button/x", "Discard", lambda: done.append("did"), why_not="").with_why(lambda: done.append("why"))
    button.rect = Rect(0, 0, 100, 50)
    form = Form()
    form.set_widgets([button])
    send(form.handle, *click((10, 10)), key(pygame.K_RETURN))
    assert done == ["why", "why"]
    assert not form.targets()[0].enabled


def test_hidden_widgets_are_passed_over() -> None:
    done: list[str] = []
    form = form_of(done)
    form.widgets[1].visible = False
    send(form.handle, key(pygame.K_TAB), *click((210, 10)))
    assert focused(form) == "c"
    assert done == []
    assert [target.id for target in form.targets()] == ["button/a", "button/c", "button/d"]


def test_the_focus_stays_when_widgets_change() -> None:
    form = form_of([])
    form.focus_id("button/c")
    form.set_widgets(buttons([]))
    assert focused(form) == "c"


def test_rest_asks_for_no_picture() -> None:
    form = form_of([])
    form.update(0.1)
    assert not any(form.update(0.1) for _ in range(20))
    send(form.handle, motion((10, 10)))
    assert form.update(0.1)
    assert not form.update(0.1)
    send(form.handle, key(pygame.K_TAB))
    assert form.update(0.1)


def test_moving_over_empty_felt_asks_for_no_picture() -> None:
    form = form_of([])
    form.update(0.1)
    form.update(0.1)
    send(form.handle, motion((500, 500)))
    assert not form.update(0.1)


def test_the_ring_shows_for_keys() -> None:
    kit = kit_at()
    form = form_of([])
    for button in form.widgets:
        button.rect.move_ip(100, 100)
    with_ring, without = Surface((600, 400)), Surface((600, 400))
    send(form.handle, key(pygame.K_TAB), key(pygame.K_TAB, pygame.KMOD_SHIFT))
    form.draw(kit, with_ring)
    send(form.handle, *click((550, 390)))
    form.draw(kit, without)
    corner = (form.widgets[0].rect.centerx, form.widgets[0].rect.top - kit.paint.focus_pad + 1)
    assert with_ring.get_at(corner)[:3] == (255, 255, 255)
    assert without.get_at(corner)[:3] != (255, 255, 255)
    send(form.handle, key(pygame.K_TAB))
    assert form.ring_visible


def test_a_dialog_takes_everything() -> None:
    done: list[str] = []
    form = form_of(done)
    yes = Button("button/yes", "Yes", lambda: done.append("yes"))
    no = Button("button/no", "No", stay)
    form.open(Dialog("Sure?", "Think of it.", [yes, no]), kit_at())
    assert [target.id for target in form.targets()] == ["button/yes", "button/no"]

    send(form.handle, *click((10, 10)))
    assert done == []
    send(form.handle, key(pygame.K_RETURN))
    assert done == ["yes"]
    assert form.dialog is None
    form.open(Dialog("Sure?", "Think of it.", [yes, no]), kit_at())
    send(form.handle, key(pygame.K_ESCAPE))
    assert done == ["yes"]
    assert form.dialog is None
    assert len(form.targets()) == 4


def test_a_tooltip_comes_with_rest() -> None:
    kit = kit_at()
    reason = "the next player has to draw two cards first"
    form = form_of([])
    form.widgets[0].enable(False, reason)
    form.draw(kit, Surface((1280, 720)))
    send(form.handle, motion((10, 10)))
    changes = [form.update(0.1) for _ in range(14)]
    assert changes[0]  # the hover
    assert sum(changes) == 2  # and the tooltip

    seen: list[str] = []
    kit.text.watch = lambda drawn: seen.append(drawn.text)
    form.draw(kit, Surface((1280, 720)))
    assert " ".join(seen).count(reason) == 1  # the second line is cut, the tooltip whole
    form.widgets[0].enable(False, "not yet")
    for _ in range(2):
        seen.clear()
        form.draw(kit, Surface((1280, 720)))
    assert seen.count("not yet") == 1


def test_a_hand_that_shakes_where_it_dropped_something_is_told_nothing() -> None:
    form = form_of([])
    form.widgets[0].enable(False, "the next player has to draw two cards first")
    x, y = form.widgets[0].rect.center

    def move(at: tuple[int, int]) -> None:
        send(form.handle, Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0)))
        form.update(2.0)

    send(form.handle, motion((x, y + 300)))
    form.widgets[0].rect.move_ip(0, 300)
    bottom = form.widgets[0].rect.bottom
    form.hush((x, bottom + 5))  # dropped just below it
    move((x + 2, bottom - 5))
    assert form.tipped is None
    move((x + 200, y))
    move((x, y + 300))
    assert form.tipped is form.widgets[0]


def test_a_choice_is_one_stop() -> None:
    taken: list[int] = []
    choice = Segmented("field/x", "Speed", ("Slow", "Normal", "Fast"), 1, taken.append)
    choice.rect = Rect(0, 200, 300, 50)
    form = Form()
    form.set_widgets([*buttons([]), choice], "field/x")
    send(form.handle, key(pygame.K_RIGHT), key(pygame.K_RIGHT), key(pygame.K_LEFT))
    assert taken == [2, 1]
    assert form.focused is choice


def test_the_golden_button_of_a_dialog_has_the_keys() -> None:
    done: list[str] = []
    leave = Button("button/leave", "Leave", lambda: done.append("leave"))
    stay = Button("button/continue", "Go on", lambda: done.append("stay"), look=ButtonLook("primary"))
    form = form_of([])
    form.open(Dialog("Menu", "", [leave, stay]), kit_at())
    send(form.handle, key(pygame.K_RETURN))
    assert done == ["stay"]


def at(kind: int, pos: tuple[int, int], **more: Any) -> Event:
    """The mouse, or with `touch` a finger, at a place."""
    return Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(0, 0, 0), **more)


DOWN, MOVE, UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP
ON_A, ON_B, AWAY = (75, 30), (275, 30), (500, 500)


@pytest.mark.parametrize(
    ("deeds", "tipped", "done"),
    [
        ([(MOVE, ON_A), 0.9], "", []),
        ([(MOVE, ON_A), 1.1], "a", []),
        ([(MOVE, ON_A), 0.6, (MOVE, (80, 30)), 0.6], "", []),
        ([(MOVE, ON_A), 1.1, (MOVE, (80, 30))], "", []),
        ([(MOVE, ON_A), 1.1, (MOVE, ON_B)], "", []),
        ([(MOVE, AWAY), 2.0], "", []),
        ([(MOVE, ON_A), 0.5, (DOWN, ON_A), 0.6], "", []),
        ([(MOVE, ON_A), 1.1, "tab"], "", []),
        ([(MOVE, ON_B), 0.5, (DOWN, ON_B), (UP, ON_B)], "", ["b"]),
        ([("touch", DOWN, ON_A), 0.4, ("touch", UP, ON_A)], "", ["why"]),
        ([("touch", DOWN, ON_A), 0.6], "a", []),
        ([("touch", DOWN, ON_A), 0.6, ("touch", UP, ON_A)], "a", []),
        ([("touch", DOWN, ON_A), 0.6, ("touch", UP, ON_A), (MOVE, AWAY)], "", []),
        ([("touch", DOWN, ON_B), 0.6, ("touch", UP, ON_B)], "", ["b"]),
        ([("touch", DOWN, ON_A), ("touch", MOVE, (90, 30)), 0.6, ("touch", UP, (90, 30))], "", ["why"]),
        ([("touch", DOWN, ON_A), ("touch", MOVE, (-1, -1)), ("touch", UP, (-1, -1)), 1.1], "", []),
    ],
)
def test_resting_on_a_disabled_button_shows_its_reason(deeds: list[Any], tipped: str, done: list[str]) -> None:
    acted: list[str] = []
    off, on = buttons(acted)[:2]
    off.with_why(lambda: acted.append("why")).enable(False, "the next player has to draw two cards first")
    form = Form()
    form.set_widgets([off, on], "button/b")
    form.draw(kit_at(), Surface((1280, 720)))
    for deed in deeds:
        match deed:
            case float():
                for _ in range(round(deed * 10)):
                    form.update(0.1)
            case "tab":
                send(form.handle, key(pygame.K_TAB))
            case ("touch", int() as kind, (int(), int()) as pos):
                send(form.handle, at(kind, pos, touch=True))
            case (int() as kind, (int(), int()) as pos):
                send(form.handle, at(kind, pos))
    assert (form.tipped.label if form.tipped is not None else "") == tipped
    assert acted == done


@pytest.mark.parametrize(
    ("places", "start", "way", "there"),
    [
        ({"a": (0, 0), "b": (200, 0), "c": (400, 0)}, "a", pygame.K_RIGHT, "b"),
        ({"a": (0, 0), "b": (200, 0), "c": (400, 0)}, "c", pygame.K_LEFT, "b"),
        ({"a": (0, 0), "b": (200, 200), "c": (900, 0)}, "a", pygame.K_RIGHT, "c"),
        ({"a": (0, 0), "b": (200, 200)}, "a", pygame.K_RIGHT, "b"),
        ({"a": (0, 0), "b": (300, 100), "c": (0, 300)}, "a", pygame.K_DOWN, "c"),
        ({"a": (0, 0), "b": (300, 100), "c": (0, 500)}, "a", pygame.K_DOWN, "b"),
        ({"a": (0, 0), "b": (0, 100), "c": (0, 200)}, "c", pygame.K_UP, "b"),
        ({"a": (0, 0), "b": (20, 100), "c": (-40, 100)}, "a", pygame.K_DOWN, "b"),
        ({"a": (0, 0), "b": (0, 100)}, "a", pygame.K_LEFT, "a"),
        ({"a": (0, 0), "b": (0, 100)}, "b", pygame.K_DOWN, "b"),
        ({"a": (0, 0), "b": (0, 57)}, "a", pygame.K_DOWN, "b"),
        ({"a": (0, 0), "b": (0, 55)}, "a", pygame.K_DOWN, "a"),
    ],
)
def test_an_arrow_leads_to_what_is_nearest_in_its_direction(
    places: dict[str, tuple[int, int]], start: str, way: int, there: str
) -> None:
    """Given buttons of 150 x 60: to the left and right the same row comes first, however far; what lies aside counts
    double; two that touch, or nearly, are still one below the other.
    """
    made = [Button(f"button/{name}", name, stay) for name in places]
    for button, pos in zip(made, places.values(), strict=True):
        button.rect = Rect(*pos, 150, 60)
    form = Form()
    form.set_widgets(made, f"button/{start}")
    send(form.handle, key(way))
    assert focused(form) == there


def test_a_dialog_lies_in_the_middle_with_its_buttons_in_a_row() -> None:
    kit = kit_at((1920, 1080))
    entry = Button("button/entry", "Another way", stay, sub="with a second line")
    answers = [Button("button/yes", "Yes", stay), Button("button/no", "No", stay)]
    dialog = Dialog("Sure?", "Think of it. " * 20, answers, extra=[entry])
    Form().open(dialog, kit)
    assert abs(dialog.rect.centerx - 960) <= 1
    assert abs(dialog.rect.centery - 540) <= 1
    assert dialog.rect.w == 900
    yes, no = (answer.rect for answer in answers)
    assert (yes.top, yes.h, yes.w) == (no.top, no.h, no.w)
    assert no.left - yes.right == 16
    assert (entry.rect.left, entry.rect.right) == (yes.left, no.right)
    assert entry.rect.bottom < yes.top
    assert entry.rect.left - dialog.rect.left == dialog.rect.right - entry.rect.right == 44
    assert dialog.rect.bottom - yes.bottom == 44
    words = [told for told in dialog.lying if told.words]
    assert [told.words for told in words] == ["Sure?", dialog.words]
    assert words[0].rect.bottom <= words[1].rect.top
    assert words[1].rect.bottom <= entry.rect.top
    alone = Dialog("Sure?", "", [Button("button/no", "No", stay)])
    Form().open(alone, kit)
    assert alone.rect.right - alone.buttons[0].rect.right == 44
    assert alone.buttons[0].rect.w == 220


def test_a_press_that_another_layout_takes_away_ends() -> None:
    form = form_of([])
    send(form.handle, at(DOWN, ON_A))
    assert form.is_pressed
    form.declare(buttons([]))
    assert form.is_pressed
    form.declare(buttons([])[1:])
    assert not form.is_pressed
    send(form.handle, at(UP, ON_A))
    assert focused(form) == "b"


def test_a_finger_that_is_lifted_points_at_nothing() -> None:
    form = form_of([])
    send(form.handle, at(MOVE, ON_A, touch=True), at(DOWN, ON_A, touch=True))
    assert form.widgets[0].hover
    send(form.handle, at(UP, ON_A, touch=True))
    assert (form.pointer, any(widget.hover for widget in form.widgets)) == ((-1, -1), False)
    send(form.handle, at(MOVE, ON_B), at(DOWN, ON_B, touch=True))
    form.finger_lifted()
    assert (form.pointer, form.is_pressed) == ((-1, -1), False)


def scrolled_list() -> tuple[Widget, Callable[[], int], tuple[int, int]]:
    """Thirty rows, the tenth at the top, and where a finger is on them."""
    rows = ScrollList("list", "Rows", [str(n) for n in range(30)], lambda *_: None, lambda _: None)
    rows.place(Rect(50, 50, 400, 300), 60, 10)
    rows.scroll = 600
    return rows, lambda: rows.scroll, (80, 250)


def slider() -> tuple[Widget, Callable[[], int], tuple[int, int]]:
    """A slider, and its knob in the middle."""
    widget = Slider("field/volume", "Volume", [str(n) for n in range(11)], 5, lambda _: None)
    widget.rect = Rect(50, 50, 400, 60)
    return widget, lambda: widget.chosen, (250, 80)


def bar() -> tuple[Widget, Callable[[], int], tuple[int, int]]:
    """A bar halfway down, and its knob."""
    widget = ScrollBar("rows", "Rows")
    widget.place(Rect(50, 50, 20, 300), 900)
    widget.top = 300
    return widget, lambda: widget.top, (60, 200)


@pytest.mark.parametrize("make", [scrolled_list, slider, bar])
def test_a_finger_that_is_broken_off_drags_nothing_away(
    make: Callable[[], tuple[Widget, Callable[[], int], tuple[int, int]]],
) -> None:
    """Given a finger that holds something, and a second one that joins it to scroll, or another window that comes in
    front. The bug: the first one's press ends outside everything, and was taken for a drag to there: a list jumped, and
    a volume went down to nothing.
    """
    widget, now, at = make()
    form, fingers = Form(), TouchInput()
    form.set_widgets([widget])
    size = (1000, 1000)
    down = Event(pygame.FINGERDOWN, x=at[0] / size[0], y=at[1] / size[1], finger_id=1)
    send(form.handle, *fingers.take(down, size), *fingers.pass_time(PRESSES_AFTER))
    before = now()
    send(form.handle, *fingers.let_go())
    assert now() == before
    assert not widget.captures
    assert not form.is_pressed
