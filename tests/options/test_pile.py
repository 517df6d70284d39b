"""Options of the discard pile: with what it is taken, how much of it, by whom, and when it is frozen."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.brain.taking_pile import may_be_taken
from game.ai.player import Think
from game.ai.players.easy import Easy
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Normal
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.discard_pile.taking import why_no_take
from game.engine.draft import begin_take
from game.engine.events import Drew, PileTaken, events_for
from game.engine.moves import Draw, Move, Take
from game.engine.refusal import BottomNotPlayed, PileTooShort
from game.engine.table.board import Phase
from game.engine.table.deal import reshuffle
from game.rules.editing import round_added, round_removed, stepped
from game.rules.presets import BadRuleSet, ruleset_from
from game.rules.rule_code import decode, encode
from game.rules.ruleset import RuleSet
from tests.build import (
    CAMPUS,
    WEB,
    after,
    cards,
    clean_book,
    code,
    dirty_book,
    go_out,
    hand,
    lay,
    meld,
    my_view,
    next_round,
    only,
    refusal,
    table,
    take,
    throw,
)
from tests.readings.cites import cites

WILD = replace(WEB, take_with="pair_or_wild")
MELD = replace(WEB, take_with="pair_or_meld")
ACES = "AC AD AH"


KINGS = "KC KD KH KS"
TO_OPEN = {"upcard_play": "to_open"}
SEALED = {"closed_book": "sealed", "second_meld": "after_closing"}


@cites("option take_with=pair_or_wild")
@pytest.mark.parametrize(
    ("changes", "melds", "held", "move", "wrong"),
    [
        # a natural and a wild from the hand begin a meld of the upcard as well as a pair
        ({}, ACES, "KH KD 9C", take("KS KH KD"), None),
        ({}, ACES, "KH 2C 9C", take("KS KH 2C"), None),
        ({}, ACES, "KH *R 9C", take("KS KH *R"), None),
        ({}, ACES, "KH 2C 9C", take("KS KH"), "too_few_cards"),
        ({}, ACES, "2C *R 9C", take("KS 2C *R"), "too_few_naturals"),
        ({}, ACES, "KH 9C", take(), "need_pair"),
        ({}, ACES, "KH KD 2C 9C", take(), "upcard_not_played"),
        ({}, ACES, "KH 2C 9C", take(), "upcard_not_played"),
        # both go onto a meld too
        ({}, KINGS, "KH 2C", take("KS KH 2C > 0"), None),
        ({}, KINGS, "KH KD", take("KS KH KD > 0"), None),
        ({}, KINGS, "KH 2C", take("KS KH > 0"), "need_pair"),
        ({}, KINGS, "2C 2D", take("KS 2C > 0"), "need_pair"),
        ({}, KINGS, "9H 9D", take("KS > 0"), "need_pair"),
        # king, king and joker are 70 with the upcard counted, and open; with a two they are not enough
        ({}, None, "KH *R 9C", take("KS KH *R"), None),
        ({}, None, "KH 2C 9C", take("KS KH 2C"), "opening_minimum"),
        # once open, holding both is enough where the upcard may be kept
        (TO_OPEN, ACES, "KH 2C 9C", take(), None),
        (TO_OPEN, ACES, "2C 2D 9C", take(), "need_pair"),
    ],
)
def test_a_natural_and_a_wild_do_as_well_as_a_pair(
    changes: Any, melds: str | None, held: str, move: Move, wrong: str | None
) -> None:
    """Given a king on the pile, a king and a wild from the hand take it wherever two kings would."""
    lying = [melds] if melds else []
    assert code(table(f"{held} 8C", replace(WILD, **changes), pile="4S KS", melds=lying), move) == wrong


@cites("option take_with=pair_or_wild")
@pytest.mark.parametrize("upcard", ["2S", "*R"])
def test_a_wild_upcard_is_never_taken_so(upcard: str) -> None:
    """Given a wild on the pile, neither option takes it, not even with two like it where wilds may be melded."""
    for take_with in ("pair_or_wild", "pair_or_meld"):
        rules = replace(WEB, take_with=take_with, wild_melds="allowed")
        like = "2C 2D" if upcard == "2S" else "*B *R"
        now = table(f"{like} 9C 8C", rules, pile=f"4S {upcard}", melds=[ACES])
        assert code(now, take(f"{upcard} {like}")) == "need_pair"
        assert code(now, take(f"{upcard} > 0")) == "need_pair"
    assert code(table("2C 2D 9C 8C", replace(WEB, wild_melds="allowed"), pile="4S 2S"), take("2S 2C 2D")) is None


@cites("option take_with=pair_or_meld")
@pytest.mark.parametrize(
    ("changes", "melds", "held", "move", "wrong"),
    [
        ({}, KINGS, "9H 9D", take("KS > 0"), None),
        ({}, KINGS, "9H 9D", take("KS 2C > 0"), None),
        ({}, KINGS, "KH KD", take("KS KH KD > 0"), None),
        ({}, KINGS, "KH 9D", take("KS KH > 0"), None),
        ({}, KINGS, "9H 9D", take(), "need_pair"),
        # a meld begun in the same move lay nowhere before
        ({}, ACES, "KH KD KC 9C", take("KH KD KC", "KS > 1"), "need_pair"),
        ({}, ACES, "KH KD KC 9C", take("KS KH KD KC"), None),
        # a new meld with a wild is not enough
        ({}, ACES, "KH", take("KS KH 2C"), "need_pair"),
        ({}, None, "*R 9C 9D", take("KS *R"), "too_few_cards"),
        # its like from the hand may lie elsewhere
        ({"second_meld": "anytime"}, KINGS, "KS KH", take("KS > 0", "KS KH 2C"), None),
        # a sealed book takes nothing
        (SEALED, clean_book("K"), "KH KD", take("KS > 0"), "closed_book"),
        (SEALED, clean_book("K"), "KH KD", take("KS KH KD"), None),
    ],
)
def test_the_upcard_may_be_laid_on_a_meld_that_lay_before(
    changes: Any, melds: str | None, held: str, move: Move, wrong: str | None
) -> None:
    """Given kings on the table, a king is taken by laying it on them, with or without more."""
    lying = [melds] if melds else []
    assert code(table(f"{held} 2C 8C", replace(MELD, **changes), pile="4S KS", melds=lying), move) == wrong


@cites("option take_needs_open")
@pytest.mark.parametrize(
    ("lying", "move", "wrong"),
    [
        ({}, take("KS KH KD", "AC AD AH"), "opening_minimum"),
        ({"melds": ["QC QD QH"]}, take("KS KH KD"), None),
        ({"their_melds": ["QC QD QH"]}, take("KS KH KD"), "opening_minimum"),
    ],
)
def test_only_a_team_that_opened_earlier_takes_the_pile(lying: Any, move: Move, wrong: str | None) -> None:
    """Given a pair and more than enough points, a team without a meld is refused; with one it takes."""
    now = table("KH KD AC AD AH 9C 8C", replace(WEB, take_needs_open=True), pile="4S KS", **lying)
    assert code(now, move) == wrong


FROZEN = replace(WEB, freeze="until_taken")
LAP = replace(WEB, freeze="one_lap")


@cites("option freeze=until_taken", "option freeze=one_lap")
@pytest.mark.parametrize(("card", "by"), [("2C", 0), ("*R", 0), ("KC", None), ("3H", None)])
@pytest.mark.parametrize("rules", [FROZEN, LAP], ids=["until", "lap"])
def test_a_discarded_wild_freezes_the_pile(rules: RuleSet, card: str, by: int | None) -> None:
    """Given any discard, only a two or a joker freezes, and who did it is public."""
    now = after(table(f"{card} 9C", rules, phase="play"), throw(card))
    assert now.board.frozen == by
    assert my_view(now).board.frozen == by
    assert after(table(f"{card} 9C", WEB, phase="play"), throw(card)).board.frozen is None


@cites("option freeze=until_taken")
@pytest.mark.parametrize("take_with", ["pair", "any_play", "pair_or_wild", "pair_or_meld"])
@pytest.mark.parametrize(
    ("held", "move", "opens"),
    [
        ("KH KD", take("KS KH KD > 0"), True),
        ("KH 2C", take("KS KH 2C > 0"), False),
        ("9H 8H", take("KS > 0"), False),
        ("KH 9H", take("KS KH > 0"), False),
    ],
)
def test_only_a_natural_pair_takes_a_frozen_pile(take_with: str, held: str, move: Move, opens: bool) -> None:
    """Given a wild buried in the pile, a king is taken with two kings from the hand, whatever else would do."""
    rules = replace(FROZEN, take_with=take_with)
    now = table(f"{held} 9C 8C", rules, pile="2S 4S KS", melds=["KC KD KH"], frozen=3)
    assert code(now, move) == (None if opens else "need_pair")


@cites("option freeze=until_taken")
def test_a_frozen_pile_under_a_wild_is_out_of_reach() -> None:
    """Given the freezing wild still on top, nothing takes it, neither two like it nor any play."""
    for rules in (replace(FROZEN, wild_melds="allowed"), replace(FROZEN, take_with="any_play")):
        now = table("2C 2D 9C 8C", rules, pile="4S 2S", melds=["KC KD KH"], frozen=3)
        for move in (take("2S 2C 2D"), take("2S > 0"), take()):
            assert code(now, move) is not None


@cites("option freeze=until_taken")
def test_taking_it_thaws_it_for_what_is_left() -> None:
    """Given seven cards taken off ten, the three left are not frozen, though a wild may lie among them."""
    now = table("KH KD 9C", FROZEN, pile="2S 4S 5S 6S 4S 5S 6S 4S 5S KS", melds=["KC KD KH"], frozen=3)
    then = after(now, take("KS KH KD > 0"))
    assert (then.board.frozen, then.board.pile) == (None, 3)
    assert now.board.frozen == 3


@cites("option freeze=until_taken")
def test_it_stays_frozen_over_turns_and_discards() -> None:
    """Given a wild discarded, a whole lap of draws and discards later the pile is still frozen by the same seat."""
    now = after(table("2C 9C", FROZEN, phase="play", stock="4C 4D 5C 5D 8C 8D TC TD JC JD"), throw("2C"))
    for _ in range(4):
        now = after(now, Draw())
        now = after(now, throw(my_view(now).hand[-1]))
    assert now.board.frozen == 0


@cites("option freeze=until_taken")
def test_a_reshuffle_does_not_thaw() -> None:
    """Given a frozen pile whose buried cards become stock, what is left of it still asks for a natural pair."""
    rules = replace(FROZEN, stock_out="reshuffle", take_with="any_play")
    now = table("KH 9D 9C", rules, pile="2S 4S KS", melds=["KC KD KH"], frozen=3, stock="")
    then, _ = reshuffle(now, now.discards[:-1])
    assert then.board.frozen == 3
    assert code(then, take("KS > 0")) == "need_pair"


@cites("option freeze=until_taken")
def test_where_the_pair_may_be_kept_it_may_be_kept_from_a_frozen_pile() -> None:
    """Given `to_open` and an open team, holding two kings takes the frozen pile with the king into the hand."""
    rules = replace(FROZEN, upcard_play="to_open", take_with="any_play")
    now = table("KH KD 9C", rules, pile="2S 4S KS", melds=[ACES], frozen=3)
    assert code(now, Take()) is None
    assert code(table("KH 9D 9C", rules, pile="2S 4S KS", melds=[ACES], frozen=3), Take()) == "need_pair"


@cites("option freeze=one_lap")
def test_the_lap_ends_when_the_discarders_turn_begins() -> None:
    """Given seat 0's wild, seats 1, 2 and 3 find the pile shut and seat 0 finds it open."""
    stock = "4C 4D 5C 5D 8C 8D TC TD JC JD"
    now = after(table("2C KH KD 9C", LAP, phase="play", stock=stock, melds=["KC KD KH"]), throw("2C"))
    for card in ("4C", "5C", "KS"):
        assert now.board.frozen == 0
        drawn = after(now, Draw())
        if card == "KS":
            drawn = replace(drawn, hands=(*drawn.hands[:3], ("KS", "9C")))
        now = after(drawn, throw(card))
    assert (now.board.mover, now.board.frozen) == (0, None)
    assert code(now, take("KS KH KD > 0")) is None


