"""Who plays the games of a long run: this process, processes on this machine, or the workers of a Dask cluster."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import starmap
from threading import Thread
from typing import Final, TypeVar

from msgspec import Struct

from game.messages.functions import command_line as say_command_line
from game.messages.language import UserError
from game.play.processes.child_process import END_SECONDS, begin_as_worker

_Result = TypeVar("_Result")

CLUSTER: Final = "dask://"
"""How the typed address of a cluster's scheduler begins."""

_CONNECT_SECONDS: Final = 10
_LONGEST_END: Final = 10.0
"""Seconds that processes without work may take to end."""


class NoCluster(UserError):
    """There is no such cluster."""


class WorkerKilled(UserError):
    """The system ended a process of this machine that had work."""

    code = 1


class Workers(Struct, frozen=True):
    """This many processes on this machine, or the workers of the cluster whose scheduler has this address."""

    processes: int = 1
    cluster: str | None = None
    prepare: Callable[[], None] | None = None
    """What scheduler and workers of a cluster run first, so that they can import the game; raises ImportError if they
    can't.
    """


class WorkerPool:
    """Give it pieces of work, and take the results as they arrive."""

    def __init__(self, executor: Executor | None, count: int) -> None:
        """Without an executor everything runs in this process, one piece after another."""
        self._executor = executor
        self.count = count
        """The number of pieces in progress at a time."""

    def results(
        self, work: Callable[..., _Result], pieces: Sequence[tuple[object, ...]]
    ) -> Generator[_Result, None, None]:
        """The result of every piece, in order. A caller that stops iterating drops the rest."""
        if self._executor is None:
            yield from starmap(work, pieces)
            return
        waiting = [self._executor.submit(work, *piece) for piece in pieces]
        try:
            yield from (future.result() for future in waiting)
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def worker_pool(workers: Workers) -> Iterator[WorkerPool]:
    """The pool, ready for use; closed on exit. Whatever ends the run early, even Ctrl-C or the death of a process, no
    process of this machine finishes its piece. Raises NoCluster, WorkerKilled.
    """
    if workers.cluster is not None:
        with _cluster(workers.cluster, workers.prepare) as pool:
            yield pool
    elif workers.processes == 1:
        yield WorkerPool(None, 1)
    else:
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(workers.processes, context, initializer=begin_as_worker, initargs=(os.getpid(),))
        try:
            yield WorkerPool(executor, workers.processes)
            if not _shut_down(executor, True, _LONGEST_END):
                _end_workers()
        except BaseException as error:
            try:
                _shut_down(executor, False, END_SECONDS)  # first: a pool must not break while it holds cancelled work
            finally:  # even after a second signal
                _end_workers()
            if isinstance(error, BrokenProcessPool):
                raise WorkerKilled(say_command_line.worker_killed()) from None
            raise


def _shut_down(executor: ProcessPoolExecutor, waits: bool, seconds: float) -> bool:
    """Close the pool, in a thread: a broken one waits for its processes, which may hang. False if that takes longer."""
    closing = Thread(target=executor.shutdown, args=(waits,), kwargs={"cancel_futures": True}, daemon=True)
    closing.start()
    closing.join(seconds)
    return not closing.is_alive()


def _end_workers() -> None:
    """Make this process's child processes drop their work and end."""
    workers = multiprocessing.active_children()
    try:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(END_SECONDS)
    finally:
        for worker in workers:
            worker.kill()


@contextmanager
def _cluster(address: str, prepare: Callable[[], None] | None) -> Iterator[WorkerPool]:
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(say_command_line.no_dask()) from None
    place = address.removeprefix(CLUSTER)
    try:
        client = Client(f"tcp://{place}", timeout=_CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise NoCluster(say_command_line.no_scheduler(place)) from None
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoCluster(say_command_line.no_workers(place))
        try:
            if prepare is not None:
                client.run_on_scheduler(prepare)
                client.run(prepare)
        except ImportError:
            raise NoCluster(say_command_line.no_game_there(place)) from None
        yield WorkerPool(client.get_executor(pure=False), threads)
    finally:
        client.close()
