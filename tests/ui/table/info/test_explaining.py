"""Which word belongs to a place on the table, and how it is explained."""

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.sentences.learning.glossary import GLOSSARY, Term
from game.toolkit.drawing.text import Drawn
from game.turn.spots import LaidMeld, RedThrees, RivalLine, SeatPlate, Zone, id_of
from game.ui.table.info.explaining import term_at, term_of
from game.ui.table.inputs import Prefer
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting, point

MELDS = ("KS KH KD", "8C 8S 8D 8H 8S 8D 8C", "9C 9S 9H 9H 9S 9C 2C")


def ask(sitting: Sitting) -> None:
    """Type a question mark."""
    sitting.post(Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?"))


def test_every_thing_has_its_word() -> None:
    """Cards by what they are, books by their kind, places by their name."""
    sitting = Sitting(table(hand="KC 2H 3C", phase="play", melds=MELDS, rules=WEB, pile="9D"))
    scene = sitting.scene
    words = {
        sitting.card("KC"): Term.HAND,
        sitting.card("2H"): Term.WILD,
        sitting.card("3C"): Term.THREE,
        "meld/0/0": Term.MELD,
        "book/0/1": Term.CLEAN_BOOK,
        "book/0/2": Term.DIRTY_BOOK,
        "stock": Term.STOCK,
        "pile": Term.PILE,
        "foot": Term.FOOT,
        "seat/1": Term.HAND,
    }
    there = {id_of(spot): spot for spot in scene.state.layout.hits}
    for id, term in words.items():
        assert term_of(there[id], scene.state.layout, scene.state.view) == term


def test_panels_headings_and_rare_things_have_their_words() -> None:
    """Given a book of wilds, red threes laid down, a frozen pile, and a seat that plays its foot; the opening is only
    explained where its meter is shown.
    """
    rules = replace(WEB, red_threes="lay_down", wild_melds="allowed")
    wilds = ("2C 2D 2S 2H 2C 2D *R",)
    now = table("KC 5C", rules, melds=wilds, pile="4S 9D", red_threes=("", "3D 3H"), in_foot=(0,))
    state = Sitting(now, is_drawn=False).scene.state
    layout, view = state.layout, state.view
    frozen = replace(view, board=replace(view.board, frozen=0))
    assert [term_of(zone, layout, at) for at in (view, frozen) for zone in (Zone.PILE, Zone.UPCARD, Zone.DISCARD)] == [
        *[Term.PILE] * 3,
        *[Term.FROZEN] * 3,
    ]
    spots = (LaidMeld(0, 0, is_book=True), RedThrees(1), RivalLine(1), Zone.NEW_PILE, Zone.FOOT, SeatPlate(0))
    assert [term_of(spot, layout, view) for spot in spots] == [
        *(Term.WILD_BOOK, Term.THREE, Term.BOOK, Term.MELD, Term.FOOT, Term.FOOT),
    ]
    rects = [layout.places.rect(role) for role in ("GoingOut", "Tip", "Opening")] + [layout.own.heading]
    for is_opening, opening in ((False, Term.TURN), (True, Term.OPENING)):
        found = [term_at(rect.center, layout, view, is_opening) for rect in rects]
        assert found == [Term.GOING_OUT, Term.TURN, opening, Term.SCORE]
    assert term_at((-1, -1), layout, view, False) == Term.TURN


def asked_about(sitting: Sitting) -> str:
    """The title of what a question mark explains now; the answer is put away."""
    ask(sitting)
    dialog = sitting.scene.tools.form.dialog
    assert dialog is not None
    sitting.key(pygame.K_RETURN)
    return dialog.title


def test_ring_or_pointer_whichever_moved_last() -> None:
    """After keys the pointer need only move to be asked about; after that Tab makes it the ring again."""
    sitting = Sitting(table(hand="2H 3C", phase="play", melds=MELDS, rules=WEB, pile="9D"))
    sitting.key(pygame.K_TAB)
    sitting.scene.tools.form.focus_id(sitting.card("2H"))
    point(sitting, sitting.at("stock"))
    assert asked_about(sitting) == GLOSSARY[Term.STOCK].title
    point(sitting, sitting.at("foot"))
    assert asked_about(sitting) == GLOSSARY[Term.FOOT].title
    sitting.key(pygame.K_TAB)
    sitting.scene.tools.form.focus_id(sitting.card("2H"))
    assert asked_about(sitting) == GLOSSARY[Term.WILD].title


def test_ring_and_pointer_say_what_they_rest_on_one_at_a_time() -> None:
    """The pointer rests on the stock; after Tab only the card with the ring has a tip."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="2H 3C", phase="play", melds=MELDS, rules=WEB, pile="9D"), watch=drawn.append)
    sitting.scene.feed(Prefer(replace(sitting.scene.state.preferences, tips=False)))  # nothing else speaks
    point(sitting, sitting.at("stock"))
    sitting.pass_time(1.1)
    assert any("stock" in text.text for text in drawn)
    sitting.key(pygame.K_TAB)
    sitting.scene.tools.form.focus_id(sitting.card("2H"))
    sitting.pass_time(1.1)
    drawn.clear()
    sitting.scene.frames.renew()
    sitting.pass_time()
    form = sitting.scene.tools.form
    assert form.tipped is None
    point(sitting, sitting.at("foot"))
    sitting.pass_time(1.1)
    assert form.tipped is not None
    assert form.tipped.id == "foot"


def test_places_of_books_and_the_cloth_of_a_team_have_their_words() -> None:
    """An empty place stands for the kind of book that is wanted there; between them it is about books, beside about
    melds.
    """
    scene = Sitting(table(hand="2H 3C", phase="play", melds=("KS KH KD",), rules=WEB, pile="9D")).scene
    band = scene.state.layout.bands[0]
    assert band.shelf is not None
    places = {kind: term_at(place.center, scene.state.layout, scene.state.view, False) for kind, place in band.wanted}
    assert places == {"clean": Term.CLEAN_BOOK, "dirty": Term.DIRTY_BOOK}
    assert (
        term_at((band.shelf.left + 3, band.shelf.bottom - 3), scene.state.layout, scene.state.view, False) == Term.BOOK
    )
    assert term_at((band.rect.left + 3, band.rect.bottom - 3), scene.state.layout, scene.state.view, False) == Term.MELD
