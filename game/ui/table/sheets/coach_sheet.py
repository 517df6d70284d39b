"""The coach's sheet in a first game: its text, its place and its buttons.

It never covers the hand, the piles, the buttons, the meter, or cards.
"""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.analysis.coaching.tips import TipTopic, topic_of
from game.cards import Card
from game.engine.moves import Draw
from game.messages.functions import coach as say_coach
from game.reason.purposes import Advice
from game.sentences.advice.coach import CardSign, CoachWords, MayIGo, card_signs, spoken_text
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    paper,
)
from game.toolkit.drawing.theme import INK, WINE, WINE_HOVER
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook
from game.turn.spots import HandCard
from game.ui.shared.people import portraits
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sheets.laid_sheet import LaidSheet, unpressed

BESIDE: Final = 14
"""Design pixels between the sheet and its neighbours."""
_LARGE_PORTRAIT: Final = 92
NARROW: Final = 640
"""Design pixels from which the buttons are side by side."""
FREE_HALF: Final = 0.34
"""The share of a rivals' band that the sheet leaves free at its left, where they lay their melds first."""


class CoachSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The coach's text and its buttons."""

    words: CoachWords
    look: int
    """The index of its portrait."""
    advice: Advice | None = None
    """The advice it can show; if None, it asks whether it may leave."""
    could: int | None = None
    """What the hand could make of the opening, if it is about that."""

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
        """Whether there is more to show than stock and Draw, which light up anyway when drawing is advised."""
        return self.advice is not None and not isinstance(self.advice.move, Draw)

    @property
    def spoken_text(self) -> str:
        return spoken_text(self.words)


def lay_coach_sheet(kit: Kit, rect: Rect, sheet: CoachSheet) -> LaidSheet:
    buttons = _buttons(sheet)
    laid = LaidSheet(kit, rect, _sheet_box(kit, rect, sheet, [*buttons.values()]), buttons.items())
    for _, button in laid.buttons:
        _shorten(kit, button)
    return laid


def _buttons(sheet: CoachSheet) -> dict[str, Button]:
    """What you can ask of the coach, by the letter for it, in this order."""
    small = ButtonLook(size=23)
    show = Button("button/coach_show", say_coach.show_me_how(), unpressed, icon="eye", key="E", look=small)
    why = Button("button/coach_why", sheet.words.why, unpressed, key="Y", look=small)
    stay = Button("button/coach_stay", say_coach.stay(), unpressed, look=ButtonLook("primary", 23), key="E")
    away = AwayButton("button/coach_away", say_coach.put_away(), unpressed, look=ButtonLook("quiet", 22), icon="cross")
    if sheet.advice is None:
        return {"E": stay, "N": away}
    return ({"E": show} if sheet.can_show else {}) | {"Y": why, "N": away}


def _shorten(kit: Kit, button: Button) -> None:
    """If a button's label doesn't fit, its key goes first, then its picture."""
    if isinstance(button, AwayButton):
        if not button.has_room(kit):
            button.label = say_coach.put_away_short()
        return
    if kit.text.width(button.label, button.size, button.face) > button.room(kit):
        button.key_cap = ""
    if kit.text.width(button.label, button.size, button.face) > button.room(kit):
        button.icon = None


