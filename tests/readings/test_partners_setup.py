import pytest
from msgspec.structs import replace

from game.engine.events import PacketCut
from game.engine.moves import Choose, Cut, Draw, Pass
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, why_not_deal
from game.engine.table.state import before_first_deal
from game.engine.table.view import SPECTATOR, view_of
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet
from tests.build import PARTNERS, after, code, dealt, next_round, only, score, table, throw, told
from tests.readings.cites import cites

DEALT_OUT = replace(PARTNERS, deal="auto")


@cites("S004-03", "S004-06")
def test_four_in_two_partnerships_come_first() -> None:
    assert PARTNERS.tables[0] == "4:2v2"
    assert "4:solo" in PARTNERS.tables


@cites("S004-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_number_of_single_players(players: int) -> None:
    assert f"{players}:solo" in PARTNERS.tables
    board = dealt(PARTNERS, players=players, teams=players).board
    assert [list(board.teammates(seat)) for seat in range(players)] == [[]] * players


@cites("S004-08")
@pytest.mark.parametrize(("rules", "phase"), [(PARTNERS, Phase.CUT), (DEALT_OUT, Phase.DRAW)])
def test_the_way_of_dealing_stays_for_the_match(rules: RuleSet, phase: Phase) -> None:
    assert dealt(rules, settled=False).board.phase == phase
    for n in (1, 2, 3):
        assert next_round(after(table(rules=rules, stock="", n=n, bare=True), Pass())).board.phase == phase


@cites("S004-09")
def test_the_first_dealer_is_settled_by_lot() -> None:
    board = before_first_deal(DEALT_OUT, 4, 2).board
    assert {Dealer(seed).deal(board).dealer for seed in range(40)} == {0, 1, 2, 3}


@cites("S004-10", "S004-11")
def test_variation_hands_and_feet_are_dealt_out() -> None:
    now = dealt(DEALT_OUT, settled=False)
    assert (now.board.hands, now.board.feet, now.board.cut) == ((11,) * 4, (11,) * 4, (0, 0))
    assert code(now, Cut(22)) == "wrong_phase"


@cites("S004-12", "S004-20")
@pytest.mark.parametrize("rules", [PARTNERS, DEALT_OUT], ids=["cut", "auto"])
def test_the_deal_moves_to_the_left(rules: RuleSet) -> None:
    over = after(table(rules=rules, stock="", dealer=3, bare=True), Pass())
    deal = Dealer(1).deal(over.board)
    assert deal.dealer == 0
    for dealer in (1, 2, 3):
        why = why_not_deal(over.board, replace(deal, dealer=dealer, first=(dealer + 1) % 4))
        assert why is not None
        assert why.code == "bad_deal"


@cites("S004-13", "S004-18")
def test_the_first_player_cuts_first_and_the_others_follow_to_the_left() -> None:
    now = dealt(PARTNERS, settled=False)
    seats = []
    for _ in range(4):
        seats.append(now.board.mover)
        now = after(now, Cut(22))
    first = (now.board.dealer + 1) % 4
    assert seats == [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]
    assert (now.board.phase, now.board.turn) == (Phase.DRAW, first)


@cites("S004-14")
def test_the_packet_is_lifted_off_face_down_cards() -> None:
    now = dealt(PARTNERS, settled=False)
    turned = replace(now, stock=now.stock[::-1])
    assert all(view_of(now, seat) == view_of(turned, seat) for seat in (SPECTATOR, 0, 1, 2, 3))
    assert (now.board.stock, view_of(now, 0).hand) == (216, ())


@cites("S004-15")
def test_a_packet_is_any_number_of_cards() -> None:
    now = dealt(PARTNERS, settled=False)
    assert [code(now, Cut(count)) for count in (0, 1, 22, 216, 217)] == ["bad_cut", None, None, None, "bad_cut"]


@cites("S004-17")
@pytest.mark.parametrize("count", [5, 21, 22, 23, 60])
def test_too_many_go_back_and_missing_ones_are_added(count: int) -> None:
    now = dealt(PARTNERS, settled=False)
    seat = now.board.mover
    cut = after(now, Cut(count))
    assert (cut.board.hands[seat], cut.board.feet[seat], cut.board.stock) == (11, 11, 194)
    assert sorted(cut.hands[seat] + cut.feet[seat]) == sorted(now.stock[:22])


@cites("S004-19")
@pytest.mark.parametrize(("count", "bonus"), [(21, 0), (22, 300), (23, 0)])
def test_exactly_twenty_two_earns_three_hundred(count: int, bonus: int) -> None:
    now = dealt(PARTNERS, settled=False)
    assert only(told(now, Cut(count)), PacketCut).bonus == bonus
    team = now.board.team_of(now.board.mover)
    assert after(now, Cut(count)).board.cut[team] == bonus
    line = score(table(rules=PARTNERS, stock="", cut=(bonus,), bare=True))
    assert (line.cut, line.total) == (bonus, bonus)


@cites("S004-40")
def test_feet_are_unseen_until_the_hand_is_played() -> None:
    one, other = (table("9C", PARTNERS, phase="play", foot=foot) for foot in ("AC KC", "3H 3D"))
    assert view_of(one, 0) == view_of(other, 0)
    assert view_of(after(one, throw("9C")), 0).hand == ("AC", "KC")


@cites("S004-41")
def test_left_of_the_dealer_starts() -> None:
    """Given a dealer, the player on his left has the first turn; a deal that says otherwise is refused."""
    before = before_first_deal(PARTNERS, 4, 2)
    deal = Dealer(2).deal(before.board)
    assert deal_round(before, deal)[0].board.first == (deal.dealer + 1) % 4
    assert why_not_deal(before.board, replace(deal, first=deal.dealer)) is not None


@cites("reading 13")
def test_whoever_mixes_the_cards_are_one_deck() -> None:
    deck = Dealer(9).deal(before_first_deal(PARTNERS, 4, 2).board).deck
    cut = dealt(PARTNERS, seed=9)
    left = (cut.board.dealer + 1) % 4
    assert sorted(cut.hands[left]) == sorted(deck[:11])
    assert sorted(cut.feet[left]) == sorted(deck[11:22])
    assert cut.stock == deck[88:]
    assert code(cut, Choose(0)) == "wrong_phase"
    assert code(cut, Draw()) is None
