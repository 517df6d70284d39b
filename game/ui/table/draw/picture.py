"""The layer under the cards, in parts: bands, plates, panels. All words are passed in."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.table.board import StackName
from game.messages.amounts import capital
from game.messages.functions import nouns, table as say_table
from game.sentences.advice.coach import CardSign
from game.sentences.at_table.going_out_texts import Need
from game.toolkit.drawing.theme import DIM
from game.toolkit.kit import Kit
from game.turn.hint_words import HintWords
from game.turn.spots import HandCard, Spot, StagedCard, Zone
from game.ui.shared.preferences import PanelSide
from game.ui.table.draw.cloth import (
    OPENING,
    BandWords,
    Turn,
    draw_band,
    draw_frame,
    draw_lit,
    draw_new_pile,
    with_alike_scores,
)
from game.ui.table.draw.log_panel import PanelLine, draw_log
from game.ui.table.draw.panels import (
    CROSS_WIDTH,
    Meter,
    draw_meter,
    draw_needs,
    draw_tip,
    lay_tip,
    pin_on,
)
from game.ui.table.draw.picture_piece import PicturePiece, with_shadow
from game.ui.table.draw.plates import (
    STACK_INK,
    TURN,
    Plate,
    TurnLine,
    alike,
    draw_arrow,
    draw_plate,
    draw_turn_line,
)
from game.ui.table.draw.rival_columns import column_look, draw_column
from game.ui.table.draw.rival_lines import books_left, draw_line, draw_order, draw_seat_on_line, line_look
from game.ui.table.layout.bands import column_rows
from game.ui.table.layout.piles import around_pile
from game.ui.table.layout.table_layout import Layout
from game.ui.table.memo import Memo
from game.ui.table.sheets.coach_sheet import CoachSheet, lay_coach_sheet
from game.ui.table.sheets.hint_box import lay_hint_box, lay_melds
from game.ui.table.sheets.laid_sheet import LaidSheet
from game.ui.table.sheets.practice_sheet import PracticeSheet, lay_practice_sheet

LINE_ENDS: Final = 9
"""Design pixels from the end of a plate to the end of its line."""


class Scenery(msgspec.Struct, frozen=True, kw_only=True):
    """Everything drawn besides the cards. Plates are keyed by how many places clockwise of the viewer they are."""

    needs: tuple[Need, ...] = ()
    log: tuple[PanelLine, ...] = ()
    meter: Meter | None = None
    note: bool = True
    """Whether the sheet beside the pile says them."""
    hosted: str = ""
    """What the teacher says instead, in her bubble."""
    line: str = ""
    """Otherwise its message in two words."""
    task: str = ""
    """The task below that."""
    head: str = ""
    body: str = ""
    refused: bool = False
    panels: frozenset[PanelSide] = frozenset({"left", "right"})
    """Which side panels are visible; the others are folded away."""
    has_pins: bool = False
    guided: bool = False
    """Whether the sheet says more than it must, and has a cross to turn that off."""
    plates: dict[int, Plate] = {}
    turns: dict[int, TurnLine] = {}
    """The lines under the plates, with the same keys; for tables with plates in the order of play."""
    bands: dict[int, BandWords] = {}
    acting_team: int | None = None
    group_points: tuple[int, ...] = ()
    may_meld: bool = False
    """Whether the viewer's cards may go into the own band: not before the draw, and not while others play."""
    lit: frozenset[Spot] = frozenset()
    held: int = 0
    """How many cards the lights are for."""
    dirtied: frozenset[Spot] = frozenset()
    """The lit melds that those cards would turn dirty."""
    carried_to: Spot | None = None
    """The target under a dragged card: its promise is shown above the card, which would cover it."""
    wrong: Spot | None = None
    """The target under a dragged card that would be refused."""
    pointed_line: int | None = None
    """The number of the log line under the pointer."""
    found: frozenset[Spot] = frozenset()
    """Where its subject is now."""
    upcard_drafted: bool = False
    foot_words: str = ""
    foot_stack: StackName = StackName.FOOT
    """The last of the stacks that they name."""
    practice: PracticeSheet | None = None
    """Takes the log's place while a position is practised."""
    coach: CoachSheet | None = None
    hint_box: HintWords | None = None
    """The current hint, in the coach's place."""
    signs: tuple[CardSign, ...] = ()
    """What cards of the hand are good for, as coach or hint says."""
    in_last_stack: str = ""
    """Instead, the sign that the viewer plays the foot or tail; "" before that."""
    dealt: bool = True
    """Whether the cards are dealt: until then nothing is counted."""

    @property
    def is_told(self) -> bool:
        """Whether a hint or the coach speaks in its box, instead of the note."""
        return self.coach is not None or self.hint_box is not None


