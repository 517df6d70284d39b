"""The question before a file that is there already is replaced. Only a deliberate yes replaces it."""

from collections.abc import Callable

from game.ui.widgets import Button, ButtonLook, Dialog
from game.words import game_files as words


def replace_dialog(name: str, replace: Callable[[], None], close: Callable[[], None]) -> Dialog:
    """Asks about the file of that name; `close` takes the question off the screen, Esc does so, too."""

    def close_and_replace() -> None:
        close()
        replace()

    buttons = [
        Button("button/replace", words.REPLACE_IT, close_and_replace),
        Button("button/continue", words.ANOTHER_NAME, close, look=ButtonLook("primary")),
    ]
    return Dialog(words.is_there(name), words.WHAT_REPLACING_IS, buttons)
