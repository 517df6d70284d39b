"""What holds for every test. Fixtures import the game when they are used: tests of the toolkit run without it."""

import gc
import os
import sys
from collections.abc import Generator, Iterator

import pytest

os.environ["LANGUAGE"] = "en"  # whatever the person who runs the tests speaks
sys.dont_write_bytecode = False  # or each worker compiles every test, and each program that a test starts itself
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """While tests are collected nothing becomes garbage; what is there then stays, and looking for garbage later costs
    nearly nothing. It is looked for more seldom, too: that took a sixth of a run.
    """
    gc.disable()
    found = yield
    gc.enable()
    gc.freeze()
    gc.set_threshold(20_000)
    return found


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Each test begins in English, whatever the one before it spoke."""
    from game.messages.language import speak

    yield
    speak("en")


def forget_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has tried nothing yet."""
    from game.ai.trial_choices import CHOICES, TrialChoices

    for name, value in vars(TrialChoices()).items():
        monkeypatch.setattr(CHOICES, name, value)


@pytest.fixture(autouse=True)
def short_trials(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """By house rules a few weights are tried for a moment: which are chosen matters to few tests, and the seconds that
    it takes would be spent anew in each process. A test marked `whole_trials` chooses as a match does.
    """
    from game.ai import learned_weights, tuning_trials

    if request.node.get_closest_marker("whole_trials") is not None:
        forget_choices(monkeypatch)
    else:
        few = tuple(learned_weights.preset_tuning("web", shape) for shape in ("teams", "solo"))
        monkeypatch.setattr(learned_weights, "candidates", lambda: few)
        monkeypatch.setattr(tuning_trials, "STAGES", ((1, 1),))


@pytest.fixture
def hard_looks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of whole matches to which it doesn't matter how good the moves of `hard` are."""
    from game.ai import hard

    monkeypatch.setattr(hard, "EFFORT", 16)
