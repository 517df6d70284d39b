"""The volume hangs below the loudspeaker while pointer or keys are there, and reaches whoever keeps the settings."""

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event as Posted

from game.ui.shared.preferences import Volume
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting


class Ears:
    """Keeps what is heard, as the program does."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        hooks = TableHooks(on_mute=self.mute, on_volume=self.volume)
        self.sitting = Sitting(table(hand="KC QH", rules=WEB), size, hooks=hooks)

    @property
    def spoken_text(self) -> Volume | None:
        """None for silence."""
        chosen = self.sitting.scene.state.preferences
        return chosen.volume if chosen.sound else None

    def mute(self) -> None:
        """The other way round."""
        self._prefer(sound=not self.sitting.scene.state.preferences.sound)

    def volume(self, volume: Volume) -> None:
        """So loud."""
        self._prefer(sound=True, volume=volume)

    def _prefer(self, **what: object) -> None:
        self.sitting.scene.prefer(replace(self.sitting.scene.state.preferences, **what))
        self.sitting.pass_time()

    def point(self, at: tuple[int, int]) -> None:
        """The pointer goes there."""
        self.sitting.post(Posted(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))

    @property
    def is_offered(self) -> bool:
        """Whether the choice hangs there."""
        return any(target.id == "volume" for target in self.sitting.scene.report().targets)


@pytest.mark.parametrize(("cell", "spoken_text"), [(0, None), (1, "low"), (3, "full")])
def test_a_click_makes_it_louder_softer_or_silent(cell: int, spoken_text: Volume | None) -> None:
    """What lies under the panel is not touched by it."""
    ears = Ears()
    ears.point(ears.sitting.at("button/sound"))
    before = ears.sitting.scene.state.arrangement
    ears.sitting.click(f"volume/{cell}")
    assert ears.spoken_text == spoken_text
    assert ears.sitting.scene.state.arrangement == before


def test_a_press_on_the_loudspeaker_only_opens_and_escape_closes() -> None:
    """Given a finger, which can't rest there, the choice hangs for a while and nothing is muted; Escape puts it away
    and opens no menu, and under a pointer that stays it doesn't come back. A second Escape is for the menu.
    """
    menus: list[int] = []
    ears = Ears()
    ears.sitting.scene.hooks = replace(ears.sitting.scene.hooks, on_menu=lambda: menus.append(1))
    at = ears.sitting.at("button/sound")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        ears.sitting.post(Posted(kind, pos=at, button=1, touch=True))
    ears.sitting.pass_time(2.0)
    assert ears.is_offered
    assert ears.spoken_text == "medium"
    ears.point(at)
    ears.sitting.key(pygame.K_ESCAPE)
    ears.sitting.pass_time(0.5)
    assert not ears.is_offered
    assert menus == []
    ears.sitting.key(pygame.K_ESCAPE)
    assert menus == [1]
    ears.point((640, 350))
    ears.sitting.pass_time(0.1)
    ears.point(at)
    assert ears.is_offered


def test_the_volume_is_reached_and_set_by_keys_alone() -> None:
    """With the ring on the loudspeaker it appears; Tab goes to it, the arrows set it."""
    ears = Ears()
    form = ears.sitting.scene.tools.form
    for _ in range(60):
        ears.sitting.key(pygame.K_TAB)
        if form.focused is not None and form.focused.id == "button/sound":
            break
    assert ears.is_offered
    ears.sitting.key(pygame.K_TAB)
    assert form.focused is not None
    assert form.focused.id == "volume"
    ears.sitting.key(pygame.K_RIGHT)
    assert ears.spoken_text == "full"
    for _ in range(3):
        ears.sitting.key(pygame.K_LEFT)
    assert ears.spoken_text is None
