"""A third stack after the foot: how it comes, and that all that was said of the foot as the last stack means it."""

import random

from msgspec.structs import replace

from game.ai.brain.card_classes import counts_of
from game.ai.brain.counted_position import position_of as counted
from game.ai.brain.threats import lead_by_going_out
from game.ai.brain.turns import finish_turn
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.apply import apply
from game.engine.events import FootTaken, events_for
from game.engine.moves import Choose, Cut, Hold
from game.engine.table.board import Phase, StackName, packet_size
from game.engine.table.position import position_of, table_at
from game.engine.table.redeal import deal_anew
from game.engine.table.view import view_of
from game.play.dealer import AnotherTry, Dealer
from game.play.practising.practice import Practice
from game.play.seat_view import seat_view
from game.rules.upper_bounds import stock_after_deal
from game.sentences.at_table.going_out_texts import for_the_asked, going_out
from game.sentences.at_table.refusals import refusal_sentence
from saves.records.position_json import position_line, table_from
from tests.build import (
    CAMPUS,
    FAMILY,
    PARTNERS,
    WEB,
    after,
    books,
    cards,
    clean_book,
    code,
    dealt,
    go_out,
    lay,
    my_view,
    only,
    refusal,
    scores,
    table,
    throw,
    told,
)
from tests.readings.cites import cites

TAIL = replace(WEB, tail_cards=3, extra_decks=1, partners_foot="none")
READY = books(WEB, 1, 1)
TAILS = dict.fromkeys(range(4), "9H JH")
NAMES = ["Ann", "Bob", "Cy", "Di"]


@cites("option tail_cards")
def test_everybody_is_dealt_a_third_stack_after_hand_and_foot() -> None:
    """Given a tail of three, each seat's block of the deck is hand, foot and tail; nobody sees his own, and a round in
    which the list says 0 has none.
    """
    now = dealt(TAIL)
    assert (now.board.tails, now.board.stock) == ((3,) * 4, 5 * 54 - 4 * 25)
    assert stock_after_deal(TAIL, 4, 1) == now.board.stock
    assert all(not set(view_of(now, seat).hand) - set(now.hands[seat]) for seat in range(4))
    listed = replace(TAIL, tail_cards=(0, 4))
    assert dealt(listed).board.tails == ()
    assert packet_size(replace(now.board, rules=listed, round=2)) == 26


@cites("option tail_cards")
def test_a_cut_aims_at_all_three_stacks_and_choosing_leaves_the_tail() -> None:
    """Given a cut for 25 cards the bonus is earned; given two stacks to choose from, the tail stays what it was."""
    now = dealt(replace(PARTNERS, tail_cards=3, extra_decks=1), settled=False)
    cut = after(now, Cut(25))
    seat = (now.board.dealer + 1) % 4
    assert cut.board.cut[seat % 2] == 300
    assert [len(stacks[seat]) for stacks in (cut.hands, cut.feet, cut.tails)] == [11, 11, 3]
    open_ = dealt(replace(FAMILY, tail_cards=3, extra_decks=1), settled=False)
    chosen = after(open_, *(Choose(1) for _ in range(4)))
    assert (chosen.tails, chosen.hands, chosen.feet) == (open_.tails, open_.feet, open_.hands)


@cites("option tail_cards")
def test_the_foot_comes_after_the_hand_and_the_tail_after_the_foot() -> None:
    """Given a hand melded whole the foot is played and the tail lies there; given a foot melded whole, the tail is
    played and is the last stack. A discard brings it for the next turn.
    """
    now = table("KC KD KH", TAIL, phase="play", melds=["8C 8D 8H"], foot="QC QD QH", tails=TAILS)
    foot = after(now, lay("KC KD KH"))
    assert (foot.board.in_foot[0], foot.board.feet[0], foot.board.tails[0]) == (False, 2, 0)
    assert (foot.board.plays_from(0), foot.board.next_stack(0)) == (StackName.FOOT, StackName.TAIL)
    events = told(foot, lay("QC QD QH"))
    tail = after(foot, lay("QC QD QH"))
    assert only(events, FootTaken) == FootTaken(0, 2, False, cards("JH 9H"), is_tail=True)
    assert only(events_for(events, 1), FootTaken).cards is None
    assert (tail.board.in_foot[0], tail.board.feet[0], tail.hands[0]) == (True, 0, cards("JH 9H"))
    assert not apply(foot, lay("QC QD QH")).can_take_back
    thrown = after(table("9C", TAIL, phase="play", foot="JC 4C"), throw("9C"))
    assert (thrown.board.in_foot[0], thrown.board.played_foot[0], thrown.board.turn) == (True, False, 1)


