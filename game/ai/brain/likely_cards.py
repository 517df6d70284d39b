"""Which unseen cards a seat is likely to hold, from what everybody saw it do.

A seat that ended a turn has got rid of what it wanted to: it melded what fitted its team's melds, discarded what it
could spare, and took the piles that it could and wanted. So the cards it kept are not a fair sample of the unseen ones.
How much more or less likely each is was learned from matches (`tools/training/fit_cards.py`).
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, CLASSES, RANKS, RED_THREE
from game.cards import NATURAL_RANKS
from game.engine.melding.melds import Meld
from game.engine.table.board import Board
from game.rules.ruleset import RuleSet, book_takes

STAGES: Final = ("unopened", "hand", "foot")
"""When the seat last ended a turn its team had no meld, or it played from its hand, or from its foot."""

SIGNS: Final = (
    "fits_meld",
    "fits_book",
    "rival_meld",
    "thrown",
    "thrown_last",
    "declined",
    "declined_again",
    "second",
    "third",
    "more",
    "wild",
    "black_three",
    "red_three",
)
"""What makes a card more or less likely to be held: its team's melds of the rank; rivals' melds of it; the seat's
discards of it, and its last discard; upcards of it that the seat drew past, for the first copy held and for further
ones; the copies held of a rank that its team has not melded; and being wild or a three.
"""

MOST_COPIES: Final = 4
"""From this many held copies of a rank on, one more is as likely as the last."""

_SIGN: Final = {name: number for number, name in enumerate(SIGNS)}
_COPIES: Final = ("second", "third", "more")
_KIND_OF: Final = {rank: kind for kind, rank in enumerate(NATURAL_RANKS)}

Weights = Sequence[Sequence[float]]
"""By stage and sign."""

Odds = list[list[float]]
"""By class and by copies already held: how likely one more is relative to others; the likeliest is 1."""


class HandSigns:
    """What is known about the cards of a seat that has ended a turn."""

    __slots__ = ("signs", "stage")

    def __init__(self, board: Board, seat: int) -> None:
        """`board.history` must record a turn that the seat has ended."""
        history, team = board.history[seat], seat % board.teams
        self.stage: int = 0 if not history.melds else 2 if board.in_foot[seat] else 1
        """Index into `STAGES`."""
        melded = _melded(history.melds, board.rules)
        rivals = {meld.rank for other, melds in enumerate(board.melds) if other != team for meld in melds}
        thrown = [CLASS_OF[card] for card in history.discards]
        declined = {CLASS_OF[card] for card in history.declined}
        self.signs: list[list[list[int]]] = []
        """By class and by copies already held: the indices of the signs for one more."""
        for kind in range(CLASSES):
            if kind >= RANKS:
                name = "wild" if kind < BLACK_THREE else "red_three" if kind == RED_THREE else "black_three"
                self.signs.append([[_SIGN[name]]] * MOST_COPIES)
                continue
            names = ["rival_meld"] if NATURAL_RANKS[kind] in rivals else []
            names += ["thrown"] if kind in thrown else []
            names += ["thrown_last"] if thrown and thrown[-1] == kind else []
            names += [melded[kind]] if kind in melded else []
            copies = []
            for held in range(MOST_COPIES):
                more = ["declined_again" if held else "declined"] if kind in declined else []
                more += [_COPIES[held - 1]] if held and kind not in melded else []
                copies.append([_SIGN[name] for name in (*names, *more)])
            self.signs.append(copies)

    def odds(self, weights: Weights) -> Odds:
        """How likely each card is to be held, with weights by `STAGES` and `SIGNS`."""
        row = weights[self.stage]
        odds = [[exp(sum(row[sign] for sign in signs)) for signs in copies] for copies in self.signs]
        most = max(max(copies) for copies in odds)
        return [[one / most for one in copies] for copies in odds]


def _melded(melds: tuple[Meld, ...], rules: RuleSet) -> dict[int, str]:
    """By class, for ranks that naturals could have been added to: the matching sign."""
    found: dict[int, str] = {}
    for meld in melds:
        kind = _KIND_OF.get(meld.rank)
        if kind is None:
            continue
        if not meld.is_book(rules):
            found[kind] = "fits_meld"
        elif book_takes(rules, meld.kind, 0):
            found.setdefault(kind, "fits_book")
    return found
