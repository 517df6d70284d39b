import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import ROOT
from tools.pages.ledger import PAGE, TWINS, Cost, Feature, features, mirrored, page, purposes, twins_of

CLOSE = 0.05
"""The share by which a number may be off, so that not every change needs a new page."""
A_FEW = 30
"""Files, lines or statements; so much a small feature may be off."""


@pytest.fixture(scope="module")
def today() -> Mapping[str, Feature]:
    """The features as they are."""
    return features()


def written(text: str) -> dict[str, list[int]]:
    """The six numbers of each feature on a page."""
    rows = re.findall(r"^\| `([\w/]+)` \| [^|]+ \|((?: [\d,]+ \|){6})", text, re.MULTILINE)
    return {name: [int(number.replace(",", "")) for number in re.findall(r"[\d,]+", numbers)] for name, numbers in rows}


def stale(shown: Mapping[str, list[int]], now: Mapping[str, list[int]]) -> set[str]:
    """The features that a page lacks, has too many, or tells wrong numbers of."""
    together = shown.keys() & now.keys()
    return (shown.keys() ^ now.keys()) | {
        name
        for name in together
        for old, new in zip(shown[name], now[name], strict=True)
        if abs(old - new) > max(A_FEW, CLOSE * new)
    }


def test_the_ledger_has_the_features_of_today() -> None:
    rows = [line.split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    shown = {row[0].strip("| `"): (row[1], re.findall(r"[\w/]+", row[-1])) for row in rows}
    assert shown == {name: (purpose, twins_of(name)) for name, purpose in purposes().items()}


@pytest.mark.slow
def test_the_ledger_costs_what_it_says(today: Mapping[str, Feature]) -> None:
    assert stale(written(PAGE.read_text(encoding="utf-8")), written(page(today))) == set()


def test_a_page_that_is_too_old_is_noticed() -> None:
    """Given a feature that grew by a tenth, one that is new and one that is gone, all three are named; one that grew by
    a few lines isn't.
    """
    shown = {"grown": [9, 1000], "same": [9, 100], "gone": [1, 1]}
    assert stale(shown, {"grown": [9, 1100], "same": [10, 120], "new": [1, 1]}) == {"grown", "gone", "new"}


def test_every_feature_says_what_it_is() -> None:
    assert {name for name, purpose in purposes().items() if len(purpose) < 10} == set()


def test_twins_are_features() -> None:
    """Given the list kept by hand, both of a pair are folders of today, and each has the other."""
    assert {name for pair in TWINS for name in pair} <= purposes().keys()
    assert all(one in twins_of(other) and other in twins_of(one) for one, other in TWINS)


@pytest.mark.parametrize(
    ("file", "feature"),
    [
        ("ui/start/title/test_screen.py", "game/ui/start/title"),
        ("ui/start/title/parts/test_screen.py", "game/ui/start/title"),
        ("ui/program/test_program.py", "game/ui"),
        ("saves/disk/test_files.py", "saves/disk"),
        ("crash/kill.py", "game"),
        ("test_docs.py", "game"),
    ],
)
def test_tests_are_counted_where_they_belong(file: str, feature: str) -> None:
    among = dict.fromkeys(("game", "game/ui", "game/ui/start/title", "saves", "saves/disk"))
    assert mirrored(ROOT / "tests" / Path(file), among) == feature


@pytest.mark.slow
def test_nothing_is_counted_twice_or_left_out(today: Mapping[str, Feature]) -> None:
    files = [path for top in ("game", "saves") for path in (ROOT / top).rglob("*.py") if "functions" not in path.parts]
    whole = Cost()
    for feature in today.values():
        whole.add(feature.product)
    assert whole.files == len(files)
    assert whole.lines == sum(path.read_text(encoding="utf-8").count("\n") for path in files)
