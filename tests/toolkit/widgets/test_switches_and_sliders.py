from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.boxes import Words
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.toolkit.widgets import Segmented, Slider, Stepper, Toggle, Widget
from game.toolkit.widgets.tiles import Tile, Tiles
from tests.toolkit.driving import click, key, kit_at, send

PLACE = Rect(100, 100, 300, 50)


def toggle(taken: list[bool]) -> Toggle:
    """Off."""
    widget = Toggle("field/sound", "Sound", False, taken.append, ("On", "Off"))
    widget.rect = PLACE.copy()
    return widget


def stepper(taken: list[int], bounds: tuple[int, int] = (5, 8)) -> Stepper:
    """Seven, from five to eight."""
    widget = Stepper("field/book", "Cards in a book", 7, bounds, taken.append)
    widget.rect = PLACE.copy()
    return widget


def slider(taken: list[int], names: Sequence[str] = ("Off", "1 hour", "2 hours", "3 hours")) -> Slider:
    """The second of its names."""
    widget = Slider("field/length", "Length", names, 1, taken.append)
    widget.rect = PLACE.copy()
    return widget


def segmented(taken: list[int]) -> Segmented:
    """Normal."""
    widget = Segmented("field/speed", "Speed", ("Slow", "Normal", "Fast"), 1, taken.append)
    widget.rect = PLACE.copy()
    return widget


def test_a_toggle_asks_for_room_for_its_longer_word() -> None:
    kit, widget, drawn = (
        kit_at((1280, 720)),
        Toggle("field/x", "X", False, list[bool]().append, ("On", "Switched off")),
        list[str](),
    )
    widget.rect = Rect(0, 0, widget.wanted(kit), 50)
    kit.text.watch = lambda one: drawn.append(one.text)
    widget.draw(kit, Surface((400, 60)))
    assert drawn == ["Switched off"]


def test_segments_fill_their_row() -> None:
    widget = Segmented("field/kind", "Kind", ("Person", "Computer"), 0, lambda _: None, weights=(1, 3))
    widget.rect = PLACE.copy()
    first, second = widget.cell(0), widget.cell(1)
    assert not first.colliderect(second)
    assert (first.left, second.right) == (PLACE.left, PLACE.right)
    assert second.w > 2 * first.w
    ids = [target.id for target in widget.targets()]
    assert ids == ["field/kind", "field/kind/0", "field/kind/1"]


def test_stepper_ends_are_told() -> None:
    widget = stepper([], (7, 8))
    enabled = {target.id: target.enabled for target in widget.targets()}
    assert enabled == {"field/book": True, "field/book/minus": False, "field/book/plus": True}


@pytest.mark.parametrize("chosen", [0, 3, 10])
def test_a_slider_has_its_value_above_the_knob(chosen: int) -> None:
    """The bug: the value was far from the knob, at the end of the row. It is above the knob, and whole at both ends."""
    kit, drawn, widget = kit_at((1280, 720)), list[Rect](), slider([], ["Until closed"] * 11)
    widget.chosen = chosen
    kit.text.watch = lambda one: drawn.append(Rect(one.rect))
    widget.draw(kit, Surface((500, 200)))
    value = drawn[0]
    knob = PLACE.left + chosen * PLACE.w // 10
    assert PLACE.inflate(2, 2).contains(value)
    assert value.left <= max(knob, PLACE.left + 20)
    assert value.right >= min(knob, PLACE.right - 20)
    assert value.w < PLACE.w / 2


@pytest.mark.parametrize(
    ("width", "written"), [(400, ["1 hour", "Off", "3 hours", "2 hours"]), (190, ["1 hour", "Off", "3 hours"])]
)
def test_a_slider_names_its_ends_and_the_places_that_have_room(width: int, written: list[str]) -> None:
    """The bug: nobody saw how far a slider goes, or in what steps. Its value first, then both ends, then the others."""
    kit, drawn, widget = kit_at((1280, 720)), list[str](), slider([])
    widget.rect.width = width
    kit.text.watch = lambda one: drawn.append(one.text)
    widget.draw(kit, Surface((700, 200)))
    assert drawn == written


def test_disabled_choices_do_not_change() -> None:
    taken: list[object] = []
    widgets = [toggle(taken), segmented(taken), stepper(taken), slider(taken)]  # type: ignore[arg-type]
    for widget in widgets:
        widget.enable(False, "not now")
        send(widget.mouse, click((PLACE.right - 5, PLACE.centery))[1])
        send(widget.key, key(pygame.K_RIGHT))
    assert taken == []


