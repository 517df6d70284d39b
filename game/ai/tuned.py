"""The tuned weights by rules and table: those of the preset that plays most like the rules."""

import tomllib
from functools import lru_cache
from typing import Final

import msgspec

from game.ai.counts.laid import NAMES as LAID
from game.ai.counts.laid import LaidValue
from game.ai.counts.tuning import Tuning
from game.ai.counts.value import NAMES, StateValue
from game.assets import assets_folder
from game.engine.board import Board
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet

_WEIGHT: Final = {
    "take_with": 4.0,
    "take_count": 2.0,
    "out_clean": 2.0,
    "out_dirty": 2.0,
    "second_meld": 2.0,
    "wild_limit": 1.0,
    "closed_book": 1.0,
    "partners_foot": 1.0,
    "final_discard": 1.0,
    "book_size": 1.0,
    "upcard_play": 1.0,
    "short_pile": 1.0,
    "wild_cap": 1.0,
}
"""What makes two rule sets play differently, and how much."""


def tuning_for(board: Board) -> Tuning:
    """The weights for the board's rules and shape of table."""
    return _tuning(nearest_preset(board.rules), board.teams == board.players)


@lru_cache
def nearest_preset(rules: RuleSet) -> PresetId:
    """The preset that differs least in what changes how one plays; the first of equals.

    >>> nearest_preset(preset("campus"))
    'campus'
    """
    return min(PRESET_IDS, key=lambda known: _distance(rules, preset(known)))


def value_for(board: Board) -> StateValue:
    """The learned value of positions for the board's rules and shape of table."""
    return _value(nearest_preset(board.rules), board.teams == board.players)


@lru_cache
def _value(preset_id: PresetId, solo: bool) -> StateValue:
    shape = "solo" if solo else "teams"
    text = _first_file(f"{preset_id}-{shape}.value.toml", f"web-{shape}.value.toml", "web-teams.value.toml")
    weights = msgspec.convert(tomllib.loads(text), dict[str, list[float]])
    return StateValue([weights[name] for name in NAMES])


def laid_value_for(board: Board) -> LaidValue:
    """The learned judgement of lay-downs for the board's rules and shape of table."""
    return _laid_value(nearest_preset(board.rules), board.teams == board.players)


@lru_cache
def _laid_value(preset_id: PresetId, solo: bool) -> LaidValue:
    shape = "solo" if solo else "teams"
    text = _first_file(f"{preset_id}-{shape}.laid.toml", f"web-{shape}.laid.toml", "web-teams.laid.toml")
    weights = msgspec.convert(tomllib.loads(text), dict[str, list[float]])
    return LaidValue([weights[name] for name in LAID])


def _first_file(*names: str) -> str:
    """The text of the first of these files that there is."""
    folder = assets_folder() / "ai"
    return next(folder / name for name in names if (folder / name).exists()).read_text(encoding="utf-8")


def _distance(one: RuleSet, other: RuleSet) -> float:
    return sum(weight for field, weight in _WEIGHT.items() if getattr(one, field) != getattr(other, field))


@lru_cache
def _tuning(preset_id: PresetId, solo: bool) -> Tuning:
    shape = "solo" if solo else "teams"
    text = _first_file(f"{preset_id}-{shape}.toml", f"web-{shape}.toml", "web-teams.toml")
    return msgspec.convert(tomllib.loads(text), Tuning)
