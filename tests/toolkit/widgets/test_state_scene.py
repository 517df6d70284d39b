import pygame
import pytest
from msgspec import Struct

from game.toolkit.boxes import Box, Column, Grow, SeenWhole, Sized, WidgetSlot, Words
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dropdown, ScrollBar, ScrollList, TextField
from game.toolkit.widgets.form import Dialog, close_button
from game.toolkit.widgets.scroll_bar import Scroll
from game.toolkit.widgets.state_scene import LiveScene, StateScene, put_on_clipboard
from tests.toolkit.driving import Picture, click, find, key, send, typed

ROWS = tuple(f"row {n}" for n in range(40))


class Shown(Struct, frozen=True):
    """A field that can be gone, a list, a choice, a button, and how often it was pressed."""

    name: str = "Ida"
    rows: tuple[str, ...] = ROWS
    partner: int = 0
    partners: tuple[str, ...] = ("Tom", "Ruth", "Paul")
    has_field: bool = True
    presses: int = 0


class Declared(StateScene[Shown]):
    """All of it below each other."""

    name = "declared"

    def content(self, kit: Kit) -> Box:
        """As the state says."""
        state = self.state
        rows = ScrollList("rows", "Rows", state.rows, lambda *_: None, lambda _: None)
        partner = Dropdown("field/partner", "Partner", state.partners, state.partner, self.take_partner)
        name = TextField("field/name", "Name", state.name, lambda text: self.set_state(name=text))
        button = Button("button/press", f"Pressed {state.presses}", lambda: self.set_state(presses=state.presses + 1))
        return Column(
            *([WidgetSlot(name)] if state.has_field else []),
            WidgetSlot(rows, 200),
            WidgetSlot(partner),
            WidgetSlot(button),
        )

    def take_partner(self, number: int) -> None:
        """The one in that row."""
        self.set_state(partner=number)


class DeclaredLive(Declared, LiveScene[Shown]):
    """The same, told more while somebody looks at it."""


def centre_of(scene: Declared, id: str) -> tuple[int, int]:
    """Where a widget is pressed."""
    return pygame.Rect(find(scene, id).rect).center


@pytest.fixture
def scene() -> Declared:
    """A declared screen, laid out."""
    declared = Declared(Shown())
    Picture(declared, (1280, 720))
    return declared


def test_a_press_finds_its_button_over_a_new_layout(scene: Declared) -> None:
    middle = centre_of(scene, "button/press")
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1))
    scene.set_state(name="Tom")
    scene.update(0)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=middle, button=1))
    assert scene.state.presses == 1
    assert find(scene, "button/press").label == "Pressed 1"


def test_writing_goes_on_over_a_new_layout(scene: Declared) -> None:
    scene.form.focus_id("field/name")
    send(scene.handle, key(pygame.K_HOME))
    scene.set_state(rows=ROWS[:3])
    scene.update(0)
    send(scene.handle, *typed("Fr"))
    assert scene.state.name == "FrIda"
    assert scene.report().focus == "field/name"


def test_a_field_that_is_gone_is_no_longer_written_in(scene: Declared) -> None:
    field = scene.form.focused
    assert field is not None
    scene.set_state(has_field=False)
    assert scene.report().focus == "rows"
    assert not field.is_written_in
    assert not scene.form.is_written_in


@pytest.mark.parametrize("has_field", [True, False])
@pytest.mark.parametrize(("below", "after"), [("rows", (0, 0)), ("field/name", (400, 40))])
def test_only_a_field_in_the_open_dialog_is_written_in(
    scene: Declared, below: str, after: tuple[int, int], has_field: bool
) -> None:
    """Given a dialog with a field or without one, over a field or something else: only its own field is written in, and
    still is after a new layout, before which the program ends all writing. Otherwise a held Enter doesn't repeat there;
    and with the dialog writing ends, unless there is a field below, which is written in where it was.
    """
    field = TextField("field/who", "Who", "", lambda _: None)
    scene.form.focus_id(below)
    send(scene.handle, key(pygame.K_HOME))
    scene.open(Dialog("Who?", "", [close_button()], extra=[field] if has_field else []))
    for _ in range(2):
        assert pygame.key.get_repeat() == ((400, 40) if has_field else (0, 0))
        pygame.key.set_repeat(0)
        scene.resize(scene.kit)
    send(scene.handle, key(pygame.K_ESCAPE))
    assert (scene.modal, pygame.key.get_repeat()) == (None, after)
    send(scene.handle, *typed("x"))
    assert scene.state.name == ("xIda" if below == "field/name" else "Ida")


def test_a_list_stays_where_it_was_scrolled_to(scene: Declared) -> None:
    send(scene.handle, pygame.event.Event(pygame.MOUSEMOTION, pos=centre_of(scene, "row/0"), buttons=(0, 0, 0)))
    send(scene.handle, *[pygame.event.Event(pygame.MOUSEWHEEL, y=-1)] * 9)
    scene.set_state(name="Tom")
    assert next(target.id for target in scene.report().targets if target.id.startswith("row/")) == "row/9"
    scene.set_state(rows=ROWS[:6])
    assert find(scene, "row/5").label == "row 5"


