"""Hidden cards guessed consistently with everything a seat has seen: worlds to think ahead in."""

import random
import zlib
from collections.abc import Callable
from functools import cache
from typing import Final, cast

import msgspec

from game.ai.brain.card_classes import CLASS_OF, CLASSES, counts_of
from game.ai.brain.counted_position import CountedPosition, may_be_last_round, position_of
from game.ai.brain.likely_cards import MOST_COPIES, HandSigns, Weights
from game.ai.search.proposed_hands import proposed_hand
from game.ai.tunings.learned_weights import kept_cards_for
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.rules.rule_code import FIELDS
from game.rules.ruleset import RuleSet, pack

_MOST_TRIES: Final = 40
"""How many cards are tried for a place in a hand before the last is taken regardless."""
_ADDED_TO_BOARD: Final = ("peeked", "tails", "last_round")
"""Board fields added after the game's problems were measured; those problems depend on the worlds of that time."""
_FIRST_RULES: Final = frozenset(("name", "base", *FIELDS[: FIELDS.index("take_peek")])) - {"winner_takes", "tail_cards"}
"""The rules that existed then; all others, including future ones, are newer."""


def rng_for(view: PlayerView) -> random.Random:
    """Random numbers that depend only on the view, so the same view always gets the same answer, in later versions too;
    fields and rules added later are therefore ignored while they have their default values.
    """
    told = msgspec.to_builtins(view)
    board, rules = told["board"], told["board"]["rules"]
    for field in _ADDED_TO_BOARD:
        if not board[field]:
            del board[field]
    usual = _usual_rules(type(view.board.rules))
    for field in rules.keys() - _FIRST_RULES:
        if rules[field] == usual[field]:
            del rules[field]
    return random.Random(zlib.crc32(msgspec.msgpack.encode(told)))


@cache
def _usual_rules(kind: type[RuleSet]) -> dict[str, object]:
    """Every rule's default value."""
    return cast("dict[str, object]", msgspec.to_builtins(kind()))


class Worlds:
    """All deals consistent with what the seat knows.

    Unseen cards are in feet, tails and stock at random; in a hand they are as likely as what the seat was seen to do
    suggests.
    """

    def __init__(
        self, view: PlayerView, position: CountedPosition | None = None, weights: Weights | None = None
    ) -> None:
        """`position` is the view's position, if already computed.

        `weights` replace those learned for the table; empty ones deal hands at random too.
        """
        board = view.board
        self._seen = position_of(view) if position is None else position
        self._seat = view.seat
        self.is_last_round = may_be_last_round(board, self._seen)
        self._proposed = view.proposed if board.phase == Phase.ANSWER else None
        self._known = [
            [0] * CLASSES if seat == view.seat else counts_of(cards) for seat, cards in enumerate(board.taken)
        ]
        self._own_foot = counts_of(()) if view.foot_card is None else counts_of((view.foot_card,))
        left = counts_of(pack(board.rules, board.players))
        for card in view.hand:
            left[CLASS_OF[card]] -= 1
        for kind in range(CLASSES):
            left[kind] -= self._own_foot[kind] + sum(known[kind] for known in self._known)
            left[kind] -= self._seen.seen[kind]
        buried = board.pile - len(board.pile_seen)
        left[0] += buried  # the position counts buried cards as the lowest natural
        self._buried = buried
        self.unseen = [max(0, count) for count in left]
        """By class: the cards whose place the seat doesn't know."""
        self._unseen = [kind for kind in range(CLASSES) for _ in range(self.unseen[kind])]

        learned = kept_cards_for(board) if weights is None else weights
        known = {view.seat} if self._proposed is None else {view.seat, board.turn}
        self._odds = [
            HandSigns(board, seat).odds(learned) if learned and seat not in known and history.ended else None
            for seat, history in enumerate(board.history)
        ] or [None] * board.players

    def one(self, rng: random.Random) -> CountedPosition:
        """A position with all hidden cards filled in; the caller may change it."""
        world = self._seen.copy()
        cards = self._unseen.copy()
        asked = self._asker(world, rng)
        if asked is not None:
            world.hands[world.turn] = asked
            for kind, count in enumerate(asked):
                for _ in range(count - self._known[world.turn][kind]):
                    cards.remove(kind)
        chance = rng.random
        last = len(cards)
        start = self._deal_likely(world, cards, chance)
        lying = sum(world.feet_size) + sum(world.tails_size)
        needed = min(last, sum(world.held) - world.held[self._seat] + lying + self._buried + world.stock)
        for at in range(start, min(needed, last - 1)):
            # Half a Fisher-Yates on plain floats: the library's own shuffles may change between versions.
            other = at + int(chance() * (last - at))
            cards[at], cards[other] = cards[other], cards[at]
        for seat, odds in enumerate(self._odds):
            if seat != self._seat and odds is None and not (asked is not None and seat == world.turn):
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
            if world.tails_size and world.tails_size[seat]:
                end = start + world.tails_size[seat]
                tail = [0] * CLASSES
                for kind in cards[start:end]:
                    tail[kind] += 1
                world.tails[seat] = tail
                start = end
        world.pile[: self._buried] = cards[start : start + self._buried]
        start += self._buried
        world.deck = cards[start : start + world.stock]
        return world

    def _deal_likely(self, world: CountedPosition, cards: list[int], chance: Callable[[], float]) -> int:
        """Deal the hands of seats with a history from the front of the cards; return how many that took."""
        at, last = 0, len(cards)
        for seat, odds in enumerate(self._odds):
            if odds is None:
                continue
            hand = self._known[seat].copy()
            world.hands[seat] = hand
            for _ in range(min(last - at, world.held[seat] - sum(hand))):
                other = at
                for _ in range(_MOST_TRIES):
                    other = at + int(chance() * (last - at))
                    copies = hand[cards[other]]
                    if chance() < odds[cards[other]][copies if copies < MOST_COPIES else MOST_COPIES - 1]:
                        break
                cards[at], cards[other] = cards[other], cards[at]
                hand[cards[at]] += 1
                at += 1
        return at

    def _asker(self, world: CountedPosition, rng: random.Random) -> list[int] | None:
        """A hand with which the player who asks the seat for permission could go out; None if nobody asks or none was
        found.
        """
        if self._proposed is None:
            return None
        return proposed_hand(world, self._known[world.turn], self.unseen, self._proposed, rng)
