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
    """The standard deviation from match to match."""


FIGURES: Final[Mapping[PresetId, tuple[LevelFigure, ...]]] = {
    "web": (
        LevelFigure("easy", 2360, 985),
        LevelFigure("normal", 1364, 857),
        LevelFigure("hard", 240, 252),
        LevelFigure("expert", 18, 58),
    ),
    "family": (
        LevelFigure("easy", 2881, 1021),
        LevelFigure("normal", 1389, 798),
        LevelFigure("hard", 307, 251),
    ),
    "campus": (
        LevelFigure("easy", 2742, 1363),
        LevelFigure("normal", 1799, 918),
        LevelFigure("hard", 324, 269),
    ),
    "couples": (
        LevelFigure("easy", 2624, 932),
        LevelFigure("normal", 1441, 733),
        LevelFigure("hard", 339, 307),
    ),
    "partners": (
        LevelFigure("easy", 2628, 1008),
        LevelFigure("normal", 1333, 642),
        LevelFigure("hard", 382, 393),
    ),
}
"""By rule set, the level that gives away most first: all seats of 24 matches each, of 54 for `easy` and `normal` in Web
Classic, and of twelve for experts (`tools.bench.levels_apart`).
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
