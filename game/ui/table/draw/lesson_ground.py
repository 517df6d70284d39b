"""Places for a tutor's sheet, rings and arrow over the table, and what they may cover."""

from collections.abc import Mapping, Sequence
from math import dist
from typing import Final

from pygame import Rect

from game.engine.table.board import Phase
from game.lessons.lesson_facts import Pointed, TableThing, TheMeld, TheseCards
from game.toolkit.kit import Kit
from game.turn.offered_buttons import Action
from game.turn.spots import HandCard
from game.ui.table.draw.cloth import TITLE, score_width
from game.ui.table.draw.panels import meter_box, needs_box
from game.ui.table.draw.picture import Scenery, tip_rect
from game.ui.table.info.lesson_pointing import rects_of, spots_of_cards
from game.ui.table.layout.lesson_places import HandLight, LessonPlaces, SheetPlace, Way, place_sheet, way_of_arrow
from game.ui.table.sheets.lesson_sheet import LessonSheet, sheet_forms
from game.ui.table.sprites import HiddenInHand
from game.ui.table.state import TableState

EDGE: Final = 14
"""Design pixels between the sheet and the edges of the window, and from what it must not hide."""
ARROW_GAP: Final = 12
"""Design pixels from the head of an arrow to what it points at."""
UNWILLING: Final = {"Buttons": 1500, "Stock": 500, "Discard": 500, "GoingOut": 900, "Foot": 300}
"""Areas that the sheet should avoid, each with the distance in window pixels worth moving for it."""
ASKED: Final = (530, 276)
"""Design pixels of a question beside the plate of the player who asks."""
SEAT_COSTS: Final = 150
TIP_COSTS: Final = 1200
"""The same for a seat's plate, and for the sheet that says why something isn't available."""
SHORTEST, LONGEST = 54, 170
"""Design pixels below which the sheet is next to its subject and needs no arrow, and from end to end of an arrow."""