@cites("option tail_cards")
def test_the_first_book_brings_the_foot_and_an_empty_foot_the_tail() -> None:
    """Given that the first book brings the foot, it comes to the hand and the tail does not; a book made from the foot
    brings no tail, the last card of the foot does.
    """
    rules = replace(TAIL, foot_when="first_book")
    now = table("KC 9C 8D", rules, phase="play", melds=[clean_book("K", 6)], foot="QC 5C", tails=TAILS)
    joined = after(now, lay("KC > 0"))
    assert (joined.board.hands[0], joined.board.feet[0], joined.board.tails[0]) == (4, 2, 0)
    foot = table("KC 9C", rules, phase="play", melds=[clean_book("K", 6)], foot="JC 4C")
    assert not after(foot, lay("KC > 0")).board.in_foot[0]
    assert after(foot, lay("KC > 0"), throw("9C")).board.in_foot[0]


@cites("option tail_cards")
def test_taking_up_either_stack_by_melding_may_end_the_turn() -> None:
    """Given `foot_ends_turn`, the turn ends with the foot as with the tail, without a discard."""
    rules = replace(TAIL, foot_ends_turn=True)
    for foot, tails in (("JC 4C", TAILS), ("JC 4C", None)):
        now = table("KC KD KH", rules, phase="play", melds=["8C 8D 8H"], foot=foot, tails=tails)
        board = after(now, lay("KC KD KH")).board
        assert (board.mover, board.phase, board.pile) == (1, Phase.DRAW, 0)


@cites("option tail_cards")
def test_one_goes_out_from_the_tail_and_not_from_the_foot() -> None:
    """Given the books, the last cards of the foot are no way out; those of the tail are, and two of them stay."""
    foot = table("8S 9C", TAIL, phase="play", melds=[*READY, "8C 8D 8H"], foot="AC AD")
    assert code(foot, go_out("8S > 2", discard="9C")) == "not_in_foot"
    why = refusal(foot, go_out("8S > 2", discard="9C"))
    assert why is not None
    assert "only do that from your tail" in refusal_sentence(why, my_view(foot), NAMES)
    tail = table("8S 9C", TAIL, phase="play", melds=[*READY, "8C 8D 8H"], in_foot=(0,))
    assert after(tail, go_out("8S > 2", discard="9C")).board.out == 0
    poor = table("8S 9C", TAIL, phase="play", melds=["8C 8D 8H"], in_foot=(0,))
    assert code(poor, lay("8S > 0")) == "keep_cards"
    assert [need.what for need in going_out(my_view(foot), NAMES, 0)][2] == "Ann picks up the tail"
    unplayed = table("8S 9C", replace(TAIL, foot_needed=False), phase="play", melds=[*READY, "8C 8D 8H"], foot="AC AD")
    assert after(unplayed, go_out("8S > 2", discard="9C")).board.out == 0


@cites("option tail_cards")
def test_a_tail_of_one_card_comes_by_a_discard() -> None:
    """Given one card in the tail and no books, the foot cannot be melded away: one card of it stays to be discarded."""
    now = table("KC KD KH", TAIL, phase="play", melds=["8C 8D 8H"], foot="9C")
    why = refusal(now, lay("KC KD KH"))
    assert why is not None
    assert refusal_sentence(why, my_view(now), NAMES).endswith("Keep one card from your foot to discard.")
    beneath = table("KC KD KH", TAIL, phase="play", melds=["8C 8D 8H"], foot="9C", tails=TAILS)
    assert code(beneath, lay("KC KD KH")) is None  # a foot of one card is not the last stack
    keeps = table("KC KD KH 4C", TAIL, phase="play", melds=["8C 8D 8H"], foot="9C")
    assert after(keeps, lay("KC KD KH"), throw("4C")).hands[0] == cards("9C")
    position = counted(my_view(now))
    position.feet = [counts_of(cards("9C"))] * 4
    finish_turn(position, NORMAL)
    assert (position.in_foot[0], position.held[0], position.turn) == (False, 2, 1)


@cites("option tail_cards")
def test_partners_permission_and_holding_wait_for_the_tail() -> None:
    """Given a partner who plays the foot, `picked_up` and holding the last card look at his tail."""
    waits = replace(TAIL, partners_foot="picked_up")
    for there, verdict in (((0,), "partners_foot"), ((0, 2), None)):
        now = table("9C", waits, phase="play", melds=READY, in_foot=there)
        assert code(now, go_out(discard="9C")) == verdict
    asks = table("9C", replace(TAIL, partners_foot="played"), phase="play", melds=READY, in_foot=(0, 2))
    why = refusal(asks, go_out(discard="9C"))
    assert why is not None
    assert refusal_sentence(why, my_view(asks), NAMES).endswith("has played a card from the tail.")
    holding = table("9C", replace(TAIL, hold_last_card=True, out_clean=3), phase="play", melds=READY, in_foot=(0,))
    assert code(holding, Hold()) is None


