"""Decks of others: drawn from their files, told apart at the table, refused in a sentence where they are hostile."""

from collections.abc import Collection
from itertools import islice
from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.cards import FACES
from game.toolkit.drawing.theme import OWN_DECK
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ChangePreferences
from game.ui.system.your_table.deck_drawing import deck_name, draw_deck, packed_deck
from game.ui.system.your_table.looks import Deck
from game.ui.system.your_table.screen import TableFiles, YourTableScene
from game.ui.system.your_table.svg_deck import SvgDeck
from saves.disk.file_faults import BadDeck, PictureFlaw
from saves.pictures.deck_source import DeckSource
from tests.ui.drive import Picture, key, press, send
from tests.ui.system.your_table.measure_decks import WIDTHS, art_of, least_difference
from tests.ui.system.your_table.own_folder import pictures_in
from tests.ui.system.your_table.some_photos import file_of, photo_of

RANKS = ("1", *map(str, range(2, 11)), "jack", "queen", "king")
SUITS = ("club", "diamond", "heart", "spade")


def sheet_of_cards(most: int = 52, wanted: Collection[str] = RANKS) -> bytes:
    """A drawing as KDE's are: a group for each card, moved to its place, made of parts that stand elsewhere in it; the
    first row lies across the edge of the sheet.
    """
    cards = [
        f'<g id="{rank}_{suit}" transform="translate({60 * n} {90 * m})"><use xlink:href="#card"/>'
        f'<circle cx="25" cy="35" r="{4 + n}" fill="{"red" if suit in SUITS[1:3] else "black"}"/></g>'
        for m, suit in enumerate(SUITS)
        for n, rank in enumerate(RANKS)
        if rank in wanted
    ][:most]
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 30 800 400">'
    card = '<rect id="card" width="50" height="72" rx="4" fill="white" stroke="black"/>'
    part = f'<defs><circle id="k_h" r="9"/>{card}</defs>'
    return (head + part + "<g>" + "".join(cards) + "</g></svg>").encode()


@pytest.fixture(scope="module")
def dots() -> dict[str, Surface]:
    """The cards of that drawing, to which are added `heart-2`, a pip, and words on a joker, as in some of GNOME's."""
    pytest.importorskip("resvg_py")
    signs = b'<circle id="heart-2" r="9"/><g id="joker_text"><rect width="40" height="9"/></g></svg>'
    return dict(draw_deck(DeckSource({"deck.svg": sheet_of_cards().replace(b"</svg>", signs)}, "Dots")))


def test_a_sheet_of_cards_becomes_a_deck(dots: dict[str, Surface], tmp_path: Path) -> None:
    """Given a drawing with `use`, which SDL leaves out, each card is cut out whole; at three sizes any two are told
    apart at least half as well as ours, and jokers that it lacks are ours.
    """
    assert len(dots) == 52
    assert dots["AC"].get_at((150, 205)).r < 20
    king = dots["KH"]
    assert king.get_at((150, 210)).r > 240 > 20 > king.get_at((150, 210)).g
    assert min(king.get_at((30, 30))[:3]) > 240
    data = packed_deck(dots, "Dots", "file")
    name = deck_name(data)
    (tmp_path / f"{name}.zip").write_bytes(data)
    assert pictures_in(tmp_path).read(name).title == "Dots"
    theirs, ours = art_of(tmp_path, name), art_of(tmp_path, OWN_DECK)
    for width in WIDTHS[:1]:
        assert least_difference(theirs, width) >= least_difference(ours, width) / 2
    joker = theirs.face("*R", 66)
    assert pygame.image.tobytes(joker, "RGBA") == pygame.image.tobytes(ours.face("*R", 66), "RGBA")


def test_a_sign_that_is_called_like_its_card_is_no_card(dots: dict[str, Surface]) -> None:
    """Given a pip named as the two of hearts is, the whole card is cut out."""
    two = dots["2H"]
    assert two.get_size() == dots["3H"].get_size()
    assert two.get_at((150, 210)).r > 240 > 20 > two.get_at((150, 210)).g
    assert min(two.get_at((30, 30))[:3]) > 240


def test_cards_far_beside_their_sheet_are_found(dots: dict[str, Surface]) -> None:
    """Given a sheet less than a third as wide as its cards lie, as one of KDE's is, the last ones are cut out too, and
    drawn as large as on a wide sheet.
    """
    half = sheet_of_cards(wanted=("1", "4", *RANKS[8:])).replace(b"0 30 800 400", b"0 30 200 300")
    narrow = dict(islice(draw_deck(DeckSource({"deck.svg": half}, "Dots")), 28))
    for card in ("AC", "4D", "KH"):
        apart = pygame.transform.average_color(_between(narrow[card], dots[card]))
        assert max(apart[:3]) <= 4, card


def _between(one: Surface, other: Surface) -> Surface:
    """What is lighter in the first than in the second."""
    more = one.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return more