@cites("option freeze=one_lap")
def test_a_second_wild_keeps_it_frozen_until_that_discarders_turn() -> None:
    """Given wilds of seats 0 and 2, seat 0's turn finds the pile still shut, seat 2's finds it open."""
    stock = "4C 4D 5C 5D 8C 8D TC TD JC JD QC QD"
    now = after(table("2C 9C 9D", LAP, phase="play", stock=stock, hands={2: "2D 7C"}), throw("2C"))
    now = after(now, Draw(), throw("4C"), Draw(), throw("2D"))
    assert now.board.frozen == 2
    now = after(now, Draw(), throw("8C"))
    assert (now.board.mover, now.board.frozen) == (0, 2)
    now = after(now, Draw(), throw("9C"), Draw(), throw("JC"))
    assert (now.board.mover, now.board.frozen) == (2, None)


@cites("option freeze=until_taken", "option freeze=one_lap")
def test_only_a_discard_freezes() -> None:
    """Given a two turned as first upcard, or a pile that holds one, nothing is frozen; nor by the last card out."""
    for rules in (FROZEN, LAP):
        now = table("KH KD AC AD AH 9C", replace(rules, first_upcard="any"), pile="2S KS")
        assert now.board.frozen is None
        assert code(now, take("KS KH KD", "AC AD AH")) is None
    out = table("2C", FROZEN, phase="play", played_foot=(0, 2), melds=[clean_book("K"), dirty_book("Q")])
    assert after(out, go_out(discard="2C")).board.frozen is None


