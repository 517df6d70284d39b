"""What holds for every test. Fixtures import the game when they are used: tests of the toolkit run without it."""

import gc
import os
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from _pytest.pathlib import import_path
from hypothesis import HealthCheck, settings

from tests.shut_in import ShutIn

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # however busy it is
SHUT_IN = ShutIn()
sys.dont_write_bytecode = False


def pytest_unconfigure() -> None:
    """The folder of the tests goes with them."""
    SHUT_IN.close()


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """While tests are collected nothing becomes garbage; what is there then stays, and looking for garbage later costs
    nearly nothing. It is looked for more seldom, too: that took a sixth of a run.
    """
    gc.disable()
    if os.environ.get("PYTEST_XDIST_WORKER") == "gw1" and session.config.args_source.name == "TESTPATHS":
        _read_from_the_end(session.config.rootpath)
    found = yield
    gc.enable()
    gc.freeze()
    gc.set_threshold(20_000)
    return found


def _read_from_the_end(root: Path) -> None:
    """In a fresh copy of the project each worker would compile everything: so each compiles a half."""
    for path in sorted((root / "tests").rglob("test_*.py"), reverse=True):
        with suppress(Exception, pytest.skip.Exception):  # told when it is collected
            import_path(path, mode="importlib", root=root, consider_namespace_packages=False)


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Slow cases aren't made in the quick run, which would only drop them: they are two of five. Where a test is named
    all of it is made, so that its absence is no riddle.
    """
    config = collector.config
    marks = getattr(obj, "pytestmark", None)
    if not isinstance(marks, list) or config.option.markexpr != "not slow" or any("::" in arg for arg in config.args):
        return None
    quick = [_quick_part(mark) for mark in marks]
    if any(mark.name == "slow" or (mark.name == "parametrize" and mark.args[1:2] == ([],)) for mark in quick):
        return []
    obj.pytestmark = quick  # type: ignore[attr-defined]  # it has one
    return None


def _quick_part(mark: pytest.Mark) -> pytest.Mark:
    """The same without the parameters that are slow."""
    if mark.name != "parametrize" or len(mark.args) < 2:
        return mark
    names, given, *more = mark.args
    cases = list(given)
    is_quick = [not isinstance(case, ParameterSet) or all(one.name != "slow" for one in case.marks) for case in cases]
    also = dict(mark.kwargs)
    if isinstance(ids := also.get("ids"), Sequence):
        also["ids"] = [id for id, quick in zip(ids, is_quick, strict=True) if quick]
    kept = [case for case, quick in zip(cases, is_quick, strict=True) if quick]
    return pytest.Mark("parametrize", (names, kept, *more), also, _ispytest=True)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Each test begins in English, whatever the one before it spoke."""
    from game.messages.language import speak

    yield
    speak("en")


@pytest.fixture(autouse=True)
def empty_folders() -> Iterator[None]:
    """No test finds what another left in its home folder."""
    yield
    SHUT_IN.empty()


@pytest.fixture(autouse=True, scope="session")
def hints_at_once() -> Iterator[None]:
    """A hint is there when it is asked for, however busy the machine is; a test that wants a slow one has its clock."""
    from game.turn import hinting

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hinting, "perf_counter", lambda: 0.0)
        yield


def forget_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has tried nothing yet."""
    from game.ai.tunings.trial_choices import CHOICES, TrialChoices

    for name, value in vars(TrialChoices()).items():
        monkeypatch.setattr(CHOICES, name, value)


@pytest.fixture(autouse=True)
def short_trials(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """By house rules a few weights are tried for a moment: which are chosen matters to few tests, and the seconds that
    it takes would be spent anew in each process. A test marked `whole_trials` chooses as a match does.
    """
    from game.ai.tunings import learned_weights, tuning_trials

    if request.node.get_closest_marker("whole_trials") is not None:
        forget_choices(monkeypatch)
    else:
        few = tuple(learned_weights.preset_tuning("web", shape) for shape in ("teams", "solo"))
        monkeypatch.setattr(learned_weights, "candidates", lambda: few)
        monkeypatch.setattr(tuning_trials, "STAGES", ((1, 1),))


@pytest.fixture
def hard_looks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of whole matches to which it doesn't matter how good the moves of `hard` are."""
    from game.ai.players import hard

    monkeypatch.setattr(hard, "EFFORT", 16)


@pytest.fixture
def impatient_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests in which a game stays open: whoever wants it too is refused at once."""
    from saves.disk import lock

    monkeypatch.setattr(lock._patiently, "__defaults__", (0.0,))


@pytest.fixture
def reasons_weighed_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests to which it doesn't matter which reasons are found: what weighs most is looked for in few worlds."""
    from game.reason import tested_causes

    monkeypatch.setattr(tested_causes, "_WORLDS", 8)
    monkeypatch.setattr(tested_causes, "_MORE_WORLDS", 8)


@pytest.fixture
def luck_from_few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of duels to which it doesn't matter how exact the luck is."""
    from game.play.results import duel

    monkeypatch.setattr(duel, "OTHER_DRAWS", 3)
