import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.events import Event
from game.engine.moves import Choose, Cut, Draw, Pass
from game.engine.table.board import Phase, packet_size
from game.engine.table.deal import Deal, deal_round, why_not_deal
from game.engine.table.position import BadPosition
from game.engine.table.state import Table, before_first_deal
from game.engine.table.view import view_of
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet, decks_in_play
from saves.records.position_json import position_line, table_from
from tests.build import PARTNERS, WEB, after, code, dealt, full_deck, table, take
from tests.readings.cites import cites


def stacked(rules: RuleSet, top: str, players: int = 2, teams: int = 2) -> tuple[Table, tuple[Event, ...]]:
    """Round 1 with seat 1 dealing to seat 0 first, the deck beginning with these cards."""
    first = [Card(card) for card in top.split()]
    rest = list(full_deck(decks_in_play(rules, players)))
    for card in first:
        rest.remove(card)
    board = before_first_deal(rules, players, teams)
    return deal_round(board, Deal(1, players - 1, 0, (*first, *rest)))


@cites("option decks")
@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2), (6, 3)])
def test_a_fixed_number_of_decks_is_shuffled(players: int, teams: int) -> None:
    now = dealt(replace(WEB, decks=7), players=players, teams=teams)
    assert len(now.stock) == 7 * 54 - 22 * players


@cites("option extra_decks")
@pytest.mark.parametrize(("extra", "decks"), [(-1, 3), (0, 4), (1, 5), (4, 8)])
def test_extra_decks_are_counted_from_the_players(extra: int, decks: int) -> None:
    assert len(dealt(replace(WEB, extra_decks=extra)).stock) == decks * 54 - 88


@cites("option first_upcard=any")
def test_the_ordinary_pile_rules_hold_for_the_first_upcard() -> None:
    now = table("KH KD AC AD AH 9C", replace(WEB, first_upcard="any"), pile="KS", turns=0, dealer=3)
    assert code(now, take("KS KH KD", "AC AD AH")) is None
    early = table("KH KD AC AD AH 9C", replace(WEB, first_upcard="any", take_first_lap=False), pile="KS", turns=0)
    assert code(early, take("KS KH KD", "AC AD AH")) == "first_lap"
    three = table("3H 3D AC AD AH 9C", replace(WEB, first_upcard="any"), pile="3S", turns=0)
    assert code(three, take("3S 3H 3D")) == "three"
    short = table("KH KD AC AD AH 9C", replace(WEB, first_upcard="any", short_pile=False), pile="KS", turns=0)
    assert code(short, take("KS KH KD", "AC AD AH")) == "short_pile"


@cites("option first_upcard=natural")
def test_the_upcard_is_turned_after_the_cuts_and_before_the_choosing() -> None:
    rules = replace(PARTNERS, stacks="choose", first_upcard="natural", deal="cut")
    now = dealt(rules, settled=False)
    for _ in range(4):
        assert (now.board.phase, now.board.pile) == (Phase.CUT, 0)
        now = after(now, Cut(22))
    for _ in range(4):
        assert (now.board.phase, now.board.pile) == (Phase.CHOOSE, 1)
        now = after(now, Choose(0))
    assert (now.board.phase, now.board.pile) == (Phase.DRAW, 1)


LOW = "4C 4D 4H 4S 5C 5D 5H 5S 6C 6D"


@cites("option stacks=bottom_high")
def test_a_tie_is_a_choice_of_that_seat_alone() -> None:
    rules = replace(WEB, stacks="bottom_high", decks=5)
    now, _ = stacked(rules, f"{LOW} KH {LOW} KD {LOW} QC {LOW} JC")
    assert (now.board.phase, now.board.mover) == (Phase.CHOOSE, 0)
    view = view_of(now, 0)
    assert (view.bottoms, view.hand) == (("KH", "KD"), ())
    assert "QC" in view_of(now, 1).hand
    then = after(now, Choose(1))
    assert (then.board.phase, then.board.mover) == (Phase.DRAW, 0)
    assert "KD" in view_of(then, 0).hand
    assert view_of(then, 0).foot_card == "KH"


@cites("option stacks=bottom_low")
def test_the_marked_foots_bottom_card_is_known_to_its_owner_alone() -> None:
    now, _ = stacked(replace(WEB, stacks="bottom_low", decks=5), f"{LOW} KH {LOW} 9C {LOW} QC {LOW} JC")
    assert (view_of(now, 0).foot_card, view_of(now, 1).foot_card) == ("KH", "QC")
    assert view_of(now, 0).bottoms == ("9C", "KH")
    assert view_of(now, -1).bottoms is None
    board = replace(now.board, in_foot=(True, False))
    assert view_of(replace(now, board=board), 0).foot_card is None


