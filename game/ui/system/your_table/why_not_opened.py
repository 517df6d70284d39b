"""Why a picture, a deck or a table wasn't opened, in a sentence that names the file."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from game.messages.functions import your_table as say
from game.messages.language import Message, saying
from game.misfit import Misfit
from game.plain_text import plain
from game.sentences.errors import in_file_line, misfit_sentence
from saves.disk.file_faults import FlawedFile
from saves.disk.files import reason_of
from saves.pictures.deck_faults import BadDeck, DeckFlaw
from saves.pictures.picture_file import PictureFlaw
from saves.pictures.shared_table import TableFlaw

_FLAWS: Final[Mapping[Enum, Callable[[str], str]]] = {
    PictureFlaw.UNKNOWN: say.no_photo,
    PictureFlaw.DAMAGED: say.photo_damaged,
    PictureFlaw.TOO_LARGE: say.photo_too_large,
    PictureFlaw.TOO_SMALL: say.photo_too_small,
    DeckFlaw.NO_DECK: say.no_deck,
    DeckFlaw.DAMAGED: say.deck_damaged,
    DeckFlaw.OUTSIDE: say.deck_looks_outside,
    DeckFlaw.TOO_MUCH: say.deck_too_large,
    DeckFlaw.NO_DRAWER: say.deck_needs_drawer,
    DeckFlaw.SHAPE: say.deck_of_other_shape,
    TableFlaw.DAMAGED: say.table_damaged,
    TableFlaw.NEWER: say.table_newer,
    TableFlaw.TOO_LARGE: say.table_too_large,
}


def why_not_opened(error: OSError | FlawedFile, file: str) -> Message:
    """The sentence, to be said in any language; `file` is the name that somebody knows it by."""
    name = plain(file, 60)
    if isinstance(error, OSError):
        return saying(say.not_opened, name, reason_of(error))
    if isinstance(error, BadDeck) and error.flaw is DeckFlaw.INCOMPLETE:
        return saying(say.deck_incomplete, name, error.missing)
    if error.misfit is not None:
        return saying(_table_misfit, name, error.misfit)
    return saying(_FLAWS[error.flaw], name)


def _table_misfit(name: str, misfit: Misfit) -> str:
    return say.table_misfit(name, in_file_line(misfit.line, misfit_sentence(misfit)))
