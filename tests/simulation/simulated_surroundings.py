"""What happens around the person at a simulated computer: its disk falls ill or is well again, other programs meddle
with the files, files are dropped on the window, the sound goes, and whoever thinks has moods.
"""

import random
from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from tests.simulation.computer import Computer
from tests.simulation.disk import DATA, Ill
from tests.simulation.oracle import Oracle
from tests.simulation.simulated_meddling import meddle, write
from tests.simulation.swarm import Ingredients

FROM_OUTSIDE: Final = {
    "holiday.png": b"\x89PNG\r\n\x1a\n",
    "cards.zip": b"PK\x05\x06" + bytes(18),
    "words.txt": b"no game\n",
    "empty.jsonl": b"",
}
"""What others send: dropped on the window, some of it is no good."""


class Surroundings:
    """Of one computer."""

    def __init__(self, computer: Computer, oracle: Oracle, ingredients: Ingredients) -> None:
        self._computer, self._oracle, self._ingredients = computer, oracle, ingredients

    def happen(self, chance: random.Random) -> str:
        """Makes something happen; says what, in a sentence."""
        match chance.choice(self._ingredients.troubles):
            case "disk":
                return self.change_disk(chance)
            case "meddling":
                return meddle(self._computer, self._oracle, chance)
            case "drop":
                return self._drop(chance)
            case "sound":
                for window in self._computer.windows:
                    window.step(Event(pygame.AUDIODEVICEREMOVED, iscapture=False, which=1))
                return "The loudspeaker is unplugged."
            case _:
                self._computer.processes.mood = chance.choice(self._ingredients.moods)
                return f"Whoever thinks {self._computer.processes.mood}."

    def change_disk(self, chance: random.Random) -> str:
        """Makes the disk ill, or well again; which, in a sentence."""
        return self.heal() if self._computer.disk.ill is not Ill.WELL else self._fall_ill(chance)

    def _fall_ill(self, chance: random.Random) -> str:
        disk = self._computer.disk
        disk.ill, disk.is_once = chance.choice(self._ingredients.ills), chance.random() < 0.5
        if disk.ill is Ill.HELD:
            disk.hold(chance.uniform(0.2, 3.0))
        return f"The disk falls ill: {disk.ill}{', once' if disk.is_once else ''}."

    def _drop(self, chance: random.Random) -> str:
        """A file from outside, or one of the games once more."""
        disk = self._computer.disk
        games = sorted(path for path in disk.device.now if path.endswith(".jsonl") and Path(path).is_file())
        name = chance.choice((*FROM_OUTSIDE, *(["a game"] if games else [])))
        path = f"{DATA}-outside/{name}" if name in FROM_OUTSIDE else chance.choice(games)
        if name in FROM_OUTSIDE:
            with disk.aside():
                write(path, FROM_OUTSIDE[name])
        self._computer.window.step(Event(pygame.DROPFILE, file=path))
        return f"Anna drops {Path(path).name} on the window."

    def heal(self) -> str:
        """Makes the disk well."""
        self._computer.disk.ill, self._computer.disk.is_once = Ill.WELL, False
        return "The disk is well again."
