"""What is said of the memory that evenings needed, and how it is measured."""

import random
import re
import sys

import pytest

from tests.simulation.growth import leaks, megabytes


def test_memory_that_grows_without_end_is_told() -> None:
    """Given a hundred evenings, those that leak half a megabyte each, and those that keep a screen of 80 MB in the end,
    fail and say so; those that fill caches, or jump up and come down, do not.
    """
    chance = random.Random(1)
    noise = [chance.uniform(-8, 8) for _ in range(100)]
    steady = [300 - 60 * 0.8**n + noise[n] for n in range(100)]
    jumping = [300 + noise[n] + (90 if n % 10 == 0 else 0) for n in range(100)]
    short = [250.0, 186.0, 188.0, 199.0, 165.0, 227.0, 176.0, 212.0, 212.0]
    assert leaks(steady) == leaks(jumping) == leaks(short) == leaks([]) == leaks([300.0]) == []
    wild = [chance.uniform(-35, 35) for _ in range(100)]
    assert leaks([300 + use for use in wild]) == []
    assert leaks([300 + 0.7 * n + use for n, use in enumerate(wild)])
    (told,) = leaks([300 + 0.5 * n + noise[n] for n in range(100)])
    assert re.match(r"memory grows by 0\.[456] MB with every evening", told)
    assert any("grew by" in told for told in leaks([*steady[:-5], *(use + 80 for use in steady[-5:])]))


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells how much memory is in use")
def test_what_is_measured_is_what_the_program_keeps() -> None:
    """Given fifty megabytes more that are kept, and then given back, the measure rises by them and falls again."""
    before = megabytes()
    kept = bytearray(50_000_000)
    kept[::4096] = b"x" * len(kept[::4096])
    assert 40 < megabytes() - before < 60
    del kept
    assert megabytes() - before < 10
