"""The question mark on keyboards of all countries, as the system tells it where nobody is writing."""

from collections.abc import Callable, Sequence

import pygame
import pytest
from pygame.event import Event

from game.toolkit.input import printed_keys
from game.toolkit.input.key_bindings import EVERYWHERE, OwnKey, OwnKeys, shown
from game.toolkit.input.keyboard import Composition, asks, with_question_mark
from game.toolkit.input.printed_keys import PLACES, key_in_place, printed
from game.toolkit.widgets.text_field import TextField


def pressed(code: int, unicode: str = "", mod: int = 0) -> Event:
    """A key going down."""
    return Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod)


@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        (pressed(pygame.K_SLASH, "/", pygame.KMOD_LSHIFT), True),  # English: the system tells the key without Shift
        (pressed(pygame.K_SLASH, "/"), False),
        (pressed(ord("ß"), "ß", pygame.KMOD_RSHIFT), True),  # German
        (pressed(pygame.K_COMMA, ",", pygame.KMOD_LSHIFT), True),  # French
        (pressed(pygame.K_PLUS, "+", pygame.KMOD_LSHIFT), True),  # Nordic
        (pressed(pygame.K_PLUS, "+"), False),
        (pressed(pygame.K_SLASH, "?", pygame.KMOD_LSHIFT), True),
        (pressed(pygame.K_QUESTION, ""), True),
        (pressed(pygame.K_F2), True),
        (pressed(pygame.K_SLASH, "/", pygame.KMOD_LSHIFT | pygame.KMOD_CTRL), False),
        (pressed(pygame.K_a, "a", pygame.KMOD_LSHIFT), False),
    ],
)
def test_what_asks(event: Event, wanted: bool) -> None:
    """With Shift the key of each country; alone that key means what it always means; F2 everywhere."""
    assert asks(event) == wanted
    assert (with_question_mark(event).unicode == "?") == wanted


def test_everything_else_of_the_event_stays() -> None:
    event = with_question_mark(pressed(pygame.K_SLASH, "/", pygame.KMOD_LSHIFT))
    assert (event.type, event.key, event.mod) == (pygame.KEYDOWN, pygame.K_SLASH, pygame.KMOD_LSHIFT)


ACUTE = "´"


def down(key: int, unicode: str = "") -> Event:
    """A key going down."""
    return Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode)


def up(key: int) -> Event:
    """A key let go."""
    return Event(pygame.KEYUP, key=key, mod=0)


def wrote(text: str) -> Event:
    """A letter."""
    return Event(pygame.TEXTINPUT, text=text)


def editing(text: str) -> Event:
    """What an input method is about to write."""
    return Event(pygame.TEXTEDITING, text=text, start=len(text), length=0)


LEFT, ENTER, ESCAPE, DOWN = pygame.K_LEFT, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN


def spoken_text(passes: Sequence[Sequence[Event]]) -> tuple[str, list[str]]:
    """The text of a field with "ab" in it, its caret at the end, and what was submitted."""
    sent: list[str] = []
    field = TextField("field/name", "Name", "ab", lambda _: None, on_submit=lambda: sent.append(field.text))
    field.caret, composition = 2, Composition()
    for events in passes:
        for event in composition.take(events):
            field.key(event)
    return field.text, sent


def test_a_dead_key_is_written_before_what_ends_it_acts() -> None:
    dead = [down(pygame.K_QUOTE), up(pygame.K_QUOTE)]
    assert (
        spoken_text([dead, [down(LEFT), wrote(ACUTE), up(LEFT)], [down(pygame.K_x, "x"), wrote("x")]])[0]
        == f"abx{ACUTE}"
    )
    assert spoken_text([dead, [down(ENTER), wrote(ACUTE)]]) == (f"ab{ACUTE}", [f"ab{ACUTE}"])
    assert spoken_text([dead, [down(pygame.K_e), wrote("é"), down(ENTER)]]) == ("abé", ["abé"])
    assert spoken_text([dead, [down(pygame.K_BACKSPACE), wrote(ACUTE)]])[0] == "ab"


def test_fast_typing_keeps_its_order() -> None:
    assert spoken_text([[down(LEFT), up(LEFT), down(pygame.K_x), wrote("x")]])[0] == "axb"
    assert spoken_text([[down(LEFT), down(pygame.K_x), wrote("x")]])[0] == "axb"
    assert spoken_text([[down(ENTER), down(pygame.K_x), wrote("x")]]) == ("abx", ["ab"])