def test_choices_share_a_narrow_row_by_their_words() -> None:
    kit = kit_at((1280, 720))
    levels = ("Brisk", "Easy", "Normal", "Hard", "Expert")
    widget = Segmented("field/level", "Level", levels, 2, lambda _: None, size=21.5)
    widget.rect = Rect(927, 290, 309, 44)
    widget.share(kit)
    drawn: list[str] = []
    kit.text.watch = lambda text: drawn.append(text.text)
    widget.draw(kit, Surface((1280, 720)))
    assert tuple(drawn) == levels
    assert min(widget.cell(n).w for n in range(5)) >= 40
    widget.rect = Rect(600, 290, 600, 44)
    widget.share(kit)
    assert len({widget.cell(n).w for n in range(4)}) == 1


def test_the_ring_goes_round_the_chosen_one_alone() -> None:
    widget = segmented([])
    assert widget.ring() == widget.cell(1)
    send(widget.key, key(pygame.K_RIGHT))
    assert widget.ring() == widget.cell(2)
    widget.chosen = -1  # nothing was answered yet
    assert widget.ring() == widget.rect


def at(kind: int, x: int, y: int = 120) -> Event:
    """The mouse at a pixel."""
    return Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(1, 0, 0))


DOWN, MOVE, UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP


@pytest.mark.parametrize(
    ("make", "events", "taken", "used"),
    [
        (toggle, [at(MOVE, 200)], [], False),
        (toggle, [at(UP, 200)], [], False),
        (toggle, [key(pygame.K_LEFT)], [], False),
        (toggle, [key(pygame.K_RIGHT)], [True], True),
        (toggle, [key(pygame.K_SPACE)], [True], True),
        (toggle, [key(pygame.K_RIGHT), key(pygame.K_LEFT)], [True, False], True),
        (toggle, [key(pygame.K_UP)], [], False),
        (segmented, [at(DOWN, 101)], [0], True),
        (segmented, [at(DOWN, 399)], [2], True),
        (segmented, [at(MOVE, 399)], [], False),
        (segmented, [key(pygame.K_LEFT)], [0], True),
        (segmented, [key(pygame.K_SPACE)], [2], True),
        (segmented, [key(pygame.K_UP)], [], False),
        (stepper, [at(DOWN, 149)], [6], True),
        (stepper, [at(DOWN, 151)], [], True),
        (stepper, [at(DOWN, 349)], [], True),
        (stepper, [at(DOWN, 350)], [8], True),
        (stepper, [at(MOVE, 390)], [], False),
        (stepper, [key(pygame.K_RIGHT)], [8], True),
        (stepper, [key(pygame.K_RIGHT), key(pygame.K_RIGHT)], [8], True),
        (stepper, [key(pygame.K_UP)], [], False),
        (stepper, [-1, -1, -1], [6, 5], True),
        (stepper, [Event(pygame.KEYUP, key=pygame.K_LEFT)], [], False),
        (slider, [at(DOWN, 116)], [0], True),
        (slider, [at(DOWN, 158)], [0], True),
        (slider, [at(DOWN, 162)], [], True),
        (slider, [at(DOWN, 248)], [], True),
        (slider, [at(DOWN, 252)], [2], True),
        (slider, [at(MOVE, 380)], [], False),
        (slider, [at(DOWN, 206), at(MOVE, 300), at(UP, 300), at(MOVE, 116)], [2], False),
        (slider, [key(pygame.K_LEFT), key(pygame.K_LEFT)], [0], True),
        (slider, [key(pygame.K_UP)], [], False),
        (slider, [1, 1, 1], [2, 3], True),
        (slider, [at(DOWN, 116), at(MOVE, 900)], [0, 3], True),
    ],
)
def test_each_widget_uses_only_its_own_events(
    make: Callable[[list[Any]], Widget], events: list[Event | int], taken: list[object], used: bool
) -> None:
    heard: list[object] = []
    widget = make(heard)
    answers = [
        widget.wheel(one)
        if isinstance(one, int)
        else (widget.key if one.type in (pygame.KEYDOWN, pygame.KEYUP) else widget.mouse)(one)
        for one in events
    ]
    assert (heard, answers[-1]) == (taken, used)


