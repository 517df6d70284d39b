"""The dealer: every random decision, from the system's random numbers, from a seed or from the code of a deal. The only
place in the game with random numbers.

Each decision has its own stream, named by its purpose, so a resumed match is dealt as if it had never been left.
"""

import hashlib
import os
import random
import secrets
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from game.cards import NATURAL_RANKS, Card, Rank
from game.deals.random_stream import WordStream, WrittenStream, words_in
from game.engine.table.board import Board
from game.engine.table.deal import Deal, Draws
from game.rules.ruleset import dealt_to_each, for_round, pack

Seed = int | str

CUT_SPREAD: Final = 3.0
"""Standard deviation, in cards, of a computer player's miss when it cuts."""

_HIGH_CARD_ORDER: Final = {
    rank: height for height, rank in enumerate((Rank("3"), *NATURAL_RANKS, Rank("2"), Rank("*")))
}

_BYTES_AT_ONCE: Final = 1024
"""Requested from the system at once: a word for each card of the largest usual pack."""

_Item = TypeVar("_Item")


def fresh_seed() -> int:
    """An unpredictable seed, small enough for every program that reads JSON."""
    return secrets.randbits(53)


class Dealer:
    """The randomness of one match. The same seed gives the same cards on every machine and Python version.

    With the characters of a deal's code everything comes from them, and the seed is ignored. Without either the
    operating system's randomness is used, which can't be predicted or repeated.
    """

    def __init__(self, seed: Seed | None, deal: str | None = None) -> None:
        self._seed = seed
        self._deal = deal

    def deal(self, board: Board) -> Deal:
        """The deal of the round after the board's: who deals, who begins, and the order of the cards."""
        round_ = board.round + 1
        dealer = self._stream("dealer").below(board.players) if round_ == 1 else (board.dealer + 1) % board.players
        first, draws = self._first_player(board, round_, dealer)
        deck = self._shuffled(pack(board.rules, board.players), "deck", round_)
        return Deal(round_, dealer, first, deck, draws)

    def reshuffled(self, board: Board, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The discards beneath the upcard in the order of the new stock, top first."""
        return self._shuffled(sorted(cards), "reshuffle", board.round, board.reshuffles)

    def dealt_anew(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Hidden cards in another order, for a match that begins in the middle of a round."""
        return self._shuffled(cards, "deal anew")

    def cut_miss(self, round_: int, seat: int) -> int:
        """Cards by which a computer player misses an exact cut: mean 0, standard deviation about 3."""
        return self._stream("cut", round_, seat).cut_miss()

    def _first_player(self, board: Board, round_: int, dealer: int) -> tuple[int, Draws]:
        match board.rules.first_player:
            case "left_of_dealer":
                return (dealer + 1) % board.players, ()
            case "random":
                return self._stream("first", round_).below(board.players), ()
            case "high_card":
                return self._high_card(board, round_)

    def _high_card(self, board: Board, round_: int) -> tuple[int, Draws]:
        """Rows of the draw for high card: those tied for highest draw again from all the cards (S003-10)."""
        rows: list[tuple[Card | None, ...]] = []
        tied = list(range(board.players))
        deck = pack(board.rules, board.players)
        while len(tied) > 1:
            cards = iter(self._shuffled(deck, "high card", round_, len(rows)))
            drawn = {seat: next(cards) for seat in tied}
            rows.append(tuple(drawn.get(seat) for seat in range(board.players)))
            best = max(_HIGH_CARD_ORDER[Rank(card[0])] for card in drawn.values())
            tied = [seat for seat in tied if _HIGH_CARD_ORDER[Rank(drawn[seat][0])] == best]
        return tied[0], tuple(rows)

    def _shuffled(self, items: Sequence[_Item], *purpose: str | int) -> tuple[_Item, ...]:
        """Fisher-Yates on raw bits: `random.shuffle` may change between Python versions."""
        below = self._stream(*purpose).below
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _stream(self, *purpose: str | int) -> "WordStream | _SeededStream":
        name = "/".join(map(str, purpose))
        if self._deal is not None:
            return WrittenStream(self._deal, name)
        return WordStream(_system_words()) if self._seed is None else _SeededStream(f"{self._seed}/{name}")


SAME_LAPS: Final = 2
"""Laps of draws that are the same in every try of a deal."""


class AnotherTry(Dealer):
    """The randomness of another try of a deal, for levels that would play the same cards the same way every time.

    In every round everybody is dealt the same stacks as in the deal, and for two laps the stock gives the same cards if
    nobody takes the pile; the cards below have another order in each try. Try 1 is the deal itself.
    """

    def __init__(self, deal: str, number: int) -> None:
        super().__init__(0, deal)
        self._number = number

    def deal(self, board: Board) -> Deal:
        """The deal of the round after the board's."""
        deal, rules = super().deal(board), board.rules
        if self._number == 1:
            return deal
        same = board.players * (dealt_to_each(rules, deal.round) + SAME_LAPS * for_round(rules.draw_count, deal.round))
        others = self._shuffled(deal.deck[same:], "try", self._number, "deck", deal.round)
        return replace(deal, deck=deal.deck[:same] + others)

    def reshuffled(self, board: Board, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The discards under the upcard in the order of the new stock, top first."""
        stock = super().reshuffled(board, cards)
        if self._number == 1:
            return stock
        return self._shuffled(stock, "try", self._number, "reshuffle", board.round, board.reshuffles)


def _system_words() -> Iterator[int]:
    while True:
        yield from words_in(os.urandom(_BYTES_AT_ONCE))


class _SeededStream:
    """The randomness of a seed; the same questions as of a `WordStream`."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(int.from_bytes(hashlib.sha256(name.encode()).digest()))

    def below(self, bound: int) -> int:
        bits = bound.bit_length()
        value = self._random.getrandbits(bits)
        while value >= bound:
            value = self._random.getrandbits(bits)
        return value

    def cut_miss(self) -> int:
        from statistics import NormalDist  # imported lazily: the title deals no cards

        chance = self._random.random()
        return round(NormalDist(0, CUT_SPREAD).inv_cdf(min(max(chance, 1e-9), 1 - 1e-9)))


def derived_seed(seed: Seed, number: int) -> int:
    """The seed of game `number` in a series: unrelated to its neighbours, the same however the series is split."""
    return int.from_bytes(hashlib.sha256(f"{seed}/game/{number}".encode()).digest()[:8]) >> 11
