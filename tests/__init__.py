"""The tests, and long runs as commands of their own: `python -m tests.crash`."""

import tools  # noqa: F401  makes stale message modules anew, before anything of the game is imported
