"""What a bot receives of each line of a record, and what it sees when asked (record-format, section 5)."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from game.cards import Card, cards_text
from game.engine import events as happened
from game.engine.moves import Take
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from saves.records.lines import Line, MoveLine, PositionLine, RoundLine, ShuffleLine
from saves.records.move_json import move_fields, wire_groups

Fact = dict[str, object]
"""A line as a bot receives it, ready for JSON."""


def masked_lines(line: Line, events: Iterable[happened.Event], seats: Collection[int]) -> Iterator[Fact]:
    """The line without everything that those seats may not know, then the lines derived from the events."""
    events = tuple(events)
    match line:
        case RoundLine():
            yield _round(line)
        case MoveLine():
            yield _move(line, events, seats)
        case ShuffleLine():
            yield _timed({"type": "shuffle", "count": len(line.stock)}, line.t)
        case PositionLine():
            yield _position(line)
            yield from _hands_of_position(line, seats)
        case _:
            yield msgspec.to_builtins(line)
    yield from _derived(line, events, seats)


def _timed(fact: Fact, seconds: float | None) -> Fact:
    return fact if seconds is None else {**fact, "t": seconds}


def _round(line: RoundLine) -> Fact:
    draws = {} if line.draws is None else {"draws": msgspec.to_builtins(line.draws)}
    fact = {"type": "round", "n": line.n, "dealer": line.dealer, "first": line.first, **draws}
    return _timed(fact, line.t)


def _move(line: MoveLine, events: tuple[happened.Event, ...], seats: Collection[int]) -> Fact:
    said = {"plays": line.plays, "agreements": line.agreements, "last": line.last}
    fact: Fact = {"type": "move", "seat": line.seat, **move_fields(line.move)}
    fact |= {key: msgspec.to_builtins(value, str_keys=True) for key, value in said.items() if value}
    for event in events:
        match event:
            case happened.Drew() if isinstance(line.move, Take):
                fact["drawn"] = event.count
                if event.cards is not None and event.seat in seats:
                    fact["drawn_cards"] = cards_text(event.cards)
            case happened.PilePeeked() if event.seat in seats:
                fact |= _own(event.cards, is_own=True)
            case happened.Drew() | happened.PileTaken():
                fact["count"] = event.count
                fact |= _own(event.cards, event.seat in seats)
            case happened.PermissionAsked() if event.seat not in seats:
                del fact["melds"], fact["discard"]
                fact["cards"] = event.cards
    return _timed(fact, line.t)


def _own(cards: tuple[Card, ...] | None, is_own: bool) -> Fact:
    return {"cards": cards_text(cards)} if is_own and cards is not None else {}


def _derived(line: Line, events: tuple[happened.Event, ...], seats: Collection[int]) -> Iterator[Fact]:
    for event in events:
        match event:
            case happened.HandTaken() | happened.FootTaken():
                fact: Fact = {"type": _stack_of(event), "seat": event.seat, "count": event.count}
                yield fact | _own(event.cards, event.seat in seats)
            case happened.RedThreesLaid():
                fact = {"type": "red_threes", "seat": event.seat, "cards": cards_text(event.laid), "drawn": event.count}
                if event.cards is not None and event.seat in seats:
                    fact["drawn_cards"] = cards_text(event.cards)
                yield fact
            case happened.WentOut():
                melds = [_group(laid) for laid in events if isinstance(laid, happened.Melded)]
                yield {"type": "out", "seat": event.seat, "melds": melds, "discard": event.discard}


def _stack_of(event: happened.HandTaken | happened.FootTaken) -> str:
    if isinstance(event, happened.HandTaken):
        return "hand"
    return "tail" if event.is_tail else "foot"


def _group(laid: happened.Melded) -> Fact:
    return {"cards": cards_text(laid.cards), **({} if laid.begun else {"onto": laid.meld})}


def _position(line: PositionLine) -> Fact:
    """A position with hands, feet, stock and buried discards as counts; an open question without its cards."""
    fact: Fact = {key: value for key, value in msgspec.to_builtins(line).items() if value not in (None, (), [])}
    fact.pop("bottoms", None)  # each seat finds its own in its view
    fact.pop("aside", None)
    fact["hands"] = [_count(cards) for cards in line.hands]
    fact["feet"] = [_count(cards) for cards in line.feet]
    if line.tails:
        fact["tails"] = [_count(cards) for cards in line.tails]
    fact["stock"] = _count(line.stock)
    discards = line.discards.split()
    fact["discards"] = len(discards)
    fact["upcard"] = discards[-1] if discards else None
    if line.proposal is not None:
        cards = sum(_count(group.cards) for group in line.proposal.melds) + (line.proposal.discard is not None)
        fact["proposal"] = {"seat": line.proposal.seat, "cards": cards}
    return fact


def _hands_of_position(line: PositionLine, seats: Collection[int]) -> Iterator[Fact]:
    """What each seat of a position holds, for that seat: known to it once stacks are settled."""
    if line.phase not in ("cut", "choose"):
        for seat, cards in enumerate(line.hands):
            yield {"type": "hand", "seat": seat, "count": _count(cards), **({"cards": cards} if seat in seats else {})}


def _count(cards: str) -> int:
    return len(cards.split())


def bot_view(view: PlayerView) -> Fact:
    """The view sent with an `ask`."""
    board = view.board
    fact: dict[str, Any] = {
        "seat": view.seat,
        "n": board.round,
        "phase": board.phase.value,
        "turn": board.turn,
        "dealer": board.dealer,
        "hand": cards_text(view.hand),
        "upcard": board.upcard,
        "pile": board.pile,
        "stock": board.stock,
        "hands": board.hands,
        "feet": board.feet,
        "in_foot": board.in_foot,
        "played_foot": board.played_foot,
        "melded": board.melded,
        "turns": board.turns,
        "melds": [[cards_text(meld.cards) for meld in melds] for melds in board.melds],
        "opening": opening_minimum(board, view.team),
        "opened": [board.has_opened(team) for team in range(board.teams)],
        "totals": board.totals,
        "cut": board.cut,
        "refused": board.refused,
        "frozen": board.frozen,
        "red_threes": [cards_text(cards) for cards in board.red_threes],
        "stacks": {"counts": [board.hands[view.seat], board.feet[view.seat]], "bottoms": view.bottoms},
        "asker": board.turn if board.phase == Phase.ANSWER else None,
    }
    if board.tails:
        fact["tails"] = board.tails
    if board.rules.take_peek:
        fact["peeked"] = board.peeked
    if view.proposal is not None:
        fact["proposal"] = {"melds": wire_groups(view.proposal.groups), "discard": view.proposal.discard}
    if view.proposed is not None:
        fact["proposed"] = {"clean": view.proposed.clean, "dirty": view.proposed.dirty, "wild": view.proposed.wild}
    return fact


def bot_seen(view: PlayerView) -> Fact:
    """What the seat has seen besides its view, sent with an `ask`: a bot that follows every event knows it anyway."""
    board = view.board
    return {
        "pile": cards_text(board.pile_seen),
        "taken": [cards_text(cards) for cards in board.taken],
        "wilds_added": board.wilds_added,
        "proposed": view.proposed,
    }
