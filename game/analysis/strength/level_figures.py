"""What the levels give away in a match, as measured: the yardstick for a person's own figures."""

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec import Struct

from game.assets import assets_folder, read_asset
from game.decoded_types import prepare
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.library.match_summary import same_rules


class MeasuredLevels(Struct, frozen=True):
    """What was measured by one rule set; `assets/levels.toml` says how."""

    ladder: tuple[tuple[float, float], ...]
    """Points given away in a usual match, and the strength they show; the weakest first."""


prepare(dict[PresetId, MeasuredLevels])


@lru_cache
def measured_levels() -> dict[PresetId, MeasuredLevels]:
    """By rule set."""
    values = tomllib.loads(read_asset(assets_folder() / "levels.toml").decode())
    return msgspec.convert(values, dict[PresetId, MeasuredLevels])


TABLE: Final = (4, 2)
"""Players and teams of the table at which they were measured."""


def measured_rules(rules: str) -> PresetId | None:
    """The measured rule set that is played alike (a `same_rules` sign)."""
    return next((id for id in measured_levels() if same_rules(preset(id)) == rules), None)


PlayStyle = Literal["excellent", "solid", "adventurous", "risky"]
_STYLES: Final[Sequence[tuple[int, PlayStyle]]] = ((130, "excellent"), (800, "solid"), (1860, "adventurous"))
"""Upper limits of points given away in a match. They are between the levels' averages, measured in Web Classic: experts
18, hard players 240, normal ones 1,360, easy ones 2,360.
"""


def style_of_play(usual: float) -> PlayStyle:
    """The play style of somebody who gives away this many points in a match.

    >>> [style_of_play(points) for points in (129, 130, 800, 1860)]
    ['excellent', 'solid', 'adventurous', 'risky']
    """
    return next((word for most, word in _STYLES if usual < most), "risky")
