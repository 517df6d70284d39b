"""The sheet in the log's place while a position is practised: the question and two ways to get help."""

import msgspec
from pygame import Rect

from game.cards import Card
from game.messages.functions import learn_screen as say_learn_screen, thinking_again as say
from game.messages.language import Message, nothing
from game.sentences.grammar import sentences
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Panel,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    paper,
)
from game.toolkit.drawing.theme import INK, INK_SOFT, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook
from game.toolkit.widgets.stars import stars
from game.ui.table.sheets.laid_sheet import LaidSheet, unpressed


class PracticeSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The sheet of a practice position. Its screen chooses the words."""

    name: str
    """The scene's word in targets."""
    title: Message
    """The title of the screen, in the bar."""
    back: Message
    """The label of the way back."""
    heading: Message
    question: Message
    aside: Message = nothing
    """The first to go if there is little room."""
    no_nudge: Message | None = None
    no_answer: Message | None = None
    """Why there is no nudge now, or no answer to show."""
    marked: tuple[Card, ...] = ()
    """Cards of the hand that are lit."""
    stars: int | None = None
    """How hard it is, from 1 to 3; None if unknown."""
    leads_to_answer: bool = False
    """Whether the answer was shown before, and the button only leads to its screen."""
    is_watched: bool = False
    """Whether moves are only shown, so that no button of the table does anything."""
    waits: bool = False
    """Whether a try is being looked at: `question` is then on the table's note, too."""

    @property
    def show(self) -> str:
        """The label of the button that shows the answer."""
        return say.to_the_answer() if self.leads_to_answer else say.show_me()

    @property
    def words(self) -> str:
        stars = "" if self.stars is None else say_learn_screen.how_hard(self.stars)
        return sentences(self.heading(), stars, self.question(), self.aside())


def lay_practice_sheet(kit: Kit, rect: Rect, sheet: PracticeSheet) -> LaidSheet:
    """With two buttons that say what they can do now; their words go before their keys and pictures."""
    look = ButtonLook(size=23)
    whys = [None if why is None else why() for why in (sheet.no_nudge, sheet.no_answer)]
    nudge = Button("button/nudge", say.nudge(), unpressed, look=look, icon="hint", key="H", why_not=whys[0]).on_paper()
    show = Button("button/show", sheet.show, unpressed, look=look, icon="eye", key="A", why_not=whys[1]).on_paper()
    laid = LaidSheet(kit, rect, _sheet_box(sheet, nudge, show), (("H", nudge), ("A", show)))
    for button in (nudge, show):
        button.instead = button.icon
        if not _has_room(kit, button):
            button.key_cap = ""
        if not _has_room(kit, button):
            button.icon = None
    if not _has_room(kit, show):
        show.label = say.to_the_answer_short() if sheet.leads_to_answer else say.show_me_short()
    return laid


def _sheet_box(sheet: PracticeSheet, nudge: Button, show: Button) -> Box:
    """All of it on paper; if there is too little room the aside goes first, then the heading."""
    heading: Box = Words(sheet.heading(), 31, WINE, "heading")
    if sheet.stars is not None:
        heading = _with_stars(heading, sheet.heading(), sheet.stars)
    question = Words(sheet.question(), 24, INK, "strong")
    small = Words(sheet.question(), 20, INK, "strong")
    aside = [Space(10), Words(sheet.aside(), 22, INK_SOFT)] if sheet.aside() else []
    below = Column(WidgetSlot(nudge, 66), WidgetSlot(show, 66), gap=10)
    beside = Row(Share(WidgetSlot(nudge, 66)), Share(WidgetSlot(show, 66)), gap=8)
    forms = (
        Column(heading, Space(8), question, *aside, Space(10), Grow(), below),
        Column(heading, Space(8), question, Space(10), Grow(), below),
        Column(heading, Space(6), small, Space(8), Grow(), below),
        Column(question, Space(8), Grow(), below),
        Column(question, Space(6), Grow(), beside),
        Column(small, Space(8), Grow(), below),
        Column(heading, Space(6), small, Space(8), Grow(), beside),
        Column(Grow(small, most=1), Space(6), Grow(), beside),
    )
    return Panel(FirstThatFits(*(Share(form) for form in forms)), (16, 16), paper)


def _with_stars(heading: Box, said: str, count: int) -> Box:
    """The heading with the stars at its end, or below it if they don't fit in one line."""
    alone, row = Words(said, 27, WINE, "heading", lines=1), stars(count, 23, on_paper=True)
    return FirstThatFits(Row(Grow(alone), Rigid(row), gap=6), Column(heading, Row(row, Grow()), gap=4))


def _has_room(kit: Kit, button: Button) -> bool:
    return kit.text.width(button.label, button.size, button.face) <= button.room(kit)
