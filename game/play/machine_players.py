"""The players who aren't people."""

from typing import Final

from game.ai.level_names import answering_level
from game.ai.player import MOST_EFFORT, Think
from game.ai.players.clean_habit import kept_clean
from game.ai.players.style import style_of
from game.engine.moves import Move
from game.engine.partners.agreements import agreements_and_habits
from game.play.match import Match
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import ThinkRequest

TURN_SECONDS: Final = 1.5

_DECISION_SHARE: Final = 0.3
"""The share of a turn's time for each decision: a turn has two or three with alternatives."""


class MachinePlayers:
    """Asks the player who must act and waits for the move without ever blocking. A seat of a program, in a record of an
    earlier version, is played by the default level.
    """

    def __init__(self, match: Match, thinker: Thinker, turn_seconds: float = TURN_SECONDS) -> None:
        """The thinker may serve several matches, one after the other. `turn_seconds` is the time limit for a turn."""
        self._match = match
        self._thinker = thinker
        self._asked_at: int | None = None
        self._turn_seconds = turn_seconds

    @property
    def is_their_turn(self) -> bool:
        """Whether the next decision is one of theirs."""
        match = self._match
        if match.is_over or match.awaits_deal or match.pack_waits:
            return False
        return match.seats[match.board.mover].kind != "human"

    def ask(self) -> None:
        """Ask the player who must act. Does nothing if already asked, or if it is a person."""
        match = self._match
        if not self.is_their_turn or self._asked_at == match.line_count:
            return
        self._asked_at = match.line_count
        seat = match.board.mover
        info = match.seats[seat]
        self._thinker.ask(
            ThinkRequest(
                match.header.id,
                match.line_count,
                answering_level(info.level),
                match.view(seat),
                Think(
                    cut_miss=match.cut_miss(seat),
                    effort=MOST_EFFORT,
                    seconds=self._turn_seconds * _DECISION_SHARE,
                    style=style_of(info.style),
                    agreements=agreements_and_habits(info.agreements),
                ),
            )
        )

    def poll(self) -> Move | None:
        """The decision of `board.mover`, once it is ready; asks first if necessary. At every level, the partner of a
        person keeps nearly clean melds clean.
        """
        if not self.is_their_turn:
            return None
        self.ask()
        move = self._thinker.poll(self._match.header.id, self._match.line_count)
        if move is None and not self._thinker.is_thinking:
            self._asked_at = None  # the thinker was used for something else in the meantime
        if move is not None:
            self._asked_at = None
            seat = self._match.board.mover
            mates = (self._match.seats[mate] for mate in self._match.board.teammates(seat))
            if any(mate.kind == "human" for mate in mates):
                move = kept_clean(self._match.view(seat), move)
        return move

    def cancel(self) -> None:
        """Drop an open question to a computer player: the table was left, or something was taken back."""
        self._asked_at = None
        self._thinker.cancel()