@cites("option freeze=until_taken")
def test_a_new_round_begins_thawed() -> None:
    """Given a pile frozen when the round ends, the next deal has none."""
    out = table("9C", FROZEN, phase="play", played_foot=(0, 2), melds=[clean_book("K"), dirty_book("Q")], frozen=1)
    assert next_round(after(out, go_out(discard="9C"))).board.frozen is None


@cites("option take_count")
def test_campus_any_play_takes_a_wild_that_the_others_may_not() -> None:
    """Given a wild on top, `any_play` lays it on a meld; a pile taken by pairs leaves it."""
    now = table("9H 9D 8C", CAMPUS, pile="4S 2S", melds=["KC KD KH"])
    assert code(now, take("2S > 0")) is None
    assert meld(after(now, take("2S > 0"))).wilds == 1
    assert code(after(now, take("2S > 0")), lay("9H 9D 8C")) == "mixed_ranks"


@cites("option take_least")
def test_computer_players_leave_a_small_pile_alone() -> None:
    """Given a pile that `hard` takes from five cards on, it draws from four: its counts know the rule."""
    for pile, first in (("AH 6S KC KS", Draw), ("AH 9S 6S KC KS", Take)):
        now = table("KH KD 9C 8C 6H", replace(WEB, take_least=5), pile=pile, melds=[ACES])
        assert may_be_taken(position_of(my_view(now))) == (first is Take)


