"""One name, one thing: a search for a class finds one."""

import ast
import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from tests.sources import nodes_of, sources

CLASS: Final = re.compile(r"^\s*class\s+(\w+)", re.MULTILINE)
STILL_TWICE: Final[frozenset[str]] = frozenset()
"""Names that are still to be given up by one of their classes. This only shrinks."""


def names_used_twice(modules: Mapping[str, str]) -> set[str]:
    """The names that more than one class has, private and inner ones among them."""
    seen = Counter(name for source in modules.values() for name in CLASS.findall(source))
    twice = [source for source in modules.values() if any(seen[name] > 1 for name in CLASS.findall(source))]
    nodes = (node for source in twice for node in nodes_of(source))  # a text may look like a class
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    return {name for name, count in names.items() if count > 1}


def test_every_class_has_a_name_of_its_own() -> None:
    """Given all code of the program and its tools, the names that exist twice are exactly those known to."""
    assert names_used_twice(sources()) == STILL_TWICE


def test_a_name_used_twice_is_found() -> None:
    """Given two modules with a class of one name, one of them inside a function, it is found."""
    planted = {"game.one": "class Card: ...\nclass Deck: ...", "game.two": "def make():\n    class Card: ..."}
    assert names_used_twice(planted) == {"Card"}
