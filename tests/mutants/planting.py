"""Small faults, planted in a module one at a time: a comparison turned round, a branch not taken, one more."""

import ast
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from msgspec import Struct

_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "True": "False", "False": "True"}


class Mutant(Struct, frozen=True):
    """One fault: what stands at a place of a file, and what is put there."""

    path: str
    line: int
    start: int
    end: int
    """Places in the file's text."""
    text: str
    """Its line."""
    before: str
    after: str
    function: str = ""
    """The function in whose body it is, as Python names it; a function within another is part of it. "" outside."""
    first: int = 0
    """The line on which that function begins, its decorators included."""
    last: int = 0
    """The line on which `before` ends."""
    draws: bool = False
    """Whether that function is given a surface, or gives one."""

    @property
    def change(self) -> str:
        """In one line."""
        return f"{_in_line(self.before)} -> {_in_line(self.after)}"

    @property
    def told(self) -> str:
        """With its place."""
        return f"{self.path}:{self.line} {self.function or 'outside'}: {self.change}"

    @property
    def judged_by(self) -> tuple[str, ...]:
        """What a verdict names of it: file, function, change and line, which hold wherever in the file it stands."""
        return self.path, self.function or "outside", self.change, self.text

    def planted(self, source: str) -> str:
        """The file with the fault."""
        assert source[self.start : self.end] == self.before
        return f"{source[: self.start]}{self.after}{source[self.end :]}"


def _in_line(text: str) -> str:
    return " ".join(text.split())


def mutants_of(path: str, source: str) -> Iterator[Mutant]:
    """Every fault that can be planted in a module, in the order of its text."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    starts = [0, *accumulate(map(len, lines))]

    def place(line: int, column: int) -> int:
        begun = starts[line - 1]
        text = source[begun : starts[line]]
        return begun + len(text.encode()[:column].decode())

    bodies = list(_bodies(tree))
    for node in _judged(tree):
        if isinstance(node, ast.expr | ast.stmt) and node.end_lineno is not None and node.end_col_offset is not None:
            start, end = place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)
            before = source[start:end]
            around = next(
                (body for body in bodies if body.begins <= (node.lineno, node.col_offset) < body.ends), NOWHERE
            )
            for after in _changed(node):
                if after != before:
                    yield Mutant(
                        *(path, node.lineno, start, end, _in_line(lines[node.lineno - 1])),
                        *(before, after, around.function, around.first),
                        last=node.end_lineno,
                        draws=around.draws,
                    )


Place = tuple[int, int]
"""A line, and a column of it."""


class Body(Struct, frozen=True):
    """That of a function: where it begins and ends, its name, and the line on which the function begins."""

    begins: Place
    ends: Place
    function: str = ""
    first: int = 0
    draws: bool = False


NOWHERE: Final = Body((0, 0), (0, 0))


def _bodies(tree: ast.Module | ast.ClassDef, within: str = "") -> Iterator[Body]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _bodies(node, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            begins = node.body[0].lineno, node.body[0].col_offset
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            types = [node.returns, *(argument.annotation for argument in (*node.args.args, *node.args.kwonlyargs))]
            draws = any(type is not None and "Surface" in ast.unparse(type) for type in types)
            ends = node.end_lineno or 0, node.end_col_offset or 0
            yield Body(begins, ends, f"{within}{node.name}", first, draws)


def _judged(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that decide something: no annotations, no imports, no docstrings, no decorators."""
    for field, value in ast.iter_fields(tree):
        if isinstance(tree, ast.ClassDef) and field == "keywords":
            continue  # frozen=True and the like: for whoever writes the program
        if field in ("annotation", "returns", "decorator_list", "type_comment", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.Import | ast.ImportFrom) or _is_docstring(child) or _is_for_types(child):
                continue
            if isinstance(child, ast.Expr) and ast.unparse(child).startswith("assert_never("):
                continue  # types alone see to it that nothing comes there
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue  # of zip: what it guards against does not happen
            if isinstance(child, ast.AST):
                yield child
                yield from _judged(child)


def _is_docstring(node: object) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_for_types(node: object) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _changed(node: ast.AST) -> Iterator[str]:
    """What may stand there instead, as text."""
    match node:
        case ast.Compare(left, [op, *ops], comparators) if type(op) in _COMPARISONS:
            yield f"({ast.unparse(ast.Compare(left, [_COMPARISONS[type(op)](), *ops], comparators))})"
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left, op, right) if type(op) in _ARITHMETIC:
            yield f"({ast.unparse(ast.BinOp(left, _ARITHMETIC[type(op)](), right))})"
        case ast.IfExp(test, body, orelse):
            yield f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() as value):
            yield str(value + 1)
        case ast.Name(name, ast.Load()) if name in _NAMES:
            yield _NAMES[name]
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Delete():
            yield "pass"
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is False):
            yield "return None"  # which is as false as False, and strict types refuse it there
        case ast.Continue():
            yield "break"
        case ast.Break():
            yield "continue"
