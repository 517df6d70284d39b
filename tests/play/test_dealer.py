import hashlib
import statistics
from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.cards import cards_text
from game.engine.table.deal import high_card_winner, why_not_deal
from game.engine.table.state import Table, before_first_deal
from game.play.dealer import Dealer, derived_seed
from game.rules.presets import PRESET_IDS, preset


def waiting(preset_id: str = "web", players: int = 4, teams: int = 2) -> Table:
    """A match of a preset before its first deal."""
    return before_first_deal(preset(next(known for known in PRESET_IDS if known == preset_id)), players, teams)


def test_a_seed_deals_the_same_cards_everywhere() -> None:
    """Seeds 7 to 9 give these very decks, reshuffles and series: on another machine or Python version, or in a
    later program, a seed must not mean another game.
    """
    board = waiting("couples").board
    texts = []
    for dealer in map(Dealer, (7, 8, 9)):
        deal = dealer.deal(board)
        stock = dealer.reshuffled(board, deal.deck[:9])
        own = f"{derived_seed(deal.dealer, 2)}"
        texts.append(f"{deal.dealer} {deal.first} {deal.draws} {cards_text(deal.deck)} {cards_text(stock)} {own}")
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] == "c12827b8106fdf7d"


def test_the_next_one_deals_the_next_round() -> None:
    board = replace(waiting().board, round=1)
    assert [Dealer(1).deal(replace(board, dealer=seat)).dealer for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize("preset_id", PRESET_IDS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_deal_is_allowed(preset_id: str, players: int) -> None:
    board = waiting(preset_id, players).board
    for seed in range(10):
        assert why_not_deal(board, Dealer(seed).deal(board)) is None


def test_ties_for_high_card_draw_again() -> None:
    board = waiting("couples", 6).board
    deals = [Dealer(seed).deal(board) for seed in range(60)]
    assert max(len(deal.draws) for deal in deals) > 1
    for deal in deals:
        assert high_card_winner(deal.draws, 6, 6) == deal.first
        assert all(row[deal.first] for row in deal.draws)


def test_neighbouring_seeds_and_rounds_share_nothing() -> None:
    board = waiting().board
    decks = [Dealer(seed).deal(board).deck for seed in range(20)]
    assert all(one != other for one, other in pairwise(decks))
    assert derived_seed(1, 2) != derived_seed(1, 3) != derived_seed(2, 3)


def test_first_dealers_and_places_in_the_deck_are_fair() -> None:
    board = waiting().board
    deals = [Dealer(seed).deal(board) for seed in range(2000)]
    for seat in range(4):
        assert 400 < sum(deal.dealer == seat for deal in deals) < 600
    tops = [deal.deck[0] for deal in deals]
    assert max(tops.count(face) for face in set(tops)) < 70


def test_cut_misses_are_about_three_cards() -> None:
    misses = [Dealer(seed).cut_miss(1, seat) for seed in range(500) for seat in range(4)]
    assert abs(statistics.mean(misses)) < 0.3
    assert 2.7 < statistics.stdev(misses) < 3.3


@pytest.mark.parametrize(("chance", "miss"), [(0.0, -18), (0.3, -2), (1 - 2**-53, 18)])
def test_no_cut_misses_by_more_than_eighteen(chance: float, miss: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.Random.random", lambda _: chance)
    assert Dealer(1).cut_miss(1, 0) == miss


def test_a_reshuffle_keeps_the_cards_and_differs_each_time() -> None:
    deck = Dealer(3).deal(waiting().board).deck
    board = waiting().board
    stock = Dealer(3).reshuffled(board, deck[:40])
    assert sorted(stock) == sorted(deck[:40])
    assert stock == Dealer(3).reshuffled(board, deck[39::-1])
    assert stock != Dealer(4).reshuffled(board, deck[:40])
