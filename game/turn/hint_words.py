"""What a hint says: a headline, the reason below it where it has room, and a sheet with what was thought out."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from game.engine.advice import Advice, BookCanWait
from game.engine.melds import Meld
from game.engine.view import PlayerView
from game.messages.functions import table as say_table
from game.sentences.grammar import sentences
from game.sentences.hints import (
    headline,
    marked_sentence,
    other_moves,
    outcome_sentence,
    reason_alone,
    tried_heading,
    tried_sentence,
    wait_sentence,
)
from game.turn.hinting import Hint, hinted_draft

HEAD_OF_A_LINE: Final = 26
"""Letters of a headline that stays on one line in the smallest window."""

LONGEST, BELOW_TWO_LINES = 84, 52
"""Letters that fit there below a headline of one line, and of two."""


class HintSheet(Struct, frozen=True, kw_only=True):
    """Why, and what playing ahead showed, in words; "" or nothing where there is none of it."""

    why: str
    heading: str
    tried: str
    outcome: str
    others: tuple[str, ...]
    """Other moves after their prices."""

    @property
    def words(self) -> str:
        """All that it says, to be heard."""
        return sentences(self.why, self.heading, self.tried, self.outcome, *self.others)


class HintWords(Struct, frozen=True):
    """All that is said of a hint."""

    head: str
    body: str = ""
    """The reason, and what else has room; "" where the sheet tells it."""
    sheet: HintSheet | None = None
    """None where the rest says it all."""


def hint_words(hint: Hint, view: PlayerView, names: tuple[str, ...], me: int | None) -> HintWords:
    """What is said of a hint to the seat `me`."""
    advice = hint.advice
    if advice is None:
        return HintWords(say_table.hint_thinking())
    if not hint.is_told:
        return HintWords(marked_sentence(advice), say_table.hint_again())
    melds = view.board.melds[view.team]
    head, why, waits = headline(advice, melds), reason_alone(advice, names, me), wait_sentence(advice)
    room = LONGEST if len(head) <= HEAD_OF_A_LINE else BELOW_TWO_LINES
    body, why_on_sheet = (why, "") if len(why) <= room else ("", why)
    book_waits = waits if isinstance(advice.beside, BookCanWait) and len(waits) + len(body) >= room else ""
    for more in (waits, say_table.hint_lays_out() if hinted_draft(hint, view) is not None else ""):
        if more and len(body) + len(more) < room:
            body = f"{body} {more}".strip()
    return HintWords(head, body, _sheet(advice, melds, sentences(why_on_sheet, book_waits)))


def _sheet(advice: Advice, melds: Sequence[Meld], why: str) -> HintSheet | None:
    if not advice.others and not why:
        return None
    others = other_moves(advice, melds)
    return HintSheet(
        why=why,
        heading=tried_heading(advice.worlds, others),
        tried=tried_sentence(advice),
        outcome=outcome_sentence(advice),
        others=others,
    )
