"""No control gets lost: every screen's are in tests/data/controls.tsv, with the scenes that have them."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from game.ui.shared.preferences import Preferences
from tests.ui.drive import shared_kit
from tests.ui.every_screen import EVERY

LIST: Final = Path(__file__).resolve().parents[2] / "data" / "controls.tsv"
GONE: Final = "gone: "
"""Before where a control went that is no more."""


def listed() -> dict[str, str]:
    """What the list says of each control."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return {line.partition("\t")[0]: line.partition("\t")[2] for line in lines if not line.startswith("#")}


@pytest.mark.slow
def test_every_control_is_in_the_list_with_its_scenes() -> None:
    """Given every screen, a control that is new, gone or on another one stands in the list, too: whoever changes it
    says where it went. Numbers in ids count as one.
    """
    there = defaultdict[str, set[str]](set)
    for make in EVERY.values():
        scene = make()
        scene.resize(shared_kit((1366, 768), Preferences()))
        report = scene.report()
        for target in report.targets:
            there[re.sub(r"\d+", "N", target.id)].add(report.scene)
    rows = listed()
    assert {control: " ".join(sorted(scenes)) for control, scenes in there.items()} == {
        control: told for control, told in rows.items() if not told.startswith(GONE)
    }
    assert [control for control, told in rows.items() if told.startswith(GONE) and control in there] == []
