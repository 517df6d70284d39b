"""The command line: one file per command. Commands without a window import no pygame."""

from game.cli.dispatch import main

__all__ = ["main"]
