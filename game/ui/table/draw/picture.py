"""What lies under the cards of the table, piece by piece: bands, plates, panels. Words are given to it."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import DIM
from game.ui.table.coach_sheet import CoachSheet, coach_place, draw_coach_sheet
from game.ui.table.draw.cloth import BandWords, draw_band, draw_frame, draw_lit, draw_new_pile, lit_frames
from game.ui.table.draw.log_panel import PanelLine, draw_log
from game.ui.table.draw.panels import (
    CROSS_WIDE,
    Meter,
    ScoreRow,
    TeamStands,
    draw_meter,
    draw_needs,
    draw_scores,
    draw_team_stands,
    draw_tip,
    lay_tip,
)
from game.ui.table.draw.part import Part, with_shadow
from game.ui.table.draw.plates import (
    STACK_INK,
    Plate,
    TurnLine,
    alert_box,
    draw_alert,
    draw_arrow,
    draw_plate,
    draw_turn_line,
)
from game.ui.table.hint_sheet import HintSheet, draw_hint_sheet
from game.ui.table.layout.plan import Places
from game.ui.table.layout.table_layout import Layout
from game.ui.table.practice_sheet import PracticeSheet, draw_practice_sheet
from game.ui.table.spots import HandCard, Spot, StagedCard, Zone
from game.words import table as words
from game.words.going_out_texts import Need


class Scenery(msgspec.Struct, frozen=True, kw_only=True):
    """Everything drawn besides the cards. Plates are keyed by how many places clockwise of the viewer they are."""

    scores: tuple[ScoreRow, ...] = ()
    needs: tuple[Need, ...] = ()
    log: tuple[PanelLine, ...] = ()
    meter: Meter | None = None
    stands: TeamStands | None = None
    head: str = ""
    body: str = ""
    refused: bool = False
    guided: bool = False
    """Whether the sheet says more than it must, and has a cross that puts an end to it."""
    plates: dict[int, Plate] = {}
    turns: dict[int, TurnLine] = {}
    """The lines under the plates, keyed like these; for tables whose plates lie in the order of play."""
    bands: dict[int, BandWords] = {}
    acting_team: int | None = None
    group_points: tuple[int, ...] = ()
    new_pile_words: str = words.DROP_HERE
    new_pile_idle: bool = False
    lit: frozenset[Spot] = frozenset()
    held: int = 0
    """How many cards the lights are for."""
    dirtied: frozenset[Spot] = frozenset()
    """The lit melds that those cards would turn dirty."""
    carried_to: Spot | None = None
    """The target under a dragged card: what it promises is said above the card, which hides it."""
    wrong: Spot | None = None
    """The target under a dragged card that would be refused."""
    pointed_line: int | None = None
    """The line of the log that is pointed at, by its number."""
    found: frozenset[Spot] = frozenset()
    """Where what it tells of lies now."""
    upcard_drafted: bool = False
    foot_words: str = ""
    practice: PracticeSheet | None = None
    """Lies in the log's place while a position is practised."""
    coach: CoachSheet | None = None
    """Lies in a band that is free, or in the log's place."""
    hint: HintSheet | None = None
    """Lies in the log's place once a hint was told that was thought out."""
    own_alert: str = ""
    """The sign that the seat in front may soon end the round, as others have it on their plates."""
    dealt: bool = True
    """Whether the cards are dealt: until then nothing is counted."""