class AwayButton(Button):
    """Quiet words on paper, in wine."""

    def has_room(self, kit: Kit) -> bool:
        """Whether its label fits whole."""
        left = kit.theme.u(12) + kit.theme.u(24) + kit.theme.u(4)
        return kit.text.width(self.label, self.size, "strong") <= self.rect.w - left

    def _draw_quiet(self, kit: Kit, surface: Surface) -> None:
        ink, u = WINE_HOVER if self.hover else WINE, kit.theme.u
        side = u(24)
        kit.paint.icon(surface, "cross", (self.rect.left + u(6) + side // 2, self.rect.centery), side, ink)
        left = self.rect.left + u(12) + side
        room = self.rect.right - left - u(4)
        kit.text.draw(surface, self.label, (left, self.rect.centery), self.size, ink, "strong", room=room)


def _sheet_box(kit: Kit, rect: Rect, sheet: CoachSheet, buttons: Sequence[Button]) -> Box:
    """Portrait, heading, sentences and buttons; if they don't fit, the portrait goes first, the sentences last."""
    said = " ".join(sheet.words.sentences)
    if rect.w < kit.theme.u(NARROW):
        below = Column(*(WidgetSlot(button, 66) for button in buttons), gap=6)
        forms = [_told(sheet, said, size + 5, size, below) for size in (23, 21, 19)]
        few = Column(*(WidgetSlot(button, 66) for button in buttons if button.id != "button/coach_why"), gap=6)
        forms += [_told(sheet, said, 0, 19, below), _told(sheet, sheet.words.sentences[0], 0, 19, below)]
        forms += [_told(sheet, said, 0, 19, few), _told(sheet, sheet.words.sentences[0], 0, 19, few)]
        least = Column(*(WidgetSlot(button, 66) for button in buttons[-1:]))  # the hint would show the same
        forms += [_told(sheet, sheet.words.sentences[0], 0, size, least) for size in range(19, 11, -1)]
        forms.append(_told(sheet, "", 23, 12, least))  # its labels over the cards say the rest
        return Panel(FirstThatFits(*map(Share, forms)), (18, 12), paper)
    beside = Row(*(WidgetSlot(button, 66) for button in buttons), Grow(), gap=16)
    if beside.width(kit) + kit.theme.u(_LARGE_PORTRAIT + 24 + 2 * 24) > rect.w:
        for button in buttons:
            button.key_cap = ""
        beside = Row(*(WidgetSlot(button, 66) for button in buttons), Grow(), gap=16)
    tight = Row(*(Share(WidgetSlot(button, 66)) for button in buttons), gap=8)
    forms = [
        _beside_portrait(sheet, _told(sheet, said, 36, 28, beside), _LARGE_PORTRAIT),
        _beside_portrait(sheet, _told(sheet, said, 36, 24, beside), _LARGE_PORTRAIT),
        _beside_portrait(sheet, _told(sheet, said, 31, 23, beside), 76),
        *(_told(sheet, said, 0, size, beside) for size in (28, 26, 24)),  # which say what the heading says
        _told(sheet, said, 28, 21, beside),
        _told(sheet, said, 28, 21, tight),
        _told(sheet, said, 0, 22, tight),
        _told(sheet, said, 0, 19, tight),
        _told(sheet, sheet.words.sentences[0], 0, 19, tight),
    ]
    return Panel(FirstThatFits(*forms), (24, 14), paper)


def _told(sheet: CoachSheet, said: str, heading: float, size: float, buttons: Box) -> Box:
    """As wide as the buttons need it; without a heading, the heading's size is 0."""
    above = [Sized(Words(sheet.words.heading, heading, WINE, "heading"), width=0), Space(4)] if heading else []
    return Column(*above, Sized(Words(said, size, INK), width=0), Space(10), Grow(), buttons)


def _beside_portrait(sheet: CoachSheet, told: Box, side: float) -> Box:
    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        portraits.draw(kit.paint, surface, sheet.look, 0, rect.topleft, rect.w)

    portrait = Column(Picture(paint, side, side), Grow())
    return Row(portrait, Grow(told), gap=24, across="stretch")


# ---- its place


def has_band_for_coach(layout: Layout) -> bool:
    """Whether the sheet is in a band, not in a panel's place."""
    return any(_room_in(band, layout) for band in _bands_of_others_first(layout))


def _room_in(band: BandPlaces, layout: Layout) -> Rect | None:
    k = layout.places.k
    return _in_band(band, round(BESIDE * k), round(NARROW * k * layout.places.letters))


def coach_place(kit: Kit, layout: Layout, sheet: CoachSheet) -> Rect:
    """The widest free half of a rivals' band that fits: this doesn't change during the viewer's turn, so the sheet
    stays. Otherwise the own band while it is empty, otherwise the place of the log or of the list for going out: both
    if they are above each other and one is too small. In a band it is no higher than it must be.
    """
    places = layout.places
    for band in _bands_of_others_first(layout):
        found = _room_in(band, layout)
        if found is not None:
            is_on_shelf = band.shelf is not None and bool(found.colliderect(band.shelf))
            return found if is_on_shelf else Rect(found.topleft, (found.w, min(found.h, _height(kit, found, sheet))))
    log, needs = places.rect("Log"), places.rect("GoingOut")
    own = places.rect("MeldBand")
    if log.colliderect(own):  # one column, beside which the own band has the lower part
        return Rect(needs.x, needs.y, needs.w, own.top - round(BESIDE * places.k) - needs.y)
    if needs.centerx == log.centerx and needs.bottom <= log.top:
        return log.union(needs) if _height(kit, log, sheet) > log.h else log
    return max(log, needs, key=lambda place: place.h)


def _height(kit: Kit, rect: Rect, sheet: CoachSheet) -> int:
    """Its preferred height."""
    return _sheet_box(kit, rect, sheet, [*_buttons(sheet).values()]).height(kit, rect.w)


def _bands_of_others_first(layout: Layout) -> Iterator[BandPlaces]:
    own = layout.bands[layout.base % len(layout.bands)]
    others = [band for band in layout.bands.values() if band is not own and not band.has_chips]
    yield from sorted(others, key=lambda band: -band.rect.w)
    if not own.melds and not own.frames and own.new_pile is not None:
        yield own


def _in_band(band: BandPlaces, gap: int, least: int) -> Rect | None:
    """The part of a band without cards; the tray of books gives way only while it is empty."""
    taken = [rect.right for rect in band.melds.values() if band.shelf is None or rect.left < band.shelf.left]
    if band.new_pile is not None:
        left = band.new_pile.right + gap
    else:
        left = max(band.rect.left + round(FREE_HALF * band.rect.w), *(edge + gap for edge in taken), 0)
    right = band.shelf.left - gap if band.shelf is not None else band.rect.right - gap
    if right - left < least and not band.books:
        right = band.rect.right - gap
    top = band.rect.top + (band.title_h if band.threes is not None else max(3, gap // 3))
    found = Rect(left, top, right - left, band.rect.bottom - top - max(4, gap // 2))
    return found if found.w >= least else None


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
        left, here = Counter(cards), []
        for at in range(begin, len(hand)):
            if at not in used and left[hand[at]]:
                left[hand[at]] -= 1
                here.append(at)
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
