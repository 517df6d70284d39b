"""Whether a computer player's move depends only on what its seat could see: everything else is re-dealt, and the player
is asked again.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct

from game.ai.level_names import DEFAULT_LEVEL, STOPGAP, YARDSTICK, answering_level
from game.ai.player import MOST_EFFORT, Think
from game.ai.players.style import style_of
from game.ai.roster import decision_of
from game.ai.tunings.learned_weights import preset_played_alike
from game.deals.deal_code import signs_kept
from game.engine.moves import Cut, Move
from game.engine.partners.agreements import agreements_of
from game.engine.table.board import Phase
from game.engine.table.redeal import deal_anew
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.play.dealer import Dealer
from game.play.honesty.sealing import seed_of_cuts
from saves.records.lines import Line, MoveLine, header_in
from saves.records.replay import Replay

DEALS: Final = 50

_WITHOUT_TRIALS: Final = ("easy", DEFAULT_LEVEL, YARDSTICK, STOPGAP)
"""Levels that play with the same weights under all house rules."""


class AskedMove(Struct, frozen=True):
    """A move of a computer player, with everything that its answer may depend on."""

    line: int
    """The record line, counted from 1 with the header."""
    seat: int
    level: str
    move: Move
    """As in the record."""
    table: Table
    """Before the move, including hidden cards."""
    think: Think
    game: str
    """The record's id, which determines the re-deals."""


Answer = Callable[[AskedMove, Table], Move]
"""What the player answers at another table that its seat can't distinguish from the real one."""


class Proof(Struct, frozen=True):
    """The result of asking again."""

    answer: Move
    """This version's answer at the real deal."""
    asked: int
    others: tuple[int, ...] = ()
    """The re-deals, from 1, with a different answer."""

    @property
    def same(self) -> int:
        """How often the answer was the same."""
        return self.asked - len(self.others)


def moves_to_ask(lines: Sequence[Line], seats: Collection[int] | None = None) -> Iterator[AskedMove]:
    """The moves of computer players at these seats, or at all, in a record that begins with its header.

    Raises BadRecord. External programs can't be asked again, so moves of bots are left out.
    """
    header = header_in(lines)
    replay = Replay(header)
    for number, line in enumerate(lines[1:], 2):
        if isinstance(line, MoveLine) and line.seat in (range(len(header.seats)) if seats is None else seats):
            info = replay.seats_from(line)[line.seat]
            if info.kind == "computer" or line.by is not None:
                board = replay.table.board
                think = Think(
                    cut_miss=_cut_miss(lines[: number - 1], board.round, line.seat) if board.phase == Phase.CUT else 0,
                    effort=MOST_EFFORT,
                    style=style_of(info.style),
                    agreements=agreements_of(info.agreements),
                    broken_off_at=line.effort,
                )
                level = answering_level(line.by or info.level)
                yield AskedMove(number, line.seat, level, line.move, replay.table, think, header.id)
        replay.feed(line, number)


def _cut_miss(lines: Sequence[Line], round_: int, seat: int) -> int:
    """By how much a computer player missed the exact cut, as far as the previous record shows."""
    header = header_in(lines)
    signs = signs_kept(header.deal)
    dealer = Dealer(seed_of_cuts(lines)) if signs is None and header.seed is None else Dealer(header.seed, signs)
    return dealer.cut_miss(round_, seat)


def dealt_anew(asked: AskedMove, deal: int) -> Table:
    """The table of re-deal number `deal`, from 1; deterministic."""
    return deal_anew(asked.table, asked.seat, Dealer(f"{asked.game}/{asked.line}/{deal}").dealt_anew)


def answer_at(asked: AskedMove, table: Table) -> Move:
    """What the player answers there, only from its seat's view, as in a match."""
    return decision_of(asked.level, view_of(table, asked.seat), asked.think).move


def proof_of(asked: AskedMove, deals: int = DEALS, answer: Answer | None = None) -> Proof:
    """Ask the player, or a replacement, once at the real deal, then at `deals` others."""
    answer = answer or answer_at
    true = answer(asked, asked.table)
    others = tuple(deal for deal in range(1, deals + 1) if answer(asked, dealt_anew(asked, deal)) != true)
    return Proof(true, deals, others)


def is_as_recorded(asked: AskedMove, proof: Proof) -> bool | None:
    """Whether the answer is the move in the record; None if randomness is involved: how far a cut misses."""
    if proof.answer == asked.move:
        return True
    return None if isinstance(asked.move, Cut) else False


def found_by_trial(asked: AskedMove) -> bool:
    """Whether the player uses weights that were found for the house rules in trial rounds."""
    return asked.level not in _WITHOUT_TRIALS and preset_played_alike(asked.table.board.rules) is None
