"""What the program asks of what lies behind the doors of the title, which is loaded only after the first picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from game.rules.ruleset import RuleSet
from game.ui.models import NewGame
from game.ui.new_game.choices import RuleChoice
from game.ui.title.title_doors import LearnDoor


class BehindLearnDoor(Protocol):
    """Lessons and problems of whoever learns here."""

    @property
    def door(self) -> LearnDoor:
        """What the title says of it."""

    def expect(self, choices: Sequence[RuleChoice], rules: str, person: str) -> None:
        """These rule sets are there; the usual ones and the usual person are taken until others are chosen."""

    def show(self) -> None:
        """Over the present screen."""

    def pass_time(self) -> None:
        """Finds out a little more."""

    def has_news(self) -> bool:
        """Whether more is known, or something else chosen, than when this was asked last."""

    def show_more(self) -> None:
        """What has become known, on its screen if that is there."""


class ScorePadOnScreen(Protocol):
    """Evenings with real cards."""

    def begin(self, new: NewGame, rules: RuleSet, pad_id: str, created: str) -> None:
        """A new one, in the place of the present screen; `created` is ISO 8601, UTC."""

    def open(self, path: Path) -> None:
        """One that was begun before."""

    def close(self) -> bool:
        """It is put away; whether all of it is written."""
