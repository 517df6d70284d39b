"""What a hint says, in one box: the move, what it is for, and on request why, and how it did where it was tried."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from game.engine.moves import Draw, Hold, Move, Pass, Peek
from game.engine.view import PlayerView
from game.messages.functions import table as say_table
from game.sentences.grammar import sentences
from game.sentences.hints import headline, marked_sentence, other_moves, tried_heading, tried_sentence
from game.sentences.reasons import ToldReason, reason_sentence
from game.turn.hinting import Hint

_PRESSED: Final[Mapping[type[Move], Literal["draw", "peek", "pass", "hold"]]] = {
    Draw: "draw",
    Peek: "peek",
    Pass: "pass",
    Hold: "hold",
}


class HintWords(Struct, frozen=True, kw_only=True):
    """All that is said of a hint; "" or nothing where there is none of it."""

    head: str
    """The move, or where to look."""
    what_for: str = ""
    """What the move is for, before the rest of that sentence: "For your foot"."""
    body: str = ""
    """The rest of it, or the whole sentence."""
    why: tuple[str, ...] = ()
    """What else is true of it: why not the move that everybody would think of."""
    figures: tuple[str, ...] = ()
    """How often it was tried and how it did, and other moves after their prices."""
    opened: Literal["", "why", "more"] = ""
    """Which of the two is shown."""

    @property
    def words(self) -> str:
        """All that it says, to be heard."""
        return sentences(self.reason, *self.why, *self.figures)

    @property
    def reason(self) -> str:
        """What the move is for, as a sentence."""
        return f"{self.what_for}: {self.body}" if self.what_for else self.body


def hint_words(hint: Hint, view: PlayerView, names: tuple[str, ...], me: int | None) -> HintWords:
    """What is said of a hint to the seat `me`."""
    advice = hint.advice
    if advice is None:
        return HintWords(head=say_table.hint_thinking())
    if not hint.is_told:
        return HintWords(head=marked_sentence(advice), body=say_table.hint_again())
    if hint.is_laid:
        return HintWords(head=headline(advice, ()), body=say_table.hint_press(_PRESSED.get(type(advice.move), "take")))
    melds = view.board.melds[view.team]
    others = other_moves(advice, melds)
    why = [] if advice.not_now is None else [ToldReason(advice.not_now, names, me, "you", advice.is_alone).sentence]
    figures = [tried_heading(advice.worlds, others), tried_sentence(advice), *others]
    purpose = None if advice.purpose is None else ToldReason(advice.purpose, names, me, "you", advice.is_alone)
    has_head = purpose is not None and purpose.head
    return HintWords(
        head=headline(advice, melds),
        what_for=purpose.head if purpose is not None and has_head else "",
        body=f"{purpose.clause}."
        if purpose is not None and has_head
        else reason_sentence(advice, names, me, "you", view),
        why=tuple(why),
        figures=tuple(filter(None, figures)),
        opened=hint.opened,
    )
