"""The answer to a problem: the small table, how the try went, and every way with its share of the deals."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.messages.amounts import in_tens, signed
from game.messages.functions import problems as say
from game.messages.language import Message, nothing
from game.sentences.grammar import sentences
from game.sentences.phrases import Phrase, spoken_text
from game.toolkit.boxes import Box, Column, Grow, Paint, Panel, Rigid, Row, Words, board
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import GAIN, GOLD, GOOD, INK, INK_SOFT, PAPER_DIM, PAPER_RIM, PAPER_SHADE, WHITE
from game.ui.review.think_again.screen import AnswerButton, Answered, AnswerScene, TryAnswer
from game.ui.shared.moments.phrase_box import PhraseBox


class WhoseWay(Enum):
    """Whose a way is, or what it is."""

    BEST = auto()
    YOURS = auto()
    THAT_DAY = auto()


class WayRow(Struct, frozen=True, kw_only=True):
    """A way to play a problem: its gain over what was played in the match, and in how many deals."""

    phrase: Callable[[], Phrase]
    points: float
    told: Message
    """In how many deals it was better, or that it is as good."""
    tags: tuple[WhoseWay, ...] = ()
    why: Message = nothing
    """Left out if the answer as a whole says it."""


class ProblemAnswer(TryAnswer, frozen=True, kw_only=True):
    """Everything that an answer says; the ways are in `ways`, and there are no `rows`."""

    ways: tuple[WayRow, ...]
    back: Message
    again: Message = nothing
    """That the problem comes again, told on request."""


TAGS: Final[Mapping[WhoseWay, Callable[[], str]]] = {
    WhoseWay.BEST: say.best,
    WhoseWay.YOURS: say.yours,
    WhoseWay.THAT_DAY: say.that_day,
}


class ProblemAnswerScene(AnswerScene):
    """The small table; the sheet with how the try went and every way, and what comes next."""

    name = "problem_answer"
    state: ProblemAnswer

    @property
    def buttons(self) -> Mapping[Answered, AnswerButton]:
        ways = super().buttons
        return {
            **ways,
            Answered.NEXT: replace(ways[Answered.NEXT], label=say.next_problem()),
            Answered.TRY_AGAIN: replace(ways[Answered.TRY_AGAIN], key="U"),
            Answered.SHOW_ME: replace(ways[Answered.SHOW_ME], tip=say.show_me_tip()),
            Answered.PLAY_ON: replace(ways[Answered.PLAY_ON], short=say.play_on()),
            Answered.BACK: replace(ways[Answered.BACK], label=self.state.back()),
        }

    def spoken_rows(self) -> list[str]:
        told = []
        for way in self.state.ways:
            whose = ", ".join(TAGS[tag]() for tag in way.tags)
            points = signed(round(way.points))
            figures = f"{whose + ': ' if whose else ''}{spoken_text(way.phrase())}, {points}, {way.told()}"
            told.append(sentences(figures, self._why(way)))
        return told

    @property
    def _compared(self) -> tuple[WayRow, WayRow]:
        """The best way, and the player's or else that of the match."""
        best, *others = self.state.ways
        return best, next((way for way in others if WhoseWay.YOURS in way.tags), others[-1])

    def row_boxes(self, size: float, *, has_others: bool) -> list[Box]:
        """Those as good as the best are in its box."""
        best, other = self._compared
        return [_compared(best, size, self._others(is_as_good=True) if has_others else ()), _compared(other, size)]

    def other_boxes(self, size: float, *, has_others: bool) -> list[Box]:
        as_good = [] if has_others else self._others(is_as_good=True)
        return [_other(way, size - 4) for way in (*as_good, *self._others(is_as_good=False))]

    def _others(self, *, is_as_good: bool) -> list[WayRow]:
        others = [way for way in self.state.ways if way not in self._compared]
        return [way for way in others if (way.told is say.as_good) == is_as_good]

    def figures(self) -> Sequence[str]:
        """In how many deals the best was better, too."""
        return sentences(self.state.ways[0].told()), self.state.how(), self.state.again()

    def _why(self, way: WayRow) -> str:
        why = way.why()
        return "" if why == self.state.why() else why


def _number(way: WayRow, size: float) -> list[Box]:
    """What it gains; nothing for one as good as the best, of which chance made the difference."""
    if way.told is say.as_good:
        return []
    ink = GAIN if way.points > 0 else PAPER_DIM
    return [Rigid(Words(signed(in_tens(way.points)), size, ink, "number", "right", lines=1))]


def _compared(way: WayRow, size: float, as_good: Sequence[WayRow] = ()) -> Box:
    """In its box, and below it those `as_good`."""
    tags = Rigid(Column(*_number(way, size + 4), *(_tag(tag) for tag in way.tags), gap=3))
    others = Column(*(PhraseBox(one.phrase(), size - 4) for one in as_good), gap=4)
    told = [Row(Grow(others), Rigid(Words(say.as_good(), 22, INK_SOFT, lines=1)), gap=14)] if as_good else []
    whole = Column(Row(Grow(PhraseBox(way.phrase(), size)), tags, gap=14), *told, gap=8)
    return Panel(whole, (20, size * 0.35), _ground(way))


def _other(way: WayRow, size: float) -> Box:
    as_good = [Rigid(Words(way.told(), size, PAPER_DIM, lines=1))]
    return Row(Grow(PhraseBox(way.phrase(), size)), *(_number(way, size) or as_good), gap=14)


def _ground(way: WayRow) -> Paint:
    is_best = WhoseWay.BEST in way.tags
    fill, opacity, rim = (GAIN, 0.16, GAIN) if is_best else (GOLD, 0.18, PAPER_RIM)
    return board(fill, opacity, rim, 14, 2)


def _tag(tag: WhoseWay) -> Box:
    fill, ink = {
        WhoseWay.BEST: (GOOD, WHITE),
        WhoseWay.YOURS: (GOLD, INK),
        WhoseWay.THAT_DAY: (PAPER_SHADE, INK_SOFT),
    }[tag]
    return Panel(Words(TAGS[tag](), 19, ink, "strong", "center", lines=1), (14, 3), board(fill, 1, None, ROUND))
