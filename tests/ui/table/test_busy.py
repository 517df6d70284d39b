"""Nothing that happens to a table keeps it busy for ever: whatever was begun, it comes to rest by itself."""

import random
from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event as Posted

from game.ai.fallback_move import fallback_move
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, view_of
from game.toolkit.widgets.button import Button
from game.toolkit.widgets.form import Dialog
from game.ui.shared.preferences import Preferences
from game.ui.table.gestures import ZoomIn
from game.ui.table.inputs import EndZoom
from tests.build import WEB, dealt
from tests.slow import one_in
from tests.ui.drive import kit_at
from tests.ui.table.table_games import Sitting

SIZES = ((1280, 720), (1024, 600), (1280, 960), (1600, 900))


class Hands:
    """Somebody who does anything at all, and a game that goes on meanwhile."""

    def __init__(self, sitting: Sitting, chance: random.Random) -> None:
        self._sitting = sitting
        self._chance = chance

    def act(self) -> None:
        """One thing, and a little time."""
        ways: tuple[Callable[[], None], ...] = (
            *(self._press, self._move, self._move, self._release, self._key, self._go_on, self._go_on, self._resize),
            *(self._lose_focus, self._look_away, self._ask, self._answer, self._prefer, self._look_closer),
        )
        self._chance.choice(ways)()
        self._sitting.pass_time(self._chance.choice((0.0, 0.01, 0.05, 0.3)))

    def _where(self) -> tuple[int, int]:
        rect = self._chance.choice(list(self._sitting.scene.state.layout.hits.values()))
        return rect.centerx + self._chance.randint(-20, 20), rect.centery

    def _press(self) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._where(), button=self._chance.choice((1, 1, 1, 3)))

    def _move(self) -> None:
        self._post(pygame.MOUSEMOTION, pos=self._where(), rel=(1, 1), buttons=(1, 0, 0))

    def _release(self) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=self._where(), button=1)

    def _key(self) -> None:
        code = self._chance.choice((*range(pygame.K_a, pygame.K_z), pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_RETURN))
        self._post(pygame.KEYDOWN, key=code, mod=0, unicode=chr(code))

    def _go_on(self) -> None:
        """Whoever must act acts, whether the screen is ready or not."""
        game = self._sitting.game
        board = game.turn.table.board
        if board.phase != Phase.ENDED:
            game.go(fallback_move(view_of(game.turn.table, board.mover)))

    def _resize(self) -> None:
        size = self._chance.choice(SIZES)
        self._sitting.surface = pygame.Surface(size)
        self._sitting.scene.resize(kit_at(size))
        self._sitting.scene.draw(self._sitting.surface, True)

    def _lose_focus(self) -> None:
        self._post(pygame.WINDOWFOCUSLOST)

    def _look_away(self) -> None:
        game = self._sitting.game
        game.eyes = self._chance.choice((0, 0, SPECTATOR))

    def _ask(self) -> None:
        close = self._sitting.scene.close_dialog
        self._sitting.scene.ask(Dialog("?", "", [Button("button/close", "Close", close)]))

    def _answer(self) -> None:
        self._sitting.scene.close_dialog()

    def _look_closer(self) -> None:
        spot = self._chance.choice((None, *self._sitting.scene.state.layout.hits))
        self._sitting.scene.feed(EndZoom() if spot is None else ZoomIn(spot))

    def _prefer(self) -> None:
        speed = self._chance.choice(("slow", "normal", "fast", "off"))
        reduced = self._chance.random() < 0.3
        self._sitting.scene.prefer(Preferences(speed=speed, reduced_motion=reduced))  # type: ignore[arg-type]  # a word of Speed

    def _post(self, kind: int, **what: object) -> None:
        self._sitting.scene.handle(Posted(kind, what))


@pytest.mark.slow
@pytest.mark.parametrize("seed", one_in(3, range(6)))
def test_whatever_was_begun_the_table_comes_to_rest(seed: int) -> None:
    """A hundred and fifty things at random, with releases that are lost; then nobody holds anything for 15 seconds."""
    chance = random.Random(seed)
    sitting = Sitting(dealt(WEB, seed=seed), speed="normal")
    hands = Hands(sitting, chance)
    for _ in range(150):
        hands.act()
    sitting.post(Posted(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0)))
    sitting.scene.close_dialog()
    sitting.scene.feed(EndZoom())
    for _ in range(300):
        sitting.pass_time(0.05)
    assert not sitting.scene.busy
    assert sitting.scene.is_resting
    assert not sitting.scene.report().busy
