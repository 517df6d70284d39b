"""What a coach can say about a person's decision: tips that agree with the hint's advice."""

from collections.abc import Sequence
from typing import Final

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.ai.players.when_to_go_out import going_out
from game.analysis.coaching.tip_finder import may_take, opening_rule, tips_for
from game.analysis.coaching.tips import Coaching, Tip
from game.analysis.judged.decisions import Decision
from game.analysis.judged.judging import Effort, judge
from game.engine.candidates import candidates
from game.engine.draft import Draft, staged_opening
from game.engine.ending.going_out import books_wanted
from game.engine.events import Event
from game.engine.legal import completed_book
from game.engine.moves import GoOut, Group, MeldCards, Move, wilds_in
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.play.practising.practice import Practice
from game.reason.hint import reason_for, settled


def coaching(view: PlayerView, happened: Sequence[Event]) -> Coaching | None:
    """For a seat that is to draw, lay down or discard; None if the hint isn't known to be sound.

    `happened` is what the seat has seen since its last turn.
    """
    if not view.is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return None
    out = going_out(view) if view.board.phase is Phase.PLAY else None
    if out is not None:  # the table has a button for it, whatever playing on would be worth
        advice = reason_for(view, out)
        return Coaching(tips_for(view, out, happened, advice.purpose), advice)
    if (book := needed_book(view)) is not None:  # everybody at the table sees it
        advice = reason_for(view, book)
        return Coaching(tips_for(view, book, happened, advice.purpose), advice)
    advice, opening = settled(view), lit_opening(view)
    if opening is not None and not isinstance(advice.move, MeldCards | GoOut):
        is_told = wilds_in(opening.groups) <= MOST_WILDS
        if is_told:
            advice = reason_for(view, opening)  # the table lights it up, and a newcomer shall not hear no
    else:
        is_told = is_sound(view, advice.move)
    if not is_told:
        rules: tuple[Tip, ...] = (*opening_rule(view), *may_take(view, draws=False))
        return Coaching(rules, None) if rules else None  # neither yes nor no to opening or taking
    return Coaching(tips_for(view, advice.move, happened, advice.purpose), advice)


def needed_book(view: PlayerView) -> MeldCards | None:
    """A meld that completes a book without which the team can't go out, with the fewest wild cards; none that makes a
    clean meld dirty.
    """
    if view.board.phase is not Phase.PLAY or not (wanted := books_wanted(view.board, view.team)):
        return None
    melds = view.board.melds[view.team]

    def is_needed(group: Group) -> bool:
        kind = completed_book(view, group)
        is_spoilt = kind == "dirty" and group.onto is not None and melds[group.onto].kind == "clean"
        return kind is not None and not is_spoilt and (kind in wanted or "any" in wanted)

    single = (move for move in candidates(view) if isinstance(move, MeldCards) and len(move.groups) == 1)
    books = (move for move in single if is_needed(move.groups[0]))
    return min(books, key=lambda move: wilds_in(move.groups), default=None)


MOST_WILDS: Final = 1
"""A newcomer is shown an opening with at most this many wild cards, although it may cost points; of others the rule is
told, but not whether to open.
"""


def lit_opening(view: PlayerView) -> MeldCards | None:
    """The cheapest opening that the hand allows now; None if there is none or after the opening."""
    draft = staged_opening(view, Draft()) if view.board.phase is Phase.PLAY else None
    return None if draft is None else MeldCards(draft.groups)


LOOK: Final = Effort(64, 250)
"""The judge's effort before a tip: about half a second, in the background."""


def is_sound(view: PlayerView, move: Move) -> bool:
    """Whether, as far as the judge can tell, the move and a turn completed by `hard` don't clearly give points away
    (`game.analysis.facts.LEAST_POINTS`).
    """
    moves = turn_with(view, move)
    return bool(moves) and not judge(Decision(0, view.seat, moves, view), LOOK).better


def turn_with(view: PlayerView, move: Move) -> tuple[Move, ...]:
    """The move and what `hard` would do to the end of the turn, or until it sees new cards; () if the move can't be
    played.
    """
    practice = Practice(view)
    while practice.play(move) is None and not practice.is_decided:
        move = Habits().decide(practice.view, Think())
    return practice.moves
