"""Melds, books and staged groups in a band."""

import re

import pytest
from pygame import Rect

from game.cards import Card, parse_cards
from game.engine.ending.going_out import NeededBook
from game.engine.melding.melds import Meld, meld_of
from game.engine.moves import Group
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.toolkit.screen_preferences import TextSize
from game.turn.spots import StagedCard
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.preferences import Preferences
from game.ui.table.layout.band_sizes import LEAST_OF_OTHERS, BandSizes, Room, band_sizes
from game.ui.table.layout.bands import BandPlaces, in_order, lay_band, place_of_threes, threes_on_line
from game.ui.table.sprites import Book, Edge, Face
from tests.build import WEB, table
from tests.ui.coached import at_table
from tests.ui.drive import Picture, kit_at, there
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, crowded
from tests.ui.table.table_games import Sitting

BAND = Rect(306, 600, 1308, 250)


def melds(*texts: str) -> tuple[Meld, ...]:
    """Melds from their cards."""
    return tuple(meld_of(parse_cards(text)) for text in texts)


def band(
    *texts: str,
    staged: tuple[Group, ...] = (),
    wanted: tuple[NeededBook, ...] = (),
    rect: Rect = BAND,
    own: bool = True,
    upcard: str | None = None,
) -> BandPlaces:
    """The own band, or another's, with these melds."""
    new_pile = Rect(1158, 644, 116, 192) if own else None
    room = Room(rect=rect, card_w=106, k=1.0, title_h=44, new_pile=new_pile)
    return lay_band(WEB, 0, melds(*texts), room, BandSizes(90, 90), staged, wanted, Card(upcard) if upcard else None)


def test_one_natural_lies_in_front_and_wilds_peep_out_in_gold() -> None:
    """Of three eights and a two the front is an eight, the hindmost edge is the wild one."""
    looks = [sprite.look for sprite in band("8C 2H 8D 8S").sprites]
    assert looks[0] == Edge(Card("2H"), True)
    assert isinstance(looks[-1], Face)
    assert looks[-1].card[0] == "8"


def test_the_count_and_the_wilds_are_told_on_the_meld() -> None:
    """Four of seven, one of them wild."""
    signs = [badge.text for badge in band("8C 2H 8D 8S", "KC KD KH KS KC KD").badges]
    assert signs == ["6/7", "4/7 ★"]


def test_melds_and_books_are_in_the_order_of_a_hand() -> None:
    """They were in the order they were laid: whether rivals have sixes was a search through eleven melds."""
    kings, queens = " ".join(["KH"] * 7), " ".join(["QH"] * 6 + ["2C"])
    laid = melds("4C 4D 4H", queens, "TC TD TH", "5C 5D 5H", "AC AD AH", kings, "2C 2D *R")
    assert in_order(WEB, laid) == ([6, 4, 2, 3, 0], [5, 1])


def test_the_counts_of_all_melds_are_in_one_line() -> None:
    """However many cards peep out behind the front one, in a high band and in a low one."""
    for rect in (BAND, Rect(306, 600, 1308, 195)):
        laid = band("4C 4D 4H", "8C 2H 8D 8S", "KC KD KH KS KC KD", rect=rect)
        fronts = {sprite.box.bottom for sprite in laid.sprites if isinstance(sprite.look, Face)}
        assert len(fronts) == len({badge.y for badge in laid.badges}) == 1
        assert rect.top + laid.title_h <= min(sprite.box.top for sprite in laid.sprites)


def test_the_sign_of_a_meld_never_covers_that_of_the_next() -> None:
    """With its wilds, in small letters if they are so close that it would be over the next; given hardly any room, it
    says less.
    """
    middle, narrow = Rect(306, 600, 750, 250), Rect(306, 600, 300, 250)
    mixed = [f"{rank}C {rank}D 2H" for rank in "456789TJQK"]
    kit = kit_at((1920, 1080))
    for rect, shown in ((BAND, "3/7 ★"), (middle, "3 ★"), (narrow, "3")):
        assert {badge.fitting(kit)[0] for badge in band(*mixed, rect=rect, own=False).badges} == {shown}


