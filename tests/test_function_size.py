"""A function can be read at a glance: at most 80 lines and 25 branches, and a constructor of ui takes 8 values."""

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Final

from tests.sources import sources

MOST_LINES: Final = 80
MOST_BRANCHES: Final = 25
MOST_GIVEN: Final = 8
"""Parameters of a constructor in `game.ui`, without `self`; `*args` and `**kwargs` are one each."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
BRANCHING: Final = re.compile(r"\b(?:if|for|while|except|case|and|or)\b")
BRANCHES: Final = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case)


def too_large(modules: Mapping[str, str]) -> set[str]:
    """The functions above a limit, by module and name."""
    return {
        f"{module}.{name}"
        for module, source in modules.items()
        if may_be_too_large(module, source)  # parsing it all would take seconds
        for name, function in functions(ast.parse(source))
        if lines(function) > MOST_LINES
        or branches(function) > MOST_BRANCHES
        or (module.startswith("game.ui") and function.name == "__init__" and given(function) > MOST_GIVEN)
    }


def may_be_too_large(module: str, source: str) -> bool:
    """Whether the text from the beginning of a function or method to that of the next one is too much."""
    parts = [
        part
        for whole in re.split(r"(?m)^(?=(?:async )?def |class |@)", source)
        for part in (re.split(r"(?m)^(?=    (?:async )?def )", whole) if re.search("(?m)^class ", whole) else [whole])
    ]
    if any(part.count("\n") > MOST_LINES or len(BRANCHING.findall(part)) > MOST_BRANCHES for part in parts):
        return True
    heads = re.findall(r"def __init__\((.*?)\)(?: -> None)?:", source, re.DOTALL)
    return module.startswith("game.ui") and any(head.count(",") >= MOST_GIVEN for head in heads)


def functions(inside: ast.AST, path: str = "") -> Iterator[tuple[str, Function]]:
    """Every function at whatever depth, after the classes and functions that it is in; none is in an expression."""
    for node in ast.iter_child_nodes(inside):
        if isinstance(node, ast.expr):
            continue
        name = f"{path}.{node.name}".strip(".") if isinstance(node, Function | ast.ClassDef) else path
        if isinstance(node, Function):
            yield name, node
        yield from functions(node, name)


def lines(function: Function) -> int:
    """From its `def` to its end."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def branches(function: Function) -> int:
    """Ways that part in a function, not in those inside it."""
    count, left = 0, list(ast.iter_child_nodes(function))
    while left:
        node = left.pop()
        if isinstance(node, Function | ast.ClassDef):
            continue
        count += len(node.values) - 1 if isinstance(node, ast.BoolOp) else isinstance(node, BRANCHES)
        left.extend(ast.iter_child_nodes(node))
    return count


def given(constructor: Function) -> int:
    """Parameters without `self`."""
    args = constructor.args
    named = len(args.posonlyargs) + len(args.args) + len(args.kwonlyargs) - 1
    return named + (args.vararg is not None) + (args.kwarg is not None)


def test_no_function_is_too_large() -> None:
    """Given all code of the program and its tools, no function is above a limit."""
    assert too_large(sources()) == set()


def test_each_limit_is_seen() -> None:
    """Given a function one line too long, one with a branch too many, and a constructor with a parameter too many."""
    long = "def long():\n" + "    do()\n" * MOST_LINES
    branchy = "def branchy(a):\n" + "    if a: do()\n" * (MOST_BRANCHES + 1)
    many = f"class Box:\n    def __init__(self, {', '.join(f'p{n}' for n in range(MOST_GIVEN + 1))}): ..."
    assert too_large({"game.ui.one": long, "saves.two": branchy, "game.ui.three": many, "game.four": many}) == {
        "game.ui.one.long",
        "saves.two.branchy",
        "game.ui.three.Box.__init__",
    }
