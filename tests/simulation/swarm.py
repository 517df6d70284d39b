"""What an evening is made of. Most evenings leave out some of what could happen, so that the rest happens more often,
and in combination: the disk fails each time a match begins. This is swarm
testing (Groce et al., ISSTA 2012).
"""

import random
from collections.abc import Iterable
from typing import Final, TypeVar

from msgspec import Struct

from tests.simulation.disk import Ill
from tests.simulation.processes import Mood
from tests.simulation.tours import TOURS

COMPANIES: Final[tuple[tuple[int, ...], ...]] = ((), (1, 2, 3), (2,))
"""Who else plays at the screen."""
DEEDS: Final[dict[str, int]] = {
    "play": 26,
    "begin": 22,
    "tour": 56,
    "wander": 6,
    "wait": 3,
    "power": 7,
    "power soon": 9,
    "kill": 3,
    "close": 5,
    "window": 7,
    "switch window": 7,
    "surroundings": 30,
    "clock": 9,
    "next day": 3,
}
"""What can happen, with its weight."""
LATE_DEEDS: Final = ("explore", "curtain")
"""What can happen once, behind a story of the others: they are drawn apart, so that older seeds keep their stories."""
EVERYTHING: Final = 0.25
"""The share of evenings that leave nothing out."""
KEPT: Final = 0.6
"""The chance that another evening keeps a given deed."""
_Thing = TypeVar("_Thing")


class Ingredients(Struct, frozen=True):
    """All that can happen in one evening."""

    deeds: dict[str, int]
    late: tuple[str, ...]
    """The late ones."""
    tours: tuple[str, ...]
    companies: tuple[tuple[int, ...], ...]
    ills: tuple[Ill, ...]
    moods: tuple[Mood, ...]
    troubles: tuple[str, ...]


TROUBLES: Final = ("disk", "meddling", "mood", "drop", "sound")
_ILLS: Final = tuple(ill for ill in Ill if ill is not Ill.WELL)


def ingredients_of(seed: int) -> Ingredients:
    """The ingredients of a seed's evening."""
    chance = random.Random(f"ingredients {seed}")
    if chance.random() < EVERYTHING:
        return Ingredients(DEEDS, LATE_DEEDS, tuple(TOURS), COMPANIES, _ILLS, tuple(Mood), TROUBLES)
    apart = random.Random(f"late ingredients {seed}")
    deeds = {deed: weight for deed, weight in DEEDS.items() if chance.random() < KEPT}

    def some(things: Iterable[_Thing], most: int) -> tuple[_Thing, ...]:
        among = tuple(things)
        return tuple(chance.sample(among, chance.randint(1, min(most, len(among)))))

    return Ingredients(
        deeds=deeds or {"tour": 1},
        late=tuple(deed for deed in LATE_DEEDS if apart.random() < KEPT),
        tours=some(TOURS, 4),
        companies=some(COMPANIES, 2),
        ills=some(_ILLS, 3),
        moods=(Mood.QUICK, *some(Mood, 2)),
        troubles=some(TROUBLES, 3),
    )
