import hashlib
import json
import statistics
from collections import Counter

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.cards import FACES, cards_text
from game.deals.random_stream import WordStream, WrittenStream
from game.deals.shared_deal import SharedDeal, new_deal
from game.deals.tables import DealTable
from game.engine.table.state import before_first_deal
from game.play.dealer import Dealer
from game.play.match import Match
from game.play.shared_deals import begins, deal_header, first_round, plan_of
from game.rules.presets import preset
from saves.records.lines import RoundLine, ShuffleLine
from tests.build import full_deck
from tests.deals.golden import GOLDEN, golden_deals, what_it_stands_for

SIGNS = "K7QM4TRAHX9C"


def by_hand(signs: str, name: str, decks: int) -> str:
    """The order of cards as docs/records.md tells it, written down anew without the program's own rooms."""
    faces = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS"] + ["*R", "*B"]
    cards = faces * decks
    numbers: list[int] = []
    block = 0

    def below(bound: int) -> int:
        nonlocal block
        while True:
            if not numbers:
                data = hashlib.sha256(f"{signs}/{name}/{block}".encode()).digest()
                numbers.extend(int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4))
                block += 1
            number = numbers.pop(0)
            if number < 2**32 // bound * bound:
                return number % bound

    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return " ".join(cards)


@pytest.mark.parametrize("deal", golden_deals(), ids=lambda deal: deal.signs)
def test_a_code_stands_for_the_same_cards_for_ever(deal: SharedDeal) -> None:
    kept = json.loads((GOLDEN / f"{deal.signs}.json").read_text(encoding="utf-8"))
    assert what_it_stands_for(deal) == kept


def test_every_golden_file_is_a_deal() -> None:
    """Each file in the folder is one of the golden deals: none is left behind because its code changed."""
    assert {path.stem for path in GOLDEN.iterdir()} == {deal.signs for deal in golden_deals()}


@pytest.mark.parametrize("deal", golden_deals()[:6], ids=lambda deal: deal.signs)
def test_the_order_is_the_written_one(deal: SharedDeal) -> None:
    decks = len(first_round(deal).deck) // len(FACES)
    assert cards_text(first_round(deal).deck) == by_hand(deal.signs, "deck/1", decks)


def test_numbers_below_a_bound_are_even() -> None:
    stream = WrittenStream(SIGNS, "test")
    counts = Counter(stream.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(1800 < count < 2200 for count in counts.values())
    bound = 2**31 + 2**30
    low = sum(stream.below(bound) < 2**30 for _ in range(3000))
    assert 850 < low < 1150  # without throwing away the numbers above it would be half of them
    assert WordStream(iter((2**32 - 1, 5))).below(3) == 2  # the first would make zeros more frequent


def test_each_place_of_the_deck_is_fair() -> None:
    decks = [first_round(new_deal(preset("web"), DealTable(2, ("human",) * 4), seed)).deck for seed in range(1, 1081)]
    for place in (0, 100, -1):
        counts = Counter(deck[place] for deck in decks)
        assert max(counts.values()) < 45
        assert len(counts) == 54


def test_cuts_miss_by_about_three_cards() -> None:
    misses = [Dealer(0, SIGNS).cut_miss(round_, seat) for round_ in range(500) for seat in range(4)]
    assert abs(statistics.mean(misses)) < 0.3
    assert 2.8 < statistics.stdev(misses) < 3.2


def test_streams_of_other_names_and_codes_share_nothing() -> None:
    names = [(SIGNS, "deck/1"), (SIGNS, "deck/2"), (SIGNS, "reshuffle/1/0"), (f"{SIGNS[:-1]}A", "deck/1")]
    starts = [[stream.below(2**32) for _ in range(8)] for stream in (WrittenStream(*name) for name in names)]
    assert len({number for start in starts for number in start}) == 8 * len(starts)


def test_a_match_of_a_code_is_dealt_from_it_alone() -> None:
    deal = new_deal(preset("couples"), DealTable(2, ("human", "hard", "hard", "hard")), 5)
    seats = [plan.named(f"Player {seat}") for seat, plan in enumerate(plan_of(deal).seats)]
    header = deal_header(deal, seats, game_id="x", created="2026-11-20T08:00:00Z", app="1", name="Deal")
    lines = []
    for seed in (1, 2):
        match = Match(replace(header, seed=seed))
        match.begin_round()
        lines.append(match.lines[1])
    first = lines[0]
    assert isinstance(first, RoundLine)
    assert lines[0] == lines[1]
    assert first.deck == first_round(deal).deck
    assert (first.dealer, first.first) == (begins(deal).dealer, begins(deal).first)


def test_every_golden_deal_may_be_dealt() -> None:
    for deal in golden_deals():
        seats = [plan.named(f"Player {seat}") for seat, plan in enumerate(plan_of(deal).seats)]
        header = deal_header(deal, seats, game_id="x", created="2026-11-20T08:00:00Z", app="1", name="Deal")
        match = Match(header)
        match.begin_round()
        board = before_first_deal(deal.rules, deal.table.players, deal.table.teams).board
        assert Counter(first_round(deal).deck) == Counter(full_deck(len(first_round(deal).deck) // 54))
        assert board.players == match.board.players


def test_a_whole_match_has_the_same_chance_wherever_it_is_taken_up() -> None:
    rules = replace(preset("couples"), name="All of it", stock_out="reshuffle", rounds=2)
    deal = new_deal(rules, DealTable(2, ("human", "hard", "hard", "hard")), 19)
    seats = [plan.named(f"Player {seat}") for seat, plan in enumerate(plan_of(deal).seats)]
    header = deal_header(deal, seats, game_id="x", created="2026-11-20T08:00:00Z", app="1", name="Deal")
    matches = []
    for is_left in (False, True):
        match = Match(header)
        while not match.is_over:
            if match.awaits_deal:
                if is_left:
                    match = Match(replace(header, seed=match.line_count), lines=match.lines[1:])
                match.begin_round()
            seat = match.board.mover
            assert match.play(seat, player_of("easy").decide(match.view(seat), Think(match.cut_miss(seat)))) is None
        matches.append(match.lines[1:])
    assert matches[0] == matches[1]
    assert sum(isinstance(line, RoundLine) for line in matches[0]) == 2
    assert any(isinstance(line, ShuffleLine) for line in matches[0])
