"""What the levels give away in a match, as measured: the yardstick for a person's own figures."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.library.match_summary import same_rules


class LevelFigure(Struct, frozen=True):
    """Points that one seat of this level gives away in a match of four."""

    level: str
    mean: float
    deviation: float


FIGURES: Final[Mapping[PresetId, tuple[LevelFigure, ...]]] = {
    "web": (
        LevelFigure("easy", 1141, 670),
        LevelFigure("normal", 473, 490),
        LevelFigure("hard", 96, 145),
        LevelFigure("expert", 18, 58),
    ),
    "family": (
        LevelFigure("easy", 1761, 783),
        LevelFigure("normal", 657, 737),
        LevelFigure("hard", 217, 261),
    ),
    "campus": (
        LevelFigure("easy", 2153, 1064),
        LevelFigure("normal", 1003, 827),
        LevelFigure("hard", 186, 323),
    ),
    "couples": (
        LevelFigure("easy", 1559, 807),
        LevelFigure("normal", 651, 952),
        LevelFigure("hard", 116, 173),
    ),
    "partners": (
        LevelFigure("easy", 1691, 1025),
        LevelFigure("normal", 590, 453),
        LevelFigure("hard", 91, 143),
    ),
}
"""By rule set, the level that gives away most first: all seats of seven matches each, of `hard` about seven more
(`tools.bench.levels_apart`). What experts give away, of twelve matches, was measured by a stricter judge.
"""

TABLE: Final = (4, 2)
"""Players and teams of the table at which they were measured."""


def measured_rules(rules: str) -> PresetId | None:
    """The measured rule set that is played alike (a `same_rules` sign)."""
    return next((id for id in FIGURES if same_rules(preset(id)) == rules), None)


def figures_for(rules: str, players: int, teams: int) -> tuple[LevelFigure, ...]:
    """The figures for a table with these rules; () if the levels weren't measured there."""
    measured = measured_rules(rules) if (players, teams) == TABLE else None
    return () if measured is None else FIGURES[measured]


PlayStyle = Literal["excellent", "solid", "adventurous", "risky"]
_STYLES: Final[Sequence[tuple[int, PlayStyle]]] = ((130, "excellent"), (800, "solid"), (1860, "adventurous"))
"""Upper limits of points given away in a match. They are between the levels' averages, measured in Web Classic: experts
18, hard players 240, normal ones 1,360, easy ones 2,360.
"""


def style_of_play(usual: float) -> PlayStyle:
    """The play style of somebody who gives away this many points in a match.

    >>> [style_of_play(points) for points in (100, 700, 1200, 2500)]
    ['excellent', 'solid', 'adventurous', 'risky']
    """
    return next((word for most, word in _STYLES if usual < most), "risky")
