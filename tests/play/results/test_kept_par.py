"""What levels make of a deal is kept beside its record, and believed only for that deal."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.deals.shared_deal import todays_deal
from game.play.results.kept_par import keep_par, kept_par
from game.play.results.par import LEVELS, LevelPar
from game.play.shared_deals import deal_header
from saves.disk.files import RealDisk
from saves.records.lines import GameLine, SeatInfo

PARS = tuple(LevelPar(level, (100 * n,) * 20) for n, level in enumerate(LEVELS))


def header(day: int = 20, name: str = "You", level: str = "hard") -> GameLine:
    """That of a record of a day's deal."""
    seats = [SeatInfo(name=name, kind="human")]
    seats += [SeatInfo(name=f"{n}", kind="computer", level=level) for n in range(3)]
    deal = todays_deal(date(2026, 11, day))
    return deal_header(deal, seats, game_id=name, created="2026-11-20T08:00:00Z", app="0", name=name)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file with the averages of a deal."""
    path = tmp_path / "par" / "deal.json"
    keep_par(path, header(), PARS, RealDisk())
    return path


@pytest.mark.parametrize(
    ("other", "found"), [(header(name="Anna"), PARS), (header(day=21), ()), (header(level="easy"), ())]
)
def test_whoever_plays_the_deal_again_finds_it(kept: Path, other: GameLine, found: tuple[LevelPar, ...]) -> None:
    assert kept_par(kept, other) == found


@pytest.mark.parametrize(
    "spoil",
    [lambda data: b"", lambda data: data[:-20], lambda data: data.replace(b"100", b"900"), lambda data: b"{}\n{}\n"],
)
def test_a_damaged_file_is_not_there(kept: Path, spoil: Callable[[bytes], bytes]) -> None:
    kept.write_bytes(spoil(kept.read_bytes()))
    assert kept_par(kept, header()) == ()


@pytest.mark.parametrize(
    ("more", "is_there"),
    [
        ({"leads": (300,) * 19 + (999_999,)}, True),
        ({"leads": (300,) * 19 + (1_000_000,)}, False),
        ({"leads": (300,) * 19 + (-1_000_000,)}, False),
        ({"leads": (300,) * 19}, False),
        ({"leads": ("many",) * 20}, False),
        ({"is_all": False}, False),
        (None, False),
    ],
)
def test_what_is_not_all_there_is_found_again(tmp_path: Path, more: dict[str, Any] | None, is_there: bool) -> None:
    levels = PARS[:3] if more is None else (*PARS[:3], replace(PARS[3], **more))
    keep_par(tmp_path / "deal.json", header(), levels, RealDisk())
    assert kept_par(tmp_path / "deal.json", header()) == (levels if is_there else ())
