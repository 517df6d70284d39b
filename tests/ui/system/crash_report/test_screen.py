"""The screen that tells of a bug, at every size."""

import pytest
from pygame import Rect

from game.messages.functions import errors as say_errors
from game.toolkit.screen_preferences import TextSize
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoOn, GoToTitle, Quit
from game.ui.system.crash_report.screen import CrashReportScene, CrashReportState
from tests.ui.drive import SIZES, Picture, press


def scene(said: list[object]) -> CrashReportScene:
    """The screen, telling what was pressed."""
    told = say_errors.report_saved("/home/rosa/.local/share/hand-and-foot/reports/report-20260501-201500.txt")
    return CrashReportScene(CrashReportState(say_errors.not_safe()), said.append, lambda _: told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "large"])
def test_everything_can_be_read(size: tuple[int, int], text: TextSize) -> None:
    said: list[object] = []
    shown = scene(said)
    Picture(shown, size, Preferences(text_size=text))
    press(shown, "button/more")
    picture = Picture(shown, size, Preferences(text_size=text))
    whole = " ".join(picture.words)
    assert all(
        sentence in whole
        for sentence in (say_errors.bug_title(), say_errors.bug(), say_errors.not_safe(), say_errors.why_report())
    )
    buttons = [Rect(target.rect) for target in shown.report().targets]
    assert all(Rect((0, 0), size).contains(button) for button in buttons)


def test_every_button_does_what_it_says() -> None:
    """The bug: five buttons, two of them reports, after a fright. Given that the game can go on, the way on and More
    are all there is; then each button does its own thing, and the report's place is told.
    """
    said: list[object] = []
    shown = scene(said)
    Picture(shown, (1280, 720))
    assert [target.id for target in shown.report().targets] == ["button/continue", "button/more"]
    press(shown, "button/more")
    for id in ("button/continue", "button/title", "button/close", "button/report"):
        press(shown, id)
    assert said == [GoOn(), GoToTitle(), Quit()]
    assert shown.report().message.startswith("The report has been saved: ")
