"""A match without a window: its people play on phones, everybody else automatically."""

import time
from collections.abc import Mapping, Sequence

from game.ai.fallback_move import fallback_move
from game.engine.moves import Move
from game.engine.refusal import Refusal
from game.phones.phone_asks import Again
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.match_log import MatchLog
from game.play.practising.hints_followed import HintsShown
from game.play.thinking.thinker import Thinker
from game.sentences.at_table.log import LogLine


class HostedGame:
    """The match as phones need it (`game.phones.phone_table.MatchOnPhones`), plus everything automatic."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._thinker = Thinker(time.monotonic)
        self._others = MachinePlayers(match, self._thinker)
        self._hints = HintsShown()
        self._log = MatchLog(match, None)

    @property
    def steps(self) -> Sequence[Sequence[LogLine]]:
        """The log by moves, as everybody reads it."""
        return self._log.steps

    may_hint = may_announce = True
    may_continue = False  # the next round is dealt at once
    inks: Mapping[str, str] = {}
    asked_again = None
    """Nobody can begin another match here."""
    wanting: frozenset[int] = frozenset()
    tonight: tuple[int, ...] = ()
    has_told_end = False
    """Whether stdout has told how the match ended."""

    @property
    def shows_end(self) -> bool:
        """Whether everybody may know how what is over has ended."""
        return self.has_told_end or not self.match.is_over

    def lead_on(self) -> None:
        """The next round begins by itself."""

    def ask_again(self, seat: int, again: Again) -> None:
        """Nobody can."""

    def note_hint(self, move: Move) -> None:
        """Note that the seat to act was shown this move."""
        self._hints.note(self.match.board, move)

    def cut_deck(self, lifted: int) -> None:
        """Cut the waiting pack, and deal."""
        self.match.cut_pack(lifted)

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """Make a decision for that seat."""
        return self.match.play(seat, move, hinted=self._hints.has(self.match.board, move))

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        """Take back the seat's last melds."""
        return self.match.undo(seat, moves)

    def step(self) -> bool:
        """Deal, or make the next move of a computer player if it is ready; True if something was done."""
        match = self.match
        if match.is_over or not match.is_settled:
            return False
        if match.awaits_deal:
            match.begin_round()
            return True
        move = self._others.poll()
        if move is None:
            return False
        seat = match.board.mover
        if match.play(seat, move) is not None:  # a buggy player must not stop the game
            match.play(seat, fallback_move(match.view(seat)))
        return True

    def close(self) -> None:
        """Close the computer players."""
        self._others.cancel()
        self._thinker.close()