def test_an_open_list_stays_open(scene: Declared) -> None:
    scene.form.focus_id("field/partner")
    send(scene.handle, key(pygame.K_RETURN), key(pygame.K_DOWN))
    scene.set_state(name="Tom")
    assert {"row/0", "row/1", "row/2"} <= {target.id for target in scene.report().targets}
    assert scene.form.is_overlaid


@pytest.mark.parametrize(
    ("downs", "now", "taken"),
    [
        (2, ("Tom", "Ruth"), "Tom"),
        (2, ("Tom", "Paul"), "Paul"),
        (1, ("Tom", "Ida", "Ruth", "Paul"), "Ruth"),
        (1, ("Tom",), "Tom"),
    ],
)
def test_what_comes_and_goes_in_an_open_list_moves_nobody_on_to_another_row(
    scene: Declared, downs: int, now: tuple[str, ...], taken: str
) -> None:
    """Given a list in which somebody has moved down, when rows come or go, as networks do, Enter takes the row that was
    chosen, or what was before if it's gone. The bugs: it took another one, or one that isn't there any more, and the
    program failed.
    """
    scene.form.focus_id("field/partner")
    send(scene.handle, key(pygame.K_RETURN), *[key(pygame.K_DOWN)] * downs)
    scene.set_state(partners=now)
    send(scene.handle, key(pygame.K_RETURN))
    assert scene.state.partners[scene.state.partner] == taken


def test_news_leave_alone_what_was_done_meanwhile() -> None:
    scene = DeclaredLive(Shown())
    Picture(scene, (1280, 720))
    middle = centre_of(scene, "button/press")
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1))
    scene.receive(name="Tom")
    scene.update(0)
    assert scene.state.name == "Ida"
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=middle, button=1))
    scene.update(0)
    assert (scene.state.name, scene.state.presses) == ("Tom", 1)


def test_tab_follows_the_order_of_reading(scene: Declared) -> None:
    seen = []
    for _ in range(4):
        seen.append(scene.report().focus)
        send(scene.handle, key(pygame.K_TAB))
    assert seen == ["field/name", "rows", "field/partner", "button/press"]


class Long(StateScene[Shown]):
    """Ten buttons under headings in a place for some of them."""

    name = "long"

    def content(self, kit: Kit) -> Box:
        """One below the other, in a place that scrolls."""
        press = lambda: self.set_state(presses=self.state.presses + 1)  # noqa: E731 - what all of them do
        buttons = [
            SeenWhole(Column(Words("Heading", lines=1), WidgetSlot(Button(f"button/{n}", "x", press))))
            for n in range(10)
        ]
        return Column(Sized(Scroll(Column(*buttons), ScrollBar("rows", "Rows")), height=450), Grow())


@pytest.fixture
def long() -> Long:
    """It, laid out."""
    scene = Long(Shown())
    Picture(scene, (1280, 720))
    return scene


def in_sight(scene: Long) -> list[str]:
    """The buttons that are seen."""
    return [target.id for target in scene.report().targets]


def test_what_gets_the_keys_comes_into_sight(long: Long) -> None:
    assert in_sight(long) == ["button/0", "button/1", "button/2", "button/3"]
    send(long.handle, *[key(pygame.K_TAB)] * 6)
    assert in_sight(long)[-1] == "button/6"
    long.focus_on("button/1")
    assert in_sight(long)[0] == "button/1"
    window = long.form.widgets[0].window
    assert window is not None
    assert find(long, "button/1").rect[1] > window.top
    send(long.handle, pygame.event.Event(pygame.MOUSEWHEEL, y=-9))
    assert in_sight(long)[-1] == "button/9"


def test_a_press_on_what_is_half_in_sight_is_a_press(long: Long) -> None:
    send(long.handle, key(pygame.K_TAB), pygame.event.Event(pygame.MOUSEWHEEL, y=-1))
    half = long.form.widgets[0]
    assert half.window is not None
    assert half.rect.top < half.window.top < half.rect.bottom
    send(long.handle, *click((half.rect.centerx, half.window.top + 2)))
    assert long.state.presses == 1


def test_whoever_comes_back_begins_where_the_screen_begins(scene: Declared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Declared, "first_focus", "field/partner")
    send(scene.handle, key(pygame.K_TAB))
    scene.leave()
    scene.resize(scene.kit)
    assert scene.report().focus == "field/partner"


def test_a_text_reaches_the_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", taken.append)
    assert put_on_clipboard("Anna draws.\nWalt discards.")
    assert taken == ["Anna draws.\nWalt discards."]


def test_without_a_clipboard_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert not put_on_clipboard("Anna draws.")
