"""Hints for whoever must act: the cards, then the move and its reason, then a draft of it; never a move by itself."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.advice.hint import as_it_thinks
from game.ai.player import Think
from game.cards import Card
from game.engine.advice import Advice
from game.engine.draft import Draft, joined
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.view import PlayerView
from game.ui.spots import LaidMeld, Spot, Zone
from game.ui.table.widgets.controls import Control
from game.words import table as words
from game.words.grammar import capital
from game.words.hints import marked_sentence, reason, share_sentence, what

EFFORT: Final = 400
"""Playouts that refine the first advice while the person looks at the marked cards."""

LONGEST: Final = 110
"""Letters that fit below the headline in a small window."""


class Hint(Struct, frozen=True):
    """What has been hinted at: the cards, or the move once it `is_told`. Anything that happens ends it."""

    advice: Advice
    is_told: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards of the hand to mark."""
        return self.advice.cards

    @property
    def looks(self) -> tuple[Move, bool]:
        """What its marks and words follow from."""
        return self.advice.move, self.is_told


class HintThinker:
    """Thinks about one hint, a few thousandths of a second at a time."""

    def __init__(self) -> None:
        self._thoughts: Iterator[Advice] = iter(())

    def start(self, view: PlayerView) -> Advice:
        """The first advice, at once. The view's seat must be the one to act."""
        self._thoughts = as_it_thinks(view, Think(effort=EFFORT))
        return next(self._thoughts)

    def think(self) -> Advice | None:
        """A better advice; None once it has thought enough."""
        return next(self._thoughts, None)


def said_of(hint: Hint, view: PlayerView, names: tuple[str, ...], me: int | None) -> tuple[str, str]:
    """A headline and what stands below it."""
    advice = hint.advice
    if not hint.is_told:
        return marked_sentence(advice), words.HINT_AGAIN
    why = f"{capital(reason(advice, names, me))}."
    for more in (words.HINT_LAYS_OUT if hinted_draft(hint, view) is not None else "", share_sentence(advice)):
        if more and len(why) + len(more) < LONGEST:
            why = f"{why} {more}"
    return what(advice.move, view.board.melds[view.team]), why


def hinted_draft(hint: Hint | None, view: PlayerView) -> Draft | None:
    """The move as a draft, once it is told: laid out, its cards are seen where they go, and nothing is played. None
    for a move that lays nothing down.
    """
    if hint is None or not hint.is_told:
        return None
    melds = len(view.board.melds[view.team])
    match hint.advice.move:
        case MeldCards(groups):
            return Draft("meld", joined(groups, melds))
        case Take(groups) if groups:
            return Draft("take", joined(groups, melds))
        case GoOut(groups, discard) if groups:
            return Draft("go_out", joined(groups, melds), discard)
    return None


def with_hint(offered: Sequence[Control], draft: Draft | None) -> tuple[Control, ...]:
    """The buttons, with that of the hint saying what it does next."""
    if draft is None:
        return tuple(offered)
    stages = {"label": words.LAY_OUT_FOR_ME, "narrow": words.LAY_IT_OUT, "icon": "stage", "reason": ""}
    return tuple(replace(control, **stages) if control.deed == "hint" else control for control in offered)


def without_hint(offered: Sequence[Control]) -> tuple[Control, ...]:
    """The buttons, with that of the hint saying that there is none in this match."""
    none = {"reason": words.NO_HINTS_SHORT, "tip": words.NO_HINTS}
    return tuple(replace(control, **none) if control.deed == "hint" else control for control in offered)


def hinted_spots(hint: Hint | None, view: PlayerView) -> frozenset[Spot]:
    """Where the move goes, once it is told; a move without cards shows it at once."""
    if hint is None or not (hint.is_told or not hint.cards):
        return frozenset()
    match hint.advice.move:
        case Draw():
            return frozenset({Zone.STOCK})
        case Take():
            return frozenset({Zone.PILE})
        case Discard():
            return frozenset({Zone.DISCARD})
        case MeldCards(groups) | GoOut(groups):
            return frozenset(_place(view, group.onto) for group in groups)
        case _:
            return frozenset()


def _place(view: PlayerView, onto: int | None) -> Spot:
    """The target of the screen for a group that goes onto a meld, or begins one."""
    melds = view.board.melds[view.team]
    if onto is None or onto >= len(melds):
        return Zone.NEW_PILE
    return LaidMeld(view.team, onto, melds[onto].is_book(view.board.rules))