FREE = replace(WEB, first_take_free=True, first_upcard="any", take_first_lap=False, take_least=3)


@cites("option first_take_free")
@pytest.mark.parametrize("upcard", ["KS", "2C", "3S", "3H", "*R"])
def test_the_turned_card_is_free_for_the_first_player(upcard: str) -> None:
    """Given the first turn, any turned card may be taken without a meld, and candidates and the draft know it."""
    now = table("9C 8C 6H", FREE, pile=upcard, turns=0, seat=1, dealer=0)
    assert code(now, Take(())) is None
    assert Take(()) in candidates(my_view(now))
    assert begin_take(my_view(now)).groups == ()
    assert why_no_take(my_view(now)) is None
    taken = after(now, Take(()))
    assert upcard in taken.hands[1]
    assert (taken.board.pile, taken.board.phase) == (0, Phase.PLAY)
    assert not taken.board.melds[1]


@cites("option first_take_free")
def test_computer_players_take_a_free_wild_and_leave_a_three() -> None:
    """Given a joker that is free, every level takes it; a three stays, and a king does where two cards are drawn."""
    for upcard, takes_it in (("*R", True), ("3S", False), ("KS", False)):
        now = table("9C 8C 6H", FREE, pile=upcard, turns=0, seat=1, dealer=0, stock="4C 4D 5C")
        for player in (Easy(), Normal(), Hard()):
            assert (player.decide(my_view(now), Think()) == Take(())) == takes_it


