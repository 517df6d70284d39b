import pytest
from msgspec.structs import replace

from game.cards import Card, is_three, is_wild
from game.engine.candidates import candidates
from game.engine.events import HandTaken, RoundBegan, StackChosen, StockShuffled, TurnBegan, UpcardTurned
from game.engine.moves import Choose, Cut, Draw, Pass
from game.engine.table.board import MOST_RESHUFFLES, Phase
from game.engine.table.deal import BadDeal, Deal, deal_round, high_card_winner, reshuffle, why_not_deal, why_not_shuffle
from game.engine.table.state import before_first_deal
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet
from tests.build import (
    COUPLES,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    cards,
    code,
    full_deck,
    my_view,
    only,
    table,
    take,
    throw,
    told,
)
from tests.readings.cites import cites

DECK = full_deck(4)
BEFORE = before_first_deal(WEB, 4, 2)
DEAL = Deal(1, 3, 0, DECK)


def test_blocks_are_dealt_from_the_dealers_left() -> None:
    now, events = deal_round(BEFORE, replace(DEAL, dealer=1, first=2))
    for place, seat in enumerate((2, 3, 0, 1)):
        start = 22 * place
        assert sorted(now.hands[seat]) == sorted(DECK[start : start + 11])
        assert sorted(now.feet[seat]) == sorted(DECK[start + 11 : start + 22])
    assert now.stock == DECK[88:]
    assert only(events, TurnBegan).seat == 2
    assert [event.seat for event in events if isinstance(event, HandTaken)] == [2, 3, 0, 1]
    assert only(events, RoundBegan) == RoundBegan(1, 1, 2)


@pytest.mark.parametrize(
    "deal",
    [
        replace(DEAL, round=2),
        replace(DEAL, round=0),
        replace(DEAL, dealer=4),
        replace(DEAL, first=-1),
        replace(DEAL, first=1),
        replace(DEAL, deck=DECK[1:]),
        replace(DEAL, deck=(*DECK[1:], DECK[1])),
        replace(DEAL, deck=(*DECK, DECK[0])),
        replace(DEAL, deck=full_deck(3)),
    ],
)
def test_a_deal_that_is_not_the_next_round_is_refused(deal: Deal) -> None:
    """Given a wrong round, seat, first player or deck, it is refused and dealing it anyway is a bug."""
    refusal = why_not_deal(BEFORE.board, deal)
    assert refusal is not None
    assert refusal.code == "bad_deal"
    with pytest.raises(BadDeal):
        deal_round(BEFORE, deal)


def deck_with(places: dict[int, str]) -> tuple[Card, ...]:
    """The deck with these cards at these places, the others in their order."""
    rest = list(DECK)
    for card in places.values():
        rest.remove(Card(card))
    return tuple(Card(places[place]) if place in places else rest.pop(0) for place in range(len(DECK)))


@cites("option stacks=bottom_high", "option stacks=bottom_low")
@pytest.mark.parametrize(
    ("stacks", "bottoms", "chosen"),
    [
        ("bottom_high", ("KH", "9C"), 0),
        ("bottom_high", ("2H", "*R"), 1),
        ("bottom_high", ("2D", "AC"), 0),
        ("bottom_low", ("KH", "9C"), 1),
        ("bottom_low", ("3H", "4C"), 0),
        ("bottom_low", ("9H", "9C"), None),
    ],
)
def test_bottom_cards_choose_the_hand(stacks: str, bottoms: tuple[str, str], chosen: int | None) -> None:
    deck = deck_with(dict(zip(range(10, 88, 11), (*bottoms, "KC", "QC", "KS", "QS", "KD", "QD"), strict=True)))
    now, events = deal_round(before_first_deal(replace(WEB, stacks=stacks), 4, 2), replace(DEAL, deck=deck))
    others = [StackChosen(seat, stacks == "bottom_low") for seat in (1, 2, 3)]
    own = [] if chosen is None else [StackChosen(0, bool(chosen))]
    assert [event for event in events if isinstance(event, StackChosen)] == [*own, *others]
    known = [event.seat for event in events if isinstance(event, HandTaken)]
    if chosen is None:
        assert (now.board.phase, now.board.mover, known) == (Phase.CHOOSE, 0, [1, 2, 3])
        return
    assert (now.board.phase, known) == (Phase.DRAW, [0, 1, 2, 3])
    assert bottoms[chosen] in now.hands[0]
    assert bottoms[1 - chosen] in now.feet[0]
    assert now.bottoms[0] == (bottoms[chosen], bottoms[1 - chosen])


