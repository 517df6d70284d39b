"""What agreements bring is what was measured."""

import msgspec

from game.analysis.coaching.agreement_prices import PRICES
from game.engine.partners.agreements import Agreement
from game.play.results.duel import interval
from game.rules.presets import PRESET_IDS
from tools.bench.price_agreements import FIGURES, Figures


def test_prices_are_those_of_the_deals_kept() -> None:
    """Given the points of every deal that was played, each price is their mean between the ends of its interval."""
    deals = msgspec.json.decode(FIGURES.read_bytes(), type=Figures)
    for agreement in Agreement:
        measured = tuple(tuple(map(round, interval(deals[id][agreement]))) for id in PRESET_IDS)
        assert PRICES[agreement] == measured, agreement
