from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.ui.match.curtain.screen import CurtainScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import LiftCurtain
from tests.slow import slow_except
from tests.ui.drive import Picture, click, find, key, middle, send
from tests.ui.samples import crowded_curtain, curtain

KEYS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


def wait(scene: CurtainScene, seconds: float) -> None:
    """Let time pass in steps of a frame."""
    for _ in range(round(seconds * 60)):
        scene.update(1 / 60)


def fallen(shown: list[object], after: float = 1.1) -> CurtainScene:
    """A curtain so many seconds after it fell."""
    scene = curtain(shown.append)
    Picture(scene, (1280, 720))
    wait(scene, after)
    return scene


def up(code: int) -> Event:
    """A key coming up."""
    return Event(pygame.KEYUP, key=code, mod=0)


def test_it_tells_who_and_why() -> None:
    words = Picture(curtain(), (1280, 720)).words
    for told in (
        "Walt",
        "plays with June",
        "You've finished: it's your turn",
        "completed a clean book of queens, +500",
    ):
        assert told in words


def test_all_that_happened_can_be_read() -> None:
    scene = crowded_curtain()
    picture = Picture(scene, (1024, 600))
    wait(scene, 1.1)
    seen: set[str] = set()
    for _ in range(12):
        picture.look_again(scene)
        seen |= {target.id for target in scene.report().targets if target.id.startswith("row/")}
        send(scene.handle, key(pygame.K_PAGEDOWN))
    assert seen == {f"row/{n}" for n in range(30)}


def test_holding_lifts_it() -> None:
    """Held with the mouse for a second; busy while the ring runs."""
    shown: list[object] = []
    scene = fallen(shown)
    send(scene.handle, click(middle(find(scene, "button/continue")))[1])
    wait(scene, 0.8)
    assert scene.busy
    assert shown == []
    wait(scene, 0.2)
    assert shown == [LiftCurtain()]


@pytest.mark.parametrize("by", KEYS)
def test_a_key_held_lifts_it(by: int) -> None:
    shown: list[object] = []
    scene = fallen(shown)
    send(scene.handle, key(by))
    wait(scene, 0.8)
    assert shown == []
    wait(scene, 0.2)
    assert shown == [LiftCurtain()]


@pytest.mark.parametrize("lost", ["motion", "focus", "another key", "right button"])
def test_a_hold_that_is_lost_shows_nothing(lost: str) -> None:
    shown: list[object] = []
    scene = fallen(shown)
    at = middle(find(scene, "button/continue"))
    send(scene.handle, click(at)[1])
    wait(scene, 0.3)
    event = {
        "motion": Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)),
        "focus": Event(pygame.WINDOWFOCUSLOST),
        "another key": key(pygame.K_d),
        "right button": Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3),
    }[lost]
    send(scene.handle, event)
    wait(scene, 1.5)
    assert shown == []
    assert not scene.busy


@pytest.mark.parametrize("apart", [0.05, 0.4, 1.3])
@pytest.mark.parametrize("by", [None, *KEYS])
def test_no_double_press_lifts_it(by: int | None, apart: float) -> None:
    for begun in (0.0, 0.5, 1.1):
        shown: list[object] = []
        scene = fallen(shown, begun)
        at = middle(find(scene, "button/continue"))
        for _ in range(20):
            if by is None:
                send(scene.handle, *click(at)[:2])
                wait(scene, 0.05)
                send(scene.handle, click(at)[2])
            else:
                send(scene.handle, key(by))
                wait(scene, 0.05)
                send(scene.handle, up(by))
            wait(scene, apart)
        assert shown == []


@pytest.mark.parametrize("by", [None, *KEYS])
def test_nothing_counts_in_the_first_second(by: int | None) -> None:
    shown: list[object] = []
    scene = fallen(shown, 0.5)
    assert scene.busy
    assert not find(scene, "button/continue").enabled
    at = middle(find(scene, "button/continue"))
    send(scene.handle, click(at)[1] if by is None else key(by))
    for _ in range(30):
        wait(scene, 0.1)
        if by is not None:
            send(scene.handle, key(by))  # it repeats
    assert shown == []
    assert find(scene, "button/continue").enabled
    send(scene.handle, click(at)[2] if by is None else up(by))
    send(scene.handle, click(at)[1] if by is None else key(by))  # let go and pressed anew, it is meant
    wait(scene, 1.0)
    assert shown == [LiftCurtain()]


def test_other_buttons_do_not_count_in_the_first_second_either() -> None:
    left: list[object] = []
    scene = fallen(left, 0.2)
    for id in ("button/leave", "button/history", "button/see_table"):
        send(scene.handle, *click(middle(find(scene, id))))
    send(scene.handle, key(pygame.K_t), up(pygame.K_t), key(pygame.K_w), up(pygame.K_w))
    assert left == []
    wait(scene, 1.0)
    for id in ("button/leave", "button/history", "button/see_table"):
        send(scene.handle, *click(middle(find(scene, id))))
    send(scene.handle, key(pygame.K_t), up(pygame.K_t), key(pygame.K_w), up(pygame.K_w))
    assert len(left) == 5


def test_what_was_let_go_elsewhere_does_not_spoil_the_next_press() -> None:
    shown: list[object] = []
    scene = fallen(shown, 0.3)
    at = middle(find(scene, "button/continue"))
    send(scene.handle, click(at)[1])
    Picture(scene, (1280, 720))  # the screen that lay over it is gone
    wait(scene, 1.1)
    send(scene.handle, click(at)[1])
    wait(scene, 1.0)
    assert shown == [LiftCurtain()]


@pytest.mark.parametrize("has_lines", [False, True])
@pytest.mark.parametrize("text", ["normal", "large"])
@pytest.mark.parametrize(
    "size", slow_except([(1024, 600)], [(1024, 600), (1280, 720), (1326, 668), (1280, 960), (1920, 1080), (2560, 1440)])
)
def test_nothing_lies_over_something_else(size: tuple[int, int], text: str, has_lines: bool) -> None:
    scene = crowded_curtain()
    scene.set_state(model=replace(scene.state.model, has_lines=has_lines))
    picture = Picture(scene, size, Preferences(text_size=text, interface=120 if text == "large" else 100))  # type: ignore[arg-type]
    targets = {target.id: Rect(target.rect) for target in scene.report().targets}
    hold, leave = targets["button/continue"], targets["button/leave"]
    texts = [Rect(drawn.rect) for drawn in picture.texts]
    (board,) = [panel for panel in picture.panels if panel.contains(hold) and panel.contains(leave)]
    (listed,) = [panel for panel in picture.panels if panel.contains(scene.page.rect) and not panel.contains(hold)]
    head = [rect for rect in texts if rect.top < listed.top and not hold.contains(rect)]
    heads = [head[0].unionall(head), hold]
    parts = [*(reversed(heads) if has_lines else heads), listed, leave]
    for above, below in pairwise(parts):
        assert above.bottom <= below.top
    assert board.contains(parts[0].unionall(parts))
    assert targets["button/see_table"].left > board.left


def test_targets_tell_nothing_hidden() -> None:
    scene = curtain()
    Picture(scene, (1280, 720))
    report = scene.report()
    buttons = ["button/continue", "button/see_table", "button/history", "button/phones", "button/leave"]
    assert [target.id for target in report.targets if not target.id.startswith("row/")] == buttons
    assert (report.scene, report.turn) == ("curtain", 1)


def test_what_it_reports_is_written_in_sentences() -> None:
    assert crowded_curtain().report().message.endswith(": may I go out?")
