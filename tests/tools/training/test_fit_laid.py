"""Learning to judge lay-downs: what a stopped run keeps, and what asking the judge would earn."""

import sys
from pathlib import Path

import pytest

from game.engine.table.view import PlayerView
from tests.build import my_view, table
from tools.training.fit_laid import Labelled, earned, main


@pytest.mark.slow
def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a run whose second match was lost, the next one plays only that, and comes to the same weights."""
    few = ["--decisions", "160", "--worlds", "1", "--deals", "2"]
    folders = ["--folder", str(tmp_path), "--kept", str(tmp_path / "kept")]
    monkeypatch.setattr(sys, "argv", ["fit_laid", "web", "4", "2", *few, *folders])
    main()
    weights = (tmp_path / "web-teams.laid.toml").read_bytes()
    first, *later = sorted((tmp_path / "kept" / "web-teams-train1-1").iterdir())
    before = first.stat().st_mtime_ns
    for path in later:
        path.unlink()
    main()
    assert (tmp_path / "web-teams.laid.toml").read_bytes() == weights
    assert first.stat().st_mtime_ns == before
    assert "points a round in 2 deals" in capsys.readouterr().out


def test_the_judge_earns_only_what_it_is_sure_of() -> None:
    """Given a lay-down said to be 50 better that cost 100, and one said to be 90 better that won 30, only the second is
    followed by who asks for 60.
    """
    view: PlayerView = my_view(table("4C 5D", phase="play"))
    wrong, right = Labelled(view, ((), ()), (0.0, -100.0)), Labelled(view, ((), ()), (10.0, 40.0))
    told = [(wrong, [0.0, 50.0]), (right, [0.0, 90.0])]
    assert [round(earned(told, threshold)[0]) for threshold in (40, 60, 100)] == [-35, 15, 0]
    assert [earned(told, threshold)[2] for threshold in (40, 60, 100)] == [1, 0.5, 0]
