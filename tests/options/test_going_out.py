from msgspec.structs import replace

from game.ai.brain.card_classes import sample
from game.ai.brain.counted_position import position_of
from game.ai.brain.discarding import discarding
from game.ai.brain.quick_ways_out import way_out
from game.ai.level_names import LEVELS
from game.ai.player import Think
from game.ai.roster import player_of
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.candidates import candidates
from game.engine.draft import Draft, NewGroup, OnMeld, add, missing
from game.engine.moves import Draw, GoOut, Hold
from game.engine.refusal import FinalMeldNeeded
from game.engine.table.board import Phase
from tests.build import (
    WEB,
    after,
    books,
    cards,
    clean_book,
    code,
    dirty_book,
    go_out,
    lay,
    my_view,
    refusal,
    table,
    throw,
)
from tests.readings.cites import cites

READY = books(WEB, 1, 1)
"""A clean book of kings and a dirty one of jacks."""
NEVER = replace(WEB, final_discard="never", partners_foot="none", closed_book="any")


@cites("option final_discard=never")
def test_the_last_card_is_melded_never_discarded() -> None:
    eight = table("8S", NEVER, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H"])
    assert isinstance(refusal(eight, go_out(discard="8S")), FinalMeldNeeded)
    assert code(eight, go_out(discard="8S")) == "final_discard"
    assert after(eight, go_out("8S > 2")).board.out == 0
    stray = table("8S 5C", NEVER, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H"])
    assert code(stray, go_out("8S > 2", discard="5C")) == "final_discard"
    assert not any(isinstance(move, GoOut) for move in candidates(my_view(stray)))


@cites("option final_discard=never")
def test_two_cards_stay_while_not_all_can_be_melded() -> None:
    now = table("8S 9C", NEVER, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H"])
    assert code(now, lay("8S > 2")) == "keep_cards"
    assert code(now, throw("9C")) is None
    discards = replace(NEVER, final_discard="required")
    assert code(table("8S 9C", discards, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H"]), lay("8S > 2")) is None


@cites("option final_discard=never")
def test_every_way_out_melds_everything() -> None:
    now = table("8S 9C 9D 9H", NEVER, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H"])
    (out,) = [move for move in candidates(my_view(now)) if isinstance(move, GoOut)]
    assert out.discard is None
    found = way_out(position_of(my_view(now)), 0)
    assert found is not None
    assert found[1] == -1
    view = my_view(now)
    draft = add(view, Draft(), cards("9C 9D 9H"), NewGroup())
    draft = add(view, draft, cards("8S"), OnMeld(2))
    assert (draft.kind, missing(view, draft)) == ("go_out", None)


@cites("option final_discard=never")
def test_a_wild_or_a_single_card_too_many_is_no_way_out_in_counts() -> None:
    for hand in ("8S 5C", "8S 3C", "8S 9C"):
        for how, goes in (("never", False), ("required", True)):
            rules = replace(NEVER, final_discard=how)
            now = table(hand, rules, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H"])
            assert (way_out(position_of(my_view(now)), 0) is not None) == goes


KEPT = replace(WEB, sevens_kept=True, partners_foot="none", decks=8)


@cites("option sevens_kept")
def test_sevens_stay_until_the_own_team_has_a_book_of_them() -> None:
    for melds, theirs, wrong in (
        ([], [], "seven_kept"),
        ([clean_book("7", 6)], [], "seven_kept"),
        ([], [clean_book("7")], "seven_kept"),
        ([clean_book("7")], [], None),
        ([dirty_book("7")], [], None),
    ):
        now = table("7C 9C 9D", KEPT, phase="play", melds=melds, their_melds=theirs)
        assert code(now, throw("7C")) == wrong
        assert code(now, throw("9C")) is None
        assert (throw("7C") in candidates(my_view(now))) == (wrong is None)
        assert code(table("7C 9C 9D", replace(KEPT, sevens_kept=False), phase="play"), throw("7C")) is None


@cites("option sevens_kept")
def test_a_turn_always_ends_though_nothing_but_sevens_is_held() -> None:
    assert code(table("7C 7D", KEPT, phase="play"), throw("7C")) is None
    assert code(table("7C 7D 2C", KEPT, phase="play"), throw("7C")) == "seven_kept"
    assert code(table("7C 7D 3H", KEPT, phase="play"), throw("7C")) == "seven_kept"
    for hand, thrown in (("7C 7D", "7"), ("7C 7D 2C", "2"), ("7C 7D 9C", "9"), ("7C 3S", "3")):
        view = my_view(table(hand, KEPT, phase="play"))
        kind = discarding(position_of(view), 0, NORMAL, threatened=False)
        assert sample(kind)[0] == thrown, hand


@cites("option sevens_kept")
def test_a_seven_is_never_the_last_discard() -> None:
    for last, goes in (("7C", False), ("9C", True)):
        now = table(f"8S {last}", KEPT, phase="play", in_foot=(0,), melds=[*READY, "8C 8D 8H", clean_book("7")])
        rules = replace(KEPT, closed_book="sealed")
        now = replace(now, board=replace(now.board, rules=rules))
        assert (code(now, go_out("8S > 2", discard=last)) is None) == goes
        assert code(now, lay("8S > 2")) == (None if goes else "keep_cards")
        assert any(isinstance(move, GoOut) for move in candidates(my_view(now))) or not goes
        assert (way_out(position_of(my_view(now)), 0) is not None) or not goes
    held = table("7C", KEPT, phase="play", in_foot=(0,), melds=[*READY])
    assert code(held, go_out(discard="7C")) == "seven_kept"
    assert code(held, Hold()) is None


FLOATING = replace(WEB, floating=True, final_discard="optional", partners_foot="none")


@cites("option floating")
def test_a_player_without_the_books_plays_on_without_cards() -> None:
    for move, melds in ((throw("9C"), READY[:1]), (lay("9C > 1"), (*READY[:1], "9D 9H 9S"))):
        now = table("9C", FLOATING, phase="play", in_foot=(0,), melds=list(melds))
        assert code(table("9C", replace(FLOATING, floating=False), phase="play", in_foot=(0,), melds=list(melds)), move)
        then = after(now, move)
        assert (then.board.turn, then.board.hands[0], then.board.phase) == (1, 0, Phase.DRAW)
        again = replace(then, board=replace(then.board, turn=0, mover=0))
        assert len(after(again, Draw()).hands[0]) == 2


@cites("option floating")
def test_a_player_with_the_books_goes_out_and_cannot_float() -> None:
    now = table("9C", FLOATING, phase="play", in_foot=(0,), melds=[*READY, "9D 9H 9S"])
    assert code(now, throw("9C")) == "keep_cards"
    assert code(now, lay("9C > 2")) == "keep_cards"
    assert code(now, go_out(discard="9C")) is None
    refused = replace(now, board=replace(now.board, refused=True))
    assert code(refused, throw("9C")) is None


@cites("option floating")
def test_computer_players_float_and_finish_their_matches() -> None:
    for level in LEVELS:
        view = my_view(table("9C", FLOATING, phase="play", in_foot=(0,), melds=list(READY[:1])))
        assert player_of(level).decide(view, Think()) == throw("9C")
