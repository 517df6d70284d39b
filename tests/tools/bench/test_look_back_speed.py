"""The benchmark that walks through a match while it is analysed."""

import pytest

from game.play.results import analysis_process
from tests.analysis.analysed_match import MATCH, after_rounds
from tests.play.analysts import QUICK
from tests.play.threads import ThreadAsProcess
from tools.bench import look_back_speed as looking_back
from tools.bench.look_back_speed import looked_through, with_person


@pytest.mark.slow
def test_it_walks_twice_and_waits_for_the_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a short match, both walks draw frames, and the second lasts until everything was found."""
    monkeypatch.setattr(analysis_process, "ChildProcess", ThreadAsProcess)
    monkeypatch.setattr(ThreadAsProcess, "pid", None, raising=False)
    monkeypatch.setattr(looking_back, "WALK", 0.3)
    lines = after_rounds(1, with_person(MATCH))
    found = looked_through(lines, 1, analyst=QUICK)
    assert found.still.frames > 0
    assert found.analysed.frames > 0
    assert found.decisions > 10
    assert found.redraw > 0
    assert found.seconds < looking_back.MOST
