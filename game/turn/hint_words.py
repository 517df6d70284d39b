"""A hint's text, in one box: the move, what it is for, and on request why, and how the tries went."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from game.engine.moves import Discard, Draw, Hold, Move, Pass, Peek
from game.engine.table.view import PlayerView
from game.messages.functions import table as say_table
from game.sentences.advice.hints import headline, other_moves, tried_heading, tried_sentence
from game.sentences.advice.reasons import ToldReason, reason_sentence
from game.sentences.grammar import sentences
from game.turn.hinting import Hint, hinted_draft

_PRESSED: Final[Mapping[type[Move], Literal["draw", "peek", "pass", "hold"]]] = {
    Draw: "draw",
    Peek: "peek",
    Pass: "pass",
    Hold: "hold",
}


class HintWords(Struct, frozen=True, kw_only=True):
    """The whole text of a hint; "" or nothing for missing parts."""

    head: str
    """The move."""
    what_for: str = ""
    """The purpose of the move, before the rest of that sentence: "For your foot"."""
    body: str = ""
    """The rest of it, or the whole sentence."""
    why: tuple[str, ...] = ()
    """Further facts: why not the obvious move."""
    figures: tuple[str, ...] = ()
    """How often it was tried and how it did, and other moves after their costs."""
    opened: Literal["", "why", "more"] = ""
    """Which of the two is shown."""

    @property
    def words(self) -> str:
        """All of its text, to be read out."""
        return sentences(self.reason, *self.why, *self.figures)

    @property
    def reason(self) -> str:
        """The move's purpose, as a sentence."""
        return f"{self.what_for}: {self.body}" if self.what_for else self.body


def hint_words(hint: Hint, view: PlayerView, names: tuple[str, ...], me: int | None) -> HintWords:
    """The text of a hint for the seat `me`."""
    advice = hint.advice
    if advice is None:
        return HintWords(head=say_table.hint_thinking())
    if hint.is_laid and not isinstance(advice.move, Discard) and hinted_draft(hint, view) is None:
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
