"""Hidden cards guessed so that they agree with everything a seat has seen: worlds to think ahead in."""

import random
import zlib

import msgspec

from game.ai.brain.card_classes import CLASS_OF, CLASSES, counts_of
from game.ai.brain.from_view import position_of
from game.ai.brain.position import CountedPosition
from game.cards import full_deck
from game.engine.view import PlayerView
from game.rules.ruleset import decks_in_play


def rng_for(view: PlayerView) -> random.Random:
    """Random numbers that depend on nothing but the view, so that the same view always gets the same answer."""
    return random.Random(zlib.crc32(msgspec.msgpack.encode(view)))


class Worlds:
    """Everything that could be, as far as the seat can tell; every deal of the unseen cards is equally likely."""

    def __init__(self, view: PlayerView, position: CountedPosition | None = None) -> None:
        """`position` is what the view was read into, if that is known already."""
        board = view.board
        self._seen = position_of(view) if position is None else position
        self._seat = view.seat
        self.is_last_round = 0 < board.rules.rounds <= board.round
        self._known = [
            [0] * CLASSES if seat == view.seat else counts_of(cards) for seat, cards in enumerate(board.taken)
        ]
        self._own_foot = counts_of(()) if view.foot_card is None else counts_of((view.foot_card,))
        left = counts_of(full_deck(decks_in_play(board.rules, board.players)))
        for card in view.hand:
            left[CLASS_OF[card]] -= 1
        for kind in range(CLASSES):
            left[kind] -= self._own_foot[kind] + sum(known[kind] for known in self._known)
            left[kind] -= self._seen.seen[kind]
        buried = board.pile - len(board.pile_seen)
        left[0] += buried  # the reading took buried cards for the lowest natural
        self._buried = buried
        self._unseen = [kind for kind in range(CLASSES) for _ in range(max(0, left[kind]))]

    def one(self, rng: random.Random) -> CountedPosition:
        """A position with all hidden cards filled in; it may be changed at will."""
        world = self._seen.copy()
        cards = self._unseen.copy()
        chance = rng.random
        last = len(cards)
        needed = min(last, sum(world.held) - world.held[self._seat] + sum(world.feet_size) + self._buried + world.stock)
        for at in range(min(needed, last - 1)):
            # Half a Fisher-Yates on plain floats: the library's own shuffles may change between versions.
            other = at + int(chance() * (last - at))
            cards[at], cards[other] = cards[other], cards[at]
        start = 0
        for seat in range(world.players):
            if seat != self._seat:
                hand = self._known[seat].copy()
                end = start + world.held[seat] - sum(hand)
                for kind in cards[start:end]:
                    hand[kind] += 1
                world.hands[seat] = hand
                start = max(start, end)
            size = world.feet_size[seat]
            if size:
                foot = self._own_foot.copy() if seat == self._seat else [0] * CLASSES
                end = start + size - sum(foot)
                for kind in cards[start:end]:
                    foot[kind] += 1
                world.feet[seat] = foot
                start = end
        world.pile[: self._buried] = cards[start : start + self._buried]
        world.deck = cards[start + self._buried :]
        return world
