"""How much memory processes take, shared pages counted in proportion. Linux alone tells."""

from collections.abc import Iterable
from pathlib import Path


def proportional_mb(proc: Path, pids: Iterable[int]) -> float | None:
    """Proportional set size of these processes together, in megabytes; None where one cannot be read."""
    kilobytes = 0
    for pid in pids:
        try:
            text = (proc / str(pid) / "smaps_rollup").read_text(encoding="ascii")
        except (OSError, ValueError):
            return None
        found = next((line for line in text.splitlines() if line.startswith("Pss:")), None)
        if found is None:
            return None
        kilobytes += int(found.split()[1])
    return round(kilobytes / 1024, 1)
