import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.drawing.theme import INK, SELECTION
from game.toolkit.widgets import Button, Form, TextField
from game.toolkit.widgets.letter_keys import SHIFT_KEY, LetterAction, LetterKeys, Pressed
from tests.toolkit.driving import click, key, kit_at, send, typed


def field(taken: list[str], text: str = "Anna", most: int = 8) -> tuple[Form, TextField]:
    """A field that has the keys."""
    kit_at()  # there is no typing without a display
    widget = TextField("field/name", "Name", text, taken.append, most=most)
    widget.rect = Rect(20, 20, 200, 50)
    form = Form()
    form.set_widgets([widget])
    return form, widget


def test_typing_replaces_what_is_marked() -> None:
    taken: list[str] = []
    form, widget = field(taken)
    send(form.handle, *typed("Rosa"))
    assert widget.text == "Rosa"
    assert taken == ["R", "Ro", "Ros", "Rosa"]


def test_no_more_than_fits() -> None:
    form, widget = field([], "Annabell", most=8)
    send(form.handle, key(pygame.K_END), *typed("a"))
    assert widget.text == "Annabell"


def test_erasing_everything() -> None:
    """With everything marked one key empties it; Ctrl+A marks everything again."""
    form, widget = field([])
    send(form.handle, key(pygame.K_BACKSPACE))
    assert widget.text == ""
    send(form.handle, *typed("Ben"), key(pygame.K_a, pygame.KMOD_CTRL), *typed("X"))
    assert widget.text == "X"


def test_letters_do_nothing_else() -> None:
    form, widget = field([])
    assert form.handle(key(pygame.K_d))
    assert form.handle(key(pygame.K_SPACE))
    assert not widget.key(key(pygame.K_TAB))
    assert not widget.key(key(pygame.K_ESCAPE))


def test_line_breaks_are_not_letters() -> None:
    form, widget = field([], "")
    send(form.handle, *typed("A\nB"))
    assert widget.text == "AB"


def test_a_click_puts_the_caret_there() -> None:
    form, widget = field([])
    send(form.handle, *click(widget.rect.center), *typed("b"))
    assert widget.text == "Annab"


def test_the_press_that_opens_a_name_marks_it() -> None:
    form, widget = field([], "Player 1", 20)
    other = Button("button/other", "Other", lambda: None)
    other.rect = Rect(20, 120, 200, 50)
    form.set_widgets([other, widget])
    form.focus_on(other)
    send(form.handle, *click(widget.rect.center), *typed("Ruth"))
    assert widget.text == "Ruth"
    send(form.handle, *click(widget.rect.center), *typed("y"))
    assert widget.text == "Ruthy"


def test_enter_submits() -> None:
    """Enter does what the field was told."""
    sent: list[str] = []
    widget = TextField("field/name", "Name", "x", lambda _: None, on_submit=lambda: sent.append("go"))
    send(widget.key, key(pygame.K_RETURN))
    assert sent == ["go"]


def test_laying_out_again_keeps_the_caret() -> None:
    form, widget = field([])
    send(form.handle, key(pygame.K_END), *typed("b"))
    widget.focus(True)
    send(form.handle, *typed("e"))
    assert widget.text == "Annabe"


def test_a_narrow_field_shows_where_one_is_typing() -> None:
    def picture(text: str, at: int) -> bytes:
        form, widget = field([], text, most=24)
        widget.rect = Rect(20, 20, 120, 50)
        send(form.handle, key(at))
        surface = Surface((200, 100))
        form.draw(kit_at((1280, 720)), surface)
        return pygame.image.tobytes(surface, "RGB")

    assert picture("Bartholomew of the hillA", pygame.K_END) != picture("Bartholomew of the hillW", pygame.K_END)
    assert picture("Bartholomew of the hillA", pygame.K_HOME) == picture("Bartholomew of the hillW", pygame.K_HOME)


def pad(code: int, mod: int = 0) -> Event:
    """A key that a button of a gamepad stands for."""
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", by_pad=True)


def with_letters(text: str = "") -> tuple[Form, TextField]:
    """A field whose letters a pad has opened, drawn once."""
    form, widget = field([], text)
    send(form.handle, pad(pygame.K_SPACE))
    form.draw(kit_at(), Surface((1280, 720)))
    return form, widget


