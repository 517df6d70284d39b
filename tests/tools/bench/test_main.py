"""The table of what was measured."""

from tools.bench.__main__ import Measurement, _ratio, lines


def test_a_table_in_markdown() -> None:
    """Given one figure with something beside it and one without, both stand in a row of five columns."""
    rows = [Measurement("start", "0.20 s", "no later", "KPat 0.40 s", 0.5), Measurement("size", "40 MB")]
    assert list(lines(rows))[2:] == ["| start | 0.20 s | no later | KPat 0.40 s | 0.50 |", "| size | 40 MB |  |  |  |"]


def test_ratios_are_taken_run_by_run() -> None:
    """Given a machine that is slow in one run, that run is compared with itself alone."""
    assert _ratio([1.0, 10.0, 1.0], [2.0, 20.0, 2.0]) == 0.5
    assert _ratio([1.0], []) is None
