"""The agreements with a computer partner, chosen in a dialog over New game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final, Literal

from game.engine.partners.agreements import Agreement
from game.engine.partners.fitting_agreements import USUAL
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
from game.toolkit.widgets import Button, Dialog, Scroll, ScrollBar, Segmented, Toggle, stay
from game.toolkit.widgets.form import DIALOG_PAD
from game.ui.shared.cards.lesson_pictures import draw_fan, draw_lesson
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait

BY_SUBJECT: Final[Mapping[Literal["usual", "melds", "wilds", "pile", "discards", "end"], tuple[Agreement, ...]]] = {
    "usual": USUAL,
    "melds": (Agreement.OPEN_EARLY, Agreement.LAY_DOWN, Agreement.KEEP_CARDS, Agreement.WORK_TOGETHER),
    "wilds": (Agreement.SAVE_WILDS, Agreement.USE_WILDS, Agreement.KEEP_CLEAN, Agreement.FINISH_BOOKS),
    "pile": (Agreement.TAKE_PILE, Agreement.USEFUL_PILES, Agreement.LEAVE_LATE_PILE),
    "discards": (Agreement.NO_GIFTS, Agreement.PLAY_SAFE, Agreement.KEEP_PAIRS, Agreement.KEEP_THREES),
    "end": (Agreement.GO_OUT_SOON, Agreement.PLAY_ON, Agreement.WAIT_FOR_FOOT),
}
"""All of them as they are listed, the usual ones twice."""

OF_USUAL: Final[Mapping[Agreement, Paint]] = {
    Agreement.LAY_DOWN: partial(draw_lesson, lesson=LessonId.MELDS, person=""),
    Agreement.WORK_TOGETHER: partial(draw_lesson, lesson=LessonId.PARTNER, person=""),
    Agreement.FINISH_BOOKS: partial(draw_lesson, lesson=LessonId.BOOKS, person=""),
    Agreement.LEAVE_LATE_PILE: partial(draw_lesson, lesson=LessonId.PILE, person=""),
    Agreement.KEEP_PAIRS: partial(draw_fan, cards=("8H", "8S"), step=0.86, turn=6),
    Agreement.WAIT_FOR_FOOT: partial(draw_lesson, lesson=LessonId.FOOT, person=""),
}
"""What the usual ones are about as pictures; those about one subject would all have the same."""

SIZE: Final = 30
"""Design pixels of what an agreement means."""
FACE: Final = 72
"""Design pixels of a partner's face."""


class AgreementsDialog(Dialog):
    """A switch for each agreement about a subject, with its meaning by the chosen rules; the usual ones come first."""

    width = 1700
    first_focus = f"field/{USUAL[0].value}"

    def __init__(
        self,
        partners: Sequence[PlayerAtTable],
        rules: RuleSet,
        agreed: Sequence[Agreement],
        agree: Callable[[Agreement, bool], None],
    ) -> None:
        """`agree` is called with an agreement and whether it is kept from now on."""
        self._rules, self._partners, self._agree = rules, tuple(partners), agree
        self._agreed, self._at = set(agreed), 0
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

    def _show(self, subject: int) -> None:
        self._at = subject
        self.relay()

    def _keep(self, agreement: Agreement, is_kept: bool) -> None:
        self._agreed ^= {agreement}
        self._agree(agreement, is_kept)

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        self.relay = partial(self.lay_out, kit)

    def body(self, kit: Kit) -> Box:
        subjects = [say.subject(one) for one in BY_SUBJECT]
        tabs = Segmented("field/subject", self.title, subjects, self._at, self._show, size=28)
        shown, pictures = list(BY_SUBJECT.values())[self._at], {} if self._at else OF_USUAL
        rows = ([self._tile(one, some) for one in shown] for some in (pictures, {}))
        pictured, plain = (
            Grid(list(zip_longest(tiles[::2], tiles[1::2], fillvalue=Space(0))), (12, 12), (1, 1)) for tiles in rows
        )
        scrolled = Scroll(plain, ScrollBar("field/scroll", self.title))
        return Column(WidgetSlot(tabs, 66), Space(16), Grow(FirstThatFits(pictured, plain, scrolled), most=1))

    def content(self, kit: Kit) -> Box:
        """The board, with its button beside its title."""
        inside = Column(self.heading(), Space(16), Grow(self.body(kit), most=1))
        return Sized(Panel(inside, (DIALOG_PAD, 30), dialog), width=self.width)

    def heading(self) -> Box:
        faces = Row(*(portrait(one, FACE) for one in self._partners), gap=6)
        told = Column(super().heading(), Words(self.words, 27, CREAM))
        return Row(Rigid(faces), Grow(told), WidgetSlot(self.buttons[0], 76, 220), gap=18)

    def _tile(self, agreement: Agreement, pictures: Mapping[Agreement, Paint]) -> Box:
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
        if agreement in pictures:
            told = Row(Picture(pictures[agreement], 150, 118), Grow(told), gap=20, across="stretch")
        return Share(Panel(told, (22, 12), board(ROW, 0.9, LINE, 14)))
