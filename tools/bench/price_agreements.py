"""What an agreement costs: `python -m tools.bench.price_agreements --deals 20` measures each under every rule set.

Two `hard` partners, one of whom keeps it, play two without agreements, every deal from both sides, so that equal
players would end level. Earlier measurements in `agreements.json` are kept and extended;
`game/analysis/coaching/agreement_prices.py`, which the game shows, is generated from them.
"""

import argparse
from pathlib import Path
from typing import Final

import msgspec

from game.engine.partners.agreements import Agreement
from game.play.results.duel import Duel, interval, play_deal
from game.play.results.simulation import Series
from game.play.seats import SeatPlan, seat_plan, table_plan
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from tools import ROOT

FIGURES: Final = Path(__file__).with_name("agreements.json")
"""By rule set and agreement: points per round that it earned in each deal, from the first on."""
MODULE: Final = ROOT / "game" / "analysis" / "coaching" / "agreement_prices.py"

_HEAD: Final = '''\
"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing. By preset, in the order of `PRESET_IDS`: the
mean of the deals in `tools/bench/agreements.json` between the ends of its interval at 95 %.
"""

from typing import Final

from game.engine.partners.agreements import Agreement

PRICES: Final = {
'''

Figures = dict[str, dict[str, list[float]]]


def brought(rules_id: PresetId, agreement: Agreement, number: int) -> float:
    """Points per round that it earned in that deal."""
    rules = preset(rules_id)
    plain, agreed = seat_plan("hard"), seat_plan(f"hard:{agreement.value}")
    table = table_plan(rules, "2v2", [SeatPlan("hard", "computer", level="hard")] * 4)
    series = Series(rules=rules, table=table, seed="agreed", name="price", app="bench")
    duel = Duel(series=series, one=plain, other=plain, beside_one=(agreed,), beside_other=(plain,))
    return play_deal(duel, number).points


def main() -> None:
    """Measure breadth first, so that it can be stopped at any time, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=20, help="how many there shall be of each in the end")
    parser.add_argument("--rules", default=",".join(PRESET_IDS))
    parser.add_argument("--agreements", default=",".join(Agreement))
    options = parser.parse_args()
    figures: Figures = msgspec.json.decode(FIGURES.read_bytes(), type=Figures) if FIGURES.exists() else {}
    asked = [(rules_id, one) for rules_id in options.rules.split(",") for one in options.agreements.split(",")]
    for number in range(1, options.deals + 1):
        for rules_id, one in asked:
            known = figures.setdefault(rules_id, {}).setdefault(one, [])
            if len(known) < number:
                known.append(brought(rules_id, Agreement(one), number))
        FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=-1) + b"\n")
    MODULE.write_text(module(figures), "utf-8")
    print(table(figures))


def table(figures: Figures) -> str:
    """The table in docs/computer-players.md: a line for each agreement, a column for each rule set."""
    lines = [
        f"| | {' | '.join(preset(rules_id).name for rules_id in PRESET_IDS)} |",
        "|---|" + "---|" * len(PRESET_IDS),
    ]
    for one in Agreement:
        cells = []
        for rules_id in PRESET_IDS:
            deals = figures.get(rules_id, {}).get(one.value, [])
            lower, middle, upper = (f"{round(value):+}".replace("-", "−") for value in interval(deals))
            cells.append(f"{middle} ({lower} to {upper}), {len(deals)}" if deals else "–")
        lines.append(f"| `{one.value}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def module(figures: Figures) -> str:
    """The module with the figures as intervals."""
    rows = []
    for one in Agreement:
        intervals = (map(round, interval(figures[rules_id][one.value])) for rules_id in PRESET_IDS)
        rows.append(f"    Agreement.{one.name}: ({', '.join(str(tuple(each)) for each in intervals)}),\n")
    return _HEAD + "".join(rows) + "}\n"


if __name__ == "__main__":
    main()