def cloth_parts(kit: Kit, layout: Layout, scenery: Scenery) -> list[Part]:
    """The pieces of the cloth, all that lies under the cards: bands, plates and panels, the lowest first."""
    places = layout.places
    parts: list[Part] = []

    def add(rect: Rect, draw: Callable[..., None], *given: object) -> None:
        parts.append(Part(with_shadow(kit, rect), draw, given))

    coach_at = coach_place(kit, layout, scenery.coach) if scenery.coach is not None else None
    for team, band in layout.bands.items():
        heading = scenery.bands[team]
        if coach_at is not None and band.rect.colliderect(coach_at) and coach_at.top < band.rect.top + band.title_h:
            heading = replace(heading, end=coach_at.left)
        if coach_at is not None and band.shelf is not None and band.shelf.colliderect(coach_at):
            band = replace(band, shelf=None, wanted=())  # there is no book on it yet
        add(band.rect, draw_band, band, heading, team == scenery.acting_team)
        for frame in band.frames:
            lit = lit_frames(scenery.lit, frame.group, len(frame.cards))
            add(frame.rect, draw_frame, frame, scenery.group_points[frame.group], lit, not frame.fresh)
        if band.new_pile is not None:
            lit = Zone.NEW_PILE in scenery.lit
            add(band.new_pile, draw_new_pile, band.new_pile, lit, scenery.new_pile_idle, scenery.new_pile_words)
    for spot, rect in layout.hits.items():
        if spot in scenery.lit and _has_rim(spot, scenery.lit):
            add(rect, draw_lit, rect)
    wrong = layout.hits.get(scenery.wrong) if scenery.wrong else None
    if wrong is not None:
        add(wrong, draw_lit, wrong, True)
    for near, plate in scenery.plates.items():
        add(places.rect("Seat", near), draw_plate, places.rect("Seat", near), plate)
    for near, turn in scenery.turns.items():
        under = places.find("Turn", near)
        if under is not None:
            parts.append(Part(under, draw_turn_line, (under, turn)))
    if scenery.turns:
        parts += _arrows(kit, places, scenery)
    add(places.rect("Score"), draw_scores, places.rect("Score"), scenery.scores)
    if coach_at is None or not coach_at.contains(places.rect("GoingOut")):
        add(places.rect("GoingOut"), draw_needs, places.rect("GoingOut"), scenery.needs)
    if scenery.practice is not None:
        add(places.rect("Log"), draw_practice_sheet, places.rect("Log"), scenery.practice)
    elif scenery.hint is not None:
        add(places.rect("Log"), draw_hint_sheet, places.rect("Log"), scenery.hint)
    elif coach_at is None or not coach_at.contains(places.rect("Log")):
        add(places.rect("Log"), draw_log, places.rect("Log"), scenery.log, scenery.pointed_line)
    if scenery.meter is not None:
        add(places.rect("Opening"), draw_meter, places.rect("Opening"), scenery.meter)
    elif scenery.stands is not None:
        add(places.rect("Opening"), draw_team_stands, places.rect("Opening"), scenery.stands)
    add(places.rect("Tip"), draw_tip, *_on_sheet(layout.places, scenery), scenery.refused)
    if layout.has_no_pile:
        add(places.rect("Discard"), _draw_no_pile, places.rect("Discard"))
    if scenery.foot_words:
        foot = places.rect("Foot")
        wide = foot.w + kit.theme.u(24)
        line = Rect(0, 0, wide, kit.text.line(19, "strong"))
        line.midbottom = (foot.centerx, foot.top)
        add(line, _foot_words, line, scenery.foot_words)
    if coach_at is not None:
        add(coach_at, draw_coach_sheet, coach_at, scenery.coach)
    if scenery.own_alert:
        add(*_own_alert(kit, layout, scenery.own_alert))
    return parts


def _arrows(kit: Kit, places: Places, scenery: Scenery) -> list[Part]:
    """One between any two plates beside each other."""
    parts = []
    side = max(12, kit.theme.u(22))
    for near in range(1, len(scenery.plates)):
        one, other = places.rect("Seat", near), places.rect("Seat", near + 1)
        if one.y == other.y:
            box = Rect(0, 0, side, side)
            box.center = (one.right + other.left) // 2, one.centery
            parts.append(Part(box, draw_arrow, (box, scenery.plates[near].active)))
    return parts


def _has_rim(spot: Spot, lit: frozenset[Spot]) -> bool:
    """Whether a lit place gets a rim of its own; others show it themselves. The pile lies where a card is discarded."""
    match spot:
        case HandCard() | StagedCard() | Zone.NEW_PILE | Zone.UPCARD:
            return False
        case Zone.PILE:
            return Zone.DISCARD not in lit
        case _:
            return True


def _own_alert(kit: Kit, layout: Layout, alert: str) -> tuple[Rect, Callable[..., None], str, int, int]:
    """Right below the melds, left of where the own hand is highest: the sign, and where its words begin."""
    box = alert_box(kit, alert, 0, 0)
    inset = -box.left
    lowest = max(layout.bands.values(), key=lambda band: band.rect.bottom).rect
    box.topleft = lowest.left, lowest.bottom + 1
    return box, draw_alert, alert, box.left + inset, box.centery


def _on_sheet(places: Places, scenery: Scenery) -> tuple[Rect, str, str, int]:
    return places.rect("Tip"), scenery.head, scenery.body, CROSS_WIDE if scenery.guided else 0


def tip_lies(kit: Kit, places: Places, scenery: Scenery) -> Rect:
    """The sheet that says what may be done, and why something cannot."""
    return lay_tip(kit, *_on_sheet(places, scenery), scenery.refused).box


def sheet_with_cross(kit: Kit, places: Places, scenery: Scenery) -> Rect | None:
    """The sheet that says what may be done, while there is a cross on it."""
    return tip_lies(kit, places, scenery) if scenery.guided else None


def _draw_no_pile(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.dashed(surface, rect, DIM, 0.08, 9)


def _foot_words(kit: Kit, surface: Surface, line: Rect, words_: str) -> None:
    at = (line.centerx, line.centery - 1)
    stack = words_.split()[-1]
    shown = words_ if kit.text.width(words_, 19, "strong") <= line.w else stack.capitalize()
    kit.text.draw(surface, shown, at, 19, STACK_INK[stack], "strong", "center", line.w)
