"""No sentence of advice says what a hidden hand holds or lacks: it stays true however the hidden cards are dealt."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from game.cards import NATURAL_RANKS
from game.engine.apply import apply
from game.engine.discard_pile.taking import takes
from game.engine.moves import Discard, Move
from game.engine.table.board import Phase
from game.engine.table.redeal import deal_anew
from game.engine.table.state import Cards, Table
from game.engine.table.view import view_of
from game.messages.functions import nouns
from game.reason.hint import reason_for, settled
from game.reason.purposes import Advice
from game.sentences.advice.answers import why_not_sentence
from game.sentences.advice.reasons import reason_sentence
from tests.build import CAMPUS, table
from tests.properties.random_play import Seating, preset_seatings, rounds_of
from tests.slow import LONG, slow_except

NAMES: Final = ("Anna", "Walt", "Rosa", "June", "Ben", "Olga", "Tess", "Karl")
DEALS: Final = 200
VIEWS: Final = 40 if LONG else 8

Holds = Callable[[Table, Move, str], bool]
"""Whether a claim about a rank is true of a table, on which the move is still to be made."""


def takers_cards(now: Table, move: Move) -> list[int]:
    """With how many cards of the hand the next player can take the pile after the move, for each way."""
    if not isinstance(move, Discard):
        return []
    after = apply(now, move).table
    if after.board.phase is not Phase.DRAW or after.board.shuffle_due:
        return []
    ways = (take.groups for take in takes(view_of(after, after.board.mover)))
    return [sum(len(group.cards) for group in groups) - 1 for groups in ways]


def lacks(now: Table, move: Move, ranks: str) -> bool:
    """Whether nobody holds two cards of the rank, as "theirs are on the table" implies."""
    rank = next(one for one in NATURAL_RANKS if nouns.ranks(one) == ranks)
    others = (hand for seat, hand in enumerate(now.hands) if seat != now.board.mover)
    return all(sum(card[0] == rank for card in hand) < 2 for hand in others)


CLAIMS: Final[tuple[tuple[str, Holds], ...]] = (
    (r"need two (\w+) in the hand, and theirs are on the table", lacks),
    (
        r"need two (\w+) in the hand; their meld",
        lambda now, move, _: all(cards > 1 for cards in takers_cards(now, move)),
    ),
    (r"(nobody) can take the pile with a three", lambda now, move, _: not takers_cards(now, move)),
    (r"one (\w+) alone doesn't take", lambda now, move, _: all(cards > 1 for cards in takers_cards(now, move))),
    (r"no meld of (\w+), so one card", lambda now, move, _: all(cards > 1 for cards in takers_cards(now, move))),
)
OF_HANDS: Final = re.compile(
    r"(?<!\byou )\b(rivals?|they|they'd|theirs?|June|Walt|Rosa)\b[^.]*\b(holds?|hands?|lacks?)\b"
)
"""What speaks of other people's hands must be one of the claims."""


def untrue(words: str, move: Move, deals: Iterator[Table]) -> bool:
    """Whether one of the deals contradicts the sentence, or nobody knows what it claims."""
    found = [(holds, match[1]) for claim, holds in CLAIMS if (match := re.search(claim, words))]
    if not found:
        return OF_HANDS.search(words) is not None
    return not all(holds(now, move, rank) for now in deals for holds, rank in found)


def redealt(now: Table, seat: int, rng: random.Random, deals: int = DEALS) -> Iterator[Table]:
    """The moment with other hidden cards: at random, and with all of a rank in one place or as far away as can be."""
    for _ in range(deals):
        yield deal_anew(now, seat, lambda cards: tuple(rng.sample(cards, len(cards))))
    for rank in NATURAL_RANKS:
        for first in (True, False):

            def gathered(cards: Cards, rank: str = rank, first: bool = first) -> Cards:
                return tuple(sorted(cards, key=lambda card: (card[0] != rank) == first))

            yield deal_anew(now, seat, gathered)


def sentences_of(now: Table, advice: Advice) -> Iterator[str]:
    view = view_of(now, now.board.mover)
    yield reason_sentence(advice, NAMES, view.seat, "you", view)
    yield from (why_not_sentence(one, advice.is_alone) for one in advice.answers)


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize(
    "match_",
    slow_except(["CampusBooks-4in2-1", "FamilyTable-4in2-1"], preset_seatings(range(1, 2))),
    ids=lambda it: it.name,
)
def test_no_advice_depends_on_hidden_hands(match_: Seating) -> None:
    rng = random.Random(f"hidden {match_.name}")
    tables = [moment.before for moments in rounds_of(match_) for moment in moments[1:]]
    tables = [one for one in tables if one.board.phase is Phase.PLAY and not one.board.shuffle_due]
    for now in rng.sample(tables, min(len(tables), VIEWS)):
        view = view_of(now, now.board.mover)
        told = [settled(view), *(reason_for(view, Discard(card)) for card in dict.fromkeys(view.hand))]
        for advice in told:
            for words in sentences_of(now, advice):
                deals = redealt(now, view.seat, rng)
                assert not untrue(words, advice.move, deals), words


def test_a_guess_about_a_hidden_pair_is_found_out() -> None:
    """The bug: "They'd need two nines in the hand, and theirs are on the table", of a player who held exactly two."""
    now = table("9S 5C 6D", CAMPUS, phase="play", their_melds=["9C 9D 9H"], hands={1: "5D 6C 9S 9H"}, bare=True)
    words = "They'd need two nines in the hand, and theirs are on the table."
    assert untrue(words, Discard(now.hands[0][0]), redealt(now, 0, random.Random(1)))
    assert untrue("June holds no nines.", Discard(now.hands[0][0]), iter(()))
