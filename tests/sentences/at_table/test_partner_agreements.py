"""What agreements with a partner are said to cost."""

import pytest
from msgspec.structs import replace

from game.analysis.coaching.agreement_prices import PRICES
from game.engine.partners.agreements import Agreement
from game.rules.presets import PRESET_IDS
from game.sentences.at_table.partner_agreements import is_in_rules, meaning, price, words_of_promise
from tests.build import CAMPUS, FAMILY, WEB

EARLY, FOOT = Agreement.OPEN_EARLY, Agreement.WAIT_FOR_FOOT


@pytest.mark.parametrize(
    ("measured", "said"),
    [
        ((-118, -84, -33), "Costs about 80 points a round."),
        ((-185, -124, -62), "Costs about 100 points a round."),
        ((-200, -100, -31), "Costs about 100 points a round."),
        ((40, 149, 200), "Earns about 150 points a round."),
        ((-40, -16, -1), "Costs about 20 points a round."),
        ((-30, -10, -1), ""),
        ((1, 10, 30), ""),
        ((1, 16, 31), "Earns about 20 points a round."),
        ((-60, -30, 0), ""),
        ((0, 30, 60), ""),
    ],
)
def test_a_price_is_as_exact_as_it_was_measured(
    measured: tuple[int, int, int], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In tens up to 100 and in fifties beyond; no price up to 30 points, or where there may be none."""
    others = ((-500, -450, -400),) * 4
    at = PRESET_IDS.index("campus")
    monkeypatch.setitem(PRICES, EARLY, (*others[:at], measured, *others[at:]))
    assert price(EARLY, replace(CAMPUS, name="Ours")) == said
    assert meaning(EARLY, CAMPUS) == f"Opens as soon as possible, however many wild cards that takes. {said}".rstrip()


def test_what_the_rules_require_has_no_price() -> None:
    """Given rules by which nobody goes out before the partner has the foot, waiting for it has none; nothing else is
    required.
    """
    assert [is_in_rules(one, rules) for one in (FOOT, EARLY) for rules in (WEB, FAMILY)] == [True, False, False, False]
    assert price(FOOT, WEB) == "Your rules require this anyway."


def test_a_partner_promises_and_is_released() -> None:
    """In its own words."""
    assert words_of_promise(EARLY, WEB, keeps=True) == "“All right. From now on I'll open as early as I can.”"
    assert words_of_promise(EARLY, WEB, keeps=False) == "“All right. I'll use my own judgement again.”"
