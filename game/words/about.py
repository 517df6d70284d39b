"""What the page about the game says, and what may go wrong when a folder is to be opened."""

from typing import Final

ABOUT_TITLE: Final = "About this game"
VERSION: Final = "Version"
LICENCE: Final = "Licence"
LICENCE_WORDS: Final = (
    "GNU General Public License, version 3 or later: you may use, study, change and pass on the game."
)
SAVES: Final = "Your games"
SAVES_WORDS: Final = "Games, house rules and settings lie in this folder. Copy it, and you have copied everything."
RUNS_ON: Final = "Runs on"
OPEN_FOLDER: Final = "Open folder"
PICTURES: Final = "Pictures and letters"
OPENING: Final = "The folder is being opened in another window."
NO_OPENER: Final = "There is no program here that opens folders. The place is written above."
NOT_OPENED: Final = "The folder could not be opened. The place is written above."
