from collections.abc import Callable
from math import exp
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import RED_THREE
from game.ai.brain.discarding import discarding, keep_values
from game.ai.brain.tuning import Tuning
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, PLENTY, at, held, pile_of
from tests.build import CAMPUS, WEB, clean_book, dirty_book

KINGS, NINES = "KD KH KS", "9D 9H 9S"
THREES, LAST_THREES = ruleset_from({"meld_threes": "all"}), ruleset_from({"meld_threes": "black_in_foot"})
SEVENS = ruleset_from({"out_sevens": 1})
KEPT_SEVENS = ruleset_from({"out_sevens": 1, "sevens_kept": True})
NATURALS = ruleset_from({"closed_book": "naturals"})
FOOT = {"in_foot": (2,)}


@pytest.mark.parametrize(
    ("rules", "hand", "tuning", "more", "expected"),
    [
        # Threes first, the dearest of all; red ones that wait to be laid never.
        (WEB, "4C 3S 3H KC", {}, {}, "h"),
        (WEB, "4C 3S KC KD", {}, {}, "3"),
        (ruleset_from({"black_three": 300}), "3S 3H", {}, {}, "h"),
        (ruleset_from({"black_three": 400}), "4C 3S 3H KC", {}, {}, "3"),
        (ruleset_from({"red_threes": "lay_down"}), "3H 3S 4C", {}, {}, "3"),
        (ruleset_from({"red_threes": "lay_down"}), "3H 4C", {}, {}, "4"),
        # Where threes are a rank, pairs and triples of them and what fits their meld are kept.
        (THREES, "3C 3S 3C 9C", {}, {}, "9"),
        (THREES, "3H 3H 3C KC KD", {}, {}, "K"),
        (THREES, "3C 3S 9C", {}, {}, "9"),
        (THREES, "3C KC", {}, {}, "3"),
        (THREES, "3C 4C", {}, {}, "4"),
        (THREES, "3C KC", {}, {"melds": ["3C 3S 3C"]}, "K"),
        (LAST_THREES, "3C 3S 4C", {}, {}, "4"),
        (LAST_THREES, "3C 3S 3H 4C", {}, {}, "h"),
        # Naturals, the least worth first; then wilds, a two before a joker.
        (WEB, "QC 4C 4D", {}, {}, "Q"),
        (WEB, "QC QD 4C 4D 4H", {}, {}, "Q"),
        (WEB, "4C 5C 5D KC", {}, {"their_melds": [KINGS]}, "K"),
        (WEB, "2C *R 4C 4D 4H", {}, {}, "4"),
        (WEB, "2C *R", {}, {}, "2"),
        (WEB, "*R", {}, {}, "*"),
        # In the foot wilds that no meld has room for go before a pair does.
        (NATURALS, "2C KC KD", {}, FOOT, "2"),
        (NATURALS, "2C KC KD", {}, {}, "K"),
        (NATURALS, "2C KC KD", {}, {**FOOT, "melds": [dirty_book("Q")]}, "2"),
        (NATURALS, "2C KC KD", {}, {**FOOT, "melds": [NINES]}, "K"),
        (NATURALS, "2C *R KC KD", {}, {**FOOT, "melds": ["9C 9D 2C"]}, "2"),
        (NATURALS, "2C KC KD", {}, {**FOOT, "melds": ["9C 9D 2C"]}, "K"),
        (NATURALS, "2C KC", {"discard_value": 3}, FOOT, "K"),
        (NATURALS, "2C KC KD", {"discard_pair_foot": 49.5}, FOOT, "K"),  # as much as a two that is stuck
        (ruleset_from({"closed_book": "any"}), "2C KC KD", {}, {**FOOT, "melds": [clean_book("Q")]}, "2"),
        (WEB, "2C KC KD", {}, {**FOOT, "melds": [clean_book("Q")]}, "2"),
        (WEB, "2C KC KD", {}, {**FOOT, "melds": [dirty_book("Q")]}, "K"),
        # Sevens stay where a book of them is needed; where the rules keep them, until there is one.
        (WEB, "7C 8C", {}, {}, "7"),
        (SEVENS, "7C 8C", {}, {}, "8"),
        (KEPT_SEVENS, "7C 8C 8D 8H", {}, {}, "8"),
        (KEPT_SEVENS, "7C 7D", {}, {}, "7"),
        (KEPT_SEVENS, "7C AC", {"discard_pair": -30}, {"melds": [clean_book("7")]}, "7"),
        (KEPT_SEVENS, "7C AC", {"discard_pair": -30}, {"melds": [clean_book("7", 6)]}, "A"),
    ],
)
def test_the_discarded_card(
    rules: RuleSet, hand: str, tuning: dict[str, float], more: dict[str, Any], expected: str
) -> None:
    """Given a hand, melds and rules, this card is discarded."""
    position = at(hand, rules=rules, seat=2, phase="play", stock=PLENTY, bare=True, **more)
    assert CLASSES[discarding(position, 2, replace(Tuning(), **tuning), False)] == expected


