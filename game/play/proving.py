"""A move proved in a process of its own, answer by answer: what the window shows meanwhile is never held up by it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game.cards import Card, in_hand_order
from game.engine.board import Phase
from game.engine.moves import Move
from game.play.child_process import ChildStream
from game.play.proof import DEALS, Answer, answer_at, dealt_anew, moves_to_ask
from saves.lines import Line


class AnswerAgain(Struct, frozen=True):
    """What the player answered in one of the deals."""

    deal: int
    """Its number, from 1."""
    is_same: bool
    move: Move | None = None
    """None where it may not be told yet."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat: what the others held in that deal; nothing where it may not be told."""


def answers_again(
    lines: Sequence[Line], line: int, opens: bool, deals: int = DEALS, answer: Answer = answer_at
) -> Iterator[AnswerAgain]:
    """The answers in turn. Where the deals may not be opened each tells whether the answer was the same, and nothing
    else. Raises BadRecord, and ValueError where no computer player moved in that line.
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
    """One move that is being proved."""

    def __init__(self, lines: Sequence[Line], line: int, opens: bool) -> None:
        """The move of that line (1 is the header); `opens`: the deals may be told. Nothing is started yet."""
        super().__init__("prover", answers_again, tuple(lines[:line]), line, opens)