@pytest.mark.parametrize("interface", [100, 150])
def test_wild_cards_are_counted_however_crowded_a_band_is(interface: int) -> None:
    """The bug: in a crowded round with large letters the number of wild cards went from melds and books, or stood there
    without its star, like a count of cards. It decides between clean and dirty.
    """
    kit = kit_at((1366, 768), Preferences(interface=interface))
    scene = at_table("4-2v2", melds=ELEVEN_MELDS + EIGHT_BOOKS[:5])
    scene.resize(kit)
    wild = [badge for badge in scene.state.layout.badges if "★" in badge.text]
    assert len(wild) > 6
    assert all(re.search(r"\d ★", badge.fitting(scene.frames.kit)[0]) for badge in wild)


def test_a_book_shows_its_red_or_black_top_card() -> None:
    """Clean red, dirty black, out of the book itself, with its wild cards; a longer one says how many it holds."""
    laid = band("KC KD KH KS KC KD KH", "8C 8D 8S 8H 8C 2D 2H 8C")
    tops = {sprite.look.top: sprite.look.kind for sprite in laid.sprites if isinstance(sprite.look, Book)}
    assert tops == {"KH": "clean", "8S": "dirty"}
    assert [sprite.look.wilds for sprite in laid.sprites if isinstance(sprite.look, Book)] == [0, 2]
    assert laid.books == {0, 1}
    assert [badge.text for badge in laid.badges] == ["8"]


def test_a_frame_keeps_its_place_when_it_is_filled() -> None:
    """Given a dirty book made first, it lies where the dirty frame was: right of the clean one, which doesn't move."""
    empty = dict(band("QC QD QH", wanted=("clean", "dirty")).wanted)
    laid = band("KC KD KH KS KC KD 2H", "QC QD QH", wanted=("clean",))
    assert dict(laid.wanted)["clean"].x == empty["clean"].x
    assert laid.melds[0].x == empty["dirty"].x > empty["clean"].x


def test_empty_places_show_the_books_still_needed() -> None:
    """Beside a finished clean book one place for a dirty one."""
    laid = band("KC KD KH KS KC KD KH", wanted=("dirty",))
    ((kind, rect),) = laid.wanted
    assert kind == "dirty"
    assert there(laid.shelf).contains(rect)


def test_the_new_pile_follows_the_last_meld_and_never_leaves_the_band() -> None:
    """With few melds it is near, with eleven it is at its furthest place, right of them all."""
    few, many = band("KC KD KH"), band(*[f"{rank}C {rank}D {rank}H" for rank in "456789TJQKA"])
    assert few.new_pile is not None
    assert many.new_pile is not None
    assert few.new_pile.left < many.new_pile.left
    assert many.new_pile.left >= max(rect.right for rect in many.melds.values())


def test_a_staged_group_has_a_frame_with_all_its_cards() -> None:
    """Side by side, each to be hit; the upcard among them is marked."""
    laid = band(staged=(Group(parse_cards("QS QH QD")),), upcard="QS")
    (frame,) = laid.frames
    assert frame.fresh
    assert [card for card, _ in laid.staged] == [StagedCard(0, 0), StagedCard(0, 1), StagedCard(0, 2)]
    assert all(frame.rect.contains(rect) for _, rect in laid.staged)
    assert [sprite.mark for sprite in laid.sprites] == ["pile", "", ""]


def test_cards_staged_onto_a_meld_lie_on_it() -> None:
    """With how many there are; the frame is not that of a new meld."""
    laid = band("KC KD KH", staged=(Group(parse_cards("KS 2C"), 0),))
    assert "+2" in [badge.text for badge in laid.badges]
    assert not laid.frames[0].fresh
    assert all(laid.rect.contains(rect) for _, rect in laid.staged)


@pytest.mark.parametrize("second", ["8S 8H 8C", "8S 8H 8C 8D 8S", ""])
def test_cards_staged_onto_melds_leave_the_neighbours_free(second: str) -> None:
    """Given queens, eights, sevens and fours at 1366 x 768 and a hint that lays out cards onto two of them and two
    new piles: the queens' +4 was on the eights, the eights' +3 on the sevens, while the new piles kept their width.
    """
    kit = kit_at((1366, 768))
    room = Room(rect=Rect(194, 383, 978, 148), card_w=76, k=0.711, title_h=28, new_pile=Rect(892, 410, 74, 110))
    lies = melds("QC QD 2H", "8C 8D 8H 2C", "7D 7C 2D", "4C 4D 4H 4S")
    onto = [Group(parse_cards(text), n) for n, text in enumerate(("QS QC 2S 2D", second)) if text]
    fresh = [Group(parse_cards(text)) for text in ("TS TH TD", "KH KD KC KC")]
    laid = lay_band(WEB, 0, lies, room, BandSizes(69, 69), [*onto, *fresh], ("clean", "dirty"))
    signs = [badge.box(kit) for badge in laid.badges if badge.style == "plus"]
    assert len(signs) == len(onto)
    assert all(laid.rect.contains(frame.rect) for frame in laid.frames)
    for group, sign in zip(onto, signs, strict=True):
        mine = [rect for staged, rect in laid.staged if staged.group == onto.index(group)]
        for number, rect in laid.melds.items():
            assert number == group.onto or rect.collidelist([sign, *mine]) == -1
    assert [
        one for frame in laid.frames if frame.fresh for one in laid.melds.values() if frame.rect.colliderect(one)
    ] == []


