"""The score of an earlier round, opened from Look back; it leads back there, and to other rounds."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import K_PAGEDOWN, K_PAGEUP, KEYDOWN, Event

from game.messages.functions import looking_back as say_looking_back, scores as say_scores
from game.toolkit.widgets import BarButton, Button
from game.ui.match.scores.round_score import RoundScoreModel, RoundScoreScene, SheetWays

ROUND_KEYS: Final = {K_PAGEUP: 0, K_PAGEDOWN: 1}


class PastScoreScene(RoundScoreScene):
    """The same sheet. Page keys lead to the score of the previous and the next finished round."""

    name = "past_score"

    def __init__(
        self,
        worded: Callable[[], RoundScoreModel],
        on_back: Callable[[], None],
        on_round: Callable[[int], None],
        time_scale: float = 0.0,
    ) -> None:
        """`on_round` is called for the score of another round."""
        self._on_round = on_round
        super().__init__(worded, lambda request: on_back(), time_scale)
        self.lead_back(on_back, say_looking_back.back_to_turns)

    @property
    def ways(self) -> SheetWays:
        back = super().ways
        first = say_looking_back.first_score()
        previous = self._way_to("button/previous_round", say_looking_back.previous_round(), -1, first)
        following = self._way_to("button/next_round", say_looking_back.next_round(), 1, say_looking_back.last_score())
        about = (self.about_round(BarButton),) if self.state.about else ()
        return SheetWays(back.on, (previous, following), about)

    def _way_to(self, id: str, label: str, by: int, reason: str) -> Button:
        """To another round, starting at the first in the record."""
        start, round = self.state.model.start.rounds, self.state.model.round + by
        is_there = start < round <= start + self.state.model.rounds_over
        label = say_scores.round(round) if is_there else label
        picture = "previous" if by < 0 else "next"
        return Button(id, label, partial(self._on_round, round), icon=picture, why_not=None if is_there else reason)

    def handle(self, event: Event) -> bool | None:
        """Page keys turn to another round, at any time."""
        if event.type == KEYDOWN and event.key in ROUND_KEYS and self.form.dialog is None:
            self.ways.others[ROUND_KEYS[event.key]].press()
            return True
        return super().handle(event)
