import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
STATEMENTS = Path(__file__).with_name("statements.txt")
TESTED_KINDS = {"rule", "value", "setup", "variation"}
READINGS = 16
CITED = re.compile(r"S\d{3}-\d+|reading \d+")


def statements() -> dict[str, str]:
    """The kind of every statement by its ID."""
    rows = (line.split(" | ") for line in STATEMENTS.read_text(encoding="utf-8").splitlines())
    return {row[0]: row[1] for row in rows}


@cache
def cited() -> frozenset[str]:
    """IDs and readings that stand in a decorator of some test function: `cites`, or a row of `parametrize`."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if CITED.search(text) else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                constants = (part for decorator in node.decorator_list for part in ast.walk(decorator))
                found |= {
                    part.value
                    for part in constants
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and CITED.fullmatch(part.value)
                }
    return frozenset(found)


def test_every_statement_and_reading_has_a_test() -> None:
    wanted = {name for name, kind in statements().items() if kind in TESTED_KINDS}
    wanted |= {f"reading {number}" for number in range(1, READINGS + 1)}
    assert sorted(wanted - cited()) == []


def test_no_test_cites_what_no_seed_says() -> None:
    assert sorted(name for name in cited() if name.startswith("S") and name not in statements()) == []
