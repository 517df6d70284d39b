"""The next player's turn with the pile taken or left as `hard` decides: by looking ahead, not by habit alone.

A habit that takes too many piles makes every discard that leads it astray look good. Nobody at a real table falls for
it: `hard` compares taking with drawing wherever the pile can be taken, and so does the player here, who knows its own
hand and nothing else of what is hidden.
"""

import random
from math import sqrt
from typing import Final

from game.ai.brain.counted_position import DRAW, TAKE, CountedPosition
from game.ai.brain.position_value import StateValue
from game.ai.brain.taking_pile import may_be_taken, pile_pays, ways_to_play
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import play_turn
from game.ai.search.ideas import Idea
from game.ai.search.playouts import LAPS, PLAYED, follow, lead_after
from game.engine.moves import Draw

_LEAST_DEALS: Final = 4
_DEALS: Final = 8
"""Deals in which taking is compared with drawing, and after how many a clear answer is enough."""

_SURE: Final = 2.0
"""Standard errors of such an answer."""


def careful_turn(position: CountedPosition, tuning: Tuning, value: StateValue, rng: random.Random) -> None:
    """The whole turn of the seat to move; whether it takes the pile is decided by looking two laps ahead."""
    seat, turns = position.turn, LAPS * position.players
    can_draw = position.stock >= position.book.draw
    lays = ways_to_play(position, seat, tuning) if can_draw and may_be_taken(position) else None
    if lays is None or (not position.tables[seat % position.teams].ranks and position.book.rules.take_needs_open):
        play_turn(position, tuning)
        return
    taking, drawing = Idea(Draw(), TAKE, tuple(lays)), Idea(Draw(), DRAW)
    gains: list[float] = []
    takes = pile_pays(position, seat, tuning)
    for _ in range(_DEALS):
        deal = dealt_again(position, rng)
        led, drew = (lead_after(deal, idea, turns, tuning, value) for idea in (taking, drawing))
        gains.append(led - drew)
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
        if len(gains) >= _LEAST_DEALS and abs(mean) >= max(PLAYED.least_gain, _SURE * error):
            break
    if abs(mean) >= max(PLAYED.least_gain, PLAYED.errors * error):
        takes = mean > 0
    follow(position, taking if takes else drawing, tuning)


def dealt_again(position: CountedPosition, rng: random.Random) -> CountedPosition:
    """The position with all cards that the seat to move can't see re-dealt, every deal equally likely."""
    world, seat = position.copy(), position.turn
    hidden = [stack for other, stack in enumerate(world.hands) if other != seat]
    hidden += [stack for stack, size in zip(world.feet, world.feet_size, strict=True) if size]
    hidden += [stack for stack, size in zip(world.tails, world.tails_size, strict=False) if size]
    cards = list(world.deck[world.next_card : world.next_card + world.stock])
    for stack in hidden:
        for kind, count in enumerate(stack):
            cards += [kind] * count
    rng.shuffle(cards)
    at = 0

    def dealt(stack: list[int]) -> list[int]:
        nonlocal at
        size, counts = sum(stack), [0] * len(stack)
        for kind in cards[at : at + size]:
            counts[kind] += 1
        at += size
        return counts

    world.hands = [stack if other == seat else dealt(stack) for other, stack in enumerate(world.hands)]
    world.feet = [dealt(stack) if size else stack for stack, size in zip(world.feet, world.feet_size, strict=True)]
    if world.tails_size:
        world.tails = [
            dealt(stack) if size else stack for stack, size in zip(world.tails, world.tails_size, strict=True)
        ]
    world.deck, world.next_card = cards[at:], 0
    return world
