"""Headers of matches that begin now: which game this is, when it began, and with which cards."""

import random
from collections.abc import Callable
from datetime import UTC, datetime

from msgspec.structs import replace

from game import VERSION
from game.plain_text import plain
from game.rules.ruleset import RuleSet
from game.ui.flow.tables import header_from
from game.ui.screens.models import NewGame
from game.words import files as words
from saves.lines import GameLine


class Fresh:
    """Makes headers; no two have the same name."""

    def __init__(self, seed: Callable[[], int], chance: random.Random) -> None:
        """`seed` decides the cards; `chance` only what the file is called."""
        self._seed = seed
        self._chance = chance

    def _when(self) -> tuple[str, str]:
        """A name for the game, and when it began."""
        now = datetime.now(UTC)
        return f"{now:%Y%m%d-%H%M%S}-{self._chance.getrandbits(32):08x}", f"{now:%Y-%m-%dT%H:%M:%SZ}"

    def of(self, new: NewGame, rules: RuleSet) -> GameLine:
        """A match as it was put together on screen."""
        game_id, created = self._when()
        return header_from(new, rules, seed=self._seed(), game_id=game_id, created=created, app=VERSION)

    def again(self, before: GameLine) -> GameLine:
        """The table of a match that is over, with new cards."""
        game_id, created = self._when()
        return replace(before, id=game_id, created=created, app=VERSION, seed=self._seed(), t=None)

    def part_of(self, before: GameLine) -> GameLine:
        """The same match with the same cards, in a file of its own."""
        game_id, created = self._when()
        return replace(before, id=game_id, created=created, app=VERSION, name=plain(words.good_part_of(before.name)))