@pytest.mark.parametrize("staged", [("JD JC",), ("", "AH AC"), ("", "", "QD QC 2H"), ("JD JC", "AH AC", "QD", "*R")])
def test_cards_staged_onto_a_book_leave_other_books_and_the_new_pile_free(staged: tuple[str, ...]) -> None:
    """Given six melds, four books and a new pile at 1366 x 768: two jacks on their book covered New pile, and three
    queens the aces beside them.
    """
    room = Room(rect=Rect(194, 383, 978, 148), card_w=76, k=0.711, title_h=28, new_pile=Rect(892, 410, 74, 110))
    lies = melds("KC KD KH", "TC TD TH", "8C 8D 8H", "7C 7D 7H", "6C 6D 6H", "5C 5D 5H")
    books = melds(*(" ".join(f"{rank}{suit}" for suit in "CDHSCDH") for rank in "JAQ4"))
    onto = [Group(parse_cards(text), len(lies) + n) for n, text in enumerate(staged) if text]
    laid = lay_band(WEB, 0, [*lies, *books], room, BandSizes(66, 78), [*onto, Group(parse_cards("9C 9H 2S"))])
    new_pile = there(laid.new_pile)
    for number, group in enumerate(onto):
        for rect in (rect for card, rect in laid.staged if card.group == number):
            others = [box for at, box in laid.melds.items() if at != group.onto]
            assert rect.collidelist([new_pile, *others]) == -1


@pytest.mark.parametrize("groups", [2, 4, 6])
def test_many_staged_groups_are_squeezed_into_the_band(groups: int) -> None:
    """However many, none runs under the books or out of the band."""
    staged = tuple(Group(parse_cards(f"{rank}S {rank}H {rank}D {rank}C")) for rank in "456789"[:groups])
    laid = band("KC KD KH", "AC AD AH", staged=staged, wanted=("clean", "dirty"))
    assert laid.shelf is not None
    assert laid.new_pile is not None
    for _, rect in laid.staged:
        assert laid.rect.contains(rect)
        assert not rect.colliderect(laid.shelf)


def test_red_threes_leave_half_of_the_heading_to_the_name() -> None:
    """Two lie side by side; twelve in a narrow band as one with their number, and in the narrowest they are words."""
    width = band("8C 8D 8S")
    two = there(place_of_threes(width, 2, 1.0))
    assert two.bottom <= width.rect.top + width.title_h
    assert two.left > width.rect.centerx
    assert place_of_threes(width, 0, 1.0) is None
    narrow = band("8C 8D 8S", rect=Rect(306, 100, 260, 250), own=False)
    twelve = there(place_of_threes(narrow, 12, 1.0))
    assert twelve.w < narrow.rect.w // 2
    assert place_of_threes(band(rect=Rect(306, 100, 120, 250), own=False), 12, 1.0) is None


@pytest.mark.parametrize(("count", "taken"), [(0, 0), (1, 44), (2, 88), (5, 88)])
def test_red_threes_stand_on_a_line_after_its_players(count: int, taken: int) -> None:
    """Given a line, they are at its beginning; from three on they are one with their number. On lines of usual lengths
    they had no place.
    """
    place = threes_on_line(band(rect=Rect(306, 100, 500, 250), own=False), count, 1.0)
    assert place == (Rect(306, 107, taken, 30) if taken else None)


