"""The sheet of a hint that was thought out: how the deals went, and what other moves cost. It lies over what
going out takes.
"""

from collections.abc import Sequence

import msgspec
from pygame import Rect, Surface

from game.engine.advice import Advice
from game.engine.melds import Meld
from game.ui.boxes import Box, Column, Grow, OneOf, Panel, Placed, Share, Words, paper
from game.ui.core.kit import Kit
from game.ui.core.theme import INK, PAPER_DIM, WINE
from game.words.grammar import sentences
from game.words.hints import other_moves, outcome_sentence, tried_heading, tried_sentence


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
    return HintSheet(
        why=why,
        heading=tried_heading(advice),
        tried=tried_sentence(advice),
        outcome=outcome_sentence(advice),
        others=other_moves(advice, melds),
    )


def sheet_box(sheet: HintSheet) -> Box:
    """All of it on paper; where there is too little room letters shrink, then the heading joins what stands below it,
    then moves go, and how the deals end.
    """
    few = sheet.others[:1]
    forms = [
        *(_told(sheet, size + 6, size, sheet.outcome, sheet.others) for size in (23, 21, 19)),
        *(_told(sheet, 0, size, sheet.outcome, sheet.others) for size in (19, 17)),
        *(_told(sheet, 0, 17, sheet.outcome, others) for others in (few, ())),
        *(_told(sheet, 0, 17, "", others) for others in (few, ())),
    ]
    return Panel(OneOf(*map(Share, forms)), (16, 10), paper)


def _told(sheet: HintSheet, heading: float, size: float, outcome: str, others: Sequence[str]) -> Box:
    """A heading of that size, in the first sentence where it is 0; below it the sentences and the moves."""
    said = [Words(sheet.why, size, INK, "strong")] if sheet.why else []
    if sheet.heading and heading:
        said.append(Words(sheet.heading, heading, WINE, "heading"))
    tried = sheet.tried if heading else sentences(sheet.heading, sheet.tried)
    said += [Words(tried, size, INK)] if tried else []
    said += [Words(outcome, size, INK)] if outcome else []
    said += [Words(other, size, PAPER_DIM, "strong") for other in others]
    return Column(*said, Grow(), gap=6)


def draw_hint_sheet(kit: Kit, surface: Surface, rect: Rect, sheet: HintSheet) -> None:
    """The paper and its words."""
    Placed(sheet_box(sheet), kit, rect).draw(kit, surface)
