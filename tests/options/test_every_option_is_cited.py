import ast
import re
from pathlib import Path

from game.rules.fields import ByRound, WholeNumber, field_infos
from game.rules.ruleset import RuleSet
from tests.build import PRESETS

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "assets" / "rules"
ROWS = [line.split(" | ", 2) for line in (HERE / "table.txt").read_text(encoding="utf-8").splitlines()]
"""The rows of "Options beyond the seeds" in the rules page: keys, values, exact meaning."""
KEYS = [key for row in ROWS for key in row[0].split(", ")]


def wanted() -> set[str]:
    """What must be cited: every key, and where a field holds words every word that no preset uses."""
    found = set()
    for key in KEYS:
        control = field_infos()[key].control
        words = getattr(getattr(control, "each", control), "words", ())
        new = [word for word in words if all(getattr(rules, key) != word for rules in PRESETS)]
        found |= {f"{key}={word}" for word in new if word not in ("no", "none")} or {key}
        if isinstance(control, WholeNumber | ByRound):
            found.add(key)
    return found


def cited() -> set[str]:
    """The options that stand in a decorator of some test function: `cites`, or a row of `parametrize`."""
    found: set[str] = set()
    for path in (*HERE.glob("test_*.py"), *HERE.with_name("engine").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                constants = (part for decorator in node.decorator_list for part in ast.walk(decorator))
                found |= {
                    part.value.removeprefix("option ")
                    for part in constants
                    if isinstance(part, ast.Constant)
                    and isinstance(part.value, str)
                    and part.value.startswith("option ")
                }
    return found


def test_every_option_has_a_test() -> None:
    assert sorted(wanted() - cited()) == []


def test_no_test_cites_what_is_no_option() -> None:
    for name in cited():
        key, _, word = name.partition("=")
        assert key in KEYS, name
        control = field_infos()[key].control
        assert not word or word in getattr(getattr(control, "each", control), "words", ()), name


def test_the_table_names_every_field_that_no_preset_sets() -> None:
    for preset_file in RULES.glob("*.toml"):
        named = set(re.findall(r"^(\w+) =", preset_file.read_text(encoding="utf-8"), re.MULTILINE))
        assert sorted(set(RuleSet.__struct_fields__) - named - set(KEYS)) == []