@cites("option first_upcard=natural", "option first_upcard=any")
@pytest.mark.parametrize(
    ("turned", "top", "upcard", "skipped"),
    [("natural", "2C 3H *R 9C", "9C", 3), ("natural", "9C 2C", "9C", 0), ("any", "2C 9C", "2C", 0)],
)
def test_a_card_is_turned_to_begin_the_pile(turned: str, top: str, upcard: str, skipped: int) -> None:
    deck = deck_with(dict(enumerate(top.split(), 88)))
    now, events = deal_round(before_first_deal(replace(WEB, first_upcard=turned), 4, 2), replace(DEAL, deck=deck))
    under = deck[88 : 88 + skipped]
    assert only(events, UpcardTurned) == UpcardTurned(Card(upcard), under)
    assert (now.discards, now.board.pile_seen) == ((upcard,), (upcard,))
    assert now.stock == deck[88 + skipped + 1 :] + under


def test_the_first_card_of_a_stock_without_naturals_begins_the_pile() -> None:
    deck = tuple(sorted(DECK, key=lambda card: is_wild(card) or is_three(card)))
    rules = replace(WEB, first_upcard="natural", hand_cards=17, foot_cards=17, tail_cards=10)
    now, events = deal_round(before_first_deal(rules, 4, 2), replace(DEAL, deck=deck))
    assert only(events, UpcardTurned) == UpcardTurned(deck[176], ())
    assert now.stock == deck[177:]


def test_no_round_is_dealt_into_another() -> None:
    now, _ = deal_round(BEFORE, DEAL)
    assert why_not_deal(now.board, replace(DEAL, round=2, dealer=0, first=1)) is not None


C = Card


@pytest.mark.parametrize(
    ("draws", "winner"),
    [
        (((C("KH"), C("AS")),), 1),
        (((C("2H"), C("*R")),), 1),
        (((C("3H"), C("4S")),), 1),
        (((C("KH"), C("KS")), (C("9C"), C("8C"))), 0),
        (((C("KH"), C("KS")),), None),
        (((C("KH"), C("AS")), (C("9C"), C("8C"))), None),
        (((C("KH"), None),), None),
        (((C("KH"),),), None),
        (((C("KH"), C("KS")), (C("9C"), None)), None),
        (((C("KH"), C("KH")), (C("AC"), C("KC"))), 0),
        ((), None),
    ],
)
def test_rows_of_a_draw_for_high_card(draws: tuple[tuple[Card | None, ...], ...], winner: int | None) -> None:
    assert high_card_winner(draws, 2, 2) == winner


def test_no_row_shows_more_of_a_face_than_there_are_decks() -> None:
    row = (C("KH"), C("KH"), C("KH"), C("AS"))
    assert high_card_winner((row,), 4, 2) is None
    assert high_card_winner((row,), 4, 3) == 3


def test_high_card_needs_its_draw() -> None:
    before = before_first_deal(COUPLES, 4, 2)
    deal = Dealer(1).deal(before.board)
    assert why_not_deal(before.board, deal) is None
    assert why_not_deal(before.board, replace(deal, draws=())) is not None
    assert why_not_deal(before.board, replace(deal, first=(deal.first + 1) % 4)) is not None


def test_cut_and_choose_together() -> None:
    rules = replace(PARTNERS, stacks="choose")
    now, _ = deal_round(before_first_deal(rules, 4, 2), replace(DEAL, dealer=0, first=1))
    for _ in range(4):
        assert now.board.phase == Phase.CUT
        assert not my_view(now).hand
        now = after(now, Cut(20))
    for _ in range(4):
        assert now.board.phase == Phase.CHOOSE
        now = after(now, Choose(1))
    assert (now.board.phase, now.board.turn) == (Phase.DRAW, 1)
    assert sorted(now.hands[1]) == sorted(DECK[11:22])


