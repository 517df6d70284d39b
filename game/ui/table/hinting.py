"""Hints for whoever must act: the cards, then the move and its reason, then a draft of it; never a move by itself."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.ai.advice.hint import as_it_thinks
from game.ai.player import Think
from game.cards import Card
from game.engine.advice import Advice
from game.engine.draft import Draft, joined
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Take
from game.engine.view import PlayerView
from game.ui.spots import LaidMeld, Spot, Zone
from game.ui.table.controls import Control
from game.words import table as words
from game.words.grammar import capital
from game.words.hints import marked_sentence, reason, share_sentence, what

EFFORT: Final = 400
"""Playouts that refine the first advice while the person looks at the marked cards."""

LONGEST: Final = 110
"""Letters that fit below the headline in a small window."""


class Hinting:
    """What has been hinted at in one turn: nothing, the cards, or the move. Anything that happens ends it."""

    def __init__(self) -> None:
        self._view: PlayerView | None = None
        self._advice: Advice | None = None
        self._thoughts: Iterator[Advice] | None = None
        self._is_told = False

    def press(self, view: PlayerView) -> bool:
        """Goes one step further; False when everything has been said. The view's seat must be the one to act."""
        if self._advice is None:
            self._view = view
            self._thoughts = as_it_thinks(view, Think(effort=EFFORT))
            self._advice = next(self._thoughts)
            return True
        if self._is_told:
            return False
        self._is_told, self._thoughts = True, None
        return True

    def think(self) -> bool:
        """Thinks on for a few thousandths of a second; True when something else is advised now."""
        if self._thoughts is None or self._advice is None:
            return False
        before, better = self._advice, next(self._thoughts, None)
        if better is None:
            self._thoughts = None
            return False
        self._advice = better
        return better.move != before.move

    def forget(self) -> None:
        """Nothing is hinted at any more."""
        self._view = self._advice = self._thoughts = None
        self._is_told = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards of the hand to mark."""
        return self._advice.cards if self._advice is not None else ()

    def said(self, names: tuple[str, ...], me: int | None) -> tuple[str, str] | None:
        """A headline and what stands below it; None where nothing is hinted at."""
        advice = self._advice
        if advice is None:
            return None
        if not self._is_told:
            return marked_sentence(advice), words.HINT_AGAIN
        why = f"{capital(reason(advice, names, me))}."
        told = what(advice.move, self._view.board.melds[self._view.team] if self._view is not None else ())
        for more in (words.HINT_LAYS_OUT if self.draft is not None else "", share_sentence(advice)):
            if more and len(why) + len(more) < LONGEST:
                why = f"{why} {more}"
        return told, why

    @property
    def draft(self) -> Draft | None:
        """The move as a draft, once it is told: laid out, its cards are seen where they go, and nothing is played. None
        for a move that lays nothing down.
        """
        if self._advice is None or self._view is None or not self._is_told:
            return None
        melds = len(self._view.board.melds[self._view.team])
        match self._advice.move:
            case MeldCards(groups):
                return Draft("meld", joined(groups, melds))
            case Take(groups) if groups:
                return Draft("take", joined(groups, melds))
            case GoOut(groups, discard) if groups:
                return Draft("go_out", joined(groups, melds), discard)
        return None

    def on_button(self, offered: Sequence[Control]) -> tuple[Control, ...]:
        """The buttons, with that of the hint saying what it does next."""
        if self.draft is None:
            return tuple(offered)
        stages = {"label": words.LAY_OUT_FOR_ME, "narrow": words.LAY_IT_OUT, "icon": "stage", "reason": ""}
        return tuple(replace(control, **stages) if control.deed == "hint" else control for control in offered)

    @property
    def targets(self) -> frozenset[Spot]:
        """Where the move goes, once it is told; a move without cards shows it at once."""
        if self._advice is None or self._view is None or not (self._is_told or not self._advice.cards):
            return frozenset()
        match self._advice.move:
            case Draw():
                return frozenset({Zone.STOCK})
            case Take():
                return frozenset({Zone.PILE})
            case Discard():
                return frozenset({Zone.DISCARD})
            case MeldCards(groups) | GoOut(groups):
                return frozenset(_place(self._view, group.onto) for group in groups)
            case _:
                return frozenset()


def _place(view: PlayerView, onto: int | None) -> Spot:
    """The target of the screen for a group that goes onto a meld, or begins one."""
    melds = view.board.melds[view.team]
    if onto is None or onto >= len(melds):
        return Zone.NEW_PILE
    return LaidMeld(view.team, onto, melds[onto].is_book(view.board.rules))
