"""What is whole of a damaged game: saved as a game of its own, and opened."""

from collections.abc import Callable
from pathlib import Path

from game.ui.flow.fresh import Fresh
from game.words import errors as words
from saves.bad_record import BadRecord
from saves.files import reason_of
from saves.library import Library
from saves.lines import GameLine
from saves.lock import GameIsOpen
from saves.salvage import good_lines


class GoodPart:
    """`say` tells a sentence where that cannot be; `then` gets the path of the new game."""

    def __init__(self, library: Library, fresh: Fresh, say: Callable[[str], None], then: Callable[[str], None]) -> None:
        self._library = library
        self._fresh = fresh
        self._say = say
        self._then = then

    def save(self, path: str) -> None:
        """Save what is whole of the record in that file, which is only read."""
        try:
            lines = good_lines(Path(path))
            if not lines or not isinstance(lines[0], GameLine):
                self._say(words.GOOD_PART_NOT_SAVED)
                return
            header = self._fresh.part_of(lines[0])
            safe = self._library.save_good_part(lines, header)
        except OSError as error:
            self._say(words.unreadable(Path(path).name, reason_of(error)))
        except (BadRecord, GameIsOpen):  # another program writes there at this moment
            self._say(words.GOOD_PART_NOT_SAVED)
        else:
            if safe:
                self._then(str(self._library.path_of(header.id)))
            else:
                self._say(words.GOOD_PART_NOT_SAVED)
