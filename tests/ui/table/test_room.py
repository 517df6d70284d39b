"""How the table uses its room: random tables of every shape in windows of every size, with usual and large letters."""

from functools import cache
from itertools import pairwise
from random import Random
from statistics import median

import pytest

from game.cards import parse_cards
from game.engine.melding.melds import meld_of
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.messages.functions import table as say_table, turns_ahead as say_turns_ahead
from game.toolkit.drawing.text import Drawn
from game.toolkit.screen_preferences import TEXT_SCALES, TextSize
from game.turn.arrangement import Arrangement, settle
from game.turn.spots import RivalLine
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.people import portraits
from game.ui.shared.preferences import Preferences
from game.ui.table.draw import plates
from game.ui.table.draw.badges import Chip
from game.ui.table.gestures import Click
from game.ui.table.layout.plan import own_plan, place, plan_name
from game.ui.table.layout.table_layout import Layout, layout
from game.ui.table.screen import TableScene
from game.ui.table.sprites import Book, Face, InBook, InMeld
from tests.slow import LONG, slow_except
from tests.ui.drive import Picture, kit_at, shared_kit
from tests.ui.every_screen import EVERY
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS, SHAPES, crowded
from tests.ui.table.table_games import Sitting

WINDOWS = (
    (1024, 600),
    (1280, 668),
    (1326, 668),
    (1366, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (1280, 960),
    (1024, 768),
)
DRAWN = WINDOWS if LONG else ((1024, 600), (1326, 668), (1280, 960))
"""Windows in which tables are drawn, which takes longer than laying them out."""
HAND = "*R 2S AC AD KD QS QH TC TD 9S 9H"
NAMES = ("You", "Walt", "Rosa", "June", "Olga", "Ben")


def full_of(shape: str, melds: int, books: int, hand: str = HAND) -> Table:
    """Every team has so many open melds and books."""
    return crowded(shape, hand, melds=ELEVEN_MELDS[:melds] + EIGHT_BOOKS[:books])


@cache
def laid(shape: str, melds: int, books: int, size: tuple[int, int], text_size: TextSize = "normal") -> Layout:
    """Where everything lies then."""
    return layout_of(full_of(shape, melds, books), size, text_size)


def layout_of(table: Table, size: tuple[int, int], text_size: TextSize = "normal") -> Layout:
    """Where everything lies as seat 0 sees it."""
    board, view = table.board, view_of(table, 0)
    plan = own_plan(plan_name(board.players, board.teams, size))
    places = place(plan, size, 50, TEXT_SCALES[text_size])
    return layout(view, settle(Arrangement(), view), places, 0)


def book_widths(layout: Layout) -> dict[int, set[int]]:
    """The widths of each team's books."""
    found: dict[int, set[int]] = {}
    for sprite in layout.sprites:
        if isinstance(sprite.look, Book):
            assert isinstance(sprite.place, InBook)
            found.setdefault(sprite.place.team, set()).add(sprite.w)
    return found


def random_tables(seed: int, count: int) -> list[tuple[str, int, int]]:
    """Shapes with so many melds and books as a round brings."""
    rng = Random(seed)
    return [(rng.choice(tuple(SHAPES)), rng.randint(1, 8), rng.randint(1, 6)) for _ in range(count)]


WORDED = 50
"""Window pixels of a book whose ribbon has room for "CLEAN" in the smallest letters."""


@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS, every=2))
def test_no_rival_has_larger_books_than_oneself(size: tuple[int, int], text_size: TextSize) -> None:
    """Whatever lies on the table, and all books of a team are alike; a pixel is rounding."""
    for shape, melds, books in random_tables(sum(size), 8):
        widths = book_widths(laid(shape, melds, books, size, text_size))
        assert all(len(of_team) == 1 for of_team in widths.values())
        assert max(max(of_team) for of_team in widths.values()) <= max(widths[0]) + 1, (shape, melds, books)


