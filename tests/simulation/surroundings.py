"""What happens around the person at a simulated computer: its disk falls ill or is well again, other programs meddle
with the files, and whoever thinks has moods.
"""

import random

from tests.simulation.computer import Computer
from tests.simulation.disk import Ill
from tests.simulation.meddling import meddle
from tests.simulation.oracle import Oracle
from tests.simulation.swarm import Ingredients


class Surroundings:
    """Of one computer."""

    def __init__(self, computer: Computer, oracle: Oracle, ingredients: Ingredients) -> None:
        self._computer, self._oracle, self._ingredients = computer, oracle, ingredients

    def happen(self, chance: random.Random) -> str:
        """Makes something happen; says what, in a sentence."""
        match chance.choice(self._ingredients.troubles):
            case "disk":
                return self.heal() if self._computer.disk.ill is not Ill.WELL else self._fall_ill(chance)
            case "meddling":
                return meddle(self._computer, self._oracle, chance)
            case _:
                self._computer.processes.mood = chance.choice(self._ingredients.moods)
                return f"Whoever thinks {self._computer.processes.mood}."

    def _fall_ill(self, chance: random.Random) -> str:
        disk = self._computer.disk
        disk.ill, disk.is_once = chance.choice(self._ingredients.ills), chance.random() < 0.5
        return f"The disk falls ill: {disk.ill}{', once' if disk.is_once else ''}."

    def heal(self) -> str:
        """Makes the disk well."""
        self._computer.disk.ill, self._computer.disk.is_once = Ill.WELL, False
        return "The disk is well again."