def cloth_parts(kit: Kit, layout: Layout, scenery: Scenery, memo: Memo) -> list[PicturePiece]:
    parts = [*_band_parts(kit, layout, scenery), *_rims(kit, layout, scenery)]
    parts += [*_plate_parts(kit, layout, scenery, memo), *_panels(kit, layout, scenery, memo)]
    if sign := scenery.foot_words or scenery.in_last_stack:
        foot = layout.places.rect("Foot")
        if not scenery.foot_words:
            foot.y += foot.h // 2  # in the middle of its empty place
        parts.append(_foot_sign(kit, foot, sign, scenery.foot_stack))
    return parts


def _piece(kit: Kit, rect: Rect, draw: Callable[..., None], *given: object) -> PicturePiece:
    return PicturePiece(with_shadow(kit, rect), draw, given)


def _band_parts(kit: Kit, layout: Layout, scenery: Scenery) -> Iterator[PicturePiece]:
    """Bands with what is staged in them."""
    headings = scenery.bands.copy()
    own = layout.base % len(layout.bands)
    for group in ({own}, layout.bands.keys() - {own}):
        headings |= with_alike_scores(kit, {team: (layout.bands[team], headings[team]) for team in group})
    for team, band in layout.bands.items():
        if scenery.is_told:  # a place partly under the box doesn't show half of its sign
            box = tip_rect(kit, layout, scenery)
            band = replace(band, wanted=tuple(one for one in band.wanted if not one[1].colliderect(box)))
        turn: Turn = "none" if team != scenery.acting_team else "yours" if scenery.may_meld else "theirs"
        if band.is_line:
            if not layout.places.has_columns:
                yield _piece(kit, band.rect, draw_line, band, headings[team], turn, _is_open(layout, team))
            continue
        yield _piece(kit, band.ground, draw_band, band, headings[team], turn)
        for frame in band.frames:
            lit = any(StagedCard(frame.group, i) in scenery.lit for i in range(len(frame.cards)))
            yield _piece(kit, frame.rect, draw_frame, frame, scenery.group_points[frame.group], lit, not frame.fresh)
        if (pile := band.new_pile) is not None:
            lit, opening = Zone.NEW_PILE in scenery.lit, _opening_on(kit, layout, scenery.meter)
            is_faint = not lit and (scenery.held > 0 or not scenery.may_meld)
            yield _piece(kit, pile, draw_new_pile, pile, lit, is_faint, opening)


def _is_open(layout: Layout, team: int) -> bool:
    return layout.opened is not None and layout.opened.team == team


def _rims(kit: Kit, layout: Layout, scenery: Scenery) -> Iterator[PicturePiece]:
    """Around what is lit, and around what would be refused."""
    for spot, rect in layout.hits.items():
        if spot in scenery.lit and _has_rim(spot, scenery.lit):
            framed = around_pile(layout.sprites).union(rect) if spot is Zone.PILE else rect
            yield _piece(kit, framed, draw_lit, framed)
    wrong = layout.hits.get(scenery.wrong) if scenery.wrong else None
    if wrong is not None:
        yield _piece(kit, wrong, draw_lit, wrong, True)


def _has_foot(plate: Plate) -> bool:
    return bool(plate.lying) and plate.lying[0].called is StackName.FOOT


