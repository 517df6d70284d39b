"""A moment of a match as a small table: the teams' bands, stock and pile, and the hand in front. It uses the real
table's bands, badges and cards, but nothing in it can be moved.
"""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import Card, in_hand_order
from game.engine.moves import Discard, GoOut, MeldCards, Move, Take
from game.engine.table.board import Board, Phase
from game.engine.table.view import PlayerView
from game.messages.amounts import capital
from game.messages.functions import spoken_text as say_spoken_text, table as say_table
from game.sentences.at_table import spoken_text as heard_words
from game.sentences.grammar import seat_name, sentences
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import CREAM, DIM, DONE, INK, PANEL
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import Back, card_art, height
from game.ui.shared.cards.laid_cards import draw_heap, draw_open_cards, spread_cards
from game.ui.shared.seated_players import People
from game.ui.table.draw.badges import BadgeStyle, draw_badge, in_room
from game.ui.table.draw.cloth import BandWords, Turn, draw_band_and_cards
from game.ui.table.draw.plates import Plate
from game.ui.table.info.scenery import band_headings, lying_stacks, seat_plates
from game.ui.table.layout.band_sizes import LEAST_CARD, Room, band_sizes
from game.ui.table.layout.bands import BandPlaces, lay_band, place_of_threes
from game.ui.table.layout.chips import chip_places, fullest, held_in, lay_chips
from game.ui.table.layout.other_seats import back_of, back_of_lying

SIDE: Final = 168
"""The width of the column with stock and pile, in design pixels."""
HAND_CARD, LEAST_HAND, BAND_CARD, PILE_CARD, FOOT_CARD = 88, 56, 100, 108, 62
"""The greatest widths of cards in design pixels; in the hand never less than the second."""
RAISED: Final = 16
"""Design pixels by which played cards stick out."""
KEEP, NAME = 26, 24
"""The letters on a card that is to stay, and of whose the hand is."""
LEAST_NAME: Final = 150
"""Design pixels in which a long name may be cut; with less room it isn't written."""
LOWEST_WITH_CARDS: Final = 162
"""Below this band height in design pixels, melds are drawn as chips."""
BANDS_ABREAST: Final = 3
"""The most bands of rivals side by side."""
MOST_IN_ROWS: Final = 5
"""Up to this many rivals, bands are in rows; with more, in a single row, narrow and high."""


class TableMoment(Struct, frozen=True):
    """What a small table shows: a view from the seat `base`; the cards in `raised` stick out of the hand, those in
    `kept` are to stay there.
    """

    view: PlayerView
    people: People
    base: int
    me: int | None
    raised: tuple[Card, ...] = ()
    scale: float = 1.0
    """The size of its cards, relative to tables beside other panels."""
    kept: tuple[Card, ...] = ()

    @property
    def others(self) -> list[int]:
        return self.view.board.around(self.base)[1:]

    @property
    def partners(self) -> tuple[int, ...]:
        """Those of the person who is "You", whichever seat is in front; without such a person, of that seat."""
        return tuple(self.view.board.teammates(self.base if self.me is None else self.me))


class TableWords(Struct, frozen=True):
    """Plates by seat and headings by team."""

    plates: dict[int, Plate]
    bands: dict[int, BandWords]


def table_words(moment: TableMoment) -> TableWords:
    board, names = moment.view.board, moment.people.names
    partners = moment.partners
    plates = {
        seat: replace(plate, name=seat_name(names, seat, moment.me), is_partner=seat in partners)
        for seat, plate in seat_plates(board, moment.people, moment.base).items()
    }
    return TableWords(plates, band_headings(board, names, moment.base, moment.me))


def cards_played(moves: Sequence[Move]) -> tuple[Card, ...]:
    """The cards laid down, or if there are none, those discarded."""
    groups = (group for move in moves if isinstance(move, MeldCards | Take | GoOut) for group in move.groups)
    laid = tuple(card for group in groups for card in group.cards)
    return laid or tuple(move.card for move in moves if isinstance(move, Discard))


