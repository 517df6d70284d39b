"""How a match by house rules is best played is found out by the worker, before the first turn."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.ai.tunings.fixed_tunings import NORMAL
from game.ai.tunings.trial_choices import TriedTable, take_choice, trials_left_to_others
from game.play.thinking.thinker_messages import TrialRequest
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, WEB
from tests.conftest import forget_choices
from tests.play.matches_in_memory import fresh
from tests.ui.house import House


@pytest.mark.parametrize(
    "rules", [WEB, replace(CAMPUS, name="Ours", opening=(10, 20))], ids=["a preset", "house rules"]
)
def test_the_worker_is_asked_once_as_soon_as_the_match_is_open(
    open_house: Callable[..., House], rules: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a window that must not stand still, the worker tries house rules while the cards are dealt, and is not
    asked again once it has told; a preset is not tried.
    """
    house = open_house()
    forget_choices(monkeypatch)
    asked = list[object]()

    def put(question: object) -> bool:
        asked.append(question)
        return True

    monkeypatch.setattr(house.thinker, "ask_beside", put)
    match = fresh(rules, humans=(0,))
    with trials_left_to_others():
        house.take_up(match.lines)
        for _ in range(5):
            house.step()
        wanted = [] if rules == WEB else [TrialRequest(TriedTable(rules, 4, 2))]
        assert [one for one in asked if isinstance(one, TrialRequest)] == wanted
        take_choice(TriedTable(rules, 4, 2), NORMAL)
        house.thinker._trying = None
        for _ in range(5):
            house.step()
        assert [one for one in asked if isinstance(one, TrialRequest)] == wanted