@cites("option tail_cards")
def test_cards_left_in_foot_and_tail_cost_their_value() -> None:
    """Given a partner who went no further than the hand, his foot and his tail are counted, whoever goes out."""
    now = table("9C", TAIL, phase="play", melds=READY, in_foot=(0,), hands={2: "4C"}, feet={2: "AC"}, tails={2: "*R"})
    assert scores(now, go_out(discard="9C"))[0].left == 5 + 20 + 50
    board = table("9C", replace(CAMPUS, tail_cards=3), phase="play", tails=TAILS).board
    assert for_the_asked(board, 2, 10) == "It costs you 10, and your foot of 2 and your tail of 2."


@cites("option tail_cards")
def test_red_threes_of_foot_and_tail_are_laid_once_they_are_taken_up() -> None:
    """Given red threes in a tail where they are laid down, they lie there until it is played, and are then replaced."""
    rules = replace(TAIL, red_threes="lay_down")
    now = table("KC KD KH", rules, phase="play", melds=["8C 8D 8H"], foot="3H 9C 4C", stock="5C 6C 7C 8C")
    up = after(now, lay("KC KD KH"))
    assert (up.board.red_threes[0], up.hands[0]) == (cards("3H"), cards("9C 5C 4C"))
    lying = table("9C", rules, phase="play", melds=READY, in_foot=(0,), hands={2: ""}, feet={2: "4C"}, tails={2: "3H"})
    assert scores(lying, go_out(discard="9C"))[0].left == 5 + WEB.red_three


@cites("option tail_cards")
def test_a_position_a_record_and_a_view_keep_it() -> None:
    """Given tails, a line of a record brings back the same table, and a phone gets numbers and never a face."""
    now = table("KC KD KH", TAIL, phase="play", melds=["8C 8D 8H"], foot="QC QD", tails=TAILS)
    assert table_at(TAIL, 4, 2, position_of(now)) == now
    assert table_from(position_line(now), 1, TAIL, 4, 2) == now
    assert seat_view(view_of(now, 1))["tails"] == (2,) * 4
    assert "tails" not in seat_view(view_of(dealt(WEB), 1))


@cites("option tail_cards")
def test_dealing_anew_and_imagined_hands_keep_its_number() -> None:
    """Given a table with tails, what a seat cannot see is dealt anew or imagined: as many cards lie in each tail."""
    now = dealt(TAIL)
    chance = random.Random(3)
    anew = deal_anew(now, 0, lambda hidden: tuple(chance.sample(hidden, len(hidden))))
    assert view_of(anew, 0) == view_of(now, 0)
    assert anew.tails != now.tails
    view = my_view(now)
    world = Worlds(view).one(rng_for(view))
    assert [sum(tail) for tail in world.tails] == [3] * 4
    assert Practice(view).view == view


@cites("option tail_cards")
def test_a_turn_in_counts_leads_from_foot_to_tail() -> None:
    """Given foot and tail in counts, both follow each other as at the table, and a rival's tail is worth going out."""
    now = table("KC KD KH 4C", replace(TAIL, opening=(0,)), phase="play", melds=["8C 8D 8H"], foot="JC 5C")
    position = counted(my_view(now))
    position.feet = [counts_of(cards("JC 5C"))] * 4
    finish_turn(position, NORMAL)
    assert (position.in_foot[0], position.held[0], position.feet_size[0]) == (True, 2, 0)
    leads = [
        lead_by_going_out(counted(my_view(table("9C", TAIL, phase="play", melds=READY, tails=tails))), 0, NORMAL)
        for tails in (None, {1: "9H JH"})
    ]
    assert leads[1] - leads[0] == 2 * NORMAL.hidden_card


@cites("option tail_cards")
def test_a_deal_tried_again_keeps_all_stacks() -> None:
    """Given a deal's other tries, they deal everybody the same three stacks."""
    board = dealt(TAIL).board
    before = replace(board, phase=Phase.ENDED, round=0)
    same = 4 * (25 + 2 * 2)
    first, second = (AnotherTry("ABCD", number).deal(before).deck for number in (1, 2))
    assert first[:same] == second[:same]
    assert first != second
    assert Dealer(1).deal(before).deck != first


@cites("option tail_cards")
def test_a_meld_that_empties_the_foot_may_open_without_a_minimum() -> None:
    """Given `open_waived`, using up hand or foot opens; the tail has no such right."""
    rules = replace(TAIL, open_waived=True, opening=(400,))
    for tails in (TAILS, None):
        now = table("KC KD KH", rules, phase="play", foot="QC QD", tails=tails)
        assert code(now, lay("KC KD KH")) is None
    assert code(table("KC KD KH 4C 5C", rules, phase="play", in_foot=(0,)), lay("KC KD KH")) is not None