@cites(
    "option stacks_pass=both_left",
    "option stacks_pass=right",
    "option stacks_pass=each_way",
    "option stacks_pass=by_round",
    "option stacks_pass=foot_left",
    "option stacks_pass=foot_right",
)
@pytest.mark.parametrize(
    "way", ["none", "left", "right", "both_left", "both_right", "each_way", "by_round", "foot_left", "foot_right"]
)
@pytest.mark.parametrize("deal", ["auto", "cut"])
def test_passing_stacks_changes_no_card(way: str, deal: str) -> None:
    plain, passed = (dealt(replace(WEB, stacks_pass=each, deal=deal)) for each in ("none", way))
    assert (plain.hands, plain.feet, plain.stock) == (passed.hands, passed.feet, passed.stock)


@cites("option hand_cards", "option foot_cards")
def test_stacks_by_round() -> None:
    """Given hands of 11, 12, 13 and feet of 13, 11, rounds 1 to 4 deal 11/13, 12/11, 13/11, 13/11."""
    rules = replace(WEB, hand_cards=(11, 12, 13), foot_cards=(13, 11))
    now = dealt(rules)
    sizes = []
    for _ in range(4):
        sizes.append((len(now.hands[0]), len(now.feet[0]), packet_size(now.board)))
        over = replace(now.board, phase=Phase.ENDED)
        now = deal_round(replace(now, board=over), Dealer(1).deal(over))[0] if now.board.round < 4 else now
    assert sizes == [(11, 13, 24), (12, 11, 23), (13, 11, 24), (13, 11, 24)]


@cites("option hand_cards", "option foot_cards")
def test_an_exact_cut_follows_the_round() -> None:
    rules = replace(PARTNERS, hand_cards=(11, 12))
    before = before_first_deal(rules, 4, 2)
    ended = replace(before, board=replace(before.board, round=1, dealer=2))
    now = deal_round(ended, Dealer(1).deal(ended.board))[0]
    assert after(now, Cut(23)).board.cut[now.board.mover % 2] == rules.cut_bonus
    assert after(now, Cut(22)).board.cut[now.board.mover % 2] == 0


@cites("option draw_count")
@pytest.mark.parametrize(("n", "drawn"), [(1, 2), (2, 3), (4, 3)])
def test_cards_drawn_by_round(n: int, drawn: int) -> None:
    now = table("KH", replace(WEB, draw_count=(2, 3)), n=n)
    assert len(after(now, Draw()).hands[0]) == 1 + drawn


@cites("option draw_count")
def test_a_draw_that_the_stock_cannot_serve_goes_by_the_round() -> None:
    rules = replace(WEB, draw_count=(2, 3))
    assert code(table("KH", rules, n=1, stock="4C 4D"), Draw()) is None
    assert code(table("KH", rules, n=1, stock="4C 4D"), Pass()) == "stock_not_empty"
    assert code(table("KH", rules, n=2, stock="4C 4D"), Draw()) == "stock_empty"
    assert code(table("KH", rules, n=2, stock="4C 4D"), Pass()) is None


@cites("option jokers")
@pytest.mark.parametrize(("jokers", "red", "black"), [(0, 0, 0), (1, 5, 0), (2, 5, 5), (3, 10, 5), (4, 10, 10)])
def test_a_deck_has_as_many_jokers_as_the_rules_say(jokers: int, red: int, black: int) -> None:
    rules = replace(WEB, jokers=jokers, decks=5)
    now = before_first_deal(rules, 4, 2)
    deal = Dealer(1).deal(now.board)
    assert (deal.deck.count(Card("*R")), deal.deck.count(Card("*B"))) == (red, black)
    assert len(deal.deck) == 5 * (52 + jokers)
    assert why_not_deal(now.board, deal) is None
    wrong = replace(rules, jokers=(jokers + 1) % 5)
    assert why_not_deal(before_first_deal(wrong, 4, 2).board, deal) is not None


@cites("option jokers")
def test_no_position_has_jokers_that_are_not_there() -> None:
    with pytest.raises(BadPosition, match=r"cards.*number=1, most=0, .*cards='\*R'"):
        table("*R 4S", replace(WEB, jokers=0))


@cites("option set_aside")
@pytest.mark.parametrize(("percent", "aside"), [(0, 0), (1, 2), (25, 54), (40, 86)])
def test_a_share_of_the_pack_stays_out(percent: int, aside: int) -> None:
    rules = replace(WEB, set_aside=percent)
    now = before_first_deal(rules, 4, 2)
    deal = Dealer(7).deal(now.board)
    dealt, _ = deal_round(now, deal)
    assert dealt.aside == deal.deck[216 - aside :]
    assert dealt.board.stock == len(dealt.stock) == 216 - 88 - aside


@cites("option set_aside")
def test_a_position_keeps_what_was_set_aside() -> None:
    rules = replace(WEB, set_aside=25)
    now = before_first_deal(rules, 4, 2)
    dealt, _ = deal_round(now, Dealer(3).deal(now.board))
    assert table_from(position_line(dealt), 2, rules, 4, 2) == dealt
