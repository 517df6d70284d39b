"""Why a picture, a deck or a table wasn't opened, in a sentence that names the file."""

from collections.abc import Callable, Mapping
from typing import Final

from game.messages.functions import your_table as say
from game.messages.language import Message, saying
from game.misfit import Misfit
from game.plain_text import plain
from game.sentences.errors import in_file_line, misfit_sentence
from saves.disk.file_faults import FlawedFile, PictureFlaw
from saves.disk.files import reason_of

_FLAWS: Final[Mapping[PictureFlaw, Callable[[str], str]]] = {
    "no_photo": say.no_photo,
    "photo_damaged": say.photo_damaged,
    "photo_too_large": say.photo_too_large,
    "photo_too_small": say.photo_too_small,
    "no_deck": say.no_deck,
    "deck_damaged": say.deck_damaged,
    "deck_looks_outside": say.deck_looks_outside,
    "deck_too_large": say.deck_too_large,
    "deck_needs_drawer": say.deck_needs_drawer,
    "deck_of_other_shape": say.deck_of_other_shape,
    "table_damaged": say.table_damaged,
    "table_newer": say.table_newer,
    "table_too_large": say.table_too_large,
}


def why_not_opened(error: OSError | FlawedFile, file: str) -> Message:
    """The sentence, to be said in any language; `file` is the name that somebody knows it by."""
    name = plain(file, 60)
    if isinstance(error, OSError):
        return saying(say.not_opened, name, reason_of(error))
    if error.flaw == "deck_incomplete":
        return saying(say.deck_incomplete, name, error.missing)
    if error.misfit is not None:
        return saying(_table_misfit, name, error.misfit)
    return saying(_FLAWS[error.flaw], name)


def _table_misfit(name: str, misfit: Misfit) -> str:
    return say.table_misfit(name, in_file_line(misfit.line, misfit_sentence(misfit)))
