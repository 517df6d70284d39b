"""The sheet beside the table, as boxes: a decision with better ways, a turn, the progress of the analysis."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.analysis.facts import BetterWay, JudgedDecision, Odds
from game.engine.melding.melds import Meld
from game.engine.moves import Move
from game.messages.amounts import in_tens, signed
from game.messages.functions import looking_back as say
from game.messages.person import Person
from game.sentences.advice import looking_back as words
from game.sentences.advice.reasons import ToldReason
from game.sentences.at_table.refusals import Voice
from game.sentences.grammar import seat_name, seat_person, sentences
from game.sentences.phrases import Phrase, spoken_text, way_played, way_to_play
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Fitting,
    Grow,
    Lazy,
    Pad,
    Paint,
    Panel,
    Picture,
    Piece,
    Placed,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
    rule,
)
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    GAIN,
    GAIN_BAR,
    GOLD,
    GOLD_INK,
    INK,
    INK_SOFT,
    PAPER_DIM,
    PAPER_RIM,
    PAPER_SHADE,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, PaperLink
from game.ui.review.look_back.look_back_parts import PortraitButton
from game.ui.review.look_back.looked_back import Analyse, JudgeSeat
from game.ui.review.look_back.sheet.player_knowledge import Memory
from game.ui.review.look_back.state import Do, GuessAnswer, LookBackPress, ReadOn
from game.ui.review.look_back.view_model import Foot, PressShown
from game.ui.shared.moments.phrase_box import PhraseBox
from game.ui.shared.seated_players import People

SHEET_PAD: Final = (26, 16)
LINK_HEIGHT, WRAPPED_HEIGHT, LINK_SIZE = 54, 58, 26
"""Design pixels of the links at its foot, of large ones in two lines, and of their letters."""
SIZES: Final = (34, 31, 28, 25, 22, 20)
"""The letters of the played and the better move: the largest with which everything fits."""


_GREEN: Final = board(GAIN, 0.16, GAIN, 14, 2)
_GREY: Final = board(PAPER_SHADE, 0.6, None, 14)
_GOLD: Final = board(GOLD, 0.18, GOLD_INK, 14, 2)
QUESTION_SIZES: Final = (32, 29, 26, 23, 20, 18)


def heading(*forms: str) -> Box:
    """A heading, in the first of its forms that fits."""
    return FirstThatFits(*(Words(form, size, WINE, "heading", lines=1) for form in forms for size in (40, 34, 30, 27)))


def _on_paper(kit: Kit, do: Do, foot: Foot, box: Box, *more: PaperLink) -> Box:
    return Pad(Column(Grow(box), Rigid(_links(kit, _links_of(do, foot, *more)))), *SHEET_PAD, 2)


def _links_of(do: Do, foot: Foot, *more: PaperLink) -> list[PaperLink]:
    def link(id: str, shown: PressShown, press: LookBackPress, tip: str) -> PaperLink:
        return PaperLink(id, shown.label, partial(do, press), look=LINK_SIZE, why_not=shown.why_not).with_tip(tip)

    links = list(more)
    if foot.knew is not None:
        tip = foot.knew.label if foot.is_over else say.why_this_move_tip()
        links.insert(0, link("button/knew", foot.knew, LookBackPress.KNEW, tip))
    if foot.closer is not None:
        links.append(link("button/closer", foot.closer, LookBackPress.CLOSER, say.look_closer_tip()))
    for one in links[1:]:
        one.align = "right"
    return links


def _links(kit: Kit, links: Sequence[PaperLink]) -> Box:
    abreast, wrapped = (2, WRAPPED_HEIGHT) if kit.theme.is_large else (len(links), LINK_HEIGHT)
    rows = []
    for some in (links[n : n + abreast] for n in range(0, len(links), abreast)):
        first, *others = (WidgetSlot(one, LINK_HEIGHT) for one in some)
        on_a_line = Row(first, *(part for one in others for part in (Grow(), one)))
        rows.append(FirstThatFits(on_a_line, Row(*(Share(WidgetSlot(one, wrapped)) for one in some))))
    return Column(*rows)


class _Pages(Box):
    """As much of the sheet as fits; a link leads to the rest, and from the end to the top."""

    yields = True

    def __init__(self, do: Do, foot: Foot, *boxes: Box, links: Sequence[PaperLink] = ()) -> None:
        self._do, self._foot, self._boxes, self._links = do, foot, boxes, links

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        pages: list[list[Box]] = [[]]
        for box in self._boxes:
            if pages[-1] and self._sheet(kit, [*pages[-1], box], self._link(0, 2)).height(kit, rect.w) > rect.h:
                pages.append([])
            pages[-1].append(box)
        at = min(self._foot.page, len(pages) - 1)
        return self._sheet(kit, pages[at], self._link(at, len(pages))).place(kit, rect)

    def _sheet(self, kit: Kit, boxes: Sequence[Box], link: Sequence[PaperLink]) -> Box:
        return _on_paper(kit, self._do, self._foot, Column(*boxes, Grow()), *self._links, *link)

    def _link(self, at: int, pages: int) -> list[PaperLink]:
        if pages == 1:
            return []
        is_last = at == pages - 1
        label = say.from_top() if is_last else say.read_on()
        return [PaperLink("button/read_on", label, partial(self._do, ReadOn(0 if is_last else at + 1)), look=LINK_SIZE)]


class GuessButton(Button):
    """An answer to the question, in words and small cards, with its key where keys are shown."""

    radius = 16

    def __init__(self, number: int, phrase: Phrase, on_press: Callable[[], None]) -> None:
        super().__init__(f"answer/{number + 1}", spoken_text(phrase), on_press)
        self.phrase, self.key_cap = phrase, str(number + 1)

    def draw(self, kit: Kit, surface: Surface) -> None:
        self.draw_ground(kit, surface, self.rect)
        paint, u = kit.paint, kit.theme.u
        inside = Rect(self.rect.left + u(22), self.rect.top + u(6), self.rect.w - u(84), self.rect.h - u(12))
        for size in QUESTION_SIZES:
            box = PhraseBox(self.phrase, size, self.ink)
            if (height := box.height(kit, inside.w)) <= inside.h:
                break
        top = inside.top + max(0, (inside.h - height) // 2)
        Placed(box, kit, Rect(inside.left, top, inside.w, min(height, inside.h))).draw(kit, surface)
        if (cap := self._cap(kit, self.rect)) is not None:
            paint.panel(surface, cap, WHITE, 1, PAPER_DIM, 7, 1.2)
            kit.text.draw(surface, kit.keys.cap(self.key_cap), cap.center, 20, INK, "strong", "center")


class GuessSlot(WidgetSlot):
    """An answer, as high as its words need in letters of this size."""

    def __init__(self, button: GuessButton, height: float, size: float) -> None:
        super().__init__(button, height)
        self._words = PhraseBox(button.phrase, size)

    def height(self, kit: Kit, width: int) -> int:
        u = kit.theme.u
        return max(super().height(kit, width), self._words.height(kit, width - u(84)) + u(12))


class GuessAnswered(Struct, frozen=True):
    """A decision after an answer: `chosen` is the answer, None without one."""

    decision: JudgedDecision
    melds: tuple[Meld, ...]
    names: tuple[str, ...]
    own: int | None
    chosen: tuple[Move, ...] | None
    notes: tuple[str, ...]
    explains: bool
    closer: PressShown | None
    page: int


def question_sheet(kit: Kit, do: Do, situation: str, shared: Phrase, choices: Sequence[Phrase]) -> Box:
    """A decision to think about before the better way is shown: what all ways have in common, above the answers."""
    buttons = [GuessButton(number, phrase, partial(do, GuessAnswer(number))) for number, phrase in enumerate(choices)]

    def form(letters: float, height: float, size: float, *, is_whole: bool) -> Box:
        answers = [
            box for button in buttons for box in (Space(12 if is_whole else 8), GuessSlot(button, height, letters))
        ]
        return Column(
            heading(say.what_here()),
            *((Space(4), Words(situation, size, INK_SOFT)) if is_whole and situation else ()),
            *((Space(12), PhraseBox(shared, letters)) if shared else ()),
            *answers,
        )

    def laid(letters: int, height: int, is_whole: bool) -> Box:
        return Share(Column(form(letters, height, max(18, letters - 3), is_whole=is_whole), Grow()))

    # an answer gives up its margins, then the sentences above, before its letters shrink
    rooms = (112, True), (74, True), (46, True), (46, False)
    forms = [Lazy(partial(laid, letters, *room)) for letters in QUESTION_SIZES for room in rooms]
    return Pad(FirstThatFits(*forms), *SHEET_PAD, 8)


def answer_sheet(kit: Kit, do: Do, told: GuessAnswered) -> Box:
    """The better way, why in one sentence, and the move played; with `explains` the figures and other ways."""
    decision, best = told.decision, told.decision.better[0]
    who = seat_person(told.names, decision.seat, told.own)
    odds = sentences(words.better_in_deals(best))
    purpose, is_right = best.why.purpose, told.chosen == best.moves
    why = odds
    if purpose is not None:
        voice: Voice = "you" if who.is_you else "they"
        why = ToldReason(purpose, told.names, told.own, voice, best.why.is_alone, is_bare=True).sentence
    forms = (say.just_so(),) if is_right else (say.something_better(), say.something_better_short())
    title = [heading(*forms)] if is_right or purpose is None else []
    notes = told.notes if best.odds is Odds.MOSTLY or purpose is None else (odds, *told.notes)
    label = say.why_less() if told.explains else say.why()
    link = PaperLink("button/why", label, partial(do, LookBackPress.EXPLAIN), look=LINK_SIZE)
    links = _links_of(do, Foot(None, closer=told.closer if told.explains else None), link)

    def row(way: BetterWay, size: float) -> Box:
        phrase = PhraseBox(way_to_play(way.moves, told.melds, decision.moves), size)
        points = in_tens(way.points)
        gain = Words(say.gain(points) if way is best else signed(points), size, GAIN, "strong", lines=1)
        inside = Column(phrase, gain, gap=4) if way is best else Row(Grow(phrase), Rigid(gain), gap=14)
        return Panel(inside, (20, size * 0.5), _GREEN)

    def beneath(before: str, moves: Sequence[Move], size: float, ground: Paint, *figure: Box) -> Box:
        phrase = PhraseBox((before, *way_to_play(moves, told.melds)), size)
        return Panel(Row(Grow(phrase), *map(Rigid, figure), gap=14), (20, size * 0.5), ground)

    def parts(size: float) -> list[Box]:
        rows = [row(best, size), Space(10), beneath(say.played_by(who), decision.moves, size, _GREY)]
        if told.chosen is not None and not is_right and told.chosen != decision.moves:
            points = decision.points_of(told.chosen)
            figure = (
                []
                if points is None
                else [Words(signed(in_tens(points)), size + 2, GAIN if points > 0 else INK_SOFT, "number", lines=1)]
            )
            rows += [Space(10), beneath(say.your_answer(), told.chosen, size, _GOLD, *figure)]
        return rows

    def head(size: float) -> list[Box]:
        """What the move is for, as the heading where there is no other."""
        return [*title, Space(6), Words(why, size, INK)] if title else [Words(why, size + 4, WINE, "heading")]

    def more(size: float) -> list[Box]:
        lines = dict.fromkeys((*notes, odds)) if purpose is not None else notes
        boxes: list[Box] = [Words(line, size, INK_SOFT) for line in lines if line]
        return boxes + [row(way, size) for way in decision.better[1:]]

    def form(size: float, ways: int = 9) -> Box:
        said: list[Box] = [Words(note, 24, INK_SOFT) for note in notes[:1]]
        details = [Space(8), *more(size - 3)[: ways + 2]] if told.explains else said
        return Column(
            *head(size + 2),
            Space(12),
            *parts(size),
            *details,
            Rigid(_links(kit, links)),
            Grow(),
        )

    def sheet(size: float, ways: int = 9) -> Box:
        return Share(Pad(form(size, ways), *SHEET_PAD, 2))

    if kit.theme.is_large and told.explains:
        boxes = [Column(*head(31)), *parts(28), *more(28)]
        return _Pages(do, Foot(None, closer=told.closer, page=told.page), *boxes, links=(link,))
    sizes = [partial(sheet, size) for size in (32, 29, 26, 23, 21, 19)]
    return FirstThatFits(*map(Lazy, [*sizes, partial(sheet, 19, 1), partial(sheet, 18, 0)]))


def draw_bar(kit: Kit, surface: Surface, rect: Rect, share: float) -> None:
    """A progress bar, on paper."""
    kit.paint.panel(surface, rect, PAPER_SHADE, 1, PAPER_RIM, ROUND, 1)
    full = Rect(rect.left, rect.top, round(rect.w * min(1.0, share)), rect.h)
    if full.w > rect.h // 2:
        kit.paint.panel(surface, full, GAIN_BAR, 1, None, ROUND)


def turn_sheet(
    kit: Kit,
    do: Do,
    foot: Foot,
    title: tuple[str, ...],
    who: Person | None = None,
    moves: Sequence[Move] = (),
    melds: Sequence[Meld] = (),
    why: str = "",
    note: str = "",
    press: Analyse | JudgeSeat | None = None,
) -> Box:
    """A turn without a known better way: who did what, why, and any remarks; `title` in several forms, the shortest
    last.
    """

    def said(size: float) -> list[list[Box]]:
        parts: list[list[Box]] = [[heading(*title)]]
        if moves and who is not None:
            parts[0] += [Space(8), Grow(PhraseBox(way_played(who, moves, melds), size), most=1)]
        if why:
            told = Row(Rigid(icon("hint", size + 6, WINE)), Grow(Words(why, min(26, size), INK)), gap=12)
            parts.append([Space(12), rule(WINE), Space(12), told])
        if note:
            parts.append([Space(12), Words(note, min(24, size - 1), INK_SOFT)])
        return parts

    ways: list[Box] = []
    if press is not None:
        is_on = press is Analyse.GO_ON
        id, label, icon_ = ("go_on", say.go_on(), "play") if is_on else ("judge", say.look_at_them(), "search")
        ways = [WidgetSlot(Button(f"button/{id}", label, partial(do, press), icon=icon_, look=23), 62)]

    def form(size: float) -> Box:
        return Share(_on_paper(kit, do, foot, Column(*(box for part in said(size) for box in part), Grow(), *ways)))

    if kit.theme.is_large:
        return FirstThatFits(form(SIZES[0]), _Pages(do, foot, *(Column(*part) for part in said(SIZES[0])), *ways))
    return FirstThatFits(*(Lazy(partial(form, size)) for size in (*SIZES, 18, 16)))


def working_sheet(kit: Kit, do: Do, foot: Foot, is_me: bool, done: int, whole: int, seconds: float | None) -> Box:
    """The progress of the analysis, with a way to stop it."""
    how_far = Words(say.looking_at(done, whole), 23, INK, "strong", lines=1)
    left: Box = Box()
    if seconds is not None:
        left = Words(say.more_time(ceil(max(seconds, 1)), ceil(max(seconds, 1) / 60)), 21, PAPER_DIM, lines=1)
    share = done / whole if whole else 0.0
    stop = Button("button/stop", say.stop_here(), partial(do, Analyse.STOP), icon="pause", look=23)
    return _on_paper(
        kit,
        do,
        foot,
        Column(
            heading(say.looking() if is_me else say.looking_at_all()),
            Space(10),
            Grow(Fitting(Words(say.looking_how(), 22, INK), Space(4), Words(say.look_round(), 22, INK_SOFT))),
            Space(10),
            Picture(lambda kit, surface, rect: draw_bar(kit, surface, rect, share), height=26),
            Space(8),
            FirstThatFits(Row(Grow(how_far), Rigid(left), gap=12), how_far),
            Space(14),
            WidgetSlot(stop, 62),
        ),
    )


def choose_seat_sheet(kit: Kit, do: Do, foot: Foot, people: People, own: int | None, teams: int) -> Box:
    names = [seat_name(people.names, seat, own) for seat in range(len(people.names))]
    buttons = [
        PortraitButton(f"whose/{seat}", names[seat], one.look, seat % teams, partial(do, JudgeSeat(seat)))
        for seat, one in enumerate(people.by_seat)
    ]

    def form(height: float, abreast: int) -> Box:
        rows = [buttons[n : n + abreast] for n in range(0, len(buttons), abreast)]
        return Column(
            heading(say.whose()),
            Space(24),
            *(Pad(Row(*(Share(WidgetSlot(button, height)) for button in row), gap=8), 0, 4) for row in rows),
            Grow(),
        )

    return _on_paper(kit, do, foot, FirstThatFits(form(62, 1), form(44, 1), form(62, 2), form(44, 2)))


def memory_sheet(kit: Kit, do: Do, foot: Foot, memory: Memory) -> Box:
    """The other side of the sheet: why a move was made and what its player knew, in the largest letters with which
    everything fits; in the smallest the rest is left out.
    """
    title = Rigid(heading(memory.title))

    def parts(size: float) -> Iterator[Box]:
        yield Rigid(Row(Rigid(icon("hint", 28, WINE)), Grow(Words(memory.why, size, INK)), gap=12))
        for heading, words_ in memory.paragraphs:
            yield Column(Words(heading, size, INK, "strong", lines=1), Words(words_, size, INK_SOFT))

    if kit.theme.is_large:
        return _Pages(do, foot, title, *parts(27))
    sizes = [Share(Column(title, *parts(size), gap=5)) for size in range(27, 15, -1)]  # words wrap in any width
    return _on_paper(kit, do, foot, FirstThatFits(*sizes, Fitting(title, *parts(16), gap=5)))
