"""Sheets over the table: what was done since one's last turn, and what everybody still needs to go out."""

from collections.abc import Callable
from itertools import chain, combinations, product
from typing import Literal

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.ai.fallback_move import fallback_move
from game.cards import parse_cards
from game.engine.ending.going_out import needed_books
from game.engine.melding.melds import meld_of
from game.engine.moves import Discard, Draw
from game.engine.table.view import SPECTATOR, view_of
from game.messages.functions import going_out_texts as say_going_out
from game.rules.ruleset import BookKind, RuleSet
from game.sentences.at_table.going_out_texts import team_needs
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TEXT
from game.toolkit.widgets.button import Button, ButtonLook
from game.ui.shared.cards.card_art import CardArt
from game.ui.table.sheets.needs_sheet import books_that_count
from game.ui.table.sheets.team_sheets import SheetItem, SheetRow, TableSheet
from game.ui.table.table_game import TableHooks
from tests.build import CAMPUS, PARTNERS, WEB, clean_book, dirty_book, table
from tests.slow import slow_except
from tests.ui.drive import Picture, key, kit_at
from tests.ui.every_screen import EVERY
from tests.ui.samples import nothing
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import NAMES, Sitting

FULL = (
    SheetItem("took seven cards", (), 3),
    SheetItem("laid", parse_cards("KS KH KD QS QH QD 5C 5D 5H AS AH AD"), 2),
    SheetItem("dirty book", (), 6),
    SheetItem("in foot", (), 4),
    SheetItem("discarded", parse_cards("TH"), 1),
)
LONG = ("Anna-Katharina Bergstrom", "Wilhelmina Rose Wolfgang", "Walt", "Gwendolyn Mary Winterton", "Ben")


def played_round(size: tuple[int, int] = (1280, 720), players: int = 4, **hooks: object) -> Sitting:
    """Seat 0 discards, then everybody else plays until it is to play again."""
    stock = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")
    rules: RuleSet = PARTNERS if players == 6 else WEB
    now = table("KC KD KH KS AS AC AD 4S 4D 9S", rules, players=players, stock=stock)
    sitting = Sitting(now, size, hooks=TableHooks(**hooks))  # type: ignore[arg-type]  # functions by name
    for move in (Draw(), Discard(parse_cards("9S")[0])):
        sitting.game.go(move)
        sitting.settle()
    while not sitting.game.view.is_mine:
        seat = sitting.game.turn.table.board.mover
        sitting.game.go(fallback_move(view_of(sitting.game.turn.table, seat)))
        sitting.settle()
    return sitting


def sheet_of(sitting: Sitting) -> TableSheet:
    """The sheet that lies over the table."""
    dialog = sitting.scene.tools.form.dialog
    assert isinstance(dialog, TableSheet)
    return dialog


@pytest.mark.parametrize(
    "size", slow_except([(1024, 600)], [(1024, 600), (1366, 668), (1280, 720), (1920, 1080), (1280, 960)])
)
def test_everything_on_a_sheet_is_whole_and_readable(size: tuple[int, int]) -> None:
    """Given five seats with long names and full turns, the greatest of each is told, nothing is cut or leaves the
    sheet, and the sheet lies within the window.
    """
    kit = kit_at(size)
    rows = [SheetRow(n, name, FULL) for n, name in enumerate(LONG)]
    sheet = TableSheet(
        "Since your last turn", rows, [Button("button/close", "Close", nothing, look=ButtonLook("primary"))]
    )
    sheet.lay_out(kit)
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    sheet.draw(kit, Surface(size))
    told = [text.text for text in drawn]
    assert told.count("dirty book") == 5
    assert not [text for text in told if "…" in text]
    assert Rect((0, 0), size).contains(sheet.rect)
    for text in drawn:
        assert sheet.rect.contains(Rect(text.rect)), text
        assert text.px >= SMALLEST_TEXT


@pytest.mark.parametrize(("players", "size"), [(4, (1280, 720)), (6, (1366, 668))])
def test_since_the_last_turn_is_told_on_demand_for_every_seat(players: int, size: tuple[int, int]) -> None:
    """W tells what everybody else did, clockwise; Esc and the button close it again."""
    sitting = played_round(size, players)
    for _ in range(2):
        sitting.key(pygame.K_w)
        rows = sheet_of(sitting)._sheet_rows
        assert [row.name for row in rows] == list(sitting.scene.state.names[1:players])
        assert all(row.items[-1].words == "discarded" and row.items[-1].cards for row in rows)
        sitting.key(pygame.K_ESCAPE)
        assert sitting.scene.tools.form.dialog is None


