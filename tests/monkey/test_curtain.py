"""The attack on the curtain in its short form; `python -m tests.monkey.curtain` presses ten thousand times."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.toolkit.widgets import HoldButton
from game.ui.match.session.open_game import OpenGame
from tests.monkey.curtain import Attacker, FaceShown, marked_faces
from tests.monkey.pen import PromptDisk
from tests.slow import slow_except


@pytest.fixture
def attacker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Attacker]:
    """One whose program writes nowhere else."""
    monkeypatch.setenv("HOME", str(tmp_path))
    with PromptDisk(), marked_faces():
        attacker = Attacker(tmp_path, 1)
        yield attacker
        attacker.close()


@pytest.mark.slow
def test_no_face_is_shown_however_the_curtain_is_pressed(attacker: Attacker) -> None:
    """Given hundreds of presses around the fall, with two, four and six people, no hand is seen by who did not hold."""
    attacker.attack(300)
    assert attacker.count.falls >= 8
    assert attacker.count.lifts >= 8
    assert attacker.count.looks > 500


def _enter_opens_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = HoldButton.key

    def key(self: HoldButton, event: Event) -> bool:
        if self.enabled and event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN:
            self.on_press()
            return True
        return plain(self, event)

    monkeypatch.setattr(HoldButton, "key", key)


def _a_double_click_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = HoldButton.mouse

    def mouse(self: HoldButton, event: Event) -> bool:
        if self.enabled and event.type == pygame.MOUSEBUTTONDOWN and self._ring > 0:  # the first has just been let go
            self.on_press()
            return True
        return plain(self, event)

    monkeypatch.setattr(HoldButton, "mouse", mouse)


def _eyes_stay_after_the_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenGame, "_happened", lambda self: None)


@pytest.mark.parametrize(
    "fault",
    slow_except([_enter_opens_at_once], [_enter_opens_at_once, _a_double_click_opens, _eyes_stay_after_the_discard]),
)
def test_a_curtain_with_a_fault_is_found_out(
    attacker: Attacker, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """Given a curtain that Enter or a double click opens, or eyes that stay, a few hundred presses see a face."""
    fault(monkeypatch)
    with pytest.raises(FaceShown):
        attacker.attack(600)