THEN_DRAW = replace(WEB, take_then_draw=2, take_count=1)


@cites("option take_then_draw")
def test_cards_are_drawn_after_the_pile() -> None:
    """Given two cards with the pile, the taker gets the next two of the stock, the others learn only how many."""
    now = table("KH KD 9C 8C", THEN_DRAW, pile="4S KS", melds=[ACES], stock="QC QD QH")
    step = apply(now, take("KS KH KD"))
    assert hand(step.table) == "QD QC 9C 8C"
    assert step.table.board.stock == 1
    assert only(step.events, Drew).cards == cards("QC QD")
    assert only(events_for(step.events, 1), Drew).cards is None


@cites("option take_then_draw")
def test_a_short_stock_gives_what_it_has() -> None:
    """Given one card left, that one is drawn; given none, the take stands without."""
    for stock, held in (("QC", "QC 9C 8C"), ("", "9C 8C")):
        now = table("KH KD 9C 8C", THEN_DRAW, pile="4S KS", melds=[ACES], stock=stock)
        assert hand(after(now, take("KS KH KD"))) == held


@cites("option take_then_draw")
def test_the_cards_drawn_keep_the_hand_from_being_used_up() -> None:
    """Given a take that melds the whole hand, the cards drawn are the hand, and the foot stays where it is."""
    now = table("KH KD", THEN_DRAW, pile="4S KS", melds=[ACES], stock="QC QD QH")
    taken = after(now, take("KS KH KD"))
    assert hand(taken) == "QD QC"
    assert not taken.board.in_foot[0]
    in_foot = table("KH KD 9C", THEN_DRAW, pile="KS", melds=[ACES], stock="QC", in_foot=[0])
    assert code(in_foot, take("KS KH KD")) is None
    assert code(replace(in_foot, stock=(), board=replace(in_foot.board, stock=0)), take("KS KH KD")) == "keep_cards"


@cites("option take_then_draw")
def test_red_threes_that_are_drawn_with_the_pile_are_replaced_and_those_of_the_pile_are_not() -> None:
    """Given red threes laid down, one in the pile brings nothing, one of the stock brings the next card."""
    rules = replace(THEN_DRAW, take_count=2, red_threes="lay_down")
    now = table("KH KD 9C 8C", rules, pile="3H KS", melds=[ACES], stock="3D QD QH QS")
    taken = after(now, take("KS KH KD"))
    assert hand(taken) == "QH QD 9C 8C"
    assert taken.board.red_threes[0] == ("3H", "3D")


BOTTOM = replace(WEB, take_bottom=True, take_count=4, opening=(0,))


@cites("option take_bottom")
@pytest.mark.parametrize(
    ("held", "move", "wrong"),
    [
        ("KH KD 9C 8C", take("KS KH KD"), "upcard_not_played"),
        ("KH KD 9C 8C", take("KS KH KD", "AS > 0"), None),
        ("KH KD 9C 8C", take("KS KH KD", "5S > 0"), "not_in_hand"),
        ("KH KD AS 8C", take("KS KH KD", "AS > 0"), None),
        ("KH KD 9C 8C", take("AS > 0"), "upcard_not_played"),
    ],
)
def test_the_lowest_card_of_the_pile_is_melded_too(held: str, move: Move, wrong: str | None) -> None:
    """Given four cards taken under a king, the ace at the bottom must lie on a meld; nothing between may be used."""
    now = table(held, BOTTOM, pile="9S AS 5S 6S KS", melds=[ACES])
    assert code(now, move) == wrong


