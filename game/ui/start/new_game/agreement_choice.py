"""The agreements with a computer partner, chosen in a dialog over New game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from game.engine.partners.agreements import Agreement
from game.lessons.lesson_ids import LessonId
from game.messages.functions import partner_agreements as say, screens as say_screens
from game.rules.ruleset import RuleSet
from game.sentences.at_table import partner_agreements as words
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grid,
    Grow,
    Paint,
    Panel,
    Picture,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    dialog,
    icon,
)
from game.toolkit.drawing.theme import CREAM, GOLD, LINE, QUIET, ROW
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, Scroll, ScrollBar, Toggle, stay
from game.toolkit.widgets.form import DIALOG_PAD
from game.ui.shared.cards.lesson_pictures import draw_fan, draw_lesson
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait

PICTURES: Final[Mapping[Agreement, Paint]] = {
    Agreement.LAY_DOWN: partial(draw_lesson, lesson=LessonId.MELDS, person=""),
    Agreement.WORK_TOGETHER: partial(draw_lesson, lesson=LessonId.PARTNER, person=""),
    Agreement.FINISH_BOOKS: partial(draw_lesson, lesson=LessonId.BOOKS, person=""),
    Agreement.LEAVE_LATE_PILE: partial(draw_lesson, lesson=LessonId.PILE, person=""),
    Agreement.KEEP_PAIRS: partial(draw_fan, cards=("8H", "8S"), step=0.86, turn=6),
    Agreement.WAIT_FOR_FOOT: partial(draw_lesson, lesson=LessonId.FOOT, person=""),
}
"""What each is about."""

SIZE: Final = 30
"""Design pixels of what an agreement means."""
FACE: Final = 72
"""Design pixels of a partner's face."""


class AgreementsDialog(Dialog):
    """A switch for each agreement, with its meaning by the chosen rules."""

    width = 1700
    first_focus = f"field/{Agreement.LAY_DOWN.value}"

    def __init__(
        self,
        partners: Sequence[PlayerAtTable],
        rules: RuleSet,
        agreed: Sequence[Agreement],
        agree: Callable[[Agreement, bool], None],
    ) -> None:
        """`agree` is called with an agreement and whether it is kept from now on."""
        self._rules, self._partners, self._agree = rules, tuple(partners), agree
        self._agreed = set(agreed)
        done = Button("button/continue", say.done(), stay, look="primary", icon="tick")
        names = [one.name for one in partners]
        super().__init__(say.title_with(names), say.whole_match(names, len(names)), [done])

    @property
    def told(self) -> str:
        rows = [
            say.name_and_meaning(words.name_of(one, self._rules), words.what_it_means(one, self._rules))
            for one in Agreement
        ]
        return " ".join([self.words, *rows])

    def _keep(self, agreement: Agreement, is_kept: bool) -> None:
        self._agreed ^= {agreement}
        self._agree(agreement, is_kept)

    def body(self, kit: Kit) -> Box:
        """Without pictures where large letters leave them no room."""
        pictured, plain = (
            Grid(list(zip(tiles[::2], tiles[1::2], strict=True)), (12, 12), (1, 1))
            for tiles in ([self._tile(one, with_picture) for one in Agreement] for with_picture in (True, False))
        )
        return FirstThatFits(pictured, plain, Scroll(plain, ScrollBar("field/scroll", self.title)))

    def content(self, kit: Kit) -> Box:
        """The board, with its button beside its title."""
        inside = Column(self.heading(), Space(16), Grow(self.body(kit), most=1))
        return Sized(Panel(inside, (DIALOG_PAD, 30), dialog), width=self.width)

    def heading(self) -> Box:
        faces = Row(*(portrait(one, FACE) for one in self._partners), gap=6)
        told = Column(super().heading(), Words(self.words, 27, CREAM))
        return Row(Rigid(faces), Grow(told), WidgetSlot(self.buttons[0], 76, 220), gap=18)

    def _tile(self, agreement: Agreement, with_picture: bool) -> Box:
        rules = self._rules
        named = words.name_of(agreement, rules)
        name = Words(named, SIZE + 8, CREAM, "strong", lines=1)
        lines = [Words(words.what_it_means(agreement, rules), SIZE, QUIET)]
        if words.is_in_rules(agreement, rules):  # there is nothing to choose
            lines.append(Words(say.asked_anyway(), SIZE - 2, GOLD))
            sign: Box = Sized(icon("tick", 44, GOLD), height=60)
        else:
            keep, states = partial(self._keep, agreement), (say_screens.on(), say_screens.off())
            sign = WidgetSlot(Toggle(f"field/{agreement.value}", named, agreement in self._agreed, keep, states), 60)
        told: Box = Column(Row(Grow(name), sign, gap=18), *lines, Grow())
        if with_picture:
            told = Row(Picture(PICTURES[agreement], 150, 118), Grow(told), gap=20, across="stretch")
        return Share(Panel(told, (22, 12), board(ROW, 0.9, LINE, 14)))
