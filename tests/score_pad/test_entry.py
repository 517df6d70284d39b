"""What people write down of a round, as it is kept."""

import msgspec

from game.score_pad.entry import RoundEntry, TeamEntry


def test_a_written_nothing_is_kept() -> None:
    """Given a team that wrote 0 points, and an old file that tells what there is none of, the round is read as it was:
    a pad with it can't be opened otherwise.
    """
    entry = RoundEntry((TeamEntry(melded=0, left=0),))
    assert msgspec.json.decode(msgspec.json.encode(entry), type=RoundEntry) == entry
    told = b'{"teams": [{"melded": 0, "left": 0, "cuts": 0, "at_once": 0, "red_threes_left": 0}]}'
    assert msgspec.json.decode(told, type=RoundEntry) == entry
