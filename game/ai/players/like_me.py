"""The level `like_me`: as strong as a given person, anywhere between `easy` and `expert`, by alternating two
levels; and the blunders that it never makes.

The strength is part of the level's name in a record, so a resumed game continues the same way.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from game.ai.level_names import STEP, strength_in
from game.ai.player import Player, Think, never
from game.ai.players.expert import Expert
from game.ai.players.tuned_player import Habits, Normal, TunedPlayer
from game.ai.search.worlds import rng_for
from game.ai.tunings.fixed_tunings import BEGINNER
from game.cards import is_wild
from game.engine.legal import lay, why_not
from game.engine.moves import Answer, Discard, MeldCards, Move, Take
from game.engine.refusal import Refusal
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

TIMID: Final = replace(BEGINNER, take_from=1000.0, open_wilds=0.0, open_wilds_turn=0.1, out_lead=2500.0)
"""Leaves the pile alone, waits for a good opening, and ends a round only when far ahead: weaker than `easy`, yet
nothing it does looks foolish.
"""


_LADDER: Final = (("normal", lambda: TunedPlayer(TIMID)), ("normal", Normal), ("hard", Habits), ("expert", Expert))
"""The players, each with the level whose tuning it answers by."""


def deciding_level(level: str | None, view: PlayerView) -> str | None:
    """The level that decides at this view: the level itself, or for `like_me` one of its two levels."""
    strength = strength_in(level)
    return level if strength is None else LikeMe(strength).goes_by(view)


_AS_EASY: Final = 0.02, 0.2
"""How often the stronger player decides so that the mixture is as strong as `easy`: in a team, and alone, where the
timid player almost never wins.
"""


def _share_alone(share: float) -> float:
    """How often the stronger player decides if everybody plays alone, given how often it would in a team.
    >>> [round(_share_alone(share), 2) for share in (0.0, 0.02, 0.5, 1.0)]
    [0.0, 0.2, 0.59, 1.0]
    """
    team, alone = _AS_EASY
    return alone * share / team if share < team else alone + (1 - alone) * (share - team) / (1 - team)


class LikeMe:
    """Decides by the level above its strength some of the time, otherwise by the one below, but makes no silly move."""

    def __init__(self, strength: int) -> None:
        """`strength` is 0 to `STRONGEST`."""
        below = min(strength // STEP, len(_LADDER) - 2)
        self._share = (strength - below * STEP) / STEP
        self._names = _LADDER[below][0], _LADDER[below + 1][0]
        self._weaker: Player = _LADDER[below][1]()
        self._stronger: Player = _LADDER[below + 1][1]()

    def goes_by(self, view: PlayerView) -> str:
        """The level that decides here."""
        return self._names[self._is_strong(view)]

    def _is_strong(self, view: PlayerView) -> bool:
        is_timid = self._names[0] == self._names[1]
        is_alone = view.board.teams == view.board.players
        return rng_for(view).random() < (_share_alone(self._share) if is_timid and is_alone else self._share)

    def decide(self, view: PlayerView, think: Think, is_enough: Callable[[], bool] = never) -> Move:
        """A legal move of the seat whose view this is and who must act now; randomness depends only on the view. It
        ends where it `is_enough`, which is asked every few playouts.
        """
        order = (self._stronger, Habits()) if self._is_strong(view) else (self._weaker, self._stronger, Habits())
        moves: list[Move] = []
        for player in order:
            if isinstance(player, Expert):
                moves.append(player.decide(view, think, is_enough))
            else:
                moves.append(player.decide(view, think))
            if not is_silly(view, moves[-1]):
                return moves[-1]
        return moves[0]


_NEARLY: Final = 2
"""A clean meld at most this many cards short of a book is worth keeping clean."""


def is_silly(view: PlayerView, move: Move) -> bool:
    """Whether it wastes something obvious: a wild, the card that a book lacks, a book as good as clean."""
    match move:
        case Discard():
            return _throws_a_wild(view, move) or _discards_needed_card(view, move)
        case MeldCards() | Take():
            return _spoils_a_clean_book(view, move)
        case Answer():
            return not move.yes and not view.hand and view.board.in_foot[view.seat]
        case _:
            return False


def _throws_a_wild(view: PlayerView, move: Discard) -> bool:
    """A wild, although a natural card or a three may be discarded."""
    return is_wild(move.card) and any(
        not is_wild(card) and why_not(view, Discard(card)) is None for card in dict.fromkeys(view.hand)
    )


def _discards_needed_card(view: PlayerView, move: Discard) -> bool:
    """A card that completes a book of the team, although another plain card may be discarded and the card could be
    laid.
    """
    board = view.board
    size = board.rules.book_size
    if is_wild(move.card) or board.phase != Phase.PLAY or len(view.hand) < 3:
        return False
    lacking = any(meld.rank == move.card[0] and len(meld.cards) == size - 1 for meld in board.melds[view.team])
    return lacking and any(
        card[0] != move.card[0] and not is_wild(card) and why_not(view, Discard(card)) is None for card in view.hand
    )


def _spoils_a_clean_book(view: PlayerView, move: MeldCards | Take) -> bool:
    """Wilds on a clean book, or on a clean meld that is nearly one, unless that empties the hand."""
    board = view.board
    before = board.melds[view.team]
    after = lay(board, view.seat, move.groups)
    if isinstance(after, Refusal) or sum(len(group.cards) for group in move.groups) >= len(view.hand) - 1:
        return False
    size = board.rules.book_size
    return any(
        not was.wilds and now.wilds and len(was.cards) >= size - _NEARLY
        for was, now in zip(before, after, strict=False)
    )
