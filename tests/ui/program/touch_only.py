"""Hands that touch the screen, and nothing else."""

import pygame
from pygame.event import Event

from tests.ui.house import PASS, House
from tests.window.window_player import Point

BUTTONS = {"d": "button/draw", "Escape": "button/take_back"}


def finger(kind: int, at: Point, size: tuple[int, int], number: int = 1) -> Event:
    """What SDL tells of a finger: shares of the window."""
    x, y = (at[0] + 0.5) / size[0], (at[1] + 0.5) / size[1]
    return Event(kind, touch_id=3, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)


class TouchOnly:
    """A player's hands in a house with a touch screen alone."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.touched = 0

    def _send(self, kind: int, at: Point, number: int = 1) -> None:
        self._house.step(finger(kind, at, self._house.app.window.size, number))

    def click(self, at: Point) -> None:
        """Tap; two taps are no double one."""
        self.touched += 1
        self._send(pygame.FINGERDOWN, at)
        self._send(pygame.FINGERUP, at)
        self._house.run(0.5)

    def hold(self, at: Point, seconds: float) -> None:
        """Rest there."""
        self.touched += 1
        self._send(pygame.FINGERDOWN, at)
        self._house.run(seconds + 0.2)
        self._send(pygame.FINGERUP, at)

    def drag(self, start: Point, end: Point) -> None:
        """Touch, move in six steps, lift."""
        self.touched += 1
        self._send(pygame.FINGERDOWN, start)
        for n in range(1, 7):
            at = (start[0] + (end[0] - start[0]) * n // 6, start[1] + (end[1] - start[1]) * n // 6)
            self._send(pygame.FINGERMOTION, at)
        self._send(pygame.FINGERUP, end)

    def scroll(self, at: Point, by: int) -> None:
        """Two fingers side by side, so many pixels down."""
        self._send(pygame.FINGERDOWN, (at[0] - 40, at[1]), 1)
        self._send(pygame.FINGERDOWN, (at[0] + 40, at[1]), 2)
        for n in range(1, 9):
            for number, x in ((1, at[0] - 40), (2, at[0] + 40)):
                self._send(pygame.FINGERMOTION, (x, at[1] + by * n // 8), number)
        self._send(pygame.FINGERUP, (at[0] - 40, at[1] + by), 1)
        self._send(pygame.FINGERUP, (at[0] + 40, at[1] + by), 2)
        self._house.run(2 * PASS)

    def key(self, name: str) -> None:
        """There are no keys: the button that does the same, or a tap on bare felt."""
        thing = self._house.look().find(BUTTONS[name])
        if thing is not None:
            self.click(thing.middle)
