"""One story on a simulated computer: `python -m tests.simulation.agreement PRESET SEED KEPT…` plays a game of computer
players, kills the program as soon as so many lines are acknowledged, starts it again, and tells the record.

`tests.crash.crash_game` is the program; the same story in real processes must end in the same record.
"""

import contextlib
import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.simulation.computer_of_its_own import take_over
from tests.simulation.disk import HOME, Disk, run_on
from tests.simulation.scheduler import Interrupted, Scheduler, run_under

RECORD: Final = Path(HOME) / "game0.handfoot.jsonl"


class Killed(Interrupted):
    """The program is killed."""


class Said(io.StringIO):
    """What the program says; it is killed when it says that so many lines are kept."""

    def __init__(self, kept: int | None) -> None:
        super().__init__()
        self._kept = kept

    def flush(self) -> None:
        """A whole sentence was said."""
        sentences = self.getvalue().splitlines()
        last = sentences[-1].split() if sentences else []
        if self._kept is not None and last[:1] == ["kept"] and int(last[1]) >= self._kept:
            raise Killed


def main() -> int:
    """0 when the game is over."""
    preset, seed, *kept = sys.argv[1:]
    take_over()
    import random

    from saves.disk.files import RealDisk
    from tests.crash.crash_game import Playing, play_on
    from tests.simulation.power_cuts import image_of_folder

    scheduler = Scheduler(random.Random(1))
    with tempfile.TemporaryDirectory(prefix="agreement-") as folder:
        run_under(scheduler)
        disk = Disk(Path(folder), scheduler, random.Random(2))
        run_on(disk)
        try:
            for stop in [*map(int, kept), None]:
                with contextlib.redirect_stdout(Said(stop)), contextlib.suppress(Killed):
                    play_on(RECORD, preset, seed, RealDisk(), Playing())
                scheduler.kill_all()
                disk.switch_on(image_of_folder(disk))
            with disk.aside():
                record = RECORD.read_text("utf-8")
        finally:
            run_on(None)
            run_under(None)
    print(record, end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
