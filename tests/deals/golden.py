"""The golden deals: what certain codes stand for, on every machine and in every version."""

import json
from datetime import date
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game.cards import cards_text
from game.deals.shared_deal import SharedDeal, new_deal, todays_deal
from game.deals.tables import DealTable
from game.engine.table.board import Phase
from game.engine.table.state import before_first_deal
from game.play.dealer import Dealer
from game.rules.presets import PRESET_IDS, preset

GOLDEN = Path(__file__).parent.parent / "data" / "deals"


def golden_deals() -> list[SharedDeal]:
    """A match of every preset at one of its tables, a round, own rules, and the deals of some days."""
    table = DealTable(2, ("human", "easy", "hard", "expert"))
    own = replace(preset("web"), name="Reshuffled", stock_out="reshuffle", first_player="high_card")
    deals = [new_deal(preset(known), table, 7) for known in PRESET_IDS]
    deals += [new_deal(own, DealTable(3, ("human",) + ("normal",) * 5), "word"), new_deal(preset("web"), table, 8, 3)]
    return deals + [todays_deal(date(2026, 11, day)) for day in range(16, 23)]


def what_it_stands_for(deal: SharedDeal) -> dict[str, Any]:
    """Every kind of chance in two rounds of the deal, as a golden file keeps it."""
    before = before_first_deal(deal.rules, deal.table.players, deal.table.teams).board
    dealer = Dealer(0, deal.signs)
    first = dealer.deal(before)
    second = dealer.deal(replace(before, round=1, dealer=first.dealer, phase=Phase.ENDED))
    told = {
        "code": deal.code,
        "rules": deal.rules.name,
        "opening": deal.rules.opening,
        "seats": deal.table.seats,
        "shape": deal.table.shape,
        "dealer": first.dealer,
        "first": first.first,
        "draws": first.draws,
        "deck": cards_text(first.deck),
        "second deck": cards_text(second.deck),
        "reshuffled": cards_text(dealer.reshuffled(replace(before, round=1), first.deck[:30])),
        "cut misses": [dealer.cut_miss(1, seat) for seat in range(deal.table.players)],
    }
    kept: dict[str, Any] = json.loads(json.dumps(told))
    return kept


def write() -> None:
    """Writes the files; only for codes that are new, those that are there stay for ever."""
    GOLDEN.mkdir(exist_ok=True)
    for deal in golden_deals():
        path = GOLDEN / f"{deal.signs}.json"
        if not path.exists():
            path.write_text(json.dumps(what_it_stands_for(deal), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