def test_cards_of_another_shape_are_refused() -> None:
    """Given cards that are wider than tall, none is stretched to look like ours."""
    boards = sheet_of_cards().replace(b'width="50" height="72"', b'width="58" height="42"')
    with pytest.raises(BadDeck) as refused:
        list(draw_deck(DeckSource({"deck.svg": boards}, "")))
    assert refused.value.flaw == "deck_of_other_shape"


def test_pictures_of_cards_become_a_deck() -> None:
    """A folder of PNG files, one for each card, needs no drawing; one of the back isn't taken for that of a deck."""
    names = [f"{rank}_of_{suit}s.png" for rank in RANKS for suit in SUITS]
    picture, back = file_of(photo_of(11, (100, 140))), {"back.svg": f"{HEAD}<rect/></svg>".encode()}
    for more in ({}, back):
        assert len(list(draw_deck(DeckSource(dict.fromkeys(names, picture) | more, "")))) == 52
    with pytest.raises(BadDeck) as refused:
        list(draw_deck(DeckSource(dict.fromkeys(names[:-3], picture), "")))
    assert (refused.value.flaw, refused.value.missing) == ("deck_incomplete", 3)


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90">'
NESTED = "".join(f'<g id="n{n}">' + f'<use xlink:href="#n{n + 1}"/>' * 10 + "</g>" for n in range(9))


@pytest.mark.parametrize(
    ("drawing", "flaw"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', "deck_looks_outside"),
        ('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', "deck_looks_outside"),
        (HEAD + '<image xlink:href="file:///etc/passwd"/></svg>', "deck_looks_outside"),
        (HEAD + '<image href="https://example.org/x.png"/></svg>', "deck_looks_outside"),
        (HEAD + '<use href="other.svg#a"/></svg>', "deck_looks_outside"),
        (HEAD + '<rect fill="url(other.svg#a)"/></svg>', "deck_looks_outside"),
        (HEAD + "<style>@import 'x.css';</style></svg>", "deck_looks_outside"),
        (HEAD + NESTED + '<g id="n9"/></svg>', "deck_too_large"),
        (HEAD + '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>', "deck_too_large"),
        (HEAD + "<g>" * 400 + "</g>" * 400 + "</svg>", "deck_too_large"),
        (HEAD + '<image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAdTAAAHUw"/></svg>', "deck_too_large"),
        (HEAD + '<image href="data:image/svg+xml;base64,PHN2Zy8+"/></svg>', "deck_too_large"),
        ("<svg", "deck_damaged"),
        ("", "deck_damaged"),
        (HEAD + "</svg>", "no_deck"),
    ],
)
def test_a_hostile_drawing_is_refused(drawing: str, flaw: PictureFlaw) -> None:
    """Entities, files of others, pictures inside pictures, drawings that multiply: found before anything is drawn."""
    with pytest.raises(BadDeck) as refused:
        list(draw_deck(DeckSource({"deck.svg": drawing.encode()}, "")))
    assert refused.value.flaw is flaw


def test_a_card_is_drawn_with_what_it_refers_to_alone() -> None:
    """Given a drawing, the one for a card has the parts that it uses, and no other card."""
    drawing = SvgDeck(sheet_of_cards()).drawing_of("king_heart", (0, 0, 800, 400))
    assert 'id="card"' in drawing
    assert "king_spade" not in drawing


def test_a_deck_is_dropped_found_and_tried_on() -> None:
    """A dropped zip is opened at once; a found deck is opened when it is pressed, and lies in its place once drawn."""
    opened: list[tuple[Path | None, str]] = []
    asked: list[object] = []
    files = TableFiles(open_deck=lambda path, title: opened.append((path, title)))
    scene = YourTableScene(Preferences(), asked.append, files=files)
    Picture(scene, (1920, 1080))
    send(scene.handle, Event(pygame.DROPFILE, file="/tmp/dots.zip"))
    scene.offer_decks([], [Deck("", title="Paris", origin="GNOME", path="/usr/share/paris.svgz")])
    scene.focus_on("deck/found_4")
    send(scene.handle, key(pygame.K_RETURN))
    assert opened == [(Path("/tmp/dots.zip"), "dots"), (Path("/usr/share/paris.svgz"), "Paris")]
    assert scene.state.look.deck == OWN_DECK
    scene.is_drawing("Paris", 12)
    assert "12" in scene.report().message
    scene.add_deck(Deck("deck-12345678", title="Paris", origin="GNOME"))
    assert [deck.title for deck in scene.state.decks] == ["", "", "", "", "Paris"]
    press(scene, "button/take")
    assert asked[0] == ChangePreferences(Preferences(deck="deck-12345678"))


def test_a_deck_that_is_gone_is_ours(tmp_path: Path) -> None:
    """Where the file is missing, damaged or of a newer program, cards are drawn as ever."""
    (tmp_path / "deck-12345678.zip").write_bytes(b"PK")
    ours = art_of(tmp_path, OWN_DECK).face(FACES[0], 60)
    for name in ("deck-12345678", "deck-00000000", "../deck-12345678"):
        face = art_of(tmp_path, name).face(FACES[0], 60)
        assert pygame.image.tobytes(face, "RGBA") == pygame.image.tobytes(ours, "RGBA")
