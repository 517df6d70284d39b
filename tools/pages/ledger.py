"""Writes docs/ledger.md, what each feature costs and which twin it has: `python -m tools.pages`."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tools import ROOT
from tools.messages.text_folder import MADE

PAGE: Final = ROOT / "docs" / "ledger.md"

DEEPER: Final = ("game/play", "game/ui", *(f"game/ui/{path.name}" for path in (ROOT / "game" / "ui").iterdir()))
"""Rooms whose folders are features; any other room is one."""

TWINS: Final = (
    ("game/problems", "game/ui/review/think_again"),
    ("game/ui/learn/problems", "game/ui/review/think_again"),
    ("game/score_pad", "game/play"),
    ("game/ui/evening/score_pad", "game/ui/match/scores"),
    ("game/ui/evening/summary", "game/ui/match/scores"),
    ("game/ui/rules/rule_page", "game/printed"),
    ("game/phones", "game/ui/table"),
    ("game/ui/system/accessibility", "game/phones"),
    ("game/ui/learn/lessons", "game/ui/learn/problems"),
    ("game/ui/shared/moments", "game/ui/review/look_back"),
)
"""Features that do much the same for something else: a change of one is often a change of the other."""

INTRODUCTION: Final = """\
# What each feature costs

Written by `python -m tools.pages`; numbers may be a few changes old. A feature is a folder of `game` or `saves` with
its tests; tests of the whole program are those of `game`. Statements are counted without docstrings. The *twin* does
much the same for something else: look there before you add to one of them, and before you add a feature, name its twin
in `TWINS` (`tools/pages/ledger.py`)."""


class Cost(msgspec.Struct):
    """What files come to."""

    files: int = 0
    lines: int = 0
    statements: int = 0

    def count(self, source: str) -> None:
        """One file more."""
        self.files += 1
        self.lines += source.count("\n")
        self.statements += statements_in(source)

    def add(self, other: "Cost") -> None:
        """All those of another count."""
        self.files, self.lines = self.files + other.files, self.lines + other.lines
        self.statements += other.statements


class Feature(msgspec.Struct):
    """What a folder is, and what it and its tests come to."""

    purpose: str
    product: Cost = msgspec.field(default_factory=Cost)
    tests: Cost = msgspec.field(default_factory=Cost)


def statements_in(source: str) -> int:
    """How many statements there are, docstrings of modules, classes and functions left out.

    >>> statements_in('"Said."\\nclass One:\\n    "Said."\\n    two: int\\n    "Counted."\\nif One: pass\\n')
    5
    """
    module = ast.parse(source)
    inner = list(_inner(module))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = sum(isinstance(node, documented) and bool(ast.get_docstring(node, False)) for node in (module, *inner))
    return sum(isinstance(node, ast.stmt) for node in inner) - docstrings


def _inner(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in one, and their clauses. No expression is looked into, which takes half the time."""
    for name in ("body", "handlers", "orelse", "finalbody", "cases"):
        for child in getattr(node, name, ()):
            yield child
            yield from _inner(child)


def purposes() -> Mapping[str, str]:
    """What each feature is, by its folder."""
    return {name: _purpose(ROOT / name) for name in sorted({_folder(path) for path in _files("game", "saves")})}


def features() -> Mapping[str, Feature]:
    """Each with what it costs; tests of none are those of `game`."""
    found = {name: Feature(purpose) for name, purpose in purposes().items()}
    for path in _files("game", "saves"):
        found[_folder(path)].product.count(path.read_text(encoding="utf-8"))
    for path in _files("tests"):
        found[mirrored(path, found)].tests.count(path.read_text(encoding="utf-8"))
    return found


def _files(*tops: str) -> Iterator[Path]:
    for top in tops:
        yield from (path for path in sorted((ROOT / top).rglob("*.py")) if MADE not in path.parents)


def _folder(path: Path) -> str:
    """The feature of a file of the product."""
    folders = path.relative_to(ROOT).parts[:-1]
    room = "/".join(folders[:1])
    for name in folders[1:]:
        if room not in ("game", "saves", *DEEPER):
            break
        room = f"{room}/{name}"
    return room


def mirrored(path: Path, among: Mapping[str, object]) -> str:
    """The feature that a file of tests mirrors; `game` if none."""
    folders = path.relative_to(ROOT / "tests").parts[:-1]
    folders = folders if folders[:1] == ("saves",) else ("game", *folders)
    return next(
        (name for end in range(len(folders), 0, -1) if (name := "/".join(folders[:end])) in among),
        "game",
    )


def _purpose(folder: Path) -> str:
    """The first sentence that a package says of itself."""
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    first, _, _ = " ".join(said.split()).partition(". ")
    return first.rstrip(".")


def twins_of(name: str) -> list[str]:
    """Those of a feature, as they are named in the list."""
    return [one if other == name else other for one, other in TWINS if name in (one, other)]


def page(found: Mapping[str, Feature]) -> str:
    """The page as a whole."""
    whole = Feature("All of it")
    for feature in found.values():
        whole.product.add(feature.product)
        whole.tests.add(feature.tests)
    rows = [_row(f"`{name}`", feature, twins_of(name)) for name, feature in found.items()]
    head = "| feature | what it is | files | lines | statements | test files | test lines | test statements | twin |"
    return "\n".join([INTRODUCTION, "", head, f"|---|---|{'---:|' * 6}---|", *rows, _row("", whole, []), ""])


def _row(name: str, feature: Feature, twins: list[str]) -> str:
    numbers = (f"{number:,}" for cost in (feature.product, feature.tests) for number in msgspec.structs.astuple(cost))
    return f"| {' | '.join((name, feature.purpose, *numbers, ', '.join(f'`{twin}`' for twin in twins)))} |".replace(
        "|  |", "| |"
    )