@pytest.mark.parametrize(
    ("hand", "tuning", "more", "expected"),
    [
        ("9C", {}, {}, 0.5),  # a twentieth of its points
        ("4C", {}, {}, 0.25),
        ("9C 9D", {}, {}, 75.5),
        ("9C 9D", {"discard_pair_foot": 60}, FOOT, 60.5),
        ("9C 9D 9H", {}, {}, 80.5),
        ("9C", {"discard_rank": 2}, {}, 10.5),  # the nine is five steps above the four
        ("KC", {}, {"melds": [KINGS]}, 0.5 + 27 - 3 * 1.8),
        ("KC", {}, {"their_melds": [KINGS]}, 0.5 - 10 - 3 * 1.8),
        ("KC", {}, {"players": 6, "teams": 3, "their_melds": [KINGS]}, 0.5 - 10 - 3 * 1.8),
    ],
)
def test_the_worth_of_keeping_a_rank(
    hand: str, tuning: dict[str, float], more: dict[str, Any], expected: float
) -> None:
    position = at(hand, seat=2, phase="play", stock=PLENTY, **more)
    if position.teams == 3:
        position.tables[1] = position.tables[0]  # one rival or two who meld it are the same
    [(worth, _)] = keep_values(position, 2, replace(Tuning(), **tuning), False)
    assert worth == pytest.approx(expected)


def test_points_cost_where_the_round_may_end() -> None:
    [(worth, _)] = keep_values(at("AC", phase="play", stock=PLENTY), 0, Tuning(), True)
    assert worth == -10


@pytest.mark.parametrize(
    ("rules", "their_melds", "more", "chance"),
    [
        (WEB, (), {}, lambda e: 1 - exp(-e) * (1 + e)),
        (CAMPUS, (), {}, lambda e: 1 - exp(-e)),
        (CAMPUS, ("9D 9H 9S",), {}, lambda e: 1.0),
        (CAMPUS, ("9D 9H 9S",), {"players": 6, "teams": 3}, lambda e: 1.0),
        (CAMPUS, ("KD KH KS",), {}, lambda e: 1 - exp(-e)),
    ],
)
def test_denying_a_rank_to_the_next_player(
    rules: RuleSet, their_melds: tuple[str, ...], more: dict[str, Any], chance: Callable[[float], float]
) -> None:
    lying = {"their_melds": their_melds, "pile": "9C 5C 4C", "watched": True, "hands": {0: "6C 7C 8C", 1: "6C 7C 8C"}}
    position = at("9C", seat=2, rules=rules, phase="play", stock=PLENTY, **lying, **more)
    melded = 3 * len(their_melds)
    unknown = position.decks * 54 - 3 - melded - 1
    nines = 4 * position.decks - 2 - (3 if their_melds == ("9D 9H 9S",) else 0)
    plain = replace(Tuning(), deny=0)
    [(worth, _)], [(rest, _)] = (keep_values(position, 2, tuning, False) for tuning in (Tuning(), plain))
    assert worth - rest == pytest.approx(32 * chance(2 / unknown * nines))


@pytest.mark.parametrize(("pile", "seen"), [("", 0), ("4", 0), ("456", 15)])
def test_a_small_pile_is_not_denied_nor_the_last_card_of_a_rank(pile: str, seen: int) -> None:
    position = at("9C", phase="play", stock=PLENTY)
    position.pile = pile_of(pile)
    position.seen[5] = seen
    assert keep_values(position, 0, replace(Tuning(), discard_seen=0), False) == [(0.5, 5)]


def test_nothing_is_denied_to_who_holds_nothing_where_all_is_seen() -> None:
    """Given a rival whose foot was red threes alone, and every card seen. The bug: a share of no cards was computed."""
    position = at("9C", players=2, pile="9C 5C", watched=True, phase="play", bare=True)
    position.seen[RED_THREE] += 2 * 54 - 1 - sum(position.seen)
    assert [rank for _, rank in keep_values(position, 0, Tuning(), False)] == [5]


def test_what_the_next_player_threw_away_is_safe_to_discard() -> None:
    trusting = replace(Tuning(), deny=200, deny_discarded=0.2, discard_value=0, discard_seen=0)
    for thrown in "9K":
        for pile, goes in (
            (f"{thrown}45", thrown),
            (f"4{thrown}5", "9"),
            (f"4{thrown}", "9"),
            (f"{thrown}456454", thrown),
            (f"4{thrown}56454", "9"),
        ):
            position = at("9C KC", melds=["AC AD AS"], phase="play")
            position.pile = pile_of(pile)  # by seats 1, 2 and 3, and in the lap before by all four
            assert CLASSES[discarding(position, 0, trusting, False)] == goes, pile
    position.pile = pile_of("45")  # by seats 2 and 3: nothing is known of seat 1
    assert keep_values(position, 0, trusting, False) == keep_values(
        position, 0, replace(trusting, deny_discarded=1), False
    )


def test_worths_to_keep_come_least_first() -> None:
    position = at("4C 9C 9D KC KD KH", phase="play")
    assert "".join(CLASSES[rank] for _, rank in keep_values(position, 0, Tuning(), False)) == "49K"
    assert held(position) == "499KKK"
    assert position.hands[0][RED_THREE] == 0
