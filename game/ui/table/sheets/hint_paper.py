"""The sheet of a hint on paper; it lies over what going out takes."""

from collections.abc import Sequence

from msgspec.structs import replace
from pygame import Rect, Surface

from game.sentences.grammar import sentences
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Panel, Placed, Share, Words, paper
from game.toolkit.drawing.theme import INK, PAPER_DIM, WINE
from game.toolkit.kit import Kit
from game.turn.hint_words import HintSheet


def sheet_box(sheet: HintSheet) -> Box:
    """All of it on paper; where there is too little room letters shrink, then the heading joins what stands below it,
    then moves go, how the deals end, and at last how they went where there is a reason to tell.
    """
    few = sheet.others[:1]
    forms = [
        *(_told(sheet, size + 6, size, sheet.outcome, sheet.others) for size in (23, 21, 19)),
        *(_told(sheet, 0, size, sheet.outcome, sheet.others) for size in (19, 17)),
        *(_told(sheet, 0, 17, sheet.outcome, others) for others in (few, ())),
        *(_told(sheet, 0, 17, "", others) for others in (few, ())),
    ]
    forms += [_told(replace(sheet, heading="", tried=""), 0, 17, "", ())] if sheet.why else []
    return Panel(FirstThatFits(*map(Share, forms)), (16, 10), paper)


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
