"""The right column of the editor: the name, the preset it is based on, what the rules look like, and contradictions."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.messages.functions import house_rules as say
from game.rules.clashes import Clash
from game.rules.fields import field_infos
from game.rules.ruleset import GroupKey
from game.sentences.house_rules import clash_sentence
from game.sentences.rule_page import Chapter, origin, said_of, section
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Fitting,
    Grow,
    Layers,
    Panel,
    Picture,
    Reserved,
    Row,
    Space,
    WidgetSlot,
    Words,
    paper_note,
)
from game.toolkit.drawing.theme import BAD_ON_PAPER, CREAM, DIM, GOLD, INK
from game.toolkit.widgets import Widget
from game.ui.rules.house_rules.edited_rules import EditorState
from game.ui.rules.house_rules.table_preview import books_shown, openings_shown
from game.ui.rules.rule_page.rule_page_pictures import draw_figures, figures_of
from game.ui.start.new_game.choices import character
from game.ui.start.new_game.rule_sets import books_needed

OUT_BOOK: Final = 84
"""The width of a book needed to go out, in design pixels."""
CHAPTERS: Final[dict[GroupKey, Chapter]] = {
    "match": Chapter.MATCH,
    "deal": Chapter.DEAL,
    "pile": Chapter.PILE,
    "melds": Chapter.OPENING,
    "books": Chapter.BOOKS,
    "threes": Chapter.THREES,
    "out": Chapter.OUT,
    "values": Chapter.CARDS,
}
"""The part of the rule page shown beside a topic."""


def side(state: EditorState, field: str | None, name: Widget, base: Widget, mending: Sequence[Widget]) -> Box:
    """Fields on top, the paper with contradictions and what mends them at the bottom; between them what the rule of
    this `field` means, or the topic.
    """
    told = Words(say.change_line(state.changes), 20, GOLD, align="right", lines=1) if state.changes else Box()
    based_on = Words(base.label, 20, DIM, lines=1)
    return Panel(
        Column(
            Words(name.label, 20, DIM, lines=1),
            Space(6),
            WidgetSlot(name, 60),
            Space(8),
            FirstThatFits(Row(based_on, Grow(), told, gap=20), based_on),
            Space(6),
            WidgetSlot(base, 60),
            Space(14),
            Grow(Fitting(*_shown(state, field), gap=12, rest=Words(say.rest_is_read(), 21, DIM))),
            *([Space(12), _paper(state, state.clash, mending)] if state.clash is not None else []),
        ),
        (22, 12),
    )


def _shown(state: EditorState, field: str | None) -> Iterator[Box]:
    """The focused rule and what follows from it, or what the page says about the topic: only whole sentences, and the
    cards that explain it.
    """
    rules = state.rules
    chapter = CHAPTERS[state.group] if state.group is not None else None
    if field is not None:
        heading, sentences = field_infos()[field].title, said_of(rules, field)
    elif chapter is not None:
        heading, sentences = chapter.heading, tuple(line.words for line in section(rules, chapter).lines)
    else:
        heading, sentences = "", ()
    if chapter in (Chapter.MATCH, None):
        sentences += (character(rules), *origin(rules))
    if heading:
        yield Words(heading, 26, CREAM, "strong")
    if field is not None:
        yield Words(field_infos()[field].help, 21, DIM)
    match chapter:
        case Chapter.BOOKS:
            yield books_shown(rules)
        case Chapter.OUT:
            yield books_needed(rules, OUT_BOOK)
        case Chapter.DEAL | Chapter.PILE | Chapter.THREES | Chapter.CARDS if figures := figures_of(rules, chapter):
            draw = lambda kit, surface, rect: draw_figures(kit, surface, rect, figures, DIM, 20)  # noqa: E731 - bound
            yield Picture(draw, height=180 if chapter == Chapter.CARDS else 104)
    yield from (Words(told, 21) for told in sentences)
    if chapter == Chapter.OPENING:
        yield Grow(openings_shown(rules, state.openings))


def _paper(state: EditorState, clash: Clash, mending: Sequence[Widget]) -> Box:
    """The contradiction shown. If there is room, its paper is as high as for the longest, so that nothing moves on
    `Next`.
    """
    buttons = [Grow(WidgetSlot(widget, 56)) for widget in mending]
    column = Column(*buttons[:1], Row(*buttons[1:], gap=10), gap=8)

    def told(*room: Box) -> Box:
        return Column(
            Words(say.clash_place(state.told + 1, len(state.clashes)), 21, BAD_ON_PAPER, "strong", lines=1),
            Layers(Words(clash_sentence(clash), 20, INK), *room),
            Space(14),
            FirstThatFits(Row(*buttons, gap=10), column),
        )

    room = [Reserved(Words(clash_sentence(other), 20)) for other in state.clashes]
    return Panel(FirstThatFits(told(*room), told()), (18, 14), paper_note)
