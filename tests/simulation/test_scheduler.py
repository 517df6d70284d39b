"""One task at a time: who waits, who goes on, and what time it is."""

import random
from collections.abc import Iterator

import pytest

from tests.simulation.scheduler import (
    Deadlock,
    Interrupted,
    Scheduler,
    SimulatedCondition,
    SimulatedLock,
    SimulatedThread,
    run_under,
)


@pytest.fixture
def scheduler() -> Iterator[Scheduler]:
    """One in charge; nothing of it runs afterwards."""
    one = Scheduler(random.Random(1))
    run_under(one)
    yield one
    one.kill_all()
    run_under(None)


def test_time_jumps_to_whoever_wakes_first(scheduler: Scheduler) -> None:
    """Given three who sleep, they wake in the order of their times, and no second is waited for."""
    woken: list[int] = []

    def sleep(seconds: int) -> None:
        scheduler.sleep(seconds)
        woken.append(seconds)

    for seconds in (30, 10, 20):
        SimulatedThread(target=sleep, args=(seconds,)).start()
    began = scheduler.now
    scheduler.sleep(25)
    assert (woken, scheduler.now - began) == ([10, 20], 25)


def test_a_lock_keeps_others_out_while_its_holder_sleeps(scheduler: Scheduler) -> None:
    """Given somebody who sleeps with a lock, another gets it when it is let go, not before."""
    lock, took = SimulatedLock(), list[float]()

    def hold() -> None:
        with lock:
            scheduler.sleep(5)

    SimulatedThread(target=hold).start()
    scheduler.sleep(1)
    began = scheduler.now
    with lock:
        took.append(scheduler.now - began)
    assert took == [4]


def test_a_condition_wakes_who_waits_or_lets_time_run_out(scheduler: Scheduler) -> None:
    """Given somebody who waits for news, it comes when it is told, and never after the time that was given."""
    changed, news = SimulatedCondition(), list[int]()

    def tell() -> None:
        scheduler.sleep(2)
        news.append(1)
        changed.notify_all()

    SimulatedThread(target=tell).start()
    with changed:
        assert changed.wait_for(lambda: bool(news), 10)
        assert not changed.wait_for(lambda: len(news) > 1, 3)
    assert scheduler.now == 1005


def test_everybody_waiting_for_each_other_is_told(scheduler: Scheduler) -> None:
    """Given a lock that nobody lets go, whoever wants it is told that nothing will come."""
    lock = SimulatedLock()
    lock.acquire()
    with pytest.raises(Deadlock):
        lock.acquire()


def test_the_power_ends_the_window_wherever_it_is(scheduler: Scheduler) -> None:
    """Given a thread over which the power goes, the window's own thread is interrupted, and everything else ends."""

    class Cut(Interrupted):
        pass

    def cut() -> None:
        scheduler.sleep(1)
        scheduler.interrupt(Cut())

    SimulatedThread(target=cut).start()
    SimulatedThread(target=scheduler.sleep, args=(100,)).start()
    with pytest.raises(Cut):
        scheduler.sleep(50)
    assert scheduler.now == 1001
    scheduler.kill_all()
    assert scheduler.tasks == [scheduler.main]


def test_a_program_that_is_killed_ends_with_what_it_started_and_nothing_else(scheduler: Scheduler) -> None:
    """Given two programs, each with a thread of its own: one is killed, and the other goes on."""
    woken: list[str] = []

    def sleep(name: str) -> None:
        scheduler.sleep(5)
        woken.append(name)

    def run(name: str) -> None:
        SimulatedThread(target=sleep, args=(f"thread of {name}",)).start()
        sleep(name)

    one = scheduler.start("one", lambda: run("one"))
    scheduler.start("other", lambda: run("other"))
    scheduler.sleep(1)
    scheduler.kill_program(one)
    scheduler.sleep(10)
    assert sorted(woken) == ["other", "thread of other"]