def test_each_hand_becomes_known_by_its_own_choice() -> None:
    now, events = deal_round(before_first_deal(FAMILY, 4, 2), DEAL)
    assert not [event for event in events if isinstance(event, HandTaken)]
    seat = now.board.mover
    assert my_view(now).hand == ()
    assert only(told(now, Choose(1)), HandTaken).cards == now.feet[seat]


def test_a_short_cut_of_a_small_stock() -> None:
    now, _ = deal_round(before_first_deal(PARTNERS, 2, 2), Deal(1, 1, 0, full_deck(2)))
    assert [code(now, Cut(count)) for count in (1, 108, 109, 0)] == [None, None, "bad_cut", "bad_cut"]
    assert Cut(22) in candidates(my_view(now))
    second = after(now, Cut(108))
    assert (second.board.stock, code(second, Cut(87))) == (86, "bad_cut")


# New stock.

RESHUFFLE = replace(WEB, stock_out="reshuffle")


def test_nothing_happens_before_a_due_shuffle() -> None:
    now = table("KH KD 8C", RESHUFFLE, stock="4C", pile="9H 9D KS", melds=["AC AD AH"])
    assert now.board.shuffle_due
    assert [code(now, move) for move in (Draw(), Pass(), take("KS KH KD"))] == ["stock_empty"] * 3
    assert candidates(my_view(now)) == ()


def test_new_stock_goes_under_what_is_left() -> None:
    now = table("KH KD 8C", RESHUFFLE, stock="4C", pile="9H 9D KS", melds=["AC AD AH"])
    after_it, events = reshuffle(now, cards("9D 9H"))
    assert (after_it.stock, after_it.discards) == (("4C", "9D", "9H"), ("KS",))
    assert (after_it.board.reshuffles, after_it.board.pile_seen) == (1, ("KS",))
    assert only(events, StockShuffled).count == 2
    assert code(after_it, Draw()) is None


@pytest.mark.parametrize("stock", ["9D", "9D 9H KS", "9D 9D", "9D 9H 4C", ""])
def test_new_stock_holds_exactly_the_buried_discards(stock: str) -> None:
    now = table("KH KD 8C", RESHUFFLE, stock="4C", pile="9H 9D KS")
    assert why_not_shuffle(now.board, now.discards[:-1], cards(stock)) is not None
    with pytest.raises(BadDeal):
        reshuffle(now, cards(stock))


@pytest.mark.parametrize(
    ("rules", "stock", "pile", "reshuffles", "due"),
    [
        (RESHUFFLE, "4C", "9H KS", 0, True),
        (RESHUFFLE, "", "9H KS", MOST_RESHUFFLES - 1, True),
        (RESHUFFLE, "4C 4D", "9H KS", 0, False),
        (RESHUFFLE, "4C", "KS", 0, False),
        (RESHUFFLE, "4C", "", 0, False),
        (RESHUFFLE, "4C", "9H KS", MOST_RESHUFFLES, False),
        (WEB, "4C", "9H KS", 0, False),
    ],
)
def test_when_a_shuffle_is_due(rules: RuleSet, stock: str, pile: str, reshuffles: int, due: bool) -> None:
    now = table("KH KD 8C", rules, stock=stock, pile=pile, reshuffles=reshuffles)
    assert now.board.shuffle_due == due
    assert (why_not_shuffle(now.board, now.discards[:-1], now.discards[:-1]) is None) == due
    if not due and len(now.stock) < 2:
        assert code(now, Pass()) is None


def test_one_buried_card_may_still_not_serve_a_draw() -> None:
    now = table("KH", RESHUFFLE, stock="", pile="9H KS")
    after_it, _ = reshuffle(now, cards("9H"))
    assert not after_it.board.shuffle_due
    assert code(after_it, Draw()) == "stock_empty"
    assert after(after_it, Pass()).board.phase == Phase.ENDED


def test_a_shuffle_waits_for_the_start_of_the_next_turn() -> None:
    now = after(table("KH 8C", RESHUFFLE, stock="4C 4D", pile="9H KS"), Draw())
    assert not now.board.shuffle_due
    assert after(now, throw("8C")).board.shuffle_due
