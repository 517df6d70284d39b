"""A move proved in a separate process, answer by answer, without delaying the window."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game.cards import Card, in_hand_order
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.play.honesty.proof import DEALS, Answer, answer_at, dealt_anew, moves_to_ask
from game.play.processes.child_process import ChildStream
from saves.records.lines import Line


class AnswerAgain(Struct, frozen=True):
    """The player's answer in one of the re-deals."""

    deal: int
    """Its number, from 1."""
    is_same: bool
    move: Move | None = None
    """None if it may not be revealed yet."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat: what the others held in that re-deal; () if it may not be revealed."""


def answers_again(
    lines: Sequence[Line], line: int, opens: bool, deals: int = DEALS, answer: Answer = answer_at
) -> Iterator[AnswerAgain]:
    """The answers in turn. If the re-deals may not be revealed each says only whether the answer was the same. Raises
    BadRecord, and ValueError if no computer player moved on that line.
    """
    asked = next((one for one in moves_to_ask(lines[:line]) if one.line == line), None)
    if asked is None:
        raise ValueError("no computer player moved there")
    true = answer(asked, asked.table)
    for deal in range(1, deals + 1):
        table = dealt_anew(asked, deal)
        move = answer(asked, table)
        if not opens:
            yield AnswerAgain(deal, move == true)
            continue
        has_hands = table.board.phase not in (Phase.CUT, Phase.CHOOSE)
        hands = tuple(
            in_hand_order(hand) if has_hands and seat != asked.seat else () for seat, hand in enumerate(table.hands)
        )
        yield AnswerAgain(deal, move == true, move, hands)


class RunningProof(ChildStream[AnswerAgain]):
    """The proof of one move, in progress."""

    def __init__(self, lines: Sequence[Line], line: int, opens: bool) -> None:
        """The move on that line (1 is the header); `opens`: the re-deals may be revealed. Nothing is started yet."""
        super().__init__("prover", answers_again, tuple(lines[:line]), line, opens)
