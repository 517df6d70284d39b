"""What the levels give away in a match, measured: what a person's own figures are held against."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.match_summary import same_rules


class LevelFigure(Struct, frozen=True):
    """Points that one seat of this level gives away in a match of four."""

    level: str
    mean: float
    deviation: float
    """From match to match, one standard deviation."""


FIGURES: Final[Mapping[PresetId, tuple[LevelFigure, ...]]] = {
    "web": (
        LevelFigure("easy", 2428, 948),
        LevelFigure("normal", 1379, 763),
        LevelFigure("hard", 614, 502),
        LevelFigure("expert", 50, 85),
    ),
    "family": (LevelFigure("easy", 3054, 912), LevelFigure("normal", 1333, 558), LevelFigure("hard", 659, 701)),
    "campus": (LevelFigure("easy", 3244, 1376), LevelFigure("normal", 1884, 973), LevelFigure("hard", 1375, 1044)),
}
"""By rule set, the level that gives away most first: all seats of thirty matches each in Web Classic, of eight to
twelve elsewhere and of experts (`tools.bench.levels_apart`).
"""

TABLE: Final = (4, 2)
"""Players and teams of the table at which they were measured."""


def figures_for(rules: str, players: int, teams: int) -> tuple[LevelFigure, ...]:
    """Those for a table with rules of that sign (`same_rules`); none where the levels were not measured there."""
    if (players, teams) != TABLE:
        return ()
    return next((figures for id, figures in FIGURES.items() if same_rules(preset(id)) == rules), ())
