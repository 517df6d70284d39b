"""Where the cards of a log line are now: places on the table, and a sentence. Nothing hidden is revealed."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.cards import Card
from game.engine import events as happened
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.messages.functions import log as say
from game.rules.ruleset import taken_in
from game.sentences.at_table import log as words
from game.sentences.at_table.log import LogLine
from game.sentences.grammar import seat_person, team_person
from game.turn.spots import HandCard, LaidMeld, SeatPlate, Spot, Zone
from game.ui.table.layout.table_layout import Layout

FOLLOWED: Final = (
    happened.Melded,
    happened.BookCompleted,
    happened.BookTurnedDirty,
    happened.Discarded,
    happened.UpcardTurned,
    happened.PileTaken,
    happened.WentOut,
)
"""Events whose cards can be followed."""


class Whereabouts(NamedTuple):
    """Its places, none if nobody can see it, and a sentence about it."""

    spots: frozenset[Spot]
    words: str


class _Fate(NamedTuple):
    """What happened to a discarded card: how many are on top of it, who took it, or neither: it went into the stock."""

    above: int | None = None
    taker: int | None = None


def whereabouts(
    lines: Sequence[LogLine], number: int, view: PlayerView, layout: Layout, names: Sequence[str], me: int | None
) -> Whereabouts | None:
    """For the line of this number; `lines` is the current log. None if there is nothing to find."""
    if not 0 <= number < len(lines) or not isinstance(lines[number].event, FOLLOWED):
        return None
    began = max((n for n, line in enumerate(lines) if isinstance(line.event, happened.RoundBegan)), default=-1)
    if number < began or view.board.phase in (Phase.CUT, Phase.CHOOSE):
        return Whereabouts(frozenset(), say.long_over())
    event = lines[number].event
    match event:
        case happened.Melded() | happened.BookCompleted() | happened.BookTurnedDirty():
            return _in_meld(view, event.team, event.meld, names, me)
        case happened.PileTaken():
            return Whereabouts(_hand_of(event.seat, layout), say.pile_went_to(seat_person(names, event.seat, me)))
        case _:
            card = lines[number].card
            if card is None:
                return None
            return _discarded(card, _fates(lines, began + 1, view).get(number, _Fate()), view, layout, names, me)


def _in_meld(view: PlayerView, team: int, number: int, names: Sequence[str], me: int | None) -> Whereabouts | None:
    board = view.board
    if number >= len(board.melds[team]):
        return None
    meld = board.melds[team][number]
    is_book = meld.is_book(board.rules)
    whose = team_person(names, board.teams, team, me)
    return Whereabouts(frozenset({LaidMeld(team, number, is_book)}), words.in_meld(whose, meld, is_book))


def _hand_of(seat: int, layout: Layout) -> frozenset[Spot]:
    if seat == layout.base:
        return frozenset(spot for spot in layout.hits if isinstance(spot, HandCard))
    return frozenset({SeatPlate(seat)})


def _discarded(
    card: Card, fate: _Fate, view: PlayerView, layout: Layout, names: Sequence[str], me: int | None
) -> Whereabouts:
    board = view.board
    if fate.above is not None:
        return Whereabouts(frozenset({Zone.PILE}), say.in_pile(card, fate.above))
    if fate.taker is None:
        return Whereabouts(frozenset({Zone.STOCK}), say.in_stock())
    seat = fate.taker
    who = seat_person(names, seat, me)
    if card in (view.hand if seat == view.seat else board.taken[seat]):
        if seat != layout.base:
            return Whereabouts(frozenset({SeatPlate(seat)}), say.taken_and_held(who, card))
        shown = [HandCard(layout.hand.index(card))] if card in layout.hand else []  # neither covered nor laid out
        return Whereabouts(frozenset(shown), say.taken_and_held(who, card))
    team = board.team_of(seat)
    laid = [
        LaidMeld(team, n, meld.is_book(board.rules)) for n, meld in enumerate(board.melds[team]) if card in meld.cards
    ]
    return Whereabouts(frozenset(laid), say.taken_and_played(who, card))


def _fates(lines: Sequence[LogLine], start: int, view: PlayerView) -> dict[int, _Fate]:
    """By line: what happened to the card discarded there, in this round."""
    pile: list[int] = []
    fates: dict[int, _Fate] = {}
    for number in range(start, len(lines)):
        match lines[number].event:
            case happened.UpcardTurned() | happened.Discarded():
                pile.append(number)
            case happened.WentOut(discard=card) if card is not None:
                pile.append(number)
            case happened.PileTaken(seat):
                count = taken_in(view.board.rules, view.board.round)
                many = count if isinstance(count, int) else len(pile)
                for taken in pile[max(0, len(pile) - many) :]:
                    fates[taken] = _Fate(taker=seat)
                del pile[max(0, len(pile) - many) :]
            case happened.StockShuffled():
                for gone in pile[:-1]:
                    fates[gone] = _Fate()
                del pile[:-1]
    return fates | {number: _Fate(above=len(pile) - 1 - n) for n, number in enumerate(pile)}