@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS, every=2))
@pytest.mark.parametrize("shape", SHAPES)
def test_own_books_say_what_they_are(shape: str, size: tuple[int, int]) -> None:
    """Up to five books beside six open melds have a ribbon with a word on it, in the smallest window, too."""
    for melds, books in ((0, 1), (3, 2), (6, 3), (4, 5), (6, 5)):
        own = [
            sprite.w
            for sprite in laid(shape, melds, books, size).sprites
            if isinstance(sprite.place, InBook) and sprite.place.team == 0
        ]
        assert len(own) == books
        assert min(own) >= WORDED, (melds, books)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("name", ["table 8-solo, full", "table 8-2v2v2v2, full", "table 8-4v4, full"])
def test_own_melds_and_books_of_eight_players_can_all_be_read(name: str, size: tuple[int, int]) -> None:
    """Given eleven melds and eight books, each meld shows its rank and of how many cards it has in large letters, of
    how many unless a star takes the room, none is narrower than 60 pixels or covers another, and each book has room for
    its word: melds used to cover each other while a band below them was free for a second row of books.
    """
    scene = EVERY[name]()
    scene.resize(shared_kit(size, Preferences()))
    assert isinstance(scene, TableScene)
    band = scene.state.layout.bands[0]
    melds = [rect for n, rect in band.melds.items() if n not in band.books]
    lefts = sorted(rect.left for rect in melds)
    assert min(after - left for left, after in pairwise(lefts)) >= melds[0].w
    counts = [badge.fitting(scene.frames.kit) for badge in band.badges if badge.style == "count"]
    assert all(style == "count" and (text[1:3] == "/7" or text.endswith("★")) for text, style in counts)
    assert min(rect.w for rect in melds) >= 60
    assert min(band.melds[n].w for n in band.books) >= WORDED


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_melds_and_books_of_eight_players_are_large(size: tuple[int, int]) -> None:
    """Given four pairs, six melds and two books of each rival are at least 52 pixels wide: they stayed at 44 below free
    height. Given two teams, eleven melds and six books of each are 60, as the sides are free.
    """
    sitting = Sitting(full_of("8-2v2v2v2", 6, 2), size, names=SEATED, is_drawn=False)
    for team in (1, 2, 3):  # each is a line until it is pressed
        sitting.scene.feed(Click(RivalLine(team)))
        opened = sitting.scene.state.layout.opened
        assert opened is not None
        assert min(sprite.box.w for band in opened.bands for sprite in band.sprites) >= 52
    teams = layout_of_match("8-4v4", 11, 6, size)
    assert min(s.w for s in teams.sprites if isinstance(s.look, Face | Book) and isinstance(s.place, InMeld)) >= 60
    assert min(min(widths) for widths in book_widths(teams).values()) >= 60


def layout_of_match(shape: str, melds: int, books: int, size: tuple[int, int]) -> Layout:
    """The same as on screen, where panels fold away to leave their room."""
    names = SEATED[: SHAPES[shape][0]]
    return Sitting(full_of(shape, melds, books), size, names=names, is_drawn=False).scene.state.layout


@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS, every=2))
def test_a_card_more_on_the_table_changes_no_sizes(size: tuple[int, int]) -> None:
    """Given four open melds and three books, one meld less or a card more leaves every book and card as large."""

    def widths(layout: Layout) -> tuple[set[int], set[int]]:
        own = [
            sprite for sprite in layout.sprites if isinstance(sprite.place, InMeld | InBook) and sprite.place.team == 0
        ]
        melds = {sprite.w for sprite in own if isinstance(sprite.place, InMeld)}
        return melds, {sprite.w for sprite in own if isinstance(sprite.look, Book)}

    usual = widths(laid("4-2v2", 4, 3, size))
    assert widths(laid("4-2v2", 3, 3, size)) == usual
    more = crowded("4-2v2", HAND, melds=(*ELEVEN_MELDS[:3], "7S 7D 7H 7C 7D", *EIGHT_BOOKS[:3]))
    assert widths(layout_of(more, size)) == usual


