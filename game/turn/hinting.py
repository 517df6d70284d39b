"""Hints for the player to move: the cards, then the move and its reason, then a draft of it; never a move by itself."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.advice.hint import EFFORT, as_it_thinks
from game.ai.player import Think
from game.cards import Card
from game.engine import advice as facts
from game.engine.advice import Advice
from game.engine.draft import Draft, joined
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Take
from game.engine.view import PlayerView
from game.messages.functions import table as say_table
from game.sentences.grammar import sentences
from game.sentences.hints import headline, marked_sentence, reason_alone, wait_sentence
from game.turn.hint_sheet import HintSheet, hint_sheet
from game.turn.offered_buttons import Control
from game.turn.spots import LaidMeld, Spot, Zone

IN_A_FRAME: Final = 0.008
"""Seconds of thinking between two frames."""

HEAD_OF_A_LINE: Final = 26
"""Letters of a headline that stays on one line in the smallest window."""

LONGEST, BELOW_TWO_LINES = 84, 52
"""Letters that fit there below a headline of one line, and of two."""


class Hint(Struct, frozen=True):
    """What has been hinted at: the cards, or the move once it `is_told`. Anything that happens ends it."""

    advice: Advice | None
    """None while it is thought out: what is shown stays as it is."""
    is_told: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """Cards of the hand to mark."""
        return self.advice.cards if self.advice is not None else ()


class HintThinker:
    """Thinks about one hint, a few thousandths of a second at a time."""

    def __init__(self) -> None:
        self._thoughts: Iterator[Advice | None] = iter(())
        self.clock: Callable[[], float] = perf_counter

    def start(self, view: PlayerView) -> Advice | None:
        """As `think`, about another view, whose seat must be the one to act."""
        self._thoughts = as_it_thinks(view, Think(effort=EFFORT))
        return self.think()

    def think(self) -> Advice | None:
        """The advice once it is settled; None while it may still change."""
        begun = self.clock()
        found = (advice for advice in self._thoughts if advice is not None or self.clock() - begun > IN_A_FRAME)
        return next(found, None)


def said_of(hint: Hint, view: PlayerView, names: tuple[str, ...], me: int | None) -> tuple[str, str]:
    """A headline and what stands below it: the reason where it has room, else the sheet tells it."""
    advice = hint.advice
    if advice is None:
        return say_table.hint_thinking(), ""
    if not hint.is_told:
        return marked_sentence(advice), say_table.hint_again()
    head = headline(advice, view.board.melds[view.team])
    room = _room_below(head)
    said = "" if _is_on_sheet(advice, head, names, me) else reason_alone(advice, names, me)
    lays_out = say_table.hint_lays_out() if hinted_draft(hint, view) is not None else ""
    for more in (wait_sentence(advice), lays_out):
        if more and len(said) + len(more) < room:
            said = f"{said} {more}".strip()
    return head, said


def _room_below(head: str) -> int:
    return LONGEST if len(head) <= HEAD_OF_A_LINE else BELOW_TWO_LINES


def _is_on_sheet(advice: Advice, head: str, names: tuple[str, ...], me: int | None) -> bool:
    """Whether the reason has no room below the headline."""
    return len(reason_alone(advice, names, me)) > _room_below(head)


def sheet_of_hint(hint: Hint | None, view: PlayerView, names: tuple[str, ...], me: int | None) -> HintSheet | None:
    """What there is to tell of a hint that is told beside its headline; None where that says it all."""
    if hint is None or hint.advice is None or not hint.is_told:
        return None
    advice, melds = hint.advice, view.board.melds[view.team]
    head = headline(advice, melds)
    is_on_sheet = _is_on_sheet(advice, head, names, me)
    why, waits = reason_alone(advice, names, me), _of_the_book(advice)
    if len(waits) + (0 if is_on_sheet else len(why)) < _room_below(head):
        waits = ""
    return hint_sheet(advice, melds, sentences(why if is_on_sheet else "", waits))


def _of_the_book(advice: Advice) -> str:
    """What a book that is not made now would cost, which is told on the sheet where it has no room elsewhere."""
    return wait_sentence(advice) if isinstance(advice.beside, facts.BookCanWait) else ""


def hinted_draft(hint: Hint | None, view: PlayerView) -> Draft | None:
    """The move as a draft, once it is told: laid out, its cards are seen where they go, and nothing is played. None
    for a move that lays nothing down.
    """
    if hint is None or hint.advice is None or not hint.is_told:
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
    stages = {"label": say_table.lay_out_for_me(), "narrow": say_table.lay_it_out(), "icon": "stage", "reason": ""}
    return tuple(replace(control, **stages) if control.action == "hint" else control for control in offered)


def hinted_spots(hint: Hint | None, view: PlayerView) -> frozenset[Spot]:
    """Where the move goes, once it is told."""
    if hint is None or hint.advice is None or not hint.is_told:
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
