from pathlib import Path

import pytest

from game.score_pad.score_pad_rows import ScorePadRow
from saves.disk.files import RealDisk
from saves.library.match_summary import summary_of
from saves.library.played_rounds import rounds_in
from saves.records.open_score_pad import OpenScorePad
from saves.records.replay import replay_file
from tests.build import there
from tests.saves.score_pads import FIRST, SECOND, header

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("match-*.handfoot.jsonl")), ids=lambda path: path.name)
def test_what_a_round_was_counted_for_adds_up(path: Path) -> None:
    match, played = summary_of(path), rounds_in(path)
    assert match is not None
    assert played.problem is None
    assert played.rules == there(replay_file(path).replay).rules
    assert [(one.points, one.totals, one.out) for one in played.rounds] == [
        (one.points, one.totals, one.out) for one in match.rounds
    ]
    for one in played.rounds:
        assert one.points == tuple(map(sum, zip(*(each for _, each in one.counted), strict=True)))


def test_a_damaged_match_has_its_rounds_before_the_damage(tmp_path: Path) -> None:
    lines = (EXAMPLES / "match-web-4.handfoot.jsonl").read_text().splitlines()
    path = tmp_path / "bad.handfoot.jsonl"
    path.write_text("\n".join([*lines[:-2], "nonsense", *lines[-2:]]) + "\n")
    played = rounds_in(path)
    assert played.problem is not None
    assert len(played.rounds) == len(rounds_in(EXAMPLES / "match-web-4.handfoot.jsonl").rounds) - 1


def test_a_pad_has_what_was_written_down(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot-pad.jsonl"
    with OpenScorePad.create(path, header(), RealDisk()) as score_pad:
        for number, entry in ((1, FIRST), (2, SECOND)):
            score_pad.enter(number, entry)
            score_pad.write_down(number)
        score_pad.enter(3, FIRST)
    first, second = rounds_in(path).rounds
    assert (first.points, second.totals, first.out) == ((1205, 640), (1505, 1840), 0)
    assert dict(first.counted)[ScorePadRow.MELDED] == (305, 225)
    path.write_text(path.read_text() + "nonsense\n{}\n")
    assert rounds_in(path).problem is not None