def test_a_pad_writes_with_letters_on_the_screen() -> None:
    form, widget = with_letters()
    send(form.handle, pad(SHIFT_KEY), pad(pygame.K_RIGHT), pad(pygame.K_SPACE))
    send(form.handle, pad(pygame.K_RIGHT), pad(pygame.K_SPACE), pad(pygame.K_SPACE, pygame.KMOD_SHIFT))
    send(form.handle, pad(pygame.K_UP), pad(pygame.K_UP), pad(pygame.K_UP), pad(pygame.K_SPACE))
    assert widget.text == "We c"
    send(form.handle, pad(pygame.K_BACKSPACE), pad(pygame.K_RETURN))
    assert widget.text == "We "
    assert not widget.captures


def test_a_finger_writes_with_letters_on_the_screen() -> None:
    form, widget = field([], "Anna")
    kit, surface = kit_at(), Surface((1280, 720))
    tap = [
        Event(pygame.MOUSEBUTTONDOWN, pos=widget.rect.center, button=1, touch=True),
        Event(pygame.MOUSEBUTTONUP, pos=widget.rect.center, button=1, touch=True),
    ]
    send(form.handle, key(pygame.K_a, pygame.KMOD_CTRL), *tap)
    form.draw(kit, surface)
    places = {target.id: Rect(target.rect).center for target in form.targets()}
    assert all(id.startswith("letter/") for id in places)
    for letter in ("letter/erase", "letter/j", "letter/o"):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            send(form.handle, Event(kind, pos=places[letter], button=1, touch=True))
    assert widget.text == "Annjo"
    send(form.handle, Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1, touch=True))
    assert not widget.captures


def test_a_keyboard_puts_the_letters_away() -> None:
    form, widget = with_letters("Ro")
    send(form.handle, key(pygame.K_s), *typed("s"))
    assert not widget.captures
    assert widget.text == "s"


def test_back_closes_the_letters_and_then_leaves() -> None:
    left: list[None] = []
    form, widget = with_letters()
    form.on_cancel = lambda: left.append(None)
    send(form.handle, pad(pygame.K_ESCAPE))
    assert (widget.captures, left) == (False, [])
    send(form.handle, pad(pygame.K_ESCAPE))
    assert left == [None]


@pytest.mark.parametrize(
    ("keys", "text", "caret"),
    [
        ([pygame.K_LEFT], "Anna", 3),
        ([pygame.K_LEFT] * 9, "Anna", 0),
        ([pygame.K_RIGHT], "Anna", 4),
        ([pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT], "Anna", 2),
        ([pygame.K_HOME, pygame.K_BACKSPACE], "Anna", 0),
        ([pygame.K_END, pygame.K_DELETE], "Anna", 4),
        ([pygame.K_HOME, pygame.K_DELETE], "nna", 0),
        ([pygame.K_LEFT, pygame.K_BACKSPACE], "Ana", 2),
        ([pygame.K_LEFT, pygame.K_DELETE], "Ann", 3),
        ([pygame.K_DELETE], "", 0),
    ],
)
def test_each_key_moves_the_caret_or_erases_beside_it(keys: list[int], text: str, caret: int) -> None:
    _, widget = field([])
    send(widget.key, *map(key, keys))
    assert (widget.text, widget.caret) == (text, caret)


def shades(widget: TextField) -> list[list[int]]:
    """By column the pixels of the field that are as dark as ink, and those of the ground of what is marked."""
    surface = Surface((600, 100))
    widget.draw(kit_at((1920, 1080)), surface)
    found: list[list[int]] = []
    for colour in (INK, SELECTION):
        mask = pygame.mask.from_threshold(surface, pygame.Color(colour), (12, 12, 12, 255))
        found.append([sum(mask.get_at((x, y)) for y in range(100)) for x in range(600)])
    return found


def test_each_key_writes_what_is_on_it() -> None:
    written: list[Pressed] = []
    letters = LetterKeys("Name", written.append)
    letters.draw(kit_at((1920, 1080)), Surface((1920, 1080)), "", 0, Rect(0, 0, 9, 9))

    def press(name: str) -> None:
        place = next(Rect(rect) for known, _, rect in letters.places() if known == name)
        assert letters.mouse(Event(pygame.MOUSEBUTTONDOWN, pos=place.center, button=1))

    own = ("q", "space", "erase", "done", "shift", "W", "e")
    for name in (*own, "other_letters", "à", "shift", "ß", "ł", "other_letters"):
        press(name)
    assert written == ["q", " ", LetterAction.ERASE, LetterAction.DONE, "W", "e", "à", "ß", "ł"]
    assert not letters.mouse(Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1))
    assert not letters.key(pygame.K_F1)
