"""What tables by lot look like and do, and the whole program: `python -m tests.ui.by_lot` prints what differs from
tests/data/by_lot.xz, and writes the list anew; with `plans sheets` only for samples whose names begin so.
"""

import sys
from pathlib import Path
from typing import Final

from tests.toolkit.looks import write_list

LIST: Final = Path(__file__).resolve().parents[1] / "data" / "by_lot.xz"
SAMPLED: Final = (
    "tests.ui.table.layout.test_every_layout",
    "tests.ui.table.test_update",
    "tests.ui.program.test_used_by_lot",
)
"""The modules whose `SAMPLES` are in the list."""

if __name__ == "__main__":
    sys.exit(write_list(LIST, SAMPLED, tuple(sys.argv[1:])))
