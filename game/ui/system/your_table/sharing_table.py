"""Saves a table as one file and loads it: its photos and its deck go along as PNG, and are added to the player's folder
like any others.
"""

import zipfile
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Final, get_args

import pygame
from pygame import Surface

from game.cards import FACES
from game.toolkit.drawing.cloths import CLOTHS
from game.toolkit.drawing.theme import LARGE_DECK, OWN_DECK, Colours
from game.ui.shared.cards.card_backs import BACK_NAMES
from game.ui.shared.cards.own_pictures import OwnPictures, back_photo, cloth_photo, is_deck, surface_of
from game.ui.system.your_table.deck_drawing import deck_name, draw_deck, packed_deck
from game.ui.system.your_table.looks import Deck, TableLook
from game.ui.system.your_table.photo import as_cloth, opened, packed, photo_name
from saves.disk.file_faults import BadDeck, FlawedFile
from saves.pictures.deck_source import DeckOrigin, DeckSource
from saves.pictures.picture_file import BadPicture
from saves.pictures.pixels import Pictures
from saves.pictures.shared_table import BACK, CLOTH, DECK, PHOTO, BadTable, SharedTable, TableFacts

Keep = Callable[[str, bytes], None]
"""Writes a file with this name into the player's folder; raises OSError."""
SMALLER: Final = ((1600, 900), (1280, 720), (960, 540), (640, 360))
"""Sizes of a cloth; the largest that leaves room for the deck is used."""


def table_to_share(look: TableLook, own: OwnPictures) -> SharedTable:
    """A table with all its pictures, however long it takes to open them; parts that no longer exist are replaced by the
    usual ones.
    """
    pictures: dict[str, bytes] = {}
    found: dict[str, Pictures] = {}
    for name in (look.cloth, look.back, look.deck):
        with suppress(FlawedFile, OSError):
            found[name] = own.read(name)
    cloth, back = cloth_photo(found.get(look.cloth), look.cloth), back_photo(found.get(look.back), look.back)
    deck = found.get(look.deck) if is_deck(look.deck) else None
    if deck is not None:
        for face in FACES:
            picture = surface_of(deck.by_name.get(face))
            if picture is not None:
                pictures[f"{DECK}{face.replace('*', 'joker-')}.png"] = packed(picture, "png")
    if back is not None:
        pictures[BACK] = packed(back.picture, "png")
    if cloth is not None:
        pictures[CLOTH] = _cloth_with_room(cloth, sum(map(len, pictures.values())))
    facts = TableFacts(
        cloth=PHOTO if cloth is not None else _known(look.cloth, CLOTHS, "forest"),
        back=PHOTO if back is not None else _known(look.back, BACK_NAMES, "classic"),
        deck=PHOTO if deck is not None else _known(look.deck, (OWN_DECK, LARGE_DECK), OWN_DECK),
        colours=look.colours,
        frame=round(1000 * back.frame) if back is not None else 45,
        deck_title=deck.title if deck is not None else "",
    )
    return SharedTable(facts, pictures)


def _known(name: str, names: Container[str], usual: str) -> str:
    return name if name in names else usual


def _cloth_with_room(cloth: Surface, taken: int) -> bytes:
    """The cloth as large as the file has room for."""
    from saves.disk import limits

    data = b""
    for size in SMALLER:
        data = packed(pygame.transform.smoothscale(cloth, size), "png")
        if taken + len(data) < limits.TABLE * 0.95:
            break
    return data


def take_table(table: SharedTable, keep: Keep) -> tuple[TableLook, Deck | None]:
    """Save the pictures; return the table, and its deck if it brought one. Raises BadTable and OSError."""
    facts, pictures = table.facts, table.pictures
    deck: Deck | None = None
    name = facts.deck
    try:
        cloth, back = _known(facts.cloth, CLOTHS, "forest"), _known(facts.back, BACK_NAMES, "classic")
        if facts.cloth == PHOTO:  # its brightness is measured again: the file's author may not have done so
            cloth = _keep_photo(as_cloth(opened(pictures[CLOTH]), least_veil=0).picture, keep)
        if facts.back == PHOTO:
            back = _keep_photo(opened(pictures[BACK]), keep, max(45, min(120, facts.frame)))
        if facts.deck == PHOTO:
            deck = _keep_deck(table, keep)
            name = deck.id
    except (BadPicture, BadDeck, zipfile.BadZipFile):
        raise BadTable("table_damaged") from None
    known: tuple[Colours, ...] = get_args(Colours)
    colours: Colours = next((one for one in known if one == facts.colours), "four")
    if deck is None:
        name = _known(name, (OWN_DECK, LARGE_DECK), OWN_DECK)
    return TableLook(cloth, back, name, colours), deck


def _keep_photo(picture: Surface, keep: Keep, frame: int | None = None) -> str:
    """Save a photo; return its name."""
    photo = packed(picture)
    name = photo_name(photo, frame)
    keep(f"{name}.jpg", photo)
    return name


def _keep_deck(table: SharedTable, keep: Keep) -> Deck:
    files = {name.removeprefix(DECK): data for name, data in table.pictures.items() if name.startswith(DECK)}
    title = table.facts.deck_title
    data = packed_deck(dict(draw_deck(DeckSource(files, title))), title, DeckOrigin.FILE)
    name = deck_name(data)
    keep(f"{name}.zip", data)
    return Deck(name, title=title)