@pytest.mark.parametrize(("players", "size"), [(4, (1280, 720)), (6, (1024, 768))])
def test_nothing_that_was_done_is_told_over_cards_and_plates(players: int, size: tuple[int, int]) -> None:
    """While nobody asks, the own turn's table shows words of the others' turns in the log alone: no words lie over a
    hand, a foot, a plate or a pile but their own numbers.
    """
    drawn: list[Drawn] = []
    sitting = played_round(size, players)
    sitting.scene._window.text.watch = sitting.scene.frames.kit.text.watch = drawn.append
    sitting.scene.frames.renew()
    sitting.scene.resize(sitting.scene._window)
    sitting.scene.draw(sitting.surface, True)
    places = sitting.scene.state.layout.places
    cards = [places.rect("Stock"), places.rect("Discard"), places.rect("Hand")]
    for near in range(1, players):
        cards += [rect for rect in (places.find("Fan", near), places.find("Foot", near)) if rect is not None]
    over = [text.text for text in drawn for rect in cards if rect.collidepoint(Rect(text.rect).center)]
    assert not [text for text in over if text in ("laid", "discarded", "took seven cards", "passed")], over


def test_what_each_team_still_needs_is_one_click_and_one_key_away() -> None:
    """T and the word in the panel show every team's books and feet, met ones ticked, and no hidden card."""
    now = table(hand="KC 4S", melds=(clean_book("K"),), in_foot=(0,), rules=WEB)
    sitting = Sitting(now, pinned=True)
    ways: tuple[Callable[[], None], ...] = (lambda: sitting.key(pygame.K_t), lambda: sitting.click("button/needs"))
    for opens in ways:
        opens()
        assert sheet_of(sitting).told == (
            "You & Rosa: One dirty book, a card played from your foot and Rosa's foot."
            " Walt & June: One clean book, one dirty book, Walt's foot and June's foot."
        )
        sitting.click("button/close")
        assert sitting.scene.tools.form.dialog is None


def test_where_leave_must_be_asked_the_sheet_says_so() -> None:
    """Campus asks the partner."""
    sitting = Sitting(table(hand="KC 4S", rules=CAMPUS))
    sitting.key(pygame.K_t)
    assert "a partner's OK" in sheet_of(sitting).told


def test_a_last_card_is_seen_on_the_plate_and_heard() -> None:
    """Given two cards of the foot in Walt's hand, his discard makes his plate say so, and it is heard."""
    spoken_text: list[str] = []
    now = table(hand="9C 4S", seat=1, rules=WEB, phase="play", in_foot=(1,))
    sitting = Sitting(now, hooks=TableHooks(on_sound=lambda name, side=0.0: spoken_text.append(name)))
    sitting.game.go(Discard(parse_cards("4S")[0]))
    sitting.settle()
    assert sitting.scene.frames.scenery.plates[1].alert == "last card!"
    assert spoken_text.count("call") == 1


def test_last_card_leaves_the_plate_before_drawn_cards_reach_it() -> None:
    drawing = table(hand="9C", seat=1, rules=WEB, in_foot=(1,), stock="4C 5C 6C 7C 8C 9C")
    sitting = Sitting(drawing, speed="normal")
    assert sitting.scene.frames.scenery.plates[1].alert == "last card!"
    sitting.game.go(Draw())
    seen = list[str]()
    while not sitting.scene.is_resting or not seen:
        sitting.pass_time(0.05)
        seen.append(sitting.scene.frames.scenery.plates[1].alert)
    assert set(seen) == {""}


def test_whoever_only_watches_reads_the_last_turn_of_everybody() -> None:
    """With nobody's eyes there is no last turn of one's own: the sheet tells the last lap of all four."""
    stock = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")
    sitting = Sitting(table("KC KD KH KS AS AC AD 4S 4D 9S", WEB, stock=stock), eyes=SPECTATOR)
    sitting.key(pygame.K_w)
    assert sitting.scene.tools.form.dialog is not None
    assert "Nobody has played yet this round." in sitting.scene.tools.form.dialog.told
    sitting.key(pygame.K_ESCAPE)
    for _ in range(5):
        seat = sitting.game.turn.table.board.mover
        while sitting.game.turn.table.board.mover == seat:
            sitting.game.go(fallback_move(view_of(sitting.game.turn.table, seat)))
            sitting.settle()
    sitting.key(pygame.K_w)
    rows = sheet_of(sitting)._sheet_rows
    assert sheet_of(sitting).title == "Everyone's last turn"
    assert len(rows) == 4
    assert [row.name for row in rows[1:]] == list(sitting.scene.state.names[1:])
    assert all([one.words for one in row.items].count("discarded") == 1 for row in rows)


