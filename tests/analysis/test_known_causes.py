"""Moments of play whose reasons were not their causes: what was played, what is better, and the true cause."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game.ai.advice.played_out_causes import Ways, cause_of, discard_decides
from game.analysis.ways import played_idea
from game.analysis.why_better import why_better
from game.cards import Rank
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.moves import Move
from game.engine.view import PlayerView, view_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.records.lines import PositionLine
from saves.records.position_json import table_from


class Moment(Struct, frozen=True):
    """A decision of one of two players."""

    name: str
    rules: PresetId
    seat: int
    position: PositionLine
    played: tuple[Move, ...]
    better: tuple[Move, ...]

    @property
    def view(self) -> PlayerView:
        """What the seat sees."""
        return view_of(table_from(self.position, 2, preset(self.rules), 2, 2), self.seat)

    @property
    def why(self) -> Why:
        """The reason that is told."""
        return why_better(self.view, self.played, self.better).why


EIGHT, ACE, STOCK = msgspec.json.Decoder(Moment).decode_lines(
    Path(__file__).with_name("known_causes.jsonl").read_bytes()
)
FAR: Final = 60


def test_a_discard_that_costs_everything_is_not_told_by_a_meld() -> None:
    """Given an eight that was discarded, and a way that lays nines and keeps the eight, which gains nothing with the
    eight discarded: the reason is who takes the eight, not the nines.
    """
    why = EIGHT.why
    assert isinstance(why, facts.NextMayTake)
    assert why.kept == Rank("8")
    better, played = played_idea(EIGHT.better), played_idea(EIGHT.played)
    assert better is not None
    assert played is not None
    assert discard_decides(Ways(EIGHT.view, better, played))
    assert not discard_decides(Ways(EIGHT.view, better, replace(better, lays=())))


def test_a_pile_that_burdens_who_takes_it_is_told() -> None:
    """Given an ace that the next player takes with two red threes, the reason is those, not what the ace may cost."""
    assert ACE.why == facts.NextTakesThrees(Rank("A"), 1, 2, 300)


def test_a_stock_that_runs_out_is_told() -> None:
    """Given a pair that is held because nothing is left to draw, that is the reason, and not how many cards are held;
    with a stock that lasts it isn't.
    """
    assert STOCK.why == facts.StockRunsOut((Rank("5"),))
    view = STOCK.view
    better, played = played_idea(STOCK.better), played_idea(STOCK.played)
    assert better is not None
    assert played is not None
    lasting = replace(view, board=replace(view.board, stock=FAR))
    assert not isinstance(cause_of(Ways(lasting, better, played)), facts.StockRunsOut)
