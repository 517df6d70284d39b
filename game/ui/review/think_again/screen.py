"""The answer to a try: the moment as a small table, the try and the move played with their figures, what comes next."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.engine.moves import Move
from game.messages.amounts import in_tens, signed
from game.messages.functions import looking_back as say_back, thinking_again as say
from game.messages.language import Message, nothing, saying
from game.sentences.grammar import sentences
from game.sentences.phrases import Phrase, spoken_text
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
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
    paper,
)
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import GAIN, GOLD, INK, INK_SOFT, PAPER_DIM, PAPER_RIM, WHITE, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, PaperLink, StateScene
from game.ui.shared.moments.phrase_box import PhraseBox
from game.ui.shared.moments.pointed_move import draw_with_plates
from game.ui.shared.moments.small_table import TableMoment, spoken_moment, table_words

LARGER: Final = 1.56
"""How much larger the cards on an answer are than beside the list of turns."""
BRIEF, LEAST = 18, 17
"""Design pixels of the letters at which all about a move is told in one line, and at which others than the try and the
move played wait behind the link.
"""


class AnswerRow(Struct, frozen=True):
    """One way to play the decision: its player, the move, its points against the move played, and in how many deals."""

    who: Message
    phrase: Callable[[], Phrase]
    points: float
    share: Message
    """In how many deals it was better."""
    is_lit: bool = False


class Answered(Enum):
    """The answer's requests."""

    NEXT = auto()
    TRY_AGAIN = auto()
    SHOW_ME = auto()
    PLAY_ON = auto()
    BACK = auto()


class TryAnswer(Struct, frozen=True, kw_only=True):
    """Everything on an answer. `moves` are marked on the table of the `moment`; none if that isn't revealed. When it
    `is_open`, it also tells how moves were compared.
    """

    title: Message
    moment: TableMoment
    moves: tuple[Move, ...]
    heading: Message
    below: Message
    is_found: bool
    """Whether it has a tick."""
    rows: tuple[AnswerRow, ...]
    why: Message
    how: Message
    gold: Answered
    """The large button's action."""
    others: tuple[Answered, ...]
    gold_sub: Message = nothing
    """Which decision comes next."""
    is_open: bool = False


class AnswerButton(Struct, frozen=True):
    """A button that leads on from an answer: its label, id, icon and key."""

    label: str
    id: str
    icon: str
    key: str = ""
    short: str = ""
    """Its label beside two others."""
    tip: str = ""


