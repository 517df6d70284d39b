"""What holds of every command."""

from collections.abc import Iterator

import pytest

from game.cli.output.terminal import ProgressBar


@pytest.fixture(autouse=True)
def full_bars(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every bar of a command that ends well only grows, and is full at its end."""
    shown: dict[int, list[int]] = {}
    ended: list[tuple[list[int], int]] = []

    def show(bar: ProgressBar, done: int) -> None:
        shown.setdefault(id(bar), []).append(done)

    def end(bar: ProgressBar, *trouble: object) -> None:
        counts = shown.pop(id(bar), [])
        if trouble[0] is None:
            ended.append((counts, bar._whole))

    monkeypatch.setattr(ProgressBar, "show", show)
    monkeypatch.setattr(ProgressBar, "__exit__", end)
    yield
    for counts, whole in ended:
        assert counts == sorted(set(counts))
        assert max(counts, default=0) == whole
