"""The agreements with a computer partner, chosen in a dialog over New game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, zip_longest
from typing import Final, Literal

from game.engine.partners.agreements import Agreement
from game.engine.partners.fitting_agreements import USUAL
from game.messages.functions import partner_agreements as say, screens as say_screens
from game.rules.ruleset import RuleSet
from game.sentences.at_table import partner_agreements as words
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grid,
    Grow,
    Panel,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.theme import CREAM, GOLD, QUIET, ROW
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, Scroll, ScrollBar, Toggle, stay

BY_SUBJECT: Final[Mapping[Literal["melds", "wilds", "pile", "discards", "end"], tuple[Agreement, ...]]] = {
    "melds": (Agreement.OPEN_EARLY, Agreement.LAY_DOWN, Agreement.KEEP_CARDS, Agreement.WORK_TOGETHER),
    "wilds": (Agreement.SAVE_WILDS, Agreement.USE_WILDS, Agreement.KEEP_CLEAN, Agreement.FINISH_BOOKS),
    "pile": (Agreement.TAKE_PILE, Agreement.USEFUL_PILES, Agreement.LEAVE_LATE_PILE),
    "discards": (Agreement.NO_GIFTS, Agreement.PLAY_SAFE, Agreement.KEEP_PAIRS, Agreement.KEEP_THREES),
    "end": (Agreement.GO_OUT_SOON, Agreement.PLAY_ON, Agreement.WAIT_FOR_FOOT),
}
"""All of them as they are listed."""


class AgreementsDialog(Dialog):
    """A switch for each of the usual agreements, with its meaning and cost by the chosen rules; a press shows all."""

    width = 1700
    first_focus = f"field/{USUAL[0].value}"

    def __init__(
        self,
        partners: Sequence[str],
        rules: RuleSet,
        agreed: Sequence[Agreement],
        agree: Callable[[Agreement, bool], None],
    ) -> None:
        """`agree` is called with an agreement and whether it is kept from now on."""
        self._rules = rules
        self._switches = {
            one: Toggle(
                f"field/{one.value}",
                words.name_of(one, rules),
                one in agreed,
                partial(agree, one),
                (say_screens.on(), say_screens.off()),
            )
            for one in chain(*BY_SUBJECT.values())
        }
        self._shown = [one for one in self._switches if one in USUAL or one in agreed]
        self._all = Button(
            "button/all_agreements", say.show_all(len(self._switches)), self._show_all, icon="down", look=23
        )
        done = Button("button/continue", say.done(), stay, look="primary", icon="tick")
        super().__init__(say.title(), words.with_measure(say.who_keeps(partners), rules), [done])

    @property
    def told(self) -> str:
        rows = [
            say.name_and_meaning(words.name_of(one, self._rules), words.meaning(one, self._rules))
            for one in self._switches
        ]
        return " ".join([self.words, *rows])

    def _show_all(self) -> None:
        self._shown = list(self._switches)
        self.relay()

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        self.relay = partial(self.lay_out, kit)

    def body(self, kit: Kit) -> Box:
        if len(self._shown) < len(self._switches):
            parts = [self._grid(self._shown), Row(WidgetSlot(self._all, 60), Grow())]
            page: Box = Column(*parts, gap=16)
        else:
            page = Column(
                *(part for subject, some in BY_SUBJECT.items() for part in self._part(say.subject(subject), some))
            )
        bar = ScrollBar("field/scroll", say.title())
        return Column(Words(self.words, 23, QUIET), Space(16), Grow(FirstThatFits(page, Scroll(page, bar)), most=1))

    def _part(self, heading: str, agreements: Sequence[Agreement]) -> Iterator[Box]:
        yield Words(heading, 24, GOLD, "strong")
        yield Space(6)
        yield self._grid(agreements)
        yield Space(20)

    def _grid(self, agreements: Sequence[Agreement]) -> Box:
        rows = [Share(Panel(self._row(one), (22, 8), board(ROW, 0.9, None, 14))) for one in agreements]
        return Grid(list(zip_longest(rows[::2], rows[1::2], fillvalue=Space(0))), (12, 12), (1, 1))

    def _row(self, agreement: Agreement) -> Box:
        name = Words(words.name_of(agreement, self._rules), 26, CREAM, "strong", lines=1)
        told = Column(name, Words(words.meaning(agreement, self._rules), 20, QUIET))
        return Row(Grow(told), WidgetSlot(self._switches[agreement], 60), gap=18)
