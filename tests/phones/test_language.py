"""Every phone is spoken to in its own language, whatever the screen speaks."""

import json
from collections.abc import Iterator

import pytest

from game.messages.functions import phones as say
from game.messages.language import speak, speaking, spoken
from game.phones.door_lines import ShowHand, Speaks
from game.phones.open_doors import door_plan, seated_at_match
from game.turn.gesture_outcomes import Prompt
from tests.phones.memory_door import MemoryPhone, MemoryServer
from tests.phones.test_phone_table import Table


@pytest.fixture
def door() -> Iterator[MemoryServer]:
    """The door of an English table; the first seat's phone has its cards."""
    match = Table().match
    here = MemoryServer(door_plan(seated_at_match(match), range(4), {}, ("127.0.0.1",)))
    here.recv()
    here.send(ShowHand(0, b"{}"))
    yield here
    here.close()
    speak("en")


def browser(door: MemoryServer, secret: str = "") -> MemoryPhone:
    """A phone that has come to it."""
    return MemoryPhone(lambda: door, lambda: None, secret)


def test_what_the_door_says_is_in_the_language_that_a_phone_asks_for(door: MemoryServer) -> None:
    """Given Spanish, English and French phones at an English table: page, prompts and refusals are in Spanish, English,
    and English; its words and keys are the same.
    """
    with speaking("es"):
        spanish = say.wrong_secret()
    for asked, language, sentence in (
        ("es-MX, en;q=0.4", "es", spanish),
        ("en", "en", say.wrong_secret()),
        ("fr", "en", say.wrong_secret()),
    ):
        phone, headers = browser(door), {"Accept-Language": asked}
        page = phone.ask("GET", "/", headers=headers)
        assert page.status == 200
        assert f'<html lang="{language}">'.encode() in page.body
        refused = phone.ask("GET", "/hand", headers=headers).json
        assert refused == {"ok": False, "reason": "no_secret", "message": sentence}
    prompts = [
        browser(door).ask("GET", "/seats", headers={"Accept-Language": one}).json["seats"] for one in ("en", "es")
    ]
    assert [seat["name"] for seat in prompts[0]] == [seat["name"] for seat in prompts[1]]
    assert prompts[0][0]["prompt"] != prompts[1][0]["prompt"]


def test_the_table_hears_when_a_phone_changes_its_language_and_only_then(door: MemoryServer) -> None:
    """Given a phone that is changed to Spanish in its menu and asks twice more: the game is told once."""
    phone = browser(door, door.server._admission.seats[0].link)
    for language in ("en-GB", "es", "es"):
        phone.ask("GET", "/hand", headers={"Accept-Language": language})
    told = []
    while door.poll():
        told.append(door.recv())
    assert [fact for fact in told if isinstance(fact, Speaks)] == [Speaks(0, "es")]


def test_a_spanish_phone_at_an_english_table_is_spanish_throughout() -> None:
    """Given one Spanish phone of four: its heading, spoken cards, buttons with their reasons, refusals and moves are in
    Spanish, the others' and the screen's stay English, and the codes of moves and refusals are the same.
    """
    table, spanish = Table(), Table()
    table.play(2)
    table.phones.step()
    seat, other = table.mover, (table.mover + 1) % 4
    english, before = table.seen(seat), table.door.shown[other]
    table.door.languages[seat] = "es"
    table.phones.step()
    assert spoken() == "en"
    with speaking("es"):
        spanish.play(2)
        spanish.phones.step()
        assert table.seen(seat) == spanish.seen(seat)
    assert table.seen(seat) != english
    assert table.door.shown[other] == before
    assert json.loads(table.door.shown[seat]).keys() == json.loads(before).keys()
    refused = table.ask(other, deed="draw"), table.ask(seat, deed="discard")
    assert [answer.reason for answer in refused] == ["not_your_turn", "one_card"]
    with speaking("es"):
        assert refused[1].words == Prompt.ONE_CARD()
    assert refused[1].words != Prompt.ONE_CARD()
