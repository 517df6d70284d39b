import wave
from collections.abc import Callable

import msgspec
import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.assets import assets_folder
from game.cards import Card
from game.engine.events import Discarded
from game.engine.moves import GoOut
from game.engine.table.view import SPECTATOR
from game.toolkit.audio.sound import ALIKE
from game.ui.match.session.session import GameScreen
from game.ui.shared.overlay.fronts import CAPTIONS, SECONDS, Captions
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.table.info.note import STAYS
from game.ui.table.inputs import Say, TimePassed
from game.ui.table.sheets.round_end import WAITS
from game.ui.table.update import update
from saves.records.lines import PositionLine
from tests.build import WEB, table
from tests.ui.drive import click, there
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_ceremonies import NORMAL, cuts, until_person_cuts
from tests.ui.match.session.test_round_end import OUT, sheet_of
from tests.ui.table.table_games import Sitting, note, opened, point

QUICK = Preferences(speed="off", sound=False)
MOVING_CARDS = ("cut", "draw", "place", "room", "slide")
"""Sounds without a caption: the cards are seen to move."""


@pytest.mark.parametrize(("stays", "longer"), [("short", 1.0), ("long", 3.0), ("until_away", 1000.0)])
def test_a_note_stays_as_long_as_was_chosen(stays: str, longer: float) -> None:
    chosen = Preferences(stays=stays)  # type: ignore[arg-type]  # a word of Staying
    state, _ = update(replace(opened().scene.state, preferences=chosen), Say("No.", (10, 10)))
    state, _ = update(state, TimePassed(STAYS * longer - 0.5))
    assert state.note is not None
    state, _ = update(state, TimePassed(1.0))
    assert (state.note is None) == (stays != "until_away")


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_note_that_stays_is_put_away_by_pressing_something(way: str) -> None:
    sitting = Sitting(table(hand="KC 5C 9S", rules=WEB, pile="4S 9D"))
    sitting.scene.prefer(replace(sitting.scene.state.preferences, stays="until_away"))
    sitting.click("pile")
    assert note(sitting)
    point(sitting, (3, 700))
    sitting.pass_time(60)
    assert note(sitting)
    if way == "key":
        sitting.key(pygame.K_TAB)
    else:
        sitting.post(*click((3, 700)))
    assert note(sitting) == ""


def test_the_end_of_a_round_stays_until_it_is_put_away(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(QUICK, stays="until_away"))
    house.take_up((header("family", (0,)), msgspec.convert(OUT, PositionLine)))
    house.until(lambda: house.session.table is not None)
    assert house.game.play(GoOut((), Card("9C"))) is None
    house.until(lambda: sheet_of(house) is not None)
    house.run(WAITS * 4)
    assert sheet_of(house) is not None
    house.key("space")
    house.until(lambda: house.session.screen is GameScreen.SCORE)


def moves_of(house: House) -> int:
    """How many turns have ended."""
    return sum(isinstance(event, Discarded) for event in house.game.match.events_since(0, SPECTATOR))


def test_everybody_waits_while_the_menu_lies_on_the_table(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=QUICK)
    house.take_up([header("web", ())])
    house.until(lambda: moves_of(house) > 1)
    house.key("Escape")
    assert house.look().find("button/leave") is not None
    house.run(0.5)
    before = house.game.match.event_count
    house.run(5.0)
    assert house.game.match.event_count == before
    house.key("Escape")
    house.until(lambda: house.game.match.event_count > before)


@pytest.mark.parametrize("waits", [True, False])
def test_the_game_waits_behind_other_windows_where_that_is_wished(
    open_house: Callable[..., House], waits: bool
) -> None:
    """While another window is in front nobody plays on; otherwise the game does not care."""
    house = open_house(preferences=replace(QUICK, waits_behind=waits))
    house.take_up([header("web", ())])
    house.until(lambda: moves_of(house) > 1)
    house.step(Event(pygame.WINDOWFOCUSLOST))
    house.run(0.5)
    before = house.game.match.event_count
    if waits:
        house.run(5.0)
        assert house.game.match.event_count == before
    else:
        house.until(lambda: house.game.match.event_count > before)
    house.step(Event(pygame.WINDOWFOCUSGAINED))
    house.until(lambda: house.game.match.event_count > before)


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_the_curtain_is_lifted_by_a_press_where_that_was_chosen(open_house: Callable[..., House], way: str) -> None:
    house = open_house(preferences=replace(QUICK, curtain="press"))
    house.take_up([header("web", (0, 1), 2, 2)])
    button = there(house.look().find("button/continue"))
    house.key("space")
    assert house.game.eyes == SPECTATOR
    house.run(1.5)
    if way == "mouse":
        house.click(button.middle)
    else:
        house.key("space")
    house.settle()
    assert house.game.eyes != SPECTATOR


def test_a_packet_is_cut_by_clicks_alone(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=NORMAL)
    house.take_up([header("partners")])
    until_person_cuts(house)
    packet = there(house.look().find("packet"))
    x, y, w, h = packet.rect
    house.click((x + w // 2, y + h + 60))
    more = there(house.look().find("packet"))
    assert more.rect[3] > h + 20
    house.press("button/cut")
    house.until(lambda: 0 in cuts(house))


def test_every_sound_is_told_or_tells_nothing() -> None:
    files = list((assets_folder() / "sounds").glob("*.wav"))
    names = {path.stem.partition("-")[0] for path in files}
    assert {*names, *ALIKE} == {*CAPTIONS, *MOVING_CARDS}
    assert names >= set(ALIKE.values())
    assert len(set(CAPTIONS.values())) == len(CAPTIONS)
    for path in files:
        with wave.open(str(path)) as sound:
            assert sound.getnchannels() == 1


def test_what_is_heard_is_read_with_the_sound_off(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(QUICK, captions=True))
    house.begin()
    house.key("x")
    house.run(0.1)
    front = house.app.scene
    assert isinstance(front, OverlaidScene)
    assert front._line.shown == CAPTIONS["refused"]()
    assert front._line.rect.bottom < 100
    house.run(SECONDS + 0.5)
    assert front._line.shown is None
    house.app.choose(QUICK)
    house.key("x")
    house.run(0.1)
    assert front._line.shown is None


def test_cards_that_are_drawn_are_not_said_to_be_dealt(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(QUICK, speed="normal", captions=True))
    house.begin()
    front = house.app.scene
    assert isinstance(front, OverlaidScene)
    read = set()
    house.key("d")
    for _ in range(60):
        house.run(0.05)
        read.add(front._line.shown)
    assert "drew" in " ".join(line.what for step in house.session.log.steps for line in step)
    assert CAPTIONS["deal"]() not in read


def test_a_caption_that_stays_goes_when_something_is_pressed() -> None:
    captions = Captions(lambda: float("inf"))
    captions.hear("Your turn")
    captions.pass_time(1e6)
    assert captions.words == "Your turn"
    captions.hear("")
    captions.hear("The discard pile is taken")
    assert captions.words == "The discard pile is taken"
    captions.put_away()
    assert captions.words == ""
