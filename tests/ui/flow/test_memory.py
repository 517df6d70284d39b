"""How much memory processes take."""

from pathlib import Path

from game.ui.flow.memory import proportional_mb


def test_shares_of_all_processes_are_added(tmp_path: Path) -> None:
    """Two processes with 2 and 3.5 MB are 5.5 MB."""
    for pid, kilobytes in ((7, 2048), (8, 3584)):
        (tmp_path / str(pid)).mkdir()
        lines = f"00-ff ---p 00000000 00:00 0 [rollup]\nRss:  99999 kB\nPss:  {kilobytes} kB\nPss_Anon: 1 kB\n"
        (tmp_path / str(pid) / "smaps_rollup").write_text(lines)
    assert proportional_mb(tmp_path, (7, 8)) == 5.5


def test_where_it_cannot_be_read_nothing_is_told(tmp_path: Path) -> None:
    """A system without such files, or a process that has ended: None, not too little."""
    assert proportional_mb(tmp_path, (7,)) is None
