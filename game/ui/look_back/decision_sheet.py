"""What stands on the sheet beside the table, as boxes: a decision with better ways, a turn, how far the analysis is."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct
from pygame import Rect, Surface

from game.ui.boxes import (
    Box,
    Column,
    Fitting,
    Grow,
    Later,
    OneOf,
    Pad,
    Panel,
    Picture,
    Piece,
    Put,
    Row,
    Share,
    Space,
    Whole,
    Words,
    icon,
    rule,
)
from game.ui.core.kit import Kit
from game.ui.core.paint import ROUND
from game.ui.core.theme import (
    GAIN,
    GAIN_BAR,
    GOLD,
    INK,
    INK_SOFT,
    PAPER_DIM,
    PAPER_LINE,
    PAPER_MARK,
    PAPER_RIM,
    PAPER_SHADE,
    WINE,
)
from game.ui.look_back.look_back_controls import WaysLink
from game.ui.moments.phrase_box import PhraseBox
from game.ui.widgets import Button
from game.words import looking_back as words
from game.words.phrases import Phrase

BAR_WIDE, BAR_HIGH = 104, 14


class WayShown(Struct, frozen=True):
    """A better way as it is shown: what to do, points, in how many deals, and why."""

    phrase: Phrase
    points: float
    better: int
    worse: int
    worlds: int
    why: str


def heading(*forms: str) -> Box:
    """A heading, in the first of its forms that has room."""
    return OneOf(*(Words(form, 30, WINE, "heading", lines=1) for form in forms))


def decision_sheet(played: Phrase, ways: Sequence[WayShown], first: int, more: WaysLink) -> Box:
    """What was played, better ways from the `first` on as far as there is room, and why the uppermost is better. `more`
    leads to those for which there is none, and from the last of them back to the best.
    """
    rest = ways[first:]
    why = (rule(WINE), Space(6), Row(Whole(icon("hint", 28, WINE)), Grow(Words(rest[0].why, 21.5, INK)), gap=12))

    def form(count: int, size: float, is_link_below: bool = False, has_reason: bool = True) -> Box:
        parts: list[Box] = []
        for n, way in enumerate(rest[:count]):
            parts += [rule(PAPER_LINE, 1)] if n else []
            left = len(rest) - count
            link = None
            if n == count - 1 and (first or left):
                link = LinkToWays(more, words.more_ways(left), first + count if left else 0)
            parts.append(Grow(_way(way, way is ways[0], size, link, is_link_below), most=1.2))
        return Share(
            Column(
                heading(words.SOMETHING_BETTER, words.SOMETHING_BETTER_SHORT),
                Space(4),
                PhraseBox(played, size),
                Space(8),
                rule(WINE),
                *parts,
                Grow(),
                *(why if has_reason and rest[0].why else ()),
            )
        )

    forms = [] if first else [partial(form, len(ways), 22), partial(form, len(ways), 20)]
    for count in range(len(rest) if first else len(ways) - 1, 0, -1):
        forms += [partial(form, count, 21, is_link_below=True), partial(form, count, 21)]
    forms.append(partial(form, 1, 20, has_reason=False))
    return OneOf(*map(Later, forms))


class LinkToWays(Put):
    """The link to further ways, with what it says and which of them comes first there."""

    def __init__(self, link: WaysLink, label: str, to: int) -> None:
        super().__init__(link, 44)
        self._link, self._label, self._to = link, label, to

    def wide(self, kit: Kit) -> int:
        """As what it says here."""
        self._link.label = self._label
        return super().wide(kit)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """What lies there says so, and leads there."""
        self._link.label, self._link.to = self._label, self._to
        return super().place(kit, rect)


def _way(way: WayShown, is_best: bool, size: float, more: Box | None, is_link_below: bool) -> Box:
    """What to do, and below in how many deals it was better, and by how much; there is the link to more of them."""
    number = Whole(Words(words.better_by(way.points), 29, GAIN, "number", lines=1))
    share = Whole(Picture(lambda kit, surface, rect: _draw_share(kit, surface, rect, way), BAR_WIDE, BAR_HIGH))
    told = [
        Whole(Words(form(way.better, way.worse, way.worlds), 20, PAPER_DIM, lines=1))
        for form in (words.better_in, words.better_in_short, words.better_of)
    ]
    link = [Whole(more)] if more is not None and not is_link_below else []
    below = [Row(Grow(), Whole(more))] if more is not None and is_link_below else []
    figures = [Row(share, told[0], Grow(), *link, number, gap=12)]
    figures += [Row(form, Grow(), *link, number, gap=12) for form in told]
    figures.append(Row(*(link or told[-1:]), Grow(), number, gap=12))
    inside = Column(PhraseBox(way.phrase, size), OneOf(*figures), *below)
    return Panel(inside, (0, 4), _lit if is_best else _nothing)


def _lit(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect.inflate(kit.theme.u(28), -4), GOLD, 0.22, None, 12)


def _nothing(kit: Kit, surface: Surface, rect: Rect) -> None:
    pass


def _draw_share(kit: Kit, surface: Surface, rect: Rect, way: WayShown) -> None:
    """From the left where it was better, from the right where it was worse."""
    draw_bar(kit, surface, rect, way.better / max(1, way.worlds))
    worse = round(rect.w * way.worse / max(1, way.worlds))
    if worse > rect.h // 2:
        place = Rect(rect.right - worse, rect.top, worse, rect.h)
        kit.paint.panel(surface, place, PAPER_MARK, 1, None, ROUND)


def draw_bar(kit: Kit, surface: Surface, rect: Rect, share: float) -> None:
    """How much of something, on paper."""
    kit.paint.panel(surface, rect, PAPER_SHADE, 1, PAPER_RIM, ROUND, 1)
    full = Rect(rect.left, rect.top, round(rect.w * min(1.0, share)), rect.h)
    if full.w > rect.h // 2:
        kit.paint.panel(surface, full, GAIN_BAR, 1, None, ROUND)


def turn_sheet(
    forms: Sequence[str], played: Phrase | None, note: str, why: str = "", buttons: Sequence[Button] = ()
) -> Box:
    """A turn of which nothing better is known: what was done, why, and what else there is to say."""
    parts: list[Box] = [heading(*forms)]
    if played is not None:
        parts += [Space(8), Grow(PhraseBox(played, 22), most=1)]
    if why:
        parts += [
            Space(12),
            rule(WINE),
            Space(12),
            Row(Whole(icon("hint", 28, WINE)), Grow(Words(why, 22, INK)), gap=12),
        ]
    if note:
        parts += [Space(12), Words(note, 21, INK_SOFT)]
    parts.append(Grow())
    parts += [Put(button, 62) for button in buttons]
    return Column(*parts)


def working_sheet(is_me: bool, done: int, whole: int, seconds: float | None, stop: Button) -> Box:
    """How far the analysis is, with a way to stop it."""
    how_far = Words(words.looking_at(done, whole), 23, INK, "strong", lines=1)
    left = Words(words.seconds_more(seconds), 21, PAPER_DIM, lines=1) if seconds is not None else Box()
    share = done / whole if whole else 0.0
    bar = Picture(lambda kit, surface, rect: draw_bar(kit, surface, rect, share), high=26)
    told = Fitting(
        Words(words.LOOKING_HOW, 22, INK),
        Space(4),
        Words(words.LOOK_ROUND, 22, INK_SOFT),
    )
    return Column(
        heading(words.LOOKING if is_me else words.LOOKING_AT_ALL),
        Space(10),
        Grow(told),
        Space(10),
        bar,
        Space(8),
        OneOf(Row(Grow(how_far), Whole(left), gap=12), how_far),
        Space(14),
        Put(stop, 62),
    )


def whose_sheet(buttons: Sequence[Button]) -> Box:
    """Whose decisions are to be looked at."""

    def form(high: float, abreast: int) -> Box:
        rows = [buttons[n : n + abreast] for n in range(0, len(buttons), abreast)]
        return Column(
            heading(words.WHOSE),
            Space(12),
            *(Pad(Row(*(Share(Put(button, high)) for button in row), gap=8), 0, 4) for row in rows),
            Grow(),
        )

    return OneOf(form(62, 1), form(44, 1), form(62, 2), form(44, 2))


def experts_sheet(told: Sequence[str], note: str, results: Sequence[tuple[str, str]]) -> Box:
    """What experts did last, what they do now, and at the end how the round came out with and without them."""
    lines = [Words(line, 21, INK) for line in told] or [Words(words.EXPERTS_HOW, 21, INK)]
    figures = [
        Row(Grow(Words(name, 21, INK_SOFT, lines=1)), Whole(Words(totals, 25, INK, "number", lines=1)), gap=12)
        for name, totals in results
    ]
    parts: list[Box] = [heading(words.EXPERTS_PLAY), Space(8), Grow(Fitting(*lines, gap=4))]
    if figures:
        parts += [Space(8), rule(WINE), Space(8), *figures]
    elif note:
        parts += [Space(8), Words(note, 21, INK_SOFT)]
    return Column(*parts)
