"""Tests for game/play/results/simulation.py."""

import json
import time
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from game.play.processes.worker_pool import Workers
from game.play.results.simulation import (
    Series,
    SimulationResult,
    play_game,
    play_series,
    record_path,
    records_in_the_way,
    share_within,
    write_record,
)
from game.play.seats import table_plan
from game.rules.presets import PRESET_IDS, preset
from saves.records.lines import MoveLine
from saves.records.replay import replay_file
from tests.play.matches_in_memory import fresh
from tests.slow import slow_unless


def nobody_listens(done: int) -> None:
    """Progress that nobody looks at."""


def series(preset_id: str = "web", shape: str | None = None, seed: int | str = 5, folder: Path | None = None) -> Series:
    """Computer players at a preset's table."""
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    return Series(
        rules=rules, table=table_plan(rules, shape, None), seed=seed, name=preset_id, app="test", folder=folder
    )


def played(
    plan: Series, games: int, workers: int = 1, progress: Callable[[int], None] = nobody_listens
) -> SimulationResult:
    """What the series came to."""
    return play_series(plan, games, Workers(workers), time.monotonic, progress)


@pytest.mark.slow
def test_workers_and_number_of_games_change_nothing(tmp_path: Path) -> None:
    """Two workers write byte for byte the records that one writes, and a shorter series writes the same first ones."""
    standings = [played(series(folder=tmp_path / "one"), 6), played(series(folder=tmp_path / "two"), 6, workers=2)]
    played(series(folder=tmp_path / "few"), 2)
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert files == [f"web-{number}.handfoot.jsonl" for number in range(1, 7)]
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    for path in (tmp_path / "few").iterdir():
        assert path.read_bytes() == (tmp_path / "one" / path.name).read_bytes()
    one, two = standings
    assert (one.wins, one.mean_totals, one.rounds, one.moves) == (two.wins, two.mean_totals, two.rounds, two.moves)


@pytest.mark.slow
@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_every_table_of_a_preset_plays_and_verifies(preset_id: str, tmp_path: Path) -> None:
    """At each table that a preset offers the records are accepted by the strict replay, to the same winners."""
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    for number, shape in enumerate(rules.tables):
        plan = series(preset_id, shape, folder=tmp_path)
        tmp_path.mkdir(exist_ok=True)
        result = play_game(plan, number)
        verdict = replay_file(tmp_path / f"{preset_id}-{number}.handfoot.jsonl")
        assert verdict.problem is None
        assert verdict.replay is not None
        assert verdict.replay.winners == result.winners
        assert verdict.replay.totals == result.totals


SHAPES = ("4v4", "2v2v2v2", "7:solo", "8:solo")


@pytest.mark.parametrize(
    ("preset_id", "shape"),
    slow_unless(
        lambda preset_id, shape: SHAPES[PRESET_IDS.index(preset_id) % 4] == shape, product(PRESET_IDS, SHAPES), every=5
    ),
)
def test_seven_and_eight_play_and_verify(preset_id: str, shape: str, tmp_path: Path) -> None:
    """Given any preset at a table of seven or eight, a match ends and its record is accepted by the strict replay."""
    result = play_game(series(preset_id, shape, folder=tmp_path), 1)
    verdict = replay_file(tmp_path / f"{preset_id}-1.handfoot.jsonl")
    assert verdict.problem is None
    assert verdict.replay is not None
    assert (verdict.replay.winners, verdict.replay.totals) == (result.winners, result.totals)
    assert result.moves == sum(isinstance(line, MoveLine) for line in verdict.accepted)


@pytest.mark.slow
def test_with_four_players_rounds_end_by_going_out() -> None:
    """At every 2v2 table more than nine rounds of ten end by going out: less would mean that it plays badly."""
    for preset_id in PRESET_IDS:
        assert played(series(preset_id, "2v2"), 15).out_share > 0.9, preset_id


def test_the_games_of_a_series_and_of_other_seeds_differ() -> None:
    """Each game has cards of its own, and another seed plays other games; a seed may be a word."""
    games: list[tuple[int | str, int]] = [(5, 1), (5, 2), (5, 3), (2, 1), ("table", 1), ("chair", 1)]
    assert len({play_game(series(seed=seed), number).totals for seed, number in games}) == len(games)


def test_the_standing_has_the_keys_of_the_contract(tmp_path: Path) -> None:
    """The JSON of `simulate`: every key is there, shares add up, progress has counted every game, and each has a record
    in a folder that wasn't there.
    """
    counted: list[int] = []
    plan = series(folder=tmp_path / "new" / "folder")
    answer = json.loads(msgspec.json.encode(played(plan, 4, progress=counted.append)))
    assert len(records_in_the_way(plan, 5)) == 4
    assert set(answer) >= {
        *("rules", "games", "seats", "wins", "win_rate", "mean_totals", "rounds", "out_share", "moves", "seconds"),
        *("moves_per_second", "think_ms"),
    }
    assert counted == [1, 2, 3, 4]
    assert sum(answer["wins"]) == pytest.approx(4)
    assert answer["rounds"] == 16
    assert answer["out_share"] > 0.6
    assert answer["seats"] == ["normal"] * 4
    assert 0 < answer["think_ms"]["normal"]["p50"] <= answer["think_ms"]["normal"]["p99"]
    for low, middle, height in answer["win_rate"]:
        assert low <= middle <= height


def test_records_that_are_there_are_in_the_way_and_not_replaced(tmp_path: Path) -> None:
    """Given records 1 and 3, a series of two is in the way of the first alone; one that isn't written of none. Nothing
    half written is left.
    """
    plan = series(shape="2:solo", folder=tmp_path)
    for number in (1, 3):
        record_path(plan, number).write_text("mine")
    for games, there in ((2, [1]), (3, [1, 3])):
        assert records_in_the_way(plan, games) == [record_path(plan, number) for number in there]
    assert records_in_the_way(msgspec.structs.replace(plan, folder=None), 3) == []
    with pytest.raises(FileExistsError):
        play_game(plan, 1)
    assert record_path(plan, 1).read_text() == "mine"
    played(msgspec.structs.replace(plan, may_replace=True), 1)
    assert replay_file(record_path(plan, 1)).problem is None
    assert len(list(tmp_path.iterdir())) == 2


def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a folder in the place of the record, or a full disk, its error is told, and nothing is left beside it."""

    def is_full(path: Path, data: bytes) -> NoReturn:
        raise OSError("the disk is full")

    (folder := tmp_path / "game").mkdir()
    for why in ("game", "the disk is full"):
        with pytest.raises(OSError, match=why):
            write_record(folder, fresh(), may_replace=True)
        monkeypatch.setattr("game.play.results.simulation.write_for_now", is_full)
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize(("share", "expected"), [(0.1, 0.25), (0.3, 0.25), (0.5, 2), (0.9, 2), (0.91, 31.5), (1, 31.5)])
def test_the_time_of_most_decisions(share: float, expected: float) -> None:
    """Given three decisions of a quarter of a millisecond, six of two and one of 31.5, so many stayed within this; of
    none it is 0.
    """
    assert share_within(Counter({31_500: 1, 250: 3, 2_000: 6}), share) == expected
    assert share_within(Counter(), share) == 0
