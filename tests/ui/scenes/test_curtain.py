"""The curtain: who, why, what happened; it lifts only on purpose."""

import pygame
import pytest
from pygame.event import Event

from tests.ui.drive import Picture, click, find, key, middle, send
from tests.ui.samples import crowded_curtain, curtain


def test_it_tells_who_and_why() -> None:
    """Name, partner, reason and what happened are read; the greatest event is among them."""
    words = Picture(curtain(), (1280, 720)).words
    for told in ("Walt", "plays with June", "You discarded: it is his turn", "finished a clean book of queens, +500"):
        assert told in words


def test_great_things_are_kept() -> None:
    """When more has happened than fits, the great things stay."""
    words = Picture(crowded_curtain(), (1024, 600)).words
    assert words.count("finished a clean book of sevens") == 4
    assert words.count("discarded the queen of diamonds") < 26


def test_holding_lifts_it() -> None:
    """Held with the mouse for 0.6 s; busy while the ring runs."""
    shown: list[str] = []
    scene = curtain(lambda: shown.append("hand"))
    Picture(scene, (1280, 720))
    at = middle(find(scene, "button/continue"))
    send(scene.handle, click(at)[1])
    for _ in range(20):
        scene.update(1 / 60)
    assert scene.busy
    assert shown == []
    for _ in range(20):
        scene.update(1 / 60)
    assert shown == ["hand"]


@pytest.mark.parametrize("lost", ["motion", "focus"])
def test_a_hold_that_is_lost_shows_nothing(lost: str) -> None:
    """Another window comes to the front, or the button came up outside: the ring runs back, no hand is shown."""
    shown: list[str] = []
    scene = curtain(lambda: shown.append("hand"))
    Picture(scene, (1280, 720))
    at = middle(find(scene, "button/continue"))
    send(scene.handle, click(at)[1])
    scene.update(0.3)
    away = Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    send(scene.handle, away if lost == "motion" else Event(pygame.WINDOWFOCUSLOST))
    for _ in range(90):
        scene.update(1 / 60)
    assert shown == []
    assert not scene.busy


def test_one_click_does_not_lift_it() -> None:
    """A click that was meant for something else shows no hand; a second one is meant."""
    shown: list[str] = []
    scene = curtain(lambda: shown.append("hand"))
    Picture(scene, (1280, 720))
    at = middle(find(scene, "button/continue"))
    send(scene.handle, *click(at))
    assert shown == []
    send(scene.handle, *click(at))
    assert shown == ["hand"]


def test_enter_lifts_it() -> None:
    """With keys alone Enter is enough."""
    shown: list[str] = []
    scene = curtain(lambda: shown.append("hand"))
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_RETURN))
    assert shown == ["hand"]


def test_targets_tell_nothing_hidden() -> None:
    """Under the curtain there are two buttons and whose turn it is, no card."""
    scene = curtain()
    Picture(scene, (1280, 720))
    report = scene.report()
    assert [target.id for target in report.targets] == ["button/continue", "button/leave"]
    assert (report.scene, report.turn) == ("curtain", 1)


def test_what_it_reports_is_written_in_sentences() -> None:
    """A question keeps its own sign and gets no full stop behind it."""
    assert crowded_curtain().report().message.endswith(" asks: may I go out?")
