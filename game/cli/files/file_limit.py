"""How many files the system lets this program have open: below some number nothing here works in an orderly way."""

import sys
from typing import Final

from game.cli.arguments import CommandError
from game.messages.functions import command_line as say

LEAST: Final = 64
"""A window with its processes and an open door needs about forty."""


def need_files() -> None:
    """Raise this process's own limit where it is low and may be raised. Raises CommandError where that isn't enough."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= LEAST:
        return
    if hard != resource.RLIM_INFINITY and hard < LEAST:
        raise CommandError(say.too_few_files(hard, LEAST), 1)
    resource.setrlimit(resource.RLIMIT_NOFILE, (LEAST, hard))
