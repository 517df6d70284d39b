"""What comes first in every test run."""

import tools  # noqa: F401  makes stale message modules anew, before anything of the game is imported
