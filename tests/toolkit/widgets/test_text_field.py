"""Writing a name."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.widgets import Button, Form, TextField
from game.toolkit.widgets.letter_keys import SHIFT_KEY
from tests.toolkit.driving import click, drawn_pixels, key, kit_at, send, typed


def field(taken: list[str], text: str = "Anna", most: int = 8) -> tuple[Form, TextField]:
    """A field that has the keys."""
    widget = TextField("field/name", "Name", text, taken.append, most=most)
    widget.rect = Rect(20, 20, 200, 50)
    form = Form()
    form.set_widgets([widget])
    return form, widget


def test_typing_replaces_what_is_marked() -> None:
    """On arrival everything is marked: the first letter replaces it, the next go on."""
    taken: list[str] = []
    form, widget = field(taken)
    send(form.handle, *typed("Rosa"))
    assert widget.text == "Rosa"
    assert taken == ["R", "Ro", "Ros", "Rosa"]


def test_the_caret_moves() -> None:
    """Arrows, Home and End put letters where they are wanted; both erasing keys work."""
    form, widget = field([])
    send(form.handle, key(pygame.K_HOME), *typed("J"))
    assert widget.text == "JAnna"
    send(form.handle, key(pygame.K_DELETE), key(pygame.K_END), key(pygame.K_LEFT), key(pygame.K_BACKSPACE))
    assert widget.text == "Jna"


def test_no_more_than_fits() -> None:
    """Letters beyond the limit are not taken."""
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
    """A letter key or Space written into the field is used up; Tab and Esc still lead away."""
    form, widget = field([])
    assert form.handle(key(pygame.K_d))
    assert form.handle(key(pygame.K_SPACE))
    assert not widget.key(key(pygame.K_TAB))
    assert not widget.key(key(pygame.K_ESCAPE))


def test_line_breaks_are_not_letters() -> None:
    """What cannot be printed is left out."""
    form, widget = field([], "")
    send(form.handle, *typed("A\nB"))
    assert widget.text == "AB"


def test_a_click_puts_the_caret_there() -> None:
    """A click takes the mark away, so that typing adds."""
    form, widget = field([])
    send(form.handle, *click(widget.rect.center), *typed("b"))
    assert widget.text == "Annab"


def test_the_press_that_opens_a_name_marks_it() -> None:
    """Given Player 1 and the keys elsewhere, a press and Ruth make Ruth, not Player 1Ruth; a second press puts the
    caret at the end.
    """
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


def test_it_is_drawn_in_every_state() -> None:
    """Empty with its hint, full, and while it is written in."""
    kit = kit_at()
    form, widget = field([], "Maximilian Egon Wilhelm", most=40)
    for text in ("", "Anna", "Maximilian Egon Wilhelm"):
        widget.text = text
        widget.caret = len(text)
        surface = Surface((300, 100), pygame.SRCALPHA)
        form.draw(kit, surface)
        assert drawn_pixels(surface.subsurface(widget.rect)) > 5000


def test_laying_out_again_keeps_the_caret() -> None:
    """A window that is resized while somebody writes marks nothing anew."""
    form, widget = field([])
    send(form.handle, key(pygame.K_END), *typed("b"))
    widget.focus(True)
    send(form.handle, *typed("e"))
    assert widget.text == "Annabe"


def test_a_narrow_field_shows_where_one_is_typing() -> None:
    """With a long name the letter just typed is seen; from Home its beginning is, and elsewhere nothing moves."""

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
    """It walks over them, round their edges as well; what is written is what had the ring, capital after Shift."""
    form, widget = with_letters()
    send(form.handle, pad(SHIFT_KEY), pad(pygame.K_RIGHT), pad(pygame.K_SPACE))
    send(form.handle, pad(pygame.K_RIGHT), pad(pygame.K_SPACE), pad(pygame.K_SPACE, pygame.KMOD_SHIFT))
    send(form.handle, pad(pygame.K_UP), pad(pygame.K_UP), pad(pygame.K_UP), pad(pygame.K_SPACE))
    assert widget.text == "We c"
    send(form.handle, pad(pygame.K_BACKSPACE), pad(pygame.K_RETURN))
    assert widget.text == "We "
    assert not widget.captures


def test_a_finger_writes_with_letters_on_the_screen() -> None:
    """A tap on the field opens them, a tap on one writes it, in the place of what is marked; one beside closes them."""
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


def test_every_letter_is_large_enough_for_a_finger() -> None:
    """At least 44 pixels each way in the smallest window."""
    form, _ = with_letters()
    form.draw(kit_at((1024, 600)), Surface((1024, 600)))
    assert min(min(target.rect[2:]) for target in form.targets()) >= 44


def test_a_keyboard_puts_the_letters_away() -> None:
    """Whoever types needs none: the key does what it does without them."""
    form, widget = with_letters("Ro")
    send(form.handle, key(pygame.K_s), *typed("s"))
    assert not widget.captures
    assert widget.text == "s"


def test_back_closes_the_letters_and_then_leaves() -> None:
    """The first press of the button that leads back only puts the letters away."""
    left: list[None] = []
    form, widget = with_letters()
    form.on_cancel = lambda: left.append(None)
    send(form.handle, pad(pygame.K_ESCAPE))
    assert (widget.captures, left) == (False, [])
    send(form.handle, pad(pygame.K_ESCAPE))
    assert left == [None]
