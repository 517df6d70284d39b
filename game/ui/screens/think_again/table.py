"""The real table at a decision that is thought about once more."""

from typing import Final

from game.ui.screens.followed_table import FollowedTable

NAME: Final = "think_again"


class ThinkAgainTable(FollowedTable):
    """The table of one decision; leaving it ends what its tries are measured by."""
