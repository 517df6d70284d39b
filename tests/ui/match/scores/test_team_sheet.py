"""Sheets of more teams than have room in large letters: page by page, and every team can be reached."""

from collections.abc import Callable

import pygame
import pytest

from game.rules.presets import preset
from game.score_pad.score_pad_rows import ScorePadRow
from game.toolkit.scene import Scene
from game.ui.evening.score_pad.score_pad_entry import ScorePadEntryScene
from game.ui.evening.score_pad.state import LineAt
from game.ui.match.scores.figures import FigureAt
from game.ui.match.scores.team_sheet import MORE_TEAMS
from game.ui.shared.preferences import Preferences
from tests.ui.drive import Picture, key, press, send
from tests.ui.every_screen import EVERY
from tests.ui.rounds_scored import model_of, sheet
from tests.ui.score_pads_shown import ScorePadAtHand
from tests.ui.text_growth import LAPTOPS

LARGE = Preferences(interface=150)
SHEETS = (
    "score, crowded",
    "end, crowded",
    "score pad, eight alone",
    "score pad, eight alone, far below",
    "score pad, a long evening of eight",
)
"""Sheets with a column for each of eight."""


def ids(scene: Scene) -> set[str]:
    """What can be hit."""
    return {target.id for target in scene.report().targets}


@pytest.mark.parametrize("name", SHEETS)
def test_usual_letters_show_everybody_at_once(name: str) -> None:
    """Given letters of the usual size, there is nothing to turn to."""
    scene = EVERY[name]()
    Picture(scene, LAPTOPS[0])
    assert MORE_TEAMS not in ids(scene)


def test_a_press_turns_to_the_others_and_back() -> None:
    """Given the first four of eight, the button shows the other four, then the first ones again."""
    model = model_of("match-couples-8", 1)
    scene = sheet(model)
    pages = []
    for _ in range(3):
        Picture(scene, LAPTOPS[0], LARGE)
        pages.append({n for n in range(8) if f"field/figures/melded/{n}" in ids(scene)})
        press(scene, MORE_TEAMS)
    assert pages == [{0, 1, 2, 3}, {4, 5, 6, 7}, {0, 1, 2, 3}]


def test_arrows_lead_to_figures_of_the_next_page() -> None:
    """Given the figure of the fourth team, Right shows the cards of the fifth, whose column comes into sight."""
    scene = sheet(model_of("match-couples-8", 1))
    Picture(scene, LAPTOPS[0], LARGE)
    send(scene.handle, key(pygame.K_f), *(key(pygame.K_RIGHT) for _ in range(4)))
    assert scene.state.shown == FigureAt(0, 4)
    assert "field/figures/melded/4" in ids(scene)


def _entering() -> ScorePadEntryScene:
    scene = ScorePadEntryScene(ScorePadAtHand(8, 8, preset("web")), 1)
    Picture(scene, LAPTOPS[0], LARGE)
    return scene


def _by_enter(scene: ScorePadEntryScene) -> LineAt:
    lines = scene.state.lines
    last = max(n for n, at in enumerate(lines) if at.team == 3)
    press(scene, lines[last].id)
    send(scene.handle, key(pygame.K_RETURN))
    return lines[last + 1]


def _by_press(scene: ScorePadEntryScene) -> LineAt:
    press(scene, LineAt(1, ScorePadRow.MELDED).id)
    press(scene, MORE_TEAMS)
    return LineAt(4, ScorePadRow.MELDED)


@pytest.mark.parametrize("turn", [_by_enter, _by_press])
def test_what_is_typed_after_a_turn_goes_to_a_line_that_is_seen(turn: Callable[[ScorePadEntryScene], LineAt]) -> None:
    """Given a pad for eight in large letters, Enter from the last line of the fourth and the button both lead to the
    fifth: the next digit is written there, and can be seen.
    """
    scene = _entering()
    at = turn(scene)
    press(scene, "button/digit_7")
    assert scene.state.chosen == at
    assert scene.state.typed.number == 7
    assert at.id in ids(scene)
