"""What the cards of the rounds of a running match were worth, asked of the worker while the score is looked at."""

from game.play.match import Match
from game.play.thinker import Thinker
from game.play.thinker_messages import LuckRequest


class MatchLuck:
    """The luck of a match's rounds. Nothing here waits."""

    def __init__(self, match: Match, thinker: Thinker) -> None:
        """The thinker may serve several matches, one after the other."""
        self._match = match
        self._thinker = thinker
        self._asked = 0

    def of_round(self, number: int) -> tuple[float, ...] | None:
        """By seat, what its own cards in a round that is over were worth; None while, or where, that is not known."""
        match = self._match
        if self._asked != number and self._thinker.ask_luck(LuckRequest(match.header.id, number, match.lines)):
            self._asked = number
        reply = self._thinker.luck(match.header.id, number)
        return None if reply is None else reply.seats
