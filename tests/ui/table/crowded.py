"""Tables as full as they can get, for tests of the layout: far more cards than any deck has."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.cards import Card, parse_cards
from game.engine.melding.melds import meld_of
from game.engine.table.board import Phase
from game.engine.table.state import Table, before_first_deal
from game.rules.presets import preset
from game.rules.ruleset import RuleSet, for_round

SHAPES = {
    "2": (2, 2),
    "3-solo": (3, 3),
    "4-2v2": (4, 2),
    "4-solo": (4, 4),
    "5-solo": (5, 5),
    "6-2v2v2": (6, 3),
    "6-3v3": (6, 2),
    "6-solo": (6, 6),
    "7-solo": (7, 7),
    "8-2v2v2v2": (8, 4),
    "8-4v4": (8, 2),
    "8-solo": (8, 8),
}
LONG_NAMES = (
    "Annegret-Marie",
    "Maximilian Schmidt",
    "Wilhelmina Rose",
    "Bartholomew J.",
    "Konstantina Papa",
    "Christopherson",
    "Friederike-Luise",
    "Jean-Baptiste K.",
)
ELEVEN_MELDS = (
    "4S 4D 4H",
    "5H 5D 5C 5S 5H",
    "6H 6S 6D 2H",
    "7S 7D 7H 7C 7D 2C",
    "8C 8C 8D",
    "9S 9H 9D",
    "TH TS TD 2D",
    "JC JH JD",
    "QS QH QD QC",
    "KS KH KD 2S",
    "AS AH AD",
)
EIGHT_BOOKS = (
    "AD AH AC AS AD AH AC",
    "8C 8S 8D 8H 8C 8S 2D",
    "KH KD KS KC KH KD KS",
    "QH QD QS QC QH QD QS",
    "9D 9H 9C 9S 9D 9H 9C 9C",
    "6S 6H 6C 6D 6S 2H 2D",
    "TH TS TD TC TH TS 2S",
    "JC JH JD JS JC JH JS",
)
HAND_OF_27 = "*R *B 2S 2H 2D AS AC KD QS QH QC QD TC TD 9S 9H 9C 8D 7H 7S 6C 6D 5S 5H 4D 4C 3S"


def crowded(
    shape: str = "4-2v2",
    hand: str = HAND_OF_27,
    *,
    melds: Sequence[str] = ELEVEN_MELDS + EIGHT_BOOKS,
    rules: RuleSet | None = None,
    phase: str = "play",
    opened: bool = True,
) -> Table:
    """Seat 0 to play; every team has the same melds (its own only where it has `opened`), seat 1 is in the foot. Where
    tails are dealt it is in its tail, and seat 2 plays its foot.
    """
    players, teams = SHAPES[shape]
    empty = before_first_deal(replace(rules or preset("family"), second_meld="anytime"), players, teams)
    hands = tuple(
        parse_cards(hand) if seat == 0 else parse_cards(" ".join(["4C"] * (25 if seat == 1 else 9)))
        for seat in range(players)
    )
    feet = tuple(() if seat == 1 else parse_cards(" ".join(["5C"] * 11)) for seat in range(players))
    tails: tuple[tuple[Card, ...], ...] = ()
    size = for_round(empty.board.rules.tail_cards, 2)
    if size:
        tail = parse_cards(" ".join(["6C"] * size))
        tails = tuple(() if seat in (1, 2) else tail for seat in range(players))
        feet = tuple(tail if seat == 2 else foot for seat, foot in enumerate(feet))
    laid = tuple(meld_of(parse_cards(cards)) for cards in melds)
    board = replace(
        empty.board,
        round=2,
        phase=Phase(phase),
        hands=tuple(map(len, hands)),
        feet=tuple(map(len, feet)),
        tails=tuple(map(len, tails)),
        stock=128,
        pile=23,
        upcard=Card("7S"),
        in_foot=tuple(seat == 1 for seat in range(players)),
        turns=(2,) * players,
        melds=tuple(laid if team or opened else () for team in range(teams)),
        totals=(11845, -2310, 10420, 5, 0, 12345, 9905, -10405)[:teams],
    )
    stock, pile = parse_cards(" ".join(["4C"] * 128)), parse_cards(" ".join(["4C"] * 22 + ["7S"]))
    return replace(empty, board=board, hands=hands, feet=feet, tails=tails, stock=stock, discards=pile)
