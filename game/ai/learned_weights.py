"""The tuned weights by rules and table: those of the preset that plays most like the rules."""

import tomllib
from functools import lru_cache
from typing import Final

import msgspec

from game.ai.brain.lay_down_value import NAMES as LAID
from game.ai.brain.lay_down_value import LayDownValue
from game.ai.brain.likely_cards import STAGES
from game.ai.brain.position_value import NAMES, StateValue
from game.ai.brain.tuning import Tuning
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


def learned_tuning_for(board: Board) -> Tuning:
    """The weights for the board's rules and shape of table."""
    return _tuning(nearest_preset(board.rules), shape_of(board.players, board.teams))


def value_for(board: Board) -> StateValue:
    """The learned value of positions for the board's rules and shape of table."""
    return _value(nearest_preset(board.rules), shape_of(board.players, board.teams))


def lay_down_value_for(board: Board) -> LayDownValue:
    """The learned judgement of lay-downs for the board's rules and shape of table."""
    return _lay_down_value(nearest_preset(board.rules), shape_of(board.players, board.teams))


def kept_cards_for(board: Board) -> tuple[tuple[float, ...], ...]:
    """What cards seats keep at a table of the board's rules and shape: weights by stage and sign."""
    return _kept_cards(nearest_preset(board.rules), shape_of(board.players, board.teams))


@lru_cache
def nearest_preset(rules: RuleSet) -> PresetId:
    """The preset that differs least in what changes how one plays; the first of equals.

    >>> nearest_preset(preset("campus"))
    'campus'
    """
    return min(PRESET_IDS, key=lambda known: _distance(rules, preset(known)))


def shape_of(players: int, teams: int) -> str:
    """What the files for such a table are called by: two teams, more of them, two single players, more of them.

    >>> shape_of(4, 2), shape_of(6, 3), shape_of(2, 2), shape_of(4, 4)
    ('teams', 'pairs', 'two', 'solo')
    """
    if teams < players:
        return "teams" if teams == 2 else "pairs"
    return "two" if players == 2 else "solo"


@lru_cache
def _tuning(preset_id: PresetId, shape: str) -> Tuning:
    return msgspec.convert(_learned(preset_id, shape, "toml"), Tuning)


@lru_cache
def _value(preset_id: PresetId, shape: str) -> StateValue:
    weights = msgspec.convert(_learned(preset_id, shape, "value.toml"), dict[str, list[float]])
    return StateValue([weights[name] for name in NAMES])


@lru_cache
def _lay_down_value(preset_id: PresetId, shape: str) -> LayDownValue:
    weights = msgspec.convert(_learned(preset_id, shape, "laid.toml"), dict[str, list[float]])
    return LayDownValue([weights[name] for name in LAID])


@lru_cache
def _kept_cards(preset_id: PresetId, shape: str) -> tuple[tuple[float, ...], ...]:
    weights = msgspec.convert(_learned(preset_id, shape, "cards.toml"), dict[str, tuple[float, ...]])
    return tuple(weights[stage] for stage in STAGES)


def _learned(preset_id: PresetId, shape: str, ending: str) -> dict[str, object]:
    """What the file nearest to these rules and this table holds: rules count less than partners do."""
    shapes = {"two": ("two", "solo"), "solo": ("solo",), "pairs": ("pairs",)}.get(shape, ())
    names = [f"{rules}-{one}.{ending}" for one in shapes for rules in (preset_id, "web")]
    names += [f"{rules}-teams.{ending}" for rules in (preset_id, "web")]
    files = (assets_folder() / "ai" / name for name in names)
    return tomllib.loads(next(file for file in files if file.exists()).read_text(encoding="utf-8"))


def _distance(one: RuleSet, other: RuleSet) -> float:
    return sum(weight for field, weight in _WEIGHT.items() if getattr(one, field) != getattr(other, field))
