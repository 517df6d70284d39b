"""A user of whom the system knows no folder."""

import os

import pytest


def make_homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing says any more where this user's files belong."""
    pwd = pytest.importorskip("pwd")

    def unknown(uid: int) -> None:
        raise KeyError(uid)

    for name in [name for name in os.environ if name == "HOME" or name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(pwd, "getpwuid", unknown)