@pytest.mark.parametrize(
    "staged",
    [
        ("KS 2C", None, None, None),
        ("KS KD 2C *R", None, None, None),
        ("KS 2C", "8S 2D", "JH *B", None),
        (None, "8S 8D 2D", "JH JD", None),
        (None, None, None, "QS QC 2S"),
        ("KS KD 2C *R", None, "JH JD 2H", "QS QC 2S"),
    ],
)
def test_a_finger_finds_every_card_staged_onto_melds_and_books(staged: tuple[str | None, ...]) -> None:
    """In the band of a small laptop each has 44 pixels each way of its own, on neighbours too, and none leaves it."""
    room = Room(rect=Rect(204, 395, 872, 170), card_w=71, k=2 / 3, title_h=32, new_pile=Rect(772, 430, 77, 128))
    groups = tuple(Group(parse_cards(text), n) for n, text in enumerate(staged) if text is not None)
    lies = melds("KC KD KH", "8C 8D 8H", "JC JD JH", "QC QD QH QS QC QD QH")
    laid = lay_band(WEB, 0, lies, room, BandSizes(66, 62), groups)
    rects = [rect for _, rect in laid.staged]
    assert [rect for rect in rects if min(rect.size) < SMALLEST_TAP] == []
    assert [one for n, one in enumerate(rects) if one.collidelistall(rects[n + 1 :])] == []
    assert all(room.rect.inflate(2, 2).contains(rect) for rect in rects)


def test_a_larger_window_has_larger_melds_beside_many_books() -> None:
    """Given eleven melds and eight books, in the own band of a window of 1366 and of one of 1920 pixels: both grow with
    the window, for which the books lie in two rows. In one row they left melds of 62 pixels at 1920, and melds alone
    growing left books of 54.
    """
    small = Room(rect=Rect(0, 0, 936, 184), card_w=87, k=0.704, title_h=31, new_pile=Rect(0, 0, 81, 143), tap=44)
    large = Room(rect=Rect(0, 0, 1308, 262), card_w=124, k=1.0, title_h=44, new_pile=Rect(0, 0, 116, 204), tap=44)
    found = [band_sizes(room, 11, 8) for room in (small, large)]
    assert [sizes is not None and sizes.rows for sizes in found] == [2, 2]
    assert found[0] is not None
    assert found[1] is not None
    assert found[1].card > found[0].card
    assert found[1].book > 1.1 * found[0].book


@pytest.mark.parametrize("tap", [0, 44])
def test_books_use_free_width_before_they_shrink(tap: int) -> None:
    """Given bands as wide as between pinned panels at 1920, and across such a window, no book is narrower than 60
    pixels up to eleven melds and five books.
    """
    for width, height in ((1308, 242), (1600, 216)):
        room = Room(
            rect=Rect(0, 0, width, height), card_w=124, k=1.0, title_h=44, new_pile=Rect(0, 0, 116, 180), tap=tap
        )
        for melds, books in ((4, 5), (8, 5), (11, 5)):
            sizes = there(band_sizes(room, melds, books))
            assert min(sizes.card, sizes.book) >= LEAST_OF_OTHERS, (width, melds, books)


def test_few_books_stay_in_one_row() -> None:
    """Given four melds and four books, nothing is gained by a second row."""
    room = Room(rect=Rect(0, 0, 1308, 262), card_w=124, k=1.0, title_h=44, new_pile=Rect(0, 0, 116, 204), tap=44)
    sizes = there(band_sizes(room, 4, 4))
    assert sizes.rows == 1


@pytest.mark.parametrize(
    ("size", "text_size", "interface"),
    [((1366, 696), "large", 150), ((1366, 768), "large", 150), ((1366, 768), "normal", 100)],
)
def test_six_books_lie_in_one_row(size: tuple[int, int], text_size: TextSize, interface: int) -> None:
    """The bug: beside three melds, six dirty books lay cropped in two rows, each rank under its signs, while there was
    room for all of them and for the place of the clean one.
    """
    books = [
        f"{rank}S {rank}H {rank}D {rank}C {rank}S {rank}H {wild}"
        for rank, wild in zip("AKQT98", ["2S", "2D", "2H", "2C", "*R", "*B"], strict=True)
    ]
    board = table("KH 4H", WEB, phase="play", melds=["7H 7C 7S", "5S 5H 5D 5C", "4S 4H 4C", *books])
    sitting = Sitting(board)
    Picture(sitting.scene, size, Preferences(interface=interface, text_size=text_size))
    own = sitting.scene.state.layout.own
    assert len({own.melds[number].y for number in own.books}) == 1
    assert [kind for kind, _ in own.wanted] == ["clean"]


