"""Contact sheets: eight pictures of each kind of motion, from its first frame to its last."""

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pygame import Surface

PICTURES: Final = 8
IN_A_ROW: Final = 4
WIDTH: Final = 480
GAP: Final = 10
LONGEST: Final = 240
"""Maximum frames kept of a motion, four seconds."""
TRIES: Final = 3
"""How often a motion is taken; the longest is shown."""


class ContactSheets:
    """Takes a picture of every frame with motion, and combines those of each kind."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._takes: dict[str, list[list[Surface]]] = defaultdict(list)
        self._last = ""

    def take(self, kind: str) -> None:
        """The picture on the screen, under the kind of motion it belongs to."""
        import pygame

        takes, is_new = self._takes[kind], kind != self._last
        self._last = kind
        if is_new:
            takes.append([])
        if len(takes) <= TRIES and len(takes[-1]) < LONGEST:
            screen = pygame.display.get_surface()
            assert screen is not None
            height = WIDTH * screen.get_height() // screen.get_width()
            takes[-1].append(pygame.transform.smoothscale(screen, (WIDTH, height)))

    def save(self) -> None:
        """One JPEG for each kind."""
        import pygame

        self._folder.mkdir(parents=True, exist_ok=True)
        for kind, takes in self._takes.items():
            frames = max(takes, key=len)
            last = len(frames) - 1
            chosen = [frames[n * last // (PICTURES - 1)] for n in range(PICTURES)]
            width, height = (side + GAP for side in chosen[0].get_size())
            sheet = pygame.Surface((width * IN_A_ROW, height * PICTURES // IN_A_ROW))
            for n, frame in enumerate(chosen):
                sheet.blit(frame, (n % IN_A_ROW * width, n // IN_A_ROW * height))
            pygame.image.save(sheet, self._folder / f"{kind.replace(' ', '-')}.jpg")