def _plate_parts(kit: Kit, layout: Layout, scenery: Scenery, memo: Memo) -> Iterator[PicturePiece]:
    places = layout.places
    heads = [band.ground for band in layout.bands.values() if band.beside_plates is not None]
    line = places.find("Turn", 1) if scenery.turns else None  # it also says who is a partner
    has_alerts = line is not None and kit.text.line(kit.text.within(TURN, line.h, "strong"), "strong") <= line.h
    plates = tuple(
        (
            rect,
            replace(
                plate,
                in_band=rect.collidelist(heads) >= 0,
                is_next=plate.is_next and bool(heads),  # else plates are in the order of play
                order=near if places.has_lines else 0,
                is_partner=plate.is_partner and line is None,
                alert="" if has_alerts else plate.alert,
                shows_stacks_beside=_has_foot(plate) and places.find("Foot", near) is not None,
                shows_hand_beside=(plate.hand > 0 or not plate.dealt) and places.find("Fan", near) is not None,
            ),
        )
        for near, plate in scenery.plates.items()
        for rect in [places.rect("Seat", near)]
    )
    on_lines = [band.rect for band in layout.bands.values() if band.is_line]
    lined = tuple(one for one in plates if one[0].collidelist(on_lines) >= 0)
    if places.has_columns:
        yield from _columns(kit, layout, scenery, [plate for _, plate in lined], memo)
        return
    letters = memo(line_look, kit, lined)
    for rect, plate in lined:
        band, heading = layout.bands[plate.team], scenery.bands[plate.team]
        is_last = plate.order + len(layout.bands) > len(scenery.plates)
        whole = Rect(rect.x, rect.y, (books_left(kit, band, heading) if is_last else rect.right) - rect.x, rect.h)
        room = band.threes.right + kit.theme.u(8) if band.threes is not None else 0, whole.right
        yield _piece(kit, whole, draw_seat_on_line, rect, plate, letters, heading.melds if is_last else (), room)
    plates = tuple(one for one in plates if one not in lined)
    for rect, plate in plates if lined else ():
        before = Rect(rect.x - kit.theme.u(22), rect.y, kit.theme.u(24), rect.h)
        yield _piece(kit, before, draw_order, before, plate.order)
    sizes = memo(alike, kit, plates)
    below = line.h - kit.theme.u(LINE_ENDS) if line is not None else 0
    for rect, plate in plates:
        whole = Rect(rect.x, rect.y, rect.w, rect.h + below)
        yield _piece(kit, whole, draw_plate, rect, plate, sizes, below)
    if line is None:
        return
    for near, turn in scenery.turns.items():
        if (under := places.find("Turn", near)) is not None:
            under.y -= kit.theme.u(LINE_ENDS) // 2
            yield PicturePiece(under, draw_turn_line, (under, turn))
    in_order = range(1, max(scenery.plates) + 1)
    yield from _arrows(
        kit, [places.rect("Seat", near) for near in in_order], [scenery.plates[near].active for near in in_order]
    )


def _columns(kit: Kit, layout: Layout, scenery: Scenery, plates: Sequence[Plate], memo: Memo) -> Iterator[PicturePiece]:
    """Rivals who play alone, with arrows from each to the next."""
    columns = tuple((layout.bands[plate.team].rect, plate, scenery.bands[plate.team]) for plate in plates)
    look = memo(column_look, kit, columns)
    for rect, plate, heading in columns:
        turn: Turn = "theirs" if plate.team == scenery.acting_team else "none"
        yield _piece(kit, rect, draw_column, rect, plate, heading, turn, _is_open(layout, plate.team), look)
    yield from _arrows(kit, [column_rows(rect)[1] for rect, _, _ in columns], [plate.active for plate in plates])


def _panels(kit: Kit, layout: Layout, scenery: Scenery, memo: Memo) -> Iterator[PicturePiece]:
    """The content of each place of the plan."""
    shown: dict[str, tuple[Callable[..., None], tuple[object, ...]]] = {}
    corner = pin_on(kit, layout.places.rect("GoingOut")).w if scenery.has_pins else 0
    if "left" in scenery.panels and (scenery.log or scenery.has_pins):
        shown["Log"] = draw_log, (scenery.log, scenery.pointed_line, corner)
    if "right" in scenery.panels:
        shown["GoingOut"] = draw_needs, (scenery.needs, corner)
    if scenery.practice is not None:
        shown["Log"] = memo(lay_practice_sheet, kit, layout.places.rect("Log"), scenery.practice).draw, ()
    if scenery.meter is not None and not _opening_on(kit, layout, scenery.meter):
        shown["Opening"] = draw_meter, (scenery.meter,)
    if scenery.note and not scenery.is_told:
        shown["Tip"] = draw_tip, _on_sheet(scenery)
    if layout.has_no_pile:
        shown["Discard"] = _draw_no_pile, ()
    for role, (draw, given) in shown.items():
        rect = layout.places.rect(role)
        yield _piece(kit, rect, draw, rect, *given)