@pytest.mark.parametrize("interface", [100, 120, 150])
def test_signs_of_small_books_leave_each_other_free(interface: int) -> None:
    """Given six dirty books of nine cards, in two rows: their signs lay on each other. Their wild cards are on them."""
    books = [f"{rank}S {rank}H {rank}D {rank}C {rank}S {rank}H {rank}D 2S 2D" for rank in "AKQJT9"]
    sitting = Sitting(crowded("4-2v2", melds=["4S 4D 4H", "5H 5D 5C 5S 5H", *books]), (1366, 768))
    Picture(sitting.scene, (1366, 768), Preferences(interface=interface))
    layout, kit = sitting.scene.state.layout, sitting.scene.frames.kit
    signs = [badge.box(kit) for badge in layout.badges if badge.style in ("more", "tight", "count")]
    assert all(one.collidelist(signs[n + 1 :]) < 0 for n, one in enumerate(signs))
    wilds = [sprite.look.wilds for sprite in layout.sprites if isinstance(sprite.look, Book)]
    assert wilds == [2] * len(wilds) != []


@pytest.mark.parametrize(
    ("melds", "preferences"), [(4, Preferences(text_size="large", interface=150)), (11, Preferences())]
)
@pytest.mark.parametrize("shape", ["4-2v2", "8-4v4"])
def test_the_sign_on_a_book_leaves_its_rank_free(shape: str, melds: int, preferences: Preferences) -> None:
    """The bugs: the sign was above, below or on the frame; and with large text, "11★2" was on the rank, so that a book
    of tens read 1; on the upper edge of the ribbon it covered a wild card. Given large books and small ones in two
    rows, it is at the right end below the word, on the edges of the cards, unless the bar itself says it.
    """
    books = [f"{rank}S {rank}H {rank}D {rank}C {rank}S {rank}H {rank}D {rank}C {rank}C 2S 2D" for rank in "TQK98"]
    sitting = Sitting(crowded(shape, melds=(*ELEVEN_MELDS[:melds], *books, *EIGHT_BOOKS[:3])), (1366, 768))
    Picture(sitting.scene, (1366, 768), preferences)
    layout, kit = sitting.scene.state.layout, sitting.scene.frames.kit
    books_at = [sprite.box for sprite in layout.sprites if isinstance(sprite.look, Book)]
    signs = [badge.box(kit) for badge in layout.badges if badge.side == "left" and badge.style != "beside"]
    is_said = any(isinstance(sprite.look, Book) and sprite.look.wilds for sprite in layout.sprites)
    assert is_said or len(signs) >= 10
    for sign in signs:
        (book,) = (book for book in books_at if book.inflate(0, 0.14 * book.w).collidepoint(sign.center))
        assert sign.top > book.top + 0.82 * book.h
        assert sign.right == book.right + 2


@pytest.mark.parametrize("shape", ["8-solo", "8-2v2v2v2", "8-4v4"])
def test_books_in_rows_keep_off_the_frame_and_their_signs_off_the_suit(shape: str) -> None:
    """The bugs: what shows behind the last book was two pixels from the frame, the star covered a part of the card, and
    on clean nines an "8" had no word. Given nine books in two rows, the wild cards lie above the word.
    """
    melds = (*ELEVEN_MELDS, *EIGHT_BOOKS, "TC TH TS TD TC TH TS")
    sitting = Sitting(crowded(shape, melds=melds), (1366, 768))
    layout, kit, own = sitting.scene.state.layout, sitting.scene.frames.kit, sitting.scene.state.layout.own
    books = [sprite for sprite in layout.sprites if isinstance(sprite.look, Book) and own.rect.contains(sprite.box)]
    assert len(books) == len(own.books) == 9
    assert all(own.rect.inflate(-10, -16).contains(book.box.inflate(round(0.18 * book.box.w), 0)) for book in books)
    assert [book.look.wilds for book in books if isinstance(book.look, Book) and book.look.wilds] == [1, 1, 2]
    assert not [badge for badge in layout.badges if any(book.box.collidepoint(badge.x, badge.y) for book in books)]
    for book in books:
        assert isinstance(book.look, Book)
        face = card_art(kit).small_book(book.look.top, book.look.kind, book.box.w, book.look.wilds, book.box.h)
        columns, rows = range(round(0.4 * book.box.w), round(0.7 * book.box.w)), range(2, round(0.4 * book.box.h))
        assert any(all(face.get_at((x, y)).r > 128 for y in rows) for x in columns)  # the sign isn't on the rank
