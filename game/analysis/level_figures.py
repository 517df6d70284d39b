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
        LevelFigure("easy", 2526, 944),
        LevelFigure("normal", 1440, 743),
        LevelFigure("hard", 481, 367),
        LevelFigure("expert", 46, 89),
    ),
    "family": (LevelFigure("easy", 2685, 995), LevelFigure("normal", 1469, 762), LevelFigure("hard", 664, 437)),
    "campus": (LevelFigure("easy", 3244, 1376), LevelFigure("normal", 1884, 973), LevelFigure("hard", 1375, 1044)),
}
"""By rule set, the level that gives away most first: all seats of thirty matches each in Web Classic and Family Table,
of eight to twelve in Campus Books and of experts (`tools.bench.levels_apart`).
"""

TABLE: Final = (4, 2)
"""Players and teams of the table at which they were measured."""


def figures_for(rules: str, players: int, teams: int) -> tuple[LevelFigure, ...]:
    """Those for a table with rules of that sign (`same_rules`); none where the levels were not measured there."""
    if (players, teams) != TABLE:
        return ()
    return next((figures for id, figures in FIGURES.items() if same_rules(preset(id)) == rules), ())
