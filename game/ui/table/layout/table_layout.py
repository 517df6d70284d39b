"""`layout(view, arrangement, window)` places every card, badge and hit area. It never draws or judges."""

import math
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final

import msgspec
from msgspec.structs import replace
from pygame import Rect

from game.cards import Card, in_hand_order
from game.engine.ending.going_out import NeededBook, books_wanted
from game.engine.melding.melds import Meld, card_values
from game.engine.table.view import PlayerView
from game.messages.functions import table as say
from game.messages.language import saying
from game.rules.ruleset import RuleSet
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.turn.arrangement import Arrangement, fresh_positions, places_of, shown_cards, staged_upcard, upcard_is_staged
from game.turn.spots import HandCard, LaidMeld, RedThrees, RivalLine, SeatPlate, SetAside, Spot, StagedCard, Zone
from game.ui.shared.cards.card_art import Back, height
from game.ui.table.layout.band_sizes import (
    BELOW,
    BELOW_BOOK,
    BOOK_HEIGHT,
    LEAST_CARD,
    LEAST_ROW,
    BandSizes,
    Room,
    band_sizes,
)
from game.ui.table.layout.bands import (
    Badge,
    BandPlaces,
    in_order,
    lay_band,
    place_of_threes,
    threes_in_column,
    threes_on_line,
)
from game.ui.table.layout.chips import BandChips, ChipPlaces, chip_places, fullest, held_in, lay_chips
from game.ui.table.layout.hand import lay_hand
from game.ui.table.layout.other_seats import back_of, is_open_choice, lay_closed_hand, lay_fan, lay_foot
from game.ui.table.layout.piles import lay_last_discard, lay_pile, lay_stock, pile_badges
from game.ui.table.layout.plan import BESIDE_PILE, BESIDE_STOCK, NAME_SHARE, Places
from game.ui.table.sprites import Buried, Face, HiddenInHand, Mark, OnPile, Place, Sprite

NEW_PILE_WIDTH: Final = 74
"""Window pixels that its words need."""
BELOW_PLATES: Final = 8
"""Design pixels between the plates in a band and its melds."""
MOST_WITH_CARDS: Final = 3
"""Rival teams whose bands are wide enough for cards."""


EDGE, LEAST_EDGE = 8, 5
"""Design pixels, and the fewest window pixels, around a hand card that still count as the card."""
LINE_NAME: Final = 28
"""Design pixels at the top of an opened line for whose it is; above books beside its melds there are fewer."""
ABOVE_BOOKS: Final = 10


class OpenedLine(msgspec.Struct, frozen=True):
    """A rival team's melds left of the piles, and its books right of them."""

    team: int
    bands: tuple[BandPlaces, ...]

    def covers(self, rect: Rect) -> bool:
        """Whether it is over the middle of this."""
        return any(band.rect.collidepoint(rect.center) for band in self.bands)


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """One picture of the table, ready to be drawn and clicked.

    Rectangles are window pixels. `base` is the seat that the table is seen from; `hits` maps targets to rectangles, the
    topmost last.
    """

    places: Places
    base: int
    hand: tuple[Card, ...]
    sprites: tuple[Sprite, ...]
    badges: tuple[Badge, ...]
    bands: dict[int, BandPlaces]
    """By team."""
    hits: dict[Spot, Rect]
    backs: tuple[Back, ...]
    """The backs of the cards that each seat plays from."""
    in_rows: bool = False
    """Whether the hand is in rows instead of a fan."""
    opened: OpenedLine | None = None
    """The rival team whose line was pressed, and its cards."""

    def near(self, seat: int) -> int:
        """How many places clockwise of the viewer a seat is."""
        return (seat - self.base) % self.places.plan.players

    @property
    def own(self) -> BandPlaces:
        """The band of the team that the table is seen from."""
        return next(iter(self.bands.values()))

    @property
    def has_no_pile(self) -> bool:
        """Whether the discard pile is empty."""
        return not any(isinstance(sprite.place, OnPile | Buried | StagedCard | SetAside) for sprite in self.sprites)

    def hit(self, pos: tuple[int, int]) -> Spot | None:
        """What is at a point: the topmost; near a meld or a book smaller than a finger, that one."""
        exact = next((spot for spot, rect in reversed(self.hits.items()) if rect.collidepoint(pos)), None)
        if self.opened is not None and self.opened.covers(Rect(pos, (1, 1))) and not isinstance(exact, LaidMeld):
            return RivalLine(self.opened.team)
        return exact if exact is not None else self._beside(pos)

    def press_at(self, pos: tuple[int, int]) -> Spot | None:
        """What a press at a point is meant for: on bare cloth, the hand card whose edge it just missed."""
        if (spot := self.hit(pos)) is not None:
            return spot
        edge = max(LEAST_EDGE, round(EDGE * self.places.k))
        near = [
            (max(rect.left - pos[0], pos[0] - rect.right), spot)
            for spot, rect in self.hits.items()
            if isinstance(spot, HandCard) and rect.inflate(2 * edge, 2 * edge).collidepoint(pos)
        ]
        return min(near, key=itemgetter(0))[1] if near else None

    def _beside(self, pos: tuple[int, int]) -> Spot | None:
        """The meld or book that a press on bare cloth is meant for: the nearest of a band of chips, which all show that
        band, otherwise the nearest within a finger's reach.
        """
        team, band = next((one for one in self.bands.items() if one[1].rect.collidepoint(pos)), (0, None))
        if band is None:
            return None
        if band.is_line:
            return RivalLine(team)
        found = None
        far = math.inf
        for spot, rect in self.hits.items():
            if isinstance(spot, LaidMeld) and band.melds.get(spot.number) == rect:
                apart = (abs(pos[0] - rect.centerx), abs(pos[1] - rect.centery))
                is_near = all(d <= max(side, SMALLEST_TAP) / 2 for d, side in zip(apart, rect.size, strict=True))
                if (is_near or band.has_chips) and max(apart) < far:
                    found, far = spot, max(apart)
        return found


