"""Pages to print: written where somebody says, and opened in a browser, which prints them or makes a PDF of them."""

from pathlib import Path
from typing import Final

from game.rules.ruleset import RuleSet
from game.text.messages import game_files as say_game_files
from game.text.messages import printed_pages as say
from game.ui.environment import Environment
from game.ui.named_file.screen import FileOutcome, FilePage, NamedFileScene
from game.ui.requests import Ask
from game.ui.scene_stack import SceneStack
from game.words.printed_pages import PrintedPage, page_to_print
from saves.typed_path import home_folder


def _as_page(path: Path) -> Path:
    """A browser knows a page by its ending."""
    if not path.name or path.is_dir():
        return path  # writing says what is wrong with it
    return path if path.suffix.lower() in (".html", ".htm") else path.with_name(f"{path.name}.html")


def file_page(title: str) -> FilePage:
    """Where a page to print is written to."""
    return FilePage(
        name="print",
        title=title,
        why=say.why(),
        label=say.file(),
        button=say.make(),
        doing=say_game_files.copying(),
        silent=say_game_files.copy_silent(),
        fails=say_game_files.cannot_save_there,
        icon="print",
        place=_as_page,
    )


_NAMES: Final = {PrintedPage.SET_UP: "table-setup"}


class Printing:
    """Asks where each page should go, over the screen at hand."""

    def __init__(self, environment: Environment, screens: SceneStack, ask: Ask) -> None:
        self._environment, self._screens, self._ask = environment, screens, ask

    def print_rules(self, rules: RuleSet, page: PrintedPage) -> None:
        """A page of a rule set, with a score sheet for its first table."""
        self.print(page, page_to_print(rules, page))

    def print(self, page: PrintedPage, text: str) -> None:
        """A page that is ready."""
        self.print_page(page.label, _NAMES.get(page, page), text)

    def print_page(self, title: str, name: str, text: str) -> None:
        """The same of any page; `name` is that of its file, without the ending."""

        def write(path: Path) -> FileOutcome:
            self._environment.disk.replace(path, text.encode())
            return FileOutcome(say_game_files.saved_as(str(path)), made=path)

        path = str(home_folder() / f"{name}.html")
        opener = self._environment.opener
        self._screens.lay_over(NamedFileScene(file_page(title), path, write, self._ask, opener=opener))
