"""With what `normal` opens for its team."""

import random

import pytest
from msgspec.structs import replace

from game.ai.brain.tuning import Tuning
from game.ai.player import Think
from game.ai.players.tuned_player import TunedPlayer
from game.ai.tunings.fixed_tunings import NORMAL
from game.cards import in_hand_order
from game.engine.legal import why_not
from game.engine.melding.openings import openings
from game.engine.moves import Group, MeldCards
from game.engine.table.view import PlayerView
from game.rules.presets import PRESET_IDS, preset
from tests.build import full_deck, my_view, table

STOCK = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S TC TD"
"""So much that the round does not end soon, when wilds would no longer be spared."""


def opened(view: PlayerView, tuning: Tuning) -> tuple[Group, ...] | None:
    """The groups with which it opens, None where it discards."""
    move = TunedPlayer(tuning).decide(view, Think())
    return move.groups if isinstance(move, MeldCards) else None


def laid(hand: str, n: int = 1, tuning: Tuning = NORMAL) -> list[str] | None:
    """What is laid to open, as sorted texts."""
    groups = opened(my_view(table(hand=hand, phase="play", n=n, stock=STOCK, bare=True)), tuning)
    return None if groups is None else sorted(" ".join(sorted(group.cards)) for group in groups)


def test_natural_melds_open_without_a_wild() -> None:
    """Three kings and three fours are 45, with the queens 75: no wild is touched."""
    assert laid("*R KC KD KH QC QD QH 4C 4D 4H") == ["4C 4D 4H", "KC KD KH", "QC QD QH"]


def test_a_wild_goes_with_the_dearest_pair() -> None:
    """Where naturals are not enough a wild makes a meld of the dearest pair, one two being enough here."""
    assert laid("*R 2C AC AD KC KD KH 5C") == ["2C AC AD", "KC KD KH"]


def test_too_poor_a_hand_does_not_open() -> None:
    """Three kings alone are 30 of 50, and nothing else can be added."""
    assert laid("KC KD KH QC JD TS 4C") is None


def test_a_tuning_may_hold_the_wilds_back() -> None:
    """A player that spends no wild on an opening waits."""
    assert laid("*R *B KC KD 4C 5D", tuning=replace(NORMAL, open_wilds=0.0)) is None
    assert laid("*R *B KC KD 4C 5D") is not None


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_it_opens_whenever_the_exact_search_can(preset_id: str) -> None:
    """On random hands it opens exactly when the engine's search finds an opening, and with no more wilds than it."""
    chance = random.Random(7)
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    both = 0
    for number in range(300):
        hand = in_hand_order(chance.sample(full_deck(3), 13))
        view = my_view(table(hand=" ".join(hand), rules=rules, phase="play", n=1 + number % 4, bare=True, stock=""))
        mine = opened(view, NORMAL)
        found = openings(rules, view.hand, rules.opening[number % 4])
        if not found:
            assert mine is None
            continue
        assert mine is not None
        both += 1
        assert why_not(view, MeldCards(mine)) is None
        fewest = min(sum(card[0] in "2*" for group in groups for card in group.cards) for groups in found)
        assert sum(card[0] in "2*" for group in mine for card in group.cards) <= fewest
    assert both > 30
