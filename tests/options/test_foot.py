from msgspec.structs import replace

from game.ai.brain.card_classes import counts_of
from game.ai.brain.counted_position import position_of
from game.ai.brain.quick_ways_out import way_out
from game.ai.brain.threats import lead_by_going_out
from game.ai.brain.turns import finish_turn, play_turn
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.ending.announcements import has_last_card, may_go_out
from game.engine.events import Discarded, FootTaken, TurnBegan, ends_turn
from game.engine.moves import Draw, GoOut
from game.engine.table.board import Phase
from game.sentences.at_table.going_out_texts import going_out
from tests.build import (
    WEB,
    after,
    books,
    cards,
    clean_book,
    code,
    go_out,
    lay,
    my_view,
    only,
    scores,
    table,
    take,
    throw,
    told,
)
from tests.readings.cites import cites

ENDS = replace(WEB, foot_ends_turn=True)


@cites("option foot_ends_turn")
def test_melding_the_last_card_ends_the_turn_with_the_foot_in_hand() -> None:
    for ends, seat in ((True, 1), (False, 0)):
        rules = replace(WEB, foot_ends_turn=ends)
        now = table("KC KD KH", rules, phase="play", melds=["8C 8D 8H"], foot="4C 5C 6C")
        events = told(now, lay("KC KD KH"))
        board = after(now, lay("KC KD KH")).board
        assert (board.mover, board.phase, board.turns[0]) == (seat, Phase.DRAW if ends else Phase.PLAY, 1 + ends)
        assert (board.in_foot[0], board.hands[0], board.pile) == (True, 3, 0)
        assert not only(events, FootTaken).by_discard
        assert not any(isinstance(event, Discarded) for event in events)
        assert any(isinstance(event, TurnBegan) for event in events) == ends
        assert ends_turn(events) == (0 if ends else None)


@cites("option foot_ends_turn")
def test_taking_the_pile_may_end_it_too_and_a_discard_does_as_always() -> None:
    one = table("KC KD", ENDS, pile="KH", melds=["8C 8D 8H"], foot="4C 5C 6C")
    ended = after(one, take("KH KC KD")).board
    assert (ended.mover, ended.in_foot[0]) == (1, True)
    more = table("KC KD KS 9C", ENDS, phase="play", melds=["8C 8D 8H"], foot="4C 5C 6C")
    on = after(more, lay("KC KD KS"))
    assert (on.board.mover, on.board.in_foot[0]) == (0, False)
    assert after(on, throw("9C")).board.turns[0] == 2
    assert code(after(one, take("KH KC KD")), Draw()) is None


@cites("option foot_ends_turn")
def test_a_turn_in_counts_ends_there_too() -> None:
    for ends, thrown in ((True, 0), (False, 1)):
        rules = replace(WEB, foot_ends_turn=ends, opening=(0,))
        now = table("KC KD KH", rules, melds=["8C 8D 8H"], foot="4C 5C 6C", stock="8S 8C 4C 4D")
        position = position_of(my_view(now))
        position.deck = [4, 4]  # two eights
        play_turn(position, NORMAL)
        assert (position.turn, position.in_foot[0], len(position.pile)) == (1, True, thrown)


UNPLAYED = replace(WEB, foot_needed=False, partners_foot="none")
READY = books(WEB, 1, 1)


@cites("option foot_needed")
def test_one_may_go_out_of_the_hand_and_pays_for_the_foot() -> None:
    now = table("8S 9C", UNPLAYED, phase="play", melds=[*READY, "8C 8D 8H"], foot="AC AD")
    ended = after(now, go_out("8S > 2", discard="9C")).board
    assert (ended.out, ended.in_foot[0], ended.played_foot[0], ended.feet[0]) == (0, False, False, 2)
    assert scores(now, go_out("8S > 2", discard="9C"))[0].left == 40 + 20  # four low cards are the partner's
    assert code(table("8S 9C", WEB, phase="play", melds=[*READY, "8C 8D 8H"]), go_out("8S > 2", discard="9C")) == (
        "not_in_foot"
    )


