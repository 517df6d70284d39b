"""Tests for game/ai/sketch.py: on paper it counts as the rules do."""

import random
from itertools import product

import pytest

from game.ai.sketch import Sketch
from game.cards import Card, full_deck, parse_cards
from game.engine.legal import lay
from game.engine.melds import meld_of, why_not_add
from game.engine.refusal import Refusal
from game.rules.limits import wilds_allowed
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import RuleSet
from tests.build import table

CLOSED = ("any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open")


def test_cards_are_sorted_into_what_they_can_do() -> None:
    """Naturals by rank, jokers, twos, and threes that can never be laid."""
    sketch = Sketch(preset("web"), (), parse_cards("*R 2C KC KD 4S 3H"))
    assert sketch.naturals == {"K": ["KC", "KD"], "4": ["4S"]}
    assert (sketch.jokers, sketch.twos, sketch.threes) == (["*R"], ["2C"], ["3H"])
    assert (sketch.wilds, sketch.left) == (2, 6)


@pytest.mark.parametrize("closed_book", CLOSED)
@pytest.mark.parametrize("limit", ["equal", "fewer", "half"])
def test_room_is_what_the_engine_allows(closed_book: str, limit: str) -> None:
    """For open melds and books, clean and dirty, the sketch has room for so many cards as the engine would take."""
    rules = ruleset_from({"closed_book": closed_book, "wild_limit": limit, "wild_cap": 3})
    for naturals, wilds in product(range(2, 9), range(4)):
        cards = [Card("K" + "CDHS"[at % 4]) for at in range(naturals)] + [Card("2C")] * wilds
        meld = meld_of(cards)
        if len(cards) < 3 or wilds_allowed(rules, naturals) < wilds:
            continue
        sketch = Sketch(rules, (meld,), parse_cards("2D 2H 2S *R"))
        place = sketch.places[0]
        room = min(4, sketch.room(place))
        for count in range(1, 5):
            fits = why_not_add(rules, meld, [Card("2D")] * count) is None
            assert fits == (count <= room), (naturals, wilds, count)
        assert sketch.takes_naturals(place) == (why_not_add(rules, meld, [Card("KS")]) is None)


@pytest.mark.parametrize("rules", [*map(preset, PRESET_IDS), ruleset_from({"wild_melds": "allowed"})])
def test_what_is_sketched_is_legal(rules: RuleSet) -> None:
    """Groups laid on paper at random, within what the sketch allows, are accepted by the engine in their order."""
    chance = random.Random(1)
    for _ in range(200):
        hand = chance.sample(full_deck(2), 14)
        now = table(rules=rules, melds=["KC KD KH", "QC QD 2C", "9C 9D 9H 9S 9C 9D 9H 9S"], phase="play")
        board = now.board
        sketch = Sketch(rules, board.melds[0], hand)
        for _ in range(6):
            rank = chance.choice("456789TJQKA")
            held = len(sketch.naturals.get(rank, ()))
            sketch.begin(rank, held, chance.randint(0, 2))
            place = chance.choice(sketch.places)
            if sketch.takes_naturals(place) and place.rank in sketch.naturals:
                sketch.add_naturals(place, chance.randint(0, len(sketch.naturals[place.rank])))
            sketch.add_wilds(place, min(sketch.wilds, sketch.room(place), chance.randint(0, 2)))
        assert not isinstance(lay(board, 0, sketch.groups()), Refusal)
        laid = sum(len(group.cards) for group in sketch.groups())
        assert laid + sketch.left == 14


def test_a_copy_is_independent() -> None:
    """Trying something on a copy leaves the sketch as it was."""
    sketch = Sketch(preset("web"), (), parse_cards("KC KD KH *R"))
    twin = sketch.copy()
    twin.begin("K", 3, 1)
    assert (sketch.left, sketch.groups(), sketch.wilds) == (4, (), 1)
    assert twin.left == 0


def test_a_card_taken_back_is_in_hand_again() -> None:
    """Naturals and wilds come back to where they were counted."""
    sketch = Sketch(preset("web"), (), parse_cards("KC KD KH *R"))
    place = sketch.begin("K", 3, 1)
    assert place is not None
    sketch.take_back(place, Card("*R"))
    sketch.take_back(place, Card("KC"))
    assert (sketch.left, sketch.wilds, place.naturals, place.wilds) == (2, 1, 2, 0)
    assert sketch.naturals["K"] == ["KC"]


def test_a_second_meld_waits_for_the_first_to_close() -> None:
    """Under `after_closing` a rank may be begun again once its meld is a book, also one closed in the same move."""
    rules = ruleset_from({"second_meld": "after_closing"})
    six = meld_of(parse_cards("KC KD KH KS KC KD"))
    sketch = Sketch(rules, (six,), parse_cards("KH KS KC KD"))
    assert not sketch.may_begin("K")
    sketch.add_naturals(sketch.places[0], 1)
    assert sketch.may_begin("K")