@cites("option take_bottom")
def test_the_bottom_card_comes_with_the_take_and_the_rest_into_the_hand() -> None:
    """Given the take, the cards between are in the hand, those below stay, and everybody is told of the rest."""
    now = table("KH KD 9C 8C", BOTTOM, pile="9S AS 5S 6S KS", melds=[ACES])
    step = apply(now, take("KS KH KD", "AS > 0"))
    assert hand(step.table) == "9C 8C 6S 5S"
    assert step.table.discards == cards("9S")
    assert only(step.events, PileTaken).cards == cards("5S 6S")
    assert step.table.board.taken[0] == cards("6S 5S")


@cites("option take_bottom")
def test_the_bottom_card_is_no_part_of_the_pair() -> None:
    """Given a king on top and one at the bottom, two kings of the hand must still lie with them."""
    rules = replace(BOTTOM, take_count=3)
    now = table("KH KD 9C 8C", rules, pile="KC 6S KS", melds=[ACES])
    assert code(now, take("KS KC KH")) == "need_pair"
    assert code(now, take("KS KC KH KD")) is None


@cites("option take_bottom")
def test_a_short_take_asks_for_nothing_more() -> None:
    """Given the upcard alone, there is no bottom card; nor where nobody at the table saw it go by."""
    assert code(table("KH KD 9C", replace(BOTTOM, take_count=1), pile="3S KS", melds=[ACES]), take("KS KH KD")) is None
    seen = table("KH KD 9C", BOTTOM, pile="3S 6S KS", melds=[ACES])
    unseen = replace(seen, board=replace(seen.board, pile_seen=seen.board.pile_seen[-1:]))
    assert code(seen, take("KS KH KD")) == "upcard_not_played"
    assert code(unseen, take("KS KH KD")) is None


@cites("option take_bottom")
def test_a_pile_with_a_three_at_the_bottom_stays() -> None:
    """Given a three as the lowest card, nobody is offered the pile, and the refusal names the card."""
    now = table("KH KD 9C", BOTTOM, pile="3S 5S 6S KS", melds=[ACES])
    assert not any(isinstance(move, Take) for move in candidates(my_view(now)))
    refused = refusal(now, take("KS KH KD"))
    assert isinstance(refused, BottomNotPlayed)
    assert refused.card == "3S"


@cites("option take_count")
@pytest.mark.parametrize(("n", "taken"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_how_much_of_the_pile_is_taken_may_depend_on_the_round(n: int, taken: int) -> None:
    """Given 3, 4 and 5, rounds 1 to 4 take 3, 4, 5 and 5; a pile with fewer is refused by the round's own number."""
    rules = replace(WEB, take_count=(3, 4, 5), short_pile=False, decks=8)
    now = table("KH KD 9C 8C", rules, pile="4S 5S 6S 7S 8S KS", melds=[ACES], n=n)
    assert (now.board.pile_yield, position_of(my_view(now)).book.take_count) == (taken, taken)
    assert len(after(now, take("KS KH KD")).hands[0]) == 2 + taken - 1
    short = table("KH KD 9C 8C", rules, pile=f"{'4S ' * (taken - 2)}KS", melds=[ACES], n=n)
    found = refusal(short, take("KS KH KD"))
    assert isinstance(found, PileTooShort)
    assert (found.have, found.need) == (taken - 1, taken)


@cites("option take_count")
def test_a_list_has_numbers_only_and_travels_in_a_code() -> None:
    """Given a list with a word, it is refused; one of numbers reads the same from a code and is one step of an editor
    away from a plain number, which old codes hold as ever.
    """
    with pytest.raises(BadRuleSet):
        ruleset_from({"take_count": [3, "all"]})
    by_round = ruleset_from({"take_count": [3, 4, 5]})
    assert decode(encode(by_round)) == by_round
    assert stepped(by_round, "take_count", 1, round_number=2).take_count == (3, 5, 5)
    assert round_added(replace(WEB, take_count="all"), "take_count").take_count == (7, 7)
    assert round_removed(replace(WEB, take_count=(7, 7)), "take_count").take_count == 7
    assert stepped(replace(WEB, take_count=20), "take_count", 1).take_count == "all"
