"""One name, one file: whoever knows a module's name finds one file, not four."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tests.sources import ROOT, module_name, sources

PARTS_OF_A_FEATURE: Final = frozenset({"screen", "state", "update", "presenter", "view_model"})
"""Every folder of `game.ui` may have these."""

MADE_FROM_MESSAGES: Final = ("game.messages.functions.en.", "game.messages.functions.es.")
"""Sections of the message files: one of each name in every language."""


def names_used_twice(modules: Iterable[str]) -> set[str]:
    """The last names that more than one module has, but for the parts of features."""
    parts = [module.split(".") for module in modules if not module.startswith(MADE_FROM_MESSAGES)]
    names = Counter(
        part[-1]
        for part in parts
        if not (part[:2] == ["game", "ui"] and len(part) > 3 and part[-1] in PARTS_OF_A_FEATURE)
    )
    return {name for name, count in names.items() if count > 1}


def test_every_module_has_a_name_of_its_own() -> None:
    """Given the files of the program and its tools, no two are called alike; folders and `__main__` don't count."""
    packages = {
        module_name(file) for folder in ("game", "saves", "tools") for file in (ROOT / folder).rglob("__init__.py")
    }
    modules = [name for name in sources() if name not in packages and not name.endswith("__main__")]
    assert names_used_twice(modules) == set()


def test_a_name_used_twice_is_found() -> None:
    """Given modules of one name in two rooms, it is found; parts of a feature are no such thing."""
    rooms = ["game.engine.discard_pile.pile", "game.lessons.pile", "game.engine.table.state"]
    features = ["game.ui.start.title.screen", "game.ui.system.keys.screen", "game.ui.table.state"]
    assert names_used_twice([*rooms, *features]) == {"pile"}
