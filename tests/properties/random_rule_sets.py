"""Random rule sets: every field over all the values that its annotation allows."""

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Meta

from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet

_NAMING = ("name", "base", "tables", "rounds", "target_score")


def _values(hint: Any) -> st.SearchStrategy[Any]:
    """All values of an annotation: bounds, words, and tuples of a few entries."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        metas = [meta for meta in args[1:] if isinstance(meta, Meta)]
        if args[0] is int:
            least = next(int(meta.ge) for meta in metas if meta.ge is not None)
            most = next(int(meta.le) for meta in metas if meta.le is not None)
            return st.integers(least, most)
        shortest = next((meta.min_length for meta in metas if meta.min_length), 0)
        return _tuples(args[0], shortest) if get_origin(args[0]) is tuple else _values(args[0])
    if origin is Literal:
        return st.sampled_from(args)
    if origin in (Union, UnionType):
        return st.one_of(*map(_values, args))
    if origin is tuple:
        return _tuples(hint, 0)
    assert hint is bool, hint
    return st.booleans()


def _tuples(hint: Any, shortest: int) -> st.SearchStrategy[Any]:
    inner = get_args(hint)
    if inner[-1] is Ellipsis:
        return st.lists(_values(inner[0]), min_size=shortest, max_size=3).map(tuple)
    return st.tuples(*map(_values, inner))


_FIELDS = {
    field: _values(hint) for field, hint in get_type_hints(RuleSet, include_extras=True).items() if field not in _NAMING
}


@st.composite
def rule_sets(draw: st.DrawFn, most_changes: int = 10) -> RuleSet:
    """A preset with some of its fields changed to anything, in a match of one or two rounds."""
    values: dict[str, Any] = {field: getattr(preset(draw(st.sampled_from(PRESET_IDS))), field) for field in _FIELDS}
    changed = draw(st.lists(st.sampled_from(sorted(_FIELDS)), max_size=most_changes, unique=True))
    values |= {field: draw(_FIELDS[field]) for field in changed}
    return RuleSet(name="Any rules", rounds=draw(st.integers(1, 2)), **values)
