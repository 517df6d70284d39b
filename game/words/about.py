"""What the page about the game says, and what may go wrong when a folder is to be opened."""

from typing import Final

ABOUT_TITLE: Final = "About this game"
VERSION: Final = "Version"
LICENCE: Final = "Licence"
LICENCE_WORDS: Final = (
    "GNU General Public License, version 3 or later: you may use, study, change and pass on the game."
)
SAVES: Final = "Your games"
SAVES_WORDS: Final = "Your games, house rules and settings are in this folder. Copy it and you have everything."
RUNS_ON: Final = "Runs on"
OPEN_FOLDER: Final = "Open folder"
PICTURES: Final = "Pictures and letters"
OPENING: Final = "The folder is opening in another window."
NO_OPENER: Final = "This computer has no program that opens folders. The path is above."
NOT_OPENED: Final = "The folder could not be opened. The path is above."
