"""The question before a file that is there already is replaced. Only a deliberate yes replaces it."""

from collections.abc import Callable

from game.text.messages import game_files as say_game_files
from game.ui.widgets import Button, ButtonLook, Dialog


def replace_dialog(name: str, replace: Callable[[], None], close: Callable[[], None]) -> Dialog:
    """Asks about the file of that name; `close` takes the question off the screen, Esc does so, too."""

    def close_and_replace() -> None:
        close()
        replace()

    buttons = [
        Button("button/replace", say_game_files.replace_it(), close_and_replace),
        Button("button/continue", say_game_files.another_name(), close, look=ButtonLook("primary")),
    ]
    return Dialog(say_game_files.is_there(name), say_game_files.what_replacing_is(), buttons)
