"""The review on paper: how far it is, what it found, and the way to each decision."""

import pygame
import pytest

from game.ui.screens.look_back.review import Finding, LookAtDecision, ReviewScene
from game.ui.screens.requests import Go
from tests.ui.drive import SIZES, Picture, find, key, kit_at, press, send

LONG = (
    "Anna-Katharina laid down eleven cards and discarded the queen of diamonds. Better: Lay nothing down yet. "
    "Discard the seven of hearts: Maximilian's side has melded sevens, so a seven will not make a meld for you. "
    "Tried in 128 possible deals, it went better in 100, worse in 21 and the same in 7."
)
FINDINGS = (
    Finding("Round 3, turn 12 · Anna-Katharina · about 1,510 points", LONG, 0),
    Finding("Round 1, turn 4 · You · about 160 points", "You drew. Better: Take the pile: it opens.", 1),
    Finding("Round 2, turn 9 · You · about 90 points", LONG, 0),
)


class Desk:
    """What was asked for."""

    def __init__(self, findings: int = 3) -> None:
        self.done: list[object] = []
        self.polls = 0
        self.scene = ReviewScene("Your decisions", "Sunday at home", self.done.append, self._poll)
        self.scene.resize(kit_at((1280, 720)))
        self.findings = FINDINGS[:findings]

    def _poll(self) -> None:
        self.polls += 1


def test_it_says_how_far_it_is() -> None:
    """Given a review under way, words and a bar tell it, every pass asks for news, and Esc leaves."""
    desk = Desk()
    desk.scene.tell("Decision 12 of 96", 0.125)
    assert desk.scene.update(0.1)
    assert not desk.scene.update(0.1)
    assert desk.polls == 2
    assert "Decision 12 of 96" in Picture(desk.scene, (1280, 720)).words
    assert desk.scene.report().message == "Decision 12 of 96"
    send(desk.scene.handle, key(pygame.K_ESCAPE))
    assert desk.done == [Go.BACK]


def test_each_finding_leads_to_its_decision() -> None:
    """Given three, a click, a number key, and Enter on the one that has the ring lead to them."""
    desk = Desk()
    desk.scene.show(desk.findings)
    send(desk.scene.handle, key(pygame.K_RETURN))
    press(desk.scene, "button/look/1")
    send(desk.scene.handle, key(pygame.K_3), key(pygame.K_4))
    assert desk.done == [LookAtDecision(0), LookAtDecision(1), LookAtDecision(2)]
    assert find(desk.scene, "button/back").enabled


def test_nothing_found_is_said() -> None:
    """Given a match in which nothing stands out, the paper says so and the way back has the ring."""
    desk = Desk()
    desk.scene.show(())
    assert any("No decision stands out" in word for word in Picture(desk.scene, (1280, 720)).words)
    assert desk.scene.report().focus == "button/back"


@pytest.mark.parametrize("size", SIZES)
def test_findings_are_read_whole(size: tuple[int, int]) -> None:
    """Given long sentences, every word stands on the paper at every size, beside its button."""
    desk = Desk()
    desk.scene.show(desk.findings)
    picture = Picture(desk.scene, size)
    told = " ".join(picture.words)
    assert all(finding.title in picture.words for finding in FINDINGS)
    assert told.count("the same in 7.") == 2
    assert told.count("It opens".lower()) == 1
    buttons = [pygame.Rect(find(desk.scene, f"button/look/{n}").rect) for n in range(3)]
    for drawn in picture.texts:
        if len(drawn.text) > 3 and drawn.text in LONG:
            assert not any(button.colliderect(drawn.rect) for button in buttons)
