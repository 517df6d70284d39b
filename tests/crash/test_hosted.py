import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.skipif(sys.platform != "linux", reason="it limits another process"), pytest.mark.slow]


def test_nothing_is_acknowledged_that_is_not_on_the_disk(tmp_path: Path) -> None:
    """Given hosts on five disks that fill up, fail, lose or hang, killed in the middle of a game, every acknowledged
    move is there, and whatever was not saved was called so on the pages and on stderr.
    """
    from tests.crash.hosted import play_on_disks

    tally = play_on_disks(tmp_path, disks=5, seed=0)
    assert tally.acknowledged
    assert tally.unsaved
    assert tally.notices