class AnswerScene(StateScene[TryAnswer]):
    """The small table at the left, the sheet and the buttons at the right."""

    name = "think_again_answer"
    is_spoken = True

    def __init__(self, answer: TryAnswer, ask: Callable[[Answered], None]) -> None:
        super().__init__(answer)
        self._ask = ask
        self._said = saying(table_words, answer.moment)
        self.form.on_cancel = partial(ask, Answered.BACK)
        self.focus_on(self.buttons[answer.gold].id)

    @property
    def buttons(self) -> Mapping[Answered, AnswerButton]:
        return {
            Answered.NEXT: AnswerButton(say.next_one(), "button/next", "play", "N"),
            Answered.TRY_AGAIN: AnswerButton(say.try_again(), "button/try_again", "undo", "T"),
            Answered.SHOW_ME: AnswerButton(say.show_me(), "button/show", "eye", "A"),
            Answered.PLAY_ON: AnswerButton(say_back.play_on(), "button/play_on", "hand", "P"),
            Answered.BACK: AnswerButton(say_back.look_back(), "button/look_back", "back"),
        }

    @property
    def message(self) -> str:
        return sentences(self.state.heading(), self.state.below(), *self.spoken_rows(), self.state.why())

    def spoken_rows(self) -> list[str]:
        return [
            say.row_heard(row.who(), spoken_text(row.phrase()), signed(round(row.points)), row.share())
            for row in self.state.rows
        ]

    def _button(self, way: Answered) -> Button:
        on, press = self.buttons[way], partial(self._ask, way)
        if way is self.state.gold:
            return Button(
                on.id,
                on.label,
                press,
                look=ButtonLook("primary", 36, sub_size=22, heading=True),
                icon=on.icon,
                sub=self.state.gold_sub(),
            )
        label = on.short if on.short and len(self.state.others) > 2 else on.label
        return Button(on.id, label, press, icon=on.icon, key=on.key, look=23).with_tip(on.tip)

    def take(self, event: Event) -> bool | None:
        plain = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if plain and self.form.dialog is None:
            ways = {self.buttons[way].key: way for way in (*self.state.others, self.state.gold)}
            pressed = pygame.key.name(event.key).upper()
            if pressed and pressed in ways:
                self._ask(ways[pressed])
                return True
        return super().take(event)

    def content(self, kit: Kit) -> Box:
        right = Column(
            Grow(Sized(self._sheet(), height=0)),
            Space(28),
            WidgetSlot(self._button(self.state.gold), 96),
            Space(18),
            Row(*(Share(WidgetSlot(self._button(way), 76)) for way in self.state.others), gap=16),
        )
        inner = Row(Grow(self._table()), Sized(right, 648), gap=24, across="stretch")
        back = BarButton(
            "button/back", self.buttons[Answered.BACK].label, partial(self._ask, Answered.BACK), icon="back"
        )
        return Column(
            Bar(self.state.title(), [back]),
            Space(20),
            Share(Row(Space(16), Grow(inner), Space(16), across="stretch")),
            Space(20),
        )

    def _table(self) -> Box:
        return Described(Picture(self._draw_table), *spoken_moment(self.state.moment, self._said()))

    def _draw_table(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        u, shown = kit.theme.u, (self.state.moment, self._said(), self.state.moves)
        draw_with_plates(kit, surface, rect, *shown, widest=u(396), height=min(u(92), rect.h // 8), gap=u(12))

    # ---- the sheet

    def _sheet(self) -> Box:
        """How the try went and what the best move is for; then the moves, and how they were compared on request."""
        told = self.state
        label = say_back.why_less() if told.is_open else say_back.why()
        link = PaperLink("button/more", label, partial(self.set_state, is_open=not told.is_open), look=26)

        def form(size: float, *, has_others: bool = True) -> Box:
            title = Grow(Words(told.heading(), size + 8, WINE, "heading"))
            said = [Words(told.below(), min(size, 26), PAPER_DIM), Words(told.why(), size + 2, INK)]
            others = self.other_boxes(size, has_others=has_others)
            figures = [line for line in self.figures() if line]
            more = [] if has_others else others
            more += [Words(line, min(size - 2, 24), INK_SOFT) for line in figures]
            return Share(
                Column(
                    Row(*([Rigid(_tick())] if told.is_found else []), title, gap=20),
                    *(box for line in said if line.text for box in (Space(8), line)),
                    *(box for row in self.row_boxes(size, has_others=has_others) for box in (Space(10), Rigid(row))),
                    *(box for row in others if has_others for box in (Space(10), row)),
                    *(box for row in more if told.is_open for box in (Space(10), row)),
                    Grow(),
                    *([WidgetSlot(link, 54)] if more else []),
                )
            )

        sizes = (38, 35, 32, 30, 27, 24, 22, 20, BRIEF, LEAST)
        forms = (*map(form, sizes[:6]), *(form(size, has_others=False) for size in sizes))
        return Panel(FirstThatFits(*forms), (32, 16), paper)

    def figures(self) -> Sequence[str]:
        """How the moves were compared."""
        return (self.state.how(),)

    def row_boxes(self, size: float, *, has_others: bool) -> list[Box]:
        """The moves that are compared, in letters of that size; others are there, too, if it `has_others`."""
        rows = self.state.rows
        return [_row(row, size) for row in (rows if size > LEAST else (*rows[:1], *rows[1:][-1:]))]

    def other_boxes(self, size: float, *, has_others: bool) -> list[Box]:
        return [] if size > LEAST else [_row(row, size) for row in self.state.rows[1:-1]]


def _tick() -> Box:
    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, GAIN, 1, None, ROUND)
        kit.paint.icon(surface, "tick", rect.center, round(rect.h * 0.72), WHITE)

    return Picture(paint, 56, 56)


def _row(row: AnswerRow, size: float) -> Box:
    number = Words(
        signed(in_tens(row.points)), size + 4, GAIN if row.points > 0 else PAPER_DIM, "number", "right", lines=1
    )
    who, share = row.who(), row.share()
    above, below = ([], f"{who} · {share}") if size <= BRIEF else ([Words(who, 20, PAPER_DIM)], share)
    told = Column(*above, PhraseBox(row.phrase(), size), Words(below, 20, PAPER_DIM), gap=2)
    ground = board(GOLD, 0.22 if row.is_lit else 0, PAPER_RIM, 14, 2)
    return Panel(Row(Grow(told), Rigid(number), gap=14), (20, size * 0.35), ground)