def test_what_a_team_needs_is_a_picture_of_each_book_and_each_face() -> None:
    """Given a clean book of one needed, no dirty one and Rosa's foot not yet taken, the own team has a book that is
    there, one that isn't, and two feet; books of any kind stand for those that no other kind asks for, in the picture
    and in the sentence.
    """
    needs = team_needs(table(hand="KC 4S", melds=(clean_book("K"),), in_foot=(0,), rules=WEB).board, NAMES, 0)
    assert needs.books == (("clean", True), ("dirty", False))
    assert [(foot.picked_up, foot.met) for foot in needs.feet] == [(True, False), (False, False)]
    five = replace(WEB, out_books=5)
    needs = team_needs(table(hand="KC 4S", melds=(clean_book("K"), clean_book("Q")), rules=five).board, NAMES, 0)
    assert [is_there for kind, is_there in needs.books if kind == "any"] == [True, False, False]
    assert needs.told.startswith("One dirty book, two books of any kind,")


def test_pictures_of_needs_stay_on_their_sheet() -> None:
    """However many teams and whatever the window, each row is as high as it may be and none leaves the sheet."""
    for size in ((1024, 600), (1280, 720), (1920, 1080)):
        sitting = Sitting(crowded("8-2v2v2v2"), size)
        sitting.key(pygame.K_t)
        sheet = sheet_of(sitting)
        assert Rect((0, 0), size).contains(sheet.rect)
        sitting.scene.draw(sitting.surface, True)


def test_what_is_missing_is_named_for_each_team_and_what_is_there_is_not() -> None:
    """Given eight alone in a small window who all lack a dirty book, and seven of them their foot, there is a golden
    frame with its word for each of these and for nothing else.
    """
    size = (1366, 768)
    scene, drawn = EVERY["table 8-solo, mid-round"](), list[Drawn]()
    kit = Picture(scene, size).kit
    scene.handle(key(pygame.K_t))
    scene.draw(Surface(size), True)
    kit.text.watch = drawn.append
    scene.tools.form.dialog.draw(kit, Surface(size))  # type: ignore[attr-defined]  # a table
    words = [text.text for text in drawn]
    assert (words.count("dirty"), words.count("foot"), words.count("clean")) == (8, 7, 0)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_books_that_are_there_say_their_kind_below_one_done(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given eight alone, "done" is said once, above all that is there, and each book is wide enough for the word on its
    ribbon: a tick stood there, which meant clean.
    """
    drawn, books, usual = list[Drawn](), list[int](), CardArt.small_book

    def small_book(art: CardArt, top: str, kind: BookKind, width: int, wilds: int = 0, crop_height: int = 0) -> Surface:
        books.append(width)
        return usual(art, top, kind, width, wilds, crop_height)

    kit = kit_at(size)
    sheet = EVERY["dialog: needed to go out, eight alone"]()
    sheet.resize(kit)
    monkeypatch.setattr(CardArt, "small_book", small_book)
    kit.text.watch = drawn.append
    sheet.draw(Surface(size), True)
    assert [text.text for text in drawn].count(say_going_out.have()) == 1
    assert len(books) == 24
    assert min(books) >= 46


def test_books_that_count_are_of_the_kinds_that_they_count_for() -> None:
    """Given any books and any needs, sevens among them, one of the own books is shown for each that is there."""
    board = table(hand="KC 4S", rules=WEB).board
    held = clean_book("7"), dirty_book("7"), clean_book("K"), dirty_book("Q"), clean_book("9"), "2C 2D 2H 2S 2C *R *B"
    books = [meld_of(parse_cards(book)) for book in held]
    kinds: tuple[Literal["clean", "any"], ...] = ("clean", "any")
    for sevens, clean, dirty, most in product(kinds, range(3), range(3), (0, 4, 6)):
        rules = replace(WEB, out_clean=clean, out_dirty=dirty, out_wild=1, out_sevens=1, sevens_kind=sevens)
        for melds in chain.from_iterable(combinations(books, count) for count in range(len(books) + 1)):
            now = replace(board, rules=replace(rules, out_books=most), melds=(melds, ()))
            met = [one.kind for one in needed_books(now, 0) for is_there in one.are_there if is_there]
            for kind, book in zip(met, books_that_count(met, melds), strict=True):
                assert kind in ("any", "sevens", book.kind)
                assert kind != "sevens" or book.rank == "7"