def tiles(taken: list[int], chosen: int = 1, columns: int = 3, **more: Any) -> Tiles:
    """Seven cards."""
    cards = [Tile(f"Card {n}", Words(str(n)), id=f"card/{n}") for n in range(7)]
    widget = Tiles("cards", "Cards", cards, chosen, taken.append, columns, **more)
    widget.fit_into(kit_at((1920, 1080)), Rect(100, 100, 320, 230))
    return widget


@pytest.mark.parametrize(
    ("start", "pressed", "taken", "used"),
    [
        (1, pygame.K_DOWN, [4], True),
        (4, pygame.K_UP, [1], True),
        (1, pygame.K_UP, [], False),
        (5, pygame.K_DOWN, [], False),
        (3, pygame.K_DOWN, [6], True),
        (1, pygame.K_LEFT, [0], True),
        (2, pygame.K_RIGHT, [3], True),
        (6, pygame.K_RIGHT, [], True),
        (6, pygame.K_SPACE, [0], True),
        (2, pygame.K_UP, [], False),
        (0, pygame.K_LEFT, [], True),
        (-1, pygame.K_RIGHT, [0], True),
        (-1, pygame.K_UP, [], False),
    ],
)
def test_keys_walk_over_cards_in_rows(start: int, pressed: int, taken: list[int], used: bool) -> None:
    for may_be_open in (False, True):
        heard: list[int] = []
        widget = tiles(heard, start, may_be_open=may_be_open)
        assert (widget.key(key(pressed)), heard) == (used, taken)
    assert not tiles(heard, -1, columns=7).key(key(pygame.K_DOWN))


def test_cards_lie_in_rows_with_the_same_gap_everywhere() -> None:
    widget = tiles([])
    assert [widget.cell(n) for n in (0, 2, 3, 6)] == [
        Rect(100, 100, 100, 70),
        Rect(320, 100, 100, 70),
        Rect(100, 180, 100, 70),
        Rect(100, 260, 100, 70),
    ]
    assert [one.id for one in widget.targets()] == [f"card/{n}" for n in range(7)]
    assert [Rect(one.rect) for one in widget.targets()] == [widget.cell(n) for n in range(7)]
    assert [one.enabled for one in widget.targets()] == [n != 1 for n in range(7)]
    few = Tiles("cards", "Cards", [Tile("A", Words("A")), Tile("B", Words("B"))], 0, print, 5)
    few.fit_into(kit_at((1920, 1080)), Rect(0, 0, 210, 50))
    assert (few.cell(1), few.wanted(kit_at())) == (Rect(110, 0, 100, 50), 0)
    assert [one.id for one in few.targets()] == ["cards", "cards/0", "cards/1"]


def test_a_choice_that_may_be_open_is_taken_back_by_the_same_press() -> None:
    heard: list[int] = []
    widget = tiles(heard, may_be_open=True)
    send(widget.mouse, at(DOWN, *widget.cell(1).center))
    assert (widget.value, widget.chosen) == ("", -1)
    assert widget.key(key(pygame.K_BACKSPACE))
    send(widget.mouse, at(DOWN, *widget.cell(3).center))
    assert widget.key(key(pygame.K_DELETE))
    assert heard == [-1, 3, -1]
    assert all(one.enabled for one in widget.targets())
    assert not tiles(heard).key(key(pygame.K_DELETE))  # this one mustn't be open


def test_choices_get_what_their_words_need_where_equal_parts_are_too_little() -> None:
    kit = kit_at((1920, 1080))
    widget = Segmented("x", "X", ("on", "when somebody asks", "off"), 0, print)
    assert widget.wanted(kit) == sum(
        max(SMALLEST_TAP + 4, kit.text.width(word, 24, "strong") + 22 + 4) for word in widget.options
    )
    for room in (widget.wanted(kit), widget.wanted(kit) + 60, widget.wanted(kit) - 10):
        widget.fit_into(kit, Rect(100, 100, room, 50))
        cells = [widget.cell(n) for n in range(3)]
        assert (cells[0].left, cells[-1].right) == (100, 100 + room)
        assert cells[1].w > 2 * max(cells[0].w, cells[2].w)
        assert all(
            kit.text.narrowest(word, 24, 1, "strong") <= cell.w
            for cell, word in zip(cells, widget.options, strict=True)
        )
    widget.fit_into(kit, Rect(100, 100, 150, 50))
    assert min(widget.cell(n).w for n in range(3)) >= SMALLEST_TAP - 2