class LessonGround:
    """A table under a lesson. `buttons` are those on offer, by what they do, `button_words` their texts
    and whose turn it is.
    """

    def __init__(
        self,
        kit: Kit,
        state: TableState,
        sheet: LessonSheet,
        scenery: Scenery,
        buttons: Mapping[Action, Rect],
        button_words: Sequence[Rect],
    ) -> None:
        self._kit, self._state, self._sheet, self._scenery = kit, state, sheet, scenery
        self._buttons, self._button_words = buttons, button_words
        self._subjects = self._all(sheet.about)

    def _all(self, things: Sequence[Pointed]) -> tuple[Rect, ...]:
        return tuple(rect for at in things for rect in self._rects(at))

    def _rects(self, at: Pointed) -> tuple[Rect, ...]:
        state = self._state
        rects = rects_of(at, state.layout, state.view, state.arrangement.chosen, self._panel, self._buttons.get)
        if isinstance(at, TheMeld):
            return tuple(self._with_signs(rect) for rect in rects)
        return tuple(rect.union(self._foot_words) for rect in rects) if at is TableThing.FOOT else rects

    def _with_signs(self, rect: Rect) -> Rect:
        """A meld with the signs on it."""
        signs = (badge for badge in self._state.layout.badges if rect.inflate(4, 4).collidepoint(badge.x, badge.y))
        return rect.unionall([badge.box(self._kit) for badge in signs])

    def _panel(self, thing: TableThing) -> Rect | None:
        places, scenery = self._state.places, self._scenery
        if thing is TableThing.METER:
            return meter_box(self._kit, places.rect("Opening"), scenery.meter) if scenery.meter is not None else None
        if thing is TableThing.TO_GO_OUT:
            return needs_box(self._kit, places.rect("GoingOut"), scenery.needs)
        return self._heading_words(self._state.view.board.team_of(self._state.game.base))

    def _heading_words(self, team: int) -> Rect:
        """Where a band says whose it is and its score; the rest of its heading is empty cloth."""
        kit, band, said = self._kit, self._state.layout.bands[team], self._scenery.bands[team]
        width = kit.text.width(said.title, TITLE, "strong") + score_width(kit, said)
        width += kit.text.width(said.note, 20) + kit.theme.u(72)
        return Rect(band.rect.topleft, (min(width, band.rect.w), band.title_h))

    @property
    def _tip(self) -> Rect:
        return tip_rect(self._kit, self._state.layout, self._scenery)

    # ---- the sheet

    def __eq__(self, other: object) -> bool:
        """Whether the sheet's place depends on the same things, so that it stays."""
        return isinstance(other, LessonGround) and self._key == other._key

    @property
    def _key(self) -> tuple[object, ...]:
        sheet = self._sheet
        said = (sheet.heading, sheet.text, sheet.tasks, sheet.step, sheet.steps, sheet.left, sheet.right)
        elsewhere = tuple(tuple(rect) for rect in (*self._about_elsewhere, *self._asked))
        return self._kit.theme, self._state.places, said, elsewhere, self._scenery.meter is None

    @property
    def _about_elsewhere(self) -> list[Rect]:
        """Areas it must not cover besides the hand and the own band, where cards come and go."""
        never = self._never_at_all
        return [rect for rect in self._subjects if rect.collidelist(never) < 0]

    @property
    def _asked(self) -> list[Rect]:
        """The plate of the player who asks to go out, and both sides of it: the question may have room on only one."""
        view, theme = self._state.view, self._kit.theme
        board, base = view.board, self._state.game.base
        if board.phase != Phase.ANSWER or not view.is_mine:
            return []
        plate = self._state.places.rect("Seat", (board.turn - base) % board.players)
        width, height = theme.u(ASKED[0]), round(theme.u(ASKED[1]) * theme.text_scale)
        beside = Rect(0, 0, plate.w + 2 * width, height).move_to(center=plate.center)
        beside.top = max(beside.top, self._state.places.rect("TopBar").bottom)
        return [beside]

    @property
    def _never_at_all(self) -> list[Rect]:
        hand = self._state.places.rect("Hand")
        hand.h = self._kit.theme.height
        return [self._state.layout.own.rect, hand.inflate(0, 2 * self._kit.theme.u(16))]

    def place_of_sheet(self) -> SheetPlace:
        """Over the others' bands if possible: never over the hand, the own band, the meter or its subject."""
        state, theme = self._state, self._kit.theme
        places, edge = state.places, theme.u(EDGE)
        bar = places.rect("TopBar")
        room = Rect(bar.x, bar.bottom, bar.w, places.size[1] - bar.bottom - edge // 2).inflate(-2 * edge, -edge)
        others = [places.rect("MeldBand", near) for near in range(1, state.view.board.teams)]
        band = others[0].unionall(others)
        middle = min(places.rect(role).top for role in ("Opening", "Tip", "Stock"))
        never = [rect.inflate(2 * edge, 2 * edge) for rect in self._subjects]
        never += [*self._never_at_all, *self._asked]
        if self._scenery.meter is not None:
            never.append(meter_box(self._kit, places.rect("Opening"), self._scenery.meter).inflate(edge, edge))
        unwilling = [(places.rect(role), costs) for role, costs in UNWILLING.items()]
        unwilling += [(places.rect("Seat", near), SEAT_COSTS) for near in range(1, state.view.board.players)]
        unwilling.append((self._tip, TIP_COSTS))
        wished = band.left + theme.u(22), max(band.bottom, middle - edge * 3 // 2)
        return place_sheet(sheet_forms(self._kit, self._sheet, band.w), room, wished, never, unwilling)

    # ---- what goes with it

    def over(self, place: SheetPlace) -> LessonPlaces:
        """Everything, with the sheet in that place."""
        ringed = self._sheet.ringed
        rings = self._rects(ringed) if ringed is not None else ()
        arrow = self._arrow(place.rect, rings[0]) if rings else ()
        return LessonPlaces(place, self._all(self._sheet.lit_now), rings, arrow, self._hand)

    @property
    def _hand(self) -> tuple[HandLight, ...]:
        layout, chosen = self._state.layout, self._state.arrangement.chosen
        cards = [at for at in self._sheet.lit_now if isinstance(at, TheseCards)]
        lit = {spot for at in cards for spot in spots_of_cards(at.cards, layout, chosen)}
        held = [(one.box, one.angle) for one in layout.sprites if one.place == HiddenInHand()] if lit else []
        return tuple(
            HandLight(box.x, box.y, box.w, box.h, angle, HandCard(n) in lit) for n, (box, angle) in enumerate(held)
        )

    def _arrow(self, sheet: Rect, target: Rect) -> Way:
        """Of a long one only the end, so that none runs across the whole table."""
        u = self._kit.theme.u
        way = way_of_arrow(sheet, target, u(ARROW_GAP), u(SHORTEST), self._words(), self._things())
        return tuple(point for point in way if dist(point, way[-1]) <= u(LONGEST))

    def _things(self) -> list[Rect]:
        layout, places = self._state.layout, self._state.places
        found = [rect for spot, rect in layout.hits.items() if isinstance(spot, HandCard)]
        for band in layout.bands.values():
            found += [*band.melds.values(), *([band.shelf] if band.shelf is not None else [])]
        beside = 2 * self._kit.theme.u(ARROW_GAP)
        return [*found, *(places.rect(role).inflate(beside, 0) for role in ("Stock", "Discard"))]

    def _words(self) -> list[Rect]:
        """Text that an arrow must not cross."""
        state, kit, layout = self._state, self._kit, self._state.layout
        places, board = state.places, state.view.board
        found = [places.rect(role) for role in ("TopBar", "Log")]
        found += [needs_box(kit, places.rect("GoingOut"), self._scenery.needs), self._tip]
        found += [places.rect("Seat", near) for near in range(1, board.players)]
        found += self._button_words
        if self._scenery.meter is not None:
            found.append(meter_box(kit, places.rect("Opening"), self._scenery.meter))
        for team, band in layout.bands.items():
            found.append(self._heading_words(team))
            if band.threes is not None:
                found.append(band.threes)
            found += [rect.inflate(0, kit.theme.u(24)) for _, rect in band.wanted]
            found += [rect.inflate(0, kit.theme.u(36)) for n, rect in band.melds.items() if n in band.books]
            found += [frame.rect for frame in band.frames]
            if band.new_pile is not None:
                found.append(band.new_pile)
        found += [badge.box(self._kit) for badge in layout.badges]
        return [*found, self._foot_words]

    @property
    def _foot_words(self) -> Rect:
        """The words above the own foot, if any."""
        foot, height = self._state.places.rect("Foot"), self._kit.text.line(19, "strong")
        if not self._scenery.foot_words:
            return Rect(foot.midtop, (0, 0))
        return Rect(foot.x - self._kit.theme.u(12), foot.top - height, foot.w + self._kit.theme.u(24), height)
