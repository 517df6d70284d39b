"""The question for permission: at the asker's seat, answered by buttons or keys, without a card of the asker."""

from collections.abc import Callable, Sequence

import msgspec
import pygame
import pytest
from pygame.event import Event

from game.engine.table.board import Phase
from game.toolkit.app import App
from game.toolkit.input.gamepad import GamepadButton
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from saves.records.lines import GameLine, PositionLine
from tests.slow import slow_except
from tests.ui.drive import there
from tests.ui.headers import MAY_GO_OUT, header
from tests.ui.house import House
from tests.ui.match.session.test_shared_screen import lift


def asked(humans: Sequence[int]) -> tuple[GameLine, PositionLine]:
    """Seat 0 has asked; seat 2 must answer."""
    proposal = {"seat": 0, "melds": [{"cards": "KH KD KS"}], "discard": "9C"}
    fields = {**MAY_GO_OUT, "type": "position", "phase": "answer", "seat": 2, "proposal": proposal}
    return header("partners", humans), msgspec.convert(fields, PositionLine)


@pytest.mark.parametrize("opens", slow_except(["Escape", "t"], ["Escape", "t", "w"]))
def test_nothing_behind_a_dialog_takes_a_press(open_house: Callable[..., House], opens: str) -> None:
    house = open_house(make_app=App)
    house.take_up(asked([2]))
    house.program.screens.say(lambda: "Something to read.")
    house.until(
        lambda: house.look().find("button/yes") is not None and house.look().find("button/notice_read") is not None
    )
    before, bright = house.look(), house.picture.copy()
    yes = there(before.find("button/yes"))
    house.step(Event(pygame.MOUSEMOTION, pos=yes.middle, rel=(0, 0), buttons=(0, 0, 0)))
    house.key(opens, settles=True)
    dialog, front = house.table.modal, house.app.scene
    assert dialog is not None
    assert isinstance(front, OverlaidScene)
    assert [thing.id for thing in house.look().things] == [found.id for found in dialog.form.targets()]
    assert average(house.picture, yes.rect) < average(bright, yes.rect)
    assert not any(widget.hover for widget in front.bubble.form.widgets)
    for button in GamepadButton:
        pressed = front.gamepad_key(button)
        assert pressed is None or pressed.key not in (pygame.K_y, pygame.K_n, pygame.K_F4)
    for thing in before.things:
        if not dialog.rect.collidepoint(thing.middle):
            house.click(thing.middle)
    for key in ("y", "n", "F4"):
        house.key(key)
    assert house.game.board.phase == Phase.ANSWER
    assert house.table.modal is dialog
    assert not house.table.state.arrangement.chosen
    house.key("Escape")
    house.until(lambda: house.look().find("button/notice_read") is not None)
    house.press("button/yes")
    assert house.game.board.out == 0


def average(surface: pygame.Surface, rect: tuple[int, int, int, int]) -> float:
    """How bright a place is."""
    return sum(pygame.transform.average_color(surface, rect)[:3]) / 3


def test_somebody_at_a_shared_screen_is_called_to_answer(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up(asked([0, 2]))
    sight = house.settle()
    assert sight.scene == "curtain"
    assert "Anna: may I go out?" in sight.message
    assert sight.find("button/yes") is None
    lift(house)
    house.until(lambda: house.look().find("button/yes") is not None)


def test_asking_at_a_shared_screen_ends_the_turn_to_look(open_house: Callable[..., House]) -> None:
    house = open_house()
    playing = msgspec.convert({**MAY_GO_OUT, "type": "position", "phase": "play"}, PositionLine)
    house.take_up([header("partners", [0, 2]), playing])
    lift(house)
    house.settle()
    house.press("button/go_out", "button/play")
    sight = house.look()
    assert not sight.all("hand/")
    assert house.settle().scene == "curtain"
    lift(house)
    house.until(lambda: house.look().find("button/no") is not None)
    house.press("button/no")
    assert not house.look().all("hand/")
    sight = house.settle()
    assert sight.scene == "curtain"
    assert "Anna" in sight.message
