"""The installed program: in a wheel everything lies below this one package, so that no other name is taken.

It knows nothing of the game but where to find it.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

INSIDE = ("game", "saves")
HERE = Path(__file__).resolve().parent


def is_checkout() -> bool:
    """Whether the game lies beside this package, not inside it."""
    return not (HERE / "game").is_dir()


def make_importable() -> None:
    """Lets `game` and `saves` be imported: from inside this package where it is installed, else from beside it."""
    root = str(HERE.parent if is_checkout() else HERE)
    if root not in sys.path:
        sys.path.insert(0, root)  # worker processes inherit the path


class SameModule:
    """Finds `hand_and_foot.game.engine` for other programs: it is the module `game.engine`, not a second one of the
    same file, whose moves would be strangers to those of the first.
    """

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self._spec = module.__spec__

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """What the import system asks everybody on `sys.meta_path`."""
        package, _, inner = name.partition(".")
        if package != __name__ or inner.partition(".")[0] not in INSIDE:
            return None
        make_importable()
        # a Loader in all but ancestry: importing that class costs every start a millisecond
        return ModuleSpec(name, cls(import_module(inner)))  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module there is already."""
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        """It has run; only its own name comes back."""
        module.__spec__ = self._spec


sys.meta_path.insert(0, SameModule)
