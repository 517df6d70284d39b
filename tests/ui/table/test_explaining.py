"""Which word belongs to a place on the table, and how it is explained."""

import pygame
from pygame.event import Event

from game.rules.explain import Chapter
from game.ui.table.explaining import term_at, term_of
from game.ui.table.game import TableHooks
from game.words.glossary import GLOSSARY, Term
from tests.build import WEB, table
from tests.ui.drive import click
from tests.ui.table.playing import Sitting

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
    for target, term in words.items():
        assert term_of(target, scene.layout, scene.view) == term
    panel = scene.layout.places.rect("GoingOut").center
    assert term_at(panel, scene.layout, scene.view, False) == Term.GOING_OUT
    assert term_at((-1, -1), scene.layout, scene.view, False) == Term.TURN


def test_a_question_mark_explains_what_lies_under_the_pointer() -> None:
    """The book's word stands in a dialog; from there its rule can be read; nothing is played."""
    read: list[Chapter] = []
    hand = table(hand="KC 2H 3C", phase="play", melds=MELDS, rules=WEB, pile="9D")
    sitting = Sitting(hand, hooks=TableHooks(on_rule=read.append))
    before = sitting.game.turn
    sitting.post(*click(sitting.at("book/0/1"))[:1])
    ask(sitting)
    dialog = sitting.scene.tools.form.dialog
    assert dialog is not None
    assert dialog.title == GLOSSARY[Term.CLEAN_BOOK].title
    sitting.click("button/rule")
    assert read == [Chapter.BOOKS]
    assert sitting.scene.tools.form.dialog is None
    assert sitting.game.turn == before


def test_with_keys_it_explains_what_has_the_ring() -> None:
    """Tab goes to a card; the question mark is about that one, wherever the pointer is."""
    sitting = Sitting(table(hand="2H 3C", phase="play", melds=MELDS, rules=WEB, pile="9D"))
    sitting.key(pygame.K_TAB)
    sitting.scene.tools.form.focus_id(sitting.card("2H"))
    ask(sitting)
    dialog = sitting.scene.tools.form.dialog
    assert dialog is not None
    assert dialog.title == GLOSSARY[Term.WILD].title
    sitting.key(pygame.K_RETURN)
    assert sitting.scene.tools.form.dialog is None
