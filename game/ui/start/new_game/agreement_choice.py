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
    Rigid,
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
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait

BY_SUBJECT: Final[Mapping[Literal["melds", "wilds", "pile", "discards", "end"], tuple[Agreement, ...]]] = {
    "melds": (Agreement.OPEN_EARLY, Agreement.LAY_DOWN, Agreement.KEEP_CARDS, Agreement.WORK_TOGETHER),
    "wilds": (Agreement.SAVE_WILDS, Agreement.USE_WILDS, Agreement.KEEP_CLEAN, Agreement.FINISH_BOOKS),
    "pile": (Agreement.TAKE_PILE, Agreement.USEFUL_PILES, Agreement.LEAVE_LATE_PILE),
    "discards": (Agreement.NO_GIFTS, Agreement.PLAY_SAFE, Agreement.KEEP_PAIRS, Agreement.KEEP_THREES),
    "end": (Agreement.GO_OUT_SOON, Agreement.PLAY_ON, Agreement.WAIT_FOR_FOOT),
}
"""All of them as they are listed."""

SIZES: Final = (25, 20)
"""Design pixels of what an agreement means: where there is room, and where there are many."""
FACE: Final = 60
"""Design pixels of a partner's face."""


class AgreementsDialog(Dialog):
    """A switch for each of the usual agreements, with its meaning and cost by the chosen rules; a press shows all."""

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
        self._rules, self._partners = rules, tuple(partners)
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
        super().__init__(say.title(), words.with_measure(say.who_keeps([one.name for one in partners]), rules), [done])

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
        pages: list[Box] = []
        if len(self._shown) < len(self._switches):
            for size in SIZES:
                pages.append(Column(self._grid(self._shown, size), Row(WidgetSlot(self._all, 60), Grow()), gap=16))
        else:
            parts = (self._part(say.subject(subject), some) for subject, some in BY_SUBJECT.items())
            pages.append(Column(*chain.from_iterable(parts)))
        scrolled = Scroll(pages[-1], ScrollBar("field/scroll", say.title()))
        faces = Row(*(portrait(one, FACE) for one in self._partners), gap=6)
        head = Row(Rigid(faces), Grow(Words(self.words, 25, CREAM)), gap=16)
        return Column(head, Space(16), Grow(FirstThatFits(*pages, scrolled), most=1))

    def _part(self, heading: str, agreements: Sequence[Agreement]) -> Iterator[Box]:
        yield Words(heading, 24, GOLD, "strong")
        yield Space(6)
        yield self._grid(agreements)
        yield Space(20)

    def _grid(self, agreements: Sequence[Agreement], size: float = SIZES[-1]) -> Box:
        rows = [Share(Panel(self._row(one, size), (22, 8), board(ROW, 0.9, None, 14))) for one in agreements]
        return Grid(list(zip_longest(rows[::2], rows[1::2], fillvalue=Space(0))), (12, 12), (1, 1))

    def _row(self, agreement: Agreement, size: float) -> Box:
        name = Words(words.name_of(agreement, self._rules), size + 6, CREAM, "strong", lines=1)
        told = Column(name, Words(words.meaning(agreement, self._rules), size, QUIET))
        return Row(Grow(told), WidgetSlot(self._switches[agreement], 60), gap=18)