@cites("option foot_needed")
def test_a_hand_that_is_melded_or_discarded_whole_still_leads_into_the_foot() -> None:
    now = table("8S", UNPLAYED, phase="play", melds=[*READY, "8C 8D 8H"], foot="AC AD")
    assert after(now, lay("8S > 2")).board.in_foot[0]
    assert after(now, throw("8S")).board.in_foot[0]
    assert after(now, throw("8S")).board.out is None


@cites("option foot_needed")
def test_who_needs_no_foot_is_announced_and_listed_so() -> None:
    now = table("9C", UNPLAYED, phase="play", melds=READY)
    assert may_go_out(now.board, 0)
    assert has_last_card(now.board, 0)
    names = ["Ann", "Bob", "Cy", "Di"]
    assert not any("foot" in need.what for need in going_out(my_view(now), names, 0))
    needed = replace(now, board=replace(now.board, rules=replace(WEB, partners_foot="none")))
    assert not may_go_out(needed.board, 0)
    assert any("foot" in need.what for need in going_out(my_view(needed), names, 0))


@cites("option foot_needed")
def test_every_search_finds_the_way_out_of_the_hand() -> None:
    now = table("8S 9C", UNPLAYED, phase="play", melds=[*READY, "8C 8D 8H"], foot="AC AD")
    view = my_view(now)
    assert any(isinstance(move, GoOut) for move in candidates(view))
    assert way_out(position_of(view), 0) is not None
    played = my_view(table("8S 9C", UNPLAYED, phase="play", melds=[*READY, "8C 8D 8H"], in_foot=(0,)))
    early, late = (lead_by_going_out(position_of(one), 0, NORMAL) for one in (view, played))
    assert early < late


AT_BOOK = replace(WEB, foot_when="first_book")


@cites("option foot_when=first_book", "option foot_when")
def test_the_first_book_brings_the_foot_to_what_is_left_of_the_hand() -> None:
    now = table("KC 9C 8D", AT_BOOK, phase="play", melds=[clean_book("K", 6)], foot="4C 5C 6C")
    events = told(now, lay("KC > 0"))
    ended = after(now, lay("KC > 0"))
    assert sorted(ended.hands[0]) == ["4C", "5C", "6C", "8D", "9C"]
    assert (ended.board.in_foot[0], ended.board.feet[0], ended.board.mover) == (True, 0, 0)
    assert only(events, FootTaken).cards == cards("6C 5C 4C")
    assert not apply(now, lay("KC > 0")).can_take_back
    usual = after(table("KC 9C 8D", WEB, phase="play", melds=[clean_book("K", 6)], foot="4C 5C 6C"), lay("KC > 0"))
    assert not usual.board.in_foot[0]


@cites("option foot_when=first_book")
def test_books_of_others_and_melds_bring_none_and_an_empty_hand_still_does() -> None:
    now = table("QC QD QH 9C", AT_BOOK, phase="play", melds=[clean_book("K")], foot="4C 5C 6C")
    assert not after(now, lay("QC QD QH")).board.in_foot[0]
    assert after(now, lay("QC QD QH"), throw("9C")).board.in_foot[0]


@cites("option foot_when=first_book", "option foot_ends_turn")
def test_with_both_rules_the_first_book_ends_the_turn() -> None:
    both = replace(AT_BOOK, foot_ends_turn=True)
    board = after(table("KC 9C", both, phase="play", melds=[clean_book("K", 6)], foot="4C 5C"), lay("KC > 0")).board
    assert (board.mover, board.hands[0], board.pile) == (1, 3, 0)


@cites("option foot_when=first_book")
def test_a_turn_in_counts_takes_the_foot_with_the_first_book() -> None:
    for rules, in_foot, held in ((AT_BOOK, True, 4), (WEB, False, 1)):
        now = table("KC 9C 8D", rules, phase="play", melds=[clean_book("K", 6)], foot="4C 5C 6C")
        position = position_of(my_view(now))
        position.feet = [counts_of(cards("4C 5C 6C"))] * 4
        finish_turn(position, NORMAL)
        assert (position.in_foot[0], position.held[0], sum(position.hands[0])) == (in_foot, held, held)