def layout(
    view: PlayerView,
    arrangement: Arrangement,
    places: Places,
    base: int,
    completing: tuple[Card, ...] = (),
    hinted: tuple[Card, ...] = (),
    waits_for_opening: bool = False,
    bands: Mapping[int, BandPlaces] | None = None,
    opened: int | None = None,
) -> Layout:
    """The layout for this view and arrangement.

    A view without a seat shows the hand in front face down. `completing` are cards of the hand that would lift the
    draft over the minimum; they get a sign, `hinted` ones a rim. If it `waits_for_opening`, the place for new melds
    takes up the whole empty band. `bands` are known if only the hand differs. `opened` is the rival team whose line was
    pressed.
    """
    board = view.board
    hits: dict[Spot, Rect] = {}
    bands = dict(_lay_bands(view, arrangement, places, base, waits_for_opening) if bands is None else bands)
    sprites = [sprite for band in bands.values() for sprite in band.sprites]
    badges = [badge for band in bands.values() for badge in band.badges]
    drafted = upcard_is_staged(view, arrangement.draft)
    taking = arrangement.draft is not None and arrangement.draft.kind == "take"
    sprites += lay_stock(places, board)
    sprites += lay_pile(places, board, drafted)
    if arrangement.draft is not None and arrangement.draft.discard is not None:
        sprites.append(lay_last_discard(places, arrangement.draft.discard))
    badges += pile_badges(places, board, board.pile_yield if taking else 0)
    for seat in range(board.players):
        near = (seat - base) % board.players
        foot = lay_foot(places, board, seat, near)
        sprites += foot
        if near:
            fan = lay_fan(places, board, seat, near)
            sprites += fan
            if fan:
                at = fan[len(fan) // 2].box.midbottom
                badges.append(Badge(str(board.hands[seat]), places.rect("Fan", near).centerx, at[1], "held"))
        elif foot and not places.has_nobody_in_front:  # its plate shows it
            box = foot[-1].box
            badges.append(Badge(str(board.feet[seat]), box.centerx, box.bottom - round(16 * places.k), "count"))
    if arrangement.upcard_chosen:
        there = staged_upcard(view, arrangement.draft)
        place: Place = OnPile() if there is None else there
        sprites = [replace(sprite, mark="chosen") if sprite.place == place else sprite for sprite in sprites]
    hand = shown_cards(view, arrangement) if view.seat == base else ()
    hand_hits, in_rows = _add_hand(view, arrangement, places, base, hand, sprites, badges, completing, hinted)
    _add_hits(view, places, base, bands, hits)
    over = None
    if opened is not None and places.has_lines:
        over = _open_line(view, places, opened)
        for band in over.bands:
            hits |= _melds_of(opened, band)
    hits |= hand_hits
    return Layout(
        places=places,
        base=base,
        hand=hand,
        sprites=tuple(sprites),
        badges=tuple(badges),
        bands=bands,
        hits=hits,
        backs=tuple(back_of(board, seat) for seat in range(board.players)),
        in_rows=in_rows,
        opened=over,
    )


def _open_line(view: PlayerView, places: Places, team: int) -> OpenedLine:
    """Beside the piles, between the lines and the own band: it covers none of them."""
    rules, melds = view.board.rules, view.board.melds[team]
    k, gap = places.k, round(6 * places.k)
    lines = [rect for (role, near), rect in places.rects.items() if role == "MeldBand" and near]
    whole, own = lines[0].unionall(lines[1:]), places.rect("MeldBand")
    row = Rect(whole.left, whole.bottom + gap, whole.w, own.top - whole.bottom - 2 * gap)
    left, right = row.copy(), row.copy()
    left.w = places.rect("Stock").left - gap - round(BESIDE_STOCK * k) - row.left
    right.left = places.rect("Discard").right + round(BESIDE_PILE * k) + gap
    right.w = row.right - right.left
    named, plain = (replace(_room(places, team), title_h=round(height * k)) for height in (LINE_NAME, ABOVE_BOOKS))
    opens, books = in_order(rules, melds)
    halves = [_half(rules, team, melds, replace(named, rect=left), opens, [])] if opens or not books else []
    if books:
        halves.append(_half(rules, team, melds, replace(plain if halves else named, rect=right), [], books))
    return OpenedLine(team, tuple(halves))


def _half(
    rules: RuleSet, team: int, melds: Sequence[Meld], room: Room, opens: list[int], books: list[int]
) -> BandPlaces:
    """These books, or these melds: as chips if they would be too small. No wider than they are."""
    sizes = band_sizes(room, len(opens), 0)
    if books:
        tallest = min(room.card_w, int((room.rect.h - room.title_h - 2 * round(8 * room.k)) / BOOK_HEIGHT))
        in_a_row = [
            w for w in range(room.with_word, tallest + 1) if BandSizes(0, w).tray(room, len(books)) <= room.rect.w
        ]
        rows = 1 if in_a_row or room.rect.h < 2 * (LEAST_ROW + BELOW_BOOK) else 2
        sizes = BandSizes(0, max(in_a_row, default=tallest), rows)
    if books or (sizes is not None and sizes.suits_others):
        assert sizes is not None
        room = room if books else _lowered(room, sizes.card)
        band = lay_band(rules, team, melds, room, sizes, order=(opens, books))
    else:
        band = lay_chips(rules, team, melds, room, chip_places(room, BandChips(len(opens), 0)))
    there = [*band.melds.values()] or [room.rect]
    ground = there[0].unionall(there[1:]).inflate(round(36 * room.k), 0).clip(room.rect)
    return replace(band, rect=Rect(ground.x, room.rect.y, ground.w, room.rect.h))


def _melds_of(team: int, band: BandPlaces) -> dict[Spot, Rect]:
    return {LaidMeld(team, number, number in band.books): rect for number, rect in band.melds.items()}


def _lay_bands(
    view: PlayerView, arrangement: Arrangement, places: Places, base: int, waits_for_opening: bool
) -> dict[int, BandPlaces]:
    """The contents of each team's band, the own first."""
    board = view.board
    bands = {}
    for step, (wanted, sizes) in enumerate(_band_contents(view, places, base)):
        team = (board.team_of(base) + step) % board.teams
        mine = step == 0
        groups = arrangement.draft.groups if mine and arrangement.draft and view.seat == base else ()
        room = _room(places, step)
        if step and places.has_lines:
            band = BandPlaces(rect=places.rect("MeldBand", step), title_h=0, shelf=None, has_chips=True, is_line=True)
        elif isinstance(sizes, ChipPlaces):
            band = lay_chips(board.rules, team, board.melds[team], room, sizes)
        else:
            upcard = board.upcard if mine and upcard_is_staged(view, arrangement.draft) else None
            waits = mine and waits_for_opening
            lower = _lowered(room, sizes.card) if places.has_lines or mine else room
            if mine and _is_all_laid_out(view, arrangement):
                lower = replace(lower, new_pile=None)
            band = lay_band(board.rules, team, board.melds[team], lower, sizes, groups, wanted, upcard, waits)
            band = replace(band, title_h=room.title_h)
        band = replace(band, beside_plates=places.beside_plates(step))
        count = len(board.red_threes[team])
        if band.is_line and places.has_columns:
            threes = threes_in_column(band.rect, count, places.k)
        else:
            threes = (threes_on_line if band.is_line else place_of_threes)(band, count, places.k)
        bands[team] = replace(band, threes=threes)
    return bands


def _is_all_laid_out(view: PlayerView, arrangement: Arrangement) -> bool:
    """Whether a player who goes out has no card left for a new pile: its place goes to what is laid out."""
    draft = arrangement.draft
    return draft is not None and draft.kind == "go_out" and not shown_cards(view, arrangement)


def _lowered(room: Room, card: int) -> Room:
    """With melds of this width in the middle of its height."""
    spare = room.rect.h - room.title_h - room.edges(card) - height(card) - round(BELOW * room.k)
    return replace(room, title_h=room.title_h + max(0, spare // 2))


def _band_contents(
    view: PlayerView, places: Places, base: int
) -> list[tuple[tuple[NeededBook, ...], BandSizes | ChipPlaces]]:
    """For each team, the own first, the kinds of books it still needs and the sizes in its band, or the places of
    chips: these leave no room for missing books.

    All rivals' bands are alike: the fullest decides between cards and chips, and their size. No book of theirs is
    larger than the own ones.
    """
    board = view.board
    own = board.team_of(base)
    order = board.teams_around(base)
    wanted = {team: books_wanted(board, team) for team in order}
    held = {team: held_in(board.rules, board.melds[team]) for team in order}

    def sizes(room: Room, teams: list[int], widest: int | None = None) -> BandSizes | None:
        """Places for missing books are left out if the books themselves would lose their words for them."""
        most = fullest([held[team] for team in teams])
        found = band_sizes(room, most.melds, max(held[team].books + len(wanted[team]) for team in teams), widest)
        if most.books and (found is None or found.book < room.with_word):
            found = band_sizes(room, most.melds, most.books, widest)
            wanted.update(dict.fromkeys(teams, ()))
        return found

    room = _room(places, 0)
    mine = sizes(room, [own]) or BandSizes(LEAST_CARD, round(0.6 * room.with_word))
    if places.has_lines:
        return [(wanted[team], mine) for team in order]
    rooms = [_room(places, step) for step in range(1, board.teams)]
    narrowest = min(rooms, key=lambda room: room.rect.w)
    cards = sizes(narrowest, order[1:], mine.book) if len(rooms) <= MOST_WITH_CARDS else None
    if cards is not None and len(rooms) == 1:
        return [(wanted[team], cards if team != own else mine) for team in order]
    if cards is not None and cards.suits_others:
        return [(wanted[own], mine), *((wanted[team], cards) for team in order[1:])]
    chips = chip_places(narrowest, fullest([held[team] for team in order[1:]]))
    return [(wanted[own], mine), *(((), chips) for _ in order[1:])]  # one press shows what each still needs


def _room(places: Places, near_team: int) -> Room:
    spot = places.plan.one("MeldBand", near_team)
    new_pile = places.rect("NewPile")
    new_pile.w = max(new_pile.w, round(NEW_PILE_WIDTH * places.letters))
    rect, above = places.rect("MeldBand", near_team), places.beside_plates(near_team)
    head = above.h if above is not None else 0
    return Room(
        rect=Rect(rect.x, rect.y + head, rect.w, rect.h - head),
        card_w=round(spot.card_w * places.k * places.grown),
        k=places.k,
        title_h=round(BELOW_PLATES * places.k) if head else max(round(24 * places.letters), round(44 * places.k)),
        new_pile=new_pile if near_team == 0 and not places.has_nobody_in_front else None,
        letters=places.letters,
        signs=places.signs,
        tap=SMALLEST_TAP,
    )


def _add_hand(
    view: PlayerView,
    arrangement: Arrangement,
    places: Places,
    base: int,
    hand: tuple[Card, ...],
    sprites: list[Sprite],
    badges: list[Badge],
    completing: tuple[Card, ...],
    hinted: tuple[Card, ...],
) -> tuple[dict[Spot, Rect], bool]:
    """The hand in front, with its signs; returns its clickable areas, and whether it is in rows."""
    k = places.k
    if view.seat != base or is_open_choice(view.board, base):
        sprites += lay_closed_hand(places, view.board, base)
        return {}, False
    laid = lay_hand(hand, arrangement.chosen, places.rect("Hand"), places.card_w("Hand"), k, places.letters)
    fresh = fresh_positions(view, arrangement)
    signed: set[str] = set()
    advised = places_of(hand, hinted)
    for i, (card, slot) in enumerate(zip(hand, laid.slots, strict=True)):
        mark: Mark = "chosen" if i in arrangement.chosen else "hint" if i in advised else ""
        is_whole = laid.in_rows or mark != "hint" or i + 1 in advised
        sprites.append(
            Sprite(
                place=HiddenInHand(),
                look=Face(card),
                x=slot.x,
                y=slot.y,
                w=slot.w,
                angle=slot.angle,
                free=1.0 if is_whole else min(1.0, slot.strip.w / slot.w),
                covered=slot.is_covered,
                lift=max(3, round(7 * k)),
                mark=mark,
            )
        )
        if card in completing and card not in signed and i not in arrangement.chosen:
            signed.add(card)
            worth = card_values(view.board.rules)[card]
            x = min(slot.strip.right - round(26 * k), slot.strip.left + round(0.62 * slot.w))
            badges.append(Badge(f"+{worth}", x, slot.strip.top + round(2 * k), "plus", on_hand=True))
        elif i in fresh and laid.in_rows:  # a word would cover a neighbour's rank
            badges.append(
                Badge("", slot.strip.right - round(13 * k), slot.strip.top + round(15 * k), "dot", on_hand=True)
            )
        elif i in fresh:
            low = min(slot.y + height(slot.w) / 2, slot.strip.bottom) - 18 * k  # clear of the melds above
            badges.append(Badge(saying(say.sign_new), round(slot.x - slot.w * 0.24), round(low), "new", on_hand=True))
    if laid.in_rows:
        foot, count, last = places.rect("Foot"), str(len(hand)), laid.slots[-1].strip
        above = round(max(30, 44 * k) * places.signs)  # over the words that name it
        if foot.top - above * 5 // 4 >= places.rect("Hand").top:
            sign, room = saying(say.sign_hand, len(hand)), foot.w + round(32 * k)
            # the first row, away from the foot
            beside = laid.slots[0].strip.top + round(max(14, 18 * k) * places.signs)
            badges.append(
                Badge(sign, foot.centerx, min(beside, foot.top - above), "beside", room, (count,), on_hand=True)
            )
        else:
            badges.append(Badge(count, last.right - round(26 * k), last.bottom - round(22 * k), "count", on_hand=True))
    return {HandCard(i): slot.strip for i, slot in enumerate(laid.slots)}, laid.in_rows


def _add_hits(
    view: PlayerView, places: Places, base: int, bands: dict[int, BandPlaces], hits: dict[Spot, Rect]
) -> None:
    board = view.board
    hits |= {RivalLine(team): band.heading for team, band in bands.items() if band.is_line}
    for seat in range(board.players):
        near = (seat - base) % board.players
        if (plate := places.find("Seat", near)) is not None:
            if bands[board.team_of(seat)].is_line and not places.has_columns:  # the rest of it opens the line
                plate.w = round(NAME_SHARE * plate.w)
            hits[SeatPlate(seat)] = plate
    hits[Zone.DISCARD] = places.rect("DiscardDrop")
    hits[Zone.PILE] = places.rect("Discard")
    if board.upcard is not None:
        hits[Zone.UPCARD] = places.rect("Discard")
    hits[Zone.STOCK] = places.rect("Stock")
    if board.feet[base]:
        hits[Zone.FOOT] = places.rect("Foot")
    for team, band in bands.items():
        if band.threes is not None and not band.is_line:  # all of a line opens its cards
            hits[RedThrees(team)] = band.threes
        hits |= _melds_of(team, band)
        hits |= dict(band.staged)
        if band.new_pile is not None:
            hits[Zone.NEW_PILE] = band.new_pile


def cards_at(spot: Spot, view: PlayerView, layout: Layout) -> tuple[Card, ...]:
    """The visible cards there; none for hidden ones."""
    match spot:
        case HandCard(position):
            return (layout.hand[position],)
        case LaidMeld(team, number):
            return in_hand_order(view.board.melds[team][number].cards)
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD if view.board.upcard is not None:
            return seen_of_pile(view)
        case _:
            return ()


def seen_of_pile(view: PlayerView) -> tuple[Card, ...]:
    """The viewer's knowledge of the pile: the upcard, the bottom card if it must be melded and, after a look,
    everything the pile would give.
    """
    board = view.board
    if view.is_mine and board.peeked_cards:
        return board.peeked_cards
    return tuple(card for card in (board.upcard, board.pile_bottom) if card is not None)
