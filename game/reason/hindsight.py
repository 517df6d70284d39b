"""What a computer player knew when it decided, and why it decided so: for Look back, from the same view only."""

from typing import Final

from game.ai.level_names import DEFAULT_LEVEL, LEVELS
from game.ai.player import BALANCED, Style, Think
from game.ai.players.easy import remembered
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Habits
from game.ai.roster import player_of
from game.engine.moves import Discard, GoOut, MeldCards, Move, Take
from game.engine.partners.agreements import Agreement, AgreementOrHabit, broken_by
from game.engine.table.view import PlayerView
from game.reason.hint import reason_for
from game.reason.purposes import Advice

_PLAYING_AHEAD: Final = ("hard", "expert")


def as_remembered(view: PlayerView, level: str | None) -> PlayerView:
    """The view as that level uses it: a beginner forgets what is deeper in the pile."""
    return remembered(view) if level == "easy" else view


def reason_then(view: PlayerView, move: Move, level: str | None) -> Advice:
    """The facts that supported a move which that level made in this view."""
    return reason_for(as_remembered(view, level), move)


def without_thinking_ahead(
    view: PlayerView,
    move: Move,
    level: str | None,
    style: Style = BALANCED,
    agreements: tuple[AgreementOrHabit, ...] = (),
) -> Move | None:
    """What a level that plays ahead would have done by its tuning alone, if that is another move; otherwise None."""
    if level not in _PLAYING_AHEAD:
        return None
    first = Habits().decide(view, Think(style=style, agreements=agreements))
    return None if first == move else first


def in_hards_place(view: PlayerView, move: Move) -> Advice:
    """What `hard` says in place of a person who made this move: about the same move, or about the one it would make.

    Cards of a rank are interchangeable, and laying part of what it would lay counts as the same move.
    """
    own = Hard().decide(view, Think())
    return reason_for(view, move if _is_alike(move, own) else own)


def _is_alike(move: Move, own: Move) -> bool:
    match move, own:
        case Discard(card), Discard(other):
            return card[0] == other[0]
        case MeldCards(groups), MeldCards(others):
            ranks = {(group.onto, card[0]) for group in others for card in group.cards}
            return all((group.onto, card[0]) in ranks for group in groups for card in group.cards)
        case (Take(), Take()) | (GoOut(), GoOut()):
            return True
        case _:
            return False  # of two equal moves either may be told


def agreement_behind(
    view: PlayerView, move: Move, level: str | None, style: Style, agreements: tuple[AgreementOrHabit, ...]
) -> Agreement | None:
    """The agreement that kept the level from making another move; None if none did.

    For levels that play ahead, only their tuning is asked.
    """
    agreed = [one for one in agreements if isinstance(one, Agreement)]
    if not agreed:
        return None
    player = Habits() if level in _PLAYING_AHEAD else player_of(level if level in LEVELS else DEFAULT_LEVEL)
    for one in agreed:
        others = tuple(other for other in agreements if other is not one)
        freely = player.decide(view, Think(style=style, agreements=others))
        if freely != move and broken_by(view, freely, (one,)) is one:
            return one
    return None
