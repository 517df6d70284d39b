"""The coach's sheet in a first game: its text and its buttons, in the place of a hint."""

from collections.abc import Container, Sequence

import msgspec
from pygame import Rect

from game.analysis.coaching.tips import TipTopic, topic_of
from game.cards import Card
from game.engine.moves import Discard, GoOut, Hold, MeldCards
from game.messages.functions import coach as say_coach
from game.reason.purposes import Advice
from game.sentences.advice.coach import CardSign, CoachWords, MayIGo, card_signs, spoken_text
from game.toolkit.boxes import Box, Column, FirstThatFits, Panel, Row, Share, WidgetSlot, Words, paper
from game.toolkit.drawing.theme import INK
from game.toolkit.kit import Kit
from game.toolkit.widgets import PaperLink
from game.turn.arrangement import places_of
from game.turn.spots import HandCard
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sheets.hint_box import PAD, SIZES, height_on_paper, place_beside_pile
from game.ui.table.sheets.laid_sheet import LaidSheet, unpressed


class CoachSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The coach's text and its buttons."""

    words: CoachWords
    advice: Advice | None = None
    """The advice it can show; None if it only explains, or asks whether it may leave."""

    @property
    def signs(self) -> tuple[CardSign, ...]:
        """Labels over cards of the hand."""
        return card_signs(self.words.tip)

    @property
    def topic(self) -> TipTopic | None:
        """Its topic; None while it asks whether it may leave."""
        return None if isinstance(self.words.tip, MayIGo) else topic_of(self.words.tip)

    @property
    def can_show(self) -> bool:
        """Whether its advice is about cards of the hand; stock and pile light up anyway."""
        return self.advice is not None and isinstance(self.advice.move, MeldCards | Discard | GoOut | Hold)

    @property
    def spoken_text(self) -> str:
        return spoken_text(self.words)


def lay_coach_sheet(kit: Kit, layout: Layout, sheet: CoachSheet) -> LaidSheet:
    """What to do in strong letters, then why, as far as there is room, and what can be asked of the coach. It grows
    for the first sentence alone, and over no card.
    """
    head, *others = sheet.words.lines
    rect, most = place_beside_pile(kit, layout)
    buttons, gap, width = _buttons(sheet), 18, rect.w - 2 * kit.theme.u(PAD[0])
    links = [*buttons.values()]
    row: Box = Row(*(WidgetSlot(link, 44) for link in links), gap=gap)
    if row.width(kit) > width and sheet.topic is None:
        row = Column(*(WidgetSlot(link, 44) for link in links))
    while row.width(kit) > width and links[1:]:
        del links[-2]
        row = Row(*(WidgetSlot(link, 44) for link in links), gap=gap)
    lines = [(head, *others[:count]) for count in range(len(others), 0, -1)] or [(head,)]
    forms = [_told(told, *sizes, row) for told in lines for sizes in SIZES[:3]]
    small = [_told((head, *others[:1]), *sizes, row) for sizes in SIZES]
    usual = min(height_on_paper(kit, form, rect.w) for form in forms)
    heights = (usual, *(height_on_paper(kit, form, rect.w) for form in small))
    height = max(rect.h, next((needed for needed in heights if needed <= most), 0))
    rect = Rect(rect.x, rect.bottom - height, rect.w, height)
    forms += [*small, *(_told((head,), *sizes, row) for sizes in SIZES)]
    return LaidSheet(kit, rect, Panel(FirstThatFits(*map(Share, forms)), PAD, paper), buttons.items())


def _buttons(sheet: CoachSheet) -> dict[str, PaperLink]:
    """What you can ask the coach, each by its letter, in this order."""
    away = PaperLink("button/coach_away", say_coach.put_away_short(), unpressed, look=23)
    away.tooltip = say_coach.put_away()
    if sheet.topic is None:
        return {"E": PaperLink("button/coach_stay", say_coach.stay(), unpressed, look=23), "N": away}
    why = PaperLink("button/coach_why", sheet.words.why, unpressed, look=23)
    return {"Y": why, "N": away}


def _told(lines: Sequence[str], head: float, size: float, row: Box) -> Box:
    first, *others = lines
    return Column(Words(first, head, INK, "strong"), *(Words(line, size, INK) for line in others), row, gap=2)


# ---- over the cards


class Bracket(msgspec.Struct, frozen=True):
    """A clasp on the lower part of neighbouring cards of the hand, and its label: above them it would be over the own
    melds.
    """

    left: int
    right: int
    low: int
    words: str
    short: str


def brackets(layout: Layout, signs: Sequence[CardSign]) -> tuple[Bracket, ...]:
    """On the very cards in question in a fan, one clasp per run of neighbours. None if they are apart and the label
    is true only of all together, if one is missing, or if the hand is in rows.
    """
    if layout.in_rows:
        return ()
    found: list[Bracket] = []
    used: set[int] = set()
    for sign in signs:
        positions = _positions(layout.hand, sign.cards, used)
        runs = _neighbours(positions)
        if len(runs) > 1 and sign.of_all:
            continue
        used.update(positions)
        found += [_bracket(layout, run, sign) for run in runs]
    return tuple(found)


def _positions(hand: Sequence[Card], cards: Sequence[Card], used: Container[int]) -> list[int]:
    """Positions of these cards in the hand, as close together as possible; empty unless all are there."""
    best: list[int] = []
    for begin in range(len(hand)):
        free = [at for at in range(begin, len(hand)) if at not in used]
        here = [free[n] for n in places_of((hand[at] for at in free), cards)]
        if len(here) == len(cards) and (not best or here[-1] - here[0] < best[-1] - best[0]):
            best = here
    return best


def _neighbours(positions: Sequence[int]) -> list[list[int]]:
    """Rising positions, split where others are between them."""
    runs: list[list[int]] = []
    for at in positions:
        if runs and runs[-1][-1] == at - 1:
            runs[-1].append(at)
        else:
            runs.append([at])
    return runs


def _bracket(layout: Layout, positions: Sequence[int], sign: CardSign) -> Bracket:
    strips = [layout.hits[HandCard(at)] for at in positions]
    return Bracket(
        left=strips[0].left + round(4 * layout.places.k),
        right=min(strips[-1].right, strips[-1].left + round(0.75 * layout.places.card_w("Hand"))),
        low=min(strip.bottom for strip in strips) - round(26 * layout.places.k),
        words=sign.words,
        short=sign.short or sign.words,
    )
