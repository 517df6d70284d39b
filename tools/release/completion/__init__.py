"""Completion for the shells that people use, made from the parsers of the command line."""

from collections.abc import Callable, Mapping
from typing import Final

from tools.release.completion import bash, fish, zsh
from tools.release.completion.answers import PROGRAMS

SHELLS: Final[Mapping[str, Callable[[], str]]] = {"bash": bash.script, "zsh": zsh.script, "fish": fish.script}
"""The whole script for each shell."""
PLACES: Final[Mapping[str, str]] = {
    "bash": f"bash-completion/completions/{PROGRAMS[0]}",
    "zsh": f"zsh/vendor-completions/_{PROGRAMS[0]}",
    "fish": f"fish/vendor_completions.d/{PROGRAMS[0]}.fish",
}
"""Below `/usr/share`, where each shell looks."""