@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS, every=2))
@pytest.mark.parametrize("shape", ["2", "4-2v2", "6-3v3", "8-4v4"])
def test_cards_of_two_teams_never_become_chips(shape: str, size: tuple[int, int]) -> None:
    """With as much as a round brings, cards of both teams are cards, at least 44 pixels wide, in every window."""
    for melds, books in ((1, 0), (6, 2), (4, 5), (8, 4)):
        layout = laid(shape, melds, books, size)
        assert not any(isinstance(sprite.look, Chip) for sprite in layout.sprites)
        fronts = [
            sprite.w for sprite in layout.sprites if isinstance(sprite.place, InMeld) and isinstance(sprite.look, Face)
        ]
        assert min(fronts) >= 44


@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS, every=2))
@pytest.mark.parametrize("shape", ["2", "4-2v2", "6-3v3", "6-2v2v2"])
def test_cards_use_the_height_of_their_band(shape: str, size: tuple[int, int]) -> None:
    """Three melds and two books fill at least two thirds of the own band's height, in small windows, too."""
    layout = laid(shape, 3, 2, size)
    band = layout.bands[0]
    own = [
        sprite.box for sprite in layout.sprites if isinstance(sprite.place, InMeld | InBook) and sprite.place.team == 0
    ]
    for box in own:
        assert box.h >= 0.42 * band.rect.h
    filled = max(box.bottom for box in own) - min(box.top for box in own)
    assert filled >= 0.66 * band.rect.h


@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("size", slow_except([(1024, 600)], WINDOWS, every=2))
@pytest.mark.parametrize("shape", ["3-solo", "4-solo", "5-solo", "6-solo", "6-2v2v2"])
def test_all_rivals_are_shown_alike(shape: str, size: tuple[int, int], text_size: TextSize) -> None:
    """Either all of them have cards or all have chips, melds of one size and books of one."""
    for melds, books in ((2, 0), (4, 1), (5, 2)):
        layout = laid(shape, melds, books, size, text_size)
        theirs = [s for s in layout.sprites if isinstance(s.place, InMeld | InBook) and s.place.team != 0]
        chips = [sprite for sprite in theirs if isinstance(sprite.look, Chip)]
        assert len(chips) in (0, len(theirs))
        for is_book in (False, True):
            assert len({s.box.size for s in chips if isinstance(s.look, Chip) and s.look.is_book == is_book}) <= 1
        fronts = {s.w for s in theirs if isinstance(s.look, Face)}
        assert len(fronts) <= 1


def drawn(table: Table, size: tuple[int, int], text_size: TextSize) -> list[Drawn]:
    """Every text of the table."""
    return Picture(Sitting(table, size, names=NAMES).scene, size, Preferences(text_size=text_size)).texts