def spoken_moment(moment: TableMoment, said: TableWords) -> tuple[str, ...]:
    view, board, names = moment.view, moment.view.board, moment.people.names
    own = board.team_of(moment.base)
    told = [heard_words.team_read(board, names, (own + step) % board.teams, moment.me) for step in range(board.teams)]
    for seat in moment.others:
        name, alert = seat_name(names, seat, moment.me), said.plates[seat].alert
        told.append(f"{heard_words.player(name, board, seat, seat in moment.partners, alert)}.")
    told.append(sentences(capital(say_table.stock_label(board.stock))))
    told.append(f"{capital(say_spoken_text.pile(board.pile, board.upcard, board.frozen is not None))}.")
    holder = seat_name(names, moment.base, moment.me)
    lying = [(stack.called, stack.cards) for stack in lying_stacks(board, moment.base) if stack.cards]
    hand = view.hand if view.seat == moment.base else ()
    told.append(heard_words.holding_read(holder, hand, board.hands[moment.base], lying))
    return tuple(told)


class SmallPlaces(Struct, frozen=True):
    """The places of a small table's parts: bands by team, stock and pile, the hand with the foot beside it."""

    bands: dict[int, Rect]
    stock: Rect
    pile: Rect
    hand: Rect


def small_places(kit: Kit, rect: Rect, moment: TableMoment) -> SmallPlaces:
    """The rivals' bands, the own band, stock and pile beside them, the hand below."""
    u, board = kit.theme.u, moment.view.board
    gap = u(10)
    hand_height = height(_hand_card(kit, rect, moment.scale)) + u(RAISED + 6)
    area = Rect(rect.x, rect.y, rect.w - u(SIDE), rect.h - hand_height - gap)
    own = board.team_of(moment.base)
    theirs = board.teams_around(moment.base)[1:]
    abreast = BANDS_ABREAST if len(theirs) <= MOST_IN_ROWS else len(theirs)
    many = len(theirs) > BANDS_ABREAST
    upper = (area.h - gap) * 2 // 3 if many else (area.h - gap) // 2
    if abreast > BANDS_ABREAST:  # a row of chips is enough for the own band
        upper = area.h - gap - max(kit.text.line(23, "strong") + 24, (area.h - gap) // 4)
    places = _rival_places(Rect(area.x, area.y, area.w, upper), len(theirs), abreast, gap)
    lower = Rect(area.x, area.y + upper + gap, area.w, area.h - upper - gap)
    return SmallPlaces(
        bands={**dict(zip(theirs, places, strict=True)), own: lower},
        stock=Rect(area.right, rect.y, u(SIDE), upper),
        pile=Rect(area.right, lower.y, u(SIDE), lower.h),
        hand=Rect(rect.x, rect.bottom - hand_height, rect.w, hand_height),
    )


def draw_small_table(kit: Kit, surface: Surface, rect: Rect, moment: TableMoment, said: TableWords) -> None:
    board, places = moment.view.board, small_places(kit, rect, moment)
    own = board.team_of(moment.base)
    theirs = {team: place for team, place in places.bands.items() if team != own}
    draw_bands(kit, surface, board, theirs, said.bands, moment.scale)
    draw_bands(kit, surface, board, {own: places.bands[own]}, said.bands, moment.scale)
    draw_stock(kit, surface, places.stock, board.stock)
    draw_pile(kit, surface, places.pile, pile_of(board))
    draw_hand(kit, surface, places.hand, hand_of(moment))


def _rival_places(area: Rect, count: int, most: int, gap: int) -> list[Rect]:
    """Places for `count` bands, at most `most` side by side."""
    places = []
    rows = max(1, -(-count // most))
    gap = gap if most <= MOST_IN_ROWS else gap // 2
    height = (area.h - gap * (rows - 1)) // rows
    for n in range(count):
        row = n // most
        abreast = min(most, count - row * most)
        width = (area.w - gap * (abreast - 1)) // abreast
        places.append(Rect(area.x + n % most * (width + gap), area.y + row * (height + gap), width, height))
    return places


def draw_bands(
    kit: Kit,
    surface: Surface,
    board: Board,
    places: dict[int, Rect],
    headings: dict[int, BandWords],
    scale: float = 1.0,
) -> None:
    """Draw these teams' bands alike: with cards if those of the fullest band are readable, otherwise with chips."""
    for team, band in lay_bands(kit, board, places, scale).items():
        is_acting = board.phase != Phase.ENDED and team == board.team_of(board.mover)
        draw_laid_band(kit, surface, band, headings[team], "theirs" if is_acting else "none")


def draw_laid_band(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords, turn: Turn) -> None:
    kit.paint.panel(surface, band.rect, PANEL, 0.3, None, 20)  # the felt is brightest here
    draw_band_and_cards(kit, surface, band, heading, turn)


def lay_bands(kit: Kit, board: Board, places: dict[int, Rect], scale: float = 1.0) -> dict[int, BandPlaces]:
    if not places:
        return {}
    rules = board.rules
    rooms = {team: _room(kit, rect, scale) for team, rect in places.items()}
    most = fullest([held_in(rules, board.melds[team]) for team in places])
    narrowest = min(rooms.values(), key=lambda room: room.rect.w)
    sizes = band_sizes(narrowest, most.melds, most.books)
    is_low = narrowest.rect.h < kit.theme.u(LOWEST_WITH_CARDS)
    has_chips = sizes is None or is_low or not sizes.suits_others
    chips = chip_places(narrowest, most)
    laid: dict[int, BandPlaces] = {}
    for team, room in rooms.items():
        band = (
            lay_chips(rules, team, board.melds[team], room, chips)
            if has_chips or sizes is None
            else lay_band(rules, team, board.melds[team], room, sizes)
        )
        laid[team] = replace(band, threes=place_of_threes(band, len(board.red_threes[team]), kit.theme.k))
    return laid


def _room(kit: Kit, rect: Rect, scale: float) -> Room:
    theme = kit.theme
    letters = max(1.0, theme.text_scale)
    title = max(kit.text.line(23, "strong"), theme.u(36))
    card, signs = max(LEAST_CARD, theme.u(BAND_CARD * scale)), letters * max(1.0, theme.interface)
    return Room(rect=rect, card_w=card, k=theme.k, title_h=title, letters=letters, signs=signs)


def stock_sign(kit: Kit, place: Rect, cards: int) -> tuple[str, BadgeStyle]:
    """The words on the badge of the stock, and their style."""
    return in_room(kit, [say_table.sign_stock(cards), str(cards)], "pile", place.w)


def pile_sign(kit: Kit, place: Rect, cards: int) -> tuple[str, BadgeStyle]:
    """The words on the badge of the discard pile, and their style."""
    return in_room(kit, [say_table.sign_pile(cards, None), str(cards)], "pile", place.w)


def draw_stock(kit: Kit, surface: Surface, place: Rect, cards: int) -> None:
    box, u = heap_place(kit, place), kit.theme.u
    heap = min(3, -(-cards // 24))
    if not heap:
        kit.paint.dashed(surface, box, DIM, 0.08, 9)
    back = card_art(kit).back("hand", box.w)
    draw_heap(surface, box.topleft, heap, back, back, (u(4), u(-2)))
    sign, style = stock_sign(kit, place, cards)
    draw_badge(kit, surface, sign, (box.centerx, box.bottom), style)


class PileShown(Struct, frozen=True):
    """All that the picture of the pile depends on."""

    cards: int
    upcard: Card | None
    is_frozen: bool


def pile_of(board: Board) -> PileShown:
    return PileShown(board.pile, board.upcard, board.frozen is not None)


def draw_pile(kit: Kit, surface: Surface, place: Rect, pile: PileShown) -> None:
    box, u = heap_place(kit, place), kit.theme.u
    if pile.upcard is None:
        kit.paint.dashed(surface, box, DIM, 0.08, 9)
    else:
        face, blank = card_art(kit).face(pile.upcard, box.w), card_art(kit).blank(box.w)
        draw_heap(surface, box.topleft, min(3, pile.cards), face, blank, (u(4), u(-2)))
    if pile.is_frozen:
        side = u(40)
        sign = Rect(0, 0, side, side)
        sign.midright = (box.left - u(2), box.centery)
        kit.paint.icon(surface, "frozen", sign.center, side, CREAM)
    words, style = pile_sign(kit, place, pile.cards)
    draw_badge(kit, surface, words, (box.centerx, box.bottom), style)


def heap_place(kit: Kit, place: Rect) -> Rect:
    """The place of a card of stock or pile, with room for its badge."""
    u = kit.theme.u
    width = min(u(PILE_CARD), round((place.h - u(40)) / 1.4))
    box = Rect(0, 0, width, height(width))
    box.center = (place.centerx, place.centery - u(8))
    return box


def _hand_card(kit: Kit, rect: Rect, scale: float) -> int:
    u = kit.theme.u
    return max(LEAST_CARD, u(LEAST_HAND), min(u(HAND_CARD * scale), round(rect.h * 0.25 / 1.4)))


class HandShown(Struct, frozen=True):
    """All that the picture of the hand and the stacks beside it depends on. `cards` are in hand order, or only their
    number if they are hidden.
    """

    cards: tuple[Card, ...] | int
    raised: tuple[Card, ...]
    kept: tuple[Card, ...]
    scale: float
    back: Back
    lying: Back | None
    """The back of the stack beside the hand; None if there is none."""
    has_tail: bool
    whose: str
    """Whose it is."""

    @property
    def count(self) -> int:
        return self.cards if isinstance(self.cards, int) else len(self.cards)


def hand_of(moment: TableMoment) -> HandShown:
    board, seat = moment.view.board, moment.base
    return HandShown(
        in_hand_order(moment.view.hand) if moment.view.seat == seat else board.hands[seat],
        moment.raised,
        moment.kept,
        moment.scale,
        back_of(board, seat),
        back_of_lying(board, seat) if not board.in_foot[seat] and board.lying(seat) else None,
        bool(board.tails and board.tails[seat]),
        seat_name(moment.people.names, seat, moment.me),
    )


def hand_spots(kit: Kit, place: Rect, hand: HandShown) -> list[Rect]:
    """The places of its cards, none of them raised: beside the foot and the name above it."""
    u = kit.theme.u
    width = _hand_card(kit, Rect(0, 0, 0, round(place.h / 0.25)), hand.scale)
    width = min(width, round((place.h - u(RAISED + 6)) / 1.4))
    beside = _foot_card(kit) if hand.lying is not None else 0
    left = place.left + max(beside, min(u(LEAST_NAME), kit.text.width(hand.whose, NAME, "strong"))) + u(20)
    room = Rect(left, place.bottom - height(width), place.right - left, height(width))
    return spread_cards(room, hand.count, width, 1, "left")


def _foot_card(kit: Kit) -> int:
    return max(LEAST_CARD * 3 // 4, kit.theme.u(FOOT_CARD))


def draw_hand(kit: Kit, surface: Surface, place: Rect, hand: HandShown) -> None:
    """Draw the foot on the left, if it is still there, with whose it all is above, and the cards beside it: face
    down if they are hidden.
    """
    u = kit.theme.u
    if hand.lying is not None:
        foot = _foot_card(kit)
        at = (place.left + u(6), place.bottom - height(foot))
        if hand.has_tail:
            surface.blit(card_art(kit).back("tail", foot), at)
            at = (at[0] - u(4), at[1] - u(8))
        surface.blit(card_art(kit).back(hand.lying, foot), at)
    spots = hand_spots(kit, place, hand)
    room = (spots[0].x if spots else place.right) - place.left - u(14)
    low = place.bottom - (height(_foot_card(kit)) + u(14) if hand.lying is not None else u(4))
    px = kit.text.fit(hand.whose, NAME, room, "strong")[1]  # in small letters it keeps off the band above
    at = place.left + u(6), max(low - kit.text.line(NAME, "strong") // 2, min(low, place.top) + px // 2)
    if kit.text.width(hand.whose, NAME, "strong") <= room or room >= u(LEAST_NAME):
        kit.text.draw(surface, hand.whose, at, NAME, CREAM, "strong", room=room)
    if isinstance(hand.cards, int):
        for spot in spots:
            surface.blit(card_art(kit).back(hand.back, spot.w), spot.topleft)
    else:
        draw_open_cards(kit, surface, hand.cards, spots, hand.raised, u(RAISED))
        _draw_kept(kit, surface, hand.cards, spots, hand.kept)


def _draw_kept(
    kit: Kit, surface: Surface, cards: Sequence[Card], spots: Sequence[Rect], kept: Collection[Card]
) -> None:
    """A green ring round what is seen of each card that is to stay, with a word where it has room."""
    u, word = kit.theme.u, say_table.keep_card()
    width = kit.text.width(word, KEEP, "strong") + u(16)
    ends = [*(spot.x for spot in spots[1:]), *(spot.right for spot in spots[-1:])]
    for card, spot, end in zip(cards, spots, ends, strict=True):
        if card not in kept:
            continue
        seen = Rect(spot.x, spot.y, end - spot.x, spot.h)
        kit.paint.panel(surface, seen.inflate(u(6), u(6)), opacity=0, line=DONE, radius=10, line_width=5)
        if width <= seen.w:
            tag = Rect(0, 0, width, kit.text.line(KEEP, "strong") + u(4))
            tag.midbottom = (seen.centerx, seen.bottom - u(8))
            kit.paint.panel(surface, tag, DONE, 1, None, ROUND)
            kit.text.draw(surface, word, tag.center, KEEP, INK, "strong", "center")