@pytest.mark.parametrize("key", [LEFT, ENTER, ESCAPE, DOWN, pygame.K_TAB, pygame.K_F1, pygame.K_n])
def test_keys_of_an_input_method_do_not_reach_the_screen(key: int) -> None:
    composition = Composition()
    begun = [down(pygame.K_n), editing("n"), up(pygame.K_n)]
    assert [event.type for event in composition.take(begun)] == [pygame.KEYDOWN, pygame.TEXTEDITING, pygame.KEYUP]
    assert composition.take([down(key), up(key)]) == []
    assert [event.type for event in composition.take([wrote("你"), editing("")])] == [
        pygame.TEXTINPUT,
        pygame.TEXTEDITING,
    ]
    assert [event.type for event in composition.take([down(key), up(key)])] == [pygame.KEYDOWN, pygame.KEYUP]


def test_enter_that_writes_a_composition_does_not_submit_it() -> None:
    chosen = [[editing("ni")], [down(ENTER), wrote("你"), editing(""), up(ENTER)]]
    assert spoken_text(chosen) == ("ab你", [])
    assert spoken_text([*chosen, [down(ENTER)]]) == ("ab你", ["ab你"])


@pytest.mark.parametrize(
    "end",
    [editing(""), Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)), Event(pygame.WINDOWFOCUSLOST), down(ESCAPE)],
    ids=["given up", "a press elsewhere", "another window", "escape"],
)
def test_nobody_is_locked_out_by_a_composition_that_ends_otherwise(end: Event) -> None:
    composition = Composition()
    assert len(composition.take([editing("n")])) == 1
    composition.take([end])
    assert [event.key for event in composition.take([down(LEFT)])] == [LEFT]


ENGLISH = "abcdefghijklmnopqrstuvwxyz"
LAYOUTS = {
    "Russian": "фисвуапршолдьтщзйкыегмцчня",
    "Greek": "αβψδεφγηιξκλμνοπ;ρστθωςχυζ",
    "Hebrew": "שנבגקכעיןחלךצמםפ/רדאוה'סטז",
    "Arabic": "شبؤيثبلاهتنمةىخحضقسفعرصءغئ",
}


def keyboard(letters: str) -> Callable[[int], int]:
    """The layout with these letters in the places of the English ones."""
    keys = {pygame.KSCAN_A + i: ord(letter) for i, letter in enumerate(letters)}
    return lambda scancode: keys.get(scancode, PLACES.get(scancode, 0))


@pytest.mark.parametrize("letters", LAYOUTS.values(), ids=LAYOUTS)
def test_a_key_of_another_script_counts_as_the_one_in_its_place(letters: str) -> None:
    read = keyboard(letters)
    events = [Event(pygame.KEYDOWN, key=read(code), scancode=code, mod=0, unicode="") for code in range(4, 30)]
    assert "".join(chr(key_in_place(event, read)) for event in events) == ENGLISH


@pytest.mark.parametrize("letters", [ENGLISH, "qbcdefghijklmnopazrstuvwxy", "abcdefghıjklmnopqrstuvwxyz"])
def test_a_latin_key_counts_as_what_it_writes(letters: str) -> None:
    read = keyboard(letters)
    for code in range(4, 30):
        event = Event(pygame.KEYDOWN, key=read(code), scancode=code, mod=0, unicode="")
        assert key_in_place(event, read) == read(code)


def test_printed_letter_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown("D") == "D"
    monkeypatch.setattr(printed_keys, "key_at", keyboard(LAYOUTS["Russian"]))
    assert [shown(key) for key in ("D", "L, R", "Enter", "2")] == ["В", "Д, К", "Enter", "2"]
    assert OwnKeys().label("table", "D") == "В"
    assert OwnKeys([OwnKey(EVERYWHERE, pygame.K_d, pygame.K_j)]).label("table", "D") == "О"
    monkeypatch.setattr(printed_keys, "key_at", keyboard(LAYOUTS["Greek"]))
    assert (printed(pygame.K_s), printed(pygame.K_w), shown("Q")) == ("Σ", "ς", "Q")