@pytest.mark.parametrize("size", slow_except([(1024, 600)], DRAWN))
@pytest.mark.parametrize("shape", ["2", "4-2v2", "6-solo"])
def test_large_text_is_large_in_every_window(shape: str, size: tuple[int, int]) -> None:
    """Nine tenths of what stands on the table both times is at least 11 % larger, half of it a sixth (in a window of
    4:3, whose buttons stand in one row, half of it a tenth; in one of 600 lines scores stay as they are), nothing that
    is no name is cut, and nothing is smaller by more than a pixel. Ranks on small melds fill these at any size.
    """
    table = full_of(shape, 4, 1)
    usual, large = ({text.text: text.px for text in drawn(table, size, way)} for way in ("normal", "large"))
    ranks = {str(meld_of(parse_cards(cards)).rank) for cards in ELEVEN_MELDS}
    ratios = sorted(large[words] / px for words, px in usual.items() if words in large.keys() - ranks)
    narrow = size[0] < 1.45 * size[1]
    assert len(ratios) > 20
    assert median(ratios) >= (1.1 if narrow else 1.16)
    assert ratios[len(ratios) // 10] >= (1.0 if narrow or size[1] <= 600 else 1.11)
    assert all(large[words] >= px - 1 for words, px in usual.items() if words in large)
    assert not [words for words in large if words.endswith("…")]


@pytest.mark.parametrize("size", slow_except([(1024, 600)], DRAWN))
def test_ranks_are_large_with_large_text(size: tuple[int, int]) -> None:
    """The index in the corner of a card of the hand is a tenth higher at least, up to what the card has room for."""
    heights = []
    for text_size in ("normal", "large"):
        sitting = Sitting(full_of("4-2v2", 2, 1), size, text_size=text_size)
        sprite = next(sprite for sprite in sitting.scene.state.layout.sprites if sprite.card == "QS")
        cards = card_art(kit_at(size, Preferences(text_size=text_size)))
        face = cards.face("4S", sprite.w)
        ink = [
            any(sum(face.get_at((x, y))[:3]) < 300 for x in range(3, round(0.28 * sprite.w)))
            for y in range(3, face.get_height())
        ]
        begins = ink.index(True)
        heights.append(ink.index(False, begins) - begins)
    assert heights[1] >= 1.1 * heights[0]


SEATED = ("You", "Walt", "Rosa", "June", "Ben", "Ida", "Olga", "Max")


def words_on(shape: str, size: tuple[int, int], names: tuple[str, ...] = SEATED) -> list[str]:
    """What is written on a table in the middle of a round."""
    found: list[Drawn] = []
    Sitting(full_of(shape, 3, 2), size, names=names, watch=found.append)
    return [drawn.text for drawn in found]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 696)])
def test_four_alone_see_what_the_round_brings_each(size: tuple[int, int]) -> None:
    """Beside the totals, however small the window: 1,065 lie before everybody."""
    assert words_on("4-solo", size).count("+1,065") == 4


@pytest.mark.parametrize("size", [(1366, 696), (1366, 768), (1920, 1080)])
def test_all_three_partners_are_marked(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Given eight in two teams, each plate of the own team has its mark, and no word that costs it letters."""
    marked: list[int] = []
    monkeypatch.setattr(plates, "draw_team_mark", lambda kit, to, team, *_: marked.append(team))
    said = words_on("8-4v4", size)
    assert sorted(set(zip(marked, map(marked.count, marked), strict=True))) == [(0, 3), (1, 4)]
    assert say_turns_ahead.of_partner() not in said


LONG_NAMES = (
    "You", "Anna-Katharina Bergstrom", "Wilhelmina Rose Wolfgang", "Bartholomew MacGillivray",
    "Gwendolyn Mary Winterton", "Christopher Adam Lowther", "Friederike Mendelssohn", "Jean-Baptiste Rousseau",
)  # fmt: skip


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768)])
def test_a_partner_with_a_long_name_is_called_one(size: tuple[int, int]) -> None:
    """Beside the name or below it: who it is matters more than anything else on the plate."""
    words = say_table.is_partner(), say_turns_ahead.of_partner()
    assert any(word in words for word in words_on("4-2v2", size, LONG_NAMES[:4]))


@pytest.mark.parametrize(("shape", "size"), [("8-4v4", (1024, 600)), ("8-2v2v2v2", (1366, 768))])
def test_the_word_partner_costs_nobody_the_face(
    shape: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given plates so narrow that the word and a portrait don't go together, everybody has a face of at least seven
    tenths of the others': the team's colour says who is a partner.
    """
    sides: dict[tuple[int, int], int] = {}
    monkeypatch.setattr(portraits, "draw", lambda paint, to, look, team, at, side, *more: sides.update({at: side}))
    Sitting(full_of(shape, 3, 2), size, names=("You", "Walt", "Rosa", "June", "Gwendolyn", "Ida", "Olga", "Max"))
    assert len(sides) == 7
    assert min(sides.values()) >= 0.7 * max(sides.values())
