"""The timestamp of everything released, so that the same files make the same archives."""

import os
from collections.abc import Mapping
from typing import Final

EPOCH: Final = 1767225600
"""The first of January 2026, UTC, unless `SOURCE_DATE_EPOCH` is set."""


def release_time(environ: Mapping[str, str] = os.environ) -> int:
    """Seconds since 1970."""
    return int(environ.get("SOURCE_DATE_EPOCH") or EPOCH)
