"""Pages to print: kept among the documents, and opened in a browser, which prints them or makes a PDF of them."""

import itertools
import threading
from functools import partial
from pathlib import Path

from game.messages.functions import game_files as say_game_files, printed_pages as say, screens as say_screens
from game.messages.language import saying
from game.printed.printed_page import PrintedPage, page_to_print
from game.rules.ruleset import RuleSet
from game.ui.system.environment import Environment
from game.ui.system.scene_stack import SceneStack
from saves.disk import limits
from saves.disk.browsing import PlaceKind, usual_places
from saves.disk.files import read_small, reason_of
from saves.disk.typed_path import home_folder


def pages_folder() -> Path:
    """Where pages to print are kept: among the documents. Browsers that run shut off from the rest see no hidden folder
    and no temporary file.
    """
    places = {place.kind: place.folder for place in usual_places(home_folder())}
    return places.get(PlaceKind.DOCUMENTS, places[PlaceKind.HOME]) / say_screens.game()


class Printing:
    """Opens pages in the browser, without asking where to save them."""

    def __init__(self, environment: Environment, screens: SceneStack) -> None:
        self._environment, self._screens = environment, screens

    def print_rules(self, rules: RuleSet, page: PrintedPage) -> None:
        """A page of a rule set, with a score sheet for its first table."""
        self.print(page, page_to_print(rules, page))

    def print(self, page: PrintedPage, text: str) -> None:
        self.print_page(page, text)

    def print_page(self, name: str, text: str) -> None:
        """Any page that is ready; `name` is that of its file, without the ending."""
        threading.Thread(target=self._write, args=(name, text.encode()), name=f"file page {name}", daemon=True).start()

    def _write(self, name: str, page: bytes) -> None:
        """In the background: a disk may not answer."""
        try:
            path = _place_for(pages_folder(), name, page)
            self._environment.disk.replace(path, page)
        except OSError as error:
            self._screens.say_here(saying(say_game_files.cannot_save_there, reason_of(error)))
            return
        is_open = self._environment.opener.open_page(path)
        self._screens.say_here(partial(say.opens if is_open else say.not_opened, str(path)))


def _place_for(folder: Path, name: str, page: bytes) -> Path:
    """A file of that name that is not there yet, or holds this very page."""
    for number in itertools.count(1):
        path = folder / f"{name}{f'-{number}' if number > 1 else ''}.html"
        if not path.exists() or (path.is_file() and read_small(path, limits.PAGE) == page):
            return path
    raise AssertionError
