"""The coach's sheet in a first game: its text and its buttons, in the place of a hint."""

from collections.abc import Container, Sequence
from functools import partial
from itertools import chain
from typing import Final

import msgspec
from pygame import Rect

from game.cards import Card
from game.engine.moves import Discard, GoOut, Hold, MeldCards
from game.engine.table.view import PlayerView
from game.messages.functions import coach as say_coach
from game.reason.purposes import Advice
from game.sentences.advice.coach import CardSign, CoachWords, MayIGo, card_signs, spoken_text
from game.sentences.grammar import sentences
from game.toolkit.boxes import Box, FirstThatFits
from game.toolkit.kit import Kit
from game.toolkit.widgets import PaperLink
from game.turn.arrangement import places_of
from game.turn.spots import HandCard
from game.ui.shared.cards.laid_cards import MeldRow
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.seated_players import People
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sheets.hint_box import BESIDE, place_beside_pile, total_of
from game.ui.table.sheets.laid_sheet import LaidSheet
from game.ui.table.sheets.speech_bubble import SIZES, Telling, bubble_forms, bubble_link, smallest_forms, speaker_at

GAP: Final = 10
"""Design pixels between it and the rivals' band."""
HIGHER, LARGEST = 56, 3
"""Design pixels that it may reach over cloth of the rivals for pictures, and the first of the letters that do so."""
CARD: Final = 2
"""The greatest width of a card on it as a multiple of its letters."""


class CoachSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The coach's text, its face and its buttons."""

    words: CoachWords
    speaker: PlayerAtTable
    advice: Advice | None = None
    """The advice it can show; None if it only explains, or asks whether it may leave."""

    @property
    def signs(self) -> tuple[CardSign, ...]:
        """Labels over cards of the hand."""
        return card_signs(self.words.tip)

    @property
    def can_show(self) -> bool:
        """Whether its advice is about cards of the hand; stock and pile light up anyway."""
        return self.advice is not None and isinstance(self.advice.move, MeldCards | Discard | GoOut | Hold)

    @property
    def spoken_text(self) -> str:
        return spoken_text(self.words)


def coach_sheet(words: CoachWords, advice: Advice | None, view: PlayerView, people: People) -> CoachSheet:
    """Spoken by the partner, as in the guided round."""
    return CoachSheet(words=words, advice=advice, speaker=speaker_at(view, people))


def lay_coach_sheet(kit: Kit, layout: Layout, sheet: CoachSheet, has_melds_beside: bool = False) -> LaidSheet:
    """The face, and beside it what to do, then why, as far as there is room. For the first two lines alone it grows,
    over no card, and covers no more cloth for the face than without it; a little for all lines in large letters.
    """
    head, *others = sheet.words.lines
    (rect, most), buttons = place_beside_pile(kit, layout), _buttons(sheet)
    rect.x, rect.w = rect.x - kit.theme.u(BESIDE), rect.w + kit.theme.u(BESIDE)  # a face keeps apart by being round
    links = [*buttons.values()]

    def forms(*tellings: Telling) -> list[Box]:
        return [*bubble_forms(kit, rect, sheet.speaker, tellings, links, is_tight=True)]

    def least(part: Sequence[Box]) -> int:
        return min(form.height(kit, rect.w) for form in part)

    counts = range(len(others), 0, -1)
    tellings: list[Telling] = [(head, " ".join(others[:count])) for count in counts] or [(head,)]
    if has_melds_beside:
        tellings = [(head, *others[1:])]
    elif melds := sheet.words.melds:
        picture, worth = partial(MeldRow, [meld.cards for meld in melds], words=others[0]), total_of(melds)
        tellings[:0] = [(head, lambda size: picture(CARD * size), sentences(worth, *more)) for more in (others[1:], ())]
    bare, with_face = [*smallest_forms(tellings, links)], forms(*tellings)
    low, higher = (rect.h + kit.theme.u(more) for more in (GAP, HIGHER))
    has_pictures = bool(sheet.words.melds) and not has_melds_beside
    is_low = has_pictures or least(with_face) <= max(low, *(n for n in (0, least(bare)) if n <= most))
    both = (with_face, bare) if is_low else (bare, with_face)
    said = *both, [*forms((head,)), *smallest_forms([(head,)], links)]
    fullest = [form.height(kit, rect.w) for form in with_face[LARGEST : len(SIZES)]]
    every = len(SIZES)
    rooms = ((low, LARGEST), (min(higher, most), every), (most, every)) if sheet.words.melds else ((low, every),)
    whole = (needed for room, sizes in rooms for needed in fullest[:sizes] if needed <= room)
    height = max(rect.h, next(whole, 0), next((needed for needed in map(least, said) if needed <= most), 0))
    place = Rect(rect.x, rect.bottom - height, rect.w, height)
    return LaidSheet(kit, place, FirstThatFits(*chain(*said)), buttons.items())


def _buttons(sheet: CoachSheet) -> dict[str, PaperLink]:
    """What you can ask the coach, or answer, each by its letter, in this order."""
    if not isinstance(sheet.words.tip, MayIGo):
        return {"Y": bubble_link("button/coach_why", sheet.words.why)}
    away = bubble_link("button/coach_away", say_coach.put_away())
    return {"E": bubble_link("button/coach_stay", say_coach.stay()), "N": away}


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
