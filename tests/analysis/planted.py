"""Bad moves planted into decisions of good matches, for tests that the judge finds them.

What is planted replaces what `hard` did; everything else of the match stays as it was.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from game.analysis.judged.decisions import Decision, decisions_of
from game.cards import Card, is_three, is_wild
from game.engine.discard_pile.taking import takes
from game.engine.ending.going_out import missing_books
from game.engine.legal import why_not
from game.engine.moves import Answer, Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.engine.table.board import Phase
from game.play.match import Match
from game.rules.presets import preset
from tests.play.matches_in_memory import fresh, step


def a_match(rules_id: str, seed: int) -> Match:
    """A whole match of four `hard` players."""
    match = fresh(preset(rules_id), seed=seed)
    while not match.is_over:
        step(match, "hard")
    return match


def _left(decision: Decision) -> list[Card]:
    """The cards of the hand after the lay-downs, the discard among them."""
    left = list(decision.view.hand)
    for move in decision.moves:
        if isinstance(move, MeldCards):
            for group in move.groups:
                for card in group.cards:
                    left.remove(card)
    return left


def _throws(decision: Decision, card: Card) -> tuple[Move, ...]:
    return (*decision.moves[:-1], Discard(card))


def wild_thrown(decision: Decision) -> tuple[Move, ...] | None:
    """A wild is thrown away that the seat has use for, out of a hand of some cards."""
    left = _left(decision)
    wilds = [card for card in left if is_wild(card)]
    ends = isinstance(decision.moves[-1], Discard) and not is_wild(decision.moves[-1].card)
    early = decision.view.board.stock > 60 and not decision.view.board.in_foot[decision.seat]
    return _throws(decision, wilds[0]) if ends and early and wilds and len(left) >= 6 else None


def ace_thrown(decision: Decision) -> tuple[Move, ...] | None:
    """A triple or pair of aces is broken where a three could be thrown."""
    left = _left(decision)
    aces = [card for card in left if card[0] == "A"]
    last = decision.moves[-1]
    three = isinstance(last, Discard) and is_three(last.card)
    return _throws(decision, aces[0]) if three and len(aces) in (2, 3) else None


def clean_spoilt(decision: Decision) -> tuple[Move, ...] | None:
    """A wild goes onto the clean meld that lacks one or two cards and is the team's nearest to a clean book that it
    needs, nothing else being laid.
    """
    view, board = decision.view, decision.view.board
    wilds = [card for card in view.hand if is_wild(card)]
    last = decision.moves[-1]
    if not isinstance(last, Discard) or len(view.hand) < 5 or not wilds or last.card == wilds[0]:
        return None
    size, melds = board.rules.book_size, board.melds[view.team]
    missing = missing_books(board, melds)
    if missing is None or not missing.clean:
        return None
    lengths = Counter(len(meld.cards) for meld in melds if not meld.wilds and len(meld.cards) < size)
    for number, meld in enumerate(melds):
        is_nearest = lengths and len(meld.cards) == max(lengths) and lengths[len(meld.cards)] == 1
        if not meld.wilds and size - 2 <= len(meld.cards) < size and is_nearest:
            move = MeldCards((Group((wilds[0],), number),))
            if why_not(view, move) is None:
                return move, last
    return None


def stays(decision: Decision) -> tuple[Move, ...] | None:
    """Somebody who should go out holds on to everything and discards."""
    last = decision.moves[-1]
    if not isinstance(last, GoOut) or len(decision.moves) > 1 or len(decision.view.hand) < 2:
        return None
    thrown = Discard(last.discard or decision.view.hand[0])
    return (thrown,) if why_not(decision.view, thrown) is None else None


def pile_left(decision: Decision) -> tuple[Move, ...] | None:
    """A large pile that opens for the team is not taken."""
    board = decision.view.board
    opens = isinstance(decision.moves[0], Take) and not board.has_opened(decision.view.team)
    return (Draw(),) if opens and board.pile >= 8 and board.stock > 20 else None


def threes_taken(decision: Decision) -> tuple[Move, ...] | None:
    """A pile with threes in it, left alone by who should, is taken."""
    board = decision.view.board
    if not isinstance(decision.moves[0], Draw):
        return None
    threes = sum(map(is_three, board.pile_seen[-7:]))
    return next(((move,) for move in takes(decision.view)), None) if threes >= 2 else None


def answered_otherwise(decision: Decision) -> tuple[Move, ...] | None:
    """Yes instead of no, or no instead of yes."""
    move = decision.moves[0]
    return (Answer(not move.yes),) if isinstance(move, Answer) else None


PLANTS: Final[Mapping[str, Callable[[Decision], tuple[Move, ...] | None]]] = {
    "wild thrown": wild_thrown,
    "ace thrown": ace_thrown,
    "clean meld spoilt": clean_spoilt,
    "does not go out": stays,
    "pile left": pile_left,
    "threes taken": threes_taken,
    "answered otherwise": answered_otherwise,
}


def planted(kind: str, match: Match) -> Iterator[tuple[Decision, Decision]]:
    """Decisions of the match with a bad move of that kind in each, and as they were before."""
    plant = PLANTS[kind]
    for decision in decisions_of(match.lines, range(len(match.names))):
        moves = plant(decision) if decision.view.board.phase in (Phase.DRAW, Phase.PLAY, Phase.ANSWER) else None
        if moves is not None:
            yield replace(decision, moves=moves), decision