def _opening_on(kit: Kit, layout: Layout, meter: Meter | None) -> str:
    """The opening minimum, if it fits on the place for new melds; else ""."""
    pile = layout.own.new_pile
    if meter is None or not meter.is_printed or pile is None:
        return ""
    words = say_table.to_open(meter.need)
    return words if kit.text.width(words, OPENING, "heading") <= pile.w - 2 * kit.theme.u(LINE_ENDS) else ""


def _arrows(kit: Kit, rects: Sequence[Rect], active: Sequence[bool]) -> Iterator[PicturePiece]:
    """One between any two plates beside each other, lit after the one whose turn it is."""
    side = max(20, kit.theme.u(36))
    for (one, other), lit in zip(pairwise(rects), active, strict=False):
        if one.y == other.y:
            box = Rect(0, 0, side, side).move_to(center=((one.right + other.left) // 2, one.centery))
            yield PicturePiece(box, draw_arrow, (box, lit))


def _has_rim(spot: Spot, lit: frozenset[Spot]) -> bool:
    """Whether a lit place gets a rim of its own; others show it themselves. On a discard, the pile is its own place."""
    match spot:
        case HandCard() | StagedCard() | Zone.NEW_PILE | Zone.UPCARD:
            return False
        case Zone.PILE:
            return Zone.DISCARD not in lit
        case _:
            return True


def _on_sheet(scenery: Scenery) -> tuple[str, str, int, bool]:
    return scenery.head, scenery.body, CROSS_WIDTH if scenery.guided else 0, scenery.refused


def told_sheets(kit: Kit, layout: Layout, scenery: Scenery) -> list[LaidSheet]:
    """What a hint or the coach says beside the piles, and what else was asked for."""
    is_free = scenery.meter is None or bool(_opening_on(kit, layout, scenery.meter))
    if (said := scenery.hint_box) is not None:
        melds = lay_melds(kit, layout, said.melds, said.head) if is_free and said.brief else None
        return [lay_hint_box(kit, layout, said, melds is not None), *filter(None, (melds,))]
    if (coach := scenery.coach) is None:
        return []
    melds = lay_melds(kit, layout, coach.words.melds, coach.words.lines[1]) if is_free and coach.words.melds else None
    return [lay_coach_sheet(kit, layout, coach, melds is not None), *filter(None, (melds,))]


def tip_rect(kit: Kit, layout: Layout, scenery: Scenery) -> Rect:
    """The sheet that says what you can do, and why something isn't possible; empty if it says nothing."""
    if scenery.is_told:
        return told_sheets(kit, layout, scenery)[0].rect
    if not scenery.note:
        return Rect(0, 0, 0, 0)
    return lay_tip(kit, layout.places.rect("Tip"), *_on_sheet(scenery)).box


def sheet_with_cross(kit: Kit, layout: Layout, scenery: Scenery) -> Rect | None:
    """The sheet that says what you can do, while it has a cross."""
    return tip_rect(kit, layout, scenery) if scenery.guided and not scenery.is_told else None


def _foot_sign(kit: Kit, foot: Rect, sign: str, stack: StackName) -> PicturePiece:
    """Above the own foot."""
    line = Rect(0, 0, foot.w + kit.theme.u(24), kit.text.line(19, "strong")).move_to(midbottom=foot.midtop)
    return _piece(kit, line, _foot_words, line, sign, stack)


def _draw_no_pile(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.dashed(surface, rect, DIM, 0.08, 9)


def _foot_words(kit: Kit, surface: Surface, line: Rect, words_: str, stack: StackName) -> None:
    at = (line.centerx, line.centery - 1)
    has_room = kit.text.width(words_, 19, "strong") <= line.w
    shown = words_ if has_room else capital(nouns.stack(stack.value))
    kit.text.draw(surface, shown, at, 19, STACK_INK[stack], "strong", "center", line.w)
