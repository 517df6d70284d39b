"""The score of a round that was played before, looked at from Look back; it leads back there, and to other rounds."""

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.ui.scores.round_score import RoundScoreModel, RoundScoreScene
from game.ui.widgets import BarButton, Button
from game.words import looking_back as words
from game.words import scores
from game.words.screens import BACK

ROUND_KEYS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class PastScoreScene(RoundScoreScene):
    """The same sheet. Page keys lead to the score of the round before and of the next one, as far as they are over."""

    name = "past_score"

    def __init__(
        self,
        model: RoundScoreModel,
        on_back: Callable[[], None],
        on_round: Callable[[int], None],
        time_scale: float = 0.0,
    ) -> None:
        """`on_round` is asked for the score of another round."""
        self._on_back, self._on_round = on_back, on_round
        shown = replace(model, next_label=words.BACK_TO_LOOK_BACK, next_sub="")
        super().__init__(shown, lambda _: on_back(), time_scale)
        self._next.icon = "back"
        self.form.on_cancel = on_back

    def ways_beside(self) -> list[Button]:
        """The rounds before and after; before the first begins what the record holds of the match."""
        model = self.model
        first, last = model.start.rounds + 1, model.start.rounds + model.rounds_over
        before = Button(
            "button/previous_round", words.ROUND_BACK, partial(self._on_round, model.round - 1), icon="previous"
        )
        after = Button("button/next_round", words.ROUND_ON, partial(self._on_round, model.round + 1), icon="next")
        before.enable(model.round > first, words.FIRST_SCORE)
        after.enable(model.round < last, words.LAST_SCORE)
        for button, round in ((before, model.round - 1), (after, model.round + 1)):
            button.label = scores.round_title(round) if button.enabled else button.label
        return [before, after]

    def ways_in_bar(self) -> list[Button]:
        """Back alone, at the left."""
        return [BarButton("button/back", BACK, self._on_back, icon="back")]

    @property
    def left_of_bar(self) -> list[Button]:
        """The way back."""
        return self.bar_buttons

    @property
    def right_of_bar(self) -> list[Button]:
        """Nothing: one is in Look back already."""
        return []

    def handle(self, event: Event) -> bool | None:
        """Page keys turn to another round, at any time."""
        if event.type == pygame.KEYDOWN and event.key in ROUND_KEYS and self.form.dialog is None:
            before, after = self.others
            (before if ROUND_KEYS[event.key] < 0 else after).press()
            return True
        return super().handle(event)
