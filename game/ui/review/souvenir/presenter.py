"""Makes a souvenir: the page is ready at once, and somebody chooses where its file goes; then a browser shows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.messages.functions import souvenir as say
from game.sentences.grammar import sentences
from game.toolkit.drawing.theme import SUIT_INKS
from game.ui.review.souvenir.souvenir import KeptMoment, day_played, souvenir_of
from game.ui.review.souvenir.souvenir_page import souvenir_page
from game.ui.shared.moments.film import Film
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage
from game.ui.system.file_chooser.presenter import ask_for_file
from game.ui.system.services import Services
from saves.records.lines import Line

NAME: Final = "souvenir"
"""The scene's word in targets, and the beginning of the file's name."""
KEEP: Final = FilePage(NAME, say.souvenir, say.why, (".html", ".htm"))
KEEP_OF_DEAL: Final = replace(KEEP, why=lambda: sentences(say.why(), say.gives_away()))
"""The question for a deal that others can play: the page gives it away."""


def keep_souvenir(services: Services, lines: Sequence[Line], film: Film, kept: KeptMoment) -> None:
    """Asks, over the current screen, where the page goes; for a deal that others can play it warns first. A record
    without a deal has nothing to save.
    """
    if not film.turns:
        services.screens.say(say.no_page)
        return
    souvenir, environment = souvenir_of(lines, film, kept), services.environment

    def write(path: Path) -> FileOutcome:
        inks = SUIT_INKS[services.screens.preferences.colours]
        environment.disk.replace(path, souvenir_page(souvenir, inks).encode())
        environment.opener.open_page(path)
        return FileOutcome(saved=path)

    name = f"{NAME}-{day_played(film.header)}-{film.round_at(kept.moment)}.html"
    page = KEEP if film.header.deal is None else KEEP_OF_DEAL
    ask_for_file(services.screens, services.ask, page, write, name)
