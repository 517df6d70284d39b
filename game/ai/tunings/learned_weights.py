"""The tuned weights by rules and table: a preset's, or the best ones for other rules; values by the preset that plays
most like them.
"""

import tomllib
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from game.ai.brain.lay_down_value import NAMES as LAID, LayDownValue
from game.ai.brain.likely_cards import STAGES
from game.ai.brain.position_value import NAMES, StateValue
from game.ai.brain.tuning import Tuning
from game.ai.tunings.fixed_tunings import fixed_tuning_by
from game.ai.tunings.trial_choices import CHOICES, TriedTable
from game.assets import assets_folder, read_asset
from game.engine.table.board import Board
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


_SAME_PLAY: Final = (
    "name",
    "base",
    "tables",
    "rounds",
    "target_score",
    "stacks",
    "stacks_pass",
    "deal",
    "cut_bonus",
    "first_player",
)
"""Rules that a preset may have otherwise and is played by the same weights."""


def learned_tuning_for(board: Board) -> Tuning:
    """The weights for the board's rules and shape of table. The first time that other rules than a preset's are asked
    about, it takes some seconds: all existing weights and those of `normal` are tried in rounds.
    """
    return _tuning_by(board.rules, board.players, board.teams)


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
def preset_played_alike(rules: RuleSet) -> PresetId | None:
    """The preset whose weights fit these rules exactly; None if they are played differently from every preset.

    The minimums to open may be those of some of its rounds, as they are in a deal of one round.

    >>> from msgspec.structs import replace
    >>> preset_played_alike(replace(preset("campus"), name="Ours", rounds=2)), preset_played_alike(RuleSet(jokers=4))
    ('campus', None)
    """
    nearest = nearest_preset(rules)
    known = preset(nearest)
    same = {field: getattr(known, field) for field in _SAME_PLAY}
    if set(rules.opening) <= set(known.opening):
        same["opening"] = known.opening
    return nearest if replace(rules, **same) == known else None


def want_tuning(board: Board) -> None:
    """If weights are found by another process: announce before the first turn that this table's will be needed."""
    if CHOICES.are_left_to_others:
        learned_tuning_for(board)


def chosen_by_trial(table: TriedTable) -> Tuning:
    """The weights that do best for this table, or a mixture, including those of `normal`: tried once, then cached."""
    tuning = CHOICES.known.get(table)
    if tuning is None:
        from game.ai.tunings.tuning_trials import best_by_trial  # most tables play by the rules of a preset

        usual = fixed_tuning_by(table.rules, table.players, table.teams)
        tuning = best_by_trial(table.rules, table.players, table.teams, candidates(), usual)
        CHOICES.known[table] = tuning
    return tuning


@lru_cache
def candidates() -> tuple[Tuning, ...]:
    """All existing weights, whatever rules and table shape they were found for: for other rules nobody can tell from
    that which will do best. Those for two players may be the best for three teams.
    """
    files = sorted(file for file in (assets_folder() / "ai").glob("*.toml") if "." not in file.stem)
    known = (msgspec.convert(tomllib.loads(read_asset(file).decode()), Tuning) for file in files)
    return tuple(dict.fromkeys(known))


def _tuning_by(rules: RuleSet, players: int, teams: int) -> Tuning:
    shape, alike = shape_of(players, teams), preset_played_alike(rules)
    if alike is not None:
        return preset_tuning(alike, shape)
    table = TriedTable(rules, players, teams)
    if table in CHOICES.known or not CHOICES.are_left_to_others:
        return chosen_by_trial(table)
    CHOICES.wanted[table] = None
    return preset_tuning(nearest_preset(rules), shape)


@lru_cache
def preset_tuning(preset_id: PresetId, shape: str) -> Tuning:
    """The weights that were learned for a preset and a shape of table, or what comes nearest to them."""
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
    return tomllib.loads(read_asset(next(file for file in files if file.exists())).decode())


def _distance(one: RuleSet, other: RuleSet) -> float:
    return sum(weight for field, weight in _WEIGHT.items() if getattr(one, field) != getattr(other, field))
