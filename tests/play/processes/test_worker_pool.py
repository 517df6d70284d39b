import multiprocessing
import signal
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from game.cli.duels import workers_of
from game.play.processes.worker_pool import NoCluster, WorkerKilled, Workers, worker_pool
from game.play.results.duel import Duel, DuelResult, play_duel
from game.play.results.simulation import Series, play_series
from game.play.seats import seat_plan, table_plan
from tests.build import WEB

SERIES = Series(rules=WEB, table=table_plan(WEB, "2v2", None), seed=4, name="pool", app="0")
DUEL = Duel(series=SERIES, one=seat_plan("hard:careful"), other=seat_plan("normal"))


def nobody_hears(done: int) -> None:
    """A progress nobody follows."""


def facts(answer: DuelResult) -> dict[str, Any]:
    """An answer without the times that its decisions took."""
    told: dict[str, Any] = msgspec.to_builtins(answer)
    del told["think_ms"]
    for result in told["results"]:
        del result["think"]
    return told


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster with two workers in processes of this machine."""
    distributed = pytest.importorskip(
        "distributed", reason="Dask is an extra that is not installed here: pip install '.[dask]'"
    )
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, scheduler_port=0
    ) as running:
        yield "dask://" + running.scheduler_address.removeprefix("tcp://")


def square(number: int) -> int:
    """Work for a pool."""
    return number * number


@pytest.mark.parametrize(("workers", "processes"), [(Workers(), 1), (Workers(2), 2)])
def test_results_come_in_the_order_of_the_pieces(workers: Workers, processes: int) -> None:
    with worker_pool(workers) as pool:
        assert pool.count == processes
        assert list(pool.results(square, [(number,) for number in range(20)])) == [n * n for n in range(20)]


def ignore_the_end(number: int, notes: Path) -> None:
    """Work that ends only with its process; the first piece is done once the second is at work."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    (notes / str(number)).touch()
    while number or not (notes / "1").exists():
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("end", "ended_by"),
    [(SystemExit(143), SystemExit), (KeyboardInterrupt(), KeyboardInterrupt), (None, WorkerKilled)],
)
def test_ending_a_run_stumbles_over_nothing(
    end: BaseException | None, ended_by: type[BaseException], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Given processes at work that have to be killed, and more that waits for them, a run that is ended, by Ctrl-C too
    or because the system kills a process, ends them, and no thread of the pool raises anything.
    """
    raised: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    monkeypatch.setattr("game.play.processes.worker_pool.END_SECONDS", 0.05)
    before, threads = threading.enumerate(), list[threading.Thread]()

    def play() -> None:
        with worker_pool(Workers(2)) as pool:
            for _ in pool.results(ignore_the_end, [(number, tmp_path) for number in range(20)]):
                threads.extend(thread for thread in threading.enumerate() if thread not in before)
                while not (tmp_path / "2").exists():
                    time.sleep(0.02)
                if end is not None:
                    raise end
                multiprocessing.active_children()[0].kill()

    with pytest.raises(ended_by):
        play()
    for thread in threads:
        thread.join(10)
    assert raised == []
    assert multiprocessing.active_children() == []


def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    here = play_duel(DUEL, range(1, 7), Workers(), False, nobody_hears)
    workers_there = workers_of(Namespace(workers=None, executor=cluster))
    there = play_duel(DUEL, range(1, 7), workers_there, False, nobody_hears)
    assert facts(there) == facts(here)
    standings = [play_series(SERIES, 6, workers, lambda: 0.0, nobody_hears) for workers in (Workers(), workers_there)]
    one, other = [msgspec.structs.replace(standing, think_ms={}) for standing in standings]
    assert one == other


def test_whoever_stops_asking_drops_the_rest(cluster: str) -> None:
    with worker_pool(Workers(cluster=cluster)) as pool:
        assert pool.count == 2
        results = pool.results(square, [(number,) for number in range(500)])
        assert next(results) == 0
        results.close()


def test_a_cluster_that_is_not_there_is_told(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.processes.worker_pool._CONNECT_SECONDS", 1)
    with (
        pytest.raises(NoCluster, match=r"No Dask scheduler answers at 127.0.0.1:9\."),
        worker_pool(Workers(cluster="dask://127.0.0.1:9")),
    ):
        pass


class SmallCluster:
    """As much of Dask's client as is asked for: a cluster with these threads, or none at all, and perhaps the game."""

    threads: tuple[int, ...] | None = (2, 1)
    told: list[object]

    def __init__(self, address: str, timeout: float, set_as_default: bool) -> None:
        self.told.append((address, timeout, set_as_default))
        if self.threads is None:
            raise OSError

    def nthreads(self) -> dict[str, int]:
        """By worker."""
        return dict(zip("abc", self.threads or (), strict=False))

    def run_on_scheduler(self, prepare: Callable[[], None]) -> None:
        """Notes it."""
        self.told.append("prepared")

    def run(self, prepare: Callable[[], None]) -> None:
        """Runs it on the workers."""
        prepare()

    def get_executor(self, pure: bool) -> Executor:
        """Runs the work here."""
        self.told.append(pure)
        return ThreadPoolExecutor(1)

    def close(self) -> None:
        """Is noted."""
        self.told.append("closed")


def no_game() -> None:
    """What comes of looking for a game that isn't installed."""
    raise ImportError


@pytest.mark.parametrize(
    ("threads", "prepare", "said", "told"),
    [
        ((2, 1), None, None, [False, "closed"]),  # the same work twice is done twice
        ((2, 1), no_game, "The cluster at one:1 doesn't have the game", ["prepared", "closed"]),
        ((), None, "The cluster at one:1 has no workers", ["closed"]),
        (None, None, "No Dask scheduler answers at one:1", []),
    ],
)
def test_a_cluster_is_asked_and_left(
    threads: tuple[int, ...] | None,
    prepare: Callable[[], None] | None,
    said: str | None,
    told: list[object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SmallCluster, "threads", threads)
    monkeypatch.setattr(SmallCluster, "told", heard := list[object](), raising=False)
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=SmallCluster))
    with (
        pytest.raises(NoCluster, match=said) if said else nullcontext(),
        worker_pool(Workers(cluster="dask://one:1", prepare=prepare)) as pool,
    ):
        assert (pool.count, list(pool.results(square, [(2,), (3,)]))) == (3, [4, 9])
    assert heard == [("tcp://one:1", 10, False), *told]


def test_without_dask_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install \.\[dask\]"), worker_pool(Workers(cluster="dask://127.0.0.1:9")):
        pass
