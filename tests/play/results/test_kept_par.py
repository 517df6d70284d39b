"""What levels make of a deal is kept beside its record, and believed only for that deal."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

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


def test_whoever_plays_the_deal_again_finds_it(kept: Path) -> None:
    """Given another record of the same deal, with other names, the same averages are there."""
    assert kept_par(kept, header(name="Anna")) == PARS


@pytest.mark.parametrize("other", [header(day=21), header(level="easy")])
def test_another_deal_or_table_finds_nothing(kept: Path, other: GameLine) -> None:
    """Given a record of another deal, or of the same one against another level, nothing is believed."""
    assert kept_par(kept, other) == ()


@pytest.mark.parametrize(("lead", "is_there"), [(999_999, True), (1_000_000, False), (-1_000_000, False)])
def test_a_lead_that_no_deal_can_bring_is_not_believed(tmp_path: Path, lead: int, is_there: bool) -> None:
    """Given a lead of a million points, nothing of the file counts."""
    levels = (*PARS[:3], replace(PARS[3], leads=(*PARS[3].leads[:-1], lead)))
    keep_par(tmp_path / "deal.json", header(), levels, RealDisk())
    assert kept_par(tmp_path / "deal.json", header()) == (levels if is_there else ())


def test_an_average_of_fewer_tries_is_reckoned_anew(tmp_path: Path) -> None:
    """Given averages of which the expert's was cut short, as it was where the machine was slow, none is believed."""
    path = tmp_path / "par" / "deal.json"
    keep_par(path, header(), (*PARS[:-1], replace(PARS[-1], leads=(300,) * 4)), RealDisk())
    assert kept_par(path, header()) == ()


@pytest.mark.parametrize(
    "spoil",
    [lambda data: b"", lambda data: data[:-20], lambda data: data.replace(b"100", b"900"), lambda data: b"{}\n{}\n"],
)
def test_a_damaged_file_is_not_there(kept: Path, spoil: Callable[[bytes], bytes]) -> None:
    """Given a file that was cut, emptied or changed, nothing is believed and nothing is raised."""
    kept.write_bytes(spoil(kept.read_bytes()))
    assert kept_par(kept, header()) == ()


@pytest.mark.parametrize("levels", [PARS[:3], (*PARS[:3], replace(PARS[3], is_all=False)), ()])
def test_what_is_not_all_there_is_found_again(tmp_path: Path, levels: tuple[LevelPar, ...]) -> None:
    """Given a level that is missing or was still playing, the file counts for nothing."""
    keep_par(tmp_path / "deal.json", header(), levels, RealDisk())
    assert kept_par(tmp_path / "deal.json", header()) == ()
