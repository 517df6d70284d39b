"""The right column of the editor: the name, the preset it builds on, what the rules look like, and what contradicts."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.clashes import Clash
from game.rules.ruleset import GroupKey
from game.text.messages import house_rules as say
from game.ui.boxes import (
    Box,
    Column,
    Fitting,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Put,
    Row,
    Space,
    Unseen,
    Words,
    paper_note,
)
from game.ui.core.theme import BAD_ON_PAPER, DIM, GOLD, INK
from game.ui.house_rules.edited_rules import EditorState
from game.ui.house_rules.table_preview import books_shown, openings_shown
from game.ui.new_game.choices import character
from game.ui.rule_page.rule_page_pictures import draw_figures, figures_of
from game.ui.widgets import Widget
from game.words import rule_page
from game.words.house_rules import clash_sentence
from game.words.rule_page import Chapter

TOLD_LINES: Final = "\n\n"
"""Three lines are kept free for what follows from the rule that has the keys."""
SHOWN: Final[dict[GroupKey, Chapter]] = {
    "deal": Chapter.DEAL,
    "pile": Chapter.PILE,
    "threes": Chapter.THREES,
    "values": Chapter.CARDS,
}
"""Topics that are better explained by other cards than by books."""


def side(state: EditorState, field: str | None, name: Widget, base: Widget, mending: Sequence[Widget]) -> Box:
    """Fields on top, the paper with contradictions and what mends them at the bottom; pictures between, of the rule of
    this `field` first.
    """
    told = Words(say.change_line(state.changes), 20, GOLD, align="right", lines=1) if state.changes else Box()
    based_on = Words(base.label, 20, DIM, lines=1)
    return Panel(
        Column(
            Words(name.label, 20, DIM, lines=1),
            Space(6),
            Put(name, 60),
            Space(8),
            OneOf(Row(based_on, Grow(), told, gap=20), based_on),
            Space(6),
            Put(base, 60),
            Space(14),
            Grow(Fitting(*_pictures(state, field), gap=10)),
            *([Space(12), _paper(state, state.clash, mending)] if state.clash is not None else []),
        ),
        (22, 12),
    )


def _pictures(state: EditorState, field: str | None) -> Iterator[Box]:
    """What follows from the rule that has the keys, whole sentences only; cards that explain the topic, or books, with
    what suffices to open where melds are the topic.
    """
    rules = state.rules
    if field is not None:
        sentences = rule_page.said_of(rules, field) or (say.nothing_said(),)
        yield Layers(Words(TOLD_LINES, 20), Fitting(*(Words(told, 20) for told in sentences)))
    else:
        yield Words(character(rules), 24)
    figures = figures_of(rules, SHOWN[state.group]) if state.group in SHOWN else ()
    if figures:
        draw = lambda kit, surface, rect: draw_figures(kit, surface, rect, figures, DIM, 20)  # noqa: E731 - bound
        yield Pad(Picture(draw, high=104), 0, 8)
    if not figures or state.group == "melds":
        yield books_shown(rules, is_alone=field is None and not figures and state.group != "melds")
    if state.group == "melds":
        yield Grow(openings_shown(rules, state.openings))


def _paper(state: EditorState, clash: Clash, mending: Sequence[Widget]) -> Box:
    """The contradiction that is shown; its paper is as high as for any of them, so that nothing moves on `Next`."""
    room = [Unseen(Words(clash_sentence(other), 20)) for other in state.clashes]
    buttons = [Grow(Put(widget, 56)) for widget in mending]
    told = Column(
        Words(say.clash_place(state.told + 1, len(state.clashes)), 21, BAD_ON_PAPER, "strong", lines=1),
        Layers(Words(clash_sentence(clash), 20, INK), *room),
        Space(14),
        OneOf(
            Row(*buttons, gap=10),
            Column(*buttons[:1], Row(*buttons[1:], gap=10), gap=8),
        ),
    )
    return Panel(told, (18, 14), paper_note)
