"""What the sheet of a hint that was thought out says: how the deals went, and what other moves cost."""

from collections.abc import Sequence

import msgspec

from game.engine.advice import Advice
from game.engine.melds import Meld
from game.sentences.grammar import sentences
from game.sentences.hints import other_moves, outcome_sentence, tried_heading, tried_sentence


class HintSheet(msgspec.Struct, frozen=True, kw_only=True):
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


def hint_sheet(advice: Advice, melds: Sequence[Meld], why: str) -> HintSheet | None:
    """The sheet of an advice to a team with these melds, with its reason where that is to be told there; None where
    there is nothing to tell.
    """
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
